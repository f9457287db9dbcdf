//! Series of tournaments: read from their logs, and recorded there. The shape is that of the match log, for logs that
//! few people write and that are read from their first entry.

pub(crate) mod cache;
pub(crate) mod export;
pub(crate) mod joined;
pub(crate) mod log_lines;
pub mod record;
pub(crate) mod snapshot;
pub mod table;
pub(crate) mod verify;
pub(crate) mod verify_export;

use std::sync::Arc;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::person_record::ROWS;
pub(crate) use crate::app::series::snapshot::LoggedInSeries;
pub use crate::app::series::snapshot::SeriesSnapshot;
use crate::app::store::{SeriesRow, StoredSeriesEntry};
use crate::domain::id::Slug;

#[derive(Debug, Clone)]
pub struct ListedSeries {
    pub slug: Slug,
    /// `None` if its log cannot be read.
    pub here: Option<Arc<SeriesSnapshot>>,
}

impl Desk {
    /// The newest state of a series.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], or if its log cannot be read.
    pub fn series(&self, slug: &Slug) -> Result<Arc<SeriesSnapshot>, DeskError> {
        self.newest_series(self.store.series_by_slug(slug)?.ok_or(DeskError::NotFound)?)
    }

    /// A series as it is stored, with whatever somebody changed there.
    ///
    /// # Errors
    /// Like [`Desk::series`].
    pub(crate) fn stored_series(&self, slug: &Slug) -> Result<SeriesSnapshot, DeskError> {
        self.read_series(self.store.series_by_slug(slug)?.ok_or(DeskError::NotFound)?)
    }

    /// The state at the newest entry: the one that is kept, or as it is read now.
    fn newest_series(&self, row: SeriesRow) -> Result<Arc<SeriesSnapshot>, DeskError> {
        let newest = self.store.newest_in_series(row.id)?;
        let kept = newest.and_then(|head| self.series.at(row.id, &head));
        kept.map_or_else(|| Ok(self.series.keep(self.read_series(row)?)), Ok)
    }

    /// All series, the newest first. One whose log is damaged hides no other.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn all_series(&self) -> Result<Vec<ListedSeries>, DeskError> {
        self.store.all_series()?.into_iter().map(|row| self.listed_series(row)).collect()
    }

    /// A page of the series, the newest first, and how many there are. Reads only the logs of that page.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn series_on_page(&self, page: usize) -> Result<(Vec<ListedSeries>, usize), DeskError> {
        let all = self.store.all_series()?;
        let (count, skipped) = (all.len(), page.saturating_sub(1).saturating_mul(ROWS));
        let shown = all.into_iter().skip(skipped).take(ROWS);
        Ok((shown.map(|row| self.listed_series(row)).collect::<Result<_, _>>()?, count))
    }

    fn listed_series(&self, row: SeriesRow) -> Result<ListedSeries, DeskError> {
        let slug = row.slug.clone();
        let here = match self.newest_series(row) {
            Ok(here) => Some(here),
            Err(cause) => cause.of_damaged_log().map(|_| None)?,
        };
        Ok(ListedSeries { slug, here })
    }

    fn read_series(&self, row: SeriesRow) -> Result<SeriesSnapshot, DeskError> {
        let stored: Vec<StoredSeriesEntry> = self.store.series_log(row.id)?;
        SeriesSnapshot::of(row, stored.into_iter().map(|one| one.sealed).collect())
    }
}
