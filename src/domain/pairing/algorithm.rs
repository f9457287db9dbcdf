//! The ways a round can be paired. A log names the one it used, so that it can be followed again.

use serde::{Deserialize, Serialize};

/// A way to pair a round.
///
/// All of them look for a pairing with the same least [`Objective`](super::objective::Objective). Where several
/// pairings are equally good, they may choose different ones.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Algorithm {
    /// The blossom algorithm over the whole field up to 512 players, over windows of it above. Entries that name no
    /// algorithm were paired by this one.
    #[default]
    Blossom,
    /// Down the score groups, and by the exact search in [`super::exact`] where that is not proved to be best.
    ScoreGroups,
}

impl Algorithm {
    /// All of them, the oldest first.
    pub const ALL: [Self; 2] = [Self::Blossom, Self::ScoreGroups];
    /// The one that pairs new rounds.
    pub const NEWEST: Self = Self::ScoreGroups;

    /// The name in logs and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blossom => "blossom",
            Self::ScoreGroups => "score-groups",
        }
    }

    /// Whether an entry of the log may leave its name out.
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
