//! Ratings of everybody over all finished tournaments that everybody may see: by the two historical formulas and by
//! Glicko-2. They follow from the logs alone and are kept in memory.

mod glicko;
pub mod table;

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::NaiveDate;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::locked::lock;
use crate::app::ratings::table::{RatingMethod, RatingPool, Ratings};
use crate::app::store::{PersonGame, Store};
use crate::domain::id::{PersonId, TournamentId};
use crate::domain::scoring::rating::RatedGame;
use crate::domain::scoring::rating_history::{RatedTournament, put_in_order};

/// The tournaments whose games are read at once.
const AT_ONCE: usize = 400;

impl Desk {
    /// The newest ratings; while one thread computes them, everybody else gets the ones before. Reads no log.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn ratings(&self) -> Result<Arc<Ratings>, DeskError> {
        // Kept for everybody under a name that memory knows: a replica may not have all of it yet.
        Store::reading_from_primary(|| self.reckoned_ratings())
    }

    fn reckoned_ratings(&self) -> Result<Arc<Ratings>, DeskError> {
        self.complete_summaries()?;
        let state = lock(&self.summaries).finished_state();
        self.ratings.at_hand(|ratings| ratings.state == state, |()| self.compute_ratings())
    }

    /// Every finished tournament that everybody may see, in the order of days, and the number of this state.
    pub(super) fn finished_tournaments(&self) -> (u64, Vec<FinishedTournament>) {
        let cache = lock(&self.summaries);
        let finished = cache.known.iter().filter(|(_, (_, one))| one.is_publicly_finished());
        let mut all: Vec<FinishedTournament> = finished
            .map(|(id, (_, one))| FinishedTournament {
                id: *id,
                day: one.date,
                pool: RatingPool { game: one.game, opened: one.opens_pools },
            })
            .collect();
        let state = cache.finished_state();
        drop(cache);
        all.sort_by_key(|one| (one.day, one.id));
        (state, all)
    }

    fn compute_ratings(&self) -> Result<Ratings, DeskError> {
        let (state, finished) = self.finished_tournaments();
        let mut rated: BTreeMap<RatingPool, Vec<RatedTournament>> = BTreeMap::new();
        for part in finished.chunks(AT_ONCE) {
            let ids: Vec<TournamentId> = part.iter().map(|one| one.id).collect();
            let mut of: BTreeMap<TournamentId, Vec<PersonGame>> = BTreeMap::new();
            for (id, game) in self.store.rated_games(&ids)? {
                of.entry(id).or_default().push(game);
            }
            for one in part {
                let Some(games) = of.remove(&one.id).map(rated_games).filter(|games| !games.is_empty())
                else {
                    continue;
                };
                let tournament = RatedTournament { id: one.id, day: one.day, games };
                rated.entry(one.pool).or_default().push(tournament);
            }
        }
        let mut histories = BTreeMap::new();
        for (pool, mut tournaments) in rated {
            put_in_order(&mut tournaments);
            for method in RatingMethod::all() {
                histories.insert((pool, method), method.histories(&tournaments));
            }
        }
        Ok(Ratings { state, histories })
    }
}

/// A finished tournament that everybody may see.
pub(super) struct FinishedTournament {
    id: TournamentId,
    pub day: NaiveDate,
    pool: RatingPool,
}

/// Each game once, in the order of rounds and tables.
fn rated_games(mut sides: Vec<PersonGame>) -> Vec<RatedGame<PersonId>> {
    sides.sort_unstable_by_key(|side| (side.round, side.table, side.player));
    let pairs = sides.chunk_by(|one, next| (one.round, one.table) == (next.round, next.table));
    let game = |pair: &[PersonGame]| match pair {
        [one, other] => {
            Some(RatedGame { players: [one.person, other.person], grades: [one.grade?, other.grade?] })
        }
        _ => None,
    };
    // Nobody is rated by a game against themselves, if two players were said to be one person.
    pairs.filter_map(game).filter(|game| game.players.first() != game.players.last()).collect()
}
