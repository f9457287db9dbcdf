//! Whether reads and writes have worked recently, and how long the database has been silent.

use std::sync::atomic::{AtomicU8, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use super::error::StoreError;
use super::news::News;

/// Why nothing can be written, or read, at the moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Trouble {
    /// No space left.
    DiskFull = 1,
    /// The file, folder or server takes no writes.
    ReadOnly,
    /// The file was moved or cannot be opened, or the server cannot be reached.
    Away,
    /// Somebody else has locked the database, or it does not respond.
    Silent,
    /// The disk or the connection failed.
    Failing,
    /// It does not contain what was written.
    Damaged,
}

impl Trouble {
    const ALL: [Self; 6] =
        [Self::DiskFull, Self::ReadOnly, Self::Away, Self::Silent, Self::Failing, Self::Damaged];

    /// What an error says about the whole database; `None` if it concerns one operation.
    pub const fn of(error: &StoreError) -> Option<Self> {
        Some(match error {
            StoreError::DiskFull => Self::DiskFull,
            StoreError::ReadOnly => Self::ReadOnly,
            StoreError::CannotOpen { .. } => Self::Away,
            StoreError::Busy => Self::Silent,
            StoreError::Unavailable { .. } => Self::Failing,
            StoreError::Damaged(_) => Self::Damaged,
            StoreError::Stale
            | StoreError::Duplicate(_)
            | StoreError::NotFound(_)
            | StoreError::SlugTaken
            | StoreError::NameTaken
            | StoreError::LinkSpent
            | StoreError::Misnumbered
            | StoreError::NotArbiter(_)
            | StoreError::NewerSchema { .. }
            | StoreError::NotUtf8 { .. }
            | StoreError::OldSqlite { .. }
            | StoreError::WrongSetting { .. }
            | StoreError::Database(_)
            | StoreError::Unverified(_)
            | StoreError::AlreadyExists(_)
            | StoreError::InUse(_)
            | StoreError::NotEmpty(_)
            | StoreError::File { .. } => return None,
        })
    }

    fn read_from(cell: &AtomicU8) -> Option<Self> {
        let code = cell.load(Ordering::Acquire);
        Self::ALL.into_iter().find(|trouble| *trouble as u8 == code)
    }
}

/// One direction: writing or reading.
#[derive(Debug, Default)]
pub struct Direction(AtomicU8);

impl Direction {
    /// Remembers an outcome until it changes.
    pub fn note<T>(&self, outcome: &Result<T, StoreError>) {
        self.set(outcome.as_ref().err().and_then(Trouble::of));
    }

    pub fn set(&self, trouble: Option<Trouble>) {
        self.0.store(trouble.map_or(0, |trouble| trouble as u8), Ordering::Release);
    }

    pub fn trouble(&self) -> Option<Trouble> {
        Trouble::read_from(&self.0)
    }
}

/// All that is remembered. Reading it touches no database and never waits.
#[derive(Debug)]
pub struct Health {
    pub writing: Direction,
    pub reading: Direction,
    /// Writes answered by this process, whatever the answer, and news of other processes' writes.
    pub writes: AtomicU64,
    /// Those of them that may concern identities.
    pub identities: AtomicU64,
    pub reads: AtomicU64,
    pub commits: AtomicU64,
    /// How many statements the writer threads have sent to the database.
    pub statements: AtomicU64,
    start: Instant,
    asked: AtomicUsize,
    /// Milliseconds from `start` to the newest answer, or to the first query that is still waiting.
    heard: AtomicU64,
}

impl Default for Health {
    fn default() -> Self {
        Self {
            writing: Direction::default(),
            reading: Direction::default(),
            writes: AtomicU64::new(0),
            identities: AtomicU64::new(0),
            reads: AtomicU64::new(0),
            commits: AtomicU64::new(0),
            statements: AtomicU64::new(0),
            start: Instant::now(),
            asked: AtomicUsize::new(0),
            heard: AtomicU64::new(0),
        }
    }
}

impl Health {
    /// Counts a write, by this or another process.
    pub fn hear_of(&self, news: News) {
        if news == News::Identities {
            self.identities.fetch_add(1, Ordering::AcqRel);
        }
        self.writes.fetch_add(1, Ordering::AcqRel);
    }

    /// Queries the database, and notes that it answered.
    pub fn ask<T>(&self, question: impl FnOnce() -> Result<T, StoreError>) -> Result<T, StoreError> {
        self.reads.fetch_add(1, Ordering::AcqRel);
        if self.asked.fetch_add(1, Ordering::AcqRel) == 0 {
            self.hear();
        }
        let _asking = Asking(self);
        let answer = question();
        // Failing to get a connection is not an answer of the database.
        if !answer.as_ref().is_err_and(StoreError::is_outage) {
            self.hear();
        }
        // One damaged log does not stop the others: its own page reports it.
        if !matches!(answer, Err(StoreError::Damaged(_))) {
            self.reading.note(&answer);
        }
        answer
    }

    /// How long the oldest query has been waiting while the database answered nobody.
    pub fn silence(&self) -> Duration {
        if self.asked.load(Ordering::Acquire) == 0 {
            return Duration::ZERO;
        }
        let heard = Duration::from_millis(self.heard.load(Ordering::Acquire));
        self.start.elapsed().saturating_sub(heard)
    }

    fn hear(&self) {
        let now = u64::try_from(self.start.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.heard.store(now, Ordering::Release);
    }
}

/// A running query; ends even if the query panics.
struct Asking<'a>(&'a Health);

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        self.0.asked.fetch_sub(1, Ordering::AcqRel);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_remembered_until_something_succeeds() {
        let side = Direction::default();
        assert_eq!(side.trouble(), None);
        side.note::<()>(&Err(StoreError::DiskFull));
        assert_eq!(side.trouble(), Some(Trouble::DiskFull));
        side.note(&Ok(()));
        assert_eq!(side.trouble(), None);
        // Refusing one operation counts as an answer.
        side.note::<()>(&Err(StoreError::ReadOnly));
        side.note::<()>(&Err(StoreError::Stale));
        assert_eq!(side.trouble(), None);
    }

    #[test]
    fn silence_is_counted_only_while_somebody_waits() {
        let health = Health::default();
        let pause = || std::thread::sleep(Duration::from_millis(30));
        pause();
        assert_eq!(health.silence(), Duration::ZERO, "nobody asks");
        let waited = health.ask(|| {
            pause();
            Ok(health.silence())
        });
        assert!(waited.unwrap() >= Duration::from_millis(25));
        let heard = || health.heard.load(Ordering::Acquire);
        let (before, after) = health
            .ask(|| {
                pause();
                let before = heard();
                health.ask(|| Ok(())).unwrap();
                Ok((before, heard()))
            })
            .unwrap();
        assert!(after > before, "the answer to another query ends the silence");
    }
}
