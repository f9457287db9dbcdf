//! Whether an entry can stand where it stands in a log: what it pins is usable, and what it names is there.
//!
//! Asked of whole logs, by `arbiter verify` and of each log from elsewhere before it is taken in: a chain proves that
//! nothing was changed since, and nothing of what was written first.

use std::collections::BTreeSet;

use crate::domain::deck::format::FormatError;
use crate::domain::id::{AtTable, DisputeNumber, PlayerId, RoundNumber};
use crate::domain::scoring::check::ProfileError;
use crate::domain::tournament::Tournament;
use crate::domain::tournament::entry::{
    AppealDecided, AppealLodged, ChanceTaken, CitationAttached, CitationRemoved, DeckAccepted, DeckChecked,
    DeckRead, DeckSubmitted, DisputeClaimed, DisputeEscalated, DisputeOpened, DisputeWithdrawn, Entry,
    FactsStated, FormatChanged, NameErased, PairingsChanged, PairingsDiscarded, PenaltyIssued,
    PenaltyWithdrawn, PlayerDropped, PlayerIdentified, PlayerRegistered, PlayerReinstated, PlayerRenamed,
    ProfileChanged, RegistrationWithdrawn, ResultContradicted, ResultCorrected, ResultKept, ResultRecorded,
    ResultReported, RoundClosed, RoundPaired, RoundPublished, RulingGiven, RulingReworded, SeatLinksGiven,
    SettingsChanged, TimeExtended, TournamentClosed, TournamentCreated, TournamentExported,
};
use crate::domain::tournament::round::{ByeGiven, PairedTable, Phase};
use crate::domain::tournament::settings::{SettingsError, check_minutes};

/// Why an entry cannot stand where it stands.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// Something happened in a tournament that is not there.
    #[error("it comes before the tournament was set up")]
    TooEarly,
    /// Only the first entry sets a tournament up.
    #[error("it sets the tournament up a second time")]
    SetUpTwice,
    /// The profile could not be read from a file either.
    #[error("its scoring profile cannot be used: {0}")]
    Profile(#[from] ProfileError),
    /// The settings could not be chosen either.
    #[error("its settings cannot be used: {0}")]
    Settings(#[from] SettingsError),
    /// The format could not be read from a file either.
    #[error("its deck format cannot be used: {0}")]
    Format(#[from] FormatError),
    /// Numbers are given out one after the other.
    #[error("it brings {what} {found} where {what} {wanted} is the next")]
    NotNext {
        /// What is numbered.
        what: &'static str,
        /// The number found.
        found: u32,
        /// The next number.
        wanted: u32,
    },
    /// It is about something that is not there.
    #[error("it names {what} {number}, which is not there")]
    Unknown {
        /// What it is about.
        what: &'static str,
        /// The number.
        number: u32,
    },
    /// Nobody sits in two places, and least of all opposite themselves.
    #[error("round {round} seats player {player} twice")]
    SeatedTwice {
        /// The round.
        round: RoundNumber,
        /// The player.
        player: PlayerId,
    },
    /// A result finds its table by the number.
    #[error("round {round} has table {table} twice")]
    TableTwice {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: u32,
    },
    /// Players report from their own table.
    #[error("player {player} does not sit at that table")]
    NotSeated {
        /// The player.
        player: PlayerId,
    },
    /// A registration is taken back only before play.
    #[error("it takes the registration of player {player} back, and play had begun or a penalty was issued")]
    Involved {
        /// The player.
        player: PlayerId,
    },
    /// Only a draft is thrown away.
    #[error("it changes or throws away round {0}, which was published")]
    NotADraft(RoundNumber),
}

type Sound = Result<(), LogError>;

impl Tournament {
    /// Whether this entry can be the next after those that were applied.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn can_follow(&self, entry: &Entry) -> Sound {
        if self.setup.is_none() && !matches!(entry, Entry::TournamentCreated(_)) {
            return Err(LogError::TooEarly);
        }
        match entry {
            Entry::TournamentCreated(_) if self.setup.is_some() => Err(LogError::SetUpTwice),
            Entry::TournamentCreated(TournamentCreated {
                settings,
                profile,
                format,
                pins: _,
                pairing_seed: _,
            }) => {
                settings.check()?;
                profile.check()?;
                format.as_deref().map_or(Ok(()), |format| Ok(format.usable()?))
            }
            Entry::SettingsChanged(SettingsChanged { settings, .. }) => Ok(settings.check()?),
            Entry::ProfileChanged(ProfileChanged { profile, .. }) => Ok(profile.check()?),
            Entry::FormatChanged(FormatChanged { format, .. }) => {
                format.as_deref().map_or(Ok(()), |format| Ok(format.usable()?))
            }
            Entry::PlayerRegistered(PlayerRegistered { player, .. }) => {
                next("player", player.0, self.last_player())
            }
            Entry::RegistrationWithdrawn(RegistrationWithdrawn { player }) => {
                self.is_still_entered_only(*player)
            }
            Entry::PlayerIdentified(PlayerIdentified { player, .. })
            | Entry::PlayerRenamed(PlayerRenamed { player })
            | Entry::NameErased(NameErased { player })
            | Entry::PlayerDropped(PlayerDropped { player, .. })
            | Entry::PlayerReinstated(PlayerReinstated { player, .. })
            | Entry::DeckSubmitted(DeckSubmitted { player, .. })
            | Entry::DeckAccepted(DeckAccepted { player, .. })
            | Entry::DeckRead(DeckRead { player, .. })
            | Entry::DeckChecked(DeckChecked { player, .. }) => self.has_player(*player),
            Entry::RoundPaired(RoundPaired { round, tables, bye, earned_byes, absent, .. }) => {
                next("round", round.0, self.rounds.last().map_or(0, |last| last.number.0))?;
                absent.iter().try_for_each(|player| self.has_player(*player))?;
                self.seats(*round, tables, bye.as_ref(), earned_byes)
            }
            Entry::PairingsChanged(PairingsChanged { round, tables, bye, .. }) => {
                self.has_draft(*round)?;
                let earned = self.round(*round).map_or(&[][..], |round| &round.earned_byes);
                self.seats(*round, tables, bye.as_ref(), earned)
            }
            Entry::PairingsDiscarded(PairingsDiscarded { round, .. }) => self.has_draft(*round),
            Entry::RoundPublished(RoundPublished { round, minutes }) => {
                self.has_draft(*round)?;
                Ok(check_minutes(*minutes)?)
            }
            Entry::RoundClosed(RoundClosed { round, over }) => {
                self.has_round(*round)?;
                over.iter().try_for_each(|dispute| self.has_dispute_if_named(Some(*dispute)))
            }
            Entry::ResultReported(ResultReported { round, table, player, .. }) => {
                let at = AtTable::new(*round, *table);
                self.has_table(at)?;
                let seats = self.round(*round).and_then(|round| round.table(*table)?.seat(*player));
                seats.map(drop).ok_or(LogError::NotSeated { player: *player })
            }
            Entry::ResultRecorded(ResultRecorded { round, table, .. })
            | Entry::ResultContradicted(ResultContradicted { round, table, .. })
            | Entry::ResultKept(ResultKept { round, table, .. }) => {
                self.has_table(AtTable::new(*round, *table))
            }
            Entry::ResultCorrected(ResultCorrected { round, table, dispute, .. }) => {
                self.has_table(AtTable::new(*round, *table))?;
                self.has_dispute_if_named(*dispute)
            }
            Entry::TimeExtended(TimeExtended { at, dispute, .. }) => {
                self.has_table(*at)?;
                self.has_dispute_if_named(*dispute)
            }
            Entry::DisputeOpened(DisputeOpened { dispute, at, .. }) => {
                at.map_or(Ok(()), |at| self.has_table(at))?;
                next("dispute", dispute.0, self.disputes.last().map_or(0, |last| last.number.0))
            }
            Entry::DisputeClaimed(DisputeClaimed { dispute, .. })
            | Entry::DisputeEscalated(DisputeEscalated { dispute, .. })
            | Entry::FactsStated(FactsStated { dispute, .. })
            | Entry::CitationAttached(CitationAttached { dispute, .. })
            | Entry::CitationRemoved(CitationRemoved { dispute, .. })
            | Entry::RulingGiven(RulingGiven { dispute, .. })
            | Entry::RulingReworded(RulingReworded { dispute, .. })
            | Entry::AppealDecided(AppealDecided { dispute, .. }) => {
                self.has_dispute_if_named(Some(*dispute))
            }
            Entry::AppealLodged(AppealLodged { dispute, by, .. }) => {
                self.has_dispute_if_named(Some(*dispute))?;
                by.map_or(Ok(()), |player| self.has_player(player))
            }
            Entry::DisputeWithdrawn(DisputeWithdrawn { dispute, instead, .. }) => {
                self.has_dispute_if_named(Some(*dispute))?;
                self.has_dispute_if_named(*instead)
            }
            Entry::PenaltyIssued(PenaltyIssued { number, player, round, dispute, .. }) => {
                next("penalty", number.0, self.penalties.last().map_or(0, |last| last.number.0))?;
                self.has_player(*player)?;
                round.map_or(Ok(()), |round| self.has_round(round))?;
                self.has_dispute_if_named(*dispute)
            }
            Entry::PenaltyWithdrawn(PenaltyWithdrawn { number, .. }) => {
                there(self.penalty(*number).is_some(), "penalty", number.0)
            }
            Entry::ChanceTaken(ChanceTaken { at, dispute, .. }) => {
                at.map_or(Ok(()), |at| self.has_table(at))?;
                self.has_dispute_if_named(*dispute)
            }
            Entry::SeatLinksGiven(SeatLinksGiven { players }) => {
                players.iter().try_for_each(|player| self.has_player(*player))
            }
            Entry::TournamentExported(TournamentExported {})
            | Entry::TournamentHidden(_)
            | Entry::TournamentShown(_)
            | Entry::TournamentClosed(TournamentClosed {})
            | Entry::TournamentReopened(_) => Ok(()),
        }
    }

    fn has_player(&self, player: PlayerId) -> Sound {
        there(self.players.contains_key(&player), "player", player.0)
    }

    /// Whether the player entered and nothing else names them yet but lists of their own.
    fn is_still_entered_only(&self, player: PlayerId) -> Sound {
        self.has_player(player)?;
        let named = self.rounds.iter().any(|round| round.phase() != Phase::Draft || round.involves(player))
            || self.penalties.iter().any(|penalty| penalty.player == player);
        if named { Err(LogError::Involved { player }) } else { Ok(()) }
    }

    fn has_round(&self, round: RoundNumber) -> Sound {
        there(self.round(round).is_some(), "round", round.0)
    }

    fn has_draft(&self, round: RoundNumber) -> Sound {
        self.has_round(round)?;
        let is_draft = self.round(round).is_some_and(|round| round.phase() == Phase::Draft);
        if is_draft { Ok(()) } else { Err(LogError::NotADraft(round)) }
    }

    fn has_table(&self, at: AtTable) -> Sound {
        self.has_round(at.round)?;
        let table = self.round(at.round).and_then(|round| round.table(at.table));
        there(table.is_some(), "table", at.table.0)
    }

    fn has_dispute_if_named(&self, dispute: Option<DisputeNumber>) -> Sound {
        dispute.map_or(Ok(()), |number| there(self.dispute(number).is_some(), "dispute", number.0))
    }

    /// Whether everybody who sits is entered, and sits once.
    fn seats(
        &self,
        round: RoundNumber,
        tables: &[PairedTable],
        bye: Option<&ByeGiven>,
        earned_byes: &[PlayerId],
    ) -> Sound {
        let mut numbers = BTreeSet::new();
        if let Some(twice) = tables.iter().find(|table| !numbers.insert(table.table)) {
            return Err(LogError::TableTwice { round, table: twice.table.0 });
        }
        let seats = tables.iter().flat_map(|table| table.players);
        let aside = bye.map(|bye| bye.player).into_iter().chain(earned_byes.iter().copied());
        let mut seen = BTreeSet::new();
        seats.chain(aside).try_for_each(|player| {
            self.has_player(player)?;
            if seen.insert(player) { Ok(()) } else { Err(LogError::SeatedTwice { round, player }) }
        })
    }
}

const fn next(what: &'static str, found: u32, last: u32) -> Sound {
    let wanted = last.saturating_add(1);
    if found == wanted { Ok(()) } else { Err(LogError::NotNext { what, found, wanted }) }
}

const fn there(is: bool, what: &'static str, number: u32) -> Sound {
    if is { Ok(()) } else { Err(LogError::Unknown { what, number }) }
}
