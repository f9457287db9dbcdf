//! What comes next in a stage of the cut: the desk, the page of the cut and that of the round say the same.

use crate::domain::id::TableNumber;
use crate::domain::tournament::Tournament;
use crate::domain::tournament::round::{Phase, Round};

/// What comes next in a stage of the cut.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StageStep {
    /// Publish the draft of the stage.
    Publish,
    /// Record a result, or settle two that contradict each other.
    Record,
    /// Name who goes on at these tables: every game has a result, and nobody has won the match.
    Settle(Vec<TableNumber>),
    /// Close it: each match has a winner.
    Close,
}

impl Tournament {
    /// What comes next in the newest stage; `None` before there is one, and once it is closed with a winner of each match.
    pub fn stage_step(&self) -> Option<(&Round, StageStep)> {
        let round = self.stages().next_back()?;
        let waits = round.tables().any(|table| table.result.is_none() || table.in_conflict());
        let open = self.undecided_matches(round);
        let step = match round.phase() {
            Phase::Draft => StageStep::Publish,
            Phase::Playing if waits => StageStep::Record,
            // A correction after the close may leave a match without a winner.
            Phase::Playing | Phase::Closed if !open.is_empty() => StageStep::Settle(open),
            Phase::Playing => StageStep::Close,
            Phase::Closed => return None,
        };
        Some((round, step))
    }
}
