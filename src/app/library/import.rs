//! Imports a document: what it would do, and doing it.

use chrono::NaiveDate;

use super::guess::{Guess, LONGEST_NAME, guess, is_reserved};
use super::{LibrarySnapshot, known_documents};
use crate::app::desk::Desk;
use crate::app::error::{DeskError, to_json};
use crate::app::store::{RulingDocument, StoreOutcome};
use crate::app::text::decode;
use crate::app::unfit::{UnfitDocument, UnfitFile};
use crate::domain::awaited::Awaited;
use crate::domain::hash::DocumentHash;
use crate::domain::rulings::document::{Description, Document, lines_hash};
use crate::domain::rulings::format::DocumentFormat;
use crate::domain::rulings::import_report::{Report, report};
use crate::domain::rulings::log::decide::not_of_the_future;
use crate::domain::rulings::log::fingerprint::Fingerprint;
use crate::domain::rulings::log::imported::{ImportedDocument, document_looks, same_issue};
use crate::domain::rulings::log::statement::{Provenance, Statement};
use crate::domain::rulings::split::{Split, split_while};
use crate::domain::text_note::TextNote;
use crate::messages::say;

/// What an import would do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Preview {
    /// What is known of it; `None` when a person has to describe it first.
    pub document: Option<Document>,
    /// Whether the program knows these bytes, so that nobody has to describe them.
    pub recognised: bool,
    /// Suggested values for the form, if the program does not recognise it.
    pub guess: Guess,
    /// Its text, as it was read.
    pub text: String,
    /// A note if it was not UTF-8.
    pub note: Option<TextNote>,
    pub split: Split,
    /// What the split found in the document.
    pub report: Report,
    /// A fingerprint of what is known of the same lines, if they are in the library: shows what somebody saw who
    /// describes them again.
    pub seen: Fingerprint,
    /// What will happen to it; `None` if it has to be described first.
    pub outcome: Option<ImportOutcome>,
}

/// What happened to a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ImportOutcome {
    /// The document is new in the library.
    Stored,
    /// These lines are in the library with the same description; nothing changed.
    AlreadyHeld,
    /// This document is in the library, and its description was corrected. Each change in words.
    DescribedAgain(Vec<String>),
    /// Another copy of the same issue is in the library. Both are kept; this one is cited from now on.
    Corrects {
        /// The stem of the other copy.
        stem: String,
        /// The hash of its bytes.
        sha256: DocumentHash,
    },
    /// The recognised copy of the same issue, or one that an operator chose, is in the library. Both are kept; that
    /// one is still cited.
    StandsBehind {
        /// The stem of that copy.
        stem: String,
        /// The hash of its bytes.
        sha256: DocumentHash,
    },
}

/// A document that was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DocumentImport {
    /// What is known of it.
    pub document: Document,
    /// A note if it was not UTF-8.
    pub note: Option<TextNote>,
    /// What the split found in the document.
    pub report: Report,
    /// What happened to the document.
    pub outcome: ImportOutcome,
}

impl DocumentImport {
    /// One sentence for people.
    pub fn sentence(&self) -> String {
        self.outcome.sentence(&self.document)
    }
}

impl ImportOutcome {
    /// One sentence for people.
    pub fn sentence(&self, document: &Document) -> String {
        let name = title_of(document);
        match self {
            Self::Stored => format!("{name} is stored."),
            Self::AlreadyHeld => format!("{name} is held already, line for line; nothing was changed."),
            Self::DescribedAgain(changes) => {
                format!("{name} is held already; its description was corrected: {}.", changes.join("; "))
            }
            Self::Corrects { stem, sha256 } => {
                let short = sha256.short();
                format!(
                    "{name} is stored as a corrected copy of “{stem}” ({short}…). Both are kept; the new one is cited \
                     from now on."
                )
            }
            Self::StandsBehind { stem, .. } => format!(
                "{name} is stored, but not cited: “{stem}” is, which the program recognises as this issue or an \
                 operator chose. An operator says at “Correct the split” of that document when this copy is to take \
                 its place. Where this is another issue, import it with its own date."
            ),
        }
    }
}

/// The longest text from somebody who is not an operator: three times the longest known document.
const LONGEST: usize = 1024 * 1024;

/// Whether a text of this length may be read for this person. Splitting a long one takes time.
///
/// # Errors
/// [`UnfitDocument::TooLong`].
pub const fn fits(length: usize, by: &Provenance) -> Result<(), UnfitDocument> {
    if length > LONGEST && !by.is_operator { Err(UnfitDocument::TooLong) } else { Ok(()) }
}

impl Preview {
    /// Whether this person may store it. Everybody may store a recognised document, because nobody has to be believed.
    /// An unrecognised text would become authority for everybody on somebody's word, so that is for operators.
    pub const fn may_be_stored(&self, by: &Provenance) -> bool {
        self.recognised || by.is_operator
    }
}

impl Desk {
    /// What importing these bytes would do; stores nothing.
    ///
    /// # Errors
    /// A sentence when the bytes are not text, or the description contradicts itself; [`DeskError::NotAwaited`].
    pub fn preview_document(
        &self,
        name: &str,
        bytes: Vec<u8>,
        described: Option<Description>,
        awaited: &Awaited,
    ) -> Result<Preview, DeskError> {
        let rulings = self.newest_library()?;
        let sha256 = DocumentHash::of(&bytes);
        let mut preview = read_document(name, bytes, described, awaited)?;
        let held = same_document(&rulings, &sha256, &preview.text);
        preview.seen = document_looks(held);
        match (preview.document.as_mut(), held) {
            (Some(document), Some(held)) => {
                preview.outcome = Some(described_again(document, held, preview.recognised));
            }
            (Some(document), None) => {
                self.find_room(&rulings, name, &preview.text)?;
                preview.outcome = Some(outcome(document, preview.recognised, &rulings));
            }
            // No description was given, so nothing changes.
            (None, Some(held)) => {
                preview.document = Some(held.base.clone());
                preview.outcome = Some(ImportOutcome::AlreadyHeld);
            }
            (None, None) => {}
        }
        Ok(preview)
    }

    /// Stores a document. An unknown one has to be described; one in the library is described again only if it is
    /// unchanged since its [`Preview`], whose fingerprint is `seen`.
    ///
    /// # Errors
    /// A sentence when the bytes are not text or have to be described first; or when the store cannot write.
    pub fn import_document(
        &self,
        name: &str,
        bytes: Vec<u8>,
        described: Option<Description>,
        seen: &Fingerprint,
        provenance: &Provenance,
        awaited: &Awaited,
    ) -> Result<DocumentImport, DeskError> {
        if let Some(issued) = described.as_ref().and_then(|described| described.issued) {
            not_of_the_future(issued, provenance.at)?;
        }
        fits(bytes.len(), provenance)?;
        let preview = self.preview_document(name, bytes.clone(), described, awaited)?;
        if !preview.may_be_stored(provenance) {
            return Err(UnfitDocument::OperatorsOnly.into());
        }
        let Preview { document: Some(document), note, report, outcome: Some(outcome), .. } = preview else {
            return Err(UnfitDocument::Unknown(name.to_owned()).into());
        };
        let outcome = self.keep(&document, bytes, outcome, seen, provenance)?;
        Ok(DocumentImport { document, note, report, outcome })
    }

    /// Checks that there is room: every document is kept in memory, with its index.
    fn find_room(&self, rulings: &LibrarySnapshot, name: &str, text: &str) -> Result<(), UnfitDocument> {
        let taken: usize = rulings.imported.iter().map(|held| held.text.len()).sum();
        if taken.saturating_add(text.len()) <= self.most_ruling_text {
            return Ok(());
        }
        let why = UnfitFile::LibraryFull { taken, most: self.most_ruling_text };
        Err(UnfitDocument::File { name: name.to_owned(), why })
    }

    fn keep(
        &self,
        document: &Document,
        bytes: Vec<u8>,
        outcome: ImportOutcome,
        seen: &Fingerprint,
        provenance: &Provenance,
    ) -> Result<ImportOutcome, DeskError> {
        match outcome {
            ImportOutcome::AlreadyHeld => Ok(outcome),
            ImportOutcome::DescribedAgain(_) => {
                let description = Box::new(document.clone());
                self.state(&Statement::Describe { description, seen: seen.clone() }, provenance)?;
                Ok(outcome)
            }
            ImportOutcome::Stored | ImportOutcome::Corrects { .. } | ImportOutcome::StandsBehind { .. } => {
                let stored = RulingDocument {
                    sha256: document.sha256.clone(),
                    stem: document.stem.clone(),
                    bytes,
                    meta: to_json(document)?,
                    imported_at: provenance.at,
                    imported_by: provenance.by.clone(),
                };
                let put = self.store.put_document(stored)?;
                self.take_up();
                Ok(match put {
                    StoreOutcome::Stored => outcome,
                    StoreOutcome::AlreadyHeld => ImportOutcome::AlreadyHeld,
                })
            }
        }
    }
}

fn title_of(document: &Document) -> String {
    let date = document.issued.map_or_else(|| "n.d.".to_owned(), |date| date.to_string());
    format!("{} {date}, {},", document.work, document.title)
}

/// The document with these bytes; a copy that differs only in line ends, as after pasting into a browser, is the same
/// document.
pub(super) fn same_document<'a>(
    rulings: &'a LibrarySnapshot,
    sha256: &DocumentHash,
    text: &str,
) -> Option<&'a ImportedDocument> {
    let lines = lines_hash(text);
    let same_lines = || rulings.imported.iter().find(|held| held.base.lines_sha256 == lines);
    rulings.imported.with_bytes(sha256).or_else(same_lines)
}

/// Corrects the description of a document in the library. What is not mentioned stays as it is.
fn described_again(document: &mut Document, held: &ImportedDocument, recognised: bool) -> ImportOutcome {
    let before = &held.base;
    let (stem, sha256) = (before.stem.clone(), before.sha256.clone());
    let anew = if recognised {
        Document { stem, sha256, ..document.clone() }
    } else {
        Document {
            work: document.work.clone(),
            edition: document.edition,
            title: document.title.clone(),
            issued: document.issued,
            date_basis: document.date_basis,
            star_rule: document.star_rule,
            previous_on: document.previous_on.or(before.previous_on),
            publisher: document.publisher.clone().or_else(|| before.publisher.clone()),
            ..before.clone()
        }
    };
    let changes = changes(before, &anew);
    let same = anew == *before;
    *document = anew;
    if same { ImportOutcome::AlreadyHeld } else { ImportOutcome::DescribedAgain(changes) }
}

/// The differences between the old and the new description.
fn changes(before: &Document, now: &Document) -> Vec<String> {
    let day = |day: Option<NaiveDate>| {
        day.map_or_else(|| say("import-change-no-date").to_string(), |day| day.to_string())
    };
    let name =
        |name: &Option<String>| name.clone().unwrap_or_else(|| say("import-change-nobody").to_string());
    let stars = |rule: bool| match rule {
        true => say("import-change-stars-mark").to_string(),
        false => say("import-change-stars-mark-nothing").to_string(),
    };
    let changed = [
        (before.title != now.title)
            .then(|| say("import-change-title").with("now", &now.title).with("before", &before.title)),
        (before.work != now.work).then(|| {
            say("import-change-series")
                .with("now", now.work.to_string())
                .with("before", before.work.to_string())
        }),
        (before.issued != now.issued).then(|| {
            say("import-change-date").with("now", day(now.issued)).with("before", day(before.issued))
        }),
        (before.previous_on != now.previous_on).then(|| {
            say("import-change-previous")
                .with("now", day(now.previous_on))
                .with("before", day(before.previous_on))
        }),
        (before.publisher != now.publisher).then(|| {
            say("import-change-publisher")
                .with("now", name(&now.publisher))
                .with("before", name(&before.publisher))
        }),
        (before.star_rule != now.star_rule).then(|| {
            say("import-change-stars")
                .with("now", stars(now.star_rule))
                .with("before", stars(before.star_rule))
        }),
    ];
    let mut changes: Vec<String> = changed.into_iter().flatten().map(|it| it.to_string()).collect();
    if changes.is_empty() {
        changes.push(say("import-change-known-better").to_string());
    }
    changes
}

/// What would happen to a document. If another issue has its name, it gets a different one.
fn outcome(document: &mut Document, recognised: bool, rulings: &LibrarySnapshot) -> ImportOutcome {
    let copies = || rulings.imported.iter().filter(|held| same_issue(&held.base, document));
    let stays = |held: &&ImportedDocument| held.recognised && !recognised;
    let cited = copies().find(|held| held.is_chosen()).or_else(|| copies().find(stays));
    if let Some(official) = cited {
        let (stem, sha256) = (official.document.stem.clone(), official.document.sha256.clone());
        name_apart(document, rulings);
        return ImportOutcome::StandsBehind { stem, sha256 };
    }
    let earlier = copies().find(|held| held.replaced_by.is_none()).or_else(|| copies().next_back());
    if let Some(earlier) = earlier {
        inherit(document, &earlier.document);
        name_among(document, rulings);
        return ImportOutcome::Corrects {
            stem: earlier.document.stem.clone(),
            sha256: earlier.document.sha256.clone(),
        };
    }
    name_apart(document, rulings);
    ImportOutcome::Stored
}

fn name_apart(document: &mut Document, rulings: &LibrarySnapshot) {
    let issue = document.clone();
    // The outline of a known document already has the name.
    let known = |stem: &str| {
        let held = rulings.library.document(stem).filter(|held| !held.text_held);
        held.is_some_and(|held| held.document.sha256 != issue.sha256 && !same_issue(&held.document, &issue))
    };
    let taken = |stem: &str| rulings.imported.iter().any(|held| held.document.stem == stem) || known(stem);
    free_name(document, taken);
}

/// A copy may share the name of another copy of its issue: one page shows the one that is cited.
fn name_among(document: &mut Document, rulings: &LibrarySnapshot) {
    let issue = document.clone();
    let others = || rulings.imported.iter().filter(|held| !same_issue(&held.base, &issue));
    free_name(document, |stem| others().any(|held| held.document.stem == stem));
}

fn free_name(document: &mut Document, taken: impl Fn(&str) -> bool) {
    let fits = |stem: &str| stem.len() <= LONGEST_NAME && !is_reserved(stem) && !taken(stem);
    if !fits(&document.stem) {
        // Leaves room for a number.
        let short: String = document.stem.chars().take(LONGEST_NAME - 4).collect();
        let short = short.trim_end_matches('-');
        let free = (2..).map(|number| format!("{short}-{number}")).find(|stem| fits(stem));
        document.stem = free.unwrap_or_else(|| document.sha256.to_string());
    }
}

/// Copies missing facts from the earlier copy.
fn inherit(document: &mut Document, earlier: &Document) {
    document.baseline = document.baseline.take().or_else(|| earlier.baseline.clone());
    document.previous_on = document.previous_on.or(earlier.previous_on);
    document.publisher = document.publisher.take().or_else(|| earlier.publisher.clone());
    document.star_rule |= earlier.star_rule;
}

fn read_document(
    name: &str,
    bytes: Vec<u8>,
    described: Option<Description>,
    awaited: &Awaited,
) -> Result<Preview, DeskError> {
    let unfit = |why: UnfitFile| UnfitDocument::File { name: name.to_owned(), why };
    let text = decode(bytes).map_err(|why| unfit(why.into()))?;
    if text.text.trim().is_empty() {
        return Err(unfit(UnfitFile::Empty).into());
    }
    if let Some(said) = &described {
        consistent(said).map_err(unfit)?;
    }
    let known = known_documents()?.recognise(&text.bytes, &text.text);
    let recognised = known.is_some();
    let document = known.or_else(|| described.map(|said| Document::described(&text.bytes, &text.text, said)));
    awaited.check()?;
    let split = match &document {
        Some(document) => split_while(&text.text, document.format, &document.pages, awaited)?,
        None => split_while(&text.text, DocumentFormat::of(&text.text), &[], awaited)?,
    };
    let report = report(&text.text, &split);
    awaited.check()?;
    let guess = guess(name, &text.text, &split);
    Ok(Preview {
        document,
        recognised,
        guess,
        text: text.text,
        note: text.note,
        split,
        report,
        seen: Fingerprint::default(),
        outcome: None,
    })
}

fn consistent(said: &Description) -> Result<(), UnfitFile> {
    let work = said.work.to_string();
    if !work.starts_with(said.edition.code()) {
        return Err(UnfitFile::OtherGame { work, edition: said.edition });
    }
    if said.stem.trim().is_empty() || said.title.trim().is_empty() {
        return Err(UnfitFile::Nameless);
    }
    match (said.previous_on, said.issued) {
        (Some(previous), Some(issued)) if previous >= issued => {
            Err(UnfitFile::OlderThanBefore { previous, issued })
        }
        _ => Ok(()),
    }
}
