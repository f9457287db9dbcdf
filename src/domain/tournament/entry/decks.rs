//! What happened to deck lists.

use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::tournament::payload::facts;

facts! {
    /// A deck list was submitted; its text is stored separately and privately.
    DeckSubmitted {
        /// The player whose deck it is.
        pub player: PlayerId,
        /// SHA-256 of the text.
        pub sha256: String,
        /// Whether the check found no error.
        pub legal: bool,
        /// How many errors it found.
        pub errors: u32,
        /// How many cards the list contains.
        pub cards: u32,
    }

    /// A deck checker accepted a list, with or without faults.
    DeckAccepted {
        /// The player whose list was accepted.
        pub player: PlayerId,
        /// SHA-256 of the list accepted.
        pub sha256: String,
        /// Why a list with faults was accepted; otherwise empty.
        pub reason: String,
    }

    /// A member of staff read a private list.
    DeckRead {
        /// The player whose list was read.
        pub player: PlayerId,
        /// SHA-256 of the list read.
        pub sha256: String,
    }

    /// A player's cards were compared with the list.
    DeckChecked {
        /// The player whose deck was checked.
        pub player: PlayerId,
        /// SHA-256 of the list it was compared with.
        pub sha256: String,
        /// The round in progress, if any.
        pub round: Option<RoundNumber>,
        /// Whether the deck matched the list.
        pub agrees: bool,
        /// What differed, or a remark; may be empty if it matched.
        pub found: String,
    }
}
