//! What happened in a tournament of pods.

use crate::domain::deck::Format;
use crate::domain::id::{AtTable, DisputeNumber, PlayerId, RoundNumber, TableNumber};
use crate::domain::left_out::present;
use crate::domain::pods::score::{PodCounting, PodScore};
use crate::domain::pods::seating::PodAlgorithm;
use crate::domain::reason::Reason;
use crate::domain::tournament::payload::entries;
use crate::domain::tournament::play::PodRules;
use crate::domain::tournament::pod_table::SeatedPod;
use crate::domain::tournament::settings::{Pins, Settings};

entries! {
    /// A tournament in pods was set up. Always the first entry, and only the first.
    PodTournamentCreated {
        /// What the director chose.
        pub settings: Settings,
        /// The complete rules as of that day.
        pub rules: Box<PodRules>,
        /// The complete deck format as of that day; `None` if decks are not checked.
        pub format: Option<Box<Format>>,
        /// The versions of the card table and the rulings library that judge this tournament.
        pub pins: Pins,
        /// The number from which every seed is derived, fixed before anybody registers.
        pub pairing_seed: u64,
    }

    /// The director changed what is played with and what is written down, before the first score, or how many play at
    /// the top table.
    PodRulesChanged {
        /// Whether each pod plays with a pile of Troubles; as it was before if they play as before.
        pub troubles: bool,
        /// What is written down of a game; as it was before if they play as before.
        pub counting: PodCounting,
        /// Whether only the size of the top table changed, which no heat rests on. Entries without it set everything.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub plays_as_before: bool,
        /// How many play at the top table; `None` if that stays.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
        pub top_size: Option<u32>,
        /// The reason given.
        pub reason: Reason,
    }

    /// A heat was seated, as a draft that players do not see yet.
    HeatPaired {
        /// The round's number.
        pub round: RoundNumber,
        /// The seed with which the order was drawn.
        pub seed: u64,
        pub pods: Vec<SeatedPod>,
        /// Players marked absent this heat.
        pub absent: Vec<PlayerId>,
        /// How many pairs sit together who were to be kept apart.
        #[serde(default, skip_serializing_if = "none")]
        pub together: u32,
        /// How many pairs sit together again.
        pub repeats: u32,
        /// Whether no seating is better.
        pub proved: bool,
        pub algorithm: PodAlgorithm,
    }

    /// Players changed pods of a heat that is being played, or a late one joined.
    PodsReseated {
        /// The round's number.
        pub round: RoundNumber,
        /// The pods that changed, with everybody who sits there from now on.
        pub pods: Vec<SeatedPod>,
        /// The reason given.
        pub reason: Reason,
    }

    /// The director changed the pods of a draft.
    PodsChanged {
        /// The round's number.
        pub round: RoundNumber,
        /// All pods of the round from now on.
        pub pods: Vec<SeatedPod>,
        /// The reason given.
        pub reason: Reason,
    }

    /// The top table was seated, as a draft that players do not see yet.
    TopTableSeated {
        /// The round's number; it follows the heats.
        pub round: RoundNumber,
        /// The seed with which players who are level were drawn.
        pub seed: u64,
        /// The players at the top table, best first.
        pub pod: SeatedPod,
        /// How many of them won a pod.
        pub winners: u32,
        /// The next ones, in order.
        pub reserves: Vec<PlayerId>,
        /// Whether the last seat went by lot.
        pub drawn: bool,
    }

    /// A player reported what their own pod scored.
    PodReported {
        /// The round's number.
        pub round: RoundNumber,
        /// The table's number.
        pub table: TableNumber,
        /// The player who reported.
        pub player: PlayerId,
        /// The reported score.
        pub score: PodScore,
    }

    /// What a pod scored was recorded.
    PodRecorded {
        /// The round's number.
        pub round: RoundNumber,
        /// The table's number.
        pub table: TableNumber,
        pub score: PodScore,
        /// Whether the game was not finished in time, so that these are the scores of that moment.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub unfinished: bool,
    }

    /// A score was submitted that contradicts the recorded one. Nothing was overwritten.
    PodContradicted {
        /// The round's number.
        pub round: RoundNumber,
        /// The table's number.
        pub table: TableNumber,
        /// The score submitted.
        pub offered: PodScore,
    }

    /// What was recorded of a pod was corrected.
    PodCorrected {
        /// The round's number.
        pub round: RoundNumber,
        /// The table's number.
        pub table: TableNumber,
        /// The score before the correction.
        pub was: PodScore,
        /// The score from now on.
        pub score: PodScore,
        /// The reason given.
        pub reason: Reason,
        /// The dispute whose ruling caused it, if any.
        pub dispute: Option<DisputeNumber>,
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
const fn none(pairs: &u32) -> bool {
    *pairs == 0
}

/// The table that an entry is about.
macro_rules! at_pod {
    ($($entry:ident),*) => {
        $(impl $entry {
            /// The table it is about.
            pub const fn at(&self) -> AtTable {
                AtTable { round: self.round, table: self.table }
            }
        })*
    };
}

at_pod!(PodReported, PodRecorded, PodContradicted, PodCorrected);
