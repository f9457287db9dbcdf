//! What was undone and redone.

use crate::domain::id::EntryNumber;
use crate::domain::reason::Reason;
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::payload::entries;

entries! {
    /// Somebody undid an act: its entries stay in the log and no longer count.
    ActUndone {
        /// The first entry of the act.
        pub first: EntryNumber,
        /// The last entry of the act.
        pub last: EntryNumber,
        /// The reason given.
        pub reason: Reason,
    }

    /// Somebody took an undoing back: the entries of the act count again, at their old place.
    ActRedone {
        /// The first entry of the act.
        pub first: EntryNumber,
        /// The last entry of the act.
        pub last: EntryNumber,
        /// The reason given.
        pub reason: Reason,
    }
}

impl ActUndone {
    /// The entries that were undone.
    pub const fn span(&self) -> ActSpan {
        ActSpan { first: self.first, last: self.last }
    }
}

impl ActRedone {
    /// The entries that count again.
    pub const fn span(&self) -> ActSpan {
        ActSpan { first: self.first, last: self.last }
    }
}
