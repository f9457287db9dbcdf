//! The network is cut: what is recorded meanwhile is kept on the device, and counts once when it is back.

use crate::entry::a_round_on;
use crate::person::Person;
use crate::steps::{Fair, TOURNAMENT};
use crate::support::browser::Screen;
use crate::support::program::Program;

/// The line that every page has.
const LINE: &str = ".unsent";
/// The answer to the question that the line asks, and the first button of what it lists.
const FIRST: &str = ".unsent li button";
const NOTHING_KEPT: &str = "return localStorage.getItem('unsent') === null";

fn at(path: &str) -> String {
    format!("/t/{TOURNAMENT}{path}")
}

/// Round 1 is being played, and Ada has filled in her report on the phone.
async fn with_a_report(program: &Program) -> Option<Fair> {
    let fair = Fair::of(program, Screen::Laptop, true).await?;
    fair.round_1_is_being_played(program).await;
    fair.director.open(&at("/players")).await;
    fair.ada_claims_her_seat().await;
    fill_in(&fair.player).await;
    Some(fair)
}

async fn fill_in(player: &Person) {
    player.open(&at("/me/report")).await;
    player.fill("You", "100").await;
    let opponent = player.labels(".score label").await.remove(1);
    player.fill(&opponent, "35").await;
    player.choose("You won").await;
}

/// Ada reports without a connection; it cannot be checked, and she keeps it all the same.
async fn keeps_the_report(player: &Person) {
    player.loses_the_connection().await;
    player.press_unchecked("Check result").await;
    player.waits_for_words(LINE, "cannot be checked first: Report of table").await;
    player.waits_for_words(LINE, "You 100").await;
    player.tap_unchecked(FIRST).await;
    player.waits_for_words(LINE, "Not saved yet: 1 entry").await;
}

/// The director has written a slip and presses without a connection.
async fn keeps_the_result(fair: &Fair, table: u32) {
    fair.the_director_writes_a_slip(1, table, "100", "35").await;
    fair.director.loses_the_connection().await;
    fair.director.press_unchecked("Record result").await;
    fair.director.waits_for_words(LINE, &format!("Result of table {table}, round 1")).await;
    fair.director.waits_for_words(LINE, "not saved yet").await;
}

/// The director of the story signs in on one more device.
pub async fn signs_in(director: &Person) {
    director.open("/sign-in").await;
    director.fill("Sign-in name", "rosa").await;
    director.fill("Password", "a lamp on the shelf").await;
    director.press("Sign in").await;
}

#[actix_web::test]
async fn a_report_made_without_a_connection_counts_once_even_if_the_page_was_closed_meanwhile() {
    let program = Program::serve();
    let Some(fair) = with_a_report(&program).await else { return };
    let player = &fair.player;
    let before = fair.lines_of_the_log().await;
    fill_in(player).await;
    keeps_the_report(player).await;
    // Pressed once more, it is still one.
    player.press_unchecked("Check result").await;
    player.tap_unchecked(FIRST).await;
    player.waits_for_words(LINE, "Not saved yet: 1 entry").await;

    player.leaves_the_site().await;
    player.has_the_connection_back().await;
    player.open(&at("/me")).await;
    player.waits_for_script(NOTHING_KEPT).await;
    player.waits_for_words(LINE, "Saved: Report of table").await;
    tokio::time::sleep(std::time::Duration::from_millis(1_200)).await;
    assert_eq!(fair.lines_of_the_log().await, before + 1);
}

#[actix_web::test]
async fn a_call_that_waits_for_the_connection_says_how_to_reach_a_judge_until_then() {
    let program = Program::serve();
    let Some(fair) = with_a_report(&program).await else { return };
    let player = &fair.player;
    player.open(&at("/me/call")).await;
    player.fill("The question", "Is the lamp lit?").await;
    player.loses_the_connection().await;
    player.press_unchecked("Call a judge").await;
    player.waits_for_words(LINE, "Judge call to table").await;
    player.waits_for_words(LINE, "raise your hand, or go to the judges’ table.").await;
    player.has_the_connection_back().await;
    player.waits_for_script(NOTHING_KEPT).await;
}

#[actix_web::test]
async fn of_two_tabs_the_one_with_a_connection_sends_it_and_it_counts_once() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let before = fair.lines_of_the_log().await;
    let director = &fair.director;
    keeps_the_result(&fair, 1).await;
    let first = director.window().await;
    director.open_a_second_tab().await;
    director.open(&at("/rounds/1/staff")).await;
    director.waits_for_words("#table-1", "100 : 35").await;
    director.waits_for_script(NOTHING_KEPT).await;
    director.turn_to(first).await;
    director.has_the_connection_back().await;
    director
        .waits_for_script("return !document.querySelector('.unsent').innerText.includes('not saved yet')")
        .await;
    tokio::time::sleep(std::time::Duration::from_millis(4_000)).await;
    assert_eq!(fair.lines_of_the_log().await, before + 1);
}

#[actix_web::test]
async fn a_report_that_came_too_late_is_shown_with_what_was_typed_and_what_is_recorded() {
    let program = Program::serve();
    let Some(fair) = with_a_report(&program).await else { return };
    let (player, director) = (&fair.player, &fair.director);
    keeps_the_report(player).await;
    // Meanwhile the director has recorded the same table.
    for table in [1, 2] {
        fair.the_director_records_a_win(1, table).await;
    }
    player.has_the_connection_back().await;
    player.waits_for_words(LINE, "Not recorded: Report of table").await;
    player.waits_for_words(LINE, "already has a result").await;
    player.waits_for_words(LINE, "Recorded: you").await;
    player.waits_for_words(LINE, "You entered: You 100").await;

    // Signing out asks first.
    player.open("/account").await;
    player.press_unchecked("Sign out this browser").await;
    player.waits_for_words(LINE, "If you sign out, they are removed.").await;
    player.tap_unchecked(".unsent li button + button").await;
    player.waits_for_words(LINE, "You entered: You 100").await;
    // It leads to the table, where nothing can be reported again, and two presses remove it.
    player.tap_unchecked(".unsent li a").await;
    player.sees("Your table").await;
    player.waits_for_words(LINE, "You entered: You 100").await;
    for _ in 0..2 {
        player.tap_unchecked(FIRST).await;
    }
    player.waits_for_script(NOTHING_KEPT).await;
    assert!(director.text().await.contains("2 of 2 results in"));
}

#[actix_web::test]
async fn a_result_that_is_refused_later_opens_with_what_was_typed_and_the_pages_own_words() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    keeps_the_result(&fair, 1).await;
    director
        .spoil(
            "const [form] = JSON.parse(localStorage.getItem('unsent')); \
             form.body = form.body.replace('score_a=100', 'score_a=ten'); \
             localStorage.setItem('unsent', JSON.stringify([form]))",
        )
        .await;
    director.has_the_connection_back().await;
    director.waits_for_words(LINE, "Not recorded: Result of table 1").await;
    director.tap_unchecked(FIRST).await;
    director.waits_for_script(NOTHING_KEPT).await;
    director.waits_for_typed("[name=score_a][aria-invalid=true]", "ten").await;
}

#[actix_web::test]
async fn entries_that_only_wait_are_folded_so_that_the_page_below_can_be_used() {
    let Some((_program, fair)) = a_round_on(Screen::Laptop, 8).await else { return };
    let director = &fair.director;
    let height = "return [String(Math.round(document.querySelector('.unsent').offsetHeight))]";
    director.loses_the_connection().await;
    let enter = "\u{e007}";
    for keys in ["1", enter, "100", enter, "35", enter, "100", enter, "35", enter] {
        director.keys(keys).await;
    }
    director.waits_for_words(LINE, "Not saved yet: 2 entries.").await;
    let two: u32 = director.says(height).await.remove(0).parse().unwrap();
    for keys in [["100", enter, "35", enter]; 5].concat() {
        director.keys(keys).await;
    }
    director.waits_for_words(LINE, "Not saved yet: 7 entries.").await;
    assert_eq!(director.says(height).await, [two.to_string()], "as high as with two");
    let below = "return [String(document.querySelector('.unsent').offsetHeight < innerHeight * 0.41)]";
    director.tap_unchecked(".unsent summary").await;
    director.waits_for_words(LINE, "table 7, 100 to 35, not saved yet").await;
    assert_eq!(director.says(below).await, ["true"], "unfolded, most of the page can still be seen");
    director.has_the_connection_back().await;
    director.waits_for_script(NOTHING_KEPT).await;
    director.waits_for_words("#table-7 .outcome", "100 : 35").await;
}

#[actix_web::test]
async fn a_form_of_an_earlier_session_is_sent_after_signing_in_again_and_never_by_somebody_else() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    director.open(&at("/players")).await;
    director.press("Ada Lindqvist").await;
    director.press("Make the link").await;
    let seat = director.value("Address").await;
    let before = fair.lines_of_the_log().await;

    keeps_the_result(&fair, 1).await;
    director.forget().await;
    director.has_the_connection_back().await;
    director.waits_for_words(LINE, "sign in again as the person who wrote it").await;
    signs_in(director).await;
    director.waits_for_script(NOTHING_KEPT).await;
    tokio::time::sleep(std::time::Duration::from_millis(1_200)).await;
    assert_eq!(fair.lines_of_the_log().await, before + 1);

    // Ada opens her link on the same laptop: nothing of the director's is sent by her, and nothing of it is left.
    keeps_the_result(&fair, 2).await;
    director.forget().await;
    director.leaves_the_site().await;
    director.has_the_connection_back().await;
    director.open(&seat).await;
    director.waits_for_words(LINE, "Not saved yet: 1 entry").await;
    assert!(!director.words_of(LINE).await.contains("table 2"), "a stranger reads nothing of it");
    director.press("Yes, that is me").await;
    director.waits_for_script(NOTHING_KEPT).await;
    director.waits_for_words(LINE, "What another person had not saved yet was removed").await;
    tokio::time::sleep(std::time::Duration::from_millis(1_200)).await;
    assert_eq!(fair.lines_of_the_log().await, before + 1);
}

#[actix_web::test]
async fn results_typed_in_the_table_without_a_connection_are_sent_when_it_is_back() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let before = fair.lines_of_the_log().await;
    let director = &fair.director;
    director.open(&at("/rounds/1/staff")).await;
    director.loses_the_connection().await;
    director.waits_for_words(LINE, "No connection.").await;
    let enter = "\u{e007}";
    for keys in ["1", enter, "100", enter, "35", enter] {
        director.keys(keys).await;
    }
    director.waits_for_words("#table-1", "Not saved yet").await;
    director.waits_for_words(LINE, "table 1, 100 to 35, not saved yet").await;
    // Loaded again, the row still has it.
    director.leaves_the_site().await;
    director.has_the_connection_back().await;
    director.open(&at("/rounds/1/staff")).await;
    director.waits_for_words("#table-1", "100 : 35").await;
    director.waits_for_script(NOTHING_KEPT).await;
    tokio::time::sleep(std::time::Duration::from_millis(1_200)).await;
    assert_eq!(fair.lines_of_the_log().await, before + 1);
}

#[actix_web::test]
async fn a_form_that_is_not_kept_says_that_nothing_was_sent_and_keeps_what_was_typed() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    director.open(&at("/players")).await;
    director.press("Ada Lindqvist").await;
    director.tap("#naming > summary").await;
    director.fill("Name", "Ada Lovelace").await;
    director.loses_the_connection().await;
    director.waits_for_words(LINE, "No connection.").await;
    director.press_unchecked("Correct the name").await;
    director.waits_for_words(LINE, "“Correct the name” was not sent.").await;
    director.waits_for_words(LINE, "What you typed stays on this page.").await;
    assert_eq!(director.value("Name").await, "Ada Lovelace");
    director.waits_for_script(NOTHING_KEPT).await;
    director.has_the_connection_back().await;
    director.waits_for_words(LINE, "The connection is back. “Correct the name” was not sent").await;
    assert!(!director.words_of(LINE).await.contains("when the connection is back"), "that is over");
}
