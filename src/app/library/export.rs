//! Exports the library as a folder of plain files that need no program: the imported documents, their entries, the
//! relations between them, and the hashes of everything.

use serde_json::json;

use super::LibrarySnapshot;
use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::domain::hash::sha256;
use crate::domain::rulings::asserted_relation::Target;
use crate::domain::rulings::library::{Library, LibraryEntry};
use crate::domain::rulings::log::statement::{LibraryRecord, Stated};
use crate::domain::rulings::relation::{RelationEffect, Scope};

/// A file of the folder: its path there, and its content.
pub type FolderFile = (String, Vec<u8>);

/// Explains the folder to people who find it without the program.
const READ_ME: &str = "\
A library of rulings, as plain files.

documents/       the documents as they were imported; each is named by the SHA-256 of its bytes
documents.jsonl  what is known of each: series, date, how the date is known, who imported it and when
entries.jsonl    every entry with its citation, lines, text and the SHA-256 of its text
entries.csv      the same without the texts, for a spreadsheet
relations.csv    what entries do to earlier text: printed, read side by side, or asserted by a person
statements.jsonl what people corrected or asserted, and took back, in order
rulings.md       the texts, to be read
SHA256SUMS       the hashes of all files: `sha256sum -c SHA256SUMS` checks them

The texts belong to their publishers.
";

impl Desk {
    /// The files of the folder; the last one lists the hashes of the others.
    ///
    /// # Errors
    /// If the store cannot be read or a file cannot be made.
    pub fn export_library(&self) -> Result<Vec<FolderFile>, DeskError> {
        let rulings = self.newest_library()?;
        let mut files = vec![("README.txt".to_owned(), READ_ME.as_bytes().to_vec())];
        for stored in self.store.documents()? {
            files.push((format!("documents/{}.txt", stored.sha256), stored.bytes));
        }
        files.push((
            "documents.jsonl".to_owned(),
            lines(rulings.imported.iter().map(|held| {
                json!({
                    "document": held.document,
                    "file": format!("documents/{}.txt", held.stored_sha256),
                    "imported_at": held.at,
                    "imported_by": held.by,
                    "replaced_by": held.replaced_by,
                })
            })),
        ));
        files.push((
            "entries.jsonl".to_owned(),
            lines(entries_with_text(&rulings).map(|found| {
                json!({
                    "citation": found.citation().to_string(),
                    "document": found.document().stem,
                    "entry": found.entry,
                })
            })),
        ));
        files.push(("entries.csv".to_owned(), entries(&rulings)?));
        files.push(("relations.csv".to_owned(), relations(&rulings.library)?));
        let stated = self.store.statements()?;
        files.push(("statements.jsonl".to_owned(), lines(stated.iter().filter_map(statement))));
        files.push(("rulings.md".to_owned(), readable(&rulings).into_bytes()));
        let sums = files.iter().map(|(name, bytes)| format!("{}  {name}\n", sha256(bytes)));
        let sums: String = sums.collect();
        files.push(("SHA256SUMS".to_owned(), sums.into_bytes()));
        Ok(files)
    }
}

/// The entries whose text is in the library.
fn entries_with_text(rulings: &LibrarySnapshot) -> impl Iterator<Item = LibraryEntry<'_>> {
    rulings.library.entries().filter(|found| found.held.text_held)
}

/// What somebody corrected, asserted or withdrew; `None` for a description or a question.
fn statement(line: &Stated) -> Option<serde_json::Value> {
    let (kind, withdraws, stated) = match &line.record {
        LibraryRecord::Correction(correction) => ("split", None, json!(correction)),
        LibraryRecord::Relation(assertion) => ("relation", None, json!(assertion)),
        LibraryRecord::Proposal(assertion) => ("proposal", None, json!(assertion)),
        LibraryRecord::Confirmation(number) => ("confirmation", None, json!(number)),
        LibraryRecord::Withdrawal(number) => ("withdrawal", Some(number), json!(null)),
        LibraryRecord::Description(_) | LibraryRecord::Question(_) | LibraryRecord::Settlement(_) => {
            return None;
        }
    };
    Some(json!({
        "number": line.number,
        "document_sha256": line.document,
        "kind": kind,
        "withdraws": withdraws,
        "at": line.at,
        "by": line.by,
        "reason": line.reason.as_deref().unwrap_or_default(),
        "statement": stated,
    }))
}

fn lines(values: impl Iterator<Item = serde_json::Value>) -> Vec<u8> {
    values.map(|value| format!("{value}\n")).collect::<String>().into_bytes()
}

fn entries(rulings: &LibrarySnapshot) -> Result<Vec<u8>, DeskError> {
    let head = ["citation", "document", "heading", "kind", "level", "starred", "lines", "text_sha256"];
    let rows = entries_with_text(rulings).map(|found| {
        let entry = found.entry;
        let part =
            |part: &crate::domain::rulings::entry::Segment| format!("{}-{}", part.line_start, part.line_end);
        let parts: Vec<String> = entry.segments.iter().map(part).collect();
        vec![
            found.citation().to_string(),
            found.document().stem.clone(),
            entry.heading.clone(),
            entry.kind.to_string(),
            entry.level.to_string(),
            entry.starred.to_string(),
            parts.join(" "),
            entry.text_sha256.to_string(),
        ]
    });
    table(&head, rows)
}

fn relations(library: &Library) -> Result<Vec<u8>, DeskError> {
    let row = |found: LibraryEntry<'_>,
               does: RelationEffect,
               scope: Scope,
               to: String,
               basis: &str,
               reason: &str| {
        let scope = if scope == Scope::Part { "part" } else { "whole" };
        let from = found.citation().to_string();
        vec![from, does.to_string(), scope.to_owned(), to, basis.to_owned(), reason.to_owned()]
    };
    let named = |heading: &str, source: &dyn std::fmt::Display| format!("“{heading}” ({source}, not held)");
    let mut rows = Vec::new();
    for found in library.entries() {
        for one in &found.entry.relations {
            let reason = format!("paragraph {}", one.paragraph);
            let to = named(&one.heading, &one.source);
            rows.push(row(found, one.does, one.scope, to, "printed", &reason));
        }
        for (one, scope, to) in library.printed_from(found) {
            let reason = format!("paragraph {}", one.paragraph);
            rows.push(row(found, one.does, scope, to.citation().to_string(), "printed", &reason));
        }
        for (one, to) in library.read_from(found).into_iter().filter(|(one, _)| one.is_plain()) {
            rows.push(row(
                found,
                one.does,
                one.scope,
                to.citation().to_string(),
                "read side by side",
                &one.reason,
            ));
        }
        for one in library.asserted_from(found) {
            let to = match &one.assertion.to {
                Target::Named { source, heading } => named(heading, source),
                Target::Entry(place) => place.find(library).map_or_else(
                    || place.slug.clone(),
                    |to| {
                        let cited = to.citation();
                        one.assertion
                            .paragraph
                            .map_or_else(|| cited.clone(), |number| cited.clone().at(number))
                            .to_string()
                    },
                ),
            };
            let (does, scope) = (one.assertion.does, one.assertion.scope);
            let reason = one.reason.as_deref().unwrap_or_default();
            rows.push(row(found, does, scope, to, "asserted", reason));
        }
    }
    table(&["from", "does", "scope", "to", "basis", "reason"], rows.into_iter())
}

fn table(head: &[&str], rows: impl Iterator<Item = Vec<String>>) -> Result<Vec<u8>, DeskError> {
    let failed = |error: &dyn std::fmt::Display| DeskError::Unwritable { cause: error.to_string() };
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(head).map_err(|error| failed(&error))?;
    for row in rows {
        writer.write_record(row).map_err(|error| failed(&error))?;
    }
    writer.into_inner().map_err(|error| failed(&error))
}

/// The texts in Markdown, with Markdown's own characters escaped.
fn readable(rulings: &LibrarySnapshot) -> String {
    let mut text = String::new();
    for held in rulings.library.documents().filter(|held| held.text_held) {
        let document = &held.document;
        text.push_str(&format!(
            "# {}, {}\n\n{}\n\n",
            literally(&document.title),
            document.issued.map_or_else(|| "n.d.".to_owned(), |date| date.to_string()),
            document.work
        ));
        for entry in held.entries.iter() {
            let characters = "#".repeat(usize::from(entry.level).saturating_add(1));
            let star = if entry.starred { " \\*" } else { "" };
            text.push_str(&format!("{characters} {}{star}\n\n", literally(&entry.heading)));
            text.push_str(&format!("{}\n\n", literally(&held.citation(entry).to_string())));
            for paragraph in entry.paragraphs() {
                text.push_str(&format!("{}\n\n", literally(paragraph)));
            }
        }
    }
    text
}

fn literally(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for character in text.chars() {
        if matches!(character, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '#' | '|') {
            written.push('\\');
        }
        written.push(character);
    }
    written
}
