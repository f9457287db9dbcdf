//! The documents held, and ways to find an entry among them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chrono::NaiveDate;

use crate::domain::edition::Edition;
use crate::domain::rulings::asserted_relation::Asserted;
use crate::domain::rulings::citation::{Citation, slug};
use crate::domain::rulings::document::{Document, WorkKey};
use crate::domain::rulings::entry::{Entry, Kind, numbered, parents};
use crate::domain::rulings::inferred_relation::Placed;

/// A document with its entries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Held {
    /// The document.
    pub document: Document,
    /// Its entries, in the order of the file.
    pub entries: Vec<Entry>,
    /// Whether its text is held, or only what the program knows of it.
    pub text_held: bool,
}

/// An entry together with the document it stands in.
#[derive(Debug, Clone, Copy)]
pub struct Found<'a> {
    /// The document.
    pub held: &'a Held,
    /// The entry.
    pub entry: &'a Entry,
}

/// Where a reference leads.
#[derive(Debug, Clone)]
pub struct Reference<'a> {
    /// The heading as printed.
    pub printed: String,
    /// The entries it names: in its own document, or else elsewhere in the library, the oldest document first. Empty
    /// when it leads to a document that is not held, such as the Glossary.
    pub targets: Vec<Found<'a>>,
    /// Whether the targets stand in the referring document itself.
    pub same_document: bool,
}

/// The documents held. Copies share them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Library {
    held: Arc<Vec<Held>>,
    /// (stem, address within the document) to positions.
    addresses: Arc<BTreeMap<(String, String), (usize, usize)>>,
    /// The headings that entries answer to, as [`slug`]s, to positions.
    names: Arc<BTreeMap<String, Vec<(usize, usize)>>>,
    /// What was cited otherwise before somebody corrected it, by stem.
    former: BTreeMap<String, Former>,
    /// Names of copies that another one replaced, to the name of that one.
    replaced: BTreeMap<String, String>,
    /// What people assert that one entry does to another.
    pub(super) asserted: Vec<Asserted>,
    /// What was read side by side.
    pub(super) readings: Vec<Placed>,
}

/// Dates and addresses under which a document was cited before somebody corrected it: they go on leading there.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Former {
    /// Dates as they stand in citations.
    pub dates: BTreeSet<String>,
    /// Addresses within the document, and the entries (ordinals) they lead to.
    pub addresses: BTreeMap<String, u32>,
}

impl Held {
    /// The entries that an entry belongs to, the outermost first.
    pub fn parents(&self, entry: &Entry) -> Vec<&Entry> {
        parents(&self.entries, entry)
    }

    /// The entry with this number.
    pub fn entry(&self, ordinal: u32) -> Option<&Entry> {
        numbered(&self.entries, ordinal)
    }

    /// The steps and sub-entries of an entry.
    pub fn parts(&self, entry: &Entry) -> impl Iterator<Item = &Entry> {
        let ordinal = entry.ordinal;
        self.entries.iter().filter(move |part| part.parent == Some(ordinal))
    }

    /// How an entry is cited.
    pub fn citation(&self, entry: &Entry) -> Citation {
        Citation::of(&self.document, entry, &self.parents(entry))
    }
}

impl<'a> Found<'a> {
    /// How the entry is cited.
    pub fn citation(&self) -> Citation {
        self.held.citation(self.entry)
    }

    /// The document.
    pub fn document(&self) -> &'a Document {
        &self.held.document
    }
}

impl Library {
    /// A library of these documents. A document with the stem of another takes its place.
    pub fn of(documents: impl IntoIterator<Item = (Document, Vec<Entry>)>) -> Self {
        let mut library = Self::default();
        for (document, entries) in documents {
            library.add(document, entries);
        }
        library
    }

    /// Adds a document; one with the same stem is replaced.
    pub fn add(&mut self, document: Document, entries: Vec<Entry>) {
        self.insert(Held { document, entries, text_held: true });
    }

    /// Adds what is known of a document that nobody has imported; nothing when its name is taken.
    pub fn add_outline(&mut self, document: Document, entries: Vec<Entry>) {
        if self.document(&document.stem).is_none() {
            self.insert(Held { document, entries, text_held: false });
        }
    }

    fn insert(&mut self, added: Held) {
        let held = Arc::make_mut(&mut self.held);
        held.retain(|held| held.document.stem != added.document.stem);
        held.push(added);
        held.sort_by(|a, b| {
            (a.document.edition, a.document.issued, &a.document.stem).cmp(&(
                b.document.edition,
                b.document.issued,
                &b.document.stem,
            ))
        });
        self.index();
    }

    fn index(&mut self) {
        let (mut addresses, mut named) = (BTreeMap::new(), BTreeMap::<String, Vec<_>>::new());
        for (at, held) in self.held.iter().enumerate() {
            for (index, entry) in held.entries.iter().enumerate() {
                let address = (held.document.stem.clone(), held.citation(entry).slug());
                addresses.entry(address).or_insert((at, index));
                for name in names(held, entry) {
                    named.entry(name).or_default().push((at, index));
                }
            }
        }
        self.addresses = Arc::new(addresses);
        self.names = Arc::new(named);
    }

    fn at(&self, (at, index): (usize, usize)) -> Option<Found<'_>> {
        let held = self.held.get(at)?;
        held.entries.get(index).map(|entry| Found { held, entry })
    }

    fn named(&self, heading: &str) -> impl Iterator<Item = Found<'_>> {
        self.names.get(&slug(heading)).into_iter().flatten().filter_map(|place| self.at(*place))
    }

    /// The documents by edition and date, undated ones first; also those of which only an outline is known.
    pub fn documents(&self) -> impl Iterator<Item = &Held> {
        self.held.iter()
    }

    /// Every entry.
    pub fn entries(&self) -> impl Iterator<Item = Found<'_>> {
        self.held.iter().flat_map(|held| held.entries.iter().map(move |entry| Found { held, entry }))
    }

    /// The document of this series and date whose text is held.
    pub fn issue(&self, work: &WorkKey, issued: NaiveDate) -> Option<&Held> {
        let same = |held: &&Held| held.document.work == *work && held.document.issued == Some(issued);
        self.held.iter().filter(|held| held.text_held).find(same)
    }

    /// The document of this stem.
    pub fn document(&self, stem: &str) -> Option<&Held> {
        self.held.iter().find(|held| held.document.stem == stem)
    }

    /// The entry that a citation names; capitals, dashes and other signs of the heading do not matter.
    pub fn find(&self, citation: &Citation) -> Option<Found<'_>> {
        self.by_path(&citation.work.slug(), &citation.date(), &citation.slug())
    }

    /// The entry at an address `/r/{work}/{date}/{entry}`.
    pub fn by_path(&self, work: &str, date: &str, entry: &str) -> Option<Found<'_>> {
        let of_date = |held: &&Held| held.document.date() == date;
        let once_of_date = |held: &&Held| {
            self.former.get(&held.document.stem).is_some_and(|former| former.dates.contains(date))
        };
        let works = || self.held.iter().filter(|held| held.document.work.slug() == work);
        // What is of that date now comes before what was only believed to be; of several undated documents the first one
        // was cited without the digits of its file.
        let first = |held: &&Held| held.document.file.is_none();
        works()
            .filter(of_date)
            .chain(works().filter(once_of_date).filter(first))
            .chain(works().filter(once_of_date).filter(|held| !first(held)))
            .chain(self.held.iter().filter(|held| held.document.cited_as.contains(&format!("{work}/{date}"))))
            .find_map(|held| self.entry(&held.document.stem, entry))
    }

    /// The entry of a document at its part of the address, or at one that it had before somebody corrected it. The name
    /// of a copy that was replaced leads to the copy that is cited now.
    pub fn entry(&self, stem: &str, slug: &str) -> Option<Found<'_>> {
        self.own_entry(stem, slug).or_else(|| self.own_entry(self.replaced.get(stem)?, slug))
    }

    fn own_entry(&self, stem: &str, slug: &str) -> Option<Found<'_>> {
        let address = (stem.to_owned(), slug.to_owned());
        self.addresses.get(&address).and_then(|place| self.at(*place)).or_else(|| {
            let ordinal = self.former.get(stem)?.addresses.get(slug)?;
            let held = self.document(stem)?;
            held.entry(*ordinal).map(|entry| Found { held, entry })
        })
    }

    /// Lets the name of a copy that is not cited lead to the one that is; nothing when a document bears that name.
    pub fn lead(&mut self, from: &str, to: &str) {
        if self.document(from).is_none() {
            self.replaced.insert(from.to_owned(), to.to_owned());
        }
    }

    /// Keeps the dates and addresses under which a document was cited before.
    pub fn remember(&mut self, stem: &str, former: Former) {
        self.former.insert(stem.to_owned(), former);
    }

    /// The entries of an edition under a heading, the oldest document first; the lists of changes are left out.
    pub fn by_heading(&self, edition: Edition, heading: &str) -> Vec<Found<'_>> {
        self.named(heading).filter(|found| found.document().edition == edition).collect()
    }

    /// The entries of other editions under a heading: the same name in another edition is another rule.
    pub fn collisions(&self, edition: Edition, heading: &str) -> Vec<Found<'_>> {
        self.named(heading).filter(|found| found.document().edition != edition).collect()
    }

    /// Where the references of an entry lead.
    pub fn references(&self, from: Found<'_>) -> Vec<Reference<'_>> {
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
    pub fn referring_to(&self, to: Found<'_>) -> Vec<Found<'_>> {
        self.entries()
            .filter(|from| {
                self.references(*from).iter().flat_map(|reference| &reference.targets).any(|target| {
                    target.document().stem == to.document().stem && target.entry.ordinal == to.entry.ordinal
                })
            })
            .collect()
    }
}

/// A sub-entry answers to its own heading and to that of its entry with its own behind it.
fn names(held: &Held, entry: &Entry) -> Vec<String> {
    if matches!(entry.kind, Kind::SummaryOfChange | Kind::FrontMatter | Kind::TimingStep) {
        return Vec::new();
    }
    let own = slug(&entry.heading);
    let parent = held.parents(entry).last().map(|parent| format!("{}-{own}", slug(&parent.heading)));
    parent.into_iter().chain([own]).collect()
}
