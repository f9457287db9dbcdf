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

/// Something that a person asks for. Deciding it yields entries or a refusal, and changes nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Set the tournament up.
    CreateTournament(CreateTournament),
    /// Change the settings.
    ChangeSettings(ChangeSettings),
    /// Change the scoring profile.
    ChangeProfile(ChangeProfile),
    /// Change the deck format.
    ChangeFormat(ChangeFormat),
    /// Enter players, in this order.
    RegisterPlayers(RegisterPlayers),
    /// Withdraw a registration before play begins.
    WithdrawRegistration(WithdrawRegistration),
    /// Correct which players are the same person across tournaments.
    IdentifyPlayers(IdentifyPlayers),
    /// Note that a player's name was corrected.
    RenamePlayer(RenamePlayer),
    /// Note that a player's name is erased.
    EraseName(EraseName),
    /// Drop a player.
    DropPlayer(DropPlayer),
    /// Bring a dropped player back.
    ReinstatePlayer(ReinstatePlayer),
    /// Submit a deck list.
    SubmitDeck(SubmitDeck),
    /// Accept a list.
    AcceptDeck(AcceptDeck),
    /// Note that staff read a private list.
    ReadDeck(ReadDeck),
    /// Record a comparison of a deck with its list.
    CheckDeck(CheckDeck),
    /// Pair the next round as a draft.
    PairRound(PairRound),
    /// Exchange two players of the draft; one of them may have the bye.
    SwapPlayers(SwapPlayers),
    /// Discard the draft.
    DiscardPairings(DiscardPairings),
    /// Publish the pairings and start the clock.
    PublishRound(PublishRound),
    /// Report a result as a player.
    ReportResult(ReportResult),
    /// Record a result.
    RecordResult(RecordResult),
    /// Keep the recorded result and dismiss what contradicts it.
    KeepResult(KeepResult),
    /// Correct a recorded result.
    CorrectResult(CorrectResult),
    /// Give one table time beyond the round's clock.
    ExtendTime(ExtendTime),
    /// Close the round.
    CloseRound(CloseRound),
    /// Open a dispute.
    OpenDispute(OpenDispute),
    /// Take a dispute on, perhaps from another judge.
    ClaimDispute(ClaimDispute),
    /// Pass a dispute to the head judge before a ruling.
    EscalateDispute(EscalateDispute),
    /// Write down a version of the facts.
    StateFacts(StateFacts),
    /// Attach a citation.
    AttachCitation(AttachCitation),
    /// Remove a citation.
    RemoveCitation(RemoveCitation),
    /// Rule on a dispute.
    GiveRuling(GiveRuling),
    /// Correct the words of a ruling.
    RewordRuling(RewordRuling),
    /// Withdraw a call before a ruling.
    WithdrawDispute(WithdrawDispute),
    /// Appeal a ruling.
    LodgeAppeal(LodgeAppeal),
    /// Decide an appeal with the final word.
    DecideAppeal(DecideAppeal),
    /// Issue a penalty.
    IssuePenalty(IssuePenalty),
    /// Confirm a disqualification that waits for the director, which drops the player.
    ConfirmDisqualification(ConfirmDisqualification),
    /// Withdraw a penalty.
    WithdrawPenalty(WithdrawPenalty),
    /// Draw a coin, a die or an order.
    TakeChance(TakeChance),
    /// Note that private seat links were given out.
    GiveSeatLinks(GiveSeatLinks),
    /// Note that the whole tournament was exported as a file.
    ExportTournament(ExportTournament),
    /// End the tournament.
    CloseTournament(CloseTournament),
    /// Reopen the tournament.
    ReopenTournament(ReopenTournament),
    /// Hide the tournament from the lists.
    HideTournament(HideTournament),
    /// Show it on the lists again.
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
    /// The number from which pairing seeds are derived.
    pub pairing_seed: u64,
}

/// Change the settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangeSettings {
    /// The settings from now on.
    pub settings: Settings,
    /// The reason given.
    pub reason: String,
}

/// Change the scoring profile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangeProfile {
    /// The profile to pin.
    pub profile: Box<Profile>,
    /// The reason given.
    pub reason: String,
}

/// Change the deck format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangeFormat {
    /// The format to pin; `None` if decks are not checked.
    pub format: Option<Box<Format>>,
    /// The reason given.
    pub reason: String,
}

/// Enter players, in this order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RegisterPlayers {
    /// The persons to register.
    pub persons: Vec<PersonId>,
}

/// Withdraw a registration before play begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WithdrawRegistration {
    /// The player whose registration is withdrawn.
    pub player: PlayerId,
}

/// Correct which players are the same person across tournaments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IdentifyPlayers {
    /// Players, each with their person.
    pub same: Vec<(PlayerId, PersonId)>,
}

/// Note that a player's name was corrected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RenamePlayer {
    /// The player whose name was corrected.
    pub player: PlayerId,
}

/// Note that a player's name is erased.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EraseName {
    /// The player whose name is erased.
    pub player: PlayerId,
}

/// Drop a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DropPlayer {
    /// The player who leaves.
    pub player: PlayerId,
    /// The reason given; may be empty.
    pub reason: String,
}

/// Bring a dropped player back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReinstatePlayer {
    /// The player who returns.
    pub player: PlayerId,
}

/// Submit a deck list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubmitDeck {
    /// The player whose deck it is.
    pub player: PlayerId,
    /// SHA-256 of the text.
    pub sha256: String,
    /// How many errors the check found.
    pub errors: u32,
    /// How many cards the list contains.
    pub cards: u32,
    /// Whether staff submit it; a player's own list is locked once play has begun.
    pub by_staff: bool,
}

/// Accept a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AcceptDeck {
    /// The player whose list it is.
    pub player: PlayerId,
    /// Why a list with faults is accepted.
    pub reason: String,
}

/// Note that staff read a private list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadDeck {
    /// The player whose list was read.
    pub player: PlayerId,
}

/// Record a comparison of a deck with its list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckDeck {
    /// The player whose deck was checked.
    pub player: PlayerId,
    /// SHA-256 of the list it was compared with.
    pub sha256: String,
    /// Whether the deck matches the list.
    pub agrees: bool,
    /// What differed; required if it does not match.
    pub found: String,
}

/// Pair the next round as a draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairRound {
    /// Players away this round.
    pub absent: Vec<PlayerId>,
    /// Players who use an earned bye this round.
    pub earned_byes: Vec<PlayerId>,
}

/// Exchange two players of the draft; one of them may have the bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SwapPlayers {
    /// The first player.
    pub one: PlayerId,
    /// The second player.
    pub other: PlayerId,
    /// The reason given.
    pub reason: String,
}

/// Discard the draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DiscardPairings {
    /// The reason given.
    pub reason: String,
}

/// Publish the pairings and start the clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublishRound {}

/// Report a result as a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportResult {
    /// The player's table.
    pub at: AtTable,
    /// The player who reports.
    pub player: PlayerId,
    /// The result reported.
    pub result: GameResult,
}

/// Record a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordResult {
    /// The table of the game.
    pub at: AtTable,
    /// The result to record.
    pub result: GameResult,
}

/// Keep the recorded result and dismiss what contradicts it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeepResult {
    /// The table of the game.
    pub at: AtTable,
    /// The reason given.
    pub reason: String,
}

/// Correct a recorded result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CorrectResult {
    /// The table of the game.
    pub at: AtTable,
    /// The result when the form was opened, so that a correction made in the meantime is not lost.
    pub was: GameResult,
    /// The corrected result.
    pub result: GameResult,
    /// The reason given.
    pub reason: String,
    /// The dispute that caused the correction.
    pub dispute: Option<DisputeNumber>,
}

/// Give one table time beyond the round's clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExtendTime {
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

/// Close the round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CloseRound {
    /// The round to close.
    pub round: RoundNumber,
    /// The open disputes about it that are known at closing.
    pub over: Vec<DisputeNumber>,
}

/// Open a dispute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenDispute {
    /// The table it concerns.
    pub at: Option<AtTable>,
    /// The question in a few words.
    pub question: String,
    /// The facts as first told; may be empty.
    pub facts: String,
    /// Whose version of the facts.
    pub by: Teller,
}

/// Take a dispute on, perhaps from another judge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClaimDispute {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// The judge who takes it on.
    pub judge: Judge,
    /// How many claims the form showed: of two judges who tap at once, the second hears of the first.
    pub seen: u32,
}

/// Pass a dispute to the head judge before a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EscalateDispute {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// The reason given.
    pub reason: String,
}

/// Write down a version of the facts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StateFacts {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// Whose version.
    pub by: Teller,
    /// What was said.
    pub text: String,
}

/// Attach a citation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttachCitation {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// The judge who attaches it.
    pub judge: Judge,
    /// The citation, frozen.
    pub cited: Box<Cited>,
    /// How the ruling treats it.
    pub treatment: Treatment,
}

/// Remove a citation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RemoveCitation {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// The judge who removes it.
    pub judge: Judge,
    /// The citation to remove.
    pub citation: String,
    /// SHA-256 of the quoted words, because an entry may be quoted twice.
    pub quote_sha256: String,
    /// The reason given.
    pub reason: String,
}

/// Rule on a dispute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GiveRuling {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// The judge who rules.
    pub judge: Judge,
    /// How much of the dispute the judge saw: anything newer must be read before ruling.
    pub seen: Seen,
    /// The ruling in words.
    pub text: String,
}

/// Correct the words of a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RewordRuling {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// The judge who corrects it.
    pub judge: Judge,
    /// The corrected ruling.
    pub text: String,
    /// The reason given.
    pub reason: String,
}

/// Withdraw a call before a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WithdrawDispute {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// Who withdraws it: a judge, or the player who called.
    pub judge: Judge,
    /// The reason given.
    pub reason: String,
    /// The dispute that continues in its place.
    pub instead: Option<DisputeNumber>,
}

/// Appeal a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LodgeAppeal {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// The player who appeals, if named.
    pub by: Option<PlayerId>,
    /// The grounds of the appeal.
    pub text: String,
}

/// Decide an appeal with the final word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecideAppeal {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// The judge who decides.
    pub judge: Judge,
    /// Whether the ruling is upheld or overturned.
    pub outcome: AppealOutcome,
    /// The final word, as text.
    pub text: String,
}

/// Issue a penalty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IssuePenalty {
    /// The player who is penalised.
    pub player: PlayerId,
    /// The judge who issues it.
    pub judge: Judge,
    /// The code of its kind.
    pub kind: String,
    /// The severity.
    pub level: Level,
    /// The round it belongs to, if any.
    pub round: Option<RoundNumber>,
    /// What happened.
    pub reason: String,
    /// The dispute that led to it.
    pub dispute: Option<DisputeNumber>,
}

/// Confirm a disqualification that waits for the director, which drops the player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConfirmDisqualification {
    /// The penalty's number.
    pub number: PenaltyNumber,
    /// The director who confirms it.
    pub judge: Judge,
}

/// Withdraw a penalty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WithdrawPenalty {
    /// The penalty's number.
    pub number: PenaltyNumber,
    /// The judge who withdraws it.
    pub judge: Judge,
    /// The reason given.
    pub reason: String,
}

/// Draw a coin, a die or an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakeChance {
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

/// Note that private seat links were given out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GiveSeatLinks {
    /// The players who get links.
    pub players: Vec<PlayerId>,
}

/// Note that the whole tournament was exported as a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExportTournament {}

/// End the tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CloseTournament {}

/// Reopen the tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReopenTournament {
    /// The reason given.
    pub reason: String,
}

/// Hide the tournament from the lists; then only people with a role or a seat can open its pages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HideTournament {
    /// The reason given.
    pub reason: String,
}

/// Show a hidden tournament on the lists again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShowTournament {}
