//! Cuts that real events played, for a director who has to choose one.

use serde::Deserialize;

use crate::domain::bracket::cut::BestOf;
use crate::domain::edition::Edition;
use crate::domain::source::{Confidence, Source};

/// A cut that an event played.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeenCut {
    pub event: String,
    pub edition: Edition,
    /// Swiss rounds before the cut; `None` if no source says how many.
    pub rounds: Option<SeenRounds>,
    /// How many played on. An event with classes let more play on than a bracket holds in one piece.
    pub players: u32,
    /// The most games of a match.
    pub best_of: BestOf,
    citation: String,
    confidence: Confidence,
}

/// How many Swiss rounds were played before a cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum SeenRounds {
    Exactly(u32),
    /// Each event chose a number from the first to the second.
    Between(u32, u32),
}

impl SeenCut {
    /// The source in which the cut was read.
    pub fn source(&self) -> Source {
        Source::of(&self.citation, self.confidence)
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
