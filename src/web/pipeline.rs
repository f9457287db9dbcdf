//! One visit, from the socket to the answer: the same steps for every row of the route table.
//!
//! On the async threads: find the row, count the address and the person, check the form's origin, read it, and answer
//! from memory where possible. Nothing there waits for the store. On a thread that may block: find out who it is,
//! check that they may and that the form is theirs and complete, then make the page. Whatever happens, `dress` adds
//! the headers; nothing else in this program answers a request.

use std::cell::RefCell;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Instant;

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::http::{ConnectionType, Method as Verb, StatusCode, header};
use actix_web::web::{self, Bytes, Data, Payload};
use actix_web::{HttpRequest, HttpResponse};

use crate::app::DeskError;
use crate::app::security::{self, SecurityEvent};
use crate::domain::awaited::Awaited;
use crate::domain::id::{PlayerId, TournamentId};
use crate::domain::tournament::role::Role;
use crate::web::answer::{Answer, Body, Written};
use crate::web::callers::{CountedFor, counted};
use crate::web::compress::{Accepted, Coding};
use crate::web::cookie::{SessionToken, Theme};
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::guard::body::{self, BodyError};
use crate::web::guard::rate::Caller;
use crate::web::guard::{Guard, address, headers, origin, token};
use crate::web::heads::LogHead;
use crate::web::holes::{Filling, Holes};
use crate::web::layout::{self, Layout};
use crate::web::mask::masked;
use crate::web::page_cache::{CacheLookup, Flight, Key, Ticket};
use crate::web::pages::accounts::confirm;
use crate::web::param::without_codes;
use crate::web::permits::{NoPermit, Permit};
use crate::web::rendered::Rendered;
use crate::web::reply::{Dress, dress};
use crate::web::route::{Cache, Method, Route, RouteMatch, Who, find};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::{SessionOwner, TournamentInPath, Viewer, Visit};
use crate::web::waiting;

/// The longest URL.
const LONGEST_ADDRESS: usize = 4_096;

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

/// An answer that keeps the unread rest of the request. Actix reads the rest of a chunked body without a deadline
/// once it is dropped, and closes the connection while it is kept.
struct Unread {
    page: BoxBody,
    _rest: Payload,
}

impl MessageBody for Unread {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.page.size()
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Pin::new(&mut self.page).poll_next(context)
    }
}

/// A request, with everything that can be read without knowing who sent it.
struct Caught {
    visit: Visit,
    form: Result<Fields, PageError>,
    token: Option<SessionToken>,
    accepted: Accepted,
    known: Option<String>,
    /// When the request arrived.
    asked: Instant,
    /// Whether the visitor has been identified.
    recognised: bool,
    /// How often it waited for another visitor to make the page.
    waited: usize,
    /// The right to make it.
    ticket: Option<Ticket>,
    /// Space for the form while it is processed.
    _room: Option<Permit>,
}

/// How often a request waits for others who fail to make the page before it makes it alone.
const MOST_WAITS: usize = 3;

/// A refused request, with its form if that may be sent again.
struct Turned {
    error: PageError,
    sent: Fields,
}

impl From<PageError> for Turned {
    fn from(error: PageError) -> Self {
        Self { error, sent: Fields::default() }
    }
}

impl Turned {
    fn answer(self, request: &HttpRequest, site: &Site) -> Answer {
        let Self { error, sent } = self;
        // Anybody can cause any number of these.
        if let Some(small) = error.small().filter(|_| sent.is_empty()) {
            return small;
        }
        let theme = site.cookies.theme_in(cookie_line(request));
        let mut layout = Layout::at_the_door(site, theme);
        // Only for sending the form again; without a session, the page then says so.
        let session = site.cookies.session_in(cookie_line(request));
        layout.csrf = session.map_or_else(String::new, |it| masked(&it.csrf()));
        let again = sent.to_resend().map(|fields| (request.path().to_owned(), fields));
        error.page(layout, sent.typed(), again)
    }
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
                // Without a permit: those who wait for one page do not keep others from theirs.
                waiting::in_time(site, route, caught.asked, flight.landed()).await?;
            }
            Step::Sync(next, answer, dressing, written) => {
                let told = waiting::in_time(site, route, Instant::now(), written.told).await;
                if told.map_err(|error| Turned { error, sent: sent.clone() })? == Ok(true) {
                    return Ok(dress(answer, &dressing));
                }
                // Somebody else was first, or it failed: once more, as one who waits and is told why.
                caught = next;
                caught.visit.waits = true;
            }
        }
    }
}

/// The result of a step.
enum Step {
    /// An answer.
    Done(Answer, Dress),
    /// Another visitor is making the page.
    Wait(Box<Caught>, Flight),
    /// Continue on a thread that may block.
    In(Box<Caught>),
    /// To an answer that is given once something is on the disk.
    Sync(Box<Caught>, Answer, Dress, Written),
}

/// Looks for a cached page.
fn at_the_shelf(site: &Data<Site>, mut caught: Box<Caught>) -> Step {
    let tournament = caught.visit.tournament().ok();
    let head = site.heads.find(tournament.as_ref(), (site.hooks.changes)());
    let Some(name) = remembered(site, &mut caught, head.as_ref()) else { return Step::In(caught) };
    if !is_kept(site, &caught.visit) {
        return Step::In(caught);
    }
    match turn(site, &caught, head.as_ref()) {
        Some(CacheLookup::Page(page)) => {
            tighten(site, &caught.visit, &page);
            let filling = name.map(|name| Filling::of(&name, &caught.visit.viewer.csrf));
            Step::given(caught, page, filling)
        }
        Some(CacheLookup::Wait(flight)) => Step::Wait(caught, flight),
        Some(CacheLookup::Make(ticket)) => {
            caught.ticket = Some(ticket);
            Step::In(caught)
        }
        None => Step::In(caught),
    }
}

/// Identifies a visitor from memory and returns the name to show: empty without a session. `None` if memory does not
/// know enough. Good only for cached pages, which show nothing personal but that name.
fn remembered(site: &Site, caught: &mut Caught, head: Option<&LogHead>) -> Option<Option<String>> {
    let Some(token) = &caught.token else { return Some(None) };
    let (person, named) = site.callers.fresh(token, (site.hooks.identities)())?;
    let here = match caught.visit.tournament() {
        Ok(_) => Some(head?.tournament?),
        Err(_) => None,
    };
    let before = (caught.visit.viewer.seat, caught.visit.viewer.seat_name.take());
    welcome(&mut caught.visit, token, &person, here);
    match (&caught.visit.viewer.account, caught.visit.viewer.seat) {
        (Some(account), _) => Some(Some(account.name.clone())),
        (None, Some(seat)) => {
            let earlier = before.1.filter(|_| before.0 == Some(seat));
            let name = named.filter(|(at, _)| *at == seat).map(|(_, name)| name).or(earlier);
            caught.visit.viewer.seat_name.clone_from(&name);
            // A name that memory has lost is looked up again.
            caught.recognised &= name.is_some();
            name.map(Some)
        }
        (None, None) => None,
    }
}

/// What happens to a request for a cached page; `None` if it is made for this visitor alone. Uses only memory.
fn turn(site: &Site, caught: &Caught, head: Option<&LogHead>) -> Option<CacheLookup> {
    if caught.ticket.is_some() || caught.waited >= MOST_WAITS {
        return None;
    }
    Some(site.kept.ask(&Key::of(&caught.visit), caught.asked, head, site.guards.pace))
}

/// Compresses a page that has lasted; one at a time, while nobody waits.
fn tighten(site: &Data<Site>, visit: &Visit, page: &Arc<Rendered>) {
    if site.kept.is_worth_tightening(&Key::of(visit))
        && let Ok(press) = Arc::clone(&site.press).try_acquire_owned()
    {
        let page = Arc::clone(page);
        drop(web::block(move || {
            page.tighten();
            drop(press);
        }));
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

/// Finds the row of the route table.
fn line(
    request: &HttpRequest,
    site: &Site,
) -> Result<(&'static Route, crate::web::route::Params), PageError> {
    let method = match *request.method() {
        Verb::GET | Verb::HEAD => Method::Get,
        Verb::POST => Method::Post,
        _ => return Err(PageError::OnlyBy("GET, HEAD, POST")),
    };
    let uri = request.uri();
    if uri.path().len() + uri.query().map_or(0, str::len) > LONGEST_ADDRESS {
        return Err(PageError::NotFound);
    }
    // The path as sent: a path that needs decoding fits no row.
    match find(site.routes, method, uri.path()) {
        RouteMatch::Route(route, params) => Ok((route, params)),
        RouteMatch::OnlyBy(methods) => Err(PageError::OnlyBy(methods)),
    }
}

fn visit(
    request: &HttpRequest,
    route: &'static Route,
    params: crate::web::route::Params,
    site: &Site,
) -> Visit {
    let query_text = request.uri().query().unwrap_or_default().to_owned();
    let theme = site.cookies.theme_in(cookie_line(request));
    Visit {
        route,
        path: request.uri().path().to_owned(),
        page: page_of(request, route),
        params,
        query: Fields::default(),
        query_text,
        form: Fields::default(),
        viewer: Viewer { theme, ..Viewer::default() },
        session: None,
        known_as: site.cookies.browser_in(cookie_line(request)),
        agent: text(request, &header::USER_AGENT).to_owned(),
        opened: RefCell::default(),
        roles: Vec::new(),
        address: came_from(request, site),
        origin: origin::of_site(request.headers(), site.config.public_origin.as_ref()),
        awaited: Awaited::always(),
        confirmed: false,
        waits: false,
    }
}

/// The visitor's address, behind trusted proxies.
fn came_from(request: &HttpRequest, site: &Site) -> IpAddr {
    let peer = request.peer_addr().map(|peer| peer.ip());
    let forwarded = request.headers().get_all("x-forwarded-for").filter_map(|line| line.to_str().ok());
    address::visitor(peer, &forwarded.collect::<Vec<_>>(), &site.config.trusted_proxies)
}

/// The page the visitor sees: this one, or the one that contains the form.
fn page_of(request: &HttpRequest, route: &Route) -> Link {
    match route.method {
        Method::Get => urls::local(request.uri().path_and_query().map_or("/", |there| there.as_str())),
        Method::Post => {
            let from = text(request, &header::REFERER);
            let path = from.split_once("://").and_then(|(_, rest)| Some(rest.split_at(rest.find('/')?).1));
            urls::local(path.unwrap_or("/"))
        }
    }
}

/// A GET request has no body; one with a body is refused.
fn empty(request: &HttpRequest) -> Result<(), PageError> {
    let none = matches!(text(request, &header::CONTENT_LENGTH), "" | "0")
        && !request.headers().contains_key(header::TRANSFER_ENCODING);
    if none { Ok(()) } else { Err(BodyError::Broken.into()) }
}

/// Smaller forms need no space permit; no result form is larger.
const LIGHT: usize = 4 * 1024;

/// Reads a form and reserves space for it. Faults inside it are reported only to visitors who may send it.
async fn posted(
    request: &HttpRequest,
    payload: &mut Payload,
    route: &Route,
    site: &Site,
    by: CountedFor,
) -> Result<(Result<Fields, PageError>, Option<Permit>), PageError> {
    // A route that takes JSON changes nothing for anybody, so nobody can be made to send it.
    if site.guards.has(Guard::Origin) && !route.json {
        origin::check(request.headers(), site.config.public_origin.as_ref())?;
    }
    let kind = text(request, &header::CONTENT_TYPE).split(';').next().unwrap_or_default().trim();
    let announced = text(request, &header::CONTENT_LENGTH).parse::<usize>().unwrap_or_default();
    let most = by.body(route);
    if announced > most {
        return Err(BodyError::TooLarge(most / 1024).into());
    }
    let expected = if route.json { "application/json" } else { "application/x-www-form-urlencoded" };
    if !kind.eq_ignore_ascii_case(expected) && announced > 0 {
        return Err(if route.json { BodyError::NotJson } else { BodyError::NotAForm }.into());
    }
    if request.headers().contains_key(header::CONTENT_ENCODING) {
        return Err(BodyError::NotAForm.into());
    }
    // A chunked body may be of any length.
    let in_pieces = request.headers().contains_key(header::TRANSFER_ENCODING);
    let weight = if in_pieces { most } else { announced };
    let room = match weight > LIGHT {
        true => Some(site.permits.room(by.caller, weight).await.map_err(|NoPermit| PageError::Busy)?),
        false => None,
    };
    let bytes = body::read(payload, most, site.guards.patience).await?;
    let decode = if route.json { Fields::decode_json } else { Fields::decode };
    // The sockets of all others hang on this thread: a large form is taken apart elsewhere.
    let fields = match bytes.len() > LIGHT {
        true => web::block(move || decode(&bytes)).await.map_err(|_| PageError::Busy)?,
        false => decode(&bytes),
    };
    Ok((fields.map_err(PageError::from), room))
}

/// Whether a page may be cached for this kind of visitor. Pages with a query are too many. Disk problems are shown to
/// staff until they are fixed.
fn is_kept(site: &Site, visit: &Visit) -> bool {
    let anyone = visit.route.cache == Cache::Public && visit.route.who == Who::Anyone;
    anyone
        && visit.query_text.is_empty()
        && !(visit.viewer.account.is_some() && (site.hooks.trouble)().is_some())
}

/// The head under which this page may be cached, from the store; `None` if there is no such tournament.
fn head_of(site: &Site, visit: &Visit) -> Result<Option<LogHead>, PageError> {
    // Counted before the head is read, so that a change in between is noticed.
    let (changes, read) = ((site.hooks.changes)(), Instant::now());
    let tournament = visit.tournament().ok();
    let place = tournament.as_ref().map(|slug| (site.hooks.tournament)(slug)).transpose()?;
    // A page changes with the time too, where lists are shown from a time on. Asked before the page is made, like the head.
    let now = (site.hooks.now)();
    let (id, shows) = match place {
        Some(None) => return Ok(None),
        Some(Some(TournamentInPath { id, here })) => {
            (Some(id), here.is_some_and(|here| here.tournament.shows_lists(now)))
        }
        None => (None, false),
    };
    let code = (site.hooks.head)(id) + if shows { "+lists" } else { "" };
    let head = LogHead { code, read, tournament: id };
    site.heads.remember(tournament.as_ref(), changes, &head);
    Ok(Some(head))
}

impl Step {
    /// A cached page with its holes filled.
    fn given(caught: Box<Caught>, page: Arc<Rendered>, filling: Option<Filling>) -> Self {
        let Caught { accepted, known, .. } = *caught;
        let kept = Some((page, filling));
        let dressing = Dress { cache: Cache::Public, accepted, known, secret: false, kept };
        Self::Done(Answer::text(StatusCode::OK, Bytes::new()), dressing)
    }
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
    // The visitor may be another one than memory knew.
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

/// Makes a page for all visitors of this kind, without knowing who asked; `None` if it cannot be cached.
fn make(site: &Site, visit: &Visit, ticket: Option<Ticket>) -> Result<Option<Arc<Rendered>>, PageError> {
    // Read before the page is made, so that a page is never older than its head.
    let Some(head) = head_of(site, visit)? else { return Ok(None) };
    if let Some(page) = site.kept.find(&Key::of(visit), &head) {
        return Ok(Some(page));
    }
    let holes = if visit.viewer.is_known() { Some(Holes::random().ok_or(PageError::Busy)?) } else { None };
    let Answer { status, headers, body, .. } =
        (visit.route.handler)(site, &visit.for_all_alike(holes.clone()))?;
    let Body::Bytes(kind, bytes) = body else { return Ok(None) };
    if status != StatusCode::OK || !headers.is_empty() {
        return Ok(None);
    }
    let page = Arc::new(Rendered::quickly(kind, bytes, holes.as_ref()));
    if let Some(ticket) = ticket {
        ticket.keep(&head, &page);
    }
    Ok(Some(page))
}

/// A cached page with the visitor's name and token.
fn filled(site: &Data<Site>, caught: Box<Caught>, page: Arc<Rendered>) -> Step {
    tighten(site, &caught.visit, &page);
    let viewer = &caught.visit.viewer;
    let name = layout::name_of(&caught.visit).unwrap_or_default();
    if let (Some(token), None, Some(seat)) = (&caught.token, &viewer.account, viewer.seat) {
        site.callers.name(token, seat, &name);
    }
    let filling = viewer.is_known().then(|| Filling::of(&name, &viewer.csrf));
    Step::given(caught, page, filling)
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

fn sorry(site: &Site, visit: &mut Visit, token: Option<&SessionToken>, error: &PageError) -> Answer {
    log(error, visit);
    if let PageError::Unconfirmed(to_what) = error {
        return match confirm::ask(site, visit, to_what) {
            Ok(answer) => answer,
            Err(error) => error_page(site, visit, &error),
        };
    }
    if error.may_pass() && visit.viewer.csrf.is_empty() {
        // Refused before the visitor was identified: what they typed is theirs all the same.
        visit.viewer.csrf = token.map_or_else(String::new, SessionToken::csrf);
    }
    error_page(site, visit, error)
}

/// Identifies the session's owner and their roles at this tournament.
fn recognise(site: &Site, visit: &mut Visit, token: Option<&SessionToken>) -> Result<(), PageError> {
    visit.query = match visit.route.method {
        Method::Get => Fields::decode(visit.query_text.as_bytes())?.keep_only(visit.route.fields),
        Method::Post => Fields::default(),
    };
    // Discards what memory said.
    visit.viewer = Viewer { theme: visit.viewer.theme, ..Viewer::default() };
    visit.session = None;
    visit.confirmed = false;
    visit.roles.clear();
    let Some(token) = token else { return Ok(()) };
    let identities = (site.hooks.identities)();
    let person = (site.hooks.person)(token)?;
    site.callers.learn(token, person.as_ref(), identities);
    let Some(person) = person else { return Ok(()) };
    let here = match visit.tournament() {
        Ok(slug) => (site.hooks.tournament)(&slug)?,
        Err(_) => None,
    };
    let here = here.map(|TournamentInPath { id, here }| {
        visit.opened = RefCell::new(here);
        id
    });
    welcome(visit, token, &person, here);
    visit.confirmed = person.confirmed;
    if let (None, Some(seat)) = (&visit.viewer.account, visit.viewer.seat) {
        visit.viewer.seat_name = Some(seat_name(site, visit, seat)?);
    }
    Ok(())
}

/// The name of the player at a seat; the number if that tournament's log is damaged.
fn seat_name(
    site: &Site,
    visit: &Visit,
    (tournament, player): (TournamentId, PlayerId),
) -> Result<String, PageError> {
    let opened = visit.opened.borrow();
    let name = match opened.as_ref().filter(|here| here.id() == tournament) {
        Some(here) => Some(here.name(player)),
        None => match site.desk.seat_name(tournament, player) {
            Err(DeskError::Store(cause)) if cause.is_outage() => return Err(DeskError::from(cause).into()),
            Err(_) => None,
            Ok(name) => name,
        },
    };
    Ok(name.unwrap_or_else(|| format!("Player {player}")))
}

/// Records who came, and their roles at the tournament in the path.
fn welcome(visit: &mut Visit, token: &SessionToken, person: &SessionOwner, here: Option<TournamentId>) {
    let at = |(tournament, _): &&(TournamentId, PlayerId)| Some(*tournament) == here;
    let seat = person.seats.iter().find(at).or(person.seats.first()).copied();
    let (account, theme) = (person.account.clone(), visit.viewer.theme);
    visit.session = Some(token.clone());
    visit.viewer = Viewer { account, seat, seat_name: None, csrf: token.csrf(), theme, alike: None };
    visit.roles = roles(visit, here, &person.roles);
}

fn roles(visit: &Visit, here: Option<TournamentId>, given: &[(TournamentId, Role)]) -> Vec<Role> {
    let account = visit.viewer.account.as_ref();
    let mut roles = Vec::new();
    if account.is_some_and(|account| account.operator) {
        roles.push(Role::Operator);
    }
    let Some(here) = here else { return roles };
    if account.is_some() {
        let here = given.iter().filter(|(tournament, _)| *tournament == here).map(|(_, role)| *role);
        // A seat and the operator's rights come only from the session, never from a list of roles.
        roles.extend(here.filter(|role| Role::STAFF.contains(role)));
    }
    if visit.viewer.seat.is_some_and(|(tournament, _)| tournament == here) {
        roles.push(Role::Player);
    }
    roles
}

enum Entrance {
    Open,
    SignInFirst,
}

/// Admits visitors who may, with a form that is theirs and complete. Others learn nothing, not even that the page
/// exists.
fn admit(site: &Site, visit: &mut Visit, form: Result<Fields, PageError>) -> Result<Entrance, PageError> {
    let post = visit.route.method == Method::Post;
    if visit.route.who == Who::Nobody {
        return Err(PageError::NotFound);
    }
    if !may(site, visit)? {
        return match (visit.viewer.is_known(), post) {
            (true, _) => Err(PageError::NotFound),
            (false, false) => Ok(Entrance::SignInFirst),
            (false, true) => {
                visit.form = form.unwrap_or_default();
                Err(PageError::SignedOut)
            }
        };
    }
    if post {
        visit.form = form?;
        if site.guards.has(Guard::Token) && !visit.route.json {
            token::check(&visit.form, &visit.viewer)?;
        }
        visit.form.check(visit.route.fields)?;
        if let Some(to_what) = visit.route.fresh.filter(|_| site.guards.has(Guard::Fresh) && !visit.confirmed)
        {
            return Err(PageError::Unconfirmed(to_what));
        }
    } else {
        visit.query.check(visit.route.fields)?;
    }
    Ok(Entrance::Open)
}

fn may(site: &Site, visit: &Visit) -> Result<bool, PageError> {
    let account = visit.viewer.account.as_ref();
    Ok(match visit.route.who {
        Who::Anyone => true,
        Who::SignedIn => account.is_some(),
        Who::Openers => account.is_some_and(|account| account.operator || account.opens),
        Who::Asserters => match account {
            Some(account) => account.operator || (site.hooks.asserts)(account.id)?,
            None => false,
        },
        Who::Operator => account.is_some_and(|account| account.operator),
        Who::Nobody => false,
        Who::At(roles) => roles.iter().any(|role| visit.may(*role)),
    })
}

fn log(error: &PageError, visit: &Visit) {
    let path = without_codes(&visit.path);
    match error {
        PageError::Failed(cause) => tracing::error!(?path, ?cause, "page failed"),
        PageError::Damaged { cause, .. } => tracing::error!(?path, ?cause, "damaged"),
        PageError::NotFound if visit.viewer.is_known() => {
            visit.note(SecurityEvent::Refused, visit.viewer.account.as_ref().map(|account| account.id));
            tracing::debug!(?path, "not found or not allowed");
        }
        other => tracing::debug!(?path, error = ?other.status(), "refused"),
    }
}

fn error_page(site: &Site, visit: &Visit, error: &PageError) -> Answer {
    let helps = matches!(error, PageError::SignedOut | PageError::OldForm) || error.may_pass();
    let again = helps.then(|| visit.path.clone());
    let again = again.and_then(|path| visit.form.to_resend().map(|fields| (path, fields)));
    error.page(visit.layout(site), visit.form.typed(), again)
}

/// A handler panicked on its own thread: the process continues, and no lock is left unusable.
fn panicked(site: &Site) -> Step {
    tracing::error!("a page panicked; see the message above");
    let error = PageError::Failed("panic".to_owned());
    let answer = error.page(Layout::at_the_door(site, Theme::System), Vec::new(), None);
    let accepted = Accepted::default();
    Step::Done(answer, Dress { cache: Cache::NoStore, accepted, known: None, secret: true, kept: None })
}

fn cookie_line(request: &HttpRequest) -> &str {
    text(request, &header::COOKIE)
}

fn text<'a>(request: &'a HttpRequest, name: &header::HeaderName) -> &'a str {
    request.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}
