//! What people state about the library, and what is recorded.

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::domain::actor::ActorId;
use crate::domain::edition::Edition;
use crate::domain::hash::{DocumentHash, FormHash};
use crate::domain::reason::{Reason, TypedReason};
use crate::domain::rulings::asserted_relation::{Assertion, EntryAddress};
use crate::domain::rulings::correction::Correction;
use crate::domain::rulings::document::Document;
use crate::domain::rulings::entry::EntryKind;
use crate::domain::rulings::log::fingerprint::Fingerprint;

/// What somebody states. `seen` is how what they had before them looked, so that nothing that changed since is
/// overwritten unseen. Recorded statements never change, so their number is enough.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Statement {
    /// An entry was split, named or marked wrongly.
    Correct {
        at: EntryAddress,
        change: CorrectionRequest,
        /// The entry as it looked, from [`entry_looks`](crate::domain::rulings::log::imported::entry_looks).
        seen: Fingerprint,
    },
    /// Gives an undated document a date.
    Date {
        /// The document's name.
        document: String,
        issued: NaiveDate,
        /// The date that the document had.
        seen: Fingerprint,
    },
    /// Chooses the copy of an issue that is cited.
    Cite {
        /// The name of the document cited so far.
        document: String,
        /// The hash of the copy.
        copy: DocumentHash,
        /// The hash of the copy that was cited.
        seen: Fingerprint,
    },
    /// Gives a document in the library another title, series or date.
    Describe {
        /// The complete new description.
        description: Box<Document>,
        /// The document as it looked, from [`document_looks`](crate::domain::rulings::log::imported::document_looks).
        seen: Fingerprint,
    },
    /// Asserts that one entry does something to another text.
    Assert {
        assertion: Assertion,
        /// From [`entry_looks`](crate::domain::rulings::log::imported::entry_looks), for the entry.
        seen: Fingerprint,
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
    /// The reason; a question and a description need none.
    pub reason: TypedReason,
}

impl Provenance {
    /// A statement by the operator at the command line.
    pub fn of_operator(at: DateTime<Utc>, submission: String) -> Self {
        Self { by: ActorId::Operator, is_operator: true, at, submission, reason: TypedReason::default() }
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
    /// The line's number, from 1.
    pub number: i64,
    /// The hash of the document it concerns; `None` for questions.
    pub document: Option<DocumentHash>,
    /// When the line was stated.
    pub at: DateTime<Utc>,
    /// Who stated it: `account:…` or `operator`.
    pub by: ActorId,
    /// The reason given; `None` for a question and for a description.
    pub reason: Option<Reason>,
    /// The number of the form.
    pub submission: String,
    /// The hash of the form's content, which recognises a repeated form; empty in lines older than this field.
    pub asked_sha256: FormHash,
    /// What the line records.
    pub record: LibraryRecord,
}
