//! What can go wrong at the desk.

use crate::app::store::StoreError;
use crate::domain::awaited::NotAwaited;
use crate::domain::rulings::log;
use crate::domain::tournament::hash_chain::BrokenChain;
use crate::domain::tournament::refusal::Refusal;

/// Why the desk did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum DeskError {
    /// The rules refuse it; nothing was recorded.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// A statement about the library is refused; nothing was recorded.
    #[error(transparent)]
    NotStated(#[from] log::refusal::Refusal),
    /// What was asked for cannot be used as it was typed.
    #[error("{0}")]
    Unusable(String),
    /// It would take the place of something that is there already.
    #[error("{0}")]
    Taken(String),
    /// There is no such thing, or it is none of the asker's business.
    #[error("not found")]
    NotFound,
    /// The same form was sent before with other content.
    #[error(
        "This form was already sent once with other content. Nothing of the second sending was recorded."
    )]
    SentDifferently {
        /// What was sent first.
        first: String,
        /// What was sent now.
        now: String,
    },
    /// The log does not prove itself, so nothing is added to it.
    #[error(
        "The log of this tournament was damaged or changed ({0}). Nothing more is recorded here until it is restored from a backup: see `arbiter verify` and `arbiter restore`."
    )]
    Broken(BrokenChain),
    /// A log from elsewhere does not verify.
    #[error("The export does not verify, so nothing was imported: {0}.")]
    Unsound(String),
    /// An entry of the log cannot be read by this version.
    #[error("entry {sequence} of the log cannot be read: {cause}")]
    Unreadable {
        /// The entry's number.
        sequence: i64,
        /// What the reader said.
        cause: String,
    },
    /// Too many attempts.
    #[error("Too many attempts. Wait {seconds} seconds and try again.")]
    Wait {
        /// How long.
        seconds: u64,
    },
    /// More passwords are waiting to be looked at than there is room for.
    #[error("Too many people sign in at once. Wait a moment and try again.")]
    Crowded,
    /// The name or the password is wrong; which one is not said.
    #[error("The name or the password is not right. Check both and sign in again.")]
    SignInFailed,
    /// A link that cannot be used any more.
    #[error("This link has been used, has expired or was never given out. Ask the director for a new one.")]
    LinkSpent,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Nobody waits for the answer any more.
    #[error(transparent)]
    NotAwaited(#[from] NotAwaited),
    /// The operating system gave no randomness.
    #[error("no randomness to be had: {0}")]
    Randomness(String),
}
