//! Why a statement about the library is not recorded.

use chrono::NaiveDate;

use crate::domain::day::DayFormat;
use crate::domain::rulings::assertable::NotRelatable;
use crate::domain::rulings::correction::Misfit;
use crate::domain::rulings::document::NotBefore;

/// How many proposals one person may have waiting.
pub const MOST_PROPOSALS: usize = 20;

/// Why a statement is not recorded.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StatementRefusal {
    /// Somebody changed the subject of the statement in the meantime.
    #[error("It was changed since you opened it.")]
    Overtaken,
    /// There is no such entry or document.
    #[error("This entry is not there any more. Open the document again and look for it.")]
    NoEntry,
    /// There is no such statement or question, or it was withdrawn or settled.
    #[error("This was taken back already, or is not there. Open the page again.")]
    NoStatement,
    /// The correction does not fit.
    #[error("This correction does not fit: {0}. Nothing was changed.")]
    DoesNotFit(#[from] Misfit),
    /// The document mentions things that are newer than the date.
    #[error("The document cannot be of {issued}: “{title}” {floor}. Look at the year again.", floor = .floor.words(DayFormat::Iso))]
    TooOld {
        /// The date given.
        issued: NaiveDate,
        /// The title of the document.
        title: String,
        /// The earliest day it can be from.
        floor: Box<NotBefore>,
    },
    /// The date is in the future.
    #[error("{issued} is still to come; today is {today}. Look at the year again.")]
    ToCome {
        /// The date given.
        issued: NaiveDate,
        /// The day on which it was given.
        today: NaiveDate,
    },
    /// The relation cannot be asserted.
    #[error(transparent)]
    NotRelatable(#[from] NotRelatable),
    /// Somebody else made the statement.
    #[error("Somebody else asserted this. Only they, who confirmed it, or an operator withdraw it.")]
    OfSomebodyElse,
    /// The same relation is already proposed.
    #[error("This is proposed already. Confirm it instead, where it is listed.")]
    Proposed,
    /// One person has too many proposals waiting.
    #[error("{MOST_PROPOSALS} of your proposals wait to be confirmed. Wait for that, or withdraw one.")]
    TooManyProposals,
    /// Nobody confirms their own proposal.
    #[error("You proposed this yourself. Somebody of another tournament or an operator confirms it.")]
    OwnProposal,
    /// Somebody of another tournament has to confirm it.
    #[error(
        "You help only where the person who proposed this helps too. Somebody of another tournament or an operator confirms it."
    )]
    SameTournaments,
}
