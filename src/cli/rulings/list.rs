//! `arbiter rulings list`: the documents of the library.

use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::app::library::LibrarySnapshot;
use crate::cli::answer::{Unusable, YesOrNo};
use crate::cli::open::DataLocation;
use crate::cli::output;
use crate::domain::rulings::log::imported::ImportedDocument;

/// How to list.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Lists the documents.
///
/// # Errors
/// If the database is not there.
pub fn run(args: &Args, place: &DataLocation) -> Result<YesOrNo, Unusable> {
    let rulings = place.existing_desk()?.library().map_err(|error| Unusable(error.to_string()))?;
    if args.json {
        let documents: Vec<Value> = rulings.imported.iter().map(document).collect();
        output::indented_json(&json!({ "version": rulings.version, "documents": documents }))?;
    } else {
        output::text(&words(&rulings))?;
    }
    Ok(YesOrNo::Yes)
}

fn document(held: &ImportedDocument) -> Value {
    let document = &held.document;
    json!({
        "document": document.stem,
        "work": document.work,
        "edition": document.edition,
        "title": document.title,
        "publisher": document.publisher,
        "issued": document.issued,
        "date_basis": document.date_basis,
        "previous_on": document.previous_on,
        "star_rule": document.star_rule,
        "sha256": document.sha256,
        "note": document.note,
        "entries": held.report.entries(),
        "imported_at": held.at,
        "imported_by": held.by,
        "replaced_by": held.replaced_by,
    })
}

fn words(rulings: &LibrarySnapshot) -> String {
    if rulings.imported.is_empty() {
        return "No documents: import one with `arbiter rulings import FILE`.\n".to_owned();
    }
    let mut text = String::new();
    for held in rulings.imported.iter() {
        let document = &held.document;
        let date = document.issued.map_or_else(|| "n.d.".to_owned(), |date| date.to_string());
        let replaced = held.replaced_by.as_ref().map_or("", |_| " (another copy is cited in its place)");
        let _ = writeln!(
            text,
            "{} {date}  {}, {} entries, {}{replaced}",
            document.work,
            document.title,
            held.report.entries(),
            document.stem
        );
    }
    text
}
