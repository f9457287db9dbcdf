//! Releases and how well their dates are known.

use chrono::NaiveDate;

/// A release of cards.
///
/// Many dates are general knowledge or bounds; the precision says how well it is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Release {
    /// Code, case matters.
    pub code: String,
    pub name: String,
    /// Date as known: `2012-04-13`, `1994-11` or `1998`.
    pub date: String,
    /// `day`, `month`, `year`, `before` (an upper bound) or `rolling`.
    pub precision: String,
}

impl Release {
    /// Whether its day is known.
    pub fn is_to_the_day(&self) -> bool {
        self.precision == "day"
    }

    /// Whether its date is only a bound: its cards may have appeared earlier.
    pub fn may_be_earlier(&self) -> bool {
        matches!(self.precision.as_str(), "before" | "rolling")
    }

    /// The first day on which it can have been out; `None` if unknown.
    ///
    /// A month begins on its first day, a year on 1 January.
    pub fn first_day(&self) -> Option<NaiveDate> {
        let mut parts = self.date.split('-');
        let year = parts.next()?.parse().ok()?;
        let month = parts.next().map_or(Some(1), |part| part.parse().ok())?;
        let day = parts.next().map_or(Some(1), |part| part.parse().ok())?;
        NaiveDate::from_ymd_opt(year, month, day)
    }
}
