//! What a later entry does to an earlier one without saying so, found by reading the two side by side.
//!
//! The documents name what they change only now and then: most of the answers of 1995 were overtaken in silence. These
//! readings come with the program, each with its reason; only those that are plain change what an entry is worth, the
//! others are suggested to people who may assert relations.

use serde::Deserialize;

use crate::domain::rulings::relation::{Scope, Treatment};
use crate::domain::source::Confidence;

/// One of them.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// The entry that does it, as it is cited.
    pub later: String,
    /// What it does.
    pub does: Treatment,
    /// To how much of the other.
    pub scope: Scope,
    /// The entry to which it is done, as it is cited.
    pub earlier: String,
    /// What each of them says, in short.
    pub reason: String,
    /// [`Confidence::Seen`] where both plainly answer the same question.
    pub confidence: Confidence,
}

/// All of them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Readings {
    #[serde(rename = "reading", default)]
    all: Vec<Reading>,
}

/// A reading whose two entries are held: their stems and numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Placed {
    pub(super) reading: Reading,
    pub(super) later: (String, u32),
    pub(super) earlier: (String, u32),
}

impl Readings {
    /// Reads the list of readings.
    ///
    /// # Errors
    /// When it is not such a list.
    pub fn parse(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }

    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = &Reading> {
        self.all.iter()
    }
}

impl Reading {
    /// Whether it changes what the earlier entry is worth.
    pub fn is_plain(&self) -> bool {
        self.confidence == Confidence::Seen
    }
}
