//! The backups in a folder: their names, their list, and which ones are too old.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use super::error::StoreError;
use super::files;
use super::seal::Seal;
use super::unfinished::is_finished;
use super::url::DatabaseUrl;

/// Separates the database's name from the time.
const BACKUP: &str = "-backup-";

/// A backup in a folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredBackup {
    pub path: PathBuf,
    /// When the backup was made.
    pub made: DateTime<Utc>,
    /// The backup's size in bytes.
    pub bytes: u64,
    /// Whether it is named as a backup of this database.
    pub is_own: bool,
}

impl StoredBackup {
    /// Its file to read, and the bytes of it: with the seal at its end, so that a restore sees whether it is as it was made.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn open(&self) -> Result<(File, u64), StoreError> {
        let unreadable = |error| StoreError::file(&self.path, error);
        let file = File::open(&self.path).map_err(unreadable)?;
        let bytes = file.metadata().map_err(unreadable)?.len();
        Ok((file, bytes))
    }
}

/// A free name in a folder, which is made if it does not exist.
pub fn new_name(folder: &Path, url: &DatabaseUrl, now: DateTime<Utc>) -> Result<PathBuf, StoreError> {
    files::private_folder_at(folder)?;
    let first = format!("{}{}", beginning(url), now.format(files::TIME));
    files::free_name(|number| folder.join(format!("{first}{number}.db")))
        .ok_or_else(|| StoreError::AlreadyExists(folder.join(first).display().to_string()))
}

/// The backups in a folder, unordered. A missing folder contains none.
///
/// # Errors
/// If the folder or a backup cannot be read.
pub fn backups_in(folder: &Path, url: &DatabaseUrl) -> Result<Vec<StoredBackup>, StoreError> {
    let (in_use, own) = (files::identity(url), beginning(url));
    let mut found = Vec::new();
    for path in files::files_in(folder).map_err(|error| StoreError::file(folder, error))? {
        // Never the database itself: closing it would release SQLite's locks.
        let may_be = is_finished(&path) && files::file_id(&path) != in_use && path.is_file();
        if !may_be {
            continue;
        }
        let is_own = files::name_of(&path).starts_with(&own);
        match Seal::of(&path) {
            Ok(Some(Seal { at, length, .. })) => {
                found.push(StoredBackup { path, made: at, bytes: length, is_own });
            }
            Ok(None) => {}
            Err(error) if is_no_backup(&error, is_own) => {}
            Err(error) => return Err(StoreError::file(&path, error)),
        }
    }
    Ok(found)
}

/// Whether a file that cannot be read need not be: it was removed meanwhile, or another user put it there.
fn is_no_backup(error: &io::Error, is_own: bool) -> bool {
    match error.kind() {
        io::ErrorKind::NotFound => true,
        io::ErrorKind::PermissionDenied => !is_own,
        _ => false,
    }
}

/// Sorts backups, newest first.
pub fn newest_first(found: &mut [StoredBackup]) {
    found.sort_by(|a, b| b.made.cmp(&a.made).then_with(|| b.path.cmp(&a.path)));
}

/// Removes the oldest backups of this database, so that at most this many remain. The one that was just `written` stays:
/// by a clock that was put back, it is the oldest.
pub fn remove_oldest(
    folder: &Path,
    url: &DatabaseUrl,
    most: usize,
    written: &Path,
) -> Result<(), StoreError> {
    let mut others: Vec<StoredBackup> = backups_in(folder, url)?;
    others.retain(|kept| kept.is_own && kept.path != written);
    newest_first(&mut others);
    others.iter().skip(most.saturating_sub(1)).try_for_each(|StoredBackup { path, .. }| {
        std::fs::remove_file(path).map_err(|error| StoreError::file(path, error))
    })
}

/// What the names of the backups of a database begin with.
fn beginning(url: &DatabaseUrl) -> String {
    format!("{}{BACKUP}", stem(url))
}

/// The name of a database, with which those of its backups begin.
pub(super) fn stem(url: &DatabaseUrl) -> &str {
    match url {
        DatabaseUrl::Sqlite(path) => path.file_stem().and_then(|stem| stem.to_str()).unwrap_or("arbiter"),
        DatabaseUrl::Postgres(_) => "arbiter",
    }
}
