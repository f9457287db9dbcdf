//! The lines of the match log.

mod decks;
mod disputes;
mod players;
mod pods;
mod results;
mod rounds;
mod setup;

pub use decks::{
    DeckAccepted, DeckChecked, DeckChecksDrawn, DeckConsentStated, DeckRead, DeckSubmitted,
    PublicationChanged,
};
pub use disputes::{
    AppealDecided, AppealLodged, CitationAttached, CitationRemoved, DisputeClaimed, DisputeEscalated,
    DisputeOpened, DisputeWithdrawn, FactsStated, RulingGiven, RulingReworded,
};
pub use players::{
    NameErased, PenaltyIssued, PenaltyWithdrawn, PlayerDropped, PlayerIdentified, PlayerRegistered,
    PlayerReinstated, PlayerRenamed, RegistrationWithdrawn, SeatLinksGiven,
};
pub use pods::{
    HeatPaired, PodContradicted, PodCorrected, PodRecorded, PodReported, PodTournamentCreated, PodsChanged,
    TopTableSeated,
};
pub use results::{ResultContradicted, ResultCorrected, ResultKept, ResultRecorded, ResultReported};
pub use rounds::{
    ChanceTaken, CutStarted, CutWithdrawn, GameAdded, GameWithdrawn, MatchSettled, PairingsChanged,
    PairingsDiscarded, ReserveMovedUp, RoundClosed, RoundPaired, RoundPublished, StagePaired, TimeExtended,
};
pub use setup::{
    ClockJumped, FormatChanged, ProfileChanged, SettingsChanged, TournamentClosed, TournamentCreated,
    TournamentExported, TournamentHidden, TournamentReopened, TournamentShown,
};

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// One fact about a tournament, after it happened. Nothing updates or deletes an entry.
///
/// Players are identified by number and persons by an opaque identifier: names are in a table from which they can be
/// erased without breaking the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(tag = "entry", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Entry {
    TournamentCreated(TournamentCreated),
    PodTournamentCreated(PodTournamentCreated),
    SettingsChanged(SettingsChanged),
    ProfileChanged(ProfileChanged),
    FormatChanged(FormatChanged),
    PlayerRegistered(PlayerRegistered),
    PlayerIdentified(PlayerIdentified),
    PlayerRenamed(PlayerRenamed),
    NameErased(NameErased),
    RegistrationWithdrawn(RegistrationWithdrawn),
    PlayerDropped(PlayerDropped),
    PlayerReinstated(PlayerReinstated),
    DeckSubmitted(DeckSubmitted),
    DeckAccepted(DeckAccepted),
    DeckRead(DeckRead),
    DeckChecked(DeckChecked),
    DeckChecksDrawn(DeckChecksDrawn),
    DeckConsentStated(DeckConsentStated),
    PublicationChanged(PublicationChanged),
    RoundPaired(RoundPaired),
    PairingsChanged(PairingsChanged),
    PairingsDiscarded(PairingsDiscarded),
    RoundPublished(RoundPublished),
    ResultReported(ResultReported),
    ResultRecorded(ResultRecorded),
    ResultContradicted(ResultContradicted),
    ResultKept(ResultKept),
    ResultCorrected(ResultCorrected),
    TimeExtended(TimeExtended),
    RoundClosed(RoundClosed),
    CutStarted(CutStarted),
    CutWithdrawn(CutWithdrawn),
    StagePaired(StagePaired),
    GameAdded(GameAdded),
    GameWithdrawn(GameWithdrawn),
    MatchSettled(MatchSettled),
    ReserveMovedUp(ReserveMovedUp),
    HeatPaired(HeatPaired),
    PodsChanged(PodsChanged),
    TopTableSeated(TopTableSeated),
    PodReported(PodReported),
    PodRecorded(PodRecorded),
    PodContradicted(PodContradicted),
    PodCorrected(PodCorrected),
    DisputeOpened(DisputeOpened),
    DisputeClaimed(DisputeClaimed),
    DisputeEscalated(DisputeEscalated),
    FactsStated(FactsStated),
    CitationAttached(CitationAttached),
    CitationRemoved(CitationRemoved),
    RulingGiven(RulingGiven),
    RulingReworded(RulingReworded),
    DisputeWithdrawn(DisputeWithdrawn),
    AppealLodged(AppealLodged),
    AppealDecided(AppealDecided),
    PenaltyIssued(PenaltyIssued),
    PenaltyWithdrawn(PenaltyWithdrawn),
    ChanceTaken(ChanceTaken),
    SeatLinksGiven(SeatLinksGiven),
    TournamentExported(TournamentExported),
    TournamentClosed(TournamentClosed),
    TournamentReopened(TournamentReopened),
    TournamentHidden(TournamentHidden),
    TournamentShown(TournamentShown),
    ClockJumped(ClockJumped),
}

impl Entry {
    /// The kinds of entry there are.
    pub const KINDS: &'static [&'static str] = Self::VARIANTS;

    /// The kind, as the log's `kind` column stores it.
    pub fn kind(&self) -> &'static str {
        self.into()
    }
}
