//! How a day is written.

use chrono::NaiveDate;

/// How a sentence writes its days. Days inside citations are never changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DayFormat {
    /// `2000-10-30`, as in logs and JSON.
    Iso,
    /// `30 October 2000`, for people.
    Words,
}

impl DayFormat {
    /// Writes a day in this form.
    ///
    /// ```
    /// use arbiter::domain::day::DayFormat;
    ///
    /// let day = "2000-10-30".parse()?;
    /// assert_eq!(DayFormat::Iso.write(day), "2000-10-30");
    /// assert_eq!(DayFormat::Words.write(day), "30 October 2000");
    /// # Ok::<(), chrono::ParseError>(())
    /// ```
    pub fn write(self, day: NaiveDate) -> String {
        match self {
            Self::Iso => day.to_string(),
            Self::Words => in_words(day),
        }
    }
}

/// Writes a day as `30 October 2000`.
pub fn in_words(day: NaiveDate) -> String {
    day.format("%-d %B %Y").to_string()
}
