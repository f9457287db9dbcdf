//! Informal names, abbreviations, and words that people use interchangeably.

use std::collections::{BTreeSet, HashMap, HashSet};

use serde::Deserialize;

use crate::domain::edition::Edition;
use crate::domain::rulings::citation::slug;
use crate::domain::rulings::search::meaning::{Meanings, Sense};
use crate::domain::rulings::search::phrases::Phrases;
use crate::domain::rulings::search::stemmer::{whole_words, words};

/// What people say, and what the documents say instead.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Aliases {
    /// First word to the phrases that begin with it, unstemmed, and the meaning of each.
    names: HashMap<String, Vec<Phrase>>,
    /// Each word with its synonyms.
    alike: HashMap<String, Vec<String>>,
    /// Filler words.
    talk: HashSet<String>,
    /// Headings that are also everyday words for where a card is, stemmed.
    places: HashSet<Vec<String>>,
    /// What shows that a rarely covered subject is asked about, with the number of the subject.
    matters: Phrases,
    /// What asks for a figure, with the number of its kind.
    figures: Phrases,
    /// What shows that a known question is about such a figure: what asks for it, and what may.
    known_figures: Phrases,
    /// Questions that the entries under a heading do not answer.
    beside: HashMap<(Edition, String), Vec<String>>,
    meanings: Meanings,
}

/// What people say, unstemmed, and the words it means.
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
    #[serde(default)]
    places: Vec<String>,
    #[serde(default)]
    figure: Vec<Figure>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Matters {
    matter: Vec<Said>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Said {
    #[serde(rename = "name")]
    _name: String,
    says: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Figure {
    #[serde(rename = "name")]
    _name: String,
    says: Vec<String>,
    /// What else shows that a known question is about it.
    #[serde(default)]
    known: Vec<String>,
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
    /// If the text is not such a list.
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
        aliases.places = listed.places.iter().map(|said| words(said)).collect();
        aliases.figures = Phrases::of(listed.figure.iter().map(|figure| figure.says.as_slice()));
        let known =
            listed.figure.iter().map(|figure| [figure.says.as_slice(), figure.known.as_slice()].concat());
        let known: Vec<Vec<String>> = known.collect();
        aliases.known_figures = Phrases::of(known.iter().map(Vec::as_slice));
        Ok(aliases)
    }

    /// Adds the list of rarely covered subjects.
    ///
    /// # Errors
    /// If the text is not such a list.
    pub fn with_matters(mut self, text: &str) -> Result<Self, toml::de::Error> {
        let listed: Matters = toml::from_str(text)?;
        self.matters = Phrases::of(listed.matter.iter().map(|matter| matter.says.as_slice()));
        Ok(self)
    }

    /// Adds what entries do not answer: lines of the form `edition heading = question | question`.
    ///
    /// # Errors
    /// If a line does not have that form; the error says which.
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

    /// Adds what words of questions mean: lines of the form `word numbers`.
    ///
    /// # Errors
    /// If a line does not have that form; the error says which.
    pub fn with_meanings(mut self, text: &str) -> Result<Self, String> {
        self.meanings = Meanings::parse(text)?;
        Ok(self)
    }

    /// What a question with these words means; `None` if no word is known.
    pub(super) fn sense<'a>(&self, words: impl IntoIterator<Item = &'a str>) -> Option<Sense> {
        self.meanings.sense(words)
    }

    /// The questions that the entries under a heading do not answer.
    pub(super) fn unanswered_questions(&self, edition: Edition, heading: &str) -> &[String] {
        self.beside.get(&(edition, slug(heading))).map_or(&[], Vec::as_slice)
    }

    /// The rarely covered subjects that these unstemmed words are about, by number.
    pub(super) fn matters(&self, said: &[String]) -> BTreeSet<usize> {
        self.matters.all_in(said)
    }

    /// The kinds of figures that these unstemmed words ask for, by number.
    pub(super) fn figures(&self, said: &[String]) -> BTreeSet<usize> {
        self.figures.longest_in(said)
    }

    /// The kinds of figures that a known question with these unstemmed words is about, by number.
    pub(super) fn known_figures(&self, said: &[String]) -> BTreeSet<usize> {
        self.known_figures.longest_in(said)
    }

    /// The longest phrase at the beginning of these unstemmed words: its length and its meaning.
    pub(super) fn name(&self, words: &[String]) -> Option<(usize, &[String], bool)> {
        let names = self.names.get(words.first()?)?;
        let Phrase { says, means, any } = names.iter().find(|phrase| words.starts_with(&phrase.says))?;
        Some((says.len(), means, *any))
    }

    /// The synonyms of a word.
    pub(super) fn synonyms_of(&self, word: &str) -> &[String] {
        self.alike.get(word).map_or(&[], Vec::as_slice)
    }

    /// Whether a word is filler: that the documents rarely contain it says nothing about the question.
    pub(super) fn is_talk(&self, word: &str) -> bool {
        self.talk.contains(word)
    }

    /// Whether a name says where cards are: in a question about something else it asks for nothing.
    pub(super) fn is_place(&self, name: &[String]) -> bool {
        self.places.contains(name)
    }
}
