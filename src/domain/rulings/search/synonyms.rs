//! Informal names, abbreviations, and words that people use for each other.

use std::collections::{HashMap, HashSet};

use serde::Deserialize;

use crate::domain::rulings::search::stemmer::{whole_words, words};

/// What people say and what the documents say.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Aliases {
    /// First word to the phrases that begin with it, endings and all, and what each stands for.
    names: HashMap<String, Vec<Phrase>>,
    /// A word to those it may stand for.
    alike: HashMap<String, Vec<String>>,
    /// Words of any talk.
    talk: HashSet<String>,
}

/// What people say, endings and all, and the words it stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Phrase {
    says: Vec<String>,
    means: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Listed {
    #[serde(default)]
    name: Vec<Name>,
    #[serde(default)]
    words: Vec<Words>,
    #[serde(default)]
    talk: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Name {
    says: Vec<String>,
    means: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    alike: Vec<String>,
}

impl Aliases {
    /// Reads the list.
    ///
    /// # Errors
    /// When the text is no such list.
    pub fn parse(text: &str) -> Result<Self, toml::de::Error> {
        let listed: Listed = toml::from_str(text)?;
        let mut aliases = Self::default();
        for name in listed.name {
            let means = words(&name.means);
            for says in name.says {
                let says = whole_words(&says);
                if let Some(first) = says.first() {
                    aliases
                        .names
                        .entry(first.clone())
                        .or_default()
                        .push(Phrase { says, means: means.clone() });
                }
            }
        }
        for names in aliases.names.values_mut() {
            names.sort_by_key(|phrase| std::cmp::Reverse(phrase.says.len()));
        }
        for group in listed.words {
            let stems: Vec<String> = group.alike.iter().flat_map(|word| words(word)).collect();
            for word in &stems {
                let others = stems.iter().filter(|other| *other != word).cloned();
                aliases.alike.entry(word.clone()).or_default().extend(others);
            }
        }
        aliases.talk = listed.talk.iter().flat_map(|said| words(said)).collect();
        Ok(aliases)
    }

    /// The longest phrase that these whole words begin with: how many words it has, and what it stands for.
    pub(super) fn name(&self, words: &[String]) -> Option<(usize, &[String])> {
        let names = self.names.get(words.first()?)?;
        let Phrase { says, means } = names.iter().find(|phrase| words.starts_with(&phrase.says))?;
        Some((says.len(), means))
    }

    /// The words that a word may stand for.
    pub(super) fn alike(&self, word: &str) -> &[String] {
        self.alike.get(word).map_or(&[], Vec::as_slice)
    }

    /// Whether a word belongs to any talk: that the documents seldom have it says nothing about what is asked.
    pub(super) fn is_talk(&self, word: &str) -> bool {
        self.talk.contains(word)
    }
}
