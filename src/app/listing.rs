//! All tournaments of an installation: their summaries, which are stored beside the logs.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::locked::lock;
use crate::app::store::{NewestEntry, TournamentRow};
use crate::app::summaries::UnreadableTournament;
use crate::app::summary::{Summary, read};
use crate::domain::hash::EntryHash;
use crate::domain::id::{PersonId, Slug, TournamentId};

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
    pub hash: EntryHash,
}

impl Desk {
    /// All tournaments, newest first, each with the newest entry of its log, and those whose log cannot be read. Reads no
    /// log whose summary is there.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn tournaments(&self) -> Result<Listed, DeskError> {
        let listed = self.summaries()?;
        let heads: BTreeMap<TournamentId, NewestEntry> =
            self.store.summaries(None)?.into_iter().map(|(id, stored)| (id, stored.head)).collect();
        let mut readable = Vec::new();
        for one in &listed.all {
            let head = match heads.get(&one.id) {
                Some(head) => Some(head.clone()),
                // Its summary could not be stored.
                None => self.store.head(one.id)?,
            };
            readable.extend(head.map(|NewestEntry { sequence, hash }| ListedTournament {
                summary: Arc::clone(one),
                sequence,
                hash,
            }));
        }
        Ok(Listed { readable, unreadable: listed.unreadable.clone() })
    }

    /// The slug of each tournament with the number of its newest entry, newest first. Reads no log.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn newest_entries(&self) -> Result<Vec<(Slug, i64)>, DeskError> {
        Ok(self.newest_first()?.into_iter().map(|(row, sequence)| (row.slug, sequence)).collect())
    }

    pub(super) fn newest_first(&self) -> Result<Vec<(TournamentRow, i64)>, DeskError> {
        let heads: BTreeMap<TournamentId, i64> = self.store.heads()?.into_iter().collect();
        let mut rows = self.store.tournaments()?;
        rows.sort_by(|a, b| b.created_at.cmp(&a.created_at).then_with(|| a.slug.cmp(&b.slug)));
        let head = |row: &TournamentRow| heads.get(&row.id).copied().unwrap_or(0);
        Ok(rows.into_iter().map(|row| (head(&row), row)).map(|(head, row)| (row, head)).collect())
    }

    /// Whether strangers learn nothing of a tournament. Replays no log, so it works for one that cannot be read.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn hides(&self, slug: &Slug) -> Result<bool, DeskError> {
        let row = self.store.by_slug(slug)?;
        Ok(row.map(|row| self.store.is_hidden(row.id)).transpose()?.unwrap_or_default())
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

    /// What lists show of these tournaments, each with its identifier. Reads a log only if its summary is missing.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn listed_tournaments(
        &self,
        ids: &[TournamentId],
    ) -> Result<BTreeMap<TournamentId, Arc<Summary>>, DeskError> {
        self.complete_summaries()?;
        self.summaries_by_id(ids.iter().copied())
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

    /// Rebuilds what lists show of one tournament, or of all, from the logs; returns for how many. With all of them goes what
    /// the tables hold of no tournament.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], or when a log cannot be read or the store cannot write.
    pub fn rebuild(&self, slug: Option<&Slug>) -> Result<usize, DeskError> {
        let slugs = match slug {
            Some(slug) => vec![slug.clone()],
            None => self.newest_entries()?.into_iter().map(|(slug, _)| slug).collect(),
        };
        if slug.is_none() && !self.stray_rows()?.is_empty() {
            self.store.remove_stray_rows()?;
        }
        let (mut made, all) = (0, slugs.len());
        for (number, slug) in (1..).zip(slugs) {
            let here = self.tournament(&slug)?;
            if let Some(model) = here.read_model()? {
                self.store.put_read_model(here.id(), model)?.wait()?;
                self.rebuild_decisions(&here)?;
                self.rebuild_seen_lists(&here)?;
                made += 1;
            }
            self.progress.tell(number, all);
        }
        Ok(made)
    }
}
