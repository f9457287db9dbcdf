//! What a round waits for before it can close.

use std::fmt;

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
    /// Whether nothing is missing.
    pub const fn is_over(&self) -> bool {
        match self {
            Self::Draft => false,
            Self::Tables { results, conflicts, winners } => {
                results.is_empty() && conflicts.is_empty() && winners.is_empty()
            }
        }
    }
}

impl fmt::Display for RoundWaits {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Tables { results, conflicts, winners } = self else {
            return to.write_str("its pairings are still a draft");
        };
        if self.is_over() {
            return to.write_str("all results are in");
        }
        let parts = [
            (results, "no result yet from"),
            (conflicts, "contradicting results at"),
            (winners, "no winner yet at"),
        ];
        let parts = parts.iter().filter(|(tables, _)| !tables.is_empty());
        let parts: Vec<String> =
            parts.map(|(tables, what)| format!("{what} {}", table_list(tables))).collect();
        to.write_str(&parts.join(", and "))
    }
}

/// `table 4`, `tables 4, 5, 9`.
fn table_list(tables: &[TableNumber]) -> String {
    let numbers: Vec<String> = tables.iter().map(ToString::to_string).collect();
    let word = if numbers.len() == 1 { "table" } else { "tables" };
    format!("{word} {}", numbers.join(", "))
}
