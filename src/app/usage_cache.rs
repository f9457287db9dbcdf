//! Caches the counted cards of deck lists, so that each list is read once.

use std::collections::BTreeMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};

use lru::LruCache;

use crate::app::locked::lock;
use crate::domain::deck::usage::{ListCounts, Usage};
use crate::domain::id::TournamentId;

/// The most lists whose cards are kept: two full fields of 2,000, about half a kilobyte each.
const MOST_LISTS: usize = 4_096;
/// The most results that are kept.
const MOST_RESULTS: usize = 16;

/// How many deck lists this process looked at for their cards.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ListWork {
    /// Lists that were compared with their rows for the pages of cards.
    pub compared: usize,
    /// Lists whose text was read, also for card usage.
    pub read: usize,
    /// Lists of which rows were written or removed.
    pub written: usize,
}

/// The counted cards of each list, by the rules that read it and the hash of its text; and results by their field.
pub(crate) struct UsageCache {
    lists: Mutex<LruCache<String, Arc<ListCounts>>>,
    results: Mutex<LruCache<String, Arc<Usage>>>,
    counting: Mutex<()>,
    /// Locked while the lists of a marked tournament are read for the pages of cards.
    pub(super) reading: Mutex<()>,
    pub(super) work: Mutex<ListWork>,
    /// The marked tournaments whose logs could not be read since the last examination, each with its mark.
    pub(super) unreadable: Mutex<BTreeMap<TournamentId, i64>>,
}

impl Default for UsageCache {
    fn default() -> Self {
        let (lists, results) = (LruCache::unbounded(), LruCache::unbounded());
        Self {
            lists: Mutex::new(lists),
            results: Mutex::new(results),
            counting: Mutex::default(),
            reading: Mutex::default(),
            work: Mutex::default(),
            unreadable: Mutex::default(),
        }
    }
}

impl UsageCache {
    /// Locked while lists are read: others wait for the result.
    pub(super) fn in_turn(&self) -> MutexGuard<'_, ()> {
        lock(&self.counting)
    }

    /// Locks the reading of marked tournaments; `None` if somebody is reading them.
    pub(super) fn reading_now(&self) -> Option<MutexGuard<'_, ()>> {
        match self.reading.try_lock() {
            Ok(guard) => Some(guard),
            // As everywhere: what a panic left can be read again.
            Err(TryLockError::Poisoned(left)) => Some(left.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        }
    }

    pub(super) fn list(&self, key: &String) -> Option<Arc<ListCounts>> {
        lock(&self.lists).get(key).cloned()
    }

    pub(super) fn keep_list(&self, key: String, cards: &Arc<ListCounts>) {
        keep(&self.lists, key, Arc::clone(cards), MOST_LISTS);
    }

    pub(super) fn result(&self, key: &String) -> Option<Arc<Usage>> {
        lock(&self.results).get(key).cloned()
    }

    pub(super) fn keep_result(&self, key: String, usage: &Arc<Usage>) {
        keep(&self.results, key, Arc::clone(usage), MOST_RESULTS);
    }
}

/// Adds one, and drops the least recently used beyond the limit.
fn keep<K: Hash + Eq, V>(kept: &Mutex<LruCache<K, V>>, key: K, value: V, most: usize) {
    let mut kept = lock(kept);
    kept.put(key, value);
    while kept.len() > most {
        kept.pop_lru();
    }
    drop(kept);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_reads_marked_tournaments_and_the_others_do_not_wait() {
        let cache = UsageCache::default();
        let first = cache.reading_now();
        assert!(first.is_some() && cache.reading_now().is_none());
        drop(first);
        assert!(cache.reading_now().is_some());
        let panicked = std::thread::scope(|threads| {
            threads
                .spawn(|| {
                    let _first = cache.reading_now();
                    assert!(cache.reading_now().is_some(), "a test that fails here");
                })
                .join()
        });
        assert!(panicked.is_err() && cache.reading_now().is_some(), "nor does a panic keep them from it");
    }
}
