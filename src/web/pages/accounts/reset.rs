//! `/reset/{code}`: a new password by a single-use link.

use askama::Template;
use chrono::Utc;

use crate::app::DeskError;
use crate::app::security::SecurityEvent;
use crate::app::{Account, LinkKind, OneTimeLink};
use crate::domain::id::AccountId;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::ResetForm;
use crate::web::layout::Layout;
use crate::web::pages::accounts::new_account::{self, TypedAccount};
use crate::web::pages::accounts::spent;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "accounts/reset.html")]
struct Reset {
    layout: Layout,
    code: String,
    account: AccountId,
    /// The sign-in name, for people and password managers.
    name: String,
    typed: TypedAccount,
}

/// # Errors
/// If the store does not answer.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    match reset(site, visit, TypedAccount::default())? {
        Some(page) => Answer::page(&page),
        None => spent::link(site, visit),
    }
}

/// Sets the password and ends every session of the account; the user signs in with the new password.
///
/// # Errors
/// If the store does not answer.
pub fn choose(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let Some(page) = reset(site, visit, TypedAccount::default())? else { return spent::link(site, visit) };
    let mut typed = TypedAccount::default();
    if !new_account::check_repetition(&visit.form, "password", &mut typed.faults) {
        return Answer::refusal(&Reset { typed, ..page });
    }
    match site.desk.choose_password(&page.code, visit.form.raw(ResetForm::NAMES.password), Utc::now()) {
        Ok(()) => {
            visit.note(SecurityEvent::PasswordChosen, Some(page.account));
            Ok(Answer::see_other(&urls::sign_in(&urls::home())))
        }
        Err(DeskError::LinkSpent) => spent::link(site, visit),
        Err(error @ DeskError::Unusable(_)) => {
            Answer::refusal(&Reset { typed: typed.with_refusal(error.to_string()), ..page })
        }
        Err(error) => Err(error.into()),
    }
}

fn reset(site: &Site, visit: &Visit, typed: TypedAccount) -> Result<Option<Reset>, PageError> {
    let Some((code, OneTimeLink { account: Some(account), .. })) =
        spent::usable(site, visit, LinkKind::Reset)?
    else {
        return Ok(None);
    };
    let account = site.desk.account(account)?;
    Ok(account.map(|Account { id: account, sign_in_name: name, .. }| Reset {
        layout: visit.layout(site),
        code,
        account,
        name,
        typed,
    }))
}
