//! How many lost matches put a player out, and what that makes of the stages.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// How many lost matches put a player out.
///
/// No source about this game describes double elimination: the losers' side, its order and the second final are the
/// project's default, as other programs for card games play it (`design/peers.md`, 3.8.3).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum Elimination {
    /// One lost match puts a player out.
    #[default]
    Single,
    /// Two: losers play on among themselves, and the last of them meets the player who has not lost. If that player loses
    /// the final, both have lost once, and a second final decides.
    Double,
    /// Two, but there is one final, even if the player who had not lost loses it.
    DoubleOneFinal,
}

impl Elimination {
    /// All of them, the usual one first.
    pub const ALL: [Self; 3] = [Self::Single, Self::Double, Self::DoubleOneFinal];

    /// The name in files, logs and forms.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }

    /// The one with this name.
    pub fn of(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.code() == code)
    }

    /// Whether one lost match puts a player out.
    pub const fn is_single(&self) -> bool {
        matches!(self, Self::Single)
    }
}

/// A stage of double elimination.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum DoubleStage {
    /// One before the final, by its number.
    Early(u32),
    /// The player who has not lost meets the last one of those who have lost once.
    Final,
    /// Both have lost once.
    SecondFinal,
}

impl DoubleStage {
    /// The stage with this number, if the final has number `last`.
    pub const fn of(last: u32, stage: u32) -> Self {
        if stage < last {
            Self::Early(stage)
        } else if stage == last {
            Self::Final
        } else {
            Self::SecondFinal
        }
    }
}

/// What a stage of a bracket is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StageName {
    /// One of single elimination, by the stages left after it: 0 is the final.
    Single(u32),
    /// One of double elimination.
    Double(DoubleStage),
}
