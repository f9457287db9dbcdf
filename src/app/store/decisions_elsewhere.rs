//! Decisions of other installations. Each has one row, wherever it came from.

use diesel::dsl::{count_star, max};
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

/// Another one after each change to what the decisions of other installations are here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ElsewhereStamp {
    /// How many decisions there are.
    pub held: i64,
    /// When the last one was imported, in milliseconds since 1970.
    newest_ms: Option<i64>,
    /// How many tournaments are held here; 0 if there are no decisions.
    tournaments: i64,
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

    /// Every decision of another installation.
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

    /// The stamp of the decisions as they are now.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn decisions_elsewhere_stamp(&self) -> Result<ElsewhereStamp, StoreError> {
        self.read(|conn| {
            let table = decisions_elsewhere::table;
            let held: i64 = table.count().get_result(conn)?;
            let newest_ms: Option<i64> =
                table.select(max(decisions_elsewhere::imported_at_ms)).first(conn)?;
            let tournaments: i64 = if held > 0 { tournaments::table.count().get_result(conn)? } else { 0 };
            Ok(ElsewhereStamp { held, newest_ms, tournaments })
        })
    }
}
