//! Files that get their name only when they are finished.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use super::error::StoreError;
use super::url::DatabaseUrl;

/// What SQLite may put beside a database.
const COMPANIONS: [&str; 3] = [LOG, "-shm", "-journal"];
/// The write-ahead log.
pub const LOG: &str = "-wal";

/// What the name of an unfinished file says: `friday.db.unfinished-PID-TIME`.
const UNFINISHED: [&str; 2] = [UNFINISHED_BACKUP, UNFINISHED_RESTORE];
/// A backup that is not checked yet.
pub const UNFINISHED_BACKUP: &str = "unfinished";
/// A database that is not checked yet.
pub const UNFINISHED_RESTORE: &str = "restoring";
/// Beside an unfinished file, locked by the process that writes it: a lock ends with its process, however that ends.
const LOCK: &str = "-lock";
/// The folders of copies that lie in no database's folder.
const APART: &str = "arbiter-";

/// A file under a name of its own, removed unless it is given its final one.
pub struct Unfinished {
    path: PathBuf,
    /// A folder made for it alone.
    folder: Option<PathBuf>,
    /// Held as long as this process lives.
    lock: File,
}

impl Unfinished {
    /// In the same folder, so that naming it is one step.
    pub fn beside(target: &Path, what: &str) -> Result<Self, StoreError> {
        Self::at(with_suffix(target, &format!(".{what}-{}", moment())), None).map_err(|error| {
            // The file that was asked for is told, not the one that would have become it.
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

    /// In a folder that only this user can open.
    pub fn apart() -> Result<Self, StoreError> {
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
            // A memory stick knows no second names.
            Err(_) if !to.exists() => self.take_the_place_of(to),
            Err(error) => Err(StoreError::file(to, error)),
        }
    }

    /// Gives it its name in the place of the file that has it.
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

/// Removes an unfinished file with all that lies beside it, its lock last.
fn remove(path: &Path) {
    let companions = COMPANIONS.iter().map(|suffix| with_suffix(path, suffix));
    for path in companions.chain([path.to_owned(), with_suffix(path, LOCK)]) {
        // Mostly not there, and nothing depends on it.
        let _ = fs::remove_file(path);
    }
}

/// This process and this moment: no two files of one folder have both.
fn moment() -> String {
    let nanos = std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos());
    format!("{}-{nanos}", std::process::id())
}

/// What an interrupted backup or restore left behind: whole copies, with names and deck lists.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Leftovers {
    /// Removed, because the process that wrote them has ended.
    pub cleared: Vec<PathBuf>,
    /// Left, because nothing shows that nobody writes them any more.
    pub left: Vec<PathBuf>,
}

/// Clears away what interrupted backups and restores left in a folder. What a living process writes stays.
pub fn clear_leftovers(folder: &Path) -> Leftovers {
    let mut found = Leftovers::default();
    let unlocked = |path: PathBuf| match name_of(&path).strip_suffix(LOCK) {
        Some(name) => path.with_file_name(name),
        None => path,
    };
    let unfinished: BTreeSet<PathBuf> =
        listed(folder).map(unlocked).filter(|path| is_unfinished(path)).collect();
    for path in unfinished {
        match File::open(with_suffix(&path, LOCK)).map(|lock| lock.try_lock().map(|()| lock)) {
            // Held until the file is gone.
            Ok(Ok(lock)) => {
                remove(&path);
                drop(lock);
                found.cleared.push(path);
            }
            // Somebody is at work.
            Ok(Err(_)) => {}
            // Without a lock it is an earlier version's.
            Err(_) if path.exists() => found.left.push(path),
            Err(_) => {}
        }
    }
    found
}

/// The same for the copies that a restore into PostgreSQL leaves in the system's own folder.
pub fn clear_leftovers_apart() -> Leftovers {
    let mut found = Leftovers::default();
    for folder in listed(&std::env::temp_dir()).filter(|path| name_of(path).starts_with(APART)) {
        let path = folder.join(UNFINISHED_RESTORE);
        // Another user's folder cannot be opened, and is none of our business.
        let Ok(lock) = File::open(with_suffix(&path, LOCK)) else { continue };
        if lock.try_lock().is_ok() {
            remove(&path);
            let _ = fs::remove_dir(&folder);
            found.cleared.push(path);
        }
    }
    found
}

/// What lies in a folder; nothing where it is not there.
pub fn listed(folder: &Path) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()))
}

/// The last part of a path.
pub fn name_of(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).unwrap_or_default()
}

/// Whether it is no copy that is being made, nor anything that lies beside one or beside a database.
pub fn is_finished(path: &Path) -> bool {
    let name = name_of(path);
    !is_unfinished(path) && !name.ends_with(LOCK) && !COMPANIONS.iter().any(|suffix| name.ends_with(suffix))
}

/// `….restoring-` or `….unfinished-` and figures, nothing after them.
fn is_unfinished(path: &Path) -> bool {
    UNFINISHED.iter().any(|what| {
        let figures = name_of(path).rsplit_once(&format!(".{what}-")).map(|(_, figures)| figures);
        figures.is_some_and(|figures| {
            !figures.is_empty() && figures.bytes().all(|sign| sign.is_ascii_digit() || sign == b'-')
        })
    })
}

/// Tells a file from another that has its name.
pub type FileId = (u64, u64);

/// Which file stands at the address; None when there is none, and for a server.
pub fn identity(url: &DatabaseUrl) -> Option<FileId> {
    let DatabaseUrl::Sqlite(path) = url else { return None };
    file_id(path)
}

/// Which write-ahead log lies beside the file at the address: the newest part of the database stands in it.
pub fn log_identity(url: &DatabaseUrl) -> Option<FileId> {
    let DatabaseUrl::Sqlite(path) = url else { return None };
    file_id(&with_suffix(path, LOG))
}

#[cfg(unix)]
pub fn file_id(path: &Path) -> Option<FileId> {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
}

/// A file that is open cannot be moved away here.
#[cfg(not(unix))]
pub fn file_id(path: &Path) -> Option<FileId> {
    path.exists().then_some((0, 0))
}

/// What keeps a file from being opened as a database: SQLite takes an empty file for a new database, and deletes what
/// lies beside it. Only a new one may be created, and only where nothing is left of an earlier one.
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

/// The first name that is free; `named` is given nothing, then `-2`, `-3` and so on.
pub fn free_name(named: impl Fn(&str) -> PathBuf) -> Option<PathBuf> {
    let others = (2..1_000).map(|number| named(&format!("-{number}")));
    std::iter::once(named("")).chain(others).find(|name| !name.exists())
}

/// A name that is free, under which what a restore replaces is kept.
pub fn kept_name(path: &Path, now: DateTime<Utc>) -> PathBuf {
    let first = with_suffix(path, &format!(".before-restore-{}", now.format(TIME)));
    free_name(|number| with_suffix(&first, number)).unwrap_or(first)
}

/// Gives a database a second name and ends its companions' first, which would spoil its successor.
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

/// Waits until a file is on the disk. Not for a file that SQLite has open: closing it would end SQLite's locks.
pub fn sync(path: &Path) -> Result<(), StoreError> {
    File::open(path).and_then(|file| file.sync_all()).map_err(|error| StoreError::file(path, error))
}

/// Waits until the name of a file is on the disk.
fn sync_folder(path: &Path) -> Result<(), StoreError> {
    if cfg!(unix) { sync(folder_of(path)) } else { Ok(()) }
}

/// The folder in which a file lies.
pub fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Deck lists and password hashes are nobody else's business.
#[cfg(unix)]
pub fn make_private(path: &Path) -> Result<(), StoreError> {
    use std::os::unix::fs::PermissionsExt as _;
    fs::set_permissions(path, fs::Permissions::from_mode(0o600))
        .map_err(|error| StoreError::file(path, error))
}

/// Makes an empty file that only this user can read. SQLite takes it for a new database and gives the files beside
/// it the same rights.
#[cfg(unix)]
pub fn create_private(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::OpenOptionsExt as _;
    fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(path).map(drop)
}

#[cfg(not(unix))]
pub fn create_private(path: &Path) -> io::Result<()> {
    fs::OpenOptions::new().write(true).create_new(true).open(path).map(drop)
}

/// Copies a file, or its first bytes, so that at no moment anybody else can read the copy.
pub fn copy_private(from: &Path, length: Option<u64>, to: &Path) -> Result<(), StoreError> {
    let source = File::open(from).map_err(|error| StoreError::file(from, error))?;
    let mut source = source.take(length.unwrap_or(u64::MAX));
    create_private(to).map_err(|error| StoreError::file(to, error))?;
    File::create(to)
        .and_then(|mut copy| io::copy(&mut source, &mut copy))
        .map_err(|error| StoreError::file(to, error))?;
    make_private(to)
}

/// Puts a text in the place of a file in one step, so that at every moment the whole old or the whole new one is there.
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
