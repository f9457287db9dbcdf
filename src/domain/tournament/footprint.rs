//! What each entry changes, and what it depends on. A later entry rests on an earlier one where the two overlap.

use crate::domain::id::{AtTable, DisputeNumber, GroupNumber, PlayerId, RoundNumber};
use crate::domain::tournament::entry::Entry;
use crate::domain::tournament::settings::PlanPart;
use crate::domain::tournament::undo_refusal::Staying;

/// A part of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Aspect {
    /// The settings without the names and the plan, the profile and the format.
    Setup,
    /// The title and the place.
    Names,
    /// The rounds, their minutes or the planned cut.
    Plan(PlanPart),
    /// How many play at the top table.
    TopSize,
    /// Whether a player takes part.
    Player(PlayerId),
    /// Whether each player takes part.
    Players,
    /// The deck list of a player.
    Deck(PlayerId),
    Decks,
    /// Whether a round is a draft, published or closed.
    Phase(RoundNumber),
    /// Whether each round is a draft, published or closed.
    Phases,
    /// The clock of a round.
    Clock(RoundNumber),
    /// What happened at one table; the games of a match are one.
    Table(AtTable),
    /// Who sits at a table of a round in play.
    Seats(AtTable),
    /// Whom the director named as the winner of a match of the cut, by its table.
    Winner(AtTable),
    /// Who has the normal bye of a round.
    Bye(RoundNumber),
    /// A round with its phase, its tables and its bye.
    Round(RoundNumber),
    Rounds,
    /// Whether there is a round, be it a draft, published or closed.
    RoundThere(RoundNumber),
    /// Which rounds there are, be they drafts, published or closed.
    RoundsThere,
    /// Who is kept apart from whom.
    Apart,
    /// The public name of a group.
    Team(GroupNumber),
    /// Who has a fixed table.
    FixedTables,
    /// The ratings that players brought.
    Ratings,
    Cut,
    Dispute(DisputeNumber),
    Disputes,
    /// Whether players check in, and for which round.
    CheckIn,
    /// Whether a player is checked in.
    Arrival(PlayerId),
    Arrivals,
    /// Which list of a player is the newest, and with which pool it is compared.
    List(PlayerId),
    Lists,
    /// What was found when the deck of a player was compared with its list.
    Check(PlayerId),
    Checks,
    /// Under which terms players sign up.
    SignUp,
    /// Whether the tournament is over.
    Ending,
    Everything,
}

impl Aspect {
    /// Whether two parts have something in common.
    fn meets(self, other: Self) -> bool {
        self.covers(other) || other.covers(self)
    }

    /// Whether only directors change it.
    const fn is_for_directors(self) -> bool {
        match self {
            Self::Setup | Self::Names | Self::Plan(_) | Self::TopSize => true,
            Self::CheckIn | Self::SignUp | Self::Ending => true,
            Self::Player(_) | Self::Apart | Self::Team(_) | Self::FixedTables | Self::Ratings => true,
            Self::Round(_) | Self::Phase(_) | Self::Clock(_) | Self::Seats(_) | Self::Bye(_) => true,
            Self::Winner(_) | Self::Cut => true,
            // Scorekeepers and judges record what happened at a table.
            Self::Table(_)
            | Self::Players
            | Self::Deck(_)
            | Self::Decks
            | Self::Phases
            | Self::Rounds
            | Self::RoundThere(_)
            | Self::RoundsThere
            | Self::Dispute(_)
            | Self::Disputes
            | Self::Arrival(_)
            | Self::Arrivals
            | Self::List(_)
            | Self::Lists
            | Self::Check(_)
            | Self::Checks
            | Self::Everything => false,
        }
    }

    /// Whether the other part, or some of it, is in this one.
    #[expect(clippy::too_many_lines, reason = "one arm for each part")]
    fn covers(self, other: Self) -> bool {
        match self {
            Self::Everything => true,
            Self::Players => matches!(other, Self::Player(_) | Self::Players),
            Self::Decks => matches!(other, Self::Deck(_) | Self::Decks),
            Self::Disputes => matches!(other, Self::Dispute(_) | Self::Disputes),
            Self::Arrivals => matches!(other, Self::Arrival(_) | Self::Arrivals),
            Self::Lists => matches!(other, Self::List(_) | Self::Lists),
            Self::Checks => matches!(other, Self::Check(_) | Self::Checks),
            Self::Phases => matches!(other, Self::Phase(_) | Self::Phases | Self::Round(_)),
            Self::Rounds => matches!(
                other,
                Self::Phase(_)
                    | Self::Phases
                    | Self::Clock(_)
                    | Self::Table(_)
                    | Self::Winner(_)
                    | Self::Bye(_)
                    | Self::Round(_)
                    | Self::Rounds
                    | Self::RoundThere(_)
                    | Self::RoundsThere
            ),
            Self::RoundsThere => matches!(other, Self::RoundThere(_) | Self::RoundsThere),
            Self::Round(round) => match other {
                Self::Phase(of) | Self::Clock(of) | Self::Bye(of) | Self::Round(of) => of == round,
                Self::Table(at) | Self::Seats(at) | Self::Winner(at) => at.round == round,
                Self::Setup
                | Self::Names
                | Self::Plan(_)
                | Self::TopSize
                | Self::Player(_)
                | Self::Players
                | Self::Deck(_)
                | Self::Decks
                | Self::Phases
                | Self::Rounds
                | Self::RoundThere(_)
                | Self::RoundsThere
                | Self::Apart
                | Self::Team(_)
                | Self::FixedTables
                | Self::Ratings
                | Self::Cut
                | Self::Dispute(_)
                | Self::Disputes
                | Self::CheckIn
                | Self::Arrival(_)
                | Self::Arrivals
                | Self::List(_)
                | Self::Lists
                | Self::Check(_)
                | Self::Checks
                | Self::SignUp
                | Self::Ending
                | Self::Everything => false,
            },
            Self::Table(at) => {
                matches!(other, Self::Table(of) if of.round == at.round && of.table.table() == at.table.table())
            }
            Self::Setup
            | Self::Names
            | Self::Plan(_)
            | Self::TopSize
            | Self::Player(_)
            | Self::Deck(_)
            | Self::Phase(_)
            | Self::Clock(_)
            | Self::Seats(_)
            | Self::Winner(_)
            | Self::Bye(_)
            | Self::RoundThere(_)
            | Self::Apart
            | Self::Team(_)
            | Self::FixedTables
            | Self::Ratings
            | Self::Cut
            | Self::Dispute(_)
            | Self::CheckIn
            | Self::Arrival(_)
            | Self::List(_)
            | Self::Check(_)
            | Self::SignUp
            | Self::Ending => self == other,
        }
    }
}

/// Whether an entry changes what only directors change.
pub(super) fn is_for_directors(entry: &Entry) -> bool {
    undoable(entry).into_iter().any(Aspect::is_for_directors)
}

/// Whether an entry changes who is checked in.
pub(super) fn is_of_arrivals(entry: &Entry) -> bool {
    undoable(entry).into_iter().any(|part| Aspect::Arrivals.covers(part))
}

/// Whether an entry may rest on everybody who was checked in: it seats players, and does not say whether only those who
/// were here.
pub(super) fn rests_on_arrivals(entry: &Entry) -> bool {
    needs(entry).contains(&Aspect::Arrivals)
}

/// Whether a later entry rests on one that changes these parts.
pub(super) fn rests_on(later: &Entry, changed: &[Aspect]) -> bool {
    let ending = Some(Aspect::Ending).filter(|_| comes_before_the_end(later));
    let mut touched = undoable(later).into_iter().chain(needs(later)).chain(ending);
    touched.any(|touched| changed.iter().any(|part| part.meets(touched)))
}

/// Whether an entry is decided only while the tournament is not over. A jump of the clock is noticed until then, and
/// happened all the same; a second beginning is never possible.
pub(super) const fn comes_before_the_end(entry: &Entry) -> bool {
    match entry {
        Entry::PlayerIdentified(_) | Entry::PlayerRenamed(_) | Entry::NameErased(_) => false,
        Entry::DeckRead(_) | Entry::DeckConsentStated(_) | Entry::PublicationChanged(_) => false,
        Entry::SeatLinksGiven(_) | Entry::TournamentExported(_) | Entry::ClockJumped(_) => false,
        Entry::TournamentHidden(_) | Entry::TournamentShown(_) => false,
        Entry::ActUndone(_) | Entry::ActRedone(_) => false,
        Entry::TournamentCreated(_) | Entry::PodTournamentCreated(_) => false,
        Entry::TournamentClosed(_) => true,
        // After the end.
        Entry::TournamentReopened(_) => false,
        Entry::SettingsChanged(_)
        | Entry::ProfileChanged(_)
        | Entry::PodRulesChanged(_)
        | Entry::FormatChanged(_) => true,
        Entry::SignUpChanged(_) | Entry::PlayerRegistered(_) | Entry::RegistrationWithdrawn(_) => true,
        Entry::PlayerDropped(_) | Entry::PlayerReinstated(_) => true,
        Entry::CheckInOpened(_) | Entry::CheckInClosed(_) | Entry::PlayersCheckedIn(_) => true,
        Entry::DeckSubmitted(_) | Entry::PoolRegistered(_) | Entry::DeckAccepted(_) => true,
        Entry::DeckChecked(_) | Entry::DeckChecksDrawn(_) => true,
        Entry::PlayersKeptApart(_) | Entry::PlayersLetMeet(_) | Entry::TeamNamed(_) => true,
        Entry::TableFixed(_) | Entry::TableFreed(_) | Entry::PlayersRated(_) => true,
        Entry::RoundPaired(_) | Entry::PairingsChanged(_) | Entry::TablesReseated(_) => true,
        Entry::PairingsDiscarded(_) | Entry::RoundPublished(_) | Entry::RoundClosed(_) => true,
        Entry::HeatPaired(_) | Entry::PodsChanged(_) | Entry::PodsReseated(_) => true,
        Entry::TopTableSeated(_) | Entry::StagePaired(_) | Entry::ClockSet(_) => true,
        Entry::ResultReported(_) | Entry::ResultRecorded(_) | Entry::ResultContradicted(_) => true,
        Entry::ResultKept(_) | Entry::ResultCorrected(_) | Entry::TimeExtended(_) => true,
        Entry::PodReported(_) | Entry::PodRecorded(_) => true,
        Entry::PodContradicted(_) | Entry::PodCorrected(_) => true,
        Entry::CutStarted(_) | Entry::CutWithdrawn(_) | Entry::ReserveMovedUp(_) => true,
        Entry::GameAdded(_) | Entry::GameWithdrawn(_) | Entry::MatchSettled(_) => true,
        Entry::DisputeOpened(_) | Entry::DisputeClaimed(_) | Entry::DisputeEscalated(_) => true,
        Entry::FactsStated(_) | Entry::CitationAttached(_) | Entry::CitationRemoved(_) => true,
        Entry::RulingGiven(_) | Entry::RulingReworded(_) | Entry::DisputeWithdrawn(_) => true,
        Entry::AppealLodged(_) | Entry::AppealDecided(_) | Entry::ChanceTaken(_) => true,
        Entry::PenaltyIssued(_) | Entry::PenaltyWithdrawn(_) => true,
    }
}

/// What an entry changes, as far as that can be undone. Entries that cannot be undone declare what they touch in
/// [`needs`].
pub(super) fn undoable(entry: &Entry) -> Vec<Aspect> {
    changes(entry).unwrap_or_default()
}

/// What an entry changes, or why it is never undone.
#[expect(clippy::too_many_lines, reason = "one arm for each kind")]
pub(super) fn changes(entry: &Entry) -> Result<Vec<Aspect>, Staying> {
    Ok(match entry {
        Entry::TournamentCreated(_) | Entry::PodTournamentCreated(_) => return Err(Staying::Beginning),
        Entry::SettingsChanged(it) if it.only_names => vec![Aspect::Names],
        Entry::SettingsChanged(it) if !it.only_plan.is_empty() => {
            it.only_plan.iter().map(|part| Aspect::Plan(*part)).chain([Aspect::Names]).collect()
        }
        Entry::SettingsChanged(_) => of_settings().to_vec(),
        Entry::ProfileChanged(_) | Entry::FormatChanged(_) => vec![Aspect::Setup],
        Entry::PodRulesChanged(it) => {
            let plays = Some(Aspect::Setup).filter(|_| !it.plays_as_before);
            plays.into_iter().chain(it.top_size.map(|_| Aspect::TopSize)).collect()
        }
        Entry::SignUpChanged(_) => vec![Aspect::SignUp],
        Entry::PlayerRegistered(_) => return Err(Staying::Registered),
        Entry::RegistrationWithdrawn(_) => return Err(Staying::Unregistered),
        Entry::PlayerIdentified(_) | Entry::PlayerRenamed(_) | Entry::NameErased(_) => {
            return Err(Staying::Name);
        }
        Entry::SeatLinksGiven(_) => return Err(Staying::Link),
        Entry::PlayerDropped(it) => vec![Aspect::Player(it.player)],
        Entry::PlayerReinstated(it) => {
            let tables = it.games.iter().map(|at| Aspect::Table(*at));
            let seat = it.seed.into_iter().flat_map(|_| [Aspect::Cut, Aspect::Rounds]);
            std::iter::once(Aspect::Player(it.player)).chain(tables).chain(seat).collect()
        }
        // It begins with nobody, and ends with everybody who came.
        Entry::CheckInOpened(_) | Entry::CheckInClosed(_) => vec![Aspect::CheckIn, Aspect::Arrivals],
        Entry::PlayersCheckedIn(it) => {
            it.here.iter().chain(&it.gone).map(|player| Aspect::Arrival(*player)).collect()
        }
        Entry::DeckSubmitted(it) => vec![Aspect::Deck(it.player), Aspect::List(it.player)],
        Entry::PoolRegistered(it) => vec![Aspect::List(it.player)],
        Entry::DeckAccepted(it) => vec![Aspect::Deck(it.player)],
        Entry::DeckChecked(it) => vec![Aspect::Check(it.player)],
        Entry::DeckRead(_) | Entry::TournamentExported(_) | Entry::ClockJumped(_) => {
            return Err(Staying::Witnessed);
        }
        Entry::DeckChecksDrawn(_) | Entry::ChanceTaken(_) => return Err(Staying::Drawn),
        Entry::DeckConsentStated(_) | Entry::PublicationChanged(_) => return Err(Staying::Shown),
        Entry::PlayersKeptApart(_) | Entry::PlayersLetMeet(_) => vec![Aspect::Apart],
        Entry::TeamNamed(it) => vec![Aspect::Team(it.group)],
        Entry::TableFixed(_) | Entry::TableFreed(_) => vec![Aspect::FixedTables],
        Entry::PlayersRated(_) => vec![Aspect::Ratings],
        Entry::RoundPaired(it) => vec![Aspect::Round(it.round), Aspect::RoundThere(it.round)],
        Entry::PairingsChanged(it) => vec![Aspect::Round(it.round)],
        Entry::TablesReseated(it) => {
            let tables = it.tables.iter().map(|table| AtTable::new(it.round, table.table));
            let bye = Some(Aspect::Bye(it.round)).filter(|_| !it.bye.stays());
            tables.flat_map(|at| [Aspect::Table(at), Aspect::Seats(at)]).chain(bye).collect()
        }
        Entry::PairingsDiscarded(it) => {
            let enter = it.enter.iter().map(|player| Aspect::Player(*player));
            [Aspect::Round(it.round), Aspect::RoundThere(it.round)].into_iter().chain(enter).collect()
        }
        Entry::HeatPaired(it) => vec![Aspect::Round(it.round), Aspect::RoundThere(it.round)],
        Entry::PodsChanged(it) => vec![Aspect::Round(it.round)],
        Entry::PodsReseated(it) => {
            let tables = it.pods.iter().map(|pod| AtTable::new(it.round, pod.table));
            tables.flat_map(|at| [Aspect::Table(at), Aspect::Seats(at)]).collect()
        }
        Entry::TopTableSeated(it) => vec![Aspect::Round(it.round), Aspect::RoundThere(it.round)],
        Entry::StagePaired(it) => {
            vec![Aspect::Round(it.round), Aspect::RoundThere(it.round), Aspect::Cut]
        }
        Entry::RoundPublished(it) => vec![Aspect::Phase(it.round)],
        Entry::ClockSet(it) => vec![Aspect::Clock(it.round)],
        Entry::RoundClosed(it) => vec![Aspect::Phase(it.round)],
        Entry::ResultReported(it) => vec![Aspect::Table(it.at())],
        Entry::ResultRecorded(it) => vec![Aspect::Table(it.at())],
        Entry::ResultContradicted(it) => vec![Aspect::Table(it.at())],
        Entry::ResultKept(it) => vec![Aspect::Table(it.at())],
        Entry::ResultCorrected(it) => with_dispute(vec![Aspect::Table(it.at())], it.dispute),
        Entry::PodReported(it) => vec![Aspect::Table(it.at())],
        Entry::PodRecorded(it) => vec![Aspect::Table(it.at())],
        Entry::PodContradicted(it) => vec![Aspect::Table(it.at())],
        Entry::PodCorrected(it) => with_dispute(vec![Aspect::Table(it.at())], it.dispute),
        Entry::TimeExtended(it) => with_dispute(vec![Aspect::Table(it.at)], it.dispute),
        Entry::CutStarted(_) => vec![Aspect::Cut],
        Entry::CutWithdrawn(_) | Entry::ReserveMovedUp(_) => vec![Aspect::Cut, Aspect::Rounds],
        Entry::GameAdded(it) => vec![Aspect::Table(AtTable::new(it.round, it.table))],
        Entry::GameWithdrawn(it) => vec![Aspect::Table(AtTable::new(it.round, it.table))],
        // The other matches of the stage go on without it.
        Entry::MatchSettled(it) => {
            let at = AtTable::new(it.round, it.table);
            vec![Aspect::Table(at), Aspect::Winner(at)]
        }
        Entry::DisputeClaimed(it) => vec![Aspect::Dispute(it.dispute)],
        Entry::DisputeEscalated(it) => vec![Aspect::Dispute(it.dispute)],
        Entry::DisputeWithdrawn(it) => vec![Aspect::Dispute(it.dispute)],
        Entry::DisputeOpened(_) | Entry::FactsStated(_) | Entry::CitationAttached(_) => {
            return Err(Staying::Dispute);
        }
        Entry::CitationRemoved(_) | Entry::RulingGiven(_) | Entry::RulingReworded(_) => {
            return Err(Staying::Dispute);
        }
        Entry::AppealLodged(_) | Entry::AppealDecided(_) => return Err(Staying::Dispute),
        Entry::PenaltyIssued(_) | Entry::PenaltyWithdrawn(_) => return Err(Staying::Penalty),
        Entry::TournamentClosed(_) | Entry::TournamentReopened(_) => vec![Aspect::Ending],
        Entry::TournamentHidden(_) | Entry::TournamentShown(_) => return Err(Staying::Hidden),
        Entry::ActUndone(_) | Entry::ActRedone(_) => return Err(Staying::Undoing),
    })
}

/// What the decision behind an entry depended on, besides what the entry changes.
#[expect(clippy::too_many_lines, reason = "one arm for each kind")]
fn needs(entry: &Entry) -> Vec<Aspect> {
    match entry {
        // Results that were recorded before have to stay possible.
        Entry::ProfileChanged(_) => vec![Aspect::Setup, Aspect::Rounds],
        // It writes down all settings, those that an earlier one changed as well.
        Entry::SettingsChanged(_) => of_settings().to_vec(),
        Entry::FormatChanged(_) => vec![Aspect::Setup],
        // Nothing was scored before; the size of the top table moves no score.
        Entry::PodRulesChanged(it) if it.plays_as_before => Vec::new(),
        Entry::PodRulesChanged(_) => vec![Aspect::Rounds],
        // From which round somebody plays: the one after the newest, which may still be a draft. They may have signed up;
        // the log does not say.
        Entry::PlayerRegistered(_) => vec![Aspect::RoundsThere, Aspect::Cut, Aspect::SignUp],
        Entry::PlayerReinstated(it) => {
            let played = it.games.iter().map(|at| Aspect::Phase(at.round));
            // No dispute was about the match of the seed.
            let disputes = it.seed.map(|_| Aspect::Disputes);
            std::iter::once(Aspect::RoundsThere).chain(played).chain(disputes).collect()
        }
        Entry::PlayerDropped(_) => vec![Aspect::Phases],
        // A check-in is forgotten with its round: it keeps nobody from taking back what is not part of it.
        Entry::CheckInOpened(_) | Entry::CheckInClosed(_) => Vec::new(),
        Entry::PlayersCheckedIn(_) => vec![Aspect::CheckIn],
        // Players who are already in stay in.
        Entry::SignUpChanged(_) => Vec::new(),
        // Somebody whose deck differed hands in what it is.
        Entry::DeckSubmitted(it) => vec![Aspect::Check(it.player), Aspect::Setup],
        Entry::PoolRegistered(_) => vec![Aspect::Setup],
        Entry::DeckChecked(it) => vec![Aspect::Deck(it.player)],
        // Who is near the cut follows from the standings of that moment. Checks are drawn only in a round in play.
        Entry::DeckChecksDrawn(_) => {
            let of_standings = [Aspect::Setup, Aspect::Ratings, Aspect::Rounds, Aspect::Players];
            // Nobody is drawn whose deck was compared before.
            of_standings.into_iter().chain([Aspect::Decks, Aspect::Checks]).collect()
        }
        // No entry says whether only those who were here were paired.
        Entry::RoundPaired(_) | Entry::HeatPaired(_) => {
            of_pairing().into_iter().chain([Aspect::Arrivals]).collect()
        }
        Entry::TopTableSeated(_) => of_pairing().into_iter().chain([Aspect::TopSize]).collect(),
        Entry::StagePaired(_) => {
            vec![Aspect::Setup, Aspect::Players, Aspect::Rounds, Aspect::FixedTables]
        }
        Entry::RoundPublished(it) => {
            // Its clock has the minutes of the plan, which is never lowered below what is published.
            let plan = [PlanPart::Rounds, PlanPart::RoundMinutes].map(Aspect::Plan);
            let parts = [Aspect::Round(it.round), Aspect::Setup, Aspect::Players, Aspect::Decks];
            parts.into_iter().chain(plan).collect()
        }
        Entry::TablesReseated(it) => {
            // A late player, whose table alone is in it, sits at a fixed one if that is free.
            let fixed = (it.tables.len() == 1).then_some(Aspect::FixedTables);
            [Aspect::Phase(it.round), Aspect::Players, Aspect::Disputes].into_iter().chain(fixed).collect()
        }
        Entry::PodsReseated(it) => {
            // A late player, who changes one pod alone, joins the one with the fewest from whom they are kept apart.
            let apart = (it.pods.len() == 1).then_some(Aspect::Apart);
            [Aspect::Phase(it.round), Aspect::Players, Aspect::Disputes].into_iter().chain(apart).collect()
        }
        Entry::ClockSet(it) => vec![Aspect::Phase(it.round)],
        Entry::RoundClosed(it) => vec![Aspect::Round(it.round), Aspect::Cut, Aspect::Disputes],
        Entry::ResultReported(it) => of_result(it.at(), None),
        Entry::ResultRecorded(it) => of_result(it.at(), None),
        Entry::ResultContradicted(it) => of_result(it.at(), None),
        Entry::ResultKept(it) => of_result(it.at(), None),
        Entry::ResultCorrected(it) => of_result(it.at(), it.dispute),
        Entry::PodReported(it) => of_result(it.at(), None),
        Entry::PodRecorded(it) => of_result(it.at(), None),
        Entry::PodContradicted(it) => of_result(it.at(), None),
        Entry::PodCorrected(it) => of_result(it.at(), it.dispute),
        Entry::TimeExtended(it) => of_result(it.at, it.dispute),
        Entry::CutStarted(_) => vec![Aspect::Setup, Aspect::Players, Aspect::Rounds, Aspect::Ratings],
        Entry::ReserveMovedUp(_) => vec![Aspect::Players, Aspect::Disputes],
        Entry::GameAdded(it) => vec![Aspect::Phase(it.round), Aspect::Cut, Aspect::Setup],
        Entry::GameWithdrawn(it) => vec![Aspect::Phase(it.round), Aspect::Cut],
        // No game had decided it by the profile of that moment.
        Entry::MatchSettled(it) => vec![Aspect::Phase(it.round), Aspect::Cut, Aspect::Setup],
        Entry::DisputeOpened(it) => {
            // It is between those who sit there.
            let at = it.at.into_iter().flat_map(|at| [Aspect::Phase(at.round), Aspect::Seats(at)]);
            at.chain([Aspect::Dispute(it.dispute)]).collect()
        }
        Entry::FactsStated(it) => vec![Aspect::Dispute(it.dispute)],
        Entry::CitationAttached(it) => vec![Aspect::Dispute(it.dispute)],
        Entry::CitationRemoved(it) => vec![Aspect::Dispute(it.dispute)],
        Entry::RulingGiven(it) => vec![Aspect::Dispute(it.dispute)],
        Entry::RulingReworded(it) => vec![Aspect::Dispute(it.dispute)],
        Entry::DisputeWithdrawn(it) => it.instead.map(Aspect::Dispute).into_iter().collect(),
        Entry::AppealLodged(it) => vec![Aspect::Dispute(it.dispute)],
        Entry::AppealDecided(it) => vec![Aspect::Dispute(it.dispute)],
        Entry::PenaltyIssued(it) => {
            // The game that it takes is one of the round. What it is for may have been found in the deck.
            let of_player = [Aspect::Player(it.player), Aspect::Check(it.player)];
            let round = it.round.map(Aspect::Round);
            with_dispute(round.into_iter().chain(of_player).collect(), it.dispute)
        }
        Entry::ChanceTaken(it) => {
            with_dispute(it.at.map(|at| Aspect::Phase(at.round)).into_iter().collect(), it.dispute)
        }
        // Closing depends on everything before it.
        Entry::TournamentClosed(_) => vec![Aspect::Everything],
        Entry::TournamentCreated(_) | Entry::PodTournamentCreated(_) => Vec::new(),
        Entry::PlayerIdentified(_) | Entry::PlayerRenamed(_) | Entry::NameErased(_) => Vec::new(),
        // Nobody goes who has a place in a draft or in the cut.
        Entry::RegistrationWithdrawn(_) => vec![Aspect::Phases, Aspect::Cut],
        Entry::SeatLinksGiven(_) => Vec::new(),
        // Who read a list, accepted it or let it be shown had this one before them.
        Entry::DeckRead(it) => vec![Aspect::List(it.player)],
        Entry::DeckAccepted(it) => vec![Aspect::List(it.player)],
        Entry::DeckConsentStated(it) => vec![Aspect::List(it.player)],
        Entry::TournamentExported(_) => vec![Aspect::Lists],
        Entry::PublicationChanged(_) => Vec::new(),
        Entry::PairingsChanged(_) | Entry::PodsChanged(_) => vec![Aspect::FixedTables],
        Entry::PairingsDiscarded(_) => Vec::new(),
        // For rounds that are still to be paired.
        Entry::PlayersKeptApart(_) | Entry::PlayersLetMeet(_) => vec![Aspect::Phases],
        Entry::TeamNamed(_) => vec![Aspect::Apart],
        Entry::TableFixed(_) | Entry::TableFreed(_) => vec![Aspect::Phases],
        Entry::PlayersRated(_) => vec![Aspect::Players],
        Entry::CutWithdrawn(_) | Entry::PenaltyWithdrawn(_) => Vec::new(),
        Entry::DisputeClaimed(_) | Entry::DisputeEscalated(_) => Vec::new(),
        Entry::TournamentReopened(_) => Vec::new(),
        Entry::TournamentHidden(_) | Entry::TournamentShown(_) | Entry::ClockJumped(_) => Vec::new(),
        Entry::ActUndone(_) | Entry::ActRedone(_) => Vec::new(),
    }
}

/// What an entry changes that writes down all settings.
const fn of_settings() -> [Aspect; 5] {
    [
        Aspect::Setup,
        Aspect::Names,
        Aspect::Plan(PlanPart::Rounds),
        Aspect::Plan(PlanPart::RoundMinutes),
        Aspect::Plan(PlanPart::PlannedCut),
    ]
}

/// What the tables of a round follow from.
const fn of_pairing() -> [Aspect; 7] {
    [
        Aspect::Setup,
        Aspect::Players,
        Aspect::Rounds,
        Aspect::Cut,
        Aspect::Apart,
        Aspect::FixedTables,
        Aspect::Ratings,
    ]
}

/// A result is one of a published round, under the profile of that moment.
fn of_result(at: AtTable, dispute: Option<DisputeNumber>) -> Vec<Aspect> {
    with_dispute(vec![Aspect::Phase(at.round), Aspect::Table(at), Aspect::Setup], dispute)
}

fn with_dispute(mut parts: Vec<Aspect>, dispute: Option<DisputeNumber>) -> Vec<Aspect> {
    parts.extend(dispute.map(Aspect::Dispute));
    parts
}
