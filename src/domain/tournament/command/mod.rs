//! What may be asked of a tournament.

mod decks;
mod disputes;
mod players;
mod pods;
mod results;
mod rounds;
mod setup;
mod undoing;

pub use decks::{
    AcceptDeck, ChangePublication, CheckDeck, DrawDeckChecks, ReadDeck, ReadDecks, RegisterPool,
    StateDeckConsent, SubmitDeck,
};
pub use disputes::{
    AttachCitation, ClaimDispute, DecideAppeal, EscalateDispute, GiveRuling, LodgeAppeal, OpenDispute,
    RemoveCitation, RewordRuling, StateFacts, WithdrawDispute,
};
pub use players::{
    ChangeSignUp, CloseCheckIn, ConfirmDisqualification, DropPlayer, EraseName, FixTable, FreeTable,
    GiveSeatLinks, IdentifyPlayers, IssuePenalty, KeepApart, LeaveTournament, LetMeet, NameTeam,
    NoteCheckIns, OpenCheckIn, PairWhoIsHere, RatePlayers, RegisterPlayers, ReinstatePlayer, RenamePlayer,
    WithdrawPenalty, WithdrawRegistration,
};
pub use pods::{
    ChangePodRules, CorrectPod, CreatePodTournament, RecordPod, ReportPod, SeatPodsAgain, SeatTopTable,
    SettleUnfinishedPods,
};
pub use results::{CorrectResult, KeepResult, RecordResult, ReportResult, SettleUnfinished};
pub use rounds::{
    AddGame, CloseRound, DiscardPairings, ExtendTime, MoveDeadline, PairRound, PairTablesAgain,
    PublishAllRounds, PublishPairings, PublishRound, PublishWithDeadline, ReseatPlayers, SeatLatePair,
    SeatLatePlayer, SetClock, SettleMatch, StartCut, SwapPlayers, TakeChance, WithdrawCut,
};
pub use setup::{
    ChangeFormat, ChangeProfile, ChangeSettings, CloseTournament, CreateTournament, ExportTournament,
    HideTournament, NoteClockJump, ReopenTournament, ShowTournament,
};
pub use undoing::{RedoAct, UndoAct, Undoer};

use strum::EnumDiscriminants;

/// Something that a person asks for. Deciding it yields entries or a refusal, and changes nothing.
#[derive(Debug, Clone, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(CommandKind), vis(pub))]
#[strum_discriminants(doc = "A kind of command, for a page that offers it before anything is typed.")]
pub enum Command {
    CreateTournament(CreateTournament),
    CreatePodTournament(CreatePodTournament),
    ChangeSettings(ChangeSettings),
    ChangeProfile(ChangeProfile),
    ChangeFormat(ChangeFormat),
    ChangeSignUp(ChangeSignUp),
    RegisterPlayers(RegisterPlayers),
    WithdrawRegistration(WithdrawRegistration),
    IdentifyPlayers(IdentifyPlayers),
    RenamePlayer(RenamePlayer),
    EraseName(EraseName),
    DropPlayer(DropPlayer),
    LeaveTournament(LeaveTournament),
    ReinstatePlayer(ReinstatePlayer),
    OpenCheckIn(OpenCheckIn),
    CloseCheckIn(CloseCheckIn),
    NoteCheckIns(NoteCheckIns),
    PairWhoIsHere(PairWhoIsHere),
    SubmitDeck(SubmitDeck),
    RegisterPool(RegisterPool),
    AcceptDeck(AcceptDeck),
    ReadDeck(ReadDeck),
    ReadDecks(ReadDecks),
    DrawDeckChecks(DrawDeckChecks),
    CheckDeck(CheckDeck),
    StateDeckConsent(StateDeckConsent),
    ChangePublication(ChangePublication),
    KeepApart(KeepApart),
    LetMeet(LetMeet),
    NameTeam(NameTeam),
    FixTable(FixTable),
    FreeTable(FreeTable),
    RatePlayers(RatePlayers),
    PairRound(PairRound),
    SwapPlayers(SwapPlayers),
    ReseatPlayers(ReseatPlayers),
    PairTablesAgain(PairTablesAgain),
    SeatPodsAgain(SeatPodsAgain),
    SeatLatePlayer(SeatLatePlayer),
    SeatLatePair(SeatLatePair),
    DiscardPairings(DiscardPairings),
    PublishRound(PublishRound),
    PublishPairings(PublishPairings),
    PublishWithDeadline(PublishWithDeadline),
    PublishAllRounds(PublishAllRounds),
    MoveDeadline(MoveDeadline),
    SetClock(SetClock),
    ReportResult(ReportResult),
    RecordResult(RecordResult),
    SettleUnfinished(SettleUnfinished),
    KeepResult(KeepResult),
    CorrectResult(CorrectResult),
    ExtendTime(ExtendTime),
    CloseRound(CloseRound),
    StartCut(StartCut),
    WithdrawCut(WithdrawCut),
    AddGame(AddGame),
    SettleMatch(SettleMatch),
    SeatTopTable(SeatTopTable),
    ChangePodRules(ChangePodRules),
    ReportPod(ReportPod),
    RecordPod(RecordPod),
    SettleUnfinishedPods(SettleUnfinishedPods),
    CorrectPod(CorrectPod),
    OpenDispute(OpenDispute),
    ClaimDispute(ClaimDispute),
    EscalateDispute(EscalateDispute),
    StateFacts(StateFacts),
    AttachCitation(AttachCitation),
    RemoveCitation(RemoveCitation),
    GiveRuling(GiveRuling),
    RewordRuling(RewordRuling),
    WithdrawDispute(WithdrawDispute),
    LodgeAppeal(LodgeAppeal),
    DecideAppeal(DecideAppeal),
    IssuePenalty(IssuePenalty),
    ConfirmDisqualification(ConfirmDisqualification),
    WithdrawPenalty(WithdrawPenalty),
    TakeChance(TakeChance),
    GiveSeatLinks(GiveSeatLinks),
    ExportTournament(ExportTournament),
    CloseTournament(CloseTournament),
    ReopenTournament(ReopenTournament),
    HideTournament(HideTournament),
    ShowTournament(ShowTournament),
    NoteClockJump(NoteClockJump),
    UndoAct(UndoAct),
    RedoAct(RedoAct),
}
