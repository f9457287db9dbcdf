//! What the program knows about its own safety: damaged logs, and the last backup. Reading it touches no database and
//! never waits.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::app::locked::lock;
use crate::domain::id::{SeriesId, Slug, TournamentId};

/// How many backups are kept by default.
pub const MOST: usize = 96;

/// What the watch over logs and backups found last.
#[derive(Debug, Default)]
pub struct Watch {
    /// What is wrong with logs.
    damaged: Mutex<BTreeMap<DamagedLog, LogDamage>>,
    /// Counts the changes, for cached pages.
    changes: AtomicU64,
    /// Where backups are kept.
    pub keeping: Mutex<Keeping>,
}

/// Which log is damaged. If it is gone, its slug may be unknown.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum DamagedLog {
    /// That of the tournament with this slug.
    Tournament(Slug),
    TournamentById(TournamentId),
    /// That of the series with this slug.
    Series(Slug),
    SeriesById(SeriesId),
}

/// A tournament by its slug alone, a series with the word before it.
impl fmt::Display for DamagedLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tournament(slug) => slug.fmt(f),
            Self::TournamentById(id) => id.fmt(f),
            Self::Series(slug) => write!(f, "series {slug}"),
            Self::SeriesById(id) => write!(f, "series {id}"),
        }
    }
}

impl DamagedLog {
    /// What verifies it on the console.
    pub fn verified_by(&self) -> String {
        match self {
            Self::Tournament(slug) => format!("arbiter verify {slug}"),
            Self::TournamentById(_) | Self::Series(_) | Self::SeriesById(_) => "arbiter verify".to_owned(),
        }
    }
}

/// What is wrong with a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogDamage {
    /// The problem in words.
    pub why: String,
    /// Whether everybody may know of it: a tournament is not hidden, as far as can be told.
    pub is_public: bool,
}

/// Where backups are kept, and how many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keeping {
    /// The folder; `None` for one next to the database.
    pub folder: Option<PathBuf>,
    /// How many backups are kept.
    pub most: usize,
    /// Why the newest could not be written, if it failed.
    pub failed: Option<String>,
}

impl Default for Keeping {
    fn default() -> Self {
        Self { folder: None, most: MOST, failed: None }
    }
}

impl Watch {
    /// Remembers that something is wrong with a log until all are examined again.
    pub fn note(&self, log: DamagedLog, why: &str, is_public: bool) {
        let why = why.trim_end_matches('.').to_owned();
        let damage = LogDamage { why, is_public };
        let mut damaged = lock(&self.damaged);
        if damaged.get(&log) != Some(&damage) {
            self.changes.fetch_add(1, Ordering::AcqRel);
            tracing::error!("the log of {log} is damaged: {}", damage.why);
            damaged.insert(log, damage);
        }
    }

    /// Everything was examined, with this result.
    pub fn note_examination(&self, damaged: &BTreeMap<DamagedLog, LogDamage>) {
        damaged.iter().for_each(|(log, found)| self.note(log.clone(), &found.why, found.is_public));
        let mut known = lock(&self.damaged);
        if known.len() > damaged.len() {
            self.changes.fetch_add(1, Ordering::AcqRel);
        }
        known.retain(|log, _| damaged.contains_key(log));
    }

    /// What is wrong with a log.
    pub fn damage(&self, log: &DamagedLog) -> Option<String> {
        lock(&self.damaged).get(log).map(|damage| damage.why.clone())
    }

    /// The damaged logs, each with whether everybody may know of it.
    pub fn damaged_logs(&self) -> Vec<(DamagedLog, bool)> {
        lock(&self.damaged).iter().map(|(log, damage)| (log.clone(), damage.is_public)).collect()
    }

    /// Whether any log is damaged.
    pub fn knows_damage(&self) -> bool {
        !lock(&self.damaged).is_empty()
    }

    /// Counts how often the findings changed.
    pub fn changes(&self) -> u64 {
        self.changes.load(Ordering::Acquire)
    }
}
