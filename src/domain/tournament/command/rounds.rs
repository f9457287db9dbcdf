//! What is asked about rounds and their tables.

use chrono::{DateTime, Utc};

use crate::domain::bracket::cut::Cut;
use crate::domain::id::{AtTable, DisputeNumber, PlayerId, RoundNumber, TableNumber};
use crate::domain::reason::TypedReason;
use crate::domain::tournament::cut::CutDecks;
use crate::domain::tournament::dispute::Judge;
use crate::domain::tournament::payload::commands;
use crate::domain::tournament::random_draw::RandomDraw;
use crate::domain::tournament::round_clock::ClockChange;

commands! {
    /// Pair the next round as a draft.
    PairRound {
        /// Players away this round.
        pub absent: Vec<PlayerId>,
        /// Players who use an earned bye this round.
        pub earned_byes: Vec<PlayerId>,
    }

    /// Swap two players of the draft; one of them may have the bye.
    SwapPlayers {
        /// The first player.
        pub one: PlayerId,
        /// The second player.
        pub other: PlayerId,
        /// The reason given.
        pub reason: TypedReason,
    }

    /// Swap two players of the round in play, at tables where nothing was reported; one of them may have the bye. In games of
    /// two, one may have no place yet: that one takes the place of the other, who is absent then.
    ReseatPlayers {
        /// The round in play.
        pub round: RoundNumber,
        /// The first player.
        pub one: PlayerId,
        /// The second player.
        pub other: PlayerId,
        /// The reason given.
        pub reason: TypedReason,
    }

    /// Pair the players of some tables of a round in play again, as the page showed it; all others stay.
    PairTablesAgain {
        pub round: RoundNumber,
        /// The tables with their new players: the same tables, and together the same players.
        pub tables: Vec<(TableNumber, [PlayerId; 2])>,
        /// Why; shown with each table that changes.
        pub reason: TypedReason,
    }

    /// Seat a player who came late against the player with the bye.
    SeatLatePlayer {
        /// The round in play.
        pub round: RoundNumber,
        /// The player without a place in it.
        pub player: PlayerId,
        /// The reason given.
        pub reason: TypedReason,
    }

    /// Seat two players who came late against each other, at a new table.
    SeatLatePair {
        /// The round in play.
        pub round: RoundNumber,
        /// The players without a place in it.
        pub players: [PlayerId; 2],
        /// The reason given.
        pub reason: TypedReason,
    }

    /// Discard the draft.
    DiscardPairings {
        /// The reason given.
        pub reason: TypedReason,
    }

    /// Publish the pairings and start the clock.
    PublishRound {}

    /// Publish the pairings; the clock waits for its start.
    PublishPairings {}

    /// Publish the pairings of a round that is played until a deadline.
    PublishWithDeadline {
        /// The time until which the round is played.
        pub deadline: DateTime<Utc>,
        /// The time at which it is chosen.
        pub now: DateTime<Utc>,
    }

    /// Publish all rounds of a timetable from the draft on, so that players agree with each opponent when they play.
    PublishAllRounds {
        /// Until when each round is played, the draft first.
        pub deadlines: Vec<DateTime<Utc>>,
        /// The time at which they are chosen.
        pub now: DateTime<Utc>,
    }

    /// Move the deadline of a round in play.
    MoveDeadline {
        /// The round in play.
        pub round: RoundNumber,
        /// The deadline on the page from which it was sent.
        pub seen: DateTime<Utc>,
        /// The deadline from now on.
        pub to: DateTime<Utc>,
        /// The time at which it is chosen.
        pub now: DateTime<Utc>,
    }

    /// Start, pause or resume the clock of a round, or give everybody time.
    SetClock {
        /// The round in play.
        pub round: RoundNumber,
        /// What happens to its clock.
        pub change: ClockChange,
        /// The minutes that everybody had got on the page from which it was sent.
        pub seen: u32,
    }

    /// Close the round.
    CloseRound {
        /// The round to close.
        pub round: RoundNumber,
        /// The open disputes about it that are known at closing.
        pub over: Vec<DisputeNumber>,
    }

    /// Let the best play on in a cut.
    StartCut {
        /// How the cut is played.
        pub cut: Cut,
        /// Minutes on the clock of a stage.
        pub minutes: u32,
        /// Whether players may change decks.
        pub decks: CutDecks,
        /// The seeds that the director saw, seed 1 first.
        pub seen: Vec<PlayerId>,
        /// Where the director took this order from, in single elimination; `None` if a lot draws it.
        pub given: Option<TypedReason>,
    }

    /// Take the cut back before anything is played in it.
    WithdrawCut {
        /// The reason given.
        pub reason: TypedReason,
    }

    /// Let a match of the cut go on with another game.
    AddGame {
        /// Any game of the match.
        pub at: AtTable,
    }

    /// Name who goes on from a match that no game decided, or another player than the one who was named before.
    SettleMatch {
        /// Any game of the match.
        pub at: AtTable,
        /// The player who goes on.
        pub winner: PlayerId,
        /// The player who was named on the page from which it was sent; `None` if nobody was.
        pub instead: Option<PlayerId>,
        /// The reason given.
        pub reason: TypedReason,
    }

    /// Give one table time beyond the round's clock.
    ExtendTime {
        /// The table that gets the time.
        pub at: AtTable,
        /// How many minutes; negative to take back what was given.
        pub minutes: i32,
        /// The reason given.
        pub reason: TypedReason,
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
        /// The table that the draw concerns.
        pub at: Option<AtTable>,
        /// The dispute that the draw concerns.
        pub dispute: Option<DisputeNumber>,
    }
}
