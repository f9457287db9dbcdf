//! Addresses that stay: what was given out for one copy of an issue leads to the same text in the copy cited now.

use std::collections::BTreeMap;

use super::ImportedDocument;
use crate::domain::rulings::citation::place;
use crate::domain::rulings::correction::Mark;
use crate::domain::rulings::entry::{Entry, numbered, parents};
use crate::domain::rulings::library::Former;

/// Every address within a copy, also those that corrections took away, with its entry.
fn all(held: &ImportedDocument) -> BTreeMap<String, &Entry> {
    let former = held.former.addresses.iter();
    let former =
        former.filter_map(|(address, ordinal)| Some((address.clone(), numbered(&held.entries, *ordinal)?)));
    let own = held.entries.iter().map(|entry| (place(entry, &parents(&held.entries, entry)), entry));
    former.chain(own).collect()
}

/// The entry at an address within a copy.
pub(super) fn at<'a>(held: &'a ImportedDocument, slug: &str) -> Option<&'a Entry> {
    all(held).get(slug).copied()
}

/// The dates and addresses that lead to a document, with those of the other copies of its issue: an entry whose address
/// is not there in the copy cited now is known again by its text.
pub(super) fn kept(held: &ImportedDocument, copies: &[&ImportedDocument]) -> Former {
    let mut former = held.former.clone();
    let own = all(held);
    for copy in copies {
        former.dates.extend(copy.former.dates.iter().cloned());
        for (address, entry) in all(copy).into_iter().filter(|(address, _)| !own.contains_key(address)) {
            let same = Mark::of(entry).find(&held.entries).and_then(|at| held.entries.get(at));
            if let Some(same) = same {
                former.addresses.entry(address).or_insert(same.ordinal);
            }
        }
    }
    former
}
