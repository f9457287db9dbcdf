//! What happened to deck lists.

use crate::domain::hash::ListHash;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::reason::{Reason, reason_or_empty};
use crate::domain::tournament::deck_check::Pick;
use crate::domain::tournament::payload::entries;
use crate::domain::tournament::publication::Publication;

entries! {
    /// A deck list was submitted; its text is stored separately and privately.
    DeckSubmitted {
        /// The player whose deck it is.
        pub player: PlayerId,
        /// SHA-256 of the text.
        pub sha256: ListHash,
        /// Whether the check found no error.
        pub legal: bool,
        /// How many errors it found.
        pub errors: u32,
        /// How many cards the list contains.
        pub cards: u32,
    }

    /// What a player opened or drafted was registered; its text is stored separately and privately.
    PoolRegistered {
        /// The player whose pool it is.
        pub player: PlayerId,
        /// SHA-256 of the text.
        pub sha256: ListHash,
        /// How many cards it contains, copies counted.
        pub cards: u32,
    }

    /// A deck checker accepted a list, with or without faults.
    DeckAccepted {
        /// The player whose list was accepted.
        pub player: PlayerId,
        /// SHA-256 of the list accepted.
        pub sha256: ListHash,
        /// Why a list with faults was accepted.
        #[serde(with = "reason_or_empty")]
        pub reason: Option<Reason>,
    }

    /// A member of staff read a private list.
    DeckRead {
        /// The player whose list was read.
        pub player: PlayerId,
        /// SHA-256 of the list read.
        pub sha256: ListHash,
    }

    /// A player's cards were compared with the list.
    DeckChecked {
        /// The player whose deck was checked.
        pub player: PlayerId,
        /// SHA-256 of the list it was compared with.
        pub sha256: ListHash,
        /// The round in progress, if any.
        pub round: Option<RoundNumber>,
        /// Whether the deck matched the list.
        pub agrees: bool,
        /// What differed, or a remark; may be empty if it matched.
        pub found: String,
    }

    /// Players of a round were drawn for deck checks. Players do not learn it before the check.
    DeckChecksDrawn {
        /// The round in which they are checked.
        pub round: RoundNumber,
        /// The number from which the draw follows.
        pub seed: u64,
        /// How many of them had to be near the cut.
        pub near: u32,
        /// The last place that was near the cut.
        pub top: u32,
        /// The players who were drawn, in order.
        pub picks: Vec<Pick>,
    }

    /// A player said whether everybody may see the deck list, or staff did for them.
    DeckConsentStated {
        /// The player whose list it is.
        pub player: PlayerId,
        /// Whether the player agrees.
        pub agrees: bool,
        /// Whether that was asked for showing it before the end of the tournament.
        pub before_end: bool,
    }

    /// The director chose whose lists everybody sees, and from when.
    PublicationChanged {
        /// The choice from now on.
        pub publication: Publication,
    }
}
