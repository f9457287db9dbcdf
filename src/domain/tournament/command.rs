//! What may be asked of a tournament.

use crate::domain::deck::Format;
use crate::domain::id::{AtTable, DisputeNumber, PenaltyNumber, PersonId, PlayerId, RoundNumber};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::GameResult;
use crate::domain::tournament::cited::Cited;
use crate::domain::tournament::dispute::{AppealOutcome, Judge, Seen, Treatment};
use crate::domain::tournament::penalty::Level;
use crate::domain::tournament::random_draw::RandomDraw;
use crate::domain::tournament::settings::{Pins, Settings};
use crate::domain::tournament::teller::Teller;

/// Something a person asks. Deciding it gives entries or a refusal, and changes nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Set the tournament up.
    CreateTournament(CreateTournament),
    /// Change what was chosen.
    ChangeSettings(ChangeSettings),
    /// Score by another profile.
    ChangeProfile(ChangeProfile),
    /// Check decks against another format.
    ChangeFormat(ChangeFormat),
    /// Enter players, in this order.
    RegisterPlayers(RegisterPlayers),
    /// Take a registration back, before play begins.
    WithdrawRegistration(WithdrawRegistration),
    /// Correct which persons players are, across tournaments.
    IdentifyPlayers(IdentifyPlayers),
    /// Note that a player's name was corrected.
    RenamePlayer(RenamePlayer),
    /// Note that a player's name is erased.
    EraseName(EraseName),
    /// Take a player out.
    DropPlayer(DropPlayer),
    /// Bring a dropped player back.
    ReinstatePlayer(ReinstatePlayer),
    /// Hand in a deck list.
    SubmitDeck(SubmitDeck),
    /// Accept a list.
    AcceptDeck(AcceptDeck),
    /// Note that staff read a private list.
    ReadDeck(ReadDeck),
    /// Record that a deck was compared with its list.
    CheckDeck(CheckDeck),
    /// Pair the next round as a draft.
    PairRound(PairRound),
    /// Exchange two players of the draft; either may hold the bye.
    SwapPlayers(SwapPlayers),
    /// RandomDraw the draft away.
    DiscardPairings(DiscardPairings),
    /// Show the pairings and start the clock.
    PublishRound(PublishRound),
    /// A player's own report.
    ReportResult(ReportResult),
    /// Record a result.
    RecordResult(RecordResult),
    /// Keep the recorded result and set aside what contradicts it.
    KeepResult(KeepResult),
    /// Put a recorded result right.
    CorrectResult(CorrectResult),
    /// Give one table time beyond the round's clock.
    ExtendTime(ExtendTime),
    /// Close the round.
    CloseRound(CloseRound),
    /// Open a dispute.
    OpenDispute(OpenDispute),
    /// Take a dispute on, also from another judge.
    ClaimDispute(ClaimDispute),
    /// Hand a dispute to the head judge before ruling.
    EscalateDispute(EscalateDispute),
    /// Write down a version of the facts.
    StateFacts(StateFacts),
    /// Attach a citation.
    AttachCitation(AttachCitation),
    /// Take a citation off.
    RemoveCitation(RemoveCitation),
    /// Decide.
    GiveRuling(GiveRuling),
    /// Correct the words of a ruling.
    RewordRuling(RewordRuling),
    /// Take a call back before anybody ruled.
    WithdrawDispute(WithdrawDispute),
    /// Appeal.
    LodgeAppeal(LodgeAppeal),
    /// Have the final word.
    DecideAppeal(DecideAppeal),
    /// Issue a penalty.
    IssuePenalty(IssuePenalty),
    /// Take a disqualified player out, where the disqualification still waits for the director.
    ConfirmDisqualification(ConfirmDisqualification),
    /// Withdraw a penalty.
    WithdrawPenalty(WithdrawPenalty),
    /// RandomDraw a coin, a die or an order.
    TakeChance(TakeChance),
    /// Note that private links of seats are given out.
    GiveSeatLinks(GiveSeatLinks),
    /// Note that the whole tournament is taken away as a file.
    ExportTournament(ExportTournament),
    /// End the tournament.
    CloseTournament(CloseTournament),
    /// Open it again.
    ReopenTournament(ReopenTournament),
    /// Take the tournament off the lists.
    HideTournament(HideTournament),
    /// Put it back.
    ShowTournament(ShowTournament),
}

/// Set the tournament up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CreateTournament {
    /// What the director chose.
    pub settings: Settings,
    /// The scoring profile to pin.
    pub profile: Box<Profile>,
    /// The deck format to pin.
    pub format: Option<Box<Format>>,
    /// The versions to pin.
    pub pins: Pins,
    /// What pairing seeds are drawn from.
    pub pairing_seed: u64,
}

/// Change what was chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangeSettings {
    /// The settings from now on.
    pub settings: Settings,
    /// Why.
    pub reason: String,
}

/// Score by another profile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangeProfile {
    /// The profile to pin.
    pub profile: Box<Profile>,
    /// Why.
    pub reason: String,
}

/// Check decks against another format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangeFormat {
    /// The format to pin.
    pub format: Option<Box<Format>>,
    /// Why.
    pub reason: String,
}

/// Enter players, in this order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RegisterPlayers {
    /// The persons.
    pub persons: Vec<PersonId>,
}

/// Take a registration back, before play begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WithdrawRegistration {
    /// Whose.
    pub player: PlayerId,
}

/// Correct which persons players are, across tournaments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IdentifyPlayers {
    /// Players, each with the person.
    pub same: Vec<(PlayerId, PersonId)>,
}

/// Note that a player's name was corrected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RenamePlayer {
    /// Who.
    pub player: PlayerId,
}

/// Note that a player's name is erased.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EraseName {
    /// Who.
    pub player: PlayerId,
}

/// Take a player out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DropPlayer {
    /// Who.
    pub player: PlayerId,
    /// Why; may be empty.
    pub reason: String,
}

/// Bring a dropped player back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReinstatePlayer {
    /// Who.
    pub player: PlayerId,
}

/// Hand in a deck list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubmitDeck {
    /// Whose deck.
    pub player: PlayerId,
    /// SHA-256 of the text.
    pub sha256: String,
    /// Errors found by the check.
    pub errors: u32,
    /// Cards in the list.
    pub cards: u32,
    /// Whether staff hand it in; a player's own list is locked once play has begun.
    pub by_staff: bool,
}

/// Accept a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AcceptDeck {
    /// Whose deck.
    pub player: PlayerId,
    /// Why, when it has faults.
    pub reason: String,
}

/// Note that staff read a private list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadDeck {
    /// Whose deck.
    pub player: PlayerId,
}

/// Record that a deck was compared with its list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckDeck {
    /// Whose deck.
    pub player: PlayerId,
    /// SHA-256 of the list it was compared with.
    pub sha256: String,
    /// Whether it was as the list says.
    pub agrees: bool,
    /// What was otherwise; needed where it does not agree.
    pub found: String,
}

/// Pair the next round as a draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairRound {
    /// Players away this round.
    pub absent: Vec<PlayerId>,
    /// Players with a prize bye this round.
    pub earned_byes: Vec<PlayerId>,
}

/// Exchange two players of the draft; either may hold the bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SwapPlayers {
    /// One of them.
    pub one: PlayerId,
    /// The other.
    pub other: PlayerId,
    /// Why.
    pub reason: String,
}

/// RandomDraw the draft away.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DiscardPairings {
    /// Why.
    pub reason: String,
}

/// Show the pairings and start the clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublishRound {}

/// A player's own report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportResult {
    /// The table.
    pub at: AtTable,
    /// Who reports.
    pub player: PlayerId,
    /// The result.
    pub result: GameResult,
}

/// Record a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordResult {
    /// The table.
    pub at: AtTable,
    /// The result.
    pub result: GameResult,
}

/// Keep the recorded result and set aside what contradicts it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeepResult {
    /// The table.
    pub at: AtTable,
    /// Why.
    pub reason: String,
}

/// Put a recorded result right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CorrectResult {
    /// The table.
    pub at: AtTable,
    /// What stood there when the form was opened: a correction made meanwhile is not lost.
    pub was: GameResult,
    /// The result.
    pub result: GameResult,
    /// Why.
    pub reason: String,
    /// The dispute behind it.
    pub dispute: Option<DisputeNumber>,
}

/// Give one table time beyond the round's clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExtendTime {
    /// The table.
    pub at: AtTable,
    /// How many minutes; negative to take back what was given.
    pub minutes: i32,
    /// Why.
    pub reason: String,
    /// The dispute that took the time.
    pub dispute: Option<DisputeNumber>,
    /// Who gives it; the time of a dispute is for its judges to give.
    pub judge: Judge,
}

/// Close the round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CloseRound {
    /// Which round.
    pub round: RoundNumber,
    /// The open disputes about it that are known when it is closed.
    pub over: Vec<DisputeNumber>,
}

/// Open a dispute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenDispute {
    /// The table it is about.
    pub at: Option<AtTable>,
    /// The question.
    pub question: String,
    /// The facts as first told; may be empty.
    pub facts: String,
    /// Whose version of the facts.
    pub by: Teller,
}

/// Take a dispute on, also from another judge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimDispute {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// Who takes it on.
    pub judge: Judge,
    /// How many claims the form saw: two judges who tap at once are told of one another.
    pub seen: u32,
}

/// Hand a dispute to the head judge before ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EscalateDispute {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// Why.
    pub reason: String,
}

/// Write down a version of the facts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StateFacts {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// Whose version.
    pub by: Teller,
    /// What was said.
    pub text: String,
}

/// Attach a citation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttachCitation {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// Who does it.
    pub judge: Judge,
    /// The citation, frozen.
    pub cited: Box<Cited>,
    /// How the ruling treats it.
    pub treatment: Treatment,
}

/// Take a citation off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RemoveCitation {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// Who does it.
    pub judge: Judge,
    /// The citation.
    pub citation: String,
    /// SHA-256 of the words quoted: an entry may be quoted twice.
    pub quote_sha256: String,
    /// Why.
    pub reason: String,
}

/// Decide.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GiveRuling {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// Who rules.
    pub judge: Judge,
    /// How much of the dispute the judge saw: what came meanwhile is read before anything is ruled.
    pub seen: Seen,
    /// The ruling.
    pub text: String,
}

/// Correct the words of a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RewordRuling {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// Who does it.
    pub judge: Judge,
    /// The ruling as it shall be worded.
    pub text: String,
    /// Why.
    pub reason: String,
}

/// Take a call back before anybody ruled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WithdrawDispute {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// Who does it: a judge, or the player who called.
    pub judge: Judge,
    /// Why.
    pub reason: String,
    /// The dispute that goes on in its place.
    pub instead: Option<DisputeNumber>,
}

/// Appeal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LodgeAppeal {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// The player who appeals, where that is said.
    pub by: Option<PlayerId>,
    /// On what ground.
    pub text: String,
}

/// Have the final word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecideAppeal {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// Who does it.
    pub judge: Judge,
    /// Whether the ruling stands.
    pub outcome: AppealOutcome,
    /// The final word.
    pub text: String,
}

/// Issue a penalty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IssuePenalty {
    /// Who gets it.
    pub player: PlayerId,
    /// Who issues it.
    pub judge: Judge,
    /// The code of its kind.
    pub kind: String,
    /// How heavy it is.
    pub level: Level,
    /// The round it belongs to.
    pub round: Option<RoundNumber>,
    /// What happened.
    pub reason: String,
    /// The dispute behind it.
    pub dispute: Option<DisputeNumber>,
}

/// Take a disqualified player out, where the disqualification still waits for the director.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConfirmDisqualification {
    /// Which penalty.
    pub number: PenaltyNumber,
    /// Who confirms it.
    pub judge: Judge,
}

/// Withdraw a penalty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WithdrawPenalty {
    /// Which.
    pub number: PenaltyNumber,
    /// Who withdraws it.
    pub judge: Judge,
    /// Why.
    pub reason: String,
}

/// RandomDraw a coin, a die or an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakeChance {
    /// What is drawn.
    pub what: RandomDraw,
    /// The seed, drawn by the desk.
    pub seed: u64,
    /// What it decides.
    pub purpose: String,
    /// The table it is about.
    pub at: Option<AtTable>,
    /// The dispute it is about.
    pub dispute: Option<DisputeNumber>,
}

/// Note that private links of seats are given out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GiveSeatLinks {
    /// For whom.
    pub players: Vec<PlayerId>,
}

/// Note that the whole tournament is taken away as a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExportTournament {}

/// End the tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CloseTournament {}

/// Open it again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReopenTournament {
    /// Why.
    pub reason: String,
}

/// Take the tournament off the lists; only those with a role or a seat open its pages then.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HideTournament {
    /// Why.
    pub reason: String,
}

/// Put a hidden tournament back on the lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShowTournament {}
