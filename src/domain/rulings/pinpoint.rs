//! The exact words on which a decision rests, and whether they are still there.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::domain::hash::{DocumentHash, TextHash};
use crate::domain::rulings::citation::Citation;
use crate::domain::rulings::entry::{normalised, text_hash};
use crate::domain::rulings::library::{Library, LibraryEntry};

/// How many characters around the quote are kept, to find it again in a changed text.
const CONTEXT: usize = 32;

/// Fewer words than this may occur in another entry by chance.
const TELLING: usize = 5;

/// Quoted words with their place and the hashes that prove them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pinpoint {
    /// The entry and its paragraph.
    pub citation: Citation,
    /// SHA-256 of the document's bytes, in hexadecimal.
    pub document_sha256: DocumentHash,
    /// The hash of the whole entry's text.
    pub entry_text_sha256: TextHash,
    /// The paragraph, from 1.
    pub paragraph: u32,
    /// The words, white space collapsed.
    pub exact: String,
    /// The text before them, up to 32 characters.
    pub prefix: String,
    /// The text after them, up to 32 characters.
    pub suffix: String,
    /// SHA-256 of the words.
    pub quote_sha256: TextHash,
}

/// The quoted words are not where they are said to be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotQuotable {
    /// The entry has fewer paragraphs.
    #[error("{citation} has no paragraph {paragraph}")]
    NoParagraph {
        /// The cited entry.
        citation: Box<Citation>,
        /// The paragraph asked for, from 1.
        paragraph: u32,
    },
    /// The words are not in the paragraph.
    #[error("these words are not in {citation}: copy them from the text")]
    NotThere {
        /// The cited paragraph.
        citation: Box<Citation>,
    },
}

/// What happened to a quote.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "outcome", rename_all = "kebab-case")]
pub enum Verification {
    /// The words are in the same paragraph, with the same words around them.
    Verified,
    /// The words are in the entry, but in another paragraph or context.
    Moved {
        /// The paragraph that contains them now.
        paragraph: u32,
    },
    /// The words are in another entry of the document, because their old entry was cut.
    Elsewhere {
        /// The entry's number.
        ordinal: u32,
        /// The paragraph that contains them now.
        paragraph: u32,
    },
    /// The entry no longer contains the words, or they do not match their hash.
    TextDiffers,
    /// The document or the entry is not in the library.
    SourceMissing,
}

impl Pinpoint {
    /// Quotes words from a paragraph of an entry.
    ///
    /// # Errors
    /// If the paragraph does not exist or does not contain the words.
    pub fn take(found: LibraryEntry<'_>, paragraph: u32, words: &str) -> Result<Self, NotQuotable> {
        let citation = found.citation().at(paragraph);
        let text = found.entry.paragraph(paragraph).map(normalised).ok_or_else(|| {
            NotQuotable::NoParagraph { citation: Box::new(citation.clone().without_paragraph()), paragraph }
        })?;
        let missing = || NotQuotable::NotThere { citation: Box::new(citation.clone()) };
        let place = place(&text, &normalised(words)).ok_or_else(missing)?;
        let (before, rest) = text.split_at_checked(place.start).ok_or_else(missing)?;
        let (exact, after) = rest.split_at_checked(place.len()).ok_or_else(missing)?;
        Ok(Self {
            document_sha256: found.document().sha256.clone(),
            entry_text_sha256: found.entry.text_sha256.clone(),
            paragraph,
            prefix: last_characters(before),
            suffix: after.chars().take(CONTEXT).collect(),
            quote_sha256: text_hash(exact),
            exact: exact.to_owned(),
            citation,
        })
    }
}

/// Where a text contains the words, as printed or as somebody types them: quotation marks, dashes and spaces of any
/// kind count as plain ones. The text's own spelling is kept.
fn place(text: &str, words: &str) -> Option<Range<usize>> {
    if words.is_empty() {
        return None;
    }
    if let Some(start) = text.find(words) {
        return Some(start..start + words.len());
    }
    let (text, words) = (plain(text), plain(words));
    let characters: Vec<char> = words.iter().map(|(character, _)| *character).collect();
    let ends = |from: usize| Some((from, runs(text.get(from..)?, &characters)?));
    let (from, length) = (0..text.len()).find_map(ends).filter(|(_, length)| *length > 0)?;
    let run = text.get(from..from + length)?;
    let blank = |(character, _): &&(char, Range<usize>)| *character == ' ';
    let first = run.iter().find(|character| !blank(character))?;
    let last = run.iter().rev().find(|character| !blank(character))?;
    Some(first.1.start..last.1.end)
}

/// How many characters the words match from the beginning of a text; `None` if they differ.
///
/// A character lost in the copy matches whatever character or space somebody typed for it, with the spaces around it.
fn runs(text: &[(char, Range<usize>)], words: &[char]) -> Option<usize> {
    let mut at = 0;
    for (index, word) in words.iter().enumerate() {
        let gap = text.get(at..)?.iter().take_while(|(character, _)| [' ', LOST].contains(character)).count();
        let lost = text.get(at..at + gap)?.iter().any(|(character, _)| *character == LOST);
        if lost && !word.is_alphanumeric() {
            let typed =
                words.get(index..)?.iter().take_while(|character| !character.is_alphanumeric()).count();
            let lengths = (1..=typed.min(LONGEST_SIGN)).rev();
            let rest = |length: usize| runs(text.get(at + gap..)?, words.get(index + length..)?);
            return lengths.filter_map(rest).next().map(|rest| at + gap + rest);
        }
        if text.get(at)?.0 != *word {
            return None;
        }
        at += 1;
    }
    Some(at)
}

/// How many characters may be typed for a lost one: ` ... ` or ` - `.
const LONGEST_SIGN: usize = 5;
/// A character lost in the copy.
const LOST: char = '\u{fffd}';

/// The characters of a text in plain form, each with its bytes. Several dashes in a row become one.
fn plain(text: &str) -> Vec<(char, Range<usize>)> {
    let mut characters: Vec<(char, Range<usize>)> = Vec::with_capacity(text.len());
    for (start, character) in text.char_indices() {
        let end = start + character.len_utf8();
        let character = match character {
            '‘' | '’' | '‚' | '‛' | '′' | 'ʼ' | '`' | '´' => '\'',
            '“' | '”' | '„' | '‟' | '″' | '«' | '»' => '"',
            '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' => '-',
            character if character.is_whitespace() => ' ',
            '\u{ad}' | '\u{200b}' | '\u{feff}' => continue,
            character => character,
        };
        match characters.last_mut() {
            Some((last, range)) if *last == character && matches!(character, '-' | ' ') => range.end = end,
            _ => characters.push((character, start..end)),
        }
    }
    characters
}

fn last_characters(text: &str) -> String {
    let skip = text.chars().count().saturating_sub(CONTEXT);
    text.chars().skip(skip).collect()
}

/// Looks a quote up again.
pub fn verify(pinpoint: &Pinpoint, library: &Library) -> Verification {
    let Some(found) = library.find(&pinpoint.citation) else { return Verification::SourceMissing };
    if pinpoint.exact.is_empty() || text_hash(&pinpoint.exact) != pinpoint.quote_sha256 {
        return Verification::TextDiffers;
    }
    let paragraphs: Vec<(u32, String)> = (1..).zip(found.entry.paragraphs().map(normalised)).collect();
    let in_context = format!("{}{}{}", pinpoint.prefix, pinpoint.exact, pinpoint.suffix);
    let stands = |number: u32, words: &str| {
        paragraphs.iter().any(|(paragraph, text)| *paragraph == number && text.contains(words))
    };
    if stands(pinpoint.paragraph, &in_context) {
        return Verification::Verified;
    }
    let within = |words: &str| paragraphs.iter().find(|(_, text)| text.contains(words));
    if let Some((paragraph, _)) = within(&in_context).or_else(|| within(&pinpoint.exact)) {
        return Verification::Moved { paragraph: *paragraph };
    }
    elsewhere(pinpoint, found).unwrap_or(Verification::TextDiffers)
}

/// Looks for the words in another entry of the same document. If the bytes are the same, words missing from their
/// entry were cut off and are further down. In another copy, only words that occur exactly once are accepted.
fn elsewhere(pinpoint: &Pinpoint, found: LibraryEntry<'_>) -> Option<Verification> {
    let (own, entries) = (found.entry.ordinal, &found.held.entries);
    let places = entries.iter().filter(|entry| entry.ordinal != own).filter_map(|entry| {
        let paragraphs = (1..).zip(entry.paragraphs().map(normalised));
        let stands = paragraphs.into_iter().find(|(_, text)| text.contains(&pinpoint.exact));
        stands.map(|(paragraph, _)| Verification::Elsewhere { ordinal: entry.ordinal, paragraph })
    });
    let places: Vec<Verification> = places.collect();
    let behind =
        |place: &&Verification| matches!(place, Verification::Elsewhere { ordinal, .. } if *ordinal > own);
    let same_bytes = found.document().sha256 == pinpoint.document_sha256;
    let telling = pinpoint.exact.split_whitespace().count() >= TELLING;
    match places.as_slice() {
        [only] if same_bytes || telling => Some(*only),
        many if same_bytes => many.iter().find(behind).copied(),
        _ => None,
    }
}
