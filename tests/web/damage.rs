//! A damaged log is reported on every page and sheet of its tournament, and on no other page.

use std::fs::File;
use std::path::Path;
use std::time::Duration;

use crate::support::desk_over;
use crate::support::played::{person, played};
use crate::support::program::wait_for;
use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{House, config};
use arbiter::app::DatabaseUrl;
use arbiter::domain::id::SubmissionId;
use arbiter::domain::tournament::command::{ChangeSettings, Command};
use arbiter::domain::tournament::settings::Settings;
use arbiter::web::cookie::SessionToken;
use arbiter::web::route::{Method, Route, Who};
use arbiter::web::routes::ROUTES;
use arbiter::web::site::Site;
use chrono::Utc;
use diesel::connection::SimpleConnection;
use diesel::{Connection, SqliteConnection};
use uuid::Uuid;

const WORDS: &str = "The log of this tournament is damaged";

/// Changes an entry behind the program's back.
fn spoil(database: &Path) {
    let mut conn = SqliteConnection::establish(database.to_str().unwrap()).unwrap();
    let query = "PRAGMA busy_timeout = 5000; DROP TRIGGER match_log_refuses_update; \
                 UPDATE match_log SET actor = 'somebody' WHERE kind = 'round-paired'";
    conn.batch_execute(query).unwrap();
}

/// Every page of a tournament there is.
fn pages() -> Vec<&'static Route> {
    let pages: Vec<_> = ROUTES
        .iter()
        .filter(|route| route.method == Method::Get && route.path.starts_with("/t/{tournament}"))
        .collect();
    assert!(pages.len() > 30, "{}", pages.len());
    pages
}

/// What somebody is told at the address of this route: whether it is a page, and whether the damage is named on it.
fn told(fair: &Fair, session: Option<&SessionToken>, route: &Route) -> (bool, bool) {
    let path = route.sample().replace("frankfurt-autumn", SLUG);
    let request = fair.house.get(&path);
    let response = session.map_or_else(|| fair.house.get(&path), |session| request.within(session)).send();
    let is_page = response.status == 200 && response.header("content-type").starts_with("text/html");
    (is_page, response.text().contains(WORDS))
}

#[test]
fn every_page_and_sheet_of_a_damaged_tournament_says_so_and_standings_are_not_printed() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom"]);
    let player = fair.seat(1);
    let everybody = [None, Some(&fair.director), Some(&fair.judge), Some(&fair.operator), Some(&player)];
    // The control, which also keeps the public pages in memory.
    for route in pages() {
        assert!(everybody.iter().all(|session| !told(&fair, *session, route).1), "{}", route.path);
    }
    spoil(&fair.database());
    fair.desk().examine().unwrap();
    let mut shown = 0;
    for session in everybody {
        for route in pages() {
            let (is_page, damaged) = told(&fair, session, route);
            assert!(!is_page || damaged, "{} says nothing", route.path);
            shown += usize::from(is_page);
        }
    }
    assert!(shown > 60, "only {shown} pages were shown");
    let printed = fair.house.get(&format!("/t/{SLUG}/print/standings")).send();
    assert!(
        printed.status == 503 && printed.text().contains("Standings are not printed"),
        "{}",
        printed.text()
    );
    for path in ["/", "/t/elsewhere", "/rulings"] {
        assert!(!fair.house.get(path).send().text().contains(WORDS), "{path}");
    }
}

#[test]
fn every_list_marks_a_damaged_tournament_and_tells_no_winner_of_it() {
    let fair = Fair::new();
    let at = played(fair.desk(), 75, "Kira Nerys\nOdo");
    let page = |path: &str| fair.house.get(path).send().text();
    let line = |path: &str, key: &str| {
        let all: serde_json::Value = serde_json::from_str(&page(path)).unwrap();
        all[key].as_array().unwrap().iter().find(|one| one["slug"] == at.as_str()).unwrap().clone()
    };
    let list = || line("/api/v1/tournaments", "tournaments");
    let winner = list()["winners"][0].as_str().unwrap().to_owned();
    let winner_id = person(fair.desk(), &at, if winner == "Odo" { 2 } else { 1 });
    let record = format!("/players/{winner_id}");
    let of_person = || line(&format!("/api/v1/people/{winner_id}"), "played");
    let lists = ["/", "/tournaments", "/feed.atom"];
    for path in lists {
        let text = page(path);
        assert!(text.contains(&winner) && !text.contains("Damaged"), "{path}: {text}");
    }
    assert!(page(&record).contains("1 of 2") && !page(&record).contains("Damaged"));
    assert_eq!(list()["damaged"], false);
    assert_eq!(of_person()["damaged"], false);

    spoil(&fair.database());
    fair.desk().examine().unwrap();
    for path in lists {
        let text = page(path);
        assert!(!text.contains(&winner) && text.contains("Damaged"), "{path}: {text}");
    }
    assert!(!page(&record).contains("1 of 2") && page(&record).contains("Damaged"));
    assert_eq!((list()["damaged"].clone(), list()["winners"].clone()), (true.into(), serde_json::json!([])));
    assert_eq!(of_person()["damaged"], true);
}

#[test]
fn what_adds_up_tournaments_says_how_many_of_them_are_damaged() {
    let fair = Fair::new();
    played(fair.desk(), 75, "Kira Nerys\nOdo");
    fair.desk().newest_ratings().unwrap();
    fair.desk().newest_hall_of_fame().unwrap();
    let pages = ["/ratings", "/hall-of-fame", "/hall-of-fame?year=2026", "/players"];
    let answers = ["/api/v1/ratings", "/api/v1/hall-of-fame?year=2026", "/api/v1/people"];
    let words = "1 tournament that counts here has a damaged log, so these figures cannot be trusted.";
    let told = || {
        let page = |path: &str| fair.house.get(path).send().text();
        let count = |path: &str| {
            let answer: serde_json::Value = serde_json::from_str(&page(path)).unwrap();
            answer["damaged_tournaments"].as_u64().unwrap()
        };
        (pages.map(|path| page(path).contains(words)), answers.map(count))
    };
    assert_eq!(told(), ([false; 4], [0; 3]), "the control");
    spoil(&fair.database());
    fair.desk().examine().unwrap();
    assert_eq!(told(), ([true; 4], [1; 3]));
}

/// Addresses that answer all the same: they say that there is something new, and nothing of what it is.
const TELLS_NOTHING: [&str; 2] = ["/t/{tournament}/head", "/t/{tournament}/live"];

/// Everything about a tournament that anybody may read, in whatever form.
fn public_addresses() -> Vec<&'static Route> {
    let is_public = |route: &&Route| {
        route.method == Method::Get && route.who == Who::Anyone && route.path.contains("{tournament}")
    };
    let found: Vec<_> = ROUTES.iter().filter(is_public).collect();
    assert!(found.len() > 25, "{}", found.len());
    found
}

#[test]
fn every_public_address_of_a_damaged_tournament_says_so_or_answers_nothing() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom"]);
    let at = |route: &Route| fair.house.get(&route.sample().replace("frankfurt-autumn", SLUG)).send();
    let answered = |route: &&&Route| at(route).status == 200;
    let all = public_addresses();
    let shown: Vec<_> = all.iter().filter(answered).collect();
    let programs: Vec<_> = shown.iter().filter(|route| route.path.starts_with("/api/")).collect();
    assert!(programs.len() >= 3, "the control: {}", programs.len());
    spoil(&fair.database());
    fair.desk().examine().unwrap();
    let mut refused = Vec::new();
    for route in shown {
        let answer = at(route);
        if TELLS_NOTHING.contains(&route.path) {
            assert_eq!(answer.status, 200, "{}", route.path);
            continue;
        }
        assert!(matches!(answer.status, 200 | 503), "{}: {}", route.path, answer.status);
        let words = match route.path.starts_with("/api/") {
            true => serde_json::from_slice::<serde_json::Value>(&answer.body).unwrap()["error"].to_string(),
            false => answer.text(),
        };
        assert!(words.contains(WORDS), "{} says nothing: {words}", route.path);
        let is_page = answer.header("content-type").starts_with("text/html");
        assert!(is_page || answer.status == 503, "{}", route.path);
        if answer.status == 503 {
            refused.push(route.path);
        }
    }
    for path in [
        "/api/v1/tournaments/{tournament}",
        "/api/v1/tournaments/{tournament}/standings",
        "/api/v1/tournaments/{tournament}/rounds/{round}",
        "/t/{tournament}/standings.csv",
        "/t/{tournament}/rounds/{round_file}",
        "/t/{tournament}/results/{results}",
        "/t/{tournament}/print/standings",
    ] {
        assert!(refused.contains(&path), "{path} is not refused: {refused:?}");
    }
    for form in ["trekcc.txt", "bbcode.txt", "results.csv"] {
        let answer = fair.house.get(&format!("/t/{SLUG}/results/{form}")).send();
        assert!(answer.status == 503 && answer.text().contains("made from a damaged log"), "{form}");
    }
    let own = fair.page(&fair.director, &format!("/t/{SLUG}/report/results/results.json"));
    assert_eq!(own.status, 503, "nor for the director");
    assert_eq!(fair.house.get("/api/v1/tournaments").send().status, 200, "the others go on");
}

#[test]
fn the_first_reader_of_a_broken_log_is_told_before_any_examination() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let address = format!("/api/v1/tournaments/{SLUG}");
    spoil(&fair.database());
    let desk = desk_over(&DatabaseUrl::Sqlite(fair.database()));
    let restarted = House::of(Site::new(ROUTES, config(&[]), desk).unwrap());
    let answer = restarted.get(&address).send();
    assert!(answer.status == 503 && answer.text().contains(WORDS), "{}", answer.text());
}

#[test]
fn monitoring_names_the_damaged_tournament_and_staff_read_how_to_restore_it() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let health = || {
        let answer = fair.house.get("/healthz").send();
        (answer.status, answer.text())
    };
    assert_eq!(health().0, 200);
    let backup = fair.desk().keep_backup(chrono::Utc::now()).unwrap();
    spoil(&fair.database());
    assert_eq!(health().0, 200, "the control: nobody has looked");
    fair.desk().examine().unwrap();
    assert_eq!(health(), (503.try_into().unwrap(), format!("damaged: {SLUG}\n")));
    let database = fair.database();
    let way_back = format!(" restore {} --database sqlite:{}”", backup.display(), database.display());
    for staff in [&fair.director, &fair.scorekeeper, &fair.operator] {
        // A page of their own, and one that is kept for everybody with their roles.
        for page in ["/desk", "/standings"] {
            let text = fair.page(staff, &format!("/t/{SLUG}{page}")).text();
            assert!(text.contains(&way_back) && text.contains("Write results on paper"), "{page}: {text}");
        }
    }
    for stranger in [None, Some(&fair.stranger)] {
        let request = || fair.house.get(&format!("/t/{SLUG}/standings"));
        let public = stranger.map_or_else(request, |session| request().within(session)).send().text();
        assert!(!public.contains("--database") && public.contains("Tell the director"), "{public}");
    }
}

#[test]
fn monitoring_never_names_a_hidden_tournament() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let send = |path: &str, fields: &[(&str, &str)]| {
        fair.send(&fair.operator, &format!("/t/{SLUG}{path}"), fields).status
    };
    let hide = || send("/hide", &[("reason", "A test.")]);
    assert_eq!((hide(), send("/show", &[]), hide()), (303, 303, 303));
    spoil(&fair.database());
    fair.desk().examine().unwrap();
    let health = fair.house.get("/healthz").send();
    assert_eq!(
        (health.status, health.text()),
        (503, "damaged: 1 tournament that is not public\n".to_owned())
    );
    assert!(fair.page(&fair.operator, &format!("/t/{SLUG}/desk")).text().contains(WORDS), "the control");
}

#[test]
fn monitoring_never_names_a_private_tournament_even_if_no_list_says_so_any_more() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let settings = Settings { private: true, ..fair.here().setup().unwrap().settings.clone() };
    let reason = "among friends".into();
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason }));
    spoil(&fair.database());
    for forgotten in ["", "DELETE FROM games; DELETE FROM appearances; DELETE FROM summaries"] {
        SqliteConnection::establish(fair.database().to_str().unwrap())
            .unwrap()
            .batch_execute(&format!("PRAGMA busy_timeout = 5000; {forgotten}"))
            .unwrap();
        fair.desk().examine().unwrap();
        let health = fair.house.get("/healthz").send().text();
        assert_eq!(health, "damaged: 1 tournament that is not public\n", "{forgotten}");
    }
}

#[test]
fn the_operator_writes_a_backup_in_the_browser_and_a_failure_is_shown() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    assert!(fair.page(&fair.operator, "/backups").text().contains("No backup yet"));
    assert_eq!(fair.send(&fair.operator, "/backups", &[]).status, 303);
    let listed = fair.page(&fair.operator, "/backups").text();
    assert!(listed.contains("1 backup") && listed.contains("arbiter-backup-"), "{listed}");
    let command = format!(" restore FILE --database sqlite:{}<", fair.database().display());
    assert!(listed.contains(&command), "{listed}");
    spoil(&fair.database());
    let refused = fair.send(&fair.operator, "/backups", &[]);
    assert_eq!(refused.status, 422);
    assert!(refused.text().contains("The last backup was not written"), "{}", refused.text());
    assert!(fair.page(&fair.operator, "/backups").text().contains("1 backup"), "the good one stays");
}

/// A backup of a large archive takes longer than any request may.
#[test]
fn a_backup_that_takes_longer_than_a_request_goes_on_and_a_second_press_begins_none() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let page = || fair.page(&fair.operator, "/backups").text();
    let number = |number: u128| SubmissionId::new(Uuid::from_u128(number));
    let press = |of: u128| {
        let of = number(of).to_string();
        fair.house.post("/backups", &[("submission", &of)]).within(&fair.operator).send().status
    };
    let count = || fair.desk().backups().unwrap().len();
    // Nobody waits, and it is written.
    fair.house.site.desk.begin_backup(number(1), Utc::now(), Duration::ZERO).unwrap();
    wait_for(|| match count() {
        1 => Ok(()),
        other => Err(format!("{other} backups")),
    });
    wait_for(|| match page().contains("A backup is being written") {
        true => Err("it never ends".to_owned()),
        false => Ok(()),
    });
    assert!(page().contains("Write a backup now"));
    // As another process, or this one, holds it while it writes.
    let turn = fair.database().with_file_name("backups").join("arbiter-backup-lock");
    let turn = File::options().read(true).write(true).open(turn).unwrap();
    turn.lock().unwrap();
    let shown = page();
    assert!(shown.contains("A backup is being written") && !shown.contains("Write a backup now"), "{shown}");
    assert_eq!((press(2), count()), (303, 1), "a second press");
    drop(turn);
    assert_eq!((press(1), count()), (303, 1), "the same form again counts once, as the page for it says");
    assert!(page().contains("Write a backup now"));
    assert_eq!((press(3), count()), (303, 2), "the control");
}
