//! How a day is written.

/// How a sentence writes its days. Days inside citations are never changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DayFormat {
    /// `2000-10-30`, as in logs and JSON.
    Iso,
    /// `30 October 2000`, for people.
    Words,
}
