//! The ways a result can be turned into grades; a profile names one for each ending.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What an ending does to the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Treatment {
    /// The winner has a full win, the margin is the plain subtraction.
    WinnerTakesFullWin,
    /// The higher counting score has a full win; level scores are a true tie.
    FullWinByScore,
    /// The higher counting score has a modified win; level scores are a true tie.
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

impl Treatment {
    /// Every treatment.
    pub const ALL: [Self; 7] = [
        Self::WinnerTakesFullWin,
        Self::FullWinByScore,
        Self::ModifiedWinByScore,
        Self::OutsideWin,
        Self::TrueTie,
        Self::DoubleLoss,
        Self::NotCounted,
    ];

    /// Whether it can only be carried out when somebody is named the winner.
    pub const fn needs_winner(self) -> bool {
        matches!(self, Self::WinnerTakesFullWin | Self::OutsideWin)
    }

    /// The name in profile files.
    pub const fn code(self) -> &'static str {
        match self {
            Self::WinnerTakesFullWin => "winner-takes-full-win",
            Self::FullWinByScore => "full-win-by-score",
            Self::ModifiedWinByScore => "modified-win-by-score",
            Self::OutsideWin => "outside-win",
            Self::TrueTie => "true-tie",
            Self::DoubleLoss => "double-loss",
            Self::NotCounted => "not-counted",
        }
    }
}

impl fmt::Display for Treatment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
