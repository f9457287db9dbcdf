//! The newest states of series in memory, so that a page reads no log that has not changed.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use crate::app::locked::lock;
use crate::app::series::snapshot::SeriesSnapshot;
use crate::domain::hash::EntryHash;
use crate::domain::id::SeriesId;

/// The most bytes of entries that are kept, of all series together.
const MOST_BYTES: usize = 32 * 1024 * 1024;

/// Series as they were read last.
#[derive(Debug, Default)]
pub struct SeriesCache(Mutex<KeptSeries>);

#[derive(Debug, Default)]
struct KeptSeries {
    /// Each with the number of its last use.
    series: BTreeMap<SeriesId, (u64, Arc<SeriesSnapshot>)>,
    uses: u64,
}

impl SeriesCache {
    /// A series whose log ends with this entry, if it is kept.
    pub fn at(&self, id: SeriesId, head: &EntryHash) -> Option<Arc<SeriesSnapshot>> {
        let mut kept = lock(&self.0);
        kept.uses += 1;
        let now = kept.uses;
        let found = kept.series.get_mut(&id).filter(|one| one.1.head() == *head).map(|one| {
            one.0 = now;
            Arc::clone(&one.1)
        });
        drop(kept);
        found
    }

    /// Keeps a series, and drops those least recently used if there are too many.
    pub fn keep(&self, here: SeriesSnapshot) -> Arc<SeriesSnapshot> {
        let here = Arc::new(here);
        let mut kept = lock(&self.0);
        kept.uses += 1;
        let now = kept.uses;
        kept.series.insert(here.row.id, (now, Arc::clone(&here)));
        let mut bytes: usize = kept.series.values().map(|(_, one)| one.bytes()).sum();
        while bytes > MOST_BYTES {
            let oldest = kept.series.iter().min_by_key(|(_, (used, _))| *used).map(|(id, _)| *id);
            let Some((_, dropped)) = oldest.and_then(|id| kept.series.remove(&id)) else { break };
            bytes -= dropped.bytes();
        }
        drop(kept);
        here
    }

    /// Drops everything, so that the next page reads what is stored.
    pub fn clear(&self) {
        lock(&self.0).series.clear();
    }
}
