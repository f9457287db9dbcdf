//! What a player must change, or should know, before the deck is played.

use serde::{Deserialize, Serialize};

use crate::domain::deck::zone::Zone;
use crate::domain::source::Confidence;

/// How serious a fault is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// The deck is not legal until it is changed.
    Error,
    /// Somebody should look at it.
    Warning,
    /// Worth knowing.
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

/// One finding, with the rule and its source.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fault {
    /// The id of the rule, such as `seed-deck-at-most`.
    pub rule: String,
    /// How much it weighs.
    pub severity: Severity,
    /// The part of the deck, where it concerns one.
    pub zone: Option<Zone>,
    /// What, where and what to do next.
    pub message: String,
    /// Lines of the list it concerns.
    pub lines: Vec<usize>,
    /// Titles it concerns.
    pub cards: Vec<String>,
    /// Where the rule is written.
    pub citations: Vec<String>,
    /// How well the rule is known; `None` for faults of reading.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confidence: Option<Confidence>,
}
