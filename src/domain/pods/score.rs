//! What a pod scored: round by round, or totals only.

use serde::{Deserialize, Serialize};

/// What the players of a pod scored, in the order of their seats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PodScore {
    /// Each player's total.
    Totals(Vec<i64>),
    /// The rounds of the game, each with what every player scored in it.
    Rounds(Vec<Vec<i64>>),
}

/// What a director wants written down of a game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PodCounting {
    /// Totals only.
    #[default]
    Totals,
    /// Every round of the game.
    Rounds,
}

/// Why a score cannot have happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ImpossiblePodScore {
    /// Not one number for each player.
    Seats(usize),
    /// Fewer or more rounds than the game has.
    Rounds(u32),
    /// Rounds were written down, and the director wants totals.
    TotalsWanted,
    /// Totals were written down, and the director wants every round.
    RoundsWanted,
    /// Nobody loses tribbles.
    Negative,
    /// More than 64 bits can hold.
    TooLarge,
}

impl PodScore {
    /// Each player's total; `None` when a sum needs more than 64 bits, or the rounds differ in length.
    pub fn totals(&self) -> Option<Vec<i64>> {
        match self {
            Self::Totals(totals) => Some(totals.clone()),
            Self::Rounds(rounds) => {
                let seats = rounds.first().map_or(0, Vec::len);
                rounds.iter().try_fold(vec![0_i64; seats], |sums, round| {
                    if round.len() != seats {
                        return None;
                    }
                    sums.into_iter().zip(round).map(|(sum, more)| sum.checked_add(*more)).collect()
                })
            }
        }
    }

    /// Whether a pod of this many players can have scored this in a game of this many rounds.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn check(&self, seats: usize, rounds: u32) -> Result<(), ImpossiblePodScore> {
        let each = match self {
            Self::Totals(totals) => std::slice::from_ref(totals),
            Self::Rounds(all) if u32::try_from(all.len()) == Ok(rounds) => all.as_slice(),
            Self::Rounds(_) => return Err(ImpossiblePodScore::Rounds(rounds)),
        };
        if each.iter().any(|round| round.len() != seats) {
            return Err(ImpossiblePodScore::Seats(seats));
        }
        if each.iter().flatten().any(|scored| *scored < 0) {
            return Err(ImpossiblePodScore::Negative);
        }
        self.totals().map(drop).ok_or(ImpossiblePodScore::TooLarge)
    }

    /// Whether it is written down as the director wants it.
    ///
    /// # Errors
    /// What is wanted instead.
    pub const fn is_as_wanted(&self, wanted: PodCounting) -> Result<(), ImpossiblePodScore> {
        match (self, wanted) {
            (Self::Totals(_), PodCounting::Totals) | (Self::Rounds(_), PodCounting::Rounds) => Ok(()),
            (Self::Rounds(_), PodCounting::Totals) => Err(ImpossiblePodScore::TotalsWanted),
            (Self::Totals(_), PodCounting::Rounds) => Err(ImpossiblePodScore::RoundsWanted),
        }
    }
}
