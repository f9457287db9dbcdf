//! How a day is written.

use chrono::NaiveDate;

/// In which form a sentence writes its days. Those within citations are never touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DayFormat {
    /// `2000-10-30`, as logs and JSON have it.
    Iso,
    /// `30 October 2000`, as people read it.
    Words,
}

impl DayFormat {
    /// A day in this form.
    pub fn write(self, day: NaiveDate) -> String {
        match self {
            Self::Iso => day.to_string(),
            Self::Words => in_words(day),
        }
    }
}

/// A day such as `30 October 2000`.
pub fn in_words(day: NaiveDate) -> String {
    day.format("%-d %B %Y").to_string()
}
