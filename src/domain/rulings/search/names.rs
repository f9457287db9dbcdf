//! The names in a text: headings and card titles, and what a heading names.

use std::sync::Arc;

use crate::domain::rulings::search::stemmer::{is_stop, words};
use crate::domain::rulings::search::vocabulary::NamePhrase;

/// The names in a text: headings and card titles, by the number of their first word.
#[derive(Debug, Clone, Default)]
pub(super) struct NameIndex(Vec<Vec<Name>>);

/// A name: its words, its term, and whether a card has it.
#[derive(Debug, Clone)]
pub(super) struct Name {
    pub words: Arc<[u32]>,
    pub term: u32,
    /// What kind of card it is, if the card table has the name.
    card: Option<u32>,
}

/// A name in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Named {
    /// The word at which the name begins.
    pub start: usize,
    /// The name's length in words.
    pub length: usize,
    pub term: u32,
    /// The number of this card's kind, if a card has the name; see `Part::kind_of`.
    pub card: Option<u32>,
}

impl NameIndex {
    /// Adds a name; a card that has the same name as something else gets it too.
    pub fn add(&mut self, phrase: &NamePhrase, card: Option<u32>) {
        let first = phrase.words.first().and_then(|first| usize::try_from(*first).ok());
        let Some(first) = first else { return };
        if self.0.len() <= first {
            self.0.resize_with(first + 1, Vec::new);
        }
        let Some(same) = self.0.get_mut(first) else { return };
        match same.iter_mut().find(|known| known.term == phrase.term) {
            Some(known) => known.card = known.card.or(card),
            None => same.push(Name { words: Arc::clone(&phrase.words), term: phrase.term, card }),
        }
    }

    /// Puts long names before short ones, so that the longest is found first.
    pub fn sort(&mut self) {
        for names in &mut self.0 {
            names.sort_by_key(|name| std::cmp::Reverse(name.words.len()));
        }
    }

    /// Every name, in no order of meaning.
    pub fn all(&self) -> impl Iterator<Item = &Name> {
        self.0.iter().flatten()
    }

    /// The longest name that these words begin with.
    fn at(&self, words: &[u32]) -> Option<&Name> {
        let names = self.0.get(usize::try_from(*words.first()?).ok()?)?;
        names.iter().find(|name| words.starts_with(&name.words))
    }

    /// The names in a text: the position, length and term of each.
    pub fn find(&self, words: &[u32]) -> Vec<Named> {
        let mut found = Vec::new();
        let mut start = 0;
        while let Some(rest) = words.get(start..).filter(|rest| !rest.is_empty()) {
            match self.at(rest) {
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
    pub fn inner_names(&self, words: &[u32], start: usize, length: usize) -> Vec<u32> {
        let end = start + length;
        let inner = |at: usize| {
            let name = self.at(words.get(at..end)?)?;
            (name.card.is_some() && name.words.len() < length).then_some(name.term)
        };
        (start + 1..end).filter_map(inner).collect()
    }
}

/// The term of a name, with a prefix that no word has.
pub(super) fn key(name: &[String]) -> String {
    format!("={}", name.join(" "))
}

pub(super) fn name_of(phrase: &str) -> Vec<String> {
    let mut name = words(phrase);
    if name.len() > 1 && name.first().is_some_and(|word| word == "the") {
        name.remove(0);
    }
    name
}

/// A heading and the subjects it joins: `LOVE INTEREST and DATA`, `battle – personnel`.
pub(super) fn subjects(heading: &str) -> Vec<String> {
    let mut parts = vec![heading.to_owned()];
    for part in heading_parts(heading).iter().flat_map(|part| part.split(" – ")) {
        if part != heading {
            parts.push(part.to_owned());
        }
    }
    parts
}

/// The subjects that a heading joins with `and` or `vs`.
pub(super) fn heading_parts(heading: &str) -> Vec<String> {
    let mut spaced = heading.to_owned();
    for word in [" AND ", " And ", " vs. ", " vs "] {
        spaced = spaced.replace(word, " and ");
    }
    spaced.split(" and ").map(str::to_owned).collect()
}

/// A card title, and its part before the subtitle.
pub(super) fn short_titles(title: &str) -> Vec<String> {
    let short = title.split_once(", ").map(|(short, _)| short).filter(|short| short.contains(' '));
    short.into_iter().chain([title]).map(str::to_owned).collect()
}

/// The subject that several entries may share: the heading without what narrows it.
pub(super) fn family(heading: &str) -> String {
    let heading = heading.to_lowercase();
    let end = [" – ", " and ", " vs", ", ", " ("].iter().filter_map(|mark| heading.find(mark)).min();
    let subject = end.and_then(|end| heading.get(..end)).unwrap_or(&heading);
    words(subject).into_iter().filter(|word| !is_stop(word)).take(2).collect::<Vec<_>>().join(" ")
}
