//! What the machine says about itself.

use std::io::{self, ErrorKind};
use std::path::Path;

/// The bytes that Arbiter can still write in a folder; `None` if the system does not say.
#[cfg(unix)]
pub(crate) fn free_space(folder: &Path) -> Option<u64> {
    let found = rustix::fs::statvfs(folder);
    found.map(|found| found.f_bavail.saturating_mul(found.f_frsize)).ok()
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
