//! Rules that the documents leave to the organiser: chosen per tournament and shown to everybody.

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// An optional rule that a document names as such.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum OptionalRule {
    /// Discarded artifacts go out of play (1E-FAQ 1995-02-11, DISCARDING OF ARTIFACTS and RES-Q And ARTIFACTS).
    ArtifactsOutOfPlay,
    /// Shuttlecraft may be carried aboard large ships (1E-FAQ 1995-02-11, SHUTTLECRAFT).
    ShuttlesCarried,
    /// Players agree on a substitute where both brought the same mission (1E-FAQ 1995-02-11, DUPLICATE MISSIONS).
    DuplicateMissionsReplaced,
}

impl OptionalRule {
    /// All of them, in the order of the form.
    pub const ALL: [Self; 3] =
        [Self::ArtifactsOutOfPlay, Self::ShuttlesCarried, Self::DuplicateMissionsReplaced];

    /// The word in forms and logs.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }

    /// The option with this code.
    pub fn of(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|option| option.code() == code)
    }

    /// Which document names the option.
    pub const fn citation(self) -> &'static str {
        match self {
            Self::ArtifactsOutOfPlay => "1E-FAQ 1995-02-11, DISCARDING OF ARTIFACTS",
            Self::ShuttlesCarried => "1E-FAQ 1995-02-11, SHUTTLECRAFT",
            Self::DuplicateMissionsReplaced => "1E-FAQ 1995-02-11, DUPLICATE MISSIONS",
        }
    }
}

impl fmt::Display for OptionalRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
