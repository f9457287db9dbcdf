//! Phrases that show what a question is about.

use std::collections::{BTreeSet, HashMap};

use crate::domain::rulings::search::stemmer::whole_words;

/// First word to the phrases that begin with it, unstemmed, each with the number of what it shows.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Phrases(HashMap<String, Vec<(Vec<String>, usize)>>);

impl Phrases {
    /// Lists of phrases; each list shows one thing, which gets its number in order.
    pub fn of<'a>(lists: impl IntoIterator<Item = &'a [String]>) -> Self {
        let mut by_first: HashMap<String, Vec<(Vec<String>, usize)>> = HashMap::new();
        for (number, says) in lists.into_iter().enumerate() {
            for phrase in says.iter().map(|said| whole_words(said)) {
                let first = phrase.first().cloned().unwrap_or_default();
                by_first.entry(first).or_default().push((phrase, number));
            }
        }
        Self(by_first)
    }

    /// What all phrases in these unstemmed words show.
    pub fn all_in(&self, said: &[String]) -> BTreeSet<usize> {
        (0..said.len()).flat_map(|at| self.at(said, at)).collect()
    }

    fn at<'a>(&'a self, said: &'a [String], at: usize) -> impl Iterator<Item = usize> + 'a {
        let rest = said.get(at..).unwrap_or(&[]);
        let phrases = rest.first().and_then(|word| self.0.get(word)).into_iter().flatten();
        phrases.filter(move |(phrase, _)| rest.starts_with(phrase)).map(|(_, number)| *number)
    }
}
