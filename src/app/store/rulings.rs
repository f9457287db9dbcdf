//! The ruling documents, as imported.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::columns::{each, time};
use super::error::StoreError;
use super::schema::{library_log, ruling_documents};
use super::turns::Turn;
use super::{Store, StoreOutcome};
use crate::domain::actor::ActorId;
use crate::domain::hash::DocumentHash;
use crate::domain::rulings::log::statement::LibraryRecordKind;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingDocument {
    /// The hash of its bytes.
    pub sha256: DocumentHash,
    /// The file's name without folder and extension.
    pub stem: String,
    pub bytes: Vec<u8>,
    /// The document's description, as JSON.
    pub meta: String,
    /// When the document was imported.
    pub imported_at: DateTime<Utc>,
    /// Who imported it (`account:…`, `operator`).
    pub imported_by: ActorId,
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

impl Store {
    /// Stores a document, unless the same bytes are there.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn put_document(&self, document: RulingDocument) -> Result<StoreOutcome, StoreError> {
        let row = DocumentRow::from(document);
        self.write_in(Turn::Library, move |conn| {
            let same = ruling_documents::table.filter(ruling_documents::sha256.eq(&row.sha256));
            let known: i64 = same.count().get_result(conn)?;
            if known > 0 {
                return Ok(StoreOutcome::AlreadyHeld);
            }
            diesel::insert_into(ruling_documents::table).values(&row).execute(conn)?;
            Ok(StoreOutcome::Stored)
        })
    }

    /// All documents in order of their names.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn documents(&self) -> Result<Vec<RulingDocument>, StoreError> {
        let order = (ruling_documents::stem, ruling_documents::sha256);
        let rows: Vec<DocumentRow> =
            self.read(|conn| Ok(ruling_documents::table.order(order).load(conn)?))?;
        each(rows)
    }

    /// The hashes of all documents.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn document_hashes(&self) -> Result<Vec<DocumentHash>, StoreError> {
        let hashes: Vec<String> =
            self.read(|conn| Ok(ruling_documents::table.select(ruling_documents::sha256).load(conn)?))?;
        Ok(hashes.into_iter().map(DocumentHash::stated).collect())
    }

    /// The state of the library, by hashes and numbers alone: it changes only if something was imported or stated
    /// that affects the library; a question does not.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn library_stamp(&self) -> Result<Vec<String>, StoreError> {
        self.read(|conn| {
            let mut stamp: Vec<String> = ruling_documents::table
                .select(ruling_documents::sha256)
                .order(ruling_documents::sha256)
                .load(conn)?;
            let of_text: Vec<(i64, String, String)> = library_log::table
                .filter(library_log::document.is_not_null())
                .select((library_log::number, library_log::document.assume_not_null(), library_log::kind))
                .order((library_log::document, library_log::number))
                .load(conn)?;
            let (described, stated): (Vec<_>, Vec<_>) =
                of_text.iter().partition(|(_, _, kind)| kind.parse() == Ok(LibraryRecordKind::Description));
            for of_one in described.chunk_by(|(_, one, _), (_, next, _)| one == next) {
                stamp.extend((1..).zip(of_one).map(|(number, (_, sha256, _))| format!("{sha256} {number}")));
            }
            stamp.extend(
                stated.iter().map(|(number, ..)| number).max().map(|newest| format!("statement {newest}")),
            );
            Ok(stamp)
        })
    }

    /// `None` if nobody imported a document with these bytes.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn document(&self, sha256: &DocumentHash) -> Result<Option<RulingDocument>, StoreError> {
        let row: Option<DocumentRow> =
            self.read(|conn| Ok(ruling_documents::table.find(sha256.as_str()).first(conn).optional()?))?;
        row.map(RulingDocument::try_from).transpose()
    }
}

impl From<RulingDocument> for DocumentRow {
    fn from(document: RulingDocument) -> Self {
        Self {
            sha256: document.sha256.to_string(),
            stem: document.stem,
            bytes: document.bytes,
            meta: document.meta,
            imported_at_ms: document.imported_at.timestamp_millis(),
            imported_by: document.imported_by.to_string(),
        }
    }
}

impl TryFrom<DocumentRow> for RulingDocument {
    type Error = StoreError;

    fn try_from(row: DocumentRow) -> Result<Self, StoreError> {
        Ok(Self {
            sha256: DocumentHash::stated(row.sha256),
            stem: row.stem,
            bytes: row.bytes,
            meta: row.meta,
            imported_at: time(row.imported_at_ms)?,
            imported_by: row.imported_by.into(),
        })
    }
}
