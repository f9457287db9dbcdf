//! What is kept of the documents from one state of the library to the next, so that a new document costs only its own
//! splitting and indexing.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, LazyLock, OnceLock};

use crate::app::error::DeskError;
use crate::app::store::{RulingDocument, Store};
use crate::app::text::decode;
use crate::app::unfit::UnfitDocument;
use crate::data;
use crate::domain::edition::Edition;
use crate::domain::hash::DocumentHash;
use crate::domain::rulings::document::{Document, KnownDocuments, date_in_address, lines_hash};
use crate::domain::rulings::held::{Catalogued, LibraryDocument};
use crate::domain::rulings::import_report::report;
use crate::domain::rulings::library::{Former, Library};
use crate::domain::rulings::log::apply::Log;
use crate::domain::rulings::log::imported::{ImportedDocument, Imports};
use crate::domain::rulings::log::overlay::CorrectedDocuments;
use crate::domain::rulings::outline;
use crate::domain::rulings::search::{CardName, SearchIndex};
use crate::domain::rulings::split::split;
use crate::domain::text_note::TextNote;

/// The documents as they were read last.
#[derive(Debug, Default)]
pub struct ReadLibrary {
    /// By hash: the name under which a document is stored, how often it had been described, and the document as split.
    read: BTreeMap<DocumentHash, (String, usize, ImportedDocument)>,
    /// Documents with their corrections.
    pub(super) laid: CorrectedDocuments,
    /// By hash: a cited document as the last library catalogued it.
    catalogued: HashMap<DocumentHash, Arc<Catalogued>>,
    /// The index of the last library, if anybody searched it.
    pub(super) index: Arc<OnceLock<SearchIndex>>,
    /// How many documents were split so far.
    pub(super) split: usize,
}

impl ReadLibrary {
    /// All stored documents as imported, in order of their names. Reads and splits only those that are new or were
    /// described again.
    ///
    /// # Errors
    /// If the store cannot be read or a document is damaged.
    pub(super) fn imported_documents(&mut self, store: &Store, log: &Log) -> Result<Imports, DeskError> {
        let mut new = BTreeMap::new();
        if self.read.is_empty() {
            new.extend(store.documents()?.into_iter().map(|stored| (stored.sha256.clone(), stored)));
        }
        for sha256 in store.document_hashes()? {
            let described = log.descriptions_of(&sha256).count();
            if self.read.get(&sha256).is_some_and(|(_, known, _)| *known == described) {
                continue;
            }
            let stored = match new.remove(&sha256) {
                Some(stored) => Some(stored),
                None => store.document(&sha256)?,
            };
            let Some(stored) = stored else { continue };
            let name = stored.stem.clone();
            self.split += 1;
            self.read.insert(sha256, (name, described, read_stored(stored, log)?));
        }
        let mut all: Vec<_> =
            self.read.iter().map(|(sha256, (name, _, read))| (name, sha256, read)).collect();
        all.sort_by_key(|(name, sha256, _)| (*name, *sha256));
        Ok(Imports(all.into_iter().map(|(.., read)| read.clone()).collect()))
    }

    /// A cited document as the library contains it, with what the program knows of its series.
    pub(super) fn catalogue(
        &mut self,
        held: &ImportedDocument,
        outlines: &[LibraryOutline],
    ) -> Arc<Catalogued> {
        let of_series: Vec<&LibraryOutline> =
            outlines.iter().filter(|one| one.document().work == held.document.work).collect();
        let entries = if of_series.is_empty() {
            Arc::clone(&held.entries)
        } else {
            let mut entries = Vec::clone(&held.entries);
            for one in of_series {
                outline::attach(&mut entries, &one.0.held.entries);
            }
            Arc::new(entries)
        };
        let now = LibraryDocument { document: held.document.clone(), entries, text_held: true };
        let known = self.catalogued.get(&held.stored_sha256).filter(|known| known.held == now);
        let found = known.cloned().unwrap_or_else(|| Arc::new(Catalogued::of(now)));
        self.catalogued.insert(held.stored_sha256.clone(), Arc::clone(&found));
        found
    }
}

/// What the program knows of a document without its text.
#[derive(Debug, Clone)]
pub(super) struct LibraryOutline(pub Arc<Catalogued>);

impl LibraryOutline {
    pub(super) fn document(&self) -> &Document {
        &self.0.held.document
    }
}

/// The documents that the program knows.
pub(super) fn known_documents() -> Result<&'static KnownDocuments, DeskError> {
    static KNOWN: LazyLock<Result<KnownDocuments, String>> =
        LazyLock::new(|| KnownDocuments::parse(data::RULING_DOCUMENTS).map_err(|error| error.to_string()));
    KNOWN.as_ref().map_err(|cause| DeskError::BuiltIn { cause: cause.clone() })
}

/// The known documents with their outlines.
pub(super) fn outlines() -> Result<&'static [LibraryOutline], DeskError> {
    static OUTLINES: LazyLock<Result<Vec<LibraryOutline>, String>> = LazyLock::new(|| {
        let known = known_documents().map_err(|error| error.to_string())?;
        known.iter().map(read_outline).collect()
    });
    OUTLINES.as_deref().map_err(|cause| DeskError::BuiltIn { cause: cause.clone() })
}

fn read_outline(document: &Document) -> Result<LibraryOutline, String> {
    let tables = data::RULING_OUTLINES;
    let table = tables.iter().find(|(stem, _)| *stem == document.stem).map_or("", |(_, table)| *table);
    let entries = outline::read(table).map_err(|why| format!("{}: {why}", document.stem))?;
    let held = LibraryDocument { document: document.clone(), entries: Arc::new(entries), text_held: false };
    Ok(LibraryOutline(Arc::new(Catalogued::of(held))))
}

/// The index of a library without documents: the titles of all cards, and the outlines. Other indexes are made from it.
pub(super) fn outline_index(outlines: &[LibraryOutline]) -> &'static SearchIndex {
    static OUTLINED: OnceLock<SearchIndex> = OnceLock::new();
    OUTLINED.get_or_init(|| {
        let mut library = Library::default();
        library.add_outlines(outlines.iter().map(|one| Arc::clone(&one.0)));
        SearchIndex::without_entries(cards(), data::ruling_aliases()).with(&library)
    })
}

/// The titles of all cards, by edition.
fn cards() -> impl Iterator<Item = CardName<'static>> {
    [Edition::First, Edition::Second, Edition::Tribbles].into_iter().flat_map(|edition| {
        let particulars = data::card_particulars(edition);
        let cards = data::card_table(edition).cards().iter();
        cards.map(move |card| CardName::of(edition, card, particulars.of(&card.id)))
    })
}

fn read_stored(stored: RulingDocument, log: &Log) -> Result<ImportedDocument, DeskError> {
    let unreadable = |why: &dyn std::fmt::Display| UnfitDocument::Stored {
        stem: stored.stem.clone(),
        cause: why.to_string(),
    };
    let text = decode(stored.bytes.clone()).map_err(|why| unreadable(&why))?;
    let imported: Document = serde_json::from_str(&stored.meta).map_err(|error| unreadable(&error))?;
    let later = || log.descriptions_of(&stored.sha256);
    // It was cited under each of these dates.
    let former =
        std::iter::once(&imported).chain(later()).map(|known| date_in_address(known.issued, None)).collect();
    let newest = later().next_back();
    let document = newest.unwrap_or(&imported).clone();
    let known = known_documents()?.recognise(&text.bytes, &text.text);
    let recognised = known.is_some();
    let changed = DocumentHash::of(&stored.bytes) != stored.sha256;
    let document = match known {
        // A later version of the program may know more about the layout and the pages.
        Some(known) if newest.is_none() => Document { stem: document.stem, ..known },
        // Bytes changed in the database prove nothing about what was cited from the imported ones.
        _ if changed => Document {
            sha256: DocumentHash::of(&stored.bytes),
            lines_sha256: lines_hash(&text.text),
            ..document
        },
        _ => document,
    };
    let split = split(&text.text, document.format, &document.pages);
    let report = report(&text.text, &split);
    Ok(ImportedDocument {
        base: document.clone(),
        document,
        stored_sha256: stored.sha256,
        entries: Arc::new(split.entries),
        corrections: Vec::new(),
        former: Former { dates: former, addresses: BTreeMap::new() },
        text: text.text.into(),
        note: if changed { Some(TextNote::Changed) } else { text.note },
        recognised,
        report,
        at: stored.imported_at,
        by: stored.imported_by,
        replaced_by: None,
    })
}
