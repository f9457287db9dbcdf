//! The standings of an entry: one status and one sentence that says why.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The standing of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// It applied on that date.
    InForce,
    /// Its document was taken into another that is not held; nothing held says that it changed.
    CarriedForward,
    /// It came into force between two dates, and the date asked about lies between them.
    Window,
    /// A later entry changes part of it or rules on the same heading.
    PartlySuperseded,
    /// Its document bears no date.
    Undated,
    /// A question without an answer.
    Unanswered,
    /// It was issued later.
    NotYet,
    /// A later entry replaces it.
    Superseded,
    /// A later entry deletes it.
    Deleted,
    /// It rules on another game.
    OtherEdition,
    /// It only says where to look.
    CrossReference,
}

impl Status {
    /// The word in JSON and on pages.
    pub const fn code(self) -> &'static str {
        match self {
            Self::InForce => "in-force",
            Self::CarriedForward => "carried-forward",
            Self::Window => "window",
            Self::PartlySuperseded => "partly-superseded",
            Self::Undated => "undated",
            Self::Unanswered => "unanswered",
            Self::NotYet => "not-yet",
            Self::Superseded => "superseded",
            Self::Deleted => "deleted",
            Self::OtherEdition => "other-edition",
            Self::CrossReference => "cross-reference",
        }
    }

    /// Whether an entry of this standing may be put forward as authority, with its reason beside it.
    pub const fn is_authority(self) -> bool {
        matches!(
            self,
            Self::InForce | Self::CarriedForward | Self::Window | Self::PartlySuperseded | Self::Undated
        )
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A status and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The status.
    pub status: Status,
    /// One sentence.
    pub reason: String,
}

impl Standing {
    pub(super) fn new(status: Status, reason: impl Into<String>) -> Self {
        Self { status, reason: reason.into() }
    }
}
