//! Caches the counted cards of deck lists, so that each list is read once.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};

use crate::app::bounded_cache::BoundedCache;
use crate::app::locked::lock;
use crate::domain::card::kind::CardType;
use crate::domain::deck::usage::{Count, ListCounts, Usage};
use crate::domain::id::TournamentId;

/// The most bytes of lists whose cards are kept, by estimate: two full fields of 2,000.
const MOST_OF_LISTS: usize = 4 << 20;
/// The most bytes of results that are kept, by estimate: of some twenty fields.
const MOST_OF_RESULTS: usize = 2 << 20;

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
    lists: Mutex<BoundedCache<String, Arc<ListCounts>>>,
    results: Mutex<BoundedCache<String, Arc<Usage>>>,
    counting: Mutex<()>,
    /// Locked while the lists of a marked tournament are read for the pages of cards.
    pub(super) reading: Mutex<()>,
    pub(super) work: Mutex<ListWork>,
    /// The marked tournaments whose logs could not be read since the last examination, each with its mark.
    pub(super) unreadable: Mutex<BTreeMap<TournamentId, i64>>,
}

impl Default for UsageCache {
    fn default() -> Self {
        Self::of(MOST_OF_LISTS, MOST_OF_RESULTS)
    }
}

impl UsageCache {
    /// Nothing yet, and later at most this many bytes of lists and of results.
    fn of(most_of_lists: usize, most_of_results: usize) -> Self {
        Self {
            lists: Mutex::new(BoundedCache::of(most_of_lists)),
            results: Mutex::new(BoundedCache::of(most_of_results)),
            counting: Mutex::default(),
            reading: Mutex::default(),
            work: Mutex::default(),
            unreadable: Mutex::default(),
        }
    }

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
        let bytes = key.len() + size_of_val(cards.as_slice());
        lock(&self.lists).put(key, Arc::clone(cards), bytes);
    }

    pub(super) fn result(&self, key: &String) -> Option<Arc<Usage>> {
        lock(&self.results).get(key).cloned()
    }

    pub(super) fn keep_result(&self, key: String, usage: &Arc<Usage>) {
        let bytes = key.len() + bytes_of(usage);
        lock(&self.results).put(key, Arc::clone(usage), bytes);
    }
}

/// The size of a result in bytes, by estimate.
fn bytes_of(usage: &Usage) -> usize {
    let cards = usage.cards.iter().map(|(title, ..)| size_of::<(String, CardType, Count)>() + title.len());
    let sides = usage.affiliations.iter().map(|(name, _)| size_of::<(String, Count)>() + name.len());
    cards.chain(sides).sum()
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

    #[test]
    fn counted_lists_and_results_stay_within_a_bound_in_bytes() {
        const MOST: usize = 20_000;
        let [few, all] = [UsageCache::of(MOST, MOST), UsageCache::default()];
        let cards = Arc::new(vec![(7, 1); 60]);
        let held = (0..90).map(|at| (format!("Card {at}"), CardType::Event, Count::default())).collect();
        let usage = Arc::new(Usage { cards: held, ..Usage::default() });
        let key = |number: u32| format!("{number:064}");
        for number in 0..200 {
            for cache in [&few, &all] {
                cache.keep_list(key(number), &cards);
                cache.keep_result(key(number), &usage);
            }
            assert!(lock(&few.lists).bytes <= MOST && lock(&few.results).bytes <= MOST, "{number}");
        }
        let known = |cache: &UsageCache| {
            let count = |is_known: &dyn Fn(&String) -> bool| (0..200).map(key).filter(is_known).count();
            (count(&|key| cache.list(key).is_some()), count(&|key| cache.result(key).is_some()))
        };
        let ((lists, results), (all_lists, all_results)) = (known(&few), known(&all));
        assert!((10..60).contains(&lists) && (1..10).contains(&results), "{lists} and {results}");
        assert_eq!((all_lists, all_results), (200, 200), "the control: they fit into the usual bounds");
        assert!(few.list(&key(199)).is_some() && few.result(&key(199)).is_some(), "the last one is there");
    }
}
