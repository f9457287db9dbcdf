//! Imported documents, with the corrections people made to them.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::domain::actor::ActorId;
use crate::domain::hash::{DocumentHash, sha256};
use crate::domain::rulings::correction::Correction;
use crate::domain::rulings::document::Document;
use crate::domain::rulings::entry::{RulingEntry, nth_entry};
use crate::domain::rulings::import_report::Report;
use crate::domain::rulings::library::Former;
use crate::domain::rulings::log::apply::{CorrectionOutcome, StoredCorrection};
use crate::domain::rulings::log::fingerprint::Fingerprint;
use crate::domain::text_note::TextNote;

/// Every document ever imported, by name, replaced copies included.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Imports(pub Vec<ImportedDocument>);

/// A document as it was imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedDocument {
    /// What is known of it; its `sha256` is that of the bytes in the store.
    pub document: Document,
    /// Its description without the date that a person gave it.
    pub base: Document,
    /// The hash under which it is stored.
    pub stored_sha256: DocumentHash,
    /// Its text, as it was read.
    pub text: Arc<str>,
    /// Its entries, with corrections applied.
    pub entries: Arc<Vec<RulingEntry>>,
    /// The corrections, in the order they were made.
    pub corrections: Vec<StoredCorrection>,
    /// Dates and addresses under which it was cited before it was corrected.
    pub former: Former,
    /// How it was read, if a reader should know.
    pub note: Option<TextNote>,
    /// Whether the program recognises its bytes or lines: an official document.
    pub recognised: bool,
    /// What the import found in the document.
    pub report: Report,
    /// When the document was imported.
    pub at: DateTime<Utc>,
    /// Who imported it: `account:…` or `operator`.
    pub by: ActorId,
    /// The hash of the copy that is cited instead, if any: a corrected or recognised one.
    pub replaced_by: Option<DocumentHash>,
}

impl Deref for Imports {
    type Target = Vec<ImportedDocument>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Imports {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Imports {
    /// The document with these bytes.
    pub fn with_bytes(&self, sha256: &DocumentHash) -> Option<&ImportedDocument> {
        self.iter().find(|held| held.document.sha256 == *sha256)
    }

    /// The document of this name that is cited.
    pub fn cited_document(&self, stem: &str) -> Option<&ImportedDocument> {
        self.iter().find(|held| held.document.stem == stem && held.replaced_by.is_none())
    }

    /// The other copies of the issue of a document.
    pub fn copies(&self, held: &ImportedDocument) -> Vec<&ImportedDocument> {
        self.iter().filter(|other| same_issue(&held.document, &other.document)).collect()
    }

    /// Marks the copies of each issue that another copy replaces.
    ///
    /// Anybody can claim that a text is the issue of some day, so only a recognised copy replaces a recognised one,
    /// unless an operator chose which copy is cited.
    pub fn mark_replaced(&mut self) {
        let rank = |held: &ImportedDocument| {
            (held.is_chosen(), held.recognised, held.at, held.document.sha256.clone())
        };
        let copies: Vec<(Document, _)> =
            self.iter().map(|held| (held.document.clone(), rank(held))).collect();
        for held in self.iter_mut() {
            let own = rank(held);
            let better = copies
                .iter()
                .filter(|(other, other_rank)| same_issue(&held.document, other) && *other_rank > own)
                .max_by(|(_, one), (_, other)| one.cmp(other));
            held.replaced_by = better.map(|(other, _)| other.sha256.clone());
        }
    }
}

impl ImportedDocument {
    /// The correction that was made or withdrawn last: of an entry, or of the document's date.
    pub fn last_correction(&self, about: Option<u32>) -> Option<&StoredCorrection> {
        let concerns = |made: &&StoredCorrection| match about {
            Some(ordinal) => self.concerns(made, ordinal),
            None => made.correction.is_date(),
        };
        self.corrections.iter().filter(concerns).max_by_key(|made| match &made.outcome {
            CorrectionOutcome::TakenBack(back) => back.at,
            CorrectionOutcome::Stands(_) | CorrectionOutcome::NoLongerFits(_) => made.at,
        })
    }

    /// Whether a correction concerns an entry, or did before it was withdrawn.
    fn concerns(&self, made: &StoredCorrection, ordinal: u32) -> bool {
        match &made.outcome {
            CorrectionOutcome::Stands(acted) => *acted == Some(ordinal),
            CorrectionOutcome::NoLongerFits(_) | CorrectionOutcome::TakenBack(_) => {
                let found = made.correction.mark().and_then(|mark| mark.find(&self.entries));
                found.and_then(|at| self.entries.get(at)).is_some_and(|entry| entry.ordinal == ordinal)
            }
        }
    }

    /// The number and hash of the last choice among the copies of its issue that nobody withdrew.
    pub(super) fn chosen_copy(&self) -> Option<(i64, &DocumentHash)> {
        let choices = self.corrections.iter().filter(|made| !made.is_withdrawn());
        let choices = choices.filter_map(|made| {
            let Correction::Cite { copy } = &made.correction else { return None };
            Some((made.number, copy))
        });
        choices.max()
    }

    /// Whether an operator chose this copy of its issue.
    pub fn is_chosen(&self) -> bool {
        self.chosen_copy().is_some_and(|(_, copy)| *copy == self.stored_sha256)
    }
}

/// Two copies of one issue: the same series and date, or the same series and name if there is no date.
pub fn same_issue(one: &Document, other: &Document) -> bool {
    one.work == other.work
        && one.issued == other.issued
        && (one.issued.is_some() || one.stem == other.stem)
        && one.sha256 != other.sha256
}

/// A short fingerprint of an entry: a statement about the entry uses it to say what its author saw.
pub fn entry_looks(entries: &[RulingEntry], entry: &RulingEntry) -> Fingerprint {
    let before = entry.ordinal.checked_sub(1).and_then(|ordinal| nth_entry(entries, ordinal));
    let RulingEntry { heading, kind, starred, text_sha256, .. } = entry;
    let before = before.map_or(0, |before| before.line_start);
    short_looks(&format!("{heading}\n{kind}\n{starred}\n{text_sha256}\n{before}"))
}

/// A short fingerprint of what is known of a document; empty if it is not in the library.
pub fn document_looks(held: Option<&ImportedDocument>) -> Fingerprint {
    held.and_then(|held| serde_json::to_string(&held.base).ok())
        .map(|known| short_looks(&known))
        .unwrap_or_default()
}

fn short_looks(looks: &str) -> Fingerprint {
    Fingerprint::stated(sha256(looks.as_bytes()).chars().take(16).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::edition::Edition;
    use crate::domain::rulings::document::Description;
    use crate::domain::rulings::format::DocumentFormat;
    use crate::domain::rulings::import_report::report;
    use crate::domain::rulings::split::split;

    /// One copy of an issue, as stored.
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
            entries: Arc::default(),
            corrections: Vec::new(),
            former: Former::default(),
            text: text.into(),
            note: None,
            recognised,
            report: report(text, &split(text, DocumentFormat::Generic, &[])),
            at: DateTime::from_timestamp(60 * minute, 0).unwrap(),
            by: "account:kira".into(),
            replaced_by: None,
        }
    }

    fn cited_texts(copies: Vec<ImportedDocument>) -> Vec<String> {
        let mut copies = Imports(copies);
        copies.mark_replaced();
        copies
            .0
            .into_iter()
            .filter(|held| held.replaced_by.is_none())
            .map(|held| held.text.to_string())
            .collect()
    }

    #[test]
    fn a_copy_that_is_not_recognised_never_takes_the_place_of_one_that_is() {
        let official = || copy("official", true, 5);
        assert_eq!(cited_texts(vec![official(), copy("later", false, 9)]), ["official"]);
        assert_eq!(
            cited_texts(vec![copy("earlier", false, 1), official(), copy("later", false, 9)]),
            ["official"]
        );
        assert_eq!(cited_texts(vec![official(), copy("corrected", true, 9)]), ["corrected"]);
        assert_eq!(cited_texts(vec![copy("one", false, 1), copy("two", false, 2)]), ["two"]);
    }
}
