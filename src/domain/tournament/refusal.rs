//! Why a command is refused, in words a director can act on.

use crate::domain::bracket::matches::BracketError;
use crate::domain::id::{DisputeNumber, PenaltyNumber, PlayerId, RoundNumber, TableNumber};
use crate::domain::pairing::PairingError;
use crate::domain::scoring::impossible::Impossible;
use crate::domain::scoring::tally::HistoryError;
use crate::domain::tournament::apart_refusal::ApartRefusal;
use crate::domain::tournament::cut::RoundName;
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::pod_refusal::PodRefusal;
use crate::domain::tournament::publication::PublicationError;
use crate::domain::tournament::round_clock::ClockRefusal;
use crate::domain::tournament::round_waits::RoundWaits;
use crate::domain::tournament::settings::SettingsError;
use crate::domain::tournament::sign_up::SignUpError;
use crate::domain::tournament::stale_refusal::StaleRefusal;
use crate::domain::tournament::system_refusal::SystemRefusal;
use crate::domain::tournament::undo_refusal::UndoRefusal;
use crate::domain::unseen::Hidden;

/// Why the players of a table can no longer be moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Begun {
    Result,
    /// A player reported a result.
    Report,
    Dispute,
}

/// Who reads a reason that not everybody may read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReasonFor {
    Staff,
    /// The staff and the two players of a table.
    StaffAndPlayers,
    /// The staff, and the player whom it concerns.
    StaffAndPlayer,
}

/// Why a command is refused. As plain text, the player that it is about is `#7`; pages name them
/// (`words::refusal::refusal`).
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The first command must set the tournament up, and only the first.
    AlreadyCreated,
    /// Nothing can happen before set-up.
    NotCreated,
    /// The settings cannot be played.
    Settings(#[from] SettingsError),
    /// The terms of the sign-up cannot be offered.
    SignUp(#[from] SignUpError),
    /// The publication cannot be used.
    Publication(#[from] PublicationError),
    /// No round is in play.
    NoRoundToCheck,
    /// Nobody can be drawn.
    NobodyToCheck,
    /// The numbers of a draw do not fit.
    NoSuchChecks,
    /// The tournament is over.
    Closed,
    /// The tournament is not closed.
    NotClosed,
    /// A reason is needed.
    NoReason,
    /// A reason is needed that only some people read.
    NoReasonFor(ReasonFor),
    /// A reason is needed that stays between staff and player.
    NoReasonToAccept,
    /// A text is needed.
    EmptyText(TextKind),
    /// A text is too long.
    TextTooLong {
        what: TextKind,
        /// The text's length in characters.
        length: usize,
        /// The limit in characters.
        limit: usize,
    },
    /// A text has a character that nobody sees, which a file or a page of decisions could not carry.
    TextHides { what: TextKind, hidden: Hidden },
    /// The system of pairing does not take it.
    System(#[from] SystemRefusal),
    /// The command concerns one player.
    Player(PlayerId, PlayerRefusal),
    /// There is nobody to register.
    NobodyToRegister,
    /// The tournament would have more players than `MOST_PLAYERS`.
    Full,
    /// A recorded result is impossible under the profile.
    ProfileUnfit(HistoryError),
    /// Another player would go on from a stage that is over.
    WonOtherwise { round: RoundNumber, table: TableNumber },
    /// A result does not fit the other results.
    ResultUnfit(HistoryError),
    /// No check-in is open.
    NoCheckIn,
    /// Nobody was chosen.
    NobodyToIdentify,
    /// Nobody has this number.
    NoSuchPlayer { player: PlayerId },
    /// Decks are not checked.
    NoFormat,
    /// Fewer than two tables are to be paired again.
    TwoTables,
    /// Other players sit at the tables than the page showed.
    OtherPlayersNow { round: RoundNumber },
    /// The format has no pools.
    NoPools,
    /// The last round is still open.
    RoundStillOpen {
        /// What the open round is called.
        round: RoundName,
        /// What it is waiting for.
        missing: RoundWaits,
    },
    /// There is a draft already.
    AlreadyPaired { round: RoundNumber },
    /// There is a cut already.
    CutStarted,
    /// There is no cut.
    NoCut,
    /// Results of the cut have been recorded.
    CutHasBegun,
    /// Fewer players than the cut holds.
    CutTooLarge {
        /// The size asked for.
        size: u32,
        /// How many players are left.
        left: usize,
    },
    /// The standings moved since the director looked.
    SeedsChanged,
    /// Sitting out is for Swiss rounds.
    NobodySitsOut,
    /// The bracket says who meets.
    StageIsFixed,
    /// The table is in a Swiss round.
    NotInCut { round: RoundNumber, table: TableNumber },
    /// Somebody has won the match.
    MatchDecided { round: RoundNumber, table: TableNumber },
    /// After a correction nobody has won a match of a closed stage.
    NobodyWon { round: RoundNumber, table: TableNumber },
    /// A game of the match is being played.
    GameOpen { round: RoundNumber, table: TableNumber },
    /// Another stage is paired from this result.
    StageRestsOnIt {
        /// The next stage of the cut.
        round: RoundNumber,
    },
    /// The cut is not over.
    CutStillPlayed(RoundName),
    /// The matches make no bracket.
    Bracket(BracketError),
    /// Too few players to pair a round.
    TooFewPlayers {
        /// How many players can play.
        active: usize,
    },
    /// The round could not be paired.
    NotPaired(PairingError),
    /// There is no draft.
    NoDraft,
    /// A swap of a player with themselves.
    SwapWithOneself,
    /// A table for a player alone.
    PairWithOneself,
    /// Two who sit at one table.
    MeetAlready { table: TableNumber },
    /// The round is a draft, closed, or no Swiss round.
    NotBeingPlayed { round: RoundNumber },
    /// What happened at a table belongs to its players.
    TableBegun {
        round: RoundNumber,
        table: TableNumber,
        /// What keeps the players there.
        what: Begun,
    },
    /// The round has no normal bye.
    NoBye { round: RoundNumber },
    /// A hall has no such table.
    NoTableOfTheHall { highest: u32 },
    /// There is no such round.
    NoSuchRound { round: RoundNumber },
    /// The round is a draft.
    NotPublished { round: RoundNumber },
    /// There is no such table.
    NoSuchTable { round: RoundNumber, table: TableNumber },
    /// The round is closed.
    RoundClosed { round: RoundNumber },
    /// A result is recorded already.
    AlreadyRecorded { round: RoundNumber, table: TableNumber },
    /// There is nothing to correct or keep.
    NoResult { round: RoundNumber, table: TableNumber },
    /// Nothing contradicts the result.
    NoContradiction { round: RoundNumber, table: TableNumber },
    /// The rules make the result impossible.
    Impossible {
        table: TableNumber,
        /// The violated rule.
        why: Impossible,
    },
    /// The correction changes nothing.
    NothingToCorrect { round: RoundNumber, table: TableNumber },
    /// Somebody else corrected it in the meantime.
    ChangedMeanwhile { round: RoundNumber, table: TableNumber },
    /// The round cannot close.
    ResultsMissing {
        /// The round as people call it.
        round: RoundName,
        /// What it is waiting for.
        missing: RoundWaits,
    },
    /// An open dispute about the round was not named.
    DisputeOpen { round: RoundNumber, dispute: DisputeNumber },
    /// There is no such dispute.
    NoSuchDispute(DisputeNumber),
    /// The citation is already attached.
    AlreadyCited(String),
    /// The citation is not attached.
    NotCited(String),
    /// Nobody judges their own game.
    OwnTable(DisputeNumber),
    /// The dispute was escalated to the head judge.
    Escalated(DisputeNumber),
    /// The dispute was already escalated.
    AlreadyEscalated(DisputeNumber),
    /// It would come back to the person who passes it on.
    HasLastWord(DisputeNumber),
    /// Another judge was faster.
    ClaimedMeanwhile(DisputeNumber),
    /// There is no game to give time to.
    GameOver { round: RoundNumber, table: TableNumber },
    /// The clock has stopped.
    ClockStopped { round: RoundNumber },
    /// No table was chosen, or one twice.
    NothingToSettle { round: RoundNumber },
    /// No minutes were given.
    NoMinutes { table: TableNumber },
    /// More minutes than a round has.
    TooManyMinutes {
        table: TableNumber,
        /// The minutes asked for.
        minutes: i32,
        /// The total including these minutes.
        total: i32,
        /// The most allowed.
        most: u32,
    },
    /// More minutes are taken back than were given.
    MinutesNotGiven {
        table: TableNumber,
        /// The minutes given.
        given: i32,
        /// The minutes to take back.
        minutes: u32,
    },
    /// The dispute is about another table.
    DisputeElsewhere { dispute: DisputeNumber, table: TableNumber },
    /// Nobody has ruled yet.
    StillOpen(DisputeNumber),
    /// The time of this dispute was already given.
    AlreadyExtended(DisputeNumber),
    /// The ruling was already given.
    AlreadyRuled(DisputeNumber),
    /// The ruling cites nothing, and the judge did not say so.
    WithoutAuthority(DisputeNumber),
    /// The grounds of a ruling cannot be changed afterwards.
    GroundsStand(DisputeNumber),
    /// While an appeal is open, the grounds of the appealed ruling cannot be changed.
    GroundOfTheRuling(DisputeNumber),
    /// The final word was already given.
    Decided(DisputeNumber),
    /// The ruling is another person's.
    OthersRuling(DisputeNumber),
    /// There is no ruling to correct.
    NoWords(DisputeNumber),
    /// The words are the same.
    SameWords(DisputeNumber),
    /// The call was withdrawn.
    Withdrawn(DisputeNumber),
    /// The other dispute cannot continue this one.
    NotInstead {
        /// The dispute to withdraw.
        dispute: DisputeNumber,
        /// The dispute named in its place.
        instead: DisputeNumber,
    },
    /// A judge is called to that table already.
    CalledAlready(DisputeNumber),
    /// One player fills the log.
    SentEnough(usize),
    /// Only somebody with the final word may decide.
    NoLastWord(DisputeNumber),
    /// Facts or citations were added in the meantime.
    FactsMeanwhile(DisputeNumber),
    /// The ruling, a correction of it or an appeal came in the meantime.
    DecidedMeanwhile(DisputeNumber),
    /// There is no ruling to appeal.
    NotRuled(DisputeNumber),
    /// The ruling was already appealed.
    AlreadyAppealed(DisputeNumber),
    /// There is no appeal to decide.
    NoAppeal(DisputeNumber),
    /// There is no such penalty.
    NoSuchPenalty(PenaltyNumber),
    /// There is nothing to confirm.
    NothingToConfirm(PenaltyNumber),
    /// Only the director drops disqualified players.
    OnlyTheDirector,
    /// The penalty was already withdrawn.
    AlreadyWithdrawn(PenaltyNumber),
    /// There is nothing to draw, or too much.
    NoSuchDraw,
    /// A dispute is still waiting.
    DisputeWaits(DisputeNumber),
    /// Two results contradict each other.
    ConflictWaits { round: RoundNumber, table: TableNumber },
    /// The command is about pods, or not for them.
    Pods(#[from] PodRefusal),
    /// The clock of a round.
    Clock(#[from] ClockRefusal),
    /// Players are not kept apart, or not let meet.
    Apart(#[from] ApartRefusal),
    /// An act is not undone or redone.
    Undo(#[from] UndoRefusal),
    /// Nothing was played.
    NothingPlayed,
    /// Somebody else changed what the form showed.
    Stale(StaleRefusal),
}

impl Refusal {
    /// The players whom its sentence names.
    pub fn players(&self) -> Vec<PlayerId> {
        if let Self::Player(player, _) = self {
            return vec![*player];
        }
        if let Self::Stale(why) = self { why.players() } else { Vec::new() }
    }
}

impl PlayerRefusal {
    /// The refusal of a command about this player.
    pub const fn of(self, player: PlayerId) -> Refusal {
        Refusal::Player(player, self)
    }
}

/// A text that people write in a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextKind {
    Reason,
    /// A remark on a deck check.
    Remark,
    /// What differs between a deck and its list.
    Difference,
    /// What a random draw is for.
    Purpose,
    /// The question of a dispute.
    Question,
    Ruling,
    Appeal,
    /// The final word on an appeal.
    FinalWord,
    /// Who stated the facts.
    Teller,
    Facts,
}
