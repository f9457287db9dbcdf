//! Deck lists of players, faulty or changed.

use crate::support::scenario::Scenario;
use arbiter::domain::hash::ListHash;
use arbiter::domain::tournament::command::{AcceptDeck, Command, PairRound, PublishRound, SubmitDeck};

#[test]
fn a_faulty_deck_is_accepted_only_with_a_reason() {
    let told = Scenario::with_players(["Kira", "Odo"]);
    let player = told.player("Kira");
    let accept = |reason: &str| Command::AcceptDeck(AcceptDeck { player, reason: reason.into() });
    let told = told
        .give(accept(""))
        .is_refused("Kira has not handed in a deck list yet.")
        .give(Command::SubmitDeck(SubmitDeck { player, sha256: ListHash::stated("aa"), errors: 2, cards: 66, by_staff: false, agrees: None }))
        .goes()
        .give(accept(""))
        .is_refused(
            "The list has faults, so write down why it is accepted. Staff and the player read it; the public log says only that the list was accepted.",
        )
        .give(accept("printed before the errata"))
        .goes();
    assert!(told.tournament.player(player).unwrap().deck.as_ref().unwrap().is_settled());
    let told = told
        .give(Command::SubmitDeck(SubmitDeck {
            player,
            sha256: ListHash::stated("bb"),
            errors: 1,
            cards: 66,
            by_staff: false,
            agrees: None,
        }))
        .goes();
    assert!(
        !told.tournament.player(player).unwrap().deck.as_ref().unwrap().is_settled(),
        "a new list is looked at anew"
    );
}

#[test]
fn a_player_changes_the_list_until_play_begins_and_staff_may_after_it() {
    let told = Scenario::with_players(["Kira", "Odo"]);
    let player = told.player("Kira");
    let hand_in = |sha256: &str, by_staff: bool| {
        Command::SubmitDeck(SubmitDeck {
            player,
            sha256: ListHash::stated(sha256),
            errors: 0,
            cards: 66,
            by_staff,
            agrees: None,
        })
    };
    let told = told.give(hand_in("aa", false)).goes().give(hand_in("bb", false)).goes();
    let told = told.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] })).goes();
    let told = told.give(hand_in("cc", false)).goes();
    told.give(Command::PublishRound(PublishRound {}))
        .goes()
        .give(hand_in("dd", false))
        .is_refused(
            "Play has begun, so deck lists are locked. A director or deck checker can hand in a changed list with Kira present.",
        )
        .give(hand_in("cc", false))
        .adds_nothing()
        .give(hand_in("dd", true))
        .goes();
}

#[test]
fn the_same_list_is_recorded_again_only_when_its_check_differs() {
    let told = Scenario::with_players(["Kira", "Odo"]);
    let player = told.player("Kira");
    let hand_in = |errors: u32| {
        Command::SubmitDeck(SubmitDeck {
            player,
            sha256: ListHash::stated("aa"),
            errors,
            cards: 66,
            by_staff: false,
            agrees: None,
        })
    };
    let told = told.give(hand_in(0)).goes().give(hand_in(0)).adds_nothing().give(hand_in(1)).goes();
    assert_eq!(told.tournament.player(player).unwrap().deck.as_ref().unwrap().errors, 1);
}
