//! What the machine says about itself.

use std::io::{self, ErrorKind};
use std::path::Path;

use crate::app::restore_line::whole;

/// Where systems put disks and sticks. What is missing in or below one of these is a disk that is not connected.
const PLACES_OF_DISKS: [&str; 3] = ["media", "mnt", "Volumes"];

/// The bytes that Arbiter can still write in a folder; `None` if the system does not say.
#[cfg(unix)]
pub(crate) fn free_space(folder: &Path) -> Option<u64> {
    let found = rustix::fs::statvfs(folder);
    found.map(|found| found.f_bavail.saturating_mul(found.f_frsize)).ok()
}

/// Whether what is written in a folder is in memory and ends with the power: that of a `tmpfs`, as far as the system says.
#[cfg(target_os = "linux")]
pub(crate) fn is_in_memory(folder: &Path) -> bool {
    // The number by which `statfs` names the kind; it is no constant of the library.
    rustix::fs::statfs(folder).is_ok_and(|found| found.f_type == 0x0102_1994)
}

/// Whether what is written in a folder is in memory and ends with the power: that of a `tmpfs`, as far as the system says.
#[cfg(not(target_os = "linux"))]
pub(crate) const fn is_in_memory(_: &Path) -> bool {
    false
}

/// Whether this user may write in a folder, as far as the system says without a try.
///
/// # Errors
/// If it is no folder, or the user may not.
pub(crate) fn may_write_in(folder: &Path) -> io::Result<()> {
    if !folder.metadata()?.is_dir() {
        return Err(ErrorKind::NotADirectory.into());
    }
    #[cfg(unix)]
    rustix::fs::access(folder, rustix::fs::Access::WRITE_OK)?;
    Ok(())
}

/// Whether a folder is only missing because nothing was written into it yet: the first backup makes its folder, in one that
/// is there.
pub(crate) fn is_still_to_make(folder: &Path) -> bool {
    let folder = whole(folder);
    let Some(parent) = folder.parent() else { return false };
    let mut names = parent.ancestors().take(2).filter_map(Path::file_name);
    let is_of_disks = names.any(|name| PLACES_OF_DISKS.iter().any(|place| name == *place));
    !folder.exists() && !is_of_disks && may_write_in(parent).is_ok()
}

/// The bytes that Arbiter can still write in a folder; `None` if the system does not say.
#[cfg(not(unix))]
pub(crate) fn free_space(_: &Path) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_folder_that_the_first_backup_can_make_is_still_to_make() {
        let place = tempfile::tempdir().unwrap();
        let in_it = |name: &str| place.path().join(name);
        for folder in ["there", "media/kira", "mnt/disk"] {
            std::fs::create_dir_all(in_it(folder)).unwrap();
        }
        for (folder, is_to_make) in [
            ("backups", true),
            ("there/backups", true),
            ("there", false),
            ("nowhere/backups", false),
            ("media/stick", false),
            ("media/kira/stick", false),
            ("mnt/disk/backups", false),
        ] {
            assert_eq!(is_still_to_make(&in_it(folder)), is_to_make, "{folder}");
        }
    }
}
