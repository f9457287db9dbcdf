//! A fault for each key that one object of a JSON deck list has twice.

use crate::domain::deck::fault::{Fault, FaultRule, ReadingFault};
use crate::domain::deck::finding::DeckFinding;
use crate::domain::deck::repeated_key::RepeatedKey;
use crate::domain::deck::severity::Severity;

/// How many of them are told.
const TOLD: usize = 6;

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
