//! Cites an entry as grounds of a decision: checks the words against the library and freezes them with their hashes.

use std::fmt;

use chrono::NaiveDate;

use crate::domain::day::DayFormat;
use crate::domain::edition::Edition;
use crate::domain::rulings::asserted_relation::EntryAddress;
use crate::domain::rulings::citation::Citation;
use crate::domain::rulings::entry::{Damage, RulingEntry, normalised};
use crate::domain::rulings::library::{Library, LibraryEntry};
use crate::domain::rulings::pinpoint::{self, Pinpoint, Verification};
use crate::domain::rulings::standing::{Status, StatusReason};
use crate::domain::rulings::status::standing;
use crate::domain::tournament::cited::{AttachedCitation, CitedEntry, Ground};
use crate::domain::tournament::settings::Settings;
use crate::messages::{dates, say};
use crate::words::standing::{reason_clause, status_word};

/// What a judge wants to cite.
#[derive(Debug, Clone, Copy)]
pub struct CitationRequest<'a> {
    /// The entry: `stem/slug`, with `#p2` for a paragraph, or a citation in words.
    pub place: &'a str,
    /// The words to quote.
    pub quote: &'a str,
    /// The day whose rules are asked for.
    pub on: NaiveDate,
    /// The word typed to cite an entry that is not authoritative.
    pub confirmation: &'a str,
}

/// Why nothing was cited.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotCitable {
    /// The library has no such entry.
    #[error("{}", say("unfit-citation-not-held").with("place", .0))]
    NotHeld(String),
    /// The library has only an outline of the document.
    #[error("{}", say("unfit-citation-text-not-held").with("citation", .0.to_string()))]
    TextNotHeld(Box<Citation>),
    /// No words were given.
    #[error("{}", say("unfit-citation-no-quote"))]
    NoQuote,
    /// The words are not in that paragraph.
    #[error("{}", say("unfit-citation-other-words").with("citation", .0.to_string()))]
    OtherWords(Box<Citation>),
    /// The entry is not authoritative, and this was not confirmed.
    #[error("{}", say("unfit-citation-unconfirmed").with("why", .0.why()).with("word", .0.word()))]
    Unconfirmed(Box<AuthorityWarning>),
}

/// An entry that is not authoritative here, although it may be cited once that was confirmed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuthorityWarning {
    /// What it is on that day.
    pub status: Status,
    /// The game on which it rules.
    pub edition: Edition,
    /// The day on which it is not authoritative.
    pub on: NaiveDate,
    /// Why it is not authoritative.
    pub reason: StatusReason,
}

impl AuthorityWarning {
    /// The word to type in order to cite it anyway, in the reader's language: `2E`, `Not yet`, `Superseded`.
    pub fn word(&self) -> String {
        match self.status {
            Status::OtherEdition => self.edition.code().to_owned(),
            status => status_word(status).to_string(),
        }
    }

    /// Whether its word was typed, or the code of its status.
    fn is_confirmed(&self, typed: &str) -> bool {
        is_same_word(&self.word(), typed) || is_same_word(self.status.code(), typed)
    }

    /// Why it has to be confirmed, in one sentence.
    pub fn why(&self) -> String {
        let (day, clause) = (dates::day(self.on), reason_clause(&self.reason, DayFormat::Words));
        say("unfit-citation-no-authority").with("day", day).with("clause", clause).to_string()
    }
}

/// A frozen quotation compared with the current library.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QuotationCheck {
    /// Whether the words are still there.
    pub outcome: Verification,
    /// Whether the document in the library has the same bytes as the one cited.
    pub same_file: bool,
}

/// The place of something that can be cited, as forms send it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CitationTarget<'a> {
    /// An entry: `stem/slug`, with `#p2` for a paragraph, or a citation in words.
    Entry(&'a str),
    /// A past decision: `lyon-autumn-open/4`, the slug of its tournament and its number.
    Decision(&'a str),
}

/// Prefix of a decision's place, which no document has: `local/lyon-autumn-open/4`.
const DECISION: &str = "local/";

impl<'a> CitationTarget<'a> {
    /// Reads a place from a form.
    pub fn of(text: &'a str) -> Self {
        text.strip_prefix(DECISION).map_or(Self::Entry(text), Self::Decision)
    }
}

impl fmt::Display for CitationTarget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Entry(place) => f.write_str(place),
            Self::Decision(place) => write!(f, "{DECISION}{place}"),
        }
    }
}

/// The entry at `stem/slug` or with a citation in words, and its paragraph if one is named.
pub fn find<'a>(library: &'a Library, place: &str) -> Option<(LibraryEntry<'a>, Option<u32>)> {
    if place.contains(", ") {
        let citation: Citation = place.parse().ok()?;
        return library.find(&citation).map(|found| (found, citation.paragraph));
    }
    let (place, paragraph) = match place.split_once("#p") {
        Some((place, number)) => (place, number.parse().ok()),
        None => (place, None),
    };
    let (stem, slug) = place.split_once('/')?;
    let at = EntryAddress { stem: stem.to_owned(), slug: slug.to_owned() };
    library.entry(&at).map(|found| (found, paragraph))
}

/// The place of an entry, in the form that [`find`] reads.
pub fn place(found: LibraryEntry<'_>) -> String {
    format!("{}/{}", found.document().stem, found.citation().slug())
}

/// What has to be confirmed before an entry is cited; `None` for an authority.
///
/// The rules of the tournament's own day count whatever day was asked for, so that another day opens no back door.
pub fn guard(
    found: LibraryEntry<'_>,
    settings: &Settings,
    on: NaiveDate,
    library: &Library,
) -> Option<AuthorityWarning> {
    [settings.date, on].into_iter().find_map(|day| {
        let standing = standing(found, settings.edition, day, library);
        if standing.status.is_authority() {
            return None;
        }
        let edition = found.document().edition;
        Some(AuthorityWarning { status: standing.status, edition, on: day, reason: standing.reason })
    })
}

/// Freezes a quotation with everything that proves it later.
///
/// # Errors
/// If the entry is missing, none of its paragraphs contains the words, or it is not authoritative and the
/// confirmation does not say so.
pub fn cite(
    library: &Library,
    settings: &Settings,
    wanted: &CitationRequest<'_>,
) -> Result<AttachedCitation, NotCitable> {
    let (found, paragraph) =
        find(library, wanted.place).ok_or_else(|| NotCitable::NotHeld(wanted.place.to_owned()))?;
    if !found.held.text_held {
        return Err(NotCitable::TextNotHeld(Box::new(found.citation())));
    }
    let pinpoint = locate_quote(found, paragraph, wanted.quote)?;
    if let Some(guard) = guard(found, settings, wanted.on, library)
        && !guard.is_confirmed(wanted.confirmation)
    {
        return Err(NotCitable::Unconfirmed(Box::new(guard)));
    }
    let standing = standing(found, settings.edition, wanted.on, library);
    Ok(AttachedCitation {
        citation: pinpoint.citation.to_string(),
        heading: found.entry.heading.clone(),
        quote_sha256: pinpoint.quote_sha256,
        on: wanted.on,
        reason: standing.reason.to_string(),
        ground: Ground::Entry(CitedEntry {
            stem: found.document().stem.clone(),
            document_sha256: pinpoint.document_sha256,
            text_sha256: pinpoint.entry_text_sha256,
            status: standing.status,
            damage: touching(found.entry, pinpoint.paragraph, &pinpoint.exact),
        }),
        quote: pinpoint.exact,
    })
}

/// What the copy lost in these words. Lost characters are visible in the text, one replacement each, in file order.
/// Nobody knows which words other damage affects, so it is reported with every quotation.
fn touching(entry: &RulingEntry, paragraph: u32, exact: &str) -> Vec<Damage> {
    let lost = |text: &str| text.matches('\u{fffd}').count();
    let all: Vec<String> = entry.paragraphs().map(normalised).collect();
    let before: usize = (1..paragraph).zip(&all).map(|(_, text)| lost(text)).sum();
    let own = (1..).zip(&all).find(|(number, _)| *number == paragraph).map(|(_, text)| text.as_str());
    let inside = own.and_then(|text| text.split_once(exact)).map_or(0, |(front, _)| lost(front));
    let is_lost = |one: &&Damage| matches!(one, Damage::LostCharacter { .. });
    // The stored heading is repaired and comes before the text, so any loss not visible in the text was in the
    // heading.
    let characters: usize = all.iter().map(|text| lost(text)).sum();
    let heading = entry.damage.iter().filter(is_lost).count().saturating_sub(characters);
    let first = heading + before + inside;
    let mut at = 0;
    let touches = |one: &&Damage| {
        at += usize::from(is_lost(one));
        !is_lost(one) || (first < at && at <= first + lost(exact))
    };
    entry.damage.iter().filter(touches).cloned().collect()
}

/// The words in the named paragraph, or else in the first that contains them.
fn locate_quote(
    found: LibraryEntry<'_>,
    paragraph: Option<u32>,
    quote: &str,
) -> Result<Pinpoint, NotCitable> {
    if quote.trim().is_empty() {
        return Err(NotCitable::NoQuote);
    }
    let all = (1..).zip(found.entry.paragraphs()).map(|(number, _)| number);
    paragraph
        .into_iter()
        .chain(all)
        .find_map(|number| Pinpoint::take(found, number, quote).ok())
        .ok_or_else(|| NotCitable::OtherWords(Box::new(found.citation())))
}

/// Whether any of the entry's paragraphs contains the words.
pub fn contains_words(found: LibraryEntry<'_>, words: &str) -> bool {
    locate_quote(found, None, words).is_ok()
}

/// Whether this word was typed, whatever its capitals and hyphens.
pub(super) fn is_same_word(word: &str, typed: &str) -> bool {
    let plain = |text: &str| text.trim().replace('-', " ").to_lowercase();
    plain(word) == plain(typed)
}

/// The entry from which a frozen quotation was taken, if the library has it.
pub fn quoted_entry<'a>(
    cited: &AttachedCitation,
    entry: &CitedEntry,
    library: &'a Library,
) -> Option<LibraryEntry<'a>> {
    let citation: Citation = cited.citation.parse().ok()?;
    // Two undated documents of a series have the same citation; look first in the one that was cited.
    let own = EntryAddress { stem: entry.stem.clone(), slug: citation.slug() };
    let found = library.entry(&own).or_else(|| library.find(&citation));
    found.filter(|found| found.held.text_held)
}

/// The entry of the same document that contains the words now, if a cut moved them.
pub fn moved_to<'a>(
    cited: &AttachedCitation,
    entry: &CitedEntry,
    check: QuotationCheck,
    library: &'a Library,
) -> Option<LibraryEntry<'a>> {
    let Verification::Elsewhere { ordinal, .. } = check.outcome else { return None };
    let found = quoted_entry(cited, entry, library)?;
    found.held.entry(ordinal).map(|entry| LibraryEntry { held: found.held, entry })
}

/// Compares a frozen quotation with the library as it is now.
pub fn check(cited: &AttachedCitation, entry: &CitedEntry, library: &Library) -> QuotationCheck {
    let missing = QuotationCheck { outcome: Verification::SourceMissing, same_file: false };
    let (Some(found), Ok(citation)) =
        (quoted_entry(cited, entry, library), cited.citation.parse::<Citation>())
    else {
        return missing;
    };
    let document = found.document();
    let straight = library.find(&citation).is_some_and(|other| other.document().stem == document.stem);
    let alone = (!straight).then(|| Library::of([(document.clone(), Vec::clone(&found.held.entries))]));
    let pinpoint = Pinpoint {
        paragraph: citation.paragraph.unwrap_or(1),
        citation,
        document_sha256: entry.document_sha256.clone(),
        entry_text_sha256: entry.text_sha256.clone(),
        exact: cited.quote.clone(),
        prefix: String::new(),
        suffix: String::new(),
        quote_sha256: cited.quote_sha256.clone(),
    };
    QuotationCheck {
        outcome: pinpoint::verify(&pinpoint, alone.as_ref().unwrap_or(library)),
        same_file: document.sha256 == entry.document_sha256,
    }
}
