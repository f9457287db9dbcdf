//! What is asked about deck lists.

use crate::domain::id::PlayerId;
use crate::domain::tournament::payload::wishes;

wishes! {
    /// Submit a deck list.
    SubmitDeck {
        /// The player whose deck it is.
        pub player: PlayerId,
        /// SHA-256 of the text.
        pub sha256: String,
        /// How many errors the check found.
        pub errors: u32,
        /// How many cards the list contains.
        pub cards: u32,
        /// Whether staff submit it; a player's own list is locked once play has begun.
        pub by_staff: bool,
    }

    /// Accept a list.
    AcceptDeck {
        /// The player whose list it is.
        pub player: PlayerId,
        /// Why a list with faults is accepted.
        pub reason: String,
    }

    /// Note that staff read a private list.
    ReadDeck {
        /// The player whose list was read.
        pub player: PlayerId,
    }

    /// Record a comparison of a deck with its list.
    CheckDeck {
        /// The player whose deck was checked.
        pub player: PlayerId,
        /// SHA-256 of the list it was compared with.
        pub sha256: String,
        /// Whether the deck matches the list.
        pub agrees: bool,
        /// What differed; required if it does not match.
        pub found: String,
    }
}
