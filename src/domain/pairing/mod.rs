//! Pairs the next round: the best pairing there is, and always the same one for the same history and seed.
//!
//! "Best" is a strict order of integers, see [`objective::Objective`]. A pairing straight down the score groups
//! ([`direct`]) comes first; where the [`certificate`] does not prove it, the [`exact`] search finds the best one.
//! Two who should never meet weigh more than any number of rematches ([`fewest_never`]).
//! Nobody is ever left out: a rematch that cannot be avoided is paired, named and explained. Rounds of older logs are
//! paired again by the algorithm they used ([`algorithm::Algorithm`], [`windows`]).
pub mod algorithm;
pub mod certificate;
pub mod direct;
pub mod draw;
pub mod exact;
pub mod fewest_never;
pub mod field;
pub mod matching;
pub mod objective;
pub mod obstacle;
mod request;
pub mod swiss;
pub mod system;
pub mod table_numbers;
pub mod timetable;
pub mod verify;
pub mod windows;

use serde::{Deserialize, Serialize};

use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::left_out::present;
use crate::domain::pairing::algorithm::Algorithm;
use crate::domain::pairing::objective::{Level, Objective};
use crate::domain::pairing::obstacle::Obstacle;

pub use request::{PairingError, PairingRequest};

/// A paired round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairedRound {
    pub round: RoundNumber,
    /// The seed it was paired with.
    pub seed: u64,
    /// The algorithm that paired the round.
    pub algorithm: Algorithm,
    /// The tables, in order of their numbers.
    pub pairings: Vec<Pairing>,
    /// Who has the normal bye, if the number of players is odd.
    pub bye: Option<Bye>,
    /// Who uses an earned bye, by player number.
    pub earned_byes: Vec<PlayerId>,
    /// What the pairing costs, level by level.
    pub objective: Objective,
    /// How far the pairing is proved to be the best.
    pub optimal: Optimality,
    /// Why a rematch was unavoidable, if there is one and the reason could be found.
    pub obstacle: Option<Obstacle>,
    /// How much work it took.
    pub work: Work,
}

/// How much work it took to pair a round.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Work {
    /// Runs of the exact solver.
    pub searches: u64,
    /// Trees that the exact search grew: one for each pair it could not find within a score group.
    pub trees: u64,
    /// Pairs that the exact solver looked at; a pair looked at twice counts twice.
    pub pairs: u64,
}

/// Two players at one table, and why they meet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    /// Its number; table 1 has the highest scores, apart from fixed tables.
    pub table: TableNumber,
    /// Side A and side B, in an order drawn from the seed.
    pub players: [PlayerId; 2],
    /// Why these two meet.
    pub reason: SwissReason,
}

/// Why two players were paired. The log of a match keeps it, so its names there stay.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SwissReason {
    /// Victory points of side A and side B before this round.
    pub points: [i64; 2],
    /// The rounds in which they met before; if there are any, this is an unavoidable rematch.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub met_in: Vec<RoundNumber>,
    /// Whether they should have been kept apart and could not be.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub not_kept_apart: bool,
    /// Whether they should never have met; the algorithm of the round says how much that weighs.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub never: bool,
    /// Whose fixed table it is.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub fixed: Option<FixedSeat>,
}

/// Whose fixed table two players have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FixedSeat {
    pub player: PlayerId,
    pub table: TableNumber,
    /// The other one, if that player has another fixed table, which was set later.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub later: Option<(PlayerId, TableNumber)>,
}

/// Who has the bye, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bye {
    pub player: PlayerId,
    /// The player's victory points before this round.
    pub points: i64,
    /// Byes the player had before.
    pub former: u32,
    /// Occupied score groups below the player's own.
    pub groups_below: u32,
}

/// How far a pairing is proved to be the best.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Optimality {
    /// No pairing is better on any level.
    Proved,
    /// No pairing is better down to this level; below it nothing is proved.
    ProvedThrough(Level),
    /// Nothing is proved.
    NotProved,
}

impl Optimality {
    /// What is recorded of it: proved only when nothing could be better on any level.
    pub const fn recorded_proof(self) -> PairingProof {
        match self {
            Self::Proved => PairingProof::Proved,
            Self::ProvedThrough(_) | Self::NotProved => PairingProof::NotProved,
        }
    }
}

/// Whether a recorded pairing is proved to be the best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum PairingProof {
    /// No pairing is better on any level.
    #[serde(rename = "proved")]
    Proved,
    /// A better one might exist.
    #[default]
    #[serde(rename = "not proved")]
    NotProved,
}

impl PairingProof {
    /// The proof of a pairing of which this is known.
    pub const fn of(is_proved: bool) -> Self {
        if is_proved { Self::Proved } else { Self::NotProved }
    }

    /// The words in JSON and in the log.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Proved => "proved",
            Self::NotProved => "not proved",
        }
    }
}
