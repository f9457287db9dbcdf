//! What the pipeline does for every row of the route table, with a control for each protection.

use std::io::{Read, Write};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use crate::support::site::{EVERYBODY, HERE, House, Who, config, hooks, site, token_in};
use arbiter::app::Trouble;
use arbiter::domain::id::{RoundNumber, TableNumber};
use arbiter::domain::tournament::role::Role;
use arbiter::web::answer::Answer;
use arbiter::web::cookie::Theme;
use arbiter::web::error::PageError;
use arbiter::web::guard::Patience;
use arbiter::web::guard::headers::CONTENT_SECURITY_POLICY;
use arbiter::web::mask::is_token;
use arbiter::web::pages::{assets, display, health};
use arbiter::web::refused::FormError;
use arbiter::web::route::{
    Cache, FormField, Method, Rate, Route, RouteMatch, Who as May, find, get, many, one, post,
};
use arbiter::web::routes::ROUTES;
use arbiter::web::site::Site;
use arbiter::web::urls;
use arbiter::web::visit::{SessionOwner, TournamentInPath, Visit};

/// The real kinds of lines, with functions that say that they were reached.
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
    Err(FormError::AboutOthers { sentence: "Table 4 has no such card.".to_owned() }.into())
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

/// Somebody whom the line lets in.
fn welcome(route: &Route) -> Who {
    match route.who {
        May::Anyone => Who::Nobody,
        May::SignedIn | May::Openers | May::Asserters | May::Operator => Who::Operator,
        May::At(roles) if roles == [Role::Player] => Who::Player,
        May::At(_) | May::Nobody => Who::Operator,
    }
}

/// The forms. What programs send as JSON is none; `tests/web/decks.rs` says what holds of that.
fn forms(house: &House) -> impl Iterator<Item = &'static Route> {
    house.site.routes.iter().filter(|route| route.method == Method::Post && !route.json)
}

// ---- the table --------------------------------------------------------------------------------

#[test]
fn every_line_is_found_by_its_own_address() {
    for table in [ROUTES, TABLE] {
        for route in table {
            let found = find(table, route.method, &route.sample());
            assert!(
                matches!(found, RouteMatch::Route(line, _) if line.path == route.path),
                "{} leads to {found:?}",
                route.path
            );
        }
    }
}

#[test]
fn every_answer_carries_the_header_lines() {
    let methods =
        ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "CONNECTION"];
    for house in houses() {
        let samples = house.site.routes.iter().map(Route::sample);
        for path in samples.chain(["/nothing".into(), "/%00".into(), "/t/../x".into()]) {
            for method in methods {
                let response = house.ask(method, &path).send();
                let place = format!("{method} {path} {}", response.status);
                assert_eq!(response.header("content-security-policy"), CONTENT_SECURITY_POLICY, "{place}");
                assert_eq!(response.header("x-content-type-options"), "nosniff", "{place}");
                assert_eq!(response.header("referrer-policy"), "same-origin", "{place}");
                assert_eq!(response.header("cross-origin-opener-policy"), "same-origin", "{place}");
                assert!(response.header("permissions-policy").contains("camera=()"), "{place}");
                assert!(!response.header("cache-control").is_empty(), "{place}");
                assert!(!response.headers.contains_key("server"), "{place}");
                assert!(!response.headers.contains_key("strict-transport-security"), "{place}");
                let kind = response.header("content-type");
                let named = kind.is_empty() || kind.contains("charset=utf-8");
                assert!(named, "{place}: {kind}");
                if !matches!(method, "GET" | "HEAD" | "POST") {
                    assert_eq!(response.status, 405, "{place}");
                    assert!(response.header("allow").contains("GET"), "{place}");
                }
            }
        }
    }
    assert!(!CONTENT_SECURITY_POLICY.contains("unsafe"));
}

#[test]
fn the_other_method_is_405_and_says_which_is_understood() {
    let house = house();
    let response = house.post("/t/frankfurt-autumn/desk", &[]).send();
    assert_eq!((response.status, response.header("allow")), (405, "GET, HEAD"));
    let response = house.get("/t/frankfurt-autumn/result").send();
    assert_eq!((response.status, response.header("allow")), (405, "POST"));
    assert_eq!(house.post("/nothing", &[]).send().status, 404);
}

#[test]
fn tls_in_front_is_told_to_browsers_and_to_the_cookie() {
    let line = ["--public-origin", "https://arbiter.example"];
    let house = House::of(site(TABLE, &line));
    let response = house.get("/nothing").send();
    assert_eq!(response.header("strict-transport-security"), "max-age=31536000");
    let cookies = house.site.cookies;
    let cookie = cookies.session(&Who::Director.token().unwrap(), 60);
    assert!(cookie.as_str().starts_with("__Host-arbiter="), "{cookie:?}");
    assert!(cookie.as_str().ends_with("; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure"), "{cookie:?}");
    let colours = cookies.theme(Theme::Night);
    assert!(
        colours.as_str().starts_with("__Host-arbiter-theme=night; ")
            && colours.as_str().ends_with("; Secure")
    );
    assert_eq!(cookies.theme_in("__Host-arbiter-theme=night"), Theme::Night);
    assert_eq!(cookies.theme_in("arbiter-theme=night"), Theme::System, "a neighbour may have set that one");
    let plain = site(TABLE, &[]).cookies.session(&Who::Director.token().unwrap(), 60);
    assert!(plain.as_str().starts_with("arbiter=") && !plain.as_str().contains("Secure"), "{plain:?}");
}

#[test]
fn a_request_for_another_host_is_turned_away_at_the_door() {
    let house = House::of(site(TABLE, &["--public-origin", "https://arbiter.example"]));
    let status = |host: &str| house.get("/display").with("Host", host).send().status;
    assert_eq!((status("evil.example"), status("arbiter.example.evil.example")), (421, 421));
    assert_eq!((status("arbiter.example"), status("127.0.0.1:8080")), (200, 200), "the control");
    let unnamed = House::of(site(TABLE, &[]));
    assert_eq!(unnamed.get("/display").with("Host", "evil.example").send().status, 200);
}

#[test]
fn an_open_network_is_refused_unless_asked_for_and_then_said_on_every_page() {
    let open = config(&["--listen", "0.0.0.0:8080"]);
    let refused = Site::with_hooks(TABLE, open, hooks(String::new), crate::support::site::desk())
        .err()
        .unwrap()
        .to_string();
    assert!(refused.contains("--plain-http-lan") && !refused.contains('\n'), "{refused}");
    let house = House::of(site(TABLE, &["--listen", "0.0.0.0:8080", "--plain-http-lan"]));
    for path in ["/display", "/nothing", "/t/frankfurt-autumn"] {
        assert!(house.get(path).send().text().contains("This site is not encrypted"), "{path}");
    }
}

#[test]
fn head_answers_as_get_does_without_the_page() {
    let house = house();
    for path in ["/display", "/t/frankfurt-autumn", "/nothing", "/healthz"] {
        let (page, head) = (house.get(path).send(), house.ask("HEAD", path).send());
        assert_eq!((head.status, head.body.len()), (page.status, 0), "{path}");
        assert_eq!(head.header("content-length"), page.header("content-length"), "{path}");
    }
}

// ---- where forms come from --------------------------------------------------------------------

#[test]
fn a_form_from_elsewhere_never_arrives() {
    for house in houses() {
        let own = format!("http://{}", house.address);
        for route in forms(&house) {
            let ask = || house.post(&route.sample(), &[]).without("Origin").by(welcome(route));
            let tricks = [
                ask(),
                ask().with("Origin", "null"),
                ask().with("Origin", "https://evil.example"),
                ask().with("Origin", &format!("{own}0")),
                ask()
                    .with("Origin", &own.replace("http://", "https://"))
                    .with("Sec-Fetch-Site", "cross-site"),
                ask().with("Origin", &own).with("Sec-Fetch-Site", "same-site"),
                ask().with("Origin", "null").with("Sec-Fetch-Site", "same-origin"),
                ask().with("Referer", "https://evil.example/"),
                ask().with("Referer", &format!("https://evil.example/{own}/")),
                ask().with("Origin", &own).with("Origin", "https://evil.example"),
                ask().with("Origin", "file://"),
                ask().with("Origin", "https://evil.example").with("X-Forwarded-Host", "evil.example"),
            ];
            for (number, trick) in tricks.into_iter().enumerate() {
                let response = trick.send();
                assert_eq!(response.status, 403, "{} trick {number}: {}", route.path, response.text());
                assert_ne!(response.text(), "reached");
            }
        }
    }
}

#[test]
fn without_the_origin_guard_such_a_form_arrives() {
    let mut site = site(TABLE, &[]);
    site.guards.off.push(arbiter::web::guard::Guard::Origin);
    let house = House::of(site);
    let response = house.post("/t/frankfurt-autumn/result", &[]).by(Who::Player).without("Origin");
    assert_eq!(response.with("Origin", "https://evil.example").send().text(), "reached");
}

#[test]
fn our_own_forms_arrive_from_old_browsers_and_plain_networks_too() {
    let house = house();
    let own = format!("http://{}", house.address);
    let ask = || house.post("/t/frankfurt-autumn/result", &[]).by(Who::Player).without("Origin");
    for request in [
        ask().with("Origin", &own),
        ask().with("Referer", &format!("{own}/t/frankfurt-autumn")),
        ask().with("Sec-Fetch-Site", "same-origin"),
        ask().with("Sec-Fetch-Site", "same-origin").with("Origin", &own),
    ] {
        assert_eq!(request.send().text(), "reached");
    }
}

#[test]
fn a_form_without_the_sessions_token_is_shown_again_and_not_recorded() {
    let house = house();
    let ask = |fields: &[(&str, &str)]| {
        house.post("/t/frankfurt-autumn/result", fields).by(Who::Player).without_token()
    };
    let other = Who::Director.token().unwrap().csrf();
    for fields in
        [&[("score", "65")][..], &[("score", "65"), ("csrf", &other)], &[("score", "65"), ("csrf", "")]]
    {
        let response = ask(fields).send();
        assert_eq!(response.status, 403);
        let page = response.text();
        assert!(page.contains("name=\"score\" value=\"65\"") && page.contains("Send this"), "{page}");
        let right = Who::Player.token().unwrap().csrf();
        assert!(is_token(&token_in(&page).unwrap(), &right), "the new form carries the right token");
    }
    let page = ask(&[("score", "65"), ("password", "s3cret-typed")]).send().text();
    assert!(!page.contains("s3cret-typed") && !page.contains("Send this"), "{page}");
}

#[test]
fn without_the_token_guard_it_arrives() {
    let mut site = site(TABLE, &[]);
    site.guards.off.push(arbiter::web::guard::Guard::Token);
    let house = House::of(site);
    let ask = house.post("/t/frankfurt-autumn/result", &[]).by(Who::Player).without_token();
    assert_eq!(ask.send().text(), "reached");
}

// ---- forms ------------------------------------------------------------------------------------

#[test]
fn every_form_refuses_what_it_does_not_have_and_what_comes_twice() {
    for house in houses() {
        for route in forms(&house) {
            let ask = |fields: &[(&str, &str)]| house.post(&route.sample(), fields).by(welcome(route)).send();
            for unknown in ["role", "id", "operator", "tournament_id", "score[]", "score.x", "Score", ""] {
                if route.fields.iter().any(|field| field.name == unknown) {
                    continue;
                }
                assert_eq!(ask(&[(unknown, "1")]).status, 400, "{} {unknown}", route.path);
            }
            for FormField { name, .. } in route.fields.iter().filter(|field| !field.many) {
                assert_eq!(ask(&[(name, "1"), (name, "1")]).status, 400, "{} {name} twice", route.path);
            }
        }
    }
}

#[test]
fn a_form_that_is_no_text_is_refused() {
    let house = house();
    for body in ["score=%00", "score=%ff", "score=%zz", "%00=1"] {
        let ask = house.post("/t/frankfurt-autumn/result", &[]).by(Who::Player).body(body.into());
        assert_eq!(ask.send().status, 400, "{body}");
    }
    for kind in ["text/plain", "multipart/form-data; boundary=x", "application/json", ""] {
        let ask = house.post("/sign-in", &[("name", "x")]).without("Content-Type").with("Content-Type", kind);
        assert_eq!(ask.send().status, 415, "{kind}");
    }
}

#[test]
fn a_refusal_shows_what_was_typed_but_no_secrets() {
    let fields = [("text", "<script>alert(1)</script>"), ("password", "hidden away")];
    let response = house().post("/t/frankfurt-autumn/refused", &fields).send();
    let page = response.text();
    assert_eq!(response.status, 422);
    assert!(
        page.contains("Table 4 has no such card.") && page.contains("&#60;script&#62;alert(1)"),
        "{page}"
    );
    assert!(!page.contains("hidden away"));
}

#[test]
fn unknown_words_in_a_query_are_ignored_and_doubled_ones_refused() {
    let house = house();
    assert_eq!(house.get("/search?q=Red+Alert%21&fbclid=x&utm_source=y").send().text(), "Red Alert!");
    assert_eq!(house.get("/search?q=a&q=b").send().status, 400);
    assert_eq!(house.get("/search?set=a&set=b").send().status, 200);
    assert_eq!(house.get("/search?q=%ff").send().status, 400);
}

#[test]
fn every_form_refuses_a_body_over_its_limit() {
    for house in houses() {
        for route in forms(&house) {
            let large = format!("x={}", "y".repeat(route.body_of_operators));
            let response = house.post(&route.sample(), &[]).by(welcome(route)).body(large).send();
            assert_eq!((response.status, response.header("connection")), (413, "close"), "{}", route.path);
        }
        let route = forms(&house).next().unwrap();
        let chunk = "y".repeat(route.body_of_operators + 1);
        let head = format!(
            "POST {} HTTP/1.1\r\nHost: {2}\r\nOrigin: http://{2}\r\nTransfer-Encoding: chunked\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n\r\n{1:x}\r\n{chunk}\r\n",
            route.sample(),
            chunk.len(),
            house.address
        );
        let start = Instant::now();
        assert_eq!(house.raw(head.as_bytes()).status, 413, "unannounced");
        assert!(start.elapsed() < Duration::from_secs(3), "and the rest is not waited for");
    }
}

/// Sends the start of a body, and says after how long the server had hung up, if it had within the time.
fn dribble(patience: Option<Patience>, length: &str, start: &str) -> Option<(u16, Duration)> {
    let mut site = site(TABLE, &[]);
    site.guards.patience = patience;
    let house = House::of(site);
    let mut stream = house.connect();
    stream.set_read_timeout(Some(Duration::from_millis(2_500))).unwrap();
    let head = format!(
        "POST /sign-in HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\n{length}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\n\r\n{start}",
        house.address
    );
    let begin = Instant::now();
    stream.write_all(head.as_bytes()).unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).ok()?;
    let status = String::from_utf8_lossy(&answer).split(' ').nth(1)?.parse().ok()?;
    Some((status, begin.elapsed()))
}

/// Announced, and in chunks that never end.
const SLOW: [(&str, &str); 2] =
    [("Content-Length: 1000", "na"), ("Transfer-Encoding: chunked", "2\r\nna\r\n")];

#[test]
fn a_body_that_does_not_come_is_not_waited_for() {
    let patience = Patience { whole: Duration::from_secs(30), grace: Duration::from_millis(300), pace: 1024 };
    for (length, start) in SLOW {
        let (status, after) = dribble(Some(patience), length, start).expect(length);
        assert_eq!(status, 408, "{length}");
        assert!(after >= Duration::from_millis(290) && after < Duration::from_secs(2), "{after:?}");
    }
}

#[test]
fn without_the_deadline_it_is_waited_for() {
    for (length, start) in SLOW {
        assert_eq!(dribble(None, length, start), None, "{length}");
    }
}

fn huge(_: &Site, _: &Visit) -> Result<Answer, PageError> {
    Ok(Answer::text(actix_web::http::StatusCode::OK, vec![b'x'; 32 * 1024 * 1024]))
}

/// Whether somebody who takes one byte of the answer each tenth of a second still has the connection after seven seconds.
#[cfg(target_os = "linux")]
fn sips(unread: Option<Duration>) -> bool {
    const HUGE: &[Route] = &[get("/huge", huge).who(May::Anyone)];
    let mut site = site(HUGE, &[]);
    site.guards.unread = unread;
    let house = House::of(site);
    let mut stream = house.connect();
    stream.write_all(format!("GET /huge HTTP/1.1\r\nHost: {}\r\n\r\n", house.address).as_bytes()).unwrap();
    for _ in 0..70 {
        stream.read_exact(&mut [0]).unwrap();
        std::thread::sleep(Duration::from_millis(100));
    }
    // Ours is the other end; of the house's end there is a line as long as it is open.
    let end = format!(":{:04X}", house.address.port());
    let table = std::fs::read_to_string("/proc/net/tcp").unwrap();
    let mine = format!(":{:04X}", stream.local_addr().unwrap().port());
    table.lines().any(|line| {
        let cells: Vec<&str> = line.split_whitespace().collect();
        cells[1].ends_with(&end) && cells[2].ends_with(&mine) && cells[3] == "01"
    })
}

#[test]
#[cfg(target_os = "linux")]
fn whoever_does_not_take_the_answer_is_hung_up_on() {
    std::thread::scope(|scope| {
        let control = scope.spawn(|| sips(None));
        assert!(!sips(Some(Duration::from_secs(2))));
        assert!(control.join().unwrap(), "the control: without the limit they are waited for");
    });
}

#[test]
fn a_page_with_a_body_is_refused_and_the_connection_closed() {
    let house = house();
    let ask = format!("GET / HTTP/1.1\r\nHost: {}\r\nContent-Length: 1000\r\n\r\nabc", house.address);
    let start = Instant::now();
    assert_eq!(house.raw(ask.as_bytes()).status, 400);
    assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
}

#[test]
fn a_bare_line_feed_is_refused_wherever_it_is_in_a_head() {
    let house = house();
    let host = format!("Host: {}", house.address);
    let status = |lines: &str| house.raw(lines.replace("HOST", &host).as_bytes()).status;
    assert_eq!(status("GET / HTTP/1.1\r\nHOST\r\nConnection: close\r\n\r\n"), 200, "the control");
    for bare in [
        "GET / HTTP/1.1\nHOST\r\nConnection: close\r\n\r\n",
        "GET / HTTP/1.1\r\nHOST\nConnection: close\r\n\r\n",
        "GET / HTTP/1.1\r\nHOST\r\nConnection: close\r\n\n",
        "GET / HTTP/1.1\r\nHOST\r\nConnection: close\n\n",
        "\nGET / HTTP/1.1\r\nHOST\r\nConnection: close\r\n\r\n",
        "GET / HTTP/1.1\r\nHOST\r\nX-A: b\nX-Forwarded-For: 10.0.0.1\r\nConnection: close\r\n\r\n",
        // A proxy that sees one header line here would take what follows for a request of its own.
        "POST /sign-in HTTP/1.1\r\nHOST\r\nX-A: b\nContent-Length: 44\r\n\r\nGET /account HTTP/1.1\r\nHOST\r\n\r\n",
        "POST /sign-in HTTP/1.1\r\nHOST\r\nX-A: b\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ] {
        assert_eq!(status(bare), 400, "{bare:?}");
    }
    let chunk = |end: &str| {
        let lines = "Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked";
        let head = format!("POST /sign-in HTTP/1.1\r\nHOST\r\nOrigin: http://{}\r\n{lines}", house.address);
        status(&format!("{head}\r\nConnection: close\r\n\r\n6{end}name=x\r\n0\r\n\r\n"))
    };
    assert_ne!(chunk("\r\n"), 400, "the control");
    assert_eq!(chunk("\n"), 400, "nor between the chunks of a body");
}

// ---- who may ----------------------------------------------------------------------------------

#[test]
fn each_line_lets_in_those_it_names_and_tells_others_nothing() {
    let house = house();
    // The token is written differently each time.
    let plain = |page: String| match token_in(&page) {
        Some(token) => page.replace(&token, ""),
        None => page,
    };
    let missing = |who| plain(house.get("/nothing").by(who).send().text());
    let here = |who: Who, roles: &[Who]| roles.contains(&who);
    for who in EVERYBODY {
        for (path, welcome) in [
            ("/mine", here(who, &EVERYBODY[1..6])),
            ("/judges", here(who, &EVERYBODY[1..4]) || who == Who::DirectorElsewhere),
            ("/forgotten", here(who, &[Who::Operator])),
            ("/t/frankfurt-autumn/desk", here(who, &[Who::Operator, Who::Director, Who::Judge])),
            ("/t/frankfurt-autumn/mine", here(who, &[Who::Player])),
            ("/t/elsewhere/desk", here(who, &[Who::Operator, Who::DirectorElsewhere])),
            ("/t/elsewhere/mine", here(who, &[Who::PlayerElsewhere])),
            ("/t/unknown/mine", false),
        ] {
            let response = house.get(path).by(who).send();
            if welcome {
                assert_eq!((response.status, response.text().as_str()), (200, "reached"), "{who:?} {path}");
            } else if who == Who::Nobody {
                let next = format!("/sign-in?next={path}");
                assert_eq!((response.status, response.header("location")), (303, next.as_str()));
            } else {
                let page = plain(response.text().replace(path, "/nothing"));
                assert_eq!((response.status, page), (404, missing(who)), "{who:?} {path}");
            }
        }
        let response = house.post("/t/frankfurt-autumn/result", &[("score", "1")]).by(who).send();
        let expected = match who {
            Who::Nobody => 403,
            Who::Operator | Who::Scorekeeper | Who::Player => 200,
            _ => 404,
        };
        assert_eq!(response.status, expected, "{who:?}");
    }
}

#[test]
fn a_role_taken_away_is_gone_with_the_next_request() {
    let judge = Arc::new(std::sync::atomic::AtomicBool::new(true));
    let there = Arc::clone(&judge);
    let mut hooks = hooks(String::new);
    hooks.person = Box::new(move |_| {
        let roles = if there.load(Ordering::SeqCst) { vec![(HERE, Role::Judge)] } else { Vec::new() };
        Ok(Some(SessionOwner { roles, ..Who::Judge.person() }))
    });
    let house = House::of(Site::with_hooks(TABLE, config(&[]), hooks, crate::support::site::desk()).unwrap());
    let desk = || house.get("/t/frankfurt-autumn/desk").by(Who::Judge).send().status;
    assert_eq!(desk(), 200);
    judge.store(false, Ordering::SeqCst);
    assert_eq!(desk(), 404);
}

#[test]
fn a_database_that_does_not_answer_is_no_missing_tournament() {
    let status = |found: fn() -> Result<Option<TournamentInPath>, PageError>| {
        let mut hooks = hooks(String::new);
        hooks.tournament = Box::new(move |_| found());
        let site = Site::with_hooks(TABLE, config(&[]), hooks, crate::support::site::desk()).unwrap();
        House::of(site).get("/t/frankfurt-autumn/desk").by(Who::Judge).send().status
    };
    assert_eq!(status(|| Err(PageError::Unavailable(Trouble::Away))), 503);
    assert_eq!(status(|| Ok(None)), 404, "one that is not there is not found");
}

#[test]
fn an_unknown_session_is_nobodys() {
    let house = house();
    for cookie in [
        format!("arbiter={}", "9".repeat(64)),
        "arbiter=".to_owned(),
        format!("arbiter={0}; arbiter={0}", "1".repeat(64)),
        format!("__Host-arbiter={}", "1".repeat(64)),
        format!("arbiter={}", "1".repeat(63)),
    ] {
        let response = house.get("/mine").with("Cookie", &cookie).send();
        assert_eq!(response.status, 303, "{cookie}");
        assert!(!response.headers.contains_key("set-cookie"));
    }
}

#[test]
fn a_form_sent_after_the_session_ended_keeps_what_was_typed() {
    let fields = [("score", "65"), ("submission", "6f1c1b1e-0a5e-4c7e-9a57-0d6f6f0c6a01")];
    let response = house().post("/t/frankfurt-autumn/result", &fields).send();
    let page = response.text();
    assert_eq!(response.status, 403);
    for part in [
        "you are signed out",
        "name=\"score\" value=\"65\"",
        "6f1c1b1e-0a5e-4c7e-9a57-0d6f6f0c6a01",
        "/sign-in?next=",
    ] {
        assert!(page.contains(part), "{part} in {page}");
    }
}

// ---- how often --------------------------------------------------------------------------------

#[test]
fn guessing_is_limited_by_address_and_a_forged_header_changes_nothing() {
    let house = house();
    let guess = |number: usize| {
        let forged = format!("10.0.{}.{}", number / 250, number % 250);
        house.post("/sign-in", &[("name", "x")]).with("X-Forwarded-For", &forged).send()
    };
    let statuses: Vec<_> = (0..110).map(|number| guess(number).status).collect();
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 100, "{statuses:?}");
    let refused = guess(0);
    assert_eq!(refused.status, 429);
    assert!(refused.header("retry-after").parse::<u64>().is_ok_and(|seconds| (1..=9).contains(&seconds)));
    assert_eq!(house.get("/display").send().status, 200, "looking is not limited by that");
}

#[test]
fn behind_our_proxy_each_visitor_counts_alone_and_without_the_guard_nobody_is_counted() {
    let proxied = House::of(site(TABLE, &["--trusted-proxies", "127.0.0.1"]));
    let mut off = site(TABLE, &[]);
    off.guards.off.push(arbiter::web::guard::Guard::Rate);
    let off = House::of(off);
    for number in 0..110 {
        let from = format!("203.0.113.{number}");
        let guess = proxied.post("/sign-in", &[("name", "x")]).with("X-Forwarded-For", &from);
        assert_eq!(guess.send().status, 200);
        assert_eq!(off.post("/sign-in", &[("name", "x")]).send().status, 200);
    }
}

#[test]
fn a_hall_of_three_hundred_behind_one_address_is_welcome() {
    let house = house();
    for _ in 0..300 {
        assert_eq!(house.get("/t/frankfurt-autumn").send().status, 200);
    }
}

// ---- files ------------------------------------------------------------------------------------

#[test]
fn assets_stay_for_ever_under_the_address_of_their_content() {
    let house = house();
    for link in [urls::style(), urls::script(), urls::icon()] {
        let response = house.get(link.as_str()).with("Accept-Encoding", "br").send();
        assert_eq!(response.status, 200, "{link}");
        assert_eq!(response.header("cache-control"), "public, max-age=31536000, immutable");
        let again = house.get(link.as_str()).with("Accept-Encoding", "br");
        assert_eq!(again.with("If-None-Match", response.header("etag")).send().status, 304);
    }
    assert_eq!(house.get("/static/0123456789abcdef/arbiter.css").send().status, 404);
}

// ---- addresses --------------------------------------------------------------------------------

#[test]
fn a_path_is_never_decoded() {
    let house = house();
    assert_eq!(house.get("/t/frankfurt-autumn/rounds/3/tables/12").send().text(), "frankfurt-autumn 3 12");
    let hash = urls::style().as_str().split('/').nth(2).unwrap().to_owned();
    for path in [
        "/t/..%2f..%2fetc%2fpasswd",
        "/t/%2e%2e/%2e%2e",
        "/t/../../etc/passwd",
        "/t/a%00",
        "/t/%ff",
        "/t/Frankfurt",
        "/t/a_b",
        "/t//",
        "/t/",
        "//",
        "//t/frankfurt-autumn",
        "/t/frankfurt-autumn/",
        "/t/frankfurt%2Dautumn",
        "/t/x;jsessionid=1",
        "/t/a\\..\\b",
        "/t/a/rounds/0/tables/1",
        "/t/a/rounds/01/tables/1",
        "/t/a/rounds/+1/tables/1",
        "/t/a/rounds/-1/tables/1",
        "/t/a/rounds/4294967296/tables/1",
        "/t/a/rounds/1e3/tables/1",
        &format!("/t/{}", "a".repeat(81)),
        &format!("/t/{}", "a".repeat(8_000)),
        &format!("/static/{hash}/..%2farbiter.css"),
        &format!("/static/{hash}/../arbiter.css"),
        &format!("/static/{hash}/../../Cargo.toml"),
        &format!("/static/{hash}/%2e%2e/Cargo.toml"),
    ] {
        let response = house.get(path).send();
        assert_eq!(response.status, 404, "{path}");
        assert!(!response.text().contains("[package]"));
    }
}

#[test]
fn next_leads_nowhere_else() {
    let hosts =
        ["evil.example", "evil.example/%2f..", "evil.example:80", "a@evil.example", "[::1]", "0x7f.1"];
    let tricks = [
        "//",
        "///",
        "////",
        "/\\",
        "\\/",
        "\\\\",
        "/\t/",
        "\t//",
        " //",
        "/ /",
        "/\n/",
        "/\r\n/",
        "\0//",
        "http://",
        "https://",
        "HTTPS:",
        "https:/",
        "ftp://",
        "javascript://",
        "javascript:alert(1)//",
        "data:text/html,",
        "vbscript:",
        "/%2f",
        "%2f%2f",
        "/%5c",
        "%5c%5c",
        "/%09/",
        "/./",
        "/../",
        "/.//",
        "/..//",
        "/;/",
        "/%2e%2e//",
        "./",
        "../",
        "@",
        "/@",
        "?//",
        "#//",
        "/\u{2215}/",
        "\u{ff0f}\u{ff0f}",
    ];
    let house = house();
    let mut count = 0;
    for host in hosts {
        for trick in tricks {
            let next = format!("{trick}{host}");
            let to = urls::local(&next);
            assert_eq!(to, urls::home(), "{next:?}");
            count += 1;
        }
    }
    assert!(count >= 200, "{count}");
    for next in tricks {
        let fields = [("theme", "night"), ("next", next)];
        let response = house.post("/display", &fields).send();
        if response.status == 303 {
            assert_eq!(response.header("location"), "/", "{next:?}");
        } else {
            assert_eq!((response.status, next.contains('\0')), (400, true), "{next:?}");
        }
    }
    for next in ["/", "/t/frankfurt-autumn/desk", "/rulings/search?q=red+alert&on=2000-08-05"] {
        assert_eq!(urls::local(next).as_str(), next);
    }
}

#[test]
fn nothing_breaks_a_header_line() {
    let answer = Answer::file("a\r\nSet-Cookie: x=\"y\".csv", "text/csv", "x").into_response();
    let line = answer.headers().get("content-disposition").unwrap().to_str().unwrap();
    assert_eq!(line, "attachment; filename=\"aSet-Cookiexy.csv\"");
}

// ---- when something breaks --------------------------------------------------------------------

#[test]
fn a_panic_is_a_500_and_the_house_stands() {
    let house = house();
    for _ in 0..200 {
        let response = house.get("/panic").send();
        assert_eq!(response.status, 500);
        assert!(!response.text().contains("on purpose"));
    }
    assert_eq!(house.get("/display").send().status, 200);
}

#[test]
fn the_cause_of_a_500_is_not_shown() {
    let response = house().get("/broken").send();
    assert_eq!(response.status, 500);
    assert!(response.text().contains("Something broke") && !response.text().contains("secret cause"));
}

#[test]
fn trouble_is_told_to_staff_on_every_page_and_what_everybody_may_see_stays_kept() {
    let broken = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let there = Arc::clone(&broken);
    let mut hooks = hooks(String::new);
    hooks.trouble = Box::new(move || there.load(Ordering::SeqCst).then(|| "The disk is full.".to_owned()));
    let house = House::of(Site::with_hooks(TABLE, config(&[]), hooks, crate::support::site::desk()).unwrap());
    let told = |who| house.get("/t/frankfurt-autumn").by(who).send().text().contains("The disk is full.");
    let everybody = || [Who::Nobody, Who::Player, Who::Scorekeeper, Who::Director].map(told);
    assert_eq!(everybody(), [false; 4]);
    broken.store(true, Ordering::SeqCst);
    assert_eq!(everybody(), [false, false, true, true]);
    assert!(!house.get("/t/frankfurt-autumn").send().header("etag").is_empty(), "kept all the same");
    let health = house.get("/healthz").send();
    assert_eq!((health.status, health.text().as_str()), (503, "The disk is full.\n"));
    broken.store(false, Ordering::SeqCst);
    assert_eq!(everybody(), [false; 4]);
    assert_eq!(house.get("/healthz").send().status, 200);
}

#[test]
fn the_example_page_chooses_refuses_and_goes_back() {
    let house = house();
    let fields = [("theme", Theme::Night.code()), ("next", "/t/frankfurt-autumn")];
    let response = house.post("/display", &fields).send();
    assert_eq!((response.status, response.header("location")), (303, "/t/frankfurt-autumn"));
    assert!(response.header("set-cookie").starts_with("arbiter-theme=night; Path=/; "));
    let night = house.get("/display").with("Cookie", "arbiter-theme=night").send().text();
    assert!(night.contains("data-theme=\"night\""));
    let refused = house.post("/display", &[("theme", "pink")]).send();
    assert_eq!(refused.status, 422);
    assert!(refused.text().contains("Choose one of the three."));
}

#[test]
fn templates_hold_no_raw_text_scripts_styles_or_handlers() {
    let mut folders = vec![std::path::PathBuf::from("templates")];
    let mut read = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.is_dir() {
                folders.push(entry);
                continue;
            }
            let text = std::fs::read_to_string(&entry).unwrap();
            read += 1;
            for wrong in [
                "|safe",
                "| safe",
                "style=\"",
                "<style",
                "javascript:",
                " onclick",
                " onload",
                "<script>",
                "href=\"/",
                "action=\"/",
                "src=\"/",
            ] {
                assert!(!text.contains(wrong), "{} holds {wrong}", entry.display());
            }
        }
    }
    assert!(read > 100, "the templates were read");
}
