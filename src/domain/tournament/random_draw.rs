//! Random draws of a coin, a die or an order. The outcome follows from the seed alone, so that anybody can repeat it.
//!
//! Number `k` of a seed (from 1) is the first 16 hexadecimal digits of SHA-256 of the text `arbiter-chance/1 SEED k`,
//! with the seed and `k` in decimal. A choice among `n` takes the next number, skips it if it lies in the last,
//! incomplete run of `n` below 2^64, and is the remainder by `n`, plus 1: every outcome is equally likely. A coin is
//! a choice among 2 (1 heads, 2 tails), a die one among its sides. An order begins as 1, 2, … k; then, for each
//! position from the last down to the second, a choice among that many positions says which one to exchange it with.

use crate::domain::actor::ActorId;
use crate::domain::hash::digest;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::domain::id::{AtTable, DisputeNumber};

/// The most sides of a die.
pub const MOST_SIDES: u32 = 1_000;
/// The most things that can be put in order: a full field of players.
pub const MOST_ORDERED: u32 = 512;

/// A coin, a die or an order to draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum RandomDraw {
    /// A coin: 1 is heads, 2 is tails.
    Coin {},
    /// A die with this many sides, numbered from 1.
    Die { sides: u32 },
    /// The order of this many things, numbered from 1.
    Order { of: u32 },
}

/// One choice behind an outcome, with everything needed to check it by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The text that is hashed.
    pub text: String,
    /// The first 16 hexadecimal digits of its SHA-256.
    pub digits: String,
    /// The digits as a number.
    pub number: u64,
    /// How many options there were.
    pub among: u32,
    /// The option chosen, from 1; `None` if the number was skipped.
    pub chosen: Option<u32>,
}

impl RandomDraw {
    /// Whether there is something to draw, and not too much.
    pub const fn is_possible(self) -> bool {
        match self {
            Self::Coin {} => true,
            Self::Die { sides } => sides >= 2 && sides <= MOST_SIDES,
            Self::Order { of } => of >= 2 && of <= MOST_ORDERED,
        }
    }

    /// What a seed gives: one number for a coin or a die, all numbers for an order, none if nothing can be drawn.
    ///
    /// ```
    /// use arbiter::domain::tournament::random_draw::RandomDraw;
    ///
    /// let order = RandomDraw::Order { of: 4 };
    /// assert_eq!(order.outcome(7), order.outcome(7));
    /// let mut sorted = order.outcome(7);
    /// sorted.sort_unstable();
    /// assert_eq!(sorted, [1, 2, 3, 4]);
    /// assert!(RandomDraw::Die { sides: 0 }.outcome(7).is_empty());
    /// ```
    pub fn outcome(self, seed: u64) -> Vec<u32> {
        self.draw(seed).0
    }

    /// Every choice behind the outcome, in order.
    pub fn draws(self, seed: u64) -> Vec<Choice> {
        self.draw(seed).1
    }

    /// The option for it on the command line of `arbiter chance`.
    pub fn option(self) -> String {
        match self {
            Self::Coin {} => "--coin".to_owned(),
            Self::Die { sides } => format!("--die {sides}"),
            Self::Order { of } => format!("--order {of}"),
        }
    }

    fn draw(self, seed: u64) -> (Vec<u32>, Vec<Choice>) {
        let mut draws = Vec::new();
        if !self.is_possible() {
            return (Vec::new(), draws);
        }
        let outcome = match self {
            Self::Coin {} => vec![choose(seed, 2, &mut draws)],
            Self::Die { sides } => vec![choose(seed, sides, &mut draws)],
            Self::Order { of } => order(seed, of, &mut draws),
        };
        (outcome, draws)
    }
}

/// The numbers from 1 in the order that a seed gives, however many there are.
pub(super) fn shuffled(seed: u64, of: u32) -> Vec<u32> {
    order(seed, of, &mut Vec::new())
}

fn order(seed: u64, of: u32, draws: &mut Vec<Choice>) -> Vec<u32> {
    let mut order: Vec<u32> = (1..=of).collect();
    for place in (2..=of).rev() {
        let chosen = choose(seed, place, draws);
        if let (Ok(one), Ok(other)) = (usize::try_from(place - 1), usize::try_from(chosen - 1)) {
            order.swap(one, other);
        }
    }
    order
}

/// The next choice among `n`, from 1.
fn choose(seed: u64, among: u32, draws: &mut Vec<Choice>) -> u32 {
    loop {
        let draw = draw(seed, draws.len() + 1, among.max(1));
        let chosen = draw.chosen;
        draws.push(draw);
        if let Some(chosen) = chosen {
            return chosen;
        }
    }
}

fn draw(seed: u64, count: usize, among: u32) -> Choice {
    let text = format!("arbiter-chance/1 {seed} {count}");
    let number = digest(&text).iter().take(8).fold(0, |number: u64, byte| (number << 8) | u64::from(*byte));
    Choice { digits: format!("{number:016x}"), number, among, chosen: remainder(number, among), text }
}

/// The remainder plus 1; `None` in the last, incomplete run of `among` below 2^64, which would favour low outcomes.
fn remainder(number: u64, among: u32) -> Option<u32> {
    let among = u128::from(among);
    let fair = (1_u128 << 64) / among * among;
    let number = u128::from(number);
    (number < fair).then(|| u32::try_from(number % among).map_or(1, |rest| rest + 1))
}

/// A random draw, as recorded in the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// The coin, die or order that was drawn.
    pub what: RandomDraw,
    /// The outcome, as numbers from 1.
    pub outcome: Vec<u32>,
    /// The seed it follows from.
    pub seed: u64,
    /// What the draw decides.
    pub purpose: String,
    /// The table it concerns, if any.
    pub table: Option<AtTable>,
    /// The dispute it concerns, if any.
    pub dispute: Option<DisputeNumber>,
    /// Who asked for the draw.
    pub actor: ActorId,
    /// When the draw was made.
    pub at: DateTime<Utc>,
}

impl Drawn {
    /// Whether the outcome follows from the seed.
    pub fn follows(&self) -> bool {
        self.what.is_possible() && self.what.outcome(self.seed) == self.outcome
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_incomplete_last_run_is_skipped_and_nothing_else() {
        assert_eq!(remainder(0, 6), Some(1));
        assert_eq!(remainder(5, 6), Some(6));
        // 2^64 leaves the remainder 4 when divided by 6, so the last four numbers would favour 1 to 4.
        assert_eq!(remainder(u64::MAX - 4, 6), Some(6));
        for last in 0..4 {
            assert_eq!(remainder(u64::MAX - last, 6), None);
        }
        assert_eq!(remainder(u64::MAX, 2), Some(2), "2 goes into 2^64 evenly");
    }
}
