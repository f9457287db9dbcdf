//! What the program knows about its own safety: damaged logs, and the last backup. Reading it touches no database and
//! never waits.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::app::locked::lock;
use crate::domain::id::{Slug, TournamentId};

/// How many backups are kept by default.
pub const MOST: usize = 96;

/// What was found last.
#[derive(Debug, Default)]
pub struct Watch {
    /// What is wrong with tournaments.
    damaged: Mutex<BTreeMap<DamagedTournament, TournamentDamage>>,
    /// Counts the changes, for cached pages.
    changes: AtomicU64,
    /// Where backups are kept.
    pub keeping: Mutex<Keeping>,
}

/// Which tournament is damaged. If it is gone, its slug may be unknown.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum DamagedTournament {
    /// One with this slug.
    Slug(Slug),
    /// One of which only the identifier is known.
    Id(TournamentId),
}

impl fmt::Display for DamagedTournament {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Slug(slug) => slug.fmt(f),
            Self::Id(id) => id.fmt(f),
        }
    }
}

/// What is wrong with a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentDamage {
    /// The problem in words.
    pub why: String,
    /// Whether everybody may know of the tournament: it is not hidden, as far as can be told.
    pub is_public: bool,
}

/// Where backups are kept, and how many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keeping {
    /// The folder; `None` for one next to the database.
    pub folder: Option<PathBuf>,
    /// How many are kept.
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
    /// Remembers that something is wrong with a tournament until all are examined again.
    pub fn note(&self, tournament: DamagedTournament, why: &str, is_public: bool) {
        let why = why.trim_end_matches('.').to_owned();
        let damage = TournamentDamage { why, is_public };
        let mut damaged = lock(&self.damaged);
        if damaged.get(&tournament) != Some(&damage) {
            self.changes.fetch_add(1, Ordering::AcqRel);
            tracing::error!("the tournament “{tournament}” is damaged: {}", damage.why);
            damaged.insert(tournament, damage);
        }
    }

    /// Everything was examined, with this result.
    pub fn note_examination(&self, damaged: &BTreeMap<DamagedTournament, TournamentDamage>) {
        damaged
            .iter()
            .for_each(|(tournament, found)| self.note(tournament.clone(), &found.why, found.is_public));
        let mut known = lock(&self.damaged);
        if known.len() > damaged.len() {
            self.changes.fetch_add(1, Ordering::AcqRel);
        }
        known.retain(|tournament, _| damaged.contains_key(tournament));
    }

    /// What is wrong with a tournament.
    pub fn damage(&self, slug: &Slug) -> Option<String> {
        lock(&self.damaged).get(&DamagedTournament::Slug(slug.clone())).map(|damage| damage.why.clone())
    }

    /// The damaged tournaments, each with whether everybody may know of it.
    pub fn damaged_tournaments(&self) -> Vec<(DamagedTournament, bool)> {
        lock(&self.damaged)
            .iter()
            .map(|(tournament, damage)| (tournament.clone(), damage.is_public))
            .collect()
    }

    /// Counts how often the findings changed.
    pub fn changes(&self) -> u64 {
        self.changes.load(Ordering::Acquire)
    }
}
