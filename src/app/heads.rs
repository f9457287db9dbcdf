//! Finds entries that were acknowledged but are not in the database: an older copy has replaced it, or its newest
//! part was lost.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::restore_line;
use crate::app::store::{DatabaseUrl, HeadFiles, NotedHead, NotedLog, Store, StoreError};
use crate::app::watch::DamagedLog;
use crate::domain::id::{Slug, TournamentId};
use crate::domain::tournament::hash_chain::SealedEntry;

/// An entry noted outside the database that its log does not contain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loss {
    /// The file in which it was noted.
    pub place: PathBuf,
    pub noted: NotedHead,
    missing: Missing,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Missing {
    /// The whole log.
    Log,
    /// Everything after this entry.
    After(i64),
    /// Another entry has its number.
    Replaced,
}

impl Loss {
    /// The log that lacks the entry.
    pub fn log(&self) -> DamagedLog {
        match (self.noted.log, self.noted.slug.clone()) {
            (NotedLog::Tournament(_), Some(slug)) => DamagedLog::Tournament(slug),
            (NotedLog::Tournament(id), None) => DamagedLog::TournamentById(id),
            (NotedLog::Series(_), Some(slug)) => DamagedLog::Series(slug),
            (NotedLog::Series(id), None) => DamagedLog::SeriesById(id),
        }
    }

    /// `“spring-open”`, or `series “season-2026”`.
    fn named(&self) -> String {
        let id = self.noted.slug.as_ref().map(Slug::to_string);
        match self.noted.log {
            NotedLog::Tournament(log) => format!("“{}”", id.unwrap_or_else(|| log.to_string())),
            NotedLog::Series(log) => format!("series “{}”", id.unwrap_or_else(|| log.to_string())),
        }
    }

    /// What the log lacks, in a sentence.
    pub fn sentence(&self) -> String {
        let (log, last) = (self.named(), self.noted.head.sequence);
        let kind = if matches!(self.noted.log, NotedLog::Series(_)) { "" } else { "tournament " };
        let at = self.noted.at.format("%-d %B %Y, %H:%M:%S UTC");
        match self.missing {
            Missing::Log => {
                format!("the {kind}{log} is gone; its log had {last} entries, the last of {at}")
            }
            Missing::After(end) if end + 1 == last => {
                format!("{log}: entry {last} of {at} was recorded and is lost")
            }
            Missing::After(end) => {
                format!("{log}: entries {} to {last} were recorded, the last on {at}, and are lost", end + 1)
            }
            Missing::Replaced => format!(
                "{log}: entry {last} is not the one that was recorded on {at}; an older copy of the database \
                 was put in its place, and recording went on in that"
            ),
        }
    }

    /// What to do about it in this database.
    pub fn remedy(&self, database: &DatabaseUrl) -> String {
        format!(
            "Bring back the newest backup with “{}”.{} If the older database is meant to be used, delete {}.",
            restore_line::command(database),
            restore_line::afterwards(database),
            self.place.display()
        )
    }
}

impl Desk {
    /// Whether the database has the entries noted last. An older copy lacks them, so nothing else needs to be compared if
    /// it has. However many tournaments there are, few entries are looked up.
    ///
    /// # Errors
    /// If the store or a file cannot be read.
    pub fn has_newest_entries(&self) -> Result<bool, DeskError> {
        for noted in self.store.head_files().noted_last()? {
            if missing(&self.store, &noted)?.is_some() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Compares the logs with what was noted outside the database.
    ///
    /// # Errors
    /// If the store or a file cannot be read.
    pub fn losses(&self) -> Result<Vec<Loss>, DeskError> {
        Ok(find_losses(&self.store, self.store.head_files(), |_| true)?)
    }

    /// Compares one log with what was noted outside the database.
    ///
    /// # Errors
    /// Like [`Desk::losses`].
    pub fn losses_of(&self, log: NotedLog) -> Result<Vec<Loss>, DeskError> {
        Ok(find_losses(&self.store, self.store.head_files(), |one| one == log)?)
    }

    /// Compares the logs with the files and rewrites these: the newest entry of each log, and what was lost.
    ///
    /// # Errors
    /// Like [`Desk::losses`].
    pub fn renew_heads(&self) -> Result<Vec<Loss>, DeskError> {
        let losses = self.losses()?;
        let heads = newest(&self.store)?;
        let lost = |place: &Path| {
            let here = losses.iter().filter(|loss| loss.place == place);
            here.map(|loss| NotedHead { is_lost: true, ..loss.noted.clone() }).collect::<Vec<_>>()
        };
        self.store.head_files().rewrite(|place| [heads.clone(), lost(place)].concat());
        Ok(losses)
    }
}

/// Entries noted in these files that the logs of this store do not contain.
pub(crate) fn find_losses(
    store: &Store,
    heads: &HeadFiles,
    concerns: impl Fn(NotedLog) -> bool,
) -> Result<Vec<Loss>, StoreError> {
    let mut losses = Vec::new();
    for (place, noted) in heads.noted_heads()? {
        for noted in noted.into_iter().filter(|noted| concerns(noted.log)) {
            let Some(missing) = missing(store, &noted)? else { continue };
            let slug = match noted.log {
                NotedLog::Tournament(id) => store.tournament(id)?.map(|row| row.slug),
                NotedLog::Series(id) => store.series_by_id(id)?.map(|row| row.slug),
            };
            let slug = slug.or(noted.slug.clone());
            losses.push(Loss { place: place.clone(), noted: NotedHead { slug, ..noted }, missing });
        }
    }
    Ok(losses)
}

fn missing(store: &Store, noted: &NotedHead) -> Result<Option<Missing>, StoreError> {
    let sequence = noted.head.sequence;
    let entry = match noted.log {
        NotedLog::Tournament(id) => store.entry(id, sequence)?,
        NotedLog::Series(id) => store.series_entry(id, sequence)?,
    };
    if let Some(entry) = entry {
        return Ok((entry.hash != noted.head.hash).then_some(Missing::Replaced));
    }
    let end = match noted.log {
        NotedLog::Tournament(id) => store.head(id)?.map_or(0, |end| end.sequence),
        NotedLog::Series(id) => store.series_end(id)?,
    };
    Ok(Some(if end == 0 { Missing::Log } else { Missing::After(end) }))
}

/// The newest entry of each log, the oldest first.
fn newest(store: &Store) -> Result<Vec<NotedHead>, StoreError> {
    let mut heads = Vec::new();
    let ends: BTreeMap<TournamentId, i64> = store.heads()?.into_iter().collect();
    for row in store.tournaments()? {
        // One that was made since then is noted with its own entries.
        let Some(end) = ends.get(&row.id) else { continue };
        let entry = store.entry(row.id, *end)?;
        heads.extend(entry.map(|entry| noted(NotedLog::Tournament(row.id), &entry, &row.slug)));
    }
    for row in store.all_series()? {
        let entry = store.series_entry(row.id, store.series_end(row.id)?)?;
        heads.extend(entry.map(|entry| noted(NotedLog::Series(row.id), &entry, &row.slug)));
    }
    heads.sort_by_key(|head| head.at);
    Ok(heads)
}

fn noted(log: NotedLog, entry: &SealedEntry, slug: &Slug) -> NotedHead {
    NotedHead::of(log, entry).at_address(slug)
}
