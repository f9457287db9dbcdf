//! The lines of the match log.

mod decks;
mod disputes;
mod players;
mod pods;
mod results;
mod rounds;
mod setup;
pub mod topic;
mod undoing;

pub use decks::{
    DeckAccepted, DeckChecked, DeckChecksDrawn, DeckConsentStated, DeckRead, DeckSubmitted, PoolRegistered,
    PublicationChanged,
};
pub use disputes::{
    AppealDecided, AppealLodged, CitationAttached, CitationRemoved, DisputeClaimed, DisputeEscalated,
    DisputeOpened, DisputeWithdrawn, FactsStated, RulingGiven, RulingReworded,
};
pub use players::{
    CheckInClosed, CheckInOpened, NameErased, PenaltyIssued, PenaltyWithdrawn, PlayerDropped,
    PlayerIdentified, PlayerRegistered, PlayerReinstated, PlayerRenamed, PlayersCheckedIn, PlayersKeptApart,
    PlayersLetMeet, PlayersRated, RegistrationWithdrawn, SeatLinksGiven, SignUpChanged, TableFixed,
    TableFreed, TeamNamed,
};
pub use pods::{
    HeatPaired, PodContradicted, PodCorrected, PodRecorded, PodReported, PodRulesChanged,
    PodTournamentCreated, PodsChanged, PodsReseated, TopTableSeated,
};
pub use results::{ResultContradicted, ResultCorrected, ResultKept, ResultRecorded, ResultReported};
pub use rounds::{
    ChanceTaken, ClockSet, CutStarted, CutWithdrawn, GameAdded, GameWithdrawn, MatchSettled, PairingsChanged,
    PairingsDiscarded, ReserveMovedUp, RoundClosed, RoundPaired, RoundPublished, StagePaired, TablesReseated,
    TimeExtended,
};
pub use setup::{
    ClockJumped, FormatChanged, ProfileChanged, SettingsChanged, TournamentClosed, TournamentCreated,
    TournamentExported, TournamentHidden, TournamentReopened, TournamentShown,
};
pub use undoing::{ActRedone, ActUndone};

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, IntoStaticStr, VariantNames};

use crate::domain::id::{AtTable, DisputeNumber, PenaltyNumber, PersonId, PlayerId, TableNumber};
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::pod_table::SeatedPod;
use crate::domain::tournament::round::{ByeGiven, PairedTable};

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
    PodRulesChanged(PodRulesChanged),
    FormatChanged(FormatChanged),
    SignUpChanged(SignUpChanged),
    PlayerRegistered(PlayerRegistered),
    PlayerIdentified(PlayerIdentified),
    PlayerRenamed(PlayerRenamed),
    NameErased(NameErased),
    RegistrationWithdrawn(RegistrationWithdrawn),
    PlayerDropped(PlayerDropped),
    PlayerReinstated(PlayerReinstated),
    CheckInOpened(CheckInOpened),
    CheckInClosed(CheckInClosed),
    PlayersCheckedIn(PlayersCheckedIn),
    DeckSubmitted(DeckSubmitted),
    PoolRegistered(PoolRegistered),
    DeckAccepted(DeckAccepted),
    DeckRead(DeckRead),
    DeckChecked(DeckChecked),
    DeckChecksDrawn(DeckChecksDrawn),
    DeckConsentStated(DeckConsentStated),
    PublicationChanged(PublicationChanged),
    PlayersKeptApart(PlayersKeptApart),
    PlayersLetMeet(PlayersLetMeet),
    TeamNamed(TeamNamed),
    TableFixed(TableFixed),
    TableFreed(TableFreed),
    PlayersRated(PlayersRated),
    RoundPaired(RoundPaired),
    PairingsChanged(PairingsChanged),
    TablesReseated(TablesReseated),
    PairingsDiscarded(PairingsDiscarded),
    RoundPublished(RoundPublished),
    ClockSet(ClockSet),
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
    PodsReseated(PodsReseated),
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

    /// Whether the tournament is over with it.
    pub const fn is_end(&self) -> bool {
        matches!(self, Self::TournamentClosed(_))
    }

    /// Whether the tournament goes on again with it.
    pub const fn is_reopening(&self) -> bool {
        matches!(self, Self::TournamentReopened(_))
    }

    /// Whether it may change what the calendar and the feed tell of the tournament: its settings, how many players it has,
    /// how far it is, who won.
    pub const fn is_told_in_feeds(&self) -> bool {
        match self {
            Self::TournamentCreated(_) | Self::PodTournamentCreated(_) | Self::SettingsChanged(_) => true,
            Self::FormatChanged(_) | Self::PlayerRegistered(_) | Self::RegistrationWithdrawn(_) => true,
            // Names of winners.
            Self::PlayerIdentified(_) | Self::PlayerRenamed(_) | Self::NameErased(_) => true,
            Self::RoundPublished(_) | Self::ClockSet(_) | Self::RoundClosed(_) => true,
            Self::CutStarted(_) | Self::CutWithdrawn(_) => true,
            Self::TournamentClosed(_) | Self::TournamentReopened(_) => true,
            Self::TournamentHidden(_) | Self::TournamentShown(_) => true,
            Self::ActUndone(_) | Self::ActRedone(_) => true,
            Self::ProfileChanged(_) | Self::PodRulesChanged(_) | Self::SignUpChanged(_) => false,
            Self::PlayerDropped(_) | Self::PlayerReinstated(_) | Self::TeamNamed(_) => false,
            Self::CheckInOpened(_) | Self::CheckInClosed(_) | Self::PlayersCheckedIn(_) => false,
            Self::DeckSubmitted(_) | Self::PoolRegistered(_) | Self::DeckAccepted(_) => false,
            Self::DeckRead(_) | Self::DeckChecked(_) | Self::DeckChecksDrawn(_) => false,
            Self::DeckConsentStated(_) | Self::PublicationChanged(_) | Self::PlayersRated(_) => false,
            Self::PlayersKeptApart(_) | Self::PlayersLetMeet(_) => false,
            Self::TableFixed(_) | Self::TableFreed(_) | Self::RoundPaired(_) => false,
            Self::PairingsChanged(_) | Self::TablesReseated(_) | Self::PairingsDiscarded(_) => false,
            Self::ResultReported(_) | Self::ResultRecorded(_) | Self::ResultContradicted(_) => false,
            Self::ResultKept(_) | Self::ResultCorrected(_) | Self::TimeExtended(_) => false,
            Self::StagePaired(_) | Self::GameAdded(_) | Self::GameWithdrawn(_) => false,
            Self::MatchSettled(_) | Self::ReserveMovedUp(_) | Self::HeatPaired(_) => false,
            Self::PodsChanged(_) | Self::PodsReseated(_) | Self::TopTableSeated(_) => false,
            Self::PodReported(_) | Self::PodRecorded(_) => false,
            Self::PodContradicted(_) | Self::PodCorrected(_) => false,
            Self::DisputeOpened(_) | Self::DisputeClaimed(_) | Self::DisputeEscalated(_) => false,
            Self::FactsStated(_) | Self::CitationAttached(_) | Self::CitationRemoved(_) => false,
            Self::RulingGiven(_) | Self::RulingReworded(_) | Self::DisputeWithdrawn(_) => false,
            Self::AppealLodged(_) | Self::AppealDecided(_) => false,
            Self::PenaltyIssued(_) | Self::PenaltyWithdrawn(_) | Self::ChanceTaken(_) => false,
            Self::SeatLinksGiven(_) | Self::TournamentExported(_) | Self::ClockJumped(_) => false,
        }
    }

    /// Whether it only says which other entries count.
    pub fn is_undoing(&self) -> bool {
        self.undone().is_some()
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
            Self::TournamentCreated(_) | Self::PodTournamentCreated(_) | Self::SignUpChanged(_) => None,
            Self::ActUndone(_) | Self::ActRedone(_) => None,
            Self::CheckInOpened(_) | Self::CheckInClosed(_) | Self::PlayersCheckedIn(_) => None,
            Self::SettingsChanged(_) | Self::ProfileChanged(_) | Self::FormatChanged(_) => None,
            Self::PodRulesChanged(_) | Self::PodsReseated(_) => None,
            Self::PlayerDropped(_) | Self::PlayerReinstated(_) | Self::DeckSubmitted(_) => None,
            Self::DeckAccepted(_) | Self::DeckRead(_) | Self::DeckChecked(_) => None,
            Self::DeckChecksDrawn(_) | Self::DeckConsentStated(_) | Self::PoolRegistered(_) => None,
            Self::PublicationChanged(_) | Self::RoundPaired(_) | Self::PairingsChanged(_) => None,
            Self::TablesReseated(_) | Self::PlayersKeptApart(_) | Self::PlayersLetMeet(_) => None,
            Self::PairingsDiscarded(_) | Self::RoundPublished(_) | Self::ResultReported(_) => None,
            Self::ResultRecorded(_) | Self::ResultContradicted(_) | Self::ResultKept(_) => None,
            Self::ResultCorrected(_) | Self::TimeExtended(_) | Self::RoundClosed(_) => None,
            Self::ClockSet(_) | Self::TableFixed(_) | Self::TableFreed(_) | Self::TeamNamed(_) => None,
            Self::PlayersRated(_) => None,
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

    /// Whom or what it is about, for a reader who asks for one player.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind")]
    pub fn about(&self) -> About {
        match self {
            Self::PlayerRegistered(it) => About::Player(it.player),
            Self::PlayerIdentified(it) => About::Player(it.player),
            Self::PlayerRenamed(it) => About::Player(it.player),
            Self::NameErased(it) => About::Player(it.player),
            Self::RegistrationWithdrawn(it) => About::Player(it.player),
            Self::PlayerDropped(it) => About::Player(it.player),
            Self::PlayerReinstated(it) => About::Player(it.player),
            Self::DeckSubmitted(it) => About::Player(it.player),
            Self::PoolRegistered(it) => About::Player(it.player),
            Self::DeckAccepted(it) => About::Player(it.player),
            Self::DeckRead(it) => About::Player(it.player),
            Self::DeckChecked(it) => About::Player(it.player),
            Self::DeckConsentStated(it) => About::Player(it.player),
            Self::PenaltyIssued(it) => About::Player(it.player),
            Self::PenaltyWithdrawn(it) => About::Penalty(it.number),
            Self::SeatLinksGiven(it) => About::Players(it.players.clone()),
            Self::PlayersKeptApart(it) => About::Players(it.players.clone()),
            Self::TableFixed(it) => About::Player(it.player),
            Self::TableFreed(it) => About::Player(it.player),
            Self::PlayersRated(it) => About::Players(it.ratings.iter().map(|rated| rated.player).collect()),
            Self::RoundPaired(it) => {
                let aside = it.earned_byes.iter().chain(&it.absent).copied();
                About::Players(aside.chain(seated_players(&it.tables, it.bye.as_ref())).collect())
            }
            Self::PairingsChanged(it) => {
                About::Players(seated_players(&it.tables, it.bye.as_ref()).collect())
            }
            Self::TablesReseated(it) => {
                About::Players(seated_players(&it.tables, it.bye.new_bye()).collect())
            }
            Self::StagePaired(it) => About::Players(seated_players(&it.tables, None).collect()),
            Self::HeatPaired(it) => {
                About::Players(in_pods(&it.pods).chain(it.absent.iter().copied()).collect())
            }
            Self::PodsChanged(it) => About::Players(in_pods(&it.pods).collect()),
            Self::PodsReseated(it) => About::Players(in_pods(&it.pods).collect()),
            Self::TopTableSeated(it) => About::Players([&*it.pod.players, &it.reserves].concat()),
            Self::CutStarted(it) => About::Players([&*it.seeds, &it.reserves].concat()),
            Self::ReserveMovedUp(it) => About::Players(vec![it.left, it.reserve]),
            Self::GameAdded(it) => About::Table(AtTable::new(it.round, it.table)),
            Self::GameWithdrawn(it) => About::Table(AtTable::new(it.round, TableNumber(it.table.table()))),
            Self::MatchSettled(it) => About::Table(AtTable::new(it.round, it.table)),
            Self::ResultReported(it) => About::Table(it.at()),
            Self::ResultRecorded(it) => About::Table(it.at()),
            Self::ResultContradicted(it) => About::Table(it.at()),
            Self::ResultKept(it) => About::Table(it.at()),
            Self::ResultCorrected(it) => About::Table(it.at()),
            Self::PodReported(it) => About::Table(it.at()),
            Self::PodRecorded(it) => About::Table(it.at()),
            Self::PodContradicted(it) => About::Table(it.at()),
            Self::PodCorrected(it) => About::Table(it.at()),
            Self::TimeExtended(it) => About::Table(it.at),
            Self::ChanceTaken(it) => it.at.map_or(About::Nobody, About::Table),
            Self::DisputeOpened(it) => it.at.map_or(About::Nobody, About::Table),
            Self::DisputeClaimed(it) => About::Dispute(it.dispute),
            Self::DisputeEscalated(it) => About::Dispute(it.dispute),
            Self::FactsStated(it) => About::Dispute(it.dispute),
            Self::CitationAttached(it) => About::Dispute(it.dispute),
            Self::CitationRemoved(it) => About::Dispute(it.dispute),
            Self::RulingGiven(it) => About::Dispute(it.dispute),
            Self::RulingReworded(it) => About::Dispute(it.dispute),
            Self::DisputeWithdrawn(it) => About::Dispute(it.dispute),
            Self::AppealLodged(it) => About::Dispute(it.dispute),
            Self::AppealDecided(it) => About::Dispute(it.dispute),
            Self::ActUndone(it) => About::Act(it.span()),
            Self::ActRedone(it) => About::Act(it.span()),
            // Nobody is told before the check who was drawn for it.
            Self::DeckChecksDrawn(_) | Self::PublicationChanged(_) => About::Nobody,
            Self::TournamentCreated(_) | Self::PodTournamentCreated(_) => About::Nobody,
            Self::SettingsChanged(_) | Self::ProfileChanged(_) | Self::FormatChanged(_) => About::Nobody,
            Self::PodRulesChanged(_) => About::Nobody,
            Self::PairingsDiscarded(it) => About::Players(it.enter.clone()),
            Self::PlayersCheckedIn(it) => About::Players([&*it.here, &it.gone].concat()),
            Self::SignUpChanged(_) | Self::CheckInOpened(_) | Self::CheckInClosed(_) => About::Nobody,
            Self::PlayersLetMeet(_) | Self::TeamNamed(_) => About::Nobody,
            Self::RoundPublished(_) | Self::ClockSet(_) | Self::RoundClosed(_) => About::Nobody,
            Self::CutWithdrawn(_) | Self::ClockJumped(_) | Self::TournamentExported(_) => About::Nobody,
            Self::TournamentClosed(_) | Self::TournamentReopened(_) => About::Nobody,
            Self::TournamentHidden(_) | Self::TournamentShown(_) => About::Nobody,
        }
    }
}

/// Whom or what an entry is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum About {
    /// The tournament as a whole.
    Nobody,
    /// One player of this tournament.
    Player(PlayerId),
    /// Several, such as all who were paired.
    Players(Vec<PlayerId>),
    /// Those who sit at a table.
    Table(AtTable),
    /// Those at the table of a dispute.
    Dispute(DisputeNumber),
    /// The player with a penalty.
    Penalty(PenaltyNumber),
    /// Those whom an act concerned that it undoes or redoes.
    Act(ActSpan),
}

fn seated_players<'a>(
    tables: &'a [PairedTable],
    bye: Option<&ByeGiven>,
) -> impl Iterator<Item = PlayerId> + use<'a> {
    tables.iter().flat_map(|table| table.players).chain(bye.map(|bye| bye.player))
}

fn in_pods(pods: &[SeatedPod]) -> impl Iterator<Item = PlayerId> + '_ {
    pods.iter().flat_map(|pod| pod.players.iter().copied())
}

/// Whose name an entry concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Naming {
    Person(PersonId),
    /// That of the person who is this player.
    Player(PlayerId),
    /// That of somebody whose registration was withdrawn.
    Withdrawn,
}
