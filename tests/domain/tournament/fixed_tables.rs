//! Players who always sit at one table.

use super::EIGHT;
use crate::support::reason;
use crate::support::scenario::{Scenario, settings};
use crate::undo::{Undoing, newest as last_line};
use arbiter::domain::bracket::cut::{Cut, Size};
use arbiter::domain::bracket::stages::Bracket;
use arbiter::domain::id::{PlayerId, RoundNumber, TableNumber};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::command::{
    ChangeSettings, Command, FixTable, FreeTable, SeatLatePair, SeatLatePlayer, StartCut, SwapPlayers,
};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::entry::{Entry, TablesReseated};
use arbiter::domain::tournament::round::{ByeMove, PairedTable, Round};
use arbiter::domain::tournament::settings::Settings;

fn fixes(told: &Scenario, name: &str, table: u32) -> Scenario {
    let (player, table) = (told.player(name), TableNumber(table));
    let reason = "a wheelchair fits there".into();
    told.clone().give(Command::FixTable(FixTable { player, table, reason }))
}

fn frees(told: &Scenario, name: &str) -> Scenario {
    let player = told.player(name);
    told.clone().give(Command::FreeTable(FreeTable { player }))
}

fn newest(told: &Scenario) -> &Round {
    told.tournament.rounds().next_back().unwrap()
}

fn numbers(told: &Scenario) -> Vec<u32> {
    newest(told).tables().map(|table| table.pair.table.0).collect()
}

fn table_of(told: &Scenario, name: &str) -> u32 {
    newest(told).table_of(told.player(name)).unwrap().pair.table.0
}

/// The pairs of the newest round, each in the order of its players.
fn pairs(told: &Scenario) -> Vec<[PlayerId; 2]> {
    let mut pairs: Vec<_> = newest(told)
        .tables()
        .map(|table| {
            let mut pair = table.pair.players;
            pair.sort_unstable();
            pair
        })
        .collect();
    pairs.sort_unstable();
    pairs
}

fn why(told: &Scenario, name: &str) -> String {
    let table = newest(told).table_of(told.player(name)).unwrap();
    table.pair.why.words(|player| told.name(player).to_owned())
}

#[test]
fn a_player_sits_at_the_fixed_table_in_every_round_and_nobody_is_paired_otherwise() {
    let mut free = Scenario::with_players(EIGHT);
    let mut told = fixes(&free, "Kira", 3).goes();
    let mut last = fixes(&free, "Kira", 20).goes();
    for _ in 0..5 {
        (free, told, last) = (free.plays_a_round(), told.plays_a_round(), last.plays_a_round());
        assert_eq!((table_of(&told, "Kira"), table_of(&last, "Kira")), (3, 20));
        assert_eq!((pairs(&told), pairs(&last)), (pairs(&free), pairs(&free)));
        assert_eq!(numbers(&told), [1, 2, 3, 4]);
        assert_eq!(numbers(&last), [1, 2, 3, 20], "the hall has more tables than the round needs");
        assert!(why(&told, "Kira").ends_with("; table 3 is fixed for Kira"), "{}", why(&told, "Kira"));
    }
}

#[test]
fn the_table_set_first_counts_when_two_such_players_meet() {
    let told = fixes(&Scenario::with_players(["Kira", "Odo"]), "Odo", 5).goes();
    let told = fixes(&told, "Kira", 2).goes().plays_a_round();
    assert_eq!(numbers(&told), [5]);
    assert!(
        why(&told, "Kira").ends_with("; table 5 is fixed for Odo, which was set before table 2 for Kira")
    );
    // Another table keeps the place in the order; a table that was free in between does not.
    let moved = fixes(&told, "Odo", 7).goes().plays_a_round();
    assert_eq!(numbers(&moved), [7]);
    let again = fixes(&frees(&moved, "Odo").goes(), "Odo", 7).goes().plays_a_round();
    assert_eq!(numbers(&again), [2]);
}

#[test]
fn a_draft_stays_as_it_is_and_the_next_one_follows() {
    let told = Scenario::with_players(EIGHT).pairs();
    let (before, at) = (pairs(&told), table_of(&told, "Nog"));
    let told = fixes(&told, "Nog", 9).goes();
    assert_eq!((pairs(&told), table_of(&told, "Nog")), (before, at));
    let told = frees(&told, "Nog").goes();
    frees(&told, "Nog").is_refused("Nog has no fixed table any more. Load the page again.");
}

#[test]
fn players_who_change_places_in_a_draft_take_their_table_along() {
    let told = fixes(&Scenario::with_players(EIGHT), "Kira", 1).goes();
    let told = told.pairs();
    let other = newest(&told).table(TableNumber(4)).unwrap().pair.players[0];
    let stays: Vec<_> = [2, 3].map(|table| newest(&told).table(TableNumber(table)).cloned()).to_vec();
    let one = told.player("Kira");
    let swap = SwapPlayers { one, other, reason: "brothers".into() };
    let after = told.clone().give(Command::SwapPlayers(swap)).goes();
    assert_eq!((table_of(&after, "Kira"), numbers(&after)), (1, vec![1, 2, 3, 4]));
    assert_eq!(newest(&after).table_of(other).unwrap().pair.table.0, 4);
    assert_eq!([2, 3].map(|table| newest(&after).table(TableNumber(table)).cloned()).to_vec(), stays);
    assert_ne!(pairs(&after), pairs(&told));
}

#[test]
fn somebody_late_sits_at_the_lowest_table_that_nobody_has() {
    let told = fixes(&Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog"]), "Odo", 8).goes();
    let told = told.starts_round();
    let told = told.registers(["Leeta"]);
    let told = seats_late(&told, "Leeta").goes();
    assert_eq!((table_of(&told, "Leeta"), table_of(&told, "Odo")), (2, 8));
}

/// Round 1 of five players in play, and Leeta, who is late.
fn somebody_is_late() -> Scenario {
    Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog"]).starts_round().registers(["Leeta"])
}

fn seats_late(told: &Scenario, name: &str) -> Scenario {
    let (player, reason) = (told.player(name), "a late train".into());
    let late = SeatLatePlayer { round: RoundNumber(1), player, reason };
    told.clone().give(Command::SeatLatePlayer(late))
}

fn bye(told: &Scenario) -> PlayerId {
    newest(told).bye.as_ref().unwrap().player
}

#[test]
fn somebody_late_sits_at_a_fixed_table_that_is_free() {
    let told = somebody_is_late();
    let of_bye = told.name(bye(&told));
    let leeta_at = |fixed: &[(&str, u32)]| {
        let told = fixed.iter().fold(told.clone(), |told, (name, table)| fixes(&told, name, *table).goes());
        let seated = seats_late(&told, "Leeta").goes();
        let line = &seated.log.last().unwrap().entry;
        assert_eq!(told.tournament.can_follow(line), Ok(()));
        assert_eq!(Tournament::replay(&seated.log), seated.tournament);
        table_of(&seated, "Leeta")
    };
    assert_eq!(leeta_at(&[]), 3);
    assert_eq!(leeta_at(&[("Leeta", 9)]), 9);
    assert_eq!(leeta_at(&[(of_bye, 8)]), 8, "the opponent may be the one who needs it");
    assert_eq!(leeta_at(&[("Leeta", 1)]), 3, "others play at table 1, so the lowest free one it is");
    assert_eq!(leeta_at(&[(of_bye, 8), ("Leeta", 9)]), 8, "the table set first counts");
    assert_eq!(leeta_at(&[("Leeta", 9), (of_bye, 8)]), 9);
    assert_eq!(leeta_at(&[(of_bye, 2), ("Leeta", 9)]), 9, "unless others play there");
}

#[test]
fn a_late_pair_sees_the_fixed_table_before_it_sits_there() {
    let told = fixes(&somebody_is_late().registers(["Garak"]), "Garak", 7).goes();
    let late = ["Leeta", "Garak"].map(|name| told.player(name));
    assert_eq!(told.tournament.table_for_late_pair(RoundNumber(1), late), Ok(TableNumber(7)));
    let (round, players, reason) = (RoundNumber(1), late, "one shuttle".into());
    let seated = told.give(Command::SeatLatePair(SeatLatePair { round, players, reason })).goes();
    assert_eq!(table_of(&seated, "Leeta"), 7);
}

#[test]
fn a_late_player_at_a_fixed_table_is_undone_exactly_and_before_the_table_is_free() {
    let fixed = fixes(&somebody_is_late(), "Leeta", 9).goes();
    let seated = seats_late(&fixed, "Leeta").goes();
    let (fixing, seating) = (last_line(&fixed), last_line(&seated));
    let undone = seated.clone().undoes(seating).goes();
    assert_eq!(undone.tournament.state(), fixed.tournament.state());
    assert_eq!(undone.clone().redoes(seating).goes().tournament.state(), seated.tournament.state());
    seated.undoes(fixing).is_refused(&format!(
        "Line {fixing} stays, because later acts rest on it: line {seating}. Undo those first, the newest before the others."
    ));
    undone.undoes(fixing).goes();
}

#[test]
fn an_older_log_in_which_a_late_player_took_the_lowest_table_stays_possible() {
    let told = fixes(&somebody_is_late(), "Leeta", 9).goes();
    let players = [bye(&told), told.player("Leeta")];
    let follows = |table| {
        let reason = reason("a late train");
        let tables = vec![PairedTable::by_hand(TableNumber(table), players, &reason)];
        let entry = TablesReseated { round: RoundNumber(1), tables, bye: ByeMove::Ends, reason };
        told.tournament.can_follow(&Entry::TablesReseated(entry)).is_ok()
    };
    assert_eq!([3, 9].map(follows), [true; 2]);
    assert_eq!([4, 8, 10].map(follows), [false; 3], "neither rule gives these");
}

#[test]
fn pods_follow_too() {
    let names = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir", "Jake"];
    let free = Scenario::in_pods().registers(names).pairs();
    let told = fixes(&Scenario::in_pods().registers(names), "Jake", 12).goes();
    let told = told.pairs();
    let pods = |told: &Scenario| -> Vec<(u32, Vec<PlayerId>)> {
        newest(told).pods().map(|pod| (pod.table().0, pod.pod.players.clone())).collect()
    };
    let (jake, pods, free) = (told.player("Jake"), pods(&told), pods(&free));
    assert_eq!(pods.iter().map(|(number, _)| *number).collect::<Vec<_>>(), [1, 12]);
    assert!(pods[1].1.contains(&jake));
    let sorted = |pods: &[(u32, Vec<PlayerId>)]| {
        let mut seats: Vec<_> = pods.iter().map(|(_, seats)| seats.clone()).collect();
        seats.sort();
        seats
    };
    assert_eq!(sorted(&pods), sorted(&free));
}

#[test]
fn a_pod_knows_whose_fixed_table_it_has_and_which_are_not_kept() {
    let names = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir", "Jake"];
    let told = Scenario::in_pods().registers(names);
    let told = (11..).zip(names).fold(told, |told, (table, name)| fixes(&told, name, table).goes());
    let told = told.pairs();
    for pod in newest(&told).pods() {
        let (first, later) = newest(&told).fixed_tables_met(pod.table()).unwrap();
        let mut players = pod.pod.players.clone();
        players.sort_unstable();
        assert_eq!((first, pod.table()), (players[0], TableNumber(10 + first.0)));
        let others: Vec<_> =
            players[1..].iter().map(|player| (*player, TableNumber(10 + player.0))).collect();
        assert_eq!(later, others);
    }
    // What is set later is about the next heat.
    let free = Scenario::in_pods().registers(names).pairs();
    let set = fixes(&fixes(&free, "Kira", 1).goes(), "Odo", 2).goes();
    assert!(newest(&set).pods().all(|pod| newest(&set).fixed_tables_met(pod.table()).is_none()));
    assert_eq!(Tournament::replay(&told.log), told.tournament);
}

#[test]
fn a_match_of_the_cut_knows_which_fixed_table_is_not_kept() {
    let told = cut_to_four(Scenario::with_players(EIGHT));
    let pair = told.tournament.bracket().unwrap().unwrap().stage(1)[0].players;
    let [one, other] = pair.map(|player| told.name(player).to_owned());
    let told = fixes(&fixes(&told, &other, 7).goes(), &one, 9).goes().starts_round();
    let met = newest(&told).fixed_tables_met(TableNumber(7));
    assert_eq!(met, Some((pair[1], vec![(pair[0], TableNumber(9))])));
    let alone = newest(&told).tables().find(|table| table.pair.table != TableNumber(7)).unwrap();
    assert_eq!(newest(&told).fixed_tables_met(alone.pair.table), None);
}

#[test]
fn a_fixed_table_that_means_nothing_is_refused() {
    let told = Scenario::with_players(EIGHT);
    for table in [0, 10_000, TableNumber(1).of_game(2).0] {
        fixes(&told, "Kira", table)
            .is_refused("Choose a table from 1 to 9999, as it is numbered in the hall.");
    }
    let taken = fixes(&told, "Kira", 4).goes();
    fixes(&taken, "Odo", 4)
        .is_refused("Table 4 is fixed for Kira. Choose another table, or let Kira sit anywhere first.");
    let silent = FixTable { player: PlayerId(1), table: TableNumber(1), reason: " ".into() };
    told.clone()
        .give(Command::FixTable(silent))
        .is_refused("Write down the reason. Staff read it, the players do not.");
    let stranger = FixTable { player: PlayerId(99), table: TableNumber(1), reason: "a".into() };
    told.give(Command::FixTable(stranger))
        .is_refused("Nobody has number 99 in this tournament. Check the number on the player list.");
    fixes(&taken, "Kira", 4).adds_nothing();
}

#[test]
fn the_timetable_of_a_round_robin_keeps_its_numbers() {
    let settings = Settings { system: PairingSystem::RoundRobin, ..settings() };
    let reason = "few players".into();
    let change = Command::ChangeSettings(ChangeSettings { settings, reason });
    let told = Scenario::with_players(EIGHT).give(change).goes();
    fixes(&told, "Kira", 3)
        .is_refused("The timetable of a round robin numbers its tables, so none can be fixed.");
}

/// A cut of eight players to four after two rounds, with its first stage in play.
fn cut_to_four(told: Scenario) -> Scenario {
    let told = told.plays_a_round().plays_a_round();
    let cut = Cut::to(Size::try_from(4).unwrap());
    let setup = told.tournament.setup().unwrap();
    let seed = told.tournament.next_seed().unwrap();
    let seen = told.tournament.seeding(setup, cut, seed).unwrap().seeds;
    let start = StartCut { cut, minutes: 60, decks: CutDecks::Same, seen, given: None };
    told.give(Command::StartCut(start)).goes()
}

#[test]
fn a_match_of_the_cut_exchanges_its_number_and_the_bracket_stays() {
    let free = cut_to_four(Scenario::with_players(EIGHT));
    let top = free.tournament.cut().unwrap().seeds[0];
    let name = free.name(top).to_owned();
    // Seed 1 plays match 1, and sits at table 2, or far away.
    let far = free.clone().starts_round();
    let wanted = free.tournament.bracket().unwrap().unwrap();
    for (table, other) in [(2, 1), (20, 2)] {
        let told = fixes(&free, &name, table).goes().starts_round();
        assert_eq!(table_of(&told, &name), table);
        assert_eq!(pairs(&told), pairs(&far), "who meets whom stays the same");
        let mut numbers = numbers(&told);
        numbers.retain(|number| *number != table);
        assert_eq!(numbers, [other]);
        let bracket = told.tournament.bracket().unwrap().unwrap();
        let players = |bracket: &Bracket| bracket.stage(1).iter().map(|one| one.players).collect::<Vec<_>>();
        assert_eq!(players(&bracket), players(&wanted));
        assert_eq!(newest(&told).table_of_match(1), table);
        // The winners meet as they would have.
        let over = told.plays_the_rest().closes().goes().starts_round();
        assert_eq!(table_of(&over, &name), table, "the final, too");
        let first = over.tournament.bracket().unwrap().unwrap().stage(1)[0].clone();
        assert!(first.players.contains(&top) && first.winner.is_some());
        assert_eq!(Tournament::replay(&over.log), over.tournament);
    }
}
