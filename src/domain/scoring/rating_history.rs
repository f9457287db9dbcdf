//! Ratings over all tournaments: what everybody's rating was after each of them. The order of days, and of identifiers
//! on one day, decides; the order in which tournaments were played here or imported changes nothing.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use crate::domain::id::{PersonId, TournamentId};
use crate::domain::scoring::rating::{RatedGame, RatingSystem};

/// A finished tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedTournament {
    pub id: TournamentId,
    pub day: NaiveDate,
    /// Its rated games, in the order of rounds and tables.
    pub games: Vec<RatedGame<PersonId>>,
}

/// A rating after a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatingStep {
    pub tournament: TournamentId,
    pub day: NaiveDate,
    pub rating: i64,
    /// The rated games of the person so far.
    pub games: u32,
}

/// The ratings of everybody after each of their tournaments, the earliest first.
pub type RatingHistories = BTreeMap<PersonId, Vec<RatingStep>>;

/// Puts tournaments into the order in which they are rated.
pub fn put_in_order(tournaments: &mut [RatedTournament]) {
    tournaments.sort_by_key(|one| (one.day, one.id));
}

/// Adds what a tournament made of ratings: for each player the rating after it, and how many games it had.
pub fn add_steps(
    histories: &mut RatingHistories,
    of: &RatedTournament,
    after: impl IntoIterator<Item = (PersonId, i64, u32)>,
) {
    for (person, rating, games) in after {
        let steps = histories.entry(person).or_default();
        let games = steps.last().map_or(0, |step| step.games).saturating_add(games);
        steps.push(RatingStep { tournament: of.id, day: of.day, rating, games });
    }
}

impl RatingSystem {
    /// Everybody's ratings after these tournaments, which are in order.
    pub fn histories<'t>(
        &self,
        k: i64,
        tournaments: impl IntoIterator<Item = &'t RatedTournament>,
    ) -> RatingHistories {
        let (mut histories, mut now) = (RatingHistories::new(), BTreeMap::new());
        for one in tournaments {
            let changes = self.after(k, &now, one.games.iter().copied());
            now.extend(changes.iter().map(|(person, change)| (*person, change.after)));
            let after = changes.into_iter().map(|(person, change)| (person, change.after, change.games));
            add_steps(&mut histories, one, after);
        }
        histories
    }

    /// The k of a level, from 1.
    pub fn k_of_level(&self, level: usize) -> i64 {
        let index = level.checked_sub(1);
        index.and_then(|index| self.levels.value.get(index)).map_or(0, |level| level.k)
    }
}
