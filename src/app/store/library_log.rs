//! The log of the rulings library: one line per statement, append-only.

use diesel::prelude::*;
use serde_json::json;

use super::Store;
use super::columns::{each, time};
use super::error::StoreError;
use super::schema::library_log;
use super::turns::Turn;
use crate::domain::hash::{DocumentHash, FormHash, add_field, sha256};
use crate::domain::reason::Reason;
use crate::domain::rulings::log::statement::{LibraryRecord, LibraryRecordKind, Stated};

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = library_log)]
pub(super) struct Row {
    number: i64,
    document: Option<String>,
    at_ms: i64,
    stated_by: String,
    reason: String,
    kind: String,
    payload: String,
    submission: String,
    asked_sha256: String,
    /// The hash of this line and the previous hash; empty for lines of versions that did not chain them.
    hash: String,
}

impl Store {
    /// Adds a line under its number.
    ///
    /// # Errors
    /// `Stale` when that number or that form already exists.
    pub fn state(&self, line: &Stated) -> Result<(), StoreError> {
        let row = Row::try_from(line)?;
        self.write_in(Turn::Library, move |conn| {
            // Writers take turns, so nobody can write between the check and the insert.
            let there = library_log::number.eq(row.number).or(library_log::submission.eq(&row.submission));
            let taken: i64 = library_log::table.filter(there).count().get_result(conn)?;
            if taken > 0 {
                return Err(StoreError::Stale);
            }
            let before: Option<String> = library_log::table
                .filter(library_log::number.lt(row.number))
                .order(library_log::number.desc())
                .select(library_log::hash)
                .first(conn)
                .optional()?;
            let chained = Row { hash: row.expected_hash(&before.unwrap_or_default()), ..row.clone() };
            diesel::insert_into(library_log::table).values(&chained).execute(conn)?;
            Ok(())
        })
    }

    /// How many lines there are, how many of them have no hash because they are older, and the numbers of those that
    /// were changed.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn statements_verified(&self) -> Result<(usize, usize, Vec<i64>), StoreError> {
        let rows: Vec<Row> =
            self.read(|conn| Ok(library_log::table.order(library_log::number).load(conn)?))?;
        let (mut bare, mut changed, mut before) = (0, Vec::new(), "");
        for row in &rows {
            if row.hash.is_empty() && before.is_empty() {
                bare += 1;
            } else if row.hash != row.expected_hash(before) {
                changed.push(row.number);
            }
            before = &row.hash;
        }
        Ok((rows.len(), bare, changed))
    }

    /// All lines in their order.
    ///
    /// # Errors
    /// If the database does not answer, or a line cannot be read.
    pub fn statements(&self) -> Result<Vec<Stated>, StoreError> {
        let rows: Vec<Row> =
            self.read(|conn| Ok(library_log::table.order(library_log::number).load(conn)?))?;
        each(rows)
    }
}

impl Row {
    fn expected_hash(&self, before: &str) -> String {
        let Self {
            number, document, at_ms, stated_by, reason, kind, payload, submission, asked_sha256, ..
        } = self;
        let (number, at) = (number.to_string(), at_ms.to_string());
        let is_about = if document.is_some() { "document" } else { "" };
        let document = document.as_deref().unwrap_or_default();
        let mut bytes = Vec::new();
        let fields = [
            before,
            &number,
            is_about,
            document,
            &at,
            stated_by,
            reason,
            kind,
            payload,
            submission,
            asked_sha256,
        ];
        fields.iter().for_each(|field| add_field(&mut bytes, field));
        sha256(bytes)
    }
}

impl TryFrom<&Stated> for Row {
    type Error = StoreError;

    fn try_from(line: &Stated) -> Result<Self, StoreError> {
        let unwritable = |error: serde_json::Error| StoreError::Database(error.to_string());
        let record = serde_json::to_value(&line.record).map_err(unwritable)?;
        Ok(Self {
            number: line.number,
            document: line.document.as_ref().map(DocumentHash::to_string),
            at_ms: line.at.timestamp_millis(),
            stated_by: line.by.to_string(),
            reason: line.reason.as_deref().unwrap_or_default().to_owned(),
            kind: <&str>::from(LibraryRecordKind::from(&line.record)).to_owned(),
            payload: record.get("payload").cloned().unwrap_or_default().to_string(),
            submission: line.submission.clone(),
            asked_sha256: line.asked_sha256.to_string(),
            hash: String::new(),
        })
    }
}

impl TryFrom<Row> for Stated {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let payload: Result<serde_json::Value, _> = serde_json::from_str(&row.payload);
        let record = payload.and_then(|payload| {
            serde_json::from_value::<LibraryRecord>(json!({ "kind": row.kind, "payload": payload }))
        });
        let unreadable =
            |error| StoreError::unreadable(&format!("statement {} of the library", row.number), error);
        Ok(Self {
            record: record.map_err(unreadable)?,
            number: row.number,
            document: row.document.map(DocumentHash::stated),
            at: time(row.at_ms)?,
            by: row.stated_by.into(),
            reason: Reason::recorded(row.reason),
            submission: row.submission,
            asked_sha256: FormHash::stated(row.asked_sha256),
        })
    }
}
