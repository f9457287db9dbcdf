//! A player's own history, and names that are proposed while the director types.

use crate::steps::{ADA, Fair, TOURNAMENT};
use crate::support::browser::Screen;
use crate::support::program::Program;

#[actix_web::test]
async fn a_player_finds_their_own_history_and_is_proposed_until_they_hide() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    fair.director.open(&format!("/t/{TOURNAMENT}/players")).await;
    fair.ada_claims_her_seat().await;

    // The first letters bring the name, and a press completes the line.
    let (first, director) = (ADA.split(' ').next().unwrap(), &fair.director);
    director.open(&format!("/t/{TOURNAMENT}/players")).await;
    director.tap("#names").await;
    director.keys(first).await;
    director.waits_for_words("[data-known-offer]:not([hidden]) button", ADA).await;
    director.tap("[data-known-offer] button").await;
    director.waits_for_typed("#names", ADA).await;

    let table = fair.ada_reports_that_she_won().await;
    fair.the_director_records_what_ada_reported(1, table).await;
    fair.the_director_records_that_nobody_came(1, 3 - table).await;
    fair.the_director_closes_round(1).await;
    fair.the_director_closes_the_tournament().await;

    // From the first page it is a word and three presses.
    let player = &fair.player;
    player.open("/").await;
    // Two winners with long names take several lines.
    player.spoil("document.querySelector('.rows .won-by').textContent = 'Won by ' + 'W'.repeat(120)").await;
    assert_eq!(player.measures().await.0, 0, "too wide for two long names");
    player.press("All players").await;
    player.fill("Name", "lindqvist").await;
    player.press("Search").await;
    player.sees("1 player").await;
    player.press(ADA).await;
    let played = player.words_of("[aria-labelledby=played-h] tbody tr").await;
    for words in ["Harbour Open", "Bergen", "of 5", "1–0–0"] {
        assert!(played.contains(words), "{words}: {played}");
    }
    let met = player.words_of("[aria-labelledby=met-h] tbody tr").await;
    let others = ["Bruno Keller", "Chiara Romano", "Dmitri Sokolov"];
    assert!(others.iter().any(|name| met.contains(name)) && met.contains("1–0–0"), "{met}");

    player.open(&format!("/t/{TOURNAMENT}/me")).await;
    player.press("Your record at all tournaments").await;
    player.sees("How others find you").await;
    player.choose("Not at all").await;
    player.press("Save").await;
    player.sees("How others find you").await;
    director.open("/players").await;
    director.sees("4 players").await;
    assert!(!director.text().await.contains(ADA), "hidden");
}

/// Whether the column with what each player has won and lost is on the page.
const RECORDS: &str = "return [String(document.querySelector('th.c-record').checkVisibility())]";

#[actix_web::test]
async fn before_the_first_round_the_players_have_no_column_without_a_word() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    fair.the_director_sets_the_tournament_up().await;
    fair.the_director_registers_the_players().await;
    let director = &fair.director;
    assert_eq!(director.says(RECORDS).await, ["false"]);
    director.spoil("document.querySelector('td.c-record').textContent = '1 FW'").await;
    assert_eq!(director.says(RECORDS).await, ["true"], "the control");
}
