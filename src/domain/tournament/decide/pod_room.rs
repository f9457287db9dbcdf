//! Which pod of a heat in play has room. Those who left do not count there, and the sizes of the pods differ by one at most,
//! where that is possible.

use crate::domain::id::{PlayerId, TableNumber};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::play::PodRules;
use crate::domain::tournament::pod_refusal::PodRefusal;
use crate::domain::tournament::pod_table::PodTable;
use crate::domain::tournament::round::Round;

impl Tournament {
    /// The pod that a late player would join whom nobody is kept apart from: of those with the fewest players the one at the
    /// lowest table.
    ///
    /// # Errors
    /// [`PodRefusal::NoRoom`] or [`PodRefusal::NoEvenRoom`].
    pub fn pod_with_room<'a>(&self, rules: &PodRules, round: &'a Round) -> Result<&'a PodTable, PodRefusal> {
        let pods = self.pods_with_room(rules, round)?;
        pods.into_iter().min_by_key(|pod| pod.table()).ok_or(PodRefusal::NoRoom { round: round.number })
    }

    /// The pod that this late player would join: of those with the fewest players the one with the fewest from whom the
    /// player is kept apart. A larger pod never takes the player instead, because the sizes would differ by two then.
    ///
    /// # Errors
    /// [`PodRefusal::NoRoom`] or [`PodRefusal::NoEvenRoom`].
    pub fn pod_for_late<'a>(
        &self,
        rules: &PodRules,
        round: &'a Round,
        player: PlayerId,
    ) -> Result<&'a PodTable, PodRefusal> {
        let apart = self.kept_apart_from(player, round.number);
        let beside = |pod: &PodTable| self.who_stay(pod).filter(|other| apart.contains(other)).count();
        let pods = self.pods_with_room(rules, round)?;
        let pod = pods.into_iter().min_by_key(|pod| (beside(pod), pod.table()));
        pod.ok_or(PodRefusal::NoRoom { round: round.number })
    }

    /// The pods with the fewest players of the heat that still take one. A pod in which something was reported takes nobody:
    /// if only such pods have the fewest, no other takes anybody either.
    fn pods_with_room<'a>(
        &self,
        rules: &PodRules,
        round: &'a Round,
    ) -> Result<Vec<&'a PodTable>, PodRefusal> {
        let most = usize::try_from(rules.profile.pods.most.value).unwrap_or(usize::MAX);
        let size = |pod: &PodTable| self.pod_size(round, pod);
        let smallest = round.pods().min_by_key(|pod| (size(pod), pod.table()));
        let smallest = smallest.ok_or(PodRefusal::NoRoom { round: round.number })?;
        let is_open = |pod: &&PodTable| self.may_reseat_pod(round, pod).is_ok() && size(pod) < most;
        let mut open: Vec<&PodTable> = round.pods().filter(is_open).collect();
        if open.is_empty() {
            return Err(PodRefusal::NoRoom { round: round.number });
        }
        open.retain(|pod| size(pod) == size(smallest));
        if open.is_empty() {
            return Err(PodRefusal::NoEvenRoom { round: round.number, table: smallest.table() });
        }
        Ok(open)
    }

    /// Whether a player can come to a pod, from another one or without a place, where somebody left.
    pub(super) fn can_move(
        &self,
        rules: &PodRules,
        round: &Round,
        from: Option<&PodTable>,
        to: &PodTable,
    ) -> Result<(), PodRefusal> {
        let now: Vec<(usize, TableNumber)> =
            round.pods().map(|pod| (self.pod_size(round, pod), pod.table())).collect();
        let moved = |(size, table): &(usize, TableNumber)| {
            let joins = usize::from(*table == to.table());
            let leaves = usize::from(from.is_some_and(|from| from.table() == *table));
            ((size + joins).saturating_sub(leaves), *table)
        };
        let then: Vec<(usize, TableNumber)> = now.iter().map(moved).collect();
        let least = rules.profile.pods.least.value;
        let left = then.iter().find(|(_, table)| from.is_some_and(|from| from.table() == *table));
        if let Some((players, table)) = left.filter(|(players, _)| is_too_few(*players, least)) {
            return Err(PodRefusal::TooFewStay { table: *table, players: *players, least });
        }
        let (Some(small), Some(large)) = (then.iter().min(), then.iter().max()) else { return Ok(()) };
        if large.0 - small.0 > 1 && large.0 - small.0 > spread(&now) {
            return Err(PodRefusal::Uneven { small: small.1, fewer: small.0, large: large.1, more: large.0 });
        }
        Ok(())
    }

    /// How many players of a pod count when sizes are compared: without those who left, while its players may change.
    fn pod_size(&self, round: &Round, pod: &PodTable) -> usize {
        if self.may_reseat_pod(round, pod).is_ok() {
            self.who_stay(pod).count()
        } else {
            pod.pod.players.len()
        }
    }

    /// The players of a pod who have not left, in the order of their seats.
    pub(super) fn who_stay(&self, pod: &PodTable) -> impl Iterator<Item = PlayerId> {
        pod.pod.players.iter().copied().filter(move |player| !self.is_away(*player))
    }

    /// The players of a pod who left, in the order of their seats: another player can take their places while nothing is
    /// reported there.
    pub fn who_left(&self, pod: &PodTable) -> impl Iterator<Item = PlayerId> {
        pod.pod.players.iter().copied().filter(move |player| self.is_away(*player))
    }
}

/// Whether a pod needs more players than these.
fn is_too_few(players: usize, least: u32) -> bool {
    u32::try_from(players).is_ok_and(|players| players < least)
}

/// By how much the sizes of pods differ.
fn spread(sizes: &[(usize, TableNumber)]) -> usize {
    let sizes = || sizes.iter().map(|(size, _)| *size);
    sizes().max().unwrap_or_default() - sizes().min().unwrap_or_default()
}
