//! Files and folders: their names, who may read them, and whether they are on the disk.

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use super::error::StoreError;
use super::url::DatabaseUrl;
pub use super::url::folder_of;

/// The files that SQLite may create next to a database.
pub(super) const COMPANIONS: [&str; 3] = [LOG, "-shm", "-journal"];
/// The write-ahead log.
pub const LOG: &str = "-wal";

/// This process and this moment: no two files in a folder share both.
pub(super) fn moment() -> String {
    let nanos = std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos());
    format!("{}-{nanos}", std::process::id())
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
pub(super) fn sync_folder(path: &Path) -> Result<(), StoreError> {
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

/// Makes a folder that only this user can open.
#[cfg(unix)]
pub(super) fn private_folder(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt as _;
    fs::DirBuilder::new().mode(0o700).create(path)
}

#[cfg(not(unix))]
pub(super) fn private_folder(path: &Path) -> io::Result<()> {
    fs::create_dir(path)
}
