//! Recently read heads of logs, so that a cached page is found without asking the store.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

use crate::domain::id::{Slug, TournamentId};

/// How long a head is trusted; a write by this process ends it at once.
const FRESH: Duration = Duration::from_secs(1);

/// The most heads remembered; the least recently used are forgotten first.
const MOST: usize = 4_096;

/// The recently read heads.
#[derive(Debug)]
pub struct Heads(Mutex<LruCache<Option<Slug>, Seen>>);

#[derive(Debug)]
struct Seen {
    head: Head,
    /// This process's count of changes when the head was read.
    changes: u64,
}

/// The head of one log, or of all logs together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// Changes whenever a public page could.
    pub code: String,
    /// When reading it began.
    pub read: Instant,
    /// Its tournament; `None` for all logs together.
    pub tournament: Option<TournamentId>,
}

impl Default for Heads {
    fn default() -> Self {
        Self(Mutex::new(LruCache::unbounded()))
    }
}

impl Heads {
    /// The head of a tournament, or of all, if this process has changed nothing since and it was read recently:
    /// another process may have written.
    pub fn find(&self, of: Option<&Slug>, changes: u64) -> Option<Head> {
        let mut heads = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_fresh = |seen: &&Seen| seen.changes == changes && seen.head.read.elapsed() < FRESH;
        let head = heads.get(&of.cloned()).filter(is_fresh).map(|seen| seen.head.clone());
        drop(heads);
        head
    }

    /// Remembers a head that was read after this count of changes.
    pub fn remember(&self, of: Option<&Slug>, changes: u64, head: &Head) {
        let seen = Seen { head: head.clone(), changes };
        let mut heads = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        heads.put(of.cloned(), seen);
        if heads.len() > MOST {
            heads.pop_lru();
        }
    }

    /// How many are remembered.
    pub fn remembered(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(code: &str) -> Head {
        Head { code: code.to_owned(), read: Instant::now(), tournament: None }
    }

    #[test]
    fn a_remembered_head_ends_with_the_next_change() {
        let (heads, slug) = (Heads::default(), "a".parse::<Slug>().unwrap());
        let one = head("one");
        heads.remember(Some(&slug), 7, &one);
        assert_eq!(heads.find(Some(&slug), 7), Some(one));
        assert_eq!(heads.find(Some(&slug), 8), None);
        assert_eq!(heads.find(None, 7), None);
        std::thread::sleep(FRESH);
        assert_eq!(heads.find(Some(&slug), 7), None, "another process may have written");
    }

    #[test]
    fn ten_thousand_tournaments_do_not_fill_the_memory() {
        let heads = Heads::default();
        for number in 0..10_000 {
            heads.remember(Some(&format!("t{number}").parse().unwrap()), 7, &head("one"));
        }
        assert_eq!(heads.remembered(), MOST);
        assert!(heads.find(Some(&"t9999".parse().unwrap()), 7).is_some());
    }
}
