//! Why a statement about the library is not recorded.

use chrono::NaiveDate;

use crate::domain::rulings::assertable::NotRelatable;
use crate::domain::rulings::correction::Misfit;
use crate::domain::rulings::document::NotBefore;
use crate::domain::unseen::Hidden;

/// How many proposals one person may have waiting.
pub const MOST_PROPOSALS: usize = 20;

/// The longest reason for a statement, in characters.
pub const LONGEST_REASON: usize = 400;
/// The longest heading that a correction gives, in characters.
pub const LONGEST_HEADING: usize = 120;

/// Why a statement is not recorded.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StatementRefusal {
    /// Only operators correct, date, choose and describe documents.
    NotTheOperator,
    /// No operator lets the author assert anything about rulings.
    MayNotAssert,
    /// Nobody could read later why it was stated.
    NoReason,
    /// The reason has more characters than [`LONGEST_REASON`].
    ReasonTooLong { length: usize },
    /// The reason has a character that nobody sees.
    ReasonHides(Hidden),
    /// Somebody changed the subject of the statement in the meantime.
    Overtaken,
    /// There is no such entry or document.
    NoEntry,
    /// There is no such statement or question, or it was withdrawn or settled.
    NoStatement,
    /// The correction does not fit.
    DoesNotFit(#[from] Misfit),
    /// The document mentions things that are newer than the date.
    TooOld {
        /// The date given.
        issued: NaiveDate,
        /// The title of the document.
        title: String,
        /// The earliest day it can be from.
        floor: Box<NotBefore>,
    },
    /// The date is in the future.
    ToCome {
        /// The date given.
        issued: NaiveDate,
        /// The day on which it was given.
        today: NaiveDate,
    },
    /// The relation cannot be asserted.
    NotRelatable(#[from] NotRelatable),
    /// Somebody else made the statement.
    OfSomebodyElse,
    /// This relation is already proposed.
    Proposed,
    /// This question is already kept, and nobody has settled it.
    AlreadyAsked,
    /// One person has too many proposals waiting.
    TooManyProposals,
    /// Nobody confirms their own proposal.
    OwnProposal,
    /// Somebody of another tournament has to confirm it.
    SameTournaments,
}
