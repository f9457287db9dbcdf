//! Backups that are opened and checked before they are called backups, and a restore that never touches the old
//! database until the new one has been checked.
//!
//! A backup is always one SQLite file, even of a PostgreSQL database.

use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use diesel::connection::SimpleConnection;
use diesel::dsl::sql;
use diesel::sql_types::Text;
use diesel::{RunQueryDsl, SqliteConnection};

pub use super::backup_files::{StoredBackup, backups_in, new_name, newest_first, remove_oldest};
pub use super::backup_turn::{BackupTurn, in_progress};
use super::connection;
use super::error::StoreError;
use super::file_copy::{copy_file, quick_check};
use super::files;
use super::purpose::Purpose;
use super::seal::{self, Seal};
pub use super::unfinished::Leftovers;
use super::unfinished::{self, UNFINISHED_BACKUP, UNFINISHED_RESTORE, Unfinished};
use super::url::DatabaseUrl;
use super::{Store, copy_tables, migrate};

/// The first bytes of every SQLite file.
const MAGIC: &[u8] = b"SQLite format 3\0";
/// How many bytes identify an SQLite file.
const HEADER: u64 = 100;

/// Writes a backup while the program continues, and gives it its name only after it has been checked.
///
/// `verify` receives the copy, read-only, and says what is wrong with it, such as a broken hash chain. A good copy is
/// marked as a backup and sealed with its SHA-256.
///
/// # Errors
/// `AlreadyExists` (nothing is overwritten), `Unverified`, `Damaged`, or why a file could not be written.
pub fn backup(
    store: &Store,
    to: &Path,
    now: DateTime<Utc>,
    verify: impl FnOnce(&Store) -> Result<(), String>,
) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::AlreadyExists(to.display().to_string()));
    }
    let copy = Unfinished::create_beside(to, UNFINISHED_BACKUP)?;
    files::create_private(copy.path()).map_err(|error| StoreError::file(to, error))?;
    match store.url() {
        DatabaseUrl::Sqlite(_) => copy_file(store.url(), copy.path())?,
        DatabaseUrl::Postgres(_) => copy_out(store.url(), copy.path())?,
    }
    files::make_private(copy.path())?;
    seal::mark(copy.path())?;
    files::sync(copy.path())?;
    approve(copy.path(), verify)?;
    Seal::write(copy.path(), now)?;
    copy.publish(to)
}

/// When a backup was made by [`backup`]; `None` for any other file.
///
/// # Errors
/// If it cannot be read.
pub fn backup_time(path: &Path) -> Result<Option<DateTime<Utc>>, StoreError> {
    Ok(Seal::of(path).map_err(|error| StoreError::file(path, error))?.map(|seal| seal.at))
}

/// Whether a backup is unchanged, bit for bit; `None` for a file that is not a backup.
///
/// # Errors
/// If it cannot be read.
pub fn is_as_made(path: &Path) -> Result<Option<bool>, StoreError> {
    let seal = Seal::of(path).and_then(|seal| seal.map(|seal| seal.holds(path)).transpose());
    seal.map_err(|error| StoreError::file(path, error))
}

/// Which files are accepted as backups.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trust {
    /// Only complete, unchanged ones made by [`backup`].
    Sealed,
    /// Any database of Arbiter that is not empty and in which every log verifies.
    EvenSo,
}

/// Replaces a database with a backup after checking it; returns where the old file is kept.
///
/// A PostgreSQL database must be empty; it is filled in one transaction, from the backup itself if its tables are those of
/// this version. Otherwise a copy beside it is brought up to date.
///
/// # Errors
/// `InUse`, `NotEmpty`, `Unverified`, `Damaged`, `NewerSchema`, or why a file could not be used. After any error the
/// old database is unchanged.
pub fn restore(
    from: &Path,
    to: &DatabaseUrl,
    now: DateTime<Utc>,
    trust: Trust,
    verify: impl FnOnce(&Store) -> Result<(), String>,
) -> Result<Option<PathBuf>, StoreError> {
    let seal = assert_backup(from, trust)?;
    let length = seal.as_ref().map(|seal| seal.length);
    let verify = |copy: &Store| {
        if seal.is_none() && holds_nothing(copy).map_err(|error| error.to_string())? {
            return Err("there is no account and no tournament in it; its newest part stood in another file when it was \
                        copied, so look for one made by “arbiter backup”"
                .to_owned());
        }
        verify(copy)
    };
    match to {
        DatabaseUrl::Sqlite(path) => {
            let copy = Unfinished::create_beside(path, UNFINISHED_RESTORE)?;
            prepare(from, length, &copy, verify)?;
            swap(copy, path, now)
        }
        DatabaseUrl::Postgres(_) if may_be_read_in_place(from, seal.as_ref())? => {
            approve(from, verify)?;
            fill(to, from, seal.as_ref()).map(|()| None)
        }
        DatabaseUrl::Postgres(_) => {
            let copy = Unfinished::create_to_read(from)?;
            prepare(from, length, &copy, verify)?;
            fill(to, copy.path(), None).map(|()| None)
        }
    }
}

/// Removes what interrupted backups and restores left behind: in the folder of an SQLite database, or where a copy for
/// a PostgreSQL database is made if none can be beside the backup.
pub fn clear_leftovers(url: &DatabaseUrl) -> Leftovers {
    match url {
        DatabaseUrl::Sqlite(path) => unfinished::clear_leftovers(files::folder_of(path)),
        DatabaseUrl::Postgres(_) => unfinished::clear_leftovers_apart(),
    }
}

/// Removes what interrupted backups and restores left in the folder of a backup.
pub fn clear_leftovers_beside(backup: &Path) -> Leftovers {
    clear_leftovers_in(files::folder_of(backup))
}

/// Removes what interrupted backups and restores left in a folder of backups.
pub fn clear_leftovers_in(folder: &Path) -> Leftovers {
    unfinished::clear_leftovers(folder)
}

/// Has SQLite check the copy, then the caller.
fn approve(path: &Path, verify: impl FnOnce(&Store) -> Result<(), String>) -> Result<(), StoreError> {
    quick_check(path)?;
    let copy = Store::open_read_only(path)?;
    verify(&copy).map_err(StoreError::Unverified)
}

/// Copies a PostgreSQL database at one moment into a new file.
fn copy_out(url: &DatabaseUrl, to: &Path) -> Result<(), StoreError> {
    let mut from = connection::open(url, Purpose::Read)?;
    #[cfg(feature = "postgres")]
    if let connection::AnyConnection::Postgres(conn) = &mut from {
        conn.batch_execute("SET statement_timeout = 0")?;
        let snapshot = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY";
        diesel::connection::AnsiTransactionManager::begin_transaction_sql(conn, snapshot)?;
    }
    let file = DatabaseUrl::Sqlite(to.to_owned());
    let mut copy = connection::open(&file, Purpose::Create)?;
    migrate::bring_up(&mut copy, &file)?;
    connection::begin(&mut copy, None)?;
    copy_tables::copy_all(&mut from, &mut copy)?;
    connection::commit(&mut copy)?;
    drop(copy);
    end_log_of(to)
}

fn holds_nothing(copy: &Store) -> Result<bool, StoreError> {
    Ok(copy.tournaments()?.is_empty() && copy.accounts()?.is_empty())
}

/// Refuses a file that is not a backup before anything is copied; returns its seal.
fn assert_backup(from: &Path, trust: Trust) -> Result<Option<Seal>, StoreError> {
    let unreadable = |error| StoreError::file(from, error);
    let refuse = |why: &str| Err(StoreError::file(from, why));
    let (header, length) = header(from).map_err(unreadable)?;
    if !header.starts_with(MAGIC) {
        return refuse("not a backup made by Arbiter");
    }
    if std::fs::metadata(files::with_suffix(from, files::LOG)).is_ok_and(|log| log.len() > 0) {
        return refuse(
            "a database in use, not a backup (its newest part is in another file); make one with “arbiter backup”",
        );
    }
    let seal = Seal::of(from).map_err(unreadable)?;
    // SQLite silently reads missing bytes at the end as zeros.
    let is_whole = stated_length(&header) == Some(seal.as_ref().map_or(length, |seal| seal.length));
    match &seal {
        _ if !is_whole => {
            refuse("not the whole backup: its length is not what it says itself; copy it again")
        }
        Some(seal) if !seal.holds(from).map_err(unreadable)? => refuse(
            "not as it was when it was made: its content does not give its SHA-256; take another backup",
        ),
        None if seal::is_marked_header(&header) => {
            refuse("not the whole backup: its end is missing; copy it again")
        }
        None if trust == Trust::Sealed => refuse(
            "not made by “arbiter backup”: it lacks the mark. A plain copy of a database may miss its newest part. To \
             restore it anyway, as long as every log in it verifies, add --even-so",
        ),
        _ => Ok(seal),
    }
}

/// The first bytes of a file, as far as they exist, and its length.
fn header(path: &Path) -> std::io::Result<(Vec<u8>, u64)> {
    let file = File::open(path)?;
    let length = file.metadata()?.len();
    let mut header = Vec::new();
    file.take(HEADER).read_to_end(&mut header)?;
    Ok((header, length))
}

/// Page size times number of pages, from bytes 16 and 28 of an SQLite header.
fn stated_length(header: &[u8]) -> Option<u64> {
    let size = u16::from_be_bytes(header.get(16..18)?.try_into().ok()?);
    let pages = u32::from_be_bytes(header.get(28..32)?.try_into().ok()?);
    // 65,536 does not fit into two bytes and is stored as 1.
    let size = if size == 1 { 65_536 } else { u64::from(size) };
    Some(size * u64::from(pages))
}

/// Copies, updates and checks a backup; the copy is then one finished file.
fn prepare(
    from: &Path,
    length: Option<u64>,
    copy: &Unfinished,
    verify: impl FnOnce(&Store) -> Result<(), String>,
) -> Result<(), StoreError> {
    files::copy_private(from, length, copy.path())?;
    end_log_of(copy.path())?;
    seal::unmark(copy.path())?;
    quick_check(copy.path())?;
    let url = DatabaseUrl::Sqlite(copy.path().to_owned());
    let mut conn = connection::open(&url, Purpose::Write)?;
    migrate::bring_up(&mut conn, &url)?;
    drop(conn);
    end_log_of(copy.path())?;
    approve(copy.path(), verify)?;
    files::sync(copy.path())
}

/// Ends the write-ahead log, so that the database is a single file.
fn end_log_of(path: &Path) -> Result<(), StoreError> {
    let mut conn = connection::bare_sqlite(path, Purpose::Write)?;
    end_log(&mut conn)
}

fn end_log(conn: &mut SqliteConnection) -> Result<(), StoreError> {
    conn.batch_execute("PRAGMA busy_timeout = 1000; PRAGMA synchronous = FULL")?;
    let mode: String = sql::<Text>("PRAGMA journal_mode = DELETE").get_result(conn)?;
    if mode == "delete" { Ok(()) } else { Err(StoreError::Busy) }
}

/// Renames the old file and puts the new one in its place in one step.
fn swap(copy: Unfinished, to: &Path, now: DateTime<Utc>) -> Result<Option<PathBuf>, StoreError> {
    let model = if to.exists() { to } else { files::folder_of(to) };
    files::give_to_owner_of(model, copy.path()).map_err(|error| {
        let why = "it belongs to another user, who could not open what you restore. Restore it as that user, or as root";
        StoreError::file(to, format_args!("{why} ({error})"))
    })?;
    if !to.exists() {
        return copy.publish(to).map(|()| None);
    }
    // Kept locked until the end, so that nobody starts writing into the file about to be replaced.
    let held = hold(to)?;
    let old = files::kept_name(to, now);
    files::keep_as(to, &old)?;
    copy.take_the_place_of(to)?;
    drop(held);
    Ok(Some(old))
}

/// The old database, locked against everybody else; `None` if it is too damaged to be locked.
fn hold(path: &Path) -> Result<Option<SqliteConnection>, StoreError> {
    let Ok(mut conn) = connection::bare_sqlite(path, Purpose::Write) else { return Ok(None) };
    // Only the last connection can end the log, so this shows whether there is another.
    let held = end_log(&mut conn).and_then(|()| Ok(conn.batch_execute("BEGIN EXCLUSIVE")?));
    match held {
        Ok(()) => Ok(Some(conn)),
        Err(StoreError::Busy) => Err(StoreError::InUse(path.display().to_string())),
        Err(StoreError::ReadOnly) => Err(StoreError::ReadOnly),
        Err(StoreError::DiskFull) => Err(StoreError::DiskFull),
        Err(_) => Ok(None),
    }
}

/// Whether nobody works in a backup, and its tables are those of this version: then it needs no copy, for which there may
/// be no room.
fn may_be_read_in_place(from: &Path, seal: Option<&Seal>) -> Result<bool, StoreError> {
    if seal.is_none() {
        return Ok(false);
    }
    let url = DatabaseUrl::Sqlite(from.to_owned());
    let mut conn = connection::open(&url, Purpose::AtRest)?;
    Ok(migrate::version_of_tables(&mut conn, &url)? == migrate::TableVersion::Current)
}

/// Fills an empty PostgreSQL database in one transaction. A backup that is read in place must be the same at the end.
fn fill(to: &DatabaseUrl, from: &Path, seal: Option<&Seal>) -> Result<(), StoreError> {
    let mut source = connection::open(&DatabaseUrl::Sqlite(from.to_owned()), Purpose::AtRest)?;
    let mut target = connection::open(to, Purpose::Write)?;
    migrate::bring_up(&mut target, to)?;
    connection::begin(&mut target, None)?;
    if copy_tables::holds_rows(&mut target)?.is_some() {
        return Err(StoreError::NotEmpty(to.to_string()));
    }
    copy_tables::copy_all(&mut source, &mut target)?;
    drop(source);
    let holds =
        seal.map(|seal| seal.holds(from)).transpose().map_err(|error| StoreError::file(from, error))?;
    if holds == Some(false) {
        return Err(StoreError::file(from, "changed while it was read; take another backup"));
    }
    connection::commit(&mut target)
}
