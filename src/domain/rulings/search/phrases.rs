//! Phrases that show what a question is about.

use std::collections::{BTreeSet, HashMap};

use crate::domain::rulings::search::stemmer::whole_words;

/// First word to the phrases that begin with it, unstemmed and the longest first, each with the number of what it shows.
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
        for phrases in by_first.values_mut() {
            phrases.sort_by_key(|(phrase, _)| std::cmp::Reverse(phrase.len()));
        }
        Self(by_first)
    }

    /// What all phrases in these unstemmed words show.
    pub fn all_in(&self, said: &[String]) -> BTreeSet<usize> {
        (0..said.len()).flat_map(|at| self.at(said, at)).collect()
    }

    /// What the phrases in these unstemmed words show; of those that begin at one word only the longest counts.
    pub fn longest_in(&self, said: &[String]) -> BTreeSet<usize> {
        (0..said.len()).filter_map(|at| self.at(said, at).next()).collect()
    }

    fn at<'a>(&'a self, said: &'a [String], at: usize) -> impl Iterator<Item = usize> + 'a {
        let rest = said.get(at..).unwrap_or(&[]);
        let phrases = rest.first().and_then(|word| self.0.get(word)).into_iter().flatten();
        phrases.filter(move |(phrase, _)| rest.starts_with(phrase)).map(|(_, number)| *number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_phrases_that_begin_at_one_word_the_longest_can_count_alone() {
        let lists = [vec!["how many".to_owned()], vec!["how many days".to_owned(), "until".to_owned()]];
        let phrases = Phrases::of(lists.iter().map(Vec::as_slice));
        let said = whole_words("how many days does the lamp burn, and how many burn until dawn");
        assert_eq!(phrases.all_in(&said), BTreeSet::from([0, 1]));
        assert_eq!(phrases.longest_in(&said), BTreeSet::from([0, 1]));
        let said = whole_words("how many days does the lamp burn");
        assert_eq!(phrases.all_in(&said), BTreeSet::from([0, 1]));
        assert_eq!(phrases.longest_in(&said), BTreeSet::from([1]), "days are no count of things");
        assert!(phrases.longest_in(&whole_words("does the lamp burn many days")).is_empty());
    }
}
