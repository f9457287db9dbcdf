//! A tournament from the first link to the last page, in a real browser against the real program.
//!
//! Every page that is opened on the way is looked at as well: see `person::Person::look`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests may")]

mod person;
mod steps;
#[path = "../support/mod.rs"]
mod support;

use steps::{Fair, TOURNAMENT};
use support::browser::Screen;
use support::program::Program;

#[actix_web::test]
async fn a_first_tournament_on_a_laptop() {
    a_first_tournament(Screen::Laptop, true).await;
}

#[actix_web::test]
async fn a_first_tournament_on_a_phone() {
    a_first_tournament(Screen::Phone, true).await;
}

#[actix_web::test]
async fn a_first_tournament_without_scripts() {
    a_first_tournament(Screen::Laptop, false).await;
}

/// The director holds what is asked for; the player has a phone.
async fn a_first_tournament(screen: Screen, scripts: bool) {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, screen, scripts).await else { return };

    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    fair.the_director_sets_the_tournament_up().await;
    fair.the_director_registers_the_players().await;
    fair.ada_claims_her_seat().await;
    fair.ada_hands_in_her_deck_list().await;

    fair.the_director_pairs_and_publishes(1).await;
    let mine = fair.ada_reports_that_she_won().await;
    fair.the_director_records_what_ada_reported(1, mine).await;
    fair.the_director_records_that_nobody_came(1, 3 - mine).await;

    fair.the_director_opens_a_dispute(1, mine).await;
    fair.the_director_imports_a_ruling_document().await;
    fair.the_director_cites_it_and_rules().await;
    fair.the_ruling_changes_the_result().await;
    fair.the_director_closes_round(1).await;

    fair.the_director_pairs_and_publishes(2).await;
    for table in [1, 2] {
        fair.the_director_records_a_win(2, table).await;
    }
    fair.the_director_closes_round(2).await;
    fair.the_director_closes_the_tournament().await;
    fair.a_visitor_sees_the_final_standings().await;
}

#[actix_web::test]
async fn a_form_sent_twice_counts_once_and_two_tabs_never_overwrite_each_other() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;

    // Twice in a row, faster than the page can change.
    let before = fair.lines_of_the_log().await;
    fair.the_director_writes_a_slip(1, 1, "100", "35").await;
    director.press_twice("Record result").await;
    director.sees("Round 1").await;
    assert_eq!(fair.lines_of_the_log().await, before + 1, "a double click records one result");

    // Back to a form that was sent already, and once more.
    director.open(&format!("/t/{TOURNAMENT}/disputes/open?round=1&table=1")).await;
    director.fill("Question", "May it be so?").await;
    director.press("Open the dispute").await;
    director.back().await;
    director.fill("Question", "May it be so?").await;
    director.press("Open the dispute").await;
    director.sees("May it be so?").await;
    director.open(&format!("/t/{TOURNAMENT}/disputes")).await;
    assert!(!director.text().await.contains("Dispute 2"), "going back and sending again opens no second one");

    // Two tabs on one table, filled before either was sent.
    fair.the_director_writes_a_slip(1, 2, "100", "35").await;
    let first = director.window().await;
    director.open_a_second_tab().await;
    fair.the_director_writes_a_slip(1, 2, "40", "100").await;
    director.press("Record result").await;
    director.turn_to(first).await;
    director.press("Record result").await;
    director.sees("Table 2 has 2 results").await;
    director.sees("Keep this result").await;
    director.sees("Correct to this result").await;
}

#[actix_web::test]
async fn a_result_is_recorded_by_the_keyboard_alone() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;

    director.open(&format!("/t/{TOURNAMENT}/rounds/1/tables/1")).await;
    director.keys("100").await; // the focus stands in the first score
    director.tab_to("score_b").await;
    director.keys("35").await;
    director.tab_to("end").await;
    director.keys(" ").await;
    director.tab_to("look").await;
    director.keys("\u{e007}").await; // Enter
    director.sees("This will be recorded").await;
    assert_eq!(director.focus().await, "record", "the next key is Enter again");
    director.keys("\u{e007}").await;
    director.sees("Correct result").await;
}
