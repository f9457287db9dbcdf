//! The player's own table in words: number, opponent, clock, and the state of its result.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;

use crate::app::Snapshot;
use crate::app::finish::Finisher;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::tournament::round::{Phase, Round};
use crate::domain::tournament::way_back::WayBack;
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::forms::{ResultForm, SeatedForm};
use crate::web::pages::player::in_cut;
use crate::web::pages::player::place::PlayerAtTable;
use crate::web::pages::public::finish::{self, OwnFinish};
use crate::web::pages::public::state;
use crate::web::pages::rounds::seated;
use crate::web::shown_clock::ShownClock;
use crate::web::words;

/// The content of the table's panel.
#[derive(Default)]
pub struct TablePanel {
    pub table: Option<TableSeat>,
    /// Without a table: the situation, and what comes next.
    pub empty: Option<(String, String)>,
    /// Once the tournament is over, instead of all that.
    pub finish: Option<OwnFinish>,
    pub notices: Vec<TableNotice>,
    pub confirm: Option<Confirm>,
}

pub struct TableSeat {
    pub round: RoundNumber,
    pub number: String,
    pub opponent: String,
    /// Which match of a bracket, and which of its games.
    pub about: Vec<Message>,
    pub clock: Option<TableClock>,
    /// Whether the player may still report.
    pub open: bool,
}

pub struct TableClock {
    pub shown: ShownClock,
    /// Minutes that this table has beyond the round, or empty.
    pub extra: String,
}

pub struct TableNotice {
    pub kind: &'static str,
    pub word: Message,
    pub text: Message,
}

/// The opponent's report, to be confirmed with one button.
pub struct Confirm {
    pub text: Message,
    pub button: Message,
    pub fields: Vec<(String, String)>,
}

/// Where the player is now, by the final ranking once there is one.
///
/// # Errors
/// Before the tournament is set up, or if the results make no bracket.
pub fn table_panel(
    here: &Snapshot,
    player: PlayerId,
    playing: Option<PlayerAtTable<'_>>,
    ranking: &[Finisher],
    (at, zone): (DateTime<Utc>, Tz),
) -> Result<TablePanel, PageError> {
    if let Some(place) = playing {
        return panel_at(place, at, zone);
    }
    if state::is_over(here) {
        let finish = Some(finish::player_finish(ranking, player));
        return Ok(TablePanel { finish, ..TablePanel::default() });
    }
    Ok(TablePanel { empty: Some(without_table(here, player)?), ..TablePanel::default() })
}

fn panel_at(place: PlayerAtTable<'_>, at: DateTime<Utc>, zone: Tz) -> Result<TablePanel, PageError> {
    let (notices, confirm) = standing(place)?;
    let shown = ShownClock::at_table(place.here, place.round, place.table, at, zone);
    let clock = shown.filter(|_| place.table.result.is_none()).map(|shown| TableClock {
        shown,
        extra: match usize::try_from(place.table.extra_minutes()) {
            Ok(0) | Err(_) => String::new(),
            Ok(extra) => words::extra_time(extra),
        },
    });
    let open = place.table.result.is_none();
    let departed = opponent_left(place).filter(|_| open);
    let notices: Vec<TableNotice> = departed.into_iter().chain(notices).collect();
    // All games of a match are played at one table.
    let number = place.table.pair.table.table().to_string();
    let about = in_cut::which_game(place)?;
    let round = place.round.number;
    let table = Some(TableSeat { round, number, opponent: place.opponent(), about, clock, open });
    Ok(TablePanel { table, notices, confirm, ..TablePanel::default() })
}

/// That no opponent waits at the table any more, though a game may have been played before.
fn opponent_left(place: PlayerAtTable<'_>) -> Option<TableNotice> {
    let [_, stays] = place.here.tournament.left_and_here(place.table)?;
    let text = if place.round.stage().is_some() {
        say("player-table-opponent-left-match")
    } else {
        say("player-table-opponent-left-text")
    };
    let word = say("player-table-opponent-left").with("opponent", place.opponent());
    (stays == place.player()).then_some(TableNotice { kind: "needs", word, text })
}

/// The state of the table's result.
fn standing(place: PlayerAtTable<'_>) -> Result<(Vec<TableNotice>, Option<Confirm>), PageError> {
    let opponent = place.opponent();
    let notice = |kind, word: Message, text: Message| (vec![TableNotice { kind, word, text }], None);
    if let Some(stands) = &place.table.result {
        let [mine, _] = place.points_in_words(&stands.result)?;
        let text = say("player-table-recorded-text")
            .with("result", words::capital(&place.result_in_words(&stands.result)))
            .with("outcome", mine);
        let (mut notices, confirm) = notice("settled", say("player-table-recorded"), text);
        if let Some([word, text]) = in_cut::after_game(place)? {
            notices.push(TableNotice { kind: "info", word, text });
        }
        if !place.table.contradictions.is_empty() {
            notices.push(TableNotice {
                kind: "conflict",
                word: say("player-table-not-settled"),
                text: say("player-table-not-settled-text"),
            });
        }
        return Ok((notices, confirm));
    }
    Ok(match place.reports() {
        [None, None] => (Vec::new(), None),
        [Some(own), None] => notice(
            "info",
            say("player-table-waiting-for").with("opponent", &opponent),
            say("player-table-you-reported")
                .with("at", words::clock_of_day(place.here, own.at))
                .with("result", place.result_in_words(&own.result))
                .with("opponent", &opponent),
        ),
        [Some(own), Some(theirs)] => notice(
            "conflict",
            say("player-table-differ"),
            say("player-table-differ-text")
                .with("own", place.result_in_words(&own.result))
                .with("opponent", &opponent)
                .with("other", place.result_in_words(&theirs.result)),
        ),
        [None, Some(theirs)] => {
            let [mine, _] = place.points_in_words(&theirs.result)?;
            let told = place.result_in_words(&theirs.result);
            let text = say("player-table-confirm-text")
                .with("opponent", opponent)
                .with("result", told)
                .with("outcome", mine);
            (Vec::new(), Some(confirm(place, text, &theirs.result)))
        }
    })
}

fn confirm(
    place: PlayerAtTable<'_>,
    text: Message,
    result: &crate::domain::scoring::result::GameResult,
) -> Confirm {
    let own = words::score(place.side.of(result.scores));
    let other = words::score(place.side.other().of(result.scores));
    let mut fields: Vec<(String, String)> = ResultForm::fields_of(result)
        .pairs()
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    fields.push(("round".to_owned(), place.round.number.to_string()));
    let seats = seated::field(&place.table.pair.players);
    fields.push((SeatedForm::NAMES.seated.to_owned(), seats));
    fields.push(("intent".to_owned(), "record".to_owned()));
    Confirm { text, button: say("player-table-confirm").with("own", own).with("other", other), fields }
}

/// Without a table: the situation, and what comes next.
fn without_table(here: &Snapshot, player: PlayerId) -> Result<(String, String), PageError> {
    let dropped = here.tournament.player(player).is_some_and(|player| !player.is_active());
    if !dropped && let Some(position) = in_cut::position(here, player)? {
        let [what, next] = in_cut::told(here, player, position)?;
        return Ok((what.to_string(), next.to_string()));
    }
    let Some(round) = here.tournament.shown_round() else {
        if dropped {
            return Ok(dropped_words(here, player));
        }
        let what = if here.tournament.is_bracket() {
            say("player-table-no-bracket")
        } else {
            say("player-table-none-before")
        };
        return Ok((what.to_string(), say("player-table-none-before-next").to_string()));
    };
    Ok(match round.phase() {
        Phase::Playing => without_table_in(here, round, player, dropped),
        Phase::Closed | Phase::Draft if dropped => dropped_words(here, player),
        Phase::Closed | Phase::Draft => (
            say("player-table-round-closed").with("round", round.number).to_string(),
            after_round(here, round, say("player-table-round-closed-next")).to_string(),
        ),
    })
}

/// What comes after a round that is closed: the next one, and after the last planned one the end, or a cut or top table.
pub fn after_round(here: &Snapshot, round: &Round, next: Message) -> Message {
    if is_last(here, round) { say("player-table-last-closed-next") } else { next }
}

fn is_last(here: &Snapshot, round: &Round) -> bool {
    round.number.0 >= here.tournament.planned_rounds()
}

fn dropped_words(here: &Snapshot, player: PlayerId) -> (String, String) {
    let next = match here.tournament.way_back(player) {
        WayBack::SeedTaken { .. } | WayBack::NothingLeft => say("player-table-dropped-over"),
        WayBack::Paired(_)
        | WayBack::Bracket
        | WayBack::Timetable(_)
        | WayBack::SeedBack { .. }
        | WayBack::SeedKept(_)
        | WayBack::Reserve
        | WayBack::TopTable => say("player-table-dropped-next"),
    };
    (say("player-table-dropped").to_string(), next.to_string())
}

fn without_table_in(here: &Snapshot, round: &Round, player: PlayerId, dropped: bool) -> (String, String) {
    let number = round.number;
    if dropped {
        return dropped_words(here, player);
    }
    if round.has_bye(player) || round.earned_byes.contains(&player) {
        let what = say("player-table-bye").with("round", number).to_string();
        return (what, say("player-table-bye-next").to_string());
    }
    let next = if is_last(here, round) {
        say("player-table-no-table-last-next")
    } else {
        say("player-table-no-table-next")
    };
    (say("player-table-no-table").with("round", number).to_string(), next.to_string())
}
