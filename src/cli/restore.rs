//! `arbiter restore`: copy, verify, swap; the old file is kept.

use std::path::PathBuf;

use chrono::Utc;

use crate::app::backup::Trust;
use crate::app::{StoreError, backup};
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::open::{self, DataLocation};
use crate::cli::{output, progress};

/// What to restore.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The backup.
    file: PathBuf,
    /// Accept a database that “arbiter backup” did not make, if it is not empty and every log in it verifies.
    #[arg(long)]
    even_so: bool,
}

/// Restores a backup over the database. The old file is kept next to it.
///
/// # Errors
/// If the backup does not verify or the database is in use; it is then unchanged.
pub fn run(args: &Args, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    let url = place.url()?;
    open::tell_leftovers(&backup::clear_leftovers(&url));
    let trust = if args.even_so { Trust::EvenSo } else { Trust::Sealed };
    let bar = progress::bar("Restoring");
    let restored = match backup::restore(&args.file, &url, place.heads_in(), trust, Utc::now(), &bar) {
        Ok(restored) => restored,
        // If the sentence names no file, it means the backup.
        Err(error @ StoreError::Damaged(_)) => return Err(Unusable::about(args.file.display(), error)),
        Err(error) => return open::refused_by_store(&error),
    };
    output::line(format_args!("Restored {} into {url}; every log in it verifies.", args.file.display()))?;
    if let Some(old) = restored.kept {
        output::line(format_args!("What was there before is kept as {}.", old.display()))?;
    }
    for missing in restored.missing {
        output::line(format_args!("Not in this backup: {missing}."))?;
    }
    Ok(YesOrNo::Yes)
}
