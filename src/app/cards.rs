//! Card tables: the ones that come with the program, and newer ones that were imported.
//!
//! A tournament is judged by the table it pinned. The store therefore keeps every table that was pinned or imported:
//! the program's own table changes with its versions. A table kept only for a tournament is never the newest.

use chrono::{DateTime, Utc};

pub use crate::app::card_table_cache::KeptCards;
use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::snapshot::Snapshot;
use crate::app::store;
use crate::app::unfit::UnfitCards;
use crate::data;
use crate::domain::card::CardTable;
use crate::domain::card::import;
use crate::domain::card::row::UnreadableCards;
use crate::domain::edition::Edition;
use crate::domain::hash::CardTableVersion;
use crate::messages::say;

impl Desk {
    /// The table of a version, for a tournament that pinned it.
    ///
    /// # Errors
    /// A sentence when the table is not here or belongs to another game.
    pub fn card_table(&self, version: &CardTableVersion, edition: Edition) -> Result<KeptCards, DeskError> {
        let table = self.table_of(version, edition)?.ok_or_else(|| missing(version))?;
        if table.edition() == edition {
            Ok(table)
        } else {
            Err(UnfitCards::OtherGame { lists: edition, table: table.edition() }.into())
        }
    }

    /// A sentence if this installation does not have the tournament's pinned table, as after an import.
    ///
    /// # Errors
    /// If the store does not answer or the table cannot be read.
    pub fn lacks_cards(&self, here: &Snapshot) -> Result<Option<String>, DeskError> {
        let setup = here.setup()?;
        let Some(format) = &setup.format else { return Ok(None) };
        let version = &setup.pins.card_table;
        let held = self.table_of(version, format.edition)?.is_some();
        Ok((!held).then(|| {
            say("import-lacks-cards")
                .with("slug", here.slug())
                .with("game", format.edition.name())
                .with("version", version.short())
                .to_string()
        }))
    }

    fn table_of(&self, version: &CardTableVersion, edition: Edition) -> Result<Option<KeptCards>, DeskError> {
        let embedded = data::card_table(edition);
        if embedded.version() == version {
            return Ok(Some(KeptCards::Embedded(embedded)));
        }
        if let Some(table) = self.cards.find(version) {
            return Ok(Some(table));
        }
        let Some(stored) = self.store.card_table(version)? else { return Ok(None) };
        let text = String::from_utf8_lossy(&stored.bytes);
        let table = CardTable::parse(&text).map_err(|why| unreadable(version, why))?;
        if table.version() != version {
            return Err(UnfitCards::Changed(version.short().to_owned()).into());
        }
        Ok(Some(self.cards.keep(table)))
    }

    /// The newest table of a game, which a new tournament pins: the program's own, with what was imported.
    ///
    /// # Errors
    /// If the store does not answer or an imported table cannot be read.
    pub fn newest_card_table(&self, edition: Edition) -> Result<KeptCards, DeskError> {
        let tables = self.store.card_tables()?;
        let Some(latest) = tables.into_iter().find(|table| table.imported && table.edition == edition) else {
            return Ok(KeptCards::Embedded(data::card_table(edition)));
        };
        if let Some(newest) = self.cards.newest(edition, &latest.version) {
            return Ok(newest);
        }
        let imported = self.card_table(&latest.version, edition)?;
        let both = with_own_cards(&imported)?;
        let newest = if both.version() == imported.version() {
            imported
        } else {
            self.keep_table(
                both,
                &format!("{}, with the program’s own cards", latest.note),
                latest.imported_at,
            )?
        };
        self.cards.keep_newest(edition, latest.version, newest.clone());
        Ok(newest)
    }

    /// Stores the table that a tournament pins if it is the program's own: a later version of the program has a
    /// different one, and lists must still be checked with this one.
    ///
    /// # Errors
    /// If the store cannot write.
    pub(crate) fn keep_pinned(
        &self,
        edition: Edition,
        version: &CardTableVersion,
        now: DateTime<Utc>,
    ) -> Result<(), DeskError> {
        let own = data::card_table(edition);
        let held = || self.store.card_tables().map(|held| held.iter().any(|table| table.version == *version));
        if own.version() != version || held()? {
            return Ok(());
        }
        self.store.put_card_table(store::StoredCardTable {
            version: version.clone(),
            edition,
            bytes: data::card_table_text(edition).as_bytes().to_vec(),
            imported_at: now,
            note: format!("came with Arbiter {}, kept for its tournaments", env!("CARGO_PKG_VERSION")),
            imported: false,
            particulars: Vec::new(),
        })?;
        Ok(())
    }

    fn keep_table(&self, table: CardTable, note: &str, now: DateTime<Utc>) -> Result<KeptCards, DeskError> {
        self.store.put_card_table(store::StoredCardTable {
            version: table.version().clone(),
            edition: table.edition(),
            bytes: table.to_text().into_bytes(),
            imported_at: now,
            note: note.to_owned(),
            imported: true,
            particulars: Vec::new(),
        })?;
        Ok(self.cards.keep(table))
    }
}

/// An imported table merged with the program's own: a newer program may know cards that the import does not, and
/// neither set may be lost.
///
/// # Errors
/// If the merged table cannot be parsed.
pub(crate) fn with_own_cards(imported: &CardTable) -> Result<CardTable, DeskError> {
    let wrong = |why| unreadable(imported.version(), why);
    let read = import::read(&imported.to_text()).map_err(wrong)?;
    // What a table holds was read before: nothing of it may be missing now.
    if let Some(first) = read.left_out.into_iter().next() {
        return Err(wrong(first));
    }
    Ok(data::card_table(imported.edition()).merged(read.rows))
}

fn missing(version: &CardTableVersion) -> DeskError {
    UnfitCards::Missing(version.short().to_owned()).into()
}

pub(crate) fn unreadable(version: &CardTableVersion, cause: UnreadableCards) -> DeskError {
    UnfitCards::Unreadable { version: version.short().to_owned(), cause }.into()
}
