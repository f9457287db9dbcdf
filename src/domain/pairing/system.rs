//! The systems by which a tournament of games of two says who meets whom.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::domain::bracket::elimination::Elimination;

/// Who meets whom in the rounds of a tournament. The director chooses it at set-up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum PairingSystem {
    /// Players with the same score meet, and nobody meets twice if that can be. Older logs name no system and use this
    /// one.
    #[default]
    Swiss,
    /// Everybody meets everybody once, by a timetable that is drawn with the first round.
    RoundRobin,
    /// One bracket for everybody, without rounds before it: one lost match puts a player out.
    SingleElimination,
    /// One bracket for everybody, with a second side for those who have lost once: the second lost match puts a player
    /// out.
    DoubleElimination,
}

impl PairingSystem {
    /// All of them, the usual one first.
    pub const ALL: [Self; 4] =
        [Self::Swiss, Self::RoundRobin, Self::SingleElimination, Self::DoubleElimination];

    /// The name in logs and forms.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }

    /// The system with this name in a form.
    pub fn of(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|system| system.code() == code)
    }

    /// Whether one bracket is all that is played.
    pub const fn is_bracket(self) -> bool {
        matches!(self, Self::SingleElimination | Self::DoubleElimination)
    }

    /// Whether its bracket, or a cut after its rounds, can be played in this way.
    pub const fn takes(self, elimination: Elimination) -> bool {
        match self {
            Self::Swiss | Self::RoundRobin => true,
            Self::SingleElimination => elimination.is_single(),
            Self::DoubleElimination => !elimination.is_single(),
        }
    }

    /// Whether a log may leave it out.
    pub fn is_usual(&self) -> bool {
        *self == Self::Swiss
    }
}
