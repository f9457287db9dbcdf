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

/// A source of cards that cannot be read, naming the line. Said by `words::cards`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct UnreadableCards {
    /// Line, from 1.
    pub line: usize,
    pub why: CardFault,
}

impl UnreadableCards {
    /// What is wrong in which line.
    pub const fn at(line: usize, why: CardFault) -> Self {
        Self { line, why }
    }
}

/// What is wrong with a line of a source of cards. Said by `words::cards`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CardFault {
    /// It does not begin as a card table does.
    NotATable,
    /// It is no table of particulars, or not as it was written.
    NotParticulars,
    /// Its columns are not those of a `LackeyCCG` plugin file.
    NotAPlugin,
    /// The line is not a record of the table: what the reader said, in English.
    NotARecord(String),
    /// A card of a plugin file has a type that is not known.
    UnknownType {
        /// The text in the column of types.
        text: String,
        card: String,
    },
    /// No card type.
    NotAType(String),
    /// No edition.
    NotAnEdition(String),
    /// No part of a deck.
    NotAZone(String),
    /// No precision of a date.
    NotAPrecision(String),
    /// A word that its column does not allow.
    UnknownWord(String),
    /// No line of a card table begins like this.
    UnknownLine(String),
    /// A printing comes before any card.
    PrintingFirst,
    /// A card without an id or a title.
    Nameless,
    /// A row of a table is cut short, or has more cells than the header.
    OtherLength { cells: usize, columns: usize },
    /// A cell of a table holds the row after it: its quote is never closed, or too late.
    SwallowedRow,
    /// A row of a table says nothing in this column, which every row needs.
    EmptyCell(&'static str),
    /// A row of a table has words in a column of numbers.
    NotANumber { column: &'static str, text: String },
    /// A printing whose card cannot be used.
    CardLeftOut,
}

/// As its sentence, for programs.
impl Serialize for CardFault {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
