//! `arbiter verify-file`: verifies one exported tournament by itself, without a database.

use std::path::PathBuf;

use chrono::Utc;

use crate::app::DeskError;
use crate::app::error::Unfit;
use crate::app::unfit::UnfitExport;
use crate::app::verify_export::{VerifiedExport, verify_export};
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::{input, output};

/// Which export to verify.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The export, or `-`.
    file: PathBuf,
    /// Print JSON: the standings after each round with every measure, and the final ranking.
    #[arg(long)]
    json: bool,
}

/// Verifies and reports.
///
/// # Errors
/// If the file cannot be read, or is not an export.
pub fn run(args: &Args) -> Result<YesOrNo, Unusable> {
    let text = input::read(&args.file)?;
    let name = input::name(&args.file);
    if let Some(note) = &text.note {
        output::note(format_args!("{name}: {note}"));
    }
    let found =
        verify_export(&text.text, Utc::now()).map_err(|error| Unusable::about(&name, sentence(&error)))?;
    if args.json {
        output::json(&found)?;
    } else {
        output::text(&words(&found))?;
    }
    Ok(if found.verified { YesOrNo::Yes } else { YesOrNo::No })
}

/// Why the file is not an export. Nothing was to be imported, so nothing is said of that.
fn sentence(error: &DeskError) -> String {
    match error {
        DeskError::Unusable(Unfit::Export(UnfitExport::Line { line, why })) => {
            format!("line {line} cannot be used: {why}. Export the tournament again")
        }
        DeskError::Unusable(Unfit::Export(UnfitExport::CutOff(missing))) => {
            format!("{missing}. Export the tournament again")
        }
        DeskError::Unusable(Unfit::Export(UnfitExport::NoLog)) => {
            "the export holds no log. Export the tournament again".to_owned()
        }
        DeskError::Unusable(Unfit::Export(UnfitExport::TooLarge)) => {
            "the file is larger than any tournament. Choose a file from `arbiter tournament export`"
                .to_owned()
        }
        other => other.to_string(),
    }
}

fn words(found: &VerifiedExport) -> String {
    let VerifiedExport { tournament, entries, players, rounds, head, .. } = found;
    let word = if found.verified { "verified" } else { "DOES NOT VERIFY" };
    let counts = format!("{entries} entries, {players} players, {rounds} rounds");
    let listed = |lines: &[String]| lines.iter().map(|line| format!("  {line}\n")).collect::<String>();
    format!("{tournament}: {word}; {counts}, checksum {head}\n")
        + &listed(&found.problems)
        + &listed(&found.notes)
}
