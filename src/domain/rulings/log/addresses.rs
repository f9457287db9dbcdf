//! Permanent addresses: an address given out for one copy of an issue leads to the same text in the copy cited now.

use std::collections::BTreeMap;

use crate::domain::rulings::citation::place;
use crate::domain::rulings::correction::CorrectedEntry;
use crate::domain::rulings::document::{KnownDocuments, WorkKey};
use crate::domain::rulings::entry::{RulingEntry, nth_entry, parents};
use crate::domain::rulings::library::Former;
use crate::domain::rulings::log::imported::ImportedDocument;

/// Every address within a copy, including those that corrections removed, with its entry.
fn entries_by_address(held: &ImportedDocument) -> BTreeMap<String, &RulingEntry> {
    let former = held.former.addresses.iter();
    let former =
        former.filter_map(|(address, ordinal)| Some((address.clone(), nth_entry(&held.entries, *ordinal)?)));
    let own = held.entries.iter().map(|entry| (place(entry, &parents(&held.entries, entry)), entry));
    former.chain(own).collect()
}

/// The entry at an address within a copy.
pub fn at<'a>(held: &'a ImportedDocument, slug: &str) -> Option<&'a RulingEntry> {
    entries_by_address(held).get(slug).copied()
}

/// The dates and addresses that lead to a document, including those of the other copies of its issue. An entry whose
/// address does not exist in the copy cited now is found by its text.
pub fn former_addresses(held: &ImportedDocument, copies: &[&ImportedDocument]) -> Former {
    let mut former = held.former.clone();
    if copies.is_empty() {
        return former;
    }
    let own = entries_by_address(held);
    for copy in copies {
        former.dates.extend(copy.former.dates.iter().cloned().chain([copy.document.date()]));
        for (address, entry) in
            entries_by_address(copy).into_iter().filter(|(address, _)| !own.contains_key(address))
        {
            let same = CorrectedEntry::of(entry).find(&held.entries).and_then(|at| held.entries.get(at));
            if let Some(same) = same {
                former.addresses.entry(address).or_insert(same.ordinal);
            }
        }
    }
    former
}

/// Distinguishes undated documents of one series. The one that the program knows, or else the first one imported, is
/// cited without a date; every other carries the first digits of its file's hash. Older citations lead to the first
/// or, if it lacks the entry, to the others.
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
        held.base.file = later.then(|| held.stored_sha256.as_str().chars().take(8).collect());
        held.document.file.clone_from(&held.base.file);
        held.former.dates.insert(held.document.date());
    }
}

/// The date of an undated document.
const UNDATED: &str = "n.d.";
