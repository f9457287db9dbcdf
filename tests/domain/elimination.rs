//! Single elimination from the start: everybody in one bracket, the best seeds without an opponent at first.

use std::collections::BTreeSet;

use arbiter::domain::bracket::cut::{BracketOrder, Cut, Size};
use arbiter::domain::bracket::ranking::Ranked;
use arbiter::domain::id::PlayerId;
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::scoring::standings::standings;
use arbiter::domain::tournament::command::{
    ChangeProfile, ChangeSettings, CloseTournament, Command, PublishRound, StartCut, WithdrawCut,
};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::settings::Settings;

use crate::support::scenario::{Scenario, settings};

const NAMES: [&str; 12] =
    ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir", "Jake", "Ezri", "Worf", "Dax"];

fn bracket_of(players: usize) -> Scenario {
    let settings = Settings { system: PairingSystem::SingleElimination, ..settings() };
    let system = ChangeSettings { settings, reason: "one evening".into() };
    let empty = Scenario::new("tcc-1e-2023").give(Command::ChangeSettings(system)).goes();
    NAMES.iter().take(players).fold(empty, |told, name| told.registers([*name]))
}

fn cut(told: &Scenario, bracket: BracketOrder) -> Cut {
    let players = told.tournament.players().filter(|player| player.is_active()).count();
    let size = Size::holding(players).unwrap();
    Cut { bracket, third_place: size.stages() > 1, ..Cut::to(size) }
}

fn seeds(told: &Scenario) -> Vec<PlayerId> {
    let (setup, seed) = (told.tournament.setup().unwrap(), told.tournament.next_seed().unwrap());
    told.tournament.seeding(setup, cut(told, BracketOrder::Fixed), seed).unwrap().seeds
}

fn start(told: &Scenario, bracket: BracketOrder, seen: Vec<PlayerId>, given: Option<&str>) -> Command {
    let (cut, given) = (cut(told, bracket), given.map(Into::into));
    Command::StartCut(StartCut { cut, minutes: 60, decks: CutDecks::Same, seen, given })
}

fn started(players: usize, bracket: BracketOrder) -> Scenario {
    let told = bracket_of(players);
    let command = start(&told, bracket, seeds(&told), None);
    told.give(command).goes()
}

fn ranking(told: &Scenario) -> Vec<Ranked> {
    let profile = told.tournament.setup().unwrap().profile().unwrap();
    told.tournament.ranking(&standings(profile, &told.tournament.history()).unwrap()).unwrap()
}

/// Plays the stages to the end; returns how many matches were played.
fn play(mut told: Scenario) -> (Scenario, usize) {
    let mut matches = 0;
    while told.tournament.decide(&Command::CloseTournament(CloseTournament {})).is_err() {
        told = told.starts_round();
        matches += told.tournament.rounds().last().unwrap().tables().len();
        told = told.plays_the_rest().closes().goes();
    }
    (told, matches)
}

#[test]
fn every_field_of_2_to_12_ends_with_one_winner_who_lost_to_nobody() {
    for players in 2..=12 {
        for order in [BracketOrder::Fixed, BracketOrder::Reseeded] {
            let (told, matches) = play(started(players, order));
            let third = usize::from(players > 3);
            assert_eq!(
                matches,
                players - 1 + third,
                "{players}: all but one lose once, and two play for third place"
            );
            let places: Vec<u32> = ranking(&told).iter().map(|one| one.place).collect();
            assert_eq!(places.len(), players);
            assert_eq!(&places[..2], [1, 2]);
            let ranked: BTreeSet<PlayerId> = ranking(&told).iter().map(|one| one.player).collect();
            assert_eq!(ranked.len(), players);
            let lost: BTreeSet<PlayerId> = told
                .tournament
                .rounds()
                .flat_map(|round| round.tables().map(|table| table.pair.players[1]))
                .collect();
            assert!(!lost.contains(&ranking(&told)[0].player), "the winner lost a match");
        }
    }
}

#[test]
fn the_best_seeds_have_no_opponent_in_the_first_stage() {
    for players in 2..=12 {
        let told = started(players, BracketOrder::Fixed).pairs().goes();
        let seeds = told.tournament.cut().unwrap().seeds.clone();
        let first = told.tournament.rounds().last().unwrap();
        let size = Size::holding(players).unwrap().players() as usize;
        let alone: Vec<&PlayerId> = seeds.iter().filter(|player| !first.involves(**player)).collect();
        assert_eq!(alone, seeds.iter().take(size - players).collect::<Vec<_>>(), "{players} players");
        for table in first.tables() {
            let sum: u32 = table
                .pair
                .players
                .iter()
                .map(|one| told.tournament.cut().unwrap().seed_of(*one).unwrap())
                .sum();
            assert_eq!(sum as usize, size + 1, "the best meets the last");
        }
    }
}

#[test]
fn who_is_out_in_one_stage_shares_a_place() {
    let (told, _) = play(started(11, BracketOrder::Fixed));
    let found: Vec<(u32, String)> =
        ranking(&told).iter().map(|one| (one.place, one.by.to_string())).collect();
    let words = |place: u32, by: &str| (place, by.to_owned());
    let wanted = [
        words(1, "final"),
        words(2, "final"),
        words(3, "third place"),
        words(4, "third place"),
        words(5, "quarter-final"),
        words(5, "quarter-final"),
        words(5, "quarter-final"),
        words(5, "quarter-final"),
        words(9, "round of 16"),
        words(9, "round of 16"),
        words(9, "round of 16"),
    ];
    assert_eq!(found, wanted);
}

#[test]
fn the_director_may_give_the_order_of_all_players_with_its_source() {
    let told = bracket_of(5);
    let mut order = seeds(&told);
    order.reverse();
    let ask =
        |told: &Scenario, seen: &[PlayerId], given| start(told, BracketOrder::Fixed, seen.to_vec(), given);
    let told = {
        let (by_lot, nameless) = (ask(&told, &order, None), ask(&told, &order, Some(" ")));
        let (twice, ours) = (vec![order[0]; 5], ask(&told, &order, Some("ratings of 24 November")));
        let forged = ask(&told, &twice, Some("mine"));
        told.give(by_lot)
            .is_refused("The seeds have changed since you opened the page. Look at them again, then start the cut.")
            .give(nameless)
            .is_refused("Write down the reason. Everyone can read it in the log.")
            .give(forged)
            .is_refused(
                "The order does not name everybody who plays exactly once. Look at the players again, then send it.",
            )
            .give(ours)
            .goes()
    };
    let started = told.tournament.cut().unwrap();
    assert_eq!(started.seeds, order);
    assert_eq!(started.given.as_deref(), Some("ratings of 24 November"));
}

#[test]
fn a_bracket_begins_with_its_seeds_and_can_be_taken_back() {
    let told = bracket_of(4).pairs().is_refused(
        "A bracket for everybody begins with its seeds. Set them first, then pair the first stage.",
    );
    let before = told.tournament.state();
    let command = start(&told, BracketOrder::Fixed, seeds(&told), None);
    let told = told.give(command).goes();
    let swiss = Settings { system: PairingSystem::Swiss, ..settings() };
    let change = ChangeSettings { settings: swiss, reason: "we have time".into() };
    let told = told.give(Command::ChangeSettings(change.clone())).is_refused(
        "Play has begun, so the system stays. Discard the draft of round 1 or take the bracket back, then choose another \
         system.",
    );
    let reason = "Leeta comes too".into();
    let told = told.give(Command::WithdrawCut(WithdrawCut { reason })).goes();
    assert_eq!(told.tournament.state(), before);
    told.give(Command::ChangeSettings(change)).goes();
}

#[test]
fn an_order_of_the_director_is_for_brackets_alone() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]).plays_a_round();
    let (setup, seed) = (told.tournament.setup().unwrap(), told.tournament.next_seed().unwrap());
    let cut = Cut::to(Size::ALL[0]);
    let seen = told.tournament.seeding(setup, cut, seed).unwrap().seeds;
    let given = Some("mine".into());
    told.give(Command::StartCut(StartCut { cut, minutes: 60, decks: CutDecks::Same, seen, given }))
        .is_refused(
            "The standings give the seeds of a cut. Only a bracket for everybody takes an order of yours.",
        );
}

#[test]
fn a_player_who_leaves_gives_the_opponent_a_walk_over() {
    let told = started(3, BracketOrder::Fixed).pairs().goes();
    let last = *told.tournament.cut().unwrap().seeds.last().unwrap();
    let name = told.name(last).to_owned();
    let told = told.give(Command::PublishRound(PublishRound {})).goes().drops(&name).goes();
    let told = told.records(&name, 0, 0, crate::support::scenario::End::NoShow).goes().closes().goes();
    let (told, _) = play(told);
    assert_eq!(ranking(&told)[2].player, last);
}

#[test]
fn a_profile_under_which_a_result_of_the_bracket_could_not_have_happened_is_refused() {
    let told = started(4, BracketOrder::Fixed).starts_round().plays_the_rest();
    let profile = told.tournament.setup().unwrap().profile().unwrap();
    let profile = profile.with_values([("scores.win_threshold", "140")], "a longer game", None).unwrap();
    let (profile, reason) = (Box::new(profile), "a longer game".into());
    told.give(Command::ChangeProfile(ChangeProfile { profile, reason })).is_refused(
        "Under this profile a recorded result could not have happened. Round 1, table 1: a win needs 140 points \
         that count; the winner has 100. Correct the result or keep the profile.",
    );
}
