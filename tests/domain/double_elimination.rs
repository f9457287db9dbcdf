//! Double elimination: both sides of the bracket, the second final, free places, and what it leaves as it was.

use std::collections::{BTreeMap, BTreeSet};

use arbiter::data::scoring_profile;
use arbiter::domain::bracket::cut::{BestOf, BracketOrder, Cut, Size, UnplayableCut};
use arbiter::domain::bracket::double::{Feeder, places};
use arbiter::domain::bracket::elimination::Elimination;
use arbiter::domain::bracket::matches::{BracketError, Match};
use arbiter::domain::bracket::ranking::{Ranked, ranking};
use arbiter::domain::bracket::recorded::Recorded;
use arbiter::domain::bracket::stages::{Bracket, Next};
use arbiter::domain::id::{AtTable, EntryNumber, PlayerId};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::scoring::profile::Profile;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::scoring::standings::standings;
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::command::{
    ChangeSettings, CloseRound, CloseTournament, Command, PairRound, PublishRound, RecordResult, StartCut,
    UndoAct, Undoer, WithdrawCut,
};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::settings::Settings;
use arbiter::words::round_name::RoundWords;

use crate::support::forms::Dice;
use crate::support::histories;
use crate::support::scenario::{End, Scenario, settings};

const NAMES: [&str; 12] =
    ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir", "Jake", "Ezri", "Worf", "Dax"];
const KINDS: [Elimination; 2] = [Elimination::Double, Elimination::DoubleOneFinal];

fn profile() -> &'static Profile {
    scoring_profile("tcc-1e-2023").unwrap()
}

fn double(players: usize, elimination: Elimination) -> Cut {
    Cut { elimination, ..Cut::to(Size::holding(players).unwrap()) }
}

fn record(stage: u32, one: &Match, winner: Side) -> Recorded {
    let scores = if winner == Side::A { [100, 35] } else { [35, 100] };
    let end = EndReason::Complete { winner };
    let game = GameResult::ended(scores, end);
    Recorded { stage, number: one.number, players: one.players, games: vec![game], winner: None }
}

fn loser(one: &Recorded) -> PlayerId {
    let [a, b] = one.players;
    if one.games[0].scores == [100, 35] { b } else { a }
}

/// Plays a bracket to its end; `wins` says on which side a match is won.
fn play(cut: Cut, seeds: &[PlayerId], mut wins: impl FnMut(u32, &Match) -> Side) -> Vec<Recorded> {
    let mut recorded = Vec::new();
    loop {
        let bracket = Bracket::of(profile(), cut, seeds, &recorded).unwrap();
        let Next::Stage(stage, matches) = bracket.next() else {
            assert!(matches!(bracket.next(), Next::Over(_)));
            return recorded;
        };
        let played: Vec<Recorded> = matches.iter().map(|one| record(stage, one, wins(stage, one))).collect();
        assert!(!played.is_empty(), "a stage without a match");
        recorded.extend(played);
    }
}

fn by_chance(cut: Cut, seeds: &[PlayerId], mut dice: Dice) -> Vec<Recorded> {
    play(cut, seeds, |_, _| if dice.often(60) { Side::A } else { Side::B })
}

fn field(players: u32) -> Vec<PlayerId> {
    (1..=players).map(PlayerId).collect()
}

/// The ranking where no round was played before.
fn ranked(cut: Cut, seeds: &[PlayerId], recorded: &[Recorded]) -> Vec<Ranked> {
    let history = histories::players(u32::try_from(seeds.len()).unwrap());
    let bracket = Bracket::of(profile(), cut, seeds, recorded).unwrap();
    ranking(&standings(profile(), &history).unwrap(), &bracket, &BTreeSet::new())
}

#[test]
fn every_field_of_3_to_32_ends_with_one_winner_and_everybody_else_out_after_two_lost_matches() {
    let mut second_finals = 0;
    for players in 3..=32_u32 {
        for (elimination, throw) in KINDS.into_iter().flat_map(|kind| (0..12).map(move |it| (kind, it))) {
            let (cut, seeds) = (double(players as usize, elimination), field(players));
            let recorded = by_chance(cut, &seeds, Dice(u64::from(players) * 100 + throw));
            let mut lost: BTreeMap<PlayerId, usize> = BTreeMap::new();
            recorded.iter().for_each(|one| *lost.entry(loser(one)).or_default() += 1);
            let found = ranked(cut, &seeds, &recorded);
            let winner = found[0].player;
            let second_final = recorded.iter().any(|one| one.stage > cut.final_stage());
            second_finals += usize::from(second_final);
            let losses = |player: &PlayerId| lost.get(player).copied().unwrap_or_default();
            assert!(losses(&winner) <= 1);
            for player in seeds.iter().filter(|player| **player != winner) {
                let one_is_enough = elimination == Elimination::DoubleOneFinal && *player == found[1].player;
                assert!(losses(player) == 2 || (one_is_enough && losses(player) == 1), "{players}, {player}");
            }
            let count = recorded.len();
            assert_eq!(count, 2 * (players as usize - 1) + usize::from(second_final));
            assert_eq!(
                found.iter().map(|one| one.player).collect::<BTreeSet<_>>(),
                BTreeSet::from_iter(seeds)
            );
            assert_eq!((found[0].place, found[1].place, found[2].place), (1, 2, 3), "{players}");
        }
    }
    assert!(second_finals > 50, "{second_finals}");
}

#[test]
fn a_second_final_is_played_only_if_the_first_is_won_by_the_player_who_lost_once() {
    let seeds = field(4);
    // Seeds 1 and 2 win, 1 beats 2, 3 beats 4, 2 beats 3: as another program for card games tests it.
    for (elimination, finals, wanted) in [
        (Elimination::Double, &[Side::A][..], [1, 2, 3, 4]),
        (Elimination::Double, &[Side::B, Side::B], [2, 1, 3, 4]),
        (Elimination::Double, &[Side::B, Side::A], [1, 2, 3, 4]),
        (Elimination::DoubleOneFinal, &[Side::B], [2, 1, 3, 4]),
    ] {
        let cut = double(4, elimination);
        let mut finals = finals.iter();
        let recorded =
            play(cut, &seeds, |stage, _| if stage < 4 { Side::A } else { *finals.next().expect("a final") });
        assert!(finals.next().is_none(), "{elimination:?} ends after its last final");
        let met: Vec<(u32, [u32; 2])> =
            recorded.iter().map(|it| (it.stage, it.players.map(|it| it.0))).collect();
        assert_eq!(met[..6], [(1, [1, 4]), (1, [2, 3]), (2, [1, 2]), (2, [3, 4]), (3, [2, 3]), (4, [1, 2])]);
        let found: Vec<u32> = ranked(cut, &seeds, &recorded).iter().map(|one| one.player.0).collect();
        assert_eq!(found, wanted, "{elimination:?}");
    }
    let half: Vec<(u32, String)> = {
        let cut = double(4, Elimination::Double);
        let recorded = play(cut, &seeds, |_, _| Side::A);
        ranked(cut, &seeds, &recorded[..5]).iter().map(|one| (one.place, one.by.to_string())).collect()
    };
    let words = |place: u32, by: &str| (place, by.to_owned());
    assert_eq!(half, [words(1, "still in"), words(1, "still in"), words(3, "stage 3"), words(4, "stage 2")]);
}

#[test]
fn a_bracket_of_eight_has_fifteen_matches_with_the_second_final() {
    let cut = double(8, Elimination::Double);
    let recorded = play(cut, &field(8), |stage, _| if stage == 6 { Side::B } else { Side::A });
    let of_stage = |stage| recorded.iter().filter(|one| one.stage == stage).count();
    assert_eq!((1..=7).map(of_stage).collect::<Vec<_>>(), [4, 4, 2, 2, 1, 1, 1]);
}

/// Everybody who can come from a place, and whom they can have met on the way: pairs of places of seeds.
fn may_meet_again(size: Size, crossed: impl Fn(u32, u32) -> u32) -> BTreeMap<u32, usize> {
    // For each place: the seeds who can be there, each with those whom they can have met.
    type Paths = BTreeMap<usize, BTreeSet<usize>>;
    let mut paths: BTreeMap<(u32, u32), Paths> = BTreeMap::new();
    let mut again = BTreeMap::new();
    for stage in 1..size.stages() * 2 {
        for place in places(size, stage) {
            let [one, other] = place.from.map(|feeder| match feeder {
                Feeder::Seed(at) => Paths::from([(at, BTreeSet::new())]),
                Feeder::Winner(of, number) => paths[&(of, number)].clone(),
                Feeder::Loser(of, number) => {
                    let number = if stage > 2 { crossed(stage, number) } else { number };
                    paths[&(of, number)].clone()
                }
            });
            let met = one.values().flatten().filter(|seed| other.contains_key(seed)).count();
            *again.entry(stage).or_default() += met;
            let with = |own: &Paths, against: &Paths| -> Paths {
                let all = own
                    .iter()
                    .map(|(seed, met)| (*seed, met.iter().chain(against.keys()).copied().collect()));
                all.collect()
            };
            let mut all = with(&one, &other);
            all.extend(with(&other, &one));
            paths.insert((stage, place.number), all);
        }
    }
    again
}

/// All orders of the numbers from 1 to `many`.
fn orders(many: u32) -> Vec<Vec<u32>> {
    (1..=many).fold(vec![Vec::new()], |all, next| {
        let with = |order: Vec<u32>| {
            (0..=order.len()).map(move |at| {
                let mut order = order.clone();
                order.insert(at, next);
                order
            })
        };
        all.into_iter().flat_map(with).collect()
    })
}

#[test]
fn losers_come_down_where_the_fewest_can_meet_again() {
    for size in Size::ALL.into_iter().skip(1) {
        let ours = may_meet_again(size, |_, number| number);
        if size.stages() > 2 {
            assert_eq!(ours[&3], 0, "{size:?}: nobody meets a player again in stage 3");
        }
        // In each later turn no other order does better, given those before it.
        for stage in (3..size.stages() * 2).step_by(2) {
            let matches = u32::try_from(places(size, stage).len()).unwrap();
            if matches > 4 {
                continue;
            }
            let fewest = orders(matches)
                .into_iter()
                .map(|order| {
                    let other =
                        |of: u32, number: u32| if of == stage { order[number as usize - 1] } else { number };
                    may_meet_again(size, other)[&stage]
                })
                .min();
            assert_eq!(fewest, Some(ours[&stage]), "{size:?}, stage {stage}");
        }
    }
}

#[test]
fn a_bracket_is_the_same_in_whatever_order_its_matches_are_recorded() {
    for players in [5, 8, 13, 32] {
        for throw in 0..10 {
            let (cut, seeds) = (double(players as usize, Elimination::Double), field(players));
            let mut recorded = by_chance(cut, &seeds, Dice(throw));
            let bracket = Bracket::of(profile(), cut, &seeds, &recorded).unwrap();
            recorded.reverse();
            // Who sat on which side changes nothing either.
            for one in recorded.iter_mut().step_by(2) {
                let game = one.games[0];
                let EndReason::Complete { winner } = game.end else { panic!("complete") };
                one.players.reverse();
                let ([a, b], end) = (game.scores, EndReason::Complete { winner: winner.other() });
                one.games = vec![GameResult { scores: [b, a], end, ..game }];
            }
            assert_eq!(Bracket::of(profile(), cut, &seeds, &recorded).unwrap(), bracket);
        }
    }
}

#[test]
fn a_match_that_the_bracket_does_not_have_is_refused() {
    let (cut, seeds) = (double(5, Elimination::Double), field(5));
    let recorded = play(cut, &seeds, |_, _| Side::A);
    let extra = |stage, number| {
        let one = Recorded { stage, number, ..recorded[0].clone() };
        let all: Vec<Recorded> = recorded.iter().cloned().chain([one]).collect();
        Bracket::of(profile(), cut, &seeds, &all).map(|_| ())
    };
    // Seed 1 had no opponent, two places of the losers' side are free, and there was no second final.
    for (stage, number) in [(1, 1), (2, 3), (2, 4), (3, 2), (7, 1), (8, 1), (0, 1), (1, 5)] {
        assert_eq!(
            extra(stage, number),
            Err(BracketError::NoSuchMatch { stage, number }),
            "{stage}, {number}"
        );
    }
    let early = [recorded[0].clone(), Recorded { stage: 4, number: 1, ..recorded[0].clone() }];
    let found = Bracket::of(profile(), cut, &seeds, &early).map(|_| ());
    assert_eq!(found, Err(BracketError::TooEarly { stage: 4, number: 1 }));
}

#[test]
fn what_does_not_go_with_double_elimination_is_refused() {
    let cut = double(8, Elimination::Double);
    assert_eq!(cut.check(), Ok(()));
    assert_eq!(double(2, Elimination::Double).check(), Err(UnplayableCut::TooSmall));
    assert_eq!(Cut { bracket: BracketOrder::Reseeded, ..cut }.check(), Err(UnplayableCut::Reseeded));
    assert_eq!(Cut { third_place: true, ..cut }.check(), Err(UnplayableCut::ThirdPlace));
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]).plays_a_round();
    starts(told, Cut { third_place: true, ..double(4, Elimination::Double) }).is_refused(
        "In double elimination the player who loses the last match before the final is third, so no match decides it. \
         Leave third place out, or choose single elimination.",
    );
    starts(bracket_of(5), Cut::to(Size::holding(5).unwrap())).is_refused(
        "This tournament is played in double elimination. Choose that for its bracket, or change the settings first.",
    );
    starts(bracket_of(2), double(2, Elimination::Double))
        .is_refused("Double elimination needs a bracket for at least 3 players.");
}

#[test]
fn a_log_without_the_kind_is_of_single_elimination_and_is_written_as_before() {
    let old = r#"{"size":4,"best_of":3,"bracket":"fixed","third_place":false}"#;
    let cut: Cut = serde_json::from_str(old).unwrap();
    assert_eq!(cut.elimination, Elimination::Single);
    assert_eq!(serde_json::to_string(&cut).unwrap(), old);
    let double = serde_json::to_string(&Cut { elimination: Elimination::DoubleOneFinal, ..cut }).unwrap();
    assert!(double.ends_with(r#""elimination":"double-one-final"}"#), "{double}");
}

fn bracket_of(players: usize) -> Scenario {
    let settings = Settings { system: PairingSystem::DoubleElimination, ..settings() };
    let system = ChangeSettings { settings, reason: "one evening".into() };
    let empty = Scenario::new("tcc-1e-2023").give(Command::ChangeSettings(system)).goes();
    NAMES.iter().take(players).fold(empty, |told, name| told.registers([*name]))
}

fn start(told: &Scenario, cut: Cut) -> Command {
    let (setup, seed) = (told.tournament.setup().unwrap(), told.tournament.next_seed().unwrap());
    let seen = told.tournament.seeding(setup, cut, seed).map(|it| it.seeds).unwrap_or_default();
    Command::StartCut(StartCut { cut, minutes: 60, decks: CutDecks::Same, seen, given: None })
}

fn starts(told: Scenario, cut: Cut) -> Scenario {
    let command = start(&told, cut);
    told.give(command)
}

fn is_over(told: &Scenario) -> bool {
    told.tournament.decide(&Command::CloseTournament(CloseTournament {})).is_ok()
}

#[test]
fn a_tournament_of_double_elimination_is_played_to_its_end_through_commands() {
    for players in 3..=12 {
        for elimination in KINDS {
            let mut told = starts(bracket_of(players), double(players, elimination)).goes();
            let planned = told.tournament.planned_rounds();
            let mut names = Vec::new();
            while !is_over(&told) {
                told = told.starts_round();
                let round = told.tournament.rounds().last().unwrap().number;
                names.push(RoundWords::of(told.tournament.round_name(round)).title().to_string());
                told = told.plays_the_rest().closes().goes();
            }
            let stages = (1..planned).map(|stage| format!("Stage {stage}")).chain(["Final".to_owned()]);
            assert_eq!(names, stages.collect::<Vec<_>>());
            let profile = told.tournament.setup().unwrap().profile().unwrap();
            let standings = standings(profile, &told.tournament.history()).unwrap();
            let ranking = told.tournament.ranking(&standings).unwrap();
            assert_eq!((ranking[0].place, ranking[1].place, ranking.len()), (1, 2, players));
        }
    }
}

/// Gives a command of one entry, and checks that undoing it leads back to the state before.
fn gives_and_undoes(told: Scenario, command: Command) -> Scenario {
    let before = told.tournament.state();
    let after = told.give(command).goes();
    let number = EntryNumber(u32::try_from(after.log.len()).unwrap());
    let (span, by) =
        (ActSpan { first: number, last: number }, Undoer { id: "account:nog".into(), directs: true });
    let undo = UndoAct { span, by, reason: "too early".into() };
    let undone = after.clone().give(Command::UndoAct(undo)).goes();
    assert_eq!(undone.tournament.state(), before);
    after
}

#[test]
fn every_act_of_a_double_elimination_is_undone_exactly() {
    let told = bracket_of(6);
    let mut told = gives_and_undoes(told.clone(), start(&told, double(6, Elimination::Double)));
    let mut acts = 0;
    while !is_over(&told) {
        told = gives_and_undoes(told, Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        told = gives_and_undoes(told, Command::PublishRound(PublishRound {}));
        let round = told.tournament.rounds().last().unwrap().clone();
        for table in round.missing() {
            let (at, end) =
                (AtTable::new(round.number, table.pair.table), EndReason::Complete { winner: Side::B });
            let result = GameResult::ended([40, 100], end);
            told = gives_and_undoes(told, Command::RecordResult(RecordResult { at, result }));
            acts += 1;
        }
        told = gives_and_undoes(told, Command::CloseRound(CloseRound { round: round.number, over: vec![] }));
    }
    assert!(acts >= 10, "{acts}");
}

#[test]
fn no_match_of_a_double_elimination_cut_moves_a_figure_of_the_swiss() {
    let mut told = Scenario::with_players(NAMES).plays_a_round().plays_a_round().plays_a_round();
    let before = told.standings();
    told = starts(told, double(8, Elimination::Double)).goes();
    assert!(!is_over(&told));
    while !is_over(&told) {
        told = told.starts_round().plays_the_rest().closes().goes();
        assert_eq!(told.standings(), before);
    }
    assert_eq!(told.tournament.stages().count(), 6);
    let reason = "too late".into();
    told.give(Command::WithdrawCut(WithdrawCut { reason })).is_refused(
        "A game of the cut is already recorded, so it cannot be taken back. Correct the result instead.",
    );
}

#[test]
fn a_player_who_leaves_loses_both_matches_by_default() {
    let mut told = starts(bracket_of(4), double(4, Elimination::Double)).goes().starts_round();
    let seeds = told.tournament.cut().unwrap().seeds.clone();
    let name = told.name(seeds[0]).to_owned();
    told = told.drops(&name).goes();
    while !is_over(&told) {
        let plays = told.tournament.rounds().last().unwrap().table_of(seeds[0]).is_some();
        if plays {
            told = told.records(&name, 0, 0, End::NoShow).goes();
        }
        told = told.plays_the_rest().closes().goes();
        if !is_over(&told) {
            told = told.starts_round();
        }
    }
    let profile = told.tournament.setup().unwrap().profile().unwrap();
    let ranking = told.tournament.ranking(&standings(profile, &told.tournament.history()).unwrap()).unwrap();
    assert_eq!(ranking[3].player, seeds[0]);
}

#[test]
fn matches_of_three_games_decide_both_sides() {
    let cut = Cut { best_of: BestOf::Three, ..double(4, Elimination::Double) };
    let mut told = starts(bracket_of(4), cut).goes();
    while !is_over(&told) {
        told = told.starts_round();
        while told.tournament.rounds().last().unwrap().missing().next().is_some() {
            told = told.plays_the_rest();
        }
        told = told.closes().goes();
    }
    let games = told.tournament.stages().map(|round| round.tables().count());
    assert_eq!(games.collect::<Vec<_>>(), [4, 4, 2, 2]);
}
