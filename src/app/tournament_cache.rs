//! The tournaments in memory: those used most recently, and what is being written to their logs.
//!
//! One lock guards all of it, and only pointers are exchanged under it. Reading the store, deciding and waiting for
//! the disk happen outside.

use std::collections::HashMap;
use std::sync::{Arc, Condvar, Mutex, PoisonError};

use crate::app::bounded_cache::BoundedCache;
use crate::app::locked::lock;
use crate::app::snapshot::Snapshot;
use crate::app::store::StoreError;
use crate::domain::id::Slug;

/// The most bytes of tournaments kept, by estimate: some 500 small events. The most recent one is
/// kept whatever its size.
pub const MOST_BYTES: usize = 32 << 20;

/// The tournaments in memory, up to a limit.
pub struct TournamentCache {
    held: Mutex<Held>,
    /// Held while a submission is handed to the writer, so that entries arrive in order.
    handing_in: Mutex<()>,
    settled: Condvar,
}

struct Held {
    /// Committed states, by slug.
    read: BoundedCache<Slug, Arc<Snapshot>>,
    /// Submissions waiting for their commit, by slug.
    chains: HashMap<Slug, Chain>,
    /// How many chains there have been.
    chained: u64,
}

/// Submissions to one tournament that wait for their commit, each decided on top of the one before.
struct Chain {
    number: u64,
    newest: Arc<Snapshot>,
    /// Its newest entry that is known to be committed.
    committed: i64,
    waiting: usize,
}

/// A state of a tournament on which a submission can be decided.
#[derive(Clone)]
pub struct Base {
    pub snapshot: Arc<Snapshot>,
    /// Its chain; `None` if it is committed.
    chain: Option<u64>,
}

impl Base {
    /// A state read from the store.
    pub const fn committed(snapshot: Arc<Snapshot>) -> Self {
        Self { snapshot, chain: None }
    }
}

impl TournamentCache {
    /// An empty cache limited to this many bytes, except that the most recent tournament is always kept.
    pub fn of(most_bytes: usize) -> Self {
        let (read, chains) = (BoundedCache::keeping_the_newest(most_bytes), HashMap::new());
        let held = Mutex::new(Held { read, chains, chained: 0 });
        Self { held, handing_in: Mutex::default(), settled: Condvar::new() }
    }

    /// The cached state of a tournament.
    pub fn find(&self, slug: &Slug) -> Option<Arc<Snapshot>> {
        lock(&self.held).read.get(slug).map(Arc::clone)
    }

    /// The estimated size of the cache in bytes.
    pub fn bytes(&self) -> usize {
        lock(&self.held).read.bytes
    }

    /// The state for the next submission: what waits for its commit, or the committed state.
    pub fn newest(&self, slug: &Slug) -> Option<Base> {
        let mut held = lock(&self.held);
        if let Some(Chain { number, newest, .. }) = held.chains.get(slug) {
            return Some(Base { snapshot: Arc::clone(newest), chain: Some(*number) });
        }
        held.read.get(slug).map(|read| Base::committed(Arc::clone(read)))
    }

    /// Caches a state, unless a newer one is there, and returns the newest.
    pub fn keep(&self, snapshot: Arc<Snapshot>) -> Arc<Snapshot> {
        lock(&self.held).keep(snapshot)
    }

    /// Queues what follows `base`; false if somebody else was first. Submissions to one tournament reach the writer in
    /// the order of their entries. `hand_in` gets the [`WaitingSubmission`] to end when the outcome is known.
    ///
    /// # Errors
    /// If it cannot be queued.
    pub fn follow(
        self: &Arc<Self>,
        base: &Base,
        next: &Arc<Snapshot>,
        hand_in: impl FnOnce(WaitingSubmission) -> Result<(), StoreError>,
    ) -> Result<bool, StoreError> {
        let _in_turn = lock(&self.handing_in);
        let Some(chain) = lock(&self.held).join(base, next) else { return Ok(false) };
        hand_in(WaitingSubmission {
            cache: Arc::clone(self),
            chain,
            next: Arc::clone(next),
            is_written: false,
        })?;
        Ok(true)
    }

    /// Ends the wait for one submission of a chain. If it was not written, those after it fail too.
    fn settle(&self, number: u64, next: &Arc<Snapshot>, is_written: bool) {
        let mut held = lock(&self.held);
        let slug = next.slug();
        if let Some(chain) = held.chains.get_mut(slug).filter(|chain| chain.number == number) {
            chain.waiting -= 1;
            chain.committed = chain.committed.max(next.sequence());
            if !is_written || chain.waiting == 0 {
                held.chains.remove(slug);
            }
        }
        if is_written {
            held.keep(Arc::clone(next));
        }
        drop(held);
        self.settled.notify_all();
    }

    /// Waits until `base` is committed or lost.
    pub fn wait_for(&self, base: &Base) {
        let is_waiting = |held: &mut Held| {
            let chain = held.chains.get(base.snapshot.slug());
            chain.is_some_and(|chain| {
                Some(chain.number) == base.chain && chain.committed < base.snapshot.sequence()
            })
        };
        drop(self.settled.wait_while(lock(&self.held), is_waiting).unwrap_or_else(PoisonError::into_inner));
    }

    /// How many submissions to a tournament are waiting for their commit.
    pub fn waiting(&self, slug: &Slug) -> usize {
        lock(&self.held).chains.get(slug).map_or(0, |chain| chain.waiting)
    }
}

/// A submission that waits for its commit. If it is dropped without a call to `end`, it counts as not written.
pub struct WaitingSubmission {
    cache: Arc<TournamentCache>,
    chain: u64,
    next: Arc<Snapshot>,
    is_written: bool,
}

impl WaitingSubmission {
    /// Ends the wait.
    pub fn end(mut self, is_written: bool) {
        self.is_written = is_written;
    }
}

impl Drop for WaitingSubmission {
    fn drop(&mut self) {
        self.cache.settle(self.chain, &self.next, self.is_written);
    }
}

impl Held {
    /// Puts what follows `base` at the end of its chain; gives the chain's number. `None` if something else follows it.
    fn join(&mut self, base: &Base, next: &Arc<Snapshot>) -> Option<u64> {
        let slug = next.slug();
        let is_newest = match (self.chains.get(slug), self.read.peek(slug)) {
            (Some(chain), _) => Arc::ptr_eq(&chain.newest, &base.snapshot),
            (None, Some(read)) => Arc::ptr_eq(read, &base.snapshot),
            (None, None) => base.chain.is_none(),
        };
        if !is_newest {
            return None;
        }
        let (number, newest) = (self.chained, Arc::clone(next));
        if let Some(chain) = self.chains.get_mut(slug) {
            chain.newest = newest;
            chain.waiting += 1;
            return Some(chain.number);
        }
        let chain = Chain { number, newest, committed: base.snapshot.sequence(), waiting: 1 };
        self.chains.insert(slug.clone(), chain);
        self.chained += 1;
        Some(number)
    }

    fn keep(&mut self, snapshot: Arc<Snapshot>) -> Arc<Snapshot> {
        if let Some(read) = self.read.get(snapshot.slug())
            && read.sequence() >= snapshot.sequence()
            && read.broken == snapshot.broken
            && (read.sequence() > snapshot.sequence() || read.renames >= snapshot.renames)
        {
            return Arc::clone(read);
        }
        self.read.put(snapshot.slug().clone(), Arc::clone(&snapshot), snapshot.bytes());
        snapshot
    }
}
