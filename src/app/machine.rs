//! What the machine says about itself.

use std::io::{self, ErrorKind};
use std::path::Path;

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

/// The bytes that Arbiter can still write in a folder; `None` if the system does not say.
#[cfg(not(unix))]
pub(crate) fn free_space(_: &Path) -> Option<u64> {
    None
}
