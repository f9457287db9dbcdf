//! The rulings library: documents as they were imported, split, and prepared for searching.

use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};

use crate::app::desk::{Desk, lock, sha256};
use crate::app::error::DeskError;
use crate::app::rulings::{self, Made, TakenBack};
use crate::app::text::decode;
use crate::data;
use crate::domain::edition::Edition;
use crate::domain::rulings::assertion::Asserted;
use crate::domain::rulings::document::{
    Description, Document, KnownDocuments, WorkKey, lines_sha256, sha256 as sha256_of,
};
use crate::domain::rulings::entry::Entry;
use crate::domain::rulings::library::{Former, Library};
use crate::domain::rulings::outline;
use crate::domain::rulings::report::{Report, report};
use crate::domain::rulings::search;
use crate::domain::rulings::split::{Format, Split, split};
use crate::store::{Put, RulingCorrection, RulingDocument, Statement};

/// The library at one state of what is stored.
#[derive(Debug)]
pub struct Shelf {
    /// The documents that may be cited. Of several copies of one issue only one stands here: one that the program
    /// recognises before any other, then the newest.
    pub library: Library,
    /// The same, prepared for searching.
    pub index: search::Index,
    /// SHA-256 over the documents' hashes and corrections: another library has another version.
    pub version: String,
    /// Every document ever imported, by name, replaced copies included.
    pub imported: Vec<ImportedDocument>,
    /// Relations that were asserted and withdrawn.
    pub withdrawn: Vec<(Asserted, TakenBack)>,
}

/// A document as it was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedDocument {
    /// What is known of it; its `sha256` is that of the bytes held.
    pub document: Document,
    /// The same, without the date that somebody gave it.
    pub base: Document,
    /// The hash under which it is stored.
    pub stored_sha256: String,
    /// Its text, as it was read.
    pub text: String,
    /// Its entries, with what people put right.
    pub entries: Vec<Entry>,
    /// What people put right, in the order in which they did.
    pub corrections: Vec<Made>,
    /// Dates and addresses under which it was cited before somebody corrected it.
    pub former: Former,
    /// Said when it was not UTF-8.
    pub note: Option<String>,
    /// Whether the program knows these bytes or these lines: an official document.
    pub recognised: bool,
    /// What the reading found.
    pub report: Report,
    /// When it was imported.
    pub at: DateTime<Utc>,
    /// By whom: `account:…` or `operator`.
    pub by: String,
    /// The hash of the copy that stands in its place, where there is one: a corrected or the recognised one.
    pub replaced_by: Option<String>,
}

/// What importing a document would do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// What is known of it; `None` when a person has to describe it first.
    pub document: Option<Document>,
    /// Whether the program knows these bytes, so that nobody has to describe them.
    pub recognised: bool,
    /// What its looks suggest where the program does not know it, to fill a form with.
    pub guess: Guess,
    /// Its text, as it was read.
    pub text: String,
    /// Said when it was not UTF-8.
    pub note: Option<String>,
    /// Its entries.
    pub split: Split,
    /// What the reading found.
    pub report: Report,
    /// What becomes of it when it is stored; `None` when it has to be described first.
    pub outcome: Option<Outcome>,
}

/// What the looks of a document suggest. A person decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guess {
    /// The name of its file without the ending.
    pub stem: String,
    /// Its series; `None` when its form tells nothing.
    pub work: Option<WorkKey>,
    /// Its title.
    pub title: String,
    /// A date in its name or its first lines.
    pub issued: Option<NaiveDate>,
    /// Whether it marks entries with a star.
    pub star_rule: bool,
}

/// What became of a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// It is new.
    Stored,
    /// The very same lines are held, described in the same way; nothing was changed.
    AlreadyHeld,
    /// The very same is held; what is known of it was put right.
    DescribedAnew,
    /// Another copy of the same issue is held. Both are kept; this one is cited from now on.
    Corrects {
        /// The stem of the other copy.
        stem: String,
        /// The hash of its bytes.
        sha256: String,
    },
    /// The recognised copy of the same issue is held. Both are kept; the recognised one stays the one that is cited.
    StandsBehind {
        /// The stem of the recognised copy.
        stem: String,
        /// The hash of its bytes.
        sha256: String,
    },
}

/// A document that was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imported {
    /// What is known of it.
    pub document: Document,
    /// Said when it was not UTF-8.
    pub note: Option<String>,
    /// What the reading found.
    pub report: Report,
    /// What became of it.
    pub outcome: Outcome,
}

impl Shelf {
    /// Without any document: what the program knows of the five.
    ///
    /// # Errors
    /// None; a test reads what comes with the program.
    pub fn empty() -> Result<Self, DeskError> {
        Self::of(Vec::new(), &[], sha256(""))
    }

    fn of(
        imported: Vec<ImportedDocument>,
        statements: &[Statement],
        version: String,
    ) -> Result<Self, DeskError> {
        let outlines = outlines()?;
        let current = || imported.iter().filter(|held| held.replaced_by.is_none());
        let mut library = Library::of(current().map(|held| {
            let mut entries = held.entries.clone();
            for (_, outline) in outlines.iter().filter(|(known, _)| known.work == held.document.work) {
                outline::attach(&mut entries, outline);
            }
            (held.document.clone(), entries)
        }));
        for held in current() {
            library.remember(&held.document.stem, held.former.clone());
        }
        for (known, entries) in outlines {
            if !current().any(|held| same_issue(&held.document, &known)) {
                library.add_outline(known, entries);
            }
        }
        library.take_assertions(rulings::asserted(statements));
        let withdrawn = rulings::withdrawn(statements);
        let index = search::Index::of(&library, titles(), data::ruling_aliases());
        Ok(Self { library, index, version, imported, withdrawn })
    }

    /// The document with these bytes.
    pub fn imported(&self, sha256: &str) -> Option<&ImportedDocument> {
        self.imported.iter().find(|held| held.document.sha256 == sha256)
    }

    /// The document of this name that is cited.
    pub fn cited(&self, stem: &str) -> Option<&ImportedDocument> {
        self.imported.iter().find(|held| held.document.stem == stem && held.replaced_by.is_none())
    }
}

impl Imported {
    /// One sentence for people.
    pub fn sentence(&self) -> String {
        self.outcome.sentence(&self.document)
    }
}

impl Outcome {
    /// One sentence for people.
    pub fn sentence(&self, document: &Document) -> String {
        let name = named(document);
        match self {
            Self::Stored => format!("{name} is stored."),
            Self::AlreadyHeld => format!("{name} is held already, line for line; nothing was changed."),
            Self::DescribedAnew => format!("{name} is held already; its description was put right."),
            Self::Corrects { stem, sha256 } => {
                let short = sha256.get(..12).unwrap_or(sha256);
                format!(
                    "{name} is stored as a corrected copy of “{stem}” ({short}…). Both are kept; the new one is cited \
                     from now on."
                )
            }
            Self::StandsBehind { stem, .. } => format!(
                "{name} is stored, but not cited: the program recognises “{stem}” as this issue, and a copy that it \
                 does not recognise never takes its place. Where this is another issue, import it with its own date."
            ),
        }
    }
}

fn named(document: &Document) -> String {
    let date = document.issued.map_or_else(|| "n.d.".to_owned(), |date| date.to_string());
    format!("{} {date}, {},", document.work, document.title)
}

impl Desk {
    /// The library as it stands, made anew when this or another process imported something.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn library(&self) -> Result<Arc<Shelf>, DeskError> {
        let version = sha256(&self.store.library_stamp()?.join("\n"));
        let mut kept = lock(&self.library);
        if let Some(shelf) = kept.as_ref().filter(|shelf| shelf.version == version) {
            return Ok(Arc::clone(shelf));
        }
        let shelf = Arc::new(self.read_library(version)?);
        *kept = Some(Arc::clone(&shelf));
        Ok(shelf)
    }

    fn read_library(&self, version: String) -> Result<Shelf, DeskError> {
        let corrections = self.store.corrections()?;
        let mut imported = Vec::new();
        for stored in self.store.documents()? {
            imported.push(read_stored(stored, &corrections)?);
        }
        let statements = self.store.statements()?;
        rulings::overlay(&mut imported, &statements, |one, other| same_issue(&one.base, &other.base));
        mark_replaced(&mut imported);
        Shelf::of(imported, &statements, version)
    }

    /// What importing these bytes would do; nothing is stored.
    ///
    /// # Errors
    /// A sentence when the bytes are no text, or the description contradicts itself.
    pub fn preview_document(
        &self,
        name: &str,
        bytes: Vec<u8>,
        described: Option<Description>,
    ) -> Result<Preview, DeskError> {
        let shelf = self.library()?;
        let mut preview = read_document(name, bytes, described)?;
        if let Some(document) = preview.document.as_mut() {
            preview.outcome = Some(outcome(document, preview.recognised, &shelf));
        }
        Ok(preview)
    }

    /// Stores a document. A document that the program does not know has to be described.
    ///
    /// # Errors
    /// A sentence when the bytes are no text or have to be described first; or when the store cannot write.
    pub fn import_document(
        &self,
        name: &str,
        bytes: Vec<u8>,
        described: Option<Description>,
        by: &str,
        now: DateTime<Utc>,
    ) -> Result<Imported, DeskError> {
        let preview = self.preview_document(name, bytes.clone(), described)?;
        let Preview { document: Some(document), note, report, outcome: Some(outcome), .. } = preview else {
            return Err(DeskError::Unusable(format!(
                "{name} is not a document that the program knows. Say its series, its edition and the date on which it \
                 was issued; nothing was stored."
            )));
        };
        let outcome = self.keep(&document, bytes, outcome, by, now)?;
        Ok(Imported { document, note, report, outcome })
    }

    fn keep(
        &self,
        document: &Document,
        bytes: Vec<u8>,
        outcome: Outcome,
        by: &str,
        now: DateTime<Utc>,
    ) -> Result<Outcome, DeskError> {
        let meta = serde_json::to_string(document).map_err(|error| DeskError::Unusable(error.to_string()))?;
        match outcome {
            Outcome::AlreadyHeld => Ok(outcome),
            Outcome::DescribedAnew => {
                self.store.correct_document(&document.sha256, now, by, &meta)?;
                Ok(outcome)
            }
            Outcome::Stored | Outcome::Corrects { .. } | Outcome::StandsBehind { .. } => {
                let stored = RulingDocument {
                    sha256: document.sha256.clone(),
                    stem: document.stem.clone(),
                    bytes,
                    meta,
                    imported_at: now,
                    imported_by: by.to_owned(),
                };
                Ok(match self.store.put_document(stored)? {
                    Put::Stored => outcome,
                    Put::AlreadyHeld => Outcome::AlreadyHeld,
                })
            }
        }
    }
}

fn known_documents() -> Result<KnownDocuments, DeskError> {
    KnownDocuments::parse(data::RULING_DOCUMENTS).map_err(|error| DeskError::Unusable(error.to_string()))
}

/// The known documents with their outlines.
fn outlines() -> Result<Vec<(Document, Vec<Entry>)>, DeskError> {
    let known = known_documents()?;
    let table = |document: &Document| {
        data::RULING_OUTLINES.iter().find(|(stem, _)| *stem == document.stem).map_or("", |(_, table)| *table)
    };
    known
        .iter()
        .map(|document| {
            let entries = outline::read(table(document));
            let entries = entries.map_err(|why| DeskError::Unusable(format!("{}: {why}", document.stem)))?;
            Ok((document.clone(), entries))
        })
        .collect()
}

/// The titles of all cards, by edition.
fn titles() -> impl Iterator<Item = (Edition, &'static str)> {
    [Edition::First, Edition::Second, Edition::Tribbles].into_iter().flat_map(|edition| {
        data::card_table(edition).cards().iter().map(move |card| (edition, card.title.as_str()))
    })
}

/// Said of a stored document whose bytes no longer give the hash under which it was imported.
const CHANGED: &str = "the stored file was changed or damaged after it was imported; restore a backup";

fn read_stored(
    stored: RulingDocument,
    corrections: &[RulingCorrection],
) -> Result<ImportedDocument, DeskError> {
    let unreadable = |why: String| DeskError::Unusable(format!("the document “{}”: {why}", stored.stem));
    let text = decode(stored.bytes.clone()).map_err(&unreadable)?;
    let newest = corrections.iter().rfind(|one| one.sha256 == stored.sha256);
    let meta = newest.map_or(&stored.meta, |one| &one.correction);
    let document: Document = serde_json::from_str(meta).map_err(|error| unreadable(error.to_string()))?;
    let known = known_documents()?.recognise(&text.bytes, &text.text);
    let recognised = known.is_some();
    let changed = sha256_of(&stored.bytes) != stored.sha256;
    let document = match known {
        // A later version of the program may know more about the form and the pages.
        Some(known) if newest.is_none() => Document { stem: document.stem, ..known },
        // Bytes that were changed in the database prove nothing of what was cited from the ones imported.
        _ if changed => {
            Document { sha256: sha256_of(&stored.bytes), lines_sha256: lines_sha256(&text.text), ..document }
        }
        _ => document,
    };
    let split = split(&text.text, document.format, &document.pages);
    let report = report(&text.text, &split);
    Ok(ImportedDocument {
        base: document.clone(),
        document,
        stored_sha256: stored.sha256,
        entries: split.entries,
        corrections: Vec::new(),
        former: Former::default(),
        text: text.text,
        note: if changed { Some(CHANGED.to_owned()) } else { text.note },
        recognised,
        report,
        at: stored.imported_at,
        by: stored.imported_by,
        replaced_by: None,
    })
}

/// Two copies of one issue: the same series and date, or the same series and name where there is no date.
fn same_issue(one: &Document, other: &Document) -> bool {
    one.work == other.work
        && one.issued == other.issued
        && (one.issued.is_some() || one.stem == other.stem)
        && one.sha256 != other.sha256
}

fn mark_replaced(imported: &mut [ImportedDocument]) {
    // Anybody can say that a text is the issue of a day: only a recognised copy takes a recognised one's place.
    let rank = |held: &ImportedDocument| (held.recognised, held.at, held.document.sha256.clone());
    let copies: Vec<(Document, _)> =
        imported.iter().map(|held| (held.document.clone(), rank(held))).collect();
    for held in imported {
        let own = rank(held);
        let better = copies
            .iter()
            .filter(|(other, other_rank)| same_issue(&held.document, other) && *other_rank > own)
            .max_by(|(_, one), (_, other)| one.cmp(other));
        held.replaced_by = better.map(|(other, _)| other.sha256.clone());
    }
}

/// What would become of a document. One whose name another issue bears gets a name of its own.
fn outcome(document: &mut Document, recognised: bool, shelf: &Shelf) -> Outcome {
    // A copy that differs in its line ends alone, as one pasted into a browser does, is the same document.
    let same_lines = || shelf.imported.iter().find(|held| held.base.lines_sha256 == document.lines_sha256);
    if let Some(held) = shelf.imported(&document.sha256).or_else(same_lines) {
        document.stem.clone_from(&held.document.stem);
        document.sha256.clone_from(&held.document.sha256);
        let same = held.base == *document;
        return if same { Outcome::AlreadyHeld } else { Outcome::DescribedAnew };
    }
    let copies = || shelf.imported.iter().filter(|held| same_issue(&held.base, document));
    if let Some(official) = copies().find(|held| held.recognised && !recognised) {
        let (stem, sha256) = (official.document.stem.clone(), official.document.sha256.clone());
        name_apart(document, shelf);
        return Outcome::StandsBehind { stem, sha256 };
    }
    let earlier = copies().next_back();
    if let Some(earlier) = earlier {
        inherit(document, &earlier.document);
        return Outcome::Corrects {
            stem: earlier.document.stem.clone(),
            sha256: earlier.document.sha256.clone(),
        };
    }
    name_apart(document, shelf);
    Outcome::Stored
}

fn name_apart(document: &mut Document, shelf: &Shelf) {
    let taken = |stem: &str| shelf.imported.iter().any(|held| held.document.stem == stem);
    if taken(&document.stem) {
        let free = (2..).map(|number| format!("{}-{number}", document.stem)).find(|stem| !taken(stem));
        document.stem = free.unwrap_or_else(|| document.sha256.clone());
    }
}

/// What a person did not say of a corrected copy is as it was in the other one.
fn inherit(document: &mut Document, earlier: &Document) {
    document.baseline = document.baseline.take().or_else(|| earlier.baseline.clone());
    document.previous_on = document.previous_on.or(earlier.previous_on);
    document.publisher = document.publisher.take().or_else(|| earlier.publisher.clone());
    document.star_rule |= earlier.star_rule;
}

fn read_document(name: &str, bytes: Vec<u8>, described: Option<Description>) -> Result<Preview, DeskError> {
    let unusable = |why: &str| DeskError::Unusable(format!("{name}: {why}"));
    let text = decode(bytes).map_err(|why| unusable(&why))?;
    if text.text.trim().is_empty() {
        return Err(unusable("holds no text; nothing to import"));
    }
    if let Some(said) = &described {
        consistent(said).map_err(|why| unusable(&why))?;
    }
    let known = known_documents()?.recognise(&text.bytes, &text.text);
    let recognised = known.is_some();
    let document = known.or_else(|| described.map(|said| Document::described(&text.bytes, &text.text, said)));
    let split = match &document {
        Some(document) => split(&text.text, document.format, &document.pages),
        None => split(&text.text, Format::of(&text.text), &[]),
    };
    let report = report(&text.text, &split);
    let guess = guess(name, &text.text, &split);
    Ok(Preview {
        document,
        recognised,
        guess,
        text: text.text,
        note: text.note,
        split,
        report,
        outcome: None,
    })
}

fn consistent(said: &Description) -> Result<(), String> {
    let work = said.work.to_string();
    if !work.starts_with(said.edition.code()) {
        return Err(format!("the series {work} does not belong to {}", said.edition.name()));
    }
    if said.stem.trim().is_empty() || said.title.trim().is_empty() {
        return Err("a document has a name and a title; give both".to_owned());
    }
    match (said.previous_on, said.issued) {
        (Some(previous), Some(issued)) if previous >= issued => Err(format!(
            "the document before it cannot have been issued on {previous}, for this one is of {issued}"
        )),
        _ => Ok(()),
    }
}

/// The name of a file without folder and ending, in signs that an address may hold.
pub fn stem_of(name: &str) -> String {
    let stem =
        Path::new(name).file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    crate::domain::rulings::citation::slug(&stem)
}

fn guess(name: &str, text: &str, split: &Split) -> Guess {
    let stem = stem_of(name);
    let work = match split.format {
        Format::Faq1995 => Some("1E-FAQ"),
        Format::SecondEdition2011 => Some("2E-CR"),
        Format::Wrapped2000 | Format::Bold2000 => Some("1E-CR"),
        Format::GlossaryRunOn => Some("1E-GL"),
        Format::Generic => series_named(name, text),
    };
    let first: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).take(12).collect();
    let title = first.first().map_or_else(|| stem.clone(), |line| line.chars().take(80).collect());
    let issued = std::iter::once(name).chain(first.iter().copied()).find_map(date_in);
    let star_rule = split.entries.iter().any(|entry| entry.starred);
    Guess { stem, work: work.and_then(|work| work.parse().ok()), title, issued, star_rule }
}

/// The series of a document in no usual form, where its name or its first lines say which game it rules on.
fn series_named(name: &str, text: &str) -> Option<&'static str> {
    let first: Vec<&str> = text.lines().take(30).collect();
    let said =
        format!(" {} ", crate::domain::rulings::citation::slug(&format!("{name} {}", first.join(" "))));
    let said = said.replace('-', " ");
    let says = |marks: &[&str]| marks.iter().any(|mark| said.contains(&format!(" {mark} ")));
    match (says(&["first edition", "1e", "decipher"]), says(&["second edition", "2e"])) {
        (true, false) => Some("1E-CR"),
        (false, true) => Some("2E-CR"),
        _ => None,
    }
}

const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// A date such as `2000-07-31` or `July 31, 2000`.
fn date_in(line: &str) -> Option<NaiveDate> {
    let words: Vec<String> = line
        .split(|sign: char| !sign.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    words.windows(3).find_map(|three| {
        let [first, second, third] = three else { return None };
        if first.len() == 4 {
            let month = second.parse().ok().filter(|_| second.len() == 2)?;
            return NaiveDate::from_ymd_opt(first.parse().ok()?, month, third.parse().ok()?);
        }
        let month = (1..).zip(MONTHS).find(|(_, name)| name == first)?.0;
        let year = third.parse().ok().filter(|_| third.len() == 4)?;
        NaiveDate::from_ymd_opt(year, month, second.parse().ok()?)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A copy of one issue, as it stands in the store.
    fn copy(text: &str, recognised: bool, minute: i64) -> ImportedDocument {
        let said = Description {
            stem: "harbour".to_owned(),
            work: "1E-CR".parse().unwrap(),
            edition: Edition::First,
            title: "Harbour rules".to_owned(),
            publisher: None,
            issued: Some("2001-01-31".parse().unwrap()),
            previous_on: None,
            star_rule: false,
        };
        let document = Document::described(text.as_bytes(), text, said);
        ImportedDocument {
            base: document.clone(),
            stored_sha256: document.sha256.clone(),
            document,
            entries: Vec::new(),
            corrections: Vec::new(),
            former: Former::default(),
            text: text.to_owned(),
            note: None,
            recognised,
            report: report(text, &split(text, Format::Generic, &[])),
            at: DateTime::from_timestamp(60 * minute, 0).unwrap(),
            by: "account:kira".to_owned(),
            replaced_by: None,
        }
    }

    fn cited(mut copies: Vec<ImportedDocument>) -> Vec<String> {
        mark_replaced(&mut copies);
        copies.into_iter().filter(|held| held.replaced_by.is_none()).map(|held| held.text).collect()
    }

    #[test]
    fn a_copy_that_is_not_recognised_never_takes_the_place_of_one_that_is() {
        let official = || copy("official", true, 5);
        assert_eq!(cited(vec![official(), copy("later", false, 9)]), ["official"]);
        assert_eq!(cited(vec![copy("earlier", false, 1), official(), copy("later", false, 9)]), ["official"]);
        assert_eq!(cited(vec![official(), copy("put right", true, 9)]), ["put right"]);
        assert_eq!(cited(vec![copy("one", false, 1), copy("two", false, 2)]), ["two"]);
    }
}
