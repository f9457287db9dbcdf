//! Tells cheaply whether any match log has grown, and which, so that lists of all tournaments need not ask each log.

use diesel::dsl::max;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable};

use super::Store;
use super::columns::parsed;
use super::error::StoreError;
use super::schema::match_log;
use super::url::DatabaseUrl;
use crate::domain::hash::sha256;
use crate::domain::id::TournamentId;

/// A state of all logs together. While two marks are equal, no log has grown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LogsMark {
    /// The number that SQLite gave the entry written last. It counts upwards, since entries are never deleted.
    Newest(i64),
    /// The hash of how far every log has grown: entries on a server have no such number.
    Heads(String),
}

impl LogsMark {
    fn of(heads: &[(TournamentId, i64)]) -> Self {
        let each = heads.iter().map(|(id, sequence)| format!("{id}:{sequence}"));
        Self::Heads(sha256(each.collect::<Vec<_>>().join(",")))
    }
}

impl Store {
    /// Marks the state of all logs together.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn mark_of_logs(&self) -> Result<LogsMark, StoreError> {
        match self.url() {
            DatabaseUrl::Sqlite(_) => self.newest_of_all().map(LogsMark::Newest),
            DatabaseUrl::Postgres(_) => Ok(LogsMark::of(&self.heads()?)),
        }
    }

    /// The mark of all logs now, and the number of the newest entry of each log that has grown since `mark`. Logs that
    /// have not grown may be among them.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn grown_since(&self, mark: &LogsMark) -> Result<(LogsMark, Vec<(TournamentId, i64)>), StoreError> {
        match mark {
            LogsMark::Newest(before) => self.grown_after(*before),
            LogsMark::Heads(_) => {
                let heads = self.heads()?;
                Ok((LogsMark::of(&heads), heads))
            }
        }
    }

    fn newest_of_all(&self) -> Result<i64, StoreError> {
        let newest: Option<i64> =
            self.read(|conn| Ok(match_log::table.select(newest_row()).first(conn)?))?;
        Ok(newest.unwrap_or(0))
    }

    fn grown_after(&self, before: i64) -> Result<(LogsMark, Vec<(TournamentId, i64)>), StoreError> {
        let rows: Vec<(String, Option<i64>, Option<i64>)> = self.read(|conn| {
            Ok(match_log::table
                .filter(diesel::dsl::sql::<Bool>("rowid > ").bind::<BigInt, _>(before))
                .group_by(match_log::tournament)
                .select((match_log::tournament, max(match_log::sequence), newest_row()))
                .load(conn)?)
        })?;
        let newest = rows.iter().filter_map(|(.., row)| *row).fold(before, i64::max);
        let grown = rows.into_iter().map(|(key, head, _)| Ok((parsed(&key)?, head.unwrap_or(0))));
        Ok((LogsMark::Newest(newest), grown.collect::<Result<_, StoreError>>()?))
    }
}

/// A column that only SQLite has.
fn newest_row() -> diesel::expression::SqlLiteral<Nullable<BigInt>> {
    diesel::dsl::sql("MAX(rowid)")
}
