//! Every kind of page in both themes, on a phone and on a laptop, looked at as [`Person::open`] does; in a small window with
//! every fold open; and without scripts. Those that the demo does not have are in `installation.rs`.

use std::collections::BTreeSet;

use arbiter::web::route::{Method, RouteMatch, RouteTable};
use arbiter::web::routes::ROUTES;

use crate::axe::Look;
use crate::installation;
use crate::person::Person;
use crate::support::browser::Screen;
use crate::support::long;
use crate::support::program::Program;

/// Pages for everybody; `~` is the tournament.
const PUBLIC: [&str; 49] = [
    "/",
    "/tournaments",
    "/help",
    "/sign-in",
    "/seat",
    "/rules",
    "/rules/sources",
    "/deck-check",
    "/cards",
    "/rulings",
    "/rulings/search?q=lamp&edition=1E",
    "/rulings/timeline",
    "/rulings/precedents",
    "/nowhere",
    "~",
    "~/rounds/1",
    "~/rounds/3",
    "~/standings",
    "~/standings/1",
    "~/standings/why/1",
    "~/charts",
    "~/charts?player=12",
    "~/log",
    "~/lists",
    "~/lists/cards",
    "~/sign-up",
    "~/screen",
    "~/print/pairings/3",
    "~/print/names/3",
    "~/print/standings",
    "/rules/decks/1e-open",
    "/rules/scoring/tcc-1e-2023",
    "/about",
    "/players",
    "/hall-of-fame",
    "/ratings",
    "/series",
    "/help/players",
    "/help/directors",
    "/help/judges",
    "/display",
    "/cards/1E/kurn",
    "/rulings/compare",
    "/rulings/crib",
    "/rulings/mission-attempt",
    "/rulings/lyon-open",
    "/rulings/lyon-open/slow-play",
    "~/teams",
    "~/standings/1/why/1",
];
/// Pages of the director.
const DIRECTOR: [&str; 49] = [
    "/account",
    "~/desk",
    "~/report",
    "~/settings",
    "~/settings?changed=yes",
    "~/settings/values",
    "~/settings/lists",
    "~/settings/rules",
    "~/settings/own-format",
    "~/players",
    "~/players/1",
    "~/pair",
    "~/check-in",
    "~/apart",
    "~/rounds/3/staff",
    "~/rounds/3/repair",
    "~/rounds/3/tables/1",
    "~/rounds/3/tables/8",
    "~/rounds/2/tables/1/correct",
    "~/print/slips/3",
    "~/decks",
    "~/decks/cards",
    "~/decks/checks",
    "~/disputes",
    "~/disputes/open",
    "~/disputes/1",
    "~/disputes/2",
    "~/penalties",
    "~/chance",
    "/new",
    "/new-series",
    "/account/second-factor",
    "/rulings/import",
    "/rulings/report",
    "/rulings/suggestions",
    "/rulings/decisions",
    "/rulings/feed",
    "/rulings/shelf",
    "/rulings/relate/lyon-open/slow-play",
    "~/report/ratings",
    "~/webhooks",
    "~/applications",
    "~/fixed-tables",
    "~/ratings",
    "~/rounds/3/unfinished",
    "~/cut",
    "~/decks/1",
    "~/log/30/undo",
    "~/disputes/1/slip",
];
/// Pages of a player.
const PLAYER: [&str; 9] = [
    "~/me",
    "~/me/report",
    "~/me/call",
    "~/me/deck",
    "~/me/deck/sheet",
    "~/me/record",
    "~/me/appointment",
    "~/me/leave",
    "/account",
];
/// What programs read.
const FOR_PROGRAMS: [&str; 13] = [
    "/.well-known/",
    "/api/",
    "/calendar.ics",
    "/favicon.ico",
    "/feed.atom",
    "/healthz",
    "/manifest.webmanifest",
    "/metrics",
    "/openapi.json",
    "/series/{series}/feed.atom",
    "/series/{series}/standings.csv",
    "/static/",
    "/rulings/decisions/file",
];
/// Pages that are on no list, each with the reason.
const ELSEWHERE: [(&str, &str); 19] = [
    ("/set-up/{code}", "each first tournament begins there"),
    ("/join/{code}", "court.rs joins the staff there"),
    ("/reset/{code}", "the same form as the set-up's"),
    ("/seat/{code}", "the player claims the seat there"),
    ("/rulings/feed/{code}", "a feed"),
    ("/rulings/correct/{document}", "operators alone, and the demo has none"),
    ("/rulings/correct/{document}/{entry}", "operators alone, and the demo has none"),
    ("/t/{tournament}/head", "for programs"),
    ("/t/{tournament}/live", "for programs"),
    ("/t/{tournament}/overlay", "lies over a film, so its ground is unknown"),
    ("/t/{tournament}/lists/{player}", "the demo shows nobody's list yet"),
    ("/t/{tournament}/sign-up/{code}", "the demo has no sign-up"),
    ("/t/{tournament}/who/{player}", "leads to the page of the person"),
    ("/t/{tournament}/rounds/{round}/history", "for programs"),
    ("/t/{tournament}/results/{results}", "a file"),
    ("/t/{tournament}/picture.png", "a picture"),
    ("/t/{tournament}/rounds/{round_file}", "a file"),
    ("/t/{tournament}/lists/{player}/file", "a file"),
    ("/t/{tournament}/report/results/{results}", "a file"),
];

/// What the demo prints about somebody: what follows this word in the line that begins with `who`.
fn printed(program: &Program, who: &str, word: &str) -> String {
    let printed = program.printed();
    let line = printed.lines().find(|line| line.trim_start().starts_with(who)).expect("a sign-in");
    let rest = line.split(word).nth(1).expect("a word");
    rest.split_whitespace().next().unwrap().to_owned()
}

/// Where the tournament of the demo is: `/t/…`.
pub fn demo_tournament(program: &Program) -> String {
    let desk = program.link("/sign-in");
    let (_, here) = desk.split_once("/t/").or_else(|| desk.split_once("%2Ft%2F")).unwrap();
    format!("/t/{}", here.split(['/', '%']).next().unwrap())
}

/// Signs somebody in as the director of the demo.
pub async fn sign_in_to_the_demo(person: &Person, program: &Program) {
    person.open("/sign-in").await;
    person.fill("Sign-in name", &printed(program, "director", "name ")).await;
    person.fill("Password", &printed(program, "director", "password ")).await;
    person.press("Sign in").await;
}

/// Looks at each page with axe, in both themes, and once in a small window.
pub async fn look_at(person: &Person, tournament: &str, paths: &[&str]) {
    for path in paths {
        person.prefers("light").await;
        person.open(&path.replace('~', tournament)).await;
        let wanted = if *path == "/nowhere" { 404 } else { 200 };
        assert_eq!(person.status().await, wanted, "{path}");
        assert_eq!(person.asks_axe(Look::Everything).await, Vec::<String>::new(), "{path} in light");
        person.prefers("dark").await;
        assert_eq!(person.asks_axe(Look::in_the_dark()).await, Vec::<String>::new(), "{path} in dark");
        person.fits_a_small_window().await;
    }
}

/// Looks at each page in a small window, in the language with the longest words.
async fn fit_in_german(person: &Person, tournament: &str, paths: &[&str]) {
    person.open_unchecked("/").await; // a cookie belongs to a site
    person.speaks("de").await;
    for path in paths {
        person.open_unchecked(&path.replace('~', tournament)).await;
        person.fits_a_small_window().await;
    }
    person.speaks("en").await;
}

/// Looks for what only scripts could use.
pub async fn do_without_scripts(person: &Person, tournament: &str, paths: &[&str]) {
    for path in paths {
        person.open_unchecked(&path.replace('~', tournament)).await;
        let found = person.says(UNSCRIPTED).await;
        assert_eq!(found, Vec::<String>::new(), "on {path}");
    }
}

/// What only scripts could use, in sentences.
const UNSCRIPTED: &str = include_str!("unscripted.js");

/// Gives somebody of each kind their pages of the demo; nobody where there is no browser.
async fn everybody(scripts: bool, does: impl AsyncFn(&Person, &str, &[&str])) {
    let program = Program::demo();
    let Some(visitor) = Person::new(&program, Screen::Laptop, scripts).await else { return };
    let tournament = demo_tournament(&program);
    does(&visitor, &tournament, &PUBLIC).await;

    let seat = program.link("/seat/");
    visitor.open(&seat).await;
    visitor.press("Yes, that is me").await;
    does(&visitor, &tournament, &PLAYER).await;

    let director = Person::new(&program, Screen::Phone, scripts).await.unwrap();
    sign_in_to_the_demo(&director, &program).await;
    does(&director, &tournament, &DIRECTOR).await;
}

#[actix_web::test]
async fn every_kind_of_page_can_be_read_in_both_themes_and_in_a_small_window() {
    everybody(true, look_at).await;
}

#[actix_web::test]
async fn every_kind_of_page_fits_a_small_window_in_german() {
    if !long() {
        return; // `./check --long`: half the walk of the test above again, and on a busy machine a page once took a minute
    }
    everybody(true, fit_in_german).await;
}

#[actix_web::test]
async fn without_scripts_every_form_is_there_and_can_be_sent() {
    everybody(false, do_without_scripts).await;
}

/// Both looks find what they are for.
#[actix_web::test]
async fn the_control_the_small_window_and_the_missing_scripts_are_noticed() {
    let program = Program::serve();
    let Some(visitor) = Person::new(&program, Screen::Laptop, true).await else { return };
    for (css, wanted) in [
        ("display: block; width: 400px", "beyond the edge"),
        ("display: block; width: 5ch; overflow: hidden; white-space: nowrap", "words that are cut off"),
    ] {
        visitor.open("/deck-check").await;
        let spoiled = format!(
            "const p = document.createElement('p'); p.style.cssText = '{css}'; \
             p.textContent = 'Words that are longer'; document.querySelector('main').append(p)"
        );
        visitor.spoil(&spoiled).await;
        let found = visitor.is_cut_off().await;
        assert!(found.iter().any(|line| line.contains(wanted)), "{wanted}: {found:?}");
    }
    for (spoiled, wanted) in [
        ("document.querySelector('main form button').hidden = true", "nothing sends this form"),
        ("document.querySelector('main textarea').style.display = 'none'", "a field that nobody sees"),
        (
            "document.querySelector('main').append(document.createElement('button'))",
            "a button that does nothing",
        ),
    ] {
        visitor.open("/deck-check").await;
        visitor.spoil(spoiled).await;
        let found = visitor.says(UNSCRIPTED).await;
        assert!(found.iter().any(|line| line.starts_with(wanted)), "{wanted}: {found:?}");
    }
}

/// A new page comes onto a list here, or below with the reason why not.
#[test]
fn every_page_of_the_program_is_looked_at() {
    let table = RouteTable::new(ROUTES);
    let listed = [&PUBLIC[..], &DIRECTOR, &PLAYER, &installation::pages()].concat();
    let listed: BTreeSet<&str> = listed
        .iter()
        .map(|path| match table.find(Method::Get, path.replace('~', "/t/open").split('?').next().unwrap()) {
            RouteMatch::Route(row, _) => row.path,
            RouteMatch::OnlyBy(_) => panic!("{path} is no page"),
        })
        .collect();
    let pages = ROUTES.iter().filter(|row| row.method == Method::Get).map(|row| row.path);
    let pages: Vec<&str> = pages
        .filter(|path| !FOR_PROGRAMS.iter().any(|one| path.starts_with(one)) && !path.contains(".csv"))
        .collect();
    let excused = |path: &str| ELSEWHERE.iter().any(|(one, _)| *one == path);
    let missing: Vec<&&str> =
        pages.iter().filter(|path| !listed.contains(**path) && !excused(path)).collect();
    assert!(missing.is_empty(), "nobody looks at {missing:?}");
    for (path, why) in ELSEWHERE {
        assert!(pages.contains(&path) && !listed.contains(path), "{path} needs no excuse: {why}");
    }
}
