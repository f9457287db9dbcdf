//! Which lists would now be judged differently, kept as long as the log says nothing on which that depends.

use std::sync::Mutex;

use crate::app::bounded_cache::BoundedCache;
use crate::app::locked::lock;
use crate::domain::hash::EntryHash;
use crate::domain::id::{PlayerId, TournamentId};

/// The most bytes that are kept, by estimate: of some thousand tournaments.
const MOST_BYTES: usize = 1 << 20;

/// The players of each tournament whose lists would be judged differently, as of an entry. The desk asks for them whenever
/// anything is recorded, and a check takes some milliseconds for each list.
#[derive(Debug)]
pub(crate) struct OutdatedListsCache(Mutex<BoundedCache<TournamentId, (EntryHash, Vec<PlayerId>)>>);

impl Default for OutdatedListsCache {
    fn default() -> Self {
        Self(Mutex::new(BoundedCache::of(MOST_BYTES)))
    }
}

impl OutdatedListsCache {
    /// Those of a tournament as of this entry, if they are known.
    pub fn as_of(&self, tournament: TournamentId, entry: &EntryHash) -> Option<Vec<PlayerId>> {
        let is_current = |kept: &&(EntryHash, Vec<PlayerId>)| kept.0 == *entry;
        lock(&self.0).get(&tournament).filter(is_current).map(|(_, players)| players.clone())
    }

    /// Keeps those of a tournament as of this entry, instead of earlier ones.
    pub fn keep(&self, tournament: TournamentId, entry: &EntryHash, players: &[PlayerId]) {
        let bytes = size_of::<(EntryHash, Vec<PlayerId>)>() + entry.as_str().len() + size_of_val(players);
        lock(&self.0).put(tournament, (entry.clone(), players.to_vec()), bytes);
    }
}
