//! Ratings over all tournaments: what everybody's rating was after each of them. The order of days, and of identifiers
//! on one day, decides; the order in which tournaments were played here or imported changes nothing.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use crate::domain::id::{PersonId, TournamentId};
use crate::domain::scoring::level::TournamentLevel;
use crate::domain::scoring::rating::{RatedGame, RatingSystem};

/// A pod that is rated: everybody in it with their place. Players who are level share one.
pub type RatedPod = Vec<(PersonId, u32)>;

/// A finished tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedTournament {
    pub id: TournamentId,
    pub day: NaiveDate,
    pub level: TournamentLevel,
    /// Its rated games, in the order of rounds and tables.
    pub games: Vec<RatedGame<PersonId>>,
    /// Its rated pods, likewise. Formulas for games of two leave them out.
    pub pods: Vec<RatedPod>,
}

/// A rating after a tournament. There is one for each person at each tournament, so it is small.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatingStep {
    pub day: NaiveDate,
    rating: i32,
    /// The rated games of the person so far.
    pub games: u32,
}

impl RatingStep {
    /// The rating after the tournament, rounded.
    pub fn rating(&self) -> i64 {
        self.rating.into()
    }
}

/// The ratings of everybody after each of their newest tournaments, the earliest of them first.
pub type RatingHistories = BTreeMap<PersonId, Vec<RatingStep>>;

/// Ratings while tournaments are added in their order. `R` is a rating with what its formula needs beside the number.
#[derive(Debug)]
pub struct RunningRatings<R> {
    now: BTreeMap<PersonId, R>,
    most: usize,
    histories: RatingHistories,
}

impl<R> RunningRatings<R> {
    /// No tournament yet. Of each person the newest `most` steps are kept, one at least, because twenty years of all
    /// would take too much memory.
    pub fn keeping(most: usize) -> Self {
        Self { now: BTreeMap::new(), most: most.max(1), histories: BTreeMap::new() }
    }

    /// Everybody's rating after the tournaments so far.
    pub const fn now(&self) -> &BTreeMap<PersonId, R> {
        &self.now
    }

    /// Adds what a tournament of this day made of ratings: for each player the rating after it, as it is shown, and how
    /// many games it had.
    pub fn add(&mut self, day: NaiveDate, after: impl IntoIterator<Item = (PersonId, R, i64, u32)>) {
        for (person, now, rating, games) in after {
            self.now.insert(person, now);
            let steps = self.histories.entry(person).or_default();
            let games = steps.last().map_or(0, |step| step.games).saturating_add(games);
            if steps.len() >= self.most {
                steps.remove(0);
            }
            steps.push(RatingStep { day, rating: bounded(rating), games });
        }
    }

    /// Everybody's ratings, in as little memory as they need.
    pub fn into_histories(mut self) -> RatingHistories {
        self.histories.values_mut().for_each(Vec::shrink_to_fit);
        // A tree that is made in order has no gaps; one that grew is half empty.
        self.histories.into_iter().collect()
    }
}

/// A rating as it is kept for many. No formula comes near the bounds.
fn bounded(rating: i64) -> i32 {
    i32::try_from(rating).unwrap_or(if rating < 0 { i32::MIN } else { i32::MAX })
}

impl RatingSystem {
    /// Adds a tournament, which comes after those before it in their order.
    pub fn add(&self, running: &mut RunningRatings<i64>, one: &RatedTournament) {
        let k = self.k_of(one.level, one.day);
        let changes = self.after(k, running.now(), one.games.iter().copied());
        let after = changes.into_iter().map(|(person, it)| (person, it.after, it.after, it.games));
        running.add(one.day, after);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_of_somebodys_rating_is_small() {
        assert!(size_of::<RatingStep>() <= 12, "{} bytes", size_of::<RatingStep>());
    }
}
