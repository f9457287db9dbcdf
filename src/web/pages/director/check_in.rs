//! `/t/{tournament}/check-in`: who is here for the round to come, and ticking names at the desk.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, Slug};
use crate::domain::tournament::Player;
use crate::domain::tournament::command::{CloseCheckIn, Command, NoteCheckIns, OpenCheckIn};
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::{CheckInForm, FindQuery};
use crate::web::intents::CheckInIntent;
use crate::web::layout::Layout;
use crate::web::offers::Offers;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "director/check_in.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    /// `round 1` or `heat 1`.
    name: String,
    refused: String,
    offers: Offers,
    /// Whether a timetable says who meets whom, so that nobody sits out.
    by_timetable: bool,
    /// Whether everybody is seeded in one bracket.
    by_bracket: bool,
    /// The ticks, while a check-in is open.
    ticks: Option<Ticks>,
    /// Why none can be opened; empty if one can.
    blocked: String,
}

/// The list at the desk.
struct Ticks {
    count: String,
    find: String,
    rows: Vec<Tick>,
    /// The numbers of the rows that are ticked as shown, so that a tick made elsewhere in the meantime stays.
    was: String,
}

struct Tick {
    id: PlayerId,
    name: String,
    to: Link,
    is_here: bool,
}

/// How many of those who play are here, in words; `None` while no check-in is open.
pub(in crate::web) fn count(here: &Snapshot) -> Option<String> {
    here.tournament.check_in()?;
    let all = active(here).count();
    let missing = here.tournament.not_checked_in().count();
    Some(say("director-check-in-are-here").with("here", all.saturating_sub(missing)).with("all", all).into())
}

/// # Errors
/// If the log or the store cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, String::new())?)
}

/// Records the ticks that were changed on the page.
///
/// # Errors
/// Like [`Visit::give`].
pub fn note(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let sent = CheckInForm::of(&visit.form);
    let ticked = players(visit.form.values(CheckInForm::NAMES.here))?;
    let was = players(sent.was.split(',').filter(|number| !number.is_empty()))?;
    let intent = CheckInIntent::of(&visit.form).unwrap_or(CheckInIntent::Save);
    let given = visit.give(site, |now| {
        let all = || active(now).map(|player| player.id).collect();
        let (here, gone) = match intent {
            CheckInIntent::All => (all(), Vec::new()),
            CheckInIntent::Nobody => (Vec::new(), all()),
            CheckInIntent::Save => (
                ticked.iter().copied().filter(|player| !was.contains(player)).collect(),
                was.iter().copied().filter(|player| !ticked.contains(player)).collect(),
            ),
        };
        Ok(Command::NoteCheckIns(NoteCheckIns { here, gone }))
    });
    answer(site, visit, given)
}

/// Opens the check-in for the round to come.
///
/// # Errors
/// Like [`Visit::give`].
pub fn open(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    answer(site, visit, visit.give(site, |_| Ok(Command::OpenCheckIn(OpenCheckIn {}))))
}

/// Ends it: everybody is paired again.
///
/// # Errors
/// Like [`Visit::give`].
pub fn close(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    answer(site, visit, visit.give(site, |_| Ok(Command::CloseCheckIn(CloseCheckIn {}))))
}

fn answer<T>(site: &Site, visit: &Visit, given: Result<T, PageError>) -> Result<Answer, PageError> {
    Answer::redirect_or_refuse(given, &urls::check_in(&visit.tournament()?), |why| {
        Answer::refusal(&page(site, visit, why.to_string())?)
    })
}

fn players<'a>(
    numbers: impl Iterator<Item = &'a str>,
) -> Result<std::collections::BTreeSet<PlayerId>, PageError> {
    let broken = |_| PageError::bad_request(say("form-broken"));
    numbers.map(|number| number.parse().map_err(broken)).collect()
}

fn active(here: &Snapshot) -> impl Iterator<Item = &Player> {
    here.tournament.players().filter(|player| player.is_active())
}

fn page(site: &Site, visit: &Visit, refused: String) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let blocked = here.tournament.decide(&Command::OpenCheckIn(OpenCheckIn {})).err();
    Ok(Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Players),
        slug: here.slug().clone(),
        name: words::round_name(&here, here.tournament.round_to_come()).words().into(),
        offers: visit.all_offers(&here),
        by_timetable: here.tournament.is_round_robin(),
        by_bracket: here.tournament.is_bracket(),
        ticks: count(&here).map(|count| ticks(visit, &here, count, !refused.is_empty())),
        blocked: blocked.map_or_else(String::new, |why| here.refusal(&why)),
        refused,
    })
}

/// What was ticked stays ticked when it was not recorded.
fn ticks(visit: &Visit, here: &Snapshot, count: String, was_refused: bool) -> Ticks {
    let find = FindQuery::of(&visit.query).find.to_owned();
    let open = here.tournament.check_in();
    let found = here.display_names().find(&find).into_iter();
    let plays = |player: PlayerId| here.tournament.player(player).is_some_and(Player::is_active);
    let mut rows: Vec<Tick> = found
        .filter(|(player, _)| plays(*player))
        .map(|(id, name)| Tick {
            id,
            name,
            to: urls::player(here.slug(), id),
            is_here: open.is_some_and(|open| open.is_here(id)),
        })
        .collect();
    let was: Vec<String> = rows.iter().filter(|row| row.is_here).map(|row| row.id.to_string()).collect();
    // What the visitor changed stays changed on the page; all other rows say what is recorded.
    let ticked_then: Vec<&str> = CheckInForm::of(&visit.form).was.split(',').collect();
    for row in rows.iter_mut().filter(|_| was_refused) {
        let number = row.id.to_string();
        let is_ticked = visit.form.has(CheckInForm::NAMES.here, &number);
        if is_ticked != ticked_then.contains(&number.as_str()) {
            row.is_here = is_ticked;
        }
    }
    Ticks { count, find, rows, was: was.join(",") }
}
