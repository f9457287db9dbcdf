//! Check-in: who has said, or is seen, to be here for the round to come.

use std::collections::BTreeSet;

use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::tournament::entry::PlayersCheckedIn;

/// The newest check-in. It counts until its round is published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckIn {
    /// The round for which players check in.
    pub round: RoundNumber,
    here: BTreeSet<PlayerId>,
}

impl CheckIn {
    pub(super) const fn opened(round: RoundNumber) -> Self {
        Self { round, here: BTreeSet::new() }
    }

    /// Whether the player is checked in.
    pub fn is_here(&self, player: PlayerId) -> bool {
        self.here.contains(&player)
    }

    pub(super) fn note(&mut self, it: &PlayersCheckedIn) {
        self.here.retain(|player| !it.gone.contains(player));
        self.here.extend(it.here.iter().copied());
    }

    /// The registration of this player was withdrawn.
    pub(super) fn forget(&mut self, player: PlayerId) {
        self.here.remove(&player);
    }
}
