//! How an installation is doing, for its operator.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::machine::free_space;
use crate::app::store::{DatabaseUrl, TournamentRow};
use crate::app::summary::Summary;
use crate::domain::id::{Slug, TournamentId};

/// What an operator asks of their installation.
#[derive(Debug)]
pub struct Installation {
    /// The database, without a password.
    pub database: String,
    /// The bytes of its file, with its newest part; `None` on a server.
    pub bytes: Option<u64>,
    /// The bytes that can still be written beside it; `None` on a server, or where the system does not say.
    pub free: Option<u64>,
    /// How many tournaments there are.
    pub tournaments: usize,
    /// How many entries all logs have together.
    pub entries: i64,
    /// The tournaments with the longest logs, the longest first.
    pub largest: Vec<LargeTournament>,
    /// The copy of the database before this version changed its tables at the start, if it did.
    pub kept: Option<PathBuf>,
}

/// A tournament and the length of its log.
#[derive(Debug)]
pub struct LargeTournament {
    pub slug: Slug,
    /// `None` if its log cannot be read.
    pub summary: Option<Arc<Summary>>,
    pub entries: i64,
    /// The bytes of its log as it is stored.
    pub bytes: u64,
}

/// The bytes of a database's file, and what is free beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Space {
    pub bytes: Option<u64>,
    pub free: Option<u64>,
}

impl Desk {
    /// The installation, with this many of its largest tournaments. Reads no log whose summary is current; the database
    /// adds up the sizes of those alone.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(crate) fn installation(&self, most: usize) -> Result<Installation, DeskError> {
        let mut lengths = self.newest_first()?;
        lengths.sort_by_key(|(_, entries)| Reverse(*entries));
        let ids: Vec<TournamentId> = lengths.iter().take(most).map(|(row, _)| row.id).collect();
        let stored = self.store.log_bytes(&ids)?;
        let listed = self.summaries()?;
        let by_slug: BTreeMap<&Slug, &Arc<Summary>> = listed.all.iter().map(|one| (&one.slug, one)).collect();
        let Space { bytes, free } = self.space();
        let (tournaments, entries) = (lengths.len(), lengths.iter().map(|(_, entries)| entries).sum());
        let large = |(row, entries): (TournamentRow, i64)| LargeTournament {
            summary: by_slug.get(&row.slug).map(|found| Arc::clone(found)),
            entries,
            bytes: stored.get(&row.id).copied().unwrap_or(0),
            slug: row.slug,
        };
        Ok(Installation {
            database: self.database().to_string(),
            bytes,
            free,
            tournaments,
            entries,
            largest: lengths.into_iter().take(most).map(large).collect(),
            kept: self.kept_before_update().map(Path::to_owned),
        })
    }

    /// The space that an SQLite database takes and has left. Asks the system, not the store.
    pub(crate) fn space(&self) -> Space {
        let DatabaseUrl::Sqlite(path) = self.database() else { return Space { bytes: None, free: None } };
        let length = |path: &Path| std::fs::metadata(path).map_or(0, |found| found.len());
        let mut newest = path.clone().into_os_string();
        newest.push("-wal");
        Space {
            bytes: Some(length(path) + length(Path::new(&newest))),
            free: self.database().folder().and_then(free_space),
        }
    }
}
