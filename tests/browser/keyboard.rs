//! A whole round is entered by the keyboard, each key counted.

use arbiter::app::DatabaseUrl;
use arbiter::domain::id::RoundNumber;

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
