//! Decisions in files, to other installations and from them. What comes from elsewhere is shown with its origin, is no
//! ground of a ruling here, and is in no statistics.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use chrono::{DateTime, SubsecRound, Utc};

use crate::app::desk::Desk;
use crate::app::error::{DeskError, to_json};
use crate::app::locked::lock;
use crate::app::precedents::titles;
use crate::app::store::{StoreError, StoredDecision};
use crate::domain::id::TournamentId;
use crate::domain::precedent::shared::{self, DecisionFile, UnfitDecisions};
use crate::domain::precedent::shared_decision::SharedDecision;
use crate::domain::precedent::shared_index::{DecisionElsewhere, SharedIndex};
use crate::domain::precedent::to_share::first_to_travel;
use crate::messages::say;

/// How many decisions of other installations are stored.
pub const MOST_ELSEWHERE: usize = 5_000;

/// What a file of decisions changes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DecisionChanges {
    /// Decisions that are new.
    pub new: usize,
    /// Decisions that an earlier file of the same installation had with other words.
    pub changed: usize,
    /// Decisions that are here already, or in a newer file.
    pub known: usize,
    /// Decisions of tournaments that are held here: their logs say more.
    pub own: usize,
    /// Decisions that are here from another installation, which keeps them.
    pub others: usize,
}

impl DecisionChanges {
    /// What would be stored and what would not, a sentence each.
    pub fn sentences(&self) -> Vec<String> {
        let lines = [
            (self.new, say("library-decisions-count-new").with("n", self.new)),
            (self.changed, say("library-decisions-count-changed").with("n", self.changed)),
            (self.known, say("library-decisions-count-known").with("n", self.known)),
            (self.own, say("library-decisions-count-own").with("n", self.own)),
            (self.others, say("library-decisions-count-others").with("n", self.others)),
        ];
        lines.into_iter().filter(|(number, _)| *number > 0).map(|(_, line)| line.to_string()).collect()
    }
}

impl Desk {
    /// The newest decisions of this installation as a file.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn export_decisions(&self, origin: &str, now: DateTime<Utc>) -> Result<String, DeskError> {
        // No more exactly than an installation that imports the file stores times.
        let written = now.trunc_subsecs(3);
        let decisions = self.decisions_to_share(written)?;
        shared::write(origin, written, &decisions)
            .map_err(|error| DeskError::Unwritable { cause: error.to_string() })
    }

    /// The decisions in a file that is written now: the newest. One with an absurd time would keep all the others from
    /// being taken, and is left out.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn decisions_to_share(&self, now: DateTime<Utc>) -> Result<Vec<SharedDecision>, DeskError> {
        let index = self.precedents()?;
        first_to_travel(index.newest().copied(), now, |some| -> Result<Vec<SharedDecision>, DeskError> {
            let told = self.decisions_told(some)?;
            Ok(told.iter().map(|decision| SharedDecision::of(decision)).collect())
        })
    }

    /// What a file contains, and what storing it changes; `own` is the address of this installation.
    ///
    /// # Errors
    /// If the file is not as it was written, or does not fit here.
    pub fn look_at_decisions(
        &self,
        text: &str,
        own: &str,
        now: DateTime<Utc>,
    ) -> Result<(DecisionFile, DecisionChanges), DeskError> {
        let (file, changes, _) = self.compare_decisions(text, own, now)?;
        Ok((file, changes))
    }

    /// Stores the decisions of a file. A file that was stored before changes nothing.
    ///
    /// # Errors
    /// As [`Desk::look_at_decisions`]; then nothing is stored.
    pub fn import_decisions(
        &self,
        text: &str,
        own: &str,
        now: DateTime<Utc>,
    ) -> Result<DecisionChanges, DeskError> {
        let (file, changes, wanted) = self.compare_decisions(text, own, now)?;
        let row = |decision: &SharedDecision| -> Result<StoredDecision, DeskError> {
            Ok(StoredDecision {
                tournament: decision.tournament.to_string(),
                number: decision.number.0.into(),
                origin: file.origin.clone(),
                written_at_ms: file.written.timestamp_millis(),
                imported_at_ms: now.timestamp_millis(),
                decision: to_json(decision)?,
            })
        };
        let rows = wanted.iter().map(row).collect::<Result<Vec<_>, _>>()?;
        if !rows.is_empty() {
            self.store.put_decisions_elsewhere(rows)?;
        }
        Ok(changes)
    }

    /// Removes everything that came from an installation.
    ///
    /// # Errors
    /// If the store cannot write.
    pub fn remove_decisions_of(&self, origin: &str) -> Result<(), DeskError> {
        Ok(self.store.remove_decisions_elsewhere(origin)?)
    }

    /// The decisions of other installations. Those of tournaments that are held here by now are left out.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn decisions_elsewhere(&self) -> Result<Arc<SharedIndex>, DeskError> {
        let stamp = self.store.decisions_elsewhere_stamp()?;
        if let Some((known, index)) = &lock(&self.precedents).elsewhere
            && *known == stamp
        {
            return Ok(Arc::clone(index));
        }
        let own = if stamp.held > 0 { self.tournaments_here()? } else { BTreeSet::new() };
        let mut held = self.stored_decisions()?;
        held.retain(|one| !own.contains(&one.decision.tournament));
        let index = Arc::new(SharedIndex::of(held, titles()));
        lock(&self.precedents).elsewhere = Some((stamp, Arc::clone(&index)));
        Ok(index)
    }

    /// How many decisions came from each installation.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn origins_of_decisions(&self) -> Result<BTreeMap<String, usize>, DeskError> {
        let origins = self.store.origins_of_decisions()?.into_iter();
        Ok(origins.map(|(origin, held)| (origin, usize::try_from(held).unwrap_or(usize::MAX))).collect())
    }

    fn tournaments_here(&self) -> Result<BTreeSet<TournamentId>, DeskError> {
        Ok(self.store.heads()?.into_iter().map(|(id, _)| id).collect())
    }

    fn stored_decisions(&self) -> Result<Vec<DecisionElsewhere>, DeskError> {
        let read = |row: StoredDecision| -> Result<DecisionElsewhere, DeskError> {
            let damaged = |why: String| {
                let place = format!("the decision {} of {}", row.number, row.tournament);
                StoreError::Damaged(format!("{place} cannot be read ({why})"))
            };
            let time = |ms: i64| DateTime::from_timestamp_millis(ms).ok_or_else(|| damaged(ms.to_string()));
            let decision = serde_json::from_str(&row.decision).map_err(|error| damaged(error.to_string()))?;
            let (written, imported) = (time(row.written_at_ms)?, time(row.imported_at_ms)?);
            Ok(DecisionElsewhere { written, imported, decision, origin: row.origin })
        };
        self.store.decisions_elsewhere()?.into_iter().map(read).collect()
    }

    /// A verified file, what it changes, and the decisions to store.
    fn compare_decisions(
        &self,
        text: &str,
        own: &str,
        now: DateTime<Utc>,
    ) -> Result<(DecisionFile, DecisionChanges, Vec<SharedDecision>), DeskError> {
        let file = shared::read(text, now)?;
        if file.origin == own {
            return Err(UnfitDecisions::Own.into());
        }
        let here = self.tournaments_here()?;
        let held = self.stored_decisions()?;
        let by_place: HashMap<_, _> = held.iter().map(|one| (one.decision.place(), one)).collect();
        let (mut changes, mut wanted) = (DecisionChanges::default(), Vec::new());
        for decision in &file.decisions {
            let known = by_place.get(&decision.place());
            let (counted, take) = match known {
                _ if here.contains(&decision.tournament) => (&mut changes.own, false),
                None => (&mut changes.new, true),
                Some(one) if one.origin != file.origin => (&mut changes.others, false),
                Some(one) if one.decision != *decision && one.written < file.written => {
                    (&mut changes.changed, true)
                }
                Some(_) => (&mut changes.known, false),
            };
            *counted = counted.saturating_add(1);
            wanted.extend(take.then(|| decision.clone()));
        }
        if held.len().saturating_add(changes.new) > MOST_ELSEWHERE {
            return Err(UnfitDecisions::Full { most: MOST_ELSEWHERE, held: held.len() }.into());
        }
        Ok((file, changes, wanted))
    }
}
