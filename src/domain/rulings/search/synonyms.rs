//! Informal names, abbreviations, and words that people use for each other.

use std::collections::{HashMap, HashSet};

use serde::Deserialize;

use crate::domain::edition::Edition;
use crate::domain::rulings::citation::slug;
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
    /// What shows that a matter is asked about which entries seldom treat: phrases, endings and all.
    matters: Vec<Vec<Vec<String>>>,
    /// What entries under a heading do not answer, as players ask it.
    beside: HashMap<(Edition, String), Vec<String>>,
}

/// What people say, endings and all, and the words it stands for.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Phrase {
    says: Vec<String>,
    means: Vec<String>,
    any: bool,
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
struct Matters {
    matter: Vec<ListedMatter>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ListedMatter {
    #[serde(rename = "name")]
    _name: String,
    says: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Name {
    says: Vec<String>,
    means: Option<String>,
    any: Option<String>,
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
            let any = name.any.is_some();
            let means = words(&name.means.or(name.any).unwrap_or_default());
            for says in name.says {
                let says = whole_words(&says);
                if let Some(first) = says.first() {
                    aliases.names.entry(first.clone()).or_default().push(Phrase {
                        says,
                        means: means.clone(),
                        any,
                    });
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

    /// Takes the list of matters.
    ///
    /// # Errors
    /// When the text is no such list.
    pub fn with_matters(mut self, text: &str) -> Result<Self, toml::de::Error> {
        let listed: Matters = toml::from_str(text)?;
        let phrases = |matter: &ListedMatter| matter.says.iter().map(|said| whole_words(said)).collect();
        self.matters = listed.matter.iter().map(phrases).collect();
        Ok(self)
    }

    /// Takes what entries do not answer: lines of `edition heading = question | question`.
    ///
    /// # Errors
    /// When a line is none of that form; the error says which.
    pub fn with_beside(mut self, text: &str) -> Result<Self, String> {
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let read = || {
                let (of, questions) = line.split_once(" = ")?;
                let (edition, heading) = of.split_once(' ')?;
                Some(((edition.parse().ok()?, slug(heading)), questions))
            };
            let (place, questions) = read().ok_or_else(|| format!("not understood: {line}"))?;
            self.beside.entry(place).or_default().extend(questions.split(" | ").map(str::to_owned));
        }
        Ok(self)
    }

    /// What the entries under a heading do not answer.
    pub(super) fn beside(&self, edition: Edition, heading: &str) -> &[String] {
        self.beside.get(&(edition, slug(heading))).map_or(&[], Vec::as_slice)
    }

    /// How many matters these whole words ask about.
    pub(super) fn matters(&self, said: &[String]) -> usize {
        let asks =
            |phrase: &Vec<String>| said.windows(phrase.len().max(1)).any(|run| run == phrase.as_slice());
        self.matters.iter().filter(|says| says.iter().any(asks)).count()
    }

    /// The longest phrase that these whole words begin with: how many words it has, and what it stands for.
    pub(super) fn name(&self, words: &[String]) -> Option<(usize, &[String], bool)> {
        let names = self.names.get(words.first()?)?;
        let Phrase { says, means, any } = names.iter().find(|phrase| words.starts_with(&phrase.says))?;
        Some((says.len(), means, *any))
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
