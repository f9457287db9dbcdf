//! Decides what is recorded for a statement, or why nothing is.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

use crate::domain::actor::ActorId;
use crate::domain::hash::DocumentHash;
use crate::domain::id::TournamentId;
use crate::domain::reason::{Reason, TypedReason, UnfitReason};
use crate::domain::rulings::asserted_relation::{Asserted, Assertion, EntryAddress, Reach};
use crate::domain::rulings::citation::can_head;
use crate::domain::rulings::correction::{AlreadySo, CorrectedEntry, Correction, Misfit, line_hash};
use crate::domain::rulings::document::Document;
use crate::domain::rulings::entry::{RulingEntry, nth_entry};
use crate::domain::rulings::library::Library;
use crate::domain::rulings::log::apply::Log;
use crate::domain::rulings::log::fingerprint::Fingerprint;
use crate::domain::rulings::log::imported::{ImportedDocument, Imports, document_looks, entry_looks};
use crate::domain::rulings::log::overlay::try_on;
use crate::domain::rulings::log::refusal::{
    LONGEST_HEADING, LONGEST_REASON, MOST_PROPOSALS, StatementRefusal,
};
use crate::domain::rulings::log::statement::{
    CorrectionRequest, LibraryRecord, Provenance, Question, Statement,
};

/// The state of the library at the moment of a decision.
#[derive(Debug, Clone, Copy)]
pub struct LibraryState<'a> {
    /// What has been stated so far.
    pub log: &'a Log,
    /// The documents that may be cited.
    pub library: &'a Library,
    /// The imported documents, corrected.
    pub imports: &'a Imports,
    /// The tournaments at which the authors of statements have a role.
    pub helping: &'a Helping,
    /// Whether an operator lets the author of this statement assert relations.
    pub asserts: bool,
}

/// The tournaments at which people have a role, by person: `account:…`.
pub type Helping = BTreeMap<ActorId, BTreeSet<TournamentId>>;

/// What is recorded for a statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecidedStatement {
    /// The hash of the document that it concerns; `None` for a question.
    pub document: Option<DocumentHash>,
    /// The reason; only a question and a description have none.
    pub reason: Option<Reason>,
    pub record: LibraryRecord,
}

/// The hash of the document that a statement concerns (`None` for a question), and what is recorded.
type DecidedRecord = (Option<DocumentHash>, LibraryRecord);

impl LibraryState<'_> {
    /// Decides a statement; changes nothing.
    ///
    /// # Errors
    /// Why it is not recorded; [`StatementRefusal::Overtaken`] if somebody changed the subject since the form was opened.
    pub fn decide(
        &self,
        statement: &Statement,
        by: &Provenance,
    ) -> Result<DecidedStatement, StatementRefusal> {
        self.takes(statement, by)?;
        let reason = reason(statement, &by.reason)?;
        let (document, record) = self.record(statement, by)?;
        Ok(DecidedStatement { document, reason, record })
    }

    fn record(&self, statement: &Statement, by: &Provenance) -> Result<DecidedRecord, StatementRefusal> {
        match statement {
            Statement::Correct { at, change, seen } => self.correct(at, change, seen),
            Statement::Date { document, issued, seen } => self.date(document, *issued, seen, by.at),
            Statement::Cite { document, copy, seen } => self.cite(document, copy, seen),
            Statement::Describe { description, seen } => self.describe(description, seen, by),
            Statement::Assert { assertion, seen } => self.assert(assertion, seen, by),
            Statement::Confirm { number } => self.confirm(*number, by),
            Statement::Withdraw { number } => self.withdraw(*number, by),
            Statement::Ask(question) => self.ask(question),
            Statement::Settle { number } => self.settle(*number),
        }
    }

    /// Whether this person may make such a statement.
    fn takes(&self, statement: &Statement, by: &Provenance) -> Result<(), StatementRefusal> {
        match statement {
            Statement::Correct { .. } | Statement::Date { .. } | Statement::Cite { .. } => {
                if by.is_operator {
                    Ok(())
                } else {
                    Err(StatementRefusal::NotTheOperator)
                }
            }
            // That depends on the document.
            Statement::Describe { .. } => Ok(()),
            Statement::Assert { .. }
            | Statement::Confirm { .. }
            | Statement::Withdraw { .. }
            | Statement::Ask(_)
            | Statement::Settle { .. } => {
                if by.is_operator || self.asserts {
                    Ok(())
                } else {
                    Err(StatementRefusal::MayNotAssert)
                }
            }
        }
    }

    fn cited_document(&self, stem: &str) -> Result<&ImportedDocument, StatementRefusal> {
        self.imports.cited_document(stem).ok_or(StatementRefusal::NoEntry)
    }

    fn correct(
        &self,
        at: &EntryAddress,
        change: &CorrectionRequest,
        seen: &Fingerprint,
    ) -> Result<DecidedRecord, StatementRefusal> {
        let document = self.cited_document(&at.stem)?;
        let ordinal = at.find(self.library).ok_or(StatementRefusal::NoEntry)?.entry.ordinal;
        let entry = nth_entry(&document.entries, ordinal).ok_or(StatementRefusal::NoEntry)?;
        unless_overtaken(&entry_looks(&document.entries, entry), seen)?;
        check(change, entry)?;
        accept_correction(document, correction(entry, change.clone(), document))
    }

    fn date(
        &self,
        stem: &str,
        issued: NaiveDate,
        seen: &Fingerprint,
        now: DateTime<Utc>,
    ) -> Result<DecidedRecord, StatementRefusal> {
        let document = self.cited_document(stem)?;
        if let Some(printed) = document.base.issued {
            return Err(Misfit::Dated(printed).into());
        }
        not_of_the_future(issued, now)?;
        if let Some(floor) = document.base.floor_above(issued) {
            let (title, floor) = (document.base.title.clone(), Box::new(floor.clone()));
            return Err(StatementRefusal::TooOld { issued, title, floor });
        }
        unless_overtaken(&Fingerprint::stated(document.document.date()), seen)?;
        accept_correction(document, Correction::Date { issued })
    }

    fn cite(
        &self,
        stem: &str,
        copy: &DocumentHash,
        seen: &Fingerprint,
    ) -> Result<DecidedRecord, StatementRefusal> {
        let document = self.cited_document(stem)?;
        if !self.imports.copies(document).iter().any(|other| other.stored_sha256 == *copy) {
            let cited = document.stored_sha256 == *copy;
            let why = Misfit::Unchanged(AlreadySo::Cited);
            return Err(if cited { why } else { Misfit::NoCopy }.into());
        }
        unless_overtaken(&Fingerprint::stated(document.stored_sha256.as_str()), seen)?;
        accept_correction(document, Correction::Cite { copy: copy.clone() })
    }

    /// What is known of a recognised document comes with the program, so nobody has to be believed.
    fn describe(
        &self,
        description: &Document,
        seen: &Fingerprint,
        by: &Provenance,
    ) -> Result<DecidedRecord, StatementRefusal> {
        let held = self.imports.iter().find(|held| held.base.sha256 == description.sha256);
        let held = held.ok_or(StatementRefusal::NoEntry)?;
        if !by.is_operator && !held.recognised {
            return Err(StatementRefusal::NotTheOperator);
        }
        unless_overtaken(&document_looks(Some(held)), seen)?;
        Ok((Some(held.stored_sha256.clone()), LibraryRecord::Description(Box::new(description.clone()))))
    }

    /// An operator's assertion counts for everybody; anybody else's is a proposal.
    fn assert(
        &self,
        assertion: &Assertion,
        seen: &Fingerprint,
        by: &Provenance,
    ) -> Result<DecidedRecord, StatementRefusal> {
        assertion.check(self.library)?;
        let document = self.cited_document(&assertion.from.stem)?;
        let found = assertion.from.find(self.library).ok_or(StatementRefusal::NoEntry)?;
        unless_overtaken(&entry_looks(&found.held.entries, found.entry), seen)?;
        let document = Some(document.stored_sha256.clone());
        if self.log.proposed_relations().any(|(_, one)| one.assertion == *assertion) {
            return Err(StatementRefusal::Proposed);
        }
        if by.is_operator {
            return Ok((document, LibraryRecord::Relation(assertion.clone())));
        }
        if self.log.proposed_relations().filter(|(_, one)| one.by == by.by).count() >= MOST_PROPOSALS {
            return Err(StatementRefusal::TooManyProposals);
        }
        Ok((document, LibraryRecord::Proposal(assertion.clone())))
    }

    /// A proposal is confirmed by an operator, or by somebody who helps at a tournament where its author does not.
    fn confirm(&self, number: i64, by: &Provenance) -> Result<DecidedRecord, StatementRefusal> {
        let mut proposed = self.log.proposed_relations();
        let (document, one) =
            proposed.find(|(_, one)| one.number == number).ok_or(StatementRefusal::NoStatement)?;
        if !by.is_operator {
            if one.by == by.by {
                return Err(StatementRefusal::OwnProposal);
            }
            let theirs = self.helping.get(&one.by);
            let other = |at: &TournamentId| theirs.is_none_or(|theirs| !theirs.contains(at));
            if !self.helping.get(&by.by).is_some_and(|mine| mine.iter().any(other)) {
                return Err(StatementRefusal::SameTournaments);
            }
        }
        // Something confirmed in the meantime may say the opposite.
        one.assertion.check(self.library)?;
        Ok((Some(document.clone()), LibraryRecord::Confirmation(number)))
    }

    /// An operator may withdraw a correction or a relation; a person who asserted or confirmed a relation may
    /// withdraw that relation too.
    fn withdraw(&self, number: i64, by: &Provenance) -> Result<DecidedRecord, StatementRefusal> {
        let mut corrections = self.log.corrections.iter().filter(|made| !made.is_withdrawn());
        let correction = corrections.find(|made| made.number == number && by.is_operator);
        let document = match self.log.asserted_relations().find(|(_, one)| one.number == number) {
            Some((_, one)) if !by.is_operator && !is_of(one, &by.by) => {
                return Err(StatementRefusal::OfSomebodyElse);
            }
            Some((document, _)) => document,
            None => correction.map(|made| &made.document).ok_or(StatementRefusal::NoStatement)?,
        };
        Ok((Some(document.clone()), LibraryRecord::Withdrawal(number)))
    }

    /// A question is kept once: the letter to the rules committee asks each of them.
    fn ask(&self, question: &Question) -> Result<DecidedRecord, StatementRefusal> {
        if self.log.open.iter().any(|open| open.question == *question) {
            return Err(StatementRefusal::AlreadyAsked);
        }
        Ok((None, LibraryRecord::Question(question.clone())))
    }

    fn settle(&self, number: i64) -> Result<DecidedRecord, StatementRefusal> {
        let open = self.log.open.iter().any(|asked| asked.number == number);
        if open { Ok((None, LibraryRecord::Settlement(number))) } else { Err(StatementRefusal::NoStatement) }
    }
}

/// The reason for a statement. A question and a description need none.
fn reason(statement: &Statement, typed: &TypedReason) -> Result<Option<Reason>, StatementRefusal> {
    let reason = typed.read(LONGEST_REASON).map_err(|why| match why {
        UnfitReason::TooLong { length } => StatementRefusal::ReasonTooLong { length },
        UnfitReason::Hides(hidden) => StatementRefusal::ReasonHides(hidden),
    })?;
    match statement {
        Statement::Describe { .. } | Statement::Ask(_) => Ok(reason),
        Statement::Correct { .. }
        | Statement::Date { .. }
        | Statement::Cite { .. }
        | Statement::Assert { .. }
        | Statement::Confirm { .. }
        | Statement::Withdraw { .. }
        | Statement::Settle { .. } => reason.map(Some).ok_or(StatementRefusal::NoReason),
    }
}

/// Whether this person asserted or confirmed it.
fn is_of(one: &Asserted, who: &ActorId) -> bool {
    let confirmed = matches!(&one.reach, Reach::Confirmed { by, .. } if by == who);
    one.by == *who || confirmed
}

fn unless_overtaken(now: &Fingerprint, seen: &Fingerprint) -> Result<(), StatementRefusal> {
    if now == seen { Ok(()) } else { Err(StatementRefusal::Overtaken) }
}

/// Accepts a correction that fits.
fn accept_correction(
    document: &ImportedDocument,
    new: Correction,
) -> Result<DecidedRecord, StatementRefusal> {
    try_on(document, &new)?;
    Ok((Some(document.stored_sha256.clone()), LibraryRecord::Correction(new)))
}

/// A document cannot have been issued in the future: such a date is a typing mistake.
///
/// # Errors
/// [`StatementRefusal::ToCome`] with both days.
pub fn not_of_the_future(issued: NaiveDate, now: DateTime<Utc>) -> Result<(), StatementRefusal> {
    let today = now.date_naive();
    // Somewhere on earth it is already tomorrow.
    if issued <= today + TimeDelta::days(1) {
        Ok(())
    } else {
        Err(StatementRefusal::ToCome { issued, today })
    }
}

/// Refuses a correction that changes nothing, or a heading that could not be cited.
fn check(change: &CorrectionRequest, entry: &RulingEntry) -> Result<(), Misfit> {
    let nothing = |why| Err(Misfit::Unchanged(why));
    match change {
        CorrectionRequest::Rename(heading) if *heading == entry.heading => nothing(AlreadySo::Heading),
        CorrectionRequest::SetKind(kind) if *kind == entry.kind => nothing(AlreadySo::Kind),
        CorrectionRequest::SetStar(starred) if *starred == entry.starred => nothing(AlreadySo::Star),
        CorrectionRequest::Rename(heading) | CorrectionRequest::Cut { heading, .. } if !can_head(heading) => {
            Err(Misfit::NoHeading(heading.clone()))
        }
        CorrectionRequest::Rename(heading) | CorrectionRequest::Cut { heading, .. }
            if heading.chars().count() > LONGEST_HEADING =>
        {
            Err(Misfit::LongHeading)
        }
        CorrectionRequest::Merge
        | CorrectionRequest::Cut { .. }
        | CorrectionRequest::Rename(_)
        | CorrectionRequest::SetKind(_)
        | CorrectionRequest::SetStar(_) => Ok(()),
    }
}

fn correction(entry: &RulingEntry, change: CorrectionRequest, document: &ImportedDocument) -> Correction {
    let at = CorrectedEntry::of(entry);
    match change {
        CorrectionRequest::Merge => Correction::Merge { at },
        CorrectionRequest::Cut { line, heading } => {
            let index = usize::try_from(line).unwrap_or(usize::MAX).saturating_sub(1);
            let text = document.text.lines().nth(index).unwrap_or_default();
            Correction::Cut { at, line, line_sha256: line_hash(text), heading }
        }
        CorrectionRequest::Rename(heading) => Correction::Rename { at, heading },
        CorrectionRequest::SetKind(kind) => Correction::SetKind { at, kind },
        CorrectionRequest::SetStar(starred) => Correction::SetStar { at, starred },
    }
}
