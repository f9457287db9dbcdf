//! Recently read heads of logs, so that a cached page is found without asking the store.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::app::bounded_cache::BoundedCache;
use crate::domain::id::{Slug, TournamentId};

/// How long a head is trusted; a write by this process ends it at once.
const FRESH: Duration = Duration::from_secs(1);

/// The most bytes of heads remembered, by estimate.
const MOST_BYTES: usize = 1 << 20;

/// The recently read heads.
#[derive(Debug)]
pub struct RecentHeads(Mutex<BoundedCache<Option<Slug>, Seen>>);

#[derive(Debug)]
struct Seen {
    head: LogHead,
    /// This process's count of changes when the head was read.
    changes: u64,
}

/// The head of one log, or of all logs together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogHead {
    /// Changes whenever a public page could. Each request for a cached page takes a copy.
    pub code: Arc<str>,
    /// When reading the head began.
    pub read: Instant,
    /// Its tournament; `None` for all logs together.
    pub tournament: Option<TournamentId>,
    /// Whether only its people see that tournament: then its pages are cached nowhere.
    pub hidden: bool,
}

impl Default for RecentHeads {
    fn default() -> Self {
        Self(Mutex::new(BoundedCache::of(MOST_BYTES)))
    }
}

impl RecentHeads {
    /// The head of a tournament, or of all, if this process has changed nothing since and it was read recently:
    /// another process may have written.
    pub fn find(&self, of: Option<&Slug>, changes: u64) -> Option<LogHead> {
        let of = of.cloned();
        let mut remembered = self.lock();
        let is_fresh = |seen: &&Seen| seen.changes == changes && seen.head.read.elapsed() < FRESH;
        let head = remembered.get(&of).filter(is_fresh).map(|seen| seen.head.clone());
        drop(remembered);
        head
    }

    /// Remembers a head that was read after this count of changes.
    pub fn remember(&self, of: Option<&Slug>, changes: u64, head: &LogHead) {
        let (of, seen) = (of.cloned(), Seen { head: head.clone(), changes });
        let texts = of.as_ref().map_or(0, |slug| slug.as_str().len()) + head.code.len();
        self.lock().put(of, seen, size_of::<Seen>() + texts);
    }

    /// The estimated size of the remembered heads in bytes.
    pub fn bytes(&self) -> usize {
        self.lock().bytes
    }

    fn lock(&self) -> MutexGuard<'_, BoundedCache<Option<Slug>, Seen>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(code: &str) -> LogHead {
        LogHead { code: code.into(), read: Instant::now(), tournament: None, hidden: false }
    }

    #[test]
    fn a_remembered_head_ends_with_the_next_change() {
        let (heads, slug) = (RecentHeads::default(), "a".parse::<Slug>().unwrap());
        let one = head("one");
        heads.remember(Some(&slug), 7, &one);
        assert_eq!(heads.find(Some(&slug), 7), Some(one));
        assert_eq!(heads.find(Some(&slug), 8), None);
        assert_eq!(heads.find(None, 7), None);
        std::thread::sleep(FRESH);
        assert_eq!(heads.find(Some(&slug), 7), None, "another process may have written");
    }

    #[test]
    fn heads_are_remembered_within_a_bound_in_bytes() {
        let heads = RecentHeads::default();
        let slug = |number: u32| format!("{number:080}").parse::<Slug>().unwrap();
        for number in 0..10_000 {
            heads.remember(Some(&slug(number)), 7, &head(&"a".repeat(100)));
            assert!(heads.bytes() <= MOST_BYTES);
        }
        assert!(heads.bytes() > MOST_BYTES / 2);
        assert!(heads.find(Some(&slug(9_999)), 7).is_some() && heads.find(Some(&slug(0)), 7).is_none());
        for _ in 0..10_000 {
            heads.remember(Some(&slug(9_999)), 7, &head("the same again takes no more"));
        }
        assert!(heads.bytes() <= MOST_BYTES && heads.find(Some(&slug(9_998)), 7).is_some());
    }
}
