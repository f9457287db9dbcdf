//! One entry with its stamp.

use chrono::{DateTime, Utc};

use crate::domain::actor::ActorId;
use crate::domain::tournament::entry::Entry;

/// An entry with its stamp in the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stamped {
    /// When the entry was appended.
    pub at: DateTime<Utc>,
    /// Who caused the entry.
    pub actor: ActorId,
    pub entry: Entry,
}
