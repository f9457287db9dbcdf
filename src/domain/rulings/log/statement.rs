//! What people state about the library, and what is recorded.

use std::fmt;

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::domain::actor::ActorId;
use crate::domain::edition::Edition;
use crate::domain::hash::{DocumentHash, FormHash};
use crate::domain::rulings::asserted_relation::{Assertion, EntryAddress, Target};
use crate::domain::rulings::correction::Correction;
use crate::domain::rulings::document::Document;
use crate::domain::rulings::entry::EntryKind;
use crate::domain::rulings::relation::Scope;

/// What somebody states. `seen` is a fingerprint of what they had before them, so that nothing that changed since is
/// overwritten unseen. Recorded statements never change, so their number is enough.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Statement {
    /// An entry was split, named or marked wrongly.
    Correct {
        at: EntryAddress,
        change: CorrectionRequest,
        /// From [`entry_looks`](crate::domain::rulings::log::imported::entry_looks).
        seen: String,
    },
    /// Gives an undated document a date.
    Date {
        /// The document's name.
        document: String,
        issued: NaiveDate,
        /// The date it had.
        seen: String,
    },
    /// Chooses the copy of an issue that is cited.
    Cite {
        /// The name of the document cited so far.
        document: String,
        /// The hash of the copy.
        copy: DocumentHash,
        /// The hash of the copy that was cited.
        seen: DocumentHash,
    },
    /// Gives a document in the library another title, series or date.
    Describe {
        /// The complete new description.
        description: Box<Document>,
        /// From [`document_looks`](crate::domain::rulings::log::imported::document_looks).
        seen: String,
    },
    /// Asserts that one entry does something to another text.
    Assert {
        assertion: Assertion,
        /// From [`entry_looks`](crate::domain::rulings::log::imported::entry_looks), for the entry.
        seen: String,
    },
    /// Makes a proposal count for everybody.
    Confirm {
        /// The proposal's number.
        number: i64,
    },
    /// Withdraws a statement.
    Withdraw {
        /// The statement's number.
        number: i64,
    },
    /// Keeps a question that the library does not decide, for the rules committee.
    Ask(Question),
    /// Settles a kept question; the reason says how.
    Settle {
        /// The question's number.
        number: i64,
    },
}

/// What an operator wants corrected in an entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum CorrectionRequest {
    /// The entry continues the one before it.
    Merge,
    /// A new entry begins at this line.
    Cut {
        line: u32,
        /// The heading of the new entry.
        heading: String,
    },
    /// The new heading.
    Rename(String),
    /// The new kind.
    SetKind(EntryKind),
    /// Whether a star marks it.
    SetStar(bool),
}

/// A question that the library does not decide.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    pub words: String,
    pub edition: Edition,
    /// The day: the question is about the rules of that day.
    pub day: NaiveDate,
}

/// Who makes a statement, when, why, and on which form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Provenance {
    /// Who states it: `account:…` or `operator`.
    pub by: ActorId,
    /// Whether they run the installation.
    pub is_operator: bool,
    pub at: DateTime<Utc>,
    /// The number of the form.
    pub submission: String,
    /// The reason; empty for a question and for a description.
    pub reason: String,
}

impl Provenance {
    /// A statement by the operator at the command line.
    pub fn of_operator(at: DateTime<Utc>, submission: String) -> Self {
        Self { by: ActorId::Operator, is_operator: true, at, submission, reason: String::new() }
    }
}

/// What is recorded for a statement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, strum::EnumDiscriminants)]
#[serde(tag = "kind", content = "payload", rename_all = "kebab-case")]
#[strum_discriminants(name(LibraryRecordKind), derive(strum::EnumString, IntoStaticStr))]
#[strum_discriminants(strum(serialize_all = "kebab-case"))]
#[strum_discriminants(doc = "The kind of a record, as the library's log writes it.")]
pub enum LibraryRecord {
    /// A correction of a document.
    #[serde(rename = "split")]
    #[strum_discriminants(strum(serialize = "split"))]
    Correction(Correction),
    /// A relation that counts for everybody.
    Relation(Assertion),
    /// A relation that counts only at its author's tournaments until somebody confirms it.
    Proposal(Assertion),
    /// Makes the proposal with this number count for everybody.
    Confirmation(i64),
    /// Withdraws the statement with this number.
    Withdrawal(i64),
    /// The complete new description of a document.
    Description(Box<Document>),
    /// A kept question.
    Question(Question),
    /// Settles the question with this number.
    Settlement(i64),
}

/// A line of the library's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stated {
    /// Its number, from 1.
    pub number: i64,
    /// The hash of the document it concerns; `None` for questions.
    pub document: Option<DocumentHash>,
    /// When it was stated.
    pub at: DateTime<Utc>,
    /// Who stated it: `account:…` or `operator`.
    pub by: ActorId,
    /// The reason given.
    pub reason: String,
    /// The number of the form.
    pub submission: String,
    /// The hash of the form's content, which recognises a repeated form; empty in lines older than this field.
    pub asked_sha256: FormHash,
    /// What is recorded.
    pub record: LibraryRecord,
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Correct { change, .. } => change.fmt(f),
            Self::Date { issued, .. } => f.write_str(&Correction::Date { issued: *issued }.clause()),
            Self::Cite { copy, .. } => f.write_str(&Correction::Cite { copy: copy.clone() }.clause()),
            Self::Describe { description, .. } => write_description(f, description),
            Self::Assert { assertion, .. } => write_relation(f, assertion),
            Self::Confirm { number } => write_confirmation(f, *number),
            Self::Withdraw { number } => write_withdrawal(f, *number),
            Self::Ask(question) => write_question(f, question),
            Self::Settle { number } => write_settlement(f, *number),
        }
    }
}

impl fmt::Display for CorrectionRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Merge => f.write_str("it continues the entry before it"),
            Self::Cut { line, heading } => write!(f, "from line {line} on it is “{heading}”"),
            Self::Rename(heading) => write!(f, "its heading reads “{heading}”"),
            Self::SetKind(kind) => write!(f, "it is of the kind {kind}"),
            Self::SetStar(true) => f.write_str("it is marked with a star"),
            Self::SetStar(false) => f.write_str("it bears no star"),
        }
    }
}

impl fmt::Display for LibraryRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Correction(correction) => f.write_str(&correction.clause()),
            Self::Relation(assertion) | Self::Proposal(assertion) => write_relation(f, assertion),
            Self::Confirmation(number) => write_confirmation(f, *number),
            Self::Withdrawal(number) => write_withdrawal(f, *number),
            Self::Description(description) => write_description(f, description),
            Self::Question(question) => write_question(f, question),
            Self::Settlement(number) => write_settlement(f, *number),
        }
    }
}

fn write_relation(f: &mut fmt::Formatter<'_>, assertion: &Assertion) -> fmt::Result {
    let EntryAddress { stem, slug } = &assertion.from;
    let part = if assertion.scope == Scope::Part { "a part of " } else { "" };
    write!(f, "{stem}/{slug} {} {part}", assertion.does.verb())?;
    match &assertion.to {
        Target::Entry(EntryAddress { stem, slug }) => write!(f, "{stem}/{slug}"),
        Target::Named { source, heading } => write!(f, "“{heading}” ({source})"),
    }
}

fn write_description(f: &mut fmt::Formatter<'_>, document: &Document) -> fmt::Result {
    write!(f, "{} {} is “{}”", document.work, document.date(), document.title)
}

fn write_question(f: &mut fmt::Formatter<'_>, Question { words, edition, day }: &Question) -> fmt::Result {
    write!(f, "“{words}” is asked ({}, rules of {day})", edition.name())
}

fn write_confirmation(f: &mut fmt::Formatter<'_>, number: i64) -> fmt::Result {
    write!(f, "proposal {number} is confirmed")
}

fn write_withdrawal(f: &mut fmt::Formatter<'_>, number: i64) -> fmt::Result {
    write!(f, "statement {number} is taken back")
}

fn write_settlement(f: &mut fmt::Formatter<'_>, number: i64) -> fmt::Result {
    write!(f, "question {number} is settled")
}
