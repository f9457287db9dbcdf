//! The rulings library at one state of the store, ready for citing and searching.

use std::sync::Arc;

use crate::app::error::DeskError;
use crate::data;
use crate::domain::edition::Edition;
use crate::domain::hash::sha256;
use crate::domain::rulings::asserted_relation::Asserted;
use crate::domain::rulings::document::{Document, KnownDocuments};
use crate::domain::rulings::entry::RulingEntry;
use crate::domain::rulings::library::{Library, LibraryDocument};
use crate::domain::rulings::log::addresses;
use crate::domain::rulings::log::apply::{Log, TakenBack};
use crate::domain::rulings::log::imported::{ImportedDocument, Imports, same_issue};
use crate::domain::rulings::outline;
use crate::domain::rulings::search;

/// The library at one state of the store.
#[derive(Debug, Clone)]
pub struct LibrarySnapshot {
    /// The documents that may be cited. Of several copies of one issue only one is here: preferably one that the
    /// program recognises, then the newest.
    pub library: Library,
    /// Its search index.
    pub index: Arc<search::SearchIndex>,
    /// SHA-256 over the documents' hashes and corrections: it changes whenever the library does.
    pub version: String,
    /// Every document ever imported, by name, replaced copies included.
    pub imported: Arc<Imports>,
    /// Relations that were asserted and then withdrawn.
    pub withdrawn: Vec<(Asserted, TakenBack)>,
    /// Proposals that nobody has confirmed or withdrawn.
    pub proposed: Vec<Asserted>,
}

impl LibrarySnapshot {
    /// A library without imported documents: the five outlines that come with the program.
    ///
    /// # Errors
    /// None; a test reads the built-in files.
    pub fn empty() -> Result<Self, DeskError> {
        Self::of(Imports::default(), &Log::default(), sha256(""))
    }

    pub(super) fn of(imported: Imports, log: &Log, version: String) -> Result<Self, DeskError> {
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
            library.remember(&held.document.stem, addresses::former_addresses(held, &copies));
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
        let index = Arc::new(search::SearchIndex::of(&library, cards(), data::ruling_aliases()));
        Ok(Self { library, index, version, imported: Arc::new(imported), withdrawn, proposed })
    }

    /// The entry of a replaced copy, at an address that the copy cited now does not have.
    pub fn earlier(&self, stem: &str, slug: &str) -> Option<(&ImportedDocument, &RulingEntry)> {
        let replaced = self.imported.iter().filter(|held| held.replaced_by.is_some());
        let of_name = |held: &&ImportedDocument| {
            let copy_of_it = |named: &ImportedDocument| same_issue(&held.document, &named.document);
            held.document.stem == stem
                || self.imported.iter().any(|named| named.document.stem == stem && copy_of_it(named))
        };
        let found = replaced.filter(of_name).filter_map(|held| Some((held, addresses::at(held, slug)?)));
        found.max_by_key(|(held, _)| (held.at, &held.stored_sha256))
    }

    /// The document of this name, for comparing: the one that is cited, or else a replaced copy.
    pub fn copy(&self, stem: &str) -> Option<LibraryDocument> {
        let replaced = || self.imported.iter().find(|held| held.document.stem == stem);
        let held = |copy: &ImportedDocument| LibraryDocument {
            document: copy.document.clone(),
            entries: copy.entries.clone(),
            text_held: true,
        };
        self.library.document(stem).cloned().or_else(|| replaced().map(held))
    }
}

/// The documents that the program knows.
pub(super) fn known_documents() -> Result<KnownDocuments, DeskError> {
    KnownDocuments::parse(data::RULING_DOCUMENTS)
        .map_err(|error| DeskError::BuiltIn { cause: error.to_string() })
}

/// The known documents with their outlines.
fn outlines() -> Result<Vec<(Document, Vec<RulingEntry>)>, DeskError> {
    let known = known_documents()?;
    let table = |document: &Document| {
        data::RULING_OUTLINES.iter().find(|(stem, _)| *stem == document.stem).map_or("", |(_, table)| *table)
    };
    known
        .iter()
        .map(|document| {
            let entries = outline::read(table(document));
            let entries =
                entries.map_err(|why| DeskError::BuiltIn { cause: format!("{}: {why}", document.stem) })?;
            Ok((document.clone(), entries))
        })
        .collect()
}

/// The titles of all cards, by edition.
fn cards() -> impl Iterator<Item = search::CardName<'static>> {
    [Edition::First, Edition::Second, Edition::Tribbles].into_iter().flat_map(|edition| {
        data::card_table(edition).cards().iter().map(move |card| search::CardName::of(edition, card))
    })
}
