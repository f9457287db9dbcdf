//! The newest states of series in memory, so that a page reads no log that has not changed.

use std::sync::{Arc, Mutex};

use crate::app::bounded_cache::BoundedCache;
use crate::app::locked::lock;
use crate::app::series::snapshot::SeriesSnapshot;
use crate::domain::hash::EntryHash;
use crate::domain::id::SeriesId;

/// The most bytes of entries that are kept, of all series together.
const MOST_BYTES: usize = 32 * 1024 * 1024;

/// Series as they were read last, the least recently used dropped first.
#[derive(Debug)]
pub struct SeriesCache(Mutex<BoundedCache<SeriesId, Arc<SeriesSnapshot>>>);

impl Default for SeriesCache {
    fn default() -> Self {
        Self(Mutex::new(BoundedCache::of(MOST_BYTES)))
    }
}

impl SeriesCache {
    /// A series whose log ends with this entry, if it is kept.
    pub fn at(&self, id: SeriesId, head: &EntryHash) -> Option<Arc<SeriesSnapshot>> {
        lock(&self.0).get(&id).filter(|one| one.head() == *head).map(Arc::clone)
    }

    /// Keeps a series, and drops those least recently used if there are too many.
    pub fn keep(&self, here: SeriesSnapshot) -> Arc<SeriesSnapshot> {
        let here = Arc::new(here);
        lock(&self.0).put(here.row.id, Arc::clone(&here), here.bytes());
        here
    }

    /// Drops everything, so that the next page reads what is stored.
    pub fn clear(&self) {
        lock(&self.0).clear();
    }
}
