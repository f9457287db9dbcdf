//! The deadline of a round as a director types it.

use chrono::{DateTime, Days, Utc};

use crate::app::Snapshot;
use crate::domain::id::RoundNumber;
use crate::web::pages::director::publication::{AT, instant};
use crate::web::refused::FormError;

/// The end of the day that is `days` from now: the project's default.
pub(super) fn proposal(here: &Snapshot, days: u32, now: DateTime<Utc>) -> String {
    let today = now.with_timezone(&here.tournament.zone()).date_naive();
    let day = today.checked_add_days(Days::new(days.into())).unwrap_or(today);
    format!("{day}T23:59")
}

/// The deadline as the form shows it, to the minute.
pub(super) fn minute(here: &Snapshot, deadline: DateTime<Utc>) -> String {
    deadline.with_timezone(&here.tournament.zone()).format(AT).to_string()
}

/// The deadlines of this many rounds from the first on, a number of days apart at the same hour.
///
/// # Errors
/// Like [`moment`]; of a later round [`FormError::SkippedDeadline`], because nobody typed its deadline.
pub(super) fn every_days(
    here: &Snapshot,
    typed: &str,
    (first, rounds, days): (RoundNumber, u32, u32),
) -> Result<Vec<DateTime<Utc>>, FormError> {
    let zone = here.tournament.zone();
    let begin = moment(here, typed)?.with_timezone(&zone).naive_local();
    let nth = |nth: u32| {
        let later = begin.checked_add_days(Days::new(u64::from(nth) * u64::from(days)));
        let at = later.ok_or(FormError::Deadline(zone))?.format(AT).to_string();
        let round = RoundNumber(first.0.saturating_add(nth));
        instant(here, &at).ok_or(FormError::SkippedDeadline { round, at, zone })
    };
    (0..rounds).map(nth).collect()
}

/// A day and time in the tournament's zone.
///
/// # Errors
/// [`FormError::Deadline`], also for an hour that is skipped when clocks are put forward.
pub(super) fn moment(here: &Snapshot, typed: &str) -> Result<DateTime<Utc>, FormError> {
    instant(here, typed).ok_or_else(|| FormError::Deadline(here.tournament.zone()))
}
