//! The lines of the match log.

mod decks;
mod disputes;
mod players;
mod pods;
mod results;
mod rounds;
mod setup;
mod undoing;

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
pub use undoing::{ActRedone, ActUndone};

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, IntoStaticStr, VariantNames};

use crate::domain::id::{PersonId, PlayerId};

use crate::domain::tournament::act_span::ActSpan;

/// One fact about a tournament, after it happened. Nothing updates or deletes an entry.
///
/// Players are identified by number and persons by an opaque identifier: names are in a table from which they can be
/// erased without breaking the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case", deny_unknown_fields)]
#[derive(EnumDiscriminants, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[strum_discriminants(name(LogKind), derive(IntoStaticStr), strum(serialize_all = "kebab-case"))]
#[strum_discriminants(doc = "The kind of an entry.")]
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
    ActUndone(ActUndone),
    ActRedone(ActRedone),
}

impl Entry {
    /// The kinds of entry there are.
    pub const KINDS: &'static [&'static str] = Self::VARIANTS;

    /// The kind, as the log's `kind` column stores it.
    pub fn kind(&self) -> &'static str {
        self.into()
    }

    /// The act that it undoes or redoes.
    pub const fn undone(&self) -> Option<ActSpan> {
        if let Self::ActUndone(it) = self {
            return Some(it.span());
        }
        if let Self::ActRedone(it) = self { Some(it.span()) } else { None }
    }

    /// Whether it only says which other entries count.
    pub const fn is_undoing(&self) -> bool {
        matches!(self, Self::ActUndone(_) | Self::ActRedone(_))
    }

    /// Whose name it gives, changes or takes away; `None` if nobody's.
    pub const fn naming(&self) -> Option<Naming> {
        match self {
            Self::PlayerRegistered(PlayerRegistered { person, .. })
            | Self::PlayerIdentified(PlayerIdentified { person, .. }) => Some(Naming::Person(*person)),
            Self::PlayerRenamed(PlayerRenamed { player }) | Self::NameErased(NameErased { player }) => {
                Some(Naming::Player(*player))
            }
            Self::RegistrationWithdrawn(_) => Some(Naming::Withdrawn),
            Self::TournamentCreated(_) | Self::PodTournamentCreated(_) => None,
            Self::ActUndone(_) | Self::ActRedone(_) => None,
            Self::SettingsChanged(_) | Self::ProfileChanged(_) | Self::FormatChanged(_) => None,
            Self::PlayerDropped(_) | Self::PlayerReinstated(_) | Self::DeckSubmitted(_) => None,
            Self::DeckAccepted(_) | Self::DeckRead(_) | Self::DeckChecked(_) => None,
            Self::DeckChecksDrawn(_) | Self::DeckConsentStated(_) => None,
            Self::PublicationChanged(_) | Self::RoundPaired(_) | Self::PairingsChanged(_) => None,
            Self::PairingsDiscarded(_) | Self::RoundPublished(_) | Self::ResultReported(_) => None,
            Self::ResultRecorded(_) | Self::ResultContradicted(_) | Self::ResultKept(_) => None,
            Self::ResultCorrected(_) | Self::TimeExtended(_) | Self::RoundClosed(_) => None,
            Self::CutStarted(_) | Self::CutWithdrawn(_) | Self::StagePaired(_) => None,
            Self::GameAdded(_) | Self::GameWithdrawn(_) | Self::MatchSettled(_) => None,
            Self::ReserveMovedUp(_) | Self::HeatPaired(_) | Self::PodsChanged(_) => None,
            Self::TopTableSeated(_) | Self::PodReported(_) | Self::PodRecorded(_) => None,
            Self::PodContradicted(_) | Self::PodCorrected(_) | Self::DisputeOpened(_) => None,
            Self::DisputeClaimed(_) | Self::DisputeEscalated(_) | Self::FactsStated(_) => None,
            Self::CitationAttached(_) | Self::CitationRemoved(_) | Self::RulingGiven(_) => None,
            Self::RulingReworded(_) | Self::DisputeWithdrawn(_) | Self::AppealLodged(_) => None,
            Self::AppealDecided(_) | Self::PenaltyIssued(_) | Self::PenaltyWithdrawn(_) => None,
            Self::ChanceTaken(_) | Self::SeatLinksGiven(_) | Self::TournamentExported(_) => None,
            Self::TournamentClosed(_) | Self::TournamentReopened(_) => None,
            Self::TournamentHidden(_) | Self::TournamentShown(_) | Self::ClockJumped(_) => None,
        }
    }
}

/// Whose name an entry concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Naming {
    /// That of this person.
    Person(PersonId),
    /// That of the person who is this player.
    Player(PlayerId),
    /// That of somebody whose registration was withdrawn.
    Withdrawn,
}
