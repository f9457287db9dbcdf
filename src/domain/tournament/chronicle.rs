//! The log behind a tournament: which of its entries count, and which were undone.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

use rpds::VectorSync;

use crate::domain::id::EntryNumber;
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::entry::topic::UndoingTopic;
use crate::domain::tournament::stamped::Stamped;

/// Every entry that was applied, in order, and which of them are left out because somebody undid them. Clones share
/// the entries.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chronicle {
    entries: VectorSync<Arc<Stamped>>,
    undone: Arc<BTreeSet<EntryNumber>>,
    undoings: usize,
}

impl Chronicle {
    /// How many entries there are, the undone ones included.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The entry with this number, undone or not.
    pub fn entry(&self, number: EntryNumber) -> Option<&Stamped> {
        let at = usize::try_from(number.0).ok()?.checked_sub(1)?;
        self.entries.get(at).map(Arc::as_ref)
    }

    /// Whether the entry with this number is left out.
    pub fn is_undone(&self, number: EntryNumber) -> bool {
        self.undone.contains(&number)
    }

    /// The entries that count, in order: without those that were undone, and without the undoing itself.
    pub fn in_force(&self) -> impl Iterator<Item = (EntryNumber, &Stamped)> {
        self.numbered_entries().filter(|(number, it)| self.counts(*number, it))
    }

    /// The entries that count after a number; what came before is not looked at.
    pub fn in_force_after(&self, number: EntryNumber) -> impl Iterator<Item = (EntryNumber, &Stamped)> {
        let later = number.0.saturating_add(1)..=self.numbers().end().0;
        let there = later.map(EntryNumber).filter_map(|number| Some((number, self.entry(number)?)));
        there.filter(|(number, it)| self.counts(*number, it))
    }

    /// All entries before a number, undone or not, and the newest first.
    pub fn before(&self, number: EntryNumber) -> impl Iterator<Item = (EntryNumber, &Stamped)> {
        let earlier = (1..number.0).rev().map(EntryNumber);
        earlier.filter_map(|number| Some((number, self.entry(number)?)))
    }

    /// The entries that were left out when the one with this number was recorded.
    pub fn undone_before(&self, number: EntryNumber) -> BTreeSet<EntryNumber> {
        let mut undone = BTreeSet::new();
        for (_, it) in self.numbered_entries().take_while(|(earlier, _)| *earlier < number) {
            let Some(act) = UndoingTopic::of(&it.entry) else { continue };
            match act {
                UndoingTopic::Undone(span) => undone.extend(self.there(span)),
                UndoingTopic::Redone(span) => undone.retain(|number| !span.holds(*number)),
            }
        }
        undone
    }

    /// How often something was undone or redone.
    pub const fn undoings(&self) -> usize {
        self.undoings
    }

    /// This log with these entries left out.
    #[must_use]
    pub fn without(&self, span: ActSpan) -> Self {
        let mut undone = self.undone.as_ref().clone();
        undone.extend(self.there(span));
        Self { undone: Arc::new(undone), ..self.clone() }
    }

    /// This log with these entries counting again.
    #[must_use]
    pub fn with(&self, span: ActSpan) -> Self {
        let mut undone = self.undone.as_ref().clone();
        undone.retain(|number| !span.holds(*number));
        Self { undone: Arc::new(undone), ..self.clone() }
    }

    /// The numbers of the entries that are left out, in order.
    pub fn undone_numbers(&self) -> impl Iterator<Item = EntryNumber> {
        self.undone.iter().copied()
    }

    /// All numbers there are.
    pub(super) fn numbers(&self) -> RangeInclusive<EntryNumber> {
        EntryNumber(1)..=EntryNumber(u32::try_from(self.len()).unwrap_or(u32::MAX))
    }

    /// The numbers of a span that have an entry. A forged span may name four billion others.
    fn there(&self, span: ActSpan) -> impl Iterator<Item = EntryNumber> {
        let all = self.numbers();
        let (first, last) = (span.first.max(*all.start()), span.last.min(*all.end()));
        ActSpan { first, last }.numbers()
    }

    pub(super) fn push(&mut self, stamped: Arc<Stamped>) {
        self.undoings += usize::from(stamped.entry.is_undoing());
        self.entries.push_back_mut(stamped);
    }

    fn counts(&self, number: EntryNumber, it: &Stamped) -> bool {
        !it.entry.is_undoing() && !self.is_undone(number)
    }

    fn numbered_entries(&self) -> impl Iterator<Item = (EntryNumber, &Stamped)> {
        (1..).map(EntryNumber).zip(self.entries.iter().map(Arc::as_ref))
    }
}
