//! `arbiter rulings import`: stores ruling documents, all of the given files or none.

use std::path::{Path, PathBuf};

use chrono::{NaiveDate, Utc};

use crate::app::Desk;
use crate::app::library::{DocumentImport, Guess, Preview};
use crate::app::sessions::random_uuid;
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::input;
use crate::cli::open::DataLocation;
use crate::cli::rulings::split::report_lines;
use crate::cli::{output, progress};
use crate::domain::awaited::Awaited;
use crate::domain::edition::Edition;
use crate::domain::rulings::document::{Description, Document, WorkKey};
use crate::domain::rulings::log::fingerprint::Fingerprint;
use crate::domain::rulings::log::statement::Provenance;

/// What to import. The options describe a document that the program does not know by its content.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The date on which it was issued, such as 2000-09-25.
    #[arg(long, value_parser = input::day)]
    issued: Option<NaiveDate>,
    /// Its series, such as 1E-CR; otherwise guessed from the document's words and layout, as the report then says.
    #[arg(long)]
    work: Option<WorkKey>,
    /// Its title; its first line if none is given.
    #[arg(long)]
    title: Option<String>,
    /// The date of the document before it in the series.
    #[arg(long, value_parser = input::day)]
    previous: Option<NaiveDate>,
    /// Take the text as it is: leave tags, page numbers and running heads in it.
    #[arg(long)]
    verbatim: bool,
    /// The documents, or - for standard input.
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// A file ready to be imported.
struct Ready {
    name: String,
    bytes: Vec<u8>,
    described: Option<Description>,
    /// The fingerprint of what was known of it, if it is in the library.
    seen: Fingerprint,
    /// Options that have no effect, and why; or that a series is only a guess.
    remarks: Vec<String>,
    /// What was changed to make it plain text.
    changes: Vec<String>,
}

/// Imports the files.
///
/// # Errors
/// If one of them cannot be used; nothing is stored then.
pub fn run(args: &Args, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    let desk = place.desk()?;
    let progress = progress::bar("Importing");
    let ready: Vec<Ready> =
        args.files.iter().map(|file| ready(&desk, args, file)).collect::<Result<_, _>>()?;
    let all = ready.len();
    for (number, Ready { name, bytes, described, seen, remarks, changes }) in (1..).zip(ready) {
        let submission = random_uuid().map_err(|error| Unusable(error.to_string()))?.to_string();
        let provenance = Provenance::of_operator(Utc::now(), submission);
        let imported = desk
            .import_document(&name, bytes, described, &seen, &provenance, &Awaited::always())
            .map_err(|error| Unusable(error.to_string()))?;
        output::text(&words(&name, &imported, &[remarks, changes].concat()))?;
        progress.tell(number, all);
    }
    Ok(YesOrNo::Yes)
}

fn ready(desk: &Desk, args: &Args, file: &Path) -> Result<Ready, Unusable> {
    let read = input::read(file)?.bytes;
    let name = if file == Path::new("-") { "standard-input".to_owned() } else { file.display().to_string() };
    let (bytes, changes) = if args.verbatim {
        (read, Vec::new())
    } else {
        let plain = desk.plain_document(&name, read, &Awaited::always());
        let plain = plain.map_err(|error| Unusable(error.to_string()))?;
        (plain.bytes, plain.changes.iter().map(ToString::to_string).collect())
    };
    let preview = |described| {
        let found = desk.preview_document(&name, bytes.clone(), described, &Awaited::always());
        found.map_err(|error| Unusable(error.to_string()))
    };
    let looked = preview(None)?;
    let seen = looked.seen.clone();
    match &looked.document {
        Some(known) if looked.recognised => {
            let remarks = contradicting_options(args, known);
            return Ok(Ready { name, bytes, described: None, seen, remarks, changes });
        }
        Some(_) if !args.describe() => {
            return Ok(Ready { name, bytes, described: None, seen, remarks: Vec::new(), changes });
        }
        _ => {}
    }
    let described = match &looked.document {
        Some(held) => held_description(args, held)?,
        None => description(args, &name, &looked)?,
    };
    preview(Some(described.clone()))?;
    let is_guess = looked.document.is_none() && args.work.is_none();
    let remarks = if is_guess { vec![guessed_series(&described.work)] } else { Vec::new() };
    Ok(Ready { name, bytes, described: Some(described), seen, remarks, changes })
}

/// That nobody named the series, and how to name another. A wrong one changes which other documents are in force.
fn guessed_series(work: &WorkKey) -> String {
    format!(
        "Its series, {work}, is a guess, and each document of a series takes over from the one before it. If it belongs \
         to another, import it again and name that with --work."
    )
}

/// Options that contradict a recognised document.
fn contradicting_options(args: &Args, known: &Document) -> Vec<String> {
    let day = |day: Option<NaiveDate>| day.map(|day| day.to_string());
    let given = [
        ("--issued", day(args.issued), day(known.issued)),
        ("--work", args.work.as_ref().map(ToString::to_string), Some(known.work.to_string())),
        ("--title", args.title.clone(), Some(known.title.clone())),
        ("--previous", day(args.previous), day(known.previous_on)),
    ];
    let contrary = given.into_iter().filter(|(_, given, known)| given.is_some() && given != known);
    contrary
        .map(|(option, given, known)| {
            let given = given.unwrap_or_default();
            let known = known.unwrap_or_else(|| "none".to_owned());
            format!(
                "{option} {given} was not used: the program knows this document by its content, and there it is {known}."
            )
        })
        .collect()
}

/// What the options say of a document in the library, and for the rest what was said before.
fn held_description(args: &Args, held: &Document) -> Result<Description, Unusable> {
    let work = args.work.clone().unwrap_or_else(|| held.work.clone());
    Ok(Description {
        stem: held.stem.clone(),
        edition: edition(&work)?,
        work,
        title: args.title.clone().unwrap_or_else(|| held.title.clone()),
        publisher: None,
        issued: args.issued.or(held.issued),
        previous_on: args.previous.or(held.previous_on),
        star_rule: held.star_rule,
    })
}

fn edition(work: &WorkKey) -> Result<Edition, Unusable> {
    let work = work.to_string();
    let code = work.split('-').next().unwrap_or_default();
    code.parse().map_err(|error| Unusable::about("--work", error))
}

impl Args {
    /// Whether the import says anything about the documents.
    const fn describe(&self) -> bool {
        self.issued.is_some() || self.work.is_some() || self.title.is_some() || self.previous.is_some()
    }
}

/// The description from the options, completed with suggested values.
fn description(args: &Args, name: &str, looked: &Preview) -> Result<Description, Unusable> {
    let work = looked.guess.work();
    let Guess { stem, title, issued, star_rule, .. } = looked.guess.clone();
    let missing = |what: &str| {
        Unusable::about(name, format!("is not a document that the program knows; {what}. Nothing was stored"))
    };
    let Some(issued) = args.issued else {
        let perhaps =
            issued.map_or_else(|| "YYYY-MM-DD".to_owned(), |date| format!("{date}, if that is right"));
        return Err(missing(&format!("say when it was issued with --issued {perhaps}")));
    };
    let Some(work) = args.work.clone().or(work) else {
        return Err(missing("its form does not tell its series: name it with --work, such as --work 1E-CR"));
    };
    Ok(Description {
        stem,
        edition: edition(&work)?,
        work,
        title: args.title.clone().unwrap_or(title),
        publisher: None,
        issued: Some(issued),
        previous_on: args.previous,
        star_rule,
    })
}

fn words(name: &str, imported: &DocumentImport, said: &[String]) -> String {
    let mut lines = vec![format!("{name}: {}", imported.sentence())];
    lines.extend(said.iter().map(|said| format!("  {said}")));
    lines.extend(imported.document.note.iter().map(|note| format!("  {note}")));
    lines.extend(imported.note.map(|note| format!("  {note}")));
    lines.extend(report_lines(&imported.report).into_iter().map(|line| format!("  {line}")));
    lines.join("\n") + "\n"
}
