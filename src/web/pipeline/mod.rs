//! One visit, from the socket to the answer: the same steps for every row of the route table.
//!
//! On the async threads: find the row, count the address and the person, check the form's origin, read it, and answer
//! from memory where possible. Nothing there waits for the store. On a thread that may block: find out who it is,
//! check that they may and that the form is theirs and complete, then make the page. Whatever happens, `dress` adds
//! the headers; nothing else in this program answers a request.

mod admit;
mod identify;
mod kept;
mod refusal;
mod request;
mod step;

use std::time::Instant;

use actix_web::body::BoxBody;
use actix_web::http::{ConnectionType, header};
use actix_web::web::{Data, Payload};
use actix_web::{HttpRequest, HttpResponse};

use crate::app::security::{self, SecurityEvent};
use crate::web::answer::Answer;
use crate::web::callers::{CountedFor, counted};
use crate::web::compress::{Accepted, Coding};
use crate::web::cookie::{SessionToken, Theme};
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::guard::rate::Caller;
use crate::web::guard::{Guard, address, headers, origin};
use crate::web::layout::Layout;
use crate::web::page_cache::{CacheLookup, Key};
use crate::web::param::without_codes;
use crate::web::reply::{Dress, dress};
use crate::web::route::{Cache, Method};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::web::waiting;
use admit::{Entrance, admit};
use identify::recognise;
use kept::{at_the_shelf, filled, is_kept, make, turn};
use refusal::{Turned, sorry};
use request::{Unread, came_from, cookie_line, empty, line, posted, text, visit};
use step::{Caught, Step};

/// Answers a request.
pub async fn enter(request: HttpRequest, mut payload: Payload, site: Data<Site>) -> HttpResponse {
    let mut response = match outside(&request, &mut payload, &site).await {
        Ok(response) => response,
        Err(turned) => {
            tracing::debug!(error = %turned.error, path = ?without_codes(request.path()), "turned away at the door");
            if matches!(turned.error, PageError::Foreign(_) | PageError::Misdirected) {
                let address = Some(came_from(&request, &site));
                security::note(
                    SecurityEvent::Foreign,
                    &security::EventDetails { address, ..security::EventDetails::default() },
                );
            }
            let mut response = turned.answer(&request, &site).into_response();
            // Part of the body may still be on its way; we do not wait for it.
            response.head_mut().set_connection_type(ConnectionType::Close);
            response.map_body(|_, page| BoxBody::new(Unread { page, _rest: payload }))
        }
    };
    headers::add(response.headers_mut(), site.transport);
    response
}

async fn outside(
    request: &HttpRequest,
    payload: &mut Payload,
    site: &Data<Site>,
) -> Result<HttpResponse, Turned> {
    origin::check_host(request.headers(), site.config.public_origin.as_ref())?;
    let (route, params) = line(request, site)?;
    let visit = visit(request, route, params, site);
    if site.guards.has(Guard::Rate) {
        let caller = Caller::Address(address::household(visit.address));
        site.limits.count(route.rate, caller, route.rate.of_address()).map_err(PageError::TooOften)?;
    }
    let token = site.cookies.session_in(cookie_line(request));
    let (by, form, room) = match route.method {
        Method::Get => empty(request).map(|()| (None, Ok(Fields::default()), None))?,
        Method::Post => {
            let by = count(site, &visit, token.as_ref()).await?;
            let (form, room) = posted(request, payload, route, site, by).await?;
            (Some(by), form, room)
        }
    };
    let caught = Box::new(Caught {
        visit,
        form,
        token,
        accepted: Coding::best(text(request, &header::ACCEPT_ENCODING)),
        known: request
            .headers()
            .get(header::IF_NONE_MATCH)
            .and_then(|tag| Some(tag.to_str().ok()?.to_owned())),
        asked: Instant::now(),
        recognised: false,
        waited: 0,
        ticket: None,
        _room: room,
    });
    if route.at_once {
        return Ok(at_once(site, caught)?);
    }
    answered(site, caught, by).await
}

/// Continues until there is an answer: from memory, or made by this visitor or another.
async fn answered(
    site: &Data<Site>,
    mut caught: Box<Caught>,
    mut by: Option<CountedFor>,
) -> Result<HttpResponse, Turned> {
    let route = caught.visit.route;
    let sent = caught.form.as_ref().cloned().unwrap_or_default();
    loop {
        let step = match at_the_shelf(site, caught) {
            Step::In(caught) => {
                let counted = match by {
                    Some(counted) => counted,
                    None => count(site, &caught.visit, caught.token.as_ref()).await?,
                };
                by = Some(counted);
                work(site, counted, caught).await.map_err(|error| Turned { error, sent: sent.clone() })?
            }
            known => known,
        };
        match step {
            Step::Done(answer, dressing) => return Ok(dress(answer, &dressing)),
            Step::In(next) => caught = next,
            Step::Wait(waits, flight) => {
                caught = waits;
                caught.waited += 1;
                // Without a permit: requests that wait for one page must not block others.
                waiting::in_time(site, route, caught.asked, flight.landed()).await?;
            }
            Step::Sync(next, answer, dressing, written) => {
                let told = waiting::in_time(site, route, Instant::now(), written.told).await;
                if told.map_err(|error| Turned { error, sent: sent.clone() })? == Ok(true) {
                    return Ok(dress(answer, &dressing));
                }
                // Somebody else was faster, or it failed: once more, waiting for the other and its result.
                caught = next;
                caught.visit.waits = true;
            }
        }
    }
}

/// Whom the request counts for, unless they exceeded the limit.
async fn count(
    site: &Data<Site>,
    visit: &Visit,
    token: Option<&SessionToken>,
) -> Result<CountedFor, PageError> {
    let by = counted(site, visit, token).await;
    if site.guards.has(Guard::Rate) && !matches!(by.caller, Caller::Address(_)) {
        let rate = visit.route.rate;
        site.limits.count(rate, by.caller, rate.of_person()).map_err(PageError::TooOften)?;
    }
    Ok(by)
}

/// Gets a permit and continues on a blocking thread.
async fn work(site: &Data<Site>, by: CountedFor, mut caught: Box<Caught>) -> Result<Step, PageError> {
    let (there, route) = (site.clone(), caught.visit.route);
    let step = waiting::patiently(site, route, by.caller, move |awaited| {
        caught.visit.awaited = awaited;
        move || inside(&there, caught)
    });
    Ok(step.await?.unwrap_or_else(|| panicked(site)))
}

/// Answers from memory, the same for everybody.
fn at_once(site: &Site, caught: Box<Caught>) -> Result<HttpResponse, PageError> {
    let Caught { visit, accepted, known, .. } = *caught;
    let answer = (visit.route.handler)(site, &visit)?;
    Ok(dress(answer, &Dress { cache: visit.route.cache, accepted, known, secret: false, kept: None }))
}

/// Identifies the visitor, checks rights and form, then makes the page.
fn inside(site: &Data<Site>, mut caught: Box<Caught>) -> Step {
    if !caught.recognised {
        if let Err(error) = recognise(site, &mut caught.visit, caught.token.as_ref()) {
            return refused(site, caught, &error);
        }
        caught.recognised = true;
    }
    if !is_kept(site, &caught.visit) {
        return alone(site, caught);
    }
    // The visitor may be somebody else than memory said.
    let key = Key::of(&caught.visit);
    caught.ticket = caught.ticket.take().filter(|ticket| ticket.is_for(&key));
    let tournament = caught.visit.tournament().ok();
    let head = site.heads.find(tournament.as_ref(), (site.hooks.changes)());
    match turn(site, &caught, head.as_ref()) {
        Some(CacheLookup::Page(page)) => return filled(site, caught, page),
        Some(CacheLookup::Wait(flight)) => return Step::Wait(caught, flight),
        Some(CacheLookup::Make(ticket)) => caught.ticket = Some(ticket),
        None => {}
    }
    let ticket = caught.ticket.take();
    match make(site, &caught.visit, ticket) {
        Ok(Some(page)) => filled(site, caught, page),
        Ok(None) => alone(site, caught),
        Err(error) => refused(site, caught, &error),
    }
}

/// A page for this visitor alone.
fn alone(site: &Site, mut caught: Box<Caught>) -> Step {
    let Caught { visit, form, token, .. } = &mut *caught;
    let sent = form.clone();
    let answer = admit(site, visit, sent).and_then(|entrance| match entrance {
        Entrance::Open => (visit.route.handler)(site, visit),
        Entrance::SignInFirst => Ok(Answer::see_other(&urls::sign_in(&visit.page))),
    });
    // An answer to a form may contain a secret link next to what was typed.
    let secret = visit.viewer.is_known() && visit.route.method == Method::Post;
    let mut answer = answer.unwrap_or_else(|error| {
        visit.form = form.as_ref().cloned().unwrap_or_default();
        sorry(site, visit, token.as_ref(), &error)
    });
    let cache = if visit.route.cache == Cache::Immutable { Cache::Immutable } else { Cache::NoStore };
    let (accepted, known) = (caught.accepted, caught.known.clone());
    let dressing = Dress { cache, accepted, known, secret, kept: None };
    match answer.once.take() {
        Some(written) => Step::Sync(caught, answer, dressing, written),
        None => Step::Done(answer, dressing),
    }
}

/// The error page for a refused request.
fn refused(site: &Site, caught: Box<Caught>, error: &PageError) -> Step {
    let Caught { mut visit, form, token, accepted, known, .. } = *caught;
    visit.form = form.unwrap_or_default();
    let answer = sorry(site, &mut visit, token.as_ref(), error);
    Step::Done(answer, Dress { cache: Cache::NoStore, accepted, known, secret: true, kept: None })
}

/// A handler panicked on its own thread: the process continues, and no lock is left unusable.
fn panicked(site: &Site) -> Step {
    tracing::error!("a page panicked; see the message above");
    let error = PageError::Failed("panic".to_owned());
    let answer = error.page(Layout::at_the_door(site, Theme::System), Vec::new(), None);
    let accepted = Accepted::default();
    Step::Done(answer, Dress { cache: Cache::NoStore, accepted, known: None, secret: true, kept: None })
}
