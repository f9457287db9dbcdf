//! The tournaments held in memory: those asked for last, and what is on its way into their logs.
//!
//! One lock guards all of it, and only pointers are exchanged under it. Reading the store, deciding and waiting for the
//! disk happen outside.

use std::collections::HashMap;
use std::sync::{Arc, Condvar, Mutex, PoisonError};

use lru::LruCache;

use crate::app::locked::lock;
use crate::app::snapshot::Snapshot;
use crate::app::store::StoreError;

/// Bytes of tournaments that are held at most, by estimate: some 2,000 small events, or one of 100,000 entries.
pub const MOST_BYTES: usize = 128 << 20;

/// The tournaments held in memory, within a bound.
pub struct TournamentCache {
    held: Mutex<Held>,
    settled: Condvar,
    most_bytes: usize,
}

struct Held {
    /// What the logs say, by address.
    read: LruCache<String, Arc<Snapshot>>,
    bytes: usize,
    /// What waits for its commit, by address.
    chains: HashMap<String, Chain>,
    /// How many chains there were.
    chained: u64,
}

/// Submissions to one tournament that wait for their commit, each decided on top of the one before.
struct Chain {
    number: u64,
    newest: Arc<Snapshot>,
    /// The newest entry of it that is known to be committed.
    committed: i64,
    waiting: usize,
}

/// A state of a tournament that a submission may follow.
#[derive(Clone)]
pub struct Base {
    /// The state.
    pub snapshot: Arc<Snapshot>,
    /// The chain that it belongs to; `None` if it is committed.
    chain: Option<u64>,
}

impl Base {
    /// A state that was read from the store.
    pub const fn committed(snapshot: Arc<Snapshot>) -> Self {
        Self { snapshot, chain: None }
    }
}

impl TournamentCache {
    /// An empty cache that keeps to so many bytes, but always holds the tournament asked for last.
    pub fn of(most_bytes: usize) -> Self {
        let (read, chains) = (LruCache::unbounded(), HashMap::new());
        let held = Mutex::new(Held { read, bytes: 0, chains, chained: 0 });
        Self { held, settled: Condvar::new(), most_bytes }
    }

    /// What is held of a tournament.
    pub fn find(&self, slug: &str) -> Option<Arc<Snapshot>> {
        lock(&self.held).read.get(slug).map(Arc::clone)
    }

    /// The estimated bytes held.
    pub fn bytes(&self) -> usize {
        lock(&self.held).bytes
    }

    /// The state that the next submission follows: what waits for its commit, or what is held.
    pub fn newest(&self, slug: &str) -> Option<Base> {
        let mut held = lock(&self.held);
        if let Some(Chain { number, newest, .. }) = held.chains.get(slug) {
            return Some(Base { snapshot: Arc::clone(newest), chain: Some(*number) });
        }
        held.read.get(slug).map(|read| Base::committed(Arc::clone(read)))
    }

    /// Holds what the log says, unless more of it is held already, and answers with what is held then.
    pub fn keep(&self, snapshot: Arc<Snapshot>) -> Arc<Snapshot> {
        lock(&self.held).keep(snapshot, self.most_bytes)
    }

    /// Hands in what follows `base`, unless somebody else was first: `None` then. What is handed in for one tournament
    /// reaches the writer in the order of its entries.
    ///
    /// # Errors
    /// When it cannot be handed in.
    pub fn follow<T>(
        &self,
        base: &Base,
        next: &Arc<Snapshot>,
        hand_in: impl FnOnce() -> Result<T, StoreError>,
    ) -> Result<Option<(u64, T)>, StoreError> {
        let (mut held, slug) = (lock(&self.held), next.slug().as_str());
        let is_newest = match (held.chains.get(slug), held.read.peek(slug)) {
            (Some(chain), _) => Arc::ptr_eq(&chain.newest, &base.snapshot),
            (None, Some(read)) => Arc::ptr_eq(read, &base.snapshot),
            (None, None) => base.chain.is_none(),
        };
        if !is_newest {
            return Ok(None);
        }
        let handed_in = hand_in()?;
        let (number, newest) = (held.chained, Arc::clone(next));
        if let Some(chain) = held.chains.get_mut(slug) {
            chain.newest = newest;
            chain.waiting += 1;
            return Ok(Some((chain.number, handed_in)));
        }
        let chain = Chain { number, newest, committed: base.snapshot.sequence(), waiting: 1 };
        held.chains.insert(slug.to_owned(), chain);
        held.chained += 1;
        Ok(Some((number, handed_in)))
    }

    /// Ends the wait for what was handed in as part of a chain. What was not written takes with it what follows it.
    pub fn settle(&self, number: u64, next: Arc<Snapshot>, is_written: bool) {
        let mut held = lock(&self.held);
        let slug = next.slug().as_str();
        if let Some(chain) = held.chains.get_mut(slug).filter(|chain| chain.number == number) {
            chain.waiting -= 1;
            chain.committed = chain.committed.max(next.sequence());
            if !is_written || chain.waiting == 0 {
                held.chains.remove(slug);
            }
        }
        if is_written {
            held.keep(next, self.most_bytes);
        }
        drop(held);
        self.settled.notify_all();
    }

    /// Waits until `base` is committed or lost.
    pub fn wait_for(&self, base: &Base) {
        let is_waiting = |held: &mut Held| {
            let chain = held.chains.get(base.snapshot.slug().as_str());
            chain.is_some_and(|chain| {
                Some(chain.number) == base.chain && chain.committed < base.snapshot.sequence()
            })
        };
        drop(self.settled.wait_while(lock(&self.held), is_waiting).unwrap_or_else(PoisonError::into_inner));
    }

    /// How many submissions to a tournament wait for their commit.
    pub fn waiting(&self, slug: &str) -> usize {
        lock(&self.held).chains.get(slug).map_or(0, |chain| chain.waiting)
    }
}

impl Held {
    fn keep(&mut self, snapshot: Arc<Snapshot>, most_bytes: usize) -> Arc<Snapshot> {
        if let Some(read) = self.read.get(snapshot.slug().as_str())
            && read.sequence() >= snapshot.sequence()
            && read.broken == snapshot.broken
        {
            return Arc::clone(read);
        }
        self.bytes += snapshot.bytes();
        if let Some(before) = self.read.put(snapshot.slug().to_string(), Arc::clone(&snapshot)) {
            self.bytes -= before.bytes();
        }
        while self.bytes > most_bytes && self.read.len() > 1 {
            self.bytes -= self.read.pop_lru().map_or(0, |(_, oldest)| oldest.bytes());
        }
        snapshot
    }
}
