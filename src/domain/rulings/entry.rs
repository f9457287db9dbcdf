//! One entry of a ruling document: the smallest thing a judge can cite.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::domain::hash::sha256;
use crate::domain::rulings::relation::Relation;

/// The hash of an entry without a text.
const EMPTY: &str = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/// What an entry is, and so what it can be used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A ruling on a rule or a card.
    Ruling,
    /// A correction of one card's text or title.
    Erratum,
    /// A question and its answer.
    Faq,
    /// A line in the list of changes at the head of a document; the ruling itself stands further down.
    SummaryOfChange,
    /// A heading that only says where to look.
    CrossReferenceOnly,
    /// One numbered step of a timing table.
    TimingStep,
    /// Title, introduction, how to read the document.
    FrontMatter,
}

impl Damage {
    /// The line at which it shows, from 1.
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

impl Kind {
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
        match self {
            Self::Ruling => "ruling",
            Self::Erratum => "erratum",
            Self::Faq => "faq",
            Self::SummaryOfChange => "summary-of-change",
            Self::CrossReferenceOnly => "cross-reference-only",
            Self::TimingStep => "timing-step",
            Self::FrontMatter => "front-matter",
        }
    }
}

impl fmt::Display for Kind {
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
    /// Whether a line lies in the run.
    pub const fn holds(self, line: u32) -> bool {
        self.line_start <= line && line <= self.line_end
    }
}

/// What the copy of the document lost, so that nobody quotes a hole as if it were text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Damage {
    /// A character was lost and stands as U+FFFD.
    LostCharacter {
        /// The line, from 1.
        line: u32,
        /// The character's place in the line, from 1.
        column: u32,
        /// The sign it most likely was.
        sign: String,
        /// Whether its surroundings leave no other sign.
        certain: bool,
    },
    /// An icon was lost and left a gap between two words.
    LostIcon {
        /// The line, from 1.
        line: u32,
        /// The gap's place in the line, from 1.
        column: u32,
    },
    /// A table that the scan turned into noise.
    ScrambledTable {
        /// The line, from 1.
        line: u32,
    },
    /// The line stands a second time, whole or in part, on the next one.
    DoubledLine {
        /// The first of the two lines.
        line: u32,
    },
    /// The pages were out of order and the entry was joined again from its parts.
    SplitByPages {
        /// The line on which a later part begins.
        line: u32,
    },
    /// The document begins in the middle of this entry; its heading is not held.
    HeadingMissing {
        /// The first line held.
        line: u32,
    },
    /// The heading or the sentence breaks off; the words behind it are not held.
    BrokenOff {
        /// The last line held.
        line: u32,
    },
}

/// One entry, as the splitter found it.
///
/// Never edited: another reading of the same bytes makes other entries, and the text's hash tells which are the
/// same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Place in the document, from 1, in the order of the file.
    pub ordinal: u32,
    /// 1 for an entry, 2 and 3 for its steps and sub-entries.
    pub level: u8,
    /// The ordinal of the entry that this one belongs to.
    pub parent: Option<u32>,
    /// As printed, dashes of any kind written ` – `, wrapped lines joined, bold marks and lost signs mended.
    pub heading: String,
    /// 1 for the first entry under this heading, 2 for the next, in the order of the file.
    ///
    /// The list of changes counts for itself, as do the sub-entries of each entry.
    pub occurrence: u32,
    /// What it is.
    pub kind: Kind,
    /// The heading of the part of the document it stands in.
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
    /// Its own lines (not those of its sub-entries) in the order of reading.
    pub segments: Vec<Segment>,
    /// The headings it refers to, as printed.
    pub see_also: Vec<String>,
    /// The text without the heading: paragraphs with an empty line between, each on one line.
    pub text: String,
    /// SHA-256 of the text, in hexadecimal. The text is [`normalised`], so anybody can hash what is printed.
    pub text_sha256: String,
    /// What the copy lost.
    #[serde(default)]
    pub damage: Vec<Damage>,
    /// False for a question that the document leaves without an answer.
    pub answered: bool,
    /// What it says it does to earlier text.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub relations: Vec<Relation>,
    /// What it decides in our own words: a summary and no authority. Empty where nobody wrote one.
    #[serde(skip)]
    pub digest: String,
    /// How players ask what it answers, in our own words: by these it is found, and nobody reads them.
    #[serde(skip)]
    pub asked: Vec<String>,
}

impl Entry {
    /// Whether the document says anything under the heading, even where the text itself is not held.
    pub fn says_something(&self) -> bool {
        self.text_sha256 != EMPTY
    }

    /// The paragraphs of the text; a pinpoint counts them from 1.
    pub fn paragraphs(&self) -> impl Iterator<Item = &str> {
        self.text.split("\n\n").filter(|paragraph| !paragraph.is_empty())
    }

    /// One paragraph, counted from 1.
    pub fn paragraph(&self, number: u32) -> Option<&str> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        self.paragraphs().nth(index)
    }

    /// The number of the paragraph with which the answer to a question begins; none where there is none.
    pub fn answer(&self) -> Option<u32> {
        if self.kind != Kind::Faq || !self.answered {
            return None;
        }
        (1..).zip(self.paragraphs()).find(|(_, text)| text.len() > unmarked(text).len()).map(|(at, _)| at)
    }

    /// The question that a question-and-answer entry asks; empty for every other.
    pub fn question(&self) -> String {
        let asked = match self.answer() {
            Some(answer) => answer - 1,
            None if self.kind == Kind::Faq && !self.answered => u32::MAX,
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

/// An answer without the mark before it.
pub fn unmarked(text: &str) -> &str {
    let plain = text.strip_prefix("- ").unwrap_or(text);
    plain.strip_prefix("A:").map_or(text, str::trim_start)
}

/// The entries of a document that an entry belongs to, the outermost first.
pub fn parents<'a>(entries: &'a [Entry], entry: &Entry) -> Vec<&'a Entry> {
    let mut parents = Vec::new();
    let mut next = entry.parent;
    while let Some(parent) = next.and_then(|ordinal| numbered(entries, ordinal)) {
        // A parent stands before its parts, so the walk ends.
        next = parent.parent.filter(|ordinal| *ordinal < parent.ordinal);
        parents.insert(0, parent);
    }
    parents
}

/// The entry of a document with this number.
pub fn numbered(entries: &[Entry], ordinal: u32) -> Option<&Entry> {
    let index = usize::try_from(ordinal).ok()?.checked_sub(1)?;
    entries.get(index).filter(|entry| entry.ordinal == ordinal)
}

/// The text that hashes are made of.
///
/// White space of any kind and length is one space, paragraphs are separated by an empty line as they are printed,
/// nothing else is changed: signs, capitals and damage count. Line breaks inside a paragraph, page furniture, the heading and, in
/// documents that carry them, bold and italic marks were already left out by the splitter.
pub fn normalised(text: &str) -> String {
    text.split("\n\n")
        .map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|paragraph| !paragraph.is_empty())
        .collect::<Vec<_>>()
        .join("\n\n")
}

/// The SHA-256 of a text after [`normalised`], in lower-case hexadecimal.
pub fn text_sha256(text: &str) -> String {
    sha256(normalised(text))
}
