//! What decides a question: entries ranked by how well their words answer it, for one edition on one date.
//!
//! The edition and the date are no hints: only what may be cited as authority stands in [`Answer::results`]; the rest
//! that fits stands in [`Answer::also`] with the reason why it may not be.

mod answer;
mod bm25;
mod card_name;
mod index;
mod lookup;
mod question;
mod ranking;
mod snippet;
mod spelling;
pub(in crate::domain) mod stemmer;
mod synonyms;
mod verdict;

pub use card_name::CardName;
pub use synonyms::Aliases;
pub use verdict::Verdict;

use chrono::NaiveDate;
use serde::{Serialize, Serializer};

use crate::domain::awaited::{Awaited, NotAwaited};
use crate::domain::day::DayFormat;
use crate::domain::edition::Edition;
use crate::domain::rulings::citation::Citation;
use crate::domain::rulings::entry::Damage;
use crate::domain::rulings::library::Library;
use crate::domain::rulings::search::index::Part;
use crate::domain::rulings::standing::{Reason, Status};

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
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Hit {
    /// The entry.
    pub citation: Citation,
    /// The stem of its document.
    pub document: String,
    /// Its heading: that of the step or sub-entry where one is cited.
    pub heading: String,
    /// The heading of the entry that the step or sub-entry belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// The line of its heading in the document.
    pub line_start: u32,
    /// The last of its own lines.
    pub line_end: u32,
    /// What it is worth for that edition on that date.
    pub status: Status,
    /// Why.
    pub reason: Reason,
    /// The paragraph that answers best; empty where the entry has no text, and where a question has no answer.
    pub quote: String,
    /// The characters of the quote that decide, each from and to.
    pub marks: Vec<(usize, usize)>,
    /// The line that introduces the list of which the quote is an item.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub lead: String,
    /// What a question-and-answer entry asks.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub question: String,
    /// What the copy lost in the entry that is quoted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub damage: Vec<Damage>,
    /// What the entry decides in our own words: a summary and no authority; may be empty.
    pub summary: String,
    /// Whether the text is held; without it nothing can be quoted.
    pub text_held: bool,
    /// How well it fits; comparable within one answer only.
    pub score: f64,
}

impl Hit {
    /// The quote in pieces, each with whether it decides: together they are the quote.
    pub fn pieces(&self) -> Vec<(bool, String)> {
        let mut pieces: Vec<(bool, String)> = Vec::new();
        for (at, sign) in self.quote.chars().enumerate() {
            let decides = self.marks.iter().any(|(from, to)| (*from..*to).contains(&at));
            match pieces.last_mut() {
                Some((same, words)) if *same == decides => words.push(sign),
                _ => pieces.push((decides, sign.to_string())),
            }
        }
        pieces
    }
}

/// What the library says to a question.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct Answer {
    /// What the library says to it.
    pub verdict: Verdict,
    /// Whether the first result answers the question; otherwise the results are only the closest.
    pub decides: bool,
    /// How much speaks for that; it decides from 0 on.
    #[serde(skip)]
    pub evidence: f64,
    /// How much of what was asked the best result speaks of, from 0 to 1.
    pub cover: f64,
    /// Why nothing decides, when nothing does.
    pub note: Option<Undecided>,
    /// What may be cited as authority, the best first.
    pub results: Vec<Hit>,
    /// What fits but may not be cited, and why, the best first.
    pub also: Vec<Hit>,
}

/// Why nothing that is held decides a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Undecided {
    /// The game that is played.
    pub edition: Edition,
    /// The day asked about.
    pub on: NaiveDate,
    /// The status of the best that fits and may not be cited.
    pub also: Option<Status>,
    /// What fits best.
    pub fits: Closest,
}

/// What fits best where nothing decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Closest {
    /// Nothing can: no document is held.
    NoDocument,
    /// No entry does.
    Nothing,
    /// What may not be cited.
    NotCitable,
    /// What is shown.
    Shown,
    /// What is shown, and it speaks of the matter.
    Speaks,
}

impl Undecided {
    /// Why, as sentences.
    pub fn words(&self, days: DayFormat) -> String {
        let (game, on) = (self.edition.name(), days.write(self.on));
        let other = match self.also {
            Some(Status::OtherEdition) => " Another game has a rule on it, which is none for this one.",
            Some(Status::NotYet) => " A later document rules on it, which did not apply yet.",
            _ => "",
        };
        let shown = match self.fits {
            Closest::NoDocument => {
                return "No ruling document is imported, so nothing here decides this.".to_owned();
            }
            Closest::Nothing => " No entry speaks of it.",
            Closest::NotCitable => " What fits best may not be cited.",
            Closest::Shown => " What fits best is shown, but it does not decide.",
            Closest::Speaks => " These entries speak of it: read them before you rule.",
        };
        format!("Nothing that is held decides this for {game} on {on}.{other}{shown}")
    }
}

impl Serialize for Undecided {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.words(DayFormat::Iso))
    }
}

/// The entries of a library, prepared for searching.
#[derive(Debug, Clone, Default)]
pub struct Index {
    parts: Vec<Part>,
    aliases: Aliases,
}

/// What a search leaves out of account: for measuring what the filters are worth, never for answering.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Blind {
    /// Nothing.
    #[default]
    Nothing,
    /// The date: everything of the edition counts as in force.
    Date,
    /// The edition: entries of every game count as entries of this one.
    Edition,
    /// That nobody knows whether what came between two dates applied.
    Window,
}

impl Index {
    /// Prepares a library for searching. `cards` are all cards.
    pub fn of<'a>(
        library: &Library,
        cards: impl IntoIterator<Item = impl Into<CardName<'a>>>,
        aliases: &Aliases,
    ) -> Self {
        let cards: Vec<CardName<'_>> = cards.into_iter().map(Into::into).collect();
        let parts = [Edition::First, Edition::Second, Edition::Tribbles].map(|edition| {
            let own: Vec<_> = cards.iter().filter(|card| card.edition == edition).cloned().collect();
            Part::of(edition, library, &own, aliases)
        });
        Self { parts: parts.into_iter().collect(), aliases: aliases.clone() }
    }

    /// How many entries can be found.
    pub fn entries(&self) -> usize {
        self.parts.iter().map(|part| part.units.len()).sum()
    }

    /// Searches the library that the index was made of.
    pub fn search(&self, library: &Library, query: &Query) -> Answer {
        self.search_blind(library, query, Blind::Nothing)
    }

    /// Searches the library while somebody waits for the answer.
    ///
    /// # Errors
    /// [`NotAwaited`] when nobody does.
    pub fn search_while(
        &self,
        library: &Library,
        query: &Query,
        awaited: &Awaited,
    ) -> Result<Answer, NotAwaited> {
        let answer = answer::answer(&self.parts, &self.aliases, library, query, Blind::Nothing, awaited);
        awaited.check().map(|()| answer)
    }

    /// Searches with a filter left out. Only a measurement asks for that.
    pub fn search_blind(&self, library: &Library, query: &Query, blind: Blind) -> Answer {
        answer::answer(&self.parts, &self.aliases, library, query, blind, &Awaited::always())
    }
}
