//! What is asked about deck lists.

use crate::domain::hash::ListHash;
use crate::domain::id::PlayerId;
use crate::domain::reason::TypedReason;
use crate::domain::tournament::payload::commands;
use crate::domain::tournament::publication::Publication;

commands! {
    /// Submit a deck list.
    SubmitDeck {
        /// The player whose deck it is.
        pub player: PlayerId,
        /// SHA-256 of the text.
        pub sha256: ListHash,
        /// How many errors the check found.
        pub errors: u32,
        /// How many cards the list contains.
        pub cards: u32,
        /// Whether staff submit it; a player's own list is locked once play has begun.
        pub by_staff: bool,
        /// Whether the player agrees that everybody sees the list; `None` if nobody was asked.
        pub agrees: Option<bool>,
    }

    /// Register what a player opened or drafted.
    RegisterPool {
        /// The player whose pool it is.
        pub player: PlayerId,
        /// SHA-256 of the text.
        pub sha256: ListHash,
        /// How many cards it contains, copies counted.
        pub cards: u32,
        /// Whether staff register it; a player's own pool is locked once play has begun, or once staff registered it.
        pub by_staff: bool,
    }

    /// Say whether everybody may see a player's list.
    StateDeckConsent {
        /// The player whose list it is.
        pub player: PlayerId,
        /// Whether the player agrees.
        pub agrees: bool,
    }

    /// Choose whose lists everybody sees, and from when.
    ChangePublication {
        /// The choice from now on.
        pub publication: Publication,
    }

    /// Accept a list.
    AcceptDeck {
        /// The player whose list it is.
        pub player: PlayerId,
        /// Why a list with faults is accepted.
        pub reason: TypedReason,
    }

    /// Note that staff read a private list.
    ReadDeck {
        /// The player whose list was read.
        pub player: PlayerId,
    }

    /// Note that staff read several private lists, as for a sheet.
    ReadDecks {
        /// The players whose lists were read.
        pub players: Vec<PlayerId>,
    }

    /// Draw players of the round in play for deck checks.
    DrawDeckChecks {
        pub count: u32,
        /// How many of them are near the cut.
        pub near: u32,
        /// The last place that is near the cut.
        pub top: u32,
        /// The number from which the draw follows.
        pub seed: u64,
    }

    /// Record a comparison of a deck with its list.
    CheckDeck {
        /// The player whose deck was checked.
        pub player: PlayerId,
        /// SHA-256 of the list it was compared with.
        pub sha256: ListHash,
        /// Whether the deck matches the list.
        pub agrees: bool,
        /// What differed; required if it does not match.
        pub found: String,
    }
}
