//! `/seat`: a player types the short code of a seat who cannot scan its link.

use askama::Template;
use chrono::Utc;

use crate::app::{DeskError, SeatClaim};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::SeatCodeForm;
use crate::web::layout::Layout;
use crate::web::pages::accounts::browser::browser_of;
use crate::web::pages::accounts::seat;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

const UNKNOWN: Message = say("accounts-seat-code-unknown");

#[derive(Template)]
#[template(path = "accounts/seat_code.html")]
struct Page {
    layout: Layout,
    code: String,
    refused: String,
    /// What has to be confirmed; `None` if this browser holds no other seat there.
    instead: Option<Instead>,
}

/// A browser holds one seat at each tournament: another one takes its place.
struct Instead {
    tournament: String,
    /// Whose seat is given up.
    held: String,
    /// The player whose code was typed.
    claimed: String,
    own: Link,
}

/// # Errors
/// If the page cannot be rendered.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&Page {
        layout: visit.layout(site),
        code: String::new(),
        refused: String::new(),
        instead: None,
    })
}

/// Claims the seat for this browser, and asks first if it gives up another one.
///
/// # Errors
/// If the store does not answer.
pub fn claim(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let code = SeatCodeForm::of(&visit.form).code;
    let page =
        |refused: String| Page { layout: visit.layout(site), code: code.to_owned(), refused, instead: None };
    let claimed = seat_given_up(site, visit, code).and_then(|instead| match instead {
        Some(_) => Ok((instead, None)),
        None => {
            let browser = visit.browser();
            let claimed =
                site.desk.claim_seat_by_code(code, browser.as_ref(), &browser_of(visit), Utc::now());
            claimed.map(|claimed| (None, Some(claimed)))
        }
    });
    match claimed {
        Ok((_, Some((claimed, opened)))) => {
            let here = site.desk.tournament_by_id(claimed.tournament)?.ok_or(PageError::NotFound)?;
            seat::welcome_player(site, visit, &here, claimed, opened.as_deref())
        }
        Ok((instead, None)) => Answer::refusal(&Page { instead, ..page(String::new()) }),
        Err(DeskError::LinkSpent) => Answer::refusal(&page(UNKNOWN.into())),
        Err(error @ DeskError::Wait { seconds }) => {
            let sentence = say("accounts-seat-code-wait").with("why", error.to_string()).into();
            Answer::too_often(&page(sentence), seconds)
        }
        Err(error) => Err(error.into()),
    }
}

/// The seat that this browser gives up by claiming that of the code; `None` if there is none, or if the form says that
/// it may go.
fn seat_given_up(site: &Site, visit: &Visit, code: &str) -> Result<Option<Instead>, DeskError> {
    let Some(browser) = visit.browser().filter(|_| SeatCodeForm::of(&visit.form).instead != "yes") else {
        return Ok(None);
    };
    let seats = site.desk.seats_of(&browser)?;
    if seats.is_empty() {
        return Ok(None);
    }
    let claimed = site.desk.seat_of_code(code, &browser_of(visit), Utc::now())?;
    let another = |held: &&SeatClaim| held.tournament == claimed.tournament && held.player != claimed.player;
    let Some(held) = seats.iter().find(another) else { return Ok(None) };
    let Some(here) = site.desk.tournament_by_id(claimed.tournament)? else { return Ok(None) };
    Ok(Some(Instead {
        tournament: here.tournament.setup().map(|setup| setup.settings.title.clone()).unwrap_or_default(),
        held: here.name(held.player),
        claimed: here.name(claimed.player),
        own: urls::me(here.slug()),
    }))
}
