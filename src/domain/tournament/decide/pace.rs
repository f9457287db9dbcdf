//! How long a round that is published is played.

use chrono::{DateTime, Days, Utc};

use crate::domain::tournament::round_clock::{ClockRefusal, LONGEST_DAYS, is_sane};
use crate::domain::tournament::settings::Settings;

/// How long a round is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pace {
    /// By the clock of the hall, which may wait for its start.
    Clock {
        waits: bool,
    },
    Deadline(DateTime<Utc>),
}

/// Whether a round that begins at a moment can have this deadline.
///
/// # Errors
/// If it is over by then, or [`is_near`] refuses it.
pub(super) fn check_deadline(
    settings: &Settings,
    deadline: DateTime<Utc>,
    begins: DateTime<Utc>,
) -> Result<(), ClockRefusal> {
    is_to_come(deadline, begins)?;
    is_near(settings, deadline, begins)
}

pub(super) fn is_to_come(deadline: DateTime<Utc>, now: DateTime<Utc>) -> Result<(), ClockRefusal> {
    if deadline > now { Ok(()) } else { Err(ClockRefusal::DeadlineOver) }
}

/// Whether the deadline is at most [`LONGEST_DAYS`] away. They are days of the calendar where the tournament is played, and
/// all of the last one counts: people choose a day and its end, and clocks may be changed on the way.
pub(super) fn is_near(
    settings: &Settings,
    deadline: DateTime<Utc>,
    begins: DateTime<Utc>,
) -> Result<(), ClockRefusal> {
    let last = settings.day_of(begins).checked_add_days(Days::new(LONGEST_DAYS.into()));
    let is_near = last.is_some_and(|last| settings.day_of(deadline) <= last);
    if is_sane(deadline) && is_near { Ok(()) } else { Err(ClockRefusal::DeadlineFar) }
}
