//! How the entries of an edition are prepared for searching.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::domain::edition::Edition;
use crate::domain::rulings::citation::slug;
use crate::domain::rulings::held::Catalogued;
use crate::domain::rulings::library::{Library, LibraryDocument};
use crate::domain::rulings::search::bm25::{TextField, Weights, rarity};
use crate::domain::rulings::search::card_name::{CardKind, CardName};
use crate::domain::rulings::search::index::{Part, TitleBase};
use crate::domain::rulings::search::names::{NameIndex, Named, short_titles};
use crate::domain::rulings::search::reading::{ReadDocument, ReadEntry, ReadPassage, name, read};
use crate::domain::rulings::search::spelling::Spelling;
use crate::domain::rulings::search::synonyms::Aliases;
use crate::domain::rulings::search::unit::{Passage, Posting, Unit, Words, earliest, tidied};
use crate::domain::rulings::search::vocabulary::Vocabulary;

/// An index is rebuilt once its vocabulary holds more than this many times as many words as its entries use, and
/// [`FEW`].
const STALE: usize = 4;
/// How many unused words are always tolerated.
const FEW: usize = 4_096;

impl TitleBase {
    fn of(edition: Edition, cards: &[CardName<'_>]) -> Self {
        let begins = cards.iter().filter_map(|card| card.title.split_once(" - "));
        let mut base = Self {
            edition,
            vocabulary: Vocabulary::default(),
            names: Vec::new(),
            kinds: Vec::new(),
            begins: begins.map(|(begins, _)| slug(begins)).collect(),
        };
        let mut kinds: HashMap<&CardKind, u32> = HashMap::new();
        for card in cards {
            let next = u32::try_from(kinds.len()).unwrap_or(u32::MAX);
            let kind = *kinds.entry(&card.kind).or_insert_with(|| {
                base.kinds.push(card.kind.clone());
                next
            });
            for phrase in short_titles(card.title) {
                let named = name(&phrase, &mut base.vocabulary);
                base.names.extend(named.map(|phrase| (phrase, kind)));
            }
        }
        base
    }
}

impl Part {
    /// A part without entries; `cards` are the cards of its edition.
    pub fn empty(edition: Edition, cards: &[CardName<'_>]) -> Self {
        Self::fresh(Arc::new(TitleBase::of(edition, cards)))
    }

    fn fresh(base: Arc<TitleBase>) -> Self {
        Self {
            edition: base.edition,
            vocabulary: base.vocabulary.clone(),
            base,
            read: Vec::new(),
            units: Vec::new(),
            always: 0,
            postings: Vec::new(),
            names: NameIndex::default(),
            alone: HashSet::new(),
            spelling: Spelling::default(),
            stepped: Vec::new(),
            headings: HashMap::new(),
        }
    }

    /// The entries of its edition in this library, and how many documents were read for it. Documents that it
    /// contains already are not read again.
    pub fn with(self: &Arc<Self>, library: &Library, aliases: &Aliases) -> (Arc<Self>, usize) {
        let own = |one: &&Arc<Catalogued>| one.held.document.edition == self.edition;
        let documents: Vec<&Arc<Catalogued>> = library.catalogued_documents().iter().filter(own).collect();
        let same = |(one, (known, _)): (&&Arc<Catalogued>, &(Arc<Catalogued>, _))| Arc::ptr_eq(one, known);
        if documents.len() == self.read.len() && documents.iter().zip(&self.read).all(same) {
            return (Arc::clone(self), 0);
        }
        let mut next = Self::fresh(Arc::clone(&self.base));
        let known: HashMap<*const Catalogued, &Arc<ReadDocument>> = if self.is_stale() {
            HashMap::new()
        } else {
            next.vocabulary = self.vocabulary.clone();
            self.read.iter().map(|(one, read)| (Arc::as_ptr(one), read)).collect()
        };
        let mut anew = 0;
        for one in documents {
            let found = known.get(&Arc::as_ptr(one)).map(|read| Arc::clone(read));
            let read = found.unwrap_or_else(|| {
                anew += 1;
                Arc::new(read(one, aliases, &mut next.vocabulary))
            });
            next.read.push((Arc::clone(one), read));
        }
        next.prepare();
        (Arc::new(next), anew)
    }

    /// Whether most of its words come from documents that are gone.
    fn is_stale(&self) -> bool {
        let used = self.postings.iter().filter(|postings| !postings.is_empty()).count();
        self.vocabulary.len() > self.base.vocabulary.len() + STALE * used + FEW
    }

    fn prepare(&mut self) {
        self.postings.resize_with(self.vocabulary.len(), Vec::new);
        self.learn_names();
        let read = std::mem::take(&mut self.read);
        for items in [false, true] {
            for (one, document) in &read {
                for entry in document.entries.iter().filter(|entry| entry.announces.is_empty() != items) {
                    self.add_unit(&one.held, entry);
                }
            }
            if !items {
                self.always = self.units.len();
            }
        }
        let all = read.iter().flat_map(|(_, document)| &document.entries);
        let stepped = all.filter(|entry| entry.parts.iter().any(|part| part.step));
        let headings = stepped.map(|entry| tidied(self.terms(&entry.heading)));
        self.stepped = headings.filter(|heading| !heading.is_empty()).collect();
        self.read = read;
        self.learn_spelling();
        self.weigh_passages();
    }

    /// Only known questions are weighed; no other passage needs its weight.
    fn weigh_passages(&mut self) {
        let mut units = std::mem::take(&mut self.units);
        let count = self.always;
        let asked = |passage: &&mut Passage| matches!(passage.words, Words::Asked | Words::Beside);
        for passage in units.iter_mut().flat_map(|unit| &mut unit.passages).filter(asked) {
            let weigh = |term: &u32| rarity(count, self.documents(*term));
            let mut weights: Vec<f64> = passage.terms.iter().map(weigh).collect();
            // The sum must not depend on the order in which words were first met.
            weights.sort_by(f64::total_cmp);
            passage.weight = weights.iter().sum();
        }
        self.units = units;
    }

    fn learn_names(&mut self) {
        for (phrase, kind) in &self.base.names {
            self.names.add(phrase, Some(*kind));
        }
        for (_, document) in &self.read {
            for phrase in &document.names {
                self.names.add(phrase, None);
            }
            for heading in &document.headings {
                let same = self.headings.entry(Arc::clone(&heading.name)).or_default();
                if !same.contains(&heading.printed) {
                    same.push(Arc::clone(&heading.printed));
                }
                if heading.alone && !self.alone.contains(&heading.name) {
                    self.alone.insert(Arc::clone(&heading.name));
                }
            }
        }
        self.names.sort();
    }

    fn learn_spelling(&mut self) {
        let of_names = self.names.all().filter(|name| self.documents(name.term) > 0);
        let distinct: HashSet<u32> = of_names.flat_map(|name| name.words.iter().copied()).collect();
        let mut sorted: Vec<String> =
            distinct.into_iter().map(|word| self.vocabulary.text(word).to_owned()).collect();
        sorted.sort_unstable();
        self.spelling = Spelling::of(sorted);
    }

    fn add_unit(&mut self, held: &LibraryDocument, entry: &ReadEntry) {
        let mut weights = Weights::default();
        let mut heading = self.weigh(&mut weights, &entry.heading, TextField::Heading);
        for alias in &entry.aliases {
            heading.extend(self.weigh(&mut weights, alias, TextField::Alias));
        }
        self.weigh(&mut weights, &entry.section, TextField::Section);
        for change in &entry.changes {
            self.weigh(&mut weights, change, TextField::Body);
        }
        let mut passages = Vec::new();
        self.weigh_all(&mut weights, &mut passages, entry.ordinal, &entry.passages);
        for part in &entry.parts {
            let field = if part.step { TextField::Body } else { TextField::Alias };
            let of_part = self.weigh(&mut weights, &part.heading, field);
            let first = passages.len();
            self.weigh_all(&mut weights, &mut passages, part.ordinal, &part.passages);
            for passage in passages.iter_mut().skip(first) {
                passage.terms = tidied([passage.terms.as_slice(), &of_part].concat());
            }
            if first == passages.len() {
                passages.push(Passage::new(part.ordinal, 0, of_part, Words::Text));
            }
        }
        let own = entry.unasked.iter().map(|question| (entry.ordinal, question));
        let of_parts =
            entry.parts.iter().flat_map(|part| part.unasked.iter().map(|question| (part.ordinal, question)));
        for (ordinal, question) in own.chain(of_parts) {
            let terms = self.terms(&question.said);
            passages.push(passage(ordinal, question, terms));
        }
        let unit = u32::try_from(self.units.len()).unwrap_or(u32::MAX);
        for (term, weight) in weights.term_weights() {
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
            family: entry.family.clone(),
            kin: entry.kin.clone(),
            heading: tidied(heading),
            subjects: self.subjects(entry),
            pointer: entry.pointer,
            announces: entry.announces.clone(),
            title: self.title(entry),
            passages,
        });
    }

    /// The words of the title if an entry is about one card: an erratum, or an entry whose whole heading is a title. The
    /// terms of the rules are written in lower case; `capturing` is one, though a card has that title.
    fn title(&self, entry: &ReadEntry) -> Option<Vec<u32>> {
        let of_card = |name: &Named| name.card.is_some() && self.is_whole(&entry.heading, *name);
        let titled = entry.proper && self.names.find(&entry.heading).iter().any(of_card);
        (entry.erratum || titled).then(|| tidied(self.terms(&entry.heading)))
    }

    /// Whether these words are a name and nothing else; an article before it does not count.
    fn is_whole(&self, words: &[u32], name: Named) -> bool {
        let article = words.first().is_some_and(|word| self.vocabulary.text(*word) == "the");
        name.start <= usize::from(article) && name.start + name.length == words.len()
    }

    /// The terms of each subject in a heading that joins several of which one has an entry of its own. If none has,
    /// as in `ranks and titles`, the heading is one subject.
    fn subjects(&self, entry: &ReadEntry) -> Vec<Vec<u32>> {
        if !entry.joined.iter().any(|name| self.alone.contains(name)) {
            return Vec::new();
        }
        entry.joined.iter().map(|name| tidied(self.terms(name))).filter(|terms| !terms.is_empty()).collect()
    }

    /// The words without stop words.
    fn terms(&self, words: &[u32]) -> Vec<u32> {
        words.iter().copied().filter(|word| !self.vocabulary.is_stop(*word)).collect()
    }

    fn weigh_all(
        &self,
        weights: &mut Weights,
        passages: &mut Vec<Passage>,
        ordinal: u32,
        read: &[ReadPassage],
    ) {
        for one in read {
            let field = match one.source {
                Words::Text => TextField::Body,
                Words::Digest => TextField::Digest,
                Words::Asked | Words::Beside => TextField::Asked,
            };
            let terms = self.weigh(weights, &one.said, field);
            passages.push(passage(ordinal, one, terms));
        }
    }

    /// Weighs the words and names of a text and returns their terms.
    fn weigh(&self, weights: &mut Weights, words: &[u32], field: TextField) -> Vec<u32> {
        let mut terms = self.terms(words);
        for word in &terms {
            weights.word(*word, field);
        }
        for named in self.names.find(words) {
            let Named { start, length, term, .. } = named;
            weights.name(term, field, self.is_whole(words, named));
            terms.push(term);
            for within in self.names.inner_names(words, start, length) {
                weights.name(within, field, false);
                terms.push(within);
            }
        }
        terms
    }
}

/// A paragraph, summary or question of the entry with this ordinal, by its terms.
fn passage(ordinal: u32, read: &ReadPassage, terms: Vec<u32>) -> Passage {
    let ReadPassage { paragraph, source, wording, sense, matters, figures, .. } = read;
    let (wording, sense, matters, figures) = (*wording, sense.clone(), matters.clone(), figures.clone());
    Passage { wording, sense, matters, figures, ..Passage::new(ordinal, *paragraph, terms, *source) }
}
