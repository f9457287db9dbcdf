//! The rulings library: documents as they were imported, split, and prepared for searching.

mod export;
mod guess;
mod import;

pub use guess::{Guess, RESERVED, stem_of};
pub use import::{Imported, Outcome, Preview};

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::locked::lock;
use crate::app::store::RulingDocument;
use crate::app::text::decode;
use crate::data;
use crate::domain::edition::Edition;
use crate::domain::hash::sha256;
use crate::domain::id::{AccountId, TournamentId};
use crate::domain::rulings::asserted_relation::Asserted;
use crate::domain::rulings::document::{Document, KnownDocuments, dated, lines_sha256};
use crate::domain::rulings::entry::Entry;
use crate::domain::rulings::import_report::report;
use crate::domain::rulings::library::{Former, Held, Library};
use crate::domain::rulings::log::addresses;
use crate::domain::rulings::log::apply::{Log, TakenBack};
use crate::domain::rulings::log::imported::{ImportedDocument, Imports, same_issue};
use crate::domain::rulings::log::overlay::lay_over;
use crate::domain::rulings::outline;
use crate::domain::rulings::search;
use crate::domain::rulings::split::split;

/// The library at one state of what is stored.
#[derive(Debug, Clone)]
pub struct Shelf {
    /// The documents that may be cited. Of several copies of one issue only one stands here: one that the program
    /// recognises before any other, then the newest.
    pub library: Library,
    /// The same, prepared for searching.
    pub index: Arc<search::Index>,
    /// SHA-256 over the documents' hashes and corrections: another library has another version.
    pub version: String,
    /// Every document ever imported, by name, replaced copies included.
    pub imported: Arc<Imports>,
    /// Relations that were asserted and withdrawn.
    pub withdrawn: Vec<(Asserted, TakenBack)>,
    /// Relations that were proposed, and that nobody confirmed or withdrew.
    pub proposed: Vec<Asserted>,
}

impl Shelf {
    /// Without any document: what the program knows of the five.
    ///
    /// # Errors
    /// None; a test reads what comes with the program.
    pub fn empty() -> Result<Self, DeskError> {
        Self::of(Imports::default(), &Log::default(), sha256(""))
    }

    fn of(imported: Imports, log: &Log, version: String) -> Result<Self, DeskError> {
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
            let copies = imported.copies(held);
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
        let (proposed, asserted) =
            log.asserted().map(|(_, one)| one.clone()).partition::<Vec<_>, _>(Asserted::is_proposed);
        library.take_assertions(asserted);
        let withdrawn = log.withdrawn().map(|(one, how)| (one.clone(), how.clone())).collect();
        let index = Arc::new(search::Index::of(&library, titles(), data::ruling_aliases()));
        Ok(Self { library, index, version, imported: Arc::new(imported), withdrawn, proposed })
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

    /// The library as it stands at one tournament: what those proposed who help there counts too.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn library_at(&self, tournament: TournamentId) -> Result<Arc<Shelf>, DeskError> {
        let shelf = self.library()?;
        if shelf.proposed.is_empty() {
            return Ok(shelf);
        }
        let mut count = Vec::new();
        for helper in self.staff_of(tournament)? {
            if !count.contains(&helper.account) && self.may_assert(helper.account)? {
                count.push(helper.account);
            }
        }
        let theirs = |one: &&Asserted| AccountId::of_actor(&one.by).is_some_and(|by| count.contains(&by));
        let here: Vec<Asserted> = shelf.proposed.iter().filter(theirs).cloned().collect();
        if here.is_empty() {
            return Ok(shelf);
        }
        Ok(Arc::new(Shelf { library: shelf.library.with_assertions(here), ..Shelf::clone(&shelf) }))
    }

    fn read_library(&self, version: String) -> Result<Shelf, DeskError> {
        let log = self.library_log()?;
        let mut imported = Imports::default();
        for stored in self.store.documents()? {
            imported.push(read_stored(stored, &log)?);
        }
        addresses::tell_apart(&mut imported, &known_documents()?);
        lay_over(&mut imported, &log.corrections);
        imported.mark_replaced();
        Shelf::of(imported, &log, version)
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

fn read_stored(stored: RulingDocument, log: &Log) -> Result<ImportedDocument, DeskError> {
    let unreadable = |why: String| DeskError::Unusable(format!("the document “{}”: {why}", stored.stem));
    let text = decode(stored.bytes.clone()).map_err(&unreadable)?;
    let imported: Document =
        serde_json::from_str(&stored.meta).map_err(|error| unreadable(error.to_string()))?;
    let later = || log.descriptions_of(&stored.sha256);
    // It was cited under each of these dates.
    let former = std::iter::once(&imported).chain(later()).map(|known| dated(known.issued, None)).collect();
    let newest = later().next_back();
    let document = newest.unwrap_or(&imported).clone();
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
