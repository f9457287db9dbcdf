//! A question, understood: its words and names as the entries of one edition know them.
#![expect(clippy::float_arithmetic, reason = "these figures rank texts, not people")]

use std::collections::HashSet;

use crate::domain::rulings::search::bm25::rarity;
use crate::domain::rulings::search::index::Part;
use crate::domain::rulings::search::stemmer::{comparable, is_stop, whole_words, words};
use crate::domain::rulings::search::synonyms::Aliases;

/// So many words of a question are read.
const LONGEST: usize = 64;
/// How much a word counts that people use for the one that was asked, where the entries have that one too.
const ALIKE: f64 = 0.5;
/// How much a word of a name counts beside the name: three words of a title are not three things asked about.
const IN_NAME: f64 = 0.6;
/// How much a word of any talk counts, and a figure that no entry has.
const TALK: f64 = 0.35;
/// How much a name counts beside its words.
const NAME: f64 = 0.9;

/// One thing that is asked about, in every way the documents say it.
#[derive(Debug, Clone)]
pub(super) struct Group {
    /// Terms with the share of the whole that each counts.
    pub terms: Vec<(u32, f64)>,
    /// How much it tells entries apart.
    pub weight: f64,
}

/// A question as the entries of one edition know it.
#[derive(Debug, Clone, Default)]
pub(super) struct Question {
    pub groups: Vec<Group>,
    /// The weight of everything that was asked, known to the entries or not.
    pub weight: f64,
}

impl Question {
    pub fn of(text: &str, part: &Part, aliases: &Aliases) -> Self {
        let mut said = whole_words(text);
        said.truncate(LONGEST);
        let asked = spelled(&formal(&said, aliases), part);
        let mut question = Self::default();
        let names = part.named(&asked);
        question.add_names(part, &names);
        let long = names.iter().filter(|(_, length, term)| *length > 1 && part.documents(*term) > 0);
        let of_names: HashSet<usize> = long.flat_map(|(start, length, _)| *start..start + length).collect();
        let mut seen = HashSet::new();
        for (at, word) in asked.iter().enumerate().filter(|(_, word)| !is_stop(word)) {
            if seen.insert(word) {
                question.add_word(part, aliases, word, if of_names.contains(&at) { IN_NAME } else { 1.0 });
            }
        }
        question
    }

    fn add_word(&mut self, part: &Part, aliases: &Aliases, word: &str, counts: f64) {
        let mut terms: Vec<(u32, f64)> = part.word(word).map(|term| (term, 1.0)).into_iter().collect();
        let share = if terms.is_empty() { 1.0 } else { ALIKE };
        terms.extend(
            aliases.alike(word).iter().filter_map(|other| part.word(other)).map(|term| (term, share)),
        );
        let having = terms.iter().map(|(term, _)| part.documents(*term)).max().unwrap_or(0);
        let figure = having == 0 && word.bytes().all(|sign| sign.is_ascii_digit());
        let counts = if figure || aliases.is_talk(word) { counts * TALK } else { counts };
        self.add(Group { terms, weight: counts * rarity(part.units.len(), having) });
    }

    fn add_names(&mut self, part: &Part, names: &[(usize, usize, u32)]) {
        for (_, _, term) in names {
            if self.groups.iter().any(|group| group.terms.iter().any(|(known, _)| known == term)) {
                continue;
            }
            let having = part.documents(*term);
            self.add(Group { terms: vec![(*term, 1.0)], weight: NAME * rarity(part.units.len(), having) });
        }
    }

    fn add(&mut self, group: Group) {
        self.weight += group.weight;
        if !group.terms.is_empty() {
            self.groups.push(group);
        }
    }

    /// How well a text speaks of what is asked.
    pub fn spoken_of(&self, part: &Part, text: &str) -> f64 {
        let said = words(text);
        let mut terms: Vec<u32> = said.iter().filter_map(|word| part.word(word)).collect();
        terms.extend(part.named(&said).into_iter().map(|(_, _, term)| term));
        let share = |group: &Group| {
            let held = group.terms.iter().filter(|(term, _)| terms.contains(term));
            held.map(|(_, share)| share * group.weight).fold(0.0, f64::max)
        };
        self.groups.iter().map(share).sum()
    }
}

/// Says what stands behind nicknames and abbreviations.
fn formal(said: &[String], aliases: &Aliases) -> Vec<String> {
    let mut asked = Vec::with_capacity(said.len());
    let mut at = 0;
    while let Some(rest) = said.get(at..).filter(|rest| !rest.is_empty()) {
        match aliases.name(rest) {
            Some((length, means)) => {
                asked.extend(means.iter().cloned());
                at += length;
            }
            None => {
                asked.extend(rest.first().map(|word| comparable(word)));
                at += 1;
            }
        }
    }
    asked
}

/// Puts right what is likely misspelled: two words written as one, one as two, wrong letters.
fn spelled(said: &[String], part: &Part) -> Vec<String> {
    let mut right: Vec<String> = Vec::with_capacity(said.len());
    let known = |word: &str| is_stop(word) || part.word(word).is_some();
    for (at, word) in said.iter().enumerate() {
        if !known(word) {
            if let Some((one, other)) = apart(word, part) {
                right.extend([one, other]);
                continue;
            }
            if let Some(meant) = part.meant(word) {
                right.push(meant.to_owned());
                continue;
            }
        }
        right.push(word.clone());
        let joined = said.get(at + 1).map(|next| format!("{word}{next}"));
        right.extend(joined.filter(|joined| joined.len() > 6 && part.word(joined).is_some()));
    }
    right
}

/// The two known words that were written as one.
fn apart(word: &str, part: &Part) -> Option<(String, String)> {
    (3..word.len().saturating_sub(2)).find_map(|at| {
        let (one, other) = (word.get(..at)?, word.get(at..)?);
        let known = |word: &str| !is_stop(word) && part.word(word).is_some();
        (known(one) && known(other)).then(|| (one.to_owned(), other.to_owned()))
    })
}
