//! Players change tables while somebody enters results in the table of the round.

use crate::LOADED_AGAIN;
use crate::person::Person;
use crate::steps::{Fair, TOURNAMENT};
use crate::support::browser::Screen;
use crate::support::program::Program;
use crate::unsent::signs_in;

const ENTER: &str = "\u{e007}";
/// The first name in each row of the page.
pub const FIRSTS: &str = "return [...document.querySelectorAll('tr[data-record]')].map((row) => row.querySelector('.name').textContent.trim())";

pub fn staff() -> String {
    format!("/t/{TOURNAMENT}/rounds/1/staff")
}

/// Two players change places, on a page of its own.
pub async fn swaps(person: &Person, one: &str, other: &str) {
    person.open(&staff()).await;
    person.press("Tap two names to swap").await;
    for name in [one, other] {
        let seat = format!(
            "[...document.querySelectorAll('tbody button[data-swap]')] \
                 .find((seat) => seat.textContent.trim() === {name:?}).click()"
        );
        person.spoil(&seat).await;
    }
    person.fill("Reason", "Wrong chairs.").await;
    person.press("Swap players").await;
}

#[actix_web::test]
async fn rows_that_nobody_types_in_have_the_new_seats_and_a_typed_result_is_kept_for_another_look() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    let Some(other) = Person::new(&program, Screen::Laptop, true).await else { return };
    signs_in(&other).await;
    director.open(&staff()).await;
    director.spoil("window.loadedOnce = true").await;
    let [one, two] = <[String; 2]>::try_from(director.says(FIRSTS).await).unwrap();

    // The cursor is in the row of table 1, and nothing is typed: it is exchanged when the cursor leaves it.
    director.spoil("document.querySelector('#table-1 [name=score_a]').focus()").await;
    swaps(&other, &one, &two).await;
    director.waits_for_words("#table-2 .c-half", &one).await;
    assert_eq!(director.says(FIRSTS).await, [one.clone(), one.clone()], "never under the cursor");
    director.waits_for_words("body > .vh[role=status]", "updated").await; // for screen readers
    director.keys("g").await; // to the field for a number of a table
    director.waits_for_words("#table-1 .c-half", &two).await;

    // A result is half typed: the row stays, and the other one is exchanged.
    director.keys("1").await;
    director.keys(ENTER).await;
    director.keys("100").await;
    swaps(&other, &one, &two).await;
    director.waits_for_words("#table-2 .c-half", &two).await;
    assert_eq!(director.says(FIRSTS).await, [two.clone(), two.clone()], "never under typing");
    director.keys(ENTER).await;
    director.keys("35").await;
    director.press("Tap two names to swap").await;
    director.spoil("document.querySelector('#table-1 [name=score_b]').focus()").await;
    director.keys(ENTER).await;
    // It is refused with the names of both; the row is that of those who sit there now. Each score is with its player, and
    // one for a player who has left is said and dropped.
    director.waits_for_words("#table-1 .c-half", &one).await;
    for name in [&one, &two] {
        director.waits_for_words("#table-1 [data-said]", name).await;
    }
    director.waits_for_typed("#table-1 [name=score_a]", "").await;
    director.waits_for_typed("#table-1 [name=score_b]", "35").await;
    director.waits_for_words(".toast", &format!("{two} 100")).await;
    let taps = "return document.querySelectorAll('#table-1 button[data-swap]').length === 2";
    director.waits_for_script(taps).await; // its names are tapped like the others
    // The keyboard stays where it went; the sentence about the refusal leads back.
    director.waits_for_words(".toast", "Table 1 is not recorded.").await;
    let next = "return document.activeElement === document.querySelector('#table-2 [name=score_a]')";
    director.waits_for_script(next).await;
    // It stays there while another result is recorded, and while its undo fails.
    for keys in ["20", ENTER, "20", "t", ENTER] {
        director.keys(keys).await;
    }
    director.waits_for_words(".toast", "Table 2: 20").await;
    director
        .spoil("window.real = window.fetch; window.fetch = () => Promise.reject(new TypeError('lost'))")
        .await;
    director.spoil("document.querySelector('.toast [data-icon=undo]').click()").await;
    director.waits_for_words(".toast", "No answer came.").await;
    director.waits_for_words(".toast", "Table 1 is not recorded.").await;
    director.spoil("window.fetch = window.real").await;
    director.spoil("document.querySelector('.toast button').click()").await;
    let labelled = "return document.querySelector(arguments[0]).ariaLabel.includes(arguments[1])";
    director.waits_until(labelled, "#table-1 [name=score_a]", &one).await;
    // Who won is chosen again, by the current names; then it is recorded for them. A table that this page did not have comes
    // into its place.
    director.spoil("document.getElementById('table-2').remove()").await;
    director.waits_for_typed("#table-1 [name=end]", "").await;
    let lacking = "return document.activeElement === document.querySelector('#table-1 [name=score_a]')";
    director.waits_for_script(lacking).await;
    director.keys("100").await;
    director.keys("a").await; // the first of them won
    director.keys(ENTER).await;
    director.keys(ENTER).await;
    director.waits_for_words("#table-1", "100 : 35").await;
    director.waits_for_words("#table-1", &one).await;
    director.waits_for_words("#table-2", &two).await;
    director.spoil(LOADED_AGAIN).await;
}

#[actix_web::test]
async fn scores_change_their_places_with_their_players_and_who_won_is_asked_again() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    let Some(other) = Person::new(&program, Screen::Laptop, true).await else { return };
    signs_in(&other).await;
    director.open(&staff()).await;
    director.spoil("window.loadedOnce = true").await;
    let [one, two] = <[String; 2]>::try_from(director.says(FIRSTS).await).unwrap();
    let names =
        "return [...document.querySelectorAll('#table-1 .name')].map((name) => name.textContent.trim())";
    let [_, opponent] = <[String; 2]>::try_from(director.says(names).await).unwrap();

    for keys in ["1", ENTER, "100", ENTER, "35"] {
        director.keys(keys).await;
    }
    // By three swaps the two players of table 1 are at its other seats.
    for [first, second] in [[&one, &two], [&opponent, &one], [&two, &opponent]] {
        swaps(&other, first, second).await;
    }
    director.keys(ENTER).await;
    director.waits_for_words("#table-1 .c-half", &opponent).await;
    director.waits_for_typed("#table-1 [name=score_a]", "35").await;
    director.waits_for_typed("#table-1 [name=score_b]", "100").await;
    director.waits_for_typed("#table-1 [name=end]", "").await;
    assert!(!director.words_of(".toast").await.contains("dropped"));
    director.spoil("document.querySelector('#table-1 [name=score_a]').focus()").await;
    director.keys("b").await; // the second of them won
    director.keys(ENTER).await;
    director.keys(ENTER).await;
    director.waits_for_words("#table-1", "35 : 100").await;
    director.spoil(LOADED_AGAIN).await;
}
