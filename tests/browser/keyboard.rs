//! A whole round is entered by the keyboard, each key counted.

use arbiter::app::DatabaseUrl;
use arbiter::domain::id::RoundNumber;
use arbiter::domain::scoring::result::{EndReason, WonMissions};
use arbiter::domain::tournament::command::{ChangeProfile, Command};

use crate::person::Person;
use crate::steps::Fair;
use crate::support::browser::Screen;
use crate::support::program::Program;
use crate::support::{desk_over, hall};

const TABLES: u32 = 20;
const MOST_KEYS: usize = 200;
const ENTER: &str = "\u{e007}";

/// Whether the keyboard is in the first field of the row with this name.
const IN_ROW: &str = "const at = document.activeElement; \
    return at.name === 'score_a' && at.closest('tr')?.id === arguments[1];";

/// The first field of this row is as high as the toast, or its page has a line about news that are the reader's own.
const DISTURBED: &str = "const row = document.getElementById(arguments[0].slice(1)); \
    const [field, toast] = [row.querySelector('input'), document.querySelector('.toast:not(:empty)')]; \
    const lies = toast && field.getBoundingClientRect().bottom > toast.getBoundingClientRect().top; \
    const news = document.getElementById('news'); \
    return [...(lies ? ['below the toast'] : []), ...(news.hidden ? [] : [news.innerText])]";
/// How far the page is scrolled.
const SCROLLED: &str = "return [String(Math.round(scrollY))]";

#[actix_web::test]
async fn a_row_that_is_typed_in_is_in_sight_and_after_the_last_one_the_keyboard_is_at_the_next_step() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    let desk = desk_over(&DatabaseUrl::Sqlite(program.folder().join("arbiter.db")));
    let slug = hall::playing(&desk, "Hall Open", TABLES * 2);
    let director = &fair.director;
    director.open(&format!("/t/{slug}/rounds/1/staff")).await;
    // No time passes for the page: what is pressed twice is pressed at once.
    director.spoil("performance.now = () => 0").await;
    presses(director, &["1", ENTER]).await;
    for table in 1..=TABLES {
        let row = format!("#table-{table}");
        director.waits_until(IN_ROW, "the keyboard", &format!("table-{table}")).await;
        if table > 1 {
            director.waits_for_words(".toast", &format!("Table {}", table - 1)).await;
        }
        assert_eq!(director.says_of(DISTURBED, &row).await, [""; 0], "{row}");
        let before = director.says(SCROLLED).await;
        presses(director, &["100"]).await;
        assert_eq!(director.says(SCROLLED).await, before, "{row}: the page moves under the first digit");
        presses(director, &[ENTER, "35", ENTER]).await;
    }
    director.waits_for_words(&format!("#table-{TABLES} .outcome"), "100 : 35").await;
    let next = "return document.activeElement.matches('[data-part=head] form .btn, #checks form *')";
    director.waits_for_script(next).await;
    director.waits_for_script("return document.getElementById('news').hidden").await;
    // An Enter that was pressed twice closes no round.
    presses(director, &[ENTER]).await;
    director.waits_for_script(next).await;
    // The key that undoes the last result is still heard there.
    director.keys("u").await;
    director.waits_until(IN_ROW, "the keyboard", &format!("table-{TABLES}")).await;
    director.waits_for_typed(&format!("#table-{TABLES} [name=score_a]"), "100").await;
}

#[actix_web::test]
async fn twenty_results_take_at_most_two_hundred_keys_and_one_page() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    let desk = desk_over(&DatabaseUrl::Sqlite(program.folder().join("arbiter.db")));
    let slug = hall::playing(&desk, "Hall Open", TABLES * 2);
    let director = &fair.director;
    director.open(&format!("/t/{slug}/rounds/1/staff")).await;
    director.spoil("window.loadedOnce = true").await;

    let mut pressed = 0;
    for table in 1..=TABLES {
        // The first table is called by its number; from there on the next one follows by itself.
        let call = if table == 1 { &["1", ENTER][..] } else { &[] };
        let (scores, points) = if table % 2 == 0 {
            (["40", "100"], "FL −60 / FW +60")
        } else {
            (["100", "35"], "FW +65 / FL −65")
        };
        for keys in call {
            director.keys(keys).await;
            pressed += keys.chars().count();
        }
        director.waits_until(IN_ROW, "the keyboard", &format!("table-{table}")).await;
        for keys in [scores[0], ENTER, scores[1], ENTER] {
            director.keys(keys).await;
            pressed += keys.chars().count();
        }
        director.waits_for_words(&format!("#table-{table} .outcome"), &scores.join(" : ")).await;
        director.waits_for_words(&format!("#table-{table} .c-text"), points).await;
    }
    director.spoil("if (!window.loadedOnce) throw new Error('the page was loaded again')").await;
    assert!(pressed <= MOST_KEYS, "{pressed} keys");
    let here = desk.tournament(&slug).unwrap();
    assert_eq!(here.tournament.round(RoundNumber(1)).unwrap().missing().count(), 0);
}

/// Presses keys one after another; how many they are.
async fn presses(director: &Person, all: &[&str]) -> usize {
    for keys in all {
        director.keys(keys).await;
    }
    all.iter().map(|keys| keys.chars().count()).sum()
}

#[actix_web::test]
async fn twenty_results_of_second_edition_take_at_most_as_many_keys_and_say_that_both_missions_were_completed()
 {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    let desk = desk_over(&DatabaseUrl::Sqlite(program.folder().join("arbiter.db")));
    let slug = hall::playing_second_edition(&desk, "Hall Open", TABLES * 2);
    let director = &fair.director;
    director.open(&format!("/t/{slug}/rounds/1/staff")).await;
    director.spoil("window.loadedOnce = true").await;

    let mut pressed = presses(director, &["1", ENTER]).await;
    for table in 1..=TABLES {
        director.waits_until(IN_ROW, "the keyboard", &format!("table-{table}")).await;
        let said = format!("#table-{table} [data-said]");
        let (scores, points) = match table % 3 {
            // more than the 100 points that count, and a mission was missing when time was called
            0 => {
                pressed += presses(director, &["110", ENTER, "35", "t", ENTER]).await;
                ("110 : 35", "MW +65 / ML −65")
            }
            1 => {
                pressed += presses(director, &["100", ENTER, "35", "a"]).await;
                director.waits_for_words(&said, "won, planet and space completed").await;
                pressed += presses(director, &[ENTER]).await;
                ("100 : 35", "FW +65 / FL −65")
            }
            // the points alone record nothing
            _ => {
                pressed += presses(director, &["40", ENTER, "100", ENTER]).await;
                director.waits_for_words(&said, "Choose how it ended: a, b or t.").await;
                pressed += presses(director, &["b", ENTER]).await;
                ("40 : 100", "FL −60 / FW +60")
            }
        };
        director.waits_for_words(&format!("#table-{table} .outcome"), scores).await;
        director.waits_for_words(&format!("#table-{table} .c-text"), points).await;
    }
    director.spoil("if (!window.loadedOnce) throw new Error('the page was loaded again')").await;
    assert!(pressed <= MOST_KEYS, "{pressed} keys");
    let here = desk.tournament(&slug).unwrap();
    let round = here.tournament.round(RoundNumber(1)).unwrap();
    assert_eq!(round.missing().count(), 0);
    for table in round.tables() {
        let result = table.result.as_ref().unwrap().result;
        let timed = result.end == EndReason::Time;
        assert_eq!(result.missions, if timed { WonMissions::NONE } else { WonMissions::BOTH });
    }
}

#[actix_web::test]
async fn a_row_that_is_older_than_the_missions_of_a_win_says_that_they_are_to_be_ticked() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    let desk = desk_over(&DatabaseUrl::Sqlite(program.folder().join("arbiter.db")));
    let slug = hall::playing(&desk, "Hall Open", 4);
    let director = &fair.director;
    director.open(&format!("/t/{slug}/rounds/1/staff")).await;
    let profile = Box::new(arbiter::data::scoring_profile("tcc-2e-2014").unwrap().clone());
    let change = Command::ChangeProfile(ChangeProfile { profile, reason: "the other game".into() });
    // A row that somebody types in is not exchanged.
    presses(director, &["1", ENTER, "100"]).await;
    desk.submit(&slug, &hall::submission(5), |_| Ok(change.clone())).unwrap();
    presses(director, &[ENTER, "35", ENTER]).await;
    director.waits_for_words("#table-1 [data-said]", "Nothing was recorded: tick both.").await;
    assert_eq!(
        desk.tournament(&slug).unwrap().tournament.round(RoundNumber(1)).unwrap().missing().count(),
        2
    );
}
