//! What a device tells its person: judge calls, by sound and notification, and the end of the round.

use crate::pages::{demo_tournament, sign_in_to_the_demo};
use crate::person::Person;
use crate::steps::{Fair, TOURNAMENT};
use crate::support::browser::Screen;
use crate::support::program::Program;

/// Counts what the page rings, beside ringing.
const COUNT: &str = r"
    window.rung = { tones: 0, notices: [] };
    const tone = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        window.rung.tones += 1;
        return tone.call(this);
    };
    window.Notification = new Proxy(Notification, {
        construct: (real, said) => {
            window.rung.notices.push(`${said[0]}: ${said[1].body}`);
            return Reflect.construct(real, said);
        },
    });";

/// What was rung, as `TONES NOTICES`, where the page can be asked for it.
const RUNG: &str = "document.querySelector('[data-alert-said]').textContent = \
    `rung ${window.rung.tones} ${window.rung.notices.join(' | ')}`;";

/// What a screen reader hears of a change.
pub const SAID: &str = "body > p.vh[role=status]";

#[actix_web::test]
async fn a_judge_call_rings_on_the_desk_within_seconds_as_the_device_was_told() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    fair.director.open(&format!("/t/{TOURNAMENT}/players")).await;
    fair.ada_claims_her_seat().await;

    let director = &fair.director;
    director.allow_notifications(true).await;
    director.open(&format!("/t/{TOURNAMENT}/desk")).await;
    director.spoil(COUNT).await;
    director.press("Show a notification").await;
    director.waits_for_words("button[data-alert='notice'][aria-pressed='true']", "Show").await;
    director.press("Play a sound").await;
    director.waits_for_words("button[data-alert='sound'][aria-pressed='true']", "Play").await;
    director.spoil(RUNG).await;
    director.waits_for_words("[data-alert-said]", "rung 2").await;

    director.polls_no_more().await;
    fair.ada_calls_a_judge("Does a blue lamp count?").await;
    director.waits_for_words("#now", "Does a blue lamp count?").await;
    director.waits_for_words(SAID, "dispute 1").await;
    director.waits_for_words(SAID, "Does a blue lamp count?").await;
    assert!(director.title().await.starts_with("(1) "), "{}", director.title().await);
    director.spoil(RUNG).await;
    director.waits_for_words("[data-alert-said]", "rung 4 A judge is called: Dispute 1 waits.").await;

    // A change that is not a call rings nothing.
    fair.ada_reports_that_she_won().await;
    director.waits_for_words("#latest", "reported").await;
    director.waits_for_words(SAID, "This page has been updated.").await;
    director.spoil(RUNG).await;
    director.waits_for_words("[data-alert-said]", "rung 4 A judge is called: Dispute 1 waits.").await;
}

/// Notes when the desk first says each question among what has to be done now.
const SEEN: &str = "
    window.seen = {};
    const look = () => {
        for (const item of document.querySelectorAll('#now li')) {
            const [question] = item.textContent.match(/Lamp [0-9]/) ?? [];
            if (question) window.seen[question] ??= Date.now();
        }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });";

/// Notes when the call is pressed; the page that follows still knows.
const PRESSED: &str = "
    sessionStorage.removeItem('pressed');
    addEventListener('submit', () => { sessionStorage.pressed ??= Date.now(); }, true);";

/// From the press in the player's browser to the words on the desk in another one, in milliseconds of the clock that both
/// have. The machine may be busy with other tests, so the best of three calls counts; without its stream the desk would
/// say none of them.
#[actix_web::test]
async fn a_judge_call_is_on_an_open_desk_within_a_second_of_the_press() {
    const MOST: u64 = 1_000;
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    fair.director.open(&format!("/t/{TOURNAMENT}/players")).await;
    fair.ada_claims_her_seat().await;
    let (director, player) = (&fair.director, &fair.player);
    director.open(&format!("/t/{TOURNAMENT}/desk")).await;
    director.polls_no_more().await;
    director.spoil(SEEN).await;

    let mut took = Vec::new();
    for question in ["Lamp 1", "Lamp 2", "Lamp 3"] {
        player.open(&format!("/t/{TOURNAMENT}/me/call")).await;
        player.fill("The question", question).await;
        if !took.is_empty() {
            player.choose("This is about something else").await;
        }
        player.spoil(PRESSED).await;
        player.press("Call a judge").await;
        director.waits_for_words("#now", question).await;
        let pressed = player.says("return [sessionStorage.pressed]").await.remove(0);
        let seen = director.says(&format!("return [String(window.seen['{question}'])]")).await.remove(0);
        took.push(seen.parse::<u64>().unwrap() - pressed.parse::<u64>().unwrap());
    }
    let best = took.iter().min().unwrap();
    assert!(*best < MOST, "{took:?} milliseconds");
}

#[actix_web::test]
async fn where_notifications_are_refused_the_desk_says_so_and_goes_on() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    director.allow_notifications(false).await;
    director.open(&format!("/t/{TOURNAMENT}/desk")).await;
    director.press("Show a notification").await;
    director.waits_for_words("[data-alert-said]", "does not allow notifications").await;
    director.waits_for_words("button[data-alert='notice'][aria-pressed='false']", "Show").await;
}

#[actix_web::test]
async fn a_notification_is_not_offered_where_no_browser_shows_one() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    let shown = "return ['sound', 'notice'].map((kind) => \
        String(document.querySelector(`button[data-alert=${kind}]`).checkVisibility()))";
    director.open(&format!("/t/{TOURNAMENT}/desk")).await;
    assert_eq!(director.says(shown).await, ["true", "true"], "the control");
    director.shows_no_notifications().await;
    director.open(&format!("/t/{TOURNAMENT}/desk")).await;
    assert_eq!(director.says(shown).await, ["true", "false"]);
}

/// The colour of the first clock, and of the words around it.
const COLOURS: &str = "
    const clock = document.querySelector('[data-ends]');
    return [clock, clock.parentElement].map((part) => getComputedStyle(part).color);";

fn ends_in(minutes: i64) -> String {
    format!(
        "const clock = document.querySelector('[data-ends]'); delete clock.dataset.now; \
         clock.dataset.ends = new Date(Date.now() + {minutes} * 60000 - 2000).toISOString();"
    )
}

#[actix_web::test]
async fn the_last_five_minutes_are_red_on_every_page_with_a_clock() {
    let program = Program::demo();
    let Some(person) = Person::new(&program, Screen::Laptop, true).await else { return };
    let tournament = demo_tournament(&program);
    let turns_red = async |page: &str| {
        person.open(&format!("{tournament}{page}")).await;
        person.waits_for_words("[data-ends]:not(.little-left)", ":").await;
        let [before, around] = <[String; 2]>::try_from(person.says(COLOURS).await).unwrap();
        assert_eq!(before, around, "{page}");
        person.spoil(&ends_in(4)).await;
        person.waits_for_words("[data-ends].little-left", "3:").await;
        let [now, around] = <[String; 2]>::try_from(person.says(COLOURS).await).unwrap();
        assert_ne!(now, around, "{page}");
    };
    for page in ["", "/rounds/3", "/screen", "/overlay"] {
        turns_red(page).await;
    }
    person.open(&program.link("/seat/")).await;
    person.press("Yes, that is me").await;
    turns_red("/me").await;
    sign_in_to_the_demo(&person, &program).await;
    for page in ["/rounds/3/staff", "/desk"] {
        turns_red(page).await;
    }
    person.spoil(&ends_in(-2)).await;
    person.waits_for_words("[data-ends].little-left", "over").await;
}
