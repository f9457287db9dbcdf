//! Who won most, of all time and year by year. It follows from the finished tournaments that everybody may see, and is
//! kept in memory.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{Datelike as _, NaiveDate};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::fame::{Fame, YearOfFame};
use crate::app::locked::lock;
use crate::app::store::Store;

impl Desk {
    /// What everybody won, by year. While one thread counts, everybody else gets the count before. Reads no log.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn hall_of_fame(&self) -> Result<Arc<Fame>, DeskError> {
        // Kept for everybody under a name that memory knows: a replica may not have all of it yet.
        Store::reading_from_primary(|| self.counted_fame())
    }

    fn counted_fame(&self) -> Result<Arc<Fame>, DeskError> {
        self.complete_summaries()?;
        let state = lock(&self.summaries).finished_state();
        self.fame.at_hand(|fame| fame.state == state, |()| self.count_fame())
    }

    fn count_fame(&self) -> Result<Fame, DeskError> {
        let (state, finished) = self.finished_tournaments();
        let mut years: BTreeMap<i32, YearOfFame> = BTreeMap::new();
        for one in &finished {
            let year = years.entry(one.day.year()).or_default();
            year.tournaments += 1;
            year.months.get_mut(one.day.month0() as usize).into_iter().for_each(|month| *month += 1);
        }
        for (year, fame) in &mut years {
            let day = |month, day| NaiveDate::from_ymd_opt(*year, month, day).unwrap_or_default();
            (fame.people, fame.games) = self.store.totals_between(day(1, 1), day(12, 31))?;
        }
        Ok(Fame { state, years })
    }
}
