//! A series at one head of its log.

use std::sync::OnceLock;

use crate::app::error::DeskError;
use crate::app::json_fault::{self, JsonFault};
use crate::app::store::SeriesRow;
use crate::domain::hash::EntryHash;
use crate::domain::id::{SeriesId, Slug};
use crate::domain::series::Series;
use crate::domain::series::entry::{CountedTournament, SeriesEntry};
use crate::domain::series::standings::SeriesLine;
use crate::domain::tournament::hash_chain::{BrokenChain, SealedEntry, genesis_of_series, verify_after};
use crate::domain::tournament::head::HeadCode;

/// A series at one head of its log.
#[derive(Debug, Clone)]
pub struct SeriesSnapshot {
    pub(crate) row: SeriesRow,
    pub series: Series,
    /// Its log, from the first entry.
    pub(crate) log: Vec<LoggedInSeries>,
    /// Where the chain of its log is broken.
    pub broken: Option<BrokenChain>,
    standings: OnceLock<Vec<SeriesLine>>,
}

/// An entry of a series' log, stored and parsed.
#[derive(Debug, Clone)]
pub(crate) struct LoggedInSeries {
    pub sealed: SealedEntry,
    pub entry: SeriesEntry,
}

impl LoggedInSeries {
    /// The tournament that this entry counts.
    pub const fn counted(&self) -> Option<&CountedTournament> {
        if let SeriesEntry::TournamentCounted(it) = &self.entry { Some(it) } else { None }
    }
}

impl SeriesSnapshot {
    /// Reads a log from its first entry.
    ///
    /// # Errors
    /// [`DeskError::Unreadable`] for an entry of another program.
    pub(crate) fn of(row: SeriesRow, stored: Vec<SealedEntry>) -> Result<Self, DeskError> {
        let standings = OnceLock::new();
        let mut here = Self { row, series: Series::default(), log: Vec::new(), broken: None, standings };
        here.broken = verify_after(genesis_of_series(here.row.id), &stored).err();
        for sealed in stored {
            let sequence = sealed.sequence;
            let unreadable = |fault: JsonFault| DeskError::Unreadable { sequence, cause: fault.to_string() };
            let entry: SeriesEntry = json_fault::read(&sealed.payload).map_err(unreadable)?;
            here.series.apply(sequence, &entry);
            here.log.push(LoggedInSeries { sealed, entry });
        }
        Ok(here)
    }

    /// What identifies the series, also elsewhere.
    pub const fn id(&self) -> SeriesId {
        self.row.id
    }

    /// The series' address.
    pub const fn slug(&self) -> &Slug {
        &self.row.slug
    }

    /// Everybody who has a place at a tournament that counts, best first; computed once.
    pub fn standings(&self) -> &[SeriesLine] {
        self.standings.get_or_init(|| self.series.standings())
    }

    /// How much memory its log takes.
    pub(super) fn bytes(&self) -> usize {
        // The entry that was read of each payload takes about as much again.
        self.log.iter().map(|line| 2 * line.sealed.payload.len() + size_of::<LoggedInSeries>()).sum()
    }

    /// The number of the newest entry.
    pub fn sequence(&self) -> i64 {
        self.log.last().map_or(0, |line| line.sealed.sequence)
    }

    /// The hash of the newest entry.
    pub fn head(&self) -> EntryHash {
        let newest = self.log.last().map(|line| line.sealed.hash.clone());
        newest.unwrap_or_else(|| genesis_of_series(self.row.id))
    }

    /// The short code of the head.
    pub fn head_code(&self) -> HeadCode {
        HeadCode::of(self.sequence(), &self.head())
    }
}
