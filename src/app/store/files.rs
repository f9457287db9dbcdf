//! Files that get their name only once they are complete.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use super::error::StoreError;
use super::url::DatabaseUrl;
pub use super::url::folder_of;

/// The files that SQLite may create next to a database.
const COMPANIONS: [&str; 3] = [LOG, "-shm", "-journal"];
/// The write-ahead log.
pub const LOG: &str = "-wal";

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

/// This process and this moment: no two files in a folder share both.
fn moment() -> String {
    let nanos = std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos());
    format!("{}-{nanos}", std::process::id())
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

/// The files in a folder; none if it does not exist.
///
/// # Errors
/// If it cannot be read: then nobody knows what is in it.
pub fn files_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    match fs::read_dir(folder) {
        Ok(entries) => entries.map(|entry| Ok(entry?.path())).collect(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

/// The last part of a path.
pub fn name_of(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).unwrap_or_default()
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

/// Identifies a file, whatever its name.
pub type FileId = (u64, u64);

/// The file at the URL; `None` if there is none, and for a server.
pub fn identity(url: &DatabaseUrl) -> Option<FileId> {
    let DatabaseUrl::Sqlite(path) = url else { return None };
    file_id(path)
}

/// The write-ahead log next to the file at the URL, which contains the newest part of the database.
pub fn log_identity(url: &DatabaseUrl) -> Option<FileId> {
    let DatabaseUrl::Sqlite(path) = url else { return None };
    file_id(&with_suffix(path, LOG))
}

#[cfg(unix)]
pub fn file_id(path: &Path) -> Option<FileId> {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
}

/// On this system an open file cannot be moved.
#[cfg(not(unix))]
pub fn file_id(path: &Path) -> Option<FileId> {
    path.exists().then_some((0, 0))
}

/// Why a file must not be opened as a database: SQLite treats an empty file as a new database and deletes its
/// companions. Only a new database may be created, and only if nothing is left of an earlier one.
pub fn obstacle(path: &Path, may_create: bool) -> Option<&'static str> {
    let length = |path: &Path| fs::metadata(path).map_or(0, |file| file.len());
    if !path.exists() && !may_create || length(path) > 0 {
        return None;
    }
    if length(&with_suffix(path, LOG)) > 0 {
        return Some(
            "the file is empty or gone, but its newest part, the file ending in “-wal”, is there: put the database back, \
             or move that file away as well",
        );
    }
    (!may_create).then_some("the file is empty, and not the database that was there: put the database back")
}

/// `name` + `suffix` in the same folder.
pub fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// The time in the name of a file.
pub const TIME: &str = "%Y%m%dT%H%M%SZ";

/// The first free name; `named` gets an empty suffix, then `-2`, `-3` and so on.
pub fn free_name(named: impl Fn(&str) -> PathBuf) -> Option<PathBuf> {
    let others = (2..1_000).map(|number| named(&format!("-{number}")));
    std::iter::once(named("")).chain(others).find(|name| !name.exists())
}

/// A free name for the file that a restore replaces.
pub fn kept_name(path: &Path, now: DateTime<Utc>) -> PathBuf {
    let first = with_suffix(path, &format!(".before-restore-{}", now.format(TIME)));
    free_name(|number| with_suffix(&first, number)).unwrap_or(first)
}

/// Gives a database a second name and ends its companions, which would corrupt its successor.
pub fn keep_as(path: &Path, kept: &Path) -> Result<(), StoreError> {
    if kept.exists() {
        return Err(StoreError::AlreadyExists(kept.display().to_string()));
    }
    second_name(path, kept)?;
    make_private(kept)?;
    for suffix in COMPANIONS {
        let companion = with_suffix(path, suffix);
        if companion.exists() {
            let name = with_suffix(kept, suffix);
            second_name(&companion, &name)?;
            make_private(&name)?;
            fs::remove_file(&companion).map_err(|error| StoreError::file(&companion, error))?;
        }
    }
    sync_folder(kept)
}

fn second_name(path: &Path, name: &Path) -> Result<(), StoreError> {
    fs::hard_link(path, name)
        .or_else(|_| fs::copy(path, name).and_then(|_| File::open(name)?.sync_all()))
        .map_err(|error| StoreError::file(name, error))
}

/// Waits until a file is on the disk. Not for a file that SQLite has open: closing it would release SQLite's locks.
pub fn sync(path: &Path) -> Result<(), StoreError> {
    File::open(path).and_then(|file| file.sync_all()).map_err(|error| StoreError::file(path, error))
}

/// Waits until the name of a file is on the disk.
fn sync_folder(path: &Path) -> Result<(), StoreError> {
    if cfg!(unix) { sync(folder_of(path)) } else { Ok(()) }
}

/// Deck lists and password hashes must not be readable for others.
#[cfg(unix)]
pub fn make_private(path: &Path) -> Result<(), StoreError> {
    use std::os::unix::fs::PermissionsExt as _;
    fs::set_permissions(path, fs::Permissions::from_mode(0o600))
        .map_err(|error| StoreError::file(path, error))
}

/// Gives a file to the user who owns the one that it replaces, or the folder for a new one: what root restores for a service
/// has to be read by that service. Nobody but root gives files to the owner of a folder.
///
/// # Errors
/// If the file that it replaces is another user's, and this user may not give files away.
#[cfg(unix)]
pub fn give_to_owner_of(model: &Path, path: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, chown};
    let (model, own) = (fs::metadata(model)?, fs::metadata(path)?);
    let is_meant = !model.is_dir() || rustix::process::geteuid().is_root();
    if !is_meant || model.uid() == own.uid() {
        return Ok(());
    }
    chown(path, Some(model.uid()), Some(model.gid()))
}

/// On this system the folder decides.
#[cfg(not(unix))]
pub fn give_to_owner_of(_: &Path, _: &Path) -> io::Result<()> {
    Ok(())
}

/// Makes an empty file that only this user can read. SQLite treats it as a new database and gives its companions the
/// same permissions.
#[cfg(unix)]
pub fn create_private(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::OpenOptionsExt as _;
    fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(path).map(drop)
}

#[cfg(not(unix))]
pub fn create_private(path: &Path) -> io::Result<()> {
    fs::OpenOptions::new().write(true).create_new(true).open(path).map(drop)
}

/// Copies a file, or its first bytes, so that nobody else can read the copy at any moment.
pub fn copy_private(from: &Path, length: Option<u64>, to: &Path) -> Result<(), StoreError> {
    let source = File::open(from).map_err(|error| StoreError::file(from, error))?;
    let mut source = source.take(length.unwrap_or(u64::MAX));
    create_private(to).map_err(|error| StoreError::file(to, error))?;
    File::create(to)
        .and_then(|mut copy| io::copy(&mut source, &mut copy))
        .map_err(|error| StoreError::file(to, error))?;
    make_private(to)
}

/// Replaces a file's content in one step, so that at every moment either the old or the new content is complete.
pub fn replace_private(path: &Path, content: &[u8]) -> Result<(), StoreError> {
    let new = with_suffix(path, &format!(".new-{}", moment()));
    let written = create_private(&new).and_then(|()| {
        let mut file = File::options().write(true).open(&new)?;
        file.write_all(content)?;
        file.sync_all()?;
        fs::rename(&new, path)
    });
    if let Err(error) = written {
        let _ = fs::remove_file(&new);
        return Err(StoreError::file(path, error));
    }
    sync_folder(path)
}

#[cfg(not(unix))]
pub fn make_private(_: &Path) -> Result<(), StoreError> {
    Ok(())
}

/// A folder that only this user can open, made unless it is there.
pub fn private_folder_at(path: &Path) -> Result<(), StoreError> {
    if path.is_dir() {
        return Ok(());
    }
    private_folder(path).map_err(|error| StoreError::file(path, error))
}

#[cfg(unix)]
fn private_folder(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt as _;
    fs::DirBuilder::new().mode(0o700).create(path)
}

#[cfg(not(unix))]
fn private_folder(path: &Path) -> io::Result<()> {
    fs::create_dir(path)
}
