//! One entry of a ruling document: the smallest thing a judge can cite.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::domain::hash::TextHash;
use crate::domain::rulings::relation::Relation;

/// The hash of an empty text.
const EMPTY: &str = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/// What an entry is, and therefore what it can be used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum EntryKind {
    /// A ruling on a rule or a card.
    Ruling,
    /// A correction of one card's text or title.
    Erratum,
    /// A question and its answer.
    Faq,
    /// A line in the list of changes at the top of a document; the ruling itself is further down.
    SummaryOfChange,
    /// A heading that only says where to look.
    CrossReferenceOnly,
    /// One numbered step of a timing table.
    TimingStep,
    /// Title, introduction, how to read the document.
    FrontMatter,
}

impl Damage {
    /// The line with the damage, from 1.
    pub const fn line(&self) -> u32 {
        match self {
            Self::LostCharacter { line, .. }
            | Self::LostIcon { line, .. }
            | Self::ScrambledTable { line }
            | Self::DoubledLine { line }
            | Self::SplitByPages { line }
            | Self::HeadingMissing { line }
            | Self::BrokenOff { line } => *line,
        }
    }
}

impl EntryKind {
    /// Every kind, in the order of the report.
    pub const ALL: [Self; 7] = [
        Self::Ruling,
        Self::Erratum,
        Self::Faq,
        Self::SummaryOfChange,
        Self::CrossReferenceOnly,
        Self::TimingStep,
        Self::FrontMatter,
    ];

    /// The word in JSON and on pages.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }
}

impl fmt::Display for EntryKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A run of lines of the file, both ends included, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Segment {
    /// The first line.
    pub line_start: u32,
    /// The last line.
    pub line_end: u32,
}

impl Segment {
    /// Whether a line is in the run.
    pub const fn holds(self, line: u32) -> bool {
        self.line_start <= line && line <= self.line_end
    }
}

/// What the copy of the document lost, so that nobody quotes a gap as text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Damage {
    /// A character was lost and became U+FFFD.
    LostCharacter {
        /// The line, from 1.
        line: u32,
        /// The character's position in the line, from 1.
        column: u32,
        /// The most likely character.
        sign: String,
        /// Whether the surroundings allow no other character.
        certain: bool,
    },
    /// An icon was lost and left a gap between two words.
    LostIcon {
        /// The line, from 1.
        line: u32,
        /// The gap's position in the line, from 1.
        column: u32,
    },
    /// A table that the scan turned into noise.
    ScrambledTable {
        /// The line, from 1.
        line: u32,
    },
    /// The line is repeated, completely or in part, on the next one.
    DoubledLine {
        /// The first of the two lines.
        line: u32,
    },
    /// The pages were out of order and the entry was put together again.
    SplitByPages {
        /// The line on which a later part begins.
        line: u32,
    },
    /// The document begins in the middle of this entry; its heading is missing.
    HeadingMissing {
        /// The first line that exists.
        line: u32,
    },
    /// The heading or the sentence breaks off; the rest is missing.
    BrokenOff {
        /// The last line that exists.
        line: u32,
    },
}

/// One entry, as the splitter found it.
///
/// Never edited: splitting the same bytes differently makes other entries, and the text's hash tells which are the
/// same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RulingEntry {
    /// Position in the document, from 1, in file order.
    pub ordinal: u32,
    /// 1 for an entry, 2 and 3 for its steps and sub-entries.
    pub level: u8,
    /// The ordinal of the entry that this one belongs to.
    pub parent: Option<u32>,
    /// As printed, with every kind of dash written ` – `, wrapped lines joined, and bold marks and lost characters
    /// repaired.
    pub heading: String,
    /// 1 for the first entry under this heading, 2 for the next, in file order.
    ///
    /// The list of changes is counted separately, and so are the sub-entries of each entry.
    pub occurrence: u32,
    /// The kind of entry.
    pub kind: EntryKind,
    /// The heading of the section that contains it.
    pub section: Option<String>,
    /// The number of a timing step, such as `3` or `3.f`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<String>,
    /// Whether the document marks it as new or changed, as printed.
    pub starred: bool,
    /// The line of the heading.
    pub line_start: u32,
    /// The last line of the first segment.
    pub line_end: u32,
    /// Its own lines (without those of its sub-entries) in reading order.
    pub segments: Vec<Segment>,
    /// The headings it refers to, as printed.
    pub see_also: Vec<String>,
    /// The text without the heading: one line per paragraph, separated by empty lines.
    pub text: String,
    /// The hash of the text as [`normalised`], so that anybody can hash what is printed.
    pub text_sha256: TextHash,
    /// What the copy lost in the entry.
    #[serde(default)]
    pub damage: Vec<Damage>,
    /// False if the document leaves the question unanswered.
    pub answered: bool,
    /// The printed statements about earlier text.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub relations: Vec<Relation>,
    /// What it decides, in our own words: a summary, not an authority. Empty if nobody has written one.
    #[serde(skip)]
    pub digest: String,
    /// How players ask what it answers, in our own words. Used for searching only; nobody reads them.
    #[serde(skip)]
    pub asked: Vec<String>,
}

impl RulingEntry {
    /// Whether the document says anything under the heading, even if the text is not in the library.
    pub fn says_something(&self) -> bool {
        self.text_sha256.as_str() != EMPTY
    }

    /// The paragraphs of the text; citations count them from 1.
    pub fn paragraphs(&self) -> impl Iterator<Item = &str> {
        self.text.split("\n\n").filter(|paragraph| !paragraph.is_empty())
    }

    /// A paragraph by its number, from 1.
    pub fn paragraph(&self, number: u32) -> Option<&str> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        self.paragraphs().nth(index)
    }

    /// The number of the paragraph in which the answer to a question begins, if there is one.
    pub fn answer(&self) -> Option<u32> {
        if self.kind != EntryKind::Faq || !self.answered {
            return None;
        }
        (1..)
            .zip(self.paragraphs())
            .find(|(_, text)| text.len() > without_answer_mark(text).len())
            .map(|(at, _)| at)
    }

    /// The question of a question-and-answer entry; empty for every other kind.
    pub fn question(&self) -> String {
        let asked = match self.answer() {
            Some(answer) => answer - 1,
            None if self.kind == EntryKind::Faq && !self.answered => u32::MAX,
            None => 0,
        };
        let asked = (1..=asked).zip(self.paragraphs()).map(|(_, text)| text);
        asked.collect::<Vec<_>>().join(" ")
    }

    /// Whether a line of the file belongs to the entry.
    pub fn holds(&self, line: u32) -> bool {
        self.segments.iter().any(|segment| segment.holds(line))
    }
}

/// An answer without its `A:`.
pub fn without_answer_mark(text: &str) -> &str {
    let plain = text.strip_prefix("- ").unwrap_or(text);
    plain.strip_prefix("A:").map_or(text, str::trim_start)
}

/// The entries that contain an entry, outermost first.
pub fn parents<'a>(entries: &'a [RulingEntry], entry: &RulingEntry) -> Vec<&'a RulingEntry> {
    let mut parents = Vec::new();
    let mut next = entry.parent;
    while let Some(parent) = next.and_then(|ordinal| nth_entry(entries, ordinal)) {
        // A parent comes before its parts, so the loop ends.
        next = parent.parent.filter(|ordinal| *ordinal < parent.ordinal);
        parents.insert(0, parent);
    }
    parents
}

/// The entry of a document with this number.
pub fn nth_entry(entries: &[RulingEntry], ordinal: u32) -> Option<&RulingEntry> {
    let index = usize::try_from(ordinal).ok()?.checked_sub(1)?;
    entries.get(index).filter(|entry| entry.ordinal == ordinal)
}

/// The text from which hashes are made.
///
/// White space of any kind and length becomes one space, paragraphs are separated by an empty line, and nothing else
/// changes: punctuation, capitals and damage count. The splitter has already left out line breaks inside paragraphs,
/// page furniture, the heading and, in documents that have them, bold and italic marks.
///
/// ```
/// use arbiter::domain::rulings::entry::normalised;
///
/// assert_eq!(normalised("A  Q-Flash\nopens it.\n\nOnce."), normalised("A Q-Flash opens it.\n\n\nOnce."));
/// ```
pub fn normalised(text: &str) -> String {
    text.split("\n\n")
        .map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|paragraph| !paragraph.is_empty())
        .collect::<Vec<_>>()
        .join("\n\n")
}

/// The SHA-256 of a text after [`normalised`], in lower-case hexadecimal.
pub fn text_hash(text: &str) -> TextHash {
    TextHash::of(normalised(text))
}
