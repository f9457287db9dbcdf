//! The place of the database file: what keeps anything from being written there, and what to do about that.

use std::fs::OpenOptions;
use std::io::{self, ErrorKind};
use std::path::Path;

use super::{Look, machine};
use crate::app::machine::{free_space, is_in_memory};

/// The least free space: a large installation with its backups.
const SPACE: u64 = 1 << 30;
/// Longer waits of the disk are felt with each result.
const SLOW_SYNC: u128 = 50_000;

/// Why nothing can be written to a file or a folder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum WriteObstacle {
    NoFolder,
    /// A folder has the name of the file.
    IsFolder,
    /// This user may not write there.
    NoRight,
    ReadOnlyDisk,
    FullDisk,
    /// Anything else that the system said.
    Other,
}

impl WriteObstacle {
    pub(super) fn of(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => Self::NoFolder,
            ErrorKind::IsADirectory => Self::IsFolder,
            ErrorKind::PermissionDenied => Self::NoRight,
            ErrorKind::ReadOnlyFilesystem => Self::ReadOnlyDisk,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::FullDisk,
            _ => Self::Other,
        }
    }

    /// What to do. A backup is restored for none of them: nothing that was recorded is lost.
    pub(super) const fn mend(self) -> &'static str {
        match self {
            Self::NoFolder => "Make the folder, or name another one.",
            Self::IsFolder => "Name a file in this folder: --database sqlite:FOLDER/arbiter.db.",
            Self::NoRight => {
                "Give the user who runs Arbiter the right to write there, to the folder and what is in it."
            }
            Self::ReadOnlyDisk => "Mount the disk so that it can be written, or name a place on another one.",
            Self::FullDisk => "Make room on the disk, for instance by moving old backups away.",
            Self::Other => "Ask the system about this disk, or name a place on another one.",
        }
    }
}

/// Looks at the disk and the folder, and says what keeps the database from being written. It opens the file, so it comes
/// before SQLite does: closing the file afterwards would release SQLite's locks.
pub(super) fn looks(database: &Path, folder: &Path) -> (Vec<Look>, Option<WriteObstacle>) {
    if !folder.is_dir() {
        let says = format!("There is no folder {}.", folder.display());
        return (
            vec![Look::ill("folder", says, WriteObstacle::NoFolder.mend())],
            Some(WriteObstacle::NoFolder),
        );
    }
    let written = machine::sync_micros(folder);
    let obstacle = match &written {
        _ if database.is_dir() => Some(WriteObstacle::IsFolder),
        Err(error) => Some(WriteObstacle::of(error)),
        Ok(_) if database.exists() => {
            OpenOptions::new().write(true).open(database).err().as_ref().map(WriteObstacle::of)
        }
        Ok(_) => None,
    };
    (vec![space(database, folder), sync(&written, is_in_memory(folder))], obstacle)
}

fn space(database: &Path, folder: &Path) -> Look {
    let size = std::fs::metadata(database).map_or(0, |file| file.len());
    let needed = SPACE.max(size.saturating_mul(3));
    match free_space(folder) {
        Some(free) if free < needed => Look::ill(
            "disk",
            format!("{} MB are free beside the database.", free >> 20),
            format!("Make room for {} MB, so that recording and backups go on.", needed >> 20),
        ),
        Some(free) => Look::well("disk", format!("{} MB are free beside the database.", free >> 20)),
        None => Look::well("disk", "The free space is not known on this system."),
    }
}

/// How long the disk takes, or why it takes nothing.
fn sync(written: &io::Result<u128>, is_memory: bool) -> Look {
    match written {
        Ok(_) if is_memory => Look::ill(
            "sync",
            "The folder of the database is in memory: everything is lost with the power.",
            "Put the database on a disk.",
        ),
        Ok(micros) if *micros > SLOW_SYNC => Look::ill(
            "sync",
            format!(
                "The disk takes {} ms to write something for good, and each result waits for it.",
                micros / 1000
            ),
            "Put the database on another disk, not on a network drive or a memory stick.",
        ),
        Ok(micros) => Look::well("sync", format!("The disk writes something for good in {micros} µs.")),
        Err(error) => Look::ill(
            "sync",
            format!("Nothing can be written beside the database: {error}."),
            WriteObstacle::of(error).mend(),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_obstacle_has_advice_that_removes_it() {
        for (kind, words) in [
            (ErrorKind::NotFound, "Make the folder"),
            (ErrorKind::PermissionDenied, "the right to write there"),
            (ErrorKind::ReadOnlyFilesystem, "Mount the disk"),
            (ErrorKind::StorageFull, "Make room on the disk"),
            (ErrorKind::QuotaExceeded, "Make room on the disk"),
            (ErrorKind::TimedOut, "Ask the system"),
        ] {
            let mend = sync(&Err(kind.into()), true).mend;
            assert!(mend.contains(words), "{kind}: {mend}");
        }
    }

    /// Nearly every Linux has a folder in memory there.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_folder_in_memory_keeps_nothing_for_good() {
        assert!(sync(&Ok(1), false).well, "the control");
        let Ok(folder) = tempfile::tempdir_in("/dev/shm") else { return };
        let (looks, obstacle) = looks(&folder.path().join("arbiter.db"), folder.path());
        let look = looks.iter().find(|look| look.about == "sync").unwrap();
        assert!(obstacle.is_none() && !look.well, "{look:?}");
        assert!(look.says.contains("in memory") && look.mend.contains("on a disk"), "{look:?}");
    }

    #[test]
    fn what_keeps_the_database_from_being_written_is_found_before_it_is_opened() {
        let folder = tempfile::tempdir().unwrap();
        let found = |database: &Path| looks(database, database.parent().unwrap()).1;
        assert_eq!(found(&folder.path().join("none-yet.db")), None, "the control");
        assert_eq!(found(&folder.path().join("nowhere/arbiter.db")), Some(WriteObstacle::NoFolder));
        let named = folder.path().join("folder.db");
        std::fs::create_dir(&named).unwrap();
        assert_eq!(found(&named), Some(WriteObstacle::IsFolder));
    }
}
