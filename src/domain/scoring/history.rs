//! The input of standings and pairings: who plays, and what has happened so far.

use std::collections::BTreeSet;

use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::scoring::result::GameResult;

/// A tournament so far, without names.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct History {
    /// Everybody who ever entered.
    pub players: Vec<Entrant>,
    /// Rounds in order, the current one last; a game without a result is still in progress.
    pub rounds: Vec<PlayedRound>,
}

impl History {
    /// Everybody who has left.
    pub fn gone(&self) -> BTreeSet<PlayerId> {
        let left = self.players.iter().filter(|entrant| entrant.dropped_after.is_some());
        left.map(|entrant| entrant.id).collect()
    }
}

/// A player as standings and pairing see them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// The player's number in the tournament.
    pub id: PlayerId,
    /// The text from which the seeded order is drawn; the same text gives the same draw on any machine.
    pub key: String,
    /// The first round the player takes part in; later than 1 for a late entry.
    pub from_round: RoundNumber,
    /// The last round played before dropping or being disqualified.
    pub dropped_after: Option<RoundNumber>,
    /// The player's rating before the tournament, for profiles that rank by it.
    pub rating: Option<i64>,
}

/// One round: its games and those who did not play.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayedRound {
    pub games: Vec<Game>,
    /// Normal byes.
    pub byes: Vec<PlayerId>,
    /// Byes won as a prize.
    pub earned_byes: Vec<PlayerId>,
    /// Players who were expected and are marked absent: no points, no opponent.
    pub absent: Vec<PlayerId>,
}

/// One table of one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    /// The table's number in its round.
    pub table: TableNumber,
    /// The players at side A and side B.
    pub players: [PlayerId; 2],
    /// The raw result, once recorded.
    pub result: Option<GameResult>,
}

impl Game {
    /// Whether the two count as having met, see `EndReason::is_meeting`. A game in progress counts.
    pub fn is_meeting(&self) -> bool {
        self.result.is_none_or(|result| result.end.is_meeting())
    }
}
