//! Deals the players of a heat out to pods, so that as few as possible sit together who are kept apart, and then as few as
//! possible who did so before.
//!
//! Small fields are searched exactly: every seating is compared, as far as it can still be better. Larger fields
//! start from the draw and exchange players until no exchange helps; then a few change places at random and it goes on from
//! there, while work is left. A seating without any repeat is then proved best, too.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::domain::id::PlayerId;
use crate::domain::pods::heats::Heats;
use crate::domain::pods::profile::PodProfile;
use crate::domain::pods::ranking::{TooFewForAPod, drawn_lots};

/// The largest field that is searched exactly.
const EXACT: usize = 16;
/// The most steps of the exact search, and of the exchanges.
const STEPS: u64 = 3_000_000;
/// The most steps of exchanges from seatings that were changed at random, in a field that is not searched exactly.
const SHAKEN_STEPS: u64 = 200_000;

/// A way to seat a heat. A log names the one it used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PodAlgorithm {
    /// The fewest repeated pairs: every seating of a small field, exchanges in a larger one. How long exchanges are tried is not
    /// part of it, since no heat is seated again from its log.
    FewestRepeats,
    /// The fewest pairs who are kept apart, then the fewest repeated pairs: players whom the director keeps apart
    /// should never meet, while former opponents have to meet again in the end.
    ApartThenRepeats,
}

impl PodAlgorithm {
    /// The name in logs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::FewestRepeats => "fewest-repeats",
            Self::ApartThenRepeats => "apart-then-repeats",
        }
    }
}

/// A seated heat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seating {
    /// The pods, the larger first; players in the order of the draw.
    pub pods: Vec<Vec<PlayerId>>,
    /// Pairs who sit together although they are kept apart.
    pub together: u32,
    /// Pairs who sit together again.
    pub repeats: u32,
    /// Whether no seating is better.
    pub proved: bool,
}

/// Seats the next heat; the same event, seed and pairs give the same seating on any machine.
///
/// The fewest of the pairs to keep apart come first, then the fewest pairs who sit together again; among those, the fewest
/// former meetings of these pairs.
///
/// # Errors
/// If fewer players are left than a pod needs.
pub fn seat(
    profile: &PodProfile,
    event: &Heats,
    apart: &[[PlayerId; 2]],
    seed: u64,
) -> Result<Seating, TooFewForAPod> {
    let lots = drawn_lots(event, seed);
    let mut players: Vec<PlayerId> =
        event.players.iter().filter(|entrant| !entrant.dropped).map(|entrant| entrant.id).collect();
    players.sort_by_key(|player| lots.get(player));
    let least = profile.pods.least.value;
    let sizes = profile.pod_sizes(players.len()).ok_or(TooFewForAPod { least, left: players.len() })?;
    let table = Table { costs: costs(&players, event, apart), sizes };
    Ok(table.seated(&players))
}

/// Seats the players of some pods of a heat again, in as many pods and in the same order, with sizes that differ by one at
/// most ([`even_sizes`]); `event` holds the heats before that one.
///
/// As in a new heat, the fewest of the pairs to keep apart come first, then the fewest pairs who sit together again; where
/// that leaves a choice, as few as possible of those who sit together `now` do so again.
pub fn seat_again(event: &Heats, now: &[Vec<PlayerId>], apart: &[[PlayerId; 2]], seed: u64) -> Seating {
    let lots = drawn_lots(event, seed);
    let mut players: Vec<PlayerId> = now.iter().flatten().copied().collect();
    players.sort_by_key(|player| lots.get(player));
    let at: BTreeMap<PlayerId, usize> = players.iter().copied().zip(0..).collect();
    let mut costs = costs(&players, event, apart);
    for pod in now {
        let seated: Vec<usize> = pod.iter().filter_map(|player| at.get(player)).copied().collect();
        for (one, other) in seated.iter().flat_map(|one| seated.iter().map(move |other| (*one, *other))) {
            if let Some(of_one) = costs.get_mut(one).filter(|_| one != other) {
                of_one.entry(other).or_default().now = 1;
            }
        }
    }
    Table { costs, sizes: even_sizes(now) }.seated(&players)
}

/// The sizes of as many pods with as many players, differing by one at most: the pods that have the most players keep the
/// most.
pub fn even_sizes(now: &[Vec<PlayerId>]) -> Vec<usize> {
    let players: usize = now.iter().map(Vec::len).sum();
    let Some(each) = players.checked_div(now.len()) else { return Vec::new() };
    let mut by_size: Vec<(usize, &Vec<PlayerId>)> = (0..).zip(now).collect();
    by_size.sort_by_key(|(_, pod)| Reverse(pod.len()));
    let mut sizes = vec![each; now.len()];
    for (at, _) in by_size.into_iter().take(players % now.len()) {
        sizes.get_mut(at).into_iter().for_each(|size| *size += 1);
    }
    sizes
}

/// The pairs who are to be kept apart; one that is in two groups counts once.
pub fn different_pairs(apart: impl IntoIterator<Item = [PlayerId; 2]>) -> BTreeSet<[PlayerId; 2]> {
    apart.into_iter().map(PlayerId::unordered).collect()
}

/// Whether a heat can be proved best, or not proved, as its entry says; `pairs` sit together that should not. Without
/// one it is proved, for nothing is better; a large field is never searched exactly.
pub const fn is_proof_possible(players: usize, pairs: u32, proved: bool) -> bool {
    if pairs == 0 { proved } else { !proved || players <= EXACT }
}

/// How many pairs of these players have sat together before.
pub fn repeated_pairs(players: &[PlayerId], event: &Heats) -> usize {
    meetings(players, event).iter().map(BTreeMap::len).sum::<usize>() / 2
}

/// What a seating costs; compared in this order.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Cost {
    together: u32,
    pairs: u32,
    meetings: u32,
    /// Pairs who sit together in the pods that are seated again.
    now: u32,
}

impl Cost {
    const fn met(meetings: u32) -> Self {
        Self { together: 0, pairs: (meetings > 0) as u32, meetings, now: 0 }
    }

    const fn is_none(self) -> bool {
        self.together == 0 && self.pairs == 0 && self.now == 0
    }

    const fn plus(self, other: Self) -> Self {
        Self {
            together: self.together + other.together,
            pairs: self.pairs + other.pairs,
            meetings: self.meetings + other.meetings,
            now: self.now + other.now,
        }
    }

    const fn less(self, other: Self) -> Self {
        Self {
            together: self.together.saturating_sub(other.together),
            pairs: self.pairs.saturating_sub(other.pairs),
            meetings: self.meetings.saturating_sub(other.meetings),
            now: self.now.saturating_sub(other.now),
        }
    }
}

#[derive(Debug, Clone)]
struct Dealt {
    pods: Vec<Vec<usize>>,
    cost: Cost,
}

/// What it costs that two positions sit together, as far as it costs anything, and the sizes of the pods.
struct Table {
    costs: Vec<BTreeMap<usize, Cost>>,
    sizes: Vec<usize>,
}

fn costs(players: &[PlayerId], event: &Heats, apart: &[[PlayerId; 2]]) -> Vec<BTreeMap<usize, Cost>> {
    let met = meetings(players, event).into_iter();
    let mut costs: Vec<BTreeMap<usize, Cost>> =
        met.map(|met| met.into_iter().map(|(other, often)| (other, Cost::met(often))).collect()).collect();
    let at: BTreeMap<PlayerId, usize> = players.iter().copied().zip(0..).collect();
    for [a, b] in different_pairs(apart.iter().copied()) {
        let Some((a, b)) = at.get(&a).zip(at.get(&b)).filter(|(a, b)| a != b) else { continue };
        for (one, other) in [(*a, *b), (*b, *a)] {
            if let Some(of_one) = costs.get_mut(one) {
                of_one.entry(other).or_default().together = 1;
            }
        }
    }
    costs
}

fn meetings(players: &[PlayerId], event: &Heats) -> Vec<BTreeMap<usize, u32>> {
    let at: BTreeMap<PlayerId, usize> = players.iter().copied().zip(0..).collect();
    let mut met = vec![BTreeMap::new(); players.len()];
    for pod in event.heats.iter().flat_map(|heat| &heat.pods) {
        let seated: Vec<usize> = pod.players.iter().filter_map(|player| at.get(player)).copied().collect();
        for (one, other) in seated.iter().flat_map(|one| seated.iter().map(move |other| (*one, *other))) {
            if let Some(of_one) = met.get_mut(one).filter(|_| one != other) {
                *of_one.entry(other).or_insert(0) += 1;
            }
        }
    }
    met
}

impl Table {
    /// The best seating of these players that is found, each pod in the order of the draw.
    fn seated(&self, players: &[PlayerId]) -> Seating {
        let mut best = self.improve(self.deal(), &mut 0, STEPS);
        if players.len() > EXACT {
            best = self.shake(best);
        }
        let mut proved = best.cost.is_none();
        if !proved && players.len() <= EXACT {
            let mut search = Search { table: self, pods: self.empty(), best, steps: 0 };
            search.place(0, Cost::default());
            proved = search.steps < STEPS;
            best = search.best;
        }
        let named = |pod: &Vec<usize>| {
            let mut pod = pod.clone();
            pod.sort_unstable();
            pod.iter().filter_map(|at| players.get(*at)).copied().collect()
        };
        let Cost { together, pairs: repeats, .. } = best.cost;
        Seating { pods: best.pods.iter().map(named).collect(), together, repeats, proved }
    }

    fn empty(&self) -> Vec<Vec<usize>> {
        vec![Vec::new(); self.sizes.len()]
    }

    /// What one position adds to a pod of others.
    fn joins(&self, one: usize, pod: &[usize]) -> Cost {
        let Some(costs) = self.costs.get(one) else { return Cost::default() };
        if costs.is_empty() {
            return Cost::default();
        }
        let each = pod.iter().filter_map(|other| costs.get(other).filter(|_| *other != one));
        each.fold(Cost::default(), |cost, more| cost.plus(*more))
    }

    /// The positions dealt out in the order of the draw, each to the pod where that costs least.
    fn deal(&self) -> Dealt {
        let mut pods = self.empty();
        let mut cost = Cost::default();
        for one in 0..self.costs.len() {
            let open = (0..).zip(&pods).zip(&self.sizes).filter(|((_, pod), size)| pod.len() < **size);
            let costs = open.map(|((at, pod), _): ((usize, &Vec<usize>), _)| (self.joins(one, pod), at));
            let Some((more, at)) = costs.min() else { break };
            cost = cost.plus(more);
            pods.get_mut(at).into_iter().for_each(|pod| pod.push(one));
        }
        Dealt { pods, cost }
    }

    /// Exchanges two players while that costs less, within a limit on steps.
    fn improve(&self, mut dealt: Dealt, steps: &mut u64, most: u64) -> Dealt {
        while !dealt.cost.is_none() && *steps < most {
            let Some((from, to, cost)) = self.better(&dealt, steps, most) else { break };
            exchange(&mut dealt.pods, from, to);
            dealt.cost = cost;
        }
        dealt
    }

    /// Goes on where no exchange helps any more: a few players change places at random, and the seating counts if it is no
    /// worse after exchanges. Positions are in the order of the draw, so the same numbers serve every field.
    fn shake(&self, mut best: Dealt) -> Dealt {
        let (mut steps, mut chance) = (0, Chance(0));
        while !best.cost.is_none() && steps < SHAKEN_STEPS {
            let mut pods = best.pods.clone();
            for _ in 0..3 {
                let (from, to) = (chance.seat(&pods), chance.seat(&pods));
                exchange(&mut pods, from, to);
            }
            steps += 1;
            let cost = self.cost(&pods);
            let other = self.improve(Dealt { pods, cost }, &mut steps, SHAKEN_STEPS);
            if other.cost <= best.cost {
                best = other;
            }
        }
        best
    }

    fn cost(&self, pods: &[Vec<usize>]) -> Cost {
        let of_pod = |pod: &Vec<usize>| {
            let before = |at: usize| pod.get(..at).unwrap_or_default();
            let each = pod.iter().enumerate().map(|(at, one)| self.joins(*one, before(at)));
            each.fold(Cost::default(), Cost::plus)
        };
        pods.iter().map(of_pod).fold(Cost::default(), Cost::plus)
    }

    /// The first exchange of somebody whose seat costs anything that makes the whole cost less.
    fn better(&self, dealt: &Dealt, steps: &mut u64, most: u64) -> Option<(Seat, Seat, Cost)> {
        let seats = |pod: usize| (0..dealt.pods.get(pod).map_or(0, Vec::len)).map(move |seat| (pod, seat));
        for from in (0..dealt.pods.len()).flat_map(seats) {
            let one = at(&dealt.pods, from)?;
            let own = dealt.pods.get(from.0)?;
            let leaves = self.joins(one, own);
            if leaves.is_none() {
                continue;
            }
            for to in (0..dealt.pods.len()).filter(|pod| *pod != from.0).flat_map(seats) {
                *steps += 1;
                let other = at(&dealt.pods, to)?;
                let theirs = dealt.pods.get(to.0)?;
                let less = leaves.plus(self.joins(other, theirs));
                let more = self.joins_but(one, theirs, other).plus(self.joins_but(other, own, one));
                if more < less {
                    return Some((from, to, dealt.cost.plus(more).less(less)));
                }
                if *steps >= most {
                    return None;
                }
            }
        }
        None
    }

    /// What one position adds to a pod that another has left.
    fn joins_but(&self, one: usize, pod: &[usize], gone: usize) -> Cost {
        let gone = self.costs.get(one).and_then(|costs| costs.get(&gone)).copied().unwrap_or_default();
        self.joins(one, pod).less(gone)
    }
}

/// A pod and a seat in it.
type Seat = (usize, usize);

fn at(pods: &[Vec<usize>], (pod, seat): Seat) -> Option<usize> {
    pods.get(pod)?.get(seat).copied()
}

fn seat_player(pods: &mut [Vec<usize>], (pod, seat): Seat, who: Option<usize>) {
    if let Some((slot, who)) = pods.get_mut(pod).and_then(|pod| pod.get_mut(seat)).zip(who) {
        *slot = who;
    }
}

/// Exchanges the players of two seats.
fn exchange(pods: &mut [Vec<usize>], from: Seat, to: Seat) {
    let (one, other) = (at(pods, from), at(pods, to));
    seat_player(pods, from, other);
    seat_player(pods, to, one);
}

/// Numbers that look random and are the same on every machine (SplitMix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let count = u64::try_from(count.max(1)).unwrap_or(u64::MAX);
        usize::try_from((mixed ^ (mixed >> 31)) % count).unwrap_or_default()
    }

    fn seat(&mut self, pods: &[Vec<usize>]) -> Seat {
        let pod = self.below(pods.len());
        (pod, self.below(pods.get(pod).map_or(0, Vec::len)))
    }
}

/// The exact search: positions are placed one after the other.
struct Search<'a> {
    table: &'a Table,
    pods: Vec<Vec<usize>>,
    best: Dealt,
    steps: u64,
}

impl Search<'_> {
    fn place(&mut self, one: usize, cost: Cost) {
        self.steps += 1;
        if self.steps >= STEPS || cost >= self.best.cost {
            return;
        }
        if one == self.table.costs.len() {
            self.best = Dealt { pods: self.pods.clone(), cost };
            return;
        }
        let mut opened = Vec::new();
        for pod in 0..self.pods.len() {
            let (Some(seated), Some(size)) = (self.pods.get(pod), self.table.sizes.get(pod).copied()) else {
                continue;
            };
            // Empty pods of one size are alike: only the first is tried.
            if seated.len() >= size || (seated.is_empty() && opened.contains(&size)) {
                continue;
            }
            if seated.is_empty() {
                opened.push(size);
            }
            let more = self.table.joins(one, seated);
            self.pods.get_mut(pod).into_iter().for_each(|pod| pod.push(one));
            self.place(one + 1, cost.plus(more));
            self.pods.get_mut(pod).into_iter().for_each(|pod| {
                pod.pop();
            });
        }
    }
}
