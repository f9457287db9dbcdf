//! `/seat/{code}`: a player's private link. Opening it claims nothing, so that link previews do not either.

use crate::domain::actor::ActorId;
use crate::messages::{Message, say};
use std::sync::Arc;

use askama::Template;
use chrono::Utc;

use crate::app::security::{self, SecurityEvent};
use crate::app::sessions::PLAYER_SECONDS;
use crate::app::{DeskError, SeatClaim, Snapshot};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::accounts::{browser, spent};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

const REPLACED: Message = say("accounts-seat-replaced");

#[derive(Template)]
#[template(path = "accounts/seat.html")]
struct SeatPage {
    layout: Layout,
    code: String,
    title: String,
    name: String,
    /// The seat that this browser would give up by claiming; empty if it has none here.
    instead_of: String,
}

/// The seat's player, and the button to claim it. A browser that has it already is redirected.
///
/// # Errors
/// If the store does not answer.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let code: String = visit.param("code")?;
    let Some((seat, here)) = find(site, &code)? else {
        return spent::page(site, visit, &REPLACED.to_string());
    };
    let held = claims(site, visit)?;
    if held.contains(&seat) {
        return Ok(Answer::see_other(&urls::me(here.slug())));
    }
    let other = held.iter().find(|held| held.tournament == seat.tournament);
    Answer::page(&SeatPage {
        layout: visit.layout(site),
        code,
        title: here.setup()?.settings.title.clone(),
        name: here.name(seat.player),
        instead_of: other.map(|other| here.name(other.player)).unwrap_or_default(),
    })
}

/// Claims it for this browser.
///
/// # Errors
/// If the store does not answer.
pub fn claim(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let code: String = visit.param("code")?;
    let Some((_, here)) = find(site, &code)? else { return spent::page(site, visit, &REPLACED.to_string()) };
    match site.desk.claim_seat(&code, visit.browser().as_ref(), &visit.agent, Utc::now()) {
        Ok((seat, opened)) => welcome_player(site, visit, &here, seat, opened.as_deref()),
        Err(DeskError::LinkSpent) => spent::page(site, visit, &REPLACED.to_string()),
        Err(error) => Err(error.into()),
    }
}

/// On to the player's own page, with the cookie of a session that was opened for it.
///
/// # Errors
/// If the cookie cannot be made.
pub(super) fn welcome_player(
    site: &Site,
    visit: &Visit,
    here: &Snapshot,
    seat: SeatClaim,
    opened: Option<&str>,
) -> Result<Answer, PageError> {
    let (by, tournament) = (ActorId::Player(seat.player), Some(here.slug()));
    let address = Some(visit.address);
    let line = security::EventDetails { by, tournament, address, ..security::EventDetails::default() };
    security::note(SecurityEvent::SeatClaimed, &line);
    let answer = Answer::see_other(&urls::me(here.slug()));
    Ok(match opened {
        Some(token) => answer.with_cookie(&browser::cookie(site, token, PLAYER_SECONDS)?),
        None => answer,
    })
}

fn find(site: &Site, code: &str) -> Result<Option<(SeatClaim, Arc<Snapshot>)>, PageError> {
    let Some(seat) = site.desk.seat_of_link(code)? else { return Ok(None) };
    let here = site.desk.tournament_by_id(seat.tournament)?.ok_or(PageError::NotFound)?;
    Ok(Some((seat, here)))
}

fn claims(site: &Site, visit: &Visit) -> Result<Vec<SeatClaim>, PageError> {
    Ok(match visit.browser() {
        Some(session) => site.desk.seats_of(&session)?,
        None => Vec::new(),
    })
}
