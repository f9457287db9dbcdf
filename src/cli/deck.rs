//! `arbiter deck`: checks deck lists and shows the formats.

use std::fmt::Write as _;
use std::path::PathBuf;

use chrono::NaiveDate;
use clap::{Args, Subcommand};
use serde::Serialize;

use crate::cli::answer::{Answer, Unusable};
use crate::cli::open::Place;
use crate::cli::{input, output};
use crate::data;
use crate::domain::card::Match;
use crate::domain::deck::reminder::{self, Reminder, Spot};
use crate::domain::deck::{DeckList, DeckReport, Format};
use crate::domain::rulings::library::Library;
use crate::domain::rulings::source_parser;
use crate::domain::source::Confidence;

/// Deck lists and formats.
#[derive(Debug, Args)]
pub struct Deck {
    #[command(subcommand)]
    command: DeckCommand,
}

#[derive(Debug, Subcommand)]
enum DeckCommand {
    /// Reads and checks one deck list.
    Check(Check),
    /// Shows the formats, each rule with its source and confidence.
    Formats {
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
}

#[derive(Debug, Args)]
struct Check {
    /// The format, such as 1e-open; `arbiter deck formats` lists them.
    #[arg(long)]
    format: String,
    /// The day of play, as 2000-10-30.
    #[arg(long)]
    on: Option<NaiveDate>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// The deck list, or - for standard input.
    file: PathBuf,
}

/// Runs the subcommand.
///
/// # Errors
/// When the format is not known or the file cannot be read.
pub fn run(deck: Deck, place: &Place) -> Result<Answer, Unusable> {
    match deck.command {
        DeckCommand::Check(check) => check_list(&check, place),
        DeckCommand::Formats { json: true } => {
            output::indented_json(&data::deck_formats()).map(|()| Answer::Yes)
        }
        DeckCommand::Formats { json: false } => output::text(&formats()).map(|()| Answer::Yes),
    }
}

fn check_list(check: &Check, place: &Place) -> Result<Answer, Unusable> {
    let Some(format) = data::deck_format(&check.format) else {
        let known: Vec<&str> = data::deck_formats().iter().map(|format| format.id.as_str()).collect();
        return Err(Unusable::about(
            format!("format “{}”", check.format),
            format!("not known; the formats are {}", known.join(", ")),
        ));
    };
    let read = input::read(&check.file)?;
    if let Some(note) = &read.note {
        output::note(format_args!("{}: {note}", input::name(&check.file)));
    }
    let table = place.newest_cards()?.of(format.edition)?;
    let shelf = place.library()?;
    let report = format.check(&DeckList::read(&read.text, &table), &table, check.on);
    let report = report.cited_on(check.on, &shelf.library);
    let called = reminder::called(data::reminders(), &report, &table);
    let called = called.into_iter().filter(|one| one.stands(format.edition, Spot::Deck, check.on));
    let reminders: Vec<Said> = called.map(|one| Said::of(one, check.on, &shelf.library)).collect();
    if check.json {
        output::indented_json(&Checked { report: &report, reminders })?;
    } else {
        output::text(&words(format, &report, &reminders))?;
    }
    Ok(if report.legal { Answer::Yes } else { Answer::No })
}

/// The report, and what no check can prove.
#[derive(Serialize)]
struct Checked<'a> {
    #[serde(flatten)]
    report: &'a DeckReport,
    reminders: Vec<Said<'a>>,
}

#[derive(Serialize)]
struct Said<'a> {
    reminder: &'a str,
    says: &'a str,
    citations: Vec<String>,
    confidence: Confidence,
}

impl<'a> Said<'a> {
    fn of(reminder: &'a Reminder, on: Option<NaiveDate>, library: &Library) -> Self {
        let Reminder { id, says, citations, confidence, .. } = reminder;
        let told = source_parser::on_day(citations.iter().map(String::as_str), on, library);
        let confidence = told.confidence(*confidence);
        Self { reminder: id, says, citations: told.said, confidence }
    }
}

fn words(format: &Format, report: &DeckReport, reminders: &[Said<'_>]) -> String {
    let mut text = format!("{}: {}\n", format.name, if report.legal { "legal" } else { "not legal" });
    for (zone, count) in &report.counts {
        let _ = writeln!(text, "  {zone}: {count}");
    }
    if report.unplaced > 0 {
        let _ = writeln!(text, "  in no known part: {}", report.unplaced);
    }
    for fault in &report.faults {
        let _ = writeln!(text, "{}: {}", fault.severity.name(), fault.message);
        if !fault.lines.is_empty() && fault.lines.len() <= 12 {
            let lines: Vec<String> = fault.lines.iter().map(ToString::to_string).collect();
            let _ = writeln!(text, "    lines {}", lines.join(", "));
        }
        if !fault.citations.is_empty() {
            let _ = writeln!(text, "    {} [{}]", fault.citations.join("; "), fault.rule);
        }
    }
    let changed = report.lines.iter().filter(|line| !matches!(line.how, Match::Exact | Match::None));
    for line in changed {
        let title = line.printing.as_ref().or(line.title.as_ref()).map_or("", String::as_str);
        let _ = writeln!(text, "line {}: “{}” read as {title}", line.line, line.text);
    }
    for one in reminders {
        let _ = writeln!(text, "remember: {}\n    {}", one.says, one.citations.join("; "));
    }
    text
}

fn formats() -> String {
    let mut text = String::new();
    for format in data::deck_formats() {
        let _ = writeln!(text, "{}  {} ({})\n  {}", format.id, format.name, format.edition, format.about);
        for rule in &format.rules {
            let _ = writeln!(
                text,
                "  - {} [{}, {}]\n      {} ({})",
                rule.says,
                rule.id,
                rule.severity.name(),
                rule.citations.join("; "),
                rule.confidence.words()
            );
        }
    }
    text
}
