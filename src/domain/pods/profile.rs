//! How a Tribbles event is scored and seated. All of it is data.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::domain::edition::Edition;
use crate::domain::scoring::sourced::Sourced;

/// How one organiser ran Tribbles events in one period. A file in `data/pods` contains exactly this.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PodProfile {
    /// Short name used on the command line and in the log, such as `tribbles-heats`.
    pub id: String,
    /// The name on a page.
    pub name: String,
    /// The game that the profile scores.
    pub edition: Edition,
    /// First day on which it applied.
    pub effective_from: NaiveDate,
    /// Last day on which it applied; `None` if it still does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effective_to: Option<NaiveDate>,
    /// How many players sit in a pod.
    pub pods: PodSizes,
    /// The game itself.
    pub game: PodGame,
    /// The measures that rank the players.
    pub standings: PodRanking,
    /// Who plays the last game.
    pub top_table: TopTable,
}

/// How many players sit in a pod.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PodSizes {
    pub least: Sourced<u32>,
    pub most: Sourced<u32>,
}

/// The game itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PodGame {
    /// Rounds of a game.
    pub rounds: Sourced<u32>,
}

/// The measures that rank the players of pods.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PodRanking {
    /// Applied in this order; players level in all of them share a place.
    pub measures: Sourced<Vec<PodMeasure>>,
}

/// Who plays the last game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TopTable {
    /// How many players sit there; more if more pods were won, up to a full pod.
    pub size: Sourced<u32>,
    /// Whether everybody who won a pod comes before the best of the rest.
    pub winners_first: Sourced<bool>,
}

/// One measure of a Tribbles player; a higher value is always better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum PodMeasure {
    /// Tribbles scored in all heats.
    Total,
    /// For each heat the players of the pod less the place in it: 3, 2, 1, 0 among four. Players who are level share
    /// the mean.
    PlacePoints,
    /// Pods won. A pod in which nobody scored is won by nobody.
    PodsWon,
}

impl PodMeasure {
    /// The name in files and JSON.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }
}

/// Why a file is not a usable profile.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PodProfileError {
    /// The text is not a profile.
    Unreadable(String),
    /// The sizes of pods contradict each other.
    Sizes,
    /// No rounds, or too many to write down.
    Rounds,
    /// The top table is not the size of a pod.
    TopTable,
    /// No measure, or one twice.
    Measures,
}

impl PodProfile {
    /// Reads a profile file and checks it.
    ///
    /// # Errors
    /// If a key is missing, misspelt or unknown, or when the values contradict each other.
    pub fn from_toml(text: &str) -> Result<Self, PodProfileError> {
        let profile: Self =
            toml::from_str(text).map_err(|error| PodProfileError::Unreadable(error.to_string()))?;
        profile.check()?;
        Ok(profile)
    }

    /// Whether the values fit each other.
    ///
    /// # Errors
    /// The first contradiction.
    pub fn check(&self) -> Result<(), PodProfileError> {
        let (least, most) = (self.pods.least.value, self.pods.most.value);
        // With fewer, some numbers of players could not be split: 7 players in pods of 4 to 6.
        if least < 2 || most < least.saturating_mul(2).saturating_sub(1) || most > 100 {
            return Err(PodProfileError::Sizes);
        }
        if !(1..=20).contains(&self.game.rounds.value) {
            return Err(PodProfileError::Rounds);
        }
        if !(least..=most).contains(&self.top_table.size.value) {
            return Err(PodProfileError::TopTable);
        }
        let measures = &self.standings.measures.value;
        let twice = |measure: &PodMeasure| measures.iter().filter(|other| *other == measure).count() > 1;
        if measures.is_empty() || measures.iter().any(twice) {
            return Err(PodProfileError::Measures);
        }
        Ok(())
    }

    /// The sizes of the pods for a number of players: as many pods as fill up, their sizes differing by one at most,
    /// the larger first. `None` for fewer players than one pod needs.
    ///
    /// ```
    /// let profile = arbiter::data::pod_profile("tribbles-heats").unwrap();
    /// assert_eq!(profile.pod_sizes(13), Some(vec![5, 4, 4]));
    /// assert_eq!(profile.pod_sizes(7), Some(vec![7]));
    /// assert_eq!(profile.pod_sizes(3), None);
    /// ```
    pub fn pod_sizes(&self, players: usize) -> Option<Vec<usize>> {
        let least = usize::try_from(self.pods.least.value).ok()?;
        let pods = players.checked_div(least).filter(|pods| *pods > 0)?;
        let (each, over) = (players / pods, players % pods);
        Some((0..pods).map(|pod| each + usize::from(pod < over)).collect())
    }
}
