//! What an entry is worth for an edition on a date: one status and one sentence that says why.
//!
//! The newest document is never taken silently. The star rule, the baselines and the previous dates are what the
//! documents say of themselves in their introductions; `data/rulings/documents.toml` holds them.

use std::fmt;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::domain::edition::Edition;
use crate::domain::rulings::assertion::Asserted;
use crate::domain::rulings::citation::slug;
use crate::domain::rulings::document::Document;
use crate::domain::rulings::entry::{Entry, Kind};
use crate::domain::rulings::library::{Found, Library};
use crate::domain::rulings::reading::Reading;
use crate::domain::rulings::relation::{Relation, Scope, Source, Treatment};

/// The standing of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// It applied on that date.
    InForce,
    /// Its document was taken into another that is not held; nothing held says that it changed.
    CarriedForward,
    /// It came into force between two dates, and the date asked about lies between them.
    Window,
    /// A later entry changes part of it or rules on the same heading.
    PartlySuperseded,
    /// Its document bears no date.
    Undated,
    /// A question without an answer.
    Unanswered,
    /// It was issued later.
    NotYet,
    /// A later entry replaces it.
    Superseded,
    /// A later entry deletes it.
    Deleted,
    /// It rules on another game.
    OtherEdition,
    /// It only says where to look.
    CrossReference,
}

impl Status {
    /// The word in JSON and on pages.
    pub const fn code(self) -> &'static str {
        match self {
            Self::InForce => "in-force",
            Self::CarriedForward => "carried-forward",
            Self::Window => "window",
            Self::PartlySuperseded => "partly-superseded",
            Self::Undated => "undated",
            Self::Unanswered => "unanswered",
            Self::NotYet => "not-yet",
            Self::Superseded => "superseded",
            Self::Deleted => "deleted",
            Self::OtherEdition => "other-edition",
            Self::CrossReference => "cross-reference",
        }
    }

    /// Whether an entry of this standing may be put forward as authority, with its reason beside it.
    pub const fn is_authority(self) -> bool {
        matches!(
            self,
            Self::InForce | Self::CarriedForward | Self::Window | Self::PartlySuperseded | Self::Undated
        )
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A status and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The status.
    pub status: Status,
    /// One sentence.
    pub reason: String,
}

impl Standing {
    fn new(status: Status, reason: impl Into<String>) -> Self {
        Self { status, reason: reason.into() }
    }
}

/// When an entry came into force: after `after` (when known) and by `by`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Start {
    after: Option<NaiveDate>,
    by: NaiveDate,
}

/// The standing of an entry for an edition on a date, as far as the library can tell.
pub fn standing(found: Found<'_>, edition: Edition, on: NaiveDate, library: &Library) -> Standing {
    let document = found.document();
    if document.edition != edition {
        return other_edition(document, edition);
    }
    let early = match start(found) {
        Some(start) => too_early(found, start, on),
        None => before_its_time(document, on),
    };
    if let Some(early) = early {
        return early;
    }
    if let Some(standing) = without_content(found.entry) {
        return standing;
    }
    if let Some(standing) = asserted(found, on, library).or_else(|| read(found, on, library)) {
        return standing;
    }
    if let Some(standing) = treated(found, on, library) {
        return standing;
    }
    match start(found) {
        None => undated(document, on),
        Some(start) => absorbed(found, on, library).unwrap_or_else(|| in_force(found, start, on, library)),
    }
}

fn other_edition(document: &Document, edition: Edition) -> Standing {
    let reason = format!("rules on {}; the tournament plays {}", document.edition.name(), edition.name());
    Standing::new(Status::OtherEdition, reason)
}

fn undated(document: &Document, on: NaiveDate) -> Standing {
    let (title, floor) = (&document.title, floor(document));
    Standing::new(
        Status::Undated,
        format!("{title} bears no date, so nothing shows that it applied on {on}{floor}"),
    )
}

/// A clause on the day that nothing in a document can be older than, where one is known.
fn floor(document: &Document) -> String {
    document.not_before.as_ref().map_or_else(String::new, |floor| format!("; it {floor}"))
}

/// A day that comes before anything in a document can have been written.
fn before_its_time(document: &Document, on: NaiveDate) -> Option<Standing> {
    let floor = document.not_before.as_ref().filter(|floor| on < floor.day)?;
    Some(Standing::new(Status::NotYet, format!("{} {floor}; {on} lies before that", document.title)))
}

fn without_content(entry: &Entry) -> Option<Standing> {
    match entry.kind {
        Kind::SummaryOfChange if !entry.says_something() => {
            let reason = "only names an entry of another document, which is not held";
            Some(Standing::new(Status::CrossReference, reason))
        }
        Kind::CrossReferenceOnly => {
            let reason = format!("only refers to {}", entry.see_also.join(", "));
            Some(Standing::new(Status::CrossReference, reason))
        }
        Kind::Faq if !entry.answered => {
            Some(Standing::new(Status::Unanswered, "the document leaves this question without an answer"))
        }
        _ => None,
    }
}

/// The star rule. In a document that has it a starred entry starts on its date; one without a star is older: it came
/// after the baseline and by the date of the previous document.
fn start(found: Found<'_>) -> Option<Start> {
    let document = found.document();
    let issued = document.issued?;
    let top = found.held.parents(found.entry).first().copied().unwrap_or(found.entry);
    let starred =
        top.starred || found.entry.starred || top.kind == Kind::FrontMatter || new_in_list(found, top);
    if !document.star_rule || starred {
        return Some(Start { after: issued.pred_opt(), by: issued });
    }
    let after = document.baseline.as_ref().and_then(|baseline| baseline.until);
    Some(Start { after, by: document.previous_on.unwrap_or(issued) })
}

/// An item of the list of changes is as new as the entry it announces.
fn new_in_list(found: Found<'_>, top: &Entry) -> bool {
    top.kind == Kind::SummaryOfChange
        && found.held.entries.iter().any(|entry| {
            entry.kind != Kind::SummaryOfChange && entry.starred && slug(&entry.heading) == slug(&top.heading)
        })
}

fn too_early(found: Found<'_>, start: Start, on: NaiveDate) -> Option<Standing> {
    if on >= start.by {
        return None;
    }
    let document = found.document();
    let unstarred = document.star_rule && start.after != start.by.pred_opt();
    let open = start.after.is_none_or(|after| on > after);
    if unstarred && open {
        return before_its_time(document, on).or_else(|| Some(window(document, start, on)));
    }
    let issued = if unstarred { start.after.unwrap_or(start.by) } else { start.by };
    let word = if unstarred { "after" } else { "on" };
    Some(Standing::new(Status::NotYet, format!("issued {word} {issued}, later than {on}")))
}

fn window(document: &Document, start: Start, on: NaiveDate) -> Standing {
    let since = start.after.map_or_else(|| "before".to_owned(), |after| format!("after {after} and by"));
    let floor = floor(document);
    let by = start.by;
    let reason =
        format!("printed without a star, so it was issued {since} {by}; {on} lies in between{floor}");
    Standing::new(Status::Window, reason)
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

fn applies(from: Found<'_>, on: NaiveDate) -> bool {
    match start(from) {
        Some(start) => start.by <= on,
        None => before_its_time(from.document(), on).is_none(),
    }
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

/// A later document says that a rulebook or glossary, which is not held, took the earlier documents in.
fn absorbed(found: Found<'_>, on: NaiveDate, library: &Library) -> Option<Standing> {
    let document = found.document();
    let taken = library
        .documents()
        .filter(|held| held.document.edition == document.edition)
        .filter(|held| held.document.baseline.as_ref().is_some_and(|ground| ground.until < Some(on)))
        .find_map(|held| document.taken_into(&held.document))?;
    let related = related(found, on, library);
    let reason = format!("{taken}; nothing held shows that it changed{related}");
    Some(Standing::new(Status::CarriedForward, reason))
}

/// A later entry under the same heading that adds to this one.
fn related(found: Found<'_>, on: NaiveDate, library: &Library) -> String {
    library
        .by_heading(found.document().edition, &found.entry.heading)
        .into_iter()
        .filter(|later| later.document().issued > found.document().issued && later.entry.kind == Kind::Ruling)
        .rfind(|later| start(*later).is_some_and(|start| start.by <= on))
        .map_or_else(String::new, |later| format!("; read it with {}", later.citation()))
}

fn in_force(found: Found<'_>, start: Start, on: NaiveDate, library: &Library) -> Standing {
    let document = found.document();
    let dates: Vec<Option<NaiveDate>> = library
        .documents()
        .filter(|held| held.document.work == document.work)
        .map(|held| held.document.issued)
        .collect();
    let replaced = dates.iter().any(|other| *other > document.issued && *other <= Some(on));
    let newest = dates.iter().all(|other| *other <= document.issued);
    let mut reason = match (document.star_rule, start.after == start.by.pred_opt()) {
        (true, true) => format!("starred in the document of {}", start.by),
        (true, false) => format!("printed without a star, so issued by {}", start.by),
        (false, _) => format!("in the document of {}", start.by),
    };
    if replaced {
        reason.push_str("; a later document of the series is held and does not repeat it");
        return Standing::new(Status::CarriedForward, reason);
    }
    if newest && document.issued.is_some_and(|issued| issued < on) {
        reason.push_str("; no newer document of the series is held");
    }
    Standing::new(Status::InForce, reason)
}
