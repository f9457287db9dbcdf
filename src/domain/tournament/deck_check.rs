//! Deck checks: who was drawn for one and why, and what each found.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::domain::actor::ActorId;
use crate::domain::id::{PlayerId, RoundNumber};

/// The most players drawn at once.
pub const MOST_CHECKS: u32 = 64;

/// One player drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pick {
    pub player: PlayerId,
    /// The place near the cut that was the reason; `None` for somebody drawn from the whole field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u32>,
}

/// One draw of players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawnChecks {
    /// The round in which they are checked.
    pub round: RoundNumber,
    /// The number from which the draw follows.
    pub seed: u64,
    /// How many had to be near the cut.
    pub near: u32,
    /// The last place that was near the cut.
    pub top: u32,
    /// The players who were drawn.
    pub picks: Vec<Pick>,
    pub actor: ActorId,
    pub at: DateTime<Utc>,
}

/// One comparison of a deck with its list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MadeCheck {
    pub player: PlayerId,
    /// The round in progress, if any.
    pub round: Option<RoundNumber>,
    /// Whether the deck matched.
    pub agrees: bool,
    pub actor: ActorId,
    pub at: DateTime<Utc>,
}

/// All deck checks of a tournament.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Checks {
    /// The draws, in order.
    pub drawn: Vec<DrawnChecks>,
    /// The comparisons, in order.
    pub made: Vec<MadeCheck>,
}

impl Checks {
    /// Whether the player was ever drawn.
    pub fn has_drawn(&self, player: PlayerId) -> bool {
        self.drawn.iter().flat_map(|draw| &draw.picks).any(|pick| pick.player == player)
    }

    /// The newest comparison of a player's deck.
    pub fn of(&self, player: PlayerId) -> Option<&MadeCheck> {
        self.made.iter().rfind(|check| check.player == player)
    }
}
