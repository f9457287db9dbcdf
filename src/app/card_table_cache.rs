//! Keeps card tables in memory once they have been read, up to a limit.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::{Arc, Mutex};

use lru::LruCache;

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
    imported: Mutex<ImportedTables>,
    /// The newest table of each game.
    newest: Mutex<HashMap<Edition, NewestTable>>,
    /// The particulars that came with the newest import of a game, and the place of that import.
    pub(super) particulars: Mutex<HashMap<Edition, (i64, Arc<ParticularsTable>)>>,
    most_bytes: usize,
}

/// Imported tables by version, those used most recently.
#[derive(Debug)]
struct ImportedTables {
    by_version: LruCache<CardTableVersion, Arc<CardTable>>,
    bytes: usize,
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
        let imported = Mutex::new(ImportedTables { by_version: LruCache::unbounded(), bytes: 0 });
        Self { imported, newest: Mutex::default(), particulars: Mutex::default(), most_bytes }
    }

    /// The imported table of a version, if it is kept.
    pub(super) fn find(&self, version: &CardTableVersion) -> Option<KeptCards> {
        lock(&self.imported).by_version.get(version).map(|table| KeptCards::Imported(Arc::clone(table)))
    }

    /// Keeps an imported table, and gives the one that is kept of its version.
    pub(super) fn keep(&self, table: CardTable) -> KeptCards {
        KeptCards::Imported(lock(&self.imported).keep(table, self.most_bytes))
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

impl ImportedTables {
    fn keep(&mut self, table: CardTable, most_bytes: usize) -> Arc<CardTable> {
        if let Some(kept) = self.by_version.get(table.version()) {
            return Arc::clone(kept);
        }
        let table = Arc::new(table);
        self.bytes += table.bytes();
        self.by_version.put(table.version().clone(), Arc::clone(&table));
        while self.bytes > most_bytes && self.by_version.len() > 1 {
            self.bytes -= self.by_version.pop_lru().map_or(0, |(_, oldest)| oldest.bytes());
        }
        table
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
        for number in 4..40 {
            cache.keep(table(number));
        }
        let imported = lock(&cache.imported);
        assert_eq!(imported.by_version.len(), 3);
        assert_eq!(imported.bytes, imported.by_version.iter().map(|(_, it)| it.bytes()).sum::<usize>());
        drop(imported);
    }

    #[test]
    fn a_table_that_is_kept_twice_counts_once_and_one_beyond_the_limit_is_kept_alone() {
        let cache = CardTableCache::of(0);
        for _ in 0..2 {
            let kept = cache.keep(table(0));
            assert_eq!(lock(&cache.imported).bytes, kept.bytes());
        }
        let other = cache.keep(table(1));
        assert!(cache.find(table(0).version()).is_none());
        assert_eq!(lock(&cache.imported).bytes, other.bytes());
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
