//! `/t/{tournament}/timetable`: who meets whom in a round robin, on screen and paper.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::pairing::timetable::{Timetable, TimetableRound};
use crate::domain::tournament::round::{Round, Table};
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::public::{published_round, state};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "public/timetable.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    facts: Vec<String>,
    seed: u64,
    sections: Vec<TimetableSection>,
    numbers: Vec<(usize, String)>,
    /// Who has left, in a sentence; empty if nobody has.
    gone: String,
    crosstable: Link,
}

/// A round of the timetable, as it is drawn.
pub struct TimetableSection {
    pub number: RoundNumber,
    /// Its page, once it is published.
    pub to: Option<Link>,
    pub rows: Vec<TimetableRow>,
    /// The player who meets nobody.
    pub bye: Option<String>,
}

/// A table of the timetable.
pub struct TimetableRow {
    pub table: TableNumber,
    pub players: [String; 2],
    /// The points of both, once they are recorded.
    pub score: String,
}

/// # Errors
/// [`PageError::NotFound`] before the first round is published, and if the tournament is not a round robin.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let timetable = here.tournament.published_timetable().ok_or(PageError::NotFound)?;
    let name = |player: PlayerId| here.display_names().name(player);
    Answer::page(&Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Timetable),
        facts: state::facts(&here, &here.setup()?.settings),
        seed: timetable.seed,
        sections: sections(&here, timetable),
        numbers: timetable.players().map(|(number, player)| (number, name(player))).collect(),
        gone: dropped_players(&here, timetable),
        crosstable: urls::crosstable(here.slug()),
    })
}

/// The timetable while its first round is a draft; otherwise nothing.
pub fn drafted(here: &Snapshot) -> Vec<TimetableSection> {
    let drafted = here.tournament.timetable().filter(|_| here.tournament.published_timetable().is_none());
    drafted.map_or_else(Vec::new, |timetable| sections(here, timetable))
}

fn sections(here: &Snapshot, timetable: &Timetable) -> Vec<TimetableSection> {
    timetable.all_rounds().map(|round| section(here, &round)).collect()
}

fn section(here: &Snapshot, round: &TimetableRound) -> TimetableSection {
    match published(here, round.number) {
        Some(played) => published_section(here, played),
        None => section_to_come(here, round),
    }
}

/// A round as it was published. A player who came later may have taken the number that was free then.
fn published_section(here: &Snapshot, round: &Round) -> TimetableSection {
    let names = here.display_names();
    let row = |table: &Table| TimetableRow {
        table: table.pair.table,
        players: names.pair(table.pair.players),
        score: table
            .result
            .as_ref()
            .map_or_else(String::new, |recorded| recorded.result.scores.map(words::score).join(" : ")),
    };
    TimetableSection {
        number: round.number,
        to: Some(urls::round(here.slug(), round.number)),
        rows: round.tables().map(row).collect(),
        bye: round.bye.as_ref().map(|bye| names.name(bye.player)),
    }
}

fn section_to_come(here: &Snapshot, round: &TimetableRound) -> TimetableSection {
    let names = here.display_names();
    let row = |(table, players): (TableNumber, &[PlayerId; 2])| TimetableRow {
        table,
        players: names.pair(*players),
        score: String::new(),
    };
    TimetableSection {
        number: round.number,
        to: None,
        rows: (1..).map(TableNumber).zip(&round.tables).map(row).collect(),
        bye: round.bye.map(|player| names.name(player)),
    }
}

/// A round of the timetable, once everybody may see it.
pub(super) fn published(here: &Snapshot, number: RoundNumber) -> Option<&Round> {
    published_round(here, number).ok().filter(|round| round.is_of_timetable())
}

fn dropped_players(here: &Snapshot, timetable: &Timetable) -> String {
    let has_left = |player: &PlayerId| here.tournament.player(*player).is_some_and(|one| !one.is_active());
    let left = timetable.players().map(|(_, player)| player).filter(has_left);
    let names: Vec<String> = left.map(|player| here.display_names().name(player)).collect();
    if names.is_empty() {
        return String::new();
    }
    say("public-timetable-left").with("names", words::list(&names)).with("n", names.len()).to_string()
}
