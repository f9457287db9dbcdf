//! What `arbiter doctor` asks the machine.

use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;
use std::time::Instant;

/// How often something is written to learn how long the disk takes.
const TIMES: usize = 9;

/// The bytes that Arbiter can still write in a folder; `None` where the system does not say.
#[cfg(target_os = "linux")]
pub(super) fn free_space(folder: &Path) -> Option<u64> {
    let found = rustix::fs::statvfs(folder);
    found.map(|found| found.f_bavail.saturating_mul(found.f_frsize)).ok()
}

/// The bytes that Arbiter can still write in a folder; `None` where the system does not say.
#[cfg(not(target_os = "linux"))]
pub(super) fn free_space(_: &Path) -> Option<u64> {
    None
}

/// How many microseconds the disk of a folder takes to write a page for good: the middle of several times. The file that
/// is written is removed.
///
/// # Errors
/// If nothing can be written there.
pub(super) fn sync_micros(folder: &Path) -> io::Result<u128> {
    let path = folder.join(format!(".arbiter-doctor-{}", std::process::id()));
    let mut file = OpenOptions::new().write(true).create_new(true).open(&path)?;
    let mut write = || {
        let begun = Instant::now();
        file.write_all(&[0; 4096])?;
        file.sync_all()?;
        Ok(begun.elapsed().as_micros())
    };
    let times: io::Result<Vec<u128>> = (0..TIMES).map(|_| write()).collect();
    fs::remove_file(&path)?;
    let mut times = times?;
    times.sort_unstable();
    Ok(times.get(TIMES / 2).copied().unwrap_or_default())
}
