//! What readers of a log ask of every entry: what it is about, whether it is news, of which round it is, and who may read
//! why it was undone. A new kind of entry answers all of it here.

use crate::domain::deck::Format;
use crate::domain::hash::ListHash;
use crate::domain::id::{DisputeNumber, EntryNumber, PlayerId, RoundNumber};
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::entry::{
    DeckAccepted, DeckChecked, DeckConsentStated, DeckRead, DeckSubmitted, Entry, PodTournamentCreated,
    PodsChanged, PodsReseated, PoolRegistered, TournamentCreated,
};
use crate::domain::tournament::log_subject::LogSubject;
use crate::domain::tournament::pod_table::SeatedPod;
use crate::domain::tournament::round::{ByeGiven, PairedTable};
use crate::domain::tournament::settings::{Pins, Settings};

/// What an entry is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic<'a> {
    /// What the tournament is played by.
    Rules(RulesTopic<'a>),
    /// Who sits where in a round.
    Seats(SeatsTopic<'a>),
    /// The list of a player.
    List(ListTopic<'a>),
    /// A result that disagrees with the recorded one.
    Contradiction,
    /// An earlier act that no longer counts, or counts again.
    Undoing(UndoingTopic),
    /// Anything else: no reader asks for it by its topic.
    Other,
}

/// What became of the settings, the profile or the format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulesTopic<'a> {
    /// The tournament begins with these settings, by these versions of cards and rulings.
    Beginning { settings: &'a Settings, pins: &'a Pins, format: Option<&'a Format> },
    /// The settings were changed.
    Settings { settings: &'a Settings, reason: &'a str },
    /// The scoring profile was changed, or how pods play.
    Profile { reason: &'a str },
    /// The deck format was changed.
    Format { format: Option<&'a Format>, reason: &'a str },
}

/// How a round was seated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatsTopic<'a> {
    /// A round of games of two.
    Tables(SeatedTables<'a>),
    /// A heat or the top table.
    Pods(SeatedPods<'a>),
}

/// What became of an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UndoingTopic {
    Undone(ActSpan),
    Redone(ActSpan),
}

impl UndoingTopic {
    /// The act that was undone or redone.
    pub const fn span(self) -> ActSpan {
        match self {
            Self::Undone(span) | Self::Redone(span) => span,
        }
    }

    /// What an entry undoes or redoes; `None` for other entries.
    pub fn of(entry: &Entry) -> Option<Self> {
        if let Topic::Undoing(act) = entry.topic() { Some(act) } else { None }
    }

    /// Whether an entry counts after these, the newest of them first: the newest one about its act says so.
    pub fn let_count<'a>(newest_first: impl IntoIterator<Item = &'a Self>, number: EntryNumber) -> bool {
        let said = newest_first.into_iter().find_map(|act| match act {
            Self::Undone(span) => span.holds(number).then_some(false),
            Self::Redone(span) => span.holds(number).then_some(true),
        });
        said.unwrap_or(true)
    }
}

/// How a round of games of two was seated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatedTables<'a> {
    pub round: RoundNumber,
    pub tables: &'a [PairedTable],
    pub bye: Option<&'a ByeGiven>,
    /// Whether the round was paired; otherwise it was changed by hand.
    pub is_paired: bool,
}

/// How a heat or the top table was seated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatedPods<'a> {
    pub round: RoundNumber,
    pub pods: &'a [SeatedPod],
    /// Whether it is the top table.
    pub is_top: bool,
    /// Whether the round was drawn; otherwise it was changed by hand.
    pub is_drawn: bool,
}

/// What happened to the list of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListTopic<'a> {
    HandedIn(&'a DeckSubmitted),
    PoolRegistered(&'a PoolRegistered),
    Accepted(&'a DeckAccepted),
    Read(&'a DeckRead),
    Checked(&'a DeckChecked),
    Consented(&'a DeckConsentStated),
    /// Every list was part of an export.
    Exported,
}

impl<'a> ListTopic<'a> {
    /// The list or pool that the entry brought, with the player whose it is.
    pub const fn stored(self) -> Option<(PlayerId, &'a ListHash)> {
        match self {
            Self::HandedIn(it) => Some((it.player, &it.sha256)),
            Self::PoolRegistered(it) => Some((it.player, &it.sha256)),
            Self::Accepted(_) | Self::Read(_) | Self::Checked(_) | Self::Consented(_) | Self::Exported => {
                None
            }
        }
    }

    /// The list that the entry judged, with its player: what is handed in is checked, and what is accepted was
    /// looked at.
    pub const fn judged(self) -> Option<(PlayerId, &'a ListHash)> {
        match self {
            Self::HandedIn(it) => Some((it.player, &it.sha256)),
            Self::Accepted(it) => Some((it.player, &it.sha256)),
            Self::PoolRegistered(_)
            | Self::Read(_)
            | Self::Checked(_)
            | Self::Consented(_)
            | Self::Exported => None,
        }
    }

    /// The pool that the entry registered.
    pub const fn pool(self) -> Option<&'a PoolRegistered> {
        match self {
            Self::PoolRegistered(it) => Some(it),
            Self::HandedIn(_)
            | Self::Accepted(_)
            | Self::Read(_)
            | Self::Checked(_)
            | Self::Consented(_)
            | Self::Exported => None,
        }
    }
}

/// Who may read why an act was undone: those who may read the act itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReasonReaders {
    Everybody,
    Staff,
    /// Everybody, once this round was published.
    OfRound(RoundNumber),
    /// Everybody, once this dispute was decided; at once if there is none.
    OfDispute(Option<DisputeNumber>),
}

impl Entry {
    /// What the entry is about.
    pub fn topic(&self) -> Topic<'_> {
        use Topic::Other;
        match self {
            Self::TournamentCreated(TournamentCreated { settings, pins, format, .. })
            | Self::PodTournamentCreated(PodTournamentCreated { settings, pins, format, .. }) => {
                Topic::Rules(RulesTopic::Beginning { settings, pins, format: format.as_deref() })
            }
            Self::SettingsChanged(it) => {
                Topic::Rules(RulesTopic::Settings { settings: &it.settings, reason: &it.reason })
            }
            Self::ProfileChanged(it) => Topic::Rules(RulesTopic::Profile { reason: &it.reason }),
            Self::PodRulesChanged(it) => Topic::Rules(RulesTopic::Profile { reason: &it.reason }),
            Self::FormatChanged(it) => {
                Topic::Rules(RulesTopic::Format { format: it.format.as_deref(), reason: &it.reason })
            }
            Self::RoundPaired(it) => tables(it.round, &it.tables, it.bye.as_ref(), true),
            Self::PairingsChanged(it) => tables(it.round, &it.tables, it.bye.as_ref(), false),
            Self::TablesReseated(it) => tables(it.round, &it.tables, it.bye.new_bye(), false),
            Self::StagePaired(it) => tables(it.round, &it.tables, None, true),
            Self::HeatPaired(it) => {
                pods(SeatedPods { round: it.round, pods: &it.pods, is_top: false, is_drawn: true })
            }
            Self::PodsChanged(PodsChanged { round, pods: seated, .. })
            | Self::PodsReseated(PodsReseated { round, pods: seated, .. }) => {
                pods(SeatedPods { round: *round, pods: seated, is_top: false, is_drawn: false })
            }
            Self::TopTableSeated(it) => {
                let pod = std::slice::from_ref(&it.pod);
                pods(SeatedPods { round: it.round, pods: pod, is_top: true, is_drawn: true })
            }
            Self::DeckSubmitted(it) => Topic::List(ListTopic::HandedIn(it)),
            Self::PoolRegistered(it) => Topic::List(ListTopic::PoolRegistered(it)),
            Self::DeckAccepted(it) => Topic::List(ListTopic::Accepted(it)),
            Self::DeckRead(it) => Topic::List(ListTopic::Read(it)),
            Self::DeckChecked(it) => Topic::List(ListTopic::Checked(it)),
            Self::DeckConsentStated(it) => Topic::List(ListTopic::Consented(it)),
            Self::TournamentExported(_) => Topic::List(ListTopic::Exported),
            Self::ResultContradicted(_) | Self::PodContradicted(_) => Topic::Contradiction,
            Self::ActUndone(it) => Topic::Undoing(UndoingTopic::Undone(it.span())),
            Self::ActRedone(it) => Topic::Undoing(UndoingTopic::Redone(it.span())),
            Self::SignUpChanged(_) | Self::PlayerRegistered(_) | Self::PlayerIdentified(_) => Other,
            Self::PlayerRenamed(_) | Self::NameErased(_) | Self::RegistrationWithdrawn(_) => Other,
            Self::PlayerDropped(_) | Self::PlayerReinstated(_) | Self::SeatLinksGiven(_) => Other,
            Self::CheckInOpened(_) | Self::CheckInClosed(_) | Self::PlayersCheckedIn(_) => Other,
            Self::DeckChecksDrawn(_) | Self::PublicationChanged(_) | Self::PlayersRated(_) => Other,
            Self::PlayersKeptApart(_) | Self::PlayersLetMeet(_) | Self::TeamNamed(_) => Other,
            Self::TableFixed(_) | Self::TableFreed(_) | Self::TournamentShown(_) => Other,
            Self::PairingsDiscarded(_) | Self::RoundPublished(_) | Self::RoundClosed(_) => Other,
            Self::ResultReported(_) | Self::ResultRecorded(_) | Self::ResultKept(_) => Other,
            Self::ResultCorrected(_) | Self::TimeExtended(_) | Self::ClockSet(_) => Other,
            Self::PodReported(_) | Self::PodRecorded(_) | Self::PodCorrected(_) => Other,
            Self::CutStarted(_) | Self::CutWithdrawn(_) | Self::GameAdded(_) => Other,
            Self::GameWithdrawn(_) | Self::MatchSettled(_) | Self::ReserveMovedUp(_) => Other,
            Self::DisputeOpened(_) | Self::DisputeClaimed(_) | Self::DisputeEscalated(_) => Other,
            Self::FactsStated(_) | Self::CitationAttached(_) | Self::CitationRemoved(_) => Other,
            Self::RulingGiven(_) | Self::RulingReworded(_) | Self::DisputeWithdrawn(_) => Other,
            Self::AppealLodged(_) | Self::AppealDecided(_) | Self::ChanceTaken(_) => Other,
            Self::PenaltyIssued(_) | Self::PenaltyWithdrawn(_) | Self::ClockJumped(_) => Other,
            Self::TournamentClosed(_) | Self::TournamentReopened(_) | Self::TournamentHidden(_) => Other,
        }
    }

    /// What it is about, for readers who look for one kind of thing.
    pub const fn subject(&self) -> LogSubject {
        use LogSubject::{
            Clock, Decks, Disputes, Draws, Pairings, Penalties, Players, Results, Settings, Undoing,
        };
        match self {
            Self::TournamentCreated(_) | Self::PodTournamentCreated(_) | Self::SettingsChanged(_) => Settings,
            Self::ProfileChanged(_) | Self::PodRulesChanged(_) | Self::FormatChanged(_) => Settings,
            Self::TournamentExported(_) | Self::ClockJumped(_) => Settings,
            Self::TournamentClosed(_) | Self::TournamentReopened(_) => Settings,
            Self::TournamentHidden(_) | Self::TournamentShown(_) => Settings,
            Self::SignUpChanged(_) | Self::PlayerRegistered(_) | Self::PlayerIdentified(_) => Players,
            Self::PlayerRenamed(_) | Self::NameErased(_) | Self::RegistrationWithdrawn(_) => Players,
            Self::PlayerDropped(_) | Self::PlayerReinstated(_) | Self::SeatLinksGiven(_) => Players,
            Self::CheckInOpened(_) | Self::CheckInClosed(_) | Self::PlayersCheckedIn(_) => Players,
            Self::PlayersKeptApart(_) | Self::PlayersLetMeet(_) | Self::TeamNamed(_) => Players,
            Self::TableFixed(_) | Self::TableFreed(_) | Self::PlayersRated(_) => Players,
            Self::DeckSubmitted(_) | Self::PoolRegistered(_) | Self::DeckAccepted(_) => Decks,
            Self::DeckRead(_) | Self::DeckChecked(_) | Self::DeckChecksDrawn(_) => Decks,
            Self::DeckConsentStated(_) | Self::PublicationChanged(_) => Decks,
            Self::RoundPaired(_) | Self::PairingsChanged(_) | Self::TablesReseated(_) => Pairings,
            Self::PairingsDiscarded(_) | Self::RoundPublished(_) | Self::RoundClosed(_) => Pairings,
            Self::CutStarted(_) | Self::CutWithdrawn(_) | Self::StagePaired(_) => Pairings,
            Self::GameAdded(_) | Self::GameWithdrawn(_) | Self::ReserveMovedUp(_) => Pairings,
            Self::HeatPaired(_) | Self::PodsChanged(_) | Self::PodsReseated(_) => Pairings,
            Self::TopTableSeated(_) => Pairings,
            Self::ClockSet(_) | Self::TimeExtended(_) => Clock,
            Self::ResultReported(_) | Self::ResultRecorded(_) | Self::ResultContradicted(_) => Results,
            Self::ResultKept(_) | Self::ResultCorrected(_) | Self::MatchSettled(_) => Results,
            Self::PodReported(_) | Self::PodRecorded(_) => Results,
            Self::PodContradicted(_) | Self::PodCorrected(_) => Results,
            Self::DisputeOpened(_) | Self::DisputeClaimed(_) | Self::DisputeEscalated(_) => Disputes,
            Self::FactsStated(_) | Self::CitationAttached(_) | Self::CitationRemoved(_) => Disputes,
            Self::RulingGiven(_) | Self::RulingReworded(_) | Self::DisputeWithdrawn(_) => Disputes,
            Self::AppealLodged(_) | Self::AppealDecided(_) => Disputes,
            Self::PenaltyIssued(_) | Self::PenaltyWithdrawn(_) => Penalties,
            Self::ChanceTaken(_) => Draws,
            Self::ActUndone(_) | Self::ActRedone(_) => Undoing,
        }
    }

    /// Whether it belongs among the newest few lines for everybody. The whole log also has the paperwork: links, who read
    /// what, and the steps of a dispute between its call and its ruling.
    pub const fn is_news(&self) -> bool {
        match self {
            Self::SeatLinksGiven(_) | Self::PlayerIdentified(_) | Self::NameErased(_) => false,
            Self::PlayersCheckedIn(_) | Self::PlayersRated(_) => false,
            Self::PlayersKeptApart(_) | Self::PlayersLetMeet(_) => false,
            Self::TableFixed(_) | Self::TableFreed(_) => false,
            Self::DeckSubmitted(_) | Self::PoolRegistered(_) | Self::DeckAccepted(_) => false,
            Self::DeckRead(_) | Self::DeckChecked(_) | Self::DeckChecksDrawn(_) => false,
            Self::DeckConsentStated(_) | Self::TournamentExported(_) | Self::ClockJumped(_) => false,
            Self::DisputeClaimed(_) | Self::FactsStated(_) => false,
            Self::CitationAttached(_) | Self::CitationRemoved(_) => false,
            Self::TournamentCreated(_) | Self::PodTournamentCreated(_) | Self::SettingsChanged(_) => true,
            Self::ProfileChanged(_) | Self::PodRulesChanged(_) | Self::FormatChanged(_) => true,
            Self::TournamentClosed(_) | Self::TournamentReopened(_) => true,
            Self::TournamentHidden(_) | Self::TournamentShown(_) => true,
            Self::SignUpChanged(_) | Self::PlayerRegistered(_) | Self::PlayerRenamed(_) => true,
            Self::RegistrationWithdrawn(_) | Self::PlayerDropped(_) | Self::PlayerReinstated(_) => true,
            Self::CheckInOpened(_) | Self::CheckInClosed(_) | Self::TeamNamed(_) => true,
            Self::PublicationChanged(_) => true,
            Self::RoundPaired(_) | Self::PairingsChanged(_) | Self::TablesReseated(_) => true,
            Self::PairingsDiscarded(_) | Self::RoundPublished(_) | Self::RoundClosed(_) => true,
            Self::CutStarted(_) | Self::CutWithdrawn(_) | Self::StagePaired(_) => true,
            Self::GameAdded(_) | Self::GameWithdrawn(_) | Self::ReserveMovedUp(_) => true,
            Self::HeatPaired(_) | Self::PodsChanged(_) | Self::PodsReseated(_) => true,
            Self::TopTableSeated(_) | Self::ClockSet(_) | Self::TimeExtended(_) => true,
            Self::ResultReported(_) | Self::ResultRecorded(_) | Self::ResultContradicted(_) => true,
            Self::ResultKept(_) | Self::ResultCorrected(_) | Self::MatchSettled(_) => true,
            Self::PodReported(_) | Self::PodRecorded(_) => true,
            Self::PodContradicted(_) | Self::PodCorrected(_) => true,
            Self::DisputeOpened(_) | Self::DisputeEscalated(_) | Self::DisputeWithdrawn(_) => true,
            Self::RulingGiven(_) | Self::RulingReworded(_) => true,
            Self::AppealLodged(_) | Self::AppealDecided(_) => true,
            Self::PenaltyIssued(_) | Self::PenaltyWithdrawn(_) | Self::ChanceTaken(_) => true,
            Self::ActUndone(_) | Self::ActRedone(_) => true,
        }
    }

    /// The round that it names as its own; `None` if it belongs to no round or to the one being played.
    pub fn round(&self) -> Option<RoundNumber> {
        match self {
            Self::RoundPaired(it) => Some(it.round),
            Self::PairingsChanged(it) => Some(it.round),
            Self::TablesReseated(it) => Some(it.round),
            Self::PairingsDiscarded(it) => Some(it.round),
            Self::RoundPublished(it) => Some(it.round),
            Self::ClockSet(it) => Some(it.round),
            Self::RoundClosed(it) => Some(it.round),
            Self::StagePaired(it) => Some(it.round),
            Self::GameAdded(it) => Some(it.round),
            Self::GameWithdrawn(it) => Some(it.round),
            Self::MatchSettled(it) => Some(it.round),
            Self::HeatPaired(it) => Some(it.round),
            Self::PodsChanged(it) => Some(it.round),
            Self::PodsReseated(it) => Some(it.round),
            Self::TopTableSeated(it) => Some(it.round),
            Self::ResultReported(it) => Some(it.round),
            Self::ResultRecorded(it) => Some(it.round),
            Self::ResultContradicted(it) => Some(it.round),
            Self::ResultKept(it) => Some(it.round),
            Self::ResultCorrected(it) => Some(it.round),
            Self::PodReported(it) => Some(it.round),
            Self::PodRecorded(it) => Some(it.round),
            Self::PodContradicted(it) => Some(it.round),
            Self::PodCorrected(it) => Some(it.round),
            Self::TimeExtended(it) => Some(it.at.round),
            Self::ChanceTaken(it) => it.at.map(|at| at.round),
            Self::DisputeOpened(it) => it.at.map(|at| at.round),
            Self::TournamentCreated(_) | Self::PodTournamentCreated(_) | Self::SettingsChanged(_) => None,
            Self::ProfileChanged(_) | Self::PodRulesChanged(_) | Self::FormatChanged(_) => None,
            Self::SignUpChanged(_) | Self::PlayerRegistered(_) | Self::PlayerIdentified(_) => None,
            Self::PlayerRenamed(_) | Self::NameErased(_) | Self::RegistrationWithdrawn(_) => None,
            Self::PlayerDropped(_) | Self::PlayerReinstated(_) | Self::SeatLinksGiven(_) => None,
            Self::DeckSubmitted(_) | Self::PoolRegistered(_) | Self::DeckAccepted(_) => None,
            Self::DeckRead(_) | Self::DeckChecked(_) | Self::DeckConsentStated(_) => None,
            Self::PublicationChanged(_) | Self::PlayersKeptApart(_) | Self::PlayersLetMeet(_) => None,
            Self::TeamNamed(_) | Self::TableFixed(_) | Self::TableFreed(_) => None,
            Self::PlayersRated(_) => None,
            // These prepare a round, often while the one before is played.
            Self::CheckInOpened(_) | Self::CheckInClosed(_) | Self::PlayersCheckedIn(_) => None,
            Self::DeckChecksDrawn(_) => None,
            Self::CutStarted(_) | Self::CutWithdrawn(_) | Self::ReserveMovedUp(_) => None,
            Self::DisputeClaimed(_) | Self::DisputeEscalated(_) | Self::FactsStated(_) => None,
            Self::CitationAttached(_) | Self::CitationRemoved(_) | Self::RulingGiven(_) => None,
            Self::RulingReworded(_) | Self::DisputeWithdrawn(_) | Self::AppealLodged(_) => None,
            Self::AppealDecided(_) | Self::PenaltyIssued(_) | Self::PenaltyWithdrawn(_) => None,
            Self::TournamentExported(_) | Self::ClockJumped(_) => None,
            Self::TournamentClosed(_) | Self::TournamentReopened(_) => None,
            Self::TournamentHidden(_) | Self::TournamentShown(_) => None,
            Self::ActUndone(_) | Self::ActRedone(_) => None,
        }
    }

    /// Who may read why it was undone. What is never undone has no such reason, so staff are named, in case that
    /// changes.
    pub const fn reason_readers(&self) -> ReasonReaders {
        use ReasonReaders::{Everybody, OfDispute, OfRound, Staff};
        match self {
            Self::RoundPaired(it) => OfRound(it.round),
            Self::PairingsChanged(it) => OfRound(it.round),
            Self::TablesReseated(it) => OfRound(it.round),
            Self::PairingsDiscarded(it) => OfRound(it.round),
            Self::RoundPublished(it) => OfRound(it.round),
            Self::StagePaired(it) => OfRound(it.round),
            Self::HeatPaired(it) => OfRound(it.round),
            Self::PodsChanged(it) => OfRound(it.round),
            Self::PodsReseated(it) => OfRound(it.round),
            Self::TopTableSeated(it) => OfRound(it.round),
            Self::TimeExtended(it) => OfDispute(it.dispute),
            Self::DeckAccepted(_) => Staff,
            // Why players are kept apart or have a table is for staff, and so is why that ended.
            Self::PlayersKeptApart(_) | Self::PlayersLetMeet(_) => Staff,
            Self::TableFixed(_) | Self::TableFreed(_) => Staff,
            Self::TeamNamed(_) | Self::PlayersRated(_) => Everybody,
            Self::DisputeClaimed(_) | Self::DisputeEscalated(_) | Self::DisputeWithdrawn(_) => Staff,
            Self::SettingsChanged(_) | Self::ProfileChanged(_) | Self::FormatChanged(_) => Everybody,
            Self::PodRulesChanged(_) => Everybody,
            Self::PlayerDropped(_) | Self::PlayerReinstated(_) | Self::RoundClosed(_) => Everybody,
            Self::ResultReported(_) | Self::ResultRecorded(_) | Self::ResultContradicted(_) => Everybody,
            Self::ResultKept(_) | Self::ResultCorrected(_) | Self::ClockSet(_) => Everybody,
            Self::PodReported(_) | Self::PodRecorded(_) => Everybody,
            Self::PodContradicted(_) | Self::PodCorrected(_) => Everybody,
            Self::CutStarted(_) | Self::CutWithdrawn(_) | Self::ReserveMovedUp(_) => Everybody,
            Self::GameAdded(_) | Self::GameWithdrawn(_) | Self::MatchSettled(_) => Everybody,
            Self::SignUpChanged(_) => Everybody,
            Self::TournamentCreated(_) | Self::PodTournamentCreated(_) => Staff,
            Self::PlayerRegistered(_) | Self::RegistrationWithdrawn(_) | Self::PlayerIdentified(_) => Staff,
            Self::PlayerRenamed(_) | Self::NameErased(_) | Self::SeatLinksGiven(_) => Staff,
            Self::CheckInOpened(_) | Self::CheckInClosed(_) | Self::PlayersCheckedIn(_) => Everybody,
            Self::DeckSubmitted(_) | Self::PoolRegistered(_) | Self::DeckRead(_) => Staff,
            Self::DeckChecked(_) => Staff,
            Self::DeckChecksDrawn(_) | Self::DeckConsentStated(_) | Self::PublicationChanged(_) => Staff,
            Self::DisputeOpened(_) | Self::FactsStated(_) | Self::CitationAttached(_) => Staff,
            Self::CitationRemoved(_) | Self::RulingGiven(_) | Self::RulingReworded(_) => Staff,
            Self::AppealLodged(_) | Self::AppealDecided(_) | Self::ChanceTaken(_) => Staff,
            Self::PenaltyIssued(_) | Self::PenaltyWithdrawn(_) | Self::ClockJumped(_) => Staff,
            Self::TournamentExported(_) => Staff,
            Self::TournamentClosed(_) | Self::TournamentReopened(_) => Everybody,
            Self::TournamentHidden(_) | Self::TournamentShown(_) => Staff,
            Self::ActUndone(_) | Self::ActRedone(_) => Staff,
        }
    }

    /// The act that it undoes or redoes.
    pub fn undone(&self) -> Option<ActSpan> {
        let Topic::Undoing(act) = self.topic() else { return None };
        match act {
            UndoingTopic::Undone(span) | UndoingTopic::Redone(span) => Some(span),
        }
    }
}

const fn tables<'a>(
    round: RoundNumber,
    tables: &'a [PairedTable],
    bye: Option<&'a ByeGiven>,
    is_paired: bool,
) -> Topic<'a> {
    Topic::Seats(SeatsTopic::Tables(SeatedTables { round, tables, bye, is_paired }))
}

const fn pods(seated: SeatedPods<'_>) -> Topic<'_> {
    Topic::Seats(SeatsTopic::Pods(seated))
}
