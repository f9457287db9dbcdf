//! Copies of a tournament share what no entry has changed: a result costs the same in a small hall and in a large one.

use std::ptr;

use crate::support::scenario::{End, Scenario};
use arbiter::domain::id::PersonId;
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::command::{Command, RegisterPlayers};
use uuid::Uuid;

/// The parts of a tournament that are not the same in memory: setup, players, rounds, tables, disputes.
fn copied(before: &Tournament, after: &Tournament) -> [usize; 5] {
    fn other<'a, T: 'a>(before: impl Iterator<Item = &'a T>, after: impl Iterator<Item = &'a T>) -> usize {
        before.zip(after).filter(|(one, two)| !ptr::eq(*one, *two)).count()
    }
    [
        other(before.setup().into_iter(), after.setup().into_iter()),
        other(before.players(), after.players()),
        other(before.rounds(), after.rounds()),
        other(
            before.rounds().flat_map(|round| round.tables()),
            after.rounds().flat_map(|round| round.tables()),
        ),
        other(before.disputes(), after.disputes()),
    ]
}

fn hall(players: u32) -> Scenario {
    let persons = (2..=players).map(|number| PersonId::new(Uuid::from_u128(u128::from(number)))).collect();
    Scenario::with_players(["Kira"])
        .give(Command::RegisterPlayers(RegisterPlayers { persons }))
        .goes()
        .plays_a_round()
        .starts_round()
        .disputes("Kira", "Does it count?")
}

#[test]
fn a_result_copies_its_table_alone_whatever_the_size_of_the_hall() {
    for players in [8, 200] {
        let before = hall(players);
        let after = before.clone().records("Kira", 100, 35, End::Complete).goes();
        assert_eq!(copied(&before.tournament, &after.tournament), [0, 0, 1, 1, 0], "{players} players");
        let table = |told: &Scenario| {
            let (at, _) = told.place("Kira");
            told.tournament.round(at.round).unwrap().table(at.table).unwrap().result.is_some()
        };
        assert!(table(&after) && !table(&before), "what was copied from stays as it was");
    }
}

#[test]
fn the_control_that_shares_nothing_is_seen() {
    let before = hall(8);
    let again = Tournament::replay(&before.log);
    assert_eq!(again, before.tournament);
    assert_eq!(copied(&before.tournament, &again), [1, 8, 2, 8, 1]);
}

#[test]
fn a_ruling_copies_its_dispute_and_a_drop_no_table() {
    let before = hall(8).disputes("Kira", "And this?");
    let ruled = before.clone().rules(1, "It counts.").goes();
    assert_eq!(copied(&before.tournament, &ruled.tournament), [0, 0, 0, 0, 1]);
    let dropped = before.clone().drops("Kira").goes();
    assert_eq!(copied(&before.tournament, &dropped.tournament), [0, 8, 0, 0, 0]);
}
