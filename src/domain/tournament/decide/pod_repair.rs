//! A heat in play is repaired: players change pods where nothing was reported, some pods are seated again, a late player
//! joins a pod, and who left makes room.

use crate::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use crate::domain::pairing::table_numbers::table_numbers;
use crate::domain::pods::seating::{even_sizes, seat_again};
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
    /// [`PodRefusal::HeatNotPlayed`] or [`PodRefusal::TopTableStays`], which the commands that repair a heat get, too.
    pub fn repairable_heat(&self, number: RoundNumber) -> Result<&Round, Refusal> {
        let round = self.round(number).ok_or(Refusal::NoSuchRound { round: number })?;
        if round.kind == RoundKind::TopTable {
            return Err(PodRefusal::TopTableStays.into());
        }
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

    /// Two players change pods. One who left makes room instead: the other takes that place, from a larger pod or without a
    /// place in the heat.
    pub(super) fn reseat_in_pods(&self, rules: &PodRules, asked: &ReseatPlayers) -> Decision {
        let ReseatPlayers { round, one, other, reason: why } = asked;
        let round = self.repairable_heat(*round)?;
        if one == other {
            return Err(Refusal::SwapWithOneself);
        }
        let left = |player: PlayerId| self.is_away(player) && round.pod_of(player).is_some();
        let pods = match (left(*one), left(*other)) {
            (true, false) => self.take_place_left(rules, round, [*other, *one])?,
            (false, true) => self.take_place_left(rules, round, [*one, *other])?,
            (true, true) | (false, false) => self.exchange_in_pods(round, [*one, *other])?,
        };
        let (round, reason) = (round.number, reason(why)?);
        Ok(vec![Entry::PodsReseated(PodsReseated { round, pods, reason })])
    }

    fn exchange_in_pods(&self, round: &Round, both: [PlayerId; 2]) -> Result<Vec<SeatedPod>, Refusal> {
        let [one, other] = both;
        self.can_play(one)?;
        let first = self.pod_to_change(round, one)?;
        self.can_play(other)?;
        let second = self.pod_to_change(round, other)?;
        if first.table() == second.table() {
            return Err(PodRefusal::SamePod { table: first.table() }.into());
        }
        Ok(vec![exchanged(first, both), exchanged(second, both)])
    }

    fn take_place_left(
        &self,
        rules: &PodRules,
        round: &Round,
        [player, gone]: [PlayerId; 2],
    ) -> Result<Vec<SeatedPod>, Refusal> {
        self.can_play(player)?;
        let to = self.pod_to_change(round, gone)?;
        let from = round.pod_of(player);
        if let Some(from) = from {
            self.may_reseat_pod(round, from)?;
            if from.table() == to.table() {
                return Err(PodRefusal::SamePod { table: to.table() }.into());
            }
        }
        self.can_move(rules, round, from, to)?;
        let smaller = from.map(|pod| {
            let others = pod.pod.players.iter().copied().filter(|other| *other != player);
            SeatedPod { table: pod.table(), players: others.collect() }
        });
        Ok(smaller.into_iter().chain([exchanged(to, [player, gone])]).collect())
    }

    fn pod_to_change<'a>(&self, round: &'a Round, player: PlayerId) -> Result<&'a PodTable, Refusal> {
        let pod = round.pod_of(player).ok_or_else(|| PlayerRefusal::NotInRound(round.number).of(player))?;
        self.may_reseat_pod(round, pod)?;
        Ok(pod)
    }

    /// How the players of some pods of a heat in play would be seated again: by the rules of a new heat, with the heats
    /// before this one, and with as few as possible of those together who sit together now. Those who left are without a
    /// seat, and the sizes of these pods differ by one at most. The same pods give the same seats.
    ///
    /// # Errors
    /// If there are fewer than two pods and nobody left there, if too few players are left for that many pods, or if one
    /// of them may not change ([`Tournament::may_reseat_pod`]).
    pub fn pods_seated_again(
        &self,
        number: RoundNumber,
        tables: &[TableNumber],
    ) -> Result<PodsAgain, Refusal> {
        let rules = self.setup().ok_or(Refusal::NotCreated)?.heats()?;
        let round = self.repairable_heat(number)?;
        let mut tables = tables.to_vec();
        tables.sort_unstable();
        tables.dedup();
        let chosen = self.free_pods(rules, round, &tables)?;
        let now: Vec<Vec<PlayerId>> = chosen.iter().map(|pod| self.who_stay(pod).collect()).collect();
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
        let rules = setup.heats()?;
        let round = self.repairable_heat(*round)?;
        let numbers: Vec<TableNumber> = pods.iter().map(|pod| pod.table).collect();
        let chosen = self.free_pods(rules, round, &numbers)?;
        let now: Vec<Vec<PlayerId>> = chosen.iter().map(|pod| self.who_stay(pod).collect()).collect();
        let then: Vec<Vec<PlayerId>> = pods.iter().map(|pod| pod.players.clone()).collect();
        let sizes: Vec<usize> = then.iter().map(Vec::len).collect();
        if everybody(&now) != everybody(&then) || sorted(even_sizes(&now)) != sorted(sizes) {
            return Err(Refusal::OtherPlayersNow { round: round.number });
        }
        let reason = reason(why)?;
        let differs =
            |now: &PodTable, pod: &SeatedPod| sorted(now.pod.players.clone()) != sorted(pod.players.clone());
        let moved = chosen.iter().zip(pods).filter(|(now, pod)| differs(now, pod));
        let pods: Vec<SeatedPod> = moved.map(|(_, pod)| pod.clone()).collect();
        if pods.is_empty() {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::PodsReseated(PodsReseated { round: round.number, pods, reason })])
    }

    /// The pods at these tables, in this order, if each may change and all their players but those who left can play.
    fn free_pods<'a>(
        &self,
        rules: &PodRules,
        round: &'a Round,
        numbers: &[TableNumber],
    ) -> Result<Vec<&'a PodTable>, Refusal> {
        let mut pods: Vec<&PodTable> = Vec::new();
        for number in numbers {
            let pod = round.pod(*number).filter(|_| pods.iter().all(|known| known.table() != *number));
            let pod = pod.ok_or(PodRefusal::NoSuchPod { round: round.number, table: *number })?;
            self.may_reseat_pod(round, pod)?;
            self.who_stay(pod).try_for_each(|player| self.can_play(player))?;
            pods.push(pod);
        }
        // In a single pod there is nobody else to meet, but who left can be left out.
        if pods.len() < 2 && pods.iter().all(|pod| self.who_left(pod).next().is_none()) {
            return Err(Refusal::TwoTables);
        }
        let left: usize = pods.iter().map(|pod| self.who_stay(pod).count()).sum();
        let least = usize::try_from(rules.profile.pods.least.value).unwrap_or(usize::MAX);
        let needed = least.saturating_mul(pods.len());
        if left < needed { Err(PodRefusal::TooFewAgain { left, needed }.into()) } else { Ok(pods) }
    }

    /// A late player takes the place of one who left, or an additional seat.
    pub(super) fn seat_late_in_pod(&self, rules: &PodRules, asked: &SeatLatePlayer) -> Decision {
        let SeatLatePlayer { round, player, reason: why } = asked;
        let round = self.repairable_heat(*round)?;
        self.can_play(*player)?;
        if round.involves(*player) {
            return Err(PlayerRefusal::InRound(round.number).of(*player));
        }
        let pod = self.pod_for_late(rules, round, *player)?;
        let reason = reason(why)?;
        let seated = match self.who_left(pod).next() {
            Some(gone) => exchanged(pod, [*player, gone]),
            None => {
                let players = pod.pod.players.iter().copied().chain([*player]).collect();
                SeatedPod { table: pod.table(), players }
            }
        };
        let (round, pods) = (round.number, vec![seated]);
        Ok(vec![Entry::PodsReseated(PodsReseated { round, pods, reason })])
    }
}

/// A pod in which each of the two has the seat of the other.
fn exchanged(pod: &PodTable, both: [PlayerId; 2]) -> SeatedPod {
    let players = pod.pod.players.iter().map(|player| swapped_player(*player, both));
    SeatedPod { table: pod.table(), players: players.collect() }
}

/// All players of some pods by number.
fn everybody(pods: &[Vec<PlayerId>]) -> Vec<PlayerId> {
    sorted(pods.iter().flatten().copied().collect())
}

fn sorted<T: Ord>(mut all: Vec<T>) -> Vec<T> {
    all.sort_unstable();
    all
}
