//! Looks for damage before anybody stumbles over it.

use std::collections::BTreeMap;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::watch::Damage;

impl Desk {
    /// Verifies every log, and compares it with what was noted outside of the database.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn examine(&self) -> Result<(), DeskError> {
        let mut damaged: BTreeMap<String, Damage> = BTreeMap::new();
        // One after the other: a log that is examined is not held in memory longer than that.
        for row in self.store.tournaments()? {
            for found in self.verify(Some(row.slug.as_str()))?.into_iter().filter(|found| !found.holds()) {
                let is_public = !self.store.is_hidden(row.id)?;
                damaged.insert(found.tournament.clone(), Damage { why: found.told(), is_public });
            }
        }
        for loss in self.losses()? {
            let id = loss.noted.tournament;
            // Whether one that is gone was hidden, nobody knows.
            let is_public = self.store.tournament(id)?.is_some() && !self.store.is_hidden(id)?;
            let damage = Damage { why: loss.told(), is_public };
            damaged.entry(loss.tournament()).or_insert(damage);
        }
        self.watch.found(&damaged);
        Ok(())
    }

    /// What is wrong with the log of a tournament, or with what stands beside it; None as far as is known.
    pub fn damage(&self, tournament: &str) -> Option<String> {
        self.watch.damage(tournament)
    }

    /// The addresses of the tournaments with something wrong, each with whether everybody may know of it.
    pub fn damaged(&self) -> Vec<(String, bool)> {
        self.watch.damaged()
    }
}
