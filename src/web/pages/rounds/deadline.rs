//! The deadline of a round as a director types it.

use chrono::{DateTime, Days, Utc};

use crate::app::Snapshot;
use crate::web::pages::director::publication::{AT, instant};
use crate::web::refused::FormError;
use crate::web::words;

/// The end of the day that is `days` from now: the project's default.
pub(super) fn proposal(here: &Snapshot, days: u32, now: DateTime<Utc>) -> String {
    let today = now.with_timezone(&words::zone(here)).date_naive();
    let day = today.checked_add_days(Days::new(days.into())).unwrap_or(today);
    format!("{day}T23:59")
}

/// The deadline as the form shows it, to the minute.
pub(super) fn minute(here: &Snapshot, deadline: DateTime<Utc>) -> String {
    deadline.with_timezone(&words::zone(here)).format(AT).to_string()
}

/// The deadlines of this many rounds, a number of days apart at the same hour.
///
/// # Errors
/// Like [`moment`].
pub(super) fn every_days(
    here: &Snapshot,
    typed: &str,
    (rounds, days): (u32, u32),
) -> Result<Vec<DateTime<Utc>>, FormError> {
    let first = moment(here, typed)?.with_timezone(&words::zone(here)).naive_local();
    let nth = |nth: u32| {
        let later = first.checked_add_days(Days::new(u64::from(nth) * u64::from(days)));
        later.map_or_else(String::new, |later| later.format(AT).to_string())
    };
    (0..rounds).map(|round| moment(here, &nth(round))).collect()
}

/// A day and time in the tournament's zone.
///
/// # Errors
/// [`FormError::Deadline`], also for an hour that is skipped when clocks are put forward.
pub(super) fn moment(here: &Snapshot, typed: &str) -> Result<DateTime<Utc>, FormError> {
    instant(here, typed).ok_or_else(|| FormError::Deadline(words::zone(here)))
}
