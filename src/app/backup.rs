//! Backups that count only once every log in them proves itself.

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use crate::app::desk::Desk;
use crate::app::passwords::{Cost, Passwords};
use crate::app::store::backup;
use crate::app::store::{DatabaseUrl, Store, StoreError};

pub use crate::app::store::backup::{Leftovers, clear_leftovers, clear_leftovers_beside};

impl Desk {
    /// Writes a copy of the database to a file that is not there yet, and verifies it.
    ///
    /// # Errors
    /// When the file is there already or cannot be written, or the copy does not verify.
    pub fn back_up(&self, file: &Path) -> Result<(), StoreError> {
        backup::backup(&self.store, file, verified)
    }
}

/// Verifies a backup and puts it in the place of a database; gives the file in which the old one is kept.
///
/// # Errors
/// When the backup does not verify or the place is in use; what was there is then untouched.
pub fn restore(from: &Path, to: &DatabaseUrl, now: DateTime<Utc>) -> Result<Option<PathBuf>, StoreError> {
    backup::restore(from, to, now, verified)
}

/// Approves a copy if every log in it proves itself; otherwise the first problem found.
fn verified(copy: &Store) -> Result<(), String> {
    let passwords = Passwords::new(Cost::Full).map_err(|error| error.to_string())?;
    let found = Desk::new(copy.clone(), passwords).verify(None).map_err(|error| error.to_string())?;
    match found.iter().find(|found| !found.holds()) {
        Some(found) => Err(format!("{}: {}", found.tournament, found.told())),
        None => Ok(()),
    }
}
