//! `/t/{tournament}/screen`: the projector. Pairings by name on pages that turn automatically, and the clock.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::Slug;
use crate::domain::tournament::head::HeadCode;
use crate::domain::tournament::round::Round;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::cookie::Theme;
use crate::web::error::PageError;
use crate::web::forms::PageQuery;
use crate::web::layout;
use crate::web::pages::public::finish::{BestPlace, finishers, won_and_best};
use crate::web::pages::public::leading::{Leading, leading};
use crate::web::pages::public::newest;
use crate::web::pages::public::print::{SeatedPlayer, seated_players};
use crate::web::pages::public::state;
use crate::web::phone_code::PhoneCode;
use crate::web::shown_clock::ShownClock;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

/// Names on one screen: three columns with opponents, readable from the last row.
const NAMES: usize = 15;
/// Names on one screen if four narrower columns make a second one unnecessary.
const FOUR_COLUMNS: usize = 20;
/// Names on one screen of a large field: more columns, without opponents.
const MANY: usize = 50;
/// A field is large if it would need more screens than this.
const SCREENS: usize = 3;
/// Seconds per page.
const TURNS: u32 = 12;
/// Seconds until a single page is reloaded.
const AGAIN: u32 = 30;

#[derive(Template)]
#[template(path = "public/screen.html")]
struct Screen {
    /// What the site is called.
    site: String,
    theme: Theme,
    damage: Option<Message>,
    title: String,
    round: String,
    closed: bool,
    clock: Option<ShownClock>,
    /// Tables with extra time.
    longer: String,
    zone: &'static str,
    /// The class of the list: how wide its columns are.
    columns: &'static str,
    /// Who won, once it is over.
    won: Option<String>,
    /// The heading above the best eight, between the rounds and at the end.
    standings: Option<Message>,
    best: Vec<BestPlace>,
    seats: Vec<SeatedPlayer>,
    page: usize,
    pages: usize,
    next: Link,
    /// This page, and where the server says that something changed.
    here: Link,
    events: Link,
    seconds: u32,
    head: HeadCode,
    home: Link,
    /// Where phones open the tournament, with its code; `None` if that is unknown or no phone can.
    phones: Option<PhoneCode>,
}

/// One page of the projector.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let setup = here.setup()?;
    let slug = here.slug();
    let (won, final_best) = won_and_best(finishers(&here)?);
    let leading = match won {
        Some(_) => Some(Leading { title: say("public-screen-final-standings"), best: final_best }),
        None => between(&here)?,
    };
    let (standings, best) = leading.map(|one| (one.title, one.best)).unzip();
    // The standings take the place of the last pairings.
    let round = newest(&here).filter(|_| standings.is_none());
    let all = round.map(|round| seated_players(here.display_names(), round)).unwrap_or_default();
    let (most, columns) = most_and_columns(all.len());
    let pages = all.len().div_ceil(most).max(1);
    // The last page is as full as the others: a single name on a wall is overlooked.
    let names = all.len().div_ceil(pages);
    // A page that no longer exists becomes the first one: nobody is standing at a projector.
    let wanted: usize = PageQuery::of(&visit.query).page.parse().unwrap_or(1);
    let page = if (1..=pages).contains(&wanted) { wanted } else { 1 };
    let next = if page < pages { urls::screen_page(slug, page + 1) } else { urls::screen(slug) };
    Answer::page(&Screen {
        site: site.config.name().to_owned(),
        theme: visit.viewer.preferences.theme,
        damage: layout::damage(site, visit),
        title: setup.settings.title.clone(),
        round: round
            .map(|round| {
                state::of(here.tournament.round_name(round.number), here.tournament.planned_rounds())
            })
            .unwrap_or_default(),
        closed: round.is_some_and(|round| round.closed.is_some()),
        clock: round.and_then(|round| ShownClock::on_cached_page(&here, round)),
        longer: round.map(|round| longer(&here, round)).unwrap_or_default(),
        zone: words::zone_name(here.tournament.zone()),
        seats: all.into_iter().skip((page - 1) * names).take(names).collect(),
        page,
        pages,
        next,
        here: if page > 1 { urls::screen_page(slug, page) } else { urls::screen(slug) },
        events: urls::live(slug),
        columns,
        won,
        standings,
        best: best.unwrap_or_default(),
        seconds: if pages > 1 { TURNS } else { AGAIN },
        head: here.head_code(),
        home: urls::tournament(slug),
        phones: phones(site, slug),
    })
}

/// How many names are on one screen, and the class of their list.
const fn most_and_columns(players: usize) -> (usize, &'static str) {
    if players > NAMES * SCREENS {
        (MANY, "many")
    } else if players > NAMES && players <= FOUR_COLUMNS {
        (FOUR_COLUMNS, "four")
    } else {
        (NAMES, "")
    }
}

/// Who leads once a round is closed, until the next one is published. Who goes on in a cut is in its bracket.
fn between(here: &Snapshot) -> Result<Option<Leading>, PageError> {
    if newest(here).is_none_or(|round| round.closed.is_none() || round.stage().is_some()) {
        return Ok(None);
    }
    leading(here)
}

/// The code that leads a phone to the tournament. The page is cached for everybody, so it is the address at which the
/// program was started, not the visitor's.
pub fn phones(site: &Site, slug: &Slug) -> Option<PhoneCode> {
    let origin = site.hall_addresses.get()?.addresses().first()?;
    PhoneCode::of(origin, &urls::tournament(slug))
}

/// `Table 2 until 15:52, table 5 until 15:45`; empty if no table has extra time.
fn longer(here: &Snapshot, round: &Round) -> String {
    let own = round.tables().filter_map(|table| {
        let (until, _) = words::own_end(here, round, table)?;
        let told = say("public-screen-longer").with("table", table.pair.table).with("until", until);
        Some(told.to_string())
    });
    words::capital(&own.collect::<Vec<_>>().join(", "))
}
