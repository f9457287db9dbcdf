//! What happened to the tournament as a whole.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};

use crate::domain::deck::Format;
use crate::domain::reason::Reason;
use crate::domain::scoring::profile::Profile;
use crate::domain::tournament::payload::entries;
use crate::domain::tournament::settings::{Pins, PlanPart, Settings};

entries! {
    /// The tournament was set up. Always the first entry, and only the first.
    TournamentCreated {
        /// What the director chose.
        pub settings: Settings,
        /// The complete scoring profile as of that day.
        pub profile: Box<Profile>,
        /// The complete deck format as of that day; `None` if decks are not checked.
        pub format: Option<Box<Format>>,
        /// The versions of the card table and the rulings library that judge this tournament.
        pub pins: Pins,
        /// The number from which every pairing seed is derived, fixed before anybody registers.
        pub pairing_seed: u64,
    }

    /// The director changed the settings.
    SettingsChanged {
        /// The settings from now on.
        pub settings: Settings,
        /// Whether only the title or the place changed, on which nothing rests. Entries without it may change everything.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub only_names: bool,
        /// The parts of the plan that changed, on which little rests, if nothing else did but the title and the place.
        /// Entries without it may change everything.
        #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
        pub only_plan: BTreeSet<PlanPart>,
        /// The reason given.
        pub reason: Reason,
    }

    /// From now on another profile scores all results, including those already recorded.
    ProfileChanged {
        /// The complete profile.
        pub profile: Box<Profile>,
        /// The reason given.
        pub reason: Reason,
    }

    /// From now on another format checks decks.
    FormatChanged {
        /// The complete format; `None` if decks are not checked.
        pub format: Option<Box<Format>>,
        /// The reason given.
        pub reason: Reason,
    }

    /// The whole tournament was exported as a file, private deck lists included.
    TournamentExported {}

    /// The tournament is over; the standings are final.
    TournamentClosed {}

    /// A closed tournament was opened again.
    TournamentReopened {
        /// The reason given.
        pub reason: Reason,
    }

    /// An operator hid the tournament from the lists.
    TournamentHidden {
        /// The reason given.
        pub reason: Reason,
    }

    /// An operator showed a hidden tournament on the lists again.
    TournamentShown {}

    /// The computer's clock jumped while a tournament was played: somebody set it, or it was corrected.
    ClockJumped {
        /// What it would have shown.
        pub from: DateTime<Utc>,
        /// What the clock showed.
        pub to: DateTime<Utc>,
    }
}
