//! The log of the rulings library: one line for each statement, only ever added to.

use diesel::prelude::*;
use serde_json::json;

use super::Store;
use super::error::{StoreError, unless_taken};
use super::schema::library_log;
use super::time::{each, time};
use crate::domain::rulings::log::statement::{Record, Stated};

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
}

impl Store {
    /// Adds a line under its number.
    ///
    /// # Errors
    /// `Stale` when that number or that form is there already.
    pub fn state(&self, line: &Stated) -> Result<(), StoreError> {
        let row = Row::try_from(line)?;
        self.write(move |conn| {
            let added = diesel::insert_into(library_log::table).values(&row).execute(conn);
            unless_taken(added, || StoreError::Stale).map(drop)
        })
    }

    /// All lines in their order.
    ///
    /// # Errors
    /// When the database does not answer, or a line cannot be read.
    pub fn statements(&self) -> Result<Vec<Stated>, StoreError> {
        let rows: Vec<Row> =
            self.read(|conn| Ok(library_log::table.order(library_log::number).load(conn)?))?;
        each(rows)
    }
}

impl TryFrom<&Stated> for Row {
    type Error = StoreError;

    fn try_from(line: &Stated) -> Result<Self, StoreError> {
        let unwritable = |error: serde_json::Error| StoreError::Database(error.to_string());
        let record = serde_json::to_value(&line.record).map_err(unwritable)?;
        let part = |name| record.get(name).cloned().unwrap_or_default();
        Ok(Self {
            number: line.number,
            document: line.document.clone(),
            at_ms: line.at.timestamp_millis(),
            stated_by: line.by.clone(),
            reason: line.reason.clone(),
            kind: part("kind").as_str().unwrap_or_default().to_owned(),
            payload: part("payload").to_string(),
            submission: line.submission.clone(),
            asked_sha256: line.asked_sha256.clone(),
        })
    }
}

impl TryFrom<Row> for Stated {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let payload: Result<serde_json::Value, _> = serde_json::from_str(&row.payload);
        let record = payload.and_then(|payload| {
            serde_json::from_value::<Record>(json!({ "kind": row.kind, "payload": payload }))
        });
        let unreadable =
            |error| StoreError::unreadable(&format!("statement {} of the library", row.number), error);
        Ok(Self {
            record: record.map_err(unreadable)?,
            number: row.number,
            document: row.document,
            at: time(row.at_ms)?,
            by: row.stated_by,
            reason: row.reason,
            submission: row.submission,
            asked_sha256: row.asked_sha256,
        })
    }
}
