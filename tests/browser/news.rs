//! What a page that is open hears: how often it asks for a copy, and which copy it shows.

use crate::person::Person;
use crate::seats::staff;
use crate::steps::{Fair, TOURNAMENT};
use crate::support::browser::Screen;
use crate::support::program::Program;
use crate::unsent::signs_in;

/// Ends the copy that has waited longest.
const LET_THROUGH: &str = "window.late.shift()[0]();";
const LOSE: &str = "window.late.shift()[1](new TypeError('lost'));";
const ASKED: &str = "return [String(window.asked)]";

/// Waits until this many copies were asked for, and the last of them is under way.
async fn asks(person: &Person, times: u32) {
    person.waits_for_script(&format!("return window.asked === {times} && window.late.length === 1")).await;
}

#[actix_web::test]
async fn a_page_that_hears_of_much_has_one_copy_under_way_and_asks_once_more_for_the_rest() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    director.hears_and_asks_by_hand().await;
    director.open(&staff()).await;
    director.polls_no_more().await;
    director.waits_for_script("return window.hear('1-a')").await;
    director.spoil("for (let one = 2; one < 12; one += 1) window.hear(`${one}-a`);").await;
    asks(director, 1).await;
    director.spoil(LET_THROUGH).await;
    asks(director, 2).await;
    director.spoil(LET_THROUGH).await;
    let quiet = "return new Promise((done) => setTimeout(() => done(window.late.length === 0), 500))";
    director.waits_for_script(quiet).await;
    assert_eq!(director.says(ASKED).await, ["2"], "ten entries of the log");

    // A copy that is lost hinders none that follows.
    director.spoil("window.hear('12-a');").await;
    asks(director, 3).await;
    director.spoil(LOSE).await;
    director.waits_for_script(quiet).await;
    director.spoil("window.hear('13-a');").await;
    asks(director, 4).await;
    director.spoil(LET_THROUGH).await;
}

#[actix_web::test]
async fn in_a_crowd_one_pause_is_for_all_that_is_heard_in_it() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let Some(visitor) = Person::new(&program, Screen::Phone, true).await else { return };
    visitor.hears_and_asks_by_hand().await;
    visitor.open(&format!("/t/{TOURNAMENT}/rounds/1")).await;
    asks(&visitor, 1).await; // a crowd looks once more
    visitor.spoil(LET_THROUGH).await;
    let pauses = "
        const real = window.setTimeout;
        const pauses = [];
        window.setTimeout = (act, wait) => {
            pauses.push(wait);
            return real(act, wait);
        };
        for (let one = 1; one < 12; one += 1) window.hear(`${one}-a`, true);
        window.setTimeout = real;
        return [String(pauses.filter((wait) => wait >= 1100).length)];";
    assert_eq!(visitor.says(pauses).await, ["1"]);
    // What was heard in the pause may be newer than the page that is made after it.
    asks(&visitor, 2).await;
    visitor.spoil(LET_THROUGH).await;
    asks(&visitor, 3).await;
    visitor.spoil(LET_THROUGH).await;
}

#[actix_web::test]
async fn a_projector_that_hears_of_much_shows_each_copy_and_asks_once_more_for_the_rest() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let Some(wall) = Person::new(&program, Screen::Laptop, true).await else { return };
    wall.hears_and_asks_by_hand().await;
    wall.open(&format!("/t/{TOURNAMENT}/screen")).await;
    wall.waits_for_script("return window.hear('1-a')").await;
    wall.spoil("document.addEventListener('exchanged', () => { window.shown = (window.shown ?? 0) + 1; });")
        .await;
    wall.spoil("for (let one = 2; one < 12; one += 1) window.hear(`${one}-a`);").await;
    asks(&wall, 1).await;
    wall.spoil("window.hear('12-a');").await;
    wall.spoil(LET_THROUGH).await;
    wall.waits_for_script("return window.shown === 1").await;
    asks(&wall, 2).await;
    wall.spoil(LET_THROUGH).await;
    wall.waits_for_script("return window.shown === 2").await;
}

#[actix_web::test]
async fn a_projector_that_hears_of_something_turns_its_page_when_it_would_have() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let Some(wall) = Person::new(&program, Screen::Laptop, true).await else { return };
    wall.hears_and_asks_by_hand().await;
    wall.open(&format!("/t/{TOURNAMENT}/screen")).await;
    wall.waits_for_script("return window.hear('1-a')").await;
    // Its time is over when the copy comes.
    let over = "
        const now = performance.now.bind(performance);
        performance.now = () => now() + 60000;
        const real = window.setTimeout;
        window.waits = [];
        window.setTimeout = (act, wait) => {
            window.waits.push(wait);
            return real(act, wait);
        };
        window.hear('2-a');";
    wall.spoil(over).await;
    asks(&wall, 1).await;
    wall.spoil(LET_THROUGH).await;
    wall.waits_for_script("return window.waits.some((wait) => wait < 0)").await;
    wall.waits_for_script("return window.asked >= 2").await;
    wall.spoil(LET_THROUGH).await;
}

#[actix_web::test]
async fn an_older_copy_that_comes_late_replaces_no_newer_one() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let Some(other) = Person::new(&program, Screen::Laptop, true).await else { return };
    signs_in(&other).await;
    other.open(&staff()).await;
    let keep = "
        const answer = await fetch(location.href);
        window.older = new DOMParser().parseFromString(await answer.text(), 'text/html');";
    other.spoil(&format!("return (async () => {{ {keep} }})()")).await;
    fair.the_director_writes_a_slip(1, 1, "100", "35").await;
    fair.director.press("Record result").await;
    other.waits_for_words("#table-1", "100 : 35").await;

    // As if the answer to a form of this page had been on its way for longer than the news.
    let late = "
        const real = window.fetch;
        let asked = 0;
        window.fetch = (to, how) => {
            asked += 1;
            return real(to, how);
        };
        document.dispatchEvent(new CustomEvent('fresh', { detail: window.older }));
        window.fetch = real;
        return document.querySelector('#table-1').innerText.includes('100 : 35') && asked === 1;";
    other.waits_for_script(late).await; // it stays, and the page asks
}
