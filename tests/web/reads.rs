//! How often pages read the store, and whose logs they read. The forms are in `form_reads`.

use crate::support::database;
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::site::{House, config};
use arbiter::app::DatabaseUrl;
use arbiter::domain::id::{PlayerId, Slug};
use arbiter::domain::tournament::role::Role;
use arbiter::web::cookie::SessionToken;
use arbiter::web::routes::ROUTES;
use arbiter::web::site::Site;

const FOUR: [&str; 4] = ["Kira", "Odo", "Miles", "Nog"];

#[test]
fn pages_that_list_the_tournaments_of_an_account_read_none_of_their_logs() {
    let fair = Fair::playing(&FOUR);
    fair.also_elsewhere("Ruth O'Brien <b>", Role::Director);
    let house = just_started(&fair);
    let open = |path: &str| house.get(path).within(&fair.director).send();
    for path in ["/account", "/new"] {
        let page = open(path);
        assert_eq!(page.status, 200, "{path}: {}", page.text());
        for title in ["Deep Space Open", "Elsewhere"] {
            assert!(page.text().contains(title), "{path}: {}", page.text());
        }
    }
    let are_read = || [SLUG, "elsewhere"].map(|slug| is_read(&house, slug));
    assert_eq!(are_read(), [false, false]);
    open(&format!("/t/{SLUG}/desk"));
    assert_eq!(are_read(), [true, false], "control: its own page reads it");
}

#[test]
fn the_list_of_accounts_reads_the_store_as_often_for_more_of_them() {
    let fair = Fair::playing(&FOUR);
    let open = || fair.page(&fair.operator, "/accounts").text();
    let reads = || {
        open();
        let before = fair.desk().database_work().reads;
        open();
        fair.desk().database_work().reads - before
    };
    let few = reads();
    let more = ["Ro Laren", "Lwaxana Troi", "Grand Nagus Zek"];
    for name in more {
        fair.account(name, Some(Role::Judge));
    }
    assert_eq!(reads(), few);
    let page = open();
    for name in more {
        let (_, after) = page.split_once(name).unwrap_or_else(|| panic!("{name}: {page}"));
        assert!(after.contains("1 role at a tournament"), "{name}: {after}");
    }
}

/// A process that has read no log of these tournaments yet.
fn just_started(fair: &Fair) -> House {
    let desk = crate::support::desk_over(&DatabaseUrl::Sqlite(fair.database()));
    House::of(Site::new(ROUTES, config(&[]), desk).unwrap())
}

fn is_read(house: &House, slug: &str) -> bool {
    house.site.desk.cached_tournament(&slug.parse().unwrap()).is_some()
}

/// Two players at the other tournament, of whom the first has the seat of a browser.
fn seated_elsewhere() -> (Fair, SessionToken) {
    let fair = Fair::playing(&FOUR);
    for name in ["Ro Laren", "Ro Laren"] {
        fair.desk().register(&"elsewhere".parse().unwrap(), &submission(), name).unwrap();
    }
    let browser = fair.seat_elsewhere();
    (fair, browser)
}

#[test]
fn a_browser_with_a_seat_elsewhere_is_named_on_each_page_and_the_log_there_is_not_read() {
    let (fair, browser) = seated_elsewhere();
    let house = just_started(&fair);
    let open = |path: &str| house.get(path).within(&browser).send();
    for path in ["/players", "/help", "/account", &format!("/t/{SLUG}")] {
        let page = open(path);
        assert!(page.text().contains("Ro Laren (1)"), "{path}: {}", page.text());
    }
    assert!(!is_read(&house, "elsewhere"));
    let before = house.site.desk.database_work().reads;
    open("/players?q=nobody");
    let reads = house.site.desk.database_work().reads - before;
    assert!((1..=12).contains(&reads), "who came, the name, the list: {reads}");
    // The name is the current one, erased or not.
    fair.desk().erase(&"elsewhere".parse().unwrap(), &submission(), PlayerId(1)).unwrap();
    let page = open("/players").text();
    assert!(page.contains("Player 1") && !page.contains("Ro Laren (1)"), "{page}");
    // The control: without rows it is in the log.
    database::run(fair.desk(), "DELETE FROM summaries");
    let without = just_started(&fair);
    without.get("/help").within(&browser).send();
    assert!(is_read(&without, "elsewhere"));
}

#[test]
fn questions_of_another_tournament_are_shown_without_reading_its_log() {
    let fair = Fair::with_players(&FOUR);
    let elsewhere: Slug = "elsewhere".parse().unwrap();
    fair.desk().register(&elsewhere, &submission(), &FOUR.join("\n")).unwrap();
    let there = fair.desk().tournament(&elsewhere).unwrap();
    let same: Vec<String> =
        there.tournament.players().map(|player| format!("{}:{}", player.id, player.person)).collect();
    let fields: Vec<(&str, &str)> = same.iter().map(|one| ("same", one.as_str())).collect();
    assert_eq!(fair.send(&fair.director, &format!("/t/{SLUG}/players/known"), &fields).status, 303);
    let house = just_started(&fair);
    let asked = |house: &House| house.get("/t/elsewhere/players").within(&fair.stranger).send().text();
    let page = asked(&house);
    assert!(page.contains("Other directors ask"), "{page}");
    for name in FOUR {
        assert!(page.contains(&format!("is <bdi>{name}</bdi> there ")), "{page}");
    }
    assert!(!is_read(&house, SLUG), "the log of those who ask");
    let reads = |house: &House| {
        let before = house.site.desk.database_work().reads;
        asked(house);
        house.site.desk.database_work().reads - before
    };
    let four = reads(&house);
    for player in there.tournament.players() {
        let asked = format!("{}:{}", fair.here().id(), player.person);
        let form = [("asked", asked.as_str()), ("answer", "decline")];
        assert_eq!(fair.send(&fair.stranger, "/t/elsewhere/players/consent", &form).status, 303);
    }
    let page = asked(&house);
    assert!(!page.contains("Other directors ask"), "{page}");
    let none = reads(&house);
    assert!(four <= none + 1, "the names of those who ask are read at once: {four} reads, {none} without");
    assert!(!is_read(&house, SLUG));
}

/// How often the store is read for the first page after a start.
fn reads_of_the_first_page(is_library_read: bool) -> u64 {
    let fair = Fair::playing(&FOUR);
    let desk = crate::support::desk_over(&DatabaseUrl::Sqlite(fair.database()));
    if is_library_read {
        desk.library().unwrap();
    }
    let house = House::of(Site::new(ROUTES, config(&[]), desk).unwrap());
    let before = house.site.desk.database_work().reads;
    let page = house.get(&format!("/t/{SLUG}")).send();
    assert_eq!(page.status, 200, "{}", page.text());
    house.site.desk.database_work().reads - before
}

#[test]
fn the_first_page_after_a_start_does_not_read_the_library() {
    let warm = reads_of_the_first_page(true);
    assert!(warm <= 10, "{warm}");
    assert!(reads_of_the_first_page(false) > warm, "the control: somebody has to read it");
}
