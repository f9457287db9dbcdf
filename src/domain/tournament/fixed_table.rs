//! Players who always sit at one table: it takes a wheelchair, or is near the door. No source has a rule for it; directors
//! have always done it by hand.

use crate::domain::id::{PlayerId, TableNumber};
use crate::domain::reason::Reason;
use crate::domain::tournament::entry::TableFixed;

/// The highest number of a table that can be fixed.
pub const HIGHEST_TABLE: u32 = 9_999;

/// The table at which a player sits in every round that is paired from now on. Who meets whom does not depend on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FixedTable {
    pub player: PlayerId,
    pub table: TableNumber,
    /// Why, for staff.
    pub reason: Reason,
}

impl FixedTable {
    pub(super) fn of(it: &TableFixed) -> Self {
        let TableFixed { player, table, reason } = it.clone();
        Self { player, table, reason }
    }
}
