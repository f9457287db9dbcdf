//! `/t/{tournament}/bracket`: the cut for everybody, on screen and paper, and on a projector.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::bracket::cut::BestOf;
use crate::domain::bracket::elimination::Elimination;
use crate::domain::bracket::ranking::{self, By, Ranked};
use crate::domain::bracket::stages::Bracket;
use crate::domain::scoring::standings::{Standings, standings};
use crate::domain::tournament::cut::{CutDecks, StartedCut};
use crate::domain::tournament::head::HeadCode;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::cookie::Theme;
use crate::web::error::PageError;
use crate::web::layout::{self, Layout};
use crate::web::pages::cut::line::started_line;
use crate::web::pages::cut::other_seeds;
use crate::web::pages::cut::unreadable;
use crate::web::pages::cut::view::{BracketPart, Drawing};
use crate::web::pages::public::newest;
use crate::web::pages::public::screen::phones;
use crate::web::pages::public::state;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::phone_code::PhoneCode;
use crate::web::shown_clock::ShownClock;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::ranking::decided_by;

#[derive(Template)]
#[template(path = "cut/bracket.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    facts: Vec<String>,
    title: String,
    clock: Option<ShownClock>,
    parts: Vec<BracketPart>,
    how: String,
    /// Whether rounds were played before it, whose standings separate those whom the bracket does not.
    after_rounds: bool,
    notes: Vec<Message>,
    ranking: Vec<Place>,
    standings: Link,
    /// The ranking as a sheet, if the bracket is all that is played.
    sheet: Option<Link>,
    screen: Link,
    staff: Option<Link>,
}

#[derive(Template)]
#[template(path = "cut/screen.html")]
struct Screen {
    /// What the site is called.
    site: String,
    theme: Theme,
    damage: Option<Message>,
    title: String,
    tournament: String,
    clock: Option<ShownClock>,
    parts: Vec<BracketPart>,
    again: Link,
    /// Where the server says that something changed.
    events: Link,
    head: HeadCode,
    /// Whether nothing of it can change any more.
    is_final: bool,
    home: Link,
    /// As on the other screen.
    phones: Option<PhoneCode>,
}

/// One place of the final ranking.
struct Place {
    place: u32,
    name: String,
    by: Message,
}

/// # Errors
/// [`PageError::NotFound`] without a cut.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let (setup, started) = (here.setup()?, here.tournament.cut().ok_or(PageError::NotFound)?);
    let (slug, bracket, swiss) = (here.slug(), bracket(&here)?, swiss(&here));
    Answer::page(&Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Bracket),
        facts: state::facts(&here, &setup.settings),
        title: title(started),
        clock: newest(&here)
            .filter(|round| round.stage().is_some())
            .and_then(|round| ShownClock::on_cached_page(&here, round)),
        parts: Drawing { here: &here, started, bracket: &bracket, drafts: false }.parts(),
        how: how(&here, started),
        after_rounds: started.after.0 > 0,
        notes: notes(&here, started, swiss.as_ref()),
        ranking: swiss.map_or_else(Vec::new, |standings| ranking(&here, &standings, &bracket)),
        standings: urls::standings(slug),
        sheet: here.tournament.is_bracket().then(|| urls::standings_csv(slug)),
        screen: urls::bracket_screen(slug),
        staff: visit.is_staff().then(|| urls::cut(slug)),
    })
}

/// The bracket on a wall.
///
/// # Errors
/// [`PageError::NotFound`] without a cut.
pub fn screen(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let (setup, started) = (here.setup()?, here.tournament.cut().ok_or(PageError::NotFound)?);
    let slug = here.slug();
    Answer::page(&Screen {
        site: site.config.name().to_owned(),
        theme: visit.viewer.preferences.theme,
        damage: layout::damage(site, visit),
        title: title(started),
        tournament: setup.settings.title.clone(),
        clock: newest(&here)
            .filter(|round| round.stage().is_some())
            .and_then(|round| ShownClock::on_cached_page(&here, round)),
        parts: Drawing { here: &here, started, bracket: &bracket(&here)?, drafts: false }.parts(),
        again: urls::bracket_screen(slug),
        events: urls::live(slug),
        head: here.head_code(),
        is_final: state::is_over(&here),
        home: urls::bracket(slug),
        phones: phones(site, slug),
    })
}

/// The bracket of a tournament, if it has one.
pub(super) fn bracket(here: &Snapshot) -> Result<Bracket, PageError> {
    here.tournament.bracket().map_err(|error| unreadable(&error))?.ok_or(PageError::NotFound)
}

pub(super) fn title(started: &StartedCut) -> String {
    match started.cut.size.players() {
        _ if started.after.0 == 0 => say("cut-title-bracket"),
        2 => say("cut-title-final"),
        size => say("cut-title-top").with("size", size),
    }
    .to_string()
}

/// How matches are played, in a few sentences. The settings say whether stages have a clock or a deadline.
pub(super) fn how(here: &Snapshot, started: &StartedCut) -> String {
    let days = here.tournament.setup().and_then(|setup| setup.settings.round_days);
    let games = match (started.cut.best_of, days) {
        (BestOf::One, None) => say("cut-line-one-game").with("minutes", started.minutes),
        (BestOf::Three, None) => say("cut-line-three-games").with("minutes", started.minutes),
        (BestOf::One, Some(_)) => say("cut-line-one-game-only"),
        (BestOf::Three, Some(_)) => say("cut-line-three-games-only"),
    };
    let until = days.map(|days| say("cut-line-days").with("days", days));
    let losses = match started.cut.elimination {
        Elimination::Single => None,
        Elimination::Double => Some(say("cut-line-double")),
        Elimination::DoubleOneFinal => Some(say("cut-line-double-one-final")),
    };
    let seeds = match (&started.given, started.after.0) {
        (Some(why), _) => say("cut-line-seeds-given").with("why", why),
        (None, 0) => say("cut-line-seeds-drawn"),
        (None, after) => say("cut-line-seeds-places").with("round", after),
    };
    let told: Vec<String> =
        [Some(games), until, losses, Some(seeds)].iter().flatten().map(Message::to_string).collect();
    told.join(" ")
}

/// Who made it into the cut and by what, and what changed since.
pub(super) fn notes(here: &Snapshot, started: &StartedCut, swiss: Option<&Standings>) -> Vec<Message> {
    let line = swiss.and_then(|standings| started_line(here, started, standings));
    let other = swiss.and_then(|standings| started.seeded_by(standings));
    let other = other.map(|other| other_seeds::sentence(here, &other));
    let moved = started.moved_up.iter().map(|one| {
        let (reserve, left) = (here.name(one.reserve), here.name(one.left));
        say("cut-note-moved-up").with("reserve", reserve).with("left", left).with("seed", one.seed)
    });
    let settled = started.settled.keys().filter_map(|(round, table)| {
        let settled = here.tournament.settlement_at(*round, *table)?;
        let note = say("cut-note-goes-on")
            .with("name", here.name(settled.winner))
            .with("table", table)
            .with("round", words::round_name(here, *round).words())
            .with("reason", &settled.reason);
        Some(note)
    });
    let needless = here.tournament.needless_games().into_iter().map(|at| {
        let round = words::round_name(here, at.round).words();
        say("cut-note-needless-game").with("table", at.table).with("round", round)
    });
    let drawn = started.drawn.iter().map(|group| {
        let names: Vec<String> = group.iter().map(|player| here.name(*player)).collect();
        say("cut-note-drawn").with("players", words::list(&names)).with("seed", started.seed)
    });
    let standings = line.into_iter().chain(other);
    standings.chain(decks(here, started)).chain(drawn).chain(moved).chain(settled).chain(needless).collect()
}

/// What was decided about decks; `None` if nobody expects anything else of this format.
fn decks(here: &Snapshot, started: &StartedCut) -> Option<Message> {
    let setup = here.tournament.setup().filter(|setup| setup.format.is_some())?;
    match (setup.exchanges_between_games(), started.decks) {
        (true, CutDecks::New) => Some(say("cut-note-exchange")),
        (true, CutDecks::Same) => Some(say("cut-note-same-decks")),
        (false, CutDecks::New) => here.tournament.cut_waits_for_decks().then(|| say("cut-note-new-decks")),
        (false, CutDecks::Same) => None,
    }
}

/// The standings on which the cut rests.
pub(super) fn swiss(here: &Snapshot) -> Option<Standings> {
    let profile = here.tournament.setup()?.profile()?;
    standings(profile, &here.tournament.history()).ok()
}

fn ranking(here: &Snapshot, standings: &Standings, bracket: &Bracket) -> Vec<Place> {
    ranking::ranking(standings, bracket, &here.tournament.gone()).iter().map(|one| place(here, one)).collect()
}

fn place(here: &Snapshot, one: &Ranked) -> Place {
    let is_here = here.tournament.player(one.player).is_some_and(|player| player.is_active());
    let by = match one.by {
        By::StillIn(_) if !is_here => say("cut-bracket-has-left"),
        By::StillIn(_) | By::Final | By::ThirdPlace | By::OutIn(..) | By::Swiss => decided_by(&one.by),
    };
    Place { place: one.place, name: here.name(one.player), by }
}
