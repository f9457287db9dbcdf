//! The newest states of series in memory, so that a page reads no log that has not changed.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use crate::app::bounded_cache::BoundedCache;
use crate::app::locked::lock;
use crate::app::series::snapshot::SeriesSnapshot;
use crate::domain::hash::EntryHash;
use crate::domain::id::{PersonId, SeriesId, TournamentId};

/// The most bytes of entries that are kept, of all series together.
const MOST_BYTES: usize = 32 * 1024 * 1024;

/// The most bytes of people who are kept with whom they were joined to.
const MOST_BYTES_OF_PEOPLE: usize = 4 * 1024 * 1024;

/// Some people whom a tournament had at one entry of its log, each with who they are now; `None` for somebody whom it did
/// not have.
pub type PeopleNow = BTreeMap<PersonId, Option<PersonId>>;

/// Series as they were read last, the least recently used dropped first.
#[derive(Debug)]
pub struct SeriesCache {
    kept: Mutex<BoundedCache<SeriesId, Arc<SeriesSnapshot>>>,
    /// By the tournament and the entry at which it was counted; each with the head of its log when that was read.
    people: Mutex<BoundedCache<(TournamentId, i64), (EntryHash, PeopleNow)>>,
}

impl Default for SeriesCache {
    fn default() -> Self {
        Self {
            kept: Mutex::new(BoundedCache::of(MOST_BYTES)),
            people: Mutex::new(BoundedCache::of(MOST_BYTES_OF_PEOPLE)),
        }
    }
}

impl SeriesCache {
    /// A series whose log ends with this entry, if it is kept.
    pub fn at(&self, id: SeriesId, head: &EntryHash) -> Option<Arc<SeriesSnapshot>> {
        lock(&self.kept).get(&id).filter(|one| one.head() == *head).map(Arc::clone)
    }

    /// Keeps a series, and drops those least recently used if there are too many.
    pub fn keep(&self, here: SeriesSnapshot) -> Arc<SeriesSnapshot> {
        let here = Arc::new(here);
        lock(&self.kept).put(here.row.id, Arc::clone(&here), here.bytes());
        here
    }

    /// Who these people of a tournament are now, if all of them were looked up in a log that ends with this entry.
    pub fn people_now(
        &self,
        counted: (TournamentId, i64),
        head: &EntryHash,
        sought: &[PersonId],
    ) -> Option<PeopleNow> {
        let of_these =
            |known: &PeopleNow| sought.iter().map(|person| Some((*person, *known.get(person)?))).collect();
        lock(&self.people).get(&counted).filter(|(at, _)| at == head).and_then(|(_, known)| of_these(known))
    }

    /// Keeps who the people of a counted tournament are, beside others of it that are kept.
    pub fn keep_people(&self, counted: (TournamentId, i64), head: EntryHash, now: PeopleNow) {
        let mut people = lock(&self.people);
        let known = people.get(&counted).filter(|(at, _)| *at == head).map(|(_, known)| known.clone());
        let mut known = known.unwrap_or_default();
        known.extend(now);
        let bytes = known.len().saturating_mul(size_of::<(PersonId, Option<PersonId>)>());
        people.put(counted, (head, known), bytes);
    }

    /// Drops everything, so that the next page reads what is stored.
    pub fn clear(&self) {
        lock(&self.kept).clear();
        lock(&self.people).clear();
    }
}
