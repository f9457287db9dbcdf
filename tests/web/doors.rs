//! Sign-in, one-time links, accounts.

use crate::support::site::fair::{Fair, SLUG, hash};
use crate::support::site::{House, Response};
use crate::support::slug;
use crate::support::written::written;
use arbiter::app::passwords::{Cost, Passwords};
use arbiter::app::store::{DatabaseUrl, Store};
use arbiter::app::{Desk, Snapshot};
use arbiter::domain::id::{AccountId, PlayerId, TournamentId};
use arbiter::domain::tournament::command::{ChangeSettings, Command};
use arbiter::domain::tournament::role::Role;
use arbiter::web::cookie::SessionToken;
use arbiter::web::routes::ROUTES;
use arbiter::web::site::Site;
use chrono::Utc;
use uuid::Uuid;

const HERE: TournamentId = TournamentId::new(Uuid::from_u128(1));
const NEVER: &str = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

/// The session that an answer puts into the browser.
fn session(answer: &Response) -> SessionToken {
    let cookie = answer.header("set-cookie");
    let token = cookie.split_once('=').unwrap().1.split(';').next().unwrap();
    token.parse().unwrap_or_else(|_| panic!("no session in {cookie:?}"))
}

fn sign_in(house: &House, name: &str, password: &str, next: &str) -> Response {
    house.post("/sign-in", &[("name", name), ("password", password), ("next", next)]).send()
}

/// An invitation's fields.
fn person<'a>(name: &'a str, password: &'a str, repeated: &'a str) -> [(&'a str, &'a str); 4] {
    [("name", name), ("display_name", "Kira O'Brien <b>"), ("password", password), ("repeated", repeated)]
}

fn account(fair: &Fair, name: &str) -> AccountId {
    fair.desk().store().account_by_name(name).unwrap().unwrap().id
}

fn text(here: &Snapshot) -> String {
    here.log.iter().map(|line| format!("{} {}", line.actor, line.payload)).collect()
}

#[test]
fn name_and_password_open_a_session_and_lead_on() {
    let fair = Fair::new();
    let answer = sign_in(&fair.house, "Judge", "correct horse", "/t/deep-space-open/desk");
    assert_eq!((answer.status, answer.header("location")), (303, "/t/deep-space-open/desk"));
    assert!(answer.header("set-cookie").contains("HttpOnly"));
    let page = fair.page(&session(&answer), "/account");
    assert!(page.text().contains("signs in as <bdi>Judge</bdi>"), "{}", page.text());
    for elsewhere in
        ["//evil.example", "https://evil.example", "/\\evil", "/sign-in?next=/x", "/sign-out", ""]
    {
        let answer = sign_in(&fair.house, "Judge", "correct horse", elsewhere);
        assert_eq!((answer.status, answer.header("location")), (303, "/"), "{elsewhere}");
    }
}

#[test]
fn an_unknown_name_and_a_wrong_password_get_the_same_words() {
    let fair = Fair::new();
    fair.desk().store().set_disabled(account(&fair, "Checker"), true).unwrap();
    let words = |name: &str, password: &str| {
        let answer = sign_in(&fair.house, name, password, "/");
        assert_eq!((answer.status, answer.header("set-cookie")), (422, ""), "{name}");
        let text = answer.text();
        assert!(!text.contains(password) && text.contains("role=\"alert\""), "{text}");
        // The submission is another on every page.
        let text = text.replace(name, "NAME");
        text.split("name=\"submission\"")
            .map(|part| part.split_once('>').unwrap_or(("", part)).1.to_owned())
            .collect::<String>()
    };
    let wrong = words("Judge", "wrong horse");
    assert_eq!(words("Weyoun", "wrong horse"), wrong);
    assert_eq!(words("Checker", "correct horse"), wrong, "a disabled account");
    assert!(wrong.contains("The name or the password is not right."));
}

/// What the browser is known by after an answer, as a `Cookie` line.
fn known_as(answer: &Response) -> String {
    let line = answer.cookies.iter().find(|cookie| cookie.starts_with("arbiter-browser=")).unwrap();
    line.split(';').next().unwrap().to_owned()
}

fn sign_in_from(house: &House, browser: &str, name: &str, password: &str) -> Response {
    house.post("/sign-in", &[("name", name), ("password", password)]).with("Cookie", browser).send()
}

#[test]
fn guessing_costs_time_for_known_and_unknown_names_alike() {
    let fair = Fair::new();
    for name in ["Judge", "Weyoun"] {
        for _ in 0..5 {
            assert_eq!(sign_in(&fair.house, name, "wrong horse", "/").status, 422);
        }
        let waiting = sign_in(&fair.house, name, "correct horse", "/");
        assert_eq!(waiting.status, 429, "{name}");
        assert!(!waiting.header("retry-after").is_empty());
        assert!(waiting.text().contains("Too many attempts."));
        assert!(waiting.text().contains(&format!("value=\"{name}\"")), "the name is kept");
    }
}

#[test]
fn of_sixty_guesses_at_once_only_a_few_are_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&DatabaseUrl::Sqlite(folder.path().join("a.db"))).unwrap();
    // As costly as in earnest, so that all sixty are on their way before the first is answered.
    let mut site = Site::new(
        ROUTES,
        crate::support::site::config(&[]),
        Desk::new(store, Passwords::new(Cost::Full).unwrap()),
    )
    .unwrap();
    site.guards.off.push(arbiter::web::guard::Guard::Rate);
    let house = &House::of(site);
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let guesses: Vec<_> = (0..60)
            .map(|number| {
                scope.spawn(move || sign_in(house, "Ruth", &format!("wrong horse {number}"), "/").status)
            })
            .collect();
        guesses.into_iter().map(|guess| guess.join().unwrap()).collect()
    });
    let count = |wanted: u16| statuses.iter().filter(|status| **status == wanted).count();
    assert_eq!((count(422), count(429)), (5, 55), "{statuses:?}");
}

#[test]
fn strangers_who_guess_lock_out_nobody_who_was_here_before() {
    let fair = Fair::new();
    let laptop = sign_in(&fair.house, "Judge", "correct horse", "/");
    let quark = known_as(&sign_in(&fair.house, "Checker", "correct horse", "/"));
    for _ in 0..60 {
        sign_in(&fair.house, "Judge", "wrong horse", "/");
    }
    // The controls: without the cookie, with a made-up one, and with one that somebody else was given.
    assert_eq!(sign_in(&fair.house, "Judge", "correct horse", "/").status, 429);
    for browser in [format!("arbiter-browser={NEVER}"), quark.clone()] {
        assert_eq!(sign_in_from(&fair.house, &browser, "Judge", "correct horse").status, 429);
    }
    assert_eq!(fair.page(&session(&laptop), "/account").status, 200, "who is signed in stays so");
    let mine = known_as(&laptop);
    let again = sign_in_from(&fair.house, &mine, "Judge", "correct horse");
    assert_eq!(again.status, 303);
    assert_eq!(known_as(&again), mine, "and it stays the same browser");
    // In the known browser too a wrong password costs; only strangers do not count there.
    for _ in 0..5 {
        assert_eq!(sign_in_from(&fair.house, &mine, "Judge", "wrong horse").status, 422);
    }
    assert_eq!(sign_in_from(&fair.house, &mine, "Judge", "correct horse").status, 429);
    // At one computer several people sign in, each known there from then on.
    assert_eq!(sign_in_from(&fair.house, &mine, "Checker", "correct horse").status, 303);
    for _ in 0..60 {
        sign_in(&fair.house, "Checker", "wrong horse", "/");
    }
    assert_eq!(sign_in_from(&fair.house, &mine, "Checker", "correct horse").status, 303);
}

#[test]
fn a_browser_is_known_by_a_token_that_was_given_out_here_and_never_by_one_it_brought() {
    let fair = Fair::new();
    let planted = format!("arbiter-browser={NEVER}");
    let answer = sign_in_from(&fair.house, &planted, "Judge", "correct horse");
    assert_ne!(known_as(&answer), planted);
    let line = answer.cookies.first().unwrap();
    assert!(line.contains("HttpOnly") && line.contains("SameSite=Lax"), "{line}");
    let secret = known_as(&answer).split_once('=').unwrap().1.to_owned();
    let file = std::fs::read(fair.database()).unwrap();
    let wal = std::fs::read(fair.database().with_extension("db-wal")).unwrap_or_default();
    let holds = |bytes: &[u8]| bytes.windows(secret.len()).any(|part| part == secret.as_bytes());
    assert!(!holds(&file) && !holds(&wal), "the database holds only its hash");
}

#[test]
fn easy_passwords_are_refused_in_plain_words_and_huge_ones_before_anything_is_hashed() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&DatabaseUrl::Sqlite(folder.path().join("a.db"))).unwrap();
    let desk = Desk::new(store, Passwords::new(Cost::Weakest).unwrap());
    let code = desk.set_up_code(Utc::now()).unwrap().unwrap();
    let line = ["--public-origin", "https://quarks-bar.example"];
    let house = House::of(Site::new(ROUTES, crate::support::site::config(&line), desk).unwrap());
    let path = format!("/set-up/{code}");
    let origin = "https://quarks-bar.example";
    let choose = |password: &str| {
        house
            .post(&path, &person("Jadzia", password, password))
            .without("Origin")
            .with("Origin", origin)
            .send()
    };
    for (password, sentence) in [
        ("sunshine", "among the first that anybody tries"),
        ("Corvette", "among the first that anybody tries"),
        ("jadzia2026", "made of your own name or of words that belong here"),
        ("Arbiter!1", "made of your own name or of words that belong here"),
        ("quarks123", "made of your own name or of words that belong here"),
        (&"long ".repeat(200), "longer than 512 bytes"),
    ] {
        let refused = choose(password);
        assert_eq!(refused.status, 422, "{password}");
        assert!(refused.text().contains(sentence), "{password}: {}", refused.text());
    }
    assert_eq!(choose(&"x".repeat(1024 * 1024)).status, 413);
    assert_eq!(choose("battery staple").status, 303, "the control");
}

#[test]
fn the_titles_of_tournaments_make_no_password_and_no_log_is_read_for_that() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let mut settings = fair.here().setup().unwrap().settings.clone();
    settings.title = "Harvest Moot".to_owned();
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "A new name.".to_owned() }));
    let store = Store::open(&DatabaseUrl::Sqlite(fair.database())).unwrap();
    let desk = Desk::new(store, Passwords::new(Cost::Weakest).unwrap());
    let id = account(&fair, "Judge");
    for (password, taken) in
        [("Deep Space Open 1", false), ("harvest-moot 26", false), ("harvest horse", true)]
    {
        let code = desk.reset_code(id, Utc::now()).unwrap();
        assert_eq!(desk.choose_password(&code, password, Utc::now()).is_ok(), taken, "{password}");
    }
    assert_eq!(desk.tournament_cache().bytes(), 0, "no log was read");
    desk.tournament(&slug(SLUG)).unwrap();
    assert!(desk.tournament_cache().bytes() > 0, "the control");
}

#[test]
fn signing_in_ends_the_session_before_and_keeps_its_seats() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let before = fair.seat(1);
    assert_eq!(fair.page(&before, "/t/deep-space-open/me").status, 200);
    let form = [("name", "Judge"), ("password", "correct horse"), ("next", "/")];
    let after = session(&fair.send(&before, "/sign-in", &form));
    assert_ne!(before.secret(), after.secret());
    assert_eq!(fair.page(&before, "/t/deep-space-open/me").status, 303, "the old session is over");
    assert_eq!(fair.page(&after, "/t/deep-space-open/me").status, 200, "the seat came along");
}

#[test]
fn signing_out_ends_the_session_everywhere_it_is_known() {
    let fair = Fair::new();
    let answer = fair.send(&fair.judge, "/sign-out", &[]);
    assert_eq!((answer.status, answer.header("location")), (303, "/"));
    assert!(answer.header("set-cookie").contains("Max-Age=0"));
    // What stays in the window goes too; that the browser is known stays, it opens nothing.
    assert_eq!(answer.header("clear-site-data"), "\"cache\", \"storage\"");
    assert_eq!(fair.desk().visitor(fair.judge.secret(), Utc::now()).unwrap().map(|_| ()), None);
    // Another site cannot do it: the form carries the session's token.
    let forged = fair.house.post("/sign-out", &[]).within(&fair.director).without_token().send();
    assert_eq!(forged.status, 403);
    assert!(fair.desk().visitor(fair.director.secret(), Utc::now()).unwrap().is_some());
}

#[test]
fn the_set_up_link_makes_one_operator_and_leads_to_the_first_tournament() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&DatabaseUrl::Sqlite(folder.path().join("a.db"))).unwrap();
    let desk = Desk::new(store, Passwords::new(Cost::Weakest).unwrap());
    let code = desk.set_up_code(Utc::now()).unwrap().unwrap();
    let house = House::of(Site::new(ROUTES, crate::support::site::config(&[]), desk).unwrap());
    let path = format!("/set-up/{code}");
    assert!(house.get(&path).send().text().contains("Set up this Arbiter"));
    assert_eq!(house.get(&format!("/join/{code}")).send().status, 404, "it is no invitation");
    assert_eq!(
        house.post(&format!("/join/{code}"), &person("kira", "long enough", "long enough")).send().status,
        404
    );
    let twice = house.post(&path, &person("kira", "long enough", "long enouhg")).send();
    assert_eq!(twice.status, 422);
    assert!(twice.text().contains("The two passwords differ."));
    assert!(twice.text().contains("value=\"Kira O&#39;Brien &#60;b&#62;\""), "{}", twice.text());
    assert!(!twice.text().contains("long enou"), "no password is shown again");
    let short = house.post(&path, &person("kira", "short", "short")).send();
    assert_eq!(short.status, 422);
    assert!(short.text().contains("at least 8 characters"));
    let made = house.post(&path, &person("kira", "long enough", "long enough")).send();
    assert_eq!((made.status, made.header("location")), (303, "/new"));
    let kira = session(&made);
    assert!(house.get("/accounts").within(&kira).send().text().contains("Kira O&#39;Brien &#60;b&#62;"));
    let again = house.post(&path, &person("odo", "long enough", "long enough")).send();
    assert_eq!(again.status, 404);
    assert!(again.text().contains("This link has been used"));
    assert_eq!(house.site.desk.store().count_accounts().unwrap(), 1);
}

#[test]
fn an_invitation_makes_an_account_with_its_role_once() {
    let fair = Fair::new();
    let code = fair.desk().invite(HERE, Role::Judge, Utc::now()).unwrap();
    let path = format!("/join/{code}");
    let page = fair.house.get(&path).send().text();
    assert!(page.contains("You are invited as judge") && page.contains("Deep Space Open"));
    let taken = fair.house.post(&path, &person("Checker", "long enough", "long enough")).send();
    assert_eq!(taken.status, 422);
    assert!(taken.text().contains("Somebody signs in with that name already."));
    let unseen = fair.house.post(&path, &person("Check\u{200b}er", "long enough", "long enough")).send();
    assert_eq!(unseen.status, 422);
    assert!(unseen.text().contains("holds a character that cannot be seen"), "{}", unseen.text());
    let made = fair.house.post(&path, &person("kira", "long enough", "long enough")).send();
    assert_eq!((made.status, made.header("location")), (303, "/t/deep-space-open/desk"));
    assert_eq!(fair.desk().roles_at(account(&fair, "kira"), HERE).unwrap(), [Role::Judge]);
    assert_eq!(fair.house.get(&path).send().status, 404);
    assert_eq!(fair.house.post(&path, &person("odo", "long enough", "long enough")).send().status, 404);
}

#[test]
fn an_invitation_is_taken_by_the_account_signed_in_and_by_nobody_else() {
    let fair = Fair::new();
    let code = fair.desk().invite(HERE, Role::HeadJudge, Utc::now()).unwrap();
    let accept = format!("/join/{code}/accept");
    assert_eq!(fair.house.post(&accept, &[]).send().status, 403, "signed out");
    let page = fair.page(&fair.stranger, &format!("/join/{code}")).text();
    assert!(page.contains("signed in as <strong><bdi>Stranger</bdi>") && !page.contains("type=\"password\""));
    let taken = fair.send(&fair.stranger, &accept, &[]);
    assert_eq!((taken.status, taken.header("location")), (303, "/t/deep-space-open/desk"));
    assert_eq!(fair.desk().roles_at(account(&fair, "Stranger"), HERE).unwrap(), [Role::HeadJudge]);
    assert_eq!(fair.send(&fair.judge, &accept, &[]).status, 404, "spent");
    assert_eq!(fair.desk().roles_at(account(&fair, "Judge"), HERE).unwrap(), [Role::Judge]);
}

#[test]
fn the_operator_gives_out_a_password_link_once_and_it_works_once() {
    let fair = Fair::new();
    let id = account(&fair, "Judge");
    let shown = fair.send(&fair.operator, &format!("/accounts/{id}/reset"), &[]);
    assert_eq!((shown.status, shown.header("cache-control")), (200, "no-store"));
    let text = shown.text();
    let code = text.split("/reset/").nth(1).unwrap().get(..64).unwrap().to_owned();
    assert!(text.contains(&format!("http://{}/reset/{code}", fair.house.address)), "a whole address");
    assert!(!fair.page(&fair.operator, "/accounts").text().contains(&code), "shown only once");
    let path = format!("/reset/{code}");
    assert!(fair.house.get(&path).send().text().contains("For <bdi>Judge</bdi>"));
    let differ =
        fair.house.post(&path, &[("password", "new password 1"), ("repeated", "new password 2")]).send();
    assert_eq!(differ.status, 422);
    assert!(!differ.text().contains("new password 1"));
    let chosen =
        fair.house.post(&path, &[("password", "brand new horse"), ("repeated", "brand new horse")]).send();
    assert_eq!((chosen.status, chosen.header("location")), (303, "/sign-in?next=/"));
    assert_eq!(fair.page(&fair.judge, "/account").status, 303, "the old session is over");
    assert_eq!(sign_in(&fair.house, "Judge", "correct horse", "/").status, 422);
    assert_eq!(sign_in(&fair.house, "Judge", "brand new horse", "/").status, 303);
    assert_eq!(fair.house.get(&path).send().status, 404);
    let newer = fair.desk().reset_code(id, Utc::now()).unwrap();
    fair.send(&fair.operator, &format!("/accounts/{id}/reset"), &[]);
    assert_eq!(fair.house.get(&format!("/reset/{newer}")).send().status, 404, "a newer link replaces it");
}

#[test]
fn only_the_operator_looks_after_accounts() {
    let fair = Fair::new();
    let id = account(&fair, "Judge");
    for session in [&fair.director, &fair.judge, &fair.stranger] {
        assert_eq!(fair.page(session, "/accounts").status, 404);
        for submission in ["reset", "disable", "enable"] {
            assert_eq!(
                fair.send(session, &format!("/accounts/{id}/{submission}"), &[]).status,
                404,
                "{submission}"
            );
        }
    }
    let unknown = "6f1c1b1e-0a5e-4c7e-9a57-0d6f6f0c6a01";
    assert_eq!(fair.send(&fair.operator, &format!("/accounts/{unknown}/reset"), &[]).status, 404);
    assert_eq!(fair.page(&fair.operator, "/accounts").status, 200, "the control");
}

#[test]
fn a_disabled_account_is_out_at_once_and_comes_back_when_enabled() {
    let fair = Fair::new();
    let id = account(&fair, "Judge");
    assert_eq!(fair.send(&fair.operator, &format!("/accounts/{id}/disable"), &[]).status, 303);
    assert_eq!(fair.page(&fair.judge, "/account").status, 303);
    assert_eq!(sign_in(&fair.house, "Judge", "correct horse", "/").status, 422);
    assert!(fair.page(&fair.operator, "/accounts").text().contains("Disabled"));
    assert_eq!(fair.send(&fair.operator, &format!("/accounts/{id}/enable"), &[]).status, 303);
    assert_eq!(sign_in(&fair.house, "Judge", "correct horse", "/").status, 303);
    let own = account(&fair, "Operator");
    let refused = fair.send(&fair.operator, &format!("/accounts/{own}/disable"), &[]);
    assert_eq!(refused.status, 422);
    assert!(refused.text().contains("would lock you out"));
    assert_eq!(fair.page(&fair.operator, "/accounts").status, 200);
}

#[test]
fn the_own_password_needs_the_present_one_and_signs_others_out() {
    let fair = Fair::new();
    let phone = session(&sign_in(&fair.house, "Judge", "correct horse", "/"));
    let form = |present: &'static str, new: &'static str, repeated: &'static str| {
        [("password", present), ("new_password", new), ("repeated", repeated)]
    };
    for (fields, sentence) in [
        (form("wrong horse", "brand new horse", "brand new horse"), "The present password is not right."),
        (form("correct horse", "brand new horse", "brand new house"), "The two passwords differ."),
        (form("correct horse", "short", "short"), "at least 8 characters"),
    ] {
        let refused = fair.send(&fair.judge, "/account/password", &fields);
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains(sentence), "{sentence}");
        assert!(
            !refused.text().contains("horse") && !refused.text().contains("house"),
            "no password comes back"
        );
    }
    assert_eq!(fair.page(&phone, "/account").status, 200, "nothing was changed");
    let changed = fair.send(
        &fair.judge,
        "/account/password",
        &form("correct horse", "brand new horse", "brand new horse"),
    );
    assert_eq!((changed.status, changed.header("location")), (303, "/account"));
    assert_eq!(fair.page(&session(&changed), "/account").status, 200);
    for old in [&phone, &fair.judge] {
        assert_eq!(fair.page(old, "/account").status, 303);
    }
    assert_eq!(sign_in(&fair.house, "Judge", "brand new horse", "/").status, 303);
}

#[test]
fn guessing_the_present_password_costs_time_and_does_not_lock_the_door() {
    let fair = Fair::new();
    let form = [("password", "wrong"), ("new_password", "brand new horse"), ("repeated", "brand new horse")];
    for _ in 0..5 {
        assert_eq!(fair.send(&fair.judge, "/account/password", &form).status, 422);
    }
    assert_eq!(fair.send(&fair.judge, "/account/password", &form).status, 429);
    assert_eq!(sign_in(&fair.house, "Judge", "correct horse", "/").status, 303);
}

#[test]
fn other_browsers_are_counted_and_signed_out() {
    let fair = Fair::new();
    assert!(fair.page(&fair.judge, "/account").text().contains("Nowhere else."));
    let form = [("name", "Judge"), ("password", "correct horse"), ("next", "/")];
    let phone = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0";
    let phone = session(&fair.house.post("/sign-in", &form).with("User-Agent", phone).send());
    let page = fair.page(&fair.judge, "/account").text();
    assert!(page.contains("1 other browser is signed in.") && page.contains("Firefox on Android"));
    assert_eq!(fair.send(&fair.judge, "/account/sign-out-everywhere", &[]).status, 303);
    assert_eq!(fair.page(&phone, "/account").status, 303);
    assert_eq!(fair.page(&fair.judge, "/account").status, 200);
    assert_eq!(fair.page(&fair.director, "/account").status, 200, "other people stay");
}

#[test]
fn each_session_is_listed_and_ended_alone_and_only_by_its_owner() {
    let fair = Fair::new();
    let form = [("name", "Judge"), ("password", "correct horse"), ("next", "/")];
    let agents =
        ["Mozilla/5.0 (Android 14) Firefox/131.0", "Mozilla/5.0 (X11; Linux x86_64) Chrome/129.0 Safari/537"];
    let [phone, laptop] =
        agents.map(|agent| session(&fair.house.post("/sign-in", &form).with("User-Agent", agent).send()));
    let page = fair.page(&fair.judge, "/account").text();
    let (first, others) = page.split_once("This browser").unwrap();
    assert!(!first.contains("name=\"session\""), "this one stands first, and is not ended here");
    assert!(others.contains("Firefox on Android") && others.contains("Chrome on Linux"), "{others}");
    assert!(others.contains("last seen") && !page.contains(phone.secret()));
    assert!(!page.contains(&hash_of(&fair.judge)), "this session has no button");
    let end = |who: &SessionToken, which: &SessionToken| {
        fair.send(who, "/account/sessions/end", &[("session", &hash_of(which))]).status
    };
    assert_eq!(end(&fair.director, &phone), 303);
    assert_eq!(fair.page(&phone, "/account").status, 200, "nobody ends the session of somebody else");
    assert_eq!((end(&fair.judge, &phone), end(&fair.judge, &phone)), (303, 303));
    assert_eq!(fair.page(&phone, "/account").status, 303);
    assert_eq!(fair.page(&laptop, "/account").status, 200);
    assert!(fair.page(&fair.judge, "/account").text().contains("1 other browser is signed in."));
}

fn hash_of(session: &SessionToken) -> String {
    hash(session).as_str().to_owned()
}

#[test]
fn looking_at_a_private_link_claims_nothing() {
    let fair = Fair::with_players(&["Kira O'Brien <b>", "Odo"]);
    let link = fair.desk().seat_link(HERE, PlayerId(1), Utc::now()).unwrap();
    let path = format!("/seat/{link}");
    let page = fair.house.get(&path).send();
    assert_eq!((page.status, page.header("set-cookie")), (200, ""));
    assert!(page.text().contains("Kira O&#39;Brien &#60;b&#62;") && page.text().contains("Deep Space Open"));
    let claimed = fair.house.post(&path, &[]).send();
    assert_eq!((claimed.status, claimed.header("location")), (303, "/t/deep-space-open/me"));
    let kira = session(&claimed);
    assert_eq!(fair.page(&kira, "/t/deep-space-open/me").status, 200);
    let again = fair.page(&kira, &path);
    assert_eq!((again.status, again.header("location")), (303, "/t/deep-space-open/me"), "straight on");
    let twice = fair.send(&kira, &path, &[]);
    assert_eq!((twice.status, twice.header("set-cookie")), (303, ""));
    assert!(!text(&fair.here()).contains(&link));
}

#[test]
fn a_replaced_link_says_so_and_whoever_used_it_has_lost_the_seat() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let link = fair.desk().seat_link(HERE, PlayerId(1), Utc::now()).unwrap();
    let kira = session(&fair.house.post(&format!("/seat/{link}"), &[]).send());
    fair.desk().seat_link(HERE, PlayerId(1), Utc::now()).unwrap();
    for dead in [link.as_str(), NEVER] {
        let path = format!("/seat/{dead}");
        for answer in [fair.house.get(&path).send(), fair.house.post(&path, &[]).send()] {
            assert_eq!(answer.status, 404);
            assert!(answer.text().contains("was replaced or taken back"));
            assert_eq!(answer.header("set-cookie"), "");
        }
    }
    assert_ne!(fair.page(&kira, "/t/deep-space-open/me").status, 200);
}

#[test]
fn a_browser_plays_for_one_person_at_a_tournament() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let browser = fair.seat(1);
    let odo = fair.desk().seat_link(HERE, PlayerId(2), Utc::now()).unwrap();
    let page = fair.page(&browser, &format!("/seat/{odo}")).text();
    assert!(page.contains("This browser holds the seat of <bdi>Kira</bdi>"));
    assert_eq!(fair.send(&browser, &format!("/seat/{odo}"), &[]).status, 303);
    let seats = fair.desk().store().seats_of(&hash(&browser)).unwrap();
    assert_eq!(seats.iter().map(|seat| seat.player.0).collect::<Vec<_>>(), [2]);
}

#[test]
fn somebody_with_a_seat_alone_finds_it_behind_their_name() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let page = fair.page(&fair.seat(2), "/account");
    assert_eq!(page.status, 200);
    let text = page.text();
    assert!(
        text.contains("<bdi>Odo</bdi></strong>, <bdi>Deep Space Open")
            && text.contains(&format!("/t/{SLUG}/me"))
    );
    assert!(!text.contains("type=\"password\""));
    let nobody = fair.house.get("/account").send();
    assert_eq!((nobody.status, nobody.header("location")), (303, "/sign-in?next=/account"));
}

#[test]
fn a_link_that_never_was_opens_nothing() {
    let fair = Fair::new();
    for path in ["/set-up", "/join", "/reset"] {
        let path = format!("{path}/{NEVER}");
        let answer = fair.house.get(&path).send();
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.text().contains("Ask the director for a new one."), "{path}");
    }
    assert_eq!(fair.send(&fair.judge, &format!("/join/{NEVER}/accept"), &[]).status, 404);
}

#[test]
fn neither_codes_nor_passwords_are_written_down() {
    written();
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let seat = fair.desk().seat_link(HERE, PlayerId(1), Utc::now()).unwrap();
    let invitation = fair.desk().invite(HERE, Role::Judge, Utc::now()).unwrap();
    let reset = fair.desk().reset_code(account(&fair, "Judge"), Utc::now()).unwrap();
    let house = &fair.house;
    for path in [format!("/seat/{seat}"), format!("/join/{invitation}"), format!("/reset/{reset}")] {
        house.get(&path).send();
        house.post(&path, &[("password", "secret horse"), ("odd", "1")]).send();
        house.post(&path, &[]).without("Origin").send();
        house.ask("PUT", &path).send();
        fair.page(&fair.judge, &format!("{path}/odd"));
    }
    // Somebody known asks for what is not there: that is written down with the address.
    fair.send(&fair.judge, &format!("/join/{NEVER}/accept"), &[("odd", "1")]);
    let first = house.post(&format!("/seat/{seat}"), &[]).send();
    sign_in(house, "Judge", "secret horse", &format!("/join/{invitation}"));
    let text = written();
    for secret in [seat.as_str(), &invitation, &reset, NEVER, session(&first).secret(), "secret horse"] {
        assert!(!text.contains(secret), "{secret} stands in the log");
    }
    assert!(
        text.contains("/seat/…") && text.contains("/join/…"),
        "the control: visits are written down\n{text}"
    );
}
