//! Totals of pods are typed in the list of a heat, each key counted, on one page.

use crate::person::Person;
use crate::sheet::shows_long_names_whole;
use crate::steps::Fair;
use crate::support::browser::Screen;
use crate::support::program::Program;
use crate::unsent::signs_in;
use crate::{LOADED_AGAIN, SLOW_ANSWERS};

const ENTER: &str = "\u{e007}";
const TO: &str = "/t/championship-tribbles";
/// As long as a name may be, with a part that nobody can break.
const LONG: &str = "Wilhelmina Maximiliana Konstantinopolitanskaya-Hohenzollerna";
/// Three pods, of five, four and four.
const NAMES: &str = "Ada\nBea\nCid\nDot\nEve\nFay\nGus\nHal\nIda\nJoe\nKim\nLou";
const TOTALS: [&str; 5] = ["4000", "300", "20", "1", "0"];
/// Two to call the first table, the digits, and one Enter for each player.
const MOST_KEYS: usize = 46;

/// A copy that entry_rows.js asks for arrives late; news.js asks with a header.
const SLOW_COPIES: &str = "const real = window.fetch; window.fetch = async (to, how) => {
    if (!how?.method && !how?.headers && !how?.cache && !how?.credentials) await new Promise((done) => setTimeout(done, 3000));
    return real(to, how);
}";
/// As many forms as a device keeps wait already.
const FULL_DEVICE: &str = "const one = (number) => ({ number, to: '/', body: '', what: '', typed: '', who: '', waits: false }); \
    localStorage.setItem('unsent', JSON.stringify([...Array(20).keys()].map((at) => one(String(at)))))";
/// What is typed in the fields of a row.
const TYPED: &str =
    "return [...document.querySelectorAll(arguments[0] + ' form input')].map((field) => field.value)";
/// Whether the keyboard is in a total of this row.
const IN_ROW: &str = "const at = document.activeElement; \
    return at.name === 'scored' && at.closest('tr')?.id === arguments[1];";
/// The rows that do not show their names.
const NAMELESS: &str = "return [...document.querySelectorAll('tr[data-record]')] \
    .filter((row) => !row.querySelector('.name').checkVisibility()).map((row) => row.id)";
/// The first names of the first two rows.
const FIRSTS: &str =
    "return [1, 2].map((table) => document.querySelector(`#table-${table} .name`).textContent.trim())";

/// A heat of three pods is being played, and the director looks at it.
async fn a_heat(director: &Person) {
    director.open("/new").await;
    director.fill("Title", "Championship Tribbles").await;
    director.fill("Place", "Bergen").await;
    director.press("More settings").await;
    director.fill("Time zone", "Europe/Oslo").await;
    director.choose("Tribbles").await;
    director.fill("Deck format", "tribbles").await;
    director.fill("Scoring profile", "tribbles-heats").await;
    director.fill("Rounds", "1").await;
    director.press("Set up the tournament").await;
    director.sees("Register players").await;
    director.open(&format!("{TO}/players")).await;
    director.fill("Names", &format!("{NAMES}\n{LONG}")).await;
    director.press("Register these players").await;
    director.sees("13 registered").await;
    director.open(&format!("{TO}/pair")).await;
    director.press("Pair heat 1").await;
    director.press("Publish").await;
    director.open(&staff()).await;
    director.spoil("window.loadedOnce = true").await;
}

fn staff() -> String {
    format!("{TO}/rounds/1/staff")
}

/// Types these one after the other; how many keys that were.
async fn types(person: &Person, all: &[&str]) -> usize {
    for keys in all {
        person.keys(keys).await;
    }
    all.iter().map(|keys| keys.chars().count()).sum()
}

async fn typed(person: &Person, table: u32) -> Vec<String> {
    person.says_of(TYPED, &format!("#table-{table}")).await
}

/// Two players change pods, on the page for that.
async fn change_pods(person: &Person, one: &str, two: &str) {
    person.open(&staff()).await;
    person.press("Change pods").await;
    person.fill("First player", one).await;
    person.fill("Second player", two).await;
    person.fill("Reason", "Wrong chairs.").await;
    person.press("Swap players").await;
}

/// Everybody of a pod scores the same, on the page of its table.
async fn records_elsewhere(person: &Person, table: u32, total: u32) {
    person.open(&format!("{TO}/rounds/1/tables/{table}")).await;
    let fill =
        format!("document.querySelectorAll('[name=scored]').forEach((field) => {{ field.value = {total} }})");
    person.spoil(&fill).await;
    person.press("Look at it before it is recorded").await;
    person.press("Record this result").await;
    person.sees("results in").await;
}

#[actix_web::test]
async fn a_heat_of_three_pods_takes_one_enter_for_each_player_and_one_page() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    let director = &fair.director;
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    a_heat(director).await;

    // On wide paper a row has its names, which are above its fields on the screen.
    assert_eq!(director.says(NAMELESS).await.len(), 3);
    director.lays_out_on_paper(Some(297.0)).await;
    assert_eq!(director.says(NAMELESS).await, Vec::<String>::new());
    director.lays_out_on_paper(None).await;

    // A fraction is not a total, and nothing is sent.
    types(director, &["1", ENTER, "1.5", ENTER, "1", ENTER, "1", ENTER, "1", ENTER, "1", ENTER]).await;
    director.waits_for_words("#table-1 [data-said]", "“1.5” is not a whole number.").await;
    director.spoil("document.querySelector('#table-1 form').reset(); document.activeElement.blur()").await;

    let mut pressed = types(director, &["1", ENTER]).await;
    for table in 1..=3 {
        director.waits_until(IN_ROW, "the keyboard", &format!("table-{table}")).await;
        let players = typed(director, table).await.len();
        for total in &TOTALS[..players] {
            pressed += types(director, &[*total, ENTER]).await;
        }
        director.waits_for_words(&format!("#table-{table} .pod-names"), "4,000").await;
    }
    assert!(pressed <= MOST_KEYS, "{pressed} keys");
    director.sees("3 of 3").await;

    // A slip of the finger: one key brings the totals back, and once more after they were recorded again.
    for (before, after, shown) in [("4000", "70000", "70,000"), ("70000", "9000", "9,000")] {
        director.waits_for_words(".toast", &format!("Table 3: {before};")).await;
        director.keys("u").await;
        director.waits_for_typed("#table-3 [name=scored]", before).await;
        director.waits_until(IN_ROW, "the keyboard", "table-3").await;
        types(director, &[after, ENTER, ENTER, ENTER, ENTER]).await;
        director.waits_for_words("#table-3 .pod-names", shown).await;
    }
    director.spoil(LOADED_AGAIN).await;

    for sheet in ["print/pairings/1", "print/standings"] {
        shows_long_names_whole(director, &format!("{TO}/{sheet}")).await;
    }
}

#[actix_web::test]
async fn what_is_half_typed_stays_and_late_digits_go_into_no_other_pod() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    let director = &fair.director;
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    a_heat(director).await;
    let Some(other) = Person::new(&program, Screen::Laptop, true).await else { return };
    signs_in(&other).await;

    // Table 2 is half typed when others record table 3, and when the director records table 1.
    types(director, &["2", ENTER, "11", ENTER, "22"]).await;
    records_elsewhere(&other, 3, 88).await;
    director.waits_for_words("#table-3 .pod-names", "88").await;
    assert_eq!(typed(director, 2).await, ["11", "22", "", ""]);
    director.spoil(SLOW_ANSWERS).await;
    types(director, &["g", "1", ENTER]).await;
    for total in ["5", "4", "3", "2", "1"] {
        types(director, &[total, ENTER]).await;
    }
    // While it is under way the keyboard is at the first total that table 2 lacks, and nothing is typed over.
    director.keys("33").await;
    director.waits_for_words("#table-1 .pod-names", "5").await;
    assert_eq!(typed(director, 2).await, ["11", "22", "33", ""]);

    // An undo takes the keyboard out of table 2 at once: what is typed before table 1 is back goes nowhere.
    director.waits_for_words(".toast", "Table 1: 5;").await;
    types(director, &["u", "777"]).await;
    director.waits_for_typed("#table-1 [name=scored]", "5").await;
    director.waits_until(IN_ROW, "the keyboard", "table-1").await;
    assert_eq!(typed(director, 1).await, ["5", "4", "3", "2", "1"]);
    assert_eq!(typed(director, 2).await, ["11", "22", "33", ""]);

    // Others have recorded table 1 otherwise meanwhile. Both are kept, and that does not call the keyboard back from table 2.
    records_elsewhere(&other, 1, 99).await;
    types(director, &["6", ENTER, ENTER, ENTER, ENTER, ENTER]).await;
    director.waits_until(IN_ROW, "the keyboard", "table-2").await;
    director.keys("4").await;
    director.waits_for_words(".toast", "Table 1 has two results now").await;
    director.keys("4").await;
    assert_eq!(typed(director, 1).await, Vec::<String>::new(), "it is settled on the page of its table");
    assert_eq!(typed(director, 2).await, ["11", "22", "33", "44"]);
    // It stays until somebody has seen it, and that does not call the keyboard back either.
    director.spoil("document.querySelector('.toast button').click()").await;
    director.waits_for_script("return document.querySelector('.toast').textContent === ''").await;
    director.waits_until(IN_ROW, "the keyboard", "table-2").await;
    director.keys(ENTER).await;
    // No other row lacks anything: what is typed while it is under way goes nowhere.
    director.keys("5").await;
    director.waits_for_words("#table-2 .pod-names", "44").await;
    director.spoil(LOADED_AGAIN).await;
}

#[actix_web::test]
async fn a_total_stays_with_its_player_when_players_change_pods() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    let director = &fair.director;
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    a_heat(director).await;
    let Some(other) = Person::new(&program, Screen::Laptop, true).await else { return };
    signs_in(&other).await;
    let [one, two] = <[String; 2]>::try_from(director.says(FIRSTS).await).unwrap();

    types(director, &["1", ENTER, "5", ENTER, "4"]).await;
    change_pods(&other, &one, &two).await;
    director.waits_for_words("#table-2 form", &one).await;
    types(director, &[ENTER, "3", ENTER, "2", ENTER, "1", ENTER]).await;
    // It is refused, and the row is that of those who sit there now: the total of the player who left is in no field.
    director.waits_for_words(".toast", "Table 1 is not recorded.").await;
    director.waits_for_words("#table-1 form", &two).await;
    director.waits_for_words("#table-1 [data-said]", &format!("{one} 5")).await;
    assert_eq!(typed(director, 1).await, ["", "4", "3", "2", "1"]);
    assert_eq!(typed(director, 2).await, ["", "", "", ""]);
    director.spoil("document.querySelector('.toast button').click()").await;
    types(director, &["7", ENTER, ENTER, ENTER, ENTER, ENTER]).await;
    director.waits_for_words("#table-1 .pod-names", &format!("{two} 7")).await;
    director.spoil(LOADED_AGAIN).await;
}

#[actix_web::test]
async fn two_names_of_a_heat_are_tapped_to_change_pods() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    let director = &fair.director;
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    a_heat(director).await;
    let [one, two] = <[String; 2]>::try_from(director.says(FIRSTS).await).unwrap();

    // The names are above the fields; while they are tapped they are in the row as well.
    director.press("Tap two names to swap").await;
    director.tap("#table-1 button[data-swap]").await;
    director.waits_for_words("[data-taps] [role=status]", &one).await;
    director.tap("#table-2 button[data-swap]").await;
    director.waits_for_typed("[name=other]", &two).await;
    assert_eq!(director.value("First player").await, one);
    assert_eq!(director.says(NAMELESS).await.len(), 3);
    types(director, &["wrong chair", ENTER]).await;
    director.waits_for_words("#table-1 form.row-entry", &two).await;
}

#[actix_web::test]
async fn digits_stay_with_their_player_when_the_row_is_seated_again_under_the_hand() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    let director = &fair.director;
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    a_heat(director).await;
    let Some(other) = Person::new(&program, Screen::Laptop, true).await else { return };
    signs_in(&other).await;
    let [one, two] = <[String; 2]>::try_from(director.says(FIRSTS).await).unwrap();

    types(director, &["1", ENTER, "5", ENTER, "4", ENTER, "3", ENTER, "2", ENTER, "1"]).await;
    change_pods(&other, &one, &two).await;
    director.waits_for_words("#table-2 form", &one).await;
    director.spoil(SLOW_COPIES).await;
    director.keys(ENTER).await;
    director.waits_for_words(".toast", "Table 1 is not recorded.").await;
    // The director is back in the row before its new seats are.
    director.spoil("document.querySelectorAll('#table-1 [name=scored]')[1].focus()").await;
    director.keys("4").await;
    assert_eq!(typed(director, 1).await, ["5", "44", "3", "2", "1"]);
    director.waits_for_words("#table-1 form", &two).await;
    director.keys("4").await;
    assert_eq!(typed(director, 1).await, ["", "444", "3", "2", "1"]);
    director.spoil(LOADED_AGAIN).await;
}

#[actix_web::test]
async fn totals_wait_in_their_row_for_the_connection_and_what_is_typed_over_them_counts() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    let director = &fair.director;
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    a_heat(director).await;
    director.loses_the_connection().await;
    types(director, &["1", ENTER]).await;
    for total in ["5", "4", "3", "2", "1"] {
        types(director, &[total, ENTER]).await;
    }
    director.waits_for_words("#table-1", "Not saved yet").await;
    director.waits_for_words(".unsent", "table 1, 5; 4; 3; 2; 1, not saved yet").await;
    types(director, &["g", "1", ENTER, "60"]).await;
    director.has_the_connection_back().await;
    // It is tried every three seconds, and not while the row says something else.
    director
        .waits_for_script("return !document.querySelector('.unsent').innerText.includes('No connection')")
        .await;
    tokio::time::sleep(std::time::Duration::from_millis(4_000)).await;
    assert_eq!(typed(director, 1).await, ["60", "4", "3", "2", "1"]);
    types(director, &[ENTER; 5]).await;
    director.waits_for_words("#table-1 .pod-names", "60").await;
    director.waits_for_script("return localStorage.getItem('unsent') === null").await;
    director.spoil(LOADED_AGAIN).await;
}

#[actix_web::test]
async fn a_row_that_the_device_cannot_keep_does_not_say_that_it_is_sent_again() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    let director = &fair.director;
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    a_heat(director).await;
    director.loses_the_connection().await;
    director.spoil(FULL_DEVICE).await;
    types(director, &["1", ENTER]).await;
    for total in ["5", "4", "3", "2", "1"] {
        types(director, &[total, ENTER]).await;
    }
    director.waits_for_words("#table-1 [data-said]", "Not kept on this device").await;
    assert_eq!(typed(director, 1).await, ["5", "4", "3", "2", "1"]);
    director.spoil("localStorage.clear()").await;
    director.has_the_connection_back().await;
    types(director, &["g", "1", ENTER, ENTER, ENTER, ENTER, ENTER, ENTER]).await;
    director.waits_for_words("#table-1 .pod-names", "4").await;
}

#[actix_web::test]
async fn without_scripts_a_heat_leads_to_the_page_of_each_table() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, false).await else { return };
    let director = &fair.director;
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    a_heat(director).await;
    assert_eq!(typed(director, 1).await, Vec::<String>::new());
    assert_eq!(director.says(NAMELESS).await, Vec::<String>::new());
    director.press("Record result").await;
    director.sees("Look at it before it is recorded").await;
}
