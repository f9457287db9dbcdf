//! What the pipeline does for every row of the route table, with a control for each protection.

mod answers;
mod bodies;
mod origin;
mod visitors;

use crate::support::site::{EVERYBODY, HERE, House, Who, config, hooks, site, token_in};
use arbiter::app::Trouble;
use arbiter::domain::id::{RoundNumber, TableNumber};
use arbiter::domain::tournament::refusal::Refusal;
use arbiter::domain::tournament::role::Role;
use arbiter::web::answer::Answer;
use arbiter::web::cookie::Theme;
use arbiter::web::error::PageError;
use arbiter::web::guard::Patience;
use arbiter::web::guard::headers::CONTENT_SECURITY_POLICY;
use arbiter::web::mask::is_token;
use arbiter::web::pages::{assets, display, health};
use arbiter::web::route::{
    Cache, FormField, Method, Rate, Route, RouteMatch, RouteTable, Who as May, get, many, one, post,
};
use arbiter::web::routes::ROUTES;
use arbiter::web::site::Site;
use arbiter::web::urls;
use arbiter::web::visit::{SessionOwner, TournamentInPath, Visit};
use std::io::{Read, Write};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// The real kinds of routes, with functions that say that they were reached.
const TABLE: &[Route] = &[
    get("/healthz", health::show).who(May::Anyone),
    get("/static/{hash}/{asset}", assets::show).who(May::Anyone).cache(Cache::Immutable),
    get("/display", display::show).who(May::Anyone),
    post("/display", display::choose).who(May::Anyone).takes(&[one("theme"), one("next")]),
    get("/", reached).who(May::Anyone),
    get("/search", typed).who(May::Anyone).rate(Rate::Search).takes(&[one("q"), many("set")]),
    get("/mine", reached).who(May::SignedIn),
    get("/judges", reached).who(May::Asserters),
    get("/forgotten", reached),
    get("/panic", panics).who(May::Anyone),
    get("/broken", breaks).who(May::Anyone),
    get("/long", long).who(May::Anyone),
    get("/t/{tournament}", public).who(May::Anyone).cache(Cache::Public),
    get("/t/{tournament}/rounds/{round}/tables/{table}", place).who(May::Anyone),
    get("/t/{tournament}/desk", reached).who(May::At(&[Role::Director, Role::Judge])),
    get("/t/{tournament}/mine", reached).who(May::At(&[Role::Player])),
    post("/sign-in", reached).who(May::Anyone).rate(Rate::SignIn).takes(&[one("name"), one("password")]),
    post("/t/{tournament}/result", reached)
        .who(May::At(&[Role::Scorekeeper, Role::Player]))
        .takes(&[one("score"), one("password"), many("card")])
        .body(4_096),
    post("/t/{tournament}/refused", refuses).who(May::Anyone).takes(&[one("text"), one("password")]),
];

fn reached(_: &Site, _: &Visit) -> Result<Answer, PageError> {
    Ok(Answer::text(actix_web::http::StatusCode::OK, "reached"))
}

fn typed(_: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Ok(Answer::text(actix_web::http::StatusCode::OK, visit.query.text("q").to_owned()))
}

fn place(_: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (round, table) = (visit.param::<RoundNumber>("round")?, visit.param::<TableNumber>("table")?);
    Ok(Answer::text(actix_web::http::StatusCode::OK, format!("{} {round} {table}", visit.tournament()?)))
}

fn public(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    display::show(site, visit)
}

fn long(_: &Site, _: &Visit) -> Result<Answer, PageError> {
    Ok(Answer::text(actix_web::http::StatusCode::OK, "long ".repeat(10_000)))
}

fn panics(_: &Site, _: &Visit) -> Result<Answer, PageError> {
    panic!("on purpose, by a test")
}

fn breaks(_: &Site, _: &Visit) -> Result<Answer, PageError> {
    Err(PageError::Failed("the secret cause".to_owned()))
}

fn refuses(_: &Site, _: &Visit) -> Result<Answer, PageError> {
    Err(Refusal::AlreadyCited("A card <b>".to_owned()).into())
}

fn house() -> House {
    House::of(site(TABLE, &[]))
}

/// The table of the tests and the real one; the people of the tests live in both.
fn houses() -> [House; 2] {
    // Walking the whole table is more than anybody may do in a minute; the limits have tests of their own.
    let mut real = site(ROUTES, &[]);
    real.guards.off.push(arbiter::web::guard::Guard::Rate);
    [house(), House::of(real)]
}

/// Somebody whom the route lets in.
fn welcome(route: &Route) -> Who {
    match route.who {
        May::Anyone => Who::Nobody,
        May::SignedIn | May::Openers | May::Asserters | May::Operator | May::Monitors => Who::Operator,
        May::At(roles) if roles == [Role::Player] => Who::Player,
        May::At(_) | May::Nobody => Who::Operator,
    }
}

/// The forms. What programs send as JSON is none; `tests/web/decks` says what holds of that.
fn forms(house: &House) -> impl Iterator<Item = &'static Route> {
    house.site.routes.rows().iter().filter(|route| route.method == Method::Post && !route.json)
}
