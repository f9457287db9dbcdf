//! A thread that compares a replica with its primary, so that nobody who reads has to ask.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::thread;
use std::time::{Duration, Instant};

use diesel::dsl::sql;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel::{PgConnection, RunQueryDsl};

use super::connection::{self, AnyConnection};
use super::error::StoreError;
use super::health::Health;
use super::lag::Sample;
use super::purpose::Purpose;
use super::replica::{Replica, ReplicaState};
use super::url::DatabaseUrl;

/// How often it looks whether something was written.
const EVERY: Duration = Duration::from_millis(20);
/// How long it waits before it tries a server again that did not answer.
const PAUSE: Duration = Duration::from_secs(2);

/// Watches a replica of this database until it is dropped.
///
/// # Errors
/// If the system cannot start a thread.
pub(super) fn start(
    primary: &DatabaseUrl,
    replica: &Arc<Replica>,
    health: &Arc<Health>,
) -> Result<(), StoreError> {
    let mut watcher = Watcher {
        primary: primary.clone(),
        replica: Arc::downgrade(replica),
        health: Arc::clone(health),
        lines: None,
    };
    thread::Builder::new()
        .name("store-replica".to_owned())
        .spawn(move || {
            while let Some(pause) = watcher.look() {
                thread::sleep(pause);
            }
        })
        .map(drop)
        .map_err(|error| StoreError::Unavailable { cause: error.to_string() })
}

struct Watcher {
    primary: DatabaseUrl,
    replica: Weak<Replica>,
    health: Arc<Health>,
    lines: Option<Lines>,
}

/// A connection to each of both servers.
struct Lines {
    primary: AnyConnection,
    replica: AnyConnection,
}

impl Watcher {
    /// Compares both once; how long to wait before the next time, or `None` if nobody reads any more.
    fn look(&mut self) -> Option<Duration> {
        let replica = self.replica.upgrade()?;
        let Err(state) = self.compare(&replica) else { return Some(EVERY) };
        self.lines = None;
        if replica.lose(state.clone()) {
            tracing::warn!(replica = %replica.url, ?state, "the replica cannot be read; all pages come from the primary");
        }
        Some(PAUSE)
    }

    fn compare(&mut self, replica: &Replica) -> Result<(), ReplicaState> {
        let mut lines = match self.lines.take() {
            Some(lines) => lines,
            None => Lines::open(&self.primary, &replica.url)?,
        };
        // Counted first: whatever is counted was committed before, and so it is in the log up to that place.
        let writes = self.health.writes.load(Ordering::Acquire);
        if replica.needs_sample(writes) {
            let at = Instant::now();
            let place = written(&mut lines.primary).map_err(ReplicaState::Away)?;
            replica.note_primary(Sample { at, writes, place });
        }
        if replica.is_waiting() {
            let place = replayed(&mut lines.replica).map_err(ReplicaState::Away)?;
            replica.note_replayed(place.ok_or(ReplicaState::Foreign)?);
        }
        self.lines = Some(lines);
        Ok(())
    }
}

impl Lines {
    fn open(primary: &DatabaseUrl, replica: &DatabaseUrl) -> Result<Self, ReplicaState> {
        let open = |url| connection::open(url, Purpose::Read).map_err(ReplicaState::Away);
        let mut lines = Self { primary: open(primary)?, replica: open(replica)? };
        let of = |conn| identity(conn).map_err(ReplicaState::Away);
        let (one, other) = (of(&mut lines.primary)?, of(&mut lines.replica)?);
        if one == other { Ok(lines) } else { Err(ReplicaState::Foreign) }
    }
}

/// Which database this is, of which server; a streaming replica has the identity of its primary.
fn identity(conn: &mut AnyConnection) -> Result<String, StoreError> {
    let query = "SELECT system_identifier || ' ' || current_database() || ' ' || current_schema() FROM \
                 pg_control_system()";
    Ok(sql::<Text>(query).get_result(server(conn)?)?)
}

/// How far the log of a primary is written, in bytes. Whatever was committed is in it.
fn written(conn: &mut AnyConnection) -> Result<u64, StoreError> {
    let query = "SELECT (pg_current_wal_flush_lsn() - '0/0')::bigint";
    Ok(sql::<BigInt>(query).get_result::<i64>(server(conn)?)?.cast_unsigned())
}

/// How far a replica has replayed the log of its primary, in bytes; `None` if it is not a replica.
fn replayed(conn: &mut AnyConnection) -> Result<Option<u64>, StoreError> {
    let query = "SELECT CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - '0/0')::bigint END";
    let place: Option<i64> = sql::<Nullable<BigInt>>(query).get_result(server(conn)?)?;
    Ok(place.map(i64::cast_unsigned))
}

fn server(conn: &mut AnyConnection) -> Result<&mut PgConnection, StoreError> {
    match conn {
        AnyConnection::Postgres(conn) => Ok(conn),
        AnyConnection::Sqlite(_) => Err(StoreError::Database("no server".to_owned())),
    }
}
