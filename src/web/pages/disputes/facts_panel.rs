//! The left side of a dispute: the players, the versions of the facts, the result of the game.

use chrono::{DateTime, Utc};

use crate::app::Snapshot;
use crate::domain::tournament::dispute::{Dispute, SignedText};
use crate::domain::tournament::round::Table;
use crate::messages::{Message, say};
use crate::web::pages::disputes::named_tellers;
use crate::web::urls::{self, Link};
use crate::web::words;

/// The facts of a dispute.
pub struct FactsPanel {
    /// The players with their pages.
    pub players: Vec<(String, Link)>,
    /// The result of the table, that there is none, or that the game was not played; empty without a table.
    pub result: String,
    /// The versions so far.
    pub versions: Vec<Version>,
    /// Whose version can be recorded.
    pub tellers: Vec<(String, String)>,
}

/// One version of the facts.
pub struct Version {
    /// Whose version it is.
    pub whose: String,
    /// The text of the version.
    pub text: String,
    /// Who wrote it down and when.
    pub noted: Message,
}

impl FactsPanel {
    /// The facts as recorded in the log.
    pub fn of(here: &Snapshot, dispute: &Dispute) -> Self {
        let players = dispute.at.and_then(|at| named_tellers::seated_players(here, at)).unwrap_or_default();
        Self {
            players: players
                .into_iter()
                .map(|player| (here.name(player), urls::player(here.slug(), player)))
                .collect(),
            result: result(here, dispute),
            versions: dispute.facts.iter().map(|said| version(here, said)).collect(),
            tellers: named_tellers::choices(here, dispute.at),
        }
    }
}

/// The table of a dispute.
pub fn table<'a>(here: &'a Snapshot, dispute: &Dispute) -> Option<&'a Table> {
    let at = dispute.at?;
    here.tournament.round(at.round)?.table(at.table)
}

fn result(here: &Snapshot, dispute: &Dispute) -> String {
    let Some(table) = table(here, dispute) else {
        return not_played(here, dispute).map_or_else(String::new, |told| told.to_string());
    };
    let [a, b] = table.pair.players.map(|player| here.name(player));
    table.result.as_ref().map_or_else(
        || say("disputes-facts-no-result").to_string(),
        |recorded| words::result(&recorded.result, [&a, &b]),
    )
}

/// What became of the match, if the game of a dispute was not played in the end.
fn not_played(here: &Snapshot, dispute: &Dispute) -> Option<Message> {
    let at = dispute.at?;
    here.tournament.round(at.round)?.stage()?;
    let winners = here.tournament.cut_winners();
    Some(match winners.get(&(at.round, at.table.table())) {
        Some(winner) => say("disputes-facts-not-played").with("name", here.name(*winner)),
        None => say("disputes-facts-not-played-yet"),
    })
}

fn version(here: &Snapshot, said: &SignedText) -> Version {
    Version {
        whose: named_tellers::words(here, &said.whose),
        text: said.text.clone(),
        noted: say("disputes-facts-noted").with("signed", signature(here, said)),
    }
}

/// Who wrote it and when: `Ruth Adler, 15:28`.
pub fn signature(here: &Snapshot, said: &SignedText) -> String {
    format!("{}, {}", here.actor(&said.actor), when(here, said))
}

/// When, for a sentence: `at 15:28`, `on 12 May 2026, 15:28 CEST`.
pub fn at(here: &Snapshot, at: DateTime<Utc>) -> String {
    let when = when_at(here, at);
    let told = if when == words::clock(here, at) {
        say("disputes-when-at").with("when", when)
    } else {
        say("disputes-when-on").with("when", when)
    };
    told.to_string()
}

/// The time of day, with the day if it is not the tournament's.
pub fn when(here: &Snapshot, said: &SignedText) -> String {
    when_at(here, said.at)
}

/// A time of day, with the day if it is not the tournament's.
pub fn when_at(here: &Snapshot, at: DateTime<Utc>) -> String {
    let day = at.with_timezone(&here.tournament.zone()).date_naive();
    let today = here.tournament.setup().is_some_and(|setup| setup.settings.date == day);
    if today { words::clock(here, at) } else { words::moment(here, at) }
}
