//! Looks for damage before anybody stumbles over it.

use std::collections::BTreeMap;

use crate::app::desk::Desk;
use crate::app::error::DeskError;

impl Desk {
    /// Verifies every log, and compares it with what was noted outside of the database.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn examine(&self) -> Result<(), DeskError> {
        let mut damaged: BTreeMap<String, String> = BTreeMap::new();
        // One after the other: a log that is examined is not held in memory longer than that.
        for row in self.store.tournaments()? {
            let found = self.verify(Some(row.slug.as_str()))?.into_iter().filter(|found| !found.holds());
            damaged.extend(found.map(|found| (found.tournament.clone(), found.told())));
        }
        for loss in self.losses()? {
            damaged.entry(loss.tournament()).or_insert_with(|| loss.told());
        }
        self.watch.found(&damaged);
        Ok(())
    }

    /// What is wrong with the log of a tournament, or with what stands beside it; None as far as is known.
    pub fn damage(&self, tournament: &str) -> Option<String> {
        self.watch.damage(tournament)
    }

    /// The addresses of the tournaments with something wrong.
    pub fn damaged(&self) -> Vec<String> {
        self.watch.damaged()
    }
}
