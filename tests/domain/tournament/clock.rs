//! The clock of a round, apart from its publication.

use crate::support::scenario::{End, Scenario};
use arbiter::domain::actor::ActorId;
use arbiter::domain::id::{EntryNumber, RoundNumber};
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::command::{Command, ExtendTime, PublishPairings, SetClock, UndoAct, Undoer};
use arbiter::domain::tournament::entry::{ClockSet, Entry, RoundPublished};
use arbiter::domain::tournament::round_clock::{Clock, ClockChange, ClockReading};
use chrono::{DateTime, TimeDelta, Utc};

const FOUR: [&str; 4] = ["Kira", "Odo", "Quark", "Nog"];
const ONE: RoundNumber = RoundNumber(1);

fn waiting() -> Scenario {
    Scenario::with_players(FOUR).pairs().goes().give(Command::PublishPairings(PublishPairings {})).goes()
}

fn set(change: ClockChange) -> Command {
    Command::SetClock(SetClock { round: ONE, change, seen: 0 })
}

fn more(minutes: i32, seen: u32) -> Command {
    Command::SetClock(SetClock { round: ONE, change: ClockChange::Extended { minutes }, seen })
}

fn clock(told: &Scenario) -> &Clock {
    told.tournament.rounds().next().unwrap().clock.as_ref().unwrap()
}

/// When the newest entry was recorded; each is a minute after the one before.
fn now(told: &Scenario) -> DateTime<Utc> {
    told.log.last().unwrap().at
}

#[test]
fn publishing_starts_the_clock_unless_it_is_to_wait_and_older_logs_say_nothing() {
    let told = Scenario::with_players(FOUR).starts_round();
    assert_eq!(clock(&told).ends(), Some(now(&told) + TimeDelta::minutes(75)));
    let old: Entry = serde_json::from_str(r#"{"entry":"round-published","round":1,"minutes":75}"#).unwrap();
    let published = RoundPublished { round: ONE, minutes: 75, clock_waits: false, deadline: None };
    assert_eq!(old, Entry::RoundPublished(published));
    assert_eq!(serde_json::to_string(&old).unwrap(), r#"{"entry":"round-published","round":1,"minutes":75}"#);

    let told = waiting();
    assert_eq!(clock(&told).reading(0), ClockReading::Left(TimeDelta::minutes(75)));
    assert_eq!(clock(&told).started_at(), None);
    // Players find their seats, and may even play.
    let told = told.records("Kira", 100, 40, End::Complete).goes().give(set(ClockChange::Started)).goes();
    assert_eq!(clock(&told).ends(), Some(now(&told) + TimeDelta::minutes(75)));
    assert_eq!(Tournament::replay(&told.log), told.tournament);
}

#[test]
fn a_pause_moves_the_end_of_every_table_by_as_long_as_it_lasts() {
    let told = Scenario::with_players(FOUR).starts_round();
    let planned = clock(&told).ends().unwrap();
    let paused = told.give(set(ClockChange::Paused)).goes();
    let table = paused.tournament.rounds().next().unwrap().tables().next().unwrap().clone();
    assert_eq!(clock(&paused).paused_since(), Some(now(&paused)));
    assert_eq!(paused.tournament.rounds().next().unwrap().ends_at(&table), None, "nobody is late in a pause");
    let resumed = paused.registers(["Nog", "Rom"]).goes().give(set(ClockChange::Resumed)).goes();
    let pause = now(&resumed) - clock(&resumed).began() - TimeDelta::minutes(1);
    assert_eq!(clock(&resumed).ends(), Some(planned + pause));
    // A second one adds to it.
    let again = resumed.give(set(ClockChange::Paused)).goes().give(set(ClockChange::Resumed)).goes();
    assert_eq!(clock(&again).ends(), Some(planned + pause + TimeDelta::minutes(1)));
    assert_eq!(Tournament::replay(&again.log), again.tournament);
}

#[test]
fn more_time_for_everybody_adds_to_that_of_a_table_and_is_counted_once() {
    let told = Scenario::with_players(FOUR).starts_round();
    let planned = clock(&told).ends().unwrap();
    let (at, _) = told.place("Kira");
    let (reason, judge) = ("a spill".into(), Default::default());
    let told = told
        .give(Command::ExtendTime(ExtendTime { at, minutes: 3, reason, dispute: None, judge }))
        .goes()
        .give(more(5, 0))
        .goes();
    let round = told.tournament.rounds().next().unwrap();
    assert_eq!(clock(&told).ends(), Some(planned + TimeDelta::minutes(5)));
    assert_eq!(round.ends_at(round.table(at.table).unwrap()), Some(planned + TimeDelta::minutes(8)));
    // A page from before the first five minutes gives no second five.
    let told = told.give(more(5, 0)).is_refused(
        "Everybody in round 1 has 5 extra minutes by now, and this page showed 0: nothing of yours was recorded. Look at \
         the clock, and give the time again if it is still missing.",
    );
    let told = told
        .give(more(0, 5))
        .is_refused("0 minutes change nothing. Write how many minutes everybody gets, such as 5.")
        .give(more(-6, 5))
        .is_refused("Everybody got 5 extra minutes in round 1, so 6 cannot be taken back.")
        .give(more(71, 5))
        .is_refused(
            "71 more minutes would give everybody 76 minutes beyond a round of 75. Give at most as many as the round has.",
        );
    assert_eq!(clock(&told.give(more(-5, 5)).goes()).ends(), Some(planned));
}

#[test]
fn the_same_button_twice_changes_nothing_and_the_wrong_one_is_refused() {
    let told = waiting()
        .give(set(ClockChange::Paused))
        .is_refused("The clock of round 1 has not started yet. Start it first.")
        .give(set(ClockChange::Resumed))
        .is_refused("The clock of round 1 has not started yet. Start it first.")
        .give(set(ClockChange::Started))
        .goes();
    let lines = told.log.len();
    let told = told.give(set(ClockChange::Started)).goes().give(set(ClockChange::Resumed)).goes();
    assert_eq!(told.log.len(), lines, "it runs already");
    let told = told.give(set(ClockChange::Paused)).goes().give(set(ClockChange::Paused)).goes();
    assert_eq!(told.log.len(), lines + 1, "it is paused already");
    let told = told.give(set(ClockChange::Started)).is_refused(
        "The clock of round 1 was started before and is paused now. Resume it, and it goes on where it was.",
    );
    let closed = told.plays_the_rest().closes().goes();
    let told = closed
        .give(set(ClockChange::Resumed))
        .is_refused("Round 1 is closed and its clock has stopped, so no time can be given.");
    let second = SetClock { round: RoundNumber(2), change: ClockChange::Started, seen: 0 };
    let refused = told.pairs().goes().tournament.decide(&Command::SetClock(second)).unwrap_err();
    assert!(refused.to_string().contains("2"), "a draft has no clock: {refused}");
}

#[test]
fn undoing_a_pause_lets_the_clock_have_run_on_and_what_rests_on_it_comes_first() {
    let told = Scenario::with_players(FOUR).starts_round();
    let running = told.tournament.state();
    let published = told.log.len();
    let paused = told.give(set(ClockChange::Paused)).goes();
    let line = paused.log.len();
    let undo = |line: usize| {
        let number = EntryNumber(u32::try_from(line).unwrap());
        let by = Undoer { id: ActorId::Operator, directs: true };
        let span = ActSpan { first: number, last: number };
        Command::UndoAct(UndoAct { span, by, reason: "the wrong button".into() })
    };
    let back = paused.clone().give(undo(line)).goes();
    assert_eq!(back.tournament.state(), running);
    let rests = |told: &Scenario, line: usize| {
        told.tournament.decide(&undo(line)).unwrap_err().to_string().contains("later acts rest on it")
    };
    assert!(rests(&paused, published));
    assert!(rests(&paused.give(set(ClockChange::Resumed)).goes(), line));
}

#[test]
fn a_log_that_sets_a_clock_as_nobody_could_is_refused() {
    let told = Scenario::with_players(FOUR).starts_round();
    let can = |change| {
        let entry = Entry::ClockSet(ClockSet { round: ONE, change });
        told.tournament.can_follow(&entry).map_err(|why| why.to_string())
    };
    assert_eq!(can(ClockChange::Paused), Ok(()));
    let why = "it sets the clock of round 1, which is not being played or cannot be set so".to_owned();
    for change in [
        ClockChange::Started,
        ClockChange::Resumed,
        ClockChange::Extended { minutes: i32::MIN },
        ClockChange::Extended { minutes: i32::MAX },
        ClockChange::Extended { minutes: 0 },
    ] {
        assert_eq!(can(change), Err(why.clone()), "{change:?}");
    }
}
