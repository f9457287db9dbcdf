//! Whether entries about a cut are possible at their place in a log.

use crate::domain::tournament::Tournament;
use crate::domain::tournament::log_validation::{LogError, Validity};

impl Tournament {
    /// Nothing was recorded in it: its stages would vanish, and the final ranking would be that of the Swiss rounds.
    pub(super) fn can_take_cut_back(&self) -> Validity {
        self.has_cut()?;
        if self.cut_has_begun() { Err(LogError::CutBegun) } else { Ok(()) }
    }
}
