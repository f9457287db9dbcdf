//! The ratings that players bring to a tournament. Some profiles break the last ties by them.

use serde::{Deserialize, Serialize};

use crate::domain::id::PlayerId;

/// The highest rating that is written down; one beyond it is a typing mistake.
pub const HIGHEST_RATING: u32 = 9_999;

/// The rating of a player before the tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerRating {
    pub player: PlayerId,
    /// From 0 to [`HIGHEST_RATING`]; `None` if the player has none, or the one written down was another's.
    pub rating: Option<u32>,
}

/// A rating as somebody typed it on a page that showed the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TypedRating {
    pub player: PlayerId,
    /// What the page showed; `None` if the player had no rating.
    pub seen: Option<u32>,
    pub typed: Option<u32>,
}

/// A rating in force that is neither the one that was typed nor the one that the page showed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OtherRating {
    pub player: PlayerId,
    /// The rating in force; `None` if somebody removed it.
    pub now: Option<u32>,
    pub typed: Option<u32>,
}
