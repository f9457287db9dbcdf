//! Releases and how well their dates are known.

use chrono::NaiveDate;

/// A release of cards.
///
/// Dates are soft: many are general knowledge or bounds, so they may warn but never forbid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Release {
    /// Code, case matters.
    pub code: String,
    /// Name.
    pub name: String,
    /// Date as known: `2012-04-13`, `1994-11` or `1998`.
    pub date: String,
    /// `day`, `month`, `year`, `before` (an upper bound) or `rolling`.
    pub precision: String,
}

impl Release {
    /// The first day on which it can have been out; none where nothing is known.
    ///
    /// A month counts from its first day, a year from 1 January.
    pub fn first_day(&self) -> Option<NaiveDate> {
        let mut parts = self.date.split('-');
        let year = parts.next()?.parse().ok()?;
        let month = parts.next().map_or(Some(1), |part| part.parse().ok())?;
        let day = parts.next().map_or(Some(1), |part| part.parse().ok())?;
        NaiveDate::from_ymd_opt(year, month, day)
    }
}
