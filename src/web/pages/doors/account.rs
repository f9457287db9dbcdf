//! `/account`: who this browser is, its seats, the own password, other browsers.

use actix_web::http::{StatusCode, header};
use askama::Template;
use chrono::Utc;

use crate::app::Account;
use crate::app::{DeskError, Snapshot};
use crate::domain::id::{AccountId, Slug, TournamentId};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::frame::Frame;
use crate::web::pages::doors::browser;
use crate::web::pages::doors::new_account::{self, Typed};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "doors/account.html")]
struct AccountPage {
    frame: Frame,
    title: String,
    /// Set for people with an account.
    account: Option<Own>,
    seats: Vec<Place>,
    typed: Typed,
}

struct Own {
    sign_in_name: String,
    operator: bool,
    opens: bool,
    roles: Vec<Place>,
    /// This browser.
    this: String,
    others: Vec<Elsewhere>,
    /// How many, in words.
    count: String,
}

/// A role or a seat at a tournament.
struct Place {
    as_what: String,
    title: String,
    to: Link,
}

struct Elsewhere {
    browser: String,
    seen: String,
}

/// The page; people who only hold a seat find their seats there.
///
/// # Errors
/// When the store does not answer.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    if visit.viewer.is_known() {
        Answer::page(&page(site, visit, Typed::default())?)
    } else {
        Ok(Answer::see_other(&urls::sign_in(&urls::account())))
    }
}

/// Changes the own password. Every other browser is signed out, and this one gets a new session.
///
/// # Errors
/// When the store does not answer.
pub fn change_password(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let account = own(site, visit)?.ok_or(PageError::NotFound)?;
    let (form, mut typed) = (&visit.form, Typed::default());
    if !new_account::repeated(form, "new_password", &mut typed.faults) {
        return Answer::refused(&page(site, visit, typed)?);
    }
    let (present, new) = (form.raw("password"), form.raw("new_password"));
    match site.desk.change_password(account.id, present, new, Utc::now()) {
        Ok(()) => {
            end_others(site, visit, account.id)?;
            let cookies = browser::opened(site, visit, &account)?;
            Ok(Answer::see_other(&urls::account()).with_cookies(&cookies))
        }
        Err(error @ DeskError::Unusable(_)) => {
            Answer::refused(&page(site, visit, typed.refused(error.to_string()))?)
        }
        Err(error @ DeskError::Wait { seconds }) => {
            let page = page(site, visit, typed.refused(error.to_string()))?;
            Ok(Answer::html(StatusCode::TOO_MANY_REQUESTS, &page)?
                .with_header(header::RETRY_AFTER, &seconds.to_string()))
        }
        Err(error) => Err(error.into()),
    }
}

/// Ends every other session of the account.
///
/// # Errors
/// When the store cannot write.
pub fn sign_out_everywhere(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let account = own(site, visit)?.ok_or(PageError::NotFound)?;
    end_others(site, visit, account.id)?;
    Ok(Answer::see_other(&urls::account()))
}

fn end_others(site: &Site, visit: &Visit, account: AccountId) -> Result<(), PageError> {
    let this = visit.browser();
    Ok(site.desk.end_other_sessions(account, this.as_ref())?)
}

fn own(site: &Site, visit: &Visit) -> Result<Option<Account>, PageError> {
    let Some(account) = &visit.viewer.account else { return Ok(None) };
    Ok(site.desk.account(account.id)?)
}

fn page(site: &Site, visit: &Visit, typed: Typed) -> Result<AccountPage, PageError> {
    let account = own(site, visit)?;
    let title = account.as_ref().map_or("Your seats", |account| &account.display_name).to_owned();
    let account = account.map(|account| told(site, visit, &account)).transpose()?;
    let seats = seats(site, visit)?;
    Ok(AccountPage { frame: visit.frame(site), title, account, seats, typed })
}

fn told(site: &Site, visit: &Visit, account: &Account) -> Result<Own, PageError> {
    let desk = &site.desk;
    let mut roles = Vec::new();
    for grant in desk.grants_of(account.id)? {
        roles.extend(place(site, grant.tournament, |_| grant.role.name().to_owned(), urls::desk)?);
    }
    let this = visit.browser();
    let sessions = desk.sessions_of(account.id, Utc::now())?;
    let others: Vec<Elsewhere> = sessions
        .iter()
        .filter(|session| Some(&session.token) != this.as_ref())
        .map(|session| Elsewhere {
            browser: browser::words(&session.user_agent),
            seen: browser::moment(session.last_seen),
        })
        .collect();
    Ok(Own {
        sign_in_name: account.sign_in_name.clone(),
        operator: account.is_operator,
        opens: visit.viewer.opens(),
        roles,
        this: browser::words(&visit.agent),
        count: words::count(others.len(), "other browser is", "other browsers are"),
        others,
    })
}

fn seats(site: &Site, visit: &Visit) -> Result<Vec<Place>, PageError> {
    let Some(session) = visit.browser() else { return Ok(Vec::new()) };
    let mut seats = Vec::new();
    for seat in site.desk.seats_of(&session)? {
        seats.extend(place(site, seat.tournament, |here| here.name(seat.player), urls::me)?);
    }
    Ok(seats)
}

fn place(
    site: &Site,
    tournament: TournamentId,
    as_what: impl Fn(&Snapshot) -> String,
    to: impl Fn(&Slug) -> Link,
) -> Result<Option<Place>, PageError> {
    let Some(here) = site.desk.tournament_by_id(tournament)? else { return Ok(None) };
    let title = here.setup()?.settings.title.clone();
    Ok(Some(Place { as_what: as_what(&here), title, to: to(here.slug()) }))
}
