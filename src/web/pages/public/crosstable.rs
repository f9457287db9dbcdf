//! `/t/{tournament}/crosstable`: every game of a round robin in one table, on screen and paper.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::scoring::standings::{StandingsLine, standings};
use crate::domain::tournament::round::{Round, Table};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::public::{state, timetable};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "public/crosstable.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    facts: Vec<String>,
    rows: Vec<Row>,
    timetable: Link,
    standings: Link,
}

/// A player's games against everybody, in the order of the standings.
struct Row {
    place: u32,
    name: String,
    to: Link,
    cells: Vec<Cell>,
    points: i64,
}

/// What two players did against each other, seen from the player of the row.
enum Cell {
    /// The player themselves.
    Own,
    /// Nothing is recorded; in which round they meet.
    Open(RoundNumber),
    /// The bye of the player, with its points: the other came after that round was published.
    Bye(i64),
    /// The points of the player, and the scores of both.
    Played { points: String, score: String, won: bool },
    /// They never meet, or the round in which they would have was published without one of them.
    Never,
}

/// # Errors
/// [`PageError::NotFound`] before the first round is published, and if the tournament is not a round robin.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    here.tournament.published_timetable().ok_or(PageError::NotFound)?;
    let slug = here.slug();
    Answer::page(&Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Timetable),
        facts: state::facts(&here, &here.setup()?.settings),
        rows: rows(&here)?,
        timetable: urls::timetable(slug),
        standings: urls::standings(slug),
    })
}

fn rows(here: &Snapshot) -> Result<Vec<Row>, PageError> {
    let computed = standings(here.profile()?, &here.tournament.history());
    let lines = computed.map_err(|error| PageError::failed(&error))?.lines;
    let row = |line: &StandingsLine| -> Result<Row, PageError> {
        let player = line.tally.player;
        let cells = lines.iter().map(|other| cell(here, player, other.tally.player));
        Ok(Row {
            place: line.place,
            name: here.display_names().name(player),
            to: urls::player(here.slug(), player),
            cells: cells.collect::<Result<_, PageError>>()?,
            points: line.tally.victory_points,
        })
    };
    lines.iter().map(row).collect()
}

fn cell(here: &Snapshot, player: PlayerId, other: PlayerId) -> Result<Cell, PageError> {
    if player == other {
        return Ok(Cell::Own);
    }
    let met = here.tournament.timetable().and_then(|timetable| timetable.meeting([player, other]));
    let Some(number) = met else { return Ok(Cell::Never) };
    let Some(round) = timetable::published(here, number) else { return Ok(Cell::Open(number)) };
    let Some(table) = table_of(round, [player, other]) else {
        let has_bye = round.bye.as_ref().is_some_and(|bye| bye.player == player);
        let points = here.profile()?.points.bye.value;
        return Ok(if has_bye { Cell::Bye(points) } else { Cell::Never });
    };
    let (Some(side), Some(recorded)) = (table.side_of(player), &table.result) else {
        return Ok(Cell::Open(number));
    };
    let result = &recorded.result;
    let outcomes = here.profile()?.outcomes(result).map_err(|error| PageError::failed(&error))?;
    let points = outcomes.map(|both| side.of(both).victory_points);
    let against = outcomes.map(|both| side.other().of(both).victory_points);
    Ok(Cell::Played {
        points: points.map_or_else(|| "–".to_owned(), |points| points.to_string()),
        score: [side, side.other()].map(|side| words::score(side.of(result.scores))).join(" : "),
        won: points > against,
    })
}

/// The table of a round at which two players meet.
fn table_of(round: &Round, players: [PlayerId; 2]) -> Option<&Table> {
    round.tables().find(|table| players.iter().all(|player| table.side_of(*player).is_some()))
}
