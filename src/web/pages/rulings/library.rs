//! `/rulings`: the documents in the library, recognised ones that are missing, and the search box.

use askama::Template;
use chrono::Utc;

use crate::app::library::LibrarySnapshot;
use crate::domain::rulings::library::LibraryDocument;
use crate::domain::rulings::log::imported::ImportedDocument;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::rulings::flags::Flags;
use crate::web::pages::rulings::reader::DecisionReader;
use crate::web::pages::rulings::search::SearchForm;
use crate::web::pages::rulings::words;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "rulings/library.html")]
struct Page {
    layout: Layout,
    facts: Vec<String>,
    asked: SearchForm,
    held: Vec<Line>,
    missing: Vec<Missing>,
    may_import: bool,
    may_report: bool,
    /// Whether the visitor may answer suggested relations.
    may_decide: bool,
    flags: Flags,
}

/// A document in the library.
struct Line {
    to: Link,
    title: String,
    shown_title: Message,
    publisher: Message,
    edition: &'static str,
    issued: String,
    entries: u32,
    damage: String,
    replaced: bool,
}

/// A document that the program would recognise.
struct Missing {
    to: Link,
    title: String,
    publisher: String,
    edition: &'static str,
    issued: String,
    cited: String,
}

pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let rulings = site.desk.library()?;
    let account = visit.viewer.account.as_ref();
    let may_decide = account.map_or(Ok(false), |account| site.desk.may_assert(account.id))?;
    Answer::page(&Page {
        layout: visit.layout(site),
        facts: facts(&rulings),
        asked: SearchForm::read(&visit.query, Utc::now().date_naive()),
        held: document_lines(&rulings),
        missing: missing(&rulings),
        may_import: visit.viewer.account.is_some(),
        may_decide,
        may_report: DecisionReader::of(site, visit)?.is_staff(),
        flags: Flags::of_library(site, visit)?,
    })
}

fn facts(rulings: &LibrarySnapshot) -> Vec<String> {
    let held: Vec<&LibraryDocument> = rulings.library.documents().filter(|held| held.text_held).collect();
    if held.is_empty() {
        return Vec::new();
    }
    let version = rulings.version.as_str().get(..8).unwrap_or(rulings.version.as_str());
    let entries: usize = held.iter().map(|held| held.entries.len()).sum();
    vec![
        say("rulings-count-documents").with("n", held.len()).to_string(),
        say("rulings-count-entries").with("n", entries).to_string(),
        say("rulings-library-version").with("version", version).to_string(),
    ]
}

/// In the library's own order; a replaced copy follows its replacement.
fn document_lines(rulings: &LibrarySnapshot) -> Vec<Line> {
    let mut imported: Vec<&ImportedDocument> = rulings.imported.iter().collect();
    imported.sort_by_key(|held| {
        (held.document.edition, held.document.issued, held.replaced_by.is_some(), &held.document.stem)
    });
    imported.into_iter().map(line).collect()
}

fn line(held: &ImportedDocument) -> Line {
    let document = &held.document;
    Line {
        to: urls::document(&document.stem),
        title: document.title.clone(),
        shown_title: words::title(document),
        publisher: words::publisher(document),
        edition: document.edition.name(),
        issued: words::issue_date(document),
        entries: held.report.entries(),
        damage: words::losses(&held.report),
        replaced: held.replaced_by.is_some(),
    }
}

fn missing(rulings: &LibrarySnapshot) -> Vec<Missing> {
    let outlines = rulings.library.documents().filter(|held| !held.text_held);
    outlines
        .map(|LibraryDocument { document, .. }| Missing {
            to: urls::document(&document.stem),
            title: document.title.clone(),
            publisher: document.publisher.clone().unwrap_or_default(),
            edition: document.edition.name(),
            issued: words::issue_date(document),
            cited: format!(
                "{} {}",
                document.work,
                document.issued.map_or_else(|| "n.d.".to_owned(), |date| date.to_string())
            ),
        })
        .collect()
}
