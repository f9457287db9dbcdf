//! Headings with words near those of a question that nothing here answers: other words to search with.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::domain::rulings::library::{Library, LibraryEntry};
use crate::domain::rulings::search::Query;
use crate::domain::rulings::search::index::Part;
use crate::domain::rulings::search::stemmer::{is_stop, words};
use crate::domain::rulings::search::unit::Unit;
use crate::domain::rulings::status::standing;

/// How many words of a question are read.
const LONGEST: usize = 64;
/// How many headings are proposed at most.
const MOST: usize = 5;
/// How many entries are asked for their standing, the nearest first.
const CLOSELY: usize = 40;
/// What a word of a heading counts that was asked, and one with many of the same letters.
const SAME: u32 = 2;
const ALIKE: u32 = 1;

/// The headings of entries that may be cited, nearest first. Each has a word that was asked or one spelled much like it.
pub(super) fn other_words(part: &Part, library: &Library, query: &Query) -> Vec<String> {
    let near = near_terms(part, &query.text);
    let nearness = |unit: &Unit| -> u32 { unit.heading.iter().filter_map(|term| near.get(term)).sum() };
    let units =
        part.units.iter().take(part.always).filter(|unit| !unit.pointer).map(|unit| (nearness(unit), unit));
    let mut units: Vec<(u32, &Unit)> = units.filter(|(nearness, _)| *nearness > 0).collect();
    units.sort_by_key(|(nearness, unit)| (Reverse(*nearness), unit.heading.len()));
    let mut found: Vec<String> = Vec::new();
    for (_, unit) in units.into_iter().take(CLOSELY) {
        let Some(held) = library.document(&unit.stem) else { continue };
        let Some(entry) = held.entry(unit.ordinal) else { continue };
        let standing = standing(LibraryEntry { held, entry }, query.edition, query.on, library);
        if standing.status.is_authority() && !found.contains(&entry.heading) {
            found.push(entry.heading.clone());
        }
    }
    found.truncate(MOST);
    found
}

/// The terms near a question, with what each counts.
fn near_terms(part: &Part, text: &str) -> HashMap<u32, u32> {
    let mut near: HashMap<u32, u32> = HashMap::new();
    for word in words(text).iter().take(LONGEST).filter(|word| !is_stop(word)) {
        let alike = part.spelling.alike(word).into_iter().map(|other| (other, ALIKE));
        for (other, counts) in alike.chain([(word.as_str(), SAME)]) {
            if let Some(term) = part.word(other) {
                let known = near.entry(term).or_default();
                *known = counts.max(*known);
            }
        }
    }
    near
}
