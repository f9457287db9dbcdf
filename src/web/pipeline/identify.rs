//! Who asks: the session's owner, their seat, and their roles at the tournament in the path.

use std::cell::RefCell;

use crate::domain::hash::sha256;
use crate::domain::id::{PlayerId, TournamentId};
use crate::domain::tournament::role::Role;
use crate::messages::say;
use crate::web::cookie::SessionToken;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::route::Method;
use crate::web::site::Site;
use crate::web::visit::{SessionOwner, TournamentInPath, Viewer, Visit};

/// How many seats of one session have a mark; a browser rarely holds more than one.
const MOST_SEATS: usize = 12;

/// Identifies the session's owner and their roles at this tournament.
pub(super) fn identify(
    site: &Site,
    visit: &mut Visit,
    token: Option<&SessionToken>,
) -> Result<(), PageError> {
    visit.query = match visit.route.method {
        Method::Get => Fields::decode(visit.query_text.as_bytes())?.keep_only(visit.route.fields),
        Method::Post => Fields::default(),
    };
    // Discards what memory said.
    visit.viewer = Viewer { preferences: visit.viewer.preferences, ..Viewer::default() };
    visit.session = None;
    visit.confirmed = false;
    visit.roles.clear();
    let Some(token) = token else { return Ok(()) };
    let identities = (site.hooks.identities)();
    let person = (site.hooks.person)(token)?;
    site.callers.learn(token, person.as_ref(), identities);
    let Some(person) = person else { return Ok(()) };
    let here = match visit.tournament() {
        Ok(slug) => (site.hooks.tournament)(&slug)?,
        Err(_) => None,
    };
    let here = here.map(|TournamentInPath { id, here }| {
        visit.opened = RefCell::new(here);
        id
    });
    welcome(visit, token, &person, here);
    visit.viewer.marks = marks(&person, visit.viewer.seat);
    visit.confirmed = person.confirmed;
    if let (None, Some(seat)) = (&visit.viewer.account, visit.viewer.seat) {
        visit.viewer.seat_name = Some(seat_name(site, visit, seat)?);
    }
    Ok(())
}

/// The name of the player at a seat; the number if that tournament's log is damaged.
fn seat_name(
    site: &Site,
    visit: &Visit,
    (tournament, player): (TournamentId, PlayerId),
) -> Result<String, PageError> {
    let opened = visit.opened.borrow();
    let name = match opened.as_ref().filter(|here| here.id() == tournament) {
        Some(here) => Some(here.name(player)),
        None => match site.desk.seat_name(tournament, player) {
            Ok(name) => name,
            Err(cause) => cause.of_damaged_log().map(|_| None)?,
        },
    };
    Ok(name.unwrap_or_else(|| say("names-player-number").with("player", player).to_string()))
}

/// Records who came, and their roles at the tournament in the path. Earlier marks stay: only those who make
/// a page need them, and a cached one, made for all, has none.
pub(super) fn welcome(
    visit: &mut Visit,
    token: &SessionToken,
    person: &SessionOwner,
    here: Option<TournamentId>,
) {
    let at = |(tournament, _): &&(TournamentId, PlayerId)| Some(*tournament) == here;
    let seat = person.seats.iter().find(at).or(person.seats.first()).copied();
    let (account, preferences) = (person.account.clone(), visit.viewer.preferences);
    visit.session = Some(token.clone());
    let (csrf, marks) = (token.csrf(), std::mem::take(&mut visit.viewer.marks));
    visit.viewer = Viewer { account, seat, marks, csrf, preferences, ..Viewer::default() };
    visit.roles = roles(visit, here, &person.roles);
}

/// Signing in again gives the same ones, so a device can send what it kept from the session before.
fn marks(person: &SessionOwner, seat: Option<(TournamentId, PlayerId)>) -> String {
    let account = person.account.as_ref().map(|account| format!("account {}", account.id));
    let seats = seat.into_iter().chain(person.seats.iter().copied().filter(|other| Some(*other) != seat));
    let seats = seats.take(MOST_SEATS).map(|(tournament, player)| format!("seat {tournament} {player}"));
    let short = |whose: String| sha256(whose).chars().take(16).collect::<String>();
    account.into_iter().chain(seats).map(short).collect::<Vec<_>>().join(" ")
}

fn roles(visit: &Visit, here: Option<TournamentId>, given: &[(TournamentId, Role)]) -> Vec<Role> {
    let account = visit.viewer.account.as_ref();
    let mut roles = Vec::new();
    if account.is_some_and(|account| account.operator) {
        roles.push(Role::Operator);
    }
    let Some(here) = here else { return roles };
    if account.is_some() {
        let here = given.iter().filter(|(tournament, _)| *tournament == here).map(|(_, role)| *role);
        // A seat and the operator's rights come only from the session, never from a list of roles.
        roles.extend(here.filter(|role| Role::STAFF.contains(role)));
    }
    if visit.viewer.seat.is_some_and(|(tournament, _)| tournament == here) {
        roles.push(Role::Player);
    }
    roles
}
