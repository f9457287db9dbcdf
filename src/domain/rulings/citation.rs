//! How an entry is cited: `1E-CR 2000-10-30, seed deck ¶1`.
//!
//! A citation names the series, the date of the document, the heading and, if wanted, the paragraph. It contains no
//! hash: a corrected copy of a document is cited in the same way, and the pinpoint tells whether the words are still
//! there. Only if a series has several undated documents are the later ones distinguished, by the first digits of the
//! file's hash: `1E-CR [n.d., file 4eb6c82f], seed deck ¶1`.

use std::fmt;
use std::str::FromStr;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::domain::rulings::document::{Document, NotAWork, WorkKey, date_in_address};
use crate::domain::rulings::entry::{EntryKind, RulingEntry};

/// The date of an undated document.
const NO_DATE: &str = "n.d.";
/// Separates the series from the digits that distinguish an undated document.
const FILE: &str = " [n.d., file ";
/// Prefix of an entry in the list of changes.
const CHANGES: &str = "changes: ";
/// Separates an entry's heading from its sub-entry's.
const WITHIN: &str = " › ";

/// The address of an entry or paragraph, in words that stay valid.
///
/// ```
/// use arbiter::domain::rulings::citation::Citation;
///
/// let citation: Citation = "1E-CR 2000-10-30, seed deck ¶1".parse()?;
/// assert_eq!(citation.heading, "seed deck");
/// assert_eq!(citation.paragraph, Some(1));
/// assert_eq!(citation.path(), "/r/1e-cr/2000-10-30/seed-deck#p1");
/// assert_eq!(citation.to_string(), "1E-CR 2000-10-30, seed deck ¶1");
/// # Ok::<(), arbiter::domain::rulings::citation::CitationError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Citation {
    pub work: WorkKey,
    /// The date of the document; `None` for an undated one, written `n.d.`.
    pub issued: Option<NaiveDate>,
    /// The first digits of the hash of an undated document that is not the first of its series.
    pub file: Option<String>,
    /// Whether it is in the document's list of changes instead of among its rulings.
    pub change: bool,
    pub heading: String,
    /// 2 for the second entry under this heading, written `[2]`.
    pub occurrence: u32,
    /// The heading of a sub-entry, written after `›`.
    pub within: Option<String>,
    /// A step of a timing table, such as `3` (written `3.`) or `3.f`.
    pub step: Option<String>,
    /// The paragraph, from 1, written `¶1`.
    pub paragraph: Option<u32>,
}

/// Why a text is not a citation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CitationError {
    /// There is no comma between document and heading.
    #[error("a citation names a document and a heading, such as “1E-CR 2000-10-30, seed deck”; found “{0}”")]
    NoHeading(String),
    /// The series cannot be read.
    #[error(transparent)]
    Work(#[from] NotAWork),
    /// The date cannot be read.
    #[error("“{0}” is no date: write it as 2000-10-30, or n.d. for an undated document")]
    Date(String),
}

impl Citation {
    /// The citation of an entry. `parents` are the entries it belongs to, the outermost first.
    pub fn of(document: &Document, entry: &RulingEntry, parents: &[&RulingEntry]) -> Self {
        let top = parents.first().copied().unwrap_or(entry);
        let step = entry.number.clone().filter(|_| entry.kind == EntryKind::TimingStep);
        let nested = !parents.is_empty() && step.is_none();
        Self {
            work: document.work.clone(),
            issued: document.issued,
            file: document.file.clone().filter(|_| document.issued.is_none()),
            change: entry.kind == EntryKind::SummaryOfChange,
            heading: top.heading.clone(),
            occurrence: top.occurrence,
            within: nested.then(|| entry.heading.clone()),
            step,
            paragraph: None,
        }
    }

    fn is_headed(&self, heading: &str) -> bool {
        let plain = !self.change && self.step.is_none();
        plain && self.within.as_deref().unwrap_or(&self.heading) == heading
    }

    /// This citation, of one paragraph of the entry.
    #[must_use]
    pub fn at(mut self, paragraph: u32) -> Self {
        self.paragraph = Some(paragraph);
        self
    }

    /// This citation, of the whole entry and no paragraph.
    #[must_use]
    pub fn without_paragraph(mut self) -> Self {
        self.paragraph = None;
        self
    }

    /// The date as used in URLs.
    pub fn date(&self) -> String {
        date_in_address(self.issued, self.file.as_deref())
    }

    /// The entry's part of its URL, such as `seed-deck`, `phased-matter~2`, `mission-ii.built-in-outpost`,
    /// `attempting-missions.3.f` or `changes~seed-deck`.
    pub fn slug(&self) -> String {
        address(self.change, (&self.heading, self.occurrence), self.within.as_deref(), self.step.as_deref())
    }

    /// The URL path of the entry, such as `/r/1e-cr/2000-10-30/seed-deck#p1`.
    pub fn path(&self) -> String {
        let paragraph = self.paragraph.map_or_else(String::new, |number| format!("#p{number}"));
        format!("/r/{}/{}/{}{paragraph}", self.work.slug(), self.date(), self.slug())
    }
}

/// An entry's part of its URL; `parents` are the entries that contain it, outermost first.
pub fn place(entry: &RulingEntry, parents: &[&RulingEntry]) -> String {
    let top = parents.first().copied().unwrap_or(entry);
    let step = entry.number.as_deref().filter(|_| entry.kind == EntryKind::TimingStep);
    let within = (!parents.is_empty() && step.is_none()).then_some(entry.heading.as_str());
    address(entry.kind == EntryKind::SummaryOfChange, (&top.heading, top.occurrence), within, step)
}

fn address(
    change: bool,
    (heading, occurrence): (&str, u32),
    within: Option<&str>,
    step: Option<&str>,
) -> String {
    let mut text = if change { "changes~".to_owned() } else { String::new() };
    text.push_str(&slug(heading));
    if occurrence > 1 {
        text.push_str(&format!("~{occurrence}"));
    }
    for part in within.map(slug).into_iter().chain(step.map(str::to_owned)) {
        text.push('.');
        text.push_str(&part);
    }
    text
}

/// Whether a citation with this heading reads back as written, also with a paragraph and a number after it and with a
/// sub-entry.
pub fn can_head(heading: &str) -> bool {
    let forms = |text: &str| {
        let citation: Option<Citation> = text.parse().ok();
        citation.is_some_and(|citation| citation.to_string() == text && citation.is_headed(heading))
    };
    ["", " ¶1", " [2]"].iter().all(|behind| forms(&format!("1E-CR n.d., {heading}{behind}")))
        && forms(&format!("1E-CR n.d., top{WITHIN}{heading}"))
}

/// Lower-case letters and digits joined by hyphens, without apostrophes. A heading with neither becomes `entry`.
///
/// ```
/// use arbiter::domain::rulings::citation::slug;
///
/// assert_eq!(slug("Q’s Planet – points"), "qs-planet-points");
/// assert_eq!(slug("…"), "entry");
/// ```
pub fn slug(heading: &str) -> String {
    let mut text = String::with_capacity(heading.len());
    for character in heading.chars().filter(|character| !matches!(character, '\'' | '’')) {
        if character.is_ascii_alphanumeric() {
            text.push(character.to_ascii_lowercase());
        } else if !text.is_empty() && !text.ends_with('-') {
            text.push('-');
        }
    }
    let text = text.trim_end_matches('-');
    if text.is_empty() { "entry".to_owned() } else { text.to_owned() }
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let change = if self.change { CHANGES } else { "" };
        match self.file.as_ref().filter(|_| self.issued.is_none()) {
            Some(file) => write!(f, "{}{FILE}{file}], {change}{}", self.work, self.heading)?,
            None => write!(f, "{} {}, {change}{}", self.work, self.date(), self.heading)?,
        }
        if self.occurrence > 1 {
            write!(f, " [{}]", self.occurrence)?;
        }
        if let Some(within) = &self.within {
            write!(f, "{WITHIN}{within}")?;
        }
        if let Some(step) = &self.step {
            let dot = if step.contains('.') { "" } else { "." };
            write!(f, " {step}{dot}")?;
        }
        self.paragraph.map_or(Ok(()), |number| write!(f, " ¶{number}"))
    }
}

impl FromStr for Citation {
    type Err = CitationError;

    fn from_str(text: &str) -> Result<Self, CitationError> {
        let missing = || CitationError::NoHeading(text.to_owned());
        let Source { work, issued, file, place } = source(text.trim()).ok_or_else(missing)??;
        let (place, paragraph) = cut_number(place.trim(), "¶", "");
        let (place, step) = cut_step(place);
        let (place, within) = match place.split_once(WITHIN) {
            Some((place, within)) => (place.trim(), Some(within.trim().to_owned())),
            None => (place, None),
        };
        let (place, occurrence) = cut_number(place, "[", "]");
        let (change, heading) = match place.strip_prefix(CHANGES) {
            Some(heading) => (true, heading.trim()),
            None => (false, place),
        };
        if heading.is_empty() {
            return Err(missing());
        }
        let heading = heading.to_owned();
        let occurrence = occurrence.unwrap_or(1);
        Ok(Self { work: work.parse()?, issued, file, change, heading, occurrence, within, step, paragraph })
    }
}

/// The part of a citation that names the document, and the rest.
struct Source<'a> {
    work: &'a str,
    issued: Option<NaiveDate>,
    file: Option<String>,
    place: &'a str,
}

fn source(text: &str) -> Option<Result<Source<'_>, CitationError>> {
    if let Some((work, rest)) = text.split_once(FILE)
        && let Some((file, place)) = rest.split_once("], ")
        && file.len() == 8
        && file.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    {
        return Some(Ok(Source { work, issued: None, file: Some(file.to_owned()), place }));
    }
    let (document, place) = text.split_once(", ")?;
    let (work, date) = document.trim().rsplit_once(' ')?;
    let issued = match date {
        NO_DATE => Ok(None),
        date => date.parse().map(Some).map_err(|_| CitationError::Date(date.to_owned())),
    };
    Some(issued.map(|issued| Source { work, issued, file: None, place }))
}

/// Splits a final word such as `¶2` or `[2]` off.
fn cut_number<'a>(text: &'a str, before: &str, after: &str) -> (&'a str, Option<u32>) {
    let cut = text.rsplit_once(' ').and_then(|(rest, word)| {
        let figures = word.strip_prefix(before)?.strip_suffix(after)?;
        let number: u32 = figures.parse().ok().filter(|number| *number > 0)?;
        (!figures.starts_with('0') && !figures.starts_with('+')).then_some((rest.trim_end(), number))
    });
    cut.map_or((text, None), |(rest, number)| (rest, Some(number)))
}

/// Splits a final word such as `3.` or `3.f` off.
fn cut_step(text: &str) -> (&str, Option<String>) {
    let cut = text.rsplit_once(' ').and_then(|(rest, word)| {
        let (figure, letter) = word.split_once('.')?;
        let figured = (1..=2).contains(&figure.len()) && figure.chars().all(|c| c.is_ascii_digit());
        let lettered = letter.len() <= 1 && letter.chars().all(|c| c.is_ascii_lowercase());
        (figured && lettered).then(|| (rest.trim_end(), word.trim_end_matches('.').to_owned()))
    });
    cut.map_or((text, None), |(rest, step)| (rest, Some(step)))
}

impl TryFrom<String> for Citation {
    type Error = CitationError;

    fn try_from(text: String) -> Result<Self, CitationError> {
        text.parse()
    }
}

impl From<Citation> for String {
    fn from(citation: Citation) -> Self {
        citation.to_string()
    }
}
