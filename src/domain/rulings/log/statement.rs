//! What people state about the library, and what is recorded of it.

use std::fmt;

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

use crate::domain::edition::Edition;
use crate::domain::rulings::asserted_relation::{Assertion, Place, Target};
use crate::domain::rulings::correction::Correction;
use crate::domain::rulings::document::Document;
use crate::domain::rulings::entry::Kind;
use crate::domain::rulings::relation::Scope;

/// What somebody states. `seen` is what they had before them, in short: what was changed since is not changed unseen.
/// A recorded statement never changes, so its number says what was seen of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Statement {
    /// An entry was split, named or marked wrongly.
    Correct {
        /// The entry.
        at: Place,
        /// What is to change.
        change: CorrectionRequest,
        /// As [`entry_looks`](crate::domain::rulings::log::imported::entry_looks) told it.
        seen: String,
    },
    /// An undated document is of this date.
    Date {
        /// The document's name.
        document: String,
        /// The date.
        issued: NaiveDate,
        /// The date that it had.
        seen: String,
    },
    /// Of the copies of an issue this one is cited.
    Cite {
        /// The name of the document that is cited so far.
        document: String,
        /// The hash of the copy.
        copy: String,
        /// The hash of the copy that was cited.
        seen: String,
    },
    /// A document that is held is to be known by another title, series or date.
    Describe {
        /// All that is known of it from now on.
        description: Box<Document>,
        /// As [`document_looks`](crate::domain::rulings::log::imported::document_looks) told it.
        seen: String,
    },
    /// One entry does something to another text.
    Assert {
        /// What.
        assertion: Assertion,
        /// The entry, as [`entry_looks`](crate::domain::rulings::log::imported::entry_looks) told it.
        seen: String,
    },
    /// What somebody proposed counts for everybody.
    Confirm {
        /// Its number.
        number: i64,
    },
    /// A statement is withdrawn.
    Withdraw {
        /// Its number.
        number: i64,
    },
    /// Nothing in the library decides a question: it is kept for the rules committee.
    Ask(Question),
    /// A kept question is settled; the reason says by what.
    Settle {
        /// Its number.
        number: i64,
    },
}

/// What an operator wants corrected in an entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum CorrectionRequest {
    /// The entry continues the one before it.
    Merge,
    /// From this line on it is another entry.
    Cut {
        /// The line.
        line: u32,
        /// The heading of the other entry.
        heading: String,
    },
    /// The heading is this one.
    Rename(String),
    /// It is of this kind.
    SetKind(Kind),
    /// Whether a star marks it.
    SetStar(bool),
}

/// A question that nothing in the library decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The question.
    pub words: String,
    /// The game.
    pub edition: Edition,
    /// The day: what was asked is what the rules said then.
    pub day: NaiveDate,
}

/// Who makes a statement, when, why and in which form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Provenance {
    /// Who: `account:…` or `operator`.
    pub by: String,
    /// Whether they run the installation.
    pub is_operator: bool,
    /// When.
    pub at: DateTime<Utc>,
    /// The number of the form.
    pub submission: String,
    /// Why; empty for a question and for a description.
    pub reason: String,
}

impl Provenance {
    /// Of the operator at the command line.
    pub fn of_operator(at: DateTime<Utc>, submission: String) -> Self {
        Self { by: "operator".to_owned(), is_operator: true, at, submission, reason: String::new() }
    }
}

/// What is recorded of a statement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "payload", rename_all = "kebab-case")]
pub enum Record {
    /// Something of a document is corrected.
    #[serde(rename = "split")]
    Correction(Correction),
    /// One entry does something to another text, for everybody.
    Relation(Assertion),
    /// One entry does something to another text, at the tournaments of who says so, until somebody confirms it.
    Proposal(Assertion),
    /// The proposal with this number counts for everybody.
    Confirmation(i64),
    /// The statement with this number is withdrawn.
    Withdrawal(i64),
    /// All that is known of a document from now on.
    Description(Box<Document>),
    /// A question is kept.
    Question(Question),
    /// The question with this number is settled.
    Settlement(i64),
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stated {
    /// Its number, from 1.
    pub number: i64,
    /// The hash of the document that it is about; `None` for questions.
    pub document: Option<String>,
    /// When it was stated.
    pub at: DateTime<Utc>,
    /// By whom: `account:…` or `operator`.
    pub by: String,
    /// Why.
    pub reason: String,
    /// The number of the form.
    pub submission: String,
    /// The hash of what the form said, by which it is known again; empty for what was stated before that was recorded.
    pub asked_sha256: String,
    /// What is recorded.
    pub record: Record,
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

impl fmt::Display for Record {
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
    let Place { stem, slug } = &assertion.from;
    let part = if assertion.scope == Scope::Part { "a part of " } else { "" };
    write!(f, "{stem}/{slug} {} {part}", assertion.does.verb())?;
    match &assertion.to {
        Target::Entry(Place { stem, slug }) => write!(f, "{stem}/{slug}"),
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
