//! What is asked of a tournament in pods.

use crate::domain::deck::Format;
use crate::domain::id::{AtTable, DisputeNumber, PlayerId, RoundNumber, TableNumber};
use crate::domain::pods::score::{PodCounting, PodScore};
use crate::domain::reason::TypedReason;
use crate::domain::tournament::payload::commands;
use crate::domain::tournament::play::PodRules;
use crate::domain::tournament::pod_table::SeatedPod;
use crate::domain::tournament::settings::{Pins, Settings};

commands! {
    /// Set a tournament up that is played in pods.
    CreatePodTournament {
        /// What the director chose.
        pub settings: Settings,
        /// The rules to pin.
        pub rules: Box<PodRules>,
        /// The deck format to pin.
        pub format: Option<Box<Format>>,
        /// The versions to pin.
        pub pins: Pins,
        /// The number from which the seeds of the heats are derived.
        pub pairing_seed: u64,
    }

    /// Play with Troubles or without, or write games down in another way, until the first score; and seat more or fewer
    /// players at the top table, until it is seated.
    ChangePodRules {
        /// Whether each pod plays with a pile of Troubles.
        pub troubles: bool,
        /// What is written down of a game.
        pub counting: PodCounting,
        /// How many play at the top table.
        pub top_size: u32,
        /// The reason given.
        pub reason: TypedReason,
    }

    /// Seat the players of some pods of the heat in play again, as the page showed it; all others stay.
    SeatPodsAgain {
        pub round: RoundNumber,
        /// The pods with their new players: the same tables, and together the same players.
        pub pods: Vec<SeatedPod>,
        /// Why; shown with the heat.
        pub reason: TypedReason,
    }

    /// Seat the top table as a draft.
    SeatTopTable {
        /// The players that the director saw, best first.
        pub seen: Vec<PlayerId>,
    }

    /// Report what a pod scored, as one of its players.
    ReportPod {
        /// The player's table.
        pub at: AtTable,
        /// The player who reports.
        pub player: PlayerId,
        /// The score reported.
        pub score: PodScore,
    }

    /// Record what a pod scored.
    RecordPod {
        pub at: AtTable,
        /// The score to record.
        pub score: PodScore,
    }

    /// Record what pods have scored that were not finished in time, as the page showed it.
    SettleUnfinishedPods {
        /// The heat in play.
        pub round: RoundNumber,
        /// The pods without a score, each with what its players have scored.
        pub scores: Vec<(TableNumber, PodScore)>,
    }

    /// Correct what is recorded of a pod.
    CorrectPod {
        pub at: AtTable,
        /// The score when the form was opened, so that a correction made in the meantime is not lost.
        pub was: PodScore,
        /// The corrected score.
        pub score: PodScore,
        /// The reason given.
        pub reason: TypedReason,
        /// The dispute that caused the correction.
        pub dispute: Option<DisputeNumber>,
    }
}
