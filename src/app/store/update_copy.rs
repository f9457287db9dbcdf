//! The copy of a database file that is kept before a new version changes its tables, so that the old version can go on
//! with it.

use std::path::{Path, PathBuf};

use diesel::dsl::sql;
use diesel::sql_types::BigInt;
use diesel::{RunQueryDsl, SqliteConnection};

use super::connection::{self, AnyConnection, bare_sqlite};
use super::error::StoreError;
use super::file_copy::{copy_file, quick_check};
use super::files;
use super::migrate::{self, TableUpdate, TellUpdate};
use super::purpose::Purpose;
use super::unfinished::{UNFINISHED_BACKUP, Unfinished};
use super::url::DatabaseUrl;

/// A writing connection to a database whose tables are up to date. A file is copied before its tables change. `tell` hears
/// how far that is.
///
/// # Errors
/// If it cannot be opened, copied or brought up to date.
pub(super) fn open_current(
    url: &DatabaseUrl,
    tell: TellUpdate<'_>,
) -> Result<(AnyConnection, TableUpdate), StoreError> {
    connection::retry_while_busy(|| {
        let mut conn = migrate::open_own(url, Purpose::Create)?;
        let update = migrate::update(&mut conn, url, keep, tell)?;
        Ok((conn, update))
    })
}

/// Copies the file of a database beside it before the first change `next`, and checks the copy. The caller has the lock, so
/// nobody writes meanwhile. A copy of an earlier attempt at the same change is replaced: however often a start fails,
/// there is one copy.
///
/// # Errors
/// If the copy cannot be written or differs: the tables must not change then.
fn keep(url: &DatabaseUrl, next: &str) -> Result<TableUpdate, StoreError> {
    let DatabaseUrl::Sqlite(path) = url else { return Ok(TableUpdate::NotCopied) };
    let kept = name(path, next);
    copy(url, path, &kept).map_err(|error| StoreError::CannotOpen {
        place: path.display().to_string(),
        cause: format!(
            "its tables have to change for this version, and no copy of it could be kept before ({error}). Make room beside \
             it, then start again; nothing was changed"
        ),
    })?;
    Ok(TableUpdate::Copied(kept))
}

/// `arbiter.db.before-20261125000160`
fn name(path: &Path, next: &str) -> PathBuf {
    files::with_suffix(path, &format!(".before-{next}"))
}

fn copy(url: &DatabaseUrl, path: &Path, kept: &Path) -> Result<(), StoreError> {
    let unfinished = Unfinished::create_beside(kept, UNFINISHED_BACKUP)?;
    files::create_private(unfinished.path()).map_err(|error| StoreError::file(kept, error))?;
    copy_file(url, unfinished.path())?;
    files::make_private(unfinished.path())?;
    quick_check(unfinished.path())?;
    let (there, here) = (entries(path)?, entries(unfinished.path())?);
    if there != here {
        return Err(StoreError::Unverified(format!("it has {here} entries of {there}")));
    }
    files::sync(unfinished.path())?;
    unfinished.take_the_place_of(kept)
}

/// How many entries all logs in a file have.
fn entries(path: &Path) -> Result<i64, StoreError> {
    let mut conn: SqliteConnection = bare_sqlite(path, Purpose::Read)?;
    Ok(sql::<BigInt>("SELECT count(*) FROM match_log").get_result(&mut conn)?)
}
