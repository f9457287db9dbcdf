//! The rulings library: documents as they were imported, and corrections to what was understood of them.

use chrono::{DateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;

use super::error::{StoreError, unless_missing};
use super::schema::{ruling_corrections, ruling_documents, ruling_statements};
use super::time::{each, time};
use super::{Put, Store};

/// A ruling document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingDocument {
    /// The hash of its bytes.
    pub sha256: String,
    /// The file's name without folder and ending.
    pub stem: String,
    /// The file.
    pub bytes: Vec<u8>,
    /// What was understood of it, as JSON.
    pub meta: String,
    /// When it was imported.
    pub imported_at: DateTime<Utc>,
    /// By whom (`account:…`, `operator`).
    pub imported_by: String,
}

/// A correction to what was understood of a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingCorrection {
    /// Which document.
    pub sha256: String,
    /// Its number among the document's corrections, from 1.
    pub number: i64,
    /// When.
    pub at: DateTime<Utc>,
    /// By whom.
    pub by: String,
    /// The correction, as JSON.
    pub correction: String,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = ruling_documents)]
pub(super) struct DocumentRow {
    sha256: String,
    stem: String,
    bytes: Vec<u8>,
    meta: String,
    imported_at_ms: i64,
    imported_by: String,
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = ruling_corrections)]
pub(super) struct CorrectionRow {
    sha256: String,
    number: i64,
    at_ms: i64,
    corrected_by: String,
    correction: String,
}

impl Store {
    /// Keeps a document, unless the very same bytes are there.
    ///
    /// # Errors
    /// When it could not be saved.
    pub fn put_document(&self, document: RulingDocument) -> Result<Put, StoreError> {
        let row = DocumentRow::from(document);
        self.write(move |conn| {
            let same = ruling_documents::table.filter(ruling_documents::sha256.eq(&row.sha256));
            let known: i64 = same.count().get_result(conn)?;
            if known > 0 {
                return Ok(Put::AlreadyHeld);
            }
            diesel::insert_into(ruling_documents::table).values(&row).execute(conn)?;
            Ok(Put::Stored)
        })
    }

    /// All documents in order of their names.
    ///
    /// # Errors
    /// When the database does not answer.
    pub fn documents(&self) -> Result<Vec<RulingDocument>, StoreError> {
        let order = (ruling_documents::stem, ruling_documents::sha256);
        let rows: Vec<DocumentRow> =
            self.read(|conn| Ok(ruling_documents::table.order(order).load(conn)?))?;
        each(rows)
    }

    /// What the library holds, told by hashes and numbers alone: the same as long as nothing was imported or corrected.
    ///
    /// # Errors
    /// When the database does not answer.
    pub fn library_stamp(&self) -> Result<Vec<String>, StoreError> {
        self.read(|conn| {
            let mut stamp: Vec<String> = ruling_documents::table
                .select(ruling_documents::sha256)
                .order(ruling_documents::sha256)
                .load(conn)?;
            let corrections: Vec<(String, i64)> = ruling_corrections::table
                .select((ruling_corrections::sha256, ruling_corrections::number))
                .order((ruling_corrections::sha256, ruling_corrections::number))
                .load(conn)?;
            stamp.extend(corrections.into_iter().map(|(sha256, number)| format!("{sha256} {number}")));
            let stated: Option<i64> =
                ruling_statements::table.select(max(ruling_statements::number)).first(conn)?;
            stamp.extend(stated.map(|number| format!("statement {number}")));
            Ok(stamp)
        })
    }

    /// One document.
    ///
    /// # Errors
    /// When the database does not answer.
    pub fn document(&self, sha256: &str) -> Result<Option<RulingDocument>, StoreError> {
        let row: Option<DocumentRow> =
            self.read(|conn| Ok(ruling_documents::table.find(sha256).first(conn).optional()?))?;
        row.map(RulingDocument::try_from).transpose()
    }

    /// Adds a correction and returns its number.
    ///
    /// # Errors
    /// `NotFound` when the document is not in the library.
    pub fn correct_document(
        &self,
        sha256: &str,
        at: DateTime<Utc>,
        by: &str,
        correction: &str,
    ) -> Result<i64, StoreError> {
        let row = CorrectionRow {
            sha256: sha256.to_owned(),
            number: 0,
            at_ms: at.timestamp_millis(),
            corrected_by: by.to_owned(),
            correction: correction.to_owned(),
        };
        self.write(move |conn| {
            let last: Option<i64> = ruling_corrections::table
                .filter(ruling_corrections::sha256.eq(&row.sha256))
                .select(max(ruling_corrections::number))
                .first(conn)?;
            let row = CorrectionRow { number: last.unwrap_or(0).saturating_add(1), ..row.clone() };
            let added = diesel::insert_into(ruling_corrections::table).values(&row).execute(conn);
            unless_missing(added, "document")?;
            Ok(row.number)
        })
    }

    /// All corrections, by document and number.
    ///
    /// # Errors
    /// When the database does not answer.
    pub fn corrections(&self) -> Result<Vec<RulingCorrection>, StoreError> {
        let order = (ruling_corrections::sha256, ruling_corrections::number);
        let rows: Vec<CorrectionRow> =
            self.read(|conn| Ok(ruling_corrections::table.order(order).load(conn)?))?;
        each(rows)
    }
}

impl From<RulingDocument> for DocumentRow {
    fn from(document: RulingDocument) -> Self {
        Self {
            sha256: document.sha256,
            stem: document.stem,
            bytes: document.bytes,
            meta: document.meta,
            imported_at_ms: document.imported_at.timestamp_millis(),
            imported_by: document.imported_by,
        }
    }
}

impl TryFrom<DocumentRow> for RulingDocument {
    type Error = StoreError;

    fn try_from(row: DocumentRow) -> Result<Self, StoreError> {
        Ok(Self {
            sha256: row.sha256,
            stem: row.stem,
            bytes: row.bytes,
            meta: row.meta,
            imported_at: time(row.imported_at_ms)?,
            imported_by: row.imported_by,
        })
    }
}

impl TryFrom<CorrectionRow> for RulingCorrection {
    type Error = StoreError;

    fn try_from(row: CorrectionRow) -> Result<Self, StoreError> {
        Ok(Self {
            sha256: row.sha256,
            number: row.number,
            at: time(row.at_ms)?,
            by: row.corrected_by,
            correction: row.correction,
        })
    }
}
