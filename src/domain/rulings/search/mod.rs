//! Searches for what decides a question: ranks the entries of one edition on one date by how well they answer it.
//!
//! The edition and the date are binding: [`SearchResults::results`] contains only what may be cited as authority. Other
//! matches are in [`SearchResults::also`], with the reason why they may not be cited.

mod another_card;
mod answer;
mod bm25;
mod build;
mod card_name;
mod index;
mod lookup;
mod meaning;
mod names;
mod nicknames;
mod other_words;
mod phrases;
mod question;
mod ranking;
mod reading;
mod snippet;
mod spelling;
pub(in crate::domain) mod stemmer;
mod synonyms;
mod unit;
mod verdict;
mod vocabulary;

pub use card_name::CardName;
pub use synonyms::Aliases;
pub use verdict::{DECIDES, Verdict, VerdictRule};

use std::sync::Arc;

use chrono::NaiveDate;
use serde::{Serialize, Serializer};

use crate::domain::awaited::{Awaited, NotAwaited};
use crate::domain::edition::Edition;
use crate::domain::rulings::citation::Citation;
use crate::domain::rulings::entry::{Damage, Segment};
use crate::domain::rulings::library::Library;
use crate::domain::rulings::listed_change::announces;
use crate::domain::rulings::search::index::Part;
use crate::domain::rulings::standing::{Status, StatusReason};

/// A question, with the game and day it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Query {
    /// The question in the user's own words.
    pub text: String,
    /// The game that the tournament plays.
    pub edition: Edition,
    /// The day of the tournament.
    pub on: NaiveDate,
    /// The most results to return.
    pub limit: usize,
}

/// An entry that matches the question.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Hit {
    /// The entry's citation.
    pub citation: Citation,
    /// The file stem of its document.
    pub document: String,
    /// Its heading, or that of the step or sub-entry that is cited.
    pub heading: String,
    /// The heading of the entry that contains the cited step or sub-entry.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// The line of its heading in the document.
    pub line_start: u32,
    /// The last of its own lines.
    pub line_end: u32,
    /// All of its own lines, in reading order: several parts where pages were shuffled or something comes between them.
    pub segments: Vec<Segment>,
    /// Its status for that edition on that date.
    pub status: Status,
    /// Why it has that status.
    pub reason: StatusReason,
    /// The paragraph that answers best; empty if the entry has no text or a question has no answer.
    pub quote: String,
    /// The ranges of the quote that decide, in characters.
    pub marks: Vec<(usize, usize)>,
    /// The line that introduces the list from which the quote comes.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub lead: String,
    /// The question of a question-and-answer entry.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub question: String,
    /// What the copy lost in the quoted entry.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub damage: Vec<Damage>,
    /// What the entry decides, in our own words: a summary, not an authority. May be empty.
    pub summary: String,
    /// Whether the text is in the library; without it nothing can be quoted.
    pub text_held: bool,
    /// How well it matches; comparable within one answer only.
    pub score: f64,
}

impl Hit {
    /// The quote in pieces, each with whether it decides. Joined, they are the quote.
    pub fn pieces(&self) -> Vec<(bool, String)> {
        let mut pieces: Vec<(bool, String)> = Vec::new();
        for (at, character) in self.quote.chars().enumerate() {
            let decides = self.marks.iter().any(|(from, to)| (*from..*to).contains(&at));
            match pieces.last_mut() {
                Some((same, words)) if *same == decides => words.push(character),
                _ => pieces.push((decides, character.to_string())),
            }
        }
        pieces
    }

    /// Whether this is the item of a list of changes that announces the other entry.
    pub fn tells_of(&self, other: &Self) -> bool {
        let (item, entry) = (&self.citation, &other.citation);
        let listed = self.document == other.document && item.change && !entry.change;
        listed && announces(&item.heading, &entry.heading)
    }
}

/// The library's response to a question.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct SearchResults {
    /// Whether the library answers it.
    pub verdict: Verdict,
    /// Whether the first result answers the question; otherwise the results are only the closest.
    pub decides: bool,
    /// The evidence for that; from [`DECIDES`] on it decides, if it may.
    #[serde(skip)]
    pub evidence: f64,
    /// Whether the best entry may decide at all, whatever the evidence: it surely applied on the day and is not about a card
    /// other than those that are named.
    #[serde(skip)]
    pub may_decide: bool,
    /// What each rule of the verdict added to it: for measuring what the rules contribute.
    #[serde(skip)]
    pub weighed: Vec<(VerdictRule, f64)>,
    /// The share of the question that the best result covers, from 0 to 1.
    pub cover: f64,
    /// Why nothing decides, if nothing does.
    pub note: Option<Undecided>,
    /// What may be cited as authority, best first.
    pub results: Vec<Hit>,
    /// Matches that may not be cited, with the reason, best first.
    pub also: Vec<Hit>,
}

/// Why nothing in the library decides a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Undecided {
    /// The game that is played.
    pub edition: Edition,
    /// The day asked about.
    pub on: NaiveDate,
    /// The status of the best match that may not be cited, if none that may be cited matches better.
    pub also: Option<Status>,
    /// The closest match.
    pub fits: Closest,
}

/// The closest match if nothing decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Closest {
    /// The library has no document of this game.
    NoDocument,
    /// No entry matches.
    Nothing,
    /// An entry that may not be cited.
    NotCitable,
    /// An entry that is shown.
    Shown,
    /// An entry that is shown and concerns the matter.
    Speaks,
    /// An entry that would decide, but nobody knows whether it applied.
    Doubtful,
    /// An entry that would decide if it were not about another card.
    AnotherCard,
}

impl Serialize for Undecided {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The search index of a library.
#[derive(Debug, Clone, Default)]
pub struct SearchIndex {
    parts: Vec<Arc<Part>>,
    aliases: Arc<Aliases>,
    read: usize,
    blind: Blind,
}

/// A filter that a search ignores.
#[doc(hidden)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Blind {
    #[default]
    Nothing,
    /// The date: everything of the edition counts as in force.
    Date,
    /// The edition: entries of every game count as entries of this one.
    Edition,
    /// That nobody knows whether what came between two dates applied.
    Window,
    /// That an entry on one card decides nothing about another.
    AnotherCard,
}

impl SearchIndex {
    /// Indexes a library; `cards` are the cards of all editions.
    pub fn of<'a>(
        library: &Library,
        cards: impl IntoIterator<Item = impl Into<CardName<'a>>>,
        aliases: &Aliases,
    ) -> Self {
        Self::without_entries(cards, aliases).with(library)
    }

    /// The index of an empty library, from which others are made; `cards` are the cards of all editions.
    pub fn without_entries<'a>(
        cards: impl IntoIterator<Item = impl Into<CardName<'a>>>,
        aliases: &Aliases,
    ) -> Self {
        let cards: Vec<CardName<'_>> = cards.into_iter().map(Into::into).collect();
        let parts = [Edition::First, Edition::Second, Edition::Tribbles].map(|edition| {
            let own: Vec<_> = cards.iter().filter(|card| card.edition == edition).cloned().collect();
            Arc::new(Part::empty(edition, &own))
        });
        let (parts, aliases) = (parts.into_iter().collect(), Arc::new(aliases.clone()));
        Self { parts, aliases, read: 0, blind: Blind::Nothing }
    }

    /// The index of another library. Documents that this one contains are not read again; every answer is the same as
    /// if they were.
    #[must_use]
    pub fn with(&self, library: &Library) -> Self {
        let (parts, read): (Vec<_>, Vec<_>) =
            self.parts.iter().map(|part| part.with(library, &self.aliases)).unzip();
        let (aliases, read) = (Arc::clone(&self.aliases), read.into_iter().sum());
        Self { parts, aliases, read, blind: self.blind }
    }

    /// How many documents were read to make this index.
    pub const fn documents_read(&self) -> usize {
        self.read
    }

    /// How many entries the index contains.
    pub fn entries(&self) -> usize {
        self.parts.iter().map(|part| part.always).sum()
    }

    /// Searches the library from which the index was built.
    ///
    /// ```
    /// use arbiter::data::ruling_aliases;
    /// use arbiter::domain::edition::Edition;
    /// use arbiter::domain::rulings::library::Library;
    /// use arbiter::domain::rulings::search::{CardName, SearchIndex, Query, Verdict};
    ///
    /// let library = Library::default();
    /// let index = SearchIndex::of(&library, Vec::<CardName<'_>>::new(), ruling_aliases());
    /// let query = Query {
    ///     text: "Does a lit lamp count?".to_owned(),
    ///     edition: Edition::First,
    ///     on: "2000-10-30".parse()?,
    ///     limit: 5,
    /// };
    /// let answer = index.search(&library, &query);
    /// assert_eq!(answer.verdict, Verdict::Nothing);
    /// assert!(answer.results.is_empty());
    /// # Ok::<(), chrono::ParseError>(())
    /// ```
    pub fn search(&self, library: &Library, query: &Query) -> SearchResults {
        self.answer(library, query, &Awaited::always())
    }

    /// Searches the library while somebody is waiting for the answer.
    ///
    /// # Errors
    /// [`NotAwaited`] when nobody is.
    pub fn search_while(
        &self,
        library: &Library,
        query: &Query,
        awaited: &Awaited,
    ) -> Result<SearchResults, NotAwaited> {
        let answer = self.answer(library, query, awaited);
        awaited.check().map(|()| answer)
    }

    fn answer(&self, library: &Library, query: &Query, awaited: &Awaited) -> SearchResults {
        let search = answer::SearchInput { library, query, blind: self.blind };
        answer::answer(&self.parts, &self.aliases, search, awaited)
    }

    /// Other words to search with if nothing in the library answers a question: headings of entries that may be cited,
    /// which have a word that was asked or one spelled much like it.
    pub fn other_words(&self, library: &Library, query: &Query) -> Vec<String> {
        let own = self.parts.iter().find(|part| part.edition == query.edition);
        own.map_or_else(Vec::new, |part| other_words::other_words(part, library, query))
    }

    /// The index by which a search ignores one filter: for measuring what it contributes, never for answering.
    #[doc(hidden)]
    #[must_use]
    pub fn blind_to(&self, blind: Blind) -> Self {
        Self { blind, ..self.clone() }
    }
}
