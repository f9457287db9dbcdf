//! What a deck format says of the games themselves: the points that win one, and the minutes of a round.

use serde::Deserialize;

use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::sourced::Sourced;
use crate::domain::scoring::value::ValueError;
use crate::domain::scoring::value_key::ValueKey;

/// What one format says of its games. `data/format_games.toml` is a list of these.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FormatGames {
    /// The id of the format.
    pub format: String,
    /// The points that win a game, where they are not those of the profile.
    pub win_threshold: Option<Sourced<i64>>,
    /// Minutes for one round, where they are not those of the profile.
    pub minutes: Option<Sourced<u32>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FormatGamesFile {
    games: Vec<FormatGames>,
}

/// Reads `data/format_games.toml`.
///
/// # Errors
/// If a key is missing, misspelt or unknown.
pub fn parse(text: &str) -> Result<Vec<FormatGames>, toml::de::Error> {
    toml::from_str::<FormatGamesFile>(text).map(|file| file.games)
}

impl Profile {
    /// The profile for the games of a format. The director chose its number of points with the format, so the value is
    /// marked as the director's, and its source is the format's.
    ///
    /// ```
    /// use arbiter::data::{games_of_format, scoring_profile};
    ///
    /// let games = games_of_format("2e-slipstream").unwrap();
    /// let profile = scoring_profile("tcc-2e-2014").unwrap().for_games(games).unwrap();
    /// assert_eq!((profile.scores.win_threshold.value, profile.cap()), (50, 50));
    /// ```
    ///
    /// # Errors
    /// If no game can be won at that number under this profile.
    pub fn for_games(&self, games: &FormatGames) -> Result<Self, Vec<ValueError>> {
        let Some(threshold) = &games.win_threshold else { return Ok(self.clone()) };
        let written = threshold.value.to_string();
        let key = ValueKey::ScoresWinThreshold.code();
        self.with_values([(key, written.as_str())], &threshold.citation, None)
    }

    /// This profile in place of a pinned one. The number of points that the format brought stays; another number was the
    /// director's for the pinned profile, and goes with it.
    ///
    /// # Errors
    /// Like [`Profile::for_games`].
    pub fn in_place_of(&self, pinned: &Self, games: Option<&FormatGames>) -> Result<Self, Vec<ValueError>> {
        let now = pinned.scores.win_threshold.value;
        let is_of_format =
            |games: &&FormatGames| games.win_threshold.as_ref().is_some_and(|points| points.value == now);
        games.filter(is_of_format).map_or_else(|| Ok(self.clone()), |games| self.for_games(games))
    }
}

#[cfg(test)]
mod tests {
    use crate::data::{deck_format, format_games, games_of_format, scoring_profile, scoring_profiles};

    #[test]
    fn every_profile_of_its_game_takes_what_a_format_says() {
        for games in format_games() {
            let format = deck_format(&games.format).unwrap();
            let mut profiles =
                scoring_profiles().iter().filter(|profile| profile.edition == format.edition).peekable();
            assert!(profiles.peek().is_some(), "{}", games.format);
            for profile in profiles {
                let own = profile.for_games(games).unwrap();
                let (set, said) = (own.set_by_organiser().len(), games.win_threshold.iter().count());
                assert_eq!(set, said, "{} {}", games.format, profile.id);
            }
        }
    }

    #[test]
    fn another_profile_keeps_the_points_of_the_format_until_the_director_sets_others() {
        let slipstream = games_of_format("2e-slipstream");
        let [pinned, other] = ["tcc-2e-2014", "tcc-2e-2014-03"].map(|id| scoring_profile(id).unwrap());
        let begun = pinned.for_games(slipstream.unwrap()).unwrap();
        let kept = other.in_place_of(&begun, slipstream).unwrap();
        assert_eq!((kept.id.as_str(), kept.scores.win_threshold.value, kept.cap()), (&*other.id, 50, 50));
        let longer = begun.with_values([("scores.win_threshold", "60")], "announced", None).unwrap();
        for (pinned, games) in [(&longer, slipstream), (pinned, slipstream), (&begun, None)] {
            assert_eq!(other.in_place_of(pinned, games).as_ref(), Ok(other));
        }
        let warp = games_of_format("1e-warp-speed");
        assert_eq!(other.in_place_of(pinned, warp).as_ref(), Ok(other), "it says nothing of points");
    }
}
