//! The algorithms that can pair a round. A log names the one it used, so that the round can be paired again.

use serde::{Deserialize, Serialize};

/// A way to pair a round.
///
/// Those of a Swiss round look for a pairing with the same lowest [`Objective`](super::objective::Objective). Of several
/// equally good pairings they may choose different ones.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Algorithm {
    /// The blossom algorithm over the whole field up to 512 players, and over windows of it above that. Log entries
    /// that name no algorithm used this one.
    #[default]
    Blossom,
    /// Pairs down the score groups, and falls back to the exact search in [`super::exact`] where the result is not
    /// proved best.
    ScoreGroups,
    /// The circle method of a round robin ([`super::timetable`]): it reads no standings.
    Circle,
    /// [`Self::ScoreGroups`], but the fewest pairs who should never meet come before everything else. To the older ones
    /// such a pair is one rematch.
    ApartThenScoreGroups,
}

impl Algorithm {
    /// All of them, the oldest first.
    pub const ALL: [Self; 4] = [Self::Blossom, Self::ScoreGroups, Self::Circle, Self::ApartThenScoreGroups];
    /// The one that pairs new Swiss rounds.
    pub const NEWEST: Self = Self::ApartThenScoreGroups;

    /// The name in logs and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blossom => "blossom",
            Self::ScoreGroups => "score-groups",
            Self::Circle => "circle",
            Self::ApartThenScoreGroups => "apart-then-score-groups",
        }
    }

    /// Whether one pair who should never meet is worse than any number of rematches.
    pub const fn puts_apart_first(self) -> bool {
        match self {
            Self::ApartThenScoreGroups => true,
            Self::Blossom | Self::ScoreGroups | Self::Circle => false,
        }
    }

    /// Whether a log is verified by pairing its rounds again, as with every later algorithm, whatever it puts first. The
    /// older ones stay to repeat a round on the console: their entries come from many versions, and of equally good
    /// pairings one may have been chosen otherwise.
    pub const fn is_verified_by_pairing(self) -> bool {
        match self {
            Self::ApartThenScoreGroups => true,
            Self::Blossom | Self::ScoreGroups | Self::Circle => false,
        }
    }

    /// Whether it follows a timetable.
    pub fn is_timetable(self) -> bool {
        self == Self::Circle
    }

    /// Whether a log entry may omit its name.
    pub fn is_unnamed(&self) -> bool {
        *self == Self::Blossom
    }
}

impl std::str::FromStr for Algorithm {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let known = Self::ALL.map(Self::name);
        Self::ALL
            .into_iter()
            .find(|algorithm| algorithm.name() == name)
            .ok_or_else(|| format!("there is no pairing algorithm “{name}”; there are {}", known.join(", ")))
    }
}
