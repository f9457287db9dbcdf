//! One rendered page serves many: how often it is rendered, by whom, and that nobody gets somebody else's data.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::site::{House, Response, Who, config, desk, hooks, site, token_in};
use arbiter::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{Command, RecordResult};
use arbiter::domain::tournament::role::Role;
use arbiter::web::answer::Answer;
use arbiter::web::cookie::SessionToken;
use arbiter::web::error::PageError;
use arbiter::web::mask::is_token;
use arbiter::web::pages::display;
use arbiter::web::route::{Cache, Route, Who as May, get};
use arbiter::web::routes::ROUTES;
use arbiter::web::site::Site;
use arbiter::web::visit::Visit;

const TOURNAMENT: &str = "/t/frankfurt-autumn";

/// A head that grows when a test says so.
#[derive(Clone, Default)]
struct Log(Arc<AtomicUsize>);

impl Log {
    fn grow(&self) {
        self.0.fetch_add(1, Ordering::SeqCst);
    }

    /// A site over this log.
    fn site(&self, routes: &'static [Route]) -> Site {
        let there = self.clone();
        let hooks = hooks(move || there.0.load(Ordering::SeqCst).to_string());
        let mut site = Site::with_hooks(routes, config(&[]), hooks, desk()).unwrap();
        site.guards.off.push(arbiter::web::guard::Guard::Rate);
        site
    }
}

/// Routes to a slow page that counts how often it is rendered.
macro_rules! counting {
    ($table:ident, $made:ident, $cache:expr) => {
        static $made: AtomicUsize = AtomicUsize::new(0);
        const $table: &[Route] = &[get("/t/{tournament}", {
            fn counted(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
                $made.fetch_add(1, Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(30));
                display::show(site, visit)
            }
            counted
        })
        .who(May::Anyone)
        .cache($cache)];
    };
}

/// All these visitors at once, each for a page.
fn crowd<'a>(all: impl Iterator<Item = crate::support::site::Request<'a>>) -> Vec<Response> {
    std::thread::scope(|scope| {
        let visitors: Vec<_> = all.map(|request| scope.spawn(|| request.send())).collect();
        visitors.into_iter().map(|visitor| visitor.join().unwrap()).collect()
    })
}

fn anybody(house: &House, many: usize) -> Vec<Response> {
    crowd((0..many).map(|_| house.get(TOURNAMENT)))
}

// ---- how often --------------------------------------------------------------------------------

#[test]
fn a_public_page_is_rendered_once_for_each_head_theme_and_kind_of_visitor() {
    counting!(COUNTED, MADE, Cache::Public);
    let log = Log::default();
    let house = House::of(log.site(COUNTED));
    let page = || house.get(TOURNAMENT);
    let made = |expected| assert_eq!(MADE.load(Ordering::SeqCst), expected);
    page().send();
    page().send();
    made(1);
    page().with("Cookie", "arbiter-theme=night").send();
    made(2);
    log.grow();
    page().send();
    page().send();
    made(3);
    page().by(Who::Director).send();
    page().by(Who::Director).send();
    made(4);
    page().by(Who::Player).send();
    page().by(Who::DirectorElsewhere).send();
    made(6);
    page().send();
    made(6);
}

#[test]
fn no_page_of_the_same_process_shows_a_name_that_was_corrected_or_erased() {
    let fair = Fair::playing(&["Kira Nerys", "Odo"]);
    let pages = ["/t", "/api/v1/tournaments"].map(|begins| format!("{begins}/{SLUG}/rounds/1"));
    let shows = |name: &str| {
        let texts = pages.iter().map(|path| fair.house.get(path).send().text());
        texts.filter(|text| text.contains(name)).count()
    };
    assert_eq!(shows("Kira Nerys"), 2, "the control");
    let at = SLUG.parse().unwrap();
    fair.desk().rename(&at, &submission(), PlayerId(1), "Ezri Dax").unwrap();
    assert_eq!((shows("Kira Nerys"), shows("Ezri Dax")), (0, 2));
    fair.desk().erase(&at, &submission(), PlayerId(1)).unwrap();
    assert_eq!(shows("Ezri Dax"), 0);
}

#[test]
fn two_hundred_visitors_at_once_after_one_write_render_the_page_once() {
    counting!(COUNTED, MADE, Cache::Public);
    let log = Log::default();
    let house = House::of(log.site(COUNTED));
    anybody(&house, 1);
    log.grow();
    let pages = anybody(&house, 200);
    assert!(pages.iter().all(|page| page.status == 200 && page.body == pages[0].body));
    assert_eq!(MADE.load(Ordering::SeqCst), 2, "one before the write and one after it");
    assert_eq!(house.site.page_cache.being_made(), 0);
}

#[test]
fn a_page_that_is_not_cached_is_rendered_for_each_visitor() {
    counting!(COUNTED, MADE, Cache::NoStore);
    let house = House::of(Log::default().site(COUNTED));
    assert!(anybody(&house, 50).iter().all(|page| page.status == 200));
    assert_eq!(MADE.load(Ordering::SeqCst), 50, "control for the one above");
}

#[test]
fn a_signed_in_crowd_shares_a_page_too() {
    counting!(COUNTED, MADE, Cache::Public);
    let house = House::of(Log::default().site(COUNTED));
    let all = || (0..120).map(|number| [Who::Player, Who::Director, Who::DirectorElsewhere][number % 3]);
    let pages = crowd(all().map(|who| house.get(TOURNAMENT).by(who)));
    assert_eq!(MADE.load(Ordering::SeqCst), 3, "one for each kind");
    for (who, page) in all().zip(pages) {
        let token = token_in(&page.text()).unwrap();
        assert!(is_token(&token, &who.token().unwrap().csrf()), "{who:?}");
    }
}

#[test]
fn however_fast_a_log_grows_its_page_is_rendered_at_a_fixed_pace() {
    counting!(PACED, PACED_MADE, Cache::Public);
    counting!(RACED, RACED_MADE, Cache::Public);
    let made = |table, pace, count: &AtomicUsize| {
        let log = Log::default();
        let mut site = log.site(table);
        site.guards.pace = pace;
        let house = House::at_its_pace(site);
        for _ in 0..20 {
            log.grow();
            assert!(anybody(&house, 4).iter().all(|page| page.status == 200));
        }
        count.load(Ordering::SeqCst)
    };
    assert_eq!(made(PACED, Duration::from_secs(3_600), &PACED_MADE), 1);
    let raced = made(RACED, Duration::ZERO, &RACED_MADE);
    assert!(raced >= 20, "control: {raced} times for 20 writes");
}

#[test]
fn after_a_quiet_period_a_new_entry_is_visible_at_once() {
    counting!(COUNTED, MADE, Cache::Public);
    let log = Log::default();
    let mut site = log.site(COUNTED);
    site.guards.pace = Duration::from_millis(200);
    let house = House::at_its_pace(site);
    anybody(&house, 1);
    std::thread::sleep(Duration::from_millis(250));
    log.grow();
    anybody(&house, 1);
    assert_eq!(MADE.load(Ordering::SeqCst), 2);
}

#[test]
fn a_visitor_waiting_for_a_page_that_fails_gets_their_own_answer() {
    static TRIED: AtomicUsize = AtomicUsize::new(0);
    fn breaks(_: &Site, _: &Visit) -> Result<Answer, PageError> {
        TRIED.fetch_add(1, Ordering::SeqCst);
        std::thread::sleep(Duration::from_millis(5));
        Err(PageError::Failed("on purpose, by a test".to_owned()))
    }
    fn panics(_: &Site, _: &Visit) -> Result<Answer, PageError> {
        panic!("on purpose, by a test")
    }
    const BROKEN: &[Route] = &[
        get("/t/{tournament}", breaks).who(May::Anyone).cache(Cache::Public),
        get("/t/{tournament}/panic", panics).who(May::Anyone).cache(Cache::Public),
    ];
    let house = House::of(Log::default().site(BROKEN));
    for path in [TOURNAMENT, &format!("{TOURNAMENT}/panic"), "/t/nowhere"] {
        let answers = crowd((0..60).map(|_| house.get(path)));
        assert!(answers.iter().all(|answer| [404, 500].contains(&answer.status)), "{path}");
        assert_eq!(house.site.page_cache.being_made(), 0, "{path}");
    }
    assert!(TRIED.load(Ordering::SeqCst) >= 60);
}

#[test]
fn open_pages_ask_whether_anything_is_new_and_the_answer_comes_from_memory() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let head = || fair.house.get("/t/deep-space-open/head").send();
    let before = head();
    assert_eq!(before.text(), fair.here().head_code().to_string());
    let again = fair.house.get("/t/deep-space-open/head").with("If-None-Match", before.header("etag")).send();
    assert_eq!(again.status, 304);
    record(&fair, 35);
    assert_ne!(head().text(), before.text());
    let probe = "data-head=\"/t/deep-space-open/head\"";
    for path in ["", "/standings", "/standings/1", "/rounds/1", "/desk", "/disputes"] {
        let path = format!("/t/deep-space-open{path}");
        let page = fair.page(&fair.director, &path).text();
        assert!(page.contains(&format!("data-live=\"{path}\"")) && page.contains(probe), "{path}");
    }
    assert!(fair.page(&fair.seat(1), "/t/deep-space-open/me").text().contains(probe));
}

/// Every page that people keep open at a running tournament is told of changes.
#[test]
fn every_page_of_a_running_tournament_follows_its_stream() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let stream = "data-events=\"/t/deep-space-open/live\"";
    for path in ["", "/desk", "/rounds/1", "/rounds/1/staff", "/standings", "/disputes", "/screen"] {
        let page = fair.page(&fair.director, &format!("/t/deep-space-open{path}")).text();
        assert!(page.contains(stream) && page.contains("data-live=\""), "{path}");
    }
    assert!(fair.page(&fair.seat(1), "/t/deep-space-open/me").text().contains(stream));
}

// ---- how it travels ---------------------------------------------------------------------------

const TABLE: &[Route] = &[
    get("/long", long).who(May::Anyone),
    get("/t/{tournament}", display::show).who(May::Anyone).cache(Cache::Public),
];

fn long(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    display::show(site, visit)
}

#[test]
fn a_cached_page_is_sent_compressed_and_not_at_all_to_those_who_have_it() {
    let house = House::of(site(TABLE, &[]));
    let page = |coding: &str| house.get(TOURNAMENT).with("Accept-Encoding", coding);
    let plain = page("").send();
    let gzip = page("gzip").send();
    assert_eq!(gzip.header("content-encoding"), "gzip");
    assert_eq!(page("gzip, br").send().header("content-encoding"), "gzip", "while it is young");
    std::thread::sleep(Duration::from_secs(2));
    let until = Instant::now() + Duration::from_secs(60);
    let brotli = loop {
        let brotli = page("gzip, br").send();
        if brotli.header("content-encoding") == "br" {
            break brotli;
        }
        assert!(Instant::now() < until, "it lasts and is not compressed well");
        std::thread::sleep(Duration::from_millis(50));
    };
    for (response, coding) in [(&plain, ""), (&gzip, "gzip"), (&brotli, "br")] {
        assert_eq!(response.unpacked(), plain.text());
        assert_eq!(response.header("vary"), "Accept-Encoding, Accept-Language, Cookie");
        let again = page(coding).with("If-None-Match", response.header("etag")).send();
        assert_eq!((again.status, again.body.len()), (304, 0), "{coding}");
        assert_eq!(again.header("etag"), response.header("etag"));
        assert_eq!(again.header("content-encoding"), "");
    }
    assert!(gzip.header("etag").starts_with("W/"), "one tag for what says the same in other bytes");
}

#[test]
fn signed_in_pages_are_compressed_and_mask_the_token_differently_each_time() {
    let house = House::of(site(TABLE, &[]));
    for path in ["/long", TOURNAMENT] {
        let page = |coding| house.get(path).by(Who::Director).with("Accept-Encoding", coding).send();
        let tokens = [page("gzip, br"), page("gzip"), page("")].map(|page| {
            let (coding, text) = (page.header("content-encoding").to_owned(), page.unpacked());
            assert!(text.contains("Ruth O&#39;Brien &#60;b&#62;"), "{path} {coding}: {text}");
            (coding, token_in(&text).unwrap())
        });
        assert_eq!(tokens.clone().map(|(coding, _)| coding), ["gzip", "gzip", ""], "{path}");
        for (number, (_, token)) in tokens.iter().enumerate() {
            let right = Who::Director.token().unwrap().csrf();
            assert!(is_token(token, &right) && !token.contains(&right), "{path}");
            assert!(tokens[..number].iter().all(|(_, other)| other != token), "{path}: never the same twice");
        }
    }
}

#[test]
fn an_answer_to_a_signed_in_form_is_not_compressed() {
    fn shows(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
        display::show(site, visit)
    }
    const FORM: &[Route] = &[arbiter::web::route::post("/form", shows).who(May::Anyone)];
    let house = House::of(site(FORM, &[]));
    let sent = |who| house.post("/form", &[]).by(who).with("Accept-Encoding", "gzip").send();
    assert_eq!(sent(Who::Director).header("content-encoding"), "", "it may show a link that opens a seat");
    assert_eq!(sent(Who::Nobody).header("content-encoding"), "gzip");
}

#[test]
fn a_page_with_a_name_is_never_served_to_somebody_else() {
    let house = House::of(site(TABLE, &[]));
    let everybody =
        [Who::Nobody, Who::Director, Who::Judge, Who::DirectorElsewhere, Who::Operator, Who::Player];
    for path in [TOURNAMENT] {
        for mine in everybody {
            let tag = house.get(path).by(mine).send().header("etag").to_owned();
            for theirs in everybody {
                let again = house.get(path).by(theirs).with("If-None-Match", &tag).send();
                assert_eq!(again.status == 304, mine == theirs, "{mine:?}, {theirs:?}: {tag}");
            }
        }
    }
}

// ---- whose it is ------------------------------------------------------------------------------

/// Accounts at the fair that do nothing that a log records: their names are only on their own pages.
const IDLE: usize = 40;

fn idle(number: usize) -> String {
    format!("Idle Visitor {number:02}")
}

#[test]
fn nobody_ever_sees_the_name_or_token_of_somebody_else() {
    let names: Vec<String> = (1..=8).map(|number| format!("Number {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let fair = Fair::playing(&names);
    let roles = [None, Some(Role::Director), Some(Role::Judge), Some(Role::Scorekeeper)];
    let account = |number: usize| (idle(number), fair.account(&idle(number), roles[number % roles.len()]));
    let mut all: Vec<(String, SessionToken)> = (0..IDLE).map(account).collect();
    all.extend((1..=8).map(|number| (format!("Number {number}"), fair.seat(number))));
    let paths = ["", "/standings", "/rounds/1", "/log", "/standings/1"]
        .map(|path| format!("/t/deep-space-open{path}"));
    let paths: Vec<&str> = paths.iter().map(String::as_str).chain(["/", "/rules"]).collect();
    let looked = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for (at, (name, session)) in all.iter().enumerate() {
            let (fair, paths, all, looked) = (&fair, &paths, &all, &looked);
            scope.spawn(move || {
                for round in 0..3 {
                    for turn in 0..paths.len() {
                        let path = paths[(at + turn) % paths.len()];
                        let coding = if (at + turn + round) % 2 == 0 { "gzip, br" } else { "" };
                        let page =
                            fair.house.get(path).within(session).with("Accept-Encoding", coding).send();
                        assert_eq!(page.status, 200, "{path} for {name}");
                        is_theirs(&page.unpacked(), path, (name, session), all);
                        looked.fetch_add(1, Ordering::SeqCst);
                    }
                    if at % 12 == 0 {
                        record(fair, i64::try_from(at + round).unwrap());
                    }
                }
            });
        }
    });
    assert_eq!(looked.load(Ordering::SeqCst), all.len() * paths.len() * 3);
    let made = paths.iter().map(|path| fair.house.get(path).send().text());
    for page in made {
        assert!(!page.contains("Idle Visitor") && token_in(&page).is_none());
    }
}

fn record(fair: &Fair, score: i64) {
    let at = AtTable::new(RoundNumber(1), TableNumber(1));
    let end = EndReason::Complete { winner: Side::A };
    let result = GameResult::ended([100, score], end);
    fair.give(Command::RecordResult(RecordResult { at, result }));
}

fn is_theirs(page: &str, path: &str, (name, session): (&str, &SessionToken), all: &[(String, SessionToken)]) {
    let head = page.split_once("top-who").unwrap().1.split_once("</header>").unwrap().0;
    assert!(head.contains(&format!("<bdi>{name}</bdi>")), "{path} for {name}: {head}");
    for (other, _) in all.iter().filter(|(other, _)| other != name) {
        let shown = if other.starts_with("Idle") { page } else { head };
        assert!(!shown.contains(other), "{path} for {name} shows {other}");
    }
    let token = token_in(page).unwrap();
    assert!(is_token(&token, &session.csrf()), "{path} for {name}: not their token");
    assert_eq!(page.matches("name=\"csrf\"").count(), page.matches(&format!("value=\"{token}\"")).count());
}

#[test]
fn the_control_a_page_of_somebody_else_is_noticed() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let account = |number| (idle(number), fair.account(&idle(number), Some(Role::Judge)));
    let all = [account(0), account(1)];
    let page = fair.page(&all[0].1, "/t/deep-space-open/standings").text();
    let is_theirs = |page: String, whose: usize| {
        let (name, session) = &all[whose];
        std::panic::catch_unwind(|| is_theirs(&page, "", (name, session), &all)).is_ok()
    };
    assert!(is_theirs(page.clone(), 0));
    assert!(!is_theirs(page.clone(), 1));
    assert!(!is_theirs(page.replace("</main>", &idle(1)), 0), "a name in the content");
    let other = token_in(&fair.page(&all[1].1, "/").text()).unwrap();
    assert!(!is_theirs(page.replace(&token_in(&page).unwrap(), &other), 0), "the token of another session");
}

#[test]
fn a_cached_page_is_rendered_without_knowing_the_visitor() {
    fn told(_: &Site, visit: &Visit) -> Result<Answer, PageError> {
        let nobody = visit.viewer.account.is_none() && visit.viewer.seat.is_none();
        let silent = visit.viewer.csrf.is_empty() && visit.session.is_none() && visit.known_as.is_none();
        let words = if nobody && silent && visit.agent.is_empty() { "knows nobody" } else { "knows them" };
        Ok(Answer::text(actix_web::http::StatusCode::OK, words))
    }
    const KEPT: &[Route] = &[
        get("/t/{tournament}", told).who(May::Anyone).cache(Cache::Public),
        get("/t/{tournament}/mine", told).who(May::Anyone),
    ];
    let house = House::of(site(KEPT, &[]));
    let page = |path: &str| house.get(path).by(Who::Director).with("User-Agent", "Firefox").send().text();
    assert_eq!(page(TOURNAMENT), "knows nobody");
    assert_eq!(page(&format!("{TOURNAMENT}/mine")), "knows them", "control");
    // Every cached route of the real table is for anyone: nobody gets a page that they could not have rendered.
    let kept = ROUTES.iter().filter(|route| route.cache == Cache::Public);
    assert!(kept.clone().count() > 10 && kept.clone().all(|route| route.who == May::Anyone));
}
