//! Ratings of everybody over all finished tournaments that everybody may see: by the two historical formulas and by
//! Glicko-2. They follow from the logs alone and are kept in memory.

mod glicko;
pub mod table;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use chrono::NaiveDate;

use crate::app::background::{PATIENCE, UNTIL_DONE};
use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::locked::lock;
use crate::app::ratings::table::{RatedSoFar, RatingMethod, RatingPool, Ratings};
use crate::app::store::{PersonGame, PodPlace, Store};
use crate::data;
use crate::domain::id::{PersonId, TournamentId};
use crate::domain::scoring::level::TournamentLevel;
use crate::domain::scoring::rating::RatedGame;
use crate::domain::scoring::rating_history::{RatedPod, RatedTournament};

/// The tournaments whose games are read at once.
const AT_ONCE: usize = 400;

impl Desk {
    /// Everybody's ratings. While a thread computes them, a reader waits a little and then gets those before; `None` if
    /// there are none yet. Reads no log.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn ratings(&self) -> Result<Option<Arc<Ratings>>, DeskError> {
        self.ratings_within(PATIENCE)
    }

    /// The newest ratings, however long they take.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn newest_ratings(&self) -> Result<Arc<Ratings>, DeskError> {
        Ok(self.ratings_within(UNTIL_DONE)?.unwrap_or_default())
    }

    fn ratings_within(&self, patience: Duration) -> Result<Option<Arc<Ratings>>, DeskError> {
        // Kept for everybody under a number that memory knows: a replica may not have all of it yet.
        Store::reading_from_primary(|| self.complete_summaries())?;
        let state = lock(&self.summaries).finished_state();
        self.ratings.get(
            patience,
            |ratings| ratings.state >= state,
            || {
                let (store, (state, finished)) = (self.store.clone(), self.finished_tournaments());
                move |_: Option<&Ratings>| compute_ratings(&store, state, &finished)
            },
        )
    }

    /// Every finished tournament that everybody may see, in the order of days, and the number of this state.
    pub(super) fn finished_tournaments(&self) -> (u64, Vec<FinishedTournament>) {
        let cache = lock(&self.summaries);
        let finished = cache.known.iter().filter(|(_, (_, one))| one.is_publicly_finished());
        let mut all: Vec<FinishedTournament> = finished
            .map(|(id, (sequence, one))| FinishedTournament {
                id: *id,
                sequence: *sequence,
                day: one.date,
                level: one.level,
                pool: RatingPool { game: one.game, opened: one.opens_pools },
            })
            .collect();
        let state = cache.finished_state();
        drop(cache);
        all.sort_by_key(|one| (one.day, one.id));
        (state, all)
    }
}

/// Rates tournaments in the order of `finished`, some at a time, so that few games are in memory at once.
fn compute_ratings(store: &Store, state: u64, finished: &[FinishedTournament]) -> Result<Ratings, DeskError> {
    let mut rated: BTreeMap<(RatingPool, RatingMethod), RatedSoFar> = BTreeMap::new();
    for part in finished.chunks(AT_ONCE) {
        let ids: Vec<TournamentId> = part.iter().map(|one| one.id).collect();
        let mut of: BTreeMap<TournamentId, Vec<PersonGame>> = BTreeMap::new();
        for (id, game) in store.rated_games(&ids)? {
            of.entry(id).or_default().push(game);
        }
        let mut seated: BTreeMap<TournamentId, Vec<PodPlace>> = BTreeMap::new();
        let pods = if data::rating_terms().pods.value { store.rated_pods(&ids)? } else { Vec::new() };
        for (id, place) in pods {
            seated.entry(id).or_default().push(place);
        }
        for one in part {
            let games = of.remove(&one.id).map(rated_games).unwrap_or_default();
            let pods = seated.remove(&one.id).map(rated_pods).unwrap_or_default();
            if games.is_empty() && pods.is_empty() {
                continue;
            }
            let tournament = RatedTournament { id: one.id, day: one.day, level: one.level, games, pods };
            for method in one.pool.methods() {
                let begin = || method.begin(method.steps_shown(one.pool));
                rated.entry((one.pool, method)).or_insert_with(begin).add(&tournament);
            }
        }
    }
    let histories = rated.into_iter().map(|(of, rated)| (of, rated.into_histories()));
    Ok(Ratings { state, histories: histories.collect() })
}

/// A finished tournament that everybody may see.
pub(super) struct FinishedTournament {
    pub id: TournamentId,
    /// The number of the newest entry of its log.
    pub sequence: i64,
    pub day: NaiveDate,
    level: TournamentLevel,
    pool: RatingPool,
}

/// Each pod once, in the order of heats and tables.
fn rated_pods(mut seats: Vec<PodPlace>) -> Vec<RatedPod> {
    seats.sort_unstable();
    let pods = seats.chunk_by(|one, next| (one.round, one.table) == (next.round, next.table));
    pods.map(|pod| pod.iter().map(|seat| (seat.person, seat.place)).collect()).collect()
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
    // Nobody is rated by a game against themselves, if two players are the same person.
    pairs.filter_map(game).filter(|game| game.players.first() != game.players.last()).collect()
}
