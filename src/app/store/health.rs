//! What the database did last: whether reading and writing work, and since when nothing has come back.

use std::sync::atomic::{AtomicU8, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use super::error::StoreError;
use super::news::News;

/// Why nothing can be recorded, or read, at the moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Trouble {
    /// No space left.
    DiskFull = 1,
    /// The file, folder or server takes no writes.
    ReadOnly,
    /// The file is not where it was, or cannot be opened, or the server cannot be reached.
    Away,
    /// Somebody else holds the database, or it does not come back.
    Silent,
    /// The disk or the connection failed.
    Failing,
    /// What is there is not what was written.
    Damaged,
}

impl Trouble {
    const ALL: [Self; 6] =
        [Self::DiskFull, Self::ReadOnly, Self::Away, Self::Silent, Self::Failing, Self::Damaged];

    /// What an error says about the database as a whole; None for what concerns one piece of work.
    pub const fn of(error: &StoreError) -> Option<Self> {
        Some(match error {
            StoreError::DiskFull => Self::DiskFull,
            StoreError::ReadOnly => Self::ReadOnly,
            StoreError::CannotOpen { .. } => Self::Away,
            StoreError::Busy => Self::Silent,
            StoreError::Unavailable { .. } => Self::Failing,
            StoreError::Damaged(_) => Self::Damaged,
            _ => return None,
        })
    }

    fn read_from(cell: &AtomicU8) -> Option<Self> {
        let code = cell.load(Ordering::Acquire);
        Self::ALL.into_iter().find(|trouble| *trouble as u8 == code)
    }
}

/// One direction: writing or reading.
#[derive(Debug, Default)]
pub struct Side(AtomicU8);

impl Side {
    /// Remembers how it went, until it goes otherwise.
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

/// All that is remembered. Asking it touches no database and waits for nothing.
#[derive(Debug)]
pub struct Health {
    pub writing: Side,
    pub reading: Side,
    /// Writes that have been answered, whatever the answer, and news of those of other processes.
    pub writes: AtomicU64,
    /// Of these, the ones that may concern who somebody is.
    pub identities: AtomicU64,
    pub reads: AtomicU64,
    pub commits: AtomicU64,
    start: Instant,
    asked: AtomicUsize,
    /// Milliseconds from `start` to the newest answer, or to the question that nothing stood before.
    heard: AtomicU64,
}

impl Default for Health {
    fn default() -> Self {
        Self {
            writing: Side::default(),
            reading: Side::default(),
            writes: AtomicU64::new(0),
            identities: AtomicU64::new(0),
            reads: AtomicU64::new(0),
            commits: AtomicU64::new(0),
            start: Instant::now(),
            asked: AtomicUsize::new(0),
            heard: AtomicU64::new(0),
        }
    }
}

impl Health {
    /// Counts something that was written, here or by another process.
    pub fn hear_of(&self, news: News) {
        if news == News::Identities {
            self.identities.fetch_add(1, Ordering::AcqRel);
        }
        self.writes.fetch_add(1, Ordering::AcqRel);
    }

    /// Asks the database something, and notes that it answered.
    pub fn ask<T>(&self, question: impl FnOnce() -> Result<T, StoreError>) -> Result<T, StoreError> {
        self.reads.fetch_add(1, Ordering::AcqRel);
        if self.asked.fetch_add(1, Ordering::AcqRel) == 0 {
            self.hear();
        }
        let _asking = Asking(self);
        let answer = question();
        // That no connection was to be had is no answer of the database.
        if !answer.as_ref().is_err_and(StoreError::is_outage) {
            self.hear();
        }
        // One damaged log does not stop the others: its own page says so.
        if !matches!(answer, Err(StoreError::Damaged(_))) {
            self.reading.note(&answer);
        }
        answer
    }

    /// For how long the database has let somebody wait without answering anybody.
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

/// A question on its way; taken back also when the asking panics.
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
        let side = Side::default();
        assert_eq!(side.trouble(), None);
        side.note::<()>(&Err(StoreError::DiskFull));
        assert_eq!(side.trouble(), Some(Trouble::DiskFull));
        side.note(&Ok(()));
        assert_eq!(side.trouble(), None);
        // A refusal of one piece of work is an answer like any other.
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
        let heard_of_another = health.ask(|| {
            pause();
            health.ask(|| Ok(())).unwrap();
            Ok(health.silence())
        });
        assert!(heard_of_another.unwrap() < Duration::from_millis(25));
    }
}
