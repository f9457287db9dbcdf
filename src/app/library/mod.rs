//! The rulings library: documents as they were imported, split, and prepared for searching.

mod addresses;
mod export;
mod guess;
mod import;

pub use guess::{Guess, RESERVED, stem_of};
pub use import::{Imported, Outcome, Preview};

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::app::desk::{Desk, lock};
use crate::app::error::DeskError;
use crate::app::rulings::{self, Made, TakenBack};
use crate::app::store::{RulingCorrection, RulingDocument, Statement};
use crate::app::text::decode;
use crate::data;
use crate::domain::edition::Edition;
use crate::domain::hash::sha256;
use crate::domain::rulings::asserted_relation::Asserted;
use crate::domain::rulings::document::{Document, KnownDocuments, dated, lines_sha256};
use crate::domain::rulings::entry::Entry;
use crate::domain::rulings::import_report::{Report, report};
use crate::domain::rulings::library::{Former, Held, Library};
use crate::domain::rulings::outline;
use crate::domain::rulings::search;
use crate::domain::rulings::split::split;

/// The library at one state of what is stored.
#[derive(Debug)]
pub struct Shelf {
    /// The documents that may be cited. Of several copies of one issue only one stands here: one that the program
    /// recognises before any other, then the newest.
    pub library: Library,
    /// The same, prepared for searching.
    pub index: search::Index,
    /// SHA-256 over the documents' hashes and corrections: another library has another version.
    pub version: String,
    /// Every document ever imported, by name, replaced copies included.
    pub imported: Vec<ImportedDocument>,
    /// Relations that were asserted and withdrawn.
    pub withdrawn: Vec<(Asserted, TakenBack)>,
}

/// A document as it was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedDocument {
    /// What is known of it; its `sha256` is that of the bytes held.
    pub document: Document,
    /// The same, without the date that somebody gave it.
    pub base: Document,
    /// The hash under which it is stored.
    pub stored_sha256: String,
    /// Its text, as it was read.
    pub text: String,
    /// Its entries, with what people put right.
    pub entries: Vec<Entry>,
    /// What people put right, in the order in which they did.
    pub corrections: Vec<Made>,
    /// Dates and addresses under which it was cited before somebody corrected it.
    pub former: Former,
    /// Said when it was not UTF-8.
    pub note: Option<String>,
    /// Whether the program knows these bytes or these lines: an official document.
    pub recognised: bool,
    /// What the reading found.
    pub report: Report,
    /// When it was imported.
    pub at: DateTime<Utc>,
    /// By whom: `account:…` or `operator`.
    pub by: String,
    /// The hash of the copy that stands in its place, where there is one: a corrected or the recognised one.
    pub replaced_by: Option<String>,
}

impl Shelf {
    /// Without any document: what the program knows of the five.
    ///
    /// # Errors
    /// None; a test reads what comes with the program.
    pub fn empty() -> Result<Self, DeskError> {
        Self::of(Vec::new(), &[], sha256(""))
    }

    fn of(
        imported: Vec<ImportedDocument>,
        statements: &[Statement],
        version: String,
    ) -> Result<Self, DeskError> {
        let outlines = outlines()?;
        let current = || imported.iter().filter(|held| held.replaced_by.is_none());
        let mut library = Library::of(current().map(|held| {
            let mut entries = held.entries.clone();
            for (_, outline) in outlines.iter().filter(|(known, _)| known.work == held.document.work) {
                outline::attach(&mut entries, outline);
            }
            (held.document.clone(), entries)
        }));
        for held in current() {
            let copies: Vec<&ImportedDocument> =
                imported.iter().filter(|other| same_issue(&held.document, &other.document)).collect();
            library.remember(&held.document.stem, addresses::kept(held, &copies));
            for copy in copies {
                library.lead(&copy.document.stem, &held.document.stem);
            }
        }
        for (known, entries) in outlines {
            match current().find(|held| same_issue(&held.document, &known)) {
                Some(held) => library.lead(&known.stem, &held.document.stem),
                None => library.add_outline(known, entries),
            }
        }
        library.take_readings(data::ruling_readings());
        library.take_assertions(rulings::asserted(statements));
        let withdrawn = rulings::withdrawn(statements);
        let index = search::Index::of(&library, titles(), data::ruling_aliases());
        Ok(Self { library, index, version, imported, withdrawn })
    }

    /// The document with these bytes.
    pub fn imported(&self, sha256: &str) -> Option<&ImportedDocument> {
        self.imported.iter().find(|held| held.document.sha256 == sha256)
    }

    /// The entry of a copy that was replaced, at an address that leads to no entry of the copy that is cited now.
    pub fn earlier(&self, stem: &str, slug: &str) -> Option<(&ImportedDocument, &Entry)> {
        let replaced = self.imported.iter().filter(|held| held.replaced_by.is_some());
        let of_name = |held: &&ImportedDocument| {
            let copy_of_it = |named: &ImportedDocument| same_issue(&held.document, &named.document);
            held.document.stem == stem
                || self.imported.iter().any(|named| named.document.stem == stem && copy_of_it(named))
        };
        let found = replaced.filter(of_name).filter_map(|held| Some((held, addresses::at(held, slug)?)));
        found.max_by_key(|(held, _)| (held.at, &held.stored_sha256))
    }

    /// The other copies of the issue of a document.
    pub fn copies(&self, held: &ImportedDocument) -> Vec<&ImportedDocument> {
        self.imported.iter().filter(|other| same_issue(&held.document, &other.document)).collect()
    }

    /// The document of this name, to be compared: the one that is cited, or else a copy that was replaced.
    pub fn copy(&self, stem: &str) -> Option<Held> {
        let replaced = || self.imported.iter().find(|held| held.document.stem == stem);
        let held = |copy: &ImportedDocument| Held {
            document: copy.document.clone(),
            entries: copy.entries.clone(),
            text_held: true,
        };
        self.library.document(stem).cloned().or_else(|| replaced().map(held))
    }

    /// The document of this name that is cited.
    pub fn cited(&self, stem: &str) -> Option<&ImportedDocument> {
        self.imported.iter().find(|held| held.document.stem == stem && held.replaced_by.is_none())
    }
}

impl Desk {
    /// The library as it stands, made anew when this or another process imported something.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn library(&self) -> Result<Arc<Shelf>, DeskError> {
        let version = sha256(self.store.library_stamp()?.join("\n"));
        let mut kept = lock(&self.library);
        if let Some(shelf) = kept.as_ref().filter(|shelf| shelf.version == version) {
            return Ok(Arc::clone(shelf));
        }
        let shelf = Arc::new(self.read_library(version)?);
        *kept = Some(Arc::clone(&shelf));
        Ok(shelf)
    }

    fn read_library(&self, version: String) -> Result<Shelf, DeskError> {
        let corrections = self.store.corrections()?;
        let mut imported = Vec::new();
        for stored in self.store.documents()? {
            imported.push(read_stored(stored, &corrections)?);
        }
        let statements = self.store.statements()?;
        addresses::tell_apart(&mut imported, &known_documents()?);
        rulings::overlay(&mut imported, &statements, |one, other| same_issue(&one.base, &other.base));
        mark_replaced(&mut imported);
        Shelf::of(imported, &statements, version)
    }
}

fn known_documents() -> Result<KnownDocuments, DeskError> {
    KnownDocuments::parse(data::RULING_DOCUMENTS).map_err(|error| DeskError::Unusable(error.to_string()))
}

/// The known documents with their outlines.
fn outlines() -> Result<Vec<(Document, Vec<Entry>)>, DeskError> {
    let known = known_documents()?;
    let table = |document: &Document| {
        data::RULING_OUTLINES.iter().find(|(stem, _)| *stem == document.stem).map_or("", |(_, table)| *table)
    };
    known
        .iter()
        .map(|document| {
            let entries = outline::read(table(document));
            let entries = entries.map_err(|why| DeskError::Unusable(format!("{}: {why}", document.stem)))?;
            Ok((document.clone(), entries))
        })
        .collect()
}

/// The titles of all cards, by edition.
fn titles() -> impl Iterator<Item = (Edition, &'static str)> {
    [Edition::First, Edition::Second, Edition::Tribbles].into_iter().flat_map(|edition| {
        data::card_table(edition).cards().iter().map(move |card| (edition, card.title.as_str()))
    })
}

/// Said of a stored document whose bytes no longer give the hash under which it was imported.
const CHANGED: &str = "the stored file was changed or damaged after it was imported; restore a backup";

fn read_stored(
    stored: RulingDocument,
    corrections: &[RulingCorrection],
) -> Result<ImportedDocument, DeskError> {
    let unreadable = |why: String| DeskError::Unusable(format!("the document “{}”: {why}", stored.stem));
    let text = decode(stored.bytes.clone()).map_err(&unreadable)?;
    let newest = corrections.iter().rfind(|one| one.sha256 == stored.sha256);
    let meta = newest.map_or(&stored.meta, |one| &one.correction);
    let document: Document = serde_json::from_str(meta).map_err(|error| unreadable(error.to_string()))?;
    let former = once_of_date(&stored, corrections);
    let known = known_documents()?.recognise(&text.bytes, &text.text);
    let recognised = known.is_some();
    let changed = sha256(&stored.bytes) != stored.sha256;
    let document = match known {
        // A later version of the program may know more about the form and the pages.
        Some(known) if newest.is_none() => Document { stem: document.stem, ..known },
        // Bytes that were changed in the database prove nothing of what was cited from the ones imported.
        _ if changed => {
            Document { sha256: sha256(&stored.bytes), lines_sha256: lines_sha256(&text.text), ..document }
        }
        _ => document,
    };
    let split = split(&text.text, document.format, &document.pages);
    let report = report(&text.text, &split);
    Ok(ImportedDocument {
        base: document.clone(),
        document,
        stored_sha256: stored.sha256,
        entries: split.entries,
        corrections: Vec::new(),
        former: Former { dates: former, addresses: BTreeMap::new() },
        text: text.text,
        note: if changed { Some(CHANGED.to_owned()) } else { text.note },
        recognised,
        report,
        at: stored.imported_at,
        by: stored.imported_by,
        replaced_by: None,
    })
}

/// The dates under which a document was cited before it was described anew.
fn once_of_date(stored: &RulingDocument, corrections: &[RulingCorrection]) -> BTreeSet<String> {
    let anew = corrections.iter().filter(|one| one.sha256 == stored.sha256).map(|one| &one.correction);
    let described = std::iter::once(&stored.meta).chain(anew);
    let described = described.filter_map(|meta| serde_json::from_str::<Document>(meta).ok());
    described.map(|document| dated(document.issued, None)).collect()
}

/// Two copies of one issue: the same series and date, or the same series and name where there is no date.
fn same_issue(one: &Document, other: &Document) -> bool {
    one.work == other.work
        && one.issued == other.issued
        && (one.issued.is_some() || one.stem == other.stem)
        && one.sha256 != other.sha256
}

/// Whether an operator said that this copy of its issue is cited.
fn is_chosen(held: &ImportedDocument) -> bool {
    rulings::chosen(held).is_some_and(|(_, copy)| copy == held.stored_sha256)
}

fn mark_replaced(imported: &mut [ImportedDocument]) {
    // Anybody can say that a text is the issue of a day: only a recognised copy takes a recognised one's place, unless an
    // operator said which copy is cited.
    let rank =
        |held: &ImportedDocument| (is_chosen(held), held.recognised, held.at, held.document.sha256.clone());
    let copies: Vec<(Document, _)> =
        imported.iter().map(|held| (held.document.clone(), rank(held))).collect();
    for held in imported {
        let own = rank(held);
        let better = copies
            .iter()
            .filter(|(other, other_rank)| same_issue(&held.document, other) && *other_rank > own)
            .max_by(|(_, one), (_, other)| one.cmp(other));
        held.replaced_by = better.map(|(other, _)| other.sha256.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::rulings::document::Description;
    use crate::domain::rulings::format::Format;

    /// A copy of one issue, as it stands in the store.
    fn copy(text: &str, recognised: bool, minute: i64) -> ImportedDocument {
        let said = Description {
            stem: "harbour".to_owned(),
            work: "1E-CR".parse().unwrap(),
            edition: Edition::First,
            title: "Harbour rules".to_owned(),
            publisher: None,
            issued: Some("2001-01-31".parse().unwrap()),
            previous_on: None,
            star_rule: false,
        };
        let document = Document::described(text.as_bytes(), text, said);
        ImportedDocument {
            base: document.clone(),
            stored_sha256: document.sha256.clone(),
            document,
            entries: Vec::new(),
            corrections: Vec::new(),
            former: Former::default(),
            text: text.to_owned(),
            note: None,
            recognised,
            report: report(text, &split(text, Format::Generic, &[])),
            at: DateTime::from_timestamp(60 * minute, 0).unwrap(),
            by: "account:kira".to_owned(),
            replaced_by: None,
        }
    }

    fn cited(mut copies: Vec<ImportedDocument>) -> Vec<String> {
        mark_replaced(&mut copies);
        copies.into_iter().filter(|held| held.replaced_by.is_none()).map(|held| held.text).collect()
    }

    #[test]
    fn a_copy_that_is_not_recognised_never_takes_the_place_of_one_that_is() {
        let official = || copy("official", true, 5);
        assert_eq!(cited(vec![official(), copy("later", false, 9)]), ["official"]);
        assert_eq!(cited(vec![copy("earlier", false, 1), official(), copy("later", false, 9)]), ["official"]);
        assert_eq!(cited(vec![official(), copy("put right", true, 9)]), ["put right"]);
        assert_eq!(cited(vec![copy("one", false, 1), copy("two", false, 2)]), ["two"]);
    }
}
