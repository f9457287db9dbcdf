//! Addresses that stay: what was given out for one copy of an issue leads to the same text in the copy cited now.

use std::collections::BTreeMap;

use crate::domain::rulings::citation::place;
use crate::domain::rulings::correction::Mark;
use crate::domain::rulings::document::{KnownDocuments, WorkKey};
use crate::domain::rulings::entry::{Entry, numbered, parents};
use crate::domain::rulings::library::Former;
use crate::domain::rulings::log::imported::ImportedDocument;

/// Every address within a copy, also those that corrections took away, with its entry.
fn all(held: &ImportedDocument) -> BTreeMap<String, &Entry> {
    let former = held.former.addresses.iter();
    let former =
        former.filter_map(|(address, ordinal)| Some((address.clone(), numbered(&held.entries, *ordinal)?)));
    let own = held.entries.iter().map(|entry| (place(entry, &parents(&held.entries, entry)), entry));
    former.chain(own).collect()
}

/// The entry at an address within a copy.
pub fn at<'a>(held: &'a ImportedDocument, slug: &str) -> Option<&'a Entry> {
    all(held).get(slug).copied()
}

/// The dates and addresses that lead to a document, with those of the other copies of its issue: an entry whose address
/// is not there in the copy cited now is known again by its text.
pub fn kept(held: &ImportedDocument, copies: &[&ImportedDocument]) -> Former {
    let mut former = held.former.clone();
    let own = all(held);
    for copy in copies {
        former.dates.extend(copy.former.dates.iter().cloned().chain([copy.document.date()]));
        for (address, entry) in all(copy).into_iter().filter(|(address, _)| !own.contains_key(address)) {
            let same = Mark::of(entry).find(&held.entries).and_then(|at| held.entries.get(at));
            if let Some(same) = same {
                former.addresses.entry(address).or_insert(same.ordinal);
            }
        }
    }
    former
}

/// Tells undated documents of one series apart: the one that the program knows is cited without a date, or else the one
/// that was there first; every other bears the first digits of its file's hash. What was cited before that leads to the
/// first, and where it does not hold the entry, to the others.
pub fn tell_apart(imported: &mut [ImportedDocument], known: &KnownDocuments) {
    let mut first: BTreeMap<WorkKey, String> = BTreeMap::new();
    for known in known.iter().filter(|known| known.issued.is_none()) {
        first.insert(known.work.clone(), known.stem.clone());
    }
    let mut undated: Vec<&mut ImportedDocument> =
        imported.iter_mut().filter(|held| held.former.dates.contains(UNDATED)).collect();
    undated.sort_by(|one, other| (one.at, &one.stored_sha256).cmp(&(other.at, &other.stored_sha256)));
    for held in undated {
        let stem = held.base.stem.clone();
        let first = first.entry(held.base.work.clone()).or_insert_with(|| stem.clone());
        let later = !held.recognised && *first != stem;
        held.base.file = later.then(|| held.stored_sha256.chars().take(8).collect());
        held.document.file.clone_from(&held.base.file);
        held.former.dates.insert(held.document.date());
    }
}

/// The date of an undated document.
const UNDATED: &str = "n.d.";
