//! Players who come late, sit out, drop, come back or were registered by mistake.

use crate::support::scenario::Scenario;
use arbiter::domain::id::{PersonId, PlayerId, RoundNumber};
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::command::{
    Command, DiscardPairings, IdentifyPlayers, PairRound, PublishRound, RegisterPlayers, ReinstatePlayer,
    WithdrawRegistration,
};
use arbiter::domain::tournament::settings::MOST_PLAYERS;
use uuid::Uuid;

#[test]
fn a_dropped_player_keeps_the_points_and_is_not_paired() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]).plays_a_round();
    let leader = told.standings()[0].tally.player;
    let name = told.name(leader).to_owned();
    let told = told.drops(&name).goes().starts_round();
    assert!(told.tournament.rounds().nth(1).unwrap().table_of(leader).is_none());
    assert_eq!(told.stands(&name).1, 4);
    told.drops(&name).is_refused(&format!("{name} has already dropped. Reinstate the player to pair again."));
}

#[test]
fn one_player_is_one_person_and_one_person_one_player() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark"]);
    let person = |number: u128| PersonId::new(Uuid::from_u128(number));
    let player = |name: &str| told.player(name);
    let same = |pairs: &[(&str, u128)]| {
        Command::IdentifyPlayers(IdentifyPlayers {
            same: pairs.iter().map(|(name, number)| (player(name), person(*number))).collect(),
        })
    };
    let told = |command: Command| told.clone().give(command);
    told(same(&[])).is_refused("No players are ticked. Tick the players who are the same person.");
    told(same(&[("Kira", 70), ("Kira", 71)])).is_refused("Kira cannot be two people. Tick one of them.");
    told(same(&[("Kira", 70), ("Odo", 70)])).is_refused("Kira is already registered in this tournament.");
    told(same(&[("Kira", 2)])).is_refused("Odo is already registered in this tournament.");
    told(same(&[("Kira", 1)])).adds_nothing();
    let told = told(same(&[("Kira", 70), ("Odo", 71)])).goes();
    let persons: Vec<PersonId> = told.tournament.players().map(|player| player.person).collect();
    assert_eq!(persons, [person(70), person(71), person(3)]);
}

#[test]
fn a_reinstated_player_is_paired_again() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]).plays_a_round().drops("Rom").goes();
    let player = told.player("Rom");
    let told =
        told.plays_a_round().give(Command::ReinstatePlayer(ReinstatePlayer { player })).goes().starts_round();
    assert!(told.tournament.rounds().nth(2).unwrap().involves(player));
    assert!(!told.tournament.rounds().nth(1).unwrap().involves(player));
}

#[test]
fn a_late_entry_plays_from_the_next_round_and_the_missed_one_counts_nothing() {
    let told = Scenario::with_players(["Kira", "Odo"]).plays_a_round().registers(["Leeta", "Nog"]);
    assert_eq!(told.tournament.player(told.player("Leeta")).unwrap().from_round, RoundNumber(2));
    assert_eq!(told.stands("Leeta").1, 0);
    let told = told.starts_round();
    assert!(told.tournament.rounds().nth(1).unwrap().involves(told.player("Leeta")));
}

#[test]
fn a_player_seated_in_a_draft_drops_only_after_it() {
    Scenario::with_players(["Kira", "Odo"])
        .pairs()
        .goes()
        .drops("Odo")
        .is_refused("Odo is seated in the draft of round 1. Publish the round or discard the draft first.");
}

#[test]
fn an_absent_player_sits_out_one_round_and_an_earned_bye_counts_the_cap() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]);
    let (rom, quark) = (told.player("Rom"), told.player("Quark"));
    let told = told
        .give(Command::PairRound(PairRound { absent: vec![rom], earned_byes: vec![quark] }))
        .goes()
        .give(Command::PublishRound(PublishRound {}))
        .goes();
    let round = told.tournament.rounds().next().unwrap();
    assert_eq!(round.tables().len(), 1);
    assert!(round.table_of(rom).is_none() && round.table_of(quark).is_none());
    assert_eq!(told.stands("Quark").2, 100);
    assert_eq!(told.stands("Rom").1, 0);
}

#[test]
fn a_tournament_has_no_more_players_than_any_hall_holds() {
    let persons = |numbers: std::ops::RangeInclusive<u128>| {
        let persons = numbers.map(|number| PersonId::new(Uuid::from_u128(number))).collect();
        Command::RegisterPlayers(RegisterPlayers { persons })
    };
    let most = MOST_PLAYERS as u128;
    Scenario::new("tcc-1e-2023")
        .give(persons(1..=most + 1))
        .is_refused("A tournament has at most 4096 players. Open another one for the others.")
        .give(persons(1..=1))
        .goes()
        .give(persons(2..=most + 1))
        .is_refused("A tournament has at most 4096 players. Open another one for the others.");
}

#[test]
fn nobody_is_absent_and_gets_an_earned_bye() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]);
    let rom = told.player("Rom");
    told.give(Command::PairRound(PairRound { absent: vec![rom], earned_byes: vec![rom] }))
        .is_refused("Rom is marked as away and for an earned bye. Take one of the two marks away.");
}

#[test]
fn a_withdrawn_registration_is_nowhere_and_its_number_is_not_reused() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark"]);
    let back = |player: PlayerId| Command::WithdrawRegistration(WithdrawRegistration { player });
    let quark = told.player("Quark");
    let told = told.pairs().goes().give(back(quark));
    // Three players: the one with the bye is in the draft too.
    let told = told
        .is_refused("Quark is seated in the draft of round 1. Publish the round or discard the draft first.");
    let told =
        told.give(Command::DiscardPairings(DiscardPairings { reason: "twice in the list".into() })).goes();
    let told = told.give(back(quark)).goes().give(back(quark));
    let told =
        told.is_refused("Nobody has number 3 in this tournament. Check the number on the player list.");
    assert!(told.tournament.player(quark).is_none());
    assert_eq!(told.standings().len(), 2);
    let told = told.registers(["Rom"]);
    let numbers: Vec<u32> = told.tournament.players().map(|player| player.id.0).collect();
    assert_eq!(numbers, [1, 2, 4]);
    assert_eq!(Tournament::replay(&told.log), told.tournament);
    let kira = told.player("Kira");
    told.starts_round()
        .give(back(kira))
        .is_refused("Play has begun, so the registration of Kira stays on record. Drop the player instead.");
}
