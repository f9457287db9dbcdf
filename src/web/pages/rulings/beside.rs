//! What an entry does to other texts and what is done to it, each with its evidence.

use crate::app::library::LibrarySnapshot;
use crate::data;
use crate::domain::rulings::assertable::suggestions;
use crate::domain::rulings::asserted_relation::{Asserted, Reach, Target};
use crate::domain::rulings::inferred_relation::InferredRelation;
use crate::domain::rulings::library::LibraryEntry;
use crate::domain::rulings::library_relations::is_same_entry;
use crate::domain::rulings::relation::{Relation, RelationEffect, Scope};
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::pages::rulings::words;
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};
use crate::words::library::hint;
use crate::words::relation;

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

impl Related {
    pub const fn badge_word(&self) -> Message {
        match self.badge.as_bytes() {
            b"withdrawn" => say("rulings-related-withdrawn"),
            b"proposed" => say("rulings-related-proposed"),
            b"suggested" => say("rulings-related-suggested"),
            _ => Message::empty(),
        }
    }
}

/// A text that the library does not hold.
fn not_held(heading: &str, source: &str) -> String {
    say("rulings-related-not-held").with("heading", heading).with("source", source).to_string()
}

/// What is done to an entry.
const fn done_by(does: RelationEffect) -> Message {
    match does {
        RelationEffect::Replaces => say("rulings-done-replaced"),
        RelationEffect::Deletes => say("rulings-done-deleted"),
        RelationEffect::Reverses => say("rulings-done-reversed"),
        RelationEffect::Amends => say("rulings-done-amended"),
        RelationEffect::AddsTo => say("rulings-done-added-to"),
        RelationEffect::Narrows => say("rulings-done-narrowed"),
        RelationEffect::Confirms => say("rulings-done-confirmed"),
        RelationEffect::Clarifies => say("rulings-done-clarified"),
        RelationEffect::Leaves => say("rulings-done-left"),
        RelationEffect::Erratum => say("rulings-done-corrected"),
    }
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
        let basis = words::statement_line(
            &say("rulings-related-withdrawn").to_string(),
            site,
            &back.by,
            back.at,
            back.reason.as_ref(),
        )?;
        Ok(Related { badge: "withdrawn", ..outgoing(rulings, one, basis) })
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
pub const PROPOSED: &str = "proposed";

fn printed_relation(printed: &Relation) -> Related {
    let basis = match printed.paragraph {
        0 => say("rulings-related-printed-erratum"),
        paragraph => say("rulings-related-printed").with("number", paragraph),
    }
    .to_string();
    Related {
        number: 0,
        verb: verb(printed.does, printed.scope),
        words: not_held(&printed.heading, &relation::work(printed.source).to_string()),
        to: None,
        basis,
        badge: "",
    }
}

pub(super) fn verb(does: RelationEffect, scope: Scope) -> String {
    let verb = relation::verb(does);
    if scope == Scope::Part && does != RelationEffect::Erratum {
        return say("rulings-verb-in-part").with("verb", verb).to_string();
    }
    verb.to_string()
}

pub(super) fn outgoing(rulings: &LibrarySnapshot, one: &Asserted, basis: String) -> Related {
    let (words, to) = match &one.assertion.to {
        Target::Named { source, heading } => (not_held(heading, &relation::work(*source).to_string()), None),
        Target::Entry(place) => match place.find(&rulings.library) {
            Some(found) => (citation_of(found, one.assertion.paragraph), Some(address(found))),
            None => (say("rulings-related-not-held-any-more").with("heading", &place.slug).to_string(), None),
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
        basis: say("rulings-related-inferred").with("reason", &one.reason).to_string(),
        badge: "",
    }
}

pub(super) fn basis(site: &Site, one: &Asserted) -> Result<String, PageError> {
    let by =
        |did: Message| words::statement_line(&did.to_string(), site, &one.by, one.at, one.reason.as_ref());
    match &one.reach {
        Reach::Everybody => by(say("rulings-related-did-assert")),
        Reach::Proposed => by(say("rulings-related-did-propose")),
        Reach::Confirmed { by: other, at, reason } => {
            let confirmed = say("rulings-related-did-confirm").to_string();
            let confirmed = words::statement_line(&confirmed, site, other, *at, reason.as_ref())?;
            Ok(format!("{} {confirmed}", by(say("rulings-related-did-assert"))?))
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
    let done = done_by(does);
    let told = match (scope, paragraph) {
        (_, Some(number)) => say("rulings-done-in-part-at").with("number", number).with("done", done),
        (Scope::Part, None) => say("rulings-done-in-part").with("done", done),
        (Scope::Whole, None) => say("rulings-done").with("done", done),
    };
    told.to_string()
}

/// What the program suggests and nobody has asserted.
pub fn suggested_relations(rulings: &LibrarySnapshot, found: LibraryEntry<'_>) -> Vec<Related> {
    let one = |one: crate::domain::rulings::assertable::SuggestedRelation<'_>| Related {
        number: 0,
        verb: verb(one.does, one.scope),
        words: one.to.citation().to_string(),
        to: Some(address(one.to)),
        basis: words::sentence(&hint(&one.why).to_string()),
        badge: "suggested",
    };
    suggestions(found, &rulings.library, data::ruling_renames()).into_iter().map(one).collect()
}
