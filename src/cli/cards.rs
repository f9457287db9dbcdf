//! `arbiter cards`: looks titles up, reads files of cards, compiles the tables that come with the program.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use chrono::Utc;
use clap::{Args, Subcommand};
use serde::Serialize;

use crate::cli::answer::{Answer, Unusable};
use crate::cli::open::Place;
use crate::cli::{input, output};
use crate::domain::card::import::{self, Import};
use crate::domain::card::row::Row;
use crate::domain::card::{CardId, CardTable, CardType, Match, Sought, facts};
use crate::domain::edition::Edition;

/// The card tables.
#[derive(Debug, Args)]
pub struct Cards {
    #[command(subcommand)]
    command: CardsCommand,
}

#[derive(Debug, Subcommand)]
enum CardsCommand {
    /// Adds LackeyCCG plugin files or card tables to the newest table and stores it.
    Import {
        /// The files, or - for standard input.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
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

/// What a look-up answers, for one edition.
#[derive(Debug, Serialize)]
struct Looked<'t> {
    edition: Edition,
    #[serde(rename = "match")]
    how: Match,
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
/// When a file cannot be read or used, or the database cannot be opened.
pub fn run(cards: Cards, place: &Place) -> Result<Answer, Unusable> {
    match cards.command {
        CardsCommand::Import { files } => import(&files, place),
        CardsCommand::Find(find) => look_up(&find, place),
        CardsCommand::Compile { from, to } => compile(&from, &to),
    }
}

fn import(files: &[PathBuf], place: &Place) -> Result<Answer, Unusable> {
    // Reads every file before storing the first: one wrong name changes nothing.
    let imports: Vec<(String, Import)> =
        files.iter().map(|file| Ok((name_of(file), read(file)?))).collect::<Result<_, Unusable>>()?;
    let desk = place.desk()?;
    for (name, import) in imports {
        let (rows, edition) = (import.rows.len(), import.edition);
        let done = desk
            .import_cards(edition, import.rows, &format!("{}: {name}", import.what), Utc::now())
            .map_err(|why| Unusable::about(&name, why))?;
        let mut text = format!("{name}: {}, {edition}\n", import.what);
        let (before, after) = (&done.before, &done.after);
        let _ = if done.is_news() {
            writeln!(
                text,
                "  {rows} rows; the table goes from {} cards in {} printings (version {}) to {} in {} (version {}).\n  \
                 Stored. New tournaments pin it; tournaments that exist keep theirs.",
                before.cards().len(),
                before.printings(),
                before.short_version(),
                after.cards().len(),
                after.printings(),
                after.short_version()
            )
        } else {
            writeln!(
                text,
                "  {rows} rows; nothing new, the table stays at version {}.",
                before.short_version()
            )
        };
        output::text(&text)?;
    }
    Ok(Answer::Yes)
}

/// The file's name without its folder, which may name a person.
fn name_of(file: &Path) -> String {
    if file == Path::new("-") {
        return input::name(file);
    }
    file.file_name().map_or_else(|| file.display().to_string(), |name| name.to_string_lossy().into_owned())
}

fn read(file: &Path) -> Result<Import, Unusable> {
    let name = input::name(file);
    let read = input::read(file)?;
    if let Some(note) = &read.note {
        output::note(format_args!("{name}: {note}"));
    }
    import::read(&read.text).map_err(|why| Unusable::about(&name, why))
}

fn look_up(find: &Find, place: &Place) -> Result<Answer, Unusable> {
    let editions = match find.edition {
        Some(edition) => vec![edition],
        None => vec![Edition::First, Edition::Second, Edition::Tribbles],
    };
    let newest = place.newest_cards()?;
    let tables = editions.into_iter().map(|edition| newest.of(edition)).collect::<Result<Vec<_>, _>>()?;
    let looked: Vec<Looked<'_>> = tables.iter().map(|table| looked(table, &find.text)).collect();
    let any = looked.iter().any(|one| one.card.is_some());
    if find.json {
        output::indented_json(&looked)?;
    } else {
        output::text(&words(&looked))?;
    }
    Ok(if any { Answer::Yes } else { Answer::No })
}

fn looked<'t>(table: &'t CardTable, text: &str) -> Looked<'t> {
    let found = table.find(text, Sought::Anything);
    let card = found.map(|found| found.card);
    Looked {
        edition: table.edition(),
        how: found.map_or(Match::None, |found| found.how),
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

/// Titles with these words in them, then titles that differ by a letter or two.
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

fn words(looked: &[Looked<'_>]) -> String {
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

/// The file of each edition's table in data/cards.
const TABLES: [(Edition, &str, &str); 3] = [
    (Edition::First, "cards-1e.csv", "1e.tsv"),
    (Edition::Second, "cards-2e.csv", "2e.tsv"),
    (Edition::Tribbles, "cards-tribbles.csv", "tribbles.tsv"),
];

fn compile(from: &Path, to: &Path) -> Result<Answer, Unusable> {
    for (edition, facts, name) in TABLES {
        let table = compiled(edition, from, facts)?;
        let path = to.join(name);
        std::fs::write(&path, table.to_text()).map_err(|why| Unusable::about(path.display(), why))?;
        let text = format!(
            "{}: {} cards, {} printings, version {}\n",
            path.display(),
            table.cards().len(),
            table.printings(),
            table.short_version()
        );
        output::text(&text)?;
    }
    Ok(Answer::Yes)
}

fn compiled(edition: Edition, from: &Path, name: &str) -> Result<CardTable, Unusable> {
    let text = |name: &str| input::read(&from.join(name)).map(|read| read.text);
    let unusable = |name: &str, why| Unusable::about(from.join(name).display(), why);
    let releases =
        facts::releases(edition, &text("releases.csv")?).map_err(|why| unusable("releases.csv", why))?;
    let mut rows: Vec<Row> =
        facts::aliases(edition, &text("aliases.csv")?).map_err(|why| unusable("aliases.csv", why))?;
    rows.extend(facts::cards(edition, &text(name)?).map_err(|why| unusable(name, why))?);
    Ok(CardTable::from_rows(edition, releases, rows))
}
