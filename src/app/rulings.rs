//! What people say about rulings: corrections of a document's split, laid over it, and relations between entries.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::library::{ImportedDocument, Shelf};
use crate::app::store::{Asked, NewStatement, Statement, StoreError};
use crate::domain::edition::Edition;
use crate::domain::hash::sha256;
use crate::domain::id::{AccountId, SubmissionId};
use crate::domain::rulings::asserted_relation::{Asserted, Assertion, Place, Target};
use crate::domain::rulings::citation::can_head;
use crate::domain::rulings::correction::{self, Correction, Mark, Misfit, Numbered, line_sha256};
use crate::domain::rulings::document::Document;
use crate::domain::rulings::entry::{Entry, Kind, numbered};
use crate::domain::rulings::import_report::report;
use crate::domain::rulings::relation::Scope;
use crate::domain::rulings::split::{Corrected, split_corrected};
use crate::domain::tournament::role::Role;

/// The kind of a statement about a split.
const SPLIT: &str = "split";
/// The kind of a statement about what an entry does to another.
const RELATION: &str = "relation";
/// So often a statement is decided anew when somebody else is first.
const ATTEMPTS: usize = 8;
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
    /// The lines on which it acts in this copy: the entry's first, and that of a cut. None where it does not fit.
    pub lines: Option<(u32, Option<u32>)>,
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
    /// A star marks it, or none does.
    SetStar(bool),
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
    /// Corrects an entry of a document, as it was seen ([`seen`]) when somebody decided to.
    ///
    /// # Errors
    /// A sentence when the entry is not there or the correction does not fit; `Taken` when it is no longer what was seen;
    /// nothing is kept then.
    pub fn correct_entry(
        &self,
        at: &Place,
        wish: &Wish,
        seen_then: &str,
        saying: &Saying,
    ) -> Result<(), DeskError> {
        let entry = |shelf: &Shelf| {
            let document = shelf.cited(&at.stem).ok_or_else(gone)?;
            let ordinal = at.find(&shelf.library).ok_or_else(gone)?.entry.ordinal;
            Ok::<_, DeskError>((document.clone(), ordinal))
        };
        let first_said_it = |first: &Statement, shelf: &Shelf| {
            let Ok((document, ordinal)) = entry(shelf) else { return false };
            let made = document.corrections.iter().find(|made| made.number == first.number);
            made.is_some_and(|made| wish.is(&made.correction) && made.is_about(ordinal, &document))
        };
        self.say(saying, &wish.words(), first_said_it, |shelf| {
            let (document, ordinal) = entry(shelf)?;
            let entry = numbered(&document.entries, ordinal).ok_or_else(gone)?;
            if seen(&document, entry) != seen_then {
                return Err(DeskError::Taken(OTHERWISE.to_owned()));
            }
            wish.check(entry)?;
            corrected(&document, wanted(entry, wish.clone(), &document), saying)
        })
    }

    /// Says of which date an undated document is, whose date was this when somebody decided to.
    ///
    /// # Errors
    /// A sentence when it bears a date of its own; `Taken` when somebody else said another one since.
    pub fn date_document(
        &self,
        stem: &str,
        issued: NaiveDate,
        seen_then: &str,
        saying: &Saying,
    ) -> Result<(), DeskError> {
        let new = Correction::Date { issued };
        let first_said_it = |first: &Statement, shelf: &Shelf| {
            let made = shelf.cited(stem).and_then(|held| held.made(first.number));
            made.is_some_and(|made| made.correction == new)
        };
        self.say(saying, &new.clause(), first_said_it, |shelf| {
            let document = shelf.cited(stem).ok_or_else(gone)?;
            if let Some(printed) = document.base.issued {
                return Err(unfit(&Misfit::Dated(printed)));
            }
            not_of_the_future(issued, saying.now)?;
            if let Some(why) = document.base.too_old(issued) {
                return Err(DeskError::Unusable(why));
            }
            if document.document.date() != seen_then {
                return Err(DeskError::Taken(OTHERWISE.to_owned()));
            }
            corrected(document, new.clone(), saying)
        })
    }

    /// Says which of the copies of an issue is cited, where the program would choose otherwise or somebody did.
    ///
    /// # Errors
    /// A sentence when there is no such copy, or it is cited already; `Taken` when another one is cited than was seen.
    pub fn cite_copy(
        &self,
        stem: &str,
        copy: &str,
        seen_then: &str,
        saying: &Saying,
    ) -> Result<(), DeskError> {
        let new = Correction::Cite { copy: copy.to_owned() };
        let first_said_it = |first: &Statement, shelf: &Shelf| {
            let made = shelf.imported.iter().find_map(|held| held.made(first.number));
            made.is_some_and(|made| made.correction == new)
        };
        self.say(saying, &new.clause(), first_said_it, |shelf| {
            let document = shelf.cited(stem).ok_or_else(gone)?;
            if !shelf.copies(document).iter().any(|other| other.stored_sha256 == copy) {
                let cited = document.stored_sha256 == copy;
                let why = Misfit::Unchanged("this copy is cited already".to_owned());
                return Err(unfit(if cited { &why } else { &Misfit::NoCopy }));
            }
            if document.stored_sha256 != seen_then {
                return Err(DeskError::Taken(OTHERWISE.to_owned()));
            }
            corrected(document, new.clone(), saying)
        })
    }

    /// Keeps a statement decided on what is known now, and decides anew when somebody else said something in between.
    /// The same form again changes nothing; with other content it is refused.
    fn say(
        &self,
        saying: &Saying,
        words: &str,
        is_same: impl Fn(&Statement, &Shelf) -> bool,
        decide: impl Fn(&Shelf) -> Result<NewStatement, DeskError>,
    ) -> Result<(), DeskError> {
        let by = format!("account:{}", saying.account);
        for _ in 0..ATTEMPTS {
            let statements = self.store.statements()?;
            let shelf = self.library()?;
            let sent = statements.iter().find(|one| one.made.submission == saying.submission.to_string());
            if let Some(first) = sent {
                let same = first.made.by == by && first.made.reason == saying.reason;
                return if same && is_same(first, &shelf) {
                    Ok(())
                } else {
                    let now = format!("{words}. Reason: {}", saying.reason);
                    Err(DeskError::SentDifferently { first: told(first), now })
                };
            }
            let newest = statements.last().map_or(0, |one| one.number);
            match self.store.state_after(decide(&shelf)?, newest) {
                Err(StoreError::Stale) => {}
                Err(StoreError::NotFound("statement")) => return Err(no_statement()),
                other => return other.map(drop).map_err(DeskError::from),
            }
        }
        Err(DeskError::Store(StoreError::Stale))
    }

    /// Takes a correction back.
    ///
    /// # Errors
    /// A sentence when it is not there or was taken back already.
    pub fn take_correction_back(&self, number: i64, saying: &Saying) -> Result<(), DeskError> {
        self.withdraw(number, saying, |shelf| {
            let mut held = shelf.imported.iter().filter(|held| held.replaced_by.is_none());
            let held = held.find(|held| held.made(number).is_some());
            Ok(held.ok_or_else(no_statement)?.stored_sha256.clone())
        })
    }

    /// Keeps that a statement was taken back.
    fn withdraw(
        &self,
        number: i64,
        saying: &Saying,
        document: impl Fn(&Shelf) -> Result<String, DeskError>,
    ) -> Result<(), DeskError> {
        let is_same = |first: &Statement, _: &Shelf| first.made.withdraws == Some(number);
        self.say(saying, &withdrawal_of(number), is_same, |shelf| {
            let new = saying.statement(&document(shelf)?, "withdrawal", String::new());
            Ok(NewStatement { withdraws: Some(number), ..new })
        })
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
        let is_same = |first: &Statement, _: &Shelf| relation(first).is_some_and(|first| first == *assertion);
        self.say(saying, &related(assertion), is_same, |shelf| {
            assertion.check(&shelf.library).map_err(|why| DeskError::Unusable(why.to_string()))?;
            let document = shelf.cited(&assertion.from.stem).ok_or_else(gone)?;
            let json =
                serde_json::to_string(assertion).map_err(|error| DeskError::Unusable(error.to_string()))?;
            Ok(saying.statement(&document.stored_sha256, RELATION, json))
        })
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
        let sha256 = one.made.sha256.clone();
        self.withdraw(number, saying, |_| Ok(sha256.clone()))
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

    /// The questions that no ruling answers yet, with their numbers.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn open_questions(&self) -> Result<Vec<(i64, Asked)>, DeskError> {
        Ok(self.store.open_questions()?)
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

/// What was stated, for whoever sent the same form twice.
fn told(statement: &Statement) -> String {
    let made = &statement.made;
    let split = || serde_json::from_str::<Correction>(&made.statement).ok().map(|one| one.clause());
    let words = match made.withdraws {
        Some(number) => Some(withdrawal_of(number)),
        None => split().or_else(|| relation(statement).as_ref().map(related)),
    };
    format!("{}. Reason: {}", words.unwrap_or_default(), made.reason)
}

fn withdrawal_of(number: i64) -> String {
    format!("statement {number} is taken back")
}

fn related(assertion: &Assertion) -> String {
    let place = |place: &Place| format!("{}/{}", place.stem, place.slug);
    let to = match &assertion.to {
        Target::Entry(to) => place(to),
        Target::Named { source, heading } => format!("“{heading}” ({source})"),
    };
    let part = if assertion.scope == Scope::Part { "a part of " } else { "" };
    format!("{} {} {part}{to}", place(&assertion.from), assertion.does.verb())
}

/// What an entry looks like, in short: whoever corrects it says by this what they had before their eyes.
pub fn seen(document: &ImportedDocument, entry: &Entry) -> String {
    let before = entry.ordinal.checked_sub(1).and_then(|ordinal| numbered(&document.entries, ordinal));
    let Entry { heading, kind, starred, text_sha256, .. } = entry;
    let before = before.map_or(0, |before| before.line_start);
    let looks = format!("{heading}\n{kind}\n{starred}\n{text_sha256}\n{before}");
    sha256(&looks).chars().take(16).collect()
}

/// Said when somebody corrects what is no longer what they saw.
const OTHERWISE: &str = "It was changed since you opened it.";

/// The statement of a correction that fits.
fn corrected(
    document: &ImportedDocument,
    new: Correction,
    saying: &Saying,
) -> Result<NewStatement, DeskError> {
    let mut all: Vec<Numbered> = document.corrections.iter().map(Made::as_numbered).collect();
    all.push(Numbered { number: i64::MAX, correction: new.clone(), withdrawn: false });
    if let Some(Err(why)) = read(document, &all).outcomes.remove(&i64::MAX) {
        return Err(unfit(&why));
    }
    let json = serde_json::to_string(&new).map_err(|error| DeskError::Unusable(error.to_string()))?;
    Ok(saying.statement(&document.stored_sha256, SPLIT, json))
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
        Wish::SetStar(starred) => Correction::SetStar { at, starred },
    }
}

impl Wish {
    /// Whether a correction does what is wished for.
    fn is(&self, made: &Correction) -> bool {
        match (self, made) {
            (Self::Merge, Correction::Merge { .. }) => true,
            (Self::Cut { line, heading }, Correction::Cut { line: at, heading: new, .. }) => {
                line == at && heading == new
            }
            (Self::Rename(heading), Correction::Rename { heading: new, .. }) => heading == new,
            (Self::SetKind(kind), Correction::SetKind { kind: new, .. }) => kind == new,
            (Self::SetStar(starred), Correction::SetStar { starred: new, .. }) => starred == new,
            _ => false,
        }
    }

    /// What it would do, as a clause.
    pub fn words(&self) -> String {
        match self {
            Self::Merge => "it continues the entry before it".to_owned(),
            Self::Cut { line, heading } => format!("from line {line} on it is “{heading}”"),
            Self::Rename(heading) => format!("its heading reads “{heading}”"),
            Self::SetKind(kind) => format!("it is of the kind {kind}"),
            Self::SetStar(true) => "it is marked with a star".to_owned(),
            Self::SetStar(false) => "it bears no star".to_owned(),
        }
    }

    /// Refuses what would change nothing, and a heading that could not be cited.
    fn check(&self, entry: &Entry) -> Result<(), DeskError> {
        let nothing = |why: &str| Err(unfit(&Misfit::Unchanged(why.to_owned())));
        match self {
            Self::Rename(heading) if *heading == entry.heading => nothing("the heading reads so already"),
            Self::SetKind(kind) if *kind == entry.kind => nothing("it is of that kind already"),
            Self::SetStar(starred) if *starred == entry.starred => nothing("its star is so already"),
            Self::Rename(heading) | Self::Cut { heading, .. } if !can_head(heading) => {
                Err(unfit(&Misfit::NoHeading(heading.clone())))
            }
            _ => Ok(()),
        }
    }
}

impl ImportedDocument {
    /// A correction that lies over it.
    fn made(&self, number: i64) -> Option<&Made> {
        self.corrections.iter().find(|made| made.number == number)
    }

    /// The correction that was made, or taken back, last: of an entry, or of the document's date.
    pub fn last_made(&self, about: Option<u32>) -> Option<&Made> {
        let concerns = |made: &&Made| match about {
            Some(ordinal) => made.is_about(ordinal, self),
            None => is_date(&made.correction),
        };
        self.corrections.iter().filter(concerns).max_by_key(|made| match &made.outcome {
            Outcome::TakenBack(back) => back.at,
            _ => made.at,
        })
    }
}

impl Made {
    /// What it does, with the lines that it has in this copy.
    pub fn here(&self) -> Correction {
        let correction = self.correction.clone();
        match self.lines {
            Some((first, cut)) => correction.at_lines(first, cut),
            None => correction,
        }
    }

    /// Whether it acts on an entry, or did before it was taken back.
    fn is_about(&self, ordinal: u32, document: &ImportedDocument) -> bool {
        match &self.outcome {
            Outcome::Stands(acted) => *acted == Some(ordinal),
            _ => {
                let found = self.correction.mark().and_then(|mark| mark.find(&document.entries));
                found.and_then(|at| document.entries.get(at)).is_some_and(|entry| entry.ordinal == ordinal)
            }
        }
    }

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
    Some(Made { number: statement.number, at: made.at, by, reason, correction, lines: None, outcome })
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

/// What the person said who gave a document the date it bears.
fn why_dated(made: &[Made], document: &Document) -> Option<String> {
    let gave = |one: &&Made| {
        matches!(one.correction, Correction::Date { issued } if document.issued == Some(issued))
            && matches!(one.outcome, Outcome::Stands(_))
    };
    made.iter().rfind(gave).map(|one| one.reason.clone())
}

const fn is_date(correction: &Correction) -> bool {
    matches!(correction, Correction::Date { .. })
}

/// The number and the hash of the last choice among the copies of an issue that stands.
pub(super) fn chosen(held: &ImportedDocument) -> Option<(i64, &str)> {
    let stands = held.corrections.iter().filter(|made| !matches!(made.outcome, Outcome::TakenBack(_)));
    let choices = stands.filter_map(|made| match &made.correction {
        Correction::Cite { copy } => Some((made.number, copy.as_str())),
        _ => None,
    });
    choices.max()
}

fn lay(held: &mut ImportedDocument, mut made: Vec<Made>) {
    let numbered: Vec<Numbered> = made.iter().map(Made::as_numbered).collect();
    let mut corrected = read(held, &numbered);
    for one in made.iter_mut().filter(|one| matches!(one.outcome, Outcome::Stands(_))) {
        one.lines = corrected.lines.get(&one.number).copied();
        if let Some(done) = corrected.outcomes.remove(&one.number) {
            one.outcome = match done {
                Ok(ordinal) => Outcome::Stands(Some(ordinal)),
                Err(why) => Outcome::NoLongerFits(why),
            };
        } else if let Some(printed) = held.base.issued.filter(|_| is_date(&one.correction)) {
            one.outcome = Outcome::NoLongerFits(Misfit::Dated(printed));
        }
    }
    let mut dates = numbered.iter().filter(|one| !one.withdrawn).filter_map(|one| match one.correction {
        Correction::Date { issued } => Some((one.number, issued)),
        _ => None,
    });
    if let Some((last, issued)) = dates.next_back() {
        let overtaken = |one: &&mut Made| {
            one.number != last && is_date(&one.correction) && matches!(one.outcome, Outcome::Stands(_))
        };
        for one in made.iter_mut().filter(overtaken) {
            one.outcome = Outcome::NoLongerFits(Misfit::DatedAnew(issued));
        }
    }
    let (document, dates) = correction::dated(held.base.clone(), &numbered);
    held.document = Document { dated_because: why_dated(&made, &document), ..document };
    held.report = report(&held.text, &corrected.split);
    held.entries = corrected.split.entries;
    held.former.dates.extend(dates);
    held.former.addresses = corrected.former;
    held.corrections = made;
    let last = chosen(held).map(|(number, _)| number);
    for one in &mut held.corrections {
        let choice = matches!((&one.correction, &one.outcome), (Correction::Cite { .. }, Outcome::Stands(_)));
        if choice && Some(one.number) != last {
            one.outcome = Outcome::NoLongerFits(Misfit::ChosenAnew);
        }
    }
}
