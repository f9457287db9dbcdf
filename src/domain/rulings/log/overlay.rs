//! Applies corrections to documents.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use crate::domain::hash::DocumentHash;
use crate::domain::rulings::correction::{Correction, Misfit, NumberedCorrection, date_document};
use crate::domain::rulings::document::Document;
use crate::domain::rulings::import_report::report;
use crate::domain::rulings::log::apply::{CorrectionOutcome, StoredCorrection};
use crate::domain::rulings::log::imported::{ImportedDocument, Imports, same_issue};
use crate::domain::rulings::split::{Corrected, split_corrected};

/// Documents with their corrections, so that only what has a new correction is split again.
#[derive(Debug, Default)]
pub struct CorrectedDocuments(HashMap<DocumentHash, CorrectedDocument>);

/// A document before and after its corrections.
#[derive(Debug)]
struct CorrectedDocument {
    before: ImportedDocument,
    made: Vec<StoredCorrection>,
    after: ImportedDocument,
}

impl CorrectedDocuments {
    /// Applies the corrections to the documents. A correction made on any copy of an issue applies to all copies.
    pub fn lay_over(&mut self, imports: &mut Imports, corrections: &[StoredCorrection]) {
        let copies: Vec<BTreeSet<DocumentHash>> = imports
            .iter()
            .map(|held| {
                let same = imports.iter().filter(|other| same_issue(&held.base, &other.base));
                same.chain([held]).map(|copy| copy.stored_sha256.clone()).collect()
            })
            .collect();
        for (held, copies) in imports.iter_mut().zip(copies) {
            let own = corrections.iter().filter(|one| copies.contains(&one.document));
            let own: Vec<StoredCorrection> = own.cloned().collect();
            if !own.is_empty() {
                self.lay(held, own);
            }
        }
    }

    fn lay(&mut self, held: &mut ImportedDocument, made: Vec<StoredCorrection>) {
        let known = self.0.get(&held.stored_sha256);
        if let Some(known) = known.filter(|known| known.made == made && known.before == *held) {
            held.clone_from(&known.after);
            return;
        }
        let before = held.clone();
        lay(held, made.clone());
        self.0.insert(held.stored_sha256.clone(), CorrectedDocument { before, made, after: held.clone() });
    }
}

/// The text of a document, split with these corrections applied.
fn split(document: &ImportedDocument, corrections: &[NumberedCorrection]) -> Corrected {
    split_corrected(&document.text, document.base.format, &document.base.pages, corrections)
}

/// Tries a correction on a document.
///
/// # Errors
/// Why it does not fit.
pub fn try_on(document: &ImportedDocument, new: &Correction) -> Result<(), Misfit> {
    let mut all: Vec<NumberedCorrection> =
        document.corrections.iter().map(StoredCorrection::numbered_correction).collect();
    all.push(NumberedCorrection { number: i64::MAX, correction: new.clone(), withdrawn: false });
    split(document, &all).outcomes.remove(&i64::MAX).map_or(Ok(()), |outcome| outcome.map(drop))
}

fn lay(held: &mut ImportedDocument, mut made: Vec<StoredCorrection>) {
    let numbered: Vec<NumberedCorrection> = made.iter().map(StoredCorrection::numbered_correction).collect();
    let mut corrected = split(held, &numbered);
    for one in made.iter_mut().filter(|one| !one.is_withdrawn()) {
        one.lines = corrected.lines.get(&one.number).copied();
        if let Some(done) = corrected.outcomes.remove(&one.number) {
            one.outcome = match done {
                Ok(ordinal) => CorrectionOutcome::Stands(Some(ordinal)),
                Err(why) => CorrectionOutcome::NoLongerFits(why),
            };
        } else if let Some(printed) = held.base.issued.filter(|_| one.correction.is_date()) {
            one.outcome = CorrectionOutcome::NoLongerFits(Misfit::Dated(printed));
        }
    }
    let mut dates = numbered.iter().filter(|one| !one.withdrawn).filter_map(|one| {
        let Correction::Date { issued } = one.correction else { return None };
        Some((one.number, issued))
    });
    if let Some((last, issued)) = dates.next_back() {
        let overtaken = |one: &&mut StoredCorrection| {
            one.number != last
                && one.correction.is_date()
                && matches!(one.outcome, CorrectionOutcome::Stands(_))
        };
        for one in made.iter_mut().filter(overtaken) {
            one.outcome = CorrectionOutcome::NoLongerFits(Misfit::DatedAgain(issued));
        }
    }
    let (document, dates) = date_document(held.base.clone(), &numbered);
    let because = why_dated(&made, &document).or_else(|| document.dated_because.clone());
    held.document = Document { dated_because: because, ..document };
    held.report = report(&held.text, &corrected.split);
    held.entries = Arc::new(corrected.split.entries);
    held.former.dates.extend(dates);
    held.former.addresses = corrected.former;
    held.corrections = made;
    let last = held.chosen_copy().map(|(number, _)| number);
    for one in &mut held.corrections {
        let choice = matches!(
            (&one.correction, &one.outcome),
            (Correction::Cite { .. }, CorrectionOutcome::Stands(_))
        );
        if choice && Some(one.number) != last {
            one.outcome = CorrectionOutcome::NoLongerFits(Misfit::ChosenAgain);
        }
    }
}

/// The reason given by the person who dated a document.
fn why_dated(made: &[StoredCorrection], document: &Document) -> Option<String> {
    let gave = |one: &&StoredCorrection| {
        matches!(one.correction, Correction::Date { issued } if document.issued == Some(issued))
            && matches!(one.outcome, CorrectionOutcome::Stands(_))
    };
    made.iter().rfind(gave)?.reason.as_deref().map(str::to_owned)
}
