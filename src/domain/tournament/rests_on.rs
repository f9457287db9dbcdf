//! What rests on the registration of a player, so that it cannot be withdrawn without leaving a gap.

use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::cut::StartedCut;
use crate::domain::tournament::round::{Phase, Round};

/// Why a registration cannot be withdrawn any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RestsOn {
    /// Players have seen a round.
    Play,
    /// The draft of this round gives the player a seat or a bye.
    Seat(RoundNumber),
    /// The player has a penalty.
    Penalty,
    /// The draft of this round says that the player is away.
    Absence(RoundNumber),
    /// The player is in the cut or a reserve of it.
    Cut,
}

impl Tournament {
    /// What rests on a registration, if anything does. Every part of the state is named here, so that a new one does not
    /// compile before somebody has said whether it may name a player who is not there.
    pub(super) fn rests_on_registration(&self, player: PlayerId) -> Option<RestsOn> {
        let Self {
            rounds,
            penalties,
            cut,
            // They go with the registration.
            players: _,
            timetable: _,
            check_in: _,
            apart: _,
            fixed_tables: _,
            // There is none before a round was published and closed.
            field: _,
            // What was said and found before play stays on record, under the number alone.
            disputes: _,
            checks: _,
            // Pairs are looked for among those who sit there.
            apart_at_change: _,
            // It leads to nobody once the player is gone.
            former_people: _,
            // No player is in them, or only those who are gone.
            setup: _,
            withdrawn: _,
            draws: _,
            paired_under: _,
            discarded: _,
            sign_up: _,
            last_group: _,
            publication: _,
            closed: _,
            hidden: _,
            clock_jump: _,
            chronicle: _,
        } = self;
        let of_rounds = || rounds.iter().find_map(|round| round.rests_on_registration(player));
        let has_penalty = || penalties.iter().any(|penalty| penalty.player == player);
        let is_in_cut = || cut.as_ref().is_some_and(|started| started.names(player));
        let is_played = rounds.iter().any(|round| round.phase() != Phase::Draft);
        is_played
            .then_some(RestsOn::Play)
            .or_else(|| of_rounds().filter(|it| matches!(it, RestsOn::Seat(_))))
            .or_else(|| has_penalty().then_some(RestsOn::Penalty))
            .or_else(of_rounds)
            .or_else(|| is_in_cut().then_some(RestsOn::Cut))
    }
}

impl Round {
    /// Whether a draft seats the player or says that they are away.
    fn rests_on_registration(&self, player: PlayerId) -> Option<RestsOn> {
        let Self {
            number,
            absent,
            // They are the seats.
            tables: _,
            pods: _,
            bye: _,
            earned_byes: _,
            // A fixed table counts only where its player sits.
            fixed: _,
            // No player is in them.
            kind: _,
            seed: _,
            rematches: _,
            together: _,
            float: _,
            optimal: _,
            algorithm: _,
            changed_by_hand: _,
            clock: _,
            closed: _,
        } = self;
        if self.involves(player) {
            Some(RestsOn::Seat(*number))
        } else {
            absent.contains(&player).then_some(RestsOn::Absence(*number))
        }
    }
}

impl StartedCut {
    /// Whether the player has a seed or waits for one.
    pub(super) fn names(&self, player: PlayerId) -> bool {
        let Self {
            seeds,
            reserves,
            // Everybody in them has a seed, waits for one, or left after a round was published.
            first_reserves: _,
            line: _,
            drawn: _,
            moved_up: _,
            settled: _,
            // No player of the tournament is in them.
            cut: _,
            minutes: _,
            decks: _,
            after: _,
            seed: _,
            given: _,
            actor: _,
            at: _,
        } = self;
        seeds.contains(&player) || reserves.contains(&player)
    }
}
