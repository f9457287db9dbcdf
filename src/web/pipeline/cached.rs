//! Cached pages: whether there is one for this visitor, and how one is made for all of the same kind.

use std::sync::Arc;
use std::time::Instant;

use actix_web::http::StatusCode;
use actix_web::web::{self, Data};

use super::identify::welcome;
use super::step::{PreparedRequest, Step};
use crate::app::Snapshot;
use crate::domain::id::TournamentId;
use crate::web::answer::{Answer, Body};
use crate::web::callers::FreshSession;
use crate::web::cookie::SessionToken;
use crate::web::damaged;
use crate::web::error::PageError;
use crate::web::heads::LogHead;
use crate::web::holes::{Filling, Holes, ShownVisitor};
use crate::web::layout;
use crate::web::listing::earliest_today;
use crate::web::page_cache::{CacheLookup, Key, Ticket};
use crate::web::rendered::Rendered;
use crate::web::route::{Cache, Who};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::{TournamentInPath, Visit};

/// How often a request waits for others whose attempt to make the page fails, before it makes the page alone.
const MOST_WAITS: usize = 3;

/// Looks for a cached page.
pub(super) fn look_up_cached(site: &Data<Site>, mut prepared: Box<PreparedRequest>) -> Step {
    let tournament = prepared.visit.tournament().ok();
    let heads = site.heads_for(prepared.token.is_some());
    let head = heads.find(tournament.as_ref(), (site.hooks.changes)());
    let here = match (&tournament, &head) {
        (None, _) => Here::Nowhere,
        (Some(_), Some(LogHead { tournament: Some(id), .. })) => Here::At(*id),
        (Some(_), _) => Here::Unknown,
    };
    let Some(visitor) = identify_from_memory(site, &mut prepared, here) else {
        return Step::In(prepared);
    };
    if !is_kept(site, &prepared.visit) {
        return Step::In(prepared);
    }
    match look_up(site, &prepared, head.as_ref()) {
        Some(CacheLookup::Page(page)) => {
            tighten(site, &prepared.visit, &page);
            let filling = match (visitor, &prepared.token) {
                (Some(FoundInMemory { name, shown }), Some(token)) => {
                    Some(filling(site, token, &name, shown))
                }
                (_, None) | (None, _) => None,
            };
            Step::cached_page(prepared, page, filling)
        }
        Some(CacheLookup::Wait(flight)) => Step::Wait(prepared, flight),
        Some(CacheLookup::Make(ticket)) => {
            prepared.ticket = Some(ticket);
            Step::In(prepared)
        }
        None => Step::In(prepared),
    }
}

/// The tournament in the path, as far as memory knows it.
#[derive(Clone, Copy)]
enum Here {
    /// There is none in the path.
    Nowhere,
    At(TournamentId),
    Unknown,
}

/// A visitor whom memory knows.
struct FoundInMemory {
    name: String,
    /// How pages showed them last.
    shown: Option<Arc<ShownVisitor>>,
}

/// Identifies a visitor from memory; `Some(None)` is somebody without a session. `None` if memory does not know enough.
/// Good only for cached pages, which show nothing personal but the name.
fn identify_from_memory(
    site: &Site,
    prepared: &mut PreparedRequest,
    here: Here,
) -> Option<Option<FoundInMemory>> {
    let Some(token) = &prepared.token else { return Some(None) };
    let FreshSession { person, named, shown } = site.callers.fresh(token, (site.hooks.identities)())?;
    let here = match here {
        Here::Nowhere => None,
        Here::At(id) => Some(id),
        Here::Unknown => return None,
    };
    let before = (prepared.visit.viewer.seat, prepared.visit.viewer.seat_name.take());
    welcome(&mut prepared.visit, token, &person, here);
    match (&prepared.visit.viewer.account, prepared.visit.viewer.seat) {
        (Some(account), _) => Some(Some(FoundInMemory { name: account.name.clone(), shown })),
        (None, Some(seat)) => {
            let earlier = before.1.filter(|_| before.0 == Some(seat));
            let name = named.filter(|named| named.0 == seat).map(|named| named.1.clone()).or(earlier);
            prepared.visit.viewer.seat_name.clone_from(&name);
            // A name that memory has lost is looked up again.
            prepared.identified &= name.is_some();
            name.map(|name| Some(FoundInMemory { name, shown }))
        }
        (None, None) => None,
    }
}

/// What fills the holes of a page for a visitor with this session and name. Only the token is masked for each answer; the
/// rest is remembered with the session.
fn filling(site: &Site, token: &SessionToken, name: &str, shown: Option<Arc<ShownVisitor>>) -> Filling {
    let csrf = token.csrf_text();
    let shown = shown.filter(|shown| shown.is_named(name)).unwrap_or_else(|| {
        let shown = Arc::new(ShownVisitor::of(name, csrf));
        site.callers.show(token, &shown);
        shown
    });
    Filling::of(shown, csrf)
}

/// What happens to a request for a cached page; `None` if it is made for this visitor alone, as those of a hidden
/// tournament are. Uses only memory.
pub(super) fn look_up(
    site: &Site,
    prepared: &PreparedRequest,
    head: Option<&LogHead>,
) -> Option<CacheLookup> {
    let is_hidden = head.is_some_and(|head| head.hidden);
    if is_hidden || prepared.ticket.is_some() || prepared.waited >= MOST_WAITS {
        return None;
    }
    site.page_cache.hear_of_ends(site.desk.pages_ended());
    Some(site.page_cache.ask(&Key::of(&prepared.visit), prepared.asked, head, site.guards.pace))
}

/// Compresses a page that has lasted; one at a time, while nobody waits.
fn tighten(site: &Data<Site>, visit: &Visit, page: &Arc<Rendered>) {
    if !page.is_tight()
        && site.page_cache.takes_the_best_compression(&Key::of(visit))
        && let Ok(press) = Arc::clone(&site.press).try_acquire_owned()
    {
        let page = Arc::clone(page);
        drop(web::block(move || {
            page.tighten();
            drop(press);
        }));
    }
}

/// Whether a page may be cached for this kind of visitor. Pages with a query are too many. Disk problems are shown to
/// staff until they are fixed. Operators find hidden tournaments on the front page.
pub(super) fn is_kept(site: &Site, visit: &Visit) -> bool {
    let anyone = visit.route.cache == Cache::Public && visit.route.who == Who::Anyone;
    anyone
        && visit.query_text.is_empty()
        && !(visit.is_operator() && visit.route.path == urls::home::PATH)
        && !(visit.viewer.account.is_some() && (site.hooks.trouble)().is_some())
}

/// The head under which this page may be cached, from the store; `None` if there is no such tournament.
fn head_of(site: &Site, visit: &Visit) -> Result<Option<LogHead>, PageError> {
    // Counted before the head is read, so that a change in between is noticed.
    let (changes, read) = ((site.hooks.changes)(), Instant::now());
    let tournament = visit.tournament().ok();
    let place = tournament.as_ref().map(|slug| (site.hooks.tournament)(slug)).transpose()?;
    // Where lists are shown from a certain time on, or a sign-up ends at one, the page also changes with the time. The
    // time is read before the page is made, like the head.
    let now = (site.hooks.now)();
    let (id, hidden, (lists, sign_up)) = match place {
        Some(None) => return Ok(None),
        Some(Some(TournamentInPath { id, here })) => {
            let shows = |here: &Arc<Snapshot>| {
                (here.tournament.shows_lists(now), here.tournament.open_sign_up(now).is_some())
            };
            let hidden = here.as_ref().is_some_and(|here| here.tournament.is_hidden());
            (Some(id), hidden, here.as_ref().map_or_else(Default::default, shows))
        }
        None => (None, false, Default::default()),
    };
    let mut code = (site.hooks.head)(id);
    for (_, mark) in [(lists, "+lists"), (sign_up, "+sign-up")].into_iter().filter(|(is_now, _)| *is_now) {
        code.push_str(mark);
    }
    if id.is_none() {
        // Which tournaments are to come depends on the day.
        code.push('+');
        code.push_str(&earliest_today(now).to_string());
    }
    let head = LogHead { code: code.into(), read, tournament: id, hidden };
    site.heads_for(visit.viewer.is_known()).remember(tournament.as_ref(), changes, &head);
    Ok(Some(head))
}

/// Makes a page for all visitors of this kind, without knowing who asked; `None` if it cannot be cached. A page of a hidden
/// tournament is not: what says that browsers may keep a page is that it is cached here.
pub(super) fn make(
    site: &Site,
    visit: &Visit,
    ticket: Option<Ticket>,
) -> Result<Option<Arc<Rendered>>, PageError> {
    // Read before the page is made, so that a page is never older than its head.
    let Some(head) = head_of(site, visit)?.filter(|head| !head.hidden) else { return Ok(None) };
    if let Some(page) = site.page_cache.find(&Key::of(visit), &head) {
        return Ok(Some(page));
    }
    let holes = if visit.viewer.is_known() { Some(Holes::random().ok_or(PageError::Busy)?) } else { None };
    let Answer { status, headers, body, .. } = damaged::answer(site, &visit.for_all_alike(holes.clone()))?;
    let Body::Bytes(kind, bytes) = body else { return Ok(None) };
    if status != StatusCode::OK || !headers.is_empty() {
        return Ok(None);
    }
    let page = Arc::new(Rendered::quickly(kind, bytes, holes.as_ref()));
    if let Some(ticket) = ticket {
        ticket.keep(&head, &page);
    }
    Ok(Some(page))
}

/// A cached page with the visitor's name and token.
pub(super) fn fill_page(site: &Data<Site>, prepared: Box<PreparedRequest>, page: Arc<Rendered>) -> Step {
    tighten(site, &prepared.visit, &page);
    let viewer = &prepared.visit.viewer;
    let name = layout::name_of(&prepared.visit).unwrap_or_default();
    if let (Some(token), None, Some(seat)) = (&prepared.token, &viewer.account, viewer.seat) {
        site.callers.name(token, seat, &name);
    }
    let known = prepared.token.as_ref().filter(|_| viewer.is_known());
    let filling = known.map(|token| filling(site, token, &name, None));
    Step::cached_page(prepared, page, filling)
}
