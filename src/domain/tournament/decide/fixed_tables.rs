//! A player has a fixed table, or sits anywhere again.

use crate::domain::tournament::Tournament;
use crate::domain::tournament::command::{FixTable, FreeTable};
use crate::domain::tournament::decide::{Decision, reason_for};
use crate::domain::tournament::entry::{Entry, TableFixed, TableFreed};
use crate::domain::tournament::fixed_table::HIGHEST_TABLE;
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::refusal::{ReasonFor, Refusal};

impl Tournament {
    pub(super) fn fix_table(&self, asked: &FixTable) -> Decision {
        let FixTable { player, table, ref reason } = *asked;
        self.known_player(player)?;
        if table.game() != 1 || !(1..=HIGHEST_TABLE).contains(&table.table()) {
            return Err(Refusal::NoTableOfTheHall { highest: HIGHEST_TABLE });
        }
        if let Some(known) = self.fixed_tables().find(|known| known.table == table && known.player != player)
        {
            return Err(PlayerRefusal::TableIsTheirs(table).of(known.player));
        }
        let reason = reason_for(ReasonFor::Staff, reason)?;
        let entry = TableFixed { player, table, reason };
        let is_known = self.fixed_tables().any(|known| known.table == table && known.reason == entry.reason);
        Ok(if is_known { Vec::new() } else { vec![Entry::TableFixed(entry)] })
    }

    pub(super) fn free_table(&self, asked: &FreeTable) -> Decision {
        let FreeTable { player } = *asked;
        if self.fixed_tables().all(|known| known.player != player) {
            return Err(PlayerRefusal::NoFixedTable.of(player));
        }
        Ok(vec![Entry::TableFreed(TableFreed { player })])
    }
}
