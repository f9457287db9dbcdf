//! What else keeps the start of a cut from being redone.

use std::collections::BTreeSet;

use crate::domain::id::{EntryNumber, PlayerId};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::entry::Entry;

impl Tournament {
    /// The later entries with which seeds of a cut that this act starts have left. There was no cut, so no reserve moved up;
    /// a new start seats who is still here.
    pub(super) fn seeds_lost_since(&self, span: ActSpan) -> Vec<EntryNumber> {
        let act = span.numbers().filter_map(|number| self.chronicle().entry(number));
        let seeds: BTreeSet<PlayerId> = act.flat_map(|it| seeds_of(&it.entry)).copied().collect();
        let has_left = |entry: &Entry| who_left(entry).is_some_and(|player| seeds.contains(&player));
        let later = self.chronicle().in_force_after(span.last);
        later.filter(|(_, it)| has_left(&it.entry)).map(|(number, _)| number).collect()
    }
}

/// The players of a cut that an entry starts.
fn seeds_of(entry: &Entry) -> &[PlayerId] {
    if let Entry::CutStarted(it) = entry { &it.seeds } else { &[] }
}

/// The player who leaves with an entry.
pub(super) const fn who_left(entry: &Entry) -> Option<PlayerId> {
    if let Entry::PlayerDropped(it) = entry { Some(it.player) } else { None }
}
