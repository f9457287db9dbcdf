//! Whose turn it is to write a backup into a folder: one at a time, whichever process writes it. The turn is a locked file,
//! and the lock ends with the process, however that ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use chrono::{DateTime, Utc};

use super::backup_files::stem;
use super::error::StoreError;
use super::files;
use super::unfinished::LOCK;
use super::url::DatabaseUrl;
use crate::domain::id::SubmissionId;

/// A process that only looks whose turn it is holds the lock for less time than this.
const LOOK: Duration = Duration::from_millis(10);
/// How often the lock is tried before it is somebody's turn.
const TRIES: usize = 5;
/// Longer than the number of a form.
const NUMBER: u64 = 64;

/// The turn to write a backup; it ends with this value.
#[derive(Debug)]
pub struct BackupTurn(#[expect(dead_code, reason = "only its lock is needed")] File);

impl BackupTurn {
    /// Takes the turn for this form; `None` while a backup is being written, and for the form that had the turn last: sent
    /// again, it counts once.
    ///
    /// # Errors
    /// If the folder cannot be made or the file in it cannot be locked.
    pub fn take(
        folder: &Path,
        url: &DatabaseUrl,
        asked: SubmissionId,
        now: DateTime<Utc>,
    ) -> Result<Option<Self>, StoreError> {
        let path = lock_in(folder, url);
        let file = open(folder, &path)?;
        let taken = try_for(&file, asked, now).map_err(|error| StoreError::file(&path, error))?;
        Ok(taken.then_some(Self(file)))
    }

    /// Waits for the backup that is being written, then takes the turn.
    ///
    /// # Errors
    /// Like [`BackupTurn::take`].
    pub fn wait(folder: &Path, url: &DatabaseUrl, now: DateTime<Utc>) -> Result<Self, StoreError> {
        let path = lock_in(folder, url);
        let file = open(folder, &path)?;
        let locked = file.lock().and_then(|()| file.set_modified(now.into()));
        locked.map_err(|error| StoreError::file(&path, error))?;
        Ok(Self(file))
    }
}

/// Since when a backup is being written into a folder, if one is.
///
/// # Errors
/// If the file cannot be read.
pub fn in_progress(folder: &Path, url: &DatabaseUrl) -> Result<Option<DateTime<Utc>>, StoreError> {
    let path = lock_in(folder, url);
    let begun = match File::open(&path) {
        Ok(file) => since(&file),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    };
    begun.map_err(|error| StoreError::file(&path, error))
}

/// `arbiter-backup-lock`: by its ending it is not a backup.
fn lock_in(folder: &Path, url: &DatabaseUrl) -> PathBuf {
    folder.join(format!("{}-backup{}", stem(url), LOCK))
}

fn open(folder: &Path, path: &Path) -> Result<File, StoreError> {
    files::private_folder_at(folder)?;
    // Usually it is there. If it cannot be made, opening it would only say that it is missing.
    let is_there = |error: &io::Error| error.kind() == io::ErrorKind::AlreadyExists;
    files::create_private(path)
        .or_else(|error| if is_there(&error) { Ok(()) } else { Err(error) })
        .and_then(|()| OpenOptions::new().read(true).write(true).open(path))
        .map_err(|error| StoreError::file(path, error))
}

fn try_for(file: &File, asked: SubmissionId, now: DateTime<Utc>) -> io::Result<bool> {
    Ok(try_to_lock(file)? && is_first(file, asked, now)?)
}

fn try_to_lock(file: &File) -> io::Result<bool> {
    for _ in 0..TRIES {
        match file.try_lock() {
            Ok(()) => return Ok(true),
            Err(TryLockError::WouldBlock) => thread::sleep(LOOK),
            Err(TryLockError::Error(error)) => return Err(error),
        }
    }
    Ok(false)
}

/// Notes which form has the turn, and since when; `false` if it had the last one, too.
fn is_first(mut file: &File, asked: SubmissionId, now: DateTime<Utc>) -> io::Result<bool> {
    let (asked, mut last) = (asked.to_string().into_bytes(), Vec::new());
    file.take(NUMBER).read_to_end(&mut last)?;
    if last == asked {
        return Ok(false);
    }
    file.rewind()?;
    file.set_len(0)?;
    file.write_all(&asked)?;
    file.set_modified(now.into())?;
    Ok(true)
}

/// Looks with a lock that several can have at once, or two who look would each take the other for a backup.
fn since(file: &File) -> io::Result<Option<DateTime<Utc>>> {
    match file.try_lock_shared() {
        Ok(()) => Ok(None),
        Err(TryLockError::WouldBlock) => Ok(Some(file.metadata()?.modified()?.into())),
        Err(TryLockError::Error(error)) => Err(error),
    }
}
