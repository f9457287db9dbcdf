//! Tells cheaply whether any match log has grown, and which, so that lists of all tournaments need not ask each log.

use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{BigInt, Nullable, Text};

use super::Store;
use super::columns::parsed;
use super::error::StoreError;
use super::schema::match_log;
use super::url::DatabaseUrl;
use crate::domain::hash::sha256;
use crate::domain::id::TournamentId;

/// The logs that have grown after a row. `+tournament` is in no index: for `tournament` SQLite would walk through the
/// whole index in the order of the groups, rather than sort the few rows that are new.
pub(super) const GROWN_AFTER: &str = "SELECT tournament, MAX(sequence) AS sequence, MAX(rowid) AS newest_row \
    FROM match_log WHERE rowid > ? GROUP BY +tournament";

#[derive(QueryableByName)]
struct GrownLog {
    #[diesel(sql_type = Text)]
    tournament: String,
    #[diesel(sql_type = BigInt)]
    sequence: i64,
    #[diesel(sql_type = BigInt)]
    newest_row: i64,
}

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
        let newest: Option<i64> = self
            .read(|conn| Ok(match_log::table.select(sql::<Nullable<BigInt>>("MAX(rowid)")).first(conn)?))?;
        Ok(newest.unwrap_or(0))
    }

    fn grown_after(&self, before: i64) -> Result<(LogsMark, Vec<(TournamentId, i64)>), StoreError> {
        let logs: Vec<GrownLog> =
            self.read(|conn| Ok(sql_query(GROWN_AFTER).bind::<BigInt, _>(before).load(conn)?))?;
        let newest = logs.iter().map(|log| log.newest_row).fold(before, i64::max);
        let grown = logs.into_iter().map(|log| Ok((parsed(&log.tournament)?, log.sequence)));
        Ok((LogsMark::Newest(newest), grown.collect::<Result<_, StoreError>>()?))
    }
}
