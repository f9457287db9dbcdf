//! The one way to write: decides a command on the newest log and appends what follows.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::read_model;
use crate::app::retry::{attempts, until_won};
use crate::app::snapshot::Snapshot;
use crate::app::store::{Private, StoreError, StoredSubmission, waited_for};
use crate::app::submission::{Decided, FormSubmission, SubmissionOutcome, seal, sent_before, submission};
use crate::app::tournament_cache::Base;
use crate::domain::id::Slug;
use crate::domain::pairing::PairingError;
use crate::domain::tournament::entry::Naming;
use crate::domain::tournament::hash_chain::SealedEntry;
use crate::domain::tournament::refusal::Refusal;

/// Entries ready to be written, and the tournament after them.
struct Prepared {
    next: Arc<Snapshot>,
    sealed: Vec<SealedEntry>,
    private: Private,
    outcome: SubmissionOutcome,
}

impl Prepared {
    /// Whether the pages made before may not be shown to everybody any more: somebody loses the name that they show, or
    /// the tournament becomes private or hidden.
    fn ends_pages(&self, before: &Snapshot) -> bool {
        let ends = |naming| matches!(naming, Naming::Player(_) | Naming::Withdrawn);
        let is_taken_away = self.next.tournament.is_hidden() && !before.tournament.is_hidden();
        let mut said = self.next.lines_after(before.sequence()).filter_map(|line| line.entry().naming());
        is_taken_away || said.any(ends)
    }
}

impl Desk {
    /// How often this process corrected, erased or withdrew a name, or made a tournament private or hidden. A page made
    /// before may still show it.
    pub fn pages_ended(&self) -> u64 {
        self.pages_ended.load(Ordering::SeqCst)
    }

    /// Decides a command on the newest log and appends the result, if everything is still as the form showed it.
    ///
    /// The same submission sent twice gets the same answer and adds nothing. Nothing is locked while the command is
    /// built, and it is built again after losing a race. Submissions that arrive while the disk is busy are decided
    /// one on top of the other and share the next commit; an answer that depends on one of them waits for it.
    ///
    /// # Errors
    /// The refusal, a form already sent with other content, or a store that cannot write.
    pub fn submit<D: Into<Decided>>(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        command: impl Fn(&Snapshot) -> Result<D, DeskError>,
    ) -> Result<SubmissionOutcome, DeskError> {
        self.submit_or(slug, sent, command)
    }

    /// Decides and appends as [`Desk::submit`] does, for a command that the closure itself may refuse.
    ///
    /// # Errors
    /// Like [`Desk::submit`].
    pub fn submit_or<D: Into<Decided>, E: From<DeskError>>(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        command: impl Fn(&Snapshot) -> Result<D, E>,
    ) -> Result<SubmissionOutcome, E> {
        // The log, read again for this submission after a refusal or a lost race.
        let mut read = None;
        until_won(|| -> Result<Option<SubmissionOutcome>, E> {
            let is_read = read.is_some();
            let base = match read.take().or_else(|| self.tournaments.newest(slug)) {
                Some(base) => base,
                None => Base::committed(self.tournament(slug)?),
            };
            let prepared = self.prepare_entries(sent, &base.snapshot, &command);
            if let Ok(Some(prepared)) = prepared {
                let ends_pages = prepared.ends_pages(&base.snapshot);
                let (outcome, (tell, written)) = (prepared.outcome, waited_for());
                if !self.append(sent, &base, prepared, tell).map_err(DeskError::from)? {
                    return Ok(None);
                }
                return match written.wait() {
                    Ok(()) => {
                        self.pages_ended.fetch_add(u64::from(ends_pages), Ordering::SeqCst);
                        Ok(Some(outcome))
                    }
                    Err(StoreError::Stale) => {
                        read = Some(Base::committed(self.tournament(slug)?));
                        Ok(None)
                    }
                    Err(StoreError::Duplicate(first)) => Ok(Some(self.answer_again(&base, sent, &first)?)),
                    Err(error) => Err(DeskError::from(error).into()),
                };
            }
            // Nothing to write. That is final once its base is committed and the log has nothing newer.
            self.tournaments.wait_for(&base);
            let newest = if is_read { Arc::clone(&base.snapshot) } else { self.tournament(slug)? };
            if newest.head() != base.snapshot.head() {
                read = Some(Base::committed(newest));
                return Ok(None);
            }
            let first = self.store.find_submission(newest.id(), sent.submission);
            if let Some(first) = first.map_err(DeskError::from)? {
                return Ok(Some(self.answer_again(&base, sent, &first)?));
            }
            prepared.map(|_| Some(SubmissionOutcome::AlreadyThere))
        })
    }

    /// The answer to a form whose number the tournament knows.
    fn answer_again(
        &self,
        base: &Base,
        sent: &FormSubmission,
        first: &StoredSubmission,
    ) -> Result<SubmissionOutcome, DeskError> {
        sent_before(sent, &first.submission, || {
            let begun = self.store.entry(base.snapshot.id(), first.first_sequence)?;
            Ok(begun.map(|entry| entry.actor))
        })
    }

    /// The result of a command; `None` if it changes nothing.
    fn prepare_entries<D: Into<Decided>, E: From<DeskError>>(
        &self,
        sent: &FormSubmission,
        here: &Snapshot,
        command: impl Fn(&Snapshot) -> Result<D, E>,
    ) -> Result<Option<Prepared>, E> {
        if let Some(broken) = here.broken {
            return Err(DeskError::Broken(broken).into());
        }
        here.tournament.require_expected(&sent.expects).map_err(DeskError::from)?;
        let decided = command(here)?.into();
        Ok(self.seal_decided(sent, here, decided)?)
    }

    fn seal_decided(
        &self,
        sent: &FormSubmission,
        here: &Snapshot,
        decided: Decided,
    ) -> Result<Option<Prepared>, DeskError> {
        here.still_takes(&sent.actor.id)?;
        let Decided { command, mut private, awaited } = decided;
        let entries = here.tournament.decide_while(&command, &awaited).map_err(|refusal| match refusal {
            Refusal::NotPaired(PairingError::NotAwaited(gone)) => DeskError::NotAwaited(gone),
            refusal => refusal.into(),
        })?;
        if entries.is_empty() {
            return Ok(None);
        }
        let outcome = SubmissionOutcome::of(&entries);
        let mut next = here.clone();
        let lines = seal(sent, here.sequence(), here.head(), entries)?;
        let sealed = lines.iter().map(|line| line.sealed.clone()).collect();
        lines.into_iter().for_each(|line| next.push(line));
        next.names = self.names_after(&next, here.sequence(), &private.names)?;
        next.actors = self.actors_after(&next, here.sequence(), &BTreeSet::new())?;
        let acting = sent.actor.id.account();
        private.is_first_act = acting.is_some_and(|account| !here.actors.contains_key(&account));
        private.lists_show = read_model::change(here, &next)?;
        private.marks_lists = next.may_change_lists_since(here);
        private.ends = here.tournament.closed_at().is_none() && next.tournament.closed_at().is_some();
        Ok(Some(Prepared { next: Arc::new(next), sealed, private, outcome }))
    }

    /// Queues prepared entries after their base and does not wait; false if somebody else was first.
    fn append(
        &self,
        sent: &FormSubmission,
        base: &Base,
        prepared: Prepared,
        tell: impl FnOnce(Result<(), StoreError>) + Send + 'static,
    ) -> Result<bool, StoreError> {
        let Prepared { next, sealed, private, outcome } = prepared;
        let (id, after, sent) = (next.id(), base.snapshot.sequence(), submission(sent, outcome));
        self.tournaments.follow(base, &next, |waiting| {
            self.store.append(id, after, sealed, sent, private, move |outcome| {
                waiting.end(outcome.is_ok());
                tell(outcome);
            })
        })
    }

    /// Queues the result of a command on the newest state and does not wait for the disk. `line` makes two ends of a
    /// channel: the first is told on the writer's thread whether the result was written as queued, and dropped if the
    /// writer stops; the second is returned. `None` if nothing was queued: the command is not simply recorded, or
    /// something failed. [`Desk::submit`] then gives the full answer.
    ///
    /// # Errors
    /// If the store accepts no writes.
    pub fn leave<D, E, Told, Waits>(
        &self,
        slug: &Slug,
        sent: &FormSubmission,
        command: impl Fn(&Snapshot) -> Result<D, E>,
        line: impl Fn() -> (Told, Waits),
    ) -> Result<Option<Waits>, DeskError>
    where
        D: Into<Decided>,
        E: From<DeskError>,
        Told: FnOnce(bool) + Send + 'static,
    {
        let mut queued = None;
        attempts(|| -> Result<Option<()>, DeskError> {
            let Some(base) = self.tournaments.newest(slug) else { return Ok(Some(())) };
            let prepared = self.prepare_entries(sent, &base.snapshot, &command);
            let Ok(Some(prepared)) = prepared else { return Ok(Some(())) };
            if prepared.outcome != SubmissionOutcome::Recorded {
                return Ok(Some(()));
            }
            let (tell, waits) = line();
            if !self.append(sent, &base, prepared, |outcome| tell(outcome.is_ok()))? {
                return Ok(None);
            }
            queued = Some(waits);
            Ok(Some(()))
        })?;
        Ok(queued)
    }
}
