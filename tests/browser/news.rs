//! What a page that is open hears: how often it asks for a copy, and which copy it shows.

use crate::LOADED_AGAIN;
use crate::alerts::SAID;
use crate::pages::{demo_tournament, sign_in_to_the_demo};
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

/// The stream begins with the head that the page shows.
const HEARS_WHAT_IT_SHOWS: &str = "return window.hear(document.body.dataset.shown)";

#[actix_web::test]
async fn a_projector_that_shows_an_old_copy_asks_for_the_newest_as_soon_as_it_hears_its_head() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let Some(wall) = Person::new(&program, Screen::Laptop, true).await else { return };
    wall.hears_and_asks_by_hand().await;
    for page in ["screen", "overlay"] {
        wall.open(&format!("/t/{TOURNAMENT}/{page}")).await;
        // The control: nothing is asked for if it shows the newest.
        wall.waits_for_script(HEARS_WHAT_IT_SHOWS).await;
        assert_eq!(wall.says("return [String(window.asked)]").await, ["0"], "{page}");
        wall.open(&format!("/t/{TOURNAMENT}/{page}")).await;
        wall.waits_for_script("return window.hear('999-a')").await;
        asks(&wall, 1).await;
        wall.spoil(LET_THROUGH).await;
    }
}

#[actix_web::test]
async fn a_projector_that_hears_of_much_shows_each_copy_and_asks_once_more_for_the_rest() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let Some(wall) = Person::new(&program, Screen::Laptop, true).await else { return };
    wall.hears_and_asks_by_hand().await;
    wall.open(&format!("/t/{TOURNAMENT}/screen")).await;
    wall.waits_for_script(HEARS_WHAT_IT_SHOWS).await;
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
    wall.waits_for_script(HEARS_WHAT_IT_SHOWS).await;
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

const NEWS_IS_HIDDEN: &str = "return document.getElementById('news').hidden";

/// The player with a seat at the demo asks this.
async fn calls(player: &Person, tournament: &str, question: &str, is_second: bool) {
    player.open(&format!("{tournament}/me/call")).await;
    player.fill("The question", question).await;
    if is_second {
        player.choose("This is about something else").await;
    }
    player.press("Call a judge").await;
}

#[actix_web::test]
async fn a_judge_call_is_shown_and_told_on_a_desk_that_is_busy_whatever_parts_it_has() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    let Some(player) = Person::new(&program, Screen::Phone, true).await else { return };
    let tournament = demo_tournament(&program);
    player.open(&program.link("/seat/")).await;
    player.press("Yes, that is me").await;
    sign_in_to_the_demo(&director, &program).await;
    director.open(&format!("{tournament}/desk")).await;
    director.polls_no_more().await;
    director.spoil("window.loadedOnce = true").await;

    // A fold that was opened stays open, and what is around the parts waits for it to be closed.
    director.press("Can wait").await;
    calls(&player, &tournament, "Is the lamp lit?", false).await;
    director.waits_for_words("#now", "Is the lamp lit?").await;
    director.waits_for_words(SAID, "Is the lamp lit?").await;
    director.waits_for_script("return document.getElementById('can-wait').open").await;
    director.waits_for_words("#news", "They wait while you type.").await;
    director.press("Can wait").await;
    director.waits_for_script(NEWS_IS_HIDDEN).await;
    director.waits_for_script("return !document.getElementById('can-wait').open").await;

    // With the keyboard on something that waits, it is told, and shown afterwards.
    director.spoil("document.querySelector('#now li a').focus()").await;
    calls(&player, &tournament, "Is the kettle on?", true).await;
    director.waits_for_words(SAID, "Is the kettle on?").await;
    director.waits_for_words("#news", "They wait while you type.").await;
    assert!(!director.words_of("#now").await.contains("Is the kettle on?"));
    director.spoil("document.activeElement.blur()").await;
    director.waits_for_words("#now", "Is the kettle on?").await;
    director.spoil("if (!window.loadedOnce) throw new Error('the page was loaded again')").await;
}

#[actix_web::test]
async fn a_judge_who_types_a_ruling_sees_at_once_that_another_one_has_ruled() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    fair.the_director_opens_a_second_dispute(1, 1).await;
    let Some(other) = Person::new(&program, Screen::Laptop, true).await else { return };
    signs_in(&other).await;
    let case = format!("/t/{TOURNAMENT}/disputes/1");
    other.open(&case).await;
    let at_the_box =
        "const box = document.getElementById('rule-t'); box.focus(); box.scrollIntoView({ block: 'center' })";
    other.spoil(at_the_box).await;
    other.keys("Half a ruling").await;

    director.open(&case).await;
    director.fill("The ruling, as told to the players", "The youngest does.").await;
    director.choose("I rule without a citation").await;
    director.press("Give the ruling").await;
    director.sees("The youngest does.").await;
    other.waits_for_words("#news", "Ruled in the meantime: Rosa Lindgren").await;
    let seen = "return ['news', 'rule-t'].map((id) => document.getElementById(id).getBoundingClientRect()) \
        .every(({ top, bottom }) => top >= 0 && bottom <= innerHeight)";
    other.waits_for_script(seen).await;
    // Who was on it is no longer said, and what was typed is kept.
    other.waits_for_script("return !document.querySelector('[data-part=assignment] > *')").await;
    other.waits_for_typed("#rule-t", "Half a ruling").await;
    // The line makes room for the keyboard, where no page can be scrolled away from under it.
    other.spoil("document.querySelector('.top a').focus()").await;
    let makes_room = "return document.getElementById('news').getBoundingClientRect().top > innerHeight / 2";
    other.waits_for_script(makes_room).await;
    // Opened again, the page has no box for the words. They stay, whatever else it hears of.
    other.open(&case).await;
    other.waits_for_words("#lost", "Half a ruling").await;
    fair.the_director_opens_a_second_dispute(1, 2).await;
    other.waits_for_words("[data-part=tabs][data-calls='2']", "").await;
    other.waits_for_words("#lost", "Half a ruling").await;
}

/// The links and buttons of the site and the tournament that the line about news lies over.
const UNDER_NEWS: &str = "const news = document.getElementById('news').getBoundingClientRect(); \
    const all = [...document.querySelectorAll('.top :is(a, button), .tabs :is(a, button)')]; \
    const under = all.filter((one) => { const { top, bottom } = one.getBoundingClientRect(); \
        return one.checkVisibility() && top < news.bottom && bottom > news.top; }); \
    return under.map((one) => one.innerText)";

/// The line about news, on a page that has none of its own.
const NEWS: &str = "document.getElementById('main').insertAdjacentHTML( \
    'beforeend', '<div class=\"notice info\" id=news><p>Words</p></div>')";

#[actix_web::test]
async fn on_a_phone_the_line_about_news_lies_over_no_menu() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Phone, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    director.open(&staff()).await;
    director.spoil("document.getElementById('news').hidden = false").await;
    assert_eq!(director.says(UNDER_NEWS).await, Vec::<String>::new());
    // The control: a toast has the foot first.
    director.spoil("document.querySelector('.toast').append('Words')").await;
    assert_ne!(director.says(UNDER_NEWS).await, Vec::<String>::new());

    // Where the act of a long form has the foot, it is above that, or at the top for somebody who types.
    director.open(&format!("/t/{TOURNAMENT}/settings")).await;
    director.spoil(NEWS).await;
    let low = "return document.getElementById('news').getBoundingClientRect().height < innerHeight / 4";
    director.waits_for_script("return document.querySelector('.actions.stays') !== null").await;
    director.waits_for_script(low).await;
    director.spoil("document.querySelector('main input:not([type=hidden])').focus()").await;
    director.waits_for_script(low).await;
}

#[actix_web::test]
async fn a_row_that_is_being_typed_in_says_that_a_player_has_reported_and_keeps_what_is_typed() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    director.open(&format!("/t/{TOURNAMENT}/players")).await;
    fair.ada_claims_her_seat().await;
    director.open(&staff()).await;
    director.spoil("window.loadedOnce = true").await;
    let table = director
        .says(
            "return [[...document.querySelectorAll('tr[data-record]')] \
        .find((row) => row.innerText.includes('Ada Lindqvist')).id]",
        )
        .await
        .remove(0);
    let score = format!("#{table} [name=score_a]");
    director.spoil(&format!("document.querySelector('{score}').focus()")).await;
    director.keys("77").await;
    fair.ada_reports_that_she_won().await;
    director.waits_for_words(&format!("#{table} [data-state=said]"), "Ada Lindqvist reported").await;
    director.waits_for_typed(&score, "77").await;
    assert_eq!(director.focus().await, "score_a");
    // Once it is empty and left, it is exchanged as a whole.
    director.spoil(&format!("document.querySelector('{score}').value = ''; document.getElementById('{table}').dataset.old = ''; \
        document.activeElement.blur()")).await;
    director
        .waits_for_script(&format!("return !('old' in document.getElementById('{table}').dataset)"))
        .await;
    director.waits_for_words(&format!("#{table}"), "Ada Lindqvist reported").await;
    director.spoil(LOADED_AGAIN).await;
}

const ASKS: &str = "document.dispatchEvent(new Event('visibilitychange'))";

/// The page gets this answer to everything that it asks for.
fn answered(status: u32) -> String {
    format!("window.fetch = async () => new Response('', {{ status: {status} }}); {ASKS}")
}

#[actix_web::test]
async fn a_page_that_its_reader_may_see_no_longer_says_so_and_shows_only_what_was_typed() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    director.open(&staff()).await;
    director.spoil("document.querySelector('#table-2 [name=score_a]').focus()").await;
    director.keys("77").await;
    director.forget().await;
    director.spoil(ASKS).await;
    director.waits_for_words("#ended", "You are signed out.").await;
    director.waits_for_words("#ended a", "Sign in again.").await;
    let shown = "return ['h1', '#table-1', '#table-2 .name', '#table-2 [name=score_a]', '#table-2 .table-no'].map((one) => \
                 String(document.querySelector(one).checkVisibility()))";
    assert_eq!(director.says(shown).await, ["false", "false", "false", "true", "true"]);
    director.waits_for_typed("#table-2 [name=score_a]", "77").await;

    // In another window they sign in again.
    let first = director.window().await;
    director.open_a_second_tab().await;
    signs_in(director).await;
    director.turn_to(first).await;
    director.spoil(ASKS).await;
    director.waits_for_script("return document.getElementById('ended') === null").await;
    assert_eq!(director.says(shown).await, ["true"; 5]);
    director.waits_for_typed("#table-2 [name=score_a]", "77").await;

    // Their part in it ends. A busy site says nothing of the kind.
    for status in [429, 503] {
        director.spoil(&answered(status)).await;
        let quiet = "return new Promise((done) => \
                     setTimeout(() => done(document.getElementById('ended') === null), 300))";
        director.waits_for_script(quiet).await;
    }
    director.spoil(&answered(404)).await;
    director.waits_for_words("#ended", "This page is no longer open to you.").await;
    assert_eq!(director.says(shown).await, ["false", "false", "false", "true", "true"]);
}
