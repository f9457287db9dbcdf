//! Asserted and inferred relations between the entries of the library.

use crate::domain::rulings::asserted_relation::{Asserted, EntryAddress, Target};
use crate::domain::rulings::citation::Citation;
use crate::domain::rulings::inferred_relation::{InferredRelation, PlacedReading, Readings};
use crate::domain::rulings::library::{Library, LibraryEntry};
use crate::domain::rulings::relation::{RelationEffect, Unprinted};

impl EntryAddress {
    /// The address of an entry.
    pub fn of(found: LibraryEntry<'_>) -> Self {
        Self { stem: found.document().stem.clone(), slug: found.citation().slug() }
    }

    /// The entry at this address; `None` if the library does not have it.
    pub fn find<'a>(&self, library: &'a Library) -> Option<LibraryEntry<'a>> {
        library.entry(self)
    }

    pub(super) fn is(&self, found: LibraryEntry<'_>, library: &Library) -> bool {
        self.find(library).is_some_and(|own| is_same_entry(own, found))
    }
}

/// Whether both are the same entry.
pub fn is_same_entry(one: LibraryEntry<'_>, other: LibraryEntry<'_>) -> bool {
    one.document().stem == other.document().stem && one.entry.ordinal == other.entry.ordinal
}

impl Library {
    /// Replaces the assertions in force.
    pub fn take_assertions(&mut self, asserted: Vec<Asserted>) {
        self.asserted = asserted;
    }

    /// This library with one tournament's own assertions, as far as they agree with those already here.
    #[must_use]
    pub fn with_assertions(&self, more: Vec<Asserted>) -> Self {
        let mut library = self.clone();
        for one in more {
            if one.assertion.check(&library).is_ok() {
                library.asserted.push(one);
            }
        }
        library
    }

    /// What people assert that an entry does.
    pub fn asserted_from(&self, found: LibraryEntry<'_>) -> Vec<&Asserted> {
        self.asserted.iter().filter(|one| one.assertion.from.is(found, self)).collect()
    }

    /// What people assert is done to an entry, with the entry that does it.
    pub fn asserted_about(&self, found: LibraryEntry<'_>) -> Vec<(&Asserted, LibraryEntry<'_>)> {
        self.asserted
            .iter()
            .filter(|one| matches!(&one.assertion.to, Target::Entry(place) if place.is(found, self)))
            .filter_map(|one| Some((one, one.assertion.from.find(self)?)))
            .collect()
    }

    /// Whether it is asserted or inferred that one entry leaves another unchanged.
    pub fn leaves(&self, from: LibraryEntry<'_>, to: LibraryEntry<'_>) -> bool {
        self.reason_unchanged(from, to).is_some()
    }

    /// Why one entry leaves another unchanged, if that is asserted or inferred.
    pub fn reason_unchanged(&self, from: LibraryEntry<'_>, to: LibraryEntry<'_>) -> Option<Unprinted> {
        let leaves = |does, by| does == RelationEffect::Leaves && is_same_entry(by, from);
        let mut asserted = self.asserted_about(to).into_iter();
        let asserted = asserted.rfind(|(one, by)| leaves(one.assertion.does, *by));
        asserted.map(|(one, _)| one.evidence()).or_else(|| {
            let mut read = self.read_about(to).into_iter();
            let (one, _) = read.find(|(one, by)| one.is_plain() && leaves(one.does, *by))?;
            Some(Unprinted::read(&one.reason))
        })
    }

    /// Adds the readings whose two entries are in the library. Call it once all documents are there.
    pub fn take_readings(&mut self, readings: &Readings) {
        self.readings = readings.iter().filter_map(|reading| place_reading(reading, self)).collect();
    }

    /// What an entry is inferred to do, with the affected entry.
    pub fn read_from(&self, found: LibraryEntry<'_>) -> Vec<(&InferredRelation, LibraryEntry<'_>)> {
        let own = self.readings.iter().filter(|placed| is(&placed.later, found));
        own.filter_map(|placed| Some((&placed.reading, entry(self, &placed.earlier)?))).collect()
    }

    /// What is inferred to be done to an entry, with the entry that does it.
    pub fn read_about(&self, found: LibraryEntry<'_>) -> Vec<(&InferredRelation, LibraryEntry<'_>)> {
        let own = self.readings.iter().filter(|placed| is(&placed.earlier, found));
        own.filter_map(|placed| Some((&placed.reading, entry(self, &placed.later)?))).collect()
    }

    /// Whether there is a reading about these two entries.
    pub(super) fn is_read(&self, later: LibraryEntry<'_>, earlier: LibraryEntry<'_>) -> bool {
        self.read_from(later).iter().any(|(_, other)| is_same_entry(*other, earlier))
    }
}

fn place_reading(reading: &InferredRelation, library: &Library) -> Option<PlacedReading> {
    let at = |cited: &str| {
        let citation: Citation = cited.parse().ok()?;
        let found = library.find(&citation)?;
        Some((found.document().stem.clone(), found.entry.ordinal))
    };
    Some(PlacedReading {
        later: at(&reading.later)?,
        earlier: at(&reading.earlier)?,
        reading: reading.clone(),
    })
}

fn entry<'a>(library: &'a Library, (stem, ordinal): &(String, u32)) -> Option<LibraryEntry<'a>> {
    let held = library.document(stem)?;
    held.entry(*ordinal).map(|entry| LibraryEntry { held, entry })
}

fn is((stem, ordinal): &(String, u32), found: LibraryEntry<'_>) -> bool {
    *ordinal == found.entry.ordinal && *stem == found.document().stem
}
