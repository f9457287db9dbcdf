//! `/account/second-factor`: an optional code from an app besides the password.

use askama::Template;
use chrono::Utc;

use crate::app::security::SecurityEvent;
use crate::app::{Account, DeskError};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::CodeForm;
use crate::web::layout::Layout;
use crate::web::pages::accounts::browser;
use crate::web::qr::Qr;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "accounts/factor.html")]
struct FactorPage {
    layout: Layout,
    /// When it was turned on, and how many recovery codes are left; `None` while it is off.
    on: Option<(String, usize)>,
    refused: String,
}

#[derive(Template)]
#[template(path = "accounts/factor_set_up.html")]
struct SetUp {
    layout: Layout,
    secret: String,
    qr: Option<Qr>,
    refused: String,
}

#[derive(Template)]
#[template(path = "accounts/recovery_codes.html")]
struct RecoveryCodes {
    layout: Layout,
    codes: Vec<String>,
    /// Whether the factor was turned on just now.
    turned_on: bool,
}

/// Whether it is on, and what can be done.
///
/// # Errors
/// If the store does not answer.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit, String::new())?)
}

/// Begins the set-up: the secret is shown only on the answers to these forms.
///
/// # Errors
/// If the store cannot write.
pub fn begin(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let account = own_account(site, visit)?;
    match site.desk.begin_factor(account.id, Utc::now()) {
        Ok(()) => Answer::page(&set_up(site, visit, &account, String::new())?),
        Err(error) => refill(site, visit, error),
    }
}

/// Turns it on once the app shows the right code.
///
/// # Errors
/// If the store cannot write.
pub fn turn_on(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let account = own_account(site, visit)?;
    let code = CodeForm::of(&visit.form).code;
    match site.desk.confirm_factor(account.id, code, visit.submission()?, Utc::now()) {
        Ok(codes) => {
            visit.note(SecurityEvent::FactorOn, Some(account.id));
            Answer::page(&RecoveryCodes { layout: visit.layout(site), codes, turned_on: true })
        }
        Err(DeskError::Unusable(why)) if site.desk.factor_begun(&account)?.is_some() => {
            Answer::refusal(&set_up(site, visit, &account, why.to_string())?)
        }
        Err(error) => refill(site, visit, error),
    }
}

/// Turns it off.
///
/// # Errors
/// If the store cannot write.
pub fn turn_off(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let account = own_account(site, visit)?;
    if site.desk.remove_factor(account.id)? {
        visit.note(SecurityEvent::FactorOff, Some(account.id));
    }
    Ok(Answer::see_other(&urls::factor()))
}

/// Makes new recovery codes and shows them once.
///
/// # Errors
/// If the store cannot write.
pub fn renew(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let account = own_account(site, visit)?;
    match site.desk.renew_recovery_codes(account.id, visit.submission()?) {
        Ok(codes) => {
            visit.note(SecurityEvent::RecoveryCodesMade, Some(account.id));
            Answer::page(&RecoveryCodes { layout: visit.layout(site), codes, turned_on: false })
        }
        Err(error) => refill(site, visit, error),
    }
}

fn refill(site: &Site, visit: &Visit, error: DeskError) -> Result<Answer, PageError> {
    match error {
        DeskError::Unusable(why) => Answer::refusal(&page(site, visit, why.to_string())?),
        other => Err(other.into()),
    }
}

fn own_account(site: &Site, visit: &Visit) -> Result<Account, PageError> {
    let account = visit.viewer.account.as_ref().ok_or(PageError::NotFound)?;
    site.desk.account(account.id)?.ok_or(PageError::NotFound)
}

fn page(site: &Site, visit: &Visit, refused: String) -> Result<FactorPage, PageError> {
    let account = visit.viewer.account.as_ref().ok_or(PageError::NotFound)?;
    let on = site.desk.factor_of(account.id)?;
    let on = on.map(|on| (browser::moment(on.since), on.codes_left));
    Ok(FactorPage { layout: visit.layout(site), on, refused })
}

fn set_up(site: &Site, visit: &Visit, account: &Account, refused: String) -> Result<SetUp, PageError> {
    let shared = site.desk.factor_begun(account)?.ok_or(PageError::NotFound)?;
    Ok(SetUp { layout: visit.layout(site), qr: Qr::of(&shared.address), secret: shared.secret, refused })
}
