//! The second factor: set up, asked for, lost.

use crate::support::authenticator::code_at;
use crate::support::database::factor_secret;
use crate::support::site::fair::Fair;
use crate::support::site::{House, Response, says, silent};
use arbiter::app::one_time;
use arbiter::app::sessions::{Entered, SignInAttempt, SignInBrowser};
use arbiter::domain::id::AccountId;
use arbiter::web::cookie::SessionToken;
use chrono::{DateTime, TimeDelta, Utc};

const PAGE: &str = "/account/second-factor";

fn id(fair: &Fair) -> AccountId {
    fair.desk().account_by_name("Judge").unwrap().unwrap().id
}

/// The code that the judge's app shows at a time.
fn code(fair: &Fair, at: DateTime<Utc>) -> String {
    code_at(&factor_secret(fair.desk(), id(fair)), at)
}

/// The code of the next half minute, which counts already: no other test has taken it, however long this one takes.
fn next_code(fair: &Fair) -> String {
    code(fair, Utc::now() + TimeDelta::seconds(30))
}

fn wrong_code(fair: &Fair) -> String {
    let near: Vec<String> =
        [-60, -30, 0, 30, 60].map(|second| code(fair, Utc::now() + TimeDelta::seconds(second))).to_vec();
    (0..).map(|number| format!("{number:06}")).find(|code| !near.contains(code)).unwrap()
}

/// The judge turns the factor on; gives the recovery codes.
fn turn_on(fair: &Fair) -> Vec<String> {
    assert_eq!(fair.send(&fair.judge, PAGE, &[]).status, 200);
    let code = code(fair, Utc::now());
    let page = fair.send(&fair.judge, "/account/second-factor/confirm", &[("code", &code)]);
    assert_eq!(page.status, 200, "{}", page.text());
    recovery_codes(&page)
}

fn recovery_codes(page: &Response) -> Vec<String> {
    let text = page.text();
    let list = text.split_once("<ol>").unwrap().1.split_once("</ol>").unwrap().0.to_owned();
    list.split("class=\"code\">").skip(1).map(|rest| rest.split('<').next().unwrap().to_owned()).collect()
}

fn sign_in(house: &House) -> Response {
    house.post("/sign-in", &[("name", "Judge"), ("password", "correct horse"), ("next", "/rulings")]).send()
}

/// What proves on the second page that the password was right.
fn ticket(page: &Response) -> String {
    says(page, "name=\"ticket\"");
    page.text().split("name=\"ticket\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

fn second_step(house: &House, ticket: &str, code: &str) -> Response {
    house.post("/sign-in/code", &[("ticket", ticket), ("code", code), ("next", "/rulings")]).send()
}

fn recover(house: &House, ticket: &str, code: &str) -> Response {
    house.post("/sign-in/code", &[("ticket", ticket), ("code", ""), ("recovery", code), ("next", "/")]).send()
}

fn session(answer: &Response) -> Option<SessionToken> {
    let line = answer.cookies.iter().find(|line| line.starts_with("arbiter="))?;
    line.split_once('=')?.1.split(';').next()?.parse().ok()
}

#[test]
fn the_key_is_shown_while_it_is_set_up_and_never_again() {
    let fair = Fair::new();
    says(&fair.page(&fair.judge, PAGE), "Set up a second factor");
    let begun = fair.send(&fair.judge, PAGE, &[]);
    let secret = factor_secret(fair.desk(), id(&fair));
    let key = one_time::in_pieces(&secret);
    says(&begun, &key);
    says(&begun, "<svg class=\"qr scan\"");
    assert_eq!(begun.header("cache-control"), "no-store");
    silent(&fair.page(&fair.judge, PAGE), &key);
    assert_eq!(sign_in(&fair.house).status, 303, "nothing is asked for yet");
    let confirm = |code: &str| fair.send(&fair.judge, "/account/second-factor/confirm", &[("code", code)]);
    for wrong in [wrong_code(&fair).as_str(), "", "abc"] {
        let refused = confirm(wrong);
        assert_eq!(refused.status, 422);
        says(&refused, "This is not the code that the app shows now");
        says(&refused, &key);
    }
    let code = code(&fair, Utc::now());
    let on = confirm(&format!(" {} {} ", &code[..3], &code[3..]));
    assert_eq!(on.status, 200, "spaces do not matter");
    silent(&on, &key);
    assert_eq!(recovery_codes(&on).len(), 10);
    let page = fair.page(&fair.judge, PAGE);
    says(&page, "10 of 10 are left");
    silent(&page, &key);
    // Starting again shows nothing of it and changes nothing.
    let again = fair.send(&fair.judge, PAGE, &[]);
    assert_eq!(again.status, 422);
    says(&again, "is on already");
    silent(&again, &key);
    assert_eq!(factor_secret(fair.desk(), id(&fair)), secret);
    says(&fair.page(&fair.operator, "/accounts"), "Second factor");
}

#[test]
fn turning_it_on_twice_with_one_form_shows_the_same_recovery_codes() {
    let fair = Fair::new();
    fair.send(&fair.judge, PAGE, &[]);
    let number = arbiter::app::sessions::random_uuid().unwrap().to_string();
    let (code, path) = (code(&fair, Utc::now()), "/account/second-factor/confirm");
    let form = [("code", code.as_str()), ("submission", number.as_str())];
    let send = || recovery_codes(&fair.house.post(path, &form).within(&fair.judge).send());
    let codes = send();
    assert_eq!(send(), codes, "the answer was lost, the codes are not");
    let other = fair.send(&fair.judge, path, &[("code", &code)]);
    assert_eq!(other.status, 422, "another form shows nothing");
    let renewed = recovery_codes(&fair.send(&fair.judge, "/account/second-factor/codes", &[]));
    assert!(renewed.len() == 10 && renewed.iter().all(|code| !codes.contains(code)));
    assert_eq!(
        recover(&fair.house, &ticket(&sign_in(&fair.house)), &codes[0]).status,
        422,
        "the old are dead"
    );
    assert_eq!(recover(&fair.house, &ticket(&sign_in(&fair.house)), &renewed[0]).status, 303);
}

#[test]
fn signing_in_asks_for_the_code_in_a_second_step_and_accepts_each_code_once() {
    let fair = Fair::new();
    turn_on(&fair);
    let first = sign_in(&fair.house);
    assert_eq!((first.status, session(&first)), (200, None), "the password alone opens nothing");
    assert!(first.cookies.is_empty(), "nor is the browser known by it");
    assert_eq!(first.header("cache-control"), "no-store");
    let step = ticket(&first);
    for wrong in [wrong_code(&fair).as_str(), "", "12345"] {
        let refused = second_step(&fair.house, &step, wrong);
        assert_eq!((refused.status, session(&refused)), (422, None), "{wrong}");
        says(&refused, "The code is not right, or was used already");
        assert_eq!(ticket(&refused), step, "and can be typed again");
    }
    let code = next_code(&fair);
    let answer = second_step(&fair.house, &step, &format!("{} {}", &code[..3], &code[3..]));
    assert_eq!((answer.status, answer.header("location")), (303, "/rulings"));
    assert_eq!(fair.page(&session(&answer).unwrap(), "/account").status, 200);
    // Neither the step nor the code opens anything once more.
    let again = second_step(&fair.house, &step, &code);
    assert_eq!((again.status, again.header("location")), (303, "/sign-in?next=/rulings"));
    assert_eq!(session(&again), None);
    assert_eq!(second_step(&fair.house, &ticket(&sign_in(&fair.house)), &code).status, 422, "each code once");
}

#[test]
fn a_recovery_code_replaces_the_app_once_however_it_is_typed() {
    let fair = Fair::new();
    let codes = turn_on(&fair);
    let file = || {
        let wal = std::fs::read(fair.database().with_extension("db-wal")).unwrap_or_default();
        [std::fs::read(fair.database()).unwrap(), wal].concat()
    };
    for (number, typed) in [codes[0].clone(), codes[1].to_uppercase().replace('-', " ")].iter().enumerate() {
        let answer = recover(&fair.house, &ticket(&sign_in(&fair.house)), typed);
        assert!(session(&answer).is_some(), "{typed}");
        assert_eq!(recover(&fair.house, &ticket(&sign_in(&fair.house)), typed).status, 422, "once");
        says(&fair.page(&fair.judge, PAGE), &format!("{} of 10 are left", 9 - number));
    }
    let kept = |text: &str| file().windows(text.len()).any(|part| part == text.as_bytes());
    assert!(kept("Judge"), "the control");
    for code in &codes {
        for text in [code.clone(), code.replace('-', "")] {
            assert!(!kept(&text), "kept only as hashes");
        }
    }
}

#[test]
fn guessing_at_codes_costs_time_and_a_known_browser_does_not_wait_for_strangers() {
    let fair = Fair::new();
    let codes = turn_on(&fair);
    let known = sign_in(&fair.house);
    let known = recover(&fair.house, &ticket(&known), &codes[0]);
    let browser = known.cookies.iter().find(|line| line.starts_with("arbiter-browser=")).unwrap();
    let browser = browser.split(';').next().unwrap();
    let step = ticket(&sign_in(&fair.house));
    for _ in 0..5 {
        assert_eq!(second_step(&fair.house, &step, &wrong_code(&fair)).status, 422);
    }
    let waits = recover(&fair.house, &step, &codes[1]);
    assert_eq!(waits.status, 429, "the right one is not looked at either");
    assert!(!waits.header("retry-after").is_empty());
    assert_eq!(fair.page(&session(&known).unwrap(), "/account").status, 200, "who is signed in stays so");
    let form = [("ticket", step.as_str()), ("recovery", &codes[1])];
    let mine = fair.house.post("/sign-in/code", &form).with("Cookie", browser).send();
    assert_eq!(mine.status, 303, "{}", mine.text());
}

#[test]
fn the_second_step_ends_after_ten_minutes_or_with_the_account_and_opens_nothing_else() {
    let fair = Fair::new();
    let codes = turn_on(&fair);
    let house = [127, 0, 0, 1].into();
    let from = SignInBrowser { agent: "test", address: house, household: house, browser: None };
    let attempt = SignInAttempt { name: "Judge", password: "correct horse", from };
    let ticket_of =
        |minutes: i64| match fair.desk().sign_in(&attempt, Utc::now() - TimeDelta::minutes(minutes)) {
            Ok(Entered::CodeWanted(ticket)) => ticket,
            other => panic!("{other:?}"),
        };
    let (late, in_time) = (ticket_of(11), ticket_of(9));
    let answer = recover(&fair.house, &late, &codes[0]);
    assert_eq!((answer.status, answer.header("location"), session(&answer)), (303, "/sign-in?next=/", None));
    for door in ["reset", "join", "set-up", "seat"] {
        assert_eq!(fair.house.get(&format!("/{door}/{in_time}")).send().status, 404, "{door}");
    }
    fair.desk().set_disabled(id(&fair), true).unwrap();
    let disabled = recover(&fair.house, &in_time, &codes[0]);
    assert_eq!((disabled.status, session(&disabled)), (303, None));
    fair.desk().set_disabled(id(&fair), false).unwrap();
    assert!(session(&recover(&fair.house, &in_time, &codes[0])).is_some(), "the control");
    let reset = fair.desk().reset_code(id(&fair), Utc::now()).unwrap();
    let other = recover(&fair.house, &reset, &codes[1]);
    assert_eq!((other.status, session(&other)), (303, None), "a link of another kind is no first step");
}

#[test]
fn the_most_sensitive_forms_and_a_new_password_need_the_code_too() {
    let fair = Fair::new();
    let codes = turn_on(&fair);
    let old = fair.confirmed("Judge", Some(TimeDelta::minutes(6)));
    let off = "/account/second-factor/off";
    says(&fair.send(&old, off, &[]), "Type your password and a code once more");
    let confirm = |password: &str, code: &str, recovery: &str| {
        let form = [
            ("password", password),
            ("code", code),
            ("recovery", recovery),
            ("path", off),
            ("page", "/account"),
        ];
        fair.send(&old, "/confirm", &form)
    };
    for (password, code) in
        [("correct horse", ""), ("correct horse", &wrong_code(&fair)), ("wrong", &next_code(&fair))]
    {
        assert_eq!(confirm(password, code, "").status, 422, "{password} {code}");
    }
    let fresh = session(&confirm("correct horse", &next_code(&fair), "")).unwrap();
    let form = |code: &'static str| {
        [
            ("password", "correct horse"),
            ("recovery", code),
            ("new_password", "brand new horse"),
            ("repeated", "brand new horse"),
        ]
    };
    assert_eq!(
        fair.send(&fresh, "/account/password", &form("")).status,
        422,
        "the password alone changes nothing"
    );
    let changed = fair.send(&fresh, "/account/password", &form(String::leak(codes[0].clone())));
    let mine = session(&changed).unwrap();
    assert_eq!(fair.send(&mine, off, &[]).status, 303);
    assert_eq!(fair.desk().factor_of(id(&fair)).unwrap(), None);
    let form = [("name", "Judge"), ("password", "brand new horse")];
    assert!(session(&fair.house.post("/sign-in", &form).send()).is_some(), "off means off");
}

#[test]
fn an_operator_removes_a_lost_factor_and_a_password_link_does_not() {
    let fair = Fair::new();
    turn_on(&fair);
    let reset = fair.desk().reset_code(id(&fair), Utc::now()).unwrap();
    let chosen = [("password", "brand new horse"), ("repeated", "brand new horse")];
    assert_eq!(fair.house.post(&format!("/reset/{reset}"), &chosen).send().status, 303);
    let sign_in =
        || fair.house.post("/sign-in", &[("name", "Judge"), ("password", "brand new horse")]).send();
    ticket(&sign_in());
    let path = format!("/accounts/{}/second-factor-off", id(&fair));
    says(&fair.page(&fair.operator, "/accounts"), &path);
    assert_eq!(fair.send(&fair.director, &path, &[]).status, 404);
    ticket(&sign_in());
    assert_eq!(
        (fair.send(&fair.operator, &path, &[]).status, fair.send(&fair.operator, &path, &[]).status),
        (303, 303)
    );
    assert!(session(&sign_in()).is_some());
    silent(&fair.page(&fair.operator, "/accounts"), &path);
}
