//! Why something is not recorded in the log of a series.

use crate::domain::unseen::Hidden;

/// The longest title of a series, in characters.
pub const LONGEST_TITLE: usize = 100;
/// The longest description and the longest reason, in characters.
pub const LONGEST_TEXT: usize = 1_000;
/// The most tournaments of a series.
pub const MOST_TOURNAMENTS: usize = 400;
/// The most bonuses of a series that count at once.
pub const MOST_BONUSES: usize = 1_000;
/// The most directors of a series.
pub const MOST_DIRECTORS: usize = 20;
/// The most entries of a series' log: every page of a series reads it from its first entry.
pub const MOST_ENTRIES: usize = 5_000;
/// The most places in all entries that count tournaments, including those that were counted again or removed since.
pub const MOST_RECORDED_PLACES: usize = 200_000;

/// Why something is not recorded in the log of a series.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SeriesRefusal {
    /// This person may not do it.
    NotTheirs,
    /// Only an operator names directors.
    NotTheOperator,
    /// This person may not begin a series.
    MayNotBegin,
    Closed,
    NotClosed,
    NotBegun,
    Begun,
    Title,
    TooLong,
    NoReason,
    /// A figure is outside its limits, or a worse place gives more.
    Figures,
    DirectsAlready,
    NotADirector,
    TooManyDirectors,
    TooManyTournaments,
    TooManyBonuses,
    NotOver(String),
    NoRanking(String),
    /// An operator hid the tournament.
    Hidden(String),
    CountsAlready(String),
    /// It counts as it was at an earlier entry.
    Changed(String),
    /// Somebody else counted it again in the meantime.
    Overtaken(String),
    NotCounted,
    Bonus(i64),
    /// Nobody of this series.
    NoPlayer,
    NoBonus,
    Control,
    /// A reason has a character that nobody sees.
    ReasonHides(Hidden),
    /// The title holds characters that nobody sees, or piles of accents.
    Unseen,
    /// Its log would become too long to read on every page.
    Full,
    Same,
}
