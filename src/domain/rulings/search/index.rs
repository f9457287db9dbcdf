//! The search index of one edition's entries.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;

use crate::domain::edition::Edition;
use crate::domain::rulings::citation::slug;
use crate::domain::rulings::document::{Baseline, Document};
use crate::domain::rulings::entry::{Entry, Kind};
use crate::domain::rulings::library::{Found, Held, Library};
use crate::domain::rulings::search::bm25::{Field, Weights, rarity};
use crate::domain::rulings::search::card_name::CardName;
use crate::domain::rulings::search::spelling::Spelling;
use crate::domain::rulings::search::stemmer::{is_stop, words};
use crate::domain::rulings::search::synonyms::Aliases;

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
    /// The terms of its headings, sorted.
    pub heading: Vec<u32>,
    /// The terms of each subject, if the heading joins subjects of which one has an entry of its own.
    pub subjects: Vec<Vec<u32>>,
    /// Whether it only refers to another entry.
    pub pointer: bool,
    /// Its paragraphs.
    pub passages: Vec<Passage>,
}

/// A paragraph of an entry or of one of its parts.
#[derive(Debug, Clone)]
pub(super) struct Passage {
    /// The ordinal of the entry that contains it.
    pub ordinal: u32,
    /// Its number in that entry, from 1.
    pub paragraph: u32,
    /// Its terms, sorted.
    pub terms: Vec<u32>,
    /// The source of its words.
    pub words: Words,
    /// How well all its terms together tell entries apart.
    pub weight: f64,
}

/// The source of a passage's words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Words {
    /// The document.
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

/// At most this many words may precede the reference of an entry that says nothing else.
const POINTING: usize = 5;

/// The names in a text: headings and card titles.
#[derive(Debug, Clone, Default)]
struct Names(HashMap<String, Vec<Name>>);

/// A name: its words, its term, and whether a card has it.
#[derive(Debug, Clone)]
struct Name {
    words: Vec<String>,
    term: u32,
    /// What kind of card it is, if the card table has the name.
    card: Option<u32>,
}

/// A name in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Named {
    /// Where it begins.
    pub start: usize,
    /// Its length in words.
    pub length: usize,
    /// Its term.
    pub term: u32,
    /// The number of this card's kind, if a card has the name; see [`Part::stands_for`].
    pub card: Option<u32>,
}

/// The entries of one edition. Terms are words, and names with a prefix that no word has.
#[derive(Debug, Clone)]
pub(super) struct Part {
    pub edition: Edition,
    pub units: Vec<Unit>,
    vocabulary: HashMap<String, u32>,
    postings: Vec<Vec<Posting>>,
    names: Names,
    /// Subjects that have an entry of their own.
    alone: HashSet<Vec<String>>,
    spelling: Spelling,
    /// The distinct kinds of cards, in words.
    kinds: Vec<Vec<String>>,
    /// Headings by their comparable words.
    headings: HashMap<Vec<String>, Vec<String>>,
}

impl Names {
    fn add(&mut self, words: Vec<String>, term: u32, card: Option<u32>) {
        if let Some(first) = words.first() {
            let same = self.0.entry(first.clone()).or_default();
            match same.iter_mut().find(|known| known.words == words) {
                Some(known) => known.card = known.card.or(card),
                None => same.push(Name { words, term, card }),
            }
        }
    }

    fn sort(&mut self) {
        for names in self.0.values_mut() {
            names.sort_by_key(|name| std::cmp::Reverse(name.words.len()));
        }
    }

    /// The longest name that these words begin with.
    fn at(&self, words: &[String]) -> Option<&Name> {
        let names = self.0.get(words.first()?)?;
        names.iter().find(|name| words.starts_with(&name.words))
    }
}

impl Part {
    /// Indexes the entries of an edition; `cards` are its cards.
    pub fn of(edition: Edition, library: &Library, cards: &[CardName<'_>], aliases: &Aliases) -> Self {
        let mut part = Self {
            edition,
            units: Vec::new(),
            vocabulary: HashMap::new(),
            postings: Vec::new(),
            names: Names::default(),
            alone: HashSet::new(),
            spelling: Spelling::default(),
            kinds: Vec::new(),
            headings: HashMap::new(),
        };
        let held: Vec<&Held> = library.documents().filter(|held| held.document.edition == edition).collect();
        part.learn_names(&held, cards);
        for held in held {
            part.add_document(held, library, aliases);
        }
        part.learn_spelling();
        part.weigh_passages();
        part
    }

    fn weigh_passages(&mut self) {
        let mut units = std::mem::take(&mut self.units);
        let count = units.len();
        for unit in &mut units {
            for passage in &mut unit.passages {
                let weigh = |term: &u32| rarity(count, self.documents(*term));
                passage.weight = passage.terms.iter().map(weigh).sum();
            }
        }
        self.units = units;
    }

    fn learn_names(&mut self, held: &[&Held], cards: &[CardName<'_>]) {
        let entries = || held.iter().flat_map(|held| &held.entries);
        let headings = entries().filter(|entry| is_subject(entry));
        for phrase in headings.flat_map(|entry| subjects(&entry.heading)) {
            self.learn_name(&phrase, None);
        }
        let mut kinds: HashMap<&[String], u32> = HashMap::new();
        for card in cards {
            let next = u32::try_from(kinds.len()).unwrap_or(u32::MAX);
            let kind = *kinds.entry(&card.is).or_insert_with(|| {
                self.kinds.push(card.is.clone());
                next
            });
            for phrase in shortened(card.title) {
                self.learn_name(&phrase, Some(kind));
            }
        }
        self.names.sort();
        for entry in entries().filter(|entry| is_subject(entry)) {
            let same = self.headings.entry(name_of(&entry.heading)).or_default();
            if !same.contains(&entry.heading) {
                same.push(entry.heading.clone());
            }
        }
        let alone = entries().filter(|entry| entry.level == 1 && is_subject(entry));
        self.alone = alone.map(|entry| name_of(&entry.heading)).collect();
    }

    fn learn_name(&mut self, phrase: &str, card: Option<u32>) {
        let name = name_of(phrase);
        if !name.iter().all(|word| is_stop(word)) {
            let term = self.term(&key(&name));
            self.names.add(name, term, card);
        }
    }

    /// What kind of card it is, in words, by its [`Named::card`].
    pub fn stands_for(&self, card: u32) -> &[String] {
        usize::try_from(card).ok().and_then(|card| self.kinds.get(card)).map_or(&[], Vec::as_slice)
    }

    fn learn_spelling(&mut self) {
        let held = |term: &u32| self.documents(*term) > 0;
        let of_names = self
            .names
            .0
            .values()
            .flatten()
            .filter(|name| held(&name.term))
            .flat_map(|name| name.words.iter().cloned());
        let distinct: HashSet<String> = of_names.collect();
        let mut sorted: Vec<String> = distinct.into_iter().collect();
        sorted.sort_unstable();
        self.spelling = Spelling::of(sorted);
    }

    fn term(&mut self, text: &str) -> u32 {
        if let Some(term) = self.vocabulary.get(text) {
            return *term;
        }
        let term = u32::try_from(self.postings.len()).unwrap_or(u32::MAX);
        self.vocabulary.insert(text.to_owned(), term);
        self.postings.push(Vec::new());
        term
    }

    fn add_document(&mut self, held: &Held, library: &Library, known: &Aliases) {
        let referring = referring(held, library);
        let below = Below::of(held);
        let mut changes: HashMap<String, Vec<&str>> = HashMap::new();
        for change in held.entries.iter().filter(|entry| entry.kind == Kind::SummaryOfChange) {
            for subject in std::iter::once(change.heading.as_str()).chain(several(&change.heading)) {
                let said = if held.text_held { &change.text } else { &change.digest };
                changes.entry(slug(subject)).or_default().push(said);
            }
        }
        for entry in held.entries.iter().filter(|entry| entry.level == 1) {
            let found = Found { held, entry };
            if entry.kind == Kind::FrontMatter || !stands_alone(found, library) {
                continue;
            }
            let change = changes.get(&slug(&entry.heading)).filter(|_| entry.kind != Kind::SummaryOfChange);
            let aliases = referring.get(&entry.ordinal).map_or(&[][..], Vec::as_slice);
            let unasked = known.beside(self.edition, &entry.heading);
            let beside = Beside { aliases, changes: change.map_or(&[][..], Vec::as_slice), unasked };
            self.add_unit(held, entry, &below.all(entry), &beside);
        }
    }

    fn add_unit(&mut self, held: &Held, entry: &Entry, below: &[&Entry], beside: &Beside<'_>) {
        let mut weights = Weights::default();
        let mut heading = Vec::new();
        heading.extend(self.weigh(&mut weights, &words(&entry.heading), Field::Heading));
        for alias in beside.aliases {
            heading.extend(self.weigh(&mut weights, &words(alias), Field::Alias));
        }
        if let Some(section) = &entry.section {
            self.weigh(&mut weights, &words(section), Field::Section);
        }
        for change in beside.changes {
            self.weigh(&mut weights, &words(change), Field::Body);
        }
        let mut passages = Vec::new();
        self.read_passages(&mut weights, &mut passages, entry);
        for part in below {
            let step = part.kind == Kind::TimingStep;
            let field = if step { Field::Body } else { Field::Alias };
            let of_part = self.weigh(&mut weights, &words(&part.heading), field);
            let first = passages.len();
            self.read_passages(&mut weights, &mut passages, part);
            for passage in passages.iter_mut().skip(first) {
                passage.terms.extend(&of_part);
                tidy(&mut passage.terms);
            }
            if first == passages.len() {
                let mut terms = of_part;
                tidy(&mut terms);
                passages.push(Passage {
                    ordinal: part.ordinal,
                    paragraph: 0,
                    terms,
                    words: Words::Text,
                    weight: 0.0,
                });
            }
        }
        for question in beside.unasked {
            let mut terms: Vec<u32> =
                words(question).iter().filter(|word| !is_stop(word)).map(|word| self.term(word)).collect();
            tidy(&mut terms);
            let ordinal = entry.ordinal;
            passages.push(Passage { ordinal, paragraph: 0, terms, words: Words::Beside, weight: 0.0 });
        }
        tidy(&mut heading);
        let subjects = self.subjects(&entry.heading);
        let unit = u32::try_from(self.units.len()).unwrap_or(u32::MAX);
        for (term, weight) in weights.weighed() {
            if let Some(postings) = usize::try_from(term).ok().and_then(|term| self.postings.get_mut(term)) {
                postings.push(Posting { unit, weight });
            }
        }
        self.units.push(Unit {
            stem: held.document.stem.clone(),
            ordinal: entry.ordinal,
            line_start: entry.line_start,
            earliest: earliest(&held.document),
            issued: held.document.issued,
            family: family(&entry.heading),
            heading,
            subjects,
            pointer: points(entry),
            passages,
        });
    }

    /// The terms of each subject in a heading that joins several of which one has an entry of its own. If none has,
    /// as in `ranks and titles`, the heading is one subject.
    fn subjects(&mut self, heading: &str) -> Vec<Vec<u32>> {
        let names: Vec<Vec<String>> = joined(heading).iter().map(|subject| name_of(subject)).collect();
        if names.len() < 2 || !names.iter().any(|name| self.alone.contains(name)) {
            return Vec::new();
        }
        let terms = |name: &Vec<String>| {
            let mut terms: Vec<u32> =
                name.iter().filter(|word| !is_stop(word)).map(|word| self.term(word)).collect();
            tidy(&mut terms);
            terms
        };
        names.iter().map(terms).filter(|terms| !terms.is_empty()).collect()
    }

    fn read_passages(&mut self, weights: &mut Weights, passages: &mut Vec<Passage>, entry: &Entry) {
        for (paragraph, text) in (1..).zip(entry.paragraphs()) {
            let mut terms = self.weigh(weights, &words(text), Field::Body);
            tidy(&mut terms);
            passages.push(Passage {
                ordinal: entry.ordinal,
                paragraph,
                terms,
                words: Words::Text,
                weight: 0.0,
            });
        }
        if !entry.digest.is_empty() {
            let mut terms = self.weigh(weights, &words(&entry.digest), Field::Digest);
            tidy(&mut terms);
            passages.push(Passage {
                ordinal: entry.ordinal,
                paragraph: 0,
                terms,
                words: Words::Digest,
                weight: 0.0,
            });
        }
        for question in &entry.asked {
            let mut terms = self.weigh(weights, &words(question), Field::Asked);
            tidy(&mut terms);
            passages.push(Passage {
                ordinal: entry.ordinal,
                paragraph: 0,
                terms,
                words: Words::Asked,
                weight: 0.0,
            });
        }
    }

    /// Weighs the words and names of a text and returns their terms.
    fn weigh(&mut self, weights: &mut Weights, words: &[String], field: Field) -> Vec<u32> {
        let mut terms = Vec::new();
        for word in words.iter().filter(|word| !is_stop(word)) {
            let term = self.term(word);
            weights.word(term, field);
            terms.push(term);
        }
        for Named { start, length, term, .. } in self.named(words) {
            let article = words.first().is_some_and(|word| word == "the");
            let whole = start <= usize::from(article) && start + length == words.len();
            weights.name(term, field, whole);
            terms.push(term);
            for within in self.within(words, start, length) {
                weights.name(within, field, false);
                terms.push(within);
            }
        }
        terms
    }

    /// The weight of a word that only one entry contains.
    pub fn rarest(&self) -> f64 {
        rarity(self.units.len(), 0)
    }

    /// The headings that consist of this name only.
    pub fn whole_name(&self, words: &[String]) -> Option<&[String]> {
        self.headings.get(&name_of(&words.join(" "))).map(Vec::as_slice)
    }

    /// Whether an entry only refers elsewhere although its document says more under its heading.
    pub fn points(&self, found: Found<'_>) -> bool {
        points(found.entry)
    }

    /// The names in a text: the position, length and term of each.
    pub fn named(&self, words: &[String]) -> Vec<Named> {
        let mut found = Vec::new();
        let mut start = 0;
        while let Some(rest) = words.get(start..).filter(|rest| !rest.is_empty()) {
            match self.names.at(rest) {
                Some(name) => {
                    let length = name.words.len();
                    found.push(Named { start, length, term: name.term, card: name.card });
                    start += length;
                }
                None => start += 1,
            }
        }
        found
    }

    /// The shorter names within a name, such as each card of a heading that joins two.
    fn within(&self, words: &[String], start: usize, length: usize) -> Vec<u32> {
        let end = start + length;
        let inner = |at: usize| {
            let name = self.names.at(words.get(at..end)?)?;
            (name.card.is_some() && name.words.len() < length).then_some(name.term)
        };
        (start + 1..end).filter_map(inner).collect()
    }

    /// The term of a word, if any entry contains it.
    pub fn word(&self, word: &str) -> Option<u32> {
        self.vocabulary.get(word).copied().filter(|term| self.documents(*term) > 0)
    }

    /// The known word that a misspelled one most likely means.
    pub fn meant(&self, word: &str) -> Option<&str> {
        self.spelling.meant(word)
    }

    /// The entries that contain a term.
    pub fn postings(&self, term: u32) -> &[Posting] {
        usize::try_from(term).ok().and_then(|term| self.postings.get(term)).map_or(&[], Vec::as_slice)
    }

    /// How many entries contain a term.
    pub fn documents(&self, term: u32) -> usize {
        self.postings(term).len()
    }
}

/// The first day on which anything in a document can be an authority, by the document's dates; an entry may start
/// later.
fn earliest(document: &Document) -> NaiveDate {
    let floor = document.not_before.as_ref().map_or(NaiveDate::MIN, |floor| floor.day);
    let Some(issued) = document.issued else { return floor };
    let since = document.baseline.as_ref().and_then(Baseline::since);
    match (document.star_rule, since) {
        (false, _) => issued,
        (true, Some(since)) => since.succ_opt().unwrap_or(issued).min(issued).max(floor),
        (true, None) => floor,
    }
}

fn tidy(terms: &mut Vec<u32>) {
    terms.sort_unstable();
    terms.dedup();
}

/// The term of a name, with a prefix that no word has.
fn key(name: &[String]) -> String {
    format!("={}", name.join(" "))
}

fn name_of(phrase: &str) -> Vec<String> {
    let mut name = words(phrase);
    if name.len() > 1 && name.first().is_some_and(|word| word == "the") {
        name.remove(0);
    }
    name
}

fn is_subject(entry: &Entry) -> bool {
    !matches!(entry.kind, Kind::FrontMatter | Kind::TimingStep)
}

/// A heading and the subjects it joins: `LOVE INTEREST and DATA`, `battle – personnel`.
fn subjects(heading: &str) -> Vec<String> {
    let mut parts = vec![heading.to_owned()];
    for part in joined(heading).iter().flat_map(|part| part.split(" – ")) {
        if part != heading {
            parts.push(part.to_owned());
        }
    }
    parts
}

/// The subjects that a heading joins with `and` or `vs`.
fn joined(heading: &str) -> Vec<String> {
    let mut spaced = heading.to_owned();
    for word in [" AND ", " And ", " vs. ", " vs "] {
        spaced = spaced.replace(word, " and ");
    }
    spaced.split(" and ").map(str::to_owned).collect()
}

/// A card title, and its part before the subtitle.
fn shortened(title: &str) -> Vec<String> {
    let short = title.split_once(", ").map(|(short, _)| short).filter(|short| short.contains(' '));
    short.into_iter().chain([title]).map(str::to_owned).collect()
}

/// The subject that several entries may share: the heading without what narrows it.
fn family(heading: &str) -> String {
    let heading = heading.to_lowercase();
    let end = [" – ", " and ", " vs", ", ", " ("].iter().filter_map(|mark| heading.find(mark)).min();
    let subject = end.and_then(|end| heading.get(..end)).unwrap_or(&heading);
    words(subject).into_iter().filter(|word| !is_stop(word)).take(2).collect::<Vec<_>>().join(" ")
}

/// What the rest of the document says about an entry.
struct Beside<'a> {
    /// Headings that only refer to it.
    aliases: &'a [String],
    /// Its items in the list of changes.
    changes: &'a [&'a str],
    /// Questions that it does not answer.
    unasked: &'a [String],
}

/// The steps and sub-entries of a document's entries.
struct Below<'a>(HashMap<u32, Vec<&'a Entry>>);

impl<'a> Below<'a> {
    fn of(held: &'a Held) -> Self {
        let mut below: HashMap<u32, Vec<&Entry>> = HashMap::new();
        for entry in &held.entries {
            // A part comes after the entry that contains it, so the loop ends.
            if let Some(parent) = entry.parent.filter(|parent| *parent < entry.ordinal) {
                below.entry(parent).or_default().push(entry);
            }
        }
        Self(below)
    }

    /// All parts of an entry, in file order.
    fn all(&self, entry: &Entry) -> Vec<&'a Entry> {
        let mut all = Vec::new();
        for part in self.0.get(&entry.ordinal).into_iter().flatten() {
            all.push(*part);
            all.extend(self.all(part));
        }
        all
    }
}

/// Whether an entry that is longer than `See …` still only refers elsewhere: `Add to step 2: See …`.
fn points(entry: &Entry) -> bool {
    let said = entry.text.find("See ").filter(|_| !entry.see_also.is_empty());
    said.is_some_and(|at| {
        let before = entry.text.get(..at).map_or(0, |text| text.split_whitespace().count());
        let behind = entry.text.get(at..).map_or("", str::trim_end);
        before <= POINTING && behind.split_inclusive(". ").count() == 1
    })
}

/// The subjects of a list-of-changes item that names several.
fn several(heading: &str) -> impl Iterator<Item = &str> {
    heading.split(", ").filter(move |subject| *subject != heading)
}

/// Whether an entry can answer by itself. A reference to an entry in the library cannot, and neither can a
/// list-of-changes item, whose ruling is further down. An item without text names an entry that is missing.
fn stands_alone(found: Found<'_>, library: &Library) -> bool {
    match found.entry.kind {
        Kind::CrossReferenceOnly => !library.references(found).iter().any(|to| to.same_document),
        Kind::SummaryOfChange => !found.entry.says_something(),
        _ => true,
    }
}

/// The headings that refer to an entry, directly or through other references.
fn referring(held: &Held, library: &Library) -> HashMap<u32, Vec<String>> {
    let mut referring: HashMap<u32, Vec<String>> = HashMap::new();
    for from in held.entries.iter().filter(|entry| entry.kind == Kind::CrossReferenceOnly) {
        let mut seen = HashSet::from([from.ordinal]);
        let mut open = vec![from];
        while let Some(entry) = open.pop() {
            for reference in library.references(Found { held, entry }).iter().filter(|to| to.same_document) {
                for target in reference.targets.iter().map(|target| target.entry) {
                    if !seen.insert(target.ordinal) {
                        continue;
                    }
                    match target.kind {
                        Kind::CrossReferenceOnly => open.extend(held.entry(target.ordinal)),
                        _ => referring.entry(top(held, target)).or_default().push(from.heading.clone()),
                    }
                }
            }
        }
    }
    referring
}

fn top(held: &Held, entry: &Entry) -> u32 {
    held.parents(entry).first().map_or(entry.ordinal, |parent| parent.ordinal)
}
