//! What the machine says about itself.

use std::path::Path;

/// The bytes that Arbiter can still write in a folder; `None` if the system does not say.
#[cfg(unix)]
pub(crate) fn free_space(folder: &Path) -> Option<u64> {
    let found = rustix::fs::statvfs(folder);
    found.map(|found| found.f_bavail.saturating_mul(found.f_frsize)).ok()
}

/// The bytes that Arbiter can still write in a folder; `None` if the system does not say.
#[cfg(not(unix))]
pub(crate) fn free_space(_: &Path) -> Option<u64> {
    None
}
