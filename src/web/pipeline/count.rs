//! For whom a request counts, and whether they may send another one now.
//!
//! A hall has one address. One phone there can use up its budget, so that budget is only for visitors of whom nothing
//! else is known: a session that lasts has a budget of its own, wherever its requests come from, and so has a browser that
//! an account has signed in with, where its address has nothing left.

use actix_web::web::Data;

use crate::web::callers::{CountedFor, identify_caller, recognise_browser};
use crate::web::cookie::SessionToken;
use crate::web::error::PageError;
use crate::web::guard::Guard;
use crate::web::guard::rate::Caller;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// Counts a request for a page before anything else is done for it. Most pages come from memory and cost hardly
/// anything, so the address pays; when it has nothing left, the owner of the session does, or the browser, and is returned.
///
/// # Errors
/// [`PageError::TooOften`]; or that the store cannot be read.
pub(super) async fn page(
    site: &Data<Site>,
    visit: &Visit,
    token: Option<&SessionToken>,
) -> Result<Option<CountedFor>, PageError> {
    let address = CountedFor::only_address(visit);
    match spend(site, visit, address.caller) {
        Ok(()) => Ok(None),
        Err(seconds) => {
            let by = identify_caller(site, visit, token).await;
            if by.is_address() {
                return known_browser(site, visit, seconds).await.map(Some);
            }
            spend(site, visit, by.caller).map(|()| Some(by)).map_err(PageError::TooOften)
        }
    }
}

/// Counts the work for a page, too, which did not come from memory. Its address has paid for the request.
///
/// # Errors
/// [`PageError::TooOften`].
pub(super) async fn work(
    site: &Data<Site>,
    visit: &Visit,
    token: Option<&SessionToken>,
) -> Result<CountedFor, PageError> {
    let by = identify_caller(site, visit, token).await;
    if !by.is_address() {
        spend(site, visit, by.caller).map_err(PageError::TooOften)?;
    }
    Ok(by)
}

/// Counts a form for the owner of its session, or else for its address; where that has nothing left, for its browser.
///
/// # Errors
/// [`PageError::TooOften`]; or that the store cannot be read.
pub(super) async fn form(
    site: &Data<Site>,
    visit: &Visit,
    token: Option<&SessionToken>,
) -> Result<CountedFor, PageError> {
    let by = identify_caller(site, visit, token).await;
    match spend(site, visit, by.caller) {
        Ok(()) => Ok(by),
        Err(seconds) if by.is_address() => known_browser(site, visit, seconds).await,
        Err(seconds) => Err(PageError::TooOften(seconds)),
    }
}

/// Lets a browser that an account has signed in with pay where its address, with these seconds to wait, has nothing left:
/// strangers there do not keep anybody from signing in again.
async fn known_browser(site: &Data<Site>, visit: &Visit, seconds: u64) -> Result<CountedFor, PageError> {
    let by = recognise_browser(site, visit).await?.ok_or(PageError::TooOften(seconds))?;
    spend(site, visit, by.caller).map_err(PageError::TooOften)?;
    Ok(by)
}

/// Counts one request of the route's class; otherwise the seconds to wait.
fn spend(site: &Site, visit: &Visit, caller: Caller) -> Result<(), u64> {
    if !site.guards.has(Guard::Rate) {
        return Ok(());
    }
    let rate = visit.route.rate;
    let budget = match caller {
        Caller::Address(_) | Caller::MadeUp(_) | Caller::Rest => rate.of_address(),
        Caller::Account(_) | Caller::Seat(..) | Caller::Browser(_) => rate.of_person(),
    };
    site.limits.count(rate, caller, budget)
}
