//! `/set-up/{code}`: the first account, with the link that the program prints.

use askama::Template;

use crate::app::LinkKind;
use crate::app::security::SecurityEvent;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::accounts::new_account::{self, TypedAccount};
use crate::web::pages::accounts::{browser, spent};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "accounts/set_up.html")]
struct SetUp {
    layout: Layout,
    code: String,
    typed: TypedAccount,
}

/// # Errors
/// If the store does not answer.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    match spent::usable(site, visit, LinkKind::SetUp)? {
        Some((code, _)) => Answer::page(&page(site, visit, code, TypedAccount::default())),
        None => spent::link(site, visit),
    }
}

/// Creates the account, signs in and continues to the first tournament.
///
/// # Errors
/// If the store does not answer.
pub fn create(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let Some((code, _)) = spent::usable(site, visit, LinkKind::SetUp)? else {
        return spent::link(site, visit);
    };
    match new_account::create_account(site, visit, &code)? {
        Ok(account) => {
            visit.note(SecurityEvent::AccountMade, Some(account.id));
            let cookies = browser::open_session(site, visit, &account)?;
            Ok(Answer::see_other(&urls::new_tournament()).with_cookies(&cookies))
        }
        Err(typed) => Answer::refusal(&page(site, visit, code, typed)),
    }
}

fn page(site: &Site, visit: &Visit, code: String, typed: TypedAccount) -> SetUp {
    SetUp { layout: visit.layout(site), code, typed }
}
