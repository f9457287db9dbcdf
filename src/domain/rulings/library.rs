//! The library of ruling documents, and ways to find an entry in it.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use chrono::NaiveDate;

use crate::domain::edition::Edition;
use crate::domain::rulings::asserted_relation::{Asserted, EntryAddress};
use crate::domain::rulings::citation::{Citation, slug};
use crate::domain::rulings::document::{Document, WorkKey};
use crate::domain::rulings::entry::RulingEntry;
use crate::domain::rulings::held::Catalogued;
pub use crate::domain::rulings::held::LibraryDocument;
use crate::domain::rulings::inferred_relation::PlacedReading;

/// An entry together with its document.
#[derive(Debug, Clone, Copy)]
pub struct LibraryEntry<'a> {
    pub held: &'a LibraryDocument,
    pub entry: &'a RulingEntry,
}

/// Where a reference leads.
#[derive(Debug, Clone)]
pub struct Reference<'a> {
    /// The heading as printed.
    pub printed: String,
    /// The entries it names: in its own document, or else in the rest of the library, oldest document first. Empty if
    /// it names a document that is not in the library, such as the Glossary.
    pub targets: Vec<LibraryEntry<'a>>,
    /// Whether the targets are in the referring document itself.
    pub same_document: bool,
}

/// The positions of documents and of entries in them, by heading.
type PlacesByName = HashMap<Arc<str>, Vec<(usize, usize)>>;

/// The ruling documents. Clones share them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Library {
    held: Arc<Vec<Arc<Catalogued>>>,
    /// The documents' positions by stem.
    stems: Arc<HashMap<String, usize>>,
    /// The headings under which entries are found, as [`slug`]s, to positions.
    names: Arc<PlacesByName>,
    /// Earlier addresses of corrected documents, by stem.
    former: BTreeMap<String, Former>,
    /// The names of replaced copies, with the name of the copy cited instead.
    replaced: BTreeMap<String, String>,
    /// What people assert that one entry does to another.
    pub(super) asserted: Vec<Asserted>,
    /// The inferred relations whose entries are in the library.
    pub(super) readings: Vec<PlacedReading>,
}

/// Dates and addresses under which a document was cited before it was corrected; they still lead to it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Former {
    /// Dates as written in citations.
    pub dates: BTreeSet<String>,
    /// Addresses within the document, with the ordinals of the entries.
    pub addresses: BTreeMap<String, u32>,
}

impl<'a> LibraryEntry<'a> {
    /// How the entry is cited.
    pub fn citation(&self) -> Citation {
        self.held.citation(self.entry)
    }

    /// The document that contains the entry.
    pub fn document(&self) -> &'a Document {
        &self.held.document
    }
}

impl Library {
    /// A library of these documents. A later document with the same stem replaces an earlier one.
    pub fn of(documents: impl IntoIterator<Item = (Document, Vec<RulingEntry>)>) -> Self {
        let held = |(document, entries)| {
            Arc::new(Catalogued::of(LibraryDocument {
                document,
                entries: Arc::new(entries),
                text_held: true,
            }))
        };
        Self::of_catalogued(documents.into_iter().map(held))
    }

    /// A library of documents that were catalogued before. A later document with the same stem replaces an earlier one.
    pub fn of_catalogued(documents: impl IntoIterator<Item = Arc<Catalogued>>) -> Self {
        let mut library = Self::default();
        library.insert(documents);
        library
    }

    /// Adds a document, replacing one with the same stem.
    pub fn add(&mut self, document: Document, entries: Vec<RulingEntry>) {
        let held = LibraryDocument { document, entries: Arc::new(entries), text_held: true };
        self.insert([Arc::new(Catalogued::of(held))]);
    }

    /// Adds the outlines of documents that nobody has imported, except those whose name is taken.
    pub fn add_outlines(&mut self, outlines: impl IntoIterator<Item = Arc<Catalogued>>) {
        let free: Vec<Arc<Catalogued>> =
            outlines.into_iter().filter(|added| self.document(&added.held.document.stem).is_none()).collect();
        self.insert(free);
    }

    fn insert(&mut self, documents: impl IntoIterator<Item = Arc<Catalogued>>) {
        let mut by_stem: BTreeMap<String, Arc<Catalogued>> = BTreeMap::new();
        for added in self.held.iter().cloned().chain(documents) {
            by_stem.insert(added.held.document.stem.clone(), added);
        }
        let mut held: Vec<Arc<Catalogued>> = by_stem.into_values().collect();
        // Sorting is stable: documents of one day are in order of their stems.
        held.sort_by_key(|one| (one.held.document.edition, one.held.document.issued));
        let (mut stems, mut names) = (HashMap::new(), PlacesByName::new());
        for (at, one) in held.iter().enumerate() {
            stems.insert(one.held.document.stem.clone(), at);
            for (name, index) in one.names() {
                names.entry(Arc::clone(name)).or_default().push((at, index));
            }
        }
        (self.held, self.stems, self.names) = (Arc::new(held), Arc::new(stems), Arc::new(names));
    }

    /// The documents in their order, each to be recognised in another library that contains it too.
    pub fn catalogued_documents(&self) -> &[Arc<Catalogued>] {
        &self.held
    }

    fn at(&self, (at, index): (usize, usize)) -> Option<LibraryEntry<'_>> {
        let held = &self.held.get(at)?.held;
        held.entries.get(index).map(|entry| LibraryEntry { held, entry })
    }

    fn entries_named(&self, heading: &str) -> impl Iterator<Item = LibraryEntry<'_>> {
        self.names.get(slug(heading).as_str()).into_iter().flatten().filter_map(|place| self.at(*place))
    }

    /// The documents by edition and date, undated ones first, including those with only an outline.
    pub fn documents(&self) -> impl Iterator<Item = &LibraryDocument> {
        self.held.iter().map(|one| &one.held)
    }

    /// Every entry of every document, in the order of the documents.
    pub fn entries(&self) -> impl Iterator<Item = LibraryEntry<'_>> {
        self.documents().flat_map(|held| held.entries.iter().map(move |entry| LibraryEntry { held, entry }))
    }

    /// The document of this series and date, if its text is in the library.
    pub fn issue(&self, work: &WorkKey, issued: NaiveDate) -> Option<&LibraryDocument> {
        let same =
            |held: &&LibraryDocument| held.document.work == *work && held.document.issued == Some(issued);
        self.documents().filter(|held| held.text_held).find(same)
    }

    /// The document of this stem.
    pub fn document(&self, stem: &str) -> Option<&LibraryDocument> {
        self.stems.get(stem).and_then(|at| self.held.get(*at)).map(|one| &one.held)
    }

    /// The entry that a citation names. Case, dashes and other punctuation in the heading make no difference.
    pub fn find(&self, citation: &Citation) -> Option<LibraryEntry<'_>> {
        self.by_path(&citation.work.slug(), &citation.date(), &citation.slug())
    }

    /// The entry at an address `/r/{work}/{date}/{entry}`.
    pub fn by_path(&self, work: &str, date: &str, entry: &str) -> Option<LibraryEntry<'_>> {
        let of_date = |held: &&LibraryDocument| held.document.date() == date;
        let once_of_date = |held: &&LibraryDocument| {
            self.former.get(&held.document.stem).is_some_and(|former| former.dates.contains(date))
        };
        let works = || self.documents().filter(|held| held.document.work.slug() == work);
        // A document with that date comes before one that was once believed to have it. The first undated document of
        // a series was cited without the digits of its file.
        let first = |held: &&LibraryDocument| held.document.file.is_none();
        works()
            .filter(of_date)
            .chain(works().filter(once_of_date).filter(first))
            .chain(works().filter(once_of_date).filter(|held| !first(held)))
            .chain(self.documents().filter(|held| held.document.cited_as.contains(&format!("{work}/{date}"))))
            .find_map(|held| {
                self.entry(&EntryAddress { stem: held.document.stem.clone(), slug: entry.to_owned() })
            })
    }

    /// The entry at an address within a document, also at one it had before a correction. The name of a replaced copy
    /// leads to the copy cited now.
    pub fn entry(&self, at: &EntryAddress) -> Option<LibraryEntry<'_>> {
        self.own_entry(at).or_else(|| {
            let stem = self.replaced.get(&at.stem)?.clone();
            self.own_entry(&EntryAddress { stem, slug: at.slug.clone() })
        })
    }

    fn own_entry(&self, at: &EntryAddress) -> Option<LibraryEntry<'_>> {
        let EntryAddress { stem, slug } = at;
        let one = self.stems.get(stem).and_then(|at| self.held.get(*at))?;
        let held = &one.held;
        let entry = one.at(slug).or_else(|| {
            let ordinal = self.former.get(stem)?.addresses.get(slug)?;
            held.entry(*ordinal)
        })?;
        Some(LibraryEntry { held, entry })
    }

    /// Redirects the name of a replaced copy to the cited copy; does nothing if a document has that name.
    pub fn lead(&mut self, from: &str, to: &str) {
        if self.document(from).is_none() {
            self.replaced.insert(from.to_owned(), to.to_owned());
        }
    }

    /// Keeps the dates and addresses under which a document was cited before.
    pub fn remember(&mut self, stem: &str, former: Former) {
        self.former.insert(stem.to_owned(), former);
    }

    /// The entries of an edition under a heading, oldest document first, without the lists of changes.
    pub fn by_heading(&self, edition: Edition, heading: &str) -> Vec<LibraryEntry<'_>> {
        self.entries_named(heading).filter(|found| found.document().edition == edition).collect()
    }

    /// The entries of other editions under a heading: the same name in another edition is another rule.
    pub fn collisions(&self, edition: Edition, heading: &str) -> Vec<LibraryEntry<'_>> {
        self.entries_named(heading).filter(|found| found.document().edition != edition).collect()
    }

    /// The references of an entry, with their targets.
    pub fn references(&self, from: LibraryEntry<'_>) -> Vec<Reference<'_>> {
        from.entry
            .see_also
            .iter()
            .map(|printed| {
                let all = self.by_heading(from.document().edition, printed);
                let stem = &from.document().stem;
                let own: Vec<_> =
                    all.iter().copied().filter(|found| found.document().stem == *stem).collect();
                let same_document = !own.is_empty();
                let targets = if same_document { own } else { all };
                Reference { printed: printed.clone(), targets, same_document }
            })
            .collect()
    }

    /// The entries that refer to an entry.
    pub fn referring_to(&self, to: LibraryEntry<'_>) -> Vec<LibraryEntry<'_>> {
        self.entries()
            .filter(|from| {
                self.references(*from).iter().flat_map(|reference| &reference.targets).any(|target| {
                    target.document().stem == to.document().stem && target.entry.ordinal == to.entry.ordinal
                })
            })
            .collect()
    }
}
