//! Opens database connections, and refuses those that could lose or damage data.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use diesel::connection::{AnsiTransactionManager, SimpleConnection, TransactionManager};
use diesel::dsl::sql;
use diesel::sql_types::{Integer, Text};
use diesel::{Connection, RunQueryDsl, SqliteConnection};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use super::error::StoreError;
use super::files;
#[cfg(feature = "postgres")]
use super::postgres;
use super::purpose::Purpose;
use super::turns::Turn;
use super::url::DatabaseUrl;

/// What is escaped in the path of a `file:` URL.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'/').remove(b'.').remove(b'-').remove(b'_').remove(b':');

/// A connection to either kind of database.
// Postgres comes first: SQLite accepts any path, so it would claim every URL. The scheme decides in any case.
#[derive(diesel::MultiConnection)]
pub enum AnyConnection {
    #[cfg(feature = "postgres")]
    Postgres(diesel::PgConnection),
    Sqlite(SqliteConnection),
}

/// The application ID in a backup's header, “Arbk”, so that nobody works in it.
pub const BACKUP: i32 = 0x4172_626b;

/// The oldest SQLite whose write-ahead log cannot be damaged by two connections (the WAL-reset bug).
const OLDEST_SQLITE: (u32, u32, u32) = (3, 51, 3);

/// Longer than `busy_timeout`, so that a wait that used up the time-out is tried once more.
const PATIENCE: Duration = Duration::from_secs(10);

struct Setting {
    name: &'static str,
    set: &'static str,
    read: &'static str,
}

const fn setting(name: &'static str, set: &'static str, read: &'static str) -> Setting {
    Setting { name, set, read }
}

/// The time-out comes first, because the others may have to wait for a lock.
const ALWAYS: [Setting; 7] = [
    setting("busy_timeout", "5000", "5000"),
    setting("foreign_keys", "ON", "1"),
    setting("cell_size_check", "ON", "1"),
    setting("trusted_schema", "OFF", "0"),
    // With memory mapping, a stray write of the process could reach the file.
    setting("mmap_size", "0", "0"),
    // Makes REPLACE fire the triggers that protect the log.
    setting("recursive_triggers", "ON", "1"),
    // Only macOS has a sync that does not reach the disk.
    setting("fullfsync", "ON", "1"),
];

const LIVE: [Setting; 5] = [
    // Leaves no bytes of an erased name in the file.
    setting("secure_delete", "ON", "1"),
    setting("journal_mode", "WAL", "wal"),
    // NORMAL loses acknowledged rows when the power fails.
    setting("synchronous", "FULL", "2"),
    setting("wal_autocheckpoint", "1000", "1000"),
    setting("journal_size_limit", "67108864", "67108864"),
];

const READING: [Setting; 2] = [
    setting("query_only", "ON", "1"),
    // KiB. Eight readers of a large archive would hold 16 MB more for pages that the system keeps anyway.
    setting("cache_size", "-500", "-500"),
];

const fn mode(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Create => "rwc",
        Purpose::Write | Purpose::Read => "rw",
        Purpose::AtRest => "ro",
    }
}

fn settings(purpose: Purpose) -> impl Iterator<Item = &'static Setting> {
    let live: &[Setting] = if purpose == Purpose::AtRest { &[] } else { &LIVE };
    let reading: &[Setting] = if purpose.is_reading() { &READING } else { &[] };
    ALWAYS.iter().chain(live).chain(reading)
}

/// Opens a connection, applies the settings that safety depends on, and reads them back.
///
/// # Errors
/// If it cannot be opened or a required setting does not take effect.
pub fn open(url: &DatabaseUrl, purpose: Purpose) -> Result<AnyConnection, StoreError> {
    match url {
        DatabaseUrl::Sqlite(path) => open_sqlite(path, purpose).map(AnyConnection::Sqlite),
        #[cfg(feature = "postgres")]
        DatabaseUrl::Postgres(text) => {
            let mut conn = postgres::open(text).map_err(|error| StoreError::CannotOpen {
                place: url.to_string(),
                cause: error.to_string().trim().to_owned(),
            })?;
            postgres::set_up(&mut conn, purpose)?;
            postgres::assert_utf8(&mut conn, url)?;
            Ok(AnyConnection::Postgres(conn))
        }
        #[cfg(not(feature = "postgres"))]
        DatabaseUrl::Postgres(_) => Err(StoreError::CannotOpen {
            place: url.to_string(),
            cause: "this program was built without PostgreSQL".to_owned(),
        }),
    }
}

fn open_sqlite(path: &Path, purpose: Purpose) -> Result<SqliteConnection, StoreError> {
    if let Some(cause) = files::obstacle(path, purpose == Purpose::Create) {
        let (place, cause) = (path.display().to_string(), cause.to_owned());
        return Err(StoreError::CannotOpen { place, cause });
    }
    let mut conn = bare_sqlite(path, purpose)?;
    let cannot = |error: StoreError| cannot_open(&path.display().to_string(), error);
    let application: Result<i32, _> = sql::<Integer>("PRAGMA application_id").get_result(&mut conn);
    if purpose != Purpose::AtRest && application.map_err(|error| cannot(error.into()))? == BACKUP {
        let place = path.display().to_string();
        let cause = format!(
            "it is a backup, and stays as it is; make a database of it with “arbiter restore {place} --database \
             sqlite:FILE”"
        );
        return Err(StoreError::CannotOpen { place, cause });
    }
    assert_version(&mut conn).and_then(|()| apply(&mut conn, purpose)).map_err(cannot)?;
    assert_settings(&mut conn, purpose).map_err(cannot)?;
    Ok(conn)
}

/// Opens a file without applying settings.
pub fn bare_sqlite(path: &Path, purpose: Purpose) -> Result<SqliteConnection, StoreError> {
    let place = path.display().to_string();
    let uri = format!("file:{}?mode={}", escaped(path)?, mode(purpose));
    if purpose == Purpose::Create {
        // Usually the file exists already; if it cannot be made, SQLite reports why.
        let _ = files::create_private(path);
    }
    SqliteConnection::establish(&uri)
        .map_err(|error| StoreError::CannotOpen { place, cause: error.to_string() })
}

/// A path for SQLite's `file:` URLs, with special characters escaped.
fn escaped(path: &Path) -> Result<String, StoreError> {
    let absolute = std::path::absolute(path).map_err(|error| StoreError::file(path, error))?;
    let text = absolute.to_str().ok_or_else(|| StoreError::file(path, "the name is not UTF-8"))?;
    let text = text.replace('\\', "/");
    let rooted = if text.starts_with('/') { text } else { format!("/{text}") };
    Ok(format!("//{}", utf8_percent_encode(&rooted, ESCAPED)))
}

fn apply(conn: &mut SqliteConnection, purpose: Purpose) -> Result<(), StoreError> {
    for Setting { name, set, .. } in settings(purpose) {
        conn.batch_execute(&format!("PRAGMA {name} = {set}"))?;
    }
    Ok(())
}

/// Retries while the database is busy: switching a new file to the write-ahead log fails with "locked" at once,
/// whatever the time-out, if another process is doing the same.
pub fn retry_while_busy<T>(mut work: impl FnMut() -> Result<T, StoreError>) -> Result<T, StoreError> {
    let begun = Instant::now();
    loop {
        match work() {
            Err(StoreError::Busy) if begun.elapsed() < PATIENCE => thread::sleep(Duration::from_millis(10)),
            outcome => return outcome,
        }
    }
}

/// Reads every setting back.
///
/// # Errors
/// The first one with a wrong value.
pub fn assert_settings(conn: &mut SqliteConnection, purpose: Purpose) -> Result<(), StoreError> {
    for Setting { name, read, .. } in settings(purpose) {
        let found: String = sql::<Text>(&format!("PRAGMA {name}")).get_result(conn)?;
        if found != *read {
            return Err(StoreError::WrongSetting {
                name: (*name).to_owned(),
                found,
                wanted: (*read).to_owned(),
            });
        }
    }
    Ok(())
}

fn assert_version(conn: &mut SqliteConnection) -> Result<(), StoreError> {
    let found: String = sql::<Text>("SELECT sqlite_version()").get_result(conn)?;
    if is_safe(&found) {
        return Ok(());
    }
    let (major, minor, patch) = OLDEST_SQLITE;
    Err(StoreError::OldSqlite { found, wanted: format!("{major}.{minor}.{patch}") })
}

fn is_safe(version: &str) -> bool {
    let mut parts = version.split('.').map(str::parse::<u32>);
    match (parts.next(), parts.next(), parts.next()) {
        (Some(Ok(major)), Some(Ok(minor)), Some(Ok(patch))) => (major, minor, patch) >= OLDEST_SQLITE,
        _ => false,
    }
}

fn cannot_open(place: &str, error: StoreError) -> StoreError {
    match error {
        StoreError::WrongSetting { .. } | StoreError::OldSqlite { .. } => error,
        StoreError::Unavailable { cause } | StoreError::Damaged(cause) | StoreError::Database(cause) => {
            StoreError::CannotOpen { place: place.to_owned(), cause }
        }
        StoreError::ReadOnly => StoreError::CannotOpen {
            place: place.to_owned(),
            cause: "the file or its folder is read-only".to_owned(),
        },
        StoreError::DiskFull => {
            StoreError::CannotOpen { place: place.to_owned(), cause: "the disk is full".to_owned() }
        }
        other => other,
    }
}

/// Begins a transaction that may write from the start.
///
/// A deferred transaction that reads before it writes fails with "locked" at once, whatever the time-out. On PostgreSQL
/// it takes one turn, or all of them if none is given; after a failure, the connection is dropped.
///
/// # Errors
/// If others keep the database, or the turn, for too long.
pub fn begin(conn: &mut AnyConnection, turn: Option<Turn>) -> Result<(), StoreError> {
    let _ = turn; // SQLite has one for everything
    match conn {
        AnyConnection::Sqlite(conn) => {
            AnsiTransactionManager::begin_transaction_sql(conn, "BEGIN IMMEDIATE")?
        }
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => postgres::begin(conn, turn)?,
    }
    Ok(())
}

/// Takes another turn in a transaction, which must come after the one it has; it ends with the transaction.
///
/// # Errors
/// If others keep it for too long.
pub fn take_turn(conn: &mut AnyConnection, turn: Turn) -> Result<(), StoreError> {
    let _ = turn;
    match conn {
        AnyConnection::Sqlite(_) => Ok(()),
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(conn) => Ok(postgres::take_turn(conn, turn)?),
    }
}

/// Makes everything since [`begin`] durable.
///
/// # Errors
/// If it may not be durable.
pub fn commit(conn: &mut AnyConnection) -> Result<(), StoreError> {
    Ok(<AnyConnection as Connection>::TransactionManager::commit_transaction(conn)?)
}

/// Rolls back everything since [`begin`]. If that fails, dropping the connection does it.
pub fn undo(conn: &mut AnyConnection) {
    let _ = <AnyConnection as Connection>::TransactionManager::rollback_transaction(conn);
}

/// Whether the transaction of [`begin`] is open, with no savepoint.
pub fn is_begun(conn: &mut AnyConnection) -> bool {
    let status = <AnyConnection as Connection>::TransactionManager::transaction_manager_status_mut(conn);
    matches!(status.transaction_depth(), Ok(Some(depth)) if depth.get() == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open_fresh(purpose: Purpose) -> (tempfile::TempDir, SqliteConnection) {
        let folder = tempfile::tempdir().unwrap();
        drop(open_sqlite(&folder.path().join("a.db"), Purpose::Create).unwrap());
        let conn = open_sqlite(&folder.path().join("a.db"), purpose).unwrap();
        (folder, conn)
    }

    #[test]
    fn every_purpose_has_its_settings() {
        for purpose in [Purpose::Create, Purpose::Write, Purpose::Read] {
            let (_folder, mut conn) = open_fresh(purpose);
            assert_settings(&mut conn, purpose).unwrap();
        }
    }

    #[test]
    fn each_wrong_setting_is_noticed() {
        for (name, wrong) in [
            ("journal_mode", "DELETE"),
            ("synchronous", "NORMAL"),
            ("foreign_keys", "OFF"),
            ("busy_timeout", "0"),
            ("cell_size_check", "OFF"),
            ("trusted_schema", "ON"),
            ("mmap_size", "1048576"),
            ("journal_size_limit", "-1"),
            ("recursive_triggers", "OFF"),
            ("wal_autocheckpoint", "0"),
        ] {
            let (_folder, mut conn) = open_fresh(Purpose::Write);
            conn.batch_execute(&format!("PRAGMA {name} = {wrong}")).unwrap();
            let noticed = assert_settings(&mut conn, Purpose::Write);
            assert!(
                matches!(&noticed, Err(StoreError::WrongSetting { name: n, .. }) if n == name),
                "{noticed:?}"
            );
        }
    }

    #[test]
    fn the_library_is_newer_than_the_wal_reset_bug() {
        let (_folder, mut conn) = open_fresh(Purpose::Read);
        assert_version(&mut conn).unwrap();
        for (version, safe) in
            [("3.40.1", false), ("3.51.2", false), ("3.51.3", true), ("3.53.0", true), ("4", false)]
        {
            assert_eq!(is_safe(version), safe, "{version}");
        }
    }

    #[test]
    fn any_file_name_is_only_a_file_name() {
        let folder = tempfile::tempdir().unwrap();
        for name in
            ["plain.db", "with space.db", "50%25.db", "a?mode=memory.db", "a#b.db", "é.db", ":memory:"]
        {
            let path = folder.path().join(name);
            drop(open_sqlite(&path, Purpose::Create).unwrap());
            assert!(path.is_file(), "{name}");
        }
    }

    #[test]
    fn only_create_creates() {
        let folder = tempfile::tempdir().unwrap();
        for purpose in [Purpose::Write, Purpose::Read, Purpose::AtRest] {
            let path = folder.path().join("none.db");
            assert!(matches!(open_sqlite(&path, purpose), Err(StoreError::CannotOpen { .. })));
            assert!(!path.exists());
        }
    }
}
