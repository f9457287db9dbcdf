//! Finds the summaries of all tournaments. Only those whose logs have grown are looked at again.

use std::sync::Arc;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::lists_making::MakingTurn;
use crate::app::locked::lock;
use crate::app::snapshot::Snapshot;
use crate::app::store::{StoredSummary, TournamentRow};
use crate::app::summaries::{ListedState, Summaries, UnreadableTournament};
use crate::app::summary::{Summary, VERSION, read};
use crate::app::written_along::WrittenAlong;
use crate::domain::id::TournamentId;

/// How many summaries a page makes from their logs while another page makes more. Of more than these one thread makes all, so
/// that lists never take all threads of the site.
const MOST_BESIDE: usize = 100;

impl Desk {
    /// The summaries of all tournaments. Reads a log only if its summary is missing, of an older entry or of a version that
    /// cannot be read, and then stores it; while no log has grown, it asks for that alone.
    ///
    /// # Errors
    /// If the store cannot be read; [`DeskError::ListsInTheMaking`] while another thread makes many of them.
    pub fn summaries(&self) -> Result<Arc<Summaries>, DeskError> {
        let (findings, renewals) = (self.watch.changes(), self.lists_making.renewals());
        let before = lock(&self.listed).clone();
        // What cannot be read is tried again each time.
        let before = before.filter(|it| it.findings == findings && it.summaries.unreadable.is_empty());
        let (mark, made) = match before {
            Some(before) => {
                let (mark, grown) = self.store.grown_since(&before.mark)?;
                if (&mark, renewals) == (&before.mark, before.renewals) {
                    return Ok(before.summaries);
                }
                (mark, self.with_grown(&grown)?)
            }
            None => {
                // Before it reads all rows, for which nobody has a use then.
                self.lists_making.check()?;
                let mark = self.store.mark_of_logs()?;
                (mark, self.summaries_of_rows(self.newest_first()?)?)
            }
        };
        let summaries = Arc::new(made);
        let listed = ListedState { mark, findings, renewals, summaries: Arc::clone(&summaries) };
        *lock(&self.listed) = Some(listed);
        Ok(summaries)
    }

    /// Makes sure that no summary is missing, so that people can be looked up; false if a log cannot be read.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(crate) fn complete_summaries(&self) -> Result<bool, DeskError> {
        Ok(self.summaries()?.unreadable.is_empty())
    }

    /// All summaries, if every one was known before these logs grew.
    fn with_grown(&self, grown: &[(TournamentId, i64)]) -> Result<Summaries, DeskError> {
        let mut rows = Vec::new();
        for (id, sequence) in grown {
            if self.known_summary(*id, *sequence).is_none() {
                rows.extend(self.store.tournament(*id)?.map(|row| (row, *sequence)));
            }
        }
        let Summaries { unreadable, .. } = self.summaries_of_rows(rows)?;
        let lost: Vec<&TournamentId> = unreadable.iter().map(|one| &one.id).collect();
        let known = lock(&self.summaries);
        let all = known.known.iter().filter(|(id, _)| !lost.contains(id));
        let all = all.map(|(_, (_, summary))| Arc::clone(summary)).collect();
        drop(known);
        Ok(Summaries::of(all, unreadable))
    }

    /// The summaries of these tournaments, each with the number of its newest entry.
    fn summaries_of_rows(&self, rows: Vec<(TournamentRow, i64)>) -> Result<Summaries, DeskError> {
        self.read_summaries(&rows)?;
        let mut missing = self.missing_of(&rows).len();
        let turn = if missing > MOST_BESIDE { Some(self.lists_making.begin(missing)?) } else { None };
        if turn.is_some() {
            // Another thread may have made them before this one had the turn.
            missing = self.missing_of(&rows).len();
        }
        let made = self.made_of_rows(rows, missing, turn.as_ref());
        if missing > 0 {
            // Even if it failed, or another thread made some of them.
            self.lists_progress.tell(missing, missing);
        }
        made
    }

    /// The summaries of these tournaments, of which `missing` are not known yet.
    fn made_of_rows(
        &self,
        rows: Vec<(TournamentRow, i64)>,
        missing: usize,
        turn: Option<&MakingTurn<'_>>,
    ) -> Result<Summaries, DeskError> {
        let mut done = 0;
        let (mut all, mut unreadable, mut writing) = (Vec::new(), Vec::new(), WrittenAlong::default());
        for (row, sequence) in rows {
            let known = self.known_summary(row.id, sequence);
            // A log in which damage was found may be unreadable, and lists say so.
            if let Some(known) = known.clone().filter(|_| self.damage(&row.slug).is_none()) {
                all.push(known);
                continue;
            }
            if known.is_none() {
                self.lists_progress.tell(done, missing);
                turn.into_iter().for_each(|turn| turn.tell(done));
                done = missing.min(done + 1);
            }
            let (id, slug) = (row.id, row.slug.clone());
            match self.snapshot(row) {
                Ok(_) if known.is_some() => all.extend(known),
                Ok(here) => all.extend(self.make_summary(&here, &mut writing)?),
                Err(cause) => {
                    let (cause, is_public) = (cause.of_damaged_log()?, !self.store.is_hidden(id)?);
                    unreadable.push(UnreadableTournament { id, slug, is_public, cause });
                }
            }
        }
        Ok(Summaries::of(all, unreadable))
    }

    /// Those whose summaries are not in memory.
    fn missing_of(&self, newest: &[(TournamentRow, i64)]) -> Vec<TournamentId> {
        let known = lock(&self.summaries);
        let is_missing = |(row, sequence): &&(TournamentRow, i64)| known.find(row.id, *sequence).is_none();
        let missing = newest.iter().filter(is_missing).map(|(row, _)| row.id).collect();
        drop(known);
        missing
    }

    fn known_summary(&self, id: TournamentId, sequence: i64) -> Option<Arc<Summary>> {
        lock(&self.summaries).find(id, sequence)
    }

    /// Reads the rows that are not in memory.
    fn read_summaries(&self, newest: &[(TournamentRow, i64)]) -> Result<(), DeskError> {
        let missing = self.missing_of(newest);
        if missing.is_empty() {
            return Ok(());
        }
        let all = missing.len() == newest.len();
        self.take_stored(&self.store.summaries((!all).then_some(missing.as_slice()))?);
        Ok(())
    }

    /// Takes the summaries of these rows into memory, as far as they can be read.
    pub(super) fn take_stored(&self, rows: &[(TournamentId, StoredSummary)]) {
        let read: Vec<_> =
            rows.iter().filter_map(|(id, row)| Some((*id, row, Arc::new(read(row)?)))).collect();
        let mut cache = lock(&self.summaries);
        for (id, row, summary) in read {
            if row.version == VERSION {
                cache.put(id, row.head.sequence, summary);
            } else {
                cache.put_old(id, row.head.sequence, summary);
            }
        }
        drop(cache);
    }

    /// Makes the summary of a tournament as of its newest entry, and hands its rows to the writer.
    pub(super) fn make_summary(
        &self,
        here: &Snapshot,
        writing: &mut WrittenAlong,
    ) -> Result<Option<Arc<Summary>>, DeskError> {
        let Some(model) = here.read_model()? else { return Ok(None) };
        let summary = read(&model.summary).map(Arc::new);
        let mut cache = lock(&self.summaries);
        cache.logs_read += 1;
        summary.iter().for_each(|one| cache.put(here.id(), here.sequence(), Arc::clone(one)));
        drop(cache);
        writing.add(self.store.put_read_model(here.id(), model));
        Ok(summary)
    }
}
