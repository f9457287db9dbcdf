//! A ruling document: its series, its date of issue, and how it is recognised.

use std::fmt;
use std::str::FromStr;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::domain::edition::Edition;
use crate::domain::hash::{DocumentHash, LinesHash};
use crate::domain::rulings::format::DocumentFormat;

/// A series of documents as written in citations, such as `1E-CR` or `2E-CR`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct WorkKey(String);

/// The text does not name a series.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” names no series of documents: write an edition and a short name, such as 1E-CR")]
pub struct NotAWork(String);

impl WorkKey {
    /// The key as used in URLs, such as `1e-cr`.
    pub fn slug(&self) -> String {
        self.0.to_ascii_lowercase()
    }

    /// Its short name, such as `CR`.
    pub fn name(&self) -> &str {
        self.0.split_once('-').map_or(&self.0, |(_, name)| name)
    }
}

impl fmt::Display for WorkKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for WorkKey {
    type Err = NotAWork;

    fn from_str(text: &str) -> Result<Self, NotAWork> {
        let key = text.trim().to_ascii_uppercase();
        let named = |name: &str| !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric());
        match key.split_once('-') {
            Some((edition, name)) if edition.parse::<Edition>().is_ok() && named(name) => Ok(Self(key)),
            _ => Err(NotAWork(text.to_owned())),
        }
    }
}

impl TryFrom<String> for WorkKey {
    type Error = NotAWork;

    fn try_from(text: String) -> Result<Self, NotAWork> {
        text.parse()
    }
}

impl From<WorkKey> for String {
    fn from(key: WorkKey) -> Self {
        key.0
    }
}

/// How the date of a document is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DateBasis {
    /// It is printed in the document.
    Printed,
    /// A person gave it at import.
    Assigned,
    /// It was found by comparing the document with others; `dated_because` says how.
    Inferred,
    /// Nobody knows the date.
    Unknown,
}

/// The rulebook or glossary on which a document says it builds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Baseline {
    pub name: String,
    /// The first day on which it can have appeared, if only its month is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<NaiveDate>,
    /// The last day on which it can have appeared, if that is known.
    pub until: Option<NaiveDate>,
    /// The series whose earlier documents it absorbed.
    #[serde(default)]
    pub includes: Vec<WorkKey>,
    /// The series of which it is a newer issue, so that it absorbed their older issues.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub renews: Vec<WorkKey>,
}

impl Baseline {
    /// The day after which anything issued is newer than the baseline.
    pub fn since(&self) -> Option<NaiveDate> {
        self.from.or(self.until)
    }
}

/// Proves that nothing in a document can be older than a day, if the document itself does not say how old it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NotBefore {
    /// The earliest possible day.
    pub day: NaiveDate,
    /// Why, as a clause: `its headings name cards that were released then`.
    pub because: String,
    /// Where that day is known from.
    pub source: String,
    /// Whether that source was checked; otherwise the day is general knowledge, and sentences say so.
    pub checked: bool,
}

/// A ruling document: one issue of a series.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// The name of its file without the ending, such as `current-rulings-2000-07-31`.
    pub stem: String,
    /// The hash of its bytes.
    pub sha256: DocumentHash,
    /// What [`lines_hash`] gives for its text.
    pub lines_sha256: LinesHash,
    pub work: WorkKey,
    /// The game it rules on.
    pub edition: Edition,
    pub title: String,
    /// Who issued the document.
    pub publisher: Option<String>,
    /// When the document was issued.
    pub issued: Option<NaiveDate>,
    /// How that date is known.
    pub date_basis: DateBasis,
    /// How a person who dated the document knows the date.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dated_because: Option<String>,
    /// The first digits of its hash, if it is undated and its series already has another undated document.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The date of the previous document in the series, as printed.
    pub previous_on: Option<NaiveDate>,
    /// Whether a star marks entries that are new or changed since the previous document.
    pub star_rule: bool,
    /// The document on which it builds.
    pub baseline: Option<Baseline>,
    /// The day before which nothing in it can have been written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not_before: Option<NotBefore>,
    /// Older addresses, such as `1e-gl/n.d.`, under which it was cited before it was dated or corrected.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cited_as: Vec<String>,
    /// The layout by which it is split.
    pub format: DocumentFormat,
    /// The first lines of its blocks of pages in reading order, if that differs from file order.
    #[serde(default)]
    pub pages: Vec<u32>,
    /// What a reader should know about this copy.
    pub note: Option<String>,
}

/// The documents that the program recognises by their content.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnownDocuments {
    #[serde(default)]
    document: Vec<Document>,
}

impl KnownDocuments {
    /// Reads the list of known documents.
    ///
    /// # Errors
    /// If the text is not such a list.
    pub fn parse(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }

    /// The document with these bytes, or with these lines if only line ends or trailing white space differ.
    ///
    /// The answer carries the hash of the given bytes.
    pub fn recognise(&self, bytes: &[u8], text: &str) -> Option<Document> {
        let sha256 = DocumentHash::of(bytes);
        let exact = self.document.iter().find(|known| known.sha256 == sha256);
        let known = exact.or_else(|| {
            let lines = lines_hash(text);
            self.document.iter().find(|known| known.lines_sha256 == lines)
        })?;
        Some(Document { sha256, ..known.clone() })
    }

    /// Every document that the program knows.
    pub fn iter(&self) -> impl Iterator<Item = &Document> {
        self.document.iter()
    }
}

/// What a person says about a document that the program does not know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Description {
    /// The name of its file without the ending.
    pub stem: String,
    pub work: WorkKey,
    /// The game it rules on.
    pub edition: Edition,
    pub title: String,
    /// Who issued the document.
    pub publisher: Option<String>,
    /// When the document was issued.
    pub issued: Option<NaiveDate>,
    /// The date of the document before it.
    pub previous_on: Option<NaiveDate>,
    /// Whether it marks new entries with a star.
    pub star_rule: bool,
}

impl Document {
    /// Makes a document from its bytes and a person's description; the layout is recognised.
    pub fn described(bytes: &[u8], text: &str, said: Description) -> Self {
        Self {
            stem: said.stem,
            sha256: DocumentHash::of(bytes),
            lines_sha256: lines_hash(text),
            work: said.work,
            edition: said.edition,
            title: said.title,
            publisher: said.publisher,
            date_basis: if said.issued.is_some() { DateBasis::Assigned } else { DateBasis::Unknown },
            issued: said.issued,
            dated_because: None,
            file: None,
            previous_on: said.previous_on,
            star_rule: said.star_rule,
            baseline: None,
            not_before: None,
            cited_as: Vec::new(),
            format: DocumentFormat::of(text),
            pages: Vec::new(),
            note: None,
        }
    }
}

impl Document {
    /// Why a person gave it its date; `None` if the date is printed or was inferred.
    pub fn date_by_person(&self) -> Option<&str> {
        self.dated_because.as_deref().filter(|_| self.date_basis != DateBasis::Inferred)
    }

    /// The date as used in URLs; for an undated document, the digits that identify the file.
    pub fn date(&self) -> String {
        date_in_address(self.issued, self.file.as_deref())
    }

    /// How a later document absorbed this one, if the rulebook or glossary behind it did or is a newer issue of it.
    pub fn absorbed_by(&self, later: &Self) -> Option<Absorption> {
        let issued = self.issued.filter(|issued| later.issued > Some(*issued))?;
        let baseline = later.baseline.as_ref()?;
        baseline.until.filter(|until| issued <= *until)?;
        let is_included = baseline.includes.contains(&self.work);
        (is_included || baseline.renews.contains(&self.work)).then(|| Absorption {
            into: baseline.name.clone(),
            is_included,
            named_by: format!("{} {}", later.work, later.date()),
        })
    }

    /// The earliest day that anything in the document can be from, if this day is earlier.
    pub fn floor_above(&self, issued: NaiveDate) -> Option<&NotBefore> {
        self.not_before.as_ref().filter(|floor| issued < floor.day)
    }
}

/// What became of a document whose successor is not in the library.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Absorption {
    /// The name of the successor.
    pub into: String,
    /// Whether it took the document in; otherwise it is a newer issue of it.
    pub is_included: bool,
    /// The later document that says so: `1E-CR 2000-10-30`.
    pub named_by: String,
}

/// The date in a URL: `2000-10-30`, `n.d.` or `n.d.-4eb6c82f`.
pub fn date_in_address(issued: Option<NaiveDate>, file: Option<&str>) -> String {
    match (issued, file) {
        (Some(date), _) => date.to_string(),
        (None, Some(file)) => format!("n.d.-{file}"),
        (None, None) => "n.d.".to_owned(),
    }
}

/// The hash of the lines of a text, joined by line feeds, without trailing white space or trailing empty lines. It is
/// the same for copies that differ only in line ends.
///
/// ```
/// use arbiter::domain::rulings::document::lines_hash;
///
/// assert_eq!(lines_hash("seed deck\r\n\r\n"), lines_hash("seed deck  \n"));
/// assert_ne!(lines_hash("seed deck"), lines_hash("draw deck"));
/// ```
pub fn lines_hash(text: &str) -> LinesHash {
    let joined = text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    LinesHash::of(joined.trim_end_matches('\n'))
}
