//! How long a round that is published is played.

use chrono::{DateTime, Utc};

/// How long a round is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pace {
    /// By the clock of the hall, which may wait for its start.
    Clock {
        waits: bool,
    },
    Deadline(DateTime<Utc>),
}
