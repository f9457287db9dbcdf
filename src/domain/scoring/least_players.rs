//! The fewest players of a sanctioned tournament, by profile and day.

use chrono::NaiveDate;
use serde::Deserialize;

use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::sourced::Sourced;

/// A number that held for some profiles on some days. `data/least_players.toml` is a list of these.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeastPlayers {
    /// The ids of the profiles.
    pub profiles: Vec<String>,
    /// Its first day; `None` if it held from the beginning.
    pub from: Option<NaiveDate>,
    /// Its last day; `None` if it still holds.
    pub until: Option<NaiveDate>,
    pub players: Sourced<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LeastFile {
    least: Vec<LeastPlayers>,
}

/// Reads `data/least_players.toml`.
///
/// # Errors
/// If a key is missing, misspelt or unknown.
pub fn parse(text: &str) -> Result<Vec<LeastPlayers>, toml::de::Error> {
    toml::from_str::<LeastFile>(text).map(|file| file.least)
}

impl Profile {
    /// The fewest players of a sanctioned tournament on a day: the profile's own number, or what is known of that day.
    ///
    /// ```
    /// use arbiter::data::{least_players, scoring_profile};
    ///
    /// let tcc = scoring_profile("tcc-1e-2014").unwrap();
    /// let least = |day: &str| tcc.least_players(day.parse().unwrap(), least_players()).map(|it| it.value);
    /// assert_eq!((least("2018-08-05"), least("2018-08-06")), (Some(4), Some(3)));
    /// ```
    pub fn least_players<'a>(
        &'a self,
        day: NaiveDate,
        known: &'a [LeastPlayers],
    ) -> Option<&'a Sourced<u32>> {
        let holds = |one: &&LeastPlayers| {
            one.profiles.contains(&self.id)
                && one.from.is_none_or(|from| from <= day)
                && one.until.is_none_or(|until| day <= until)
        };
        self.rounds.least_players.as_ref().or_else(|| known.iter().find(holds).map(|one| &one.players))
    }
}
