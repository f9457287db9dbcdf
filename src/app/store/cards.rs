//! Card tables by version. Tournaments pin them, so none is ever replaced.
//!
//! A table is stored because somebody imported it, or because a tournament pinned it and a later version of the
//! program may not contain it. Only an imported one can be the newest.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::error::StoreError;
use super::schema::card_tables;
use super::time::{each, parsed, time};
use super::{Put, Store};
use crate::domain::edition::Edition;

/// A card table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardTable {
    /// Its permanent version.
    pub version: String,
    /// The game of its cards.
    pub edition: Edition,
    /// Its content, as given.
    pub bytes: Vec<u8>,
    /// When it was imported or kept.
    pub imported_at: DateTime<Utc>,
    /// Where it came from.
    pub note: String,
    /// Whether somebody imported it; otherwise it was kept for a tournament.
    pub imported: bool,
}

/// A card table without its content.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardTableRow {
    /// Its permanent version.
    pub version: String,
    /// The game of its cards.
    pub edition: Edition,
    /// When it was imported or kept.
    pub imported_at: DateTime<Utc>,
    /// Where it came from.
    pub note: String,
    /// Whether somebody imported it; otherwise it was kept for a tournament.
    pub imported: bool,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = card_tables)]
pub(super) struct Row {
    version: String,
    edition: String,
    bytes: Vec<u8>,
    imported_at_ms: i64,
    note: String,
    imported: bool,
}

impl Store {
    /// Stores a card table, unless its version exists. One that was only kept counts as imported from its import on.
    ///
    /// # Errors
    /// When it could not be saved.
    pub fn put_card_table(&self, table: CardTable) -> Result<Put, StoreError> {
        let row = Row::from(table);
        self.write(move |conn| {
            let same = card_tables::table.filter(card_tables::version.eq(&row.version));
            let known: Option<bool> = same.select(card_tables::imported).first(conn).optional()?;
            match known {
                None => diesel::insert_into(card_tables::table).values(&row).execute(conn)?,
                Some(false) if row.imported => diesel::update(card_tables::table.find(&row.version))
                    .set((
                        card_tables::imported.eq(true),
                        card_tables::imported_at_ms.eq(row.imported_at_ms),
                        card_tables::note.eq(&row.note),
                    ))
                    .execute(conn)?,
                Some(_) => return Ok(Put::AlreadyHeld),
            };
            Ok(Put::Stored)
        })
    }

    /// All card tables, the newest first.
    ///
    /// # Errors
    /// When the database does not answer.
    pub fn card_tables(&self) -> Result<Vec<CardTableRow>, StoreError> {
        let rows: Vec<(String, String, i64, String, bool)> = self.read(|conn| {
            Ok(card_tables::table
                .order((card_tables::imported_at_ms.desc(), card_tables::version.desc()))
                .select((
                    card_tables::version,
                    card_tables::edition,
                    card_tables::imported_at_ms,
                    card_tables::note,
                    card_tables::imported,
                ))
                .load(conn)?)
        })?;
        each(rows)
    }

    /// One card table.
    ///
    /// # Errors
    /// When the database does not answer.
    pub fn card_table(&self, version: &str) -> Result<Option<CardTable>, StoreError> {
        let row: Option<Row> =
            self.read(|conn| Ok(card_tables::table.find(version).first(conn).optional()?))?;
        row.map(CardTable::try_from).transpose()
    }
}

impl From<CardTable> for Row {
    fn from(table: CardTable) -> Self {
        Self {
            version: table.version,
            edition: table.edition.code().to_owned(),
            bytes: table.bytes,
            imported_at_ms: table.imported_at.timestamp_millis(),
            note: table.note,
            imported: table.imported,
        }
    }
}

impl TryFrom<Row> for CardTable {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        Ok(Self {
            version: row.version,
            edition: parsed(&row.edition)?,
            bytes: row.bytes,
            imported_at: time(row.imported_at_ms)?,
            note: row.note,
            imported: row.imported,
        })
    }
}

impl TryFrom<(String, String, i64, String, bool)> for CardTableRow {
    type Error = StoreError;

    fn try_from(row: (String, String, i64, String, bool)) -> Result<Self, StoreError> {
        let (version, edition, imported_at, note, imported) = row;
        Ok(Self { version, edition: parsed(&edition)?, imported_at: time(imported_at)?, note, imported })
    }
}
