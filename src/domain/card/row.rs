//! One printing with the facts of its card, as every source of cards delivers it.

use serde::Serialize;

use crate::domain::card::definition::{Card, Printing};

/// What one line of a source says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SourceRow {
    /// A printing; the card has no printings of its own yet.
    Printing {
        /// The card's facts.
        card: Box<Card>,
        printing: Printing,
        /// What else it says about the card, as the cells of a line of a table of particulars.
        particulars: String,
    },
    /// A card was renamed; both titles remain valid.
    Renamed {
        /// The old title.
        old: String,
        /// The new title.
        new: String,
    },
}

/// A source of cards that cannot be read, naming the line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct UnreadableCards {
    /// Line, from 1.
    pub line: usize,
    /// What is wrong there and what to do.
    pub why: String,
}

impl UnreadableCards {
    /// Says what is wrong in which line.
    pub fn at(line: usize, why: impl Into<String>) -> Self {
        Self { line, why: why.into() }
    }
}
