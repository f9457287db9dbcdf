//! The entries of a log that make up one act.

use crate::domain::id::EntryNumber;

/// The entries that one submission added. They are undone and redone together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ActSpan {
    pub first: EntryNumber,
    pub last: EntryNumber,
}

impl ActSpan {
    /// The numbers of its entries.
    pub fn numbers(self) -> impl DoubleEndedIterator<Item = EntryNumber> + Clone {
        (self.first.0..=self.last.0).map(EntryNumber)
    }

    /// Whether the entry with this number is one of them.
    pub fn holds(self, number: EntryNumber) -> bool {
        (self.first..=self.last).contains(&number)
    }
}
