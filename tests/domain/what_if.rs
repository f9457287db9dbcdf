//! The predicted effect of a correction is its actual effect.

use std::collections::BTreeMap;

use crate::support::scenario::{End, Scenario};
use arbiter::domain::awaited::{Awaited, NotAwaited};
use arbiter::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::scoring::standings::StandingsLine;
use arbiter::domain::tournament::command::{Command, CorrectResult};
use arbiter::domain::tournament::what_if::WhatIfError;

const SEVEN: [&str; 7] = ["Kira", "Odo", "Nog", "Jake", "Quark", "Rom", "Leeta"];

fn lines(scenario: &Scenario) -> BTreeMap<PlayerId, StandingsLine> {
    scenario.standings().into_iter().map(|line| (line.tally.player, line)).collect()
}

fn b_wins(scores: [i64; 2]) -> GameResult {
    GameResult::ended(scores, EndReason::Complete { winner: Side::B })
}

#[test]
fn the_preview_matches_what_the_correction_does() {
    let scenario = Scenario::with_players(SEVEN).plays_a_round().plays_a_round();
    let at = AtTable::new(RoundNumber(1), TableNumber(2));
    let result = b_wins([20, 100]);
    let foretold = scenario.tournament.what_if(at, result, &Awaited::always()).unwrap();
    let before = lines(&scenario);
    let was =
        scenario.tournament.rounds().next().unwrap().table(at.table).unwrap().result.as_ref().unwrap().result;
    let reason = "seats mixed up".into();
    let after = lines(
        &scenario
            .give(Command::CorrectResult(CorrectResult { at, was, result, reason, dispute: None }))
            .goes(),
    );
    for shift in &foretold {
        let (was, is) = (&before[&shift.player], &after[&shift.player]);
        assert_eq!(shift.place, [was.place, is.place]);
        assert_eq!(shift.victory_points, [was.tally.victory_points, is.tally.victory_points]);
        assert_eq!(shift.differential, [was.tally.differential, is.tally.differential]);
        assert_eq!(shift.strength_of_schedule, [was.strength_of_schedule, is.strength_of_schedule]);
    }
    // Nobody who stays is named, and nobody who moves is left out.
    let figures = |line: &StandingsLine| {
        (line.place, line.tally.victory_points, line.tally.differential, line.strength_of_schedule)
    };
    for (player, line) in &before {
        let changes = figures(line) != figures(&after[player]);
        assert_eq!(foretold.iter().any(|shift| shift.player == *player), changes, "player {player}");
    }
    assert!(foretold.iter().filter(|shift| shift.is_own()).count() >= 2);
    assert!(foretold.is_sorted_by_key(|shift| after[&shift.player].place));
}

#[test]
fn the_same_result_and_a_missing_table_change_nothing() {
    let scenario = Scenario::with_players(SEVEN).plays_a_round();
    let at = AtTable::new(RoundNumber(1), TableNumber(1));
    let stands =
        scenario.tournament.rounds().next().unwrap().table(at.table).unwrap().result.as_ref().unwrap().result;
    assert_eq!(scenario.tournament.what_if(at, stands, &Awaited::always()), Ok(vec![]));
    for nowhere in
        [AtTable::new(RoundNumber(1), TableNumber(9)), AtTable::new(RoundNumber(2), TableNumber(1))]
    {
        assert_eq!(scenario.tournament.what_if(nowhere, b_wins([0, 100]), &Awaited::always()), Ok(vec![]));
    }
    let refused =
        scenario.tournament.what_if(at, b_wins([0, 70]), &Awaited::always()).unwrap_err().to_string();
    assert!(refused.ends_with("the winner has 70."), "{refused}");
}

#[test]
fn only_tables_shared_in_earlier_published_rounds_are_meetings() {
    let scenario = Scenario::with_players(["Kira", "Odo"]).plays_a_round().plays_a_round().pairs().goes();
    let players = [scenario.player("Odo"), scenario.player("Kira")];
    let met = |round| scenario.tournament.met_before(RoundNumber(round), players);
    assert_eq!(met(1), []);
    assert_eq!(met(2), [RoundNumber(1)]);
    assert_eq!(met(4), [RoundNumber(1), RoundNumber(2)], "the draft of round 3 is no meeting");
}

#[test]
fn two_players_have_not_met_when_one_did_not_appear() {
    let started = || Scenario::with_players(["Kira", "Odo"]).starts_round();
    for (end, meetings) in [(End::NoShow, 0), (End::Concedes, 1)] {
        let scenario = started().records("Kira", 0, 0, end).goes();
        let players = [scenario.player("Odo"), scenario.player("Kira")];
        assert_eq!(scenario.tournament.met_before(RoundNumber(2), players).len(), meetings);
    }
}

#[test]
fn a_preview_that_nobody_waits_for_stops() {
    let scenario = Scenario::with_players(SEVEN).plays_a_round().plays_a_round();
    let at = AtTable::new(RoundNumber(1), TableNumber(2));
    let look = |awaited: &Awaited| scenario.tournament.what_if(at, b_wins([20, 100]), awaited);
    let whole = Awaited::for_looks(u64::MAX);
    assert!(look(&whole).is_ok());
    assert!(whole.looks() > 7, "before each of the standings and at every player: {}", whole.looks());
    for left in 0..whole.looks() {
        let leaves = Awaited::for_looks(left);
        assert_eq!(look(&leaves), Err(WhatIfError::NotAwaited(NotAwaited)));
        assert!(leaves.looks() <= left + 2, "{left}: {}", leaves.looks());
    }
}
