//! Round robins: the timetable against a circle that is really turned, and the tournament that follows it.

use std::collections::{BTreeMap, BTreeSet};

use arbiter::domain::id::{PlayerId, RoundNumber};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::pairing::timetable::{LARGEST_ROUND_ROBIN, Timetable};
use arbiter::domain::scoring::result::EndReason;
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::command::{
    ChangeSettings, Command, DiscardPairings, KeepApart, PairRound, PublishRound, ReinstatePlayer,
    ReseatPlayers, SeatLatePair, SeatLatePlayer, SwapPlayers, UndoAct, Undoer,
};
use arbiter::domain::tournament::entry::Entry;
use arbiter::domain::tournament::settings::Settings;

use crate::support::scenario::{Scenario, settings};

fn drawn(seed: u64, players: u32) -> Timetable {
    let keys: Vec<(PlayerId, String)> =
        (1..=players).map(|number| (PlayerId(number), number.to_string())).collect();
    Timetable::drawn(seed, keys.iter().map(|(player, key)| (*player, key.as_str())))
}

/// The numbers 1 to `of`, turned around the last: another way to the same rounds, in the order in which they come up.
fn turned(of: u32) -> BTreeSet<BTreeSet<BTreeSet<u32>>> {
    let mut circle: Vec<u32> = (1..of).collect();
    let mut rounds = BTreeSet::new();
    for _ in 1..of {
        let others = circle.iter().skip(1).zip(circle.iter().skip(1).rev());
        let mut pairs: BTreeSet<BTreeSet<u32>> = others.map(|(a, b)| BTreeSet::from([*a, *b])).collect();
        pairs.insert(BTreeSet::from([circle[0], of]));
        rounds.insert(pairs);
        circle.rotate_left(1);
    }
    rounds
}

#[test]
fn everybody_meets_everybody_once_in_fields_of_2_to_33() {
    for players in 2..=33 {
        let timetable = drawn(u64::from(players) * 17, players);
        let mut meetings = BTreeSet::new();
        let mut byes = BTreeSet::new();
        let mut of_numbers = BTreeSet::new();
        for round in timetable.all_rounds() {
            let seated: Vec<PlayerId> = round.tables.iter().flatten().copied().chain(round.bye).collect();
            let different: BTreeSet<_> = seated.iter().collect();
            assert_eq!((seated.len(), different.len()), (players as usize, players as usize));
            for [a, b] in &round.tables {
                assert!(meetings.insert(BTreeSet::from([*a, *b])), "{a} and {b} meet twice");
            }
            byes.extend(round.bye);
            let number = |player: &PlayerId| timetable.number_of(*player).unwrap() as u32;
            let mut pairs: BTreeSet<BTreeSet<u32>> =
                round.tables.iter().map(|pair| pair.iter().map(number).collect()).collect();
            pairs.extend(round.bye.map(|player| BTreeSet::from([number(&player), players + 1])));
            of_numbers.insert(pairs);
        }
        assert_eq!(meetings.len() as u32, players * (players - 1) / 2);
        assert_eq!(byes.len() as u32, if players % 2 == 1 { players } else { 0 }, "each has one bye");
        assert_eq!(timetable.rounds(), if players % 2 == 1 { players } else { players - 1 });
        assert_eq!(of_numbers, turned(players + players % 2), "{players} players");
        assert_eq!(timetable.round(RoundNumber(timetable.rounds() + 1)), None);
        assert_eq!(timetable.round(RoundNumber(0)), None);
        for round in timetable.all_rounds() {
            for pair in round.tables {
                assert_eq!(timetable.meeting(pair), Some(round.number), "{players} players, {pair:?}");
            }
        }
        assert_eq!(timetable.meeting([PlayerId(1), PlayerId(1)]), None);
    }
}

#[test]
fn the_rounds_of_six_are_those_of_the_berger_tables() {
    let timetable = drawn(7, 6);
    let printed = [
        [[1, 6], [2, 5], [3, 4]],
        [[6, 4], [5, 3], [1, 2]],
        [[2, 6], [3, 1], [4, 5]],
        [[6, 5], [1, 4], [2, 3]],
        [[3, 6], [4, 2], [5, 1]],
    ];
    assert_eq!(timetable.all_rounds().count(), printed.len());
    for (round, pairs) in timetable.all_rounds().zip(printed) {
        let number = |player: PlayerId| timetable.number_of(player).unwrap();
        let found: Vec<[usize; 2]> = round.tables.iter().map(|pair| pair.map(number)).collect();
        assert_eq!(found, pairs);
    }
}

#[test]
fn nobody_is_at_one_side_more_than_once_more_often_than_at_the_other() {
    for players in 2..=32 {
        let timetable = drawn(3, players);
        let mut first: BTreeMap<PlayerId, i32> = BTreeMap::new();
        for [a, b] in timetable.all_rounds().flat_map(|round| round.tables) {
            *first.entry(a).or_default() += 1;
            *first.entry(b).or_default() -= 1;
        }
        assert!(first.values().all(|lead| lead.abs() <= 1), "{players}: {first:?}");
    }
}

#[test]
fn the_seed_alone_draws_the_numbers() {
    let order = |seed| drawn(seed, 12).players().collect::<Vec<_>>();
    assert_eq!(order(5), order(5));
    assert_ne!(order(5), order(6));
    let reversed: Vec<(PlayerId, String)> =
        (1..=12).rev().map(|number| (PlayerId(number), number.to_string())).collect();
    let other = Timetable::drawn(5, reversed.iter().map(|(player, key)| (*player, key.as_str())));
    assert_eq!(other, drawn(5, 12), "the order of the input changes nothing");
}

fn becomes(system: PairingSystem) -> Command {
    let settings = Settings { system, ..settings() };
    Command::ChangeSettings(ChangeSettings { settings, reason: "few players".into() })
}

fn round_robin<const N: usize>(names: [&str; N]) -> Scenario {
    Scenario::with_players(names).give(becomes(PairingSystem::RoundRobin)).goes()
}

fn publish() -> Command {
    Command::PublishRound(PublishRound {})
}

/// The pairs of all published rounds who played or are to play.
fn met(tournament: &Tournament) -> Vec<BTreeSet<PlayerId>> {
    let tables = tournament.rounds().flat_map(|round| round.tables().map(|table| table.pair.players));
    tables.map(BTreeSet::from).collect()
}

const FIVE: [&str; 5] = ["Kira", "Odo", "Quark", "Rom", "Nog"];

#[test]
fn a_round_robin_is_played_to_its_end_and_no_further() {
    let mut event = round_robin(FIVE);
    assert_eq!(event.tournament.planned_rounds(), 5, "known before the draw");
    for _ in 0..5 {
        event = event.plays_a_round();
    }
    let met = met(&event.tournament);
    assert_eq!(met.len(), 10);
    assert_eq!(met.iter().collect::<BTreeSet<_>>().len(), 10);
    event.pairs().is_refused(
        "Everybody has met everybody: round 5 was the last of the timetable. Start a cut, or close the tournament.",
    );
}

#[test]
fn a_discarded_first_round_draws_other_numbers_and_a_later_one_the_same() {
    let discard = || Command::DiscardPairings(DiscardPairings { reason: "Leeta comes too".into() });
    let event = round_robin(FIVE).pairs().goes();
    let before = event.tournament.timetable().unwrap().clone();
    let event = event.give(discard()).goes();
    assert_eq!(event.tournament.timetable(), None);
    let event = event.pairs().goes();
    assert_ne!(event.tournament.timetable().unwrap().seed, before.seed);
    let event = event.give(publish()).goes().plays_the_rest().closes().goes().pairs().goes();
    let drafted = met(&event.tournament);
    let event = event.give(discard()).goes().pairs().goes();
    assert_eq!(met(&event.tournament), drafted);
}

#[test]
fn one_late_player_takes_the_free_number_and_no_second_one_enters() {
    let event = round_robin(FIVE).plays_a_round().registers(["Leeta"]);
    assert_eq!(event.tournament.timetable().unwrap().free_numbers(), 0);
    let persons = vec![arbiter::domain::id::PersonId::new(uuid::Uuid::from_u128(99))];
    let second = Command::RegisterPlayers(arbiter::domain::tournament::command::RegisterPlayers { persons });
    let mut event =
        event.give(second).is_refused("The timetable has no free number, so nobody else can enter.");
    for _ in 0..4 {
        event = event.plays_a_round();
    }
    let leeta = event.player("Leeta");
    let games = met(&event.tournament).iter().filter(|pair| pair.contains(&leeta)).count();
    assert_eq!(games, 4, "all but the game of the round that was over");
    assert!(event.tournament.rounds().skip(1).all(|round| round.bye.is_none()));
}

#[test]
fn nobody_comes_once_no_game_is_left_for_them() {
    let mut event = round_robin(FIVE);
    for _ in 0..4 {
        event = event.plays_a_round();
    }
    let event = event.starts_round();
    let late = event.clone().registers(["Leeta"]);
    let leeta = late.player("Leeta");
    let plays_from = |event: &Scenario| event.tournament.plays_from(event.tournament.player(leeta).unwrap());
    assert_eq!(plays_from(&late), None, "every round is paired");
    let seat = SeatLatePlayer { round: RoundNumber(5), player: leeta, reason: "train".into() };
    assert_eq!(plays_from(&late.give(Command::SeatLatePlayer(seat)).goes()), Some(RoundNumber(5)));
    let persons = vec![arbiter::domain::id::PersonId::new(uuid::Uuid::from_u128(99))];
    let register =
        Command::RegisterPlayers(arbiter::domain::tournament::command::RegisterPlayers { persons });
    event.plays_the_rest().closes().goes().give(register).is_refused(
        "Every round of the timetable is paired, and nobody has the bye in a round in play, so a late player would have \
         no game.",
    );
}

#[test]
fn a_full_timetable_says_how_it_is_drawn_again_as_long_as_it_can_be() {
    let two = |first: u128| {
        let person = |number| arbiter::domain::id::PersonId::new(uuid::Uuid::from_u128(number));
        let persons = vec![person(first), person(first + 1)];
        Command::RegisterPlayers(arbiter::domain::tournament::command::RegisterPlayers { persons })
    };
    let one_free = "The timetable has one free number, so only one more player can enter.";
    let draft = round_robin(FIVE).pairs().goes();
    draft.clone().give(two(90)).is_refused(&format!(
        "{one_free} To let more in, discard the draft of round 1, register everybody and pair it again."
    ));
    let published = draft.give(publish()).goes();
    published.clone().give(two(90)).is_refused(&format!(
        "{one_free} To let more in while nothing is reported in round 1, take its publication back, discard the draft, \
         register everybody and pair it again."
    ));
    published.plays_the_rest().give(two(90)).is_refused(one_free);
}

#[test]
fn a_late_player_meets_the_player_with_the_bye_at_once() {
    let event = round_robin(FIVE).starts_round();
    let bye = event.tournament.rounds().last().unwrap().bye.as_ref().unwrap().player;
    let event = event.registers(["Leeta"]);
    let (leeta, reason) = (event.player("Leeta"), "train".into());
    let round = RoundNumber(1);
    let pair = SeatLatePair { round, players: [leeta, bye], reason: "train".into() };
    event.clone().give(Command::SeatLatePair(pair)).is_refused(
        "The timetable says who meets whom in a round robin, so players do not change tables. To draw another one, discard round 1 while it is a draft.",
    );
    let event = event.give(Command::SeatLatePlayer(SeatLatePlayer { round, player: leeta, reason })).goes();
    let mut event = event.plays_the_rest().closes().goes();
    for _ in 0..4 {
        event = event.plays_a_round();
    }
    let met = met(&event.tournament);
    assert!(met.contains(&BTreeSet::from([leeta, bye])));
    assert_eq!((met.len(), met.iter().collect::<BTreeSet<_>>().len()), (15, 15));
}

#[test]
fn a_player_who_left_gives_no_shows_and_may_come_back() {
    let event = round_robin(["Kira", "Odo", "Quark", "Rom"]).plays_a_round().drops("Rom").goes();
    let rom = event.player("Rom");
    let event = event.starts_round();
    let round = event.tournament.rounds().last().unwrap();
    let table = round.table_of(rom).unwrap();
    let by = table.side_of(rom).unwrap();
    assert_eq!(table.result.as_ref().map(|it| it.result.end), Some(EndReason::NoShow { by }));
    let event = event.plays_the_rest().closes().goes();
    let event = event.give(Command::ReinstatePlayer(ReinstatePlayer { player: rom })).goes().starts_round();
    let round = event.tournament.rounds().last().unwrap();
    assert!(round.table_of(rom).unwrap().result.is_none(), "Rom plays the last game");
    event.plays_the_rest().closes().goes();
}

#[test]
fn who_left_has_no_bye() {
    let mut event = round_robin(["Kira", "Odo", "Quark"]).plays_a_round();
    let timetable = event.tournament.timetable().unwrap().clone();
    let gone = timetable.round(RoundNumber(2)).unwrap().bye.unwrap();
    let name = event.name(gone).to_owned();
    event = event.drops(&name).goes().starts_round();
    assert_eq!(event.tournament.rounds().last().unwrap().bye, None);
}

#[test]
fn the_timetable_alone_says_who_meets_whom() {
    let event = round_robin(["Kira", "Odo", "Quark", "Rom"]);
    let [kira, odo] = [event.player("Kira"), event.player("Odo")];
    let fixed = "The timetable says who meets whom in a round robin, so players do not change tables. To draw another one, \
                 discard round 1 while it is a draft.";
    let reason = || "wish".into();
    let apart = KeepApart { players: vec![kira, odo], through: None, reason: reason() };
    event
        .give(Command::KeepApart(apart))
        .is_refused("Everybody meets everybody in a round robin, so nobody can be kept apart.")
        .give(Command::PairRound(PairRound { absent: vec![kira], earned_byes: vec![] }))
        .is_refused(
            "Nobody sits out in a round robin, because everybody meets everybody. Drop a player who has left, or record a \
             no-show at their table.",
        )
        .pairs()
        .goes()
        .give(Command::SwapPlayers(SwapPlayers { one: kira, other: odo, reason: reason() }))
        .is_refused(fixed)
        .give(becomes(PairingSystem::Swiss))
        .is_refused(
            "Play has begun, so the system stays. Discard the draft of round 1 or take the bracket back, then choose another system.",
        )
        .give(publish())
        .goes()
        .give(Command::ReseatPlayers(ReseatPlayers { round: RoundNumber(1), one: kira, other: odo, reason: reason() }))
        .is_refused(fixed);
}

#[test]
fn a_round_robin_has_at_most_32_players() {
    let many: Vec<String> = (0..=LARGEST_ROUND_ROBIN).map(|number| format!("Player {number}")).collect();
    let names: [&str; LARGEST_ROUND_ROBIN + 1] = std::array::from_fn(|at| many[at].as_str());
    round_robin(names).pairs().is_refused(
        "A round robin has at most 32 players, and 33 are registered. Choose Swiss in the settings.",
    );
}

#[test]
fn undoing_the_first_round_forgets_its_timetable() {
    let event = round_robin(["Kira", "Odo", "Quark", "Rom"]);
    let before = event.tournament.state();
    let event = event.pairs().goes();
    let number = u32::try_from(event.log.len()).unwrap();
    let span = arbiter::domain::tournament::act_span::ActSpan {
        first: arbiter::domain::id::EntryNumber(number),
        last: arbiter::domain::id::EntryNumber(number),
    };
    let by = Undoer { id: "account:nog".into(), directs: true };
    let event = event.give(Command::UndoAct(UndoAct { span, by, reason: "too early".into() })).goes();
    assert_eq!(event.tournament.state(), before);
    assert_eq!(event.tournament.timetable(), None);
    event.give(becomes(PairingSystem::Swiss)).goes();
}

#[test]
fn a_log_whose_round_is_not_the_one_of_the_timetable_is_not_sound() {
    let event = round_robin(["Kira", "Odo", "Quark", "Rom"]);
    let drafted =
        event.tournament.decide(&Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let [Entry::RoundPaired(sound)] = &drafted.unwrap()[..] else { panic!("one entry") };
    assert!(event.tournament.can_follow(&Entry::RoundPaired(sound.clone())).is_ok());
    let mut swapped = sound.clone();
    let other = swapped.tables[1].players[0];
    swapped.tables[1].players[0] = std::mem::replace(&mut swapped.tables[0].players[0], other);
    assert!(event.tournament.can_follow(&Entry::RoundPaired(swapped)).is_err());
    let mut swiss = sound.clone();
    swiss.algorithm = arbiter::domain::pairing::algorithm::Algorithm::NEWEST;
    assert!(event.tournament.can_follow(&Entry::RoundPaired(swiss)).is_err());
}

#[test]
fn the_timetable_is_the_same_in_whatever_order_the_players_are_given() {
    for players in [2, 5, 9, 32] {
        let keys: Vec<(PlayerId, String)> =
            (1..=players).map(|number| (PlayerId(number), number.to_string())).collect();
        let pairs = keys.iter().map(|(player, key)| (*player, key.as_str()));
        assert_eq!(Timetable::drawn(11, pairs.clone().rev()), Timetable::drawn(11, pairs));
    }
}
