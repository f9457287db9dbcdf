//! A heading or card title typed alone: nothing is asked, so the entries of that name are shown.

use crate::domain::rulings::citation::slug;
use crate::domain::rulings::entry::EntryKind;
use crate::domain::rulings::library::{Library, LibraryEntry};
use crate::domain::rulings::library_relations::is_same_entry;
use crate::domain::rulings::listed_change::item_before;
use crate::domain::rulings::search::index::Part;
use crate::domain::rulings::search::question::plainly;
use crate::domain::rulings::search::stemmer::is_stop;
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
    let typed = typed(&query.text);
    if typed.is_empty() {
        return Vec::new();
    }
    let mut found = library.by_heading(query.edition, typed);
    if found.is_empty()
        && let Some(name) = part.whole_name(&plainly(typed, part, aliases))
    {
        found = name.iter().flat_map(|heading| library.by_heading(query.edition, heading)).collect();
    }
    let name = slug(typed);
    let edition = query.edition;
    let own = || library.entries().filter(move |found| found.document().edition == edition);
    if found.is_empty() {
        found = own().filter(|found| is_listed(*found, &name, library, query)).collect();
    }
    if found.is_empty() && typed.len() <= LONGEST_NAME {
        found = own().filter(|found| is_of(&found.entry.heading, &name)).collect();
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
    all.sort_by_key(|found| {
        let status = standing(*found, query.edition, query.on, library).status;
        let other = slug(&found.entry.heading) != name;
        let points = points(found.entry);
        (points, other, rank(status), std::cmp::Reverse(found.document().issued), found.entry.ordinal)
    });
    all
}

/// What names a card if titles begin with the text, as `1 Tribble - Go` does with `1 Tribble`: the terms of its words.
/// Empty if no entry has one of them.
pub(super) fn beginning_of_titles(part: &Part, aliases: &Aliases, text: &str) -> Option<Vec<u32>> {
    let typed = typed(text);
    let words = part.base.begins.contains(&slug(typed)).then(|| plainly(typed, part, aliases))?;
    let terms = words.iter().filter(|word| !is_stop(word)).map(|word| part.word(word));
    Some(terms.collect::<Option<Vec<u32>>>().unwrap_or_default())
}

fn typed(text: &str) -> &str {
    text.trim().trim_end_matches('?').trim()
}

/// Whether an entry is a name in a list of changes that leads to a document which is not held.
fn is_listed(found: LibraryEntry<'_>, name: &str, library: &Library, query: &Query) -> bool {
    found.entry.kind == EntryKind::SummaryOfChange
        && !found.entry.says_something()
        && slug(&found.entry.heading) == name
        && standing(found, query.edition, query.on, library).status == Status::CrossReference
}

/// Whether a heading has this name, as a [`slug`]: `Worf, Security Detail Leader` is one of Worf, and `Interlink Drone (Nine
/// of Eleven)` has the names before and in the brackets.
fn is_of(heading: &str, name: &str) -> bool {
    let before_commas = heading.match_indices(',').filter_map(|(at, _)| heading.get(..at));
    let brackets = heading.find(" (").and_then(|at| {
        let within = heading.get(at..)?.trim_start_matches([' ', '(']).trim_end_matches(')');
        Some([heading.get(..at)?, within])
    });
    let mut names = before_commas.chain(brackets.into_iter().flatten());
    heading.starts_with(char::is_uppercase) && names.any(|own| own.len() <= LONGEST_NAME && slug(own) == name)
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
