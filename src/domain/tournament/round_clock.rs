//! The clock of a published round: it waits for its start, runs or is paused, and everybody may get more time. A round
//! that is played over days has a deadline instead.
//!
//! The sources give a round its minutes and say nothing about a break in it, so how a clock is started, paused and
//! extended is the project's default. Of rounds online they say “one round a week” and no more, so the limits of a
//! deadline are its default too.

use chrono::{DateTime, Datelike, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::domain::id::RoundNumber;

/// What happened to the clock of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockChange {
    /// It began to run; the pairings were published before.
    Started,
    /// It was stopped for a while.
    Paused,
    /// It runs on after a pause.
    Resumed,
    /// Every table got minutes, or they were taken back.
    Extended {
        /// How many minutes; negative if taken back.
        minutes: i32,
    },
    /// The deadline was moved.
    Moved {
        /// The deadline before.
        from: DateTime<Utc>,
        /// The deadline from now on.
        to: DateTime<Utc>,
    },
}

/// The most days between the day on which a round begins and that of its deadline.
pub const LONGEST_DAYS: u32 = 60;

/// What a clock says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockReading {
    /// It runs, and time is called then.
    Ends(DateTime<Utc>),
    /// It does not run, and this much is left; below zero if the time was up before it was paused.
    Left(TimeDelta),
}

/// A time in which the clock ran.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Run {
    from: DateTime<Utc>,
    /// `None` while it runs.
    until: Option<DateTime<Utc>>,
}

/// The clock of a published round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clock {
    /// When the pairings were published.
    pub published: DateTime<Utc>,
    /// Minutes on it when they were; none if the round has a deadline.
    pub minutes: u32,
    /// Until when the round is played, if it has a deadline and no clock.
    pub deadline: Option<DateTime<Utc>>,
    /// Minutes that everybody got since.
    pub extra: u32,
    runs: Vec<Run>,
}

/// Why the clock of a round is not changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ClockRefusal {
    /// The clock never ran.
    NotStarted(RoundNumber),
    /// The clock ran before and is paused.
    Paused(RoundNumber),
    /// Somebody else gave time.
    Meanwhile { round: RoundNumber, now: u32, seen: u32 },
    /// No minutes were given.
    NoMinutes,
    /// More was taken back than given.
    NotGiven { round: RoundNumber, given: u32, minutes: u32 },
    /// More minutes than a round has.
    TooMany { minutes: i32, total: u32, most: u32 },
    /// A round with a deadline has no clock.
    HasDeadline(RoundNumber),
    /// A round with a clock has no deadline.
    HasClock(RoundNumber),
    /// Somebody else moved the deadline.
    DeadlineMoved(RoundNumber),
    /// A deadline that is over.
    DeadlineOver,
    /// A deadline too far away from the beginning of its round.
    DeadlineFar,
    /// The settings give a round days, and the form minutes.
    NeedsDeadline,
    /// The settings give a round minutes, and the form a deadline.
    NeedsClock,
}

/// Whether a log can hold this deadline: other programs cannot handle years that are too far away.
pub(super) fn is_sane(deadline: DateTime<Utc>) -> bool {
    (2000..=2199).contains(&deadline.year())
}

impl Clock {
    /// The clock of a round that was published at this moment, and that runs from then unless it waits.
    pub(super) fn new(published: DateTime<Utc>, minutes: u32, waits: bool) -> Self {
        let runs = if waits { Vec::new() } else { vec![Run { from: published, until: None }] };
        Self { published, minutes, deadline: None, extra: 0, runs }
    }

    /// In place of a clock, a deadline for a round that was published at this moment.
    pub(super) fn until(published: DateTime<Utc>, deadline: DateTime<Utc>) -> Self {
        Self { deadline: Some(deadline), ..Self::new(published, 0, false) }
    }

    /// How many minutes the round has: those on its clock, or those from its publication to its deadline.
    pub fn length(&self) -> u32 {
        let days = |deadline: DateTime<Utc>| span(self.published, deadline).num_minutes();
        self.deadline.map_or(self.minutes, |deadline| u32::try_from(days(deadline)).unwrap_or(u32::MAX))
    }

    /// When it first ran; `None` while it waits.
    pub fn started_at(&self) -> Option<DateTime<Utc>> {
        self.runs.first().map(|run| run.from)
    }

    /// When the round began: with its clock, or with its publication if the clock never ran.
    pub fn began(&self) -> DateTime<Utc> {
        self.started_at().unwrap_or(self.published)
    }

    /// Since when it has been paused.
    pub fn paused_since(&self) -> Option<DateTime<Utc>> {
        self.runs.last()?.until
    }

    /// Whether the clock runs now.
    pub fn is_running(&self) -> bool {
        self.runs.last().is_some_and(|run| run.until.is_none())
    }

    /// When time is called; `None` while the clock does not run.
    pub fn ends(&self) -> Option<DateTime<Utc>> {
        match self.reading(0) {
            ClockReading::Ends(at) => Some(at),
            ClockReading::Left(_) => None,
        }
    }

    /// What it says at a table with this many extra minutes of its own.
    pub fn reading(&self, own_minutes: i32) -> ClockReading {
        if let Some(deadline) = self.deadline {
            let own = TimeDelta::minutes(i64::from(own_minutes));
            return ClockReading::Ends(deadline.checked_add_signed(own).unwrap_or(deadline));
        }
        let minutes = i64::from(self.minutes) + i64::from(self.extra) + i64::from(own_minutes);
        let all = TimeDelta::try_minutes(minutes).unwrap_or_default();
        let ended = self.runs.iter().filter_map(|run| Some(span(run.from, run.until?)));
        let spent = ended.fold(TimeDelta::zero(), |sum, one| sum.checked_add(&one).unwrap_or(sum));
        let left = all.checked_sub(&spent).unwrap_or_default();
        match self.runs.last() {
            // The same time if the calendar ends before that.
            Some(Run { from, until: None }) => {
                ClockReading::Ends(from.checked_add_signed(left).unwrap_or(*from))
            }
            Some(Run { until: Some(_), .. }) | None => ClockReading::Left(left),
        }
    }

    /// How long it ran between two moments.
    pub(super) fn ran_between(&self, [from, to]: [DateTime<Utc>; 2]) -> TimeDelta {
        let within = |run: &Run| span(run.from.max(from), run.until.unwrap_or(to).min(to));
        self.runs.iter().map(within).fold(TimeDelta::zero(), |sum, one| sum.checked_add(&one).unwrap_or(sum))
    }

    /// Whether this change can follow. The same state twice is not a change, and gives `false`.
    ///
    /// # Errors
    /// If the clock of this round is in another state than the change needs, or the minutes are out of bounds.
    pub(super) fn takes(&self, round: RoundNumber, change: ClockChange) -> Result<bool, ClockRefusal> {
        match change {
            ClockChange::Moved { from, to } => match self.deadline {
                None => Err(ClockRefusal::HasClock(round)),
                Some(now) if now == to => Ok(false),
                Some(now) if now != from => Err(ClockRefusal::DeadlineMoved(round)),
                Some(_) if !is_sane(to) => Err(ClockRefusal::DeadlineFar),
                Some(_) => Ok(true),
            },
            _ if self.deadline.is_some() => Err(ClockRefusal::HasDeadline(round)),
            ClockChange::Started if self.paused_since().is_some() => Err(ClockRefusal::Paused(round)),
            ClockChange::Started => Ok(self.runs.is_empty()),
            ClockChange::Paused | ClockChange::Resumed if self.runs.is_empty() => {
                Err(ClockRefusal::NotStarted(round))
            }
            ClockChange::Paused => Ok(self.is_running()),
            ClockChange::Resumed => Ok(!self.is_running()),
            ClockChange::Extended { minutes } => self.takes_minutes(round, minutes).map(|()| true),
        }
    }

    fn takes_minutes(&self, round: RoundNumber, minutes: i32) -> Result<(), ClockRefusal> {
        let most = self.minutes;
        match self.extra.checked_add_signed(minutes) {
            _ if minutes == 0 => Err(ClockRefusal::NoMinutes),
            None => Err(ClockRefusal::NotGiven { round, given: self.extra, minutes: minutes.unsigned_abs() }),
            Some(total) if total > most => Err(ClockRefusal::TooMany { minutes, total, most }),
            Some(_) => Ok(()),
        }
    }

    pub(super) fn change(&mut self, change: ClockChange, at: DateTime<Utc>) {
        match change {
            ClockChange::Started | ClockChange::Resumed => self.runs.push(Run { from: at, until: None }),
            ClockChange::Paused => {
                if let Some(run) = self.runs.last_mut() {
                    run.until = Some(at);
                }
            }
            ClockChange::Extended { minutes } => {
                self.extra = self.extra.checked_add_signed(minutes).unwrap_or(self.extra);
            }
            ClockChange::Moved { to, .. } => self.deadline = Some(to),
        }
    }
}

/// From one moment to another; nothing if the computer's clock was put back between them.
fn span(from: DateTime<Utc>, to: DateTime<Utc>) -> TimeDelta {
    (to - from).max(TimeDelta::zero())
}
