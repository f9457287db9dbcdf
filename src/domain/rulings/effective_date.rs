//! When an entry came into force, as far as its document says.
//!
//! The star rule, the baselines and the previous dates are printed in the documents' introductions and recorded in
//! `data/rulings/documents.toml`.

use chrono::NaiveDate;

use crate::domain::rulings::citation::slug;
use crate::domain::rulings::document::{Baseline, Document};
use crate::domain::rulings::entry::{EntryKind, RulingEntry};
use crate::domain::rulings::library::LibraryEntry;
use crate::domain::rulings::standing::{Since, Standing, Start, Status, Why};

impl Start {
    /// Whether the day is known exactly.
    fn exact(self) -> bool {
        self.after == self.by.pred_opt()
    }

    /// When a change by this entry to another can have begun: the other entry came first.
    pub(super) fn behind(self, other: Option<Self>) -> Self {
        Self { after: self.after.max(other.and_then(|other| other.after)), ..self }
    }

    /// Whether a day is between the two dates, so that nobody knows whether the entry applied.
    fn covers(self, on: NaiveDate) -> bool {
        !self.exact() && on < self.by && self.after.is_none_or(|after| on > after)
    }
}

/// The star rule. In a document that uses stars, a starred entry starts on the document's date. One without a star is
/// older: it came after the baseline and no later than the previous document.
pub(super) fn start(found: LibraryEntry<'_>) -> Option<Start> {
    let document = found.document();
    let issued = document.issued?;
    let top = top(found);
    let new = is_starred(found) || top.kind == EntryKind::FrontMatter || new_in_list(found, top);
    if !document.star_rule || new {
        return Some(Start { after: issued.pred_opt(), by: issued });
    }
    let after = document.baseline.as_ref().and_then(Baseline::since);
    Some(Start { after, by: document.previous_on.unwrap_or(issued) })
}

/// The outermost entry that contains this one, or the entry itself.
fn top(found: LibraryEntry<'_>) -> &RulingEntry {
    found.held.parents(found.entry).first().copied().unwrap_or(found.entry)
}

fn is_starred(found: LibraryEntry<'_>) -> bool {
    found.entry.starred || top(found).starred
}

/// An item of a list of changes is as new as the entry it announces. Where the list has stars of its own, an item without
/// one is older, whatever else is new in that entry.
fn new_in_list(found: LibraryEntry<'_>, top: &RulingEntry) -> bool {
    let is_item = |entry: &RulingEntry| entry.kind == EntryKind::SummaryOfChange;
    let starred = || found.held.entries.iter().filter(|entry| entry.starred);
    is_item(top)
        && !starred().any(is_item)
        && starred().any(|entry| slug(&entry.heading) == slug(&top.heading))
}

/// Whether an entry applied on a day, regardless of later changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Applies {
    Yes,
    /// Nobody knows: the day lies between two dates.
    Perhaps(Start),
    /// Its document is undated and may be that old.
    Undated,
    /// The entry did not apply.
    No,
}

/// Whether an entry applied on a day, regardless of later changes.
pub(super) fn applies(found: LibraryEntry<'_>, on: NaiveDate) -> Applies {
    from(found, start(found), on)
}

/// Whether an entry already applied to an earlier one on a day.
pub(super) fn applies_to(found: LibraryEntry<'_>, other: LibraryEntry<'_>, on: NaiveDate) -> Applies {
    from(found, start(found).map(|own| own.behind(start(other))), on)
}

fn from(found: LibraryEntry<'_>, start: Option<Start>, on: NaiveDate) -> Applies {
    let in_time = before_its_time(found.document(), on).is_none();
    match start {
        Some(start) if start.by <= on => Applies::Yes,
        Some(start) if in_time && start.covers(on) => Applies::Perhaps(start),
        None if in_time => Applies::Undated,
        _ => Applies::No,
    }
}

/// The standing of an entry on a day before it is known to apply.
pub(super) fn early(found: LibraryEntry<'_>, on: NaiveDate) -> Option<Standing> {
    match start(found) {
        Some(start) => too_early(found, start, on).or_else(|| before_its_time(found.document(), on)),
        None => before_its_time(found.document(), on),
    }
}

fn too_early(found: LibraryEntry<'_>, start: Start, on: NaiveDate) -> Option<Standing> {
    if on >= start.by {
        return None;
    }
    let document = found.document();
    if start.covers(on) {
        let floor = document.not_before.clone();
        let window = || Standing::new(Status::Window, Why::Window { start, on, floor });
        return before_its_time(document, on).or_else(|| Some(window()));
    }
    let after = document.star_rule && !start.exact();
    let issued = start.after.filter(|_| after).unwrap_or(start.by);
    Some(Standing::new(Status::NotYet, Why::IssuedLater { after, issued, on }))
}

/// The standing on a day before anything in the document can have existed; `None` for later days.
fn before_its_time(document: &Document, on: NaiveDate) -> Option<Standing> {
    let floor = document.not_before.clone().filter(|floor| on < floor.day)?;
    let title = document.title.clone();
    Some(Standing::new(Status::NotYet, Why::BeforeItsTime { title, floor, on }))
}

/// Why an entry applies since its date.
pub(super) fn since(found: LibraryEntry<'_>, start: Start) -> Since {
    let by = start.by;
    match (found.document().star_rule, start.exact()) {
        (true, false) => Since::Unstarred(by),
        (true, true) if is_starred(found) => Since::Starred(by),
        (true, true) if top(found).kind == EntryKind::SummaryOfChange => Since::Announced(by),
        _ => Since::Document(by),
    }
}
