//! Signing in and out, and guessing.

use super::*;
use crate::support::scenario::creation_in_pods;
use crate::support::site::fair::submission;

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
fn an_unknown_name_and_a_wrong_password_get_the_same_answer() {
    let fair = Fair::new();
    fair.desk().set_disabled(account(&fair, "Checker"), true).unwrap();
    let words = |name: &str, password: &str| {
        let answer = sign_in(&fair.house, name, password, "/");
        assert_eq!((answer.status, answer.header("set-cookie")), (422, ""), "{name}");
        let text = answer.text();
        assert!(!text.contains(password) && text.contains("role=\"alert\""), "{text}");
        // The submission number differs on every page.
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
    let url = DatabaseUrl::Sqlite(folder.path().join("a.db"));
    // As costly as in production, so that all sixty are on their way before the first is answered.
    let mut site = Site::new(
        ROUTES,
        crate::support::site::config(&[]),
        Desk::open(&url, Passwords::new(Cost::Full).unwrap()).unwrap(),
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
    // In the known browser a wrong password costs too; only guesses of strangers do not count there.
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
fn a_browser_is_known_by_a_token_issued_here_and_never_by_one_it_brought() {
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
    let desk = crate::support::desk_over(&DatabaseUrl::Sqlite(folder.path().join("a.db")));
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
        ("sunshine", "among the first that attackers try"),
        ("Corvette", "among the first that attackers try"),
        ("jadzia2026", "made of your own name or of words that are used here"),
        ("Arbiter!1", "made of your own name or of words that are used here"),
        ("quarks123", "made of your own name or of words that are used here"),
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
fn tournament_titles_are_refused_as_passwords_without_reading_a_log() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let in_pods = TournamentId::new(Uuid::from_u128(9));
    fair.desk().create(in_pods, &submission(), &creation_in_pods()).unwrap();
    let mut settings = fair.here().setup().unwrap().settings.clone();
    settings.title = "Harvest Moot".to_owned();
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "A new name.".into() }));
    let desk = crate::support::desk_over(&DatabaseUrl::Sqlite(fair.database()));
    let id = account(&fair, "Judge");
    for (password, taken) in [
        ("Elsewhere 1", false),
        ("harvest-moot 26", false),
        ("Tribble Trouble 5", false),
        ("harvest horse", true),
        ("Deep Space Open 1", true),
    ] {
        let code = desk.reset_code(id, Utc::now()).unwrap();
        assert_eq!(desk.choose_password(&code, password, Utc::now()).is_ok(), taken, "{password}");
    }
    assert_eq!(desk.tournament_cache().bytes(), 0, "no log was read");
    desk.tournament(&slug(SLUG)).unwrap();
    assert!(desk.tournament_cache().bytes() > 0, "the control");
}

#[test]
fn signing_in_ends_the_previous_session_and_keeps_its_seats() {
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
    // What the window kept goes too; that the browser is known stays, as it opens nothing.
    assert_eq!(answer.header("clear-site-data"), "\"cache\", \"storage\"");
    assert_eq!(fair.desk().visitor(fair.judge.secret(), Utc::now()).unwrap().map(|_| ()), None);
    // Another site cannot do it: the form carries the session's token.
    let forged = fair.house.post("/sign-out", &[]).within(&fair.director).without_token().send();
    assert_eq!(forged.status, 403);
    assert!(fair.desk().visitor(fair.director.secret(), Utc::now()).unwrap().is_some());
}

#[test]
fn changing_your_password_needs_the_current_one_and_signs_other_browsers_out() {
    let fair = Fair::new();
    let phone = session(&sign_in(&fair.house, "Judge", "correct horse", "/"));
    let form = |present: &'static str, new: &'static str, repeated: &'static str| {
        [("password", present), ("new_password", new), ("repeated", repeated)]
    };
    for (fields, sentence) in [
        (form("wrong horse", "brand new horse", "brand new horse"), "The current password is not right."),
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
fn guessing_the_current_password_costs_time_and_does_not_block_sign_in() {
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
    assert!(!first.contains("name=\"session\""), "this session comes first, and is not ended here");
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
