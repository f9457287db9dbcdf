//! How serious what a check finds is.

use serde::{Deserialize, Serialize};

/// How serious a fault is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// The deck is not legal until it is changed.
    Error,
    /// Somebody should look at it.
    Warning,
    /// Good to know.
    Note,
}

impl Severity {
    /// Every degree, the most serious first.
    pub const ALL: [Self; 3] = [Self::Error, Self::Warning, Self::Note];

    /// The word before a fault.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Note => "note",
        }
    }
}
