//! `arbiter tournament`: lists, exports and imports whole tournaments.

use std::path::{Path, PathBuf};

use chrono::Utc;
use clap::Subcommand;
use clap::builder::{PossibleValuesParser, TypedValueParser as _};

use crate::app::export::{ImportedTournament, People, SeveralImports};
use crate::app::listing::ListedTournament;
use crate::app::open_data::report::{ReportForm, ReportReader};
use crate::app::read_back::is_report;
use crate::app::restore_line;
use crate::app::series::export::is_of_series;
use crate::app::text::Text;
use crate::app::{Desk, DeskError};
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::open::{self, DataLocation};
use crate::cli::{input, output, progress, series};
use crate::domain::awaited::Awaited;
use crate::web::urls;
use crate::words::numbers::count;

/// What to do with tournaments.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List the tournaments, the newest first.
    List {
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Write a tournament as JSON Lines to standard output: names, deck lists and log. A damaged one, too, with a
    /// warning.
    Export {
        /// The tournament's address.
        slug: String,
    },
    /// Write the report on a tournament to standard output. Of a damaged log there is none.
    Report {
        /// The tournament's address.
        slug: String,
        /// The form: `trekcc` for trekcc.org's form, `csv`, `bbcode` for a forum, or `json`.
        #[arg(long = "as", value_parser = PossibleValuesParser::new(["trekcc", "csv", "bbcode", "json"]).try_map(|form| form.parse::<ReportForm>()))]
        form: ReportForm,
    },
    /// Read exports in, of tournaments and series, or the results of a report that was written as json or trekcc. Of a folder,
    /// every file that ends in .jsonl, in the folders in it, too; reports in it are named and not read.
    Import {
        /// Exports, folders of exports, or `-`.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Its people are those who bear the same identifiers here, as in an export of this or a related installation.
        #[arg(long)]
        same_people: bool,
    },
}

/// Lists, exports or imports tournaments.
///
/// # Errors
/// If the database, the tournament or the file cannot be used.
pub fn run(args: Args, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    match args.command {
        Command::List { json } => list(place, json),
        Command::Export { slug } => export(place, &slug),
        Command::Report { slug, form } => report(place, &slug, form),
        Command::Import { files, same_people } => import(place, &files, same_people),
    }
}

fn list(place: &DataLocation, json: bool) -> Result<YesOrNo, Unusable> {
    let listed = place.existing_desk()?.tournaments().map_err(|error| Unusable(error.to_string()))?;
    let tournaments = &listed.readable;
    for broken in &listed.unreadable {
        output::note(broken.sentence());
    }
    if json {
        let line = |ListedTournament { summary, sequence, hash }: &ListedTournament| {
            serde_json::json!({
                "slug": summary.slug,
                "title": summary.title,
                "date": summary.date,
                "edition": summary.game,
                "players": summary.players,
                "rounds": summary.paired,
                "closed": summary.closed.is_some(),
                "entries": sequence,
                "head": hash,
            })
        };
        let lines: Vec<serde_json::Value> = tournaments.iter().map(line).collect();
        output::json(&lines)?;
        return Ok(YesOrNo::Yes);
    }
    for ListedTournament { summary, .. } in tournaments {
        output::line(format_args!("{}  {}  {}", summary.date, summary.slug, summary.title))?;
    }
    if tournaments.is_empty() && listed.unreadable.is_empty() {
        output::line("No tournaments yet.")?;
    }
    Ok(YesOrNo::Yes)
}

fn export(place: &DataLocation, slug: &str) -> Result<YesOrNo, Unusable> {
    let desk = place.existing_desk()?;
    let address = open::slug(slug)?;
    let damage = desk.damage_found_now(&address).map_err(|error| unread(slug, &error))?;
    let text = desk.export(&address).map_err(|error| unread(slug, &error))?;
    // It is how a damaged log is taken along to be examined; an import refuses it.
    if let Some(why) = damage {
        output::note(format_args!("arbiter: the log of “{slug}” is damaged, and so is this export: {why}"));
    }
    output::document(&text)?;
    Ok(YesOrNo::Yes)
}

/// Why a tournament cannot be read.
fn unread(slug: &str, error: &DeskError) -> Unusable {
    match error {
        DeskError::NotFound => open::no_tournament(slug),
        other => Unusable(other.to_string()),
    }
}

fn report(place: &DataLocation, slug: &str, form: ReportForm) -> Result<YesOrNo, Unusable> {
    let desk = place.existing_desk()?;
    let address = open::slug(slug)?;
    if let Some(why) = desk.damage_found_now(&address).map_err(|error| unread(slug, &error))? {
        output::note(format_args!(
            "arbiter: the log of “{slug}” is damaged: {why}. No report is made from it. “arbiter verify {slug}” says more, \
             and “{}” brings back a backup.{}",
            restore_line::command(desk.database()),
            restore_line::afterwards(desk.database())
        ));
        return Ok(YesOrNo::No);
    }
    let here = desk.tournament(&address).map_err(|error| unread(slug, &error))?;
    let person = |player| urls::api_who_is(here.slug(), player).to_string();
    let report = desk.results_report(&here, ReportReader::Everybody, Utc::now(), &Awaited::always(), person);
    let report = report.map_err(|error| Unusable(error.to_string()))?;
    let report = report.ok_or_else(|| open::no_tournament(slug))?;
    let written = report.to_bytes(form).map_err(|error| Unusable(error.to_string()))?;
    output::document(&String::from_utf8(written).map_err(|error| Unusable(error.to_string()))?)?;
    Ok(YesOrNo::Yes)
}

fn import(place: &DataLocation, named: &[PathBuf], same_people: bool) -> Result<YesOrNo, Unusable> {
    let files = files_of(named)?;
    let desk = place.desk()?;
    let people = if same_people { People::Same } else { People::Strangers };
    let mut imports = desk.import_several(people);
    let progress = progress::bar("Importing");
    if let [file] = files.as_slice() {
        let brought = import_text(&desk, &mut imports, file, &input::read(file)?)?;
        return Ok(if brought == Brought::Nothing { YesOrNo::No } else { YesOrNo::Yes });
    }
    let (mut taken, mut series, mut refused) = (0_usize, 0_usize, 0_usize);
    for (number, file) in (1..).zip(&files) {
        let brought = input::read(file).and_then(|text| {
            let brought = import_text(&desk, &mut imports, file, &text);
            brought.map_err(|why| Unusable::about(input::name(file), why))
        });
        match brought {
            Ok(Brought::Tournament) => taken += 1,
            Ok(Brought::Series) => series += 1,
            // The reason was printed.
            Ok(Brought::Nothing) => {
                output::note(format_args!("arbiter: {} was not imported", input::name(file)));
                refused += 1;
            }
            Err(why) => {
                output::note(format_args!("arbiter: {why}"));
                refused += 1;
            }
        }
        progress.tell(number, files.len());
    }
    let mut all = count(taken, "tournament", "tournaments");
    if series > 0 {
        all = format!("{all} and {series} series");
    }
    let said = match taken + series {
        0 => "Nothing was imported.".to_owned(),
        _ => format!("Imported {all}; each log verifies."),
    };
    output::line(match refused {
        0 => said,
        _ => format!("{said} Not imported: {refused}, for the reasons above."),
    })?;
    Ok(if refused == 0 { YesOrNo::Yes } else { YesOrNo::No })
}

/// The named files, and of each named folder the exports in it and below it by name.
fn files_of(named: &[PathBuf]) -> Result<Vec<PathBuf>, Unusable> {
    let mut files = Vec::new();
    for path in named {
        if path.is_dir() {
            files.extend(exports_of(path)?);
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

/// The exports in a folder and in the folders in it: an archive of many years has one for each.
fn exports_of(folder: &Path) -> Result<Vec<PathBuf>, Unusable> {
    let mut exports = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        let mut inner = look_in(&next, &mut exports)?;
        // The last one is looked into next.
        inner.sort_unstable_by(|one, other| other.cmp(one));
        folders.extend(inner);
    }
    if exports.is_empty() {
        let why = "there is no export in it, no file that ends in .jsonl";
        return Err(Unusable::about(folder.display(), why));
    }
    exports.sort();
    Ok(exports)
}

/// Adds the exports in a folder and returns the folders in it. Reports beside them may tell of the same tournaments, so they
/// are not read, and named.
fn look_in(folder: &Path, exports: &mut Vec<PathBuf>) -> Result<Vec<PathBuf>, Unusable> {
    let about = |error| Unusable::about(folder.display(), error);
    let (mut folders, mut reports) = (Vec::new(), Vec::new());
    for entry in std::fs::read_dir(folder).map_err(about)? {
        let entry = entry.map_err(about)?;
        let (file, kind) = (entry.path(), entry.file_type().map_err(about)?);
        let is_export = file.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("jsonl"));
        // A pipe into which nobody writes would be waited for. One that is named is read.
        let is_other = file.metadata().is_ok_and(|there| !there.is_file());
        if kind.is_dir() {
            folders.push(file);
        } else if file.is_dir() {
            // It may lead back to where it is.
            output::note(format_args!("{}: left out, because it is a link to a folder", file.display()));
        } else if is_export && is_other {
            output::note(format_args!("{}: left out, because it is no file", file.display()));
        } else if is_export {
            exports.push(file);
        } else if !is_other && may_be_report(&file) {
            reports.extend(file.file_name().map(|name| name.to_string_lossy().into_owned()));
        }
    }
    reports.sort();
    tell_passed_over(folder, &reports);
    Ok(folders)
}

/// Whether a file has the results of a tournament in a form that is no export. A table of them is known by its name alone.
fn may_be_report(file: &Path) -> bool {
    let ends_in = |ending: &str| file.extension().is_some_and(|it| it.eq_ignore_ascii_case(ending));
    let reads_as_report = || input::read(file).is_ok_and(|text| is_report(&text.text));
    ends_in("csv") || (ends_in("json") || ends_in("txt")) && reads_as_report()
}

/// How many reports in a folder are named.
const NAMED: usize = 10;

fn tell_passed_over(folder: &Path, reports: &[String]) {
    if reports.is_empty() {
        return;
    }
    let named = reports.iter().take(NAMED).map(String::as_str).collect::<Vec<_>>().join(", ");
    let more = match reports.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    output::note(format_args!(
        "{}: passed over {named}{more}. Of a folder only exports are read, the files that end in .jsonl. Name a report by \
         itself to read its results back, as JSON or as text for trekcc.org.",
        folder.display()
    ));
}

/// What a file brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Brought {
    Tournament,
    Series,
    Nothing,
}

fn import_text(
    desk: &Desk,
    imports: &mut SeveralImports<'_>,
    file: &Path,
    text: &Text,
) -> Result<Brought, Unusable> {
    if let Some(note) = &text.note {
        output::note(format_args!("{}: {note}", input::name(file)));
    }
    if is_of_series(&text.text) {
        let answer = series::import_text(desk, &text.text)?;
        return Ok(if answer == YesOrNo::Yes { Brought::Series } else { Brought::Nothing });
    }
    match imports.import(&text.text, Utc::now()) {
        Ok(ImportedTournament { slug, notes }) => {
            output::line(format_args!("Imported “{slug}”; its log verifies."))?;
            notes.iter().for_each(output::note);
            let lacking = desk.tournament(&slug).and_then(|here| desk.lacks_cards(&here));
            if let Some(sentence) = lacking.map_err(|error| Unusable(error.to_string()))? {
                output::note(sentence);
            }
            Ok(Brought::Tournament)
        }
        Err(error) => open::answer_error(&error).map(|_| Brought::Nothing),
    }
}
