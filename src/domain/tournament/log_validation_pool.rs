//! Whether a round begins in its turn and gives each player who can play in it one place.

use std::collections::BTreeSet;

use crate::domain::id::PlayerId;
use crate::domain::tournament::entry::{Entry, RoundPaired};
use crate::domain::tournament::log_validation::{LogError, Validity};
use crate::domain::tournament::round::{Phase, Round};
use crate::domain::tournament::{Player, Tournament};

impl Tournament {
    /// A round begins, and a cut starts, once all rounds are closed. Those of a timetable can be in play together, each until
    /// a deadline.
    pub(super) fn has_none_open(&self, is_of_timetable: bool) -> Validity {
        let plays_along = |round: &Round| {
            let in_play = round.phase() == Phase::Playing && round.has_deadline();
            is_of_timetable && in_play && round.is_of_timetable()
        };
        let open = self.rounds().find(|round| round.closed.is_none() && !plays_along(round));
        open.map_or(Ok(()), |round| Err(LogError::WhileOpen(round.number)))
    }

    /// Whether exactly those who can play and are not absent sit at a table or have a bye. The numbers of a timetable are
    /// drawn for everybody who is in, and nobody sits out of it; its later rounds follow from them.
    pub(super) fn places_everybody(&self, it: &RoundPaired) -> Validity {
        let aside = it.bye.iter().map(|bye| bye.player).chain(it.earned_byes.iter().copied());
        let placed: BTreeSet<PlayerId> =
            it.tables.iter().flat_map(|table| table.players).chain(aside).collect();
        let fits = if it.algorithm.is_timetable() {
            let nobody_sits_out = it.absent.is_empty() && it.earned_byes.is_empty();
            let everybody = || self.taking_part(&[], Player::is_active);
            nobody_sits_out && (self.timetable.is_some() || placed == everybody())
        } else {
            placed == self.taking_part(&it.absent, |player| player.plays_in(it.round))
        };
        if fits { Ok(()) } else { Err(LogError::OtherPool(it.round)) }
    }

    /// The players of whom this holds, without those who are absent.
    pub(super) fn taking_part(
        &self,
        absent: &[PlayerId],
        plays: impl Fn(&Player) -> bool,
    ) -> BTreeSet<PlayerId> {
        let absent: BTreeSet<PlayerId> = absent.iter().copied().collect();
        let here = self.players().filter(|player| plays(player) && !absent.contains(&player.id));
        here.map(|player| player.id).collect()
    }

    /// Players check in for the round to come. An undoing does not ask this: a check-in is forgotten with its round.
    pub(super) fn opens_check_in(&self, entry: &Entry) -> Validity {
        let Entry::CheckInOpened(it) = entry else { return Ok(()) };
        self.anybody_may_sit_out().map_err(|_| LogError::NoCheckIn)?;
        let (found, wanted) = (it.round, self.round_to_come());
        if found == wanted { Ok(()) } else { Err(LogError::ChecksInOtherwise { found, wanted }) }
    }
}
