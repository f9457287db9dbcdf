//! Time given to one table.

use chrono::{DateTime, Utc};

use crate::domain::actor::ActorId;
use crate::domain::id::DisputeNumber;
use crate::domain::reason::Reason;

/// Minutes given to one table beyond the round's clock, or taken back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Extension {
    /// How many minutes; negative if taken back.
    pub minutes: i32,
    /// The reason given.
    pub reason: Reason,
    /// The dispute that took the time.
    pub dispute: Option<DisputeNumber>,
    /// Who gave the minutes.
    pub actor: ActorId,
    /// When the minutes were given.
    pub at: DateTime<Utc>,
}

/// Minutes that a table has beyond the round's clock.
pub(super) fn extra_minutes(extensions: &[Extension]) -> i32 {
    extensions.iter().fold(0, |sum, given| sum.saturating_add(given.minutes))
}
