//! Players change tables while somebody enters results in the table of the round.

use crate::LOADED_AGAIN;
use crate::person::Person;
use crate::steps::{Fair, TOURNAMENT};
use crate::support::browser::Screen;
use crate::support::program::Program;
use crate::unsent::signs_in;

const ENTER: &str = "\u{e007}";
/// The first name in each row of the page.
const FIRSTS: &str = "return [...document.querySelectorAll('tr[data-record]')].map((row) => row.querySelector('.name').textContent.trim())";

fn staff() -> String {
    format!("/t/{TOURNAMENT}/rounds/1/staff")
}

/// Two players change places, on a page of its own.
async fn swaps(person: &Person, one: &str, other: &str) {
    person.open(&staff()).await;
    person.press("Swap two players").await;
    person.fill("First player", one).await;
    person.fill("Second player", other).await;
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
    for keys in [ENTER, "35", ENTER] {
        director.keys(keys).await;
    }
    // It is refused with the names of both; the row is that of those who sit there now, with what was typed.
    director.waits_for_words("#table-1 .c-half", &one).await;
    for name in [&one, &two] {
        director.waits_for_words("#table-1 [data-said]", name).await;
    }
    director.waits_for_typed("#table-1 [name=score_a]", "100").await;
    director.waits_for_typed("#table-1 [name=score_b]", "35").await;
    // The keyboard stays where it went; the sentence about the refusal leads back.
    director.waits_for_words(".toast", "Table 1 is not recorded.").await;
    let next = "return document.activeElement === document.querySelector('#table-2 [name=score_a]')";
    director.waits_for_script(next).await;
    director.spoil("document.querySelector('.toast button').click()").await;
    let labelled = "return document.querySelector(arguments[0]).ariaLabel.includes(arguments[1])";
    director.waits_until(labelled, "#table-1 [name=score_a]", &one).await;
    // Who won is chosen again, by the names of now; then it is recorded for them. A table that this page did not have comes
    // into its place.
    director.spoil("document.getElementById('table-2').remove()").await;
    director.waits_for_typed("#table-1 [name=end]", "").await;
    director.keys(ENTER).await;
    director
        .spoil("if (document.activeElement.name !== 'end') throw new Error('the ending is not asked')")
        .await;
    director.spoil("document.querySelector('#table-1 [name=score_a]').focus()").await;
    director.keys("a").await; // the first of them won
    director.keys(ENTER).await;
    director.waits_for_words("#table-1", "100 : 35").await;
    director.waits_for_words("#table-1", &one).await;
    director.waits_for_words("#table-2", &two).await;
    director.spoil(LOADED_AGAIN).await;
}
