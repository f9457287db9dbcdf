//! Whether the top table would be seated otherwise now than it was: totals are corrected, and players leave.

use std::collections::{BTreeMap, BTreeSet};

use crate::domain::id::{EntryNumber, PlayerId};
use crate::domain::pods::heats::PodEntrant;
use crate::domain::pods::ranking::top_table;
use crate::domain::tournament::entry::Entry;
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::redo_of_seats::who_left;
use crate::domain::tournament::round::{Phase, Round};
use crate::domain::tournament::undo::who_came_back;
use crate::domain::tournament::{Stamped, Tournament};

/// How the top table would be seated otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OtherTopTable {
    /// Who would sit there and does not, the best first.
    pub enter: Vec<PlayerId>,
    /// Who sits there and would not.
    pub miss: Vec<PlayerId>,
}

impl Tournament {
    /// Who would sit at a top table that has begun, because a total of a heat was corrected since; `None` if nobody else
    /// would. Those who sit there stay, even if they have left since. Those who were away when it was seated have missed it,
    /// even if they are back.
    pub fn corrected_top_table(&self) -> Option<OtherTopTable> {
        let top = self.top_table_round().filter(|top| top.has_begun_pods())?;
        let returned = self.returned_since_seated();
        let seats = self.top_table_again(top, |entrant| {
            let sits = top.pod_of(entrant.id).is_some();
            entrant.dropped = !sits && (entrant.dropped || returned.contains(&entrant.id));
        });
        let miss = seated(top).filter(|player| !seats.contains(player)).collect();
        let other = OtherTopTable { enter: new_at(top, &seats), miss };
        (!other.enter.is_empty() || !other.miss.is_empty()).then_some(other)
    }

    /// Who has left a top table that is published and at which nothing was reported, and who would come in if it were seated
    /// again; `None` if nobody has left.
    pub fn left_top_table(&self) -> Option<OtherTopTable> {
        let waits = |top: &&Round| top.phase() == Phase::Playing && !top.has_begun_pods();
        let top = self.top_table_round().filter(waits)?;
        let miss: Vec<PlayerId> = seated(top).filter(|player| self.is_away(*player)).collect();
        let enter = new_at(top, &self.top_table_again(top, |_| {}));
        (!miss.is_empty()).then_some(OtherTopTable { enter, miss })
    }

    /// Whom the heats would seat at this top table now, with what `change` says of who is here. Nobody, if too few are.
    fn top_table_again(&self, top: &Round, change: impl FnMut(&mut PodEntrant)) -> Vec<PlayerId> {
        let Some(rules) = self.setup().and_then(|setup| setup.pods()) else { return Vec::new() };
        let mut before = self.heats();
        before.heats.retain(|heat| !heat.top);
        before.players.iter_mut().for_each(change);
        top_table(&rules.profile, &before, top.seed).map(|seats| seats.players).unwrap_or_default()
    }

    /// Who was away when the top table was seated, and has come back.
    fn returned_since_seated(&self) -> BTreeSet<PlayerId> {
        let seats = |(_, it): &(EntryNumber, &Stamped)| matches!(&it.entry, Entry::TopTableSeated(_));
        let seated = self.chronicle().in_force().filter(seats).last();
        let since = seated.into_iter().flat_map(|(number, _)| self.chronicle().in_force_after(number));
        // The first that each of them did since says where they were.
        let mut first: BTreeMap<PlayerId, bool> = BTreeMap::new();
        for (_, it) in since {
            let returns = who_came_back(&it.entry).map(|player| (player, true));
            if let Some((player, is_back)) = returns.or(who_left(&it.entry).map(|player| (player, false))) {
                first.entry(player).or_insert(is_back);
            }
        }
        first.into_iter().filter(|(_, is_back)| *is_back).map(|(player, _)| player).collect()
    }
}

impl Round {
    /// Whether anything was reported at any of its pods.
    pub(super) fn has_begun_pods(&self) -> bool {
        self.pods().any(PodTable::is_begun)
    }
}

fn seated(top: &Round) -> impl Iterator<Item = PlayerId> + '_ {
    top.pods().flat_map(|pod| pod.pod.players.iter().copied())
}

fn new_at(top: &Round, seats: &[PlayerId]) -> Vec<PlayerId> {
    seats.iter().copied().filter(|player| top.pod_of(*player).is_none()).collect()
}
