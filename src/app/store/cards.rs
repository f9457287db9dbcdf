//! Card tables by version. Tournaments pin them, so none is ever replaced.
//!
//! A table is stored because somebody imported it, or because a tournament pinned it and a later version of the
//! program may not contain it. Only an imported one can be the newest.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::columns::{each, parsed, time};
use super::connection::AnyConnection;
use super::error::StoreError;
use super::schema::card_tables;
use super::{Store, StoreOutcome};
use crate::domain::edition::Edition;
use crate::domain::hash::CardTableVersion;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredCardTable {
    /// The table's permanent version.
    pub version: CardTableVersion,
    /// The game of its cards.
    pub edition: Edition,
    /// The table's content, as given.
    pub bytes: Vec<u8>,
    /// When it was imported or kept.
    pub imported_at: DateTime<Utc>,
    /// Where the table came from.
    pub note: String,
    /// Whether somebody imported it; otherwise it was kept for a tournament.
    pub imported: bool,
    /// What the import says about the cards beyond the table's facts, such as their text; empty if it says nothing.
    pub particulars: Vec<u8>,
}

/// A card table without its content.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardTableRow {
    /// The table's permanent version.
    pub version: CardTableVersion,
    /// The game of its cards.
    pub edition: Edition,
    /// When it was imported or kept.
    pub imported_at: DateTime<Utc>,
    /// Where the table came from.
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
    /// The order of imports: the higher number was imported later.
    place: i64,
    particulars: Vec<u8>,
}

impl Store {
    /// Stores a card table. An imported one becomes the newest, even if its version was stored before.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn put_card_table(&self, table: StoredCardTable) -> Result<StoreOutcome, StoreError> {
        let row = Row::from(table);
        self.write(move |conn| insert(conn, row.clone()))
    }

    /// Stores the tables of one import, all or none. `false`, and nothing is stored, if the newest table of a game is
    /// no longer the one that the import was based on.
    ///
    /// # Errors
    /// If they could not be saved.
    pub fn import_card_tables(
        &self,
        tables: Vec<(StoredCardTable, Option<CardTableVersion>)>,
    ) -> Result<bool, StoreError> {
        let row = |(table, over): (StoredCardTable, Option<CardTableVersion>)| {
            (Row::from(table), over.map(|version| version.to_string()))
        };
        let rows: Vec<(Row, Option<String>)> = tables.into_iter().map(row).collect();
        self.write(move |conn| {
            for (row, over) in &rows {
                if newest(conn, Some(&row.edition))?.map(|(version, _)| version) != *over {
                    return Ok(false);
                }
            }
            for (row, _) in &rows {
                insert(conn, row.clone())?;
            }
            Ok(true)
        })
    }

    /// Withdraws an import, all its tables or none: tournaments that pinned them keep them, and the table imported
    /// before becomes the newest again. `false`, and nothing changes, if something else was imported since.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn withdraw_card_tables(&self, versions: &[CardTableVersion]) -> Result<bool, StoreError> {
        let versions: Vec<String> = versions.iter().map(ToString::to_string).collect();
        self.write(move |conn| {
            if newest(conn, None)?.is_none_or(|(last, _)| !versions.contains(&last)) {
                return Ok(false);
            }
            let these = card_tables::table.filter(card_tables::version.eq_any(&versions));
            diesel::update(these).set(card_tables::imported.eq(false)).execute(conn)?;
            Ok(true)
        })
    }

    /// All card tables, the newest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn card_tables(&self) -> Result<Vec<CardTableRow>, StoreError> {
        let rows: Vec<(String, String, i64, String, bool)> = self.read(|conn| {
            Ok(card_tables::table
                .order(card_tables::place.desc())
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
    /// If the database does not answer.
    pub fn card_table(&self, version: &CardTableVersion) -> Result<Option<StoredCardTable>, StoreError> {
        let row: Option<Row> =
            self.read(|conn| Ok(card_tables::table.find(version.as_str()).first(conn).optional()?))?;
        row.map(StoredCardTable::try_from).transpose()
    }
}

impl Store {
    /// Version, place and origin of a game's newest import that came with particulars of its cards.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn with_particulars(
        &self,
        edition: Edition,
    ) -> Result<Option<(CardTableVersion, i64, String)>, StoreError> {
        let found: Option<(String, i64, String)> = self.read(|conn| {
            let told = card_tables::table.filter(card_tables::imported);
            let told = told.filter(card_tables::particulars.ne(Vec::<u8>::new()));
            Ok(told
                .filter(card_tables::edition.eq(edition.code()))
                .order(card_tables::place.desc())
                .select((card_tables::version, card_tables::place, card_tables::note))
                .first(conn)
                .optional()?)
        })?;
        Ok(found.map(|(version, place, note)| (CardTableVersion::stated(version), place, note)))
    }
}

impl From<StoredCardTable> for Row {
    fn from(table: StoredCardTable) -> Self {
        Self {
            version: table.version.to_string(),
            edition: table.edition.code().to_owned(),
            bytes: table.bytes,
            imported_at_ms: table.imported_at.timestamp_millis(),
            note: table.note,
            imported: table.imported,
            place: 0,
            particulars: table.particulars,
        }
    }
}

/// Version and place of the table imported last, of one edition or of any.
fn newest(conn: &mut AnyConnection, edition: Option<&str>) -> Result<Option<(String, i64)>, StoreError> {
    let imported: Vec<(String, String, i64)> = card_tables::table
        .filter(card_tables::imported)
        .order(card_tables::place.desc())
        .select((card_tables::edition, card_tables::version, card_tables::place))
        .load(conn)?;
    let of = |(of, version, place): (String, String, i64)| {
        edition.is_none_or(|edition| of == edition).then_some((version, place))
    };
    Ok(imported.into_iter().find_map(of))
}

fn insert(conn: &mut AnyConnection, row: Row) -> Result<StoreOutcome, StoreError> {
    let greatest: Option<i64> =
        card_tables::table.select(diesel::dsl::max(card_tables::place)).first(conn)?;
    let row = Row { place: greatest.unwrap_or_default().saturating_add(1), ..row };
    let same = card_tables::table.filter(card_tables::version.eq(&row.version));
    let known: Option<(bool, i64, Vec<u8>)> = same
        .select((card_tables::imported, card_tables::place, card_tables::particulars))
        .first(conn)
        .optional()?;
    match known {
        None => diesel::insert_into(card_tables::table).values(&row).execute(conn)?,
        Some(_) if !row.imported => return Ok(StoreOutcome::AlreadyHeld),
        Some((true, place, particulars))
            if particulars == row.particulars
                && newest(conn, Some(&row.edition))?.is_some_and(|(_, newest)| newest == place) =>
        {
            return Ok(StoreOutcome::AlreadyHeld);
        }
        Some(_) => diesel::update(card_tables::table.find(&row.version))
            .set((
                card_tables::imported.eq(true),
                card_tables::imported_at_ms.eq(row.imported_at_ms),
                card_tables::note.eq(&row.note),
                card_tables::place.eq(row.place),
                card_tables::particulars.eq(&row.particulars),
            ))
            .execute(conn)?,
    };
    Ok(StoreOutcome::Stored)
}

impl TryFrom<Row> for StoredCardTable {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        Ok(Self {
            version: CardTableVersion::stated(row.version),
            edition: parsed(&row.edition)?,
            bytes: row.bytes,
            imported_at: time(row.imported_at_ms)?,
            note: row.note,
            imported: row.imported,
            particulars: row.particulars,
        })
    }
}

impl TryFrom<(String, String, i64, String, bool)> for CardTableRow {
    type Error = StoreError;

    fn try_from(row: (String, String, i64, String, bool)) -> Result<Self, StoreError> {
        let (version, edition, imported_at, note, imported) = row;
        let version = CardTableVersion::stated(version);
        Ok(Self { version, edition: parsed(&edition)?, imported_at: time(imported_at)?, note, imported })
    }
}
