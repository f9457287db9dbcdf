//! The director writes down the ratings that players bring.

use std::collections::BTreeMap;

use crate::domain::tournament::Tournament;
use crate::domain::tournament::command::RatePlayers;
use crate::domain::tournament::decide::Decision;
use crate::domain::tournament::entry::{Entry, PlayersRated};
use crate::domain::tournament::player_rating::{HIGHEST_RATING, PlayerRating};
use crate::domain::tournament::player_refusal::PlayerRefusal;

impl Tournament {
    /// Records what is new.
    pub(super) fn rate_players(&self, asked: &RatePlayers) -> Decision {
        let mut named = BTreeMap::new();
        for PlayerRating { player, rating } in &asked.ratings {
            let known = self.known_player(*player)?;
            if rating.is_some_and(|rating| rating > HIGHEST_RATING) {
                return Err(PlayerRefusal::NoSuchRating { highest: HIGHEST_RATING }.of(*player));
            }
            if named.insert(*player, (known.rating, *rating)).is_some() {
                return Err(PlayerRefusal::TwoRatings.of(*player));
            }
        }
        let new = named.into_iter().filter(|(_, (known, rating))| known != rating);
        let ratings: Vec<PlayerRating> =
            new.map(|(player, (_, rating))| PlayerRating { player, rating }).collect();
        Ok(if ratings.is_empty() { Vec::new() } else { vec![Entry::PlayersRated(PlayersRated { ratings })] })
    }
}
