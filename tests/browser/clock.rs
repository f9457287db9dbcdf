//! The clock of a round on the desk and on the wall: paused at once everywhere, and a chime when it runs out.

use crate::person::Person;
use crate::steps::{Fair, TOURNAMENT};
use crate::support::browser::Screen;
use crate::support::program::Program;

/// Counts the tones that the page plays.
const COUNT: &str = r"
    window.tones = 0;
    const tone = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        window.tones += 1;
        return tone.call(this);
    };";

/// Whether the chime is offered.
pub const CHIME: &str = "return [String(document.getElementById('chime').checkVisibility())]";
/// Every page that is read from now on is one without a clock.
const NO_CLOCK: &str = "
    const real = window.fetch;
    window.fetch = async (to, how) => {
        const page = await (await real(to, how)).text();
        return new Response(page.replace(' data-clock', ''), { headers: { 'content-type': 'text/html' } });
    };";

#[actix_web::test]
async fn a_pause_is_on_the_wall_without_loading_the_page_again_and_the_end_chimes() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let Some(wall) = Person::new(&program, Screen::Laptop, true).await else { return };
    wall.open(&format!("/t/{TOURNAMENT}/screen")).await;
    wall.spoil(COUNT).await;
    wall.tap("#chime").await;
    wall.waits_for_script("return window.tones === 3").await;

    let director = &fair.director;
    director.open(&format!("/t/{TOURNAMENT}/desk")).await;
    director.press("Pause the clock").await;
    director.sees("Resume the clock").await;
    wall.waits_for_words(".screen-clock", "paused at").await;
    wall.waits_for_script("return document.querySelector('[data-ends]') === null").await;
    assert_eq!(wall.says(CHIME).await, ["true"], "while it is paused, too");
    director.press("Resume the clock").await;
    director.sees("Pause the clock").await;
    wall.waits_for_words(".screen-clock", "ends at").await;

    // in every copy: one more comes a second after each news
    let ends = "
        const soon = new Date(Date.now() + 3000).toISOString();
        const end = () => (document.querySelector('[data-ends]').dataset.ends = soon);
        document.addEventListener('exchanged', end, true);
        end();";
    wall.spoil(ends).await;
    wall.waits_for_script("return window.tones === 6").await;
    wall.waits_for_words(".little-left", "over").await;

    // As when the round is closed: news without a clock.
    wall.spoil(NO_CLOCK).await;
    director.press("Give to all").await;
    wall.waits_for_script("return !document.getElementById('chime').checkVisibility()").await;
}

#[actix_web::test]
async fn a_clock_stays_right_when_other_parts_of_its_page_are_exchanged() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    director.open(&format!("/t/{TOURNAMENT}/rounds/1/staff")).await;
    // As if the page had been made an hour ago, and this device read it then.
    let later = "const real = Date.now; Date.now = () => real() + 3600000;";
    director.spoil(&format!("{later} document.dispatchEvent(new Event('exchanged'));")).await;
    let left = "return parseInt(document.querySelector('[data-ends]').textContent, 10) < 60"; // of 75 minutes
    director.waits_for_script(left).await;
}

#[actix_web::test]
async fn a_clock_that_was_held_until_the_cursor_left_its_part_is_right() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    director.open(&format!("/t/{TOURNAMENT}/rounds/1/staff")).await;
    // A copy comes while the keyboard is in the head of the page, and is put in an hour later.
    let held = "
        return (async () => {
            const answer = await fetch(location.href);
            const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
            page.querySelector('h1').append(', as of now');
            document.querySelector('[data-part=head] a').focus();
            document.dispatchEvent(new CustomEvent('fresh', { detail: page }));
            const real = Date.now;
            Date.now = () => real() + 3600000;
            document.activeElement.blur();
        })()";
    director.spoil(held).await;
    director.waits_for_words("h1", "as of now").await;
    let left = "return parseInt(document.querySelector('[data-ends]').textContent, 10) < 60"; // of 75 minutes
    director.waits_for_script(left).await;
}

#[actix_web::test]
async fn where_sound_is_refused_the_projector_says_so() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let Some(wall) = Person::new(&program, Screen::Laptop, true).await else { return };
    wall.open(&format!("/t/{TOURNAMENT}/screen")).await;
    wall.spoil("AudioContext.prototype.resume = () => Promise.reject(new Error('refused'));").await;
    wall.tap("#chime").await;
    wall.waits_for_words("#chime-said", "does not let the page play sounds").await;
    wall.waits_for_words("#chime[aria-pressed='false']", "Chime").await;
}
