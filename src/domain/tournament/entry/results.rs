//! What happened to results.

use crate::domain::id::{AtTable, DisputeNumber, PlayerId, RoundNumber, TableNumber};
use crate::domain::reason::Reason;
use crate::domain::scoring::result::GameResult;
use crate::domain::tournament::payload::entries;

entries! {
    /// A player reported the result of their own table.
    ResultReported {
        /// The round's number.
        pub round: RoundNumber,
        /// The table's number.
        pub table: TableNumber,
        /// The player who reported.
        pub player: PlayerId,
        /// The reported result.
        pub result: GameResult,
    }

    /// A result was recorded.
    ResultRecorded {
        /// The round's number.
        pub round: RoundNumber,
        /// The table's number.
        pub table: TableNumber,
        /// The raw result.
        pub result: GameResult,
    }

    /// A result was submitted that contradicts the recorded one. Nothing was overwritten.
    ResultContradicted {
        /// The round's number.
        pub round: RoundNumber,
        /// The table's number.
        pub table: TableNumber,
        /// The result submitted.
        pub offered: GameResult,
    }

    /// The recorded result was kept; what contradicted it was dismissed.
    ResultKept {
        /// The round's number.
        pub round: RoundNumber,
        /// The table's number.
        pub table: TableNumber,
        /// The reason given.
        pub reason: Reason,
    }

    /// A recorded result was corrected.
    ResultCorrected {
        /// The round's number.
        pub round: RoundNumber,
        /// The table's number.
        pub table: TableNumber,
        /// The result before the correction.
        pub was: GameResult,
        /// The result from now on.
        pub result: GameResult,
        /// The reason given.
        pub reason: Reason,
        /// The dispute whose ruling caused it, if any.
        pub dispute: Option<DisputeNumber>,
    }
}

/// The table that an entry is about.
macro_rules! at_table {
    ($($entry:ident),*) => {
        $(impl $entry {
            /// The table it is about.
            pub const fn at(&self) -> AtTable {
                AtTable { round: self.round, table: self.table }
            }
        })*
    };
}

at_table!(ResultReported, ResultRecorded, ResultContradicted, ResultKept, ResultCorrected);
