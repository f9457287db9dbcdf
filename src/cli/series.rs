//! `arbiter series`: lists, exports and imports series of tournaments.

use std::path::{Path, PathBuf};

use clap::Subcommand;

use crate::app::{Desk, DeskError};
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::open::{self, DataLocation};
use crate::cli::{input, output};
use crate::words::numbers::count;

/// What to do with series.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List the series, the newest first.
    List,
    /// Write a series as JSON Lines to standard output: its log, without names.
    Export {
        /// The series' address.
        slug: String,
    },
    /// Read an export in. Its players have names once its tournaments are imported, too.
    Import {
        /// The export, or `-`.
        file: PathBuf,
    },
}

/// Lists, exports or imports series.
///
/// # Errors
/// If the database, the series or the file cannot be used.
pub fn run(args: Args, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    match args.command {
        Command::List => list(place),
        Command::Export { slug } => export(place, &slug),
        Command::Import { file } => import(place, &file),
    }
}

fn list(place: &DataLocation) -> Result<YesOrNo, Unusable> {
    let all = place.existing_desk()?.all_series().map_err(|error| Unusable(error.to_string()))?;
    for listed in &all {
        let Some(here) = &listed.here else {
            output::note(format_args!("{}: its log is damaged; “arbiter verify” says more", listed.slug));
            continue;
        };
        let tournaments = count(here.series.tournaments().len(), "tournament", "tournaments");
        output::line(format_args!("{}  {}  {tournaments}", here.slug(), here.series.title()))?;
    }
    if all.is_empty() {
        output::line("No series yet.")?;
    }
    Ok(YesOrNo::Yes)
}

fn export(place: &DataLocation, slug: &str) -> Result<YesOrNo, Unusable> {
    let (desk, address) = (place.existing_desk()?, open::slug(slug)?);
    let text = desk.export_series(&address).map_err(|error| match error {
        DeskError::NotFound => {
            Unusable(format!("there is no series “{slug}”; “arbiter series list” names them all"))
        }
        other => Unusable(other.to_string()),
    })?;
    let verified = desk.verify_series().map_err(|error| Unusable(error.to_string()))?;
    if let Some(found) = verified.iter().find(|found| found.series == address && !found.holds()) {
        let why = found.summary();
        output::note(format_args!(
            "arbiter: the log of the series “{slug}” is damaged, and so is this export: {why}"
        ));
    }
    output::document(&text)?;
    Ok(YesOrNo::Yes)
}

fn import(place: &DataLocation, file: &Path) -> Result<YesOrNo, Unusable> {
    import_text(&place.desk()?, &input::read(file)?.text)
}

/// Imports an export of a series.
///
/// # Errors
/// If the database or the answer cannot be written.
pub(super) fn import_text(desk: &Desk, text: &str) -> Result<YesOrNo, Unusable> {
    match desk.import_series(text) {
        Ok(slug) => {
            output::line(format_args!("Imported the series “{slug}”; its log verifies."))?;
            Ok(YesOrNo::Yes)
        }
        Err(error) => open::answer_error(&error),
    }
}
