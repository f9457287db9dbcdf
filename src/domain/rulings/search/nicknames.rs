//! Replaces nicknames and abbreviations with what they mean, in questions that are asked and in known ones.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use crate::domain::rulings::search::meaning::Sense;
use crate::domain::rulings::search::stemmer::{comparable, is_stop, whole_words};
use crate::domain::rulings::search::synonyms::Aliases;

/// The words of a known question, with nicknames resolved as in one that is asked.
pub(super) fn resolve_nicknames(text: &str, aliases: &Aliases) -> Vec<String> {
    let words = formal(&whole_words(text), aliases);
    words.into_iter().map(|word| first_wording(&word).to_owned()).collect()
}

/// What a question with these words means.
pub(super) fn sense_of(words: &[String], aliases: &Aliases) -> Option<Sense> {
    aliases.sense(words.iter().map(|word| first_wording(word)).filter(|word| !is_stop(word)))
}

/// The words of a question that count, in any order: the same for two questions in the same words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Wording(u64);

impl Wording {
    /// The wording of a question with these words; `None` if none of them counts.
    pub fn of(words: &[String]) -> Option<Self> {
        let counting: BTreeSet<&str> =
            words.iter().map(|word| first_wording(word)).filter(|word| !is_stop(word)).collect();
        let mut hasher = DefaultHasher::new();
        counting.hash(&mut hasher);
        (!counting.is_empty()).then(|| Self(hasher.finish()))
    }
}

/// The first of several wordings of one thing.
fn first_wording(word: &str) -> &str {
    word.split('|').next().unwrap_or(word)
}

/// Replaces nicknames and abbreviations with what they mean.
pub(super) fn formal(said: &[String], aliases: &Aliases) -> Vec<String> {
    let mut asked = Vec::with_capacity(said.len());
    let mut at = 0;
    while let Some(rest) = said.get(at..).filter(|rest| !rest.is_empty()) {
        match aliases.name(rest) {
            Some((length, means, any)) => {
                // Any one of several wordings is enough: they stay one word.
                if any {
                    asked.push(means.join("|"))
                } else {
                    asked.extend(means.iter().cloned())
                }
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
