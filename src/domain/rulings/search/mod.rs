//! What decides a question: entries ranked by how well their words answer it, for one edition on one date.
//!
//! The edition and the date are no hints: only what may be cited as authority stands in [`Answer::results`]; the rest
//! that fits stands in [`Answer::also`] with the reason why it may not be.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::domain::edition::Edition;
use crate::domain::rulings::citation::Citation;
use crate::domain::rulings::library::Library;
use crate::domain::rulings::status::Status;

/// A question, and for which game and day it is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Query {
    /// The question in the asker's own words.
    pub text: String,
    /// The game that the tournament plays.
    pub edition: Edition,
    /// The day of the tournament.
    pub on: NaiveDate,
    /// How many results at most.
    pub limit: usize,
}

/// An entry that fits the question.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Hit {
    /// The entry.
    pub citation: Citation,
    /// The stem of its document.
    pub document: String,
    /// Its heading.
    pub heading: String,
    /// The line of its heading in the document.
    pub line_start: u32,
    /// What it is worth for that edition on that date.
    pub status: Status,
    /// Why: one sentence.
    pub reason: String,
    /// The paragraph that answers best; empty where the entry has no text.
    pub quote: String,
    /// How well it fits; comparable within one answer only.
    pub score: f64,
}

/// What the library says to a question.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// False when nothing held answers the question; the results are then only the closest.
    pub decides: bool,
    /// One sentence when nothing decides: why, and what to do.
    pub note: Option<String>,
    /// What may be cited as authority, the best first.
    pub results: Vec<Hit>,
    /// What fits but may not be cited, and why, the best first.
    pub also: Vec<Hit>,
}

/// The entries of a library, prepared for searching.
#[derive(Debug, Clone, Default)]
pub struct Index {
    entries: usize,
}

/// Informal names and abbreviations.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Aliases;

impl Aliases {
    /// Reads the list.
    ///
    /// # Errors
    /// When the text is no such list.
    pub fn parse(_text: &str) -> Result<Self, toml::de::Error> {
        Ok(Self)
    }
}

impl Index {
    /// Prepares a library for searching. `titles` are the titles of all cards.
    pub fn of<'a>(
        library: &Library,
        _titles: impl IntoIterator<Item = (Edition, &'a str)>,
        _aliases: &Aliases,
    ) -> Self {
        Self { entries: library.entries().count() }
    }

    /// Searches the library that the index was made of.
    pub fn search(&self, _library: &Library, _query: &Query) -> Answer {
        Answer { decides: self.entries > 0, note: None, results: Vec::new(), also: Vec::new() }
    }
}
