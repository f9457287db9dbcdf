//! One address for a whole hall: what somebody there uses up is missing to nobody who has a session, or a browser that an
//! account has signed in with.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use actix_web::http::StatusCode;
use arbiter::app::DatabaseUrl;
use arbiter::domain::id::{AccountId, PlayerId, TournamentId};
use arbiter::domain::tournament::role::Role;
use arbiter::web::answer::Answer;
use arbiter::web::cookie::SessionToken;
use arbiter::web::error::PageError;
use arbiter::web::guard::rate::{Caller, Limits, MADE_UP};
use arbiter::web::route::{Rate, Route, Who as May, get, one, post};
use arbiter::web::routes::ROUTES;
use arbiter::web::site::Site;
use arbiter::web::visit::Visit;
use chrono::Utc;
use uuid::Uuid;

use crate::support::site::fair::Fair;
use crate::support::site::{House, Response, Who, config, desk, hooks};

const RESULT: &str = "/t/frankfurt-autumn/result";
const ELSEWHERE: &str = "/t/elsewhere/result";

const TABLE: &[Route] = &[
    get("/page", reached).who(May::Anyone),
    get("/file", reached).who(May::Anyone).at_once(),
    post("/t/{tournament}/result", reached).who(May::At(&[Role::Judge, Role::Player])).takes(&[one("score")]),
];

fn reached(_: &Site, _: &Visit) -> Result<Answer, PageError> {
    Ok(Answer::text(StatusCode::OK, "reached"))
}

fn address() -> IpAddr {
    "127.0.0.1".parse().unwrap()
}

/// Stops the clock of the limits, so that nothing grows back until a test lets time pass, in seconds.
fn stop_the_clock(site: &mut Site) -> Arc<AtomicU64> {
    let seconds = Arc::new(AtomicU64::new(0));
    let clock = Arc::clone(&seconds);
    site.limits = Limits::new(move || Duration::from_secs(clock.load(Ordering::SeqCst)));
    seconds
}

/// A house of these people, its clock, and how often the owner of a session was looked up there.
fn house() -> (House, Arc<AtomicU64>, Arc<AtomicUsize>) {
    let looked_up = Arc::new(AtomicUsize::new(0));
    let counts = Arc::clone(&looked_up);
    let mut hooks = hooks(String::new);
    let person = hooks.person;
    hooks.person = Box::new(move |token| {
        counts.fetch_add(1, Ordering::SeqCst);
        person(token)
    });
    let mut site = Site::with_hooks(TABLE, config(&[]), hooks, desk()).unwrap();
    let clock = stop_the_clock(&mut site);
    (House::of(site), clock, looked_up)
}

/// What somebody without a session does to everybody at their address, in these classes; with how many requests.
fn use_up(house: &House, classes: &[Rate]) -> usize {
    let is_counted =
        |rate: &Rate| house.site.limits.count(*rate, Caller::Address(address()), rate.of_address()).is_ok();
    classes.iter().map(|rate| (0..).take_while(|_| is_counted(rate)).count()).sum()
}

/// What somebody with made-up sessions does, too.
fn use_up_looks(house: &House) {
    while house.site.limits.count(Rate::SignIn, Caller::MadeUp(address()), MADE_UP).is_ok() {}
}

fn made_up(number: u32) -> String {
    format!("arbiter={:064x}", 0xabc_0000 + number)
}

fn score(house: &House, path: &str, who: Who) -> u16 {
    house.post(path, &[("score", "1")]).by(who).send().status
}

#[test]
fn nobody_at_the_same_address_stops_the_forms_and_pages_of_those_who_have_a_session() {
    let (house, ..) = house();
    use_up(&house, &[Rate::Write, Rate::Page]);
    // The control: visitors without a session wait, also those who made one up.
    assert_eq!(score(&house, RESULT, Who::Nobody), 429);
    let guess = house.post(RESULT, &[("score", "1")]).with("Cookie", &made_up(1)).send();
    assert_eq!(guess.status, 429);
    for path in ["/page", "/file"] {
        assert_eq!(house.get(path).send().status, 429, "{path}");
        assert_eq!(house.get(path).with("Cookie", &made_up(2)).send().status, 429, "{path}");
    }
    // Neither the judge nor the player was here before.
    for who in [Who::Judge, Who::Player] {
        assert_eq!(score(&house, RESULT, who), 200, "{who:?}");
        for path in ["/page", "/file"] {
            assert_eq!(house.get(path).by(who).send().status, 200, "{who:?} {path}");
        }
    }
}

#[test]
fn a_seat_of_ones_own_elsewhere_uses_up_nothing_but_its_own_budget() {
    let (house, clock, _) = house();
    for number in 0..120 {
        assert_eq!(score(&house, ELSEWHERE, Who::PlayerElsewhere), 200, "{number}");
    }
    assert_eq!(score(&house, ELSEWHERE, Who::PlayerElsewhere), 429);
    assert_eq!(score(&house, RESULT, Who::Player), 200);
    // Their address has all of its budget left, but for the one form of somebody without a session.
    assert_eq!(score(&house, RESULT, Who::Nobody), 403, "the control");
    assert_eq!(use_up(&house, &[Rate::Write]), 999);
    clock.store(1, Ordering::SeqCst);
    assert_eq!(score(&house, ELSEWHERE, Who::PlayerElsewhere), 200, "two a second");
}

#[test]
fn made_up_sessions_are_looked_up_only_so_often_and_stop_nobody_who_was_here_before() {
    let (house, clock, looked_up) = house();
    assert_eq!(score(&house, RESULT, Who::Judge), 200);
    let before = looked_up.load(Ordering::SeqCst);
    // Their address has nothing left, so they are refused before a page asks whose session it is.
    use_up(&house, &[Rate::Write]);
    for number in 0..600 {
        let guess = house.post(RESULT, &[("score", "1")]).with("Cookie", &made_up(number)).send();
        assert_eq!(guess.status, 429, "{number}");
    }
    assert_eq!(looked_up.load(Ordering::SeqCst) - before, 500);
    assert_eq!(score(&house, RESULT, Who::Judge), 200, "remembered");
    // The control: a session that memory does not know cannot be told from those.
    assert_eq!(score(&house, RESULT, Who::Player), 429);
    clock.store(1, Ordering::SeqCst);
    use_up(&house, &[Rate::Write]);
    assert_eq!(score(&house, RESULT, Who::Player), 200, "a hundred are looked up each second");
}

/// The fair with its limits on, in a process that has just started and whose clock does not go on.
fn limited() -> Fair {
    let mut fair = Fair::with_players(&["Kira", "Odo"]);
    let desk = crate::support::desk_over(&DatabaseUrl::Sqlite(fair.database()));
    let mut site = Site::new(ROUTES, config(&[]), desk).unwrap();
    stop_the_clock(&mut site);
    fair.house = House::of(site);
    fair
}

fn sign_in(fair: &Fair, name: &str) -> Response {
    sign_in_from(fair, "", name)
}

/// Signs in with what the browser sends as its cookies.
fn sign_in_from(fair: &Fair, cookies: &str, name: &str) -> Response {
    let form = [("name", name), ("password", "correct horse")];
    fair.house.post("/sign-in", &form).with("Cookie", cookies).send()
}

/// The cookie by which a browser is known after somebody signed in with it.
fn browser_of(answer: &Response) -> String {
    format!("arbiter-browser={}", token_of(answer, "arbiter-browser").secret())
}

/// What an answer put into the cookie of this name.
fn token_of(answer: &Response, name: &str) -> SessionToken {
    let set = answer.cookies.iter().find_map(|line| line.strip_prefix(name)?.strip_prefix('='));
    set.unwrap().split(';').next().unwrap().parse().unwrap()
}

#[test]
fn a_session_that_begins_is_known_although_made_up_ones_use_up_every_look() {
    let fair = limited();
    let link = fair.desk().seat_link(TournamentId::new(Uuid::from_u128(1)), PlayerId(1), Utc::now()).unwrap();
    let judge = token_of(&sign_in(&fair, "Judge"), "arbiter");
    let claimed = fair.house.post(&format!("/seat/{link}"), &[]).send();
    assert_eq!(claimed.status, 303);
    let player = token_of(&claimed, "arbiter");
    use_up(&fair.house, &[Rate::Page, Rate::Write, Rate::SignIn]);
    use_up_looks(&fair.house);
    assert_eq!(fair.page(&judge, "/account").status, 200);
    assert_eq!(fair.page(&player, "/t/deep-space-open/me").status, 200);
    assert_eq!(fair.send(&judge, "/account/name", &[("display_name", "Benjamin")]).status, 303);
    // The control: this process has not seen the session of the director.
    assert_eq!(fair.page(&fair.director, "/account").status, 429);
}

#[test]
fn a_known_browser_signs_in_although_strangers_use_up_every_attempt_of_its_address() {
    let fair = limited();
    let [mine, other] = ["Judge", "Checker"].map(|name| browser_of(&sign_in(&fair, name)));
    use_up(&fair.house, &[Rate::Page, Rate::SignIn]);
    // The controls: a browser that is not known, and one that says it is.
    let planted = format!("arbiter-browser={:064x}", 7);
    for cookies in ["", planted.as_str()] {
        assert_eq!(sign_in_from(&fair, cookies, "Judge").status, 429, "{cookies:?}");
        assert_eq!(fair.house.get("/sign-in").with("Cookie", cookies).send().status, 429, "{cookies:?}");
    }
    assert_eq!(fair.house.get("/sign-in").with("Cookie", &mine).send().status, 200);
    // An account of one's own gives twenty attempts, and takes none from anybody else.
    for number in 0..20 {
        assert_eq!(sign_in_from(&fair, &other, "Checker").status, 303, "{number}");
    }
    assert_eq!(sign_in_from(&fair, &other, "Checker").status, 429);
    assert_eq!(sign_in_from(&fair, &mine, "Judge").status, 303);
}

#[test]
fn a_program_is_told_how_long_to_wait_and_nothing_of_a_browser() {
    let fair = limited();
    use_up(&fair.house, &[Rate::Search, Rate::Page]);
    let program = fair.house.get("/api/v1/people").send();
    assert!(program.status == 429 && program.header("retry-after") == "1", "{}", program.text());
    let told: serde_json::Value = serde_json::from_str(&program.text()).unwrap();
    assert_eq!(told["error"], "Too many requests from here. Wait 1 second before the next one.");
    let visitor = fair.house.get("/").send();
    assert!(visitor.status == 429 && visitor.text().contains("the browser still has"), "the control");
}

#[test]
fn made_up_browsers_are_looked_up_only_so_often_and_stop_none_that_was_here_before() {
    let fair = limited();
    let before_the_start = {
        let token = fair.desk().know_browser(account(&fair, "Scorekeeper"), None, Utc::now()).unwrap();
        format!("arbiter-browser={token}")
    };
    let mine = browser_of(&sign_in(&fair, "Judge"));
    use_up(&fair.house, &[Rate::SignIn]);
    let reads = || fair.desk().database_work().reads;
    let before = reads();
    for number in 0..600 {
        let planted = format!("arbiter-browser={number:064x}");
        assert_eq!(sign_in_from(&fair, &planted, "Judge").status, 429, "{number}");
    }
    let looks = reads() - before;
    assert!((500..550).contains(&looks), "{looks} of 600");
    assert_eq!(sign_in_from(&fair, &mine, "Judge").status, 303, "remembered");
    // The control: one that this process has not seen cannot be told from those.
    assert_eq!(sign_in_from(&fair, &before_the_start, "Scorekeeper").status, 429);
}

fn account(fair: &Fair, name: &str) -> AccountId {
    fair.desk().account_by_name(name).unwrap().unwrap().id
}
