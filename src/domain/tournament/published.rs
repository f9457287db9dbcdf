//! Which deck lists everybody sees at one instant.

use chrono::{DateTime, Utc};

use crate::domain::bracket::ranking::Ranked;
use crate::domain::hash::ListHash;
use crate::domain::id::PlayerId;
use crate::domain::scoring::standings::standings;
use crate::domain::scoring::tally::HistoryError;
use crate::domain::tournament::entry::Entry;
use crate::domain::tournament::play::Play;
use crate::domain::tournament::publication::{Consent, Publication};
use crate::domain::tournament::{Player, Setup, Tournament};

/// A list that everybody sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Published {
    /// The player whose list it is.
    pub player: PlayerId,
    /// The player's place in the final standings; `None` before the end.
    pub place: Option<u32>,
}

impl Tournament {
    /// Whose lists everybody sees, and from when.
    pub const fn publication(&self) -> &Publication {
        &self.publication
    }

    /// Whether lists are shown at this instant. Never while one can still change: nobody builds a deck against one that
    /// can be read.
    pub fn shows_lists(&self, now: DateTime<Utc>) -> bool {
        let checks_decks = self.setup().is_some_and(|setup| setup.format.is_some());
        let is_due = self.publication.at.is_none_or(|at| now >= at);
        let is_over = self.closed.is_some() || (self.publication.before_end && self.lists_are_final());
        self.publication.asks_players() && checks_decks && is_due && is_over
    }

    /// Whether everybody sees lists now, or from a time that is set.
    pub fn shows_lists_some_time(&self) -> bool {
        self.shows_lists(DateTime::<Utc>::MAX_UTC)
    }

    /// Whether the player’s consent covers this moment of the tournament.
    pub fn may_show(&self, player: &Player) -> bool {
        let covers = |consent: Consent| consent.agrees && (self.closed.is_some() || consent.before_end);
        player.deck.is_some() && player.consent.is_some_and(covers)
    }

    /// The lists that everybody sees at this instant, in order of the final standings.
    ///
    /// # Errors
    /// If the history contradicts itself.
    pub fn shown_lists(&self, now: DateTime<Utc>) -> Result<Vec<Published>, HistoryError> {
        let Some(setup) = self.setup().filter(|_| self.shows_lists(now)) else { return Ok(Vec::new()) };
        let may_show = |player: PlayerId| self.player(player).is_some_and(|player| self.may_show(player));
        if self.closed.is_none() {
            let players = self.players().map(|player| player.id).filter(|player| may_show(*player));
            return Ok(players.map(|player| Published { player, place: None }).collect());
        }
        let among = self
            .final_places(setup)?
            .into_iter()
            .filter(|(place, player)| self.publication.includes(*place) && may_show(*player));
        Ok(among.map(|(place, player)| Published { player, place: Some(place) }).collect())
    }

    /// Whose lists are counted in the director's own report: everybody's, and nobody's before the end.
    pub fn reported_lists(&self) -> impl Iterator<Item = PlayerId> {
        let is_over = self.closed.is_some();
        self.players().filter(move |player| is_over && player.deck.is_some()).map(|player| player.id)
    }

    /// Everybody with the place of the final ranking, best first.
    ///
    /// # Errors
    /// If the history contradicts itself.
    pub(crate) fn final_places(&self, setup: &Setup) -> Result<Vec<(u32, PlayerId)>, HistoryError> {
        match &setup.play {
            Play::Duels(profile) => {
                let standings = standings(profile, &self.history())?;
                // Where the bracket makes no sense any more, the Swiss rounds rank.
                let ranked = self.ranking(&standings).unwrap_or_else(|_| Ranked::swiss(&standings));
                Ok(ranked.into_iter().map(|one| (one.place, one.player)).collect())
            }
            Play::Pods(_) => {
                Ok(self.pod_standings().into_iter().map(|line| (line.place, line.tally.player)).collect())
            }
        }
    }

    /// The lists that were played, by the hashes they had when the tournament was closed for the first time; `None`
    /// before that. A list corrected afterwards does not change it: the difference would tell what was in it.
    pub fn played_lists(&self) -> Option<impl Iterator<Item = (PlayerId, &ListHash)>> {
        Some(self.field.as_deref()?.iter().map(|(player, sha256)| (*player, sha256)))
    }
}

impl Entry {
    /// Whether it may change which lists everybody sees at some time, whose they are, their places, or which cards they
    /// hold. Results do not: places follow from the end of the tournament, and after it no result changes.
    pub const fn may_change_shown_lists(&self) -> bool {
        match self {
            // What reads a list, and whether lists are handed in at all.
            Self::SettingsChanged(_) | Self::FormatChanged(_) => true,
            // Who is behind a player, and whether the player is there.
            Self::PlayerIdentified(_) | Self::NameErased(_) | Self::RegistrationWithdrawn(_) => true,
            Self::DeckSubmitted(_) | Self::DeckConsentStated(_) | Self::PublicationChanged(_) => true,
            // Lists are locked from the first published round on.
            Self::RoundPublished(_) | Self::PairingsDiscarded(_) => true,
            // A cut may take other lists, or end what the format lets players exchange.
            Self::CutStarted(_) | Self::CutWithdrawn(_) | Self::ReserveMovedUp(_) => true,
            // As when a reserve moves up, if they have a seed again.
            Self::PlayerReinstated(it) => it.seed.is_some(),
            Self::TournamentClosed(_) | Self::TournamentReopened(_) => true,
            Self::ActUndone(_) | Self::ActRedone(_) => true,
            // No list is there yet.
            Self::TournamentCreated(_) | Self::PodTournamentCreated(_) | Self::PlayerRegistered(_) => false,
            // Lists of a hidden tournament are left out by those who ask for them.
            Self::TournamentHidden(_) | Self::TournamentShown(_) => false,
            // The list of a player who left is seen as before.
            Self::PlayerDropped(_) | Self::PlayerRenamed(_) => false,
            Self::ProfileChanged(_) | Self::PodRulesChanged(_) | Self::SignUpChanged(_) => false,
            Self::CheckInOpened(_) | Self::CheckInClosed(_) | Self::PlayersCheckedIn(_) => false,
            Self::PoolRegistered(_) | Self::DeckAccepted(_) | Self::DeckRead(_) => false,
            Self::DeckChecked(_) | Self::DeckChecksDrawn(_) | Self::SeatLinksGiven(_) => false,
            Self::PlayersKeptApart(_) | Self::PlayersLetMeet(_) | Self::TeamNamed(_) => false,
            Self::TableFixed(_) | Self::TableFreed(_) | Self::PlayersRated(_) => false,
            Self::RoundPaired(_) | Self::PairingsChanged(_) | Self::TablesReseated(_) => false,
            Self::HeatPaired(_) | Self::PodsChanged(_) | Self::PodsReseated(_) => false,
            Self::TopTableSeated(_) | Self::StagePaired(_) => false,
            Self::ClockSet(_) | Self::TimeExtended(_) | Self::RoundClosed(_) => false,
            Self::ResultReported(_) | Self::ResultRecorded(_) | Self::ResultContradicted(_) => false,
            Self::ResultKept(_) | Self::ResultCorrected(_) | Self::MatchSettled(_) => false,
            Self::GameAdded(_) | Self::GameWithdrawn(_) | Self::PodReported(_) => false,
            Self::PodRecorded(_) | Self::PodContradicted(_) | Self::PodCorrected(_) => false,
            Self::DisputeOpened(_) | Self::DisputeClaimed(_) | Self::DisputeEscalated(_) => false,
            Self::FactsStated(_) | Self::CitationAttached(_) | Self::CitationRemoved(_) => false,
            Self::RulingGiven(_) | Self::RulingReworded(_) | Self::DisputeWithdrawn(_) => false,
            Self::AppealLodged(_) | Self::AppealDecided(_) | Self::ChanceTaken(_) => false,
            Self::PenaltyIssued(_) | Self::PenaltyWithdrawn(_) => false,
            Self::TournamentExported(_) | Self::ClockJumped(_) => false,
        }
    }
}
