//! The levels of tournaments: the higher one is, the more its games move ratings.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// The level of a tournament, as The Continuing Committee numbers and names them (trekcc.org articleID=1335). The director
/// chooses it; nothing but ratings depends on it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum TournamentLevel {
    /// What every tournament is if nobody says otherwise; older logs name no level.
    #[default]
    Local,
    Regional,
    /// A National or one of the Masters.
    National,
    Continental,
    Worlds,
}

impl TournamentLevel {
    /// All of them, the lowest first.
    pub const ALL: [Self; 5] = [Self::Local, Self::Regional, Self::National, Self::Continental, Self::Worlds];

    /// The name in logs and forms.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }

    /// The level with this name in a form.
    pub fn of(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.code() == code)
    }

    /// Whether a log may leave it out.
    pub fn is_usual(&self) -> bool {
        *self == Self::Local
    }
}
