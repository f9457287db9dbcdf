//! `arbiter restore`: beside, verify, swap; the old file is kept.

use std::path::PathBuf;

use chrono::Utc;

use crate::cli::answer::{Answer, Unusable};
use crate::cli::backup::verified;
use crate::cli::open::Place;
use crate::store;

/// What to restore.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The backup.
    file: PathBuf,
}

/// Restores a backup into the place of the database. What was there is kept beside it.
///
/// # Errors
/// When the backup does not verify or the place is in use; what was there is then untouched.
pub fn run(args: Args, place: &Place) -> Result<Answer, Unusable> {
    let url = place.url()?;
    let kept = store::backup::restore(&args.file, &url, Utc::now(), verified)
        .map_err(|error| Unusable::about(args.file.display(), error))?;
    println!("Restored {} into {url}; every log in it verifies.", args.file.display());
    if let Some(old) = kept {
        println!("What was there before is kept as {}.", old.display());
    }
    Ok(Answer::Yes)
}
