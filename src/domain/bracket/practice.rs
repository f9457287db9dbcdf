//! Cuts that real events played, for a director who has to choose one.

use serde::Deserialize;

use crate::domain::bracket::cut::{BestOf, Size};
use crate::domain::edition::Edition;
use crate::domain::source::{Confidence, Source};

/// A cut that an event played.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeenCut {
    pub event: String,
    pub edition: Edition,
    /// Swiss rounds before the cut.
    pub rounds: u32,
    /// How many played on.
    pub size: Size,
    /// The most games of a match.
    pub best_of: BestOf,
    citation: String,
    confidence: Confidence,
}

impl SeenCut {
    /// Where it was read.
    pub fn source(&self) -> Source {
        Source { citation: self.citation.clone(), confidence: self.confidence }
    }
}

/// Reads `data/cuts.toml`.
///
/// # Errors
/// What is wrong with it, with its line.
pub fn parse(text: &str) -> Result<Vec<SeenCut>, toml::de::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        cut: Vec<SeenCut>,
    }
    toml::from_str::<File>(text).map(|file| file.cut)
}
