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

/// One fact about a tournament, after it happened. Nothing updates or deletes an entry.
///
/// Players are identified by number and persons by an opaque identifier: names are in a table from which they can be
/// erased without breaking the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Entry {
    /// The tournament was set up. Always the first entry, and only the first.
    TournamentCreated(TournamentCreated),
    /// The director changed the settings.
    SettingsChanged(SettingsChanged),
    /// From now on another profile scores all results, including those already recorded.
    ProfileChanged(ProfileChanged),
    /// From now on another format checks decks.
    FormatChanged(FormatChanged),
    /// A player entered.
    PlayerRegistered(PlayerRegistered),
    /// Staff corrected which person a player is: one known from another tournament, or nobody known.
    PlayerIdentified(PlayerIdentified),
    /// The name of a player was corrected. Names are kept outside the log, which only says that one changed.
    PlayerRenamed(PlayerRenamed),
    /// The name of a player was erased for good.
    NameErased(NameErased),
    /// A registration was withdrawn before play began. The player disappears, and the number is not assigned again.
    RegistrationWithdrawn(RegistrationWithdrawn),
    /// A player dropped and is not paired any more.
    PlayerDropped(PlayerDropped),
    /// A player who had dropped came back.
    PlayerReinstated(PlayerReinstated),
    /// A deck list was submitted; its text is stored separately and privately.
    DeckSubmitted(DeckSubmitted),
    /// A deck checker accepted a list, with or without faults.
    DeckAccepted(DeckAccepted),
    /// A member of staff read a private list.
    DeckRead(DeckRead),
    /// A player's cards were compared with the list.
    DeckChecked(DeckChecked),
    /// A round was paired, as a draft that players do not see yet.
    RoundPaired(RoundPaired),
    /// The director changed the pairings of a draft.
    PairingsChanged(PairingsChanged),
    /// A draft was discarded before publication.
    PairingsDiscarded(PairingsDiscarded),
    /// The pairings were published.
    RoundPublished(RoundPublished),
    /// A player reported the result of their own table.
    ResultReported(ResultReported),
    /// A result was recorded.
    ResultRecorded(ResultRecorded),
    /// A result was submitted that contradicts the recorded one. Nothing was overwritten.
    ResultContradicted(ResultContradicted),
    /// The recorded result was kept; what contradicted it was dismissed.
    ResultKept(ResultKept),
    /// A recorded result was corrected.
    ResultCorrected(ResultCorrected),
    /// A table was given time beyond the round's clock, or such time was taken back.
    TimeExtended(TimeExtended),
    /// All results of a round are in.
    RoundClosed(RoundClosed),
    /// A dispute was opened.
    DisputeOpened(DisputeOpened),
    /// A judge claimed a dispute.
    DisputeClaimed(DisputeClaimed),
    /// A dispute was escalated to the head judge before a ruling.
    DisputeEscalated(DisputeEscalated),
    /// A version of the facts was written down.
    FactsStated(FactsStated),
    /// A citation was attached and its quotation frozen.
    CitationAttached(CitationAttached),
    /// A citation was removed.
    CitationRemoved(CitationRemoved),
    /// A judge ruled.
    RulingGiven(RulingGiven),
    /// The words of a ruling were corrected; the first ones stay in the log.
    RulingReworded(RulingReworded),
    /// A call was withdrawn before a ruling.
    DisputeWithdrawn(DisputeWithdrawn),
    /// A player appealed.
    AppealLodged(AppealLodged),
    /// The head judge or the director decided an appeal.
    AppealDecided(AppealDecided),
    /// A player received a penalty.
    PenaltyIssued(PenaltyIssued),
    /// A penalty was withdrawn; it stays in the record as withdrawn.
    PenaltyWithdrawn(PenaltyWithdrawn),
    /// A coin, a die or an order was drawn.
    ChanceTaken(ChanceTaken),
    /// Private seat links were given out; the links themselves are not recorded.
    SeatLinksGiven(SeatLinksGiven),
    /// The whole tournament was exported as a file, private deck lists included.
    TournamentExported(TournamentExported),
    /// The tournament is over; the standings are final.
    TournamentClosed(TournamentClosed),
    /// A closed tournament was opened again.
    TournamentReopened(TournamentReopened),
    /// An operator hid the tournament from the lists.
    TournamentHidden(TournamentHidden),
    /// An operator showed it on the lists again.
    TournamentShown(TournamentShown),
}

/// The tournament was set up. Always the first entry, and only the first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentCreated {
    /// What the director chose.
    pub settings: Settings,
    /// The complete scoring profile as of that day.
    pub profile: Box<Profile>,
    /// The complete deck format as of that day; `None` if decks are not checked.
    pub format: Option<Box<Format>>,
    /// The versions of the card table and the rulings library that judge this tournament.
    pub pins: Pins,
    /// The number from which every pairing seed is derived, fixed before anybody registers.
    pub pairing_seed: u64,
}

/// The director changed the settings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SettingsChanged {
    /// The settings from now on.
    pub settings: Settings,
    /// The reason given.
    pub reason: String,
}

/// From now on another profile scores all results, including those already recorded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProfileChanged {
    /// The complete profile.
    pub profile: Box<Profile>,
    /// The reason given.
    pub reason: String,
}

/// From now on another format checks decks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FormatChanged {
    /// The complete format; `None` if decks are not checked.
    pub format: Option<Box<Format>>,
    /// The reason given.
    pub reason: String,
}

/// A player entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerRegistered {
    /// The number assigned.
    pub player: PlayerId,
    /// The person behind the player.
    pub person: PersonId,
    /// The first round played; later than 1 for a late entry.
    pub from_round: RoundNumber,
}

/// Staff corrected which person a player is: one known from another tournament, or nobody known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerIdentified {
    /// The player.
    pub player: PlayerId,
    /// The person from now on.
    pub person: PersonId,
}

/// The name of a player was corrected. Names are kept outside the log, which only says that one changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerRenamed {
    /// The player whose name was corrected.
    pub player: PlayerId,
}

/// The name of a player was erased for good.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NameErased {
    /// The player whose name was erased.
    pub player: PlayerId,
}

/// A registration was withdrawn before play began. The player disappears, and the number is not assigned again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegistrationWithdrawn {
    /// The player whose registration was withdrawn.
    pub player: PlayerId,
}

/// A player dropped and is not paired any more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerDropped {
    /// The player who left.
    pub player: PlayerId,
    /// The last round in which the player takes part; 0 if none was paired.
    pub after_round: RoundNumber,
    /// The reason, if given.
    pub reason: String,
}

/// A player who had dropped came back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerReinstated {
    /// The player who returned.
    pub player: PlayerId,
    /// The first round played after returning.
    pub from_round: RoundNumber,
}

/// A deck list was submitted; its text is stored separately and privately.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckSubmitted {
    /// The player whose deck it is.
    pub player: PlayerId,
    /// SHA-256 of the text.
    pub sha256: String,
    /// Whether the check found no error.
    pub legal: bool,
    /// How many errors it found.
    pub errors: u32,
    /// How many cards the list contains.
    pub cards: u32,
}

/// A deck checker accepted a list, with or without faults.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckAccepted {
    /// The player whose list was accepted.
    pub player: PlayerId,
    /// SHA-256 of the list accepted.
    pub sha256: String,
    /// Why a list with faults was accepted; otherwise empty.
    pub reason: String,
}

/// A member of staff read a private list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckRead {
    /// The player whose list was read.
    pub player: PlayerId,
    /// SHA-256 of the list read.
    pub sha256: String,
}

/// A player's cards were compared with the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckChecked {
    /// The player whose deck was checked.
    pub player: PlayerId,
    /// SHA-256 of the list it was compared with.
    pub sha256: String,
    /// The round in progress, if any.
    pub round: Option<RoundNumber>,
    /// Whether the deck matched the list.
    pub agrees: bool,
    /// What differed, or a remark; may be empty if it matched.
    pub found: String,
}

/// A round was paired, as a draft that players do not see yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundPaired {
    /// The round's number.
    pub round: RoundNumber,
    /// The seed with which the order was drawn.
    pub seed: u64,
    /// The tables.
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
    pub optimal: String,
    /// The algorithm; entries without it used the first one.
    #[serde(default, skip_serializing_if = "Algorithm::is_unnamed")]
    pub algorithm: Algorithm,
}

/// The director changed the pairings of a draft.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairingsChanged {
    /// The round's number.
    pub round: RoundNumber,
    /// All tables of the round from now on.
    pub tables: Vec<PairedTable>,
    /// The normal bye from now on.
    pub bye: Option<ByeGiven>,
    /// The reason given.
    pub reason: String,
}

/// A draft was discarded before publication.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairingsDiscarded {
    /// The round's number.
    pub round: RoundNumber,
    /// The reason given.
    pub reason: String,
}

/// The pairings were published.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundPublished {
    /// The round's number.
    pub round: RoundNumber,
    /// Minutes on the clock, which starts now.
    pub minutes: u32,
}

/// A player reported the result of their own table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultReported {
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultRecorded {
    /// The round's number.
    pub round: RoundNumber,
    /// The table's number.
    pub table: TableNumber,
    /// The raw result.
    pub result: GameResult,
}

/// A result was submitted that contradicts the recorded one. Nothing was overwritten.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultContradicted {
    /// The round's number.
    pub round: RoundNumber,
    /// The table's number.
    pub table: TableNumber,
    /// The result submitted.
    pub offered: GameResult,
}

/// The recorded result was kept; what contradicted it was dismissed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultKept {
    /// The round's number.
    pub round: RoundNumber,
    /// The table's number.
    pub table: TableNumber,
    /// The reason given.
    pub reason: String,
}

/// A recorded result was corrected.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultCorrected {
    /// The round's number.
    pub round: RoundNumber,
    /// The table's number.
    pub table: TableNumber,
    /// The result before the correction.
    pub was: GameResult,
    /// The result from now on.
    pub result: GameResult,
    /// The reason given.
    pub reason: String,
    /// The dispute whose ruling caused it, if any.
    pub dispute: Option<DisputeNumber>,
}

/// A table was given time beyond the round's clock, or such time was taken back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeExtended {
    /// The table that got the time.
    pub at: AtTable,
    /// How many minutes; negative if taken back.
    pub minutes: i32,
    /// The reason given.
    pub reason: String,
    /// The dispute that took the time.
    pub dispute: Option<DisputeNumber>,
}

/// All results of a round are in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundClosed {
    /// The round's number.
    pub round: RoundNumber,
    /// The undecided disputes about it that were named at closing. Older logs did not ask.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub over: Vec<DisputeNumber>,
}

/// A dispute was opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisputeOpened {
    /// Its number in the tournament.
    pub dispute: DisputeNumber,
    /// The table it concerns, if any.
    pub at: Option<AtTable>,
    /// The question in a few words.
    pub question: String,
}

/// A judge claimed a dispute.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisputeClaimed {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// The judge who had claimed it before, as an opaque identifier.
    pub instead_of: Option<ActorId>,
}

/// A dispute was escalated to the head judge before a ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisputeEscalated {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// The reason given.
    pub reason: String,
}

/// A version of the facts was written down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactsStated {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// Whose version.
    pub by: Teller,
    /// What was said.
    pub text: String,
}

/// A citation was attached and its quotation frozen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CitationAttached {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// The citation.
    pub cited: Box<Cited>,
    /// How the ruling treats it.
    pub treatment: Treatment,
}

/// A citation was removed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CitationRemoved {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// The citation that was removed.
    pub citation: String,
    /// SHA-256 of the quoted words, which distinguishes two quotations from one entry. Logs without it removed all
    /// quotations from the entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quote_sha256: Option<String>,
    /// The reason given.
    pub reason: String,
}

/// A judge ruled.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulingGiven {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// The ruling in words.
    pub text: String,
}

/// The words of a ruling were corrected; the first ones stay in the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulingReworded {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// The ruling in its new words.
    pub text: String,
    /// The reason given.
    pub reason: String,
}

/// A call was withdrawn before a ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DisputeWithdrawn {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// The reason given.
    pub reason: String,
    /// The dispute that continues in its place, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub instead: Option<DisputeNumber>,
}

/// A player appealed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppealLodged {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// The player who appealed, if named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PlayerId>,
    /// The grounds of the appeal.
    pub text: String,
}

/// The head judge or the director decided an appeal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppealDecided {
    /// The dispute's number.
    pub dispute: DisputeNumber,
    /// Whether the ruling was upheld or overturned.
    pub outcome: AppealOutcome,
    /// The final word, as text.
    pub text: String,
}

/// A player received a penalty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenaltyIssued {
    /// Its number in the tournament.
    pub number: PenaltyNumber,
    /// The player who was penalised.
    pub player: PlayerId,
    /// The code of its kind.
    pub kind: String,
    /// The severity.
    pub level: Level,
    /// The round it belongs to; `None` before the first.
    pub round: Option<RoundNumber>,
    /// What happened.
    pub reason: String,
    /// The dispute that led to it, if any.
    pub dispute: Option<DisputeNumber>,
}

/// A penalty was withdrawn; it stays in the record as withdrawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenaltyWithdrawn {
    /// The penalty's number.
    pub number: PenaltyNumber,
    /// The reason given.
    pub reason: String,
}

/// A coin, a die or an order was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChanceTaken {
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

/// Private seat links were given out; the links themselves are not recorded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatLinksGiven {
    /// The players who got links.
    pub players: Vec<PlayerId>,
}

/// An operator hid the tournament from the lists.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentHidden {
    /// The reason given.
    pub reason: String,
}

/// An operator showed a hidden tournament on the lists again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentShown {}

/// The whole tournament was exported as a file, private deck lists included.
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
    /// The reason given.
    pub reason: String,
}

/// Which table an entry is about.
macro_rules! at_table {
    ($($entry:ident),*) => {
        $(impl $entry {
            /// The table it concerns.
            pub const fn at(&self) -> AtTable {
                AtTable { round: self.round, table: self.table }
            }
        })*
    };
}

at_table!(ResultReported, ResultRecorded, ResultContradicted, ResultKept, ResultCorrected);

impl Entry {
    /// The kind, as stored in the log's own column.
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
