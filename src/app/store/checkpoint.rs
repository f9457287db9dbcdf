//! Moves the newest part of an SQLite database from the write-ahead log into the main file, so that a copy of that
//! file alone contains everything acknowledged.

use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::dsl::sql;
use diesel::sql_types::Integer;
use diesel::{RunQueryDsl, SqliteConnection};

use super::connection::AnyConnection;
use super::error::StoreError;

/// After this long without a quiet moment, the log is moved between two commits.
const MOST: Duration = Duration::from_secs(10);

/// Whether something is only in the log, and since when.
#[derive(Debug, Default)]
pub struct Unsettled {
    since: Option<Instant>,
    /// Whether a warning was already logged; reset when it works again.
    warned: bool,
}

impl Unsettled {
    /// Records that something was committed.
    pub fn note(&mut self) {
        self.since.get_or_insert_with(Instant::now);
    }

    /// Whether something has been only in the log for too long, although the writer is never idle.
    pub fn is_overdue(&self) -> bool {
        self.since.is_some_and(|since| since.elapsed() >= MOST)
    }

    /// Moves everything, if there is anything and no reader needs the log. Never waits. Returns whether there was
    /// something to move and all of it is in the file now.
    pub fn settle(&mut self, conn: &mut AnyConnection) -> bool {
        if self.since.is_none() {
            return false;
        }
        match at_once(conn) {
            Ok(true) => {
                *self = Self::default();
                return true;
            }
            Ok(false) => {}
            Err(error) if !self.warned => {
                self.warned = true;
                tracing::warn!(%error, "the database file alone is not up to date: its newest part stays in the file beside it");
            }
            Err(_) => {}
        }
        false
    }
}

/// Moves what it can without waiting; returns whether that was everything.
fn at_once(conn: &mut AnyConnection) -> Result<bool, StoreError> {
    let AnyConnection::Sqlite(conn) = conn else { return Ok(true) };
    conn.batch_execute("PRAGMA busy_timeout = 0")?;
    let whole = checkpoint(conn);
    conn.batch_execute("PRAGMA busy_timeout = 5000")?;
    whole
}

/// Moves everything, waiting for readers and writers up to the connection's time-out.
///
/// # Errors
/// `Busy` when they did not finish, or why the disk refused.
pub fn checkpoint_retrying(conn: &mut AnyConnection) -> Result<(), StoreError> {
    let AnyConnection::Sqlite(conn) = conn else { return Ok(()) };
    if checkpoint(conn)? { Ok(()) } else { Err(StoreError::Busy) }
}

fn checkpoint(conn: &mut SqliteConnection) -> Result<bool, StoreError> {
    // Whether it was blocked, frames in the log, frames moved.
    let (busy, _, _): (i32, i32, i32) =
        sql::<(Integer, Integer, Integer)>("PRAGMA wal_checkpoint(TRUNCATE)").get_result(conn)?;
    Ok(busy == 0)
}
