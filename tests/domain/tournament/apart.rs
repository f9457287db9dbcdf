//! Players are kept apart.

use super::EIGHT;
use crate::support::scenario::Scenario;
use arbiter::domain::id::{GroupNumber, PlayerId, RoundNumber};
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::command::{Command, KeepApart, LetMeet};

fn keeps<const N: usize>(told: &Scenario, names: [&str; N], through: Option<u32>) -> Scenario {
    let players = names.map(|name| told.player(name)).to_vec();
    let (through, reason) = (through.map(RoundNumber), "one team".into());
    told.clone().give(Command::KeepApart(KeepApart { players, through, reason }))
}

fn lets_meet(told: &Scenario, group: u32) -> Scenario {
    told.clone().give(Command::LetMeet(LetMeet { group: GroupNumber(group) }))
}

/// The rounds, counted from 1, in which two of these players met.
fn meetings<const N: usize>(told: &Scenario, names: [&str; N]) -> Vec<u32> {
    let players = names.map(|name| told.player(name));
    let both = |pair: [PlayerId; 2]| pair.iter().all(|player| players.contains(player));
    let rounds = told.tournament.rounds();
    rounds
        .filter(|round| round.tables().any(|table| both(table.pair.players)))
        .map(|it| it.number.0)
        .collect()
}

#[test]
fn the_members_of_a_team_never_meet() {
    let team = ["Kira", "Odo", "Quark", "Rom"];
    let mut told = keeps(&Scenario::with_players(EIGHT), team, None).goes();
    let mut free = Scenario::with_players(EIGHT);
    for _ in 0..4 {
        (told, free) = (told.plays_a_round(), free.plays_a_round());
    }
    assert_eq!(meetings(&told, team), [0; 0], "all of them meet the other four, whatever the scores");
    assert!(!meetings(&free, team).is_empty(), "the control");
    // In the fifth round nobody of the others is left, so each plays a rematch, and the tables say why.
    let told = told.starts_round();
    assert_eq!(meetings(&told, team), [0; 0]);
    assert_eq!(told.tournament.round(RoundNumber(5)).unwrap().rematches, 4);
    let why = reasons(&told, 5);
    let said = "needs one too, or would seat players who are kept apart";
    assert_eq!(why.iter().filter(|why| why.contains(said)).count(), 4, "{why:?}");
}

/// Why the players of each table of a round meet.
fn reasons(told: &Scenario, round: u32) -> Vec<String> {
    let round = told.tournament.round(RoundNumber(round)).unwrap();
    round.tables().map(|table| table.pair.why.words(|player| told.name(player).to_owned())).collect()
}

#[test]
fn two_of_a_team_of_more_than_half_meet_and_their_table_says_that_they_must() {
    let team = ["Kira", "Odo", "Quark", "Rom", "Nog"];
    let told = keeps(&Scenario::with_players(EIGHT), team, None).goes().starts_round();
    assert_eq!(meetings(&told, team), [1]);
    let why = reasons(&told, 1);
    let said =
        "they were to be kept apart, but every pairing of this round has such a pair, and none has fewer";
    assert_eq!(why.iter().filter(|why| why.contains(said)).count(), 1, "{why:?}");
}

#[test]
fn relatives_are_kept_apart_through_the_first_rounds() {
    let told = keeps(&Scenario::with_players(["Rom", "Nog", "Kira", "Odo"]), ["Rom", "Nog"], Some(2)).goes();
    let told = told.plays_a_round().plays_a_round();
    assert_eq!(meetings(&told, ["Rom", "Nog"]), [0; 0]);
    let told = told.plays_a_round();
    assert_eq!(meetings(&told, ["Rom", "Nog"]), [3], "nobody else is left, and nothing forbids it any more");
    let round = told.tournament.round(RoundNumber(3)).unwrap();
    assert!(round.tables().all(|table| !table.pair.why.words(|_| String::new()).contains("apart")));
}

#[test]
fn a_group_may_meet_again_and_its_number_is_not_used_twice() {
    let told = keeps(&Scenario::with_players(EIGHT), ["Kira", "Odo"], None).goes();
    let told = lets_meet(&told, 1).goes();
    assert_eq!(told.tournament.apart_groups().count(), 0);
    lets_meet(&told, 1).is_refused("There is no group 1 any more. Load the page again.");
    let told = keeps(&told, ["Kira", "Odo"], None).goes();
    assert_eq!(told.tournament.apart_groups().next().unwrap().number, GroupNumber(2));
}

#[test]
fn a_group_that_means_nothing_is_refused() {
    let told = Scenario::with_players(EIGHT);
    keeps(&told, ["Kira"], None).is_refused("Choose at least two players to keep apart.");
    keeps(&told, ["Kira", "Kira"], None).is_refused("Choose at least two players to keep apart.");
    let stranger = KeepApart { players: vec![PlayerId(1), PlayerId(99)], through: None, reason: "a".into() };
    told.clone()
        .give(Command::KeepApart(stranger))
        .is_refused("Nobody has number 99 in this tournament. Check the number on the player list.");
    let silent = KeepApart { players: vec![PlayerId(1), PlayerId(2)], through: None, reason: " ".into() };
    told.clone()
        .give(Command::KeepApart(silent))
        .is_refused("Write down the reason. Staff read it, the players do not.");
    let paired = told.plays_a_round();
    keeps(&paired, ["Kira", "Odo"], Some(1))
        .is_refused("Round 1 has been paired. Choose round 2 or a later one.");
    let again = keeps(&paired, ["Kira", "Odo"], Some(2)).goes();
    keeps(&again, ["Odo", "Kira"], None).is_refused(
        "These players are already kept apart, as group 1. Let them meet first, then choose again.",
    );
    let mut full = again;
    for other in 1..64 {
        let [a, b] = [other / 8 + 1, other % 8 + 1].map(PlayerId);
        let (players, reason) = (vec![a, b, PlayerId(1), PlayerId(2), PlayerId(3)], "a".into());
        full = full.give(Command::KeepApart(KeepApart { players, through: None, reason }));
    }
    assert!(full.tournament.apart_groups().count() <= 64);
}

#[test]
fn pods_keep_players_apart_before_they_spare_repeats() {
    let told = Scenario::in_pods().registers(["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Dax", "Worf"]);
    let told = keeps(&told, ["Kira", "Odo"], None).goes();
    for _ in 0..3 {
        let told = told.clone().pairs().goes();
        let heat = told.tournament.rounds().next_back().unwrap();
        let [kira, odo] = ["Kira", "Odo"].map(|name| told.player(name));
        assert_ne!(heat.place_of(kira), heat.place_of(odo));
        assert_eq!(heat.together, 0);
    }
    // Four of one pod cannot be kept apart.
    let four = Scenario::in_pods().registers(["Kira", "Odo", "Quark", "Rom"]);
    let four = keeps(&four, ["Kira", "Odo"], None).goes().pairs().goes();
    assert_eq!(four.tournament.rounds().next_back().unwrap().together, 1);
    assert_eq!(Tournament::replay(&four.log), four.tournament);
}
