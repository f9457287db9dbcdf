//! `/accounts`: all accounts, for the operator.

use askama::Template;
use chrono::Utc;

use crate::app::security::SecurityEvent;
use crate::app::{Account, AccountUse, Rights, UsedName};
use crate::domain::id::AccountId;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::{OpeningForm, RightsForm};
use crate::web::layout::Layout;
use crate::web::pages::accounts::browser;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "accounts/list.html")]
struct Accounts {
    layout: Layout,
    count: Message,
    people: Vec<Somebody>,
    /// Whether everybody may open tournaments.
    everybody: bool,
    refused: String,
}

struct Somebody {
    name: String,
    sign_in_name: String,
    /// What it was called before, the newest first.
    former: Vec<Message>,
    may: Message,
    seen: Message,
    own: bool,
    disabled: bool,
    /// The badges beside the name: colour and words.
    badges: Vec<(&'static str, Message)>,
    /// `Some` if the account is somebody else's and needs a code besides the password.
    take_factor_off: Option<Link>,
    reset: Link,
    disable: Link,
    enable: Link,
    erase: Link,
    /// Their additional rights; `None` for operators, who have all of them.
    rights: Option<Rights>,
    give_rights: Link,
}

#[derive(Template)]
#[template(path = "accounts/reset_link.html")]
struct ResetLink {
    layout: Layout,
    name: String,
    address: String,
}

/// # Errors
/// If the store does not answer.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&list(site, visit, String::new())?)
}

/// Gives out a password reset link, shown only on this answer and stored nowhere.
///
/// # Errors
/// [`PageError::NotFound`], or when the store cannot write.
pub fn reset(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let account = account_in_form(site, visit)?;
    let code = site.desk.reset_code(account.id, Utc::now())?;
    visit.note(SecurityEvent::PasswordLinkGiven, Some(account.id));
    Answer::page(&ResetLink {
        layout: visit.layout(site),
        name: account.display_name,
        address: format!("{}{}", site.origin_for_others(visit).0, urls::reset(&code)),
    })
}

/// Disables an account and ends its sessions.
///
/// # Errors
/// [`PageError::NotFound`], or when the store cannot write.
pub fn disable(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let account = account_in_form(site, visit)?;
    if is_own(visit, account.id) {
        // At least one operator must be able to sign in.
        return Answer::refusal(&list(site, visit, say("accounts-list-your-own").into())?);
    }
    set_disabled(site, visit, &account, true)
}

/// Enables a disabled account.
///
/// # Errors
/// [`PageError::NotFound`], or when the store cannot write.
pub fn enable(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    set_disabled(site, visit, &account_in_form(site, visit)?, false)
}

/// Erases an account that is disabled, with what it is and was called.
///
/// # Errors
/// [`PageError::NotFound`], or when the store cannot write.
pub fn erase(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let account = account_in_form(site, visit)?;
    let refused = match (is_own(visit, account.id), account.disabled) {
        (true, _) => Some(say("accounts-list-erase-your-own")),
        (false, false) => Some(say("accounts-list-disable-first")),
        (false, true) => None,
    };
    if let Some(why) = refused {
        return Answer::refusal(&list(site, visit, why.into())?);
    }
    site.desk.erase_account(account.id, Utc::now())?;
    visit.note(SecurityEvent::AccountErased, Some(account.id));
    Ok(Answer::see_other(&urls::accounts()))
}

/// Removes the second factor of somebody who lost it. The password still works.
///
/// # Errors
/// [`PageError::NotFound`], or when the store cannot write.
pub fn take_factor_off(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let account = account_in_form(site, visit)?;
    if site.desk.remove_factor(account.id)? {
        visit.note(SecurityEvent::FactorTakenOff, Some(account.id));
    }
    Ok(Answer::see_other(&urls::accounts()))
}

/// Sets an account's rights beyond its tournaments.
///
/// # Errors
/// [`PageError::NotFound`], or when the store cannot write.
pub fn give_rights(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let account = account_in_form(site, visit)?;
    let rights = Rights {
        open: visit.form.has(RightsForm::NAMES.open, YES),
        assert: visit.form.has(RightsForm::NAMES.assert, YES),
    };
    site.desk.set_rights(account.id, rights)?;
    visit.note(SecurityEvent::RightsChanged, Some(account.id));
    Ok(Answer::see_other(&urls::accounts()))
}

/// Sets whether everybody with an account may open tournaments.
///
/// # Errors
/// If the store cannot write.
pub fn let_open(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    site.desk.let_everybody_open(visit.form.has(OpeningForm::NAMES.everybody, YES))?;
    visit.note(SecurityEvent::OpeningChanged, None);
    Ok(Answer::see_other(&urls::accounts()))
}

/// How many of its former names are shown beside an account.
const FORMER: usize = 10;

fn was_called(before: &UsedName) -> Option<Message> {
    let until = browser::moment(before.until?);
    Some(say("accounts-list-was-called").with("name", &before.name).with("until", until))
}

/// The value of a ticked box.
const YES: &str = "yes";

fn set_disabled(site: &Site, visit: &Visit, account: &Account, disabled: bool) -> Result<Answer, PageError> {
    site.desk.set_disabled(account.id, disabled)?;
    let event = if disabled { SecurityEvent::AccountDisabled } else { SecurityEvent::AccountEnabled };
    visit.note(event, Some(account.id));
    Ok(Answer::see_other(&urls::accounts()))
}

fn account_in_form(site: &Site, visit: &Visit) -> Result<Account, PageError> {
    let id: AccountId = visit.param("account")?;
    site.desk.account(id)?.ok_or(PageError::NotFound)
}

fn is_own(visit: &Visit, account: AccountId) -> bool {
    visit.viewer.account.as_ref().is_some_and(|viewer| viewer.id == account)
}

fn list(site: &Site, visit: &Visit, refused: String) -> Result<Accounts, PageError> {
    let accounts = site.desk.accounts()?;
    let count = say("accounts-list-count").with("accounts", accounts.len());
    let mut former = site.desk.former_account_names()?;
    let uses = site.desk.account_uses(Utc::now())?;
    let people = accounts.into_iter().map(|account| {
        let before = former.remove(&account.id).unwrap_or_default();
        let used = uses.get(&account.id).copied().unwrap_or_default();
        somebody(visit, account, used, &before)
    });
    let people = people.collect();
    Ok(Accounts {
        layout: visit.layout(site),
        count,
        people,
        everybody: site.desk.everybody_opens()?,
        refused,
    })
}

fn somebody(visit: &Visit, account: Account, used: AccountUse, before: &[UsedName]) -> Somebody {
    let may = match (account.is_operator, used.roles) {
        (true, _) => say("accounts-account-runs-this-installation"),
        (false, 0) => say("accounts-list-no-role-yet"),
        (false, roles) => say("accounts-list-roles").with("roles", roles),
    };
    let (own, factor) = (is_own(visit, account.id), used.has_factor);
    let badges = [
        (own, "info", say("accounts-list-you")),
        (account.disabled, "conflict", say("accounts-list-disabled")),
        (factor, "settled", say("all-second-factor")),
        (account.password_phc.is_none(), "needs", say("accounts-list-no-password-yet")),
    ];
    Somebody {
        may,
        seen: used.last_seen.map_or_else(
            || say("accounts-list-not-signed-in-now"),
            |seen| say("accounts-list-seen").with("seen", browser::moment(seen)),
        ),
        own,
        disabled: account.disabled,
        badges: badges
            .into_iter()
            .filter(|(shown, ..)| *shown)
            .map(|(_, kind, words)| (kind, words))
            .collect(),
        take_factor_off: (factor && !own).then(|| urls::take_factor_off(account.id)),
        reset: urls::reset_account(account.id),
        disable: urls::disable_account(account.id),
        enable: urls::enable_account(account.id),
        erase: urls::erase_account(account.id),
        rights: (!account.is_operator).then_some(account.rights),
        give_rights: urls::give_rights(account.id),
        former: before.iter().take(FORMER).filter_map(was_called).collect(),
        name: account.display_name,
        sign_in_name: account.sign_in_name,
    }
}
