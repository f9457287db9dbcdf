//! The search index of one edition's entries.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use chrono::NaiveDate;

use crate::domain::edition::Edition;
use crate::domain::rulings::held::Catalogued;
use crate::domain::rulings::library::Library;
use crate::domain::rulings::search::bm25::rarity;
use crate::domain::rulings::search::card_name::CardKind;
use crate::domain::rulings::search::names::{NameIndex, Named, key, name_of};
use crate::domain::rulings::search::reading::ReadDocument;
use crate::domain::rulings::search::spelling::Spelling;
use crate::domain::rulings::search::unit::{Posting, Unit};
use crate::domain::rulings::search::vocabulary::{NamePhrase, Vocabulary};

/// The cards of one edition, as they were read: the same for every library.
#[derive(Debug)]
pub(super) struct TitleBase {
    pub edition: Edition,
    /// The words of the titles.
    pub vocabulary: Vocabulary,
    /// The titles, each with the number of its card's kind.
    pub names: Vec<(NamePhrase, u32)>,
    /// The distinct kinds of cards.
    pub kinds: Vec<CardKind>,
    /// What titles have before a dash, as slugs: `1-tribble` of `1 Tribble - Go`.
    pub begins: HashSet<String>,
}

/// The entries of one edition. Terms are words, and names with a prefix that no word has.
#[derive(Debug)]
pub(super) struct Part {
    pub edition: Edition,
    pub base: Arc<TitleBase>,
    /// Its documents, as they were read.
    pub read: Vec<(Arc<Catalogued>, Arc<ReadDocument>)>,
    pub units: Vec<Unit>,
    /// How many of them are found on every day. The items of lists of changes come after these; an item is found only while
    /// it says alone what its entry changed, and no word counts as less rare because of it.
    pub always: usize,
    pub vocabulary: Vocabulary,
    pub postings: Vec<Vec<Posting>>,
    pub names: NameIndex,
    /// Subjects that have an entry of their own.
    pub alone: HashSet<Arc<[u32]>>,
    pub spelling: Spelling,
    /// The words that count of each heading with steps below it, sorted.
    pub stepped: Vec<Vec<u32>>,
    /// Headings by their comparable words.
    pub headings: HashMap<Arc<[u32]>, Vec<Arc<str>>>,
}

impl Part {
    /// What kind of card it is, by its [`Named::card`].
    pub fn kind_of(&self, card: u32) -> Option<&CardKind> {
        usize::try_from(card).ok().and_then(|card| self.base.kinds.get(card))
    }

    /// The term of a name that is a whole heading.
    pub fn heading_term(&self, name: &[String]) -> Option<u32> {
        self.headings.get(self.vocabulary.word_numbers(name).as_slice())?;
        self.vocabulary.find(&key(name)).filter(|term| self.documents(*term) > 0)
    }

    /// The weight of a word that only one entry contains.
    pub fn rarest(&self) -> f64 {
        rarity(self.always, 0)
    }

    /// The headings that consist of this name only.
    pub fn whole_name(&self, words: &[String]) -> Option<&[Arc<str>]> {
        let name = self.vocabulary.word_numbers(&name_of(&words.join(" ")));
        self.headings.get(name.as_slice()).map(Vec::as_slice)
    }

    /// The names in a text.
    pub fn find_names(&self, words: &[String]) -> Vec<Named> {
        self.names.find(&self.vocabulary.word_numbers(words))
    }

    /// The term of a word, if any entry contains it.
    pub fn word(&self, word: &str) -> Option<u32> {
        self.vocabulary.find(word).filter(|term| self.documents(*term) > 0)
    }

    /// The known word that a misspelled one most likely means.
    pub fn likely_word(&self, word: &str) -> Option<&str> {
        self.spelling.likely_word(word)
    }

    /// The entries that contain a term.
    pub fn postings(&self, term: u32) -> &[Posting] {
        usize::try_from(term).ok().and_then(|term| self.postings.get(term)).map_or(&[], Vec::as_slice)
    }

    /// Whether an entry contains a term.
    pub fn contains(&self, unit: usize, term: u32) -> bool {
        u32::try_from(unit).is_ok_and(|unit| self.postings(term).iter().any(|posting| posting.unit == unit))
    }

    /// How many entries contain a term.
    pub fn documents(&self, term: u32) -> usize {
        self.postings(term).partition_point(|posting| !self.is_item(posting.unit))
    }

    fn is_item(&self, unit: u32) -> bool {
        usize::try_from(unit).is_ok_and(|unit| unit >= self.always)
    }

    /// The items of lists of changes that are found on a day.
    pub fn items_on(&self, library: &Library, on: NaiveDate) -> HashSet<usize> {
        let items = self.units.iter().enumerate().skip(self.always);
        items.filter(|(_, unit)| unit.speaks_alone(library, on)).map(|(at, _)| at).collect()
    }
}
