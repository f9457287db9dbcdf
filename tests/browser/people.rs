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
    fair.player.open(&format!("/t/{TOURNAMENT}/me")).await;
    fair.player.press("Your record at all tournaments").await;
    fair.player.sees("How others find you").await;
    fair.player.sees("Harbour Open").await;

    // The first letters bring the name, and a press completes the line.
    let (first, director) = (ADA.split(' ').next().unwrap(), &fair.director);
    director.open(&format!("/t/{TOURNAMENT}/players")).await;
    director.tap("#names").await;
    director.keys(first).await;
    director.waits_for_words("[data-known-offer]:not([hidden]) button", ADA).await;
    director.tap("[data-known-offer] button").await;
    director.waits_for_typed("#names", ADA).await;

    fair.player.choose("Not at all").await;
    fair.player.press("Save").await;
    fair.player.sees("How others find you").await;
    director.open("/players").await;
    director.sees("4 players").await;
    assert!(!director.text().await.contains(ADA), "hidden");
}
