//! A key that one object of a JSON deck list has twice: other programs read only one of the two values.

use crate::domain::deck::fault::{Fault, FaultRule, ReadingFault};
use crate::domain::deck::finding::DeckFinding;
use crate::domain::deck::severity::Severity;

/// The longest key that is shown, in characters.
const LONGEST: usize = 60;

/// How many of them are told.
const TOLD: usize = 6;

/// The second of two equal keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RepeatedKey {
    /// Line in the file, from 1.
    pub line: usize,
    /// The key as written, shortened and without control characters.
    pub key: String,
}

impl RepeatedKey {
    pub(super) fn new(line: usize, key: &str) -> Self {
        let safe = |character: char| if character.is_control() { '\u{fffd}' } else { character };
        Self { line, key: key.chars().take(LONGEST).map(safe).collect() }
    }
}

/// A fault for each of the first keys that appear twice.
pub(super) fn repeated_keys(keys: &[RepeatedKey]) -> impl Iterator<Item = Fault> {
    keys.iter().take(TOLD).map(|RepeatedKey { line, key }| Fault {
        rule: FaultRule::Reading(ReadingFault::RepeatedKey),
        severity: Severity::Error,
        zone: None,
        finding: DeckFinding::RepeatedKey { line: *line, key: key.clone() },
        lines: vec![*line],
        cards: Vec::new(),
        citations: Vec::new(),
        confidence: None,
    })
}
