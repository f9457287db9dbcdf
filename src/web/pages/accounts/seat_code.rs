//! `/seat`: a player types the short code of a seat who cannot scan its link.

use actix_web::http::{StatusCode, header};
use askama::Template;
use chrono::Utc;

use crate::app::DeskError;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::SeatCodeForm;
use crate::web::layout::Layout;
use crate::web::pages::accounts::browser::doorstep;
use crate::web::pages::accounts::seat;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

const UNKNOWN: &str = "No seat has this code. It has ten letters and digits. Look at your card again, or ask the director for a new one: a new link ends the code before.";

#[derive(Template)]
#[template(path = "accounts/seat_code.html")]
struct Page {
    layout: Layout,
    code: String,
    refused: String,
}

/// The field.
///
/// # Errors
/// If the page cannot be rendered.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&Page { layout: visit.layout(site), code: String::new(), refused: String::new() })
}

/// Claims the seat for this browser.
///
/// # Errors
/// If the store does not answer.
pub fn claim(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let code = SeatCodeForm::of(&visit.form).code;
    let page = |refused: String| Page { layout: visit.layout(site), code: code.to_owned(), refused };
    match site.desk.claim_seat_by_code(code, visit.browser().as_ref(), &doorstep(visit), Utc::now()) {
        Ok((claimed, opened)) => {
            let here = site.desk.tournament_by_id(claimed.tournament)?.ok_or(PageError::NotFound)?;
            seat::taken(site, visit, &here, claimed, opened.as_deref())
        }
        Err(DeskError::LinkSpent) => Answer::refused(&page(UNKNOWN.to_owned())),
        Err(error @ DeskError::Wait { seconds }) => {
            let sentence = format!("{error} The private link on your card works at once.");
            Ok(Answer::html(StatusCode::TOO_MANY_REQUESTS, &page(sentence))?
                .with_header(header::RETRY_AFTER, &seconds.to_string()))
        }
        Err(error) => Err(error.into()),
    }
}
