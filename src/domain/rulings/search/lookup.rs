//! A heading or card title typed alone: nothing is asked, so the entries of that name are shown.

use crate::domain::rulings::citation::slug;
use crate::domain::rulings::entry::EntryKind;
use crate::domain::rulings::library::{Library, LibraryEntry};
use crate::domain::rulings::library_relations::is_same_entry;
use crate::domain::rulings::listed_change::item_before;
use crate::domain::rulings::search::index::Part;
use crate::domain::rulings::search::question::plainly;
use crate::domain::rulings::search::unit::points;
use crate::domain::rulings::search::{Aliases, Query};
use crate::domain::rulings::standing::Status;
use crate::domain::rulings::status::standing;

/// The longest name of a person or a ship that titles of several cards begin with, in bytes.
const LONGEST_NAME: usize = 30;

/// The entries whose name the text is, best standing first and then newest first; a reference leads to its target.
/// Empty if the text is more than a name.
pub(super) fn entries<'a>(
    part: &Part,
    aliases: &Aliases,
    library: &'a Library,
    query: &Query,
) -> Vec<LibraryEntry<'a>> {
    let typed = query.text.trim().trim_end_matches('?').trim();
    if typed.is_empty() {
        return Vec::new();
    }
    let mut found = library.by_heading(query.edition, typed);
    if found.is_empty()
        && let Some(name) = part.whole_name(&plainly(typed, part, aliases))
    {
        found = name.iter().flat_map(|heading| library.by_heading(query.edition, heading)).collect();
    }
    if found.is_empty() && typed.len() <= LONGEST_NAME {
        let own = library.entries().filter(|found| found.document().edition == query.edition);
        found = own.filter(|found| is_of(&found.entry.heading, typed)).collect();
    }
    let mut all: Vec<LibraryEntry<'a>> = Vec::new();
    for one in found {
        let mut targets: Vec<LibraryEntry<'a>> = item_before(one, query.on).into_iter().collect();
        targets.push(one);
        if one.entry.kind == EntryKind::CrossReferenceOnly || points(one.entry) {
            let references = library.references(one);
            targets.extend(references.iter().flat_map(|reference| reference.targets.iter().copied()));
        }
        for target in targets {
            if !all.iter().any(|other| is_same_entry(*other, target)) {
                all.push(target);
            }
        }
    }
    let typed = slug(typed);
    all.sort_by_key(|found| {
        let status = standing(*found, query.edition, query.on, library).status;
        let other = slug(&found.entry.heading) != typed;
        let points = points(found.entry);
        (points, other, rank(status), std::cmp::Reverse(found.document().issued), found.entry.ordinal)
    });
    all
}

/// Whether a heading is the title of a card of this name, as `Worf, Security Detail Leader` is one of Worf.
fn is_of(heading: &str, name: &str) -> bool {
    let plain = |text: &str| text.replace('’', "'").to_lowercase();
    heading.starts_with(char::is_uppercase)
        && heading
            .split_once(',')
            .is_some_and(|(own, _)| own.len() <= LONGEST_NAME && plain(own) == plain(name))
}

/// The order in which entries of one name are shown, by status.
const fn rank(status: Status) -> u8 {
    match status {
        Status::InForce => 0,
        Status::PartlySuperseded => 1,
        Status::CarriedForward => 2,
        Status::Undated => 3,
        Status::Window => 4,
        Status::Unanswered
        | Status::CrossReference
        | Status::NotYet
        | Status::Superseded
        | Status::Deleted
        | Status::OtherEdition => 5,
    }
}
