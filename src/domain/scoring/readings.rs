//! Orders of the tie-breakers where one source can be read in several ways.

use serde::Deserialize;

use crate::domain::scoring::measure::Measure;
use crate::domain::source::{Confidence, Source};

/// One way to read the source of the tie-breakers.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderReading {
    /// The profiles whose source it reads.
    pub profiles: Vec<String>,
    /// The measures in this order.
    pub order: Vec<Measure>,
    citation: String,
    confidence: Confidence,
}

impl OrderReading {
    /// What is read, and how.
    pub fn source(&self) -> Source {
        Source::of(&self.citation, self.confidence)
    }
}

/// Reads `data/tie_breaks.toml`.
///
/// # Errors
/// What is wrong with it, with its line.
pub fn parse(text: &str) -> Result<Vec<OrderReading>, toml::de::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        reading: Vec<OrderReading>,
    }
    toml::from_str::<File>(text).map(|file| file.reading)
}
