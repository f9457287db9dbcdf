//! How a tournament is played: in games of two, or in pods.

use serde::{Deserialize, Serialize};

use crate::domain::pods::profile::{PodProfile, PodProfileError};
use crate::domain::pods::score::{ImpossiblePodScore, PodCounting, PodScore};
use crate::domain::scoring::profile::Profile;

/// How a tournament is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Play {
    /// Games of two, scored by this profile.
    Duels(Box<Profile>),
    /// Tribbles in pods, by these rules.
    Pods(Box<PodRules>),
}

/// How a Tribbles tournament is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PodRules {
    /// The complete profile as of that day.
    pub profile: PodProfile,
    /// Whether each pod plays with a pile of Troubles.
    pub troubles: bool,
    /// What is written down of a game.
    pub counting: PodCounting,
}

impl PodRules {
    /// Whether they can be used.
    ///
    /// # Errors
    /// Like [`PodProfile::check`].
    pub fn check(&self) -> Result<(), PodProfileError> {
        self.profile.check()
    }

    /// Whether a pod of this many players can have scored this.
    ///
    /// # Errors
    /// Why it cannot.
    pub(super) fn is_possible(&self, score: &PodScore, seats: usize) -> Result<(), ImpossiblePodScore> {
        score.is_as_wanted(self.counting)?;
        score.check(seats, self.profile.game.rounds.value)
    }
}
