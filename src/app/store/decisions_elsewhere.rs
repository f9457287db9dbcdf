//! Decisions of other installations. Each has one row, wherever it came from.

use chrono::{DateTime, Utc};
use diesel::dsl::count_star;
use diesel::prelude::*;

use super::Store;
use super::error::StoreError;
use super::schema::{decisions_elsewhere, tournaments};

/// A decision of another installation as it is stored. What it says is text that the desk reads.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Insertable)]
#[diesel(table_name = decisions_elsewhere)]
pub struct StoredDecision {
    /// The tournament's identifier.
    pub tournament: String,
    /// The number of the dispute.
    pub number: i64,
    /// The address of the installation, as its file said.
    pub origin: String,
    /// When the file was written, in milliseconds since 1970.
    pub written_at_ms: i64,
    /// When it was imported, likewise.
    pub imported_at_ms: i64,
    /// The decision as JSON.
    pub decision: String,
}

impl Store {
    /// Stores decisions, all or none, each in place of the one with its tournament and number.
    ///
    /// # Errors
    /// If they could not be saved.
    pub fn put_decisions_elsewhere(&self, rows: Vec<StoredDecision>) -> Result<(), StoreError> {
        self.write(move |conn| {
            for row in &rows {
                let there = decisions_elsewhere::table.find((&row.tournament, row.number));
                diesel::delete(there).execute(conn)?;
                diesel::insert_into(decisions_elsewhere::table).values(row).execute(conn)?;
            }
            Ok(())
        })
    }

    /// Removes the decisions of an installation.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn remove_decisions_elsewhere(&self, origin: &str) -> Result<(), StoreError> {
        let origin = origin.to_owned();
        self.write(move |conn| {
            let own = decisions_elsewhere::table.filter(decisions_elsewhere::origin.eq(&origin));
            diesel::delete(own).execute(conn)?;
            Ok(())
        })
    }

    /// All of them.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn decisions_elsewhere(&self) -> Result<Vec<StoredDecision>, StoreError> {
        self.read(|conn| {
            let order = (decisions_elsewhere::tournament, decisions_elsewhere::number);
            Ok(decisions_elsewhere::table.order(order).load(conn)?)
        })
    }

    /// How many came from each installation.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn origins_of_decisions(&self) -> Result<Vec<(String, i64)>, StoreError> {
        let origin = decisions_elsewhere::origin;
        self.read(|conn| {
            let counted = decisions_elsewhere::table.group_by(origin).select((origin, count_star()));
            Ok(counted.order(origin).load(conn)?)
        })
    }

    /// How many there are, when the last one was imported, and, if there are any, how many tournaments are held here:
    /// another answer after each change.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn decisions_elsewhere_stamp(&self) -> Result<(i64, Option<DateTime<Utc>>, i64), StoreError> {
        self.read(|conn| {
            let table = decisions_elsewhere::table;
            let count: i64 = table.count().get_result(conn)?;
            let last: Option<i64> =
                table.select(diesel::dsl::max(decisions_elsewhere::imported_at_ms)).first(conn)?;
            let here: i64 = if count > 0 { tournaments::table.count().get_result(conn)? } else { 0 };
            Ok((count, last.and_then(DateTime::from_timestamp_millis), here))
        })
    }
}
