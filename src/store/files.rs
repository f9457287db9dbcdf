//! Files that get their name only when they are finished.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::store::error::StoreError;

/// What SQLite may put beside a database.
const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// A file under a name of its own, removed unless it is given its final one.
pub struct Unfinished {
    path: PathBuf,
    /// A folder made for it alone.
    folder: Option<PathBuf>,
}

impl Unfinished {
    /// In the same folder, so that naming it is one step.
    pub fn beside(target: &Path, what: &str) -> Result<Self, StoreError> {
        let path = with_suffix(target, &format!(".{what}-{}", std::process::id()));
        let unfinished = Self { path, folder: None };
        // Left over from a process of the same number that was killed.
        unfinished.remove();
        Ok(unfinished)
    }

    /// In a folder that only this user can open.
    pub fn apart() -> Result<Self, StoreError> {
        let nanos = std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos());
        let folder = std::env::temp_dir().join(format!("arbiter-{}-{nanos}", std::process::id()));
        private_folder(&folder).map_err(|error| StoreError::file(&folder, error))?;
        Ok(Self { path: folder.join("restoring"), folder: Some(folder) })
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

    fn remove(&self) {
        let companions = COMPANIONS.iter().map(|suffix| with_suffix(&self.path, suffix));
        for path in companions.chain([self.path.clone()]) {
            // Mostly not there, and nothing depends on it.
            let _ = fs::remove_file(path);
        }
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        self.remove();
        if let Some(folder) = &self.folder {
            let _ = fs::remove_dir(folder);
        }
    }
}

/// `name` + `suffix` in the same folder.
pub fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
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
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if cfg!(unix) { sync(folder) } else { Ok(()) }
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

/// Copies a file so that at no moment anybody else can read the copy.
pub fn copy_private(from: &Path, to: &Path) -> Result<(), StoreError> {
    let mut source = File::open(from).map_err(|error| StoreError::file(from, error))?;
    create_private(to).map_err(|error| StoreError::file(to, error))?;
    File::create(to)
        .and_then(|mut copy| io::copy(&mut source, &mut copy))
        .map_err(|error| StoreError::file(to, error))?;
    make_private(to)
}

#[cfg(not(unix))]
pub fn make_private(_: &Path) -> Result<(), StoreError> {
    Ok(())
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
