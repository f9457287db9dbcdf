//! Players enter and leave.

use crate::domain::id::{AtTable, PersonId, PlayerId, RoundNumber};
use crate::domain::reason::TypedReason;
use crate::domain::scoring::result::{EndReason, GameResult};
use crate::domain::tournament::apart::ApartGroup;
use crate::domain::tournament::decide::{Decision, optional_reason};
use crate::domain::tournament::entry::{
    Entry, PlayerDropped, PlayerIdentified, PlayerRegistered, PlayerReinstated, PlayersLetMeet,
    RegistrationWithdrawn, ResultRecorded,
};
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::rests_on::RestsOn;
use crate::domain::tournament::round::{Phase, Round};
use crate::domain::tournament::settings::MOST_PLAYERS;
use crate::domain::tournament::way_back::{TimetableBack, WayBack};
use crate::domain::tournament::{Player, Tournament};

impl Tournament {
    pub(super) fn known_player(&self, player: PlayerId) -> Result<&Player, Refusal> {
        self.players.get(&player).ok_or(Refusal::NoSuchPlayer { player })
    }

    /// The next round that can still be paired.
    pub fn next_round(&self) -> RoundNumber {
        self.rounds.last().map_or(RoundNumber(1), |round| round.number.next())
    }

    /// The draft, when there is one.
    pub fn draft(&self) -> Option<&Round> {
        self.rounds().next_back().filter(|round| round.phase() == Phase::Draft)
    }

    pub(super) fn register(&self, persons: &[PersonId]) -> Decision {
        if persons.is_empty() {
            return Err(Refusal::NobodyToRegister);
        }
        if self.players.len() + persons.len() > MOST_PLAYERS {
            return Err(Refusal::Full);
        }
        self.takes_new_players()?;
        self.has_numbers_for(persons.len())?;
        self.has_games_for_late_players()?;
        let from_round = self.next_round();
        let PlayerId(first) = self.next_player();
        let mut entries: Vec<Entry> = Vec::with_capacity(persons.len());
        for (number, person) in (first..=u32::MAX).zip(persons) {
            let player = PlayerId(number);
            if let Some(held) = self.players.values().find(|player| player.person == *person) {
                return Err(PlayerRefusal::AlreadyRegistered.of(held.id));
            }
            entries.push(Entry::PlayerRegistered(PlayerRegistered { player, person: *person, from_round }));
        }
        Ok(entries)
    }

    /// One person has one seat, and one player is one person.
    pub(super) fn identify(&self, same: &[(PlayerId, PersonId)]) -> Decision {
        if same.is_empty() {
            return Err(Refusal::NobodyToIdentify);
        }
        let mut entries: Vec<Entry> = Vec::with_capacity(same.len());
        for (at, (player, person)) in same.iter().enumerate() {
            if self.known_player(*player)?.person == *person {
                continue;
            }
            let earlier = same.get(..at).unwrap_or_default();
            if earlier.iter().any(|(one, _)| one == player) {
                return Err(PlayerRefusal::TwoPersons.of(*player));
            }
            let seated = self.players.values().find(|other| other.person == *person).map(|other| other.id);
            let named = earlier.iter().find(|(_, other)| other == person).map(|(other, _)| *other);
            if let Some(held) = seated.or(named) {
                return Err(PlayerRefusal::AlreadyRegistered.of(held));
            }
            entries.push(Entry::PlayerIdentified(PlayerIdentified { player: *player, person: *person }));
        }
        Ok(entries)
    }

    /// The number that the next player gets.
    pub fn next_player(&self) -> PlayerId {
        PlayerId(self.last_player().saturating_add(1))
    }

    /// The newest number assigned; the number of a withdrawn registration is not assigned again.
    pub(in crate::domain::tournament) fn last_player(&self) -> u32 {
        self.players.keys().chain(self.withdrawn.iter()).max().map_or(0, |last| last.0)
    }

    /// A name entered twice can be removed completely, if nothing was shown to the players yet.
    pub(super) fn withdraw_registration(&self, player: PlayerId) -> Decision {
        self.known_player(player)?;
        match self.rests_on_registration(player) {
            None => Ok(self.without_groups_of(player)),
            Some(RestsOn::Play) => Err(PlayerRefusal::PlayHasBegun.of(player)),
            Some(RestsOn::Seat(round)) => Err(PlayerRefusal::SeatedInDraft(round).of(player)),
            Some(RestsOn::Penalty) => Err(PlayerRefusal::PenaltyOnRecord.of(player)),
            Some(RestsOn::Absence(round)) => Err(PlayerRefusal::AwayInDraft(round).of(player)),
            Some(RestsOn::Cut) => Err(PlayerRefusal::InTheCut.of(player)),
        }
    }

    /// A group of which one player would be left keeps nobody apart any more.
    fn without_groups_of(&self, player: PlayerId) -> Vec<Entry> {
        let is_of_two = |group: &&ApartGroup| group.players.contains(&player) && group.players.len() == 2;
        let groups = self.apart_groups().filter(is_of_two);
        let meet = groups.map(|group| Entry::PlayersLetMeet(PlayersLetMeet { group: group.number }));
        meet.chain([Entry::RegistrationWithdrawn(RegistrationWithdrawn { player })]).collect()
    }

    pub(super) fn drop_player(&self, player: PlayerId, reason: &TypedReason) -> Decision {
        if !self.known_player(player)?.is_active() {
            return Err(PlayerRefusal::AlreadyDropped.of(player));
        }
        let seats = |draft: &&Round| draft.involves(player) && self.reserve_for(player).is_none();
        if let Some(draft) = self.draft().filter(seats) {
            return Err(PlayerRefusal::SeatedInDraft(draft.number).of(player));
        }
        let after_round = self.last_published();
        let reason = optional_reason(reason)?;
        let dropped = Entry::PlayerDropped(PlayerDropped { player, after_round, reason });
        let after = self.reserve_for(player).into_iter().chain(self.games_not_played(player, None));
        Ok(std::iter::once(dropped).chain(after).collect())
    }

    /// The player says so; nobody has to be asked. Somebody who is gone stays gone.
    pub(super) fn leave(&self, player: PlayerId) -> Decision {
        if !self.known_player(player)?.is_active() {
            return Ok(Vec::new());
        }
        self.drop_player(player, &TypedReason::default()).map_err(|why| match why {
            Refusal::Player(player, PlayerRefusal::SeatedInDraft(round)) => {
                PlayerRefusal::PairedMeanwhile(round).of(player)
            }
            other => other,
        })
    }

    /// The newest round that players have seen; 0 before the first.
    pub(in crate::domain::tournament) fn last_published(&self) -> RoundNumber {
        let seen = self.rounds.iter().rfind(|round| round.phase() != Phase::Draft);
        seen.map_or(RoundNumber(0), |round| round.number)
    }

    pub(super) fn reinstate(&self, player: PlayerId) -> Decision {
        if self.known_player(player)?.is_active() {
            return Err(PlayerRefusal::NotDropped.of(player));
        }
        if !self.has_number(player) {
            self.has_numbers_for(1)?;
        }
        if let Some(penalty) = self.disqualification(player) {
            return Err(PlayerRefusal::Disqualified(penalty.number).of(player));
        }
        let (from, games, seed) = match self.way_back(player) {
            WayBack::Paired(round) => (Some(round), Vec::new(), None),
            WayBack::Bracket => (Some(self.next_round()), Vec::new(), None),
            WayBack::Timetable(TimetableBack { from, games, .. }) => (from, games, None),
            WayBack::SeedBack { seed, .. } => (None, Vec::new(), Some(seed)),
            WayBack::SeedKept(_)
            | WayBack::SeedTaken { .. }
            | WayBack::Reserve
            | WayBack::TopTable
            | WayBack::NothingLeft => (None, Vec::new(), None),
        };
        let from_round = from.unwrap_or_default();
        // An opponent who has left as well did not appear either.
        let absent = games.iter().filter_map(|at| self.absence_of_opponent(*at, player));
        let absent: Vec<Entry> = absent.map(Entry::ResultRecorded).collect();
        let back = Entry::PlayerReinstated(PlayerReinstated { player, from_round, games, seed });
        Ok(std::iter::once(back).chain(absent).collect())
    }

    /// That the opponent did not appear at a table, if they have left.
    fn absence_of_opponent(&self, at: AtTable, player: PlayerId) -> Option<ResultRecorded> {
        let table = self.round(at.round)?.table(at.table)?;
        let opponent = table.side_of(player)?.other();
        let is_away = self.is_away(opponent.of(table.pair.players));
        let result = GameResult::ended([0, 0], EndReason::NoShow { by: opponent });
        is_away.then_some(ResultRecorded { round: at.round, table: at.table, result })
    }
}

impl Round {
    /// Whether the player has the normal bye.
    pub fn has_bye(&self, player: PlayerId) -> bool {
        self.bye.as_ref().is_some_and(|bye| bye.player == player)
    }

    /// Whether the player sits at a table or has the bye.
    pub fn involves(&self, player: PlayerId) -> bool {
        self.place_of(player).is_some() || self.has_bye(player) || self.earned_byes.contains(&player)
    }
}
