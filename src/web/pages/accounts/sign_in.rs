//! `/sign-in` and `/sign-out`.

use actix_web::http::header;
use askama::Template;
use chrono::Utc;

use crate::app::DeskError;
use crate::app::security::SecurityEvent;
use crate::app::sessions::{Entered, SignInAttempt};
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::{NextQuery, SignInForm};
use crate::web::layout::Layout;
use crate::web::pages::accounts::browser::{self, browser_of, page_after_sign_in};
use crate::web::pages::accounts::second_step;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "accounts/sign_in.html")]
struct SignIn {
    layout: Layout,
    /// The user who is already signed in.
    already: Option<String>,
    name: String,
    next: Link,
    refused: String,
}

/// # Errors
/// If the page cannot be rendered.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let already = visit.viewer.account.as_ref().map(|account| account.name.clone());
    let next = page_after_sign_in(NextQuery::of(&visit.query).next);
    let page =
        SignIn { layout: visit.layout(site), already, name: String::new(), next, refused: String::new() };
    Answer::page(&page)
}

/// Signs in. A wrong password and an unknown name get the same answer after the same work.
///
/// # Errors
/// If the store does not answer.
pub fn enter(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let form = &visit.form;
    let (name, next) = (SignInForm::of(form).name, page_after_sign_in(SignInForm::of(form).next));
    let attempt =
        SignInAttempt { name, password: form.raw(SignInForm::NAMES.password), from: browser_of(visit) };
    let error = match site.desk.sign_in(&attempt, Utc::now()) {
        Ok(Entered::CodeWanted(ticket)) => return second_step::ask(site, visit, ticket, next),
        Ok(Entered::In(account, token)) => {
            let cookies = browser::replace_session(site, visit, &account, &token)?;
            return Ok(Answer::see_other(&next).with_cookies(&cookies));
        }
        Err(error) => error,
    };
    let page = |refused: String| SignIn {
        layout: visit.layout(site),
        already: None,
        name: name.to_owned(),
        next: next.clone(),
        refused,
    };
    match error {
        DeskError::SignInFailed => Answer::refusal(&page(error.to_string())),
        DeskError::Wait { seconds } => {
            let sentence = say("accounts-sign-in-wait").with("why", error.to_string()).into();
            Answer::too_often(&page(sentence), seconds)
        }
        other => Err(other.into()),
    }
}

/// Signs this browser out of its account and its seats.
///
/// # Errors
/// If the store cannot write; then the browser is still signed in.
pub fn leave(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    if let Some(session) = visit.browser() {
        site.desk.sign_out(&session)?;
        visit.note(SecurityEvent::SignedOut, visit.viewer.account.as_ref().map(|account| account.id));
    }
    Ok(signed_out(site))
}

/// To the first page, signed out. The browser deletes cached pages and unsent input. It keeps the cookie that recognises it,
/// so that strangers who guess do not delay its owner.
pub(super) fn signed_out(site: &Site) -> Answer {
    let answer = Answer::see_other(&urls::home()).with_cookie(&site.cookies.no_session());
    answer.with_header(header::CLEAR_SITE_DATA, "\"cache\", \"storage\"")
}
