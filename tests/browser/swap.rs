//! Two players change places: their names are tapped in the list.

use crate::pages::{demo_tournament, sign_in_to_the_demo};
use crate::person::Person;
use crate::seats::{FIRSTS, staff, swaps};
use crate::steps::{Fair, TOURNAMENT};
use crate::support::browser::Screen;
use crate::support::program::Program;
use crate::unsent::signs_in;

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const TAP: &str = "Tap two names to swap";
const SAID: &str = "[data-taps] [role=status]";
/// The names at the tables, in the order of their seats.
const NAMES: &str =
    "return [...document.querySelectorAll('tbody [data-swap]')].map((one) => one.textContent.trim())";
const BYE: &str = "return [document.querySelector('[data-taps] [data-name]').dataset.name]";

/// Whether what is around the form of a swap is on the page.
const FORM: &str =
    "return [String(document.querySelector('form[data-swaps]').closest('[data-tapped]').checkVisibility())]";

#[actix_web::test]
async fn the_fields_of_a_swap_wait_for_two_names_only_where_names_are_tapped() {
    let program = Program::demo();
    let round = format!("{}/rounds/3/staff", demo_tournament(&program));
    for (scripts, shown) in [(false, "true"), (true, "false")] {
        let Some(director) = Person::new(&program, Screen::Laptop, scripts).await else { return };
        sign_in_to_the_demo(&director, &program).await;
        director.open(&round).await;
        assert_eq!(director.says(FORM).await, [shown], "scripts: {scripts}");
        if scripts {
            director.press(TAP).await;
            for nth in [0, 2] {
                director
                    .spoil(&format!("document.querySelectorAll('tbody button[data-swap]')[{nth}].click()"))
                    .await;
            }
            assert_eq!(director.says(FORM).await, ["true"], "with the two names");
            // Some tables alone: a name of another one is written.
            director.open(&format!("{round}?show=late")).await;
            assert_eq!(director.says(FORM).await, ["true"], "where some names cannot be tapped");
        }
    }
}

#[actix_web::test]
async fn two_names_that_are_tapped_are_in_the_form_of_a_swap() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    fair.the_director_sets_the_tournament_up().await;
    fair.the_director_registers_the_players().await;
    let director = &fair.director;
    director.open(&format!("/t/{TOURNAMENT}/pair")).await;
    director.press("Pair round 1").await;
    let [one, _, other, _] = <[String; 4]>::try_from(director.says(NAMES).await).unwrap();

    // In a draft, by keys alone: one name, let go, one again, and another. The reason is proposed.
    assert_eq!(director.says(FORM).await, ["false"]);
    director.press(TAP).await;
    director.waits_for_words(SAID, "Tap a name.").await;
    director.spoil("document.querySelector('tbody button[data-swap]').focus()").await;
    director.keys(ENTER).await;
    director.waits_for_words(SAID, &one).await;
    director.keys(ESCAPE).await;
    director.waits_for_words(SAID, "Tap a name.").await;
    director.keys(ENTER).await;
    director.waits_for_words(SAID, &one).await;
    let pressed = "return [...document.querySelectorAll('tbody [aria-pressed=true]')].map((one) => one.textContent.trim())";
    assert_eq!(director.says(pressed).await, std::slice::from_ref(&one));
    director.spoil("document.querySelectorAll('tbody button[data-swap]')[2].focus()").await;
    director.keys(ENTER).await;
    director.waits_for_typed("[name=other]", &other).await;
    assert_eq!(director.value("First player").await, one);
    assert_eq!(director.value("Reason").await, "The director’s choice before publication");
    let links = "return [String(document.querySelectorAll('tbody a[data-swap]').length)]";
    assert_eq!(director.says(links).await, ["4"], "the names lead to their players as before");
    director.keys(ENTER).await;
    director.sees("The director’s choice before publication").await;
    let [first, _, third, _] = <[String; 4]>::try_from(director.says(NAMES).await).unwrap();
    assert_eq!([&first, &third], [&other, &one]);

    // In a round that is played, by touch, with the player who has the bye; its reason is for everybody, and typed.
    director.press("Publish round 1").await;
    director.sees("0 of 2 results in").await;
    let bye = director.says(BYE).await.remove(0);
    director.press(TAP).await;
    director.tap("[data-taps] [data-name]").await;
    director.waits_for_words(SAID, &bye).await;
    director.tap("#table-1 button[data-swap]").await;
    director.waits_for_typed("[name=other]", &first).await;
    assert_eq!([director.value("First player").await, director.value("Reason").await], [bye.as_str(), ""]);
    director.keys("wrong chair").await;
    director.keys(ENTER).await;
    director.waits_for_words("#table-1 .c-half", &bye).await;
}

const SEEN: &str = "return [document.querySelector('form[data-swaps] [name=seen]').value]";

#[actix_web::test]
async fn names_that_came_as_news_are_swapped_and_one_tapped_before_is_for_the_seats_of_then() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    let Some(other) = Person::new(&program, Screen::Laptop, true).await else { return };
    signs_in(&other).await;
    director.open(&staff()).await;
    let [one, two] = <[String; 2]>::try_from(director.says(FIRSTS).await).unwrap();

    // Something was typed and taken back, so that only the parts of the page are exchanged.
    for keys in ["1", ENTER, "7", "\u{e003}"] {
        director.keys(keys).await;
    }
    director.spoil("document.activeElement.blur()").await;
    swaps(&other, &one, &two).await;
    director.waits_for_words("#table-1 .c-half", &two).await;
    director.press(TAP).await;
    director.tap("#table-1 button[data-swap]").await;
    director.waits_for_words(SAID, &two).await;
    director.tap("#table-2 button[data-swap]").await;
    director.waits_for_typed("[name=other]", &one).await;
    director.keys("wrong chairs").await;
    director.spoil("window.loadedOnce = true").await;
    director.keys(ENTER).await;
    director
        .waits_for_script(
            "return !window.loadedOnce && document.querySelector('[data-taps]:not([hidden])') !== null",
        )
        .await;
    director.waits_for_words("#table-1 .c-half", &one).await;

    // One name is tapped, and others change places: the swap is for the earlier seats until the name is let go.
    director.press(TAP).await;
    director.tap("#table-1 button[data-swap]").await;
    director.waits_for_words(SAID, &one).await;
    director.spoil("document.activeElement.blur()").await;
    let before = director.says(SEEN).await;
    swaps(&other, &one, &two).await;
    director.waits_for_words("#table-1 .c-half", &two).await;
    assert_eq!(director.says(SEEN).await, before);
    director.keys(ESCAPE).await;
    director.spoil("document.querySelector('[data-tap]').focus(); document.activeElement.blur()").await;
    let follows = "return document.querySelector('form[data-swaps] [name=seen]').value !== arguments[1]";
    director.waits_until(follows, "form[data-swaps]", &before[0]).await;
}
