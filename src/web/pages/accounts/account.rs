//! `/account`: the user of this browser, their seats, their password, their other browsers.

use crate::app::TokenHash;
use crate::messages::{Message, say};
use askama::Template;
use chrono::Utc;

use crate::app::Account;
use crate::app::DeskError;
use crate::app::security::SecurityEvent;
use crate::domain::id::{AccountId, TournamentId};
use crate::domain::tournament::role::Role;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::{EraseAccountForm, OwnNameForm, PasswordForm, SessionForm};
use crate::web::layout::Layout;
use crate::web::pages::accounts::new_account::{self, TypedAccount};
use crate::web::pages::accounts::{browser, confirm, sign_in};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::people;

#[derive(Template)]
#[template(path = "accounts/account.html")]
struct AccountPage {
    layout: Layout,
    title: String,
    /// Set for people with an account.
    account: Option<Own>,
    seats: Vec<Place>,
    typed: TypedAccount,
    /// The name that others see, as it is or as it was typed, and why it was not taken.
    name: String,
    name_refused: String,
    /// Why the account was not erased.
    erase_refused: String,
}

struct Own {
    sign_in_name: String,
    operator: bool,
    opens: bool,
    /// Why a second factor helps; `None` if there is one.
    advice: Option<Message>,
    roles: Vec<Place>,
    /// Whether a code is required besides the password.
    factor: bool,
    /// Every signed-in browser, this one first.
    sessions: Vec<Browser>,
    /// The number of other browsers.
    others: usize,
}

/// A role or a seat at a tournament.
struct Place {
    as_what: String,
    title: String,
    to: Link,
}

/// A signed-in browser.
struct Browser {
    words: String,
    seen: String,
    /// The value of the form that ends it; `None` for this browser.
    hash: Option<String>,
}

/// The page; people without an account find their seats there.
///
/// # Errors
/// If the store does not answer.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    if visit.viewer.is_known() {
        Answer::page(&page(site, visit, TypedAccount::default())?)
    } else {
        Ok(Answer::see_other(&urls::sign_in(&urls::account())))
    }
}

/// Changes the account's own password. Every other browser is signed out, and this one gets a new session.
///
/// # Errors
/// If the store does not answer.
pub fn change_password(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let account = signed_in_account(site, visit)?.ok_or(PageError::NotFound)?;
    let (form, mut typed) = (&visit.form, TypedAccount::default());
    if !new_account::check_repetition(form, "new_password", &mut typed.faults) {
        return Answer::refusal(&page(site, visit, typed)?);
    }
    match site.desk.change_password(
        account.id,
        &confirm::proof(form),
        form.raw(PasswordForm::NAMES.new_password),
        Utc::now(),
    ) {
        Ok(()) => {
            visit.note(SecurityEvent::PasswordChanged, Some(account.id));
            end_others(site, visit, account.id)?;
            let cookies = browser::open_session(site, visit, &account)?;
            Ok(Answer::see_other(&urls::account()).with_cookies(&cookies))
        }
        Err(error @ DeskError::Unusable(_)) => {
            visit.note(SecurityEvent::NotConfirmed, Some(account.id));
            Answer::refusal(&page(site, visit, typed.with_refusal(error.to_string()))?)
        }
        Err(error @ DeskError::Wait { seconds }) => {
            let page = page(site, visit, typed.with_refusal(error.to_string()))?;
            Answer::too_often(&page, seconds)
        }
        Err(error) => Err(error.into()),
    }
}

/// Changes the name of one's own account that others see. The log of the program names no name, because nobody can erase
/// it there; the operator sees what the account was called before on the page of the accounts.
///
/// # Errors
/// If the store does not answer.
pub fn change_name(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let account = signed_in_account(site, visit)?.ok_or(PageError::NotFound)?;
    let name = OwnNameForm::of(&visit.form).display_name;
    let again = |name_refused: String| -> Result<AccountPage, PageError> {
        let page = page(site, visit, TypedAccount::default())?;
        Ok(AccountPage { name: name.to_owned(), name_refused, ..page })
    };
    match site.desk.rename_account(account.id, name, Utc::now()) {
        Ok(is_other) => {
            if is_other {
                visit.note(SecurityEvent::NameChanged, Some(account.id));
            }
            Ok(Answer::see_other(&urls::account()))
        }
        Err(error @ DeskError::Unusable(_)) => Answer::refusal(&again(error.to_string())?),
        Err(DeskError::Wait { seconds }) => {
            let often = say("accounts-own-name-often").with("hours", seconds.div_ceil(3_600));
            Answer::too_often(&again(often.to_string())?, seconds)
        }
        Err(error) => Err(error.into()),
    }
}

/// Erases one's own account, with what it is and was called, and signs this browser out.
///
/// # Errors
/// If the store does not answer.
pub fn erase(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let account = visit.viewer.account.as_ref().ok_or(PageError::NotFound)?.id;
    let again = |erase_refused: String| -> Result<Answer, PageError> {
        let page = page(site, visit, TypedAccount::default())?;
        Answer::refusal(&AccountPage { erase_refused, ..page })
    };
    if !visit.form.has(EraseAccountForm::NAMES.sure, SURE) {
        return again(say("accounts-erase-tick").into());
    }
    match site.desk.erase_own_account(account, Utc::now()) {
        Ok(()) => {
            visit.note(SecurityEvent::AccountErased, Some(account));
            Ok(sign_in::signed_out(site))
        }
        Err(error @ DeskError::Unusable(_)) => again(error.to_string()),
        Err(error) => Err(error.into()),
    }
}

/// The value of the ticked box.
const SURE: &str = "yes";

/// Ends every other session of the account.
///
/// # Errors
/// If the store cannot write.
pub fn sign_out_everywhere(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let account = signed_in_account(site, visit)?.ok_or(PageError::NotFound)?;
    end_others(site, visit, account.id)?;
    visit.note(SecurityEvent::OtherSessionsEnded, Some(account.id));
    Ok(Answer::see_other(&urls::account()))
}

/// Ends one other session of the account. Does nothing if it has already ended.
///
/// # Errors
/// If the store cannot write.
pub fn end_session(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let account = signed_in_account(site, visit)?.ok_or(PageError::NotFound)?;
    if site.desk.end_session(account.id, TokenHash::stored(SessionForm::of(&visit.form).session))? {
        visit.note(SecurityEvent::SessionEnded, Some(account.id));
    }
    Ok(Answer::see_other(&urls::account()))
}

fn end_others(site: &Site, visit: &Visit, account: AccountId) -> Result<(), PageError> {
    let this = visit.browser();
    Ok(site.desk.end_other_sessions(account, this.as_ref())?)
}

fn signed_in_account(site: &Site, visit: &Visit) -> Result<Option<Account>, PageError> {
    let Some(account) = &visit.viewer.account else { return Ok(None) };
    Ok(site.desk.account(account.id)?)
}

fn page(site: &Site, visit: &Visit, typed: TypedAccount) -> Result<AccountPage, PageError> {
    let account = signed_in_account(site, visit)?;
    let title = account
        .as_ref()
        .map_or_else(|| say("accounts-account-your-seats").into(), |account| account.display_name.clone());
    let name = account.as_ref().map(|account| account.display_name.clone()).unwrap_or_default();
    let account = account.map(|account| own_account(site, visit, &account)).transpose()?;
    let seats = seats(site, visit)?;
    let (name_refused, erase_refused) = Default::default();
    let layout = visit.layout(site);
    Ok(AccountPage { layout, title, account, seats, typed, name, name_refused, erase_refused })
}

fn own_account(site: &Site, visit: &Visit, account: &Account) -> Result<Own, PageError> {
    let desk = &site.desk;
    let grants = desk.grants_of(account.id)?;
    let directs = grants.iter().any(|grant| grant.role == Role::Director);
    let at: Vec<TournamentId> = grants.iter().map(|grant| grant.tournament).collect();
    let at = desk.listed_tournaments(&at)?;
    let roles = grants.iter().filter_map(|grant| {
        let there = at.get(&grant.tournament)?;
        let (as_what, title) = (people::role(grant.role).to_string(), there.title.clone());
        Some(Place { as_what, title, to: urls::desk(&there.slug) })
    });
    let roles: Vec<Place> = roles.collect();
    let factor = desk.factor_of(account.id)?.is_some();
    let sessions = sessions(site, visit, account.id)?;
    let others = sessions.iter().filter(|session| session.hash.is_some()).count();
    Ok(Own {
        sign_in_name: account.sign_in_name.clone(),
        operator: account.is_operator,
        opens: visit.viewer.opens(),
        advice: (!factor && (account.is_operator || directs)).then(|| say("accounts-elsewhere-advice")),
        roles,
        factor,
        sessions,
        others,
    })
}

/// Every browser signed in with the account: this one first, then by last use.
fn sessions(site: &Site, visit: &Visit, account: AccountId) -> Result<Vec<Browser>, PageError> {
    let this = visit.browser();
    let mut browsers: Vec<Browser> = Vec::new();
    for session in site.desk.sessions_of(account, Utc::now())? {
        let is_this = Some(&session.token) == this.as_ref();
        browsers.push(Browser {
            words: browser::name_of(&session.user_agent),
            seen: browser::moment(session.last_seen),
            hash: (!is_this).then(|| session.token.as_str().to_owned()),
        });
    }
    browsers.sort_by_key(|browser| browser.hash.is_some());
    Ok(browsers)
}

fn seats(site: &Site, visit: &Visit) -> Result<Vec<Place>, PageError> {
    let Some(session) = visit.browser() else { return Ok(Vec::new()) };
    let (mut seats, claimed) = (Vec::new(), site.desk.seats_of(&session)?);
    if claimed.is_empty() {
        return Ok(seats);
    }
    let at: Vec<TournamentId> = claimed.iter().map(|seat| seat.tournament).collect();
    let at = site.desk.listed_tournaments(&at)?;
    for seat in claimed {
        let Some(there) = at.get(&seat.tournament) else { continue };
        let Some(as_what) = site.desk.seat_name(seat.tournament, seat.player)? else { continue };
        seats.push(Place { as_what, title: there.title.clone(), to: urls::me(&there.slug) });
    }
    Ok(seats)
}
