//! Files that get their name only once they are complete, and what is left of them if that never happens.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::error::StoreError;
use super::files::{
    COMPANIONS, create_private, files_in, moment, name_of, private_folder, sync_folder, with_suffix,
};

/// The marks in the name of an unfinished file: `friday.db.unfinished-PID-TIME`.
const UNFINISHED: [&str; 2] = [UNFINISHED_BACKUP, UNFINISHED_RESTORE];
/// A backup that has not been checked yet.
pub const UNFINISHED_BACKUP: &str = "unfinished";
/// A database that has not been checked yet.
pub const UNFINISHED_RESTORE: &str = "restoring";
/// A file next to an unfinished one, locked by the process that writes it: the lock ends with the process, however
/// that ends.
pub const LOCK: &str = "-lock";
/// Folders for copies that are outside any database's folder.
const APART: &str = "arbiter-";

/// A file under a temporary name, removed unless it gets its final one.
pub struct Unfinished {
    path: PathBuf,
    /// A folder made only for it.
    folder: Option<PathBuf>,
    /// Locked while this process lives.
    lock: File,
}

impl Unfinished {
    /// Creates it in the target's folder, so that renaming it is one step.
    pub fn create_beside(target: &Path, what: &str) -> Result<Self, StoreError> {
        Self::at(with_suffix(target, &format!(".{what}-{}", moment())), None).map_err(|error| {
            // Report the requested file, not the temporary one.
            StoreError::file(target, error)
        })
    }

    fn at(path: PathBuf, folder: Option<PathBuf>) -> io::Result<Self> {
        let lock = with_suffix(&path, LOCK);
        create_private(&lock)?;
        let lock = File::open(lock)?;
        lock.lock()?;
        Ok(Self { path, folder, lock })
    }

    /// Creates it beside a file that is only read, or in the system's temporary folder where nothing can be written.
    pub fn create_to_read(source: &Path) -> Result<Self, StoreError> {
        match Self::at(with_suffix(source, &format!(".{UNFINISHED_RESTORE}-{}", moment())), None) {
            Err(error) if may_not_be_written(&error) => Self::create_apart(),
            made => made.map_err(|error| StoreError::file(source, error)),
        }
    }

    /// Creates it in a folder that only this user can open.
    fn create_apart() -> Result<Self, StoreError> {
        let folder = std::env::temp_dir().join(format!("{APART}{}", moment()));
        private_folder(&folder)
            .and_then(|()| Self::at(folder.join(UNFINISHED_RESTORE), Some(folder.clone())))
            .map_err(|error| StoreError::file(&folder, error))
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Gives it its name, unless that is taken.
    pub fn publish(self, to: &Path) -> Result<(), StoreError> {
        match fs::hard_link(&self.path, to) {
            Ok(()) => sync_folder(to),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                Err(StoreError::AlreadyExists(to.display().to_string()))
            }
            // Memory sticks do not support hard links.
            Err(_) if !to.exists() => self.take_the_place_of(to),
            Err(error) => Err(StoreError::file(to, error)),
        }
    }

    /// Gives it its name, replacing the file that has it.
    pub fn take_the_place_of(self, to: &Path) -> Result<(), StoreError> {
        fs::rename(&self.path, to).map_err(|error| StoreError::file(to, error))?;
        sync_folder(to)
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        remove(&self.path);
        let _ = self.lock.unlock();
        if let Some(folder) = &self.folder {
            let _ = fs::remove_dir(folder);
        }
    }
}

/// Whether a folder takes no file of this user.
fn may_not_be_written(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem)
}

/// Removes an unfinished file and its companions, the lock last.
fn remove(path: &Path) {
    let companions = COMPANIONS.iter().map(|suffix| with_suffix(path, suffix));
    for path in companions.chain([path.to_owned(), with_suffix(path, LOCK)]) {
        // Usually missing, and nothing depends on it.
        let _ = fs::remove_file(path);
    }
}

/// What an interrupted backup or restore left behind: complete copies, with names and deck lists.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Leftovers {
    /// Removed, because the process that wrote them has ended.
    pub cleared: Vec<PathBuf>,
    /// Kept, because somebody may still be writing them.
    pub left: Vec<PathBuf>,
}

/// Removes what interrupted backups and restores left in a folder. Files of a living process stay.
pub fn clear_leftovers(folder: &Path) -> Leftovers {
    let mut found = Leftovers::default();
    let unlocked = |path: PathBuf| match name_of(&path).strip_suffix(LOCK) {
        Some(name) => path.with_file_name(name),
        None => path,
    };
    // A folder that cannot be read is named where its backups are listed or written.
    let files = files_in(folder).unwrap_or_default();
    let unfinished: BTreeSet<PathBuf> =
        files.into_iter().map(unlocked).filter(|path| is_unfinished(path)).collect();
    for path in unfinished {
        match File::open(with_suffix(&path, LOCK)).map(|lock| lock.try_lock().map(|()| lock)) {
            // Kept locked until the file is gone.
            Ok(Ok(lock)) => {
                remove(&path);
                drop(lock);
                found.cleared.push(path);
            }
            // Its process is still running.
            Ok(Err(_)) => {}
            // A file without a lock is from an earlier version.
            Err(_) if path.exists() => found.left.push(path),
            Err(_) => {}
        }
    }
    found
}

/// Removes the copies that restores into PostgreSQL left in the system's temporary folder.
pub fn clear_leftovers_apart() -> Leftovers {
    let mut found = Leftovers::default();
    // Where nothing can be listed, nothing can be found to clear.
    let folders = files_in(&std::env::temp_dir()).unwrap_or_default();
    for folder in folders.into_iter().filter(|path| name_of(path).starts_with(APART)) {
        let path = folder.join(UNFINISHED_RESTORE);
        // Another user's folder cannot be opened and is not ours.
        let Ok(lock) = File::open(with_suffix(&path, LOCK)) else { continue };
        if lock.try_lock().is_ok() {
            remove(&path);
            let _ = fs::remove_dir(&folder);
            found.cleared.push(path);
        }
    }
    found
}

/// Whether it is neither a copy in progress nor a companion of one or of a database.
pub fn is_finished(path: &Path) -> bool {
    let name = name_of(path);
    !is_unfinished(path) && !name.ends_with(LOCK) && !COMPANIONS.iter().any(|suffix| name.ends_with(suffix))
}

/// `….restoring-` or `….unfinished-` and digits, with nothing after them.
fn is_unfinished(path: &Path) -> bool {
    UNFINISHED.iter().any(|what| {
        let figures = name_of(path).rsplit_once(&format!(".{what}-")).map(|(_, figures)| figures);
        figures.is_some_and(|figures| {
            !figures.is_empty() && figures.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-')
        })
    })
}
