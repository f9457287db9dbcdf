//! Why something is not recorded in the log of a series.

use crate::domain::series::rules::{MOST_PLACES, MOST_POINTS};

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
/// The most places in all entries that count tournaments, those included that were counted again or removed since.
pub const MOST_RECORDED_PLACES: usize = 200_000;

/// Why something is not recorded in the log of a series.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SeriesRefusal {
    /// This person may not do it.
    #[error("Only the directors of this series and the operator do this.")]
    NotTheirs,
    /// Only an operator names directors.
    #[error("Only the operator names directors.")]
    NotTheOperator,
    /// This person may not begin a series.
    #[error("Only accounts that may open tournaments begin a series. Ask the operator.")]
    MayNotBegin,
    #[error("The series is closed. Reopen it first.")]
    Closed,
    #[error("The series is not closed.")]
    NotClosed,
    #[error("The log has no beginning.")]
    NotBegun,
    #[error("The series has begun already.")]
    Begun,
    #[error("Write a title of at most {LONGEST_TITLE} characters.")]
    Title,
    #[error("Write at most {LONGEST_TEXT} characters.")]
    TooLong,
    #[error("Say why, for those who read the standings later.")]
    NoReason,
    /// A figure is outside its limits, or a worse place gives more.
    #[error(
        "Points are whole numbers from 0 to {MOST_POINTS}, for 1 to {MOST_PLACES} places, and no place gives more than a better one."
    )]
    Figures,
    #[error("This account directs the series already.")]
    DirectsAlready,
    #[error("This account does not direct the series.")]
    NotADirector,
    #[error("A series has {MOST_DIRECTORS} directors at most.")]
    TooManyDirectors,
    #[error("A series has {MOST_TOURNAMENTS} tournaments at most.")]
    TooManyTournaments,
    #[error("A series has {MOST_BONUSES} bonuses at most.")]
    TooManyBonuses,
    #[error("“{0}” is not over yet. Count it once it is closed.")]
    NotOver(String),
    #[error("Nobody has a place in the final ranking of “{0}”.")]
    NoRanking(String),
    /// An operator hid the tournament.
    #[error("“{0}” is hidden, so it cannot count.")]
    Hidden(String),
    #[error("“{0}” counts already, as it is now.")]
    CountsAlready(String),
    /// It counts as it was at an earlier entry.
    #[error("“{0}” counts already. It changed since then: count it again, if it should count as it is now.")]
    Changed(String),
    /// Somebody else counted it again in the meantime.
    #[error("Somebody counted “{0}” again after you opened the page. Open the page again.")]
    Overtaken(String),
    #[error("This tournament does not count here. Open the page again.")]
    NotCounted,
    #[error("A bonus is a whole number from 1 to {0}.")]
    Bonus(i64),
    /// Nobody of this series.
    #[error("Only players of a tournament that counts here can get a bonus.")]
    NoPlayer,
    #[error("This bonus is not there any more. Open the page again.")]
    NoBonus,
    #[error("The text holds a control character. Type it again.")]
    Control,
    /// Its log would become too long to read on every page.
    #[error("The log of this series is full. Close it, and begin another one.")]
    Full,
    #[error("Nothing was changed.")]
    Same,
}
