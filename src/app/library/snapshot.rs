//! The rulings library at one state of the store, ready for citing and searching.

use std::sync::{Arc, OnceLock};

use super::known::{LibraryOutline, ReadLibrary, outline_index, outlines};
use crate::app::error::DeskError;
use crate::data;
use crate::domain::hash::LibraryVersion;
use crate::domain::rulings::asserted_relation::{Asserted, EntryAddress};
use crate::domain::rulings::entry::RulingEntry;
use crate::domain::rulings::library::{Library, LibraryDocument};
use crate::domain::rulings::log::addresses;
use crate::domain::rulings::log::apply::{Log, TakenBack};
use crate::domain::rulings::log::imported::{ImportedDocument, Imports, same_issue};
use crate::domain::rulings::search::SearchIndex;

/// The library at one state of the store.
#[derive(Debug, Clone)]
pub struct LibrarySnapshot {
    /// The documents that may be cited. Of several copies of one issue only one is here: preferably one that the
    /// program recognises, then the newest.
    pub library: Library,
    /// Its search index, made when it is needed.
    index: Arc<OnceLock<SearchIndex>>,
    /// The outlines that come with the program.
    outlines: &'static [LibraryOutline],
    /// SHA-256 over the documents' hashes and corrections: it changes whenever the library does.
    pub version: LibraryVersion,
    /// Every document ever imported, by name, replaced copies included.
    pub imported: Arc<Imports>,
    /// Relations that were asserted and then withdrawn.
    pub withdrawn: Vec<(Asserted, TakenBack)>,
    /// Proposals that nobody has confirmed or withdrawn.
    pub proposed: Vec<Asserted>,
    /// How many documents were split to make it.
    pub split: usize,
}

impl LibrarySnapshot {
    /// A library without imported documents: the five outlines that come with the program.
    ///
    /// # Errors
    /// Never; a test parses the built-in files.
    pub fn empty() -> Result<Self, DeskError> {
        Self::of(Imports::default(), &Log::default(), LibraryVersion::of(""), &mut ReadLibrary::default())
    }

    pub(super) fn of(
        imported: Imports,
        log: &Log,
        version: LibraryVersion,
        known: &mut ReadLibrary,
    ) -> Result<Self, DeskError> {
        let outlines = outlines()?;
        let current = || imported.iter().filter(|held| held.replaced_by.is_none());
        let mut library = Library::of_catalogued(current().map(|held| known.catalogue(held, outlines)));
        for held in current() {
            let copies = imported.copies(held);
            library.remember(&held.document.stem, addresses::former_addresses(held, &copies));
            for copy in copies {
                library.lead(&copy.document.stem, &held.document.stem);
            }
        }
        let (held, missing): (Vec<_>, Vec<_>) = outlines
            .iter()
            .map(|outline| (outline, current().find(|held| same_issue(&held.document, outline.document()))))
            .partition(|(_, held)| held.is_some());
        library.add_outlines(missing.into_iter().map(|(outline, _)| Arc::clone(&outline.0)));
        for (outline, held) in held {
            if let Some(held) = held {
                library.lead(&outline.document().stem, &held.document.stem);
            }
        }
        library.take_readings(data::ruling_readings());
        let (proposed, asserted) = log
            .asserted_relations()
            .map(|(_, one)| one.clone())
            .partition::<Vec<_>, _>(Asserted::is_proposed);
        library.take_assertions(asserted);
        let withdrawn = log.withdrawn().map(|(one, how)| (one.clone(), how.clone())).collect();
        // Somebody who searched the previous library must not wait for the index of this one, so it is built now.
        let index = known.index.get().map(|before| before.with(&library));
        let index = Arc::new(index.map_or_else(OnceLock::new, OnceLock::from));
        known.index = Arc::clone(&index);
        let split = std::mem::take(&mut known.split);
        Ok(Self {
            library,
            index,
            outlines,
            version,
            imported: Arc::new(imported),
            withdrawn,
            proposed,
            split,
        })
    }

    /// The search index of the library.
    pub fn index(&self) -> &SearchIndex {
        self.index.get_or_init(|| outline_index(self.outlines).with(&self.library))
    }

    /// The entry of a replaced copy, at an address that the copy cited now does not have.
    pub fn earlier(&self, at: &EntryAddress) -> Option<(&ImportedDocument, &RulingEntry)> {
        let EntryAddress { stem, slug } = at;
        let replaced = self.imported.iter().filter(|held| held.replaced_by.is_some());
        let of_name = |held: &&ImportedDocument| {
            let copy_of_it = |named: &ImportedDocument| same_issue(&held.document, &named.document);
            held.document.stem == *stem
                || self.imported.iter().any(|named| named.document.stem == *stem && copy_of_it(named))
        };
        let found = replaced.filter(of_name).filter_map(|held| Some((held, addresses::at(held, slug)?)));
        found.max_by_key(|(held, _)| (held.at, &held.stored_sha256))
    }

    /// The document of this name, for comparing: the one that is cited, or else a replaced copy.
    pub fn copy(&self, stem: &str) -> Option<LibraryDocument> {
        let replaced = || self.imported.iter().find(|held| held.document.stem == stem);
        let held = |copy: &ImportedDocument| LibraryDocument {
            document: copy.document.clone(),
            entries: Arc::clone(&copy.entries),
            text_held: true,
        };
        self.library.document(stem).cloned().or_else(|| replaced().map(held))
    }
}
