//! What other entries have done to an entry by a given day: as printed, as people assert, and as inferred from both
//! texts.

use chrono::NaiveDate;

use crate::domain::rulings::asserted_relation::{Asserted, Assertion};
use crate::domain::rulings::citation::slug;
use crate::domain::rulings::document::WorkKey;
use crate::domain::rulings::effective_date::{Applies, applies_to, start};
use crate::domain::rulings::entry::EntryKind;
use crate::domain::rulings::inferred_relation::InferredRelation;
use crate::domain::rulings::library::{Library, LibraryEntry};
use crate::domain::rulings::library_relations::is_same_entry;
use crate::domain::rulings::listed_change::item_before;
use crate::domain::rulings::relation::{NamedWork, Relation, RelationEffect, Scope, Unprinted};
use crate::domain::rulings::standing::{Basis, Change, Done, Extent, Standing, Status, When, Why};

/// What one entry does to another, and how much of the other is left.
struct Effect {
    how: How,
    change: Change,
}

/// How much of the earlier entry is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum How {
    Partly,
    Wholly(Status),
}

impl Basis {
    /// Ranks effects of equal weight: a person who asserts something knows what is printed, and an inferred relation
    /// says more than a later entry that only names a part.
    const fn rank(&self) -> u8 {
        match self {
            Self::PrintedOfPart(_) => 0,
            Self::Unprinted(Unprinted::Read { .. }) => 1,
            Self::Printed => 2,
            Self::Unprinted(Unprinted::Asserted { .. }) => 3,
        }
    }
}

impl Effect {
    const fn is_certain(&self) -> bool {
        !matches!(self.change.when, When::Perhaps { .. })
    }

    /// What may have replaced a whole entry outweighs what certainly changed a part.
    fn weight(&self) -> (bool, bool, u8) {
        (self.how != How::Partly, self.is_certain(), self.change.basis.rank())
    }

    fn standing(self) -> Standing {
        let status = match self.how {
            _ if !self.is_certain() => Status::Window,
            How::Wholly(status) => status,
            How::Partly => Status::PartlySuperseded,
        };
        Standing::new(status, Why::Changed(Box::new(self.change)))
    }
}

/// What one entry does to another, printed or stated by others, regardless of the day.
struct Statement<'a> {
    from: LibraryEntry<'a>,
    how: How,
    scope: Scope,
    done: Done,
    basis: Basis,
}

/// What others have done to an entry: the strongest effect counts, then the best basis, then the newest.
///
/// What applies to a whole entry also applies to its parts, unless it leaves the part unchanged.
pub(super) fn strongest_amendment(
    found: LibraryEntry<'_>,
    on: NaiveDate,
    library: &Library,
) -> Option<Standing> {
    let held = found.held;
    let above = held.parents(found.entry).into_iter().map(|entry| LibraryEntry { held, entry });
    let mut effects = Vec::new();
    for about in above {
        // A printed change under the heading need not concern every part.
        let inherited = |one: &Statement<'_>| {
            one.scope == Scope::Whole
                && !matches!(one.basis, Basis::PrintedOfPart(_))
                && !is_same_entry(one.from, found)
                && !library.leaves(one.from, found)
        };
        let said = said_of(about, library).into_iter().filter(inherited);
        effects.extend(said.filter_map(|one| effect(one, found, Some(about), on)));
    }
    effects.extend(said_of(found, library).into_iter().filter_map(|one| effect(one, found, None, on)));
    effects.into_iter().max_by_key(Effect::weight).map(Effect::standing)
}

fn said_of<'a>(about: LibraryEntry<'_>, library: &'a Library) -> Vec<Statement<'a>> {
    let mut said = printed_statements(about, library);
    said.extend(read(about, library));
    said.extend(assertions(about, library));
    said
}

/// The entries that change this entry or one that contains it, regardless of the day, and what they do.
pub(super) fn changed_by<'a>(found: LibraryEntry<'_>, library: &'a Library) -> Vec<(LibraryEntry<'a>, Done)> {
    let held = found.held;
    let above = held.parents(found.entry).into_iter().map(|entry| LibraryEntry { held, entry });
    let whole = above.flat_map(|about| said_of(about, library)).filter(|one| one.scope == Scope::Whole);
    let all = whole.chain(said_of(found, library));
    all.filter(|one| !is_earlier(one.from, found)).map(|one| (one.from, one.done)).collect()
}

/// What people assert that entries do to this one.
fn assertions<'a>(about: LibraryEntry<'_>, library: &'a Library) -> Vec<Statement<'a>> {
    let told = |(one, from): (&Asserted, LibraryEntry<'a>)| {
        let Assertion { does, scope, paragraph, .. } = one.assertion;
        let mut said = unprinted_statement(does, scope, from, one.evidence())?;
        if let Some(number) = paragraph {
            said.done = Done::Unprinted(does, Extent::Paragraph(number));
        }
        Some(said)
    };
    library.asserted_about(about).into_iter().filter_map(told).collect()
}

/// What entries are inferred to do to this one. Only plain cases count, and only until a person asserts that the
/// entry leaves this one unchanged.
fn read<'a>(about: LibraryEntry<'_>, library: &'a Library) -> Vec<Statement<'a>> {
    let told = |(one, from): (&InferredRelation, LibraryEntry<'a>)| {
        unprinted_statement(one.does, one.scope, from, Unprinted::read(&one.reason))
    };
    let counts =
        |(one, from): &(&InferredRelation, LibraryEntry<'_>)| one.is_plain() && !library.leaves(*from, about);
    library.read_about(about).into_iter().filter(counts).filter_map(told).collect()
}

/// The effect of a relation that the other entry does not print itself.
fn unprinted_statement(
    does: RelationEffect,
    scope: Scope,
    from: LibraryEntry<'_>,
    shown: Unprinted,
) -> Option<Statement<'_>> {
    if !does.touches() {
        return None;
    }
    // An undated entry's first day is unknown, so it never replaces another completely.
    let whole = scope == Scope::Whole && start(from).is_some();
    let how = match does {
        RelationEffect::Deletes if whole => How::Wholly(Status::Deleted),
        RelationEffect::Replaces | RelationEffect::Reverses if whole => How::Wholly(Status::Superseded),
        RelationEffect::Replaces
        | RelationEffect::Deletes
        | RelationEffect::Reverses
        | RelationEffect::Amends
        | RelationEffect::AddsTo
        | RelationEffect::Narrows
        | RelationEffect::Confirms
        | RelationEffect::Clarifies
        | RelationEffect::Leaves
        | RelationEffect::Erratum => How::Partly,
    };
    let extent = if how == How::Partly { Extent::Part } else { Extent::Whole };
    Some(Statement { from, how, scope, done: Done::Unprinted(does, extent), basis: Basis::Unprinted(shown) })
}

/// What a statement does to an entry on a day; nothing if that entry is the later one or the statement does not apply
/// yet. `of` is the containing entry that the statement is about, if it is not about this one.
fn effect(
    said: Statement<'_>,
    to: LibraryEntry<'_>,
    of: Option<LibraryEntry<'_>>,
    on: NaiveDate,
) -> Option<Effect> {
    let Statement { from, how, done, basis, .. } = said;
    // Before the entry itself applies, the item that announces it already says what changes.
    let from = item_before(from, on).unwrap_or(from);
    if is_earlier(from, to) {
        return None;
    }
    let when = match applies_to(from, to, on) {
        Applies::Yes if from.document().date_by_person().is_some() => When::DatedByPerson,
        Applies::Yes => When::Certain,
        Applies::Undated => When::DateUnknown { on },
        Applies::Perhaps(start) => When::Perhaps { start, on, undated: to.document().issued.is_none() },
        Applies::No => return None,
    };
    let with = of.map(|of| of.citation());
    Some(Effect { how, change: Change { by: from.citation(), done, with, when, basis } })
}

/// Whether one document is earlier than another, as far as both are dated.
fn is_earlier(one: LibraryEntry<'_>, other: LibraryEntry<'_>) -> bool {
    one.document().issued.zip(other.document().issued).is_some_and(|(one, other)| one < other)
}

/// What later entries under the same heading say they do to this one.
fn printed_statements<'a>(about: LibraryEntry<'_>, library: &'a Library) -> Vec<Statement<'a>> {
    library
        .by_heading(about.document().edition, &about.entry.heading)
        .into_iter()
        .filter(|later| can_be_about(*later, about))
        .filter_map(|later| treatment(about, later, library))
        .collect()
}

/// Whether what a ruling prints can be about another entry: an earlier one of the same level.
fn can_be_about(later: LibraryEntry<'_>, about: LibraryEntry<'_>) -> bool {
    !matches!(about.entry.kind, EntryKind::SummaryOfChange | EntryKind::FrontMatter)
        && later.entry.kind == EntryKind::Ruling
        && later.entry.level == about.entry.level
        && later.document().issued > about.document().issued
}

impl Library {
    /// The earlier entries here that an entry changes by what it prints: its words, how much of the entry they take, and
    /// the entry.
    pub fn printed_from<'a>(
        &'a self,
        later: LibraryEntry<'a>,
    ) -> Vec<(&'a Relation, Scope, LibraryEntry<'a>)> {
        let named = self.by_heading(later.document().edition, &later.entry.heading);
        let told = |about: LibraryEntry<'a>| {
            let (how, relation) = meant(about, later, self)?;
            Some((relation, if how == How::Partly { Scope::Part } else { Scope::Whole }, about))
        };
        named.into_iter().filter(|about| can_be_about(later, *about)).filter_map(told).collect()
    }
}

/// The strongest of its statements.
fn treatment<'a>(
    about: LibraryEntry<'_>,
    later: LibraryEntry<'a>,
    library: &Library,
) -> Option<Statement<'a>> {
    let (how, relation) = meant(about, later, library)?;
    let (done, basis) = match how {
        How::Wholly(Status::Superseded) => (Done::DeletedAndReplaced, Basis::Printed),
        How::Wholly(_) => (Done::Deleted, Basis::Printed),
        How::Partly => (Done::ChangedInPart, Basis::PrintedOfPart(relation.clone())),
    };
    Some(Statement { from: later, how, scope: relation.scope, done, basis })
}

/// The strongest printed statement of an entry about an earlier one, and how much of that it leaves. An entry under the
/// same heading that states nothing changes nothing.
fn meant<'a>(
    about: LibraryEntry<'_>,
    later: LibraryEntry<'a>,
    library: &Library,
) -> Option<(How, &'a Relation)> {
    let own = slug(&about.entry.heading);
    let work = &about.document().work;
    let meant = |relation: &&Relation| {
        relation.does.changes() && slug(&relation.heading) == own && relation.source.may_be(work)
    };
    let relations = later.entry.relations.iter().filter(meant);
    let is_same_series = later.document().work == *work;
    let relations = relations.map(|relation| (extent_of(relation, work, is_same_series), relation));
    let (how, relation) = relations.max_by_key(|(how, _)| *how != How::Partly)?;
    // A person has to read which part is meant; a person or an inferred relation may say that it is not this one.
    let leaves = how == How::Partly && library.leaves(later, about);
    (!leaves).then_some((how, relation))
}

/// What a printed statement leaves of an entry. It removes everything only if it names the entry's series, or deletes
/// from the Glossary what the Current Rulings had added to it.
fn extent_of(relation: &Relation, work: &WorkKey, is_same_series: bool) -> How {
    let was_taken_in = relation.source == NamedWork::Glossary && NamedWork::CurrentRulings.is(work);
    let is_named = relation.source.is(work) || relation.source == NamedWork::OwnSeries && is_same_series;
    match relation.does {
        RelationEffect::Deletes | RelationEffect::Replaces if relation.scope == Scope::Part => How::Partly,
        RelationEffect::Deletes if is_named || was_taken_in => How::Wholly(Status::Deleted),
        RelationEffect::Replaces if is_named => How::Wholly(Status::Superseded),
        RelationEffect::Replaces
        | RelationEffect::Deletes
        | RelationEffect::Reverses
        | RelationEffect::Amends
        | RelationEffect::AddsTo
        | RelationEffect::Narrows
        | RelationEffect::Confirms
        | RelationEffect::Clarifies
        | RelationEffect::Leaves
        | RelationEffect::Erratum => How::Partly,
    }
}
