//! Items of a list of changes that are older than the entries they announce.
//!
//! Where a list has stars of its own, an item without one was issued by the date of the document before. If the entry that
//! it announces has a star, that entry was revised later: until it applies, the item alone says what had changed.

use chrono::NaiveDate;

use crate::domain::rulings::citation::slug;
use crate::domain::rulings::effective_date::{Applies, applies, start};
use crate::domain::rulings::entry::{EntryKind, RulingEntry};
use crate::domain::rulings::library::LibraryEntry;

/// The subjects of an item that names several.
pub(super) fn several(heading: &str) -> impl Iterator<Item = &str> {
    heading.split(", ").filter(move |subject| *subject != heading)
}

/// Whether an item under this heading announces entries under that one.
pub(super) fn announces(item: &str, heading: &str) -> bool {
    let own = slug(heading);
    std::iter::once(item).chain(several(item)).any(|subject| slug(subject) == own)
}

/// The entries that an item announces, if they are newer than the item itself.
pub(super) fn announced_later(item: LibraryEntry<'_>) -> Vec<LibraryEntry<'_>> {
    let LibraryEntry { held, entry } = item;
    let is_item = entry.kind == EntryKind::SummaryOfChange && entry.says_something();
    let own = start(item).filter(|own| is_item && held.document.issued.is_some_and(|issued| own.by < issued));
    let Some(own) = own else { return Vec::new() };
    let entries =
        held.entries.iter().filter(|one| may_be_announced(one) && announces(&entry.heading, &one.heading));
    let entries = entries.map(|entry| LibraryEntry { held, entry });
    entries.filter(|one| start(*one).is_some_and(|start| own.by < start.by)).collect()
}

/// The item that may already say what an entry changed, on a day before the entry itself applies.
pub(super) fn item_before(found: LibraryEntry<'_>, on: NaiveDate) -> Option<LibraryEntry<'_>> {
    let LibraryEntry { held, entry } = found;
    if !held.document.star_rule || !may_be_announced(entry) {
        return None;
    }
    let begins = start(found)?.by;
    if on >= begins {
        return None;
    }
    let is_item = |item: &&RulingEntry| {
        item.kind == EntryKind::SummaryOfChange
            && item.says_something()
            && announces(&item.heading, &entry.heading)
    };
    let mut items = held.entries.iter().filter(is_item).map(|entry| LibraryEntry { held, entry });
    items.find(|item| start(*item).is_some_and(|own| own.by < begins) && applies(*item, on) != Applies::No)
}

/// Whether an item may apply on a day on which one of the entries that it announces does not yet.
pub(super) fn speaks_alone<'a>(
    item: LibraryEntry<'_>,
    mut announced: impl Iterator<Item = LibraryEntry<'a>>,
    on: NaiveDate,
) -> bool {
    applies(item, on) != Applies::No && announced.any(|one| start(one).is_some_and(|start| on < start.by))
}

fn may_be_announced(entry: &RulingEntry) -> bool {
    entry.level == 1 && entry.kind == EntryKind::Ruling
}
