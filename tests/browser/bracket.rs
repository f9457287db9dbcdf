//! A bracket on a laptop, a phone, a wall and paper.

use crate::menu::tabs_take_one_row;
use crate::pages::{demo_tournament, sign_in_to_the_demo};
use crate::person::Person;
use crate::support::browser::Screen;
use crate::support::program::{Program, arbiter};

/// How far the middle of each match is from the middle of the two that lead to it, in pixels, and whether lines join them.
const JOINED: &str = "
const columns = [...document.querySelectorAll('.bracket section')].map((one) => [...one.querySelectorAll('ol .match')]);
const middle = (match) => { const box = match.getBoundingClientRect(); return (box.top + box.bottom) / 2; };
const off = columns.slice(1).flatMap((column, at) => column.map((match, number) =>
  Math.abs(middle(match) - (middle(columns[at][2 * number]) + middle(columns[at][2 * number + 1])) / 2)));
const lines = columns.slice(0, -1).flat().map((match) => getComputedStyle(match.parentElement, '::after').width);
return [`${columns.map((column) => column.length)}`, `${Math.round(Math.max(...off))}`, `${[...new Set(lines)]}`];";

/// Eight who played on after three rounds, all decided; the address of the tournament.
fn played(program: &Program) -> String {
    let database = format!("sqlite:{}", program.folder().join("arbiter.db").display());
    let event = ["--players", "9", "--rounds", "3", "--cut", "8", "--database", &database];
    assert!(arbiter().arg("simulate").args(event).output().unwrap().status.success());
    let listed = arbiter().args(["tournament", "list", "--database", &database]).output().unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    listed.split_whitespace().nth(1).expect("day and address").to_owned()
}

/// The panels that a table leaves at the right.
const LEFT: &str = "const right = (one) => one.getBoundingClientRect().right; \
    const panels = [...document.querySelectorAll('.panel')]; \
    const left = panels.filter((panel) => [...panel.querySelectorAll('table')].some((one) => right(one) > right(panel))); \
    return left.map((panel) => panel.innerText)";

#[actix_web::test]
async fn the_seeds_stay_in_their_panel_in_every_language() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    for language in ["en", "de", "fr"] {
        director.speaks(language).await;
        director.open(&format!("{}/cut", demo_tournament(&program))).await;
        assert_eq!(director.says(LEFT).await, Vec::<String>::new(), "{language}");
    }
    director
        .spoil("for (const one of document.querySelectorAll('th')) one.style.whiteSpace = 'nowrap'")
        .await;
    assert_ne!(director.says(LEFT).await, Vec::<String>::new(), "the control");
}

#[actix_web::test]
async fn a_bracket_is_drawn_as_a_tree_and_fits_phone_wall_and_one_sheet() {
    let program = Program::serve();
    let slug = played(&program);
    let (bracket, wall) = (format!("/t/{slug}/bracket"), format!("/t/{slug}/bracket/screen"));
    let Some(laptop) = Person::new(&program, Screen::Laptop, true).await else { return };
    for page in [&bracket, &wall] {
        laptop.open(page).await;
        let [matches, off, lines] = <[String; 3]>::try_from(laptop.says(JOINED).await).unwrap();
        assert_eq!((matches.as_str(), lines.as_str()), ("4,2,1", "16px"), "{page}");
        assert!(off.parse::<u32>().unwrap() <= 1, "{page}: a match is {off} pixels off");
    }
    laptop.open(&bracket).await;
    assert_eq!(laptop.prints(297.0, 210.0, 10.0).await, 2, "one sheet for the bracket, one for the ranking");
    let Some(phone) = Person::new(&program, Screen::Phone, false).await else { return };
    phone.open(&bracket).await;
    let [matches, _, lines] = <[String; 3]>::try_from(phone.says(JOINED).await).unwrap();
    assert_eq!((matches.as_str(), lines.as_str()), ("4,2,1", "auto"), "stages below each other");
    // Five tabs with the longest words, for people without a seat.
    tabs_take_one_row(&phone, &bracket).await;
}
