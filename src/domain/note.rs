//! Templates of notes that a judge writes: what a record of such a case has to say, ready to be filled in.

use chrono::NaiveDate;
use serde::Deserialize;

use crate::domain::edition::Edition;
use crate::domain::source::Confidence;

/// One template, as `data/notes.toml` states it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// Its id, unique in the file.
    pub id: String,
    pub edition: Edition,
    /// The box it is written into.
    pub at: NotePlace,
    /// The message that says what it is called on a button.
    pub name: String,
    /// The message that holds the words, with a blank to fill in after each colon.
    pub text: String,
    /// Beginnings of words or phrases of which a question or the facts have one where it fits: small letters, no signs.
    pub says: Vec<String>,
    /// Documents and headings, as they are cited.
    pub citations: Vec<String>,
    /// How well it is known.
    pub confidence: Confidence,
    /// The first day of the rule behind it.
    pub from: NaiveDate,
}

/// Where a note is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotePlace {
    /// Among the facts.
    Facts,
    /// Into the ruling.
    Ruling,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    note: Vec<Note>,
}

/// Reads the file of notes.
///
/// # Errors
/// What is wrong with the TOML or a key in it.
pub fn parse(text: &str) -> Result<Vec<Note>, String> {
    toml::from_str::<File>(text).map(|file| file.note).map_err(|error| error.to_string())
}

impl Note {
    /// Whether it is offered for this box in this game on that day.
    pub fn applies(&self, edition: Edition, at: NotePlace, on: NaiveDate) -> bool {
        self.edition == edition && self.at == at && self.from <= on
    }

    /// Whether one of these texts, a question or facts, speaks of what it is about.
    pub fn fits<'a>(&self, texts: impl IntoIterator<Item = &'a str>) -> bool {
        let texts: Vec<String> = texts.into_iter().map(words).collect();
        let said = |phrase: &String| texts.iter().any(|text| text.contains(&format!(" {phrase}")));
        self.says.iter().any(said)
    }
}

/// The words of a text in small letters, without signs, each after a space.
fn words(text: &str) -> String {
    let lower = text.to_lowercase();
    let words = lower.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.flat_map(|word| [" ", word]).collect()
}
