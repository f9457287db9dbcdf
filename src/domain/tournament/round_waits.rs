//! What a round waits for before it can close.

use crate::domain::id::TableNumber;

/// What a round waits for before it can close.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RoundWaits {
    /// Its pairings are not published.
    Draft,
    /// Its tables. All three empty: nothing is missing.
    Tables {
        /// Where a result is missing.
        results: Vec<TableNumber>,
        /// Where two results contradict each other.
        conflicts: Vec<TableNumber>,
        /// Where nobody has won the match yet.
        winners: Vec<TableNumber>,
    },
}

impl RoundWaits {
    /// Whether the round waits for nothing.
    pub const fn is_over(&self) -> bool {
        match self {
            Self::Draft => false,
            Self::Tables { results, conflicts, winners } => {
                results.is_empty() && conflicts.is_empty() && winners.is_empty()
            }
        }
    }
}
