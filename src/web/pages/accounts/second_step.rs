//! `/sign-in/code`: the code after the password, for accounts with a second factor.

use askama::Template;
use chrono::Utc;

use crate::app::DeskError;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::SecondStepForm;
use crate::web::layout::Layout;
use crate::web::pages::accounts::browser::{self, browser_of, page_after_sign_in};
use crate::web::pages::accounts::confirm;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "accounts/code.html")]
struct SecondStep {
    layout: Layout,
    /// Proves that the password was right.
    ticket: String,
    next: Link,
    refused: String,
}

/// Asks for the code after a correct password. Only this answer contains `ticket`.
///
/// # Errors
/// If the page cannot be rendered.
pub(super) fn ask(site: &Site, visit: &Visit, ticket: String, next: Link) -> Result<Answer, PageError> {
    let refused = String::new();
    Answer::page(&SecondStep { layout: visit.layout(site), ticket, next, refused })
}

/// # Errors
/// If the store does not answer.
pub fn enter(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (ticket, next) =
        (SecondStepForm::of(&visit.form).ticket, page_after_sign_in(SecondStepForm::of(&visit.form).next));
    let code = confirm::code(&visit.form);
    let error = match site.desk.sign_in_with_code(ticket, code, &browser_of(visit), Utc::now()) {
        Ok((account, token)) => {
            let cookies = browser::replace_session(site, visit, &account, &token)?;
            return Ok(Answer::see_other(&next).with_cookies(&cookies));
        }
        // The password was typed too long ago: start again.
        Err(DeskError::LinkSpent) => return Ok(Answer::see_other(&urls::sign_in(&next))),
        Err(error) => error,
    };
    let (ticket, refused) = (ticket.to_owned(), error.to_string());
    let page = SecondStep { layout: visit.layout(site), ticket, next, refused };
    match error {
        DeskError::Unusable(_) => Answer::refusal(&page),
        DeskError::Wait { seconds } => Answer::too_often(&page, seconds),
        other => Err(other.into()),
    }
}
