//! The ways to turn a result into grades; a profile names one for each ending.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// What an ending means for the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum EndingTreatment {
    /// The winner gets a full win; the margin is the difference of the scores.
    WinnerTakesFullWin,
    /// The higher counting score gets a full win; equal scores are a true tie.
    FullWinByScore,
    /// The higher counting score gets a modified win; equal scores are a true tie.
    ModifiedWinByScore,
    /// Full win with the profile's outside margin, whatever the scores.
    OutsideWin,
    /// A true tie, whatever the scores.
    TrueTie,
    /// A full loss for both, whatever the scores.
    DoubleLoss,
    /// The game counts for nothing.
    NotCounted,
}

impl EndingTreatment {
    /// Every treatment, in the order in which a page offers them.
    pub const ALL: [Self; 7] = [
        Self::WinnerTakesFullWin,
        Self::FullWinByScore,
        Self::ModifiedWinByScore,
        Self::OutsideWin,
        Self::TrueTie,
        Self::DoubleLoss,
        Self::NotCounted,
    ];

    /// Whether it needs somebody to be named the winner.
    pub const fn needs_winner(self) -> bool {
        matches!(self, Self::WinnerTakesFullWin | Self::OutsideWin)
    }

    /// The name in profile files.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }
}

impl fmt::Display for EndingTreatment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
