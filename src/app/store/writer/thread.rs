//! A writer thread: its connection, its transactions, and what it does in idle moments.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::Duration;

use diesel::Connection;
use diesel::connection::InstrumentationEvent;

use super::super::announcer::Announcer;
use super::super::checkpoint::{self, Unsettled};
use super::super::connection::{self, AnyConnection};
use super::super::error::StoreError;
use super::super::files::{self, FileId};
use super::super::heads::HeadFiles;
use super::super::health::{Health, Trouble};
use super::super::purpose::Purpose;
use super::super::queue::{Lane, NextJob, Queue};
use super::super::settings;
use super::super::turns::Turn;
use super::super::url::DatabaseUrl;
use super::job::Job;

/// After this much idle time a thread checks whether writing works.
const QUIET: Duration = Duration::from_secs(2);

/// Counts what the connection asks of the database from now on.
pub(super) fn count_statements(mut conn: AnyConnection, health: &Arc<Health>) -> AnyConnection {
    let health = Arc::clone(health);
    conn.set_instrumentation(move |event: InstrumentationEvent<'_>| {
        if matches!(event, InstrumentationEvent::StartQuery { .. }) {
            health.statements.fetch_add(1, Ordering::AcqRel);
        }
    });
    conn
}

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

pub(super) struct WriterState {
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

impl WriterState {
    pub(super) fn serve(&mut self, queue: &Queue<Box<dyn Job>>) {
        let _at_work = AtWork { queue, health: Arc::clone(&self.health) };
        loop {
            match queue.next(QUIET) {
                NextJob::Work(lane, batch) => {
                    self.carry_out(lane, batch);
                    queue.release_lane(lane);
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

    /// Leaves nothing in the write-ahead log alone, so that a copy of the file contains complete tournaments.
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
        let mut conn = self.begin_transaction(lane)?;
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
        let mut conn = self.begin_transaction(lane)?;
        // On a server a savepoint costs two round trips, and jobs are hardly ever refused.
        if self.url.is_shared() {
            if batch.iter_mut().all(|job| job.run_bare(&mut conn)) {
                return self.finish(conn);
            }
            connection::undo(&mut conn);
            connection::begin(&mut conn, lane).map_err(Failure::BeforeCommit)?;
        }
        for job in batch {
            job.run(&mut conn).map_err(Failure::BeforeCommit)?;
        }
        self.finish(conn)
    }

    fn begin_transaction(&mut self, lane: Lane) -> Result<AnyConnection, Failure> {
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
        Ok(count_statements(conn, &self.health))
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
            checkpoint::checkpoint_retrying(conn).map_err(|error| StoreError::log_away(&self.url, &error))?;
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
mod tests {
    use std::sync::mpsc::{Receiver, sync_channel};

    use diesel::connection::SimpleConnection;
    use diesel::dsl::sql;
    use diesel::sql_types::{BigInt, Text};
    use diesel::{RunQueryDsl, SqliteConnection};
    use tempfile::TempDir;

    use super::super::super::news::News;
    use super::super::job::{Notice, Task};
    use super::*;

    type Answer = Receiver<Result<(), StoreError>>;

    fn state() -> (TempDir, WriterState) {
        let folder = tempfile::tempdir().unwrap();
        let url = DatabaseUrl::Sqlite(folder.path().join("a.db"));
        let mut conn = connection::open(&url, Purpose::Create).unwrap();
        let tables = "CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT); \
                      CREATE TABLE replies (note INTEGER REFERENCES notes (id) DEFERRABLE INITIALLY DEFERRED)";
        sqlite(&mut conn).batch_execute(tables).unwrap();
        let (file, log) = (files::identity(&url), files::log_identity(&url));
        let unsettled = Unsettled::default();
        (
            folder,
            WriterState {
                url,
                conn: Some(conn),
                file,
                log,
                unsettled,
                health: Arc::default(),
                heads: Arc::default(),
                announcer: None,
                looks: true,
            },
        )
    }

    fn sqlite(conn: &mut AnyConnection) -> &mut SqliteConnection {
        match conn {
            AnyConnection::Sqlite(conn) => conn,
            #[cfg(feature = "postgres")]
            AnyConnection::Postgres(_) => panic!("not opened here"),
        }
    }

    fn job(query: &'static str) -> (Box<dyn Job>, Answer) {
        let (reply, answer) = sync_channel(1);
        let work = move |conn: &mut AnyConnection| Ok(sqlite(conn).batch_execute(query)?);
        let notice = Notice { news: News::Written, noted: None };
        let tell = move |outcome| reply.send(outcome).unwrap();
        (Box::new(Task { work, notice, outcome: None, tell }), answer)
    }

    fn carry_out(state: &mut WriterState, queries: &[&'static str]) -> Vec<Result<(), StoreError>> {
        let (batch, answers): (Vec<_>, Vec<_>) = queries.iter().map(|query| job(query)).unzip();
        state.carry_out(None, batch);
        answers.into_iter().map(|answer| answer.recv().unwrap()).collect()
    }

    fn notes(state: &mut WriterState) -> i64 {
        let conn = state.conn.get_or_insert_with(|| connection::open(&state.url, Purpose::Write).unwrap());
        sql::<BigInt>("SELECT count(*) FROM notes").get_result(sqlite(conn)).unwrap()
    }

    #[test]
    fn a_failing_job_does_not_sink_its_batch() {
        let (_folder, mut state) = state();
        let answers = carry_out(
            &mut state,
            &[
                "INSERT INTO notes VALUES (1, 'a')",
                "INSERT INTO notes VALUES (2, 'half'); INSERT INTO notes VALUES (1, 'again')",
                "INSERT INTO notes VALUES (3, 'c')",
            ],
        );
        assert!(matches!(&answers[..], [Ok(()), Err(StoreError::Database(_)), Ok(())]), "{answers:?}");
        assert_eq!(notes(&mut state), 2, "nothing of the failing job is kept");
    }

    #[test]
    fn a_full_disk_fails_only_what_does_not_fit() {
        let (_folder, mut state) = state();
        let answers = carry_out(
            &mut state,
            &[
                "INSERT INTO notes VALUES (1, 'a')",
                "PRAGMA max_page_count = 1; INSERT INTO notes VALUES (2, hex(zeroblob(1000000)))",
                "INSERT INTO notes VALUES (3, 'c')",
            ],
        );
        assert_eq!(answers, [Ok(()), Err(StoreError::DiskFull), Ok(())]);
        assert_eq!(notes(&mut state), 2);
        assert_eq!(carry_out(&mut state, &["INSERT INTO notes VALUES (4, 'd')"]), [Ok(())], "and goes on");
    }

    #[test]
    fn a_read_only_database_says_so() {
        let (_folder, mut state) = state();
        let answers = carry_out(&mut state, &["PRAGMA query_only = ON; INSERT INTO notes VALUES (1, 'a')"]);
        assert_eq!(answers, [Err(StoreError::ReadOnly)]);
        assert_eq!(carry_out(&mut state, &["INSERT INTO notes VALUES (1, 'a')"]), [Ok(())]);
    }

    #[test]
    fn when_the_commit_fails_nobody_is_told_that_it_is_saved() {
        let (_folder, mut state) = state();
        let answers =
            carry_out(&mut state, &["INSERT INTO notes VALUES (1, 'a')", "INSERT INTO replies VALUES (9)"]);
        assert!(
            answers.iter().all(|answer| matches!(answer, Err(StoreError::Unavailable { .. }))),
            "{answers:?}"
        );
        assert_eq!(notes(&mut state), 0);
    }

    #[test]
    fn a_lost_file_is_not_created_again() {
        let (folder, mut state) = state();
        state.conn = None;
        std::fs::remove_file(folder.path().join("a.db")).unwrap();
        let answers = carry_out(&mut state, &["INSERT INTO notes VALUES (1, 'a')"]);
        assert!(matches!(&answers[..], [Err(StoreError::CannotOpen { .. })]), "{answers:?}");
        assert!(!folder.path().join("a.db").exists());
    }

    #[test]
    fn nothing_is_written_into_a_file_that_was_moved_away() {
        let (folder, mut state) = state();
        let (here, away) = (folder.path().join("a.db"), folder.path().join("b.db"));
        std::fs::rename(&here, &away).unwrap();
        let answers = carry_out(&mut state, &["INSERT INTO notes VALUES (1, 'a')"]);
        assert!(matches!(&answers[..], [Err(StoreError::CannotOpen { .. })]), "{answers:?}");
        std::fs::rename(&away, &here).unwrap();
        assert_eq!(carry_out(&mut state, &["INSERT INTO notes VALUES (1, 'a')"]), [Ok(())], "and goes on");
        assert_eq!(notes(&mut state), 1);
        // Control: without the check, the write goes into the file that was moved away.
        std::fs::rename(&here, &away).unwrap();
        state.file = None;
        assert_eq!(carry_out(&mut state, &["INSERT INTO notes VALUES (2, 'b')"]), [Ok(())]);
    }

    /// How many notes a copy of the main file contains.
    fn count_copied_notes(folder: &TempDir) -> Result<i64, String> {
        let (here, copy) = (folder.path().join("a.db"), folder.path().join("copy.db"));
        // Not opened by this process, which would release SQLite's locks.
        assert!(std::process::Command::new("cp").args([&here, &copy]).status().unwrap().success());
        let mut conn = connection::bare_sqlite(&copy, Purpose::AtRest).unwrap();
        sql::<BigInt>("SELECT count(*) FROM notes").get_result(&mut conn).map_err(|error| error.to_string())
    }

    #[test]
    fn in_a_quiet_moment_everything_is_brought_into_the_file_itself() {
        let (folder, mut state) = state();
        state.unsettled.note();
        state.settle();
        carry_out(&mut state, &["INSERT INTO notes VALUES (1, 'a')"]);
        assert_eq!(count_copied_notes(&folder), Ok(0), "the control: before that moment only the log has it");
        state.settle();
        assert_eq!(count_copied_notes(&folder), Ok(1));
        // It does not wait for a reader at an older moment, and catches up in the next idle one.
        let mut reader = connection::bare_sqlite(&folder.path().join("a.db"), Purpose::Write).unwrap();
        reader.batch_execute("BEGIN; SELECT * FROM notes").unwrap();
        carry_out(&mut state, &["INSERT INTO notes VALUES (2, 'b')"]);
        state.settle();
        carry_out(&mut state, &["INSERT INTO notes VALUES (3, 'c')"]);
        assert_eq!(count_copied_notes(&folder), Ok(1));
        reader.batch_execute("COMMIT").unwrap();
        state.settle();
        assert_eq!(count_copied_notes(&folder), Ok(3));
        connection::assert_settings(sqlite(state.conn.as_mut().unwrap()), Purpose::Write).unwrap();
    }

    #[test]
    fn what_stands_in_a_log_that_was_removed_is_saved_before_anything_else_is_written() {
        let (folder, mut state) = state();
        let log = folder.path().join("a.db-wal");
        carry_out(&mut state, &["INSERT INTO notes VALUES (1, 'a')"]);
        std::fs::remove_file(&log).unwrap();
        assert_eq!(carry_out(&mut state, &["INSERT INTO notes VALUES (2, 'b')"]), [Ok(())]);
        assert_eq!(notes(&mut state), 2);
        assert!(
            log.exists() && count_copied_notes(&folder) == Ok(1),
            "the first was saved, and a new log begun"
        );
        // Even when nobody is writing.
        std::fs::remove_file(&log).unwrap();
        state.look();
        assert_eq!(count_copied_notes(&folder), Ok(2));
        // Control: without the check, the write is acknowledged into a log that is gone.
        state.log = files::log_identity(&state.url);
        carry_out(&mut state, &["INSERT INTO notes VALUES (3, 'c')"]);
        std::fs::remove_file(&log).unwrap();
        state.log = None;
        assert_eq!(carry_out(&mut state, &["INSERT INTO notes VALUES (4, 'd')"]), [Ok(())]);
        assert_eq!(count_copied_notes(&folder), Ok(2));
    }

    #[test]
    fn while_a_removed_log_cannot_be_saved_nothing_is_acknowledged() {
        let (folder, mut state) = state();
        sqlite(state.conn.as_mut().unwrap()).batch_execute("PRAGMA busy_timeout = 10").unwrap();
        let mut reader = connection::bare_sqlite(&folder.path().join("a.db"), Purpose::Write).unwrap();
        reader.batch_execute("BEGIN; SELECT * FROM notes").unwrap();
        carry_out(&mut state, &["INSERT INTO notes VALUES (1, 'a')"]);
        std::fs::remove_file(folder.path().join("a.db-wal")).unwrap();
        let refused = carry_out(&mut state, &["INSERT INTO notes VALUES (2, 'b')"]);
        assert!(
            matches!(&refused[..], [Err(StoreError::CannotOpen { cause, .. })] if cause.contains("-wal")),
            "{refused:?}"
        );
        reader.batch_execute("COMMIT").unwrap();
        assert_eq!(carry_out(&mut state, &["INSERT INTO notes VALUES (3, 'c')"]), [Ok(())]);
        assert_eq!(notes(&mut state), 2, "the first and the third");
    }

    #[test]
    fn the_writer_keeps_its_settings_after_a_failure() {
        let (_folder, mut state) = state();
        carry_out(&mut state, &["PRAGMA query_only = ON; INSERT INTO notes VALUES (1, 'a')"]);
        carry_out(&mut state, &["INSERT INTO notes VALUES (1, 'a')"]);
        let conn = sqlite(state.conn.as_mut().unwrap());
        connection::assert_settings(conn, Purpose::Write).unwrap();
        let mode: String = sql::<Text>("PRAGMA synchronous").get_result(conn).unwrap();
        assert_eq!(mode, "2");
    }
}
