//! What happened to rounds and their tables.

use chrono::{DateTime, Utc};

use crate::domain::bracket::cut::Cut;
use crate::domain::id::{AtTable, DisputeNumber, PlayerId, RoundNumber, TableNumber};
use crate::domain::left_out::present;
use crate::domain::pairing::PairingProof;
use crate::domain::pairing::algorithm::Algorithm;
use crate::domain::reason::Reason;
use crate::domain::tournament::cut::CutDecks;
use crate::domain::tournament::payload::entries;
use crate::domain::tournament::random_draw::RandomDraw;
use crate::domain::tournament::round::{ByeGiven, ByeMove, PairedTable};
use crate::domain::tournament::round_clock::ClockChange;

entries! {
    /// A round was paired, as a draft that players do not see yet.
    RoundPaired {
        /// The round's number.
        pub round: RoundNumber,
        /// The seed with which the order was drawn.
        pub seed: u64,
        pub tables: Vec<PairedTable>,
        /// The normal bye, with the reason in words.
        pub bye: Option<ByeGiven>,
        /// Players with an earned bye.
        pub earned_byes: Vec<PlayerId>,
        /// Players marked absent this round.
        pub absent: Vec<PlayerId>,
        /// How many pairs have met before.
        pub rematches: u32,
        /// The total float of the pairing, as measured by the algorithm.
        pub float: String,
        /// Whether the pairing is proved to be the best.
        pub optimal: PairingProof,
        /// The algorithm; entries without it used the first one.
        #[serde(default, skip_serializing_if = "Algorithm::is_unnamed")]
        pub algorithm: Algorithm,
    }

    /// The director changed the pairings of a draft.
    PairingsChanged {
        /// The round's number.
        pub round: RoundNumber,
        /// All tables of the round from now on.
        pub tables: Vec<PairedTable>,
        /// The normal bye from now on.
        pub bye: Option<ByeGiven>,
        /// The reason given.
        pub reason: Reason,
    }

    /// Players of a round in play were seated again, at tables where nothing was reported.
    TablesReseated {
        /// The round's number.
        pub round: RoundNumber,
        /// The tables that changed, as they are from now on; one with the next number is new. All others stay.
        pub tables: Vec<PairedTable>,
        /// What happens to the normal bye.
        #[serde(default, skip_serializing_if = "ByeMove::stays")]
        pub bye: ByeMove,
        /// The reason given.
        pub reason: Reason,
    }

    /// A draft was discarded before publication.
    PairingsDiscarded {
        /// The round's number.
        pub round: RoundNumber,
        /// The reason given.
        pub reason: Reason,
        /// Players who registered while the draft waited: they play from this round after all. Older logs have none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub enter: Vec<PlayerId>,
    }

    /// The pairings were published.
    RoundPublished {
        /// The round's number.
        pub round: RoundNumber,
        /// Minutes on the clock, which starts now unless it waits; none with a deadline.
        pub minutes: u32,
        /// Whether the clock waits for its start. In older logs it never does.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub clock_waits: bool,
        /// Until when the round is played, in place of a clock. Older logs have none.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
        pub deadline: Option<DateTime<Utc>>,
    }

    /// The clock of a round was started, paused or resumed, everybody got time, or the deadline was moved.
    ClockSet {
        /// The round's number.
        pub round: RoundNumber,
        /// What happened to the clock.
        pub change: ClockChange,
    }

    /// All results of a round are in.
    RoundClosed {
        /// The round's number.
        pub round: RoundNumber,
        /// The undecided disputes about it that were named at closing. Older logs did not ask.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub over: Vec<DisputeNumber>,
    }

    /// A table was given time beyond the round's clock, or such time was taken back.
    TimeExtended {
        /// The table that got the time.
        pub at: AtTable,
        /// How many minutes; negative if taken back.
        pub minutes: i32,
        /// The reason given.
        pub reason: Reason,
        /// The dispute that took the time.
        pub dispute: Option<DisputeNumber>,
    }

    /// The best play on in a cut.
    CutStarted {
        /// How the cut is played.
        pub cut: Cut,
        /// Minutes on the clock of a stage.
        pub minutes: u32,
        /// Whether players may change decks.
        pub decks: CutDecks,
        /// The last Swiss round.
        pub after: RoundNumber,
        /// The seed with which shared places were drawn.
        pub seed: u64,
        /// The players, seed 1 first.
        pub seeds: Vec<PlayerId>,
        /// Who moves up next, in order.
        pub reserves: Vec<PlayerId>,
        /// Groups that shared a place, in the order that was drawn.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub drawn: Vec<Vec<PlayerId>>,
        /// Where the director took the order of the seeds from; `None` if the standings and a lot gave it.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
        pub given: Option<Reason>,
    }

    /// A stage of the cut was paired, as a draft that players do not see yet.
    StagePaired {
        /// The round's number; stages count on from the Swiss rounds.
        pub round: RoundNumber,
        /// The stage, from 1.
        pub stage: u32,
        /// The matches; the table is the number of the match within the stage.
        pub tables: Vec<PairedTable>,
    }

    /// A match goes on with another game.
    GameAdded {
        /// The round's number.
        pub round: RoundNumber,
        /// The table and the game.
        pub table: TableNumber,
    }

    /// A game is not played: the match is decided without it.
    GameWithdrawn {
        /// The round's number.
        pub round: RoundNumber,
        /// The table and the game.
        pub table: TableNumber,
    }

    /// The director named who goes on from a match that no game decided.
    MatchSettled {
        /// The round's number.
        pub round: RoundNumber,
        pub table: TableNumber,
        /// The player who goes on.
        pub winner: PlayerId,
        /// The reason given.
        pub reason: Reason,
    }

    /// A player left before their first match, and the first reserve took the place.
    ReserveMovedUp {
        /// The seed that was taken over.
        pub seed: u32,
        pub left: PlayerId,
        /// The reserve who moved up.
        pub reserve: PlayerId,
    }

    /// The cut was taken back before anything was played in it.
    CutWithdrawn {
        /// The reason given.
        pub reason: Reason,
    }

    /// A coin, a die or an order was drawn.
    ChanceTaken {
        /// What was drawn.
        pub what: RandomDraw,
        /// The outcome, as numbers from 1.
        pub outcome: Vec<u32>,
        /// The seed from which it follows.
        pub seed: u64,
        /// What the draw decides.
        pub purpose: String,
        /// The table it concerns, if any.
        pub at: Option<AtTable>,
        /// The dispute it concerns, if any.
        pub dispute: Option<DisputeNumber>,
    }
}
