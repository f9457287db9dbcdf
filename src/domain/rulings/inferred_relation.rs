//! What a later entry does to an earlier one without saying so, inferred from both texts.
//!
//! The documents rarely name what they change: most of the answers of 1995 were superseded silently. These readings
//! come with the program, each with its reason. Only plain ones change an entry's standing; the others are suggested
//! to people who may assert relations.

use serde::Deserialize;

use crate::domain::rulings::relation::{RelationEffect, Scope};
use crate::domain::source::Confidence;

/// One inferred relation.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InferredRelation {
    /// The citation of the later entry.
    pub later: String,
    /// What the later entry does.
    pub does: RelationEffect,
    /// How much of the earlier entry it concerns.
    pub scope: Scope,
    /// The citation of the earlier entry.
    pub earlier: String,
    /// What each of them says, in brief.
    pub reason: String,
    /// [`Confidence::Seen`] if both plainly answer the same question.
    pub confidence: Confidence,
}

/// The list of inferred relations.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Readings {
    #[serde(rename = "reading", default)]
    all: Vec<InferredRelation>,
}

/// A reading whose two entries are in the library: their stems and ordinals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PlacedReading {
    pub(super) reading: InferredRelation,
    pub(super) later: (String, u32),
    pub(super) earlier: (String, u32),
}

impl Readings {
    /// Reads the list of readings.
    ///
    /// # Errors
    /// If it is not such a list.
    pub fn parse(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }

    /// Every reading, in file order.
    pub fn iter(&self) -> impl Iterator<Item = &InferredRelation> {
        self.all.iter()
    }
}

impl InferredRelation {
    /// Whether it is plain enough to change the earlier entry's standing.
    pub fn is_plain(&self) -> bool {
        self.confidence == Confidence::Seen
    }
}
