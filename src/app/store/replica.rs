//! A streaming replica of a PostgreSQL server, from which pages for strangers are read while it is level.
//!
//! Level means: it has replayed everything that this process knew to be written, and everything that the primary had
//! written a second ago. So nothing that is kept in memory under a count of writes can be older than that count.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::connection::AnyConnection;
use super::error::StoreError;
use super::lag::{Lag, Sample};
use super::purpose::Purpose;
use super::readers::Readers;
use super::url::DatabaseUrl;

/// How long a proof counts: as long as anything that is remembered of the database.
const TRUSTED: Duration = Duration::from_secs(1);
/// After this long a proof is renewed, even if nothing was written as far as this process knows.
const RENEWED: Duration = Duration::from_millis(300);
/// A replica that was not heard from for this long is silent.
const SILENT: Duration = Duration::from_secs(3);

/// How a replica is doing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReplicaState {
    /// It was not asked yet.
    Unknown,
    /// It answers, and is level or behind.
    Replays,
    /// It does not answer any more.
    Silent,
    /// It cannot be reached, or the primary cannot, to compare them.
    Away(StoreError),
    /// It answers, and does not replay the log of this database: another server, or one that became a primary itself.
    Foreign,
}

/// What an operator asks about a replica.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplicaReport {
    /// Its address, without a password.
    pub place: String,
    pub state: ReplicaState,
    /// Whether pages for strangers are read from it now.
    pub is_level: bool,
    /// For how long something has been missing there.
    pub behind: Duration,
    /// How many bytes of the log are missing there.
    pub bytes: u64,
    /// Reads that the replica answered.
    pub reads: u64,
    /// Reads that could have come from it and came from the primary.
    pub passed_on: u64,
}

/// The replica of one process.
pub(super) struct Replica {
    pub(super) url: DatabaseUrl,
    readers: Readers,
    seen: Mutex<Seen>,
    reads: AtomicU64,
    passed_on: AtomicU64,
}

struct Seen {
    state: ReplicaState,
    lag: Lag,
    /// The newest sample of the primary, and the newest that the replica has.
    sampled: Option<Sample>,
    proved: Option<Sample>,
    heard: Instant,
}

impl Replica {
    pub fn new(url: DatabaseUrl) -> Self {
        let seen = Seen {
            state: ReplicaState::Unknown,
            lag: Lag::default(),
            sampled: None,
            proved: None,
            heard: Instant::now(),
        };
        Self {
            readers: Readers::new(url.clone(), Purpose::Read),
            url,
            seen: Mutex::new(seen),
            reads: AtomicU64::new(0),
            passed_on: AtomicU64::new(0),
        }
    }

    /// Reads from it, if it is level with this count of writes; `None` if it is not, or if anything is wrong: then the
    /// primary answers. A query can also fail because the replica replays something that conflicts with it.
    pub fn read<T>(
        &self,
        writes: u64,
        reading: impl Fn(&mut AnyConnection) -> Result<T, StoreError>,
    ) -> Option<T> {
        let found = self.is_level(writes).then(|| self.readers.read(reading));
        let counter = if matches!(found, Some(Ok(_))) { &self.reads } else { &self.passed_on };
        counter.fetch_add(1, Ordering::AcqRel);
        found?.ok()
    }

    /// Whether it has all of this many writes, and everything that was written a second ago.
    pub fn is_level(&self, writes: u64) -> bool {
        let proved = self.lock().proved;
        proved.is_some_and(|proved| proved.writes == writes && proved.at.elapsed() < TRUSTED)
    }

    /// Whether the primary should be sampled, now that this process counts this many writes.
    pub fn needs_sample(&self, writes: u64) -> bool {
        let sampled = self.lock().sampled;
        sampled.is_none_or(|sampled| sampled.writes != writes || sampled.at.elapsed() >= RENEWED)
    }

    /// Notes how far the primary was.
    pub fn note_primary(&self, sample: Sample) {
        let mut seen = self.lock();
        seen.lag.see_primary(sample);
        seen.sampled = Some(sample);
    }

    /// Whether a sample waits until the replica has reached it.
    pub fn is_waiting(&self) -> bool {
        self.lock().lag.is_waiting()
    }

    /// Notes how far it has replayed the log.
    pub fn note_replayed(&self, place: u64) {
        let mut seen = self.lock();
        if let Some(reached) = seen.lag.see_replica(place) {
            seen.proved = Some(reached);
        }
        seen.state = ReplicaState::Replays;
        seen.heard = Instant::now();
    }

    /// Notes that it cannot be read, and why; whether that is news.
    pub fn lose(&self, state: ReplicaState) -> bool {
        let mut seen = self.lock();
        let is_news = seen.state != state;
        *seen = Seen { state, lag: Lag::default(), sampled: None, proved: None, heard: Instant::now() };
        is_news
    }

    pub fn report(&self, writes: u64) -> ReplicaReport {
        let is_level = self.is_level(writes);
        let seen = self.lock();
        let is_silent = seen.state == ReplicaState::Replays && seen.heard.elapsed() > SILENT;
        ReplicaReport {
            place: self.url.to_string(),
            state: if is_silent { ReplicaState::Silent } else { seen.state.clone() },
            is_level,
            behind: seen.lag.time(Instant::now()),
            bytes: seen.lag.bytes(),
            reads: self.reads.load(Ordering::Acquire),
            passed_on: self.passed_on.load(Ordering::Acquire),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replica() -> Replica {
        Replica::new(DatabaseUrl::Postgres("postgres://nowhere/a".to_owned()))
    }

    fn sample(writes: u64, place: u64) -> Sample {
        Sample { at: Instant::now(), writes, place }
    }

    #[test]
    fn it_is_level_with_the_writes_that_it_is_proved_to_have_and_for_a_second() {
        let replica = replica();
        assert!(!replica.is_level(7), "not asked yet");
        replica.note_primary(sample(7, 100));
        replica.note_replayed(99);
        assert!(!replica.is_level(7), "something is missing");
        replica.note_replayed(100);
        assert!(replica.is_level(7));
        assert!(!replica.is_level(8), "this process knows of one more write");
        let second = TRUSTED;
        replica.note_primary(Sample { at: Instant::now().checked_sub(second).unwrap(), ..sample(8, 200) });
        replica.note_replayed(200);
        assert!(!replica.is_level(8), "that was a second ago");
    }

    #[test]
    fn what_is_lost_is_level_with_nothing_and_says_why() {
        let replica = replica();
        replica.note_primary(sample(7, 100));
        replica.note_replayed(100);
        assert!(replica.lose(ReplicaState::Foreign));
        assert!(!replica.lose(ReplicaState::Foreign), "said once");
        assert!(!replica.is_level(7) && replica.needs_sample(7));
        let report = replica.report(7);
        assert_eq!((report.state, report.is_level), (ReplicaState::Foreign, false));
    }

    #[test]
    fn a_read_that_it_cannot_answer_is_passed_on() {
        let replica = replica();
        assert_eq!(replica.read(0, |_| Ok(1)), None);
        replica.note_primary(sample(0, 100));
        replica.note_replayed(100);
        // Level, but no server is there.
        assert_eq!(replica.read(0, |_| Ok(1)), None);
        let report = replica.report(0);
        assert_eq!((report.reads, report.passed_on), (0, 2));
    }
}
