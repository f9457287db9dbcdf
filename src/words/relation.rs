//! What rulings do to earlier text.

use crate::domain::rulings::relation::{NamedWork, Relation, RelationEffect, Scope};
use crate::domain::rulings::standing::{Done, Extent};
use crate::messages::{Message, say};

in_english! {
    RelationEffect: |it| verb(*it),
    NamedWork: |it| work(*it),
}

/// What an entry does, as a verb: `replaces`.
pub const fn verb(does: RelationEffect) -> Message {
    match does {
        RelationEffect::Replaces => say("rulings-verb-replaces"),
        RelationEffect::Deletes => say("rulings-verb-deletes"),
        RelationEffect::Reverses => say("rulings-verb-reverses"),
        RelationEffect::Amends => say("rulings-verb-amends"),
        RelationEffect::AddsTo => say("rulings-verb-adds-to"),
        RelationEffect::Narrows => say("rulings-verb-narrows"),
        RelationEffect::Confirms => say("rulings-verb-confirms"),
        RelationEffect::Clarifies => say("rulings-verb-clarifies"),
        RelationEffect::Leaves => say("rulings-verb-leaves"),
        RelationEffect::Erratum => say("rulings-verb-corrects"),
    }
}

/// What another entry did to one, with that other entry: `replaced by 1E-CR 2000-10-30, seed deck`.
fn done_by(effect: RelationEffect, by: &str) -> Message {
    match effect {
        RelationEffect::Replaces => say("law-done-replaced").with("by", by),
        RelationEffect::Deletes => say("law-done-deleted").with("by", by),
        RelationEffect::Reverses => say("law-done-reversed").with("by", by),
        RelationEffect::Amends => say("law-done-amended").with("by", by),
        RelationEffect::AddsTo => say("law-done-added-to").with("by", by),
        RelationEffect::Narrows => say("law-done-narrowed").with("by", by),
        RelationEffect::Confirms => say("law-done-confirmed").with("by", by),
        RelationEffect::Clarifies => say("law-done-clarified").with("by", by),
        RelationEffect::Leaves => say("law-done-left").with("by", by),
        RelationEffect::Erratum => say("law-done-corrected").with("by", by),
    }
}

/// What another entry did to one, perhaps in part: `in part replaced by 1E-CR 2000-10-30, seed deck`.
pub fn done(done: Done, by: &str) -> Message {
    let in_part = |done: Message| say("law-done-in-part").with("done", done);
    match done {
        Done::DeletedAndReplaced => say("law-done-deleted-and-replaced").with("by", by),
        Done::Deleted => done_by(RelationEffect::Deletes, by),
        Done::ChangedInPart => in_part(say("law-done-changed").with("by", by)),
        Done::Unprinted(effect, Extent::Whole) => done_by(effect, by),
        Done::Unprinted(effect, Extent::Part) => in_part(done_by(effect, by)),
        Done::Unprinted(effect, Extent::Paragraph(number)) => {
            say("law-done-in-part-at").with("paragraph", number).with("done", done_by(effect, by))
        }
    }
}

/// A work that a document names: `Glossary`.
pub const fn work(work: NamedWork) -> Message {
    match work {
        NamedWork::Glossary => say("law-work-glossary"),
        NamedWork::Rulebook => say("law-work-rulebook"),
        NamedWork::CurrentRulings => say("law-work-current-rulings"),
        NamedWork::OwnSeries => say("law-work-own-series"),
        NamedWork::Card => say("law-work-card"),
        NamedWork::Unnamed => say("law-work-unnamed"),
    }
}

/// What a document prints of earlier text, as a clause without a subject.
pub fn relation(relation: &Relation) -> Message {
    let (does, work) = (verb(relation.does), work(relation.source));
    say("law-relation")
        .with("in-part", relation.scope == Scope::Part)
        .with("does", does)
        .with("heading", &relation.heading)
        .with("work", work)
}
