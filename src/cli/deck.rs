//! `arbiter deck`: checks deck lists and shows the formats.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::NaiveDate;
use clap::{Args, Subcommand};
use serde::Serialize;

use crate::app::cards::KeptCards;
use crate::app::deck_check::{Checked, ReminderText, others};
use crate::app::library::LibrarySnapshot;
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::open::DataLocation;
use crate::cli::{input, output};
use crate::data;
use crate::domain::awaited::Awaited;
use crate::domain::card::MatchKind;
use crate::domain::deck::{DeckList, DeckReport, Format, OpenedPool, Severity};
use crate::domain::edition::Edition;

/// Deck lists and formats.
#[derive(Debug, Args)]
pub struct DeckArgs {
    #[command(subcommand)]
    command: DeckCommand,
}

#[derive(Debug, Subcommand)]
enum DeckCommand {
    /// Reads and checks one deck list, or all in a folder.
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
    #[arg(long, value_parser = input::day)]
    on: Option<NaiveDate>,
    /// The cards that the player opened or drafted, for a format such as sealed.
    #[arg(long)]
    pool: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// The deck list, a folder of lists, or - for standard input.
    file: PathBuf,
}

/// Runs the subcommand.
///
/// # Errors
/// If the format is not known or the file cannot be read.
pub fn run(deck: DeckArgs, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    match deck.command {
        DeckCommand::Check(check) => check_list(&check, place),
        DeckCommand::Formats { json: true } => {
            output::indented_json(&data::deck_formats()).map(|()| YesOrNo::Yes)
        }
        DeckCommand::Formats { json: false } => output::text(&formats()).map(|()| YesOrNo::Yes),
    }
}

fn check_list(check: &Check, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    let Some(format) = data::deck_format(&check.format) else {
        let known: Vec<&str> = data::deck_formats().iter().map(|format| format.id.as_str()).collect();
        return Err(Unusable::about(
            format!("format “{}”", check.format),
            format!("not known; the formats are {}", known.join(", ")),
        ));
    };
    if check.file.is_dir() {
        return check_folder(check, format, place);
    }
    let checked = check_file(check, format, &check.file, &Shelves::of(check, format, place)?)?;
    if check.json {
        output::indented_json(&checked)?;
    } else {
        output::text(&words(format, &checked.report, &checked.reminders))?;
    }
    Ok(if checked.report.legal { YesOrNo::Yes } else { YesOrNo::No })
}

/// The card tables and the library by which lists are judged.
struct Shelves {
    first: KeptCards,
    second: KeptCards,
    tribbles: KeptCards,
    rulings: Arc<LibrarySnapshot>,
    /// What the player opened or drafted.
    pool: Option<OpenedPool>,
}

impl Shelves {
    fn of(check: &Check, format: &Format, place: &DataLocation) -> Result<Self, Unusable> {
        let newest = place.newest_cards()?;
        let pool = match &check.pool {
            Some(file) => pool(check, format, file, &newest.of(format.edition)?)?,
            None => None,
        };
        Ok(Self {
            pool,
            first: newest.of(Edition::First)?,
            second: newest.of(Edition::Second)?,
            tribbles: newest.of(Edition::Tribbles)?,
            rulings: place.library()?,
        })
    }

    const fn table(&self, edition: Edition) -> &KeptCards {
        match edition {
            Edition::First => &self.first,
            Edition::Second => &self.second,
            Edition::Tribbles => &self.tribbles,
        }
    }
}

/// The pool in a file.
fn pool(
    check: &Check,
    format: &Format,
    file: &Path,
    table: &KeptCards,
) -> Result<Option<OpenedPool>, Unusable> {
    if file == Path::new("-") && check.file == Path::new("-") {
        return Err(Unusable::about(
            "--pool",
            "the list is read from standard input; give the pool as a file",
        ));
    }
    let text = input::read(file)?.text;
    let pool = OpenedPool::of_sent(&text, format, table, &Awaited::always());
    pool.map_err(|why| Unusable::about(input::name(file), why))
}

fn check_file(check: &Check, format: &Format, file: &Path, shelves: &Shelves) -> Result<Checked, Unusable> {
    let read = input::read(file)?;
    if let Some(note) = &read.note {
        output::note(format_args!("{}: {note}", input::name(file)));
    }
    if read.text.trim().is_empty() {
        return Err(Unusable::about(input::name(file), "it is empty; write the deck list, a card to a line"));
    }
    let table = shelves.table(format.edition);
    let (list, pool) = (DeckList::read(&read.text, table), shelves.pool.as_ref());
    let report = format.check_while(&list, table, check.on, pool, &Awaited::always());
    let report = report.map_err(|why| Unusable::about(input::name(file), why))?;
    let others = others(format.edition).map(|edition| &**shelves.table(edition));
    let report = report.or_of_another(&read.text, others);
    Ok(Checked::of(report, table, check.on, &shelves.rulings.library))
}

/// One file of a folder, as `--json` prints it.
#[derive(Serialize)]
struct Summary {
    file: String,
    legal: bool,
    cards: u32,
    errors: usize,
    warnings: usize,
    unread: usize,
    /// Why it could not be checked.
    #[serde(skip_serializing_if = "Option::is_none")]
    unusable: Option<String>,
}

/// Checks every file of a folder, in order of name, with one line for each.
fn check_folder(check: &Check, format: &Format, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    let shelves = Shelves::of(check, format, place)?;
    let about = |why: std::io::Error| Unusable::about(check.file.display(), why);
    let mut files = Vec::new();
    for entry in std::fs::read_dir(&check.file).map_err(about)? {
        let path = entry.map_err(about)?.path();
        let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
        if path.is_file() && !hidden {
            files.push(path);
        }
    }
    files.sort();
    let summaries: Vec<Summary> = files.iter().map(|file| summary(check, format, file, &shelves)).collect();
    if check.json {
        output::indented_json(&summaries)?;
    } else {
        let lines = summaries.iter().map(|one| match &one.unusable {
            Some(why) => format!("{}: not read: {why}\n", one.file),
            None => format!(
                "{}: {}, {} cards, {} errors, {} warnings, {} lines not read\n",
                one.file,
                if one.legal { "legal" } else { "not legal" },
                one.cards,
                one.errors,
                one.warnings,
                one.unread
            ),
        });
        output::text(&lines.collect::<String>())?;
    }
    if summaries.is_empty() {
        return Err(Unusable::about(check.file.display(), "there is no file in this folder"));
    }
    Ok(if summaries.iter().all(|one| one.legal) { YesOrNo::Yes } else { YesOrNo::No })
}

fn summary(check: &Check, format: &Format, file: &Path, shelves: &Shelves) -> Summary {
    let name = file.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    match check_file(check, format, file, shelves) {
        Ok(Checked { report, .. }) => Summary {
            file: name,
            legal: report.legal,
            cards: report.cards(),
            errors: report.count(Severity::Error),
            warnings: report.count(Severity::Warning),
            unread: report.lines.iter().filter(|line| line.card.is_none()).count(),
            unusable: None,
        },
        Err(why) => Summary {
            file: name,
            legal: false,
            cards: 0,
            errors: 0,
            warnings: 0,
            unread: 0,
            unusable: Some(why.0),
        },
    }
}

fn words(format: &Format, report: &DeckReport, reminders: &[ReminderText]) -> String {
    let mut text = format!("{}: {}\n", format.name, if report.legal { "legal" } else { "not legal" });
    for (zone, count) in &report.counts {
        let _ = writeln!(text, "  {zone}: {count}");
    }
    if report.unplaced > 0 {
        let _ = writeln!(text, "  in no known part: {}", report.unplaced);
    }
    for fault in &report.faults {
        let _ = writeln!(text, "{}: {}", fault.severity.name(), fault.finding);
        if !fault.lines.is_empty() && fault.lines.len() <= 12 {
            let lines: Vec<String> = fault.lines.iter().map(ToString::to_string).collect();
            let _ = writeln!(text, "    lines {}", lines.join(", "));
        }
        if !fault.citations.is_empty() {
            let _ = writeln!(text, "    {} [{}]", fault.citations.join("; "), fault.rule.code());
        }
    }
    let changed = report.lines.iter().filter(|line| !matches!(line.how, MatchKind::Exact | MatchKind::None));
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
                rule.confidence
            );
        }
    }
    text
}
