//! A value together with its source.

use serde::{Deserialize, Serialize};

use crate::domain::source::{Confidence, Source};

/// One value of a profile with the text it comes from and how well that text is known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sourced<T> {
    /// The value itself.
    pub value: T,
    /// Document and heading, or another place where it was read.
    pub citation: String,
    /// How well it is known.
    pub confidence: Confidence,
}

impl<T> Sourced<T> {
    /// The source alone, as a page shows it next to the value.
    pub fn source(&self) -> Source {
        Source::of(&self.citation, self.confidence)
    }
}
