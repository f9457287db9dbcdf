//! `arbiter verify-file`: verifies one exported tournament or series by itself, without a database.

use std::path::PathBuf;

use chrono::Utc;
use serde::Serialize;
use serde_json::json;

use crate::app::DeskError;
use crate::app::error::Unfit;
use crate::app::series::export::is_of_series;
use crate::app::series::verify_export::verify_series_with_head;
use crate::app::unfit::UnfitExport;
use crate::app::verify_export::{VerifiedExport, verify_with_head};
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::verify::{Head, series_words};
use crate::cli::{input, output};
use crate::domain::tournament::head::{HeadCheck, HeadCode};

/// Which export to verify.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The export, or `-`.
    file: PathBuf,
    /// Also ask whether the log holds this head code from the foot of a page or sheet.
    #[arg(long, value_name = "CODE")]
    head: Option<HeadCode>,
    /// Print JSON: the standings with every figure, and of a tournament those after each round and the final ranking.
    #[arg(long)]
    json: bool,
}

/// What is printed as JSON.
#[derive(Serialize)]
struct Told<'a, Found: Serialize> {
    #[serde(flatten)]
    found: &'a Found,
    #[serde(skip_serializing_if = "Option::is_none")]
    head_code: Option<&'a Head>,
}

/// Verifies and reports.
///
/// # Errors
/// If the file cannot be read, or is not an export. One that was cut off after a whole line is, and does not verify.
pub fn run(args: &Args) -> Result<YesOrNo, Unusable> {
    let text = input::read(&args.file)?;
    let name = input::name(&args.file);
    if let Some(note) = &text.note {
        output::note(format_args!("{name}: {note}"));
    }
    let (text, code) = (text.text, args.head.as_ref());
    if is_of_series(&text) {
        return match verify_series_with_head(&text, code) {
            Ok((found, held)) => args.answer(&found, found.verified, series_words(&found.found), held),
            Err(error) => args.not_read(&name, &error, "series"),
        };
    }
    match verify_with_head(&text, Utc::now(), code) {
        Ok((found, held)) => args.answer(&found, found.verified, words(&found), held),
        Err(error) => args.not_read(&name, &error, "tournament"),
    }
}

impl Args {
    fn answer(
        &self,
        found: &impl Serialize,
        verified: bool,
        words: String,
        held: Option<HeadCheck>,
    ) -> Result<YesOrNo, Unusable> {
        let head = self.head.as_ref().zip(held).map(|(code, held)| Head::of(code, held));
        if self.json {
            output::json(&Told { found, head_code: head.as_ref() })?;
        } else {
            output::text(&(words + &head.as_ref().map(Head::words).unwrap_or_default()))?;
        }
        let holds = verified && head.is_none_or(|head| head.holds);
        Ok(if holds { YesOrNo::Yes } else { YesOrNo::No })
    }

    /// What cannot be read is unusable. An export of which only the first line is left does not verify, like one that was
    /// cut off after any later line.
    fn not_read(&self, name: &str, error: &DeskError, of: &str) -> Result<YesOrNo, Unusable> {
        let why = sentence(error, of);
        if !matches!(error, DeskError::Unusable(Unfit::Export(UnfitExport::CutOff(_)))) {
            return Err(Unusable::about(name, why));
        }
        if self.json {
            output::json(&json!({ "verified": false, "problems": [why] }))?;
        } else {
            output::line(format_args!("{name}: DOES NOT VERIFY; {why}"))?;
        }
        Ok(YesOrNo::No)
    }
}

/// Why the file is not an export of a tournament or a series. Nothing was to be imported, so nothing is said of that.
fn sentence(error: &DeskError, of: &str) -> String {
    match error {
        DeskError::Unusable(Unfit::Export(UnfitExport::Line { line, why })) => {
            format!("line {line} cannot be used: {why}. Export the {of} again")
        }
        DeskError::Unusable(Unfit::Export(UnfitExport::CutOff(missing))) => {
            format!("{missing}. Export the {of} again")
        }
        DeskError::Unusable(Unfit::Export(UnfitExport::NoLog)) => {
            format!("the export holds no log. Export the {of} again")
        }
        DeskError::Unusable(Unfit::Export(UnfitExport::TooLarge)) => {
            format!("the file is larger than any {of}. Choose a file from `arbiter {of} export`")
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
