//! `/t/{tournament}/overlay?table=3`: a table and the clock for a stream, on a transparent ground. The one page that others
//! may show in a frame: it has no form, no link, and nothing of its visitor.

use askama::Template;

use crate::app::Snapshot;
use crate::app::open_data::rounds::RoundDocument;
use crate::domain::tournament::head::HeadCode;
use crate::domain::tournament::round::Round;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::OverlayQuery;
use crate::web::layout;
use crate::web::pages::public::{newest, state};
use crate::web::shown_clock::ShownClock;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// Seconds until it is fetched again if the server says nothing.
const AGAIN: u32 = 20;

#[derive(Template)]
#[template(path = "public/overlay.html")]
struct Overlay {
    /// What the site is called.
    site: String,
    title: String,
    damage: Option<Message>,
    round: String,
    clock: Option<ShownClock>,
    games: Vec<Game>,
    /// Why no table is shown although one was asked for.
    missing: Option<Message>,
    here: Link,
    events: Link,
    head: HeadCode,
    seconds: u32,
}

/// The longest number of a table, in digits.
const LONGEST: usize = 4;

/// A game of two, or a pod: name and points of each player.
struct Game {
    table: String,
    sides: Vec<(String, Option<String>)>,
}

/// The table of the newest published round that the query names; without one, the round and its clock alone.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let slug = here.slug();
    let table = OverlayQuery::of(&visit.query).table;
    let round = newest(&here);
    let games = round.map(|round| games(&here, round, table)).unwrap_or_default();
    let missing = (!table.is_empty() && games.is_empty()).then(|| match round {
        // Only a number is repeated: others show this page in a frame, with words of their choice in the address.
        Some(_) if table.len() <= LONGEST && table.bytes().all(|byte| byte.is_ascii_digit()) => {
            say("public-overlay-no-table").with("table", table)
        }
        Some(_) => say("public-overlay-no-such-table"),
        None => say("public-screen-the-pairings-of-round-1"),
    });
    Answer::page(&Overlay {
        site: site.config.name().to_owned(),
        title: here.setup()?.settings.title.clone(),
        damage: layout::damage(site, visit),
        round: round.map_or_else(String::new, |round| {
            state::of(here.tournament.round_name(round.number), here.tournament.planned_rounds())
        }),
        clock: round.and_then(|round| ShownClock::on_cached_page(&here, round)),
        games,
        missing,
        here: if table.is_empty() { urls::overlay(slug) } else { urls::overlay_of(slug, table) },
        events: urls::live(slug),
        head: here.head_code(),
        seconds: AGAIN,
    })
}

/// The games at a table: several in a match, one of more than two players if it is a pod.
fn games(here: &Snapshot, round: &Round, table: &str) -> Vec<Game> {
    let Some(document) = RoundDocument::of(here, round.number) else { return Vec::new() };
    let is_there = |number: &str| number.split('.').next() == Some(table);
    let duels = document.tables.into_iter().filter(|one| is_there(&one.table)).map(|one| Game {
        sides: one.sides.into_iter().map(|side| (side.name, side.score.map(|it| it.to_string()))).collect(),
        table: one.table,
    });
    let pods = document.pods.into_iter().filter(|one| is_there(&one.table)).map(|one| Game {
        sides: one.seats.into_iter().map(|seat| (seat.name, seat.total)).collect(),
        table: one.table,
    });
    duels.chain(pods).collect()
}
