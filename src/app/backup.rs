//! Backups. A copy counts as one only once every log in it has been verified.

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use crate::app::desk::Desk;
use crate::app::heads::find_losses;
use crate::app::passwords::{Cost, Passwords};
use crate::app::progress::ProgressListener;
use crate::app::store::backup;
use crate::app::store::{DatabaseUrl, HeadFiles, Store, StoreError};

pub use crate::app::store::backup::{
    Leftovers, StoredBackup, Trust, backup_time, clear_leftovers, clear_leftovers_beside, is_as_made,
};

impl Desk {
    /// Writes a copy of the database to a new file and verifies it.
    ///
    /// # Errors
    /// If the file already exists or cannot be written, or the copy does not verify.
    pub fn back_up(&self, file: &Path, now: DateTime<Utc>) -> Result<(), StoreError> {
        backup::backup(&self.store, file, now, |copy| verify_copy(copy, &self.progress))
    }
}

/// What a restore did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restored {
    /// The file in which the old database is kept.
    pub kept: Option<PathBuf>,
    /// What was recorded before and is missing from the backup.
    pub missing: Vec<String>,
}

/// Verifies a backup and restores it over a database whose newest entries were noted next to it and in `second`. Tells
/// how far it is.
///
/// # Errors
/// If the backup does not verify or the target is in use; the target is then untouched.
pub fn restore(
    from: &Path,
    to: &DatabaseUrl,
    second: Option<&Path>,
    trust: Trust,
    now: DateTime<Utc>,
    progress: &ProgressListener,
) -> Result<Restored, StoreError> {
    let heads = HeadFiles::of(to, second);
    let mut missing = Vec::new();
    let approved = |copy: &Store| {
        verify_copy(copy, progress)?;
        missing = match find_losses(copy, &heads, |_| true) {
            Ok(losses) => losses.iter().map(|loss| loss.sentence()).collect(),
            // An unreadable file of noted heads is no reason to refuse the restore: it is kept, and the problem is
            // reported.
            Err(error) => vec![error.to_string()],
        };
        missing.dedup();
        Ok(())
    };
    let kept = backup::restore(from, to, now, trust, approved)?;
    heads.set_aside(now)?;
    Ok(Restored { kept, missing })
}

/// Approves a copy if every log in it verifies; otherwise returns the first problem.
fn verify_copy(copy: &Store, progress: &ProgressListener) -> Result<(), String> {
    let passwords = Passwords::new(Cost::Full).map_err(|error| error.to_string())?;
    let desk = Desk::new(copy.clone(), passwords).with_progress(progress.clone());
    let found = desk.verify(None).map_err(|error| error.to_string())?;
    if let Some(found) = found.iter().find(|found| !found.holds()) {
        return Err(format!("{}: {}", found.tournament, found.summary()));
    }
    let series = desk.verify_series().map_err(|error| error.to_string())?;
    match series.iter().find(|found| !found.holds()) {
        Some(found) => Err(format!("series {}: {}", found.series, found.summary())),
        None => Ok(()),
    }
}
