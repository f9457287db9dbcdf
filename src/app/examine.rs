//! Looks for damage in the background.

use std::collections::BTreeMap;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::watch::{DamagedTournament, TournamentDamage};
use crate::domain::id::Slug;

impl Desk {
    /// Verifies every log, and compares it with what was noted outside the database.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn examine(&self) -> Result<(), DeskError> {
        let mut damaged: BTreeMap<DamagedTournament, TournamentDamage> = BTreeMap::new();
        // One at a time: a log is kept in memory only while it is examined.
        for row in self.store.tournaments()? {
            for found in self.verify(Some(&row.slug))? {
                if found.lists_differ {
                    tracing::warn!("what lists show of “{}” differs from its log and is rebuilt", row.slug);
                    self.rebuild(Some(&row.slug))?;
                }
                if found.holds() {
                    continue;
                }
                let is_public = !self.store.is_hidden(row.id)?;
                let damage = TournamentDamage { why: found.summary(), is_public };
                damaged.insert(DamagedTournament::Slug(found.tournament), damage);
            }
        }
        for loss in self.losses()? {
            let id = loss.noted.tournament;
            // If it is gone, nobody knows whether it was hidden.
            let is_public = self.store.tournament(id)?.is_some() && !self.store.is_hidden(id)?;
            let damage = TournamentDamage { why: loss.sentence(), is_public };
            damaged.entry(loss.tournament()).or_insert(damage);
        }
        self.watch.note_examination(&damaged);
        // After an upgrade the summaries are missing; now they are there before somebody asks for a list.
        self.complete_summaries()?;
        Ok(())
    }

    /// What is wrong with a tournament's log or with the data stored next to it; `None` if nothing is known to be
    /// wrong.
    pub fn damage(&self, slug: &Slug) -> Option<String> {
        self.watch.damage(slug)
    }

    /// The damaged tournaments, each with whether everybody may know of it.
    pub fn damaged_tournaments(&self) -> Vec<(DamagedTournament, bool)> {
        self.watch.damaged_tournaments()
    }
}
