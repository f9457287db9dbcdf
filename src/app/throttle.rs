//! Slows down guessing, without ever locking anybody out.

use std::collections::HashMap;
use std::sync::Mutex;

use chrono::{DateTime, TimeDelta, Utc};

use crate::app::desk::lock;

/// Failures that cost nothing.
const FREE: u32 = 5;
/// The longest wait after a failure.
const LONGEST_WAIT: i64 = 300;
/// Failures are forgotten after this many minutes of quiet.
const FORGIVEN: i64 = 60;
/// Never keeps more names than this.
const MOST: usize = 10_000;

#[derive(Debug, Clone, Copy)]
struct Failures {
    count: u32,
    last: DateTime<Utc>,
}

/// Counts failures per account name, in memory.
#[derive(Debug, Default)]
pub struct Throttle {
    failures: Mutex<HashMap<String, Failures>>,
}

impl Throttle {
    /// Seconds to wait before the next attempt for this name; 0 when it may be made now.
    pub fn wait(&self, name: &str, now: DateTime<Utc>) -> u64 {
        let failures = lock(&self.failures);
        let Some(failures) = failures.get(name) else { return 0 };
        let until = failures.last + TimeDelta::seconds(delay(failures.count));
        u64::try_from((until - now).num_seconds()).unwrap_or(0)
    }

    /// Notes a failure.
    pub fn failed(&self, name: &str, now: DateTime<Utc>) {
        let mut failures = lock(&self.failures);
        failures.retain(|_, failed| now - failed.last < TimeDelta::minutes(FORGIVEN));
        if failures.len() >= MOST && !failures.contains_key(name) {
            // Under an attack with made-up names the real ones must not be pushed out.
            return;
        }
        let kept = failures.entry(name.to_owned()).or_insert(Failures { count: 0, last: now });
        kept.count = kept.count.saturating_add(1);
        kept.last = now;
    }

    /// Forgets the failures of a name, after it signed in or a director cleared it.
    pub fn clear(&self, name: &str) {
        lock(&self.failures).remove(name);
    }
}

fn delay(count: u32) -> i64 {
    match count.checked_sub(FREE) {
        None | Some(0) => 0,
        Some(over) => (1_i64 << over.min(16)).min(LONGEST_WAIT),
    }
}
