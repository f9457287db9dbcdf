//! What a later entry does to an earlier one without saying so, found by reading the two side by side.
//!
//! The documents name what they change only now and then: most of the answers of 1995 were overtaken in silence. These
//! readings come with the program, each with its reason; only those that are plain change what an entry is worth, the
//! others are suggested to whoever may assert relations.

use serde::Deserialize;

use crate::domain::rulings::asserted_relation::same;
use crate::domain::rulings::citation::Citation;
use crate::domain::rulings::library::{Found, Library};
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
    reading: Reading,
    later: (String, u32),
    earlier: (String, u32),
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

    fn placed(&self, library: &Library) -> Option<Placed> {
        let at = |cited: &str| {
            let citation: Citation = cited.parse().ok()?;
            let found = library.find(&citation)?;
            Some((found.document().stem.clone(), found.entry.ordinal))
        };
        Some(Placed { later: at(&self.later)?, earlier: at(&self.earlier)?, reading: self.clone() })
    }
}

impl Placed {
    fn entry<'a>(library: &'a Library, (stem, ordinal): &(String, u32)) -> Option<Found<'a>> {
        let held = library.document(stem)?;
        held.entry(*ordinal).map(|entry| Found { held, entry })
    }
}

fn is((stem, ordinal): &(String, u32), found: Found<'_>) -> bool {
    *ordinal == found.entry.ordinal && *stem == found.document().stem
}

impl Library {
    /// Takes the readings whose two entries are held. To be done once all documents are there.
    pub fn take_readings(&mut self, readings: &Readings) {
        self.readings = readings.iter().filter_map(|reading| reading.placed(self)).collect();
    }

    /// What an entry was read to do, with the entry to which it does it.
    pub fn read_from(&self, found: Found<'_>) -> Vec<(&Reading, Found<'_>)> {
        let own = self.readings.iter().filter(|placed| is(&placed.later, found));
        own.filter_map(|placed| Some((&placed.reading, Placed::entry(self, &placed.earlier)?))).collect()
    }

    /// What was read to be done to an entry, with the entry that does it.
    pub fn read_about(&self, found: Found<'_>) -> Vec<(&Reading, Found<'_>)> {
        let own = self.readings.iter().filter(|placed| is(&placed.earlier, found));
        own.filter_map(|placed| Some((&placed.reading, Placed::entry(self, &placed.later)?))).collect()
    }

    /// Whether a reading already says something about these two.
    pub(super) fn is_read(&self, later: Found<'_>, earlier: Found<'_>) -> bool {
        self.read_from(later).iter().any(|(_, other)| same(*other, earlier))
    }
}
