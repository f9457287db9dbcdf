//! What a visitor is answered whose request is refused.

use actix_web::HttpRequest;

use super::request::cookie_line;
use crate::app::security::SecurityEvent;
use crate::web::answer::Answer;
use crate::web::cookie::SessionToken;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::layout::Layout;
use crate::web::mask::masked;
use crate::web::pages::accounts::confirm;
use crate::web::param::without_codes;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

/// A refused request, with its form if that may be sent again.
pub(super) struct Rejected {
    pub(super) error: PageError,
    pub(super) sent: Fields,
}

impl From<PageError> for Rejected {
    fn from(error: PageError) -> Self {
        Self { error, sent: Fields::default() }
    }
}

impl Rejected {
    pub(super) fn answer(self, request: &HttpRequest, site: &Site) -> Answer {
        let Self { error, sent } = self;
        if urls::is_for_programs(request.path()) {
            return error.for_programs();
        }
        // Anybody can cause any number of these.
        if let Some(small) = error.small(site.config.name()).filter(|_| sent.is_empty()) {
            return small;
        }
        let theme = site.cookies.theme_in(cookie_line(request));
        let mut layout = Layout::before_page(site, theme);
        // Only for sending the form again; without a session, the page then says so.
        let session = site.cookies.session_in(cookie_line(request));
        layout.csrf = session.map_or_else(String::new, |it| masked(&it.csrf()));
        let again = sent.to_resend().map(|fields| (request.path().to_owned(), fields));
        error.page(layout, sent.typed_values(), again)
    }
}

pub(super) fn answer_error(
    site: &Site,
    visit: &mut Visit,
    token: Option<&SessionToken>,
    error: &PageError,
) -> Answer {
    log(error, visit);
    if let PageError::Unconfirmed(to_what) = error {
        return match confirm::ask(site, visit, to_what.clone()) {
            Ok(answer) => answer,
            Err(error) => error_page(site, visit, &error),
        };
    }
    if error.may_pass() && visit.viewer.csrf.is_empty() {
        // Refused before the visitor was identified: their form still gets its token, so that it can be sent again.
        visit.viewer.csrf = token.map_or_else(String::new, SessionToken::csrf);
    }
    error_page(site, visit, error)
}

fn log(error: &PageError, visit: &Visit) {
    let path = without_codes(&visit.path);
    match error {
        PageError::Failed(cause) => tracing::error!(?path, ?cause, "page failed"),
        PageError::Damaged { cause, .. } => tracing::error!(?path, ?cause, "damaged"),
        PageError::NotFound if visit.viewer.is_known() => {
            visit.note(SecurityEvent::Refused, visit.viewer.account.as_ref().map(|account| account.id));
            tracing::debug!(?path, "not found or not allowed");
        }
        other => tracing::debug!(?path, error = ?other.status(), "refused"),
    }
}

fn error_page(site: &Site, visit: &Visit, error: &PageError) -> Answer {
    if urls::is_for_programs(&visit.path) {
        return error.for_programs();
    }
    let helps = matches!(error, PageError::SignedOut | PageError::OldForm) || error.may_pass();
    let again = helps.then(|| visit.path.clone());
    let again = again.and_then(|path| visit.form.to_resend().map(|fields| (path, fields)));
    // No task of the page: that it exists is already more than they may know.
    let layout = Layout { help: None, ..visit.layout(site) };
    error.page(layout, visit.form.typed_values(), again)
}
