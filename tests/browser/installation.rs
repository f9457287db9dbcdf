//! The pages that the demo does not have: those of operators and series, of people who have played, of brackets, round robins
//! and Tribbles.

use crate::pages::{do_without_scripts, look_at};
use crate::person::Person;
use crate::steps::Fair;
use crate::support::browser::Screen;
use crate::support::program::{Program, arbiter};

/// Pages of the installation.
const SITE: [&str; 12] = [
    "/",
    "/tournaments",
    "/players",
    "/hall-of-fame",
    "/ratings",
    "/series",
    "/installation",
    "/import",
    "/backups",
    "/accounts",
    "/cards/import",
    "/account",
];
/// A season with a tournament that counts.
const SEASON: [&str; 3] = ["/series/season", "/series/season/log", "/series/season/run"];
/// A tournament with a cut, all played.
const CUT: [&str; 10] = [
    "~",
    "~/bracket",
    "~/bracket/screen",
    "~/cut",
    "~/standings",
    "~/rounds/4",
    "~/rounds/4/staff",
    "~/rounds/4/tables/1",
    "~/desk",
    "~/report",
];
/// Everybody met everybody.
const ROUND_ROBIN: [&str; 4] = ["~", "~/timetable", "~/crosstable", "~/screen"];
/// Pods and their top table.
const TRIBBLES: [&str; 14] = [
    "~",
    "~/rounds/1",
    "~/rounds/1/staff",
    "~/rounds/1/tables/1",
    "~/rounds/1/tables/1/correct",
    "~/standings",
    "~/standings/why/1",
    "~/top-table",
    "~/desk",
    "~/screen",
    "~/print/pairings/1",
    "~/print/names/1",
    "~/print/slips/1",
    "~/print/standings",
];
/// Pages whose addresses nobody can know before, with one such address.
const FOUND: [&str; 3] = [
    "/players/00000000-0000-4000-8000-000000000001",
    "/players/00000000-0000-4000-8000-000000000001/against/00000000-0000-4000-8000-000000000002",
    "/series/season/why/00000000-0000-4000-8000-000000000001",
];

/// All pages that are looked at here.
pub fn pages() -> Vec<&'static str> {
    [&SITE[..], &SEASON, &CUT, &ROUND_ROBIN, &TRIBBLES, &FOUND].concat()
}

/// What is played before anybody looks; the addresses follow from the seeds.
const PLAYED: [(&str, &[&str]); 3] = [
    ("/t/simulated-1e-1-1", &["--players", "9", "--rounds", "3", "--cut", "8", "--seed", "1"]),
    ("/t/simulated-1e-2-1", &["--players", "6", "--system", "round-robin", "--seed", "2"]),
    ("/t/simulated-tr-3-1", &["--edition", "TR", "--players", "13", "--rounds", "2", "--seed", "3"]),
];

fn play(program: &Program) {
    let database = format!("sqlite:{}", program.folder().join("arbiter.db").display());
    for (_, event) in PLAYED {
        let place = ["--beside-others", "--database", &database];
        assert!(arbiter().arg("simulate").args(event).args(place).output().unwrap().status.success());
    }
}

/// An operator, who has begun a season; `None` if there is no browser.
async fn operator(program: &Program, scripts: bool) -> Option<Person> {
    let fair = Fair::of(program, Screen::Laptop, scripts).await?;
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    let operator = fair.director;
    play(program);
    operator.open("/new-series").await;
    operator.fill("Title", "Season").await;
    operator.choose("Places and attendance").await;
    operator.press("Begin the series").await;
    operator.fill("Address of a finished tournament", &PLAYED[0].0.replace("/t/", "")).await;
    operator.press("Count it").await;
    Some(operator)
}

/// Gives the operator all pages.
async fn all_pages(scripts: bool, does: impl AsyncFn(&Person, &str, &[&str])) {
    let program = Program::serve();
    let Some(operator) = operator(&program, scripts).await else { return };
    does(&operator, "", &SITE).await;
    does(&operator, "", &SEASON).await;
    for ((tournament, _), pages) in PLAYED.into_iter().zip([&CUT[..], &ROUND_ROBIN, &TRIBBLES]) {
        does(&operator, tournament, pages).await;
    }
    for (page, link) in
        [("/players", "/players/"), ("", "/against/"), ("/series/season", "/series/season/why/")]
    {
        if !page.is_empty() {
            operator.open(page).await;
        }
        let to = operator.link_with(link).await;
        operator.open(&to).await;
        does(&operator, "", &[&to]).await;
    }
}

#[actix_web::test]
async fn the_pages_of_a_whole_installation_can_be_read_in_both_themes_and_in_a_small_window() {
    all_pages(true, look_at).await;
}

#[actix_web::test]
async fn without_scripts_the_forms_of_a_whole_installation_can_be_sent() {
    all_pages(false, do_without_scripts).await;
}
