//! What is prepared of an entry for searching, and which entries are.

use std::collections::{BTreeSet, HashMap, HashSet};

use chrono::NaiveDate;

use crate::domain::rulings::document::{Baseline, Document};
use crate::domain::rulings::entry::{EntryKind, RulingEntry};
use crate::domain::rulings::library::{Library, LibraryDocument, LibraryEntry};
use crate::domain::rulings::listed_change::speaks_alone;
use crate::domain::rulings::search::meaning::Sense;
use crate::domain::rulings::search::nicknames::Wording;

/// At most this many words may precede the reference of an entry that says nothing else.
const POINTING: usize = 5;

/// A top-level entry with its parts: one possible answer.
#[derive(Debug, Clone)]
pub(super) struct Unit {
    /// The stem of its document.
    pub stem: String,
    /// The entry's ordinal in the document.
    pub ordinal: u32,
    /// The line of its heading.
    pub line_start: u32,
    /// The first day on which it can be an authority.
    pub earliest: NaiveDate,
    /// When its document was issued.
    pub issued: Option<NaiveDate>,
    /// The subject it shares with related entries.
    pub family: String,
    /// The subjects of the entries to which it refers, in alphabetical order.
    pub kin: Vec<String>,
    /// The terms of its headings, sorted.
    pub heading: Vec<u32>,
    /// The terms of each subject, if the heading joins subjects of which one has an entry of its own.
    pub subjects: Vec<Vec<u32>>,
    /// Whether it only refers to another entry.
    pub pointer: bool,
    /// If it is an item of a list of changes: the ordinals of the newer entries that it announces.
    pub announces: Vec<u32>,
    /// The words of the title, sorted, if it is about one card.
    pub title: Option<Vec<u32>>,
    pub passages: Vec<Passage>,
}

impl Unit {
    /// Whether two entries are on one subject, or one refers to the other: then they do not compete.
    pub fn goes_with(&self, other: &Self) -> bool {
        let refers = |from: &Self, to: &Self| from.kin.binary_search(&to.family).is_ok();
        self.family == other.family || refers(self, other) || refers(other, self)
    }

    /// Whether it is the item that announces that entry.
    pub fn is_item_of(&self, other: &Self) -> bool {
        self.stem == other.stem && self.announces.contains(&other.ordinal)
    }

    /// Whether it is an item of a list of changes that says alone, on this day, what its entry changed.
    pub fn speaks_alone(&self, library: &Library, on: NaiveDate) -> bool {
        let Some(held) = library.document(&self.stem) else { return false };
        let at = |ordinal: u32| held.entry(ordinal).map(|entry| LibraryEntry { held, entry });
        let announced = self.announces.iter().filter_map(|ordinal| at(*ordinal));
        at(self.ordinal).is_some_and(|item| speaks_alone(item, announced, on))
    }
}

/// A paragraph of an entry or of one of its parts.
#[derive(Debug, Clone)]
pub(super) struct Passage {
    /// The ordinal of the entry that contains it.
    pub ordinal: u32,
    /// Its number in that entry, from 1.
    pub paragraph: u32,
    /// The paragraph's terms, sorted.
    pub terms: Vec<u32>,
    /// The source of its words.
    pub words: Words,
    /// How well all its terms together tell entries apart; of questions only, 0 for everything else.
    pub weight: f64,
    /// Its words, if it is a question.
    pub wording: Option<Wording>,
    /// What it means, if it is a question.
    pub sense: Option<Sense>,
    /// The rarely covered subjects it is about, by number.
    pub matters: BTreeSet<usize>,
    /// The kinds of figures it asks for, if it is a question, by number.
    pub figures: BTreeSet<usize>,
}

impl Passage {
    /// A passage whose weight is not known yet.
    pub fn new(ordinal: u32, paragraph: u32, terms: Vec<u32>, words: Words) -> Self {
        Self {
            ordinal,
            paragraph,
            terms: tidied(terms),
            words,
            weight: 0.0,
            wording: None,
            sense: None,
            matters: BTreeSet::new(),
            figures: BTreeSet::new(),
        }
    }
}

/// The source of a passage's words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Words {
    Text,
    /// Our own summary.
    Digest,
    /// A question that the entry answers, as players ask it.
    Asked,
    /// A question that it does not answer.
    Beside,
}

/// The weight of a term in an entry.
#[derive(Debug, Clone, Copy)]
pub(super) struct Posting {
    pub unit: u32,
    pub weight: f64,
}

/// The first day on which anything in a document can be an authority, by the document's dates; an entry may start
/// later.
pub(super) fn earliest(document: &Document) -> NaiveDate {
    let floor = document.not_before.as_ref().map_or(NaiveDate::MIN, |floor| floor.day);
    let Some(issued) = document.issued else { return floor };
    let since = document.baseline.as_ref().and_then(Baseline::since);
    match (document.star_rule, since) {
        (false, _) => issued,
        (true, Some(since)) => since.succ_opt().unwrap_or(issued).min(issued).max(floor),
        (true, None) => floor,
    }
}

/// Terms in order of their numbers, each once.
pub(super) fn tidied(mut terms: Vec<u32>) -> Vec<u32> {
    terms.sort_unstable();
    terms.dedup();
    terms
}

/// The steps and sub-entries of a document's entries.
pub(super) struct Below<'a>(HashMap<u32, Vec<&'a RulingEntry>>);

impl<'a> Below<'a> {
    /// The parts of every entry of a document.
    pub fn of(held: &'a LibraryDocument) -> Self {
        let mut below: HashMap<u32, Vec<&RulingEntry>> = HashMap::new();
        for entry in held.entries.iter() {
            // A part comes after the entry that contains it, so the loop ends.
            if let Some(parent) = entry.parent.filter(|parent| *parent < entry.ordinal) {
                below.entry(parent).or_default().push(entry);
            }
        }
        Self(below)
    }

    /// All parts of an entry, in file order.
    pub fn descendants(&self, entry: &RulingEntry) -> Vec<&'a RulingEntry> {
        let mut all = Vec::new();
        for part in self.0.get(&entry.ordinal).into_iter().flatten() {
            all.push(*part);
            all.extend(self.descendants(part));
        }
        all
    }
}

/// Whether an entry that is longer than `See …` still only refers elsewhere: `Add to step 2: See …`.
pub(super) fn points(entry: &RulingEntry) -> bool {
    let said = entry.text.find("See ").filter(|_| !entry.see_also.is_empty());
    said.is_some_and(|at| {
        let before = entry.text.get(..at).map_or(0, |text| text.split_whitespace().count());
        let behind = entry.text.get(at..).map_or("", str::trim_end);
        before <= POINTING && behind.split_inclusive(". ").count() == 1
    })
}

/// Whether an entry can answer by itself. A reference to an entry in the library cannot, and neither can a
/// list-of-changes item, whose ruling is further down, unless that ruling is newer than the item. An item without text
/// names an entry that is missing.
pub(super) fn stands_alone(found: LibraryEntry<'_>, library: &Library) -> bool {
    match found.entry.kind {
        EntryKind::CrossReferenceOnly => !library.references(found).iter().any(|to| to.same_document),
        EntryKind::SummaryOfChange => !found.entry.says_something(),
        EntryKind::Ruling
        | EntryKind::Erratum
        | EntryKind::Faq
        | EntryKind::TimingStep
        | EntryKind::FrontMatter => true,
    }
}

/// The headings that refer to an entry, directly or through other references.
pub(super) fn referring(held: &LibraryDocument, library: &Library) -> HashMap<u32, Vec<String>> {
    let mut referring: HashMap<u32, Vec<String>> = HashMap::new();
    for from in held.entries.iter().filter(|entry| entry.kind == EntryKind::CrossReferenceOnly) {
        let mut seen = HashSet::from([from.ordinal]);
        let mut open = vec![from];
        while let Some(entry) = open.pop() {
            for reference in
                library.references(LibraryEntry { held, entry }).iter().filter(|to| to.same_document)
            {
                for target in reference.targets.iter().map(|target| target.entry) {
                    if !seen.insert(target.ordinal) {
                        continue;
                    }
                    if target.kind == EntryKind::CrossReferenceOnly {
                        open.extend(held.entry(target.ordinal));
                    } else {
                        referring.entry(top(held, target)).or_default().push(from.heading.clone());
                    }
                }
            }
        }
    }
    referring
}

fn top(held: &LibraryDocument, entry: &RulingEntry) -> u32 {
    held.parents(entry).first().map_or(entry.ordinal, |parent| parent.ordinal)
}

pub(super) fn is_subject(entry: &RulingEntry) -> bool {
    !matches!(entry.kind, EntryKind::FrontMatter | EntryKind::TimingStep)
}
