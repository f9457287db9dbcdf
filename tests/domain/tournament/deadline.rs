//! A round that is played over days has a deadline instead of a clock.

use crate::support::scenario::{Scenario, settings};
use arbiter::domain::id::RoundNumber;
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::command::{
    ChangeSettings, Command, ExtendTime, MoveDeadline, PublishPairings, PublishRound, PublishWithDeadline,
    SetClock,
};
use arbiter::domain::tournament::entry::{ClockSet, Entry, RoundPublished};
use arbiter::domain::tournament::round_clock::{Clock, ClockChange, ClockReading};
use arbiter::domain::tournament::settings::{Settings, SettingsError, SettingsText};
use chrono::{DateTime, TimeDelta, Utc};

const FOUR: [&str; 4] = ["Kira", "Odo", "Quark", "Nog"];
const ONE: RoundNumber = RoundNumber(1);
const BY_THE_CLOCK: &str = "This tournament plays by the clock. Publish the round without a deadline, or give a round \
     its days in the settings.";
const BY_DAYS: &str = "This tournament gives each round a deadline. Choose day and time for this one, or change the \
     days a round in the settings.";

/// A moment this many days after the story began.
fn day(days: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_778_570_000, 0).unwrap() + TimeDelta::days(days)
}

fn gives_days(days: Option<u32>) -> Command {
    let settings = Settings { round_days: days, ..settings() };
    Command::ChangeSettings(ChangeSettings { settings, reason: "we play online".into() })
}

fn until(deadline: DateTime<Utc>) -> Command {
    Command::PublishWithDeadline(PublishWithDeadline { deadline, now: day(0) })
}

fn moved(seen: DateTime<Utc>, to: DateTime<Utc>) -> Command {
    Command::MoveDeadline(MoveDeadline { round: ONE, seen, to, now: day(1) })
}

/// A draft of a tournament with seven days a round.
fn drafted() -> Scenario {
    Scenario::with_players(FOUR).give(gives_days(Some(7))).goes().pairs().goes()
}

/// Its round, published with a deadline after seven days.
fn online() -> Scenario {
    drafted().give(until(day(7))).goes()
}

fn clock(told: &Scenario) -> &Clock {
    told.tournament.rounds().next().unwrap().clock.as_ref().unwrap()
}

#[test]
fn a_round_with_a_deadline_ends_then_and_nowhere_else_and_replays() {
    let told = online();
    assert_eq!((clock(&told).ends(), clock(&told).deadline), (Some(day(7)), Some(day(7))));
    assert_eq!((clock(&told).minutes, clock(&told).is_running()), (0, true));
    assert_eq!(Tournament::replay(&told.log), told.tournament);
    // Results count after it too: passing by itself changes nothing.
    let told = told.plays_the_rest().closes().goes();
    assert_eq!(Tournament::replay(&told.log), told.tournament);
}

#[test]
fn without_a_deadline_a_publication_is_written_as_before_and_with_one_it_has_no_minutes() {
    let by_the_clock = Scenario::with_players(FOUR).starts_round();
    let line = serde_json::to_string(&by_the_clock.log.last().unwrap().entry).unwrap();
    assert_eq!(line, r#"{"entry":"round-published","round":1,"minutes":75}"#);
    let line = serde_json::to_string(&online().log.last().unwrap().entry).unwrap();
    let with = r#"{"entry":"round-published","round":1,"minutes":0,"deadline":"2026-05-19T07:13:20Z"}"#;
    assert_eq!(line, with);
    assert!(!serde_json::to_string(&settings()).unwrap().contains("round_days"));
}

#[test]
fn the_pace_is_that_of_the_settings_even_from_an_older_page() {
    drafted()
        .give(Command::PublishRound(PublishRound {}))
        .is_refused(BY_DAYS)
        .give(Command::PublishPairings(PublishPairings {}))
        .is_refused(BY_DAYS)
        .give(gives_days(None))
        .goes()
        .give(until(day(7)))
        .is_refused(BY_THE_CLOCK)
        .give(Command::PublishRound(PublishRound {}))
        .goes();
}

#[test]
fn a_deadline_is_to_come_and_at_most_sixty_days_away() {
    let over = "This deadline has already passed. Choose a day and time that are still to come.";
    let far = "A round lasts at most 60 days: from now, or in a round robin from the deadline of the round before. \
         Choose an earlier deadline.";
    // In Paris, where they play, the sixtieth day ends then.
    let midnight: DateTime<Utc> = "2026-07-11T22:00:00Z".parse().unwrap();
    drafted()
        .give(until(day(0)))
        .is_refused(over)
        .give(until(day(-1)))
        .is_refused(over)
        .give(until(DateTime::<Utc>::MIN_UTC))
        .is_refused(over)
        .give(until(midnight))
        .is_refused(far)
        .give(until(DateTime::<Utc>::MAX_UTC))
        .is_refused(far)
        .give(until(midnight - TimeDelta::minutes(1)))
        .goes();
    online()
        .give(moved(day(7), day(1)))
        .is_refused(over)
        .give(moved(day(7), day(62)))
        .is_refused(far)
        .give(moved(day(7), day(61)))
        .goes();
}

/// In Santiago clocks are put back on 5 April 2026, so that these sixty days have an hour more; in Paris they were put forward.
#[test]
fn days_are_those_of_the_calendar_where_the_tournament_is_played() {
    let moment = |text: &str| text.parse::<DateTime<Utc>>().unwrap();
    let now = moment("2026-03-02T12:00:00Z");
    for (zone, last, over) in [
        ("Europe/Paris", "2026-05-01T21:59:00Z", "2026-05-01T22:00:00Z"),
        ("America/Santiago", "2026-05-02T03:59:00Z", "2026-05-02T04:00:00Z"),
        ("UTC", "2026-05-01T23:59:00Z", "2026-05-02T00:00:00Z"),
        ("Mars/Olympus", "2026-05-01T23:59:00Z", "2026-05-02T00:00:00Z"),
    ] {
        let settings = Settings { round_days: Some(60), time_zone: zone.to_owned(), ..settings() };
        let change = ChangeSettings { settings, reason: "we play online".into() };
        let draft = Scenario::with_players(FOUR).give(Command::ChangeSettings(change)).goes().pairs().goes();
        let publishes = |deadline: &str| {
            let deadline = moment(deadline);
            draft.tournament.decide(&Command::PublishWithDeadline(PublishWithDeadline { deadline, now }))
        };
        assert!(publishes(last).is_ok(), "{zone}");
        assert!(publishes(over).is_err(), "{zone}");
    }
}

#[test]
fn who_moves_a_deadline_has_seen_it_and_the_same_one_twice_changes_nothing() {
    let told = online().give(moved(day(7), day(9))).goes();
    let lines = told.log.len();
    let told = told.give(moved(day(7), day(9))).goes();
    assert_eq!(told.log.len(), lines, "two people want the same");
    let told = told.give(moved(day(7), day(8))).is_refused(
        "The deadline of round 1 was moved in the meantime, so nothing of yours was recorded. Look at the new one, \
         and move it again if that is still needed.",
    );
    assert_eq!(clock(&told).ends(), Some(day(9)));
    let told = told.give(moved(day(9), day(3))).goes();
    assert_eq!(clock(&told).ends(), Some(day(3)), "a deadline can be moved forward, too");
    let told = told.plays_the_rest().closes().goes().give(moved(day(3), day(5)));
    told.is_refused("Round 1 is closed and its clock has stopped, so no time can be given.");
}

#[test]
fn a_clock_has_no_deadline_to_move_and_a_deadline_no_clock_to_pause() {
    Scenario::with_players(FOUR)
        .starts_round()
        .give(moved(day(7), day(9)))
        .is_refused("Round 1 has a clock and no deadline. Give everybody minutes instead.");
    for change in [
        ClockChange::Started,
        ClockChange::Paused,
        ClockChange::Resumed,
        ClockChange::Extended { minutes: 5 },
    ] {
        online()
            .give(Command::SetClock(SetClock { round: ONE, change, seen: 0 }))
            .is_refused("Round 1 has a deadline and no clock. Move the deadline instead.");
    }
}

#[test]
fn one_table_can_get_days_beyond_the_deadline_but_not_more_than_the_round_has() {
    let told = online();
    let (at, _) = told.place("Kira");
    let extend = |minutes| {
        let reason = "a holiday".into();
        Command::ExtendTime(ExtendTime { at, minutes, reason, dispute: None, judge: Default::default() })
    };
    let told = told.give(extend(2 * 24 * 60)).goes();
    let round = told.tournament.rounds().next().unwrap();
    assert_eq!(round.ends_at(round.table(at.table).unwrap()), Some(day(9)));
    assert_eq!(
        clock(&told).reading(i32::MAX),
        ClockReading::Ends(day(7) + TimeDelta::minutes(i32::MAX.into()))
    );
    assert!(told.tournament.decide(&extend(6 * 24 * 60)).is_err(), "eight days beyond a round of seven");
}

#[test]
fn settings_take_one_to_sixty_days() {
    for days in [0, 61, u32::MAX] {
        let refused = Settings { round_days: Some(days), ..settings() }.check();
        assert_eq!(refused, Err(SettingsError::Days(days)));
    }
    for days in [None, Some(1), Some(60)] {
        assert_eq!(Settings { round_days: days, ..settings() }.check(), Ok(()));
    }
}

#[test]
fn new_settings_have_a_title_that_can_be_read_and_a_day_of_some_calendar() {
    let new = |title: &str, place: &str, date: &str| {
        let date = date.parse().unwrap();
        Settings { title: title.into(), place: place.into(), date, ..settings() }
    };
    for (title, place) in [
        ("Open\u{202e}", "Lyon"),
        ("\u{3164}", ""),
        ("Zeta\u{fffe}T", ""),
        ("\u{ad}", ""),
        ("Open", "Lyon\u{200b}"),
    ] {
        let spoilt = new(title, place, "2026-05-12");
        let field = if place.contains('\u{200b}') { SettingsText::Place } else { SettingsText::Title };
        assert_eq!(spoilt.check_new(), Err(SettingsError::Unseen(field)), "{title:?} {place:?}");
        assert_eq!(spoilt.check(), Ok(()), "an older log has it");
    }
    for (year, date) in [(1, "0001-01-01"), (1993, "1993-12-31"), (2100, "2100-01-01"), (9999, "9999-12-31")]
    {
        assert_eq!(new("Open", "", date).check_new(), Err(SettingsError::Year(year)));
    }
    for (title, date) in [("Offene 葛\u{e0100}", "1994-11-01"), ("🖖", "2099-12-31")] {
        assert_eq!(new(title, "", date).check_new(), Ok(()));
    }
}

#[test]
fn a_log_with_a_deadline_that_nobody_could_choose_is_refused() {
    let can = |told: &Scenario, entry: Entry| told.tournament.can_follow(&entry).is_ok();
    let published = |minutes, clock_waits, deadline| {
        Entry::RoundPublished(RoundPublished { round: ONE, minutes, clock_waits, deadline: Some(deadline) })
    };
    let draft = drafted();
    assert!(can(&draft, published(0, false, day(7))));
    assert!(!can(&draft, published(75, false, day(7))), "a clock and a deadline");
    assert!(!can(&draft, published(0, true, day(7))), "a deadline does not wait");
    assert!(!can(&draft, published(0, false, DateTime::<Utc>::MAX_UTC)), "a year of no calendar");
    let change = |from, to| Entry::ClockSet(ClockSet { round: ONE, change: ClockChange::Moved { from, to } });
    let playing = online();
    assert!(can(&playing, change(day(7), day(8))));
    assert!(!can(&playing, change(day(6), day(8))), "from another deadline");
    assert!(!can(&playing, change(day(7), day(7))), "to the same");
    assert!(!can(&playing, change(day(7), DateTime::<Utc>::MAX_UTC)));
    assert!(!can(&Scenario::with_players(FOUR).starts_round(), change(day(7), day(8))));
}
