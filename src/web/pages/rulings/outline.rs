//! `/rulings/{document}` for a document that nobody has imported: its entries, each with a summary in our own words.

use std::collections::BTreeMap;

use askama::Template;

use crate::app::library::LibrarySnapshot;
use crate::domain::id::Slug;
use crate::domain::rulings::entry::EntryKind;
use crate::domain::rulings::library::{LibraryDocument, LibraryEntry};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::rulings::words;
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "rulings/outline.html")]
struct Page {
    layout: Layout,
    title: String,
    over: String,
    facts: Vec<String>,
    may_import: bool,
    rows: Vec<Row>,
}

struct Row {
    to: Link,
    heading: String,
    below: bool,
    /// What it is, where the document does not say it of most of its entries or a star is added.
    kind: Option<Message>,
    starred: bool,
    summary: String,
}

/// The outline of a document.
pub fn show(site: &Site, visit: &Visit, rulings: &LibrarySnapshot, stem: &Slug) -> Result<Answer, PageError> {
    let held = rulings.library.document(stem.as_str()).ok_or(PageError::NotFound)?;
    let document = &held.document;
    let usual = usual_kind(held);
    Answer::page(&Page {
        layout: visit.layout(site),
        title: words::title_with_date(document),
        over: format!("{}, {}", document.work, document.edition.name()),
        facts: std::iter::once(say("rulings-count-entries").with("n", held.entries.len()).to_string())
            .chain(usual.map(|(kind, number)| words::kinds(kind, number)))
            .chain([document
                .publisher
                .clone()
                .unwrap_or_else(|| say("rulings-library-publisher-not-known").to_string())])
            .collect(),
        may_import: visit.viewer.account.is_some(),
        rows: rows(held, usual.map(|(kind, _)| kind)),
    })
}

/// What most entries are, with their number: said once, as a document has hundreds.
fn usual_kind(held: &LibraryDocument) -> Option<(EntryKind, u32)> {
    let mut counted: BTreeMap<EntryKind, u32> = BTreeMap::new();
    for entry in held.entries.iter() {
        *counted.entry(entry.kind).or_default() += 1;
    }
    counted.into_iter().max_by_key(|(_, number)| *number)
}

fn rows(held: &LibraryDocument, usual: Option<EntryKind>) -> Vec<Row> {
    let entries = held.entries.iter().map(|entry| LibraryEntry { held, entry });
    entries
        .map(|found| Row {
            to: urls::entry(&held.document.stem, EntryKey(&found.citation().slug())),
            heading: words::numbered_heading(found.entry),
            below: found.entry.level > 1,
            kind: (found.entry.starred || usual != Some(found.entry.kind))
                .then(|| words::kind(found.entry.kind)),
            starred: found.entry.starred,
            summary: words::summary(found.entry),
        })
        .collect()
}
