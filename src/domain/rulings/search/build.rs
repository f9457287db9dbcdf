//! How the entries of an edition are prepared for searching.

use std::collections::{HashMap, HashSet};

use crate::domain::edition::Edition;
use crate::domain::rulings::citation::slug;
use crate::domain::rulings::entry::{EntryKind, RulingEntry};
use crate::domain::rulings::library::{Library, LibraryDocument, LibraryEntry};
use crate::domain::rulings::search::bm25::{Field, Weights, rarity};
use crate::domain::rulings::search::card_name::CardName;
use crate::domain::rulings::search::index::Part;
use crate::domain::rulings::search::names::{
    Named, Names, family, joined, key, name_of, shortened, subjects,
};
use crate::domain::rulings::search::spelling::Spelling;
use crate::domain::rulings::search::stemmer::{is_stop, words};
use crate::domain::rulings::search::synonyms::Aliases;
use crate::domain::rulings::search::unit::{
    Below, Passage, Posting, RelatedTexts, Unit, Words, earliest, is_subject, points, referring, several,
    stands_alone, tidied,
};

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
        let held: Vec<&LibraryDocument> =
            library.documents().filter(|held| held.document.edition == edition).collect();
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

    fn learn_names(&mut self, held: &[&LibraryDocument], cards: &[CardName<'_>]) {
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

    fn learn_spelling(&mut self) {
        let held = |term: &u32| self.documents(*term) > 0;
        let of_names =
            self.names.all().filter(|name| held(&name.term)).flat_map(|name| name.words.iter().cloned());
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

    fn add_document(&mut self, held: &LibraryDocument, library: &Library, known: &Aliases) {
        let referring = referring(held, library);
        let below = Below::of(held);
        let mut changes: HashMap<String, Vec<&str>> = HashMap::new();
        for change in held.entries.iter().filter(|entry| entry.kind == EntryKind::SummaryOfChange) {
            for subject in std::iter::once(change.heading.as_str()).chain(several(&change.heading)) {
                let said = if held.text_held { &change.text } else { &change.digest };
                changes.entry(slug(subject)).or_default().push(said);
            }
        }
        for entry in held.entries.iter().filter(|entry| entry.level == 1) {
            let found = LibraryEntry { held, entry };
            if entry.kind == EntryKind::FrontMatter || !stands_alone(found, library) {
                continue;
            }
            let change =
                changes.get(&slug(&entry.heading)).filter(|_| entry.kind != EntryKind::SummaryOfChange);
            let aliases = referring.get(&entry.ordinal).map_or(&[][..], Vec::as_slice);
            let unasked = known.unanswered_questions(self.edition, &entry.heading);
            let beside = RelatedTexts { aliases, changes: change.map_or(&[][..], Vec::as_slice), unasked };
            self.add_unit(held, entry, &below.all(entry), &beside);
        }
    }

    fn add_unit(
        &mut self,
        held: &LibraryDocument,
        entry: &RulingEntry,
        below: &[&RulingEntry],
        beside: &RelatedTexts<'_>,
    ) {
        let mut weights = Weights::default();
        let mut heading = self.weigh(&mut weights, &words(&entry.heading), Field::Heading);
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
            let step = part.kind == EntryKind::TimingStep;
            let field = if step { Field::Body } else { Field::Alias };
            let of_part = self.weigh(&mut weights, &words(&part.heading), field);
            let first = passages.len();
            self.read_passages(&mut weights, &mut passages, part);
            for passage in passages.iter_mut().skip(first) {
                passage.terms = tidied([passage.terms.as_slice(), &of_part].concat());
            }
            if first == passages.len() {
                passages.push(Passage::new(part, 0, of_part, Words::Text));
            }
        }
        for question in beside.unasked {
            let terms = self.terms(&words(question));
            passages.push(Passage::new(entry, 0, terms, Words::Beside));
        }
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
            heading: tidied(heading),
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
        names.iter().map(|name| tidied(self.terms(name))).filter(|terms| !terms.is_empty()).collect()
    }

    /// The terms of words that tell something.
    fn terms(&mut self, words: &[String]) -> Vec<u32> {
        words.iter().filter(|word| !is_stop(word)).map(|word| self.term(word)).collect()
    }

    fn read_passages(&mut self, weights: &mut Weights, passages: &mut Vec<Passage>, entry: &RulingEntry) {
        for (paragraph, text) in (1..).zip(entry.paragraphs()) {
            let terms = self.weigh(weights, &words(text), Field::Body);
            passages.push(Passage::new(entry, paragraph, terms, Words::Text));
        }
        if !entry.digest.is_empty() {
            let terms = self.weigh(weights, &words(&entry.digest), Field::Digest);
            passages.push(Passage::new(entry, 0, terms, Words::Digest));
        }
        for question in &entry.asked {
            let terms = self.weigh(weights, &words(question), Field::Asked);
            passages.push(Passage::new(entry, 0, terms, Words::Asked));
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
        for Named { start, length, term, .. } in self.names.find(words) {
            let article = words.first().is_some_and(|word| word == "the");
            let whole = start <= usize::from(article) && start + length == words.len();
            weights.name(term, field, whole);
            terms.push(term);
            for within in self.names.within(words, start, length) {
                weights.name(within, field, false);
                terms.push(within);
            }
        }
        terms
    }
}
