//! Corrections by people to the way a document was split. The splitter's own result is never edited: corrections are
//! applied on top of it, in the order they were made, each tied to a line and to the hash of the text.
//!
//! They therefore survive another import of the same issue and a newer version of the program. A correction that no
//! longer finds its place says so and is kept.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::domain::hash::{DocumentHash, TextHash};
use crate::domain::rulings::citation::slug;
use crate::domain::rulings::document::{DateBasis, Document};
use crate::domain::rulings::entry::{EntryKind, RulingEntry, text_hash};

/// An entry as it was when somebody corrected it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CorrectedEntry {
    /// The entry's first line.
    pub line: u32,
    pub heading: String,
    /// The hash of its text.
    pub text_sha256: TextHash,
}

/// What a person corrects in the split of a document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "does", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Correction {
    /// The entry continues the one before it.
    Merge { at: CorrectedEntry },
    /// A new entry begins at this line.
    Cut {
        at: CorrectedEntry,
        /// The first line of the new entry.
        line: u32,
        /// The hash of that line.
        line_sha256: TextHash,
        /// The heading of the new entry.
        heading: String,
    },
    /// The heading changes.
    Rename {
        at: CorrectedEntry,
        /// The new heading.
        heading: String,
    },
    /// The kind changes.
    SetKind {
        at: CorrectedEntry,
        /// The new kind.
        kind: EntryKind,
    },
    /// The star, which marks new or changed entries, is set or removed.
    SetStar {
        at: CorrectedEntry,
        /// Whether the entry has a star.
        starred: bool,
    },
    /// Of the copies of an issue, this one is cited; the reason says why.
    Cite {
        /// The hash under which it is stored.
        copy: DocumentHash,
    },
    /// An undated document is given this date; the reason says how it is known.
    Date {
        /// The date of issue.
        issued: NaiveDate,
    },
}

/// A correction with its number. One that was withdrawn changes nothing, but the addresses it created still lead to
/// their entries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NumberedCorrection {
    /// Its number in the library's log.
    pub number: i64,
    pub correction: Correction,
    /// Whether the correction was withdrawn.
    pub withdrawn: bool,
}

/// Why a correction does not fit.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// There is no such entry.
    NoEntry(u32),
    /// The first entry has none before it.
    NothingBefore,
    /// The line is not in the entry.
    OtherLine(u32),
    /// The entry already begins there.
    BeginsThere(u32),
    /// The document has a printed date.
    Dated(NaiveDate),
    /// Somebody has given it another date since.
    DatedAgain(NaiveDate),
    /// Another copy has been chosen since.
    ChosenAgain,
    /// There is no such copy.
    NoCopy,
    /// The heading could not be told apart from other parts of a citation.
    NoHeading(String),
    /// The heading has more characters than a citation can hold.
    LongHeading,
    /// Nothing would change.
    Unchanged(AlreadySo),
    /// Steps of a timing table keep their numbers.
    Step,
}

/// What is already as a correction would have it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum AlreadySo {
    /// The copy is cited.
    Cited,
    /// The heading reads so.
    Heading,
    /// The entry is of that kind.
    Kind,
    /// It has that star, or none.
    Star,
}

impl CorrectedEntry {
    /// Records an entry's line, heading and hash.
    pub fn of(entry: &RulingEntry) -> Self {
        Self {
            line: entry.line_start,
            heading: entry.heading.clone(),
            text_sha256: entry.text_sha256.clone(),
        }
    }

    /// The index of the marked entry: the same text at the same line, or else the only entry with this heading and
    /// text, or with this text.
    pub fn find(&self, entries: &[RulingEntry]) -> Option<usize> {
        let heading = slug(&self.heading);
        let same_text = |entry: &RulingEntry| entry.text_sha256 == self.text_sha256;
        let same_heading = |entry: &RulingEntry| slug(&entry.heading) == heading;
        let here = |entry: &RulingEntry| same_text(entry) && entry.line_start == self.line;
        let some_text = self.text_sha256 != text_hash("");
        only_place(entries, |entry| here(entry) && same_heading(entry))
            .or_else(|| only_place(entries, here))
            .or_else(|| only_place(entries, |entry| same_text(entry) && same_heading(entry)))
            .or_else(|| only_place(entries, |entry| some_text && same_text(entry)))
    }
}

fn only_place(entries: &[RulingEntry], fits: impl Fn(&RulingEntry) -> bool) -> Option<usize> {
    let mut places = entries.iter().enumerate().filter(|(_, entry)| fits(entry)).map(|(place, _)| place);
    places.next().filter(|_| places.next().is_none())
}

impl Correction {
    /// The entry it was made on; `None` if it concerns the whole document.
    pub const fn mark(&self) -> Option<&CorrectedEntry> {
        match self {
            Self::Merge { at }
            | Self::Cut { at, .. }
            | Self::Rename { at, .. }
            | Self::SetKind { at, .. }
            | Self::SetStar { at, .. } => Some(at),
            Self::Date { .. } | Self::Cite { .. } => None,
        }
    }

    /// Whether it dates a document.
    pub const fn is_date(&self) -> bool {
        matches!(self, Self::Date { .. })
    }

    /// This correction with its line numbers in another copy.
    #[must_use]
    pub fn at_lines(mut self, first: u32, cut: Option<u32>) -> Self {
        if let Self::Merge { at }
        | Self::Cut { at, .. }
        | Self::Rename { at, .. }
        | Self::SetKind { at, .. }
        | Self::SetStar { at, .. } = &mut self
        {
            at.line = first;
        }
        if let (Self::Cut { line, .. }, Some(cut)) = (&mut self, cut) {
            *line = cut;
        }
        self
    }
}

/// The hash that identifies a line, ignoring white space.
pub fn line_hash(line: &str) -> TextHash {
    text_hash(line)
}

/// The document with the newest date that people gave it, and the dates under which it was cited before.
pub fn date_document(mut document: Document, corrections: &[NumberedCorrection]) -> (Document, Vec<String>) {
    let mut former = Vec::new();
    if document.issued.is_some() {
        return (document, former);
    }
    for one in corrections {
        let Correction::Date { issued } = &one.correction else { continue };
        if one.withdrawn {
            former.push(issued.to_string());
            continue;
        }
        former.push(document.date());
        document.issued = Some(*issued);
        document.date_basis = DateBasis::Assigned;
    }
    (document, former)
}
