//! What may be asked of a tournament.

use crate::domain::deck::Format;
use crate::domain::id::{DisputeNumber, PenaltyNumber, PersonId, PlayerId, RoundNumber, TableNumber};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::GameResult;
use crate::domain::tournament::chance::Throw;
use crate::domain::tournament::dispute::{AppealOutcome, Cited, Judge, Treatment};
use crate::domain::tournament::entry::AtTable;
use crate::domain::tournament::penalty::Level;
use crate::domain::tournament::settings::{Pins, Settings};

/// Something a person asks. Deciding it gives entries or a refusal, and changes nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Set the tournament up.
    CreateTournament {
        /// What the director chose.
        settings: Settings,
        /// The scoring profile to pin.
        profile: Box<Profile>,
        /// The deck format to pin.
        format: Option<Box<Format>>,
        /// The versions to pin.
        pins: Pins,
        /// What pairing seeds are drawn from.
        pairing_seed: u64,
    },
    /// Change what was chosen.
    ChangeSettings {
        /// The settings from now on.
        settings: Settings,
        /// Why.
        reason: String,
    },
    /// Score by another profile.
    ChangeProfile {
        /// The profile to pin.
        profile: Box<Profile>,
        /// Why.
        reason: String,
    },
    /// Check decks against another format.
    ChangeFormat {
        /// The format to pin.
        format: Option<Box<Format>>,
        /// Why.
        reason: String,
    },
    /// Enter players, in this order.
    RegisterPlayers {
        /// The persons.
        persons: Vec<PersonId>,
    },
    /// Take a registration back, before play begins.
    WithdrawRegistration {
        /// Whose.
        player: PlayerId,
    },
    /// Put right which persons players are, across tournaments.
    IdentifyPlayers {
        /// Players, each with the person.
        same: Vec<(PlayerId, PersonId)>,
    },
    /// Note that a player's name is put right.
    RenamePlayer {
        /// Who.
        player: PlayerId,
    },
    /// Note that a player's name is erased.
    EraseName {
        /// Who.
        player: PlayerId,
    },
    /// Take a player out.
    DropPlayer {
        /// Who.
        player: PlayerId,
        /// Why; may be empty.
        reason: String,
    },
    /// Bring a dropped player back.
    ReinstatePlayer {
        /// Who.
        player: PlayerId,
    },
    /// Hand in a deck list.
    SubmitDeck {
        /// Whose deck.
        player: PlayerId,
        /// SHA-256 of the text.
        sha256: String,
        /// Errors found by the check.
        errors: u32,
        /// Cards in the list.
        cards: u32,
        /// Whether staff hand it in; a player's own list is locked once play has begun.
        by_staff: bool,
    },
    /// Accept a list.
    AcceptDeck {
        /// Whose deck.
        player: PlayerId,
        /// Why, when it has faults.
        reason: String,
    },
    /// Note that staff read a private list.
    ReadDeck {
        /// Whose deck.
        player: PlayerId,
    },
    /// Write down that a deck was held against its list.
    CheckDeck {
        /// Whose deck.
        player: PlayerId,
        /// SHA-256 of the list it was held against.
        sha256: String,
        /// Whether it was as the list says.
        agrees: bool,
        /// What was otherwise; needed where it does not agree.
        found: String,
    },
    /// Pair the next round as a draft.
    PairRound {
        /// Players away this round.
        absent: Vec<PlayerId>,
        /// Players with a prize bye this round.
        earned_byes: Vec<PlayerId>,
    },
    /// Exchange two players of the draft; either may hold the bye.
    SwapPlayers {
        /// One of them.
        one: PlayerId,
        /// The other.
        other: PlayerId,
        /// Why.
        reason: String,
    },
    /// Throw the draft away.
    DiscardPairings {
        /// Why.
        reason: String,
    },
    /// Show the pairings and start the clock.
    PublishRound {},
    /// A player's own report.
    ReportResult {
        /// The table.
        at: AtTable,
        /// Who reports.
        player: PlayerId,
        /// The result.
        result: GameResult,
    },
    /// Record a result.
    RecordResult {
        /// The table.
        at: AtTable,
        /// The result.
        result: GameResult,
    },
    /// Let the recorded result stand against what contradicts it.
    KeepResult {
        /// The table.
        at: AtTable,
        /// Why.
        reason: String,
    },
    /// Put a recorded result right.
    CorrectResult {
        /// The table.
        at: AtTable,
        /// What stood there when the form was opened: a correction made meanwhile is not lost.
        was: GameResult,
        /// The result.
        result: GameResult,
        /// Why.
        reason: String,
        /// The dispute behind it.
        dispute: Option<DisputeNumber>,
    },
    /// Give one table time beyond the round's clock.
    ExtendTime {
        /// The table.
        at: AtTable,
        /// How many minutes; negative to take back what was given.
        minutes: i32,
        /// Why.
        reason: String,
        /// The dispute that took the time.
        dispute: Option<DisputeNumber>,
    },
    /// Close the round.
    CloseRound {
        /// Which round.
        round: RoundNumber,
        /// The open disputes about it that whoever closes it knows of.
        over: Vec<DisputeNumber>,
    },
    /// Open a dispute.
    OpenDispute {
        /// The table it is about.
        at: Option<AtTable>,
        /// The question.
        question: String,
        /// The facts as first told; may be empty.
        facts: String,
        /// Whose version of the facts.
        by: String,
    },
    /// Take a dispute on, also from another judge.
    ClaimDispute {
        /// Which dispute.
        dispute: DisputeNumber,
        /// Who takes it on.
        judge: Judge,
        /// How many claims the form saw: two judges who tap at once are told of one another.
        seen: u32,
    },
    /// Hand a dispute to the head judge before ruling.
    EscalateDispute {
        /// Which dispute.
        dispute: DisputeNumber,
        /// Why.
        reason: String,
    },
    /// Write down a version of the facts.
    StateFacts {
        /// Which dispute.
        dispute: DisputeNumber,
        /// Whose version.
        by: String,
        /// What was said.
        text: String,
    },
    /// Attach a citation.
    AttachCitation {
        /// Which dispute.
        dispute: DisputeNumber,
        /// The citation, frozen.
        cited: Box<Cited>,
        /// How the ruling treats it.
        treatment: Treatment,
    },
    /// Take a citation off.
    RemoveCitation {
        /// Which dispute.
        dispute: DisputeNumber,
        /// The citation.
        citation: String,
        /// SHA-256 of the words quoted: an entry may be quoted twice.
        quote_sha256: String,
        /// Why.
        reason: String,
    },
    /// Decide.
    GiveRuling {
        /// Which dispute.
        dispute: DisputeNumber,
        /// The ruling.
        text: String,
    },
    /// Put the words of a ruling right.
    RewordRuling {
        /// Which dispute.
        dispute: DisputeNumber,
        /// Who does it.
        judge: Judge,
        /// The ruling as it shall be worded.
        text: String,
        /// Why.
        reason: String,
    },
    /// Take a call back before anybody ruled.
    WithdrawDispute {
        /// Which dispute.
        dispute: DisputeNumber,
        /// Who does it: a judge, or the player who called.
        judge: Judge,
        /// Why.
        reason: String,
        /// The dispute that goes on in its place.
        instead: Option<DisputeNumber>,
    },
    /// Appeal.
    LodgeAppeal {
        /// Which dispute.
        dispute: DisputeNumber,
        /// The player who appeals, where that is said.
        by: Option<PlayerId>,
        /// On what ground.
        text: String,
    },
    /// Have the final word.
    DecideAppeal {
        /// Which dispute.
        dispute: DisputeNumber,
        /// Whether the ruling stands.
        outcome: AppealOutcome,
        /// The final word.
        text: String,
    },
    /// Issue a penalty.
    IssuePenalty {
        /// Who gets it.
        player: PlayerId,
        /// Who issues it.
        judge: Judge,
        /// The code of its kind.
        kind: String,
        /// How heavy it is.
        level: Level,
        /// The round it belongs to.
        round: Option<RoundNumber>,
        /// What happened.
        reason: String,
        /// The dispute behind it.
        dispute: Option<DisputeNumber>,
    },
    /// Take a disqualified player out, where the disqualification still waits for the director.
    ConfirmDisqualification {
        /// Which penalty.
        number: PenaltyNumber,
        /// Who confirms it.
        judge: Judge,
    },
    /// Withdraw a penalty.
    WithdrawPenalty {
        /// Which.
        number: PenaltyNumber,
        /// Who withdraws it.
        judge: Judge,
        /// Why.
        reason: String,
    },
    /// Throw a coin, a die or an order.
    TakeChance {
        /// What is thrown.
        what: Throw,
        /// The seed, drawn by the desk.
        seed: u64,
        /// What it decides.
        purpose: String,
        /// The table it is about.
        at: Option<AtTable>,
        /// The dispute it is about.
        dispute: Option<DisputeNumber>,
    },
    /// Note that the whole tournament is taken away as a file.
    ExportTournament {},
    /// End the tournament.
    CloseTournament {},
    /// Open it again.
    ReopenTournament {
        /// Why.
        reason: String,
    },
}

impl AtTable {
    /// Names a table of a round.
    pub const fn new(round: RoundNumber, table: TableNumber) -> Self {
        Self { round, table }
    }
}
