//! What is asked of the tournament as a whole.

use chrono::{DateTime, Utc};

use crate::domain::deck::Format;
use crate::domain::reason::TypedReason;
use crate::domain::scoring::profile::Profile;
use crate::domain::tournament::payload::commands;
use crate::domain::tournament::settings::{Pins, Settings};

commands! {
    /// Set the tournament up.
    CreateTournament {
        /// What the director chose.
        pub settings: Settings,
        /// The scoring profile to pin.
        pub profile: Box<Profile>,
        /// The deck format to pin.
        pub format: Option<Box<Format>>,
        /// The versions to pin.
        pub pins: Pins,
        /// The number from which pairing seeds are derived.
        pub pairing_seed: u64,
    }

    /// Change the settings.
    ChangeSettings {
        /// The settings from now on.
        pub settings: Settings,
        /// The reason given.
        pub reason: TypedReason,
    }

    /// Change the scoring profile.
    ChangeProfile {
        /// The profile to pin.
        pub profile: Box<Profile>,
        /// The reason given.
        pub reason: TypedReason,
    }

    /// Change the deck format.
    ChangeFormat {
        /// The format to pin; `None` if decks are not checked.
        pub format: Option<Box<Format>>,
        /// The reason given.
        pub reason: TypedReason,
    }

    /// Note that the whole tournament was exported as a file.
    ExportTournament {}

    /// End the tournament.
    CloseTournament {}

    /// Reopen the tournament.
    ReopenTournament {
        /// The reason given.
        pub reason: TypedReason,
    }

    /// Hide the tournament from the lists; then only people with a role or a seat can open its pages.
    HideTournament {
        /// The reason given.
        pub reason: TypedReason,
    }

    /// Show a hidden tournament on the lists again.
    ShowTournament {}

    /// Note that the computer's clock jumped.
    NoteClockJump {
        /// What it would have shown.
        pub from: DateTime<Utc>,
        /// What the clock showed.
        pub to: DateTime<Utc>,
    }
}
