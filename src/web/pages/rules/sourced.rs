//! The source of a rule or value, as a page shows it.

use std::sync::Arc;

use chrono::NaiveDate;

use crate::app::DeskError;
use crate::app::library::LibrarySnapshot;
use crate::data;
use crate::domain::deck::rule::Rule;
use crate::domain::outside_source;
use crate::domain::rulings::source_parser::{self, TextPart};
use crate::domain::source::{Confidence, Source};
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};

/// How well something is known: an icon and words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConfidenceMark {
    /// The icon's class.
    pub class: &'static str,
    /// A few words.
    pub word: Message,
}

impl ConfidenceMark {
    /// The mark of a confidence.
    pub fn of(confidence: Confidence) -> Self {
        let (class, word) = match confidence {
            Confidence::Seen => ("seen", say("rules-mark-seen")),
            Confidence::Inferred => ("inferred", say("rules-mark-inferred")),
            Confidence::Memory => ("memory", say("rules-mark-memory")),
            Confidence::Default => ("default", say("rules-mark-default")),
            Confidence::Organiser => ("organiser", say("rules-mark-organiser")),
        };
        Self { class, word }
    }
}

/// The marks, each with what it means.
pub type Legend = Vec<(ConfidenceMark, Message)>;

/// What each mark means, for the bottom of a page.
pub fn legend() -> Legend {
    let meaning = |confidence| match confidence {
        Confidence::Seen => say("rules-meaning-seen"),
        Confidence::Inferred => say("rules-meaning-inferred"),
        Confidence::Memory => say("rules-meaning-memory"),
        Confidence::Default => say("rules-meaning-default"),
        Confidence::Organiser => say("rules-meaning-organiser"),
    };
    Confidence::ALL.map(|confidence| (ConfidenceMark::of(confidence), meaning(confidence))).to_vec()
}

/// A source as a page shows it: document and heading, or another place where it was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownSource {
    /// Its words in pieces; those that cite an entry of the library link to it.
    pub pieces: Vec<LinkedWords>,
    /// How well it is known.
    pub mark: ConfidenceMark,
}

/// Some words, perhaps with a link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkedWords {
    pub words: String,
    /// The page of the cited entry.
    pub to: Option<Link>,
}

impl ShownSource {
    /// All of it without links, for paper.
    pub fn words(&self) -> String {
        self.pieces.iter().map(|piece| piece.words.as_str()).collect()
    }
}

/// The library that citations link to, and the day whose rules apply.
pub struct RulesOnDay {
    /// `None` if a document in it is damaged; then there are no links.
    rulings: Option<Arc<LibrarySnapshot>>,
    on: Option<NaiveDate>,
}

impl RulesOnDay {
    /// The library as of that day, or of no particular day. If a document in it is damaged, its own pages say so;
    /// here there are no links then.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn of(site: &Site, on: Option<NaiveDate>) -> Result<Self, PageError> {
        match site.desk.library() {
            Ok(rulings) => Ok(Self { rulings: Some(rulings), on }),
            Err(DeskError::Unusable(_)) => Ok(Self { rulings: None, on }),
            Err(error) => Err(error.into()),
        }
    }

    /// Without a library there are no links.
    #[cfg(test)]
    pub const fn none() -> Self {
        Self { rulings: None, on: None }
    }

    /// The sources of one rule, as of the day.
    pub fn shown_source(&self, sources: &[impl AsRef<str>], confidence: Confidence) -> ShownSource {
        let words = || sources.iter().map(AsRef::as_ref);
        let Some(rulings) = &self.rulings else {
            let words: Vec<&str> = words().collect();
            return ShownSource {
                pieces: self.link_citations(&words.join("; ")),
                mark: ConfidenceMark::of(confidence),
            };
        };
        let told = source_parser::on_day(words(), self.on, &rulings.library);
        ShownSource {
            pieces: self.link_citations(&told.said.join("; ")),
            mark: ConfidenceMark::of(told.confidence(confidence)),
        }
    }

    /// What the entries say that a rule cites, as of the day: each with its text, if that is held.
    pub fn texts(&self, sources: &[impl AsRef<str>]) -> Vec<(String, String)> {
        let Some(rulings) = &self.rulings else { return Vec::new() };
        let told = source_parser::on_day(sources.iter().map(AsRef::as_ref), self.on, &rulings.library);
        let said = told.said.join("; ");
        let text = |part: TextPart<'_, '_>| match part {
            TextPart::Entry(words, found) if found.held.text_held => {
                Some((words.to_owned(), found.entry.text.clone()))
            }
            TextPart::Entry(..) | TextPart::Words(_) => None,
        };
        source_parser::parts(&said, &rulings.library).into_iter().filter_map(text).collect()
    }

    /// The source of one figure.
    pub fn source(&self, source: &Source) -> ShownSource {
        self.shown_source(&[&source.citation], source.confidence)
    }

    /// The sources of a rule of a deck format.
    pub fn rule(&self, rule: &Rule) -> ShownSource {
        self.shown_source(&rule.citations, rule.confidence)
    }

    /// A sentence in pieces; each citation links to its entry.
    pub fn link_citations(&self, text: &str) -> Vec<LinkedWords> {
        let Some(rulings) = &self.rulings else { return outside(text) };
        let pieces = |part: TextPart<'_, '_>| match part {
            TextPart::Words(words) => outside(words),
            TextPart::Entry(words, found) => {
                let (document, entry) = (&found.document().stem, found.citation().slug());
                let to = match self.on {
                    Some(day) => urls::entry_on(document, EntryKey(&entry), day),
                    None => urls::entry(document, EntryKey(&entry)),
                };
                vec![LinkedWords { words: words.to_owned(), to: Some(to) }]
            }
        };
        source_parser::parts(text, &rulings.library).into_iter().flat_map(pieces).collect()
    }
}

/// Words in pieces: the name of a source outside the ruling documents links to its entry on the page of sources.
fn outside(text: &str) -> Vec<LinkedWords> {
    let (mut pieces, mut rest) = (Vec::new(), text);
    while let Some((at, words, source)) = outside_source::first_source(rest, data::outside_sources()) {
        let (before, after) = rest.split_at(at);
        if !before.is_empty() {
            pieces.push(LinkedWords { words: before.to_owned(), to: None });
        }
        pieces.push(LinkedWords { words: words.to_owned(), to: Some(urls::rule_source(&source.id)) });
        rest = after.get(words.len()..).unwrap_or_default();
    }
    if !rest.is_empty() {
        pieces.push(LinkedWords { words: rest.to_owned(), to: None });
    }
    pieces
}
