//! Series of tournaments: read from their logs, and recorded there. The shape is that of the match log, for logs that
//! few people write and that are read from their first entry.

pub(crate) mod export;
pub(crate) mod log_lines;
pub mod record;
pub mod table;
pub(crate) mod verify;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::store::{SeriesRow, StoredSeriesEntry};
use crate::domain::hash::EntryHash;
use crate::domain::id::Slug;
use crate::domain::series::Series;
use crate::domain::series::entry::SeriesEntry;
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
}

/// An entry of a series' log, stored and parsed.
#[derive(Debug, Clone)]
pub(crate) struct LoggedInSeries {
    pub sealed: SealedEntry,
    pub entry: SeriesEntry,
}

impl SeriesSnapshot {
    /// Reads a log from its first entry.
    ///
    /// # Errors
    /// [`DeskError::Unreadable`] for an entry of another program.
    pub(crate) fn of(row: SeriesRow, stored: Vec<SealedEntry>) -> Result<Self, DeskError> {
        let mut here = Self { row, series: Series::default(), log: Vec::new(), broken: None };
        here.broken = verify_after(genesis_of_series(here.row.id), &stored).err();
        for sealed in stored {
            let sequence = sealed.sequence;
            let entry: SeriesEntry = serde_json::from_str(&sealed.payload)
                .map_err(|error| DeskError::Unreadable { sequence, cause: error.to_string() })?;
            here.series.apply(sequence, &entry);
            here.log.push(LoggedInSeries { sealed, entry });
        }
        Ok(here)
    }

    /// The series' address.
    pub const fn slug(&self) -> &Slug {
        &self.row.slug
    }

    /// The number of the newest entry.
    pub fn sequence(&self) -> i64 {
        self.log.last().map_or(0, |line| line.sealed.sequence)
    }

    /// How many entries its log has.
    pub(crate) fn entries(&self) -> usize {
        self.log.len()
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

impl Desk {
    /// A series.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], or if its log cannot be read.
    pub fn series(&self, slug: &Slug) -> Result<SeriesSnapshot, DeskError> {
        self.read_series(self.store.series_by_slug(slug)?.ok_or(DeskError::NotFound)?)
    }

    /// All series, the newest first.
    ///
    /// # Errors
    /// If a log cannot be read.
    pub fn all_series(&self) -> Result<Vec<SeriesSnapshot>, DeskError> {
        self.store.all_series()?.into_iter().map(|row| self.read_series(row)).collect()
    }

    fn read_series(&self, row: SeriesRow) -> Result<SeriesSnapshot, DeskError> {
        let stored: Vec<StoredSeriesEntry> = self.store.series_log(row.id)?;
        SeriesSnapshot::of(row, stored.into_iter().map(|one| one.sealed).collect())
    }
}
