//! `arbiter cards`: looks titles up, reads files of cards, compiles the tables that come with the program.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use chrono::Utc;
use clap::{Args, Subcommand};
use serde::Serialize;

use crate::app::CardTableRow;
use crate::app::card_import::{LeftOut, Looked, gather_files, sentences};
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::open::DataLocation;
use crate::cli::{input, output};
use crate::domain::card::changes::Changes;
use crate::domain::card::row::SourceRow;
use crate::domain::card::{CardId, CardTable, CardType, MatchKind, ParticularsTable, Sought, facts};
use crate::domain::edition::Edition;
use crate::domain::hash::CardTableVersion;

/// The card tables.
#[derive(Debug, Args)]
pub struct CardsArgs {
    #[command(subcommand)]
    command: CardsCommand,
}

#[derive(Debug, Subcommand)]
enum CardsCommand {
    /// Adds LackeyCCG plugin files or card tables to the newest table and stores it. Several files are one import.
    Import(ImportFiles),
    /// Lists the imports, the newest first.
    List {
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Takes the last import back; tournaments keep the tables they pinned.
    Undo,
    /// Looks a title up.
    Find(Find),
    /// Compiles the tables of data/cards from the tables of facts.
    #[command(hide = true)]
    Compile {
        /// Directory with cards-1e.csv, cards-2e.csv, cards-tribbles.csv, releases.csv and aliases.csv.
        #[arg(long)]
        from: PathBuf,
        /// Directory to write to.
        #[arg(long)]
        to: PathBuf,
    },
}

#[derive(Debug, Args)]
struct ImportFiles {
    /// The files, or - for standard input.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Store it even if it is older than the table, or takes a legality from more than 1 % of the titles.
    #[arg(long)]
    all_the_same: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
struct Find {
    /// The edition: 1E, 2E or TR; without it all three are searched.
    #[arg(long)]
    edition: Option<Edition>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// The title.
    text: String,
}

/// The result of a look-up in one edition.
#[derive(Debug, Serialize)]
struct Found<'t> {
    edition: Edition,
    #[serde(rename = "match")]
    how: MatchKind,
    card: Option<&'t CardId>,
    title: Option<&'t str>,
    #[serde(rename = "type")]
    kind: Option<CardType>,
    printings: Vec<&'t str>,
    suggestions: Vec<&'t str>,
    card_table: &'t str,
}

/// Runs the subcommand.
///
/// # Errors
/// If a file cannot be read or used, or the database cannot be opened.
pub fn run(cards: CardsArgs, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    match cards.command {
        CardsCommand::Import(import) => import_files(&import, place),
        CardsCommand::List { json } => list(json, place),
        CardsCommand::Undo => undo(place),
        CardsCommand::Find(find) => look_up(&find, place),
        CardsCommand::Compile { from, to } => compile(&from, &to),
    }
}

/// What an import did to the cards of one edition.
#[derive(Debug, Serialize)]
struct Report<'a> {
    edition: Edition,
    /// The version that tournaments pin from now on.
    version: &'a CardTableVersion,
    stored: bool,
    #[serde(flatten)]
    changes: &'a Changes,
    /// How many cards have a text here.
    texts: usize,
    left_out: &'a [LeftOut],
    #[serde(skip)]
    refused: bool,
}

/// What an import did, as `--json` prints it: several files are one import, whatever their editions.
#[derive(Debug, Serialize)]
struct WholeReport<'a> {
    /// The edition if there is only one.
    #[serde(skip_serializing_if = "Option::is_none")]
    edition: Option<Edition>,
    version: PinnedVersion<'a>,
    stored: bool,
    #[serde(flatten)]
    changes: Changes,
    /// How many cards have a text here.
    texts: usize,
    left_out: Vec<&'a LeftOut>,
    /// The report on each edition.
    editions: &'a [Report<'a>],
}

/// What tournaments pin from now on.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum PinnedVersion<'a> {
    Only(&'a CardTableVersion),
    /// By the code of the edition: each has a table of its own.
    Each(BTreeMap<&'static str, &'a CardTableVersion>),
}

impl<'a> WholeReport<'a> {
    fn of(reports: &'a [Report<'a>]) -> Self {
        let (edition, version) = match reports {
            [only] => (Some(only.edition), PinnedVersion::Only(only.version)),
            several => {
                let each = several.iter().map(|one| (one.edition.code(), one.version)).collect();
                (None, PinnedVersion::Each(each))
            }
        };
        Self {
            edition,
            version,
            stored: reports.iter().any(|one| one.stored),
            changes: Changes::together(reports.iter().map(|one| one.changes)),
            texts: reports.iter().map(|one| one.texts).sum(),
            left_out: reports.iter().flat_map(|one| one.left_out).collect(),
            editions: reports,
        }
    }
}

fn import_files(import: &ImportFiles, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    // Every file is read before the first is kept: a wrong name among them changes nothing.
    let files: Vec<(String, String)> =
        import.files.iter().map(|file| Ok((name_of(file), read(file)?))).collect::<Result<_, Unusable>>()?;
    let imports = gather_files(&files).map_err(|(at, why)| {
        Unusable::about(files.get(at).map_or("import", |(name, _)| name.as_str()), why)
    })?;
    let done = place
        .desk()?
        .import_cards(&imports, import.all_the_same, Utc::now())
        .map_err(|why| Unusable::about("import", why))?;
    let reports: Vec<Report<'_>> = done.looked.iter().map(|one| Report::of(one, done.refused)).collect();
    if import.json {
        output::indented_json(&WholeReport::of(&reports))?;
    } else {
        let told = reports.iter().zip(&done.looked).map(|(report, one)| told_in_words(report, &one.note));
        output::text(&told.collect::<String>())?;
    }
    if done.refused {
        output::note(format_args!(
            "Nothing was stored. Look for a newer file; with --all-the-same this one is stored as it is."
        ));
    }
    Ok(if done.refused { YesOrNo::No } else { YesOrNo::Yes })
}

impl<'a> Report<'a> {
    fn of(looked: &'a Looked, refused: bool) -> Self {
        Self {
            edition: looked.edition,
            version: if refused { looked.before.version() } else { looked.after.version() },
            stored: !refused && looked.is_news(),
            changes: &looked.changes,
            texts: looked.particulars.texts(),
            left_out: &looked.left_out,
            refused,
        }
    }
}

fn told_in_words(report: &Report<'_>, note: &str) -> String {
    let Report { edition, version, stored, changes, texts, left_out, refused } = report;
    let version = version.short();
    let mut text = format!("{note}, {edition}\n");
    for sentence in sentences(changes, left_out, *texts) {
        let _ = writeln!(text, "  {sentence}");
    }
    let _ = match (stored, refused) {
        (true, _) => writeln!(
            text,
            "  Stored as version {version}. New tournaments use it; tournaments that exist keep theirs."
        ),
        (false, true) => writeln!(text, "  Not stored; the table stays at version {version}."),
        (false, false) => writeln!(text, "  nothing new, the table stays at version {version}."),
    };
    text
}

fn list(json: bool, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    let tables = place.existing_desk()?.card_imports().map_err(|why| Unusable::about("cards", why))?;
    if json {
        let told: Vec<_> = tables.iter().map(told_row).collect();
        return output::indented_json(&told).map(|()| YesOrNo::Yes);
    }
    let mut text = String::new();
    for row in &tables {
        let state = if row.imported { "imported" } else { "kept for tournaments" };
        let day = row.imported_at.format("%Y-%m-%d %H:%M");
        let version = row.version.short();
        let _ = writeln!(text, "{version}  {}  {day} UTC  {state}  {}", row.edition, row.note);
    }
    if tables.is_empty() {
        text.push_str("No cards were imported here; the tables that come with the program are used.\n");
    }
    output::text(&text).map(|()| YesOrNo::Yes)
}

fn told_row(row: &CardTableRow) -> serde_json::Value {
    serde_json::json!({
        "version": row.version, "edition": row.edition, "imported_at": row.imported_at, "note": row.note,
        "imported": row.imported,
    })
}

fn undo(place: &DataLocation) -> Result<YesOrNo, Unusable> {
    let desk = place.existing_desk()?;
    let undone = desk.undo_card_import(None).map_err(|why| Unusable::about("cards", why))?;
    if undone.is_empty() {
        output::text("No import is there to be taken back.\n")?;
        return Ok(YesOrNo::No);
    }
    let mut text = String::new();
    for row in &undone {
        let newest = desk.newest_card_table(row.edition).map_err(|why| Unusable::about("cards", why))?;
        let _ = writeln!(
            text,
            "{}: taken back ({}). New tournaments use version {} again; tournaments that exist keep theirs.",
            row.edition,
            row.note,
            newest.short_version()
        );
    }
    output::text(&text).map(|()| YesOrNo::Yes)
}

/// The file's name without its folder, which may name a person.
fn name_of(file: &Path) -> String {
    if file == Path::new("-") {
        return input::name(file);
    }
    file.file_name().map_or_else(|| file.display().to_string(), |name| name.to_string_lossy().into_owned())
}

fn read(file: &Path) -> Result<String, Unusable> {
    let name = input::name(file);
    if file.is_dir() {
        let why = "this is a folder; give the files in it, of a plugin those in its sets folder";
        return Err(Unusable::about(&name, why));
    }
    let read = input::read(file)?;
    if let Some(note) = &read.note {
        output::note(format_args!("{name}: {note}"));
    }
    Ok(read.text)
}

fn look_up(find: &Find, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    let editions = match find.edition {
        Some(edition) => vec![edition],
        None => vec![Edition::First, Edition::Second, Edition::Tribbles],
    };
    let newest = place.newest_cards()?;
    let tables = editions.into_iter().map(|edition| newest.of(edition)).collect::<Result<Vec<_>, _>>()?;
    let looked: Vec<Found<'_>> = tables.iter().map(|table| find_card(table, &find.text)).collect();
    let any = looked.iter().any(|one| one.card.is_some());
    if find.json {
        output::indented_json(&looked)?;
    } else {
        output::text(&words(&looked))?;
    }
    Ok(if any { YesOrNo::Yes } else { YesOrNo::No })
}

fn find_card<'t>(table: &'t CardTable, text: &str) -> Found<'t> {
    let found = table.find(text, Sought::Anything);
    let card = found.map(|found| found.card);
    Found {
        edition: table.edition(),
        how: found.map_or(MatchKind::None, |found| found.how),
        card: card.map(|card| &card.id),
        title: card.map(|card| card.title.as_str()),
        kind: card.map(|card| card.kind),
        printings: card
            .into_iter()
            .flat_map(|card| &card.printings)
            .map(|printing| printing.name.as_str())
            .collect(),
        suggestions: if card.is_none() { suggestions(table, text) } else { Vec::new() },
        card_table: table.short_version(),
    }
}

/// Titles that contain these words, then titles that differ by a letter or two.
fn suggestions<'t>(table: &'t CardTable, text: &str) -> Vec<&'t str> {
    const OFFERED: usize = 6;
    let mut titles = table.titles_with(text, OFFERED);
    for near in table.suggest(text) {
        if !titles.contains(&near) {
            titles.push(near);
        }
    }
    titles
}

fn words(looked: &[Found<'_>]) -> String {
    let mut text = String::new();
    for one in looked {
        let _ = match (one.title, one.kind) {
            (Some(title), Some(kind)) => {
                writeln!(text, "{}: {title}, {kind}; printings: {}", one.edition, one.printings.join(", "))
            }
            _ if one.suggestions.is_empty() => writeln!(text, "{}: no card of this title", one.edition),
            _ => {
                writeln!(text, "{}: no card of this title; near: {}", one.edition, one.suggestions.join(", "))
            }
        };
    }
    text
}

/// The file name prefixes of each edition's two tables in data/cards.
const TABLES: [(Edition, &str, &str); 3] = [
    (Edition::First, "cards-1e.csv", "1e"),
    (Edition::Second, "cards-2e.csv", "2e"),
    (Edition::Tribbles, "cards-tribbles.csv", "tribbles"),
];

fn compile(from: &Path, to: &Path) -> Result<YesOrNo, Unusable> {
    for (edition, facts, name) in TABLES {
        let (table, particulars) = compile_edition(edition, from, facts)?;
        let path = to.join(format!("{name}.tsv"));
        let write = |path: &Path, text: &str| {
            std::fs::write(path, text).map_err(|why| Unusable::about(path.display(), why))
        };
        write(&path, &table.to_text())?;
        write(&to.join(format!("{name}-particulars.tsv")), particulars.to_text())?;
        let text = format!(
            "{}: {} cards, {} printings, version {}\n",
            path.display(),
            table.cards().len(),
            table.printings(),
            table.short_version()
        );
        output::text(&text)?;
    }
    Ok(YesOrNo::Yes)
}

fn compile_edition(
    edition: Edition,
    from: &Path,
    name: &str,
) -> Result<(CardTable, ParticularsTable), Unusable> {
    let text = |name: &str| input::read(&from.join(name)).map(|read| read.text);
    let unusable = |name: &str, why| Unusable::about(from.join(name).display(), why);
    let releases =
        facts::releases(edition, &text("releases.csv")?).map_err(|why| unusable("releases.csv", why))?;
    let mut rows: Vec<SourceRow> =
        facts::aliases(edition, &text("aliases.csv")?).map_err(|why| unusable("aliases.csv", why))?;
    let file = facts::cards(edition, &text(name)?).map_err(|why| unusable(name, why))?;
    // The tables that come with the program are whole.
    if let Some(first) = file.left_out.into_iter().next() {
        return Err(unusable(name, first));
    }
    rows.extend(file.rows);
    let table = CardTable::from_rows(edition, releases, rows.clone());
    let particulars = ParticularsTable::compile(&table, &rows, None).map_err(|why| unusable(name, why))?;
    Ok((table, particulars))
}
