//! The visitor's browser: its cookie, its name, its last use.

use chrono::{DateTime, Utc};

use crate::app::Account;
use crate::app::sessions::{STAFF_SECONDS, SignInBrowser};
use crate::messages::dates;
use crate::messages::say;
use crate::web::cookie::{Cookie, SessionToken};
use crate::web::error::PageError;
use crate::web::guard::address::household;
use crate::web::recent_browsers;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// The browser of a visitor who wants to sign in, for the desk.
pub fn browser_of(visit: &Visit) -> SignInBrowser<'_> {
    SignInBrowser {
        agent: &visit.agent,
        address: visit.address,
        household: household(visit.address),
        browser: visit.known_as.as_ref().map(SessionToken::secret),
    }
}

/// The page to show after signing in. Returning to the sign-in page itself would look as if nothing had happened.
pub fn page_after_sign_in(next: &str) -> Link {
    let next = urls::local(next);
    if next.as_str().starts_with("/sign-") { urls::home() } else { next }
}

/// Opens a session for an account, replacing the browser's previous one.
pub fn open_session(site: &Site, visit: &Visit, account: &Account) -> Result<[Cookie; 2], PageError> {
    let token = site.desk.open_session(Some(account), &visit.agent, Utc::now())?;
    replace_session(site, visit, account, &token)
}

/// The cookies of a new session: the browser is recognised from now on. The previous session ends, and its seats move
/// along.
pub fn replace_session(
    site: &Site,
    visit: &Visit,
    account: &Account,
    token: &str,
) -> Result<[Cookie; 2], PageError> {
    if let Some(before) = visit.browser() {
        site.desk.replace_session(&before, token)?;
    }
    let known_as = visit.known_as.as_ref().map(SessionToken::secret);
    let browser = parse_token(&site.desk.know_browser(account.id, known_as, Utc::now())?)?;
    site.callers.browsers.learn(recent_browsers::mark(&browser), true);
    Ok([site.cookies.browser(&browser), cookie(site, token, STAFF_SECONDS)?])
}

/// The cookie of a session that begins, and is remembered from now on: its requests need no look-up, which made-up
/// sessions from the same address may have used up.
pub fn cookie(site: &Site, token: &str, seconds: u64) -> Result<Cookie, PageError> {
    let token = parse_token(token)?;
    let identities = (site.hooks.identities)();
    match (site.hooks.person)(&token) {
        Ok(person) => {
            site.callers.learn(&token, person.as_ref(), identities);
        }
        // It has begun, and the seat may be claimed: without its cookie nobody would have it.
        Err(error) => tracing::warn!(%error, "a session that began could not be read"),
    }
    Ok(site.cookies.session(&token, seconds))
}

fn parse_token(token: &str) -> Result<SessionToken, PageError> {
    token.parse().map_err(|error| PageError::failed(&error))
}

/// A browser in a few words: `Firefox on Android`.
pub fn name_of(agent: &str) -> String {
    fn first<T: Clone>(agent: &str, known: &[(&str, T)]) -> Option<T> {
        known.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, word)| word.clone())
    }
    // The order matters: most browsers also include the names of older ones.
    let name = first(
        agent,
        &[
            ("Firefox/", "Firefox"),
            ("FxiOS/", "Firefox"),
            ("Edg", "Edge"),
            ("OPR/", "Opera"),
            ("SamsungBrowser/", "Samsung Internet"),
            ("CriOS/", "Chrome"),
            ("Chrome/", "Chrome"),
            ("Safari/", "Safari"),
        ],
    );
    let system = first(
        agent,
        &[
            ("Android", say("accounts-browser-android")),
            ("iPhone", say("accounts-browser-iphone")),
            ("iPad", say("accounts-browser-ipad")),
            ("Windows", say("accounts-browser-windows")),
            ("Mac OS X", say("accounts-browser-mac")),
            ("Linux", say("accounts-browser-linux")),
        ],
    );
    match (name, system) {
        (Some(name), Some(system)) => {
            say("accounts-browser-on").with("browser", name).with("system", system).into()
        }
        (Some(name), None) => name.to_owned(),
        (None, Some(system)) => say("accounts-browser-unknown-on").with("system", system).into(),
        (None, None) => say("accounts-browser-unknown").into(),
    }
}

/// A time on pages outside any tournament.
pub fn moment(at: DateTime<Utc>) -> String {
    dates::moment_in_utc(&at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_told_by_its_own_name_first() {
        let phone = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0";
        let laptop = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/129.0 Safari/537.36 Edg/129.0";
        assert_eq!(name_of(phone), "Firefox on Android");
        assert_eq!(name_of(laptop), "Edge on Windows");
        assert_eq!(name_of("curl/8"), "A browser");
    }
}
