//! What people may assert, and what the program suggests to them. A suggestion never changes anything by itself.

use crate::domain::rulings::amendments::changed_by;
use crate::domain::rulings::asserted_relation::{Assertion, Target};
use crate::domain::rulings::citation::{Citation, slug};
use crate::domain::rulings::compare::Renames;
use crate::domain::rulings::entry::EntryKind;
use crate::domain::rulings::library::{Library, LibraryDocument, LibraryEntry};
use crate::domain::rulings::library_relations::is_same_entry;
use crate::domain::rulings::relation::{NamedWork, Relation, RelationEffect, Scope};
use crate::domain::rulings::standing::Done;

/// A relation that nobody has asserted yet: a person may accept it.
#[derive(Debug, Clone)]
pub struct SuggestedRelation<'a> {
    /// What the entry may do.
    pub does: RelationEffect,
    /// How much of the other entry it does that to.
    pub scope: Scope,
    /// The other entry.
    pub to: LibraryEntry<'a>,
    /// Why the program suggests it.
    pub why: Hint,
}

/// Why a relation is suggested, as a clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Hint {
    /// The two texts were read side by side: what each of them says.
    Read(String),
    /// A paragraph of the later entry says so, without naming the earlier document.
    Printed(Relation),
    /// The later document lists the heading among its changes.
    Listed,
    /// The later document marks the entry as new or changed.
    Marked,
}

/// Why a relation cannot be asserted.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotRelatable {
    /// The library has no such entry.
    NotHeld,
    /// The entries belong to different games.
    OtherEdition,
    /// An entry cannot change itself.
    Itself,
    /// The other entry has no such paragraph.
    NoParagraph(u32),
    /// An entry is left unchanged as a whole or not at all.
    LeftWhole,
    /// An erratum needs a card.
    NoCard,
    /// The other entry is newer.
    Later,
    /// The other entry changes this one.
    Circle(Box<ChangeCircle>),
    /// The relation is asserted already.
    Known,
    /// The opposite is asserted already.
    Contrary(RelationEffect),
}

/// How an entry is already changed by the one that it would change, directly or through others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangeCircle {
    /// The entry that is changed.
    pub changed: Citation,
    /// What is done to it and by which entry, and so on to the last.
    pub steps: Vec<(Done, Citation)>,
}

impl Assertion {
    /// Checks what a person wants to assert.
    ///
    /// # Errors
    /// If an entry is missing, both are the same entry or belong to different games, the other is later or changes
    /// this one, or the relation is asserted already.
    pub fn check(&self, library: &Library) -> Result<(), NotRelatable> {
        let from = self.from.find(library).ok_or(NotRelatable::NotHeld)?;
        if self.does == RelationEffect::Erratum
            && !matches!(self.to, Target::Named { source: NamedWork::Card, .. })
        {
            return Err(NotRelatable::NoCard);
        }
        if let Target::Entry(place) = &self.to {
            let to = place.find(library).ok_or(NotRelatable::NotHeld)?;
            if from.document().edition != to.document().edition {
                return Err(NotRelatable::OtherEdition);
            }
            if is_same_entry(from, to) {
                return Err(NotRelatable::Itself);
            }
            self.check_paragraph(to)?;
            let (own, other) = (from.document().issued, to.document().issued);
            if own.is_some() && other > own {
                return Err(NotRelatable::Later);
            }
            if let Some(steps) = self.circle(from, to, library) {
                return Err(NotRelatable::Circle(Box::new(steps)));
            }
        }
        let leaves = self.does == RelationEffect::Leaves;
        let same = library.asserted_from(from).into_iter().map(|one| &one.assertion);
        for other in same.filter(|other| other.to == self.to) {
            if other.does == self.does && other.paragraph == self.paragraph {
                return Err(NotRelatable::Known);
            }
            if leaves || other.does == RelationEffect::Leaves {
                return Err(NotRelatable::Contrary(other.does));
            }
        }
        Ok(())
    }

    fn check_paragraph(&self, to: LibraryEntry<'_>) -> Result<(), NotRelatable> {
        let Some(number) = self.paragraph else { return Ok(()) };
        if self.does == RelationEffect::Leaves {
            return Err(NotRelatable::LeftWhole);
        }
        // Without the text, the paragraphs cannot be counted.
        let there = !to.held.text_held || to.entry.paragraph(number).is_some();
        if there { Ok(()) } else { Err(NotRelatable::NoParagraph(number)) }
    }

    /// How the other entry (or a part of it, if the whole is meant) already changes this one, directly or through
    /// others.
    fn circle(
        &self,
        from: LibraryEntry<'_>,
        to: LibraryEntry<'_>,
        library: &Library,
    ) -> Option<ChangeCircle> {
        if !self.does.touches() {
            return None;
        }
        let held = to.held;
        let below = held.entries.iter().map(|entry| LibraryEntry { held, entry });
        let below =
            below.filter(|part| held.parents(part.entry).iter().any(|own| own.ordinal == to.entry.ordinal));
        let ends: Vec<LibraryEntry<'_>> = below.filter(|_| self.scope == Scope::Whole).chain([to]).collect();
        let mut seen = vec![from];
        let mut open = vec![(from, Vec::new())];
        while let Some((changed, steps)) = open.pop() {
            for (by, done) in changed_by(changed, library) {
                let mut steps: Vec<(Done, Citation)> = steps.clone();
                steps.push((done, by.citation()));
                if ends.iter().any(|end| is_same_entry(*end, by)) {
                    return Some(ChangeCircle { changed: from.citation(), steps });
                }
                if !seen.iter().any(|known| is_same_entry(*known, by)) {
                    seen.push(by);
                    open.push((by, steps));
                }
            }
        }
        None
    }
}

/// Every suggestion in the library, each with the entry that it is about, in the order of the documents.
pub fn all_suggestions<'a>(
    library: &'a Library,
    renames: &Renames,
) -> Vec<(LibraryEntry<'a>, SuggestedRelation<'a>)> {
    let entries =
        |held: &'a LibraryDocument| held.entries.iter().map(move |entry| LibraryEntry { held, entry });
    let each = library.documents().flat_map(entries);
    each.flat_map(|from| suggestions(from, library, renames).into_iter().map(move |one| (from, one)))
        .collect()
}

/// What an entry may do to earlier entries under its heading, without what is asserted already.
pub fn suggestions<'a>(
    found: LibraryEntry<'_>,
    library: &'a Library,
    renames: &Renames,
) -> Vec<SuggestedRelation<'a>> {
    let likely = library.read_from(found).into_iter().filter(|(one, _)| !one.is_plain());
    let likely = likely.map(|(one, to)| SuggestedRelation {
        does: one.does,
        scope: one.scope,
        to,
        why: Hint::Read(one.reason.trim_end_matches('.').to_owned()),
    });
    let asserted = library.asserted_from(found);
    let known = |other: &LibraryEntry<'_>| {
        asserted
            .iter()
            .any(|one| matches!(&one.assertion.to, Target::Entry(place) if place.is(*other, library)))
    };
    let under_the_heading = headed_alike(found, library, renames);
    likely.chain(under_the_heading).filter(|one| !known(&one.to)).collect()
}

/// The earlier entries under its heading or a renamed one, except those with an inferred relation.
fn headed_alike<'a>(
    found: LibraryEntry<'_>,
    library: &'a Library,
    renames: &Renames,
) -> Vec<SuggestedRelation<'a>> {
    let (document, entry) = (found.document(), found.entry);
    let Some(issued) = document.issued.filter(|_| entry.kind == EntryKind::Ruling) else { return Vec::new() };
    let also = renames.also(document.edition, &entry.heading);
    std::iter::once(entry.heading.as_str())
        .chain(also)
        .flat_map(|heading| library.by_heading(document.edition, heading))
        .filter(|other| other.document().issued < Some(issued) && other.entry.level == entry.level)
        .filter(|other| other.entry.kind != EntryKind::CrossReferenceOnly && !library.is_read(found, *other))
        .filter_map(|to| suggestion(found, to))
        .collect()
}

fn suggestion<'a>(found: LibraryEntry<'_>, to: LibraryEntry<'a>) -> Option<SuggestedRelation<'a>> {
    let own = slug(&found.entry.heading);
    let says = |relation: &&Relation| relation.does.changes() && slug(&relation.heading) == own;
    if let Some(printed) = found.entry.relations.iter().find(says) {
        let why = Hint::Printed(printed.clone());
        return Some(SuggestedRelation { does: printed.does, scope: printed.scope, to, why });
    }
    let listed = found
        .held
        .entries
        .iter()
        .any(|entry| entry.kind == EntryKind::SummaryOfChange && slug(&entry.heading) == own);
    let why = if listed {
        Hint::Listed
    } else if found.document().star_rule && found.entry.starred {
        Hint::Marked
    } else {
        return None;
    };
    Some(SuggestedRelation { does: RelationEffect::Amends, scope: Scope::Part, to, why })
}
