//! A writer thread: its connection, its transactions, and what it does in idle moments.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::Duration;

use super::job::Job;
use crate::app::store::announcer::Announcer;
use crate::app::store::checkpoint::{self, Unsettled};
use crate::app::store::connection::{self, AnyConnection};
use crate::app::store::error::StoreError;
use crate::app::store::files::{self, FileId};
use crate::app::store::heads::HeadFiles;
use crate::app::store::health::{Health, Trouble};
use crate::app::store::purpose::Purpose;
use crate::app::store::queue::{Lane, NextJob, Queue};
use crate::app::store::settings;
use crate::app::store::turns::Turn;
use crate::app::store::url::DatabaseUrl;

/// After this much idle time a thread checks whether writing works.
const QUIET: Duration = Duration::from_secs(2);

/// Owned by a writer thread: if it panics, those who wait are told instead of waiting for ever.
struct AtWork<'a> {
    queue: &'a Queue<Box<dyn Job>>,
    health: Arc<Health>,
}

impl Drop for AtWork<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.health.writing.set(Some(Trouble::Failing));
            self.queue.abandon();
        }
    }
}

enum Failure {
    /// Nothing was begun: the database is unreachable or somebody else has the turn.
    AtBegin(StoreError),
    /// Nothing was stored: it may be tried again.
    BeforeCommit(StoreError),
    /// Trying again could do it twice.
    AtCommit(StoreError),
}

impl Failure {
    fn cause(self) -> StoreError {
        match self {
            Self::AtBegin(error) | Self::BeforeCommit(error) | Self::AtCommit(error) => error,
        }
    }
}

pub(super) struct Desk {
    pub(super) url: DatabaseUrl,
    pub(super) conn: Option<AnyConnection>,
    /// The file that the connection has open.
    pub(super) file: Option<FileId>,
    /// The write-ahead log that the connection has open.
    pub(super) log: Option<FileId>,
    pub(super) unsettled: Unsettled,
    pub(super) health: Arc<Health>,
    pub(super) heads: Arc<HeadFiles>,
    /// `None` if no other process shares the database.
    pub(super) announcer: Option<Announcer>,
    /// Whether this thread checks in idle moments whether writing works.
    pub(super) looks: bool,
}

impl Desk {
    pub(super) fn serve(&mut self, queue: &Queue<Box<dyn Job>>) {
        let _at_work = AtWork { queue, health: Arc::clone(&self.health) };
        loop {
            match queue.next(QUIET) {
                NextJob::Work(lane, batch) => {
                    self.carry_out(lane, batch);
                    queue.done(lane);
                    if self.unsettled.is_overdue() {
                        self.settle();
                    }
                }
                NextJob::Quiet => {
                    if self.looks {
                        self.look();
                    }
                    self.settle();
                }
                NextJob::Closed => return,
            }
        }
    }

    /// Nothing to write: if something failed, or the file is gone, checks whether it works again, so that nobody has
    /// to find out with a result.
    fn look(&mut self) {
        let failed = self.health.writing.trouble().or(self.health.reading.trouble()).is_some();
        if !failed && !self.has_moved() && !self.has_lost_its_log() {
            return;
        }
        let tried = self.probe().map_err(Failure::cause);
        self.health.writing.note(&tried);
        if tried.is_ok() {
            self.health.reading.set(None);
        }
    }

    /// Leaves nothing only in the write-ahead log, so that a copy of the file contains complete tournaments.
    fn settle(&mut self) {
        // If the file or its log is gone, `ready` handles it.
        if !self.has_moved()
            && !self.has_lost_its_log()
            && let Some(conn) = &mut self.conn
            && self.unsettled.settle(conn)
        {
            self.heads.sync();
        }
    }

    fn probe(&mut self) -> Result<(), Failure> {
        let lane = self.url.is_shared().then_some(Turn::House);
        let mut conn = self.begun(lane)?;
        settings::ping(&mut conn).map_err(Failure::BeforeCommit)?;
        self.finish(conn)
    }

    fn carry_out(&mut self, lane: Lane, mut batch: Vec<Box<dyn Job>>) {
        let was_open = self.conn.is_some();
        let tried = match self.attempt(lane, &mut batch) {
            // Perhaps only the connection had died: try once more, on a new one. Jobs that timed out waiting for
            // their turn have waited long enough.
            Err(Failure::AtBegin(error)) if was_open && error != StoreError::Busy => {
                self.attempt(lane, &mut batch)
            }
            tried => tried,
        };
        match tried {
            Ok(()) => self.answer(batch, &Ok(())),
            Err(Failure::AtBegin(error) | Failure::AtCommit(error)) => self.answer(batch, &Err(error)),
            // One by one on a new connection, so that one bad job does not take others down.
            Err(Failure::BeforeCommit(_)) => {
                let mut batch = batch.into_iter();
                while let Some(mut job) = batch.next() {
                    let kept = self.attempt(lane, std::slice::from_mut(&mut job));
                    let is_away = matches!(kept, Err(Failure::AtBegin(_)));
                    let kept = kept.map_err(Failure::cause);
                    self.answer(vec![job], &kept);
                    if is_away {
                        // The others would fail in the same way.
                        self.answer(batch.by_ref().collect(), &kept);
                    }
                }
            }
        }
    }

    /// Makes known what was committed, then sends the outcomes. A refusal waits for the commit too, because it may depend
    /// on other jobs of the batch.
    fn answer(&self, mut batch: Vec<Box<dyn Job>>, kept: &Result<(), StoreError>) {
        let (mut noted, mut news) = (Vec::new(), None);
        for job in &mut batch {
            let (notice, failed) = job.end(kept);
            self.health.writing.set(failed.and_then(Trouble::of));
            if failed.is_none() {
                noted.extend(notice.noted.clone());
            }
            news = news.max(Some(notice.news));
        }
        self.heads.note(&noted);
        if let Some(news) = news {
            self.health.hear_of(news);
            if let Some(announcer) = &self.announcer {
                announcer.tell(news);
            }
        }
        batch.into_iter().for_each(|job| job.answer());
    }

    /// One transaction. A connection that fails is dropped, which rolls it back.
    fn attempt(&mut self, lane: Lane, batch: &mut [Box<dyn Job>]) -> Result<(), Failure> {
        let mut conn = self.begun(lane)?;
        for job in batch {
            job.run(&mut conn).map_err(Failure::BeforeCommit)?;
        }
        self.finish(conn)
    }

    fn begun(&mut self, lane: Lane) -> Result<AnyConnection, Failure> {
        let mut conn = self.ready()?;
        connection::begin(&mut conn, lane).map_err(Failure::AtBegin)?;
        Ok(conn)
    }

    /// The connection to the file that has the name now: anything written into a moved or deleted file would be
    /// acknowledged and lost.
    fn ready(&mut self) -> Result<AnyConnection, Failure> {
        if self.has_moved() {
            self.conn = None;
        } else if self.has_lost_its_log() {
            self.rescue().map_err(Failure::AtBegin)?;
        }
        if let Some(conn) = self.conn.take() {
            return Ok(conn);
        }
        let conn = connection::open(&self.url, Purpose::Write).map_err(Failure::AtBegin)?;
        (self.file, self.log) = (files::identity(&self.url), files::log_identity(&self.url));
        Ok(conn)
    }

    fn finish(&mut self, mut conn: AnyConnection) -> Result<(), Failure> {
        connection::commit(&mut conn).map_err(|error| Failure::AtCommit(error.at_commit()))?;
        self.health.commits.fetch_add(1, Ordering::AcqRel);
        self.unsettled.note();
        self.conn = Some(conn);
        // Checked before anybody is told: what was just written may be in a log that no longer exists.
        if !self.has_moved() && self.has_lost_its_log() {
            self.rescue().map_err(|error| Failure::AtCommit(error.at_commit()))?;
        }
        Ok(())
    }

    /// The write-ahead log was removed, but this connection still has it open: moves its content into the file and
    /// starts a new log. If that fails, nothing more is written, and it is tried again.
    fn rescue(&mut self) -> Result<(), StoreError> {
        if let Some(conn) = &mut self.conn {
            checkpoint::patiently(conn).map_err(|error| StoreError::log_away(&self.url, &error))?;
            tracing::error!(
                "the “{}” file of {} was removed while it was in use; everything in it was saved. Leave the files beside \
                 the database where they are, and copy it with “arbiter backup” only",
                files::LOG,
                self.url
            );
        }
        self.conn = None;
        Ok(())
    }

    fn has_moved(&self) -> bool {
        files::identity(&self.url) != self.file
    }

    fn has_lost_its_log(&self) -> bool {
        self.conn.is_some() && files::log_identity(&self.url) != self.log
    }
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
