//! What other entries do to an entry by a day: as printed, as people assert, and as read side by side.

use chrono::NaiveDate;

use crate::domain::rulings::assertion::Asserted;
use crate::domain::rulings::entry::Kind;
use crate::domain::rulings::library::{Found, Library};
use crate::domain::rulings::reading::Reading;
use crate::domain::rulings::relation::{Relation, Scope, Source, Treatment};
use crate::domain::rulings::start::{applies, start};
use crate::domain::rulings::status::{Standing, Status};

/// What becomes of an entry by what others do to it.
pub(super) fn done(found: Found<'_>, on: NaiveDate, library: &Library) -> Option<Standing> {
    asserted(found, on, library).or_else(|| read(found, on, library)).or_else(|| treated(found, on, library))
}

/// What people assert that entries which apply on the date do to this one; the heaviest counts, then the newest.
///
/// The reason names no person: it is frozen into tournament logs, and names stand outside of them.
fn asserted(found: Found<'_>, on: NaiveDate, library: &Library) -> Option<Standing> {
    let told = |(one, from): (&Asserted, Found<'_>)| {
        let (day, why) = (one.at.date_naive(), one.reason.trim_end_matches('.'));
        let (status, by) = unprinted(one.assertion.does, one.assertion.scope, from)?;
        Some(Standing::new(status, format!("{by}, as a person asserted on {day}: {why}")))
    };
    heaviest(
        library.asserted_about(found).into_iter().filter(|(_, from)| applies(*from, on)).filter_map(told),
    )
}

/// What entries that apply on the date were read to do to this one; only what is plain counts, and only until a person
/// asserts that the entry leaves this one unchanged.
fn read(found: Found<'_>, on: NaiveDate, library: &Library) -> Option<Standing> {
    let told = |(one, from): (&Reading, Found<'_>)| {
        let (status, by) = unprinted(one.does, one.scope, from)?;
        let why = one.reason.trim_end_matches('.');
        Some(Standing::new(status, format!("{by}; not printed, read from the two texts: {why}")))
    };
    let about = library.read_about(found).into_iter();
    let counts = |(one, from): &(&Reading, Found<'_>)| {
        one.is_plain() && applies(*from, on) && !library.leaves(*from, found)
    };
    heaviest(about.filter(counts).filter_map(told))
}

/// What becomes of an entry to which another does this without saying so itself.
fn unprinted(does: Treatment, scope: Scope, from: Found<'_>) -> Option<(Status, String)> {
    // From what day on an undated entry holds is not known, so it never takes another's whole place.
    let whole = scope == Scope::Whole && start(from).is_some();
    let status = match does {
        Treatment::Deletes if whole => Status::Deleted,
        Treatment::Replaces | Treatment::Reverses if whole => Status::Superseded,
        Treatment::Confirms | Treatment::Clarifies | Treatment::Leaves => return None,
        _ => Status::PartlySuperseded,
    };
    let part = if status == Status::PartlySuperseded { "in part " } else { "" };
    Some((status, format!("{part}{} {}", does.done_by(), from.citation())))
}

/// The heaviest counts, then the newest.
fn heaviest(standings: impl Iterator<Item = Standing>) -> Option<Standing> {
    standings.max_by_key(|standing| standing.status != Status::PartlySuperseded)
}

/// What a later entry under the same heading does to this one.
fn treated(found: Found<'_>, on: NaiveDate, library: &Library) -> Option<Standing> {
    if matches!(found.entry.kind, Kind::SummaryOfChange | Kind::FrontMatter) {
        return None;
    }
    let document = found.document();
    library
        .by_heading(document.edition, &found.entry.heading)
        .into_iter()
        .rev()
        .filter(|later| later.entry.kind == Kind::Ruling && later.entry.level == found.entry.level)
        .filter(|later| later.document().issued > document.issued)
        .filter(|later| start(*later).is_some_and(|start| start.by <= on))
        .find_map(|later| treatment(found, later))
}

fn treatment(found: Found<'_>, later: Found<'_>) -> Option<Standing> {
    let by = later.citation();
    let glossary = found.document().issued.is_none();
    let whole = |does: Treatment| {
        let says =
            |relation: &&Relation| relation.scope == Scope::Whole && relation.source == Source::Glossary;
        glossary && later.entry.relations.iter().filter(says).any(|relation| relation.does == does)
    };
    if whole(Treatment::Replaces) {
        return Some(Standing::new(Status::Superseded, format!("deleted and replaced by {by}")));
    }
    if whole(Treatment::Deletes) {
        return Some(Standing::new(Status::Deleted, format!("deleted by {by}")));
    }
    if later.entry.relations.iter().any(|relation| relation.does.changes()) {
        let reason = format!("“{by}” replaces or revises earlier text under this heading; read both");
        return Some(Standing::new(Status::PartlySuperseded, reason));
    }
    if found.entry.kind == Kind::Faq {
        return Some(Standing::new(
            Status::PartlySuperseded,
            format!("“{by}” rules under the same heading later; read both"),
        ));
    }
    None
}
