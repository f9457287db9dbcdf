//! Who won most, of all time and year by year. It follows from the finished tournaments that everybody may see, and is
//! kept in memory.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;
use std::time::Duration;

use chrono::Datelike as _;

use crate::app::background::{PATIENCE, UNTIL_DONE};
use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::fame::{Fame, YearOfFame};
use crate::app::locked::lock;
use crate::app::ratings::FinishedTournament;
use crate::app::store::Store;
use crate::domain::id::TournamentId;

/// The tournaments whose games are counted at once.
const AT_ONCE: usize = 400;

impl Desk {
    /// What everybody won, by year. While a thread counts, a reader waits a little and then gets the count before; `None`
    /// if there is none yet. Reads no log.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn hall_of_fame(&self) -> Result<Option<Arc<Fame>>, DeskError> {
        self.fame_within(PATIENCE)
    }

    /// The newest count, however long it takes.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn newest_hall_of_fame(&self) -> Result<Arc<Fame>, DeskError> {
        Ok(self.fame_within(UNTIL_DONE)?.unwrap_or_default())
    }

    fn fame_within(&self, patience: Duration) -> Result<Option<Arc<Fame>>, DeskError> {
        // Kept for everybody under a number that memory knows: a replica may not have all of it yet.
        Store::reading_from_primary(|| self.complete_summaries())?;
        let state = lock(&self.summaries).finished_state();
        self.fame.get(
            patience,
            |fame| fame.state >= state,
            || {
                let (store, (state, finished)) = (self.store.clone(), self.finished_tournaments());
                move |before: Option<&Fame>| {
                    let years = by_year(&finished);
                    let counted = years.into_iter().map(|(year, finished)| {
                        let known = before.and_then(|before| before.years.get(&year));
                        let known = known.filter(|known| known.mark == mark(&finished));
                        let counted = || count_year(&store, &finished).map(Arc::new);
                        Ok((year, known.map_or_else(counted, |it| Ok(Arc::clone(it)))?))
                    });
                    Ok(Fame::of(state, counted.collect::<Result<_, DeskError>>()?))
                }
            },
        )
    }
}

fn by_year(finished: &[FinishedTournament]) -> BTreeMap<i32, Vec<&FinishedTournament>> {
    let mut years: BTreeMap<i32, Vec<&FinishedTournament>> = BTreeMap::new();
    finished.iter().for_each(|one| years.entry(one.day.year()).or_default().push(one));
    years
}

/// Tells whether the tournaments of a year, or their logs, are still the same.
fn mark(finished: &[&FinishedTournament]) -> u64 {
    let mut hasher = DefaultHasher::new();
    finished.iter().for_each(|one| (one.id, one.sequence).hash(&mut hasher));
    hasher.finish()
}

fn count_year(store: &Store, finished: &[&FinishedTournament]) -> Result<YearOfFame, DeskError> {
    let mut year = YearOfFame { mark: mark(finished), tournaments: finished.len(), ..YearOfFame::default() };
    for one in finished {
        year.months.get_mut(one.day.month0() as usize).into_iter().for_each(|month| *month += 1);
    }
    for part in finished.chunks(AT_ONCE) {
        let ids: Vec<TournamentId> = part.iter().map(|one| one.id).collect();
        let (people, [games, pods]) = store.totals_of(&ids)?;
        year.games += games;
        year.pods += pods;
        people.into_iter().for_each(|(person, totals)| year.people.entry(person).or_default().add(totals));
    }
    // A tree that is made in order has no gaps; one that grew is half empty.
    year.people = year.people.into_iter().collect();
    Ok(year)
}
