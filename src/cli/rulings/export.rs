//! `arbiter rulings export`: the library as a folder of plain files.

use std::fs;
use std::path::PathBuf;

use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::open::DataLocation;
use crate::cli::output;

/// The target folder.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A folder that is not there yet.
    folder: PathBuf,
}

/// Writes the folder completely or not at all.
///
/// # Errors
/// If the database does not exist, the folder does, or it cannot be written.
pub fn run(args: &Args, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    let folder = &args.folder;
    if folder.exists() {
        return Err(Unusable::about(
            folder.display(),
            "is there already; name a folder that is not. Nothing was written",
        ));
    }
    let files = place.existing_desk()?.export_library().map_err(|error| Unusable(error.to_string()))?;
    // Written under another name first: a folder with this name is always complete.
    let mut beside = folder.clone().into_os_string();
    beside.push(".unfinished");
    let beside = PathBuf::from(beside);
    let failed = |error: std::io::Error| Unusable::about(folder.display(), error);
    for (name, bytes) in &files {
        let file = beside.join(name);
        file.parent().map_or(Ok(()), fs::create_dir_all).map_err(failed)?;
        fs::write(file, bytes).map_err(failed)?;
    }
    fs::rename(&beside, folder).map_err(failed)?;
    output::text(&format!(
        "{} files in {}; “sha256sum -c SHA256SUMS” checks them.\n",
        files.len(),
        folder.display()
    ))?;
    Ok(YesOrNo::Yes)
}
