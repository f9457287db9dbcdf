//! Whether the top table would be seated otherwise now than it was: totals are corrected, and players leave.

use crate::domain::id::PlayerId;
use crate::domain::pods::heats::PodEntrant;
use crate::domain::pods::ranking::top_table;
use crate::domain::tournament::Tournament;
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::round::{Phase, Round};

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
    /// would. Who sits there stays.
    pub fn corrected_top_table(&self) -> Option<OtherTopTable> {
        let top = self.top_table_round().filter(|top| top.has_begun_pods())?;
        let seats = self.top_table_again(top, true);
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
        let enter = new_at(top, &self.top_table_again(top, false));
        (!miss.is_empty()).then_some(OtherTopTable { enter, miss })
    }

    /// Whom the heats would seat at this top table now. If those who sit there stay, it does not matter who of them has
    /// left. Nobody, if too few are left.
    fn top_table_again(&self, top: &Round, they_stay: bool) -> Vec<PlayerId> {
        let Some(rules) = self.setup().and_then(|setup| setup.pods()) else { return Vec::new() };
        let mut before = self.heats();
        before.heats.retain(|heat| !heat.top);
        let stays = |entrant: &&mut PodEntrant| they_stay && top.pod_of(entrant.id).is_some();
        before.players.iter_mut().filter(stays).for_each(|entrant| entrant.dropped = false);
        top_table(&rules.profile, &before, top.seed).map(|seats| seats.players).unwrap_or_default()
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
