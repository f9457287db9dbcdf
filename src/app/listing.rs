//! All tournaments of an installation.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::snapshot::Snapshot;
use crate::app::store::TournamentRow;
use crate::domain::id::{Slug, TournamentId};

/// The tournaments of an installation.
#[derive(Debug, Default)]
pub struct Listed {
    /// Those that can be read, newest first.
    pub readable: Vec<Arc<Snapshot>>,
    /// Those whose log cannot be read.
    pub unreadable: Vec<UnreadableTournament>,
}

/// A tournament whose log cannot be read.
#[derive(Debug)]
pub struct UnreadableTournament {
    pub slug: Slug,
    /// Why it cannot be read.
    pub cause: DeskError,
}

impl UnreadableTournament {
    /// What everybody may know: which tournament, what is wrong, and how to find out more.
    pub fn sentence(&self) -> String {
        let what = match &self.cause {
            DeskError::Unreadable { sequence, .. } => {
                format!(
                    "entry {sequence} of its log is damaged, or was written by a newer version of Arbiter"
                )
            }
            _ => "its log is damaged".to_owned(),
        };
        let slug = &self.slug;
        format!(
            "“{slug}” cannot be read: {what}. The operator finds out more with “arbiter verify {slug}”, and \
             “arbiter restore” brings back the newest backup."
        )
    }
}

impl Desk {
    /// All tournaments, newest first. One log that cannot be read does not hide the others.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn tournaments(&self) -> Result<Listed, DeskError> {
        let mut listed = Listed::default();
        for row in self.newest_first()? {
            let slug = row.slug.clone();
            match self.snapshot(row) {
                Ok(snapshot) => listed.readable.push(snapshot),
                Err(DeskError::Store(cause)) if cause.is_outage() => return Err(cause.into()),
                Err(cause) => listed.unreadable.push(UnreadableTournament { slug, cause }),
            }
        }
        Ok(listed)
    }

    /// The slug of each tournament with the number of its newest entry, newest first. Reads no log.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn newest_entries(&self) -> Result<Vec<(Slug, i64)>, DeskError> {
        let heads: BTreeMap<TournamentId, i64> = self.store.heads()?.into_iter().collect();
        let rows = self.newest_first()?.into_iter();
        Ok(rows.map(|row| (row.slug, heads.get(&row.id).copied().unwrap_or(0))).collect())
    }

    fn newest_first(&self) -> Result<Vec<TournamentRow>, DeskError> {
        let mut rows = self.store.tournaments()?;
        rows.sort_by(|a, b| b.created_at.cmp(&a.created_at).then_with(|| a.slug.cmp(&b.slug)));
        Ok(rows)
    }
}
