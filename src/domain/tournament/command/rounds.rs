//! What is asked about rounds and their tables.

use crate::domain::id::{AtTable, DisputeNumber, PlayerId, RoundNumber};
use crate::domain::tournament::dispute::Judge;
use crate::domain::tournament::payload::wishes;
use crate::domain::tournament::random_draw::RandomDraw;

wishes! {
    /// Pair the next round as a draft.
    PairRound {
        /// Players away this round.
        pub absent: Vec<PlayerId>,
        /// Players who use an earned bye this round.
        pub earned_byes: Vec<PlayerId>,
    }

    /// Exchange two players of the draft; one of them may have the bye.
    SwapPlayers {
        /// The first player.
        pub one: PlayerId,
        /// The second player.
        pub other: PlayerId,
        /// The reason given.
        pub reason: String,
    }

    /// Discard the draft.
    DiscardPairings {
        /// The reason given.
        pub reason: String,
    }

    /// Publish the pairings and start the clock.
    PublishRound {}

    /// Close the round.
    CloseRound {
        /// The round to close.
        pub round: RoundNumber,
        /// The open disputes about it that are known at closing.
        pub over: Vec<DisputeNumber>,
    }

    /// Give one table time beyond the round's clock.
    ExtendTime {
        /// The table that gets the time.
        pub at: AtTable,
        /// How many minutes; negative to take back what was given.
        pub minutes: i32,
        /// The reason given.
        pub reason: String,
        /// The dispute that took the time.
        pub dispute: Option<DisputeNumber>,
        /// Who gives it; time for a dispute is given by its judges.
        pub judge: Judge,
    }

    /// Draw a coin, a die or an order.
    TakeChance {
        /// What is drawn.
        pub what: RandomDraw,
        /// The seed, chosen by the desk.
        pub seed: u64,
        /// What the draw decides.
        pub purpose: String,
        /// The table it concerns.
        pub at: Option<AtTable>,
        /// The dispute it concerns.
        pub dispute: Option<DisputeNumber>,
    }
}
