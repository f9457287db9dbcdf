//! The lines of the match log.

use serde::{Deserialize, Serialize};

use crate::domain::actor::ActorId;
use crate::domain::deck::Format;
use crate::domain::id::{
    AtTable, DisputeNumber, PenaltyNumber, PersonId, PlayerId, RoundNumber, TableNumber,
};
use crate::domain::pairing::algorithm::Algorithm;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::GameResult;
use crate::domain::tournament::cited::Cited;
use crate::domain::tournament::dispute::{AppealOutcome, Treatment};
use crate::domain::tournament::penalty::Level;
use crate::domain::tournament::random_draw::RandomDraw;
use crate::domain::tournament::round::{ByeGiven, PairedTable};
use crate::domain::tournament::settings::{Pins, Settings};
use crate::domain::tournament::teller::Teller;

/// One fact about a tournament, once it has happened. Nothing updates or deletes an entry.
///
/// Players stand here by number and persons by an opaque identifier: names live in a table that
/// can be erased without breaking the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Entry {
    /// The tournament was set up. Always the first entry, and only the first.
    TournamentCreated(TournamentCreated),
    /// The director changed what was chosen at set-up.
    SettingsChanged(SettingsChanged),
    /// Results are scored by another profile from now on, those already recorded too.
    ProfileChanged(ProfileChanged),
    /// Decks are checked against another format from now on.
    FormatChanged(FormatChanged),
    /// A player entered.
    PlayerRegistered(PlayerRegistered),
    /// Staff corrected which person a player is: one known from another tournament, or nobody known.
    PlayerIdentified(PlayerIdentified),
    /// The name of a player was corrected. Names are kept outside the log, which only says that one changed.
    PlayerRenamed(PlayerRenamed),
    /// The name of a player was erased for good.
    NameErased(NameErased),
    /// A registration was taken back before play began: the player is nowhere any more, and the number is not given
    /// again.
    RegistrationWithdrawn(RegistrationWithdrawn),
    /// A player left and is not paired any more.
    PlayerDropped(PlayerDropped),
    /// A player who had dropped came back.
    PlayerReinstated(PlayerReinstated),
    /// A deck list was handed in; the text itself is kept apart, private.
    DeckSubmitted(DeckSubmitted),
    /// A deck checker accepted a list, with or without faults.
    DeckAccepted(DeckAccepted),
    /// A member of staff read a private list.
    DeckRead(DeckRead),
    /// The cards of a player were compared with the list.
    DeckChecked(DeckChecked),
    /// A round was paired, as a draft that players do not see yet.
    RoundPaired(RoundPaired),
    /// The director moved players in a draft.
    PairingsChanged(PairingsChanged),
    /// A draft was discarded before publication.
    PairingsDiscarded(PairingsDiscarded),
    /// The pairings were shown to everyone.
    RoundPublished(RoundPublished),
    /// A player reported the result of their own table.
    ResultReported(ResultReported),
    /// A result was recorded.
    ResultRecorded(ResultRecorded),
    /// A result was offered that contradicts the one recorded. Nothing was overwritten.
    ResultContradicted(ResultContradicted),
    /// The recorded result stands; what contradicted it is set aside.
    ResultKept(ResultKept),
    /// A recorded result was corrected.
    ResultCorrected(ResultCorrected),
    /// One table was given time beyond the round's clock, or time given before was taken back.
    TimeExtended(TimeExtended),
    /// All results of a round are in.
    RoundClosed(RoundClosed),
    /// A dispute was opened.
    DisputeOpened(DisputeOpened),
    /// A judge took a dispute on.
    DisputeClaimed(DisputeClaimed),
    /// A dispute went on to the head judge before anybody ruled.
    DisputeEscalated(DisputeEscalated),
    /// A version of the facts was written down.
    FactsStated(FactsStated),
    /// A citation was attached, its quotation frozen.
    CitationAttached(CitationAttached),
    /// A citation was taken off again.
    CitationRemoved(CitationRemoved),
    /// A judge decided.
    RulingGiven(RulingGiven),
    /// The words of a ruling were corrected; the first ones stay in the log.
    RulingReworded(RulingReworded),
    /// A call was taken back before anybody ruled.
    DisputeWithdrawn(DisputeWithdrawn),
    /// A player appealed.
    AppealLodged(AppealLodged),
    /// The head judge or the director had the final word.
    AppealDecided(AppealDecided),
    /// A player got a penalty.
    PenaltyIssued(PenaltyIssued),
    /// A penalty was withdrawn; it stays in the record as withdrawn.
    PenaltyWithdrawn(PenaltyWithdrawn),
    /// A coin, a die or an order was drawn.
    ChanceTaken(ChanceTaken),
    /// Private links of seats were given out; the links themselves stand nowhere.
    SeatLinksGiven(SeatLinksGiven),
    /// The whole tournament was taken away as a file, private deck lists included.
    TournamentExported(TournamentExported),
    /// The tournament is over; the standings are final.
    TournamentClosed(TournamentClosed),
    /// A closed tournament was opened again.
    TournamentReopened(TournamentReopened),
    /// An operator took the tournament off the lists.
    TournamentHidden(TournamentHidden),
    /// An operator put it back.
    TournamentShown(TournamentShown),
}

/// The tournament was set up. Always the first entry, and only the first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentCreated {
    /// What the director chose.
    pub settings: Settings,
    /// The scoring profile as it stood on that day, whole.
    pub profile: Box<Profile>,
    /// The deck format as it stood on that day, whole; none where decks are not checked.
    pub format: Option<Box<Format>>,
    /// The versions of the card table and the rulings library that judge this tournament.
    pub pins: Pins,
    /// What every pairing seed is drawn from, fixed before anybody registers.
    pub pairing_seed: u64,
}

/// The director changed what was chosen at set-up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SettingsChanged {
    /// The settings from now on.
    pub settings: Settings,
    /// Why.
    pub reason: String,
}

/// Results are scored by another profile from now on, those already recorded too.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProfileChanged {
    /// The profile, whole.
    pub profile: Box<Profile>,
    /// Why.
    pub reason: String,
}

/// Decks are checked against another format from now on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FormatChanged {
    /// The format, whole; none where decks are not checked.
    pub format: Option<Box<Format>>,
    /// Why.
    pub reason: String,
}

/// A player entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerRegistered {
    /// The number given.
    pub player: PlayerId,
    /// The person.
    pub person: PersonId,
    /// The first round played; later than 1 for a late entry.
    pub from_round: RoundNumber,
}

/// Staff corrected which person a player is: one known from another tournament, or nobody known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerIdentified {
    /// Who.
    pub player: PlayerId,
    /// The person from now on.
    pub person: PersonId,
}

/// The name of a player was corrected. Names are kept outside the log, which only says that one changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerRenamed {
    /// Who.
    pub player: PlayerId,
}

/// The name of a player was erased for good.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NameErased {
    /// Who.
    pub player: PlayerId,
}

/// A registration was taken back before play began: the player is nowhere any more, and the number is not given
/// again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegistrationWithdrawn {
    /// Who.
    pub player: PlayerId,
}

/// A player left and is not paired any more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerDropped {
    /// Who.
    pub player: PlayerId,
    /// The last round the player takes part in; 0 when none was paired.
    pub after_round: RoundNumber,
    /// Why, when it was said.
    pub reason: String,
}

/// A player who had dropped came back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerReinstated {
    /// Who.
    pub player: PlayerId,
    /// The first round played again.
    pub from_round: RoundNumber,
}

/// A deck list was handed in; the text itself is kept apart, private.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckSubmitted {
    /// Whose deck.
    pub player: PlayerId,
    /// SHA-256 of the text.
    pub sha256: String,
    /// Whether the check found no error.
    pub legal: bool,
    /// How many errors it found.
    pub errors: u32,
    /// How many cards the list holds.
    pub cards: u32,
}

/// A deck checker accepted a list, with or without faults.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckAccepted {
    /// Whose deck.
    pub player: PlayerId,
    /// SHA-256 of the list accepted.
    pub sha256: String,
    /// Why a list with faults was accepted; empty for a list without.
    pub reason: String,
}

/// A member of staff read a private list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckRead {
    /// Whose deck.
    pub player: PlayerId,
    /// SHA-256 of the list read.
    pub sha256: String,
}

/// The cards of a player were compared with the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckChecked {
    /// Whose deck.
    pub player: PlayerId,
    /// SHA-256 of the list it was compared with.
    pub sha256: String,
    /// The round being played, where one is.
    pub round: Option<RoundNumber>,
    /// Whether the deck was as the list says.
    pub agrees: bool,
    /// What was otherwise, or a remark; may be empty where it agrees.
    pub found: String,
}

/// A round was paired, as a draft that players do not see yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundPaired {
    /// Which round.
    pub round: RoundNumber,
    /// The seed the order was drawn with.
    pub seed: u64,
    /// The tables.
    pub tables: Vec<PairedTable>,
    /// Normal bye, with the reason in words.
    pub bye: Option<ByeGiven>,
    /// Players with a bye won as a prize.
    pub earned_byes: Vec<PlayerId>,
    /// Players told to be away this round.
    pub absent: Vec<PlayerId>,
    /// How many pairs have met before.
    pub rematches: u32,
    /// Sum of the score differences across pairs, as the pairing measured it.
    pub float: String,
    /// Whether the pairing is proved to be the best.
    pub optimal: String,
    /// How it was paired: entries that name nothing were paired by the first algorithm.
    #[serde(default, skip_serializing_if = "Algorithm::is_unnamed")]
    pub algorithm: Algorithm,
}

/// The director moved players in a draft.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairingsChanged {
    /// Which round.
    pub round: RoundNumber,
    /// All tables of the round from now on.
    pub tables: Vec<PairedTable>,
    /// The normal bye from now on.
    pub bye: Option<ByeGiven>,
    /// Why.
    pub reason: String,
}

/// A draft was discarded before publication.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairingsDiscarded {
    /// Which round.
    pub round: RoundNumber,
    /// Why.
    pub reason: String,
}

/// The pairings were shown to everyone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundPublished {
    /// Which round.
    pub round: RoundNumber,
    /// Minutes on the clock, which starts now.
    pub minutes: u32,
}

/// A player reported the result of their own table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultReported {
    /// Which round.
    pub round: RoundNumber,
    /// Which table.
    pub table: TableNumber,
    /// Who reported.
    pub player: PlayerId,
    /// What was reported.
    pub result: GameResult,
}

/// A result was recorded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultRecorded {
    /// Which round.
    pub round: RoundNumber,
    /// Which table.
    pub table: TableNumber,
    /// The raw result.
    pub result: GameResult,
}

/// A result was offered that contradicts the one recorded. Nothing was overwritten.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultContradicted {
    /// Which round.
    pub round: RoundNumber,
    /// Which table.
    pub table: TableNumber,
    /// The result offered.
    pub offered: GameResult,
}

/// The recorded result stands; what contradicted it is set aside.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultKept {
    /// Which round.
    pub round: RoundNumber,
    /// Which table.
    pub table: TableNumber,
    /// Why.
    pub reason: String,
}

/// A recorded result was corrected.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultCorrected {
    /// Which round.
    pub round: RoundNumber,
    /// Which table.
    pub table: TableNumber,
    /// What stood before.
    pub was: GameResult,
    /// The result from now on.
    pub result: GameResult,
    /// Why.
    pub reason: String,
    /// The dispute whose ruling caused it.
    pub dispute: Option<DisputeNumber>,
}

/// One table was given time beyond the round's clock, or time given before was taken back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeExtended {
    /// Which table.
    pub at: AtTable,
    /// How many minutes; negative where they are taken back.
    pub minutes: i32,
    /// Why.
    pub reason: String,
    /// The dispute that took the time.
    pub dispute: Option<DisputeNumber>,
}

/// All results of a round are in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundClosed {
    /// Which round.
    pub round: RoundNumber,
    /// The disputes about it that nobody had decided, closed over knowingly. Logs without it did not ask.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub over: Vec<DisputeNumber>,
}

/// A dispute was opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisputeOpened {
    /// Its number.
    pub dispute: DisputeNumber,
    /// The table it is about, where there is one.
    pub at: Option<AtTable>,
    /// The question in a few words.
    pub question: String,
}

/// A judge took a dispute on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisputeClaimed {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// The judge who was on it before, as an opaque identifier.
    pub instead_of: Option<ActorId>,
}

/// A dispute went on to the head judge before anybody ruled.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisputeEscalated {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// Why.
    pub reason: String,
}

/// A version of the facts was written down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactsStated {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// Whose version.
    pub by: Teller,
    /// What was said.
    pub text: String,
}

/// A citation was attached, its quotation frozen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CitationAttached {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// The citation.
    pub cited: Box<Cited>,
    /// How the ruling treats it.
    pub treatment: Treatment,
}

/// A citation was taken off again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CitationRemoved {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// The citation.
    pub citation: String,
    /// SHA-256 of the words quoted, which tells two quotations from one entry apart. In logs without it all
    /// quotations from the entry were taken off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quote_sha256: Option<String>,
    /// Why.
    pub reason: String,
}

/// A judge decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulingGiven {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// The ruling in words.
    pub text: String,
}

/// The words of a ruling were corrected; the first ones stay in the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulingReworded {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// The ruling as it is worded from now on.
    pub text: String,
    /// Why.
    pub reason: String,
}

/// A call was taken back before anybody ruled.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisputeWithdrawn {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// Why.
    pub reason: String,
    /// The dispute that goes on in its place, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instead: Option<DisputeNumber>,
}

/// A player appealed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppealLodged {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// The player who appealed, where that was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PlayerId>,
    /// On what ground.
    pub text: String,
}

/// The head judge or the director had the final word.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppealDecided {
    /// Which dispute.
    pub dispute: DisputeNumber,
    /// Whether the ruling stands.
    pub outcome: AppealOutcome,
    /// The final word.
    pub text: String,
}

/// A player got a penalty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenaltyIssued {
    /// Its number.
    pub number: PenaltyNumber,
    /// Who.
    pub player: PlayerId,
    /// The code of its kind.
    pub kind: String,
    /// How heavy it is.
    pub level: Level,
    /// The round it belongs to; none before the first.
    pub round: Option<RoundNumber>,
    /// What happened.
    pub reason: String,
    /// The dispute behind it.
    pub dispute: Option<DisputeNumber>,
}

/// A penalty was withdrawn; it stays in the record as withdrawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenaltyWithdrawn {
    /// Its number.
    pub number: PenaltyNumber,
    /// Why.
    pub reason: String,
}

/// A coin, a die or an order was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChanceTaken {
    /// What was drawn.
    pub what: RandomDraw,
    /// What came of it.
    pub outcome: Vec<u32>,
    /// The seed from which it follows.
    pub seed: u64,
    /// What it decides.
    pub purpose: String,
    /// The table it is about.
    pub at: Option<AtTable>,
    /// The dispute it is about.
    pub dispute: Option<DisputeNumber>,
}

/// Private links of seats were given out; the links themselves stand nowhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatLinksGiven {
    /// For whom.
    pub players: Vec<PlayerId>,
}

/// An operator took the tournament off the lists.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentHidden {
    /// Why.
    pub reason: String,
}

/// An operator put a hidden tournament back on the lists.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentShown {}

/// The whole tournament was taken away as a file, private deck lists included.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentExported {}

/// The tournament is over; the standings are final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentClosed {}

/// A closed tournament was opened again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentReopened {
    /// Why.
    pub reason: String,
}

/// Which table an entry is about.
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

impl Entry {
    /// The kind as it stands in the log's own column.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::TournamentCreated(_) => "tournament-created",
            Self::SettingsChanged(_) => "settings-changed",
            Self::ProfileChanged(_) => "profile-changed",
            Self::FormatChanged(_) => "format-changed",
            Self::PlayerRegistered(_) => "player-registered",
            Self::PlayerIdentified(_) => "player-identified",
            Self::PlayerRenamed(_) => "player-renamed",
            Self::NameErased(_) => "name-erased",
            Self::RegistrationWithdrawn(_) => "registration-withdrawn",
            Self::PlayerDropped(_) => "player-dropped",
            Self::PlayerReinstated(_) => "player-reinstated",
            Self::DeckSubmitted(_) => "deck-submitted",
            Self::DeckAccepted(_) => "deck-accepted",
            Self::DeckRead(_) => "deck-read",
            Self::DeckChecked(_) => "deck-checked",
            Self::RoundPaired(_) => "round-paired",
            Self::PairingsChanged(_) => "pairings-changed",
            Self::PairingsDiscarded(_) => "pairings-discarded",
            Self::RoundPublished(_) => "round-published",
            Self::ResultReported(_) => "result-reported",
            Self::ResultRecorded(_) => "result-recorded",
            Self::ResultContradicted(_) => "result-contradicted",
            Self::ResultKept(_) => "result-kept",
            Self::ResultCorrected(_) => "result-corrected",
            Self::TimeExtended(_) => "time-extended",
            Self::RoundClosed(_) => "round-closed",
            Self::DisputeOpened(_) => "dispute-opened",
            Self::DisputeClaimed(_) => "dispute-claimed",
            Self::DisputeEscalated(_) => "dispute-escalated",
            Self::FactsStated(_) => "facts-stated",
            Self::CitationAttached(_) => "citation-attached",
            Self::CitationRemoved(_) => "citation-removed",
            Self::RulingGiven(_) => "ruling-given",
            Self::RulingReworded(_) => "ruling-reworded",
            Self::DisputeWithdrawn(_) => "dispute-withdrawn",
            Self::AppealLodged(_) => "appeal-lodged",
            Self::AppealDecided(_) => "appeal-decided",
            Self::PenaltyIssued(_) => "penalty-issued",
            Self::PenaltyWithdrawn(_) => "penalty-withdrawn",
            Self::ChanceTaken(_) => "chance-taken",
            Self::TournamentExported(TournamentExported {}) => "tournament-exported",
            Self::TournamentClosed(TournamentClosed {}) => "tournament-closed",
            Self::TournamentReopened(_) => "tournament-reopened",
            Self::TournamentHidden(_) => "tournament-hidden",
            Self::TournamentShown(_) => "tournament-shown",
            Self::SeatLinksGiven(_) => "seat-links-given",
        }
    }
}
