//! Splits a ruling document into entries: one module per layout.
//!
//! Everything here is linear in the length of the text, because anybody with an account may paste one. What cannot be
//! without a limit has one that no document comes near.

mod bold_2000;
mod current;
mod damage;
mod draft;
mod faq_1995;
mod generic;
mod generic_lines;
mod glossary_run_on;
mod heading;
mod overlay;
mod printed;
mod reference;
mod second_edition_2011;
mod source;
mod wrapped_2000;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use draft::{Remainder, SetAside};

use crate::domain::awaited::{Awaited, NotAwaited};
use crate::domain::rulings::correction::{Misfit, NumberedCorrection};
use crate::domain::rulings::entry::RulingEntry;
use crate::domain::rulings::format::DocumentFormat;

/// The heading of a section.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SectionHeading {
    /// The line, from 1.
    pub line: u32,
    /// The heading as printed.
    pub text: String,
}

/// A document split into entries.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Split {
    /// The layout by which it was split.
    pub format: DocumentFormat,
    /// The entries in file order.
    pub entries: Vec<RulingEntry>,
    /// Section headings, in file order.
    pub headings: Vec<SectionHeading>,
    /// Everything else that is not blank, in file order.
    pub remainder: Vec<Remainder>,
    /// Lines read as text that look like the beginning of an entry; only for the generic layout.
    #[serde(default)]
    pub doubtful: Vec<u32>,
}

/// Splits a text. `pages` are the first lines of blocks of pages in reading order, if that differs from file order;
/// otherwise empty.
///
/// Never fails: a text without headings becomes one entry of front matter.
///
/// ```
/// use arbiter::domain::rulings::format::DocumentFormat;
/// use arbiter::domain::rulings::split::split;
///
/// let text = "House rules\n\nlamps - A lamp is a light.\n\noil - A lamp needs oil.\n";
/// let split = split(text, DocumentFormat::of(text), &[]);
/// let headings: Vec<_> = split.entries.iter().map(|entry| entry.heading.as_str()).collect();
/// assert!(headings.contains(&"lamps") && headings.contains(&"oil"), "{headings:?}");
/// ```
pub fn split(text: &str, format: DocumentFormat, pages: &[u32]) -> Split {
    split_as_far_as_awaited(text, format, pages, &Awaited::always())
}

/// Splits a text while somebody is waiting for the result.
///
/// # Errors
/// [`NotAwaited`] when nobody is any more.
pub fn split_while(
    text: &str,
    format: DocumentFormat,
    pages: &[u32],
    awaited: &Awaited,
) -> Result<Split, NotAwaited> {
    let split = split_as_far_as_awaited(text, format, pages, awaited);
    awaited.check().map(|()| split)
}

fn split_as_far_as_awaited(text: &str, format: DocumentFormat, pages: &[u32], awaited: &Awaited) -> Split {
    let lines = source::lines(text);
    let mut split_draft = split_draft(&lines, format, pages, awaited);
    let entries =
        draft::finish(&mut split_draft, &lines, awaited).into_iter().map(|(_, entry)| entry).collect();
    finish(&split_draft, format, entries)
}

/// Splits a text and applies corrections to it, one after the other.
pub fn split_corrected(
    text: &str,
    format: DocumentFormat,
    pages: &[u32],
    corrections: &[NumberedCorrection],
) -> Corrected {
    let lines = source::lines(text);
    let split_draft = split_draft(&lines, format, pages, &Awaited::always());
    let overlaid = overlay::lay(split_draft, &lines, corrections);
    let split = finish(&overlaid.split_draft, format, overlaid.entries);
    Corrected { split, outcomes: overlaid.outcomes, lines: overlaid.lines, former: overlaid.former }
}

/// A document split into entries, with corrections applied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Corrected {
    pub split: Split,
    /// What happened to each correction in force: the ordinal of the entry it changed, or why it does not fit.
    pub outcomes: BTreeMap<i64, Result<u32, Misfit>>,
    /// The lines that each fitting correction affected in this copy: the entry's first line, and the line of a cut.
    pub lines: BTreeMap<i64, (u32, Option<u32>)>,
    /// Addresses within the document that were given out before, with the ordinals of their entries.
    pub former: BTreeMap<String, u32>,
}

/// The parts of a text, as far as anybody waits for them.
fn split_draft(
    lines: &[source::Line<'_>],
    format: DocumentFormat,
    pages: &[u32],
    awaited: &Awaited,
) -> draft::SplitDraft {
    match format {
        DocumentFormat::Faq1995 => faq_1995::split(lines, pages, awaited),
        DocumentFormat::SecondEdition2011 => second_edition_2011::split(lines, awaited),
        DocumentFormat::Wrapped2000 => wrapped_2000::split(lines, awaited),
        DocumentFormat::Bold2000 => bold_2000::split(lines, awaited),
        DocumentFormat::GlossaryRunOn => glossary_run_on::split(lines, awaited),
        DocumentFormat::Generic => generic::split(lines, awaited),
    }
}

fn finish(split_draft: &draft::SplitDraft, format: DocumentFormat, entries: Vec<RulingEntry>) -> Split {
    let mut headings: Vec<SectionHeading> = split_draft
        .headings
        .iter()
        .map(|(line, text)| SectionHeading { line: *line, text: text.clone() })
        .collect();
    headings.sort_by_key(|heading| heading.line);
    let mut remainder = split_draft.remainder.clone();
    remainder.sort_by_key(|part| part.line_start);
    Split { format, entries, headings, remainder, doubtful: split_draft.doubtful.clone() }
}
