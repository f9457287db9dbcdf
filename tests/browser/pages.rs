//! Every kind of page in both themes, on a phone and on a laptop: looked at as [`Person::open`] does.

use crate::person::Person;
use crate::support::browser::Screen;
use crate::support::program::Program;

/// Pages for everybody; `~` is the tournament.
const PUBLIC: [&str; 32] = [
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
];
/// Pages of the director.
const DIRECTOR: [&str; 27] = [
    "/account",
    "~/desk",
    "~/report",
    "~/settings",
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
    "~/penalties",
    "~/chance",
];
/// Pages of a player.
const PLAYER: [&str; 5] = ["~/me", "~/me/report", "~/me/call", "~/me/deck", "/account"];

/// What the demo prints about somebody: what follows this word in the line that begins with `who`.
pub fn printed(program: &Program, who: &str, word: &str) -> String {
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

async fn look_at(person: &Person, tournament: &str, paths: &[&str]) {
    for scheme in ["light", "dark"] {
        person.prefers(scheme).await;
        for path in paths {
            person.open(&path.replace('~', tournament)).await;
            let wanted = if *path == "/nowhere" { 404 } else { 200 };
            assert_eq!(person.status().await, wanted, "{path}");
        }
    }
}

#[actix_web::test]
async fn every_kind_of_page_can_be_read_in_both_themes() {
    let program = Program::demo();
    let Some(visitor) = Person::new(&program, Screen::Laptop, true).await else { return };
    let tournament = demo_tournament(&program);
    look_at(&visitor, &tournament, &PUBLIC).await;

    let seat = program.link("/seat/");
    visitor.open(&seat).await;
    visitor.press("Yes, that is me").await;
    look_at(&visitor, &tournament, &PLAYER).await;

    let director = Person::new(&program, Screen::Phone, true).await.unwrap();
    director.open("/sign-in").await;
    director.fill("Sign-in name", &printed(&program, "director", "name ")).await;
    director.fill("Password", &printed(&program, "director", "password ")).await;
    director.press("Sign in").await;
    look_at(&director, &tournament, &DIRECTOR).await;
}
