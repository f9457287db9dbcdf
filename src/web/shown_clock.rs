//! The clock of a round as every page shows it.

use chrono::{DateTime, TimeDelta, Utc};

use crate::app::Snapshot;
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::round::{Phase, Round, Table};
use crate::domain::tournament::round_clock::{Clock, ClockReading};
use crate::domain::wording::pinned;
use crate::web::words;

/// A clock is red from here on.
const LITTLE: TimeDelta = TimeDelta::minutes(5);

/// The clock of a round in play, at a table or for everybody.
#[derive(Debug, Clone)]
pub struct ShownClock {
    /// The end, to which a script counts; `None` while the clock does not run.
    pub ends: Option<String>,
    /// The server's time, on a page that is made for one reader. A kept page cannot know it.
    pub now: Option<String>,
    /// In large figures: the time left, or the end on a kept page.
    pub words: String,
    /// Beside it: `ends at 15:40, then finish the turn`, `paused at 15:02`, `not started yet`.
    pub until: String,
    /// Whether little is left, or nothing.
    pub is_red: bool,
}

impl ShownClock {
    /// On a page that is kept for everybody.
    pub fn kept(here: &Snapshot, round: &Round) -> Option<Self> {
        Self::of(here, round, 0, None)
    }

    /// On a page that is made now, for one reader.
    pub fn counted(here: &Snapshot, round: &Round, now: DateTime<Utc>) -> Option<Self> {
        Self::of(here, round, 0, Some(now))
    }

    /// At a table, with the minutes it has beyond the round.
    pub fn at_table(here: &Snapshot, round: &Round, table: &Table, now: DateTime<Utc>) -> Option<Self> {
        Self::of(here, round, table.extra_minutes(), Some(now))
    }

    /// At a pod, with the minutes it has beyond the round.
    pub fn at_pod(here: &Snapshot, round: &Round, pod: &PodTable, now: DateTime<Utc>) -> Option<Self> {
        Self::of(here, round, pod.extra_minutes(), Some(now))
    }

    fn of(here: &Snapshot, round: &Round, own_minutes: i32, now: Option<DateTime<Utc>>) -> Option<Self> {
        let clock = round.clock.as_ref().filter(|_| round.phase() == Phase::Playing)?;
        Some(match clock.reading(own_minutes) {
            ClockReading::Ends(at) => running(here, at, now),
            ClockReading::Left(left) => still(here, clock, left),
        })
    }
}

fn running(here: &Snapshot, at: DateTime<Utc>, now: Option<DateTime<Utc>>) -> ShownClock {
    let is_over = now.is_some_and(|now| now > at);
    let what = here.profile().ok().and_then(pinned::at_time_of);
    let then = what.map_or_else(String::new, |what| format!(", then {what}"));
    ShownClock {
        ends: Some(words::rfc3339(at)),
        now: now.map(words::rfc3339),
        words: now.map_or_else(|| words::clock(here, at), |now| left_in_words(at - now)),
        until: format!(
            "{} {}{then}",
            if is_over { "ended at" } else { "ends at" },
            words::clock_of_day(here, at)
        ),
        is_red: now.is_some_and(|now| at - now < LITTLE),
    }
}

fn still(here: &Snapshot, clock: &Clock, left: TimeDelta) -> ShownClock {
    let until = clock.paused().map_or_else(
        || "not started yet".to_owned(),
        |since| format!("paused at {}", words::clock_of_day(here, since)),
    );
    ShownClock { ends: None, now: None, words: left_in_words(left), until, is_red: left < LITTLE }
}

/// As the script writes it: `18:34`, or `2:05 over`.
fn left_in_words(left: TimeDelta) -> String {
    let seconds = left.num_seconds();
    let away = seconds.unsigned_abs();
    let over = if seconds < 0 { " over" } else { "" };
    format!("{}:{:02}{over}", away / 60, away % 60)
}
