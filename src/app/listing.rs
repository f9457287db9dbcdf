//! All tournaments of an installation: their summaries, which are stored beside the logs.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::locked::lock;
use crate::app::snapshot::Snapshot;
use crate::app::store::{NewestEntry, TournamentRow, Writing};
use crate::app::summary::{Summary, read};
use crate::domain::hash::EntryHash;
use crate::domain::id::{PersonId, Slug, TournamentId};
use crate::messages::{Message, say};

/// How many summaries that were missing are handed to the writer before it is waited for.
const AT_ONCE: usize = 100;

/// The summaries of an installation.
#[derive(Debug, Default)]
pub struct Summaries {
    /// The newest first.
    pub all: Vec<Arc<Summary>>,
    /// Those whose summary is missing and whose log cannot be read.
    pub unreadable: Vec<UnreadableTournament>,
}

/// The tournaments of an installation.
#[derive(Debug, Default)]
pub struct Listed {
    /// Those that can be read, newest first.
    pub readable: Vec<ListedTournament>,
    /// Those whose log cannot be read.
    pub unreadable: Vec<UnreadableTournament>,
}

/// A tournament with the newest entry of its log.
#[derive(Debug)]
pub struct ListedTournament {
    pub summary: Arc<Summary>,
    /// The number of the newest entry.
    pub sequence: i64,
    /// Its hash.
    pub hash: EntryHash,
}

/// A tournament whose log cannot be read.
#[derive(Debug)]
pub struct UnreadableTournament {
    pub slug: Slug,
    /// Whether everybody may know of it, as far as can be told.
    pub is_public: bool,
    /// Why it cannot be read.
    pub cause: DeskError,
}

impl UnreadableTournament {
    /// What everybody may know: which tournament, what is wrong, and how to find out more.
    pub fn sentence(&self) -> Message {
        let what = match &self.cause {
            DeskError::Unreadable { sequence, .. } => {
                say("integrity-entry-damaged").with("sequence", sequence)
            }
            _ => say("integrity-log-damaged"),
        };
        say("integrity-cannot-be-read").with("slug", &self.slug).with("what", what)
    }
}

impl Desk {
    /// All tournaments, newest first, each with the newest entry of its log, and those whose log cannot be read. Reads no
    /// log whose summary is there.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn tournaments(&self) -> Result<Listed, DeskError> {
        let Summaries { all, unreadable } = self.summaries()?;
        let heads: BTreeMap<TournamentId, NewestEntry> =
            self.store.summaries(None)?.into_iter().map(|(id, stored)| (id, stored.head)).collect();
        let mut readable = Vec::new();
        for one in all {
            let head = match heads.get(&one.id) {
                Some(head) => Some(head.clone()),
                // Its summary could not be stored.
                None => self.store.head(one.id)?,
            };
            readable.extend(head.map(|NewestEntry { sequence, hash }| ListedTournament {
                summary: one,
                sequence,
                hash,
            }));
        }
        Ok(Listed { readable, unreadable })
    }

    /// The slug of each tournament with the number of its newest entry, newest first. Reads no log.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn newest_entries(&self) -> Result<Vec<(Slug, i64)>, DeskError> {
        Ok(self.newest_first()?.into_iter().map(|(row, sequence)| (row.slug, sequence)).collect())
    }

    fn newest_first(&self) -> Result<Vec<(TournamentRow, i64)>, DeskError> {
        let heads: BTreeMap<TournamentId, i64> = self.store.heads()?.into_iter().collect();
        let mut rows = self.store.tournaments()?;
        rows.sort_by(|a, b| b.created_at.cmp(&a.created_at).then_with(|| a.slug.cmp(&b.slug)));
        let head = |row: &TournamentRow| heads.get(&row.id).copied().unwrap_or(0);
        Ok(rows.into_iter().map(|row| (head(&row), row)).map(|(head, row)| (row, head)).collect())
    }

    /// The summaries of all tournaments, newest first. Reads a log only if its summary is missing or of an older entry,
    /// and then stores it.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn summaries(&self) -> Result<Summaries, DeskError> {
        let now = self.store.writes();
        let newest = self.newest_first()?;
        self.read_summaries(&newest)?;
        let (mut found, mut writing) = (Summaries::default(), Vec::new());
        for (row, sequence) in newest {
            let known = self.known_summary(row.id, sequence);
            // A log in which damage was found may be unreadable, and lists say so.
            if let Some(known) = known.clone().filter(|_| self.damage(&row.slug).is_none()) {
                found.all.push(known);
                continue;
            }
            let (id, slug) = (row.id, row.slug.clone());
            match self.snapshot(row) {
                Ok(_) if known.is_some() => found.all.extend(known),
                Ok(here) => found.all.extend(self.make_summary(&here, &mut writing)?),
                Err(cause) => {
                    let (cause, is_public) = (cause.of_damaged_log()?, !self.store.is_hidden(id)?);
                    found.unreadable.push(UnreadableTournament { slug, is_public, cause });
                }
            }
        }
        wait_for(&mut writing);
        if found.unreadable.is_empty() {
            lock(&self.summaries).complete_at = Some(now);
        }
        Ok(found)
    }

    /// Whether strangers learn nothing of a tournament. Replays no log, so it works for one that cannot be read.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn hides(&self, slug: &Slug) -> Result<bool, DeskError> {
        let row = self.store.by_slug(slug)?;
        Ok(row.map(|row| self.store.is_hidden(row.id)).transpose()?.unwrap_or_default())
    }

    /// The tournaments that everybody may see, the newest day first.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn public_summaries(&self) -> Result<Vec<Arc<Summary>>, DeskError> {
        let mut all = self.summaries()?.all;
        all.retain(|one| !one.hidden);
        all.sort_by_key(|one| Reverse(one.date));
        Ok(all)
    }

    /// Makes sure that no summary is missing, so that people can be asked about; false if a log cannot be read.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(crate) fn complete_summaries(&self) -> Result<bool, DeskError> {
        // Whatever is written after that is written with its summary.
        if lock(&self.summaries).complete_at == Some(self.store.writes()) {
            return Ok(true);
        }
        Ok(self.summaries()?.unreadable.is_empty())
    }

    /// The summaries of these tournaments, the newest day first. Reads no log.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(crate) fn summaries_of(&self, ids: &[TournamentId]) -> Result<Vec<Arc<Summary>>, DeskError> {
        let rows = self.store.summaries(Some(ids))?;
        let mut found: Vec<_> = rows.iter().filter_map(|(_, row)| read(row)).map(Arc::new).collect();
        found.sort_by(|a, b| b.created.cmp(&a.created).then_with(|| a.slug.cmp(&b.slug)));
        Ok(found)
    }

    /// The names of those who won these tournaments.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn names_of_winners<'s>(
        &self,
        of: impl IntoIterator<Item = &'s Arc<Summary>>,
    ) -> Result<BTreeMap<PersonId, String>, DeskError> {
        let people: Vec<PersonId> =
            of.into_iter().flat_map(|one| one.winners.iter().map(|winner| winner.person)).collect();
        Ok(self.store.names(&people)?)
    }

    /// How many logs this process read because a summary was missing.
    pub fn logs_read_for_lists(&self) -> u64 {
        lock(&self.summaries).logs_read
    }

    /// Rebuilds what lists show of one tournament, or of all, from the logs; returns of how many.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], or when a log cannot be read or the store cannot write.
    pub fn rebuild(&self, slug: Option<&Slug>) -> Result<usize, DeskError> {
        let slugs = match slug {
            Some(slug) => vec![slug.clone()],
            None => self.newest_entries()?.into_iter().map(|(slug, _)| slug).collect(),
        };
        let (mut made, all) = (0, slugs.len());
        for (number, slug) in (1..).zip(slugs) {
            let here = self.tournament(&slug)?;
            if let Some(model) = here.read_model()? {
                self.store.put_read_model(here.id(), model)?.wait()?;
                made += 1;
            }
            self.progress.tell(number, all);
        }
        Ok(made)
    }

    fn known_summary(&self, id: TournamentId, sequence: i64) -> Option<Arc<Summary>> {
        lock(&self.summaries).find(id, sequence)
    }

    /// Reads the rows that are not in memory.
    fn read_summaries(&self, newest: &[(TournamentRow, i64)]) -> Result<(), DeskError> {
        let is_missing =
            |(row, sequence): &&(TournamentRow, i64)| self.known_summary(row.id, *sequence).is_none();
        let missing: Vec<TournamentId> = newest.iter().filter(is_missing).map(|(row, _)| row.id).collect();
        if missing.is_empty() {
            return Ok(());
        }
        let all = missing.len() == newest.len();
        let rows = self.store.summaries((!all).then_some(missing.as_slice()))?;
        let read: Vec<_> = rows
            .iter()
            .filter_map(|(id, row)| Some((*id, row.head.sequence, Arc::new(read(row)?))))
            .collect();
        let mut cache = lock(&self.summaries);
        read.into_iter().for_each(|(id, sequence, summary)| cache.put(id, sequence, summary));
        drop(cache);
        Ok(())
    }

    fn make_summary(
        &self,
        here: &Snapshot,
        writing: &mut Vec<Writing<()>>,
    ) -> Result<Option<Arc<Summary>>, DeskError> {
        let Some(model) = here.read_model()? else { return Ok(None) };
        let summary = read(&model.summary).map(Arc::new);
        let mut cache = lock(&self.summaries);
        cache.logs_read += 1;
        summary.iter().for_each(|one| cache.put(here.id(), here.sequence(), Arc::clone(one)));
        drop(cache);
        match self.store.put_read_model(here.id(), model) {
            Ok(queued) => writing.push(queued),
            Err(error) => tracing::debug!(%error, "a summary is not stored"),
        }
        if writing.len() >= AT_ONCE {
            wait_for(writing);
        }
        Ok(summary)
    }
}

/// Waits for summaries. One that could not be written is made again when it is asked for.
fn wait_for(writing: &mut Vec<Writing<()>>) {
    for queued in writing.drain(..) {
        if let Err(error) = queued.wait() {
            tracing::warn!(%error, "a summary could not be stored");
        }
    }
}
