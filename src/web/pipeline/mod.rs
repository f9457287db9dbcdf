//! One visit, from the socket to the answer: the same steps for every row of the route table.
//!
//! On the async threads: find the row, count the person or the address, check the form's origin, read it, and answer
//! from memory where possible. Nothing there waits for the store. On a thread that may block: find out who it is,
//! check that they may and that the form is theirs and complete, then make the page. Whatever happens, `finish` adds
//! the headers; nothing else in this program answers a request.

mod admit;
mod cached;
mod count;
mod identify;
mod refusal;
mod request;
mod step;

use std::time::{Duration, Instant};

use actix_web::body::BoxBody;
use actix_web::http::{ConnectionType, StatusCode, header};
use actix_web::web::{Data, Payload};
use actix_web::{HttpRequest, HttpResponse};

use crate::app::security::{self, SecurityEvent};
use crate::web::answer::Answer;
use crate::web::callers::CountedFor;
use crate::web::compress::{Accepted, Coding};
use crate::web::cookie::Theme;
use crate::web::damaged;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::guard::{headers, origin};
use crate::web::layout::Layout;
use crate::web::page_cache::{CacheLookup, Key};
use crate::web::param::without_codes;
use crate::web::reply::{ResponseOptions, finish};
use crate::web::route::{Cache, Method, Route, ShownElsewhere};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::waiting;
use admit::{Entrance, admit};
use cached::{fill_page, is_kept, look_up, look_up_cached, make};
use identify::identify;
use refusal::{Rejected, answer_error};
use request::{Unread, came_from, cookie_line, empty, language, line, read_posted_form, text, visit};
use step::{PreparedRequest, Step};

/// Answers a request.
pub async fn enter(request: HttpRequest, mut payload: Payload, site: Data<Site>) -> HttpResponse {
    let (begun, mut row) = (Instant::now(), None);
    let answered = outside(&request, &mut payload, &site, &mut row).await;
    let mut response = match answered {
        Ok(response) => response,
        Err(rejected) => {
            tracing::debug!(error = %rejected.error, path = ?without_codes(request.path()), "request rejected");
            if matches!(rejected.error, PageError::Foreign(_) | PageError::Misdirected) {
                let address = Some(came_from(&request, &site));
                security::note(
                    SecurityEvent::Foreign,
                    &security::EventDetails { address, ..security::EventDetails::default() },
                );
            }
            let spoken = language(&request, &site);
            let mut response = spoken.speak(|| rejected.answer(&request, &site)).into_response();
            // Part of the body may still be on its way; we do not wait for it.
            response.head_mut().set_connection_type(ConnectionType::Close);
            response.map_body(|_, page| BoxBody::new(Unread { page, _rest: payload }))
        }
    };
    // Of that page alone: an answer of another status may hold a form.
    let is_page = response.status().is_success() || response.status() == StatusCode::NOT_MODIFIED;
    let elsewhere = row.filter(|_| is_page).map_or(ShownElsewhere::Nowhere, |row| row.elsewhere);
    // What somebody who is signed in may see is not for the pages of others.
    let elsewhere = match elsewhere {
        ShownElsewhere::AsPicture if request.headers().contains_key(header::COOKIE) => {
            ShownElsewhere::Nowhere
        }
        other => other,
    };
    headers::add(response.headers_mut(), site.transport, elsewhere);
    note(&request, &site, row, response.status(), begun.elapsed());
    response
}

/// Counts a request, and logs it for operators who ask for that (`RUST_LOG=info,arbiter::requests=debug`).
fn note(request: &HttpRequest, site: &Site, row: Option<&'static Route>, status: StatusCode, took: Duration) {
    site.requests.count(row, status, took);
    tracing::debug!(
        target: "arbiter::requests",
        method = %request.method(),
        path = ?without_codes(request.path()),
        status = status.as_u16(),
        micros = took.as_micros(),
        "answered"
    );
}

async fn outside(
    request: &HttpRequest,
    payload: &mut Payload,
    site: &Data<Site>,
    row: &mut Option<&'static Route>,
) -> Result<HttpResponse, Rejected> {
    origin::check_host(request.headers(), site.config.public_origin.as_ref())?;
    let (route, params) = line(request, site)?;
    *row = Some(route);
    let visit = visit(request, route, params, site);
    let token = site.cookies.session_in(cookie_line(request));
    let (by, form, room) = match route.method {
        Method::Get => {
            let by = count::page(site, &visit, token.as_ref()).await?;
            empty(request)?;
            (by, Ok(Fields::default()), None)
        }
        Method::Post => {
            let by = count::form(site, &visit, token.as_ref()).await?;
            let (form, room) = read_posted_form(request, payload, route, site, by).await?;
            (Some(by), form, room)
        }
    };
    let prepared = Box::new(PreparedRequest {
        visit,
        form,
        token,
        accepted: Coding::best(text(request, &header::ACCEPT_ENCODING)),
        known: request
            .headers()
            .get(header::IF_NONE_MATCH)
            .and_then(|tag| Some(tag.to_str().ok()?.to_owned())),
        asked: Instant::now(),
        identified: false,
        waited: 0,
        ticket: None,
        _room: room,
    });
    if route.at_once {
        return Ok(at_once(site, prepared)?);
    }
    answer_request(site, prepared, by).await
}

/// Continues until there is an answer: from memory, or made by this visitor or another.
async fn answer_request(
    site: &Data<Site>,
    mut prepared: Box<PreparedRequest>,
    mut by: Option<CountedFor>,
) -> Result<HttpResponse, Rejected> {
    let route = prepared.visit.route;
    let sent = prepared.form.as_ref().cloned().unwrap_or_default();
    loop {
        let step = match look_up_cached(site, prepared) {
            Step::In(prepared) => {
                let counted = match by {
                    Some(counted) => counted,
                    None => count::work(site, &prepared.visit, prepared.token.as_ref()).await?,
                };
                by = Some(counted);
                work(site, counted, prepared).await.map_err(|error| Rejected { error, sent: sent.clone() })?
            }
            known => known,
        };
        match step {
            Step::Done(answer, options) => return Ok(finish(answer, &options)),
            Step::In(next) => prepared = next,
            Step::Wait(waits, flight) => {
                prepared = waits;
                prepared.waited += 1;
                // Without a permit: requests that wait for one page must not block others.
                waiting::in_time(site, route, prepared.asked, flight.wait_until_finished()).await?;
            }
            Step::Sync(next, answer, options, written) => {
                let told = waiting::in_time(site, route, Instant::now(), written.told).await;
                if told.map_err(|error| Rejected { error, sent: sent.clone() })? == Ok(true) {
                    return Ok(finish(answer, &options));
                }
                // Somebody else was faster, or it failed: once more, waiting for the other and its result.
                prepared = next;
                prepared.visit.waits = true;
            }
        }
    }
}

/// Gets a permit and continues on a blocking thread.
async fn work(
    site: &Data<Site>,
    by: CountedFor,
    mut prepared: Box<PreparedRequest>,
) -> Result<Step, PageError> {
    let (there, route) = (site.clone(), prepared.visit.route);
    let step = waiting::with_deadline(site, route, by.caller, move |awaited| {
        prepared.visit.awaited = awaited;
        let language = prepared.visit.viewer.preferences.language;
        move || {
            language.speak(|| match is_for_stranger(&prepared) {
                true => there.desk.for_stranger(|| inside(&there, prepared)),
                false => inside(&there, prepared),
            })
        }
    });
    Ok(step.await?.unwrap_or_else(|| after_panic(site)))
}

/// Whether the page may be read from a replica. People with a session, or with one that ended, read what is true now.
fn is_for_stranger(prepared: &PreparedRequest) -> bool {
    prepared.token.is_none() && prepared.visit.route.may_lag()
}

/// Answers from memory, the same for everybody.
fn at_once(site: &Site, prepared: Box<PreparedRequest>) -> Result<HttpResponse, PageError> {
    let PreparedRequest { visit, accepted, known, .. } = *prepared;
    let answer = visit.viewer.preferences.language.speak(|| (visit.route.handler)(site, &visit))?;
    Ok(finish(
        answer,
        &ResponseOptions { cache: visit.route.cache, accepted, known, secret: false, kept: None },
    ))
}

/// Identifies the visitor, checks rights and form, then makes the page.
fn inside(site: &Data<Site>, mut prepared: Box<PreparedRequest>) -> Step {
    if !prepared.identified {
        if let Err(error) = identify(site, &mut prepared.visit, prepared.token.as_ref()) {
            return refuse(site, prepared, &error);
        }
        prepared.identified = true;
    }
    if !is_kept(site, &prepared.visit) {
        return make_alone(site, prepared);
    }
    // The visitor may be somebody else than memory said.
    let key = Key::of(&prepared.visit);
    prepared.ticket = prepared.ticket.take().filter(|ticket| ticket.is_for(&key));
    let tournament = prepared.visit.tournament().ok();
    let head =
        site.heads_for(prepared.visit.viewer.is_known()).find(tournament.as_ref(), (site.hooks.changes)());
    match look_up(site, &prepared, head.as_ref()) {
        Some(CacheLookup::Page(page)) => return fill_page(site, prepared, page),
        Some(CacheLookup::Wait(flight)) => return Step::Wait(prepared, flight),
        Some(CacheLookup::Make(ticket)) => prepared.ticket = Some(ticket),
        None => {}
    }
    let ticket = prepared.ticket.take();
    match make(site, &prepared.visit, ticket) {
        Ok(Some(page)) => fill_page(site, prepared, page),
        Ok(None) => make_alone(site, prepared),
        Err(error) => refuse(site, prepared, &error),
    }
}

/// A page for this visitor alone.
fn make_alone(site: &Site, mut prepared: Box<PreparedRequest>) -> Step {
    let PreparedRequest { visit, form, token, .. } = &mut *prepared;
    let sent = form.clone();
    let answer = admit(site, visit, sent).and_then(|entrance| match entrance {
        Entrance::Open => damaged::answer(site, visit),
        Entrance::SignInFirst => Ok(Answer::see_other(&urls::sign_in(&visit.page))),
        Entrance::OtherToken => Ok(other_token()),
    });
    // An answer to a form may contain a secret link next to what was typed.
    let secret = visit.viewer.is_known() && visit.route.method == Method::Post;
    let mut answer = answer.unwrap_or_else(|error| {
        visit.form = form.as_ref().cloned().unwrap_or_default();
        answer_error(site, visit, token.as_ref(), &error)
    });
    let cache = if visit.route.cache == Cache::Immutable { Cache::Immutable } else { Cache::NoStore };
    let (accepted, known) = (prepared.accepted, prepared.known.clone());
    let options = ResponseOptions { cache, accepted, known, secret, kept: None };
    match answer.once.take() {
        Some(written) => Step::Sync(prepared, answer, options, written),
        None => Step::Done(answer, options),
    }
}

/// What a program is told whose token is not that of this site.
fn other_token() -> Answer {
    Answer::text(StatusCode::UNAUTHORIZED, "This is not the token with which Arbiter was started.\n")
        .with_header(header::WWW_AUTHENTICATE, "Bearer realm=\"Arbiter\"")
}

/// The error page for a refused request.
fn refuse(site: &Site, prepared: Box<PreparedRequest>, error: &PageError) -> Step {
    let PreparedRequest { mut visit, form, token, accepted, known, .. } = *prepared;
    visit.form = form.unwrap_or_default();
    let answer = answer_error(site, &mut visit, token.as_ref(), error);
    Step::Done(answer, ResponseOptions { cache: Cache::NoStore, accepted, known, secret: true, kept: None })
}

/// A handler panicked on its own thread: the process continues, and no lock is left unusable.
fn after_panic(site: &Site) -> Step {
    tracing::error!("a page panicked; see the message above");
    let error = PageError::Failed("panic".to_owned());
    let answer = error.page(Layout::before_page(site, Theme::System), Vec::new(), None);
    let accepted = Accepted::default();
    Step::Done(
        answer,
        ResponseOptions { cache: Cache::NoStore, accepted, known: None, secret: true, kept: None },
    )
}
