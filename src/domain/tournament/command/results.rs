//! What is asked about results.

use crate::domain::id::{AtTable, DisputeNumber, PlayerId, RoundNumber, TableNumber};
use crate::domain::reason::TypedReason;
use crate::domain::scoring::result::GameResult;
use crate::domain::tournament::payload::commands;

commands! {
    /// Report a result as a player.
    ReportResult {
        /// The player's table.
        pub at: AtTable,
        /// The player who reports.
        pub player: PlayerId,
        /// The result reported.
        pub result: GameResult,
    }

    /// Record a result.
    RecordResult {
        /// The table of the game.
        pub at: AtTable,
        /// The result to record.
        pub result: GameResult,
    }

    /// Record what games count that were not finished in time, as the page showed it.
    SettleUnfinished {
        /// The round in play.
        pub round: RoundNumber,
        /// The tables without a result, each with what its game counts.
        pub results: Vec<(TableNumber, GameResult)>,
    }

    /// Keep the recorded result and dismiss what contradicts it.
    KeepResult {
        /// The table of the game.
        pub at: AtTable,
        /// The reason given.
        pub reason: TypedReason,
    }

    /// Correct a recorded result.
    CorrectResult {
        /// The table of the game.
        pub at: AtTable,
        /// The result when the form was opened, so that a correction made in the meantime is not lost.
        pub was: GameResult,
        /// The corrected result.
        pub result: GameResult,
        /// The reason given.
        pub reason: TypedReason,
        /// The dispute that caused the correction.
        pub dispute: Option<DisputeNumber>,
    }
}
