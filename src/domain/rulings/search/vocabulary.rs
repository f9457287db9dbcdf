//! The words of one edition's entries as numbers. It only grows, so that what was read before stays valid.

use std::collections::HashMap;
use std::sync::Arc;

use crate::domain::rulings::search::stemmer::is_stop;

/// A name as numbers, with the number of the name itself.
#[derive(Debug, Clone)]
pub(super) struct NamePhrase {
    pub words: Arc<[u32]>,
    pub term: u32,
}

/// Words, and names with a prefix that no word has, with their numbers.
#[derive(Debug, Clone, Default)]
pub(super) struct Vocabulary {
    numbers: HashMap<Arc<str>, u32>,
    texts: Vec<Arc<str>>,
    stops: Vec<bool>,
}

impl Vocabulary {
    /// The number of a word; a new one gets the next number.
    pub fn number(&mut self, text: &str) -> u32 {
        if let Some(number) = self.numbers.get(text) {
            return *number;
        }
        let number = u32::try_from(self.texts.len()).unwrap_or(u32::MAX);
        let shared: Arc<str> = Arc::from(text);
        self.numbers.insert(Arc::clone(&shared), number);
        self.texts.push(shared);
        self.stops.push(is_stop(text));
        number
    }

    /// The numbers of words in their order.
    pub fn numbers(&mut self, words: &[String]) -> Box<[u32]> {
        words.iter().map(|word| self.number(word)).collect()
    }

    /// The number of a word that is known.
    pub fn find(&self, text: &str) -> Option<u32> {
        self.numbers.get(text).copied()
    }

    /// The numbers of words of which some may be unknown; no name contains those.
    pub fn word_numbers(&self, words: &[String]) -> Vec<u32> {
        words.iter().map(|word| self.find(word).unwrap_or(u32::MAX)).collect()
    }

    /// The word with a number.
    pub fn text(&self, number: u32) -> &str {
        usize::try_from(number).ok().and_then(|number| self.texts.get(number)).map_or("", |text| text)
    }

    /// Whether a word has no meaning for a search.
    pub fn is_stop(&self, number: u32) -> bool {
        usize::try_from(number).ok().and_then(|number| self.stops.get(number)).copied().unwrap_or(false)
    }

    /// How many numbers are taken.
    pub fn len(&self) -> usize {
        self.texts.len()
    }
}
