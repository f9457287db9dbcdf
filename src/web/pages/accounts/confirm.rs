//! `/confirm`: the user proves their identity again before a sensitive form. The interrupted form comes back filled
//! in.

use crate::messages::{Message, say};
use crate::web::words::capital;
use actix_web::http::StatusCode;
use askama::Template;
use chrono::Utc;

use crate::app::DeskError;
use crate::app::second_factor::Proof;
use crate::app::security::SecurityEvent;
use crate::web::answer::Answer;
use crate::web::cookie::SessionToken;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::forms::ConfirmForm;
use crate::web::labels::labelled;
use crate::web::layout::Layout;
use crate::web::mask::masked;
use crate::web::pages::accounts::browser;
use crate::web::route::{Method, RouteMatch};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "accounts/confirm.html")]
struct Ask {
    layout: Layout,
    interrupted: Interrupted,
    sign_in_name: String,
    factor: bool,
    refused: String,
}

#[derive(Template)]
#[template(path = "accounts/confirmed.html")]
struct Confirmed {
    layout: Layout,
    interrupted: Interrupted,
}

/// The interrupted form.
struct Interrupted {
    /// What it does, after “to …”.
    to_what: Message,
    path: String,
    /// The page that contains it.
    page: Link,
    sent: Fields,
}

impl Interrupted {
    /// What was typed into it, with labels.
    fn typed_values(&self) -> Vec<(String, String)> {
        labelled(self.sent.typed_values())
    }

    /// The text of its button.
    fn button(&self) -> String {
        capital(&self.to_what.to_string())
    }
}

/// Asks for the proof, keeping the form.
///
/// # Errors
/// If the store does not answer.
pub fn ask(site: &Site, visit: &Visit, to_what: Message) -> Result<Answer, PageError> {
    let (path, page) = (visit.path.clone(), visit.page.clone());
    let interrupted = Interrupted { to_what, path, page, sent: visit.form.clone() };
    Answer::html(StatusCode::FORBIDDEN, &ask_again(site, visit, interrupted, String::new())?)
}

/// Checks the proof. The browser gets a new session, and the form comes back to be sent.
///
/// # Errors
/// [`PageError::BadRequest`] for a form that needs no proof; when the store does not answer.
pub fn confirm(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let interrupted = read(site, &visit.form)?;
    let id = visit.viewer.account.as_ref().map(|account| account.id).ok_or(PageError::NotFound)?;
    let account = site.desk.account(id)?.ok_or(PageError::NotFound)?;
    let error = match site.desk.prove(&account, &proof(&visit.form), Utc::now()) {
        Ok(()) => {
            visit.note(SecurityEvent::Confirmed, Some(id));
            let token = site.desk.open_session(Some(&account), &visit.agent, Utc::now())?;
            let cookies = browser::replace_session(site, visit, &account, &token)?;
            let token: SessionToken = token.parse().map_err(|error| PageError::failed(&error))?;
            let here = Some(interrupted.page.clone());
            let layout = Layout { here, csrf: masked(&token.csrf()), ..visit.layout(site) };
            return Ok(Answer::page(&Confirmed { layout, interrupted })?.with_cookies(&cookies));
        }
        Err(error) => error,
    };
    visit.note(SecurityEvent::NotConfirmed, Some(id));
    let page = ask_again(site, visit, interrupted, error.to_string())?;
    match error {
        DeskError::Unusable(_) => Answer::refusal(&page),
        DeskError::Wait { seconds } => Answer::too_often(&page, seconds),
        other => Err(other.into()),
    }
}

/// Password and code, as typed.
pub(super) fn proof(form: &Fields) -> Proof<'_> {
    Proof { password: form.raw(ConfirmForm::NAMES.password), code: code(form) }
}

/// The code from the app, or a recovery code if one was typed.
pub(super) fn code(form: &Fields) -> &str {
    match ConfirmForm::of(form).recovery {
        "" => ConfirmForm::of(form).code,
        recovery => recovery,
    }
}

fn ask_again(
    site: &Site,
    visit: &Visit,
    interrupted: Interrupted,
    refused: String,
) -> Result<Ask, PageError> {
    let account = visit.viewer.account.as_ref().map(|account| account.id).ok_or(PageError::NotFound)?;
    Ok(Ask {
        layout: Layout { here: Some(interrupted.page.clone()), ..visit.layout(site) },
        interrupted,
        sign_in_name: site.desk.account(account)?.map_or_else(String::new, |account| account.sign_in_name),
        factor: site.desk.factor_of(account)?.is_some(),
        refused,
    })
}

fn read(site: &Site, form: &Fields) -> Result<Interrupted, PageError> {
    let unknown = || PageError::bad_request(say("accounts-confirm-leads-nowhere"));
    let path = ConfirmForm::of(form).path.to_owned();
    let RouteMatch::Route(route, _) = site.routes.find(Method::Post, &path) else { return Err(unknown()) };
    let to_what = route.fresh.ok_or_else(unknown)?();
    let sent = Fields::decode(form.raw(ConfirmForm::NAMES.sent).as_bytes())?;
    Ok(Interrupted { to_what, path, page: urls::local(ConfirmForm::of(form).page), sent })
}
