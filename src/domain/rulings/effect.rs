//! What other entries do to an entry by a day: as printed, as people assert, and as read side by side.

use chrono::NaiveDate;

use crate::domain::rulings::assertion::Asserted;
use crate::domain::rulings::entry::Kind;
use crate::domain::rulings::library::{Found, Library};
use crate::domain::rulings::reading::Reading;
use crate::domain::rulings::relation::{Relation, Scope, Source, Treatment};
use crate::domain::rulings::start::{applies, start};
use crate::domain::rulings::status::{Standing, Status};

/// What one entry does to another.
struct Effect {
    how: How,
    basis: Basis,
    reason: String,
}

/// How much of the earlier entry is left, the heavier the later.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum How {
    Partly,
    Wholly(Status),
}

/// Of equally heavy effects the one with the later basis counts: whoever asserts something knows what is printed, and a
/// reading tells more than that a later entry names a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Basis {
    PrintedOfPart,
    Read,
    Printed,
    Asserted,
}

impl Effect {
    fn weight(&self) -> (bool, Basis) {
        (self.how != How::Partly, self.basis)
    }

    fn standing(self) -> Standing {
        let status = match self.how {
            How::Wholly(status) => status,
            How::Partly => Status::PartlySuperseded,
        };
        Standing::new(status, self.reason)
    }
}

/// What becomes of an entry by what others do to it: the heaviest counts, then the best basis, then the newest.
pub(super) fn done(found: Found<'_>, on: NaiveDate, library: &Library) -> Option<Standing> {
    let mut effects = printed(found, on, library);
    effects.extend(read(found, on, library));
    effects.extend(asserted(found, on, library));
    effects.into_iter().max_by_key(Effect::weight).map(Effect::standing)
}

/// What people assert that entries which apply on the date do to this one.
///
/// The reason names no person: it is frozen into tournament logs, and names stand outside of them.
fn asserted(found: Found<'_>, on: NaiveDate, library: &Library) -> Vec<Effect> {
    let told = |(one, from): (&Asserted, Found<'_>)| {
        let (day, why) = (one.at.date_naive(), one.reason.trim_end_matches('.'));
        let (how, by) = unprinted(one.assertion.does, one.assertion.scope, from)?;
        let reason = format!("{by}, as a person asserted on {day}: {why}");
        Some(Effect { how, basis: Basis::Asserted, reason })
    };
    let about = library.asserted_about(found).into_iter();
    about.filter(|(_, from)| applies(*from, on)).filter_map(told).collect()
}

/// What entries that apply on the date were read to do to this one; only what is plain counts, and only until a person
/// asserts that the entry leaves this one unchanged.
fn read(found: Found<'_>, on: NaiveDate, library: &Library) -> Vec<Effect> {
    let told = |(one, from): (&Reading, Found<'_>)| {
        let (how, by) = unprinted(one.does, one.scope, from)?;
        let why = one.reason.trim_end_matches('.');
        let reason = format!("{by}; not printed, read from the two texts: {why}");
        Some(Effect { how, basis: Basis::Read, reason })
    };
    let about = library.read_about(found).into_iter();
    let counts = |(one, from): &(&Reading, Found<'_>)| {
        one.is_plain() && applies(*from, on) && !library.leaves(*from, found)
    };
    about.filter(counts).filter_map(told).collect()
}

/// What becomes of an entry to which another does this without saying so itself.
fn unprinted(does: Treatment, scope: Scope, from: Found<'_>) -> Option<(How, String)> {
    // From what day on an undated entry holds is not known, so it never takes another's whole place.
    let whole = scope == Scope::Whole && start(from).is_some();
    let how = match does {
        Treatment::Deletes if whole => How::Wholly(Status::Deleted),
        Treatment::Replaces | Treatment::Reverses if whole => How::Wholly(Status::Superseded),
        Treatment::Confirms | Treatment::Clarifies | Treatment::Leaves => return None,
        _ => How::Partly,
    };
    let part = if how == How::Partly { "in part " } else { "" };
    Some((how, format!("{part}{} {}", does.done_by(), from.citation())))
}

/// What later entries under the same heading say they do to this one.
fn printed(found: Found<'_>, on: NaiveDate, library: &Library) -> Vec<Effect> {
    if matches!(found.entry.kind, Kind::SummaryOfChange | Kind::FrontMatter) {
        return Vec::new();
    }
    let document = found.document();
    library
        .by_heading(document.edition, &found.entry.heading)
        .into_iter()
        .filter(|later| later.entry.kind == Kind::Ruling && later.entry.level == found.entry.level)
        .filter(|later| later.document().issued > document.issued)
        .filter(|later| start(*later).is_some_and(|start| start.by <= on))
        .filter_map(|later| treatment(found, later))
        .collect()
}

fn treatment(found: Found<'_>, later: Found<'_>) -> Option<Effect> {
    let by = later.citation();
    let glossary = found.document().issued.is_none();
    let whole = |does: Treatment| {
        let says =
            |relation: &&Relation| relation.scope == Scope::Whole && relation.source == Source::Glossary;
        glossary && later.entry.relations.iter().filter(says).any(|relation| relation.does == does)
    };
    let wholly = |status, reason| Effect { how: How::Wholly(status), basis: Basis::Printed, reason };
    let partly = |reason| Effect { how: How::Partly, basis: Basis::PrintedOfPart, reason };
    if whole(Treatment::Replaces) {
        return Some(wholly(Status::Superseded, format!("deleted and replaced by {by}")));
    }
    if whole(Treatment::Deletes) {
        return Some(wholly(Status::Deleted, format!("deleted by {by}")));
    }
    if later.entry.relations.iter().any(|relation| relation.does.changes()) {
        return Some(partly(format!(
            "“{by}” replaces or revises earlier text under this heading; read both"
        )));
    }
    if found.entry.kind == Kind::Faq {
        return Some(partly(format!("“{by}” rules under the same heading later; read both")));
    }
    None
}
