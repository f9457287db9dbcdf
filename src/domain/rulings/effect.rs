//! What other entries do to an entry by a day: as printed, as people assert, and as read side by side.

use chrono::NaiveDate;

use crate::domain::rulings::assertion::Asserted;
use crate::domain::rulings::citation::slug;
use crate::domain::rulings::document::WorkKey;
use crate::domain::rulings::entry::Kind;
use crate::domain::rulings::library::{Found, Library};
use crate::domain::rulings::reading::Reading;
use crate::domain::rulings::relation::{Relation, Scope, Treatment};
use crate::domain::rulings::start::{Applies, applies_to, start};
use crate::domain::rulings::status::{Standing, Status};

/// What one entry does to another.
struct Effect {
    how: How,
    /// Whether nobody knows if it is done yet.
    perhaps: bool,
    basis: Basis,
    reason: String,
}

/// How much of the earlier entry is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
    /// What may have taken all of an entry weighs more than what certainly took a part.
    fn weight(&self) -> (bool, bool, Basis) {
        (self.how != How::Partly, !self.perhaps, self.basis)
    }

    fn standing(self) -> Standing {
        let status = match self.how {
            _ if self.perhaps => Status::Window,
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

/// What people assert that entries do to this one.
///
/// The reason names no person: it is frozen into tournament logs, and names stand outside of them.
fn asserted(found: Found<'_>, on: NaiveDate, library: &Library) -> Vec<Effect> {
    let told = |(one, from): (&Asserted, Found<'_>)| {
        let (day, why) = (one.at.date_naive(), one.reason.trim_end_matches('.'));
        let basis = (Basis::Asserted, format!("as a person asserted on {day}: {why}"));
        effect(act(one.assertion.does, one.assertion.scope, from)?, basis, (found, from), on)
    };
    library.asserted_about(found).into_iter().filter_map(told).collect()
}

/// What entries were read to do to this one; only what is plain counts, and only until a person asserts that the entry
/// leaves this one unchanged.
fn read(found: Found<'_>, on: NaiveDate, library: &Library) -> Vec<Effect> {
    let told = |(one, from): (&Reading, Found<'_>)| {
        let why = one.reason.trim_end_matches('.');
        let basis = (Basis::Read, format!("not printed, read from the two texts: {why}"));
        effect(act(one.does, one.scope, from)?, basis, (found, from), on)
    };
    let about = library.read_about(found).into_iter();
    let counts = |(one, from): &(&Reading, Found<'_>)| one.is_plain() && !library.leaves(*from, found);
    about.filter(counts).filter_map(told).collect()
}

/// What is done to an entry, and in words: `in part narrowed by`.
type Act = (How, String);

/// What becomes of an entry to which another does this without saying so itself.
fn act(does: Treatment, scope: Scope, from: Found<'_>) -> Option<Act> {
    // From what day on an undated entry holds is not known, so it never takes another's whole place.
    let whole = scope == Scope::Whole && start(from).is_some();
    let how = match does {
        Treatment::Deletes if whole => How::Wholly(Status::Deleted),
        Treatment::Replaces | Treatment::Reverses if whole => How::Wholly(Status::Superseded),
        Treatment::Confirms | Treatment::Clarifies | Treatment::Leaves => return None,
        _ => How::Partly,
    };
    let part = if how == How::Partly { "in part " } else { "" };
    Some((how, format!("{part}{}", does.done_by())))
}

/// What an entry does to another on a day: nothing to a later one, nothing before it applies.
fn effect(
    (how, done_by): Act,
    (basis, why): (Basis, String),
    (to, from): (Found<'_>, Found<'_>),
    on: NaiveDate,
) -> Option<Effect> {
    if is_earlier(from, to) {
        return None;
    }
    let by = from.citation();
    let given = if from.document().dated_because.is_some() { ", whose date a person gave" } else { "" };
    let (perhaps, reason, join) = match applies_to(from, to, on) {
        Applies::Yes if basis == Basis::Asserted => (false, given.to_owned(), ", "),
        Applies::Yes => (false, given.to_owned(), "; "),
        Applies::Undated => {
            (false, format!(", whose date is not known, so it may not have applied yet on {on}"), "; ")
        }
        Applies::Perhaps(start) => (true, format!(", {}{}", start.between(on), unknown(to)), "; "),
        Applies::No => return None,
    };
    let already = if perhaps { "perhaps already " } else { "" };
    let why = if why.is_empty() { why } else { format!("{join}{why}") };
    Some(Effect { how, perhaps, basis, reason: format!("{already}{done_by} {by}{reason}{why}") })
}

/// A clause where the entry to which something may have been done bears no date either.
fn unknown(to: Found<'_>) -> &'static str {
    if to.document().issued.is_none() { "; the text itself bears no date" } else { "" }
}

/// Whether an entry is of an earlier document than another, as far as both bear dates.
fn is_earlier(one: Found<'_>, other: Found<'_>) -> bool {
    one.document().issued.zip(other.document().issued).is_some_and(|(one, other)| one < other)
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
        .filter_map(|later| treatment(found, later, on, library))
        .collect()
}

/// What the heaviest of its statements does. One under the same heading that says nothing of the kind changes nothing.
fn treatment(found: Found<'_>, later: Found<'_>, on: NaiveDate, library: &Library) -> Option<Effect> {
    let own = slug(&found.entry.heading);
    let work = &found.document().work;
    let about = |relation: &&Relation| {
        relation.does.changes() && slug(&relation.heading) == own && relation.source.may_be(work)
    };
    let (how, relation) = later
        .entry
        .relations
        .iter()
        .filter(about)
        .map(|relation| (stated(relation, work), relation))
        .max_by_key(|(how, _)| *how != How::Partly)?;
    // Which part is meant has to be read; a person, or a reading, may say that it is none of this one.
    if how == How::Partly && library.leaves(later, found) {
        return None;
    }
    let (act, basis) = match how {
        How::Wholly(Status::Superseded) => {
            ("deleted and replaced by".to_owned(), (Basis::Printed, String::new()))
        }
        How::Wholly(_) => ("deleted by".to_owned(), (Basis::Printed, String::new())),
        How::Partly => {
            let says = format!("it says that it {relation}; read both");
            ("in part changed by".to_owned(), (Basis::PrintedOfPart, says))
        }
    };
    effect((how, act), basis, (found, later), on)
}

/// What a printed statement leaves of an entry; all of it is only taken where it names the series of the entry.
fn stated(relation: &Relation, work: &WorkKey) -> How {
    match relation.does {
        _ if relation.scope == Scope::Part || !relation.source.is(work) => How::Partly,
        Treatment::Replaces => How::Wholly(Status::Superseded),
        Treatment::Deletes => How::Wholly(Status::Deleted),
        _ => How::Partly,
    }
}
