//! The search index of one edition's entries.

use std::collections::{HashMap, HashSet};

use crate::domain::edition::Edition;
use crate::domain::rulings::search::bm25::rarity;
use crate::domain::rulings::search::names::{Named, Names, name_of};
use crate::domain::rulings::search::spelling::Spelling;
use crate::domain::rulings::search::unit::{Posting, Unit};

/// The entries of one edition. Terms are words, and names with a prefix that no word has.
#[derive(Debug, Clone)]
pub(super) struct Part {
    pub edition: Edition,
    pub units: Vec<Unit>,
    pub vocabulary: HashMap<String, u32>,
    pub postings: Vec<Vec<Posting>>,
    pub names: Names,
    /// Subjects that have an entry of their own.
    pub alone: HashSet<Vec<String>>,
    pub spelling: Spelling,
    /// The distinct kinds of cards, in words.
    pub kinds: Vec<Vec<String>>,
    /// Headings by their comparable words.
    pub headings: HashMap<Vec<String>, Vec<String>>,
}

impl Part {
    /// What kind of card it is, in words, by its [`Named::card`].
    pub fn stands_for(&self, card: u32) -> &[String] {
        usize::try_from(card).ok().and_then(|card| self.kinds.get(card)).map_or(&[], Vec::as_slice)
    }

    /// The weight of a word that only one entry contains.
    pub fn rarest(&self) -> f64 {
        rarity(self.units.len(), 0)
    }

    /// The headings that consist of this name only.
    pub fn whole_name(&self, words: &[String]) -> Option<&[String]> {
        self.headings.get(&name_of(&words.join(" "))).map(Vec::as_slice)
    }

    /// The names in a text.
    pub fn find_names(&self, words: &[String]) -> Vec<Named> {
        self.names.find(words)
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
