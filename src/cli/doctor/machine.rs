//! What `arbiter doctor` asks the machine.

use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;
use std::time::Instant;

/// How often something is written to learn how long the disk takes.
const TIMES: usize = 9;

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
