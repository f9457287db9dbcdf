//! A job for a writer thread, and what is made known after its commit.

use diesel::Connection;

use super::super::connection::{self, AnyConnection};
use super::super::error::StoreError;
use super::super::news::News;
use super::super::noted::NotedHead;

/// What a job makes known after its commit, before its answer is sent.
pub struct Notice {
    /// What other processes are told, whatever the outcome.
    pub news: News,
    /// The entry that it adds at the end of a log, noted if it is committed.
    pub noted: Option<NotedHead>,
}

/// A job whose result type the thread need not know.
pub(super) trait Job: Send {
    /// Runs in its own savepoint. An error means that the whole transaction is lost.
    fn run(&mut self, conn: &mut AnyConnection) -> Result<(), StoreError>;
    /// Runs without a savepoint; whether it succeeded. If not, the whole transaction must be rolled back.
    fn run_bare(&mut self, conn: &mut AnyConnection) -> bool;
    /// Notes whether the transaction was committed; returns what to make known, and the error if the job failed.
    fn end(&mut self, kept: &Result<(), StoreError>) -> (&Notice, Option<&StoreError>);
    /// Sends the outcome.
    fn answer(self: Box<Self>);
}

/// A job with the result that its caller waits for.
pub(super) struct Task<T, W, A> {
    pub(super) work: W,
    pub(super) notice: Notice,
    pub(super) outcome: Option<Result<T, StoreError>>,
    pub(super) tell: A,
}

impl<T, W, A> Job for Task<T, W, A>
where
    T: Send,
    W: Fn(&mut AnyConnection) -> Result<T, StoreError> + Send,
    A: FnOnce(Result<T, StoreError>) + Send,
{
    fn run(&mut self, conn: &mut AnyConnection) -> Result<(), StoreError> {
        // The refusal is kept separately: if SQLite has rolled back by itself, as on a full disk, the savepoint
        // cannot be rolled back, and that error would hide the cause.
        let mut refusal = None;
        let done =
            conn.transaction(|conn| (self.work)(conn).inspect_err(|error| refusal = Some(error.clone())));
        self.outcome = Some(match refusal {
            None => Ok(done?),
            Some(error) if error.sinks_the_batch() => return Err(error),
            Some(error) if !connection::is_begun(conn) => {
                return Err(StoreError::Unavailable { cause: error.to_string() });
            }
            Some(error) => Err(error),
        });
        Ok(())
    }

    fn run_bare(&mut self, conn: &mut AnyConnection) -> bool {
        let done = (self.work)(conn);
        let succeeded = done.is_ok();
        self.outcome = Some(done);
        succeeded
    }

    fn end(&mut self, kept: &Result<(), StoreError>) -> (&Notice, Option<&StoreError>) {
        if let Err(error) = kept {
            self.outcome = Some(Err(error.clone()));
        }
        (&self.notice, self.outcome.as_ref().and_then(|outcome| outcome.as_ref().err()))
    }

    fn answer(self: Box<Self>) {
        let lost = || Err(StoreError::Unavailable { cause: "the work was not run".to_owned() });
        let Self { outcome, tell, .. } = *self;
        tell(outcome.unwrap_or_else(lost));
    }
}
