//! Who may, and how often.

use super::*;

#[test]
fn each_route_lets_in_only_those_it_names_and_tells_others_nothing() {
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
fn a_removed_role_has_no_effect_from_the_next_request_on() {
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
fn a_silent_database_is_not_a_missing_tournament() {
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
fn an_unknown_session_belongs_to_nobody() {
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
fn behind_our_proxy_each_visitor_is_counted_alone_and_without_the_guard_nobody_is() {
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
