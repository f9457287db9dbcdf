//! `arbiter rulings split`: reads a document without storing it.

use std::path::{Path, PathBuf};

use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::input::{self, Text};
use crate::cli::output;
use crate::data::RULING_DOCUMENTS;
use crate::domain::rulings::document::{Document, KnownDocuments};
use crate::domain::rulings::format::DocumentFormat;
use crate::domain::rulings::import_report::{Report, report};
use crate::domain::rulings::split::{Split, split};

/// What to split.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Prints one JSON object for each entry.
    #[arg(long)]
    json: bool,
    /// The document, or - for standard input.
    file: PathBuf,
}

/// A split document.
#[derive(Debug)]
pub struct SplitReport {
    /// What is known about it; `None` if a person has to describe it.
    pub document: Option<Document>,
    /// The entries of the document.
    pub split: Split,
    /// What the split found in the document.
    pub report: Report,
    /// The decoded text.
    pub text: Text,
}

/// Splits the document and prints its entries.
///
/// # Errors
/// If the file cannot be decoded, or the answer cannot be printed.
pub fn run(args: &Args) -> Result<YesOrNo, Unusable> {
    let reading = read(&args.file)?;
    for entry in &reading.split.entries {
        if args.json {
            output::json(entry)?;
        } else {
            let star = if entry.starred { "* " } else { "" };
            let indent = "  ".repeat(usize::from(entry.level.saturating_sub(1)));
            let (line, heading, kind) = (entry.line_start, &entry.heading, entry.kind);
            output::line(format_args!("{line:>5}  {indent}{star}{heading} ({kind})"))?;
        }
    }
    say(&args.file, &reading);
    Ok(YesOrNo::Yes)
}

/// Reads a document, recognises it and splits it.
///
/// # Errors
/// If the file cannot be decoded or is empty.
pub fn read(file: &Path) -> Result<SplitReport, Unusable> {
    let text = input::read(file)?;
    if text.text.trim().is_empty() {
        return Err(Unusable::about(input::name(file), "holds no text; nothing to split"));
    }
    let known = KnownDocuments::parse(RULING_DOCUMENTS)
        .map_err(|error| Unusable::about("the list of known ruling documents", error))?;
    let document = known.recognise(&text.bytes, &text.text);
    let split = match &document {
        Some(document) => split(&text.text, document.format, &document.pages),
        None => split(&text.text, DocumentFormat::of(&text.text), &[]),
    };
    let report = report(&text.text, &split);
    Ok(SplitReport { document, split, report, text })
}

/// The report for a person, on standard error.
fn say(file: &Path, reading: &SplitReport) {
    output::note(format_args!("{}: {}", input::name(file), what(reading)));
    let known = reading.document.as_ref().and_then(|known| known.note.clone());
    for note in known.into_iter().chain(reading.text.note.map(|note| note.to_string())) {
        output::note(format_args!("  {note}"));
    }
    for line in report_lines(&reading.report) {
        output::note(format_args!("  {line}"));
    }
}

fn what(reading: &SplitReport) -> String {
    match &reading.document {
        Some(known) => {
            let date = known.issued.map_or_else(|| "undated".to_owned(), |date| date.to_string());
            format!("{} {date}, {}", known.work, known.title)
        }
        None => format!(
            "not a known document, read as {:?} by its marks; series, edition and date have to be named to import it",
            reading.split.format
        ),
    }
}

/// The report in lines for a person.
pub fn report_lines(report: &Report) -> Vec<String> {
    let kinds: Vec<String> = report.kinds.iter().map(|(kind, count)| format!("{count} {kind}")).collect();
    let mut lines = vec![
        format!("{} entries: {}", report.entries(), kinds.join(", ")),
        format!("{} starred, {} below level 1", report.starred, report.below_level_one),
    ];
    lines.extend(oddities(report).into_iter().chain(damages(report)).chain(leftovers(report)));
    lines
}

fn oddities(report: &Report) -> Vec<String> {
    let repeated =
        report.repeated.iter().map(|(heading, times)| format!("“{heading}” appears {times} times"));
    let joined = report.joined.iter().map(|(heading, parts)| {
        let parts: Vec<String> =
            parts.iter().map(|part| format!("{}-{}", part.line_start, part.line_end)).collect();
        format!("“{heading}” joined from lines {}", parts.join(" and "))
    });
    let unanswered = report.unanswered.iter().map(|heading| format!("“{heading}” has no answer"));
    repeated.chain(joined).chain(unanswered).collect()
}

fn damages(report: &Report) -> Vec<String> {
    let mut lines = Vec::new();
    if report.lost_characters > 0 {
        let signs = report.likely_signs.iter().map(|(sign, count)| format!("{count} likely “{sign}”"));
        let signs: Vec<String> = signs.collect();
        lines.push(format!("{} characters lost: {}", report.lost_characters, signs.join(", ")));
    }
    if report.lost_icons > 0 {
        lines.push(format!("{} icons lost", report.lost_icons));
    }
    if report.other_damage > 0 {
        lines.push(format!("{} other damaged places", report.other_damage));
    }
    lines
}

fn leftovers(report: &Report) -> Vec<String> {
    let named = report
        .remainder
        .iter()
        .map(|part| format!("lines {}-{}: {}", part.line_start, part.line_end, part.why));
    let lost = report.uncovered.iter().map(|line| format!("line {line} IS NOT ACCOUNTED FOR"));
    let doubtful = report
        .doubtful
        .iter()
        .map(|line| format!("line {line} looks like an entry of its own and was read as text"));
    let unread = report.is_mostly_introduction().then(|| {
        "most of it was read as introduction: few headings were seen, so nobody will find its rulings"
            .to_owned()
    });
    named.chain(lost).chain(doubtful).chain(unread).collect()
}
