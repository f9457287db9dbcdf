//! Rounds and tournaments are closed and reopened.

use crate::support::scenario::{End, Scenario};
use arbiter::domain::id::{DisputeNumber, RoundNumber};
use arbiter::domain::tournament::command::{CloseRound, CloseTournament, Command, ReopenTournament};
use arbiter::domain::tournament::entry::{Entry, RoundClosed};

#[test]
fn a_closed_tournament_changes_only_after_it_is_reopened_with_a_reason() {
    let told = Scenario::with_players(["Kira", "Odo"])
        .plays_a_round()
        .give(Command::CloseTournament(CloseTournament {}))
        .goes()
        .drops("Odo")
        .is_refused(
            "The tournament is closed and its standings are final. Reopen it with a reason to change anything.",
        );
    told.give(Command::ReopenTournament(ReopenTournament { reason: "a slip was found".into() }))
        .goes()
        .drops("Odo")
        .goes();
}

#[test]
fn a_tournament_without_a_round_cannot_be_closed() {
    Scenario::with_players(["Kira", "Odo"])
        .give(Command::CloseTournament(CloseTournament {}))
        .is_refused("No round has been played, so there are no standings to close with.");
}

#[test]
fn a_round_closes_over_an_open_dispute_only_when_it_is_named() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round().disputes("Kira", "Whose turn?");
    let told = told.plays_the_rest().closes().is_refused(
        "Dispute 1 about round 1 is not decided. Rule on it first, or tick that the round closes without a decision.",
    );
    let close = |over: &[u32]| {
        Command::CloseRound(CloseRound {
            round: RoundNumber(1),
            over: over.iter().copied().map(DisputeNumber).collect(),
        })
    };
    let (named, ruled) = (told.clone(), told.clone());
    let two = told.disputes("Odo", "And whose was the one before?").give(close(&[1]));
    two.is_refused(
        "Dispute 2 about round 1 is not decided. Rule on it first, or tick that the round closes without a decision.",
    );
    let named = named.give(close(&[1, 7])).goes();
    let closed = Entry::RoundClosed(RoundClosed { round: RoundNumber(1), over: vec![DisputeNumber(1)] });
    assert_eq!(
        named.log.last().unwrap().entry,
        closed,
        "the log says what it was closed over, and nothing else"
    );
    let ruled = ruled.rules(1, "It was Kira's turn.").goes().give(close(&[1])).goes();
    assert_eq!(
        serde_json::to_string(&ruled.log.last().unwrap().entry).unwrap(),
        r#"{"entry":"round-closed","round":1}"#,
        "as every log wrote it before"
    );
}

#[test]
fn a_tournament_does_not_close_with_two_results_for_one_table() {
    let told =
        Scenario::with_players(["Kira", "Odo"]).plays_a_round().records("Kira", 100, 10, End::Complete);
    told.give(Command::CloseTournament(CloseTournament {}))
        .is_refused("Two results conflict at table 1 of round 1. Settle that first.");
}
