//! A heat in play is repaired: players change pods where nothing was reported, some pods are seated again, and a late player
//! joins a pod.

use crate::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use crate::domain::pairing::table_numbers::table_numbers;
use crate::domain::pods::seating::seat_again;
use crate::domain::tournament::command::{ReseatPlayers, SeatLatePlayer, SeatPodsAgain};
use crate::domain::tournament::decide::{Decision, reason, swapped_player};
use crate::domain::tournament::entry::{Entry, PodsReseated};
use crate::domain::tournament::play::PodRules;
use crate::domain::tournament::player_refusal::PlayerRefusal;
use crate::domain::tournament::pod_refusal::PodRefusal;
use crate::domain::tournament::pod_table::{PodTable, PodsAgain, SeatedPod};
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::round::{Phase, Round, RoundKind};
use crate::domain::tournament::{Setup, Tournament};

impl Tournament {
    /// The heat in play, if it has this number.
    ///
    /// # Errors
    /// [`PodRefusal::HeatNotPlayed`], which the commands that repair a heat get, too.
    pub fn repairable_heat(&self, number: RoundNumber) -> Result<&Round, Refusal> {
        let round = self.round(number).ok_or(Refusal::NoSuchRound { round: number })?;
        let in_play = round.phase() == Phase::Playing && round.kind == RoundKind::Heat;
        if in_play { Ok(round) } else { Err(PodRefusal::HeatNotPlayed { round: number }.into()) }
    }

    /// Whether the players of a pod may still change: nothing was reported there, and no dispute is about it.
    ///
    /// # Errors
    /// [`Refusal::TableBegun`].
    pub fn may_reseat_pod(&self, round: &Round, pod: &PodTable) -> Result<(), Refusal> {
        let at = AtTable::new(round.number, pod.table());
        self.has_not_begun(at, pod.result.is_some(), pod.is_begun())
    }

    /// The pod that a late player would join whom nobody is kept apart from: the one with the fewest players, the lowest
    /// table first; `None` if each is full or has begun.
    pub fn pod_with_room<'a>(&self, rules: &PodRules, round: &'a Round) -> Option<&'a PodTable> {
        self.pods_with_room(rules, round).min_by_key(|pod| (pod.pod.players.len(), pod.table()))
    }

    /// The pod that this late player would join: of those with the fewest players the one with the fewest from whom the
    /// player is kept apart. A larger pod never takes the player instead, because the sizes would differ by two then.
    pub fn pod_for_late<'a>(
        &self,
        rules: &PodRules,
        round: &'a Round,
        player: PlayerId,
    ) -> Option<&'a PodTable> {
        let apart = self.kept_apart_from(player, round.number);
        let beside = |pod: &PodTable| pod.pod.players.iter().filter(|other| apart.contains(*other)).count();
        self.pods_with_room(rules, round).min_by_key(|pod| (pod.pod.players.len(), beside(pod), pod.table()))
    }

    fn pods_with_room<'a>(&self, rules: &PodRules, round: &'a Round) -> impl Iterator<Item = &'a PodTable> {
        let most = usize::try_from(rules.profile.pods.most.value).unwrap_or(usize::MAX);
        round
            .pods()
            .filter(move |pod| pod.pod.players.len() < most && self.may_reseat_pod(round, pod).is_ok())
    }

    pub(super) fn reseat_in_pods(&self, asked: &ReseatPlayers) -> Decision {
        let ReseatPlayers { round, one, other, reason: why } = asked;
        let round = self.repairable_heat(*round)?;
        if one == other {
            return Err(Refusal::SwapWithOneself);
        }
        let pods = [self.pod_to_change(round, *one)?, self.pod_to_change(round, *other)?];
        let [first, second] = pods;
        if first.table() == second.table() {
            return Err(PodRefusal::SamePod { table: first.table() }.into());
        }
        let reason = reason(why)?;
        let moved = |pod: &PodTable| {
            let players = pod.pod.players.iter().map(|player| swapped_player(*player, [*one, *other]));
            SeatedPod { table: pod.table(), players: players.collect() }
        };
        let (round, pods) = (round.number, pods.map(moved).to_vec());
        Ok(vec![Entry::PodsReseated(PodsReseated { round, pods, reason })])
    }

    fn pod_to_change<'a>(&self, round: &'a Round, player: PlayerId) -> Result<&'a PodTable, Refusal> {
        self.can_play(player)?;
        let pod = round.pods().find(|pod| pod.seat(player).is_some());
        let pod = pod.ok_or_else(|| PlayerRefusal::NotInRound(round.number).of(player))?;
        self.may_reseat_pod(round, pod)?;
        Ok(pod)
    }

    /// How the players of some pods of a heat in play would be seated again: by the rules of a new heat, with the heats
    /// before this one, and with as few as possible of those together who sit together now. The same pods give the same
    /// seats.
    ///
    /// # Errors
    /// If there are fewer than two pods, or one of them may not change ([`Tournament::may_reseat_pod`]).
    pub fn pods_seated_again(
        &self,
        number: RoundNumber,
        tables: &[TableNumber],
    ) -> Result<PodsAgain, Refusal> {
        let round = self.repairable_heat(number)?;
        let mut tables = tables.to_vec();
        tables.sort_unstable();
        tables.dedup();
        let chosen = self.free_pods(round, &tables)?;
        let now: Vec<_> = chosen.iter().map(|pod| pod.pod.players.clone()).collect();
        let before = self.heats_after(RoundNumber(number.0.saturating_sub(1)));
        let seating = seat_again(&before, &now, &self.kept_apart_in(number), round.seed);
        let mut fixed = self.fixed_seats();
        fixed.retain(|(_, table)| tables.contains(table));
        let numbers = table_numbers(seating.pods.iter().map(Vec::as_slice), &fixed, tables);
        let seated = numbers.into_iter().zip(seating.pods);
        let mut pods: Vec<SeatedPod> = seated.map(|(table, players)| SeatedPod { table, players }).collect();
        pods.sort_by_key(|pod| pod.table);
        Ok(PodsAgain { pods, together: seating.together, repeats: seating.repeats })
    }

    pub(super) fn seat_pods_again(&self, setup: &Setup, asked: &SeatPodsAgain) -> Decision {
        let SeatPodsAgain { round, pods, reason: why } = asked;
        setup.heats()?;
        let round = self.repairable_heat(*round)?;
        let numbers: Vec<TableNumber> = pods.iter().map(|pod| pod.table).collect();
        let chosen = self.free_pods(round, &numbers)?;
        let sit: Vec<&SeatedPod> = chosen.iter().map(|pod| &pod.pod).collect();
        if everybody(&sit) != everybody(&pods.iter().collect::<Vec<_>>()) {
            return Err(Refusal::OtherPlayersNow { round: round.number });
        }
        let reason = reason(why)?;
        let moved = sit.iter().zip(pods).filter(|(now, pod)| in_order(now) != in_order(pod));
        let pods: Vec<SeatedPod> = moved.map(|(_, pod)| pod.clone()).collect();
        if pods.is_empty() {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::PodsReseated(PodsReseated { round: round.number, pods, reason })])
    }

    /// The pods at these tables, in this order, if each may change and all their players can play.
    fn free_pods<'a>(&self, round: &'a Round, numbers: &[TableNumber]) -> Result<Vec<&'a PodTable>, Refusal> {
        let mut pods: Vec<&PodTable> = Vec::new();
        for number in numbers {
            let pod = round.pod(*number).filter(|_| pods.iter().all(|known| known.table() != *number));
            let pod = pod.ok_or(PodRefusal::NoSuchPod { round: round.number, table: *number })?;
            self.may_reseat_pod(round, pod)?;
            pod.pod.players.iter().try_for_each(|player| self.can_play(*player))?;
            pods.push(pod);
        }
        if pods.len() < 2 { Err(Refusal::TwoTables) } else { Ok(pods) }
    }

    pub(super) fn seat_late_in_pod(&self, rules: &PodRules, asked: &SeatLatePlayer) -> Decision {
        let SeatLatePlayer { round, player, reason: why } = asked;
        let round = self.repairable_heat(*round)?;
        self.can_play(*player)?;
        if round.involves(*player) {
            return Err(PlayerRefusal::InRound(round.number).of(*player));
        }
        let pod =
            self.pod_for_late(rules, round, *player).ok_or(PodRefusal::NoRoom { round: round.number })?;
        let reason = reason(why)?;
        let players = pod.pod.players.iter().copied().chain([*player]).collect();
        let (round, pods) = (round.number, vec![SeatedPod { table: pod.table(), players }]);
        Ok(vec![Entry::PodsReseated(PodsReseated { round, pods, reason })])
    }
}

/// The players of a pod by number.
fn in_order(pod: &SeatedPod) -> Vec<PlayerId> {
    let mut players = pod.players.clone();
    players.sort_unstable();
    players
}

/// All players of some pods by number, and the sizes of the pods.
fn everybody(pods: &[&SeatedPod]) -> (Vec<PlayerId>, Vec<usize>) {
    let mut players: Vec<PlayerId> = pods.iter().flat_map(|pod| pod.players.iter().copied()).collect();
    let mut sizes: Vec<usize> = pods.iter().map(|pod| pod.players.len()).collect();
    players.sort_unstable();
    sizes.sort_unstable();
    (players, sizes)
}
