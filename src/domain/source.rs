//! Where a rule or a figure comes from, and how certain it is.

use serde::{Deserialize, Serialize};

/// How well a rule or a figure is known.
///
/// The marks of the project's rule notes, V, I, M and S, and one for a director's decisions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Confidence {
    /// V: the source text was read.
    Seen,
    /// I: inferred from a text that was read.
    Inferred,
    /// M: general knowledge without a source; a proposal until a director confirms it.
    Memory,
    /// S: the sources are silent; our default.
    Default,
    /// Set by the director of one tournament, with the reason as its source. Never used in the program's own files.
    Organiser,
}

impl Confidence {
    /// Every mark, the surest first; a director's last.
    pub const ALL: [Self; 5] = [Self::Seen, Self::Inferred, Self::Memory, Self::Default, Self::Organiser];

    /// Whether a director should confirm the rule before relying on it.
    pub const fn wants_confirmation(self) -> bool {
        matches!(self, Self::Memory | Self::Default)
    }
}

/// The source of one rule or figure, as the page shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// Document and heading, such as `1E-CR 2000-10-30, seed deck`, or another place where it was read.
    pub citation: String,
    /// How well it is known.
    pub confidence: Confidence,
}

impl Source {
    /// What was read there, known this well.
    pub fn of(citation: &str, confidence: Confidence) -> Self {
        Self { citation: citation.to_owned(), confidence }
    }
}
