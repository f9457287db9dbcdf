//! Releases and how well their dates are known.

use chrono::NaiveDate;
use strum::IntoStaticStr;

use crate::domain::card::row::CardFault;

/// How well the date of a release is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum DatePrecision {
    Day,
    Month,
    Year,
    /// The date is an upper bound.
    Before,
    /// The cards appeared one after another until then.
    Rolling,
}

impl DatePrecision {
    /// As card tables write it.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// Reads a cell of a card table.
    ///
    /// # Errors
    /// [`CardFault::NotAPrecision`] when it says something else.
    pub fn read(cell: &str) -> Result<Self, CardFault> {
        cell.parse().map_err(|_| CardFault::NotAPrecision(cell.to_owned()))
    }
}

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
    pub precision: DatePrecision,
}

impl Release {
    /// Whether its day is known.
    pub fn is_to_the_day(&self) -> bool {
        self.precision == DatePrecision::Day
    }

    /// Whether its date is only a bound: its cards may have appeared earlier.
    pub fn may_be_earlier(&self) -> bool {
        matches!(self.precision, DatePrecision::Before | DatePrecision::Rolling)
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
