//! What people say about rulings: corrections of a document's split, laid over it, and relations between entries.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::library::ImportedDocument;
use crate::domain::edition::Edition;
use crate::domain::id::{AccountId, SubmissionId};
use crate::domain::rulings::assertion::{Asserted, Assertion};
use crate::domain::rulings::correction::{self, Correction, Mark, Misfit, Numbered, line_sha256};
use crate::domain::rulings::entry::{Entry, Kind, numbered};
use crate::domain::rulings::report::report;
use crate::domain::rulings::split::{Corrected, split_corrected};
use crate::domain::tournament::role::Role;
use crate::store::{Asked, NewStatement, Statement, StoreError};

/// The kind of a statement about a split.
const SPLIT: &str = "split";
/// The kind of a statement about what an entry does to another.
const RELATION: &str = "relation";
/// The longest reason and the longest heading, in characters.
pub const LONGEST_REASON: usize = 400;
/// The longest heading, in characters.
pub const LONGEST_HEADING: usize = 120;

/// A correction that somebody made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// Its number among all statements.
    pub number: i64,
    /// When.
    pub at: DateTime<Utc>,
    /// By whom: `account:…`.
    pub by: String,
    /// Why.
    pub reason: String,
    /// What it does.
    pub correction: Correction,
    /// What became of it.
    pub outcome: Outcome,
}

/// What became of a correction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// It stands; it acts on the entry with this ordinal, or on the whole document.
    Stands(Option<u32>),
    /// It fits no more.
    NoLongerFits(Misfit),
    /// Somebody took it back.
    TakenBack(TakenBack),
}

/// How a statement was taken back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakenBack {
    /// When.
    pub at: DateTime<Utc>,
    /// By whom.
    pub by: String,
    /// Why.
    pub reason: String,
}

/// Who says something, when, and in which form.
#[derive(Debug, Clone)]
pub struct Saying {
    /// Who.
    pub account: AccountId,
    /// When.
    pub now: DateTime<Utc>,
    /// The form's number.
    pub submission: SubmissionId,
    /// Why.
    pub reason: String,
}

/// What an operator wants to put right.
#[derive(Debug, Clone)]
pub enum Wish {
    /// The entry continues the one before it.
    Merge,
    /// From this line on it is another entry.
    Cut {
        /// The line.
        line: u32,
        /// The heading of the other entry.
        heading: String,
    },
    /// The heading reads so.
    Rename(String),
    /// It is of this kind.
    SetKind(Kind),
}

impl Saying {
    fn question(&self, settles: Option<i64>, question: &Unanswered) -> Asked {
        Asked {
            settles,
            edition: question.edition,
            day: question.day,
            at: self.now,
            by: format!("account:{}", self.account),
            words: question.words.clone(),
            submission: self.submission.to_string(),
        }
    }

    /// The statement as the store keeps it.
    pub(super) fn statement(&self, sha256: &str, kind: &str, statement: String) -> NewStatement {
        NewStatement {
            sha256: sha256.to_owned(),
            kind: kind.to_owned(),
            withdraws: None,
            at: self.now,
            by: format!("account:{}", self.account),
            reason: self.reason.clone(),
            statement,
            submission: self.submission.to_string(),
        }
    }
}

impl Desk {
    /// Corrects an entry of a document.
    ///
    /// # Errors
    /// A sentence when the entry is not there or the correction does not fit; nothing is kept then.
    pub fn correct_entry(
        &self,
        stem: &str,
        ordinal: u32,
        wish: Wish,
        saying: &Saying,
    ) -> Result<(), DeskError> {
        let shelf = self.library()?;
        let document = shelf.cited(stem).ok_or_else(gone)?;
        let entry = numbered(&document.entries, ordinal).ok_or_else(gone)?;
        self.correct(document, wanted(entry, wish, document), saying)
    }

    /// Says of which date an undated document is.
    ///
    /// # Errors
    /// A sentence when it bears a date of its own.
    pub fn date_document(&self, stem: &str, issued: NaiveDate, saying: &Saying) -> Result<(), DeskError> {
        let shelf = self.library()?;
        let document = shelf.cited(stem).ok_or_else(gone)?;
        if let Some(printed) = document.base.issued {
            return Err(unfit(&Misfit::Dated(printed)));
        }
        not_of_the_future(issued, saying.now)?;
        self.correct(document, Correction::Date { issued }, saying)
    }

    fn correct(
        &self,
        document: &ImportedDocument,
        new: Correction,
        saying: &Saying,
    ) -> Result<(), DeskError> {
        let sent =
            self.store.statements()?.iter().any(|one| one.made.submission == saying.submission.to_string());
        if sent {
            return Ok(());
        }
        let mut all: Vec<Numbered> = document.corrections.iter().map(Made::as_numbered).collect();
        all.push(Numbered { number: i64::MAX, correction: new.clone(), withdrawn: false });
        if let Some(Err(why)) = read(document, &all).outcomes.remove(&i64::MAX) {
            return Err(unfit(&why));
        }
        let json = serde_json::to_string(&new).map_err(|error| DeskError::Unusable(error.to_string()))?;
        self.store.state(saying.statement(&document.stored_sha256, SPLIT, json))?;
        Ok(())
    }

    /// Takes a correction back, and says on which document it lay.
    ///
    /// # Errors
    /// A sentence when it is not there or was taken back already.
    pub fn take_correction_back(&self, number: i64, saying: &Saying) -> Result<String, DeskError> {
        let shelf = self.library()?;
        let place = shelf.imported.iter().find_map(|held| {
            let one = held.corrections.iter().find(|one| one.number == number)?;
            (held.replaced_by.is_none()).then_some((held, one))
        });
        let (held, _) = place.ok_or_else(no_statement)?;
        self.withdraw(number, &held.stored_sha256, saying)?;
        Ok(held.document.stem.clone())
    }

    /// Keeps that a statement was taken back.
    pub(super) fn withdraw(&self, number: i64, sha256: &str, saying: &Saying) -> Result<(), DeskError> {
        let statement =
            NewStatement { withdraws: Some(number), ..saying.statement(sha256, "withdrawal", String::new()) };
        match self.store.state(statement) {
            Err(StoreError::NotFound(_)) => Err(no_statement()),
            other => other.map(drop).map_err(DeskError::from),
        }
    }
}

impl Desk {
    /// Whether an account may say what one entry does to another, which counts for the whole installation: operators,
    /// and whoever directs or judges at any tournament.
    ///
    /// # Errors
    /// When the store does not answer.
    pub fn may_assert(&self, account: AccountId) -> Result<bool, DeskError> {
        let operator = self.store.account(account)?.is_some_and(|account| account.is_operator);
        let rules = |role| matches!(role, Role::Director | Role::HeadJudge | Role::Judge);
        Ok(operator || self.store.grants_of(account)?.iter().any(|grant| rules(grant.role)))
    }

    /// Asserts what an entry does to another text.
    ///
    /// # Errors
    /// A sentence when that cannot be asserted; nothing is kept then.
    pub fn relate(&self, assertion: &Assertion, saying: &Saying) -> Result<(), DeskError> {
        let sent =
            self.store.statements()?.iter().any(|one| one.made.submission == saying.submission.to_string());
        if sent {
            return Ok(());
        }
        let shelf = self.library()?;
        assertion.check(&shelf.library).map_err(|why| DeskError::Unusable(why.to_string()))?;
        let document = shelf.cited(&assertion.from.stem).ok_or_else(gone)?;
        let json =
            serde_json::to_string(assertion).map_err(|error| DeskError::Unusable(error.to_string()))?;
        self.store.state(saying.statement(&document.stored_sha256, RELATION, json))?;
        Ok(())
    }

    /// Withdraws an assertion: whoever made it may, and an operator.
    ///
    /// # Errors
    /// A sentence when it is not there, was withdrawn already, or somebody else made it.
    pub fn withdraw_relation(&self, number: i64, operator: bool, saying: &Saying) -> Result<(), DeskError> {
        let statements = self.store.statements()?;
        let one = statements.iter().find(|one| one.number == number && one.made.kind == RELATION);
        let one = one.ok_or_else(no_statement)?;
        if !operator && one.made.by != format!("account:{}", saying.account) {
            return Err(DeskError::Unusable(
                "Somebody else asserted this. Only they or an operator withdraw it.".to_owned(),
            ));
        }
        self.withdraw(number, &one.made.sha256, saying)
    }
}

/// A question that nothing in the library decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unanswered {
    /// The question.
    pub words: String,
    /// The game.
    pub edition: Edition,
    /// The day whose law was asked for.
    pub day: NaiveDate,
}

impl Desk {
    /// Keeps a question for the rules committee.
    ///
    /// # Errors
    /// When the store does not answer.
    pub fn keep_question(&self, question: &Unanswered, saying: &Saying) -> Result<(), DeskError> {
        self.store.keep_question(saying.question(None, question))?;
        Ok(())
    }

    /// Takes a question off the list: the reason says what settled it.
    ///
    /// # Errors
    /// A sentence when it is not there, or was taken off already.
    pub fn settle_question(&self, number: i64, saying: &Saying) -> Result<(), DeskError> {
        let open = self.store.open_questions()?;
        let asked = open.into_iter().find(|(known, _)| *known == number);
        let Some((_, asked)) = asked else { return Err(no_statement()) };
        let settled = Unanswered { words: saying.reason.clone(), edition: asked.edition, day: asked.day };
        match self.store.keep_question(saying.question(Some(number), &settled)) {
            Err(StoreError::NotFound(_)) => Err(no_statement()),
            other => other.map(drop).map_err(DeskError::from),
        }
    }
}

/// The assertions that stand.
pub(super) fn asserted(statements: &[Statement]) -> Vec<Asserted> {
    let back = taken_back(statements);
    let standing = statements.iter().filter(|one| !back.contains_key(&one.number));
    standing.filter_map(|one| Some(said(one, relation(one)?))).collect()
}

/// The assertions that were withdrawn, and how.
pub(super) fn withdrawn(statements: &[Statement]) -> Vec<(Asserted, TakenBack)> {
    let back = taken_back(statements);
    let gone = statements.iter().filter_map(|one| Some((one, back.get(&one.number)?)));
    gone.filter_map(|(one, back)| Some((said(one, relation(one)?), back.clone()))).collect()
}

fn relation(statement: &Statement) -> Option<Assertion> {
    (statement.made.kind == RELATION).then(|| serde_json::from_str(&statement.made.statement).ok()).flatten()
}

fn said(statement: &Statement, assertion: Assertion) -> Asserted {
    let made = &statement.made;
    let (by, reason) = (made.by.clone(), made.reason.clone());
    Asserted { number: statement.number, at: made.at, by, reason, assertion }
}

fn gone() -> DeskError {
    DeskError::Unusable(
        "This entry is not there any more. Open the document again and look for it.".to_owned(),
    )
}

pub(super) fn no_statement() -> DeskError {
    DeskError::Unusable("This was taken back already, or is not there. Open the page again.".to_owned())
}

fn unfit(why: &Misfit) -> DeskError {
    DeskError::Unusable(format!("This correction does not fit: {why}. Nothing was changed."))
}

fn wanted(entry: &Entry, wish: Wish, document: &ImportedDocument) -> Correction {
    let at = Mark::of(entry);
    match wish {
        Wish::Merge => Correction::Merge { at },
        Wish::Cut { line, heading } => {
            let index = usize::try_from(line).unwrap_or(usize::MAX).saturating_sub(1);
            let text = document.text.lines().nth(index).unwrap_or_default();
            Correction::Cut { at, line, line_sha256: line_sha256(text), heading }
        }
        Wish::Rename(heading) => Correction::Rename { at, heading },
        Wish::SetKind(kind) => Correction::SetKind { at, kind },
    }
}

impl Made {
    fn as_numbered(&self) -> Numbered {
        Numbered {
            number: self.number,
            correction: self.correction.clone(),
            withdrawn: matches!(self.outcome, Outcome::TakenBack(_)),
        }
    }
}

fn read(document: &ImportedDocument, corrections: &[Numbered]) -> Corrected {
    split_corrected(&document.text, document.base.format, &document.base.pages, corrections)
}

/// What was taken back, by the number of the statement.
pub(super) fn taken_back(statements: &[Statement]) -> BTreeMap<i64, TakenBack> {
    let one = |statement: &Statement| {
        let made = &statement.made;
        let back = TakenBack { at: made.at, by: made.by.clone(), reason: made.reason.clone() };
        made.withdraws.map(|number| (number, back))
    };
    statements.iter().filter_map(one).collect()
}

/// Lays the corrections over the documents: those made on any copy of an issue lie over all copies.
pub(super) fn overlay(
    imported: &mut [ImportedDocument],
    statements: &[Statement],
    same_issue: impl Fn(&ImportedDocument, &ImportedDocument) -> bool,
) {
    let back = taken_back(statements);
    let made: Vec<Made> = statements.iter().filter_map(|one| correction(one, &back)).collect();
    let of: BTreeMap<i64, &str> =
        statements.iter().map(|one| (one.number, one.made.sha256.as_str())).collect();
    let copies: Vec<Vec<String>> = imported
        .iter()
        .map(|held| {
            let same = imported.iter().filter(|other| same_issue(held, other));
            same.map(|other| other.stored_sha256.clone()).collect()
        })
        .collect();
    for (held, copies) in imported.iter_mut().zip(copies) {
        let about = |one: &&Made| {
            of.get(&one.number).is_some_and(|sha256| {
                *sha256 == held.stored_sha256 || copies.iter().any(|copy| copy == sha256)
            })
        };
        let own: Vec<Made> = made.iter().filter(about).cloned().collect();
        if !own.is_empty() {
            lay(held, own);
        }
    }
}

fn correction(statement: &Statement, back: &BTreeMap<i64, TakenBack>) -> Option<Made> {
    let made = &statement.made;
    let correction = (made.kind == SPLIT).then(|| serde_json::from_str(&made.statement).ok()).flatten()?;
    let outcome = back.get(&statement.number).cloned().map_or(Outcome::Stands(None), Outcome::TakenBack);
    let (by, reason) = (made.by.clone(), made.reason.clone());
    Some(Made { number: statement.number, at: made.at, by, reason, correction, outcome })
}

/// Nothing was issued tomorrow: such a date is a slip of the pen.
///
/// # Errors
/// A sentence with both days.
pub(super) fn not_of_the_future(issued: NaiveDate, now: DateTime<Utc>) -> Result<(), DeskError> {
    // Somewhere on earth it is tomorrow already.
    if issued <= now.date_naive() + TimeDelta::days(1) {
        return Ok(());
    }
    let today = now.date_naive();
    Err(DeskError::Unusable(format!("{issued} is still to come; today is {today}. Look at the year again.")))
}

fn lay(held: &mut ImportedDocument, mut made: Vec<Made>) {
    let numbered: Vec<Numbered> = made.iter().map(Made::as_numbered).collect();
    let mut corrected = read(held, &numbered);
    for one in made.iter_mut().filter(|one| matches!(one.outcome, Outcome::Stands(_))) {
        if let Some(done) = corrected.outcomes.remove(&one.number) {
            one.outcome = match done {
                Ok(ordinal) => Outcome::Stands(Some(ordinal)),
                Err(why) => Outcome::NoLongerFits(why),
            };
        } else if let Some(printed) = held.base.issued {
            one.outcome = Outcome::NoLongerFits(Misfit::Dated(printed));
        }
    }
    let mut dates = numbered.iter().filter(|one| !one.withdrawn).filter_map(|one| match one.correction {
        Correction::Date { issued } => Some((one.number, issued)),
        _ => None,
    });
    if let Some((last, issued)) = dates.next_back() {
        let overtaken = |one: &&mut Made| {
            one.number != last
                && matches!((&one.correction, &one.outcome), (Correction::Date { .. }, Outcome::Stands(_)))
        };
        for one in made.iter_mut().filter(overtaken) {
            one.outcome = Outcome::NoLongerFits(Misfit::DatedAnew(issued));
        }
    }
    let (document, dates) = correction::dated(held.base.clone(), &numbered);
    held.document = document;
    held.report = report(&held.text, &corrected.split);
    held.entries = corrected.split.entries;
    held.former.dates.extend(dates);
    held.former.addresses = corrected.former;
    held.corrections = made;
}
