//! Verifies the logs of series: the chain, whether each entry is possible at its place, and whether what was counted is
//! what the match log gave at that head.

use serde::Serialize;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::series::SeriesSnapshot;
use crate::app::series::record::count;
use crate::app::snapshot::Snapshot;
use crate::app::store::StoreError;
use crate::domain::hash::EntryHash;
use crate::domain::id::Slug;
use crate::domain::series::Series;
use crate::domain::series::entry::CountedTournament;

/// What a check of one series found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct VerifiedSeries {
    /// The series' address.
    pub series: Slug,
    pub entries: usize,
    /// The hash of the newest entry.
    pub head: EntryHash,
    pub tournaments: usize,
    /// Notes that are not problems, such as a tournament that is not here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// What is wrong; empty if the log verifies.
    pub problems: Vec<String>,
}

impl VerifiedSeries {
    /// Whether nothing was wrong.
    pub fn holds(&self) -> bool {
        self.problems.is_empty()
    }
}

impl Desk {
    /// Checks the logs of all series.
    ///
    /// # Errors
    /// If the store cannot be read at all.
    pub fn verify_series(&self) -> Result<Vec<VerifiedSeries>, DeskError> {
        let mut found = Vec::new();
        for row in self.store.all_series()? {
            let slug = row.slug.clone();
            let stored = match self.store.series_log(row.id) {
                Ok(stored) => stored,
                Err(StoreError::Damaged(cause)) => {
                    found.push(unreadable(slug, &format!("the log cannot be read: {cause}")));
                    continue;
                }
                Err(error) => return Err(error.into()),
            };
            match SeriesSnapshot::of(row, stored.into_iter().map(|one| one.sealed).collect()) {
                Ok(here) => found.push(self.verify_counted(&here, check(&here))?),
                Err(error) => found.push(unreadable(slug, &error.to_string())),
            }
        }
        Ok(found)
    }

    /// Compares what the series counts with the match logs that are here.
    fn verify_counted(
        &self,
        here: &SeriesSnapshot,
        mut found: VerifiedSeries,
    ) -> Result<VerifiedSeries, DeskError> {
        for one in here.series.tournaments() {
            let counted = &one.counted;
            let title = &counted.title;
            let Some(row) = self.store.tournament(counted.tournament)? else {
                found.notes.push(format!("“{title}” is not here, so its places are not compared"));
                continue;
            };
            let log = match self.store.log_since(row.id, 0) {
                Ok(log) => log,
                Err(StoreError::Damaged(_)) => {
                    found.notes.push(format!("“{title}” cannot be read, so its places are not compared"));
                    continue;
                }
                Err(error) => return Err(error.into()),
            };
            let until = log.into_iter().take_while(|entry| entry.sequence <= counted.head.sequence);
            let mut there = Snapshot::unread(row);
            let agrees = there.extend(until.collect()).is_ok() && is_as_counted(&there, counted);
            if !agrees {
                let sequence = counted.head.sequence;
                found.problems.push(format!(
                    "“{title}” was counted after its entry {sequence}, and its log does not give these places there"
                ));
            }
        }
        Ok(found)
    }
}

fn is_as_counted(there: &Snapshot, counted: &CountedTournament) -> bool {
    count(there).is_ok_and(|now| {
        (&now.head, now.day, &now.title, &now.results)
            == (&counted.head, counted.day, &counted.title, &counted.results)
    })
}

fn unreadable(series: Slug, why: &str) -> VerifiedSeries {
    VerifiedSeries {
        series,
        entries: 0,
        head: EntryHash::default(),
        tournaments: 0,
        notes: Vec::new(),
        problems: vec![why.to_owned()],
    }
}

/// Checks a log alone, either one of this store or one to be imported.
pub(super) fn check(here: &SeriesSnapshot) -> VerifiedSeries {
    let mut problems: Vec<String> = here.broken.iter().map(ToString::to_string).collect();
    if here.log.is_empty() {
        problems.push("the log is empty".to_owned());
    }
    let mut told = Series::default();
    for line in &here.log {
        let (sequence, kind) = (line.sealed.sequence, line.entry.kind());
        if kind != line.sealed.kind {
            problems.push(format!("entry {sequence} says {} but holds {kind}", line.sealed.kind));
        }
        if let Err(why) = told.can_follow(&line.entry) {
            problems.push(format!("entry {sequence} ({kind}) does not fit there: {why}"));
        }
        told.apply(sequence, &line.entry);
    }
    VerifiedSeries {
        series: here.slug().clone(),
        entries: here.log.len(),
        head: here.head(),
        tournaments: here.series.tournaments().len(),
        notes: Vec::new(),
        problems,
    }
}
