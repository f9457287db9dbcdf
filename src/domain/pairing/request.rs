//! What to pair, and why it may be impossible.

use crate::domain::awaited::NotAwaited;
use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::pairing::algorithm::Algorithm;
use crate::domain::scoring::history::History;
use crate::domain::scoring::tally::HistoryError;

/// What to pair: the history, and who is not part of the draw.
#[derive(Debug, Clone, Copy)]
pub struct PairingRequest<'a> {
    /// The tournament so far. Rounds from `round` on are ignored, so that a round can be paired again.
    pub history: &'a History,
    /// The round to pair, from 1.
    pub round: RoundNumber,
    /// The seed of the draw; the same seed gives the same pairing on any machine.
    pub seed: u64,
    /// Players who are in the tournament but do not play this round.
    pub sitting_out: &'a [PlayerId],
    /// Players who use a bye won as a prize in this round.
    pub earned_byes: &'a [PlayerId],
    /// Pairs to keep apart if that costs nothing more important, such as members of one club.
    pub apart: &'a [[PlayerId; 2]],
    /// Pairs that meet only if every other pairing has such a pair, too, however many rematches that takes. To the
    /// algorithms before [`Algorithm::ApartThenScoreGroups`] such a pair is one rematch, and a real one is better.
    pub never: &'a [[PlayerId; 2]],
    /// Pairs of this round, when its tables are paired again: each is one rematch.
    pub again: &'a [[PlayerId; 2]],
    /// Players who always sit at one table, the one set first ahead. Only the numbers of tables depend on it.
    pub fixed: &'a [(PlayerId, TableNumber)],
    /// The algorithm to use; of several equally good pairings, another one may choose differently.
    pub algorithm: Algorithm,
}

/// Why a round cannot be paired.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PairingError {
    /// The history cannot be scored.
    History(#[from] HistoryError),
    /// Rounds are counted from 1.
    NoSuchRound,
    /// An earned bye for somebody who does not take part.
    NotPlaying { player: PlayerId, round: RoundNumber },
    /// The numbers do not fit together into one comparison.
    TooWide,
    /// A round robin is not paired from its standings.
    ByTimetable,
    /// Nobody is waiting for the pairing any more.
    NotAwaited(#[from] NotAwaited),
}
