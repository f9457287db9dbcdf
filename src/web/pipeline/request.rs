//! Reads a request: its row of the route table, its address and its form.

use std::cell::RefCell;
use std::net::IpAddr;
use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::HttpRequest;
use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::http::Method as Verb;
use actix_web::http::header::{self, AcceptLanguage, Header as _};
use actix_web::web::{self, Bytes, Payload};
use subtle::ConstantTimeEq as _;

use crate::domain::awaited::Awaited;
use crate::messages::Language;
use crate::web::callers::CountedFor;
use crate::web::error::PageError;
use crate::web::fields::Fields;
use crate::web::guard::body::{self, BodyError};
use crate::web::guard::{Guard, address, origin};
use crate::web::permits::{NoPermit, Permit};
use crate::web::route::{Method, Params, Route, RouteMatch};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::{Preferences, ShownToken, Viewer, Visit};

/// The longest URL.
const LONGEST_ADDRESS: usize = 4_096;

/// Smaller forms need no space permit; no result form is larger.
const LIGHT: usize = 4 * 1024;

/// Finds the row of the route table.
pub(super) fn line(request: &HttpRequest, site: &Site) -> Result<(&'static Route, Params), PageError> {
    let method = match *request.method() {
        Verb::GET | Verb::HEAD => Some(Method::Get),
        Verb::POST => Some(Method::Post),
        _ => None,
    };
    let uri = request.uri();
    if uri.path().len() + uri.query().map_or(0, str::len) > LONGEST_ADDRESS {
        return Err(PageError::NotFound);
    }
    // The path as sent: a path that needs decoding fits no row.
    let path = path_of(request);
    let Some(method) = method else {
        return Err(site.routes.allowed(path).map_or(PageError::NotFound, PageError::OnlyBy));
    };
    match site.routes.find(method, path) {
        RouteMatch::Route(route, params) => Ok((route, params)),
        RouteMatch::OnlyBy(methods) => Err(PageError::OnlyBy(methods)),
    }
}

/// The path without a slash at its end: an address typed or pasted with one leads to the same page.
fn path_of(request: &HttpRequest) -> &str {
    let path = request.uri().path();
    path.strip_suffix('/').filter(|rest| !rest.is_empty() && !rest.ends_with('/')).unwrap_or(path)
}

/// The language that they chose, or else that of their browser. Every program is answered in English.
pub(super) fn language(request: &HttpRequest, site: &Site) -> Language {
    if urls::is_for_programs(path_of(request)) {
        return Language::English;
    }
    site.cookies.language_in(cookie_line(request)).unwrap_or_else(|| language_of_browser(request))
}

/// The best language for a browser, by its `Accept-Language`.
fn language_of_browser(request: &HttpRequest) -> Language {
    let Ok(wanted) = AcceptLanguage::parse(request) else { return Language::default() };
    let mut wanted = wanted.ranked().into_iter();
    wanted
        .find_map(|tag| tag.item()?.primary_language().to_ascii_lowercase().parse().ok())
        .unwrap_or_default()
}

pub(super) fn visit(request: &HttpRequest, route: &'static Route, params: Params, site: &Site) -> Visit {
    let query_text = request.uri().query().unwrap_or_default().to_owned();
    let cookies = cookie_line(request);
    let preferences = Preferences {
        theme: site.cookies.theme_in(cookies),
        language: language(request, site),
        zone: site.cookies.zone_in(cookies),
    };
    Visit {
        route,
        routes: site.routes.rows(),
        path: path_of(request).to_owned(),
        page: page_of(request, route),
        params,
        query: Fields::default(),
        query_text,
        form: Fields::default(),
        viewer: Viewer { preferences, ..Viewer::default() },
        session: None,
        known_as: site.cookies.browser_in(cookie_line(request)),
        agent: text(request, &header::USER_AGENT).to_owned(),
        token: shown_token(request, site),
        opened: RefCell::default(),
        roles: Vec::new(),
        address: came_from(request, site),
        origin: origin::of_site(request.headers(), site.config.public_origin.as_ref()),
        awaited: Awaited::always(),
        confirmed: false,
        waits: false,
    }
}

/// Whether the request shows the operator's token. Compared in constant time. What is no bearer token, such as the
/// password that a proxy in front asks for, is not meant for this site.
fn shown_token(request: &HttpRequest, site: &Site) -> ShownToken {
    let shown = text(request, &header::AUTHORIZATION);
    let (scheme, shown) = shown.split_once(' ').unwrap_or((shown, ""));
    if !scheme.eq_ignore_ascii_case("Bearer") {
        return ShownToken::None;
    }
    let shown = shown.trim_start_matches(' ').as_bytes();
    let known = site.config.metrics_token.as_ref();
    match known.is_some_and(|token| shown.ct_eq(token.as_bytes()).into()) {
        true => ShownToken::Right,
        false => ShownToken::Wrong,
    }
}

/// The visitor's address, behind trusted proxies.
pub(super) fn came_from(request: &HttpRequest, site: &Site) -> IpAddr {
    let peer = request.peer_addr().map(|peer| peer.ip());
    let forwarded = request.headers().get_all("x-forwarded-for").filter_map(|line| line.to_str().ok());
    let (forwarded, trusted) = (forwarded.collect::<Vec<_>>(), &site.config.trusted_proxies);
    if let Some(peer) = peer.map(|peer| peer.to_canonical())
        && !forwarded.is_empty()
        && site.config.public_origin.is_some()
        // Where proxies are trusted, others who say so are visitors that came past them.
        && trusted.is_empty()
        && site.note_unbelieved(peer)
    {
        tracing::warn!(
            "{peer} says that it passes requests on and is not trusted, so its visitors count as one. If it is your proxy and \
             no visitor, name it with --trusted-proxies {peer}"
        );
    }
    address::visitor(peer, &forwarded, trusted)
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
pub(super) fn empty(request: &HttpRequest) -> Result<(), PageError> {
    let none = matches!(text(request, &header::CONTENT_LENGTH), "" | "0")
        && !request.headers().contains_key(header::TRANSFER_ENCODING);
    if none { Ok(()) } else { Err(BodyError::Broken.into()) }
}

/// Reads a form and reserves space for it. Faults inside it are reported only to visitors who may send it.
pub(super) async fn read_posted_form(
    request: &HttpRequest,
    payload: &mut Payload,
    route: &Route,
    site: &Site,
    by: CountedFor,
) -> Result<(Result<Fields, PageError>, Option<Permit>), PageError> {
    // A route that takes JSON changes nothing, so there is no harm if another site makes a browser send it.
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
    // All other sockets depend on this thread, so a large form is parsed on another one.
    let fields = match bytes.len() > LIGHT {
        true => web::block(move || decode(&bytes)).await.map_err(|_| PageError::Busy)?,
        false => decode(&bytes),
    };
    Ok((fields.map_err(PageError::from), room))
}

pub(super) fn cookie_line(request: &HttpRequest) -> &str {
    text(request, &header::COOKIE)
}

pub(super) fn text<'a>(request: &'a HttpRequest, name: &header::HeaderName) -> &'a str {
    request.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// An answer that keeps the unread rest of the request. Actix reads the rest of a chunked body without a deadline
/// once it is dropped, and closes the connection while it is kept.
pub(super) struct Unread {
    pub(super) page: BoxBody,
    pub(super) _rest: Payload,
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
