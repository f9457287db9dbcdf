//! News about the player's calls, for the top of their page: the open one, rulings, corrected results.

use chrono::{DateTime, Utc};

use crate::app::Snapshot;
use crate::domain::id::{AtTable, PlayerId};
use crate::domain::tournament::dispute::{Dispute, Stage};
use crate::domain::tournament::round::{Round, Table};
use crate::messages::{Message, say};
use crate::web::pages::disputes::facts_panel::when_at;
use crate::web::pages::player::place::PlayerAtTable;
use crate::web::pages::player::rulings::{coming, concerns};
use crate::web::words;
use crate::words::question::question_sentence;

/// The open call at the player's table.
pub struct OpenCall {
    /// Its number, which links to it further down.
    pub number: String,
    /// `A judge has been called`; when, is in `coming`.
    pub word: Message,
    /// The question of the call.
    pub question: String,
    /// Who is coming, or since when nobody is.
    pub coming: String,
}

/// A decision since the newest round began, or about its table.
pub struct NewDecision {
    /// The notice's class.
    pub kind: &'static str,
    /// `Ruling given, 15:40`.
    pub word: Message,
    pub text: String,
    /// The dispute of the decision.
    pub number: String,
}

/// The open call at this table.
pub fn open_call(place: PlayerAtTable<'_>) -> Option<OpenCall> {
    let here = place.here;
    let call = here.tournament.call_at(place.at())?;
    Some(OpenCall {
        number: call.number.to_string(),
        word: say("player-news-called"),
        question: question_sentence(call),
        coming: coming(here, call),
    })
}

/// Rulings and corrected results, newest dispute first.
pub fn news(here: &Snapshot, player: PlayerId) -> Vec<NewDecision> {
    let rounds = here.tournament.rounds();
    let Some(since) = rounds.filter_map(|round| round.clock.as_ref()).map(|clock| clock.published).max()
    else {
        return Vec::new();
    };
    let newest = PlayerAtTable::chosen(here, player, None).map(|place| place.at());
    let own = here.tournament.disputes().rev().filter(|dispute| concerns(here, dispute, player));
    let rulings = own.filter_map(|dispute| new_decision(here, dispute, newest, since));
    rulings.chain(corrected_results(here, player, newest, since)).collect()
}

fn new_decision(
    here: &Snapshot,
    dispute: &Dispute,
    newest: Option<AtTable>,
    since: DateTime<Utc>,
) -> Option<NewDecision> {
    let ruling = dispute.ruling.as_ref()?;
    let last = dispute.appeal.as_ref().and_then(|appeal| appeal.decided.as_ref());
    let said = last.map_or(ruling, |(_, said)| said);
    if said.at < since && dispute.at != newest {
        return None;
    }
    let when = when_at(here, said.at);
    let (kind, word) = match dispute.stage() {
        Stage::Final => ("settled", say("player-news-final-word").with("when", when)),
        Stage::Appealed => ("info", say("player-news-appealed").with("when", when)),
        Stage::Ruled | Stage::Open | Stage::Withdrawn => {
            ("settled", say("player-news-ruled").with("when", when))
        }
    };
    Some(NewDecision { kind, word, text: said.text.clone(), number: dispute.number.to_string() })
}

/// Results of the player's tables that were corrected because of a dispute.
fn corrected_results(
    here: &Snapshot,
    player: PlayerId,
    newest: Option<AtTable>,
    since: DateTime<Utc>,
) -> impl Iterator<Item = NewDecision> {
    let tables = here.tournament.rounds().filter_map(move |round| {
        let table = round.table_of(player)?;
        Some(PlayerAtTable { here, round, table, side: table.side_of(player)? })
    });
    let recent =
        move |place: &PlayerAtTable<'_>, at: DateTime<Utc>| at >= since || Some(place.at()) == newest;
    tables.filter_map(move |place| {
        let now = place.table.result.as_ref()?;
        let last = place.table.corrections.last()?;
        let number = last.dispute.filter(|_| recent(&place, now.at))?;
        let (round, table): (&Round, &Table) = (place.round, place.table);
        Some(NewDecision {
            kind: "info",
            word: say("player-news-corrected").with("when", words::clock_of_day(here, now.at)),
            text: say("player-news-corrected-why")
                .with("round", round.number)
                .with("table", table.pair.table)
                .with("dispute", number)
                .with("now", place.result_in_words(&now.result))
                .with("was", place.result_in_words(&last.was.result))
                .to_string(),
            number: number.to_string(),
        })
    })
}
