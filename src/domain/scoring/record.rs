//! How often each result occurred.

use crate::domain::scoring::grade::Grade;
use crate::domain::scoring::tally::{Did, Tally};

/// How often each result occurred.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Record {
    /// Full wins, modified wins, true ties, modified losses and full losses, in this order.
    pub grades: [u32; 5],
    /// Normal byes.
    pub byes: u32,
    pub earned_byes: u32,
    /// Rounds not played.
    pub unplayed: u32,
}

impl Record {
    /// Counts what a player did.
    pub fn of(tally: &Tally) -> Self {
        let mut record = Self::default();
        for did in tally.rounds.iter() {
            match did {
                Did::Game { outcome, .. } => {
                    if let Some(count) = record.grades.get_mut(outcome.grade as usize) {
                        *count += 1;
                    }
                }
                Did::Bye => record.byes += 1,
                Did::EarnedBye => record.earned_byes += 1,
                Did::Unplayed => record.unplayed += 1,
                Did::Void { .. } | Did::Open { .. } => {}
            }
        }
        record
    }

    /// How often this grade occurred.
    pub fn count(&self, grade: Grade) -> u32 {
        self.grades.get(grade as usize).copied().unwrap_or_default()
    }
}
