//! The input of Tribbles standings and seating: who plays, and what has happened so far.

use crate::domain::id::PlayerId;

/// A Tribbles event so far, without names.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Heats {
    /// Everybody who ever entered.
    pub players: Vec<PodEntrant>,
    /// The heats in order.
    pub heats: Vec<Heat>,
}

/// A player as standings and seating see them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PodEntrant {
    /// The player's number in the event.
    pub id: PlayerId,
    /// The text from which the seeded order is drawn; the same text gives the same draw on any machine.
    pub key: String,
    /// Whether the player has left.
    pub dropped: bool,
}

/// One heat: every player sits in one of its pods.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Heat {
    pub pods: Vec<Pod>,
    /// Whether it is the top table, whose result comes before everything else.
    pub top: bool,
}

/// One pod of one heat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pod {
    /// The players of the pod.
    pub players: Vec<PlayerId>,
    /// The tribbles each player scored, in the order of `players`, at least 0; `None` while they play.
    pub totals: Option<Vec<i64>>,
}

impl Pod {
    /// The players with their totals and places, best first; players who are level share a place. Empty while they
    /// play.
    pub fn places(&self) -> Vec<(PlayerId, i64, u32)> {
        let mut scored: Vec<(PlayerId, i64)> =
            self.players.iter().copied().zip(self.totals.iter().flatten().copied()).collect();
        scored.sort_by_key(|(_, total)| std::cmp::Reverse(*total));
        let place = |total: i64| scored.iter().filter(|(_, other)| *other > total).count();
        let placed = |(player, total): &(PlayerId, i64)| {
            (*player, *total, u32::try_from(place(*total)).unwrap_or(u32::MAX).saturating_add(1))
        };
        scored.iter().map(placed).collect()
    }
}
