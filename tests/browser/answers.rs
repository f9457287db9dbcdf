//! A page that answers a refused form hears of news, and keeps what was typed.

use crate::person::Person;
use crate::steps::{Fair, TOURNAMENT};
use crate::support::browser::Screen;
use crate::support::program::Program;
use crate::unsent::signs_in;

const ENTER: &str = "\u{e007}";
/// Whether the page has asked how it is without the answer.
const ASKED: &str =
    "return performance.getEntriesByType('resource').some((one) => one.name.endsWith('/rounds/1/staff'))";

#[actix_web::test]
async fn a_page_that_answers_a_refused_form_shows_the_first_news_and_keeps_the_refusal_and_what_was_typed() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    let Some(other) = Person::new(&program, Screen::Laptop, true).await else { return };
    signs_in(&other).await;
    let staff = format!("/t/{TOURNAMENT}/rounds/1/staff");
    director.open(&staff).await;
    director.fill("Minutes", "x").await;
    director.press("Give to all").await;
    director.sees("Clock not changed").await;
    director.waits_for_script(ASKED).await;
    director.spoil("window.loadedOnce = true").await;
    director.spoil("document.querySelector('#table-2 [name=score_a]').focus()").await;
    director.keys("77").await;

    other.open(&staff).await;
    for keys in ["1", ENTER, "100", ENTER, "35", ENTER] {
        other.keys(keys).await;
    }
    other.waits_for_words("#table-1", "100 : 35").await;
    other.waits_for_words("#table-1", "FW +65").await; // the points beside it
    director.waits_for_words("#table-1", "100 : 35").await;
    director.sees("Clock not changed").await;
    director.waits_for_typed("#table-2 [name=score_a]", "77").await;
    // All of it is in parts of the page: no line has to tell of it.
    director.waits_for_words("[data-part=foot]", "Print slips of open tables").await;
    director.waits_for_script("return document.getElementById('news').hidden").await;
    director.spoil("if (!window.loadedOnce) throw new Error('the page was loaded again')").await;
}

#[actix_web::test]
async fn a_result_is_shown_on_a_page_that_answers_a_form_even_if_no_copy_of_it_comes_through() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    director.gets_no_copies().await;
    director.open(&format!("/t/{TOURNAMENT}/rounds/1/staff")).await;
    director.fill("Minutes", "x").await;
    director.press("Give to all").await;
    director.sees("Clock not changed").await;
    director.spoil("document.querySelector('#table-1 [name=score_a]').focus()").await;
    for keys in ["100", ENTER, "35", ENTER] {
        director.keys(keys).await;
    }
    director.waits_for_words("#table-1", "100 : 35").await;
}

#[actix_web::test]
async fn a_page_that_answers_a_form_says_that_something_came_before_its_first_copy() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    let Some(other) = Person::new(&program, Screen::Laptop, true).await else { return };
    signs_in(&other).await;
    let staff = format!("/t/{TOURNAMENT}/rounds/1/staff");
    other.open(&staff).await;
    director.gets_copies_late().await;
    director.open(&staff).await;
    director.fill("Minutes", "x").await;
    director.press("Give to all").await;
    director.sees("Clock not changed").await;
    for keys in ["1", ENTER, "100", ENTER, "35", ENTER] {
        other.keys(keys).await;
    }
    other.waits_for_words("#table-1", "100 : 35").await;
    assert!(!director.text().await.contains("They wait while you type."));
    director.spoil("window.letThrough()").await;
    director.waits_for_words("#news", "They wait while you type.").await;
    director.sees("Clock not changed").await;
}
