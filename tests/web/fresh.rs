//! The most sensitive forms need a recent proof of identity.

use crate::support::site::fair::{Fair, SLUG, hash};
use crate::support::site::{Response, says, silent};
use actix_web::http::StatusCode;
use arbiter::domain::id::PlayerId;
use arbiter::web::answer::Answer;
use arbiter::web::cookie::SessionToken;
use arbiter::web::error::PageError;
use arbiter::web::route::{Method, Route, Who};
use arbiter::web::routes::ROUTES;
use arbiter::web::site::Site;
use arbiter::web::visit::Visit;
use chrono::{TimeDelta, Utc};

/// What is asked for again. A row that loses its word fails here.
const ASKED_AGAIN: [&str; 21] = [
    "/account/name",
    "/account/erase",
    "/account/sign-out-everywhere",
    "/account/sessions/end",
    "/account/second-factor",
    "/account/second-factor/confirm",
    "/account/second-factor/off",
    "/account/second-factor/codes",
    "/backups/download",
    "/accounts/{account}/reset",
    "/accounts/{account}/disable",
    "/accounts/{account}/enable",
    "/accounts/{account}/erase",
    "/accounts/{account}/second-factor-off",
    "/accounts/{account}/rights",
    "/accounts/opening",
    "/t/{tournament}/export",
    "/t/{tournament}/webhooks",
    "/t/{tournament}/staff/invite",
    "/t/{tournament}/staff/remove",
    "/t/{tournament}/players/{player}/erase",
];

fn reached(_: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let sent: Vec<String> = visit.form.pairs().map(|(name, value)| format!("{name}={value}")).collect();
    Ok(Answer::text(StatusCode::OK, format!("reached with {}", sent.join(" "))))
}

/// The real table; the rows in question have a function that only says that it was reached.
fn routes() -> &'static [Route] {
    let routes = ROUTES.iter().map(|route| match route.fresh {
        Some(_) => Route { handler: reached, ..*route },
        None => *route,
    });
    routes.collect::<Vec<_>>().leak()
}

/// What a hidden field of a page holds.
fn hidden(page: &Response, name: &str) -> String {
    let text = page.text();
    let (_, rest) =
        text.split_once(&format!("name=\"{name}\" value=\"")).unwrap_or_else(|| panic!("{name}: {text}"));
    rest.split('"').next().unwrap().replace("&#38;", "&").replace("&amp;", "&")
}

/// The session that an answer puts into the browser.
fn session(answer: &Response) -> SessionToken {
    let line = answer.cookies.iter().find(|line| line.starts_with("arbiter=")).unwrap();
    line.split_once('=').unwrap().1.split(';').next().unwrap().parse().unwrap()
}

/// Proves who it is on the page that asks.
fn prove(fair: &Fair, who: &SessionToken, asked: &Response, password: &str) -> Response {
    let [path, page, sent] = ["path", "page", "sent"].map(|name| hidden(asked, name));
    let form = [("password", password), ("path", &path), ("page", &page), ("sent", &sent)];
    fair.send(who, "/confirm", &form)
}

fn long_ago(fair: &Fair, name: &str) -> SessionToken {
    fair.confirmed(name, Some(TimeDelta::minutes(6)))
}

#[test]
fn every_sensitive_route_asks_again_and_then_does_what_was_sent() {
    let fair = Fair::over(routes());
    let asked_again: Vec<&Route> = routes().iter().filter(|route| route.fresh.is_some()).collect();
    let paths: Vec<&str> = asked_again.iter().map(|route| route.path).collect();
    assert_eq!(paths, ASKED_AGAIN);
    for route in asked_again {
        assert_eq!(route.method, Method::Post, "{}", route.path);
        assert_ne!(route.who, Who::Anyone, "{}: a seat has no password", route.path);
        let path = route.sample().replace("frankfurt-autumn", SLUG);
        let mut form: Vec<(&str, &str)> = vec![("submission", "6f1c1b1e-0a5e-4c7e-9a57-0d6f6f0c6a01")];
        form.extend(
            route.fields.iter().filter(|field| field.name != "code").map(|field| (field.name, "a&b=c d")),
        );
        let who = long_ago(&fair, "Operator");
        let send = |who: &SessionToken| fair.house.post(&path, &form).within(who).send();
        let asked = send(&who);
        assert_eq!(asked.status, 403, "{path}");
        says(&asked, "Is it still you?");
        silent(&asked, "reached");
        says(&asked, &format!("To {}</h2>", route.fresh.unwrap()()));
        let confirmed = prove(&fair, &who, &asked, "correct horse");
        assert_eq!(confirmed.status, 200, "{path}: {}", confirmed.text());
        says(&confirmed, &format!("action=\"{path}\""));
        for (name, value) in &form {
            assert_eq!(hidden(&confirmed, name), *value, "{path}");
        }
        let after = session(&confirmed);
        let done = send(&after).text();
        let csrf = done.find(" csrf=").unwrap();
        let sent: Vec<String> = form.iter().map(|(name, value)| format!("{name}={value}")).collect();
        assert_eq!(&done[..csrf], format!("reached with {}", sent.join(" ")), "{path}");
        assert_eq!(fair.page(&who, "/account").status, 303, "a proof starts a new session");
    }
}

#[test]
fn without_the_guard_nothing_is_asked_again() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let who = long_ago(&fair, "Operator");
    let path = format!("/t/{SLUG}/players/1/erase");
    assert_eq!(fair.send(&who, &path, &[]).status, 403);
    // The control: the same with the guard off.
    let folder = tempfile::tempdir().unwrap();
    let desk = crate::support::desk_over(&arbiter::app::DatabaseUrl::Sqlite(folder.path().join("a.db")));
    let mut site = Site::new(routes(), crate::support::site::config(&[]), desk).unwrap();
    site.guards.off.push(arbiter::web::guard::Guard::Fresh);
    let house = crate::support::site::House::of(site);
    let account = house.site.desk.add_account("Operator", Utc::now()).unwrap();
    let old =
        house.site.desk.open_session(Some(&account), "test", Utc::now() - TimeDelta::minutes(6)).unwrap();
    let answer = house.post("/accounts/opening", &[]).within(&old.parse().unwrap()).send();
    assert!(answer.text().starts_with("reached"), "{}", answer.text());
}

#[test]
fn nobody_is_asked_again_for_five_minutes_and_setting_the_clock_back_does_not_extend_them() {
    let fair = Fair::new();
    let minutes = TimeDelta::minutes;
    for (ago, asked) in [
        (Some(minutes(0)), false),
        (Some(minutes(4)), false),
        (Some(minutes(6)), true),
        (Some(minutes(-60)), true),
        (None, true),
    ] {
        let who = fair.confirmed("Operator", ago);
        let status = fair.send(&who, "/accounts/opening", &[]).status;
        assert_eq!(status == 403, asked, "{ago:?}: {status}");
        assert_eq!(fair.page(&who, "/accounts").status, 200, "looking needs no proof");
    }
    let form = [("name", "Operator"), ("password", "correct horse"), ("next", "/")];
    let signed_in = session(&fair.house.post("/sign-in", &form).send());
    assert_eq!(
        fair.send(&signed_in, "/accounts/opening", &[]).status,
        303,
        "who just signed in has proved it"
    );
}

#[test]
fn nothing_is_erased_before_the_proof_and_the_form_comes_back_as_it_was_sent() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let who = long_ago(&fair, "Ruth O'Brien <b>");
    let (head, path) = (fair.here().sequence(), format!("/t/{SLUG}/players/1/erase"));
    let asked = fair.send(&who, &path, &[]);
    says(&asked, "To erase this name for good");
    assert_eq!((asked.status, fair.here().sequence()), (403, head));
    let wrong = prove(&fair, &who, &asked, "wrong horse");
    assert_eq!(wrong.status, 422);
    says(&wrong, "The current password is not right.");
    silent(&wrong, "wrong horse");
    let confirmed = prove(&fair, &who, &wrong, "correct horse");
    says(&confirmed, "Erase this name for good</button>");
    assert_eq!(fair.here().name(PlayerId(1)), "Kira", "the proof alone does nothing");
    let after = session(&confirmed);
    let number = hidden(&confirmed, "submission");
    assert_eq!(number, hidden(&confirmed, "submission"), "the number of the first sending");
    let erase = || fair.house.post(&path, &[("submission", &number)]).within(&after).send();
    assert_eq!((erase().status, erase().status), (303, 303));
    assert_ne!(fair.here().name(PlayerId(1)), "Kira");
    // What was chosen on a form is on the page, in words.
    let who = long_ago(&fair, "Ruth O'Brien <b>");
    let asked = fair.send(&who, &format!("/t/{SLUG}/staff/invite"), &[("role", "head-judge")]);
    says(&asked, "<dt>Role</dt><dd><bdi>head-judge</bdi></dd>");
}

#[test]
fn the_page_that_asks_leads_only_to_forms_that_ask() {
    let fair = Fair::new();
    let who = &fair.operator;
    let confirm = |path: &str, page: &str| {
        let form = [("password", "correct horse"), ("path", path), ("page", page), ("sent", "a=1")];
        fair.send(who, "/confirm", &form)
    };
    for path in [
        "/sign-out",
        "https://evil.example/accounts/opening",
        "//evil.example",
        "/nothing",
        "",
        "/account/password",
    ] {
        assert_eq!(confirm(path, "/accounts").status, 400, "{path}");
    }
    let led = confirm("/accounts/opening", "https://evil.example/");
    assert_eq!(led.status, 200, "the control");
    silent(&led, "evil.example");
    // And nobody else can send it.
    let forged = fair.house.post("/confirm", &[]).within(&session(&led)).without_token().send();
    assert_eq!(forged.status, 403);
}

#[test]
fn guessing_at_the_page_that_asks_costs_time_and_signs_nobody_out() {
    let fair = Fair::new();
    let who = long_ago(&fair, "Operator");
    let asked = fair.send(&who, "/accounts/opening", &[("everybody", "yes")]);
    for _ in 0..5 {
        assert_eq!(prove(&fair, &who, &asked, "wrong horse").status, 422);
    }
    let waits = prove(&fair, &who, &asked, "correct horse");
    assert_eq!(waits.status, 429);
    assert_eq!(hidden(&waits, "sent"), hidden(&asked, "sent"), "nothing typed is lost");
    assert_eq!(fair.page(&who, "/accounts").status, 200);
    assert!(!fair.desk().everybody_opens().unwrap());
    assert!(
        fair.desk()
            .visitor(who.secret(), Utc::now())
            .unwrap()
            .is_some_and(|visitor| visitor.token == hash(&who))
    );
}
