//! The clock of a round as every page shows it, or its deadline.

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Tz;

use crate::app::Snapshot;
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::round::{Phase, Round, Table};
use crate::domain::tournament::round_clock::{Clock, ClockReading};
use crate::messages::{dates, say};
use crate::web::words;
use crate::words::pinned;

/// A clock is red from here on.
const LITTLE: TimeDelta = TimeDelta::minutes(5);
/// A deadline is red from here on.
const LAST_DAY: TimeDelta = TimeDelta::days(1);

/// The clock of a round in play, at a table or for everybody.
#[derive(Debug, Clone)]
pub struct ShownClock {
    /// The end, to which a script counts; `None` while the clock does not run, and for a deadline.
    pub ends: Option<String>,
    /// The server's time, on a page that is made for one reader. A kept page cannot know it.
    pub now: Option<String>,
    /// The deadline, if the round has one and no clock.
    pub deadline: Option<ShownDeadline>,
    /// In large figures: the time left, or the end on a kept page.
    pub words: String,
    /// Beside it: `ends at 15:40, then finish the turn`, `paused at 15:02`, `not started yet`; a deadline with its day and
    /// zone.
    pub until: String,
    /// Whether little is left, or nothing.
    pub is_red: bool,
}

/// A deadline as a script reads it, which adds the reader's own time.
#[derive(Debug, Clone)]
pub struct ShownDeadline {
    pub at: String,
    /// The zone in which the words beside it give the time.
    pub zone: String,
}

impl ShownClock {
    /// On a page that is kept for everybody.
    pub fn on_cached_page(here: &Snapshot, round: &Round) -> Option<Self> {
        Self::of(here, round, 0, None, here.tournament.zone())
    }

    /// On a page that is made now, for one reader.
    pub fn on_fresh_page(here: &Snapshot, round: &Round, now: DateTime<Utc>) -> Option<Self> {
        Self::of(here, round, 0, Some(now), here.tournament.zone())
    }

    /// At a table, with the minutes it has beyond the round, in the zone of its reader.
    pub fn at_table(
        here: &Snapshot,
        round: &Round,
        table: &Table,
        now: DateTime<Utc>,
        zone: Tz,
    ) -> Option<Self> {
        Self::of(here, round, table.extra_minutes(), Some(now), zone)
    }

    /// At a pod, with the minutes it has beyond the round, in the zone of its reader.
    pub fn at_pod(
        here: &Snapshot,
        round: &Round,
        pod: &PodTable,
        now: DateTime<Utc>,
        zone: Tz,
    ) -> Option<Self> {
        Self::of(here, round, pod.extra_minutes(), Some(now), zone)
    }

    fn of(
        here: &Snapshot,
        round: &Round,
        own_minutes: i32,
        now: Option<DateTime<Utc>>,
        zone: Tz,
    ) -> Option<Self> {
        let clock = round.clock.as_ref().filter(|_| round.phase() == Phase::Playing)?;
        Some(match clock.reading(own_minutes) {
            ClockReading::Ends(at) if clock.deadline.is_some() => until_deadline(at, now, zone),
            ClockReading::Ends(at) => running(here, at, now),
            ClockReading::Left(left) => stopped_clock(here, clock, left, now),
        })
    }
}

fn running(here: &Snapshot, at: DateTime<Utc>, now: Option<DateTime<Utc>>) -> ShownClock {
    let is_over = now.is_some_and(|now| now > at);
    let at_end = words::clock_near(here, at, now);
    let until = match (here.profile().ok().and_then(pinned::at_time_of), is_over) {
        (None, false) => say("all-clock-ends").with("at", at_end),
        (None, true) => say("all-clock-ended").with("at", at_end),
        (Some(what), false) => say("all-clock-ends-then").with("at", at_end).with("what", what),
        (Some(what), true) => say("all-clock-ended-then").with("at", at_end).with("what", what),
    };
    ShownClock {
        ends: Some(words::rfc3339(at)),
        now: now.map(words::rfc3339),
        deadline: None,
        words: now.map_or_else(|| words::clock(here, at), |now| left_in_words(at - now)),
        until: until.to_string(),
        is_red: now.is_some_and(|now| at - now < LITTLE),
    }
}

fn until_deadline(at: DateTime<Utc>, now: Option<DateTime<Utc>>, zone: Tz) -> ShownClock {
    let is_over = now.is_some_and(|now| now > at);
    let told = |now: DateTime<Utc>| match words::span(at - now) {
        span if is_over => say("all-clock-over").with("time", span).to_string(),
        span => span,
    };
    let day = words::day_and_time(at, zone);
    let until = if is_over {
        say("all-clock-ended-on").with("day", day)
    } else {
        say("all-clock-ends-on").with("day", day)
    };
    ShownClock {
        ends: None,
        now: None,
        deadline: Some(ShownDeadline { at: words::rfc3339(at), zone: zone.to_string() }),
        words: now.map_or_else(|| dates::moment_of_year(&at.with_timezone(&zone)), told),
        until: until.to_string(),
        is_red: now.is_some_and(|now| at - now < LAST_DAY),
    }
}

fn stopped_clock(here: &Snapshot, clock: &Clock, left: TimeDelta, now: Option<DateTime<Utc>>) -> ShownClock {
    let until = match clock.paused_since() {
        None => say("all-clock-not-started"),
        Some(since) => say("all-clock-paused").with("at", words::clock_near(here, since, now)),
    };
    ShownClock {
        ends: None,
        now: None,
        deadline: None,
        words: left_in_words(left),
        until: until.to_string(),
        is_red: left < LITTLE,
    }
}

/// As the script writes it: `18:34`, or `2:05 over`.
fn left_in_words(left: TimeDelta) -> String {
    let seconds = left.num_seconds();
    let away = seconds.unsigned_abs();
    let time = format!("{}:{:02}", away / 60, away % 60);
    if seconds < 0 { say("all-clock-over").with("time", time).to_string() } else { time }
}
