//! Which later entries keep the start of a cut, or the seating of a top table, from being redone, although they rest on
//! nothing that it changes.

use std::collections::BTreeSet;

use crate::domain::id::{EntryNumber, PlayerId};
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::entry::Entry;
use crate::domain::tournament::{Stamped, Tournament};

impl Tournament {
    /// The entries recorded while this act was undone that would have given its cut or its top table other players. A seed
    /// left when there was no cut, so no reserve moved up; and who sits at the top table follows from all totals. A new
    /// start, or a new seating, takes both into account.
    pub(super) fn seats_changed_since(&self, span: ActSpan) -> Vec<EntryNumber> {
        let act: Vec<&Stamped> = span.numbers().filter_map(|number| self.chronicle().entry(number)).collect();
        let seeds: BTreeSet<PlayerId> = act.iter().flat_map(|it| seeds_of(&it.entry)).copied().collect();
        let seats_top = act.iter().any(|it| seats_top_table(&it.entry));
        let is_seed = |player: PlayerId| seeds.contains(&player);
        let changes =
            |entry: &Entry| who_left(entry).is_some_and(is_seed) || seats_top && corrects_total(entry);
        let later = self.chronicle().in_force_after(span.last).filter(|(_, it)| changes(&it.entry));
        later.map(|(number, _)| number).filter(|number| self.is_recorded_without(*number, span)).collect()
    }

    /// Whether an entry was recorded while an act was undone.
    fn is_recorded_without(&self, number: EntryNumber, span: ActSpan) -> bool {
        self.chronicle().undone_before(number).contains(&span.first)
    }
}

/// The players of a cut that an entry starts.
fn seeds_of(entry: &Entry) -> &[PlayerId] {
    if let Entry::CutStarted(it) = entry { &it.seeds } else { &[] }
}

const fn seats_top_table(entry: &Entry) -> bool {
    matches!(entry, Entry::TopTableSeated(_))
}

const fn corrects_total(entry: &Entry) -> bool {
    matches!(entry, Entry::PodCorrected(_))
}

/// The player who leaves with an entry.
pub(super) const fn who_left(entry: &Entry) -> Option<PlayerId> {
    if let Entry::PlayerDropped(it) = entry { Some(it.player) } else { None }
}
