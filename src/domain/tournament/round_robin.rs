//! A round robin: its timetable, and how many rounds are planned.

use crate::domain::bracket::cut::Size;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::pairing::system::PairingSystem;
use crate::domain::pairing::timetable::Timetable;
use crate::domain::tournament::entry::RoundPaired;
use crate::domain::tournament::round::{Round, RoundKind};
use crate::domain::tournament::{Player, Setup, Tournament};

impl Tournament {
    /// Who meets whom; `None` before the first round is drawn, and in other systems.
    pub fn timetable(&self) -> Option<&Timetable> {
        self.timetable.as_deref()
    }

    /// Who meets whom, for everybody: players see it with the first round.
    pub fn published_timetable(&self) -> Option<&Timetable> {
        self.timetable().filter(|_| self.rounds().any(Round::is_published))
    }

    /// Whether everybody meets everybody.
    pub fn is_round_robin(&self) -> bool {
        self.setup().is_some_and(Setup::is_round_robin)
    }

    /// Whether one bracket is all that is played.
    pub fn is_bracket(&self) -> bool {
        self.setup().is_some_and(Setup::is_bracket)
    }

    /// Whether the games of this round are those of the tournament itself: of its rounds, or of a bracket that is all that
    /// is played. Those of a cut decide places after it, and top tables do.
    pub fn is_of_tournament(&self, round: &Round) -> bool {
        match round.kind {
            RoundKind::Swiss | RoundKind::Heat => true,
            RoundKind::Stage(_) => self.is_bracket(),
            RoundKind::TopTable => false,
        }
    }

    /// How many rounds are planned: in a round robin as many as its timetable has, or would have if it were drawn now; in a
    /// bracket as many as it has stages, without a second final; otherwise as many as the settings say.
    pub fn planned_rounds(&self) -> u32 {
        match (self.setup(), &self.timetable) {
            (_, Some(timetable)) => timetable.rounds(),
            (Some(setup), None) => {
                let active = self.players().filter(|player| player.is_active()).count();
                match (setup.settings.system, self.cut()) {
                    (PairingSystem::Swiss, _) => setup.settings.rounds,
                    (PairingSystem::RoundRobin, _) => {
                        u32::try_from((active + active % 2).saturating_sub(1)).unwrap_or(u32::MAX)
                    }
                    (PairingSystem::SingleElimination | PairingSystem::DoubleElimination, Some(started)) => {
                        started.cut.final_stage()
                    }
                    (PairingSystem::SingleElimination, None) => Size::holding(active).map_or(0, Size::stages),
                    (PairingSystem::DoubleElimination, None) => {
                        Size::holding(active).map_or(0, |size| size.stages().saturating_mul(2))
                    }
                }
            }
            (None, None) => 0,
        }
    }

    /// Whether every round of a timetable is paired, so that who comes now has a game only where the director seats them.
    pub fn timetable_is_paired(&self) -> bool {
        self.timetable().is_some_and(|timetable| timetable.round(self.next_round()).is_none())
    }

    /// The first round that a player plays, late ones included. `None` for somebody who came after the last round of the
    /// timetable was paired, until they are seated in one.
    pub fn plays_from(&self, player: &Player) -> Option<RoundNumber> {
        let came_after = |timetable: &Timetable| player.from_round.0 > timetable.rounds();
        if !self.timetable().is_some_and(came_after) {
            return Some(player.from_round);
        }
        let seats = |round: &&Round| round.is_published() && round.table_of(player.id).is_some();
        self.rounds().find(seats).map(|round| round.number)
    }

    /// Whether a player has a place in the timetable; everybody has one until it is drawn.
    pub(super) fn has_number(&self, player: PlayerId) -> bool {
        self.timetable().is_none_or(|timetable| timetable.number_of(player).is_some())
    }

    /// Whether somebody can enter the timetable; everybody can until it is drawn.
    pub(super) fn has_free_number(&self) -> bool {
        self.timetable().is_none_or(|timetable| timetable.free_numbers() > 0)
    }

    /// Whether a player has left.
    pub(super) fn is_away(&self, player: PlayerId) -> bool {
        self.player(player).is_none_or(|player| !player.is_active())
    }
}

impl Round {
    /// Whether a timetable says who meets whom in it.
    pub fn is_of_timetable(&self) -> bool {
        self.algorithm.is_timetable()
    }

    /// Whether its pairs follow from something other than a draw, so that nobody can take a place in it.
    pub fn has_fixed_tables(&self) -> bool {
        self.stage().is_some() || self.is_of_timetable()
    }
}

impl Setup {
    /// Whether one bracket is all that is played.
    pub(super) fn is_bracket(&self) -> bool {
        self.settings.system.is_bracket()
    }

    /// Whether everybody meets everybody.
    pub(super) fn is_round_robin(&self) -> bool {
        self.settings.system == PairingSystem::RoundRobin
    }
}

impl RoundPaired {
    /// The timetable whose numbers were drawn with this round.
    pub(super) fn timetable(&self) -> Timetable {
        let bye = self.bye.as_ref().map(|bye| bye.player);
        let players = self.tables.iter().flat_map(|table| table.players).chain(bye);
        let keys: Vec<(PlayerId, String)> = players.map(|player| (player, player.to_string())).collect();
        Timetable::drawn(self.seed, keys.iter().map(|(player, key)| (*player, key.as_str())))
    }
}
