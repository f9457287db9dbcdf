//! The writer threads. Each takes the waiting jobs of one turn, runs them in one transaction, and answers after the
//! commit.
//!
//! One sync for many jobs is five times as fast as one each, and nobody ever gets "locked". SQLite has one thread for
//! everything. PostgreSQL has a few, so that one tournament does not wait for another.

mod job;
mod thread;

use std::sync::Arc;
use std::thread::JoinHandle;

use super::announcer::Announcer;
use super::checkpoint::Unsettled;
use super::connection::AnyConnection;
use super::error::StoreError;
use super::files;
use super::heads::HeadFiles;
use super::health::Health;
use super::queue::Queue;
use super::turns::Turn;
use super::url::DatabaseUrl;
pub use job::Notice;
use job::{Job, Task};
use thread::WriterState;

/// Threads that write to PostgreSQL; each opens a connection when it first has work.
pub(super) const THREADS: usize = 4;

/// The writing side of the store. Its threads end when it is dropped.
pub struct Writer {
    queue: Arc<Queue<Box<dyn Job>>>,
    threads: Vec<JoinHandle<()>>,
    takes_turns: bool,
}

impl Writer {
    /// Starts the threads, the first with a connection that is already open.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub fn start(
        url: &DatabaseUrl,
        conn: AnyConnection,
        health: &Arc<Health>,
        heads: &Arc<HeadFiles>,
        announcer: Option<&Announcer>,
    ) -> Result<Self, StoreError> {
        let takes_turns = url.is_shared();
        let mut writer = Self { queue: Arc::default(), threads: Vec::new(), takes_turns };
        let mut conn = Some(thread::count_statements(conn, health));
        for number in 0..if takes_turns { THREADS } else { 1 } {
            let mut state = WriterState {
                url: url.clone(),
                conn: conn.take(),
                file: files::identity(url),
                log: files::log_identity(url),
                unsettled: Unsettled::default(),
                health: Arc::clone(health),
                heads: Arc::clone(heads),
                announcer: announcer.cloned(),
                looks: number == 0,
            };
            let queue = Arc::clone(&writer.queue);
            let thread = std::thread::Builder::new()
                .name(format!("store-writer-{number}"))
                .spawn(move || state.serve(&queue))
                .map_err(|error| StoreError::Unavailable { cause: error.to_string() })?;
            writer.threads.push(thread);
        }
        Ok(writer)
    }

    /// Queues a job for a turn. The writer's thread calls `tell` with the outcome after the commit, and drops it uncalled
    /// if the writer stops first. Jobs of one turn run in order.
    ///
    /// The job may run more than once, but is committed once or not at all.
    pub fn hand_in<T: Send + 'static>(
        &self,
        turn: Turn,
        notice: Notice,
        work: impl Fn(&mut AnyConnection) -> Result<T, StoreError> + Send + 'static,
        tell: impl FnOnce(Result<T, StoreError>) + Send + 'static,
    ) -> Result<(), StoreError> {
        let job = Box::new(Task { work, notice, outcome: None, tell });
        self.queue.add(self.takes_turns.then_some(turn), job).map_err(|_| stopped_error())
    }
}

/// The answer when there is no writer any more.
pub fn stopped_error() -> StoreError {
    StoreError::Unavailable { cause: "the writer has stopped".to_owned() }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue.close();
        for thread in self.threads.drain(..) {
            // Joining ensures that the file is closed when the last store is dropped. A thread cannot join itself.
            if thread.thread().id() != std::thread::current().id() {
                let _ = thread.join();
            }
        }
    }
}
