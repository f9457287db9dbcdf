//! The input of a bracket: the matches so far, and the place of each seed in it.

use crate::domain::id::PlayerId;
use crate::domain::scoring::result::{GameResult, Side};

/// What is recorded of one match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    /// The stage, from 1.
    pub stage: u32,
    /// The match within its stage, from 1.
    pub number: u32,
    /// The players at side A and side B.
    pub players: [PlayerId; 2],
    /// The games in order.
    pub games: Vec<GameResult>,
    /// Who goes on, where no game says so: a walk-over, or a tie that the director settled.
    pub winner: Option<Side>,
}

/// Seeds in the order of the bracket, counted from 0: for 8 these are 1, 8, 4, 5, 2, 7, 3, 6.
pub(super) fn bracket_order(size: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < size {
        let last = order.len() * 2 - 1;
        order = order.into_iter().flat_map(|seed| [seed, last - seed]).collect();
    }
    order
}
