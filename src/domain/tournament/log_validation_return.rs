//! Whether a player can come back as an entry says.

use crate::domain::tournament::Tournament;
use crate::domain::tournament::entry::PlayerReinstated;
use crate::domain::tournament::log_validation::{LogError, Validity};

impl Tournament {
    pub(super) fn can_come_back(&self, it: &PlayerReinstated) -> Validity {
        self.has_player(it.player).and(self.can_enter(it.player))?;
        it.games.iter().try_for_each(|at| {
            let (round, table) = (at.round, at.table.table());
            let plays = self.can_be_played_after_all(*at, it.player);
            if plays { Ok(()) } else { Err(LogError::OtherResult { round, table }) }
        })?;
        it.seed.map_or(Ok(()), |seed| {
            let started = self.cut().ok_or(LogError::NoCut)?;
            let holder = started.holder_of(seed).filter(|holder| self.seat_is_unplayed(*holder));
            let is_own = started.seed_taken_from(it.player) == Some(seed);
            let fits = is_own && holder.is_some();
            if fits { Ok(()) } else { Err(LogError::Seeds { size: started.cut.size.players() }) }
        })
    }
}
