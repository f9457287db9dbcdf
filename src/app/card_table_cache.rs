//! Keeps card tables in memory once they have been read, up to a limit.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::{Arc, Mutex};

use crate::app::bounded_cache::BoundedCache;
use crate::app::locked::lock;
use crate::domain::card::{CardTable, ParticularsTable};
use crate::domain::edition::Edition;
use crate::domain::hash::CardTableVersion;

/// The most bytes of imported tables that are kept because a tournament pinned them, by estimate: about five of a large
/// game. The one read last is kept whatever its size.
const MOST_BYTES: usize = 48 << 20;

/// A card table, compiled in or imported.
#[derive(Debug, Clone)]
pub enum KeptCards {
    /// Compiled into the program.
    Embedded(&'static CardTable),
    /// Imported into this installation.
    Imported(Arc<CardTable>),
}

impl Deref for KeptCards {
    type Target = CardTable;

    fn deref(&self) -> &CardTable {
        match self {
            Self::Embedded(table) => table,
            Self::Imported(table) => table,
        }
    }
}

/// Card tables that were read from the store.
#[derive(Debug)]
pub(crate) struct CardTableCache {
    /// Imported tables by version, those used most recently.
    imported: Mutex<BoundedCache<CardTableVersion, Arc<CardTable>>>,
    /// The newest table of each game.
    newest: Mutex<HashMap<Edition, NewestTable>>,
    /// The particulars that came with the newest import of a game, and the place of that import.
    pub(super) particulars: Mutex<HashMap<Edition, (i64, Arc<ParticularsTable>)>>,
}

/// The newest table of a game, with the version that was imported last.
#[derive(Debug)]
struct NewestTable {
    imported: CardTableVersion,
    both: KeptCards,
}

impl Default for CardTableCache {
    fn default() -> Self {
        Self::of(MOST_BYTES)
    }
}

impl CardTableCache {
    /// An empty cache that keeps imported tables up to this many bytes, and the one read last.
    fn of(most_bytes: usize) -> Self {
        let imported = Mutex::new(BoundedCache::keeping_the_newest(most_bytes));
        Self { imported, newest: Mutex::default(), particulars: Mutex::default() }
    }

    /// The imported table of a version, if it is kept.
    pub(super) fn find(&self, version: &CardTableVersion) -> Option<KeptCards> {
        lock(&self.imported).get(version).map(|table| KeptCards::Imported(Arc::clone(table)))
    }

    /// Keeps an imported table, and gives the one that is kept of its version.
    pub(super) fn keep(&self, table: CardTable) -> KeptCards {
        let mut imported = lock(&self.imported);
        if let Some(kept) = imported.get(table.version()) {
            return KeptCards::Imported(Arc::clone(kept));
        }
        let table = Arc::new(table);
        imported.put(table.version().clone(), Arc::clone(&table), table.bytes());
        drop(imported);
        KeptCards::Imported(table)
    }

    /// The newest table of a game, if the one imported last is still this version.
    pub(super) fn newest(&self, edition: Edition, imported: &CardTableVersion) -> Option<KeptCards> {
        let is_it = |newest: &&NewestTable| newest.imported == *imported || newest.both.version() == imported;
        lock(&self.newest).get(&edition).filter(is_it).map(|newest| newest.both.clone())
    }

    /// Keeps the newest table of a game, made from the one imported last.
    pub(super) fn keep_newest(&self, edition: Edition, imported: CardTableVersion, both: KeptCards) {
        lock(&self.newest).insert(edition, NewestTable { imported, both });
    }
}

#[cfg(test)]
mod tests {
    use super::CardTableCache;
    use crate::app::locked::lock;
    use crate::data;
    use crate::domain::card::CardTable;
    use crate::domain::card::row::SourceRow;
    use crate::domain::edition::Edition;
    use crate::domain::hash::CardTableVersion;

    /// A table of its own version: each number renames another card.
    fn table(number: usize) -> CardTable {
        let renamed = SourceRow::Renamed { old: format!("Old {number}"), new: format!("New {number}") };
        data::card_table(Edition::Tribbles).merged(vec![renamed])
    }

    #[test]
    fn tables_beyond_the_limit_go_and_the_one_used_longest_ago_goes_first() {
        let one = table(0).bytes();
        let cache = CardTableCache::of(3 * one + one / 2);
        let versions: Vec<CardTableVersion> =
            (0..3).map(|number| cache.keep(table(number)).version().clone()).collect();
        assert!(cache.find(&versions[0]).is_some(), "used again");
        let fourth = cache.keep(table(3));
        let is_kept: Vec<bool> = versions.iter().map(|version| cache.find(version).is_some()).collect();
        assert_eq!(is_kept, [true, false, true]);
        assert!(cache.find(fourth.version()).is_some());
    }

    #[test]
    fn a_table_that_is_kept_twice_counts_once_and_one_beyond_the_limit_is_kept_alone() {
        let cache = CardTableCache::of(0);
        let bytes = || lock(&cache.imported).bytes;
        let kept = cache.keep(table(0));
        let once = bytes();
        cache.keep(table(0));
        assert!(once >= kept.bytes() && bytes() == once);
        let other = cache.keep(table(1));
        assert!(cache.find(kept.version()).is_none());
        assert_eq!(bytes() - other.bytes(), once - kept.bytes());
    }

    #[test]
    fn of_each_game_one_newest_table_is_kept() {
        let cache = CardTableCache::of(0);
        let game = Edition::Tribbles;
        for number in 0..3 {
            cache.keep_newest(game, CardTableVersion::stated(number.to_string()), cache.keep(table(number)));
        }
        assert!(cache.newest(game, &CardTableVersion::stated("1")).is_none(), "another was imported since");
        let newest = cache.newest(game, &CardTableVersion::stated("2")).unwrap();
        assert!(cache.newest(game, newest.version()).is_some(), "the merged table was imported last itself");
        assert_eq!(lock(&cache.newest).len(), 1);
    }
}
