//! How far a replica is behind, reckoned from what both servers say and from this machine's clock alone.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// The most samples that are remembered of a replica that makes no progress.
const MOST: usize = 1_000;

/// How far the primary's log had been written at a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sample {
    /// Before the primary was asked.
    pub at: Instant,
    /// This process's count of writes, read before that: all of them are in the log up to `place`.
    pub writes: u64,
    /// Bytes from the beginning of the log.
    pub place: u64,
}

/// What the primary had written and the replica has not replayed yet.
#[derive(Debug, Default)]
pub(super) struct Lag {
    /// In order, the oldest first.
    missing: VecDeque<Sample>,
    newest: u64,
    replayed: u64,
}

impl Lag {
    /// Takes a sample of the primary.
    pub fn see_primary(&mut self, sample: Sample) {
        self.newest = self.newest.max(sample.place);
        if self.missing.len() >= MOST {
            // The oldest stays: it says for how long something has been missing.
            self.missing.remove(1);
        }
        self.missing.push_back(sample);
    }

    /// The replica has replayed the log up to here; the newest sample that it now has, if there is one.
    pub fn see_replica(&mut self, place: u64) -> Option<Sample> {
        self.replayed = place;
        let mut reached = None;
        while let Some(sample) = self.missing.pop_front_if(|sample| sample.place <= place) {
            reached = Some(sample);
        }
        reached
    }

    /// Whether a sample waits to be reached.
    pub fn is_waiting(&self) -> bool {
        !self.missing.is_empty()
    }

    /// For how long something has been missing.
    pub fn time(&self, now: Instant) -> Duration {
        self.missing.front().map_or(Duration::ZERO, |oldest| now.saturating_duration_since(oldest.at))
    }

    /// How many bytes of the log are missing.
    pub const fn bytes(&self) -> u64 {
        self.newest.saturating_sub(self.replayed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(start: Instant, seconds: u64, writes: u64, place: u64) -> Sample {
        Sample { at: start + Duration::from_secs(seconds), writes, place }
    }

    #[test]
    fn the_time_is_that_of_the_oldest_write_that_is_missing() {
        let (start, mut lag) = (Instant::now(), Lag::default());
        let after = |seconds| start + Duration::from_secs(seconds);
        lag.see_primary(sample(start, 0, 1, 100));
        assert_eq!(lag.see_replica(100).map(|it| it.writes), Some(1));
        assert_eq!((lag.time(after(60)), lag.bytes()), (Duration::ZERO, 0), "nothing is missing");
        for second in 1..=5 {
            lag.see_primary(sample(start, second, 1 + second, 100 * (1 + second)));
        }
        assert_eq!(lag.see_replica(150), None);
        assert_eq!((lag.time(after(9)), lag.bytes()), (Duration::from_secs(8), 450));
        assert_eq!(lag.see_replica(400).map(|it| it.writes), Some(4), "the newest that it has");
        assert_eq!((lag.time(after(9)), lag.bytes()), (Duration::from_secs(5), 200));
        assert!(lag.is_waiting());
        assert_eq!(lag.see_replica(600).map(|it| it.writes), Some(6));
        assert!(!lag.is_waiting() && lag.time(after(9)).is_zero());
    }

    #[test]
    fn a_replica_that_stands_still_takes_no_more_memory_and_its_time_grows() {
        let (start, mut lag) = (Instant::now(), Lag::default());
        for second in 0..10 * MOST as u64 {
            lag.see_primary(sample(start, second, second, 1 + second));
        }
        assert_eq!(lag.missing.len(), MOST);
        assert_eq!(lag.time(start + Duration::from_secs(20_000)), Duration::from_secs(20_000));
        assert_eq!(lag.bytes(), 10 * MOST as u64);
    }
}
