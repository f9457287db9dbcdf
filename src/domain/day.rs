//! How a day is written, and on which days a profile applies.

use chrono::NaiveDate;

/// How a sentence writes its days. Days inside citations are never changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DayFormat {
    /// `2000-10-30`, as in logs and JSON.
    Iso,
    /// `30 October 2000`, for people.
    Words,
}

/// Whether a profile applies on a day; its first and last day are included. Without a last day it still applies.
pub fn applies_on(day: NaiveDate, from: NaiveDate, to: Option<NaiveDate>) -> bool {
    from <= day && to.is_none_or(|last| day <= last)
}
