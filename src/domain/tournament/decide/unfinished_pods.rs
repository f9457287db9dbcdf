//! Pods that were not finished in time. No source says what that counts, so the director may record what everybody
//! has scored by then; the entry says that it was not finished.

use std::collections::BTreeSet;

use crate::domain::id::{AtTable, TableNumber};
use crate::domain::tournament::command::SettleUnfinishedPods;
use crate::domain::tournament::decide::Decision;
use crate::domain::tournament::decide::pods::possible;
use crate::domain::tournament::entry::{Entry, PodRecorded};
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::round::Phase;
use crate::domain::tournament::{Setup, Tournament};

impl Tournament {
    /// First scores for several pods: all or none.
    pub(super) fn settle_unfinished_pods(&self, setup: &Setup, asked: &SettleUnfinishedPods) -> Decision {
        let rules = setup.heats()?;
        let round = asked.round;
        let tables: BTreeSet<TableNumber> = asked.scores.iter().map(|(table, _)| *table).collect();
        if tables.is_empty() || tables.len() != asked.scores.len() {
            return Err(Refusal::NothingToSettle { round });
        }
        let mut entries = Vec::with_capacity(asked.scores.len());
        for (table, score) in &asked.scores {
            let (heat, pod) = self.seated_pod(AtTable::new(round, *table))?;
            if heat.phase() == Phase::Closed {
                return Err(Refusal::RoundClosed { round });
            }
            if pod.result.is_some() {
                return Err(Refusal::AlreadyRecorded { round, table: *table });
            }
            possible(rules, pod, score)?;
            let (table, score) = (*table, score.clone());
            entries.push(Entry::PodRecorded(PodRecorded { round, table, score, unfinished: true }));
        }
        Ok(entries)
    }
}
