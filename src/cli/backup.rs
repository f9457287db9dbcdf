//! `arbiter backup`: writes a copy, which counts as a backup only once it was opened and verified.

use std::path::PathBuf;

use chrono::Utc;

use crate::app::backup::clear_leftovers_beside;
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::open::{self, DataLocation};
use crate::cli::{output, progress};

/// Where to write the backup.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The file to write; it must not be there yet.
    file: PathBuf,
}

/// Writes and verifies a backup while the site may keep running.
///
/// # Errors
/// If the database cannot be read or the file cannot be written.
pub fn run(args: &Args, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    let desk = place.existing_desk()?.with_progress(progress::bar("Backing up"));
    open::tell_leftovers(&clear_leftovers_beside(&args.file));
    match desk.back_up(&args.file, Utc::now()) {
        Ok(()) => {
            output::line(format_args!("Backup written to {} and verified.", args.file.display()))?;
            Ok(YesOrNo::Yes)
        }
        Err(error) => open::refused_by_store(&error),
    }
}
