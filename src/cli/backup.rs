//! `arbiter backup`: a copy that counts only once it was opened and verified.

use std::path::PathBuf;

use crate::app::Desk;
use crate::app::passwords::{Cost, Passwords};
use crate::app::store::{self, Store};
use crate::cli::answer::{Answer, Unusable};
use crate::cli::open::{self, Place};
use crate::cli::output;

/// Where to write the backup.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The file to write; it must not be there yet.
    file: PathBuf,
}

/// Writes and verifies a backup while the site may go on running.
///
/// # Errors
/// When the database cannot be read or the file cannot be written.
pub fn run(args: Args, place: &Place) -> Result<Answer, Unusable> {
    let desk = place.existing_desk()?;
    open::tell_leftovers(&store::backup::clear_leftovers_beside(&args.file));
    match store::backup::backup(desk.store(), &args.file, verified) {
        Ok(()) => {
            output::line(format_args!("Backup written to {} and verified.", args.file.display()))?;
            Ok(Answer::Yes)
        }
        Err(error) => open::refused_by_store(&error),
    }
}

/// Approves a copy when every log in it proves itself.
///
/// # Errors
/// The first problem found.
pub fn verified(copy: &Store) -> Result<(), String> {
    let passwords = Passwords::new(Cost::Full).map_err(|error| error.to_string())?;
    let found = Desk::new(copy.clone(), passwords).verify(None).map_err(|error| error.to_string())?;
    match found.iter().find(|found| !found.holds()) {
        Some(found) => Err(format!("{}: {}", found.tournament, found.told())),
        None => Ok(()),
    }
}
