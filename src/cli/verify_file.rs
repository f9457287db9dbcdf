//! `arbiter verify-file`: verifies one exported tournament by itself, without a database.

use std::path::PathBuf;

use chrono::Utc;

use crate::app::DeskError;
use crate::app::error::Unfit;
use crate::app::series::export::is_of_series;
use crate::app::unfit::UnfitExport;
use crate::app::verify_export::{VerifiedExport, verify_with_head};
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::verify::Head;
use crate::cli::{input, output};
use crate::domain::tournament::head::HeadCode;

/// Which export to verify.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The export, or `-`.
    file: PathBuf,
    /// Also ask whether the log holds this head code from the foot of a page or sheet.
    #[arg(long, value_name = "CODE")]
    head: Option<HeadCode>,
    /// Print JSON: the standings after each round with every measure, and the final ranking.
    #[arg(long)]
    json: bool,
}

/// What is printed as JSON.
#[derive(serde::Serialize)]
struct Told<'a> {
    #[serde(flatten)]
    found: &'a VerifiedExport,
    #[serde(skip_serializing_if = "Option::is_none")]
    head_code: Option<&'a Head>,
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
    if is_of_series(&text.text) {
        return Err(Unusable::about(&name, OF_A_SERIES));
    }
    let unusable = |error: DeskError| Unusable::about(&name, sentence(&error));
    let (found, held) = verify_with_head(&text.text, Utc::now(), args.head.as_ref()).map_err(unusable)?;
    let head = args.head.as_ref().zip(held).map(|(code, held)| Head::of(code, held));
    if args.json {
        output::json(&Told { found: &found, head_code: head.as_ref() })?;
    } else {
        output::text(&(words(&found) + &head.as_ref().map(Head::words).unwrap_or_default()))?;
    }
    let holds = found.verified && head.is_none_or(|head| head.holds);
    Ok(if holds { YesOrNo::Yes } else { YesOrNo::No })
}

/// A series is verified with the tournaments that it counts, which are files of their own.
const OF_A_SERIES: &str = "it is the export of a series, and this verifies one tournament. Verify it with “python3 \
                           tools/verify.py SERIES TOURNAMENT…”, or import it with “arbiter series import FILE”, which \
                           verifies it first";

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
