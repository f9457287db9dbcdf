//! A document with its entries, and the addresses and names under which they are found.

use std::collections::HashMap;
use std::sync::Arc;

use crate::domain::rulings::citation::{Citation, place, slug};
use crate::domain::rulings::document::Document;
use crate::domain::rulings::entry::{EntryKind, RulingEntry, nth_entry, parents};

/// A document with its entries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LibraryDocument {
    pub document: Document,
    /// Its entries, in the order of the file.
    pub entries: Arc<Vec<RulingEntry>>,
    /// Whether its text is here, or only the outline that the program has of it.
    pub text_held: bool,
}

impl LibraryDocument {
    /// The entries that contain an entry, outermost first.
    pub fn parents(&self, entry: &RulingEntry) -> Vec<&RulingEntry> {
        parents(&self.entries, entry)
    }

    /// The entry with this number.
    pub fn entry(&self, ordinal: u32) -> Option<&RulingEntry> {
        nth_entry(&self.entries, ordinal)
    }

    /// The steps and sub-entries of an entry.
    pub fn parts(&self, entry: &RulingEntry) -> impl Iterator<Item = &RulingEntry> {
        let ordinal = entry.ordinal;
        self.entries.iter().filter(move |part| part.parent == Some(ordinal))
    }

    /// How an entry is cited.
    pub fn citation(&self, entry: &RulingEntry) -> Citation {
        Citation::of(&self.document, entry, &self.parents(entry))
    }
}

/// A document as the library keeps it. Two libraries that contain the same document share it.
#[derive(Debug, PartialEq, Eq)]
pub struct Catalogued {
    pub held: LibraryDocument,
    /// The addresses within it, with the positions of their entries.
    addresses: HashMap<String, usize>,
    /// The headings under which entries are found, as [`slug`]s, with the positions of the entries.
    names: Vec<(Arc<str>, usize)>,
}

impl Catalogued {
    /// Finds out the addresses and names of a document's entries.
    pub fn of(held: LibraryDocument) -> Self {
        let (mut addresses, mut named) = (HashMap::new(), Vec::new());
        for (index, entry) in held.entries.iter().enumerate() {
            let parents = held.parents(entry);
            addresses.entry(place(entry, &parents)).or_insert(index);
            named.extend(names(&parents, entry).into_iter().map(|name| (Arc::from(name), index)));
        }
        Self { held, addresses, names: named }
    }

    /// The entry at an address within the document.
    pub(super) fn at(&self, address: &str) -> Option<&RulingEntry> {
        self.addresses.get(address).and_then(|index| self.held.entries.get(*index))
    }

    /// The names with the positions of their entries.
    pub(super) fn names(&self) -> impl Iterator<Item = (&Arc<str>, usize)> {
        self.names.iter().map(|(name, index)| (name, *index))
    }
}

/// A sub-entry is found under its own heading, and under its entry's heading followed by its own.
fn names(parents: &[&RulingEntry], entry: &RulingEntry) -> Vec<String> {
    if matches!(entry.kind, EntryKind::SummaryOfChange | EntryKind::FrontMatter | EntryKind::TimingStep) {
        return Vec::new();
    }
    let own = slug(&entry.heading);
    let parent = parents.last().map(|parent| format!("{}-{own}", slug(&parent.heading)));
    parent.into_iter().chain([own]).collect()
}
