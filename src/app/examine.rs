//! Looks for damage in the background.

use std::collections::BTreeMap;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::heads::Loss;
use crate::app::store::NotedLog;
use crate::app::watch::{DamagedLog, LogDamage};
use crate::domain::id::Slug;

impl Desk {
    /// Verifies every log, those of series too, and compares them with what was noted outside the database.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn examine(&self) -> Result<(), DeskError> {
        self.examine_with(Self::losses)
    }

    /// Examines every log and rewrites what was noted, as [`Desk::renew_heads`] does: a start compares all of it only
    /// once.
    ///
    /// # Errors
    /// Like [`Desk::examine`].
    pub fn examine_and_renew(&self) -> Result<(), DeskError> {
        self.examine_with(Self::renew_heads)
    }

    fn examine_with(&self, losses: fn(&Self) -> Result<Vec<Loss>, DeskError>) -> Result<(), DeskError> {
        let mut damaged: BTreeMap<DamagedLog, LogDamage> = BTreeMap::new();
        // One at a time: a log is kept in memory only while it is examined.
        for row in self.store.tournaments()? {
            // To read each deck list every hour would cost more than it finds: their rows tell from what their cards
            // were read.
            for found in self.verify_rows(Some(&row.slug), false)? {
                if found.lists_differ {
                    tracing::warn!(
                        "what lists show of “{}” is not what its log gives now; it is made again",
                        row.slug
                    );
                    self.rebuild(Some(&row.slug))?;
                }
                if found.holds() {
                    continue;
                }
                let is_public = !self.store.is_hidden(row.id)?;
                let damage = LogDamage { why: found.summary(), is_public };
                damaged.insert(DamagedLog::Tournament(found.tournament), damage);
            }
        }
        // Pages must also show what was changed behind the program's back, so nothing cached may be used.
        self.series.clear();
        for found in self.verify_series()? {
            if !found.holds() {
                let damage = LogDamage { why: found.summary(), is_public: true };
                damaged.insert(DamagedLog::Series(found.series), damage);
            }
        }
        for loss in losses(self)? {
            let is_public = match loss.noted.log {
                // If it is gone, nobody knows whether it was hidden.
                NotedLog::Tournament(id) => {
                    self.store.tournament(id)?.is_some() && !self.store.is_hidden(id)?
                }
                NotedLog::Series(_) => true,
            };
            let damage = LogDamage { why: loss.sentence(), is_public };
            damaged.entry(loss.log()).or_insert(damage);
        }
        self.watch.note_examination(&damaged);
        // After an upgrade summaries may be missing or old; now they are there before somebody asks for a list, and so
        // are the deck lists that everybody sees.
        self.renew_summaries()?;
        self.read_all_marked_lists()
    }

    /// The damage of one tournament's log, as it is found now: for who reads it once and is shown no page.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], or if the store cannot be read.
    pub fn damage_found_now(&self, slug: &Slug) -> Result<Option<String>, DeskError> {
        if let Some(found) = self.verify_rows(Some(slug), false)?.iter().find(|found| !found.holds()) {
            return Ok(Some(found.summary()));
        }
        let id = self.id_at(slug)?.ok_or(DeskError::NotFound)?;
        Ok(self.losses_of(NotedLog::Tournament(id))?.first().map(Loss::sentence))
    }

    /// What is wrong with a tournament's log or with the data stored next to it; `None` if nothing is known to be
    /// wrong.
    pub fn damage(&self, slug: &Slug) -> Option<String> {
        self.watch.damage(&DamagedLog::Tournament(slug.clone()))
    }

    /// Whether everybody may know what is wrong with a tournament's log.
    pub fn damage_is_public(&self, slug: &Slug) -> bool {
        let log = DamagedLog::Tournament(slug.clone());
        self.watch.damaged_logs().contains(&(log, true))
    }

    /// What is wrong with the log of a series; `None` if nothing is known to be wrong.
    pub fn damage_of_series(&self, slug: &Slug) -> Option<String> {
        self.watch.damage(&DamagedLog::Series(slug.clone()))
    }

    /// The damaged logs, each with whether everybody may know of it.
    pub fn damaged_logs(&self) -> Vec<(DamagedLog, bool)> {
        self.watch.damaged_logs()
    }
}
