//! What an entry does to other texts and what is done to it, each with its evidence.

use crate::app::library::LibrarySnapshot;
use crate::data;
use crate::domain::rulings::assertable::suggestions;
use crate::domain::rulings::asserted_relation::{Asserted, Reach, Target};
use crate::domain::rulings::inferred_relation::InferredRelation;
use crate::domain::rulings::library::LibraryEntry;
use crate::domain::rulings::library_relations::is_same_entry;
use crate::domain::rulings::relation::{Relation, RelationEffect, Scope};
use crate::web::error::PageError;
use crate::web::pages::rulings::words;
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};

/// A relation on a page.
pub struct Related {
    /// The number of the statement; 0 for what is printed.
    pub number: i64,
    /// `replaces`, `is replaced by`.
    pub verb: String,
    /// The other text.
    pub words: String,
    /// Its page, if it is in the library.
    pub to: Option<Link>,
    /// `printed (¶1)`, or who asserted it, when and why.
    pub basis: String,
    /// The badge of a relation that does not count for everybody: withdrawn, proposed, or only suggested.
    pub badge: &'static str,
}

/// The URL of an entry.
pub fn address(found: LibraryEntry<'_>) -> Link {
    urls::entry(&found.document().stem, EntryKey(&found.citation().slug()))
}

/// What the entry does: printed, asserted, and withdrawn.
///
/// # Errors
/// If the store does not answer.
pub fn from(
    site: &Site,
    rulings: &LibrarySnapshot,
    found: LibraryEntry<'_>,
) -> Result<Vec<Related>, PageError> {
    let printed = found.entry.relations.iter().map(printed_relation);
    let own = rulings.withdrawn.iter().filter(|(one, _)| {
        one.assertion.from.find(&rulings.library).is_some_and(|from| is_same_entry(from, found))
    });
    let withdrawn = own.map(|(one, back)| {
        let basis = words::statement_line("Withdrawn", site, &back.by, back.at, &back.reason)?;
        Ok(Related { badge: "Withdrawn", ..outgoing(rulings, one, basis) })
    });
    let library = &rulings.library;
    let read = library.read_from(found).into_iter();
    let read = read.filter(|(one, to)| one.is_plain() && !library.leaves(found, *to));
    let read = read.map(|(one, to)| inferred_relation(one, verb(one.does, one.scope), to));
    let asserted = asserted_from(site, rulings, found)?;
    printed.chain(read).chain(asserted).map(Ok).chain(withdrawn).collect()
}

/// What people assert that the entry does.
///
/// # Errors
/// If the store does not answer.
pub fn asserted_from(
    site: &Site,
    rulings: &LibrarySnapshot,
    found: LibraryEntry<'_>,
) -> Result<Vec<Related>, PageError> {
    let asserted = rulings.library.asserted_from(found).into_iter();
    let asserted = asserted.map(|one| Ok(outgoing(rulings, one, basis(site, one)?)));
    let proposed = rulings.proposed.iter().filter(|one| {
        one.assertion.from.find(&rulings.library).is_some_and(|from| is_same_entry(from, found))
    });
    let proposed =
        proposed.map(|one| Ok(Related { badge: PROPOSED, ..outgoing(rulings, one, basis(site, one)?) }));
    asserted.chain(proposed).collect()
}

/// The badge of a relation that counts only at its author's tournaments.
pub const PROPOSED: &str = "Proposed";

fn printed_relation(relation: &Relation) -> Related {
    let basis = match relation.paragraph {
        0 => "printed: the document lists it as an erratum".to_owned(),
        paragraph => format!("printed (¶{paragraph})"),
    };
    Related {
        number: 0,
        verb: verb(relation.does, relation.scope),
        words: format!("“{}” ({}, not held)", relation.heading, relation.source),
        to: None,
        basis,
        badge: "",
    }
}

pub(super) fn verb(does: RelationEffect, scope: Scope) -> String {
    let part = if scope == Scope::Part && does != RelationEffect::Erratum { " a part of" } else { "" };
    format!("{}{part}", does.verb())
}

pub(super) fn outgoing(rulings: &LibrarySnapshot, one: &Asserted, basis: String) -> Related {
    let (words, to) = match &one.assertion.to {
        Target::Named { source, heading } => (format!("“{heading}” ({source}, not held)"), None),
        Target::Entry(place) => match place.find(&rulings.library) {
            Some(found) => (citation_of(found, one.assertion.paragraph), Some(address(found))),
            None => (format!("“{}” (not held any more)", place.slug), None),
        },
    };
    Related {
        number: one.number,
        verb: verb(one.assertion.does, one.assertion.scope),
        words,
        to,
        basis,
        badge: "",
    }
}

/// An entry, or one of its paragraphs.
fn citation_of(found: LibraryEntry<'_>, paragraph: Option<u32>) -> String {
    let citation = found.citation();
    paragraph.map_or_else(|| citation.to_string(), |number| citation.clone().at(number).to_string())
}

/// A relation that neither entry states.
fn inferred_relation(one: &InferredRelation, verb: String, other: LibraryEntry<'_>) -> Related {
    Related {
        number: 0,
        verb,
        words: other.citation().to_string(),
        to: Some(address(other)),
        basis: format!("not printed, read from the two texts: {}", one.reason),
        badge: "",
    }
}

pub(super) fn basis(site: &Site, one: &Asserted) -> Result<String, PageError> {
    let by = |verb: &str| words::statement_line(verb, site, &one.by, one.at, &one.reason);
    match &one.reach {
        Reach::Everybody => by("asserted"),
        Reach::Proposed => by("counts only where its author helps; proposed"),
        Reach::Confirmed { by: other, at } => {
            Ok(format!("{} {}", by("asserted")?, words::statement_line("Confirmed", site, other, *at, "")?))
        }
    }
}

/// What is done to the entry.
///
/// # Errors
/// If the store does not answer.
pub fn about(
    site: &Site,
    rulings: &LibrarySnapshot,
    found: LibraryEntry<'_>,
) -> Result<Vec<Related>, PageError> {
    let proposed = rulings.proposed.iter().filter_map(|one| {
        let to = matches!(&one.assertion.to, Target::Entry(to) if to.find(&rulings.library).is_some_and(|to| is_same_entry(to, found)));
        Some((one, one.assertion.from.find(&rulings.library).filter(|_| to)?))
    });
    let one = |(one, from): (&Asserted, LibraryEntry<'_>)| {
        Ok(Related {
            number: one.number,
            verb: incoming(one.assertion.does, one.assertion.scope, one.assertion.paragraph),
            words: from.citation().to_string(),
            to: Some(address(from)),
            basis: basis(site, one)?,
            badge: if one.is_proposed() { PROPOSED } else { "" },
        })
    };
    let library = &rulings.library;
    let read = library.read_about(found).into_iter();
    let read = read.filter(|(one, from)| one.is_plain() && !library.leaves(*from, found));
    let read = read.map(|(one, from)| inferred_relation(one, incoming(one.does, one.scope, None), from));
    read.map(Ok).chain(rulings.library.asserted_about(found).into_iter().chain(proposed).map(one)).collect()
}

fn incoming(does: RelationEffect, scope: Scope, paragraph: Option<u32>) -> String {
    let part = match (scope, paragraph) {
        (_, Some(number)) => format!("in part (¶{number}) "),
        (Scope::Part, None) => "in part ".to_owned(),
        (Scope::Whole, None) => String::new(),
    };
    format!("is {part}{}", does.done_by())
}

/// What the program suggests and nobody has asserted.
pub fn suggested_relations(rulings: &LibrarySnapshot, found: LibraryEntry<'_>) -> Vec<Related> {
    let one = |one: crate::domain::rulings::assertable::SuggestedRelation<'_>| Related {
        number: 0,
        verb: verb(one.does, one.scope),
        words: one.to.citation().to_string(),
        to: Some(address(one.to)),
        basis: words::sentence(&one.why.to_string()),
        badge: "Suggested",
    };
    suggestions(found, &rulings.library, data::ruling_renames()).into_iter().map(one).collect()
}
