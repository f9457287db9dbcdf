//! One entry with its stamp.

use chrono::{DateTime, Utc};

use crate::domain::actor::ActorId;
use crate::domain::tournament::entry::Entry;

/// An entry with its stamp in the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stamped {
    /// When it was appended.
    pub at: DateTime<Utc>,
    /// Who did it.
    pub actor: ActorId,
    pub entry: Entry,
}
