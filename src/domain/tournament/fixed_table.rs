//! Players who always sit at one table: it takes a wheelchair, or is near the door. No source has a rule for it; directors
//! have always done it by hand.

use crate::domain::id::{PlayerId, TableNumber};
use crate::domain::reason::Reason;
use crate::domain::tournament::entry::TableFixed;
use crate::domain::tournament::round::Round;

/// The highest number of a table that can be fixed.
pub const HIGHEST_TABLE: u32 = 9_999;

/// The table at which a player sits in every round that is paired from now on. Who meets whom does not depend on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FixedTable {
    pub player: PlayerId,
    pub table: TableNumber,
    /// Why the player has a fixed table, for staff.
    pub reason: Reason,
}

impl FixedTable {
    pub(super) fn of(it: &TableFixed) -> Self {
        let TableFixed { player, table, reason } = it.clone();
        Self { player, table, reason }
    }
}

impl Round {
    /// By whose fixed table a table of a heat or a stage is numbered, and the later ones of others who sit there, which are
    /// not kept; `None` if nobody else there has one.
    pub fn fixed_tables_met(&self, table: TableNumber) -> Option<(PlayerId, Vec<(PlayerId, TableNumber)>)> {
        let here = self.players_at(table)?;
        let number = TableNumber(table.table());
        let fixed = self.fixed.iter().copied().filter(|(player, _)| here.contains(player));
        let (first, _) = fixed.clone().find(|(_, fixed)| *fixed == number)?;
        let later: Vec<(PlayerId, TableNumber)> = fixed.filter(|(player, _)| *player != first).collect();
        (!later.is_empty()).then_some((first, later))
    }
}
