//! Standings over all heats, and who reaches the top table.

use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BTreeSet};

use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::pairing::draw::{Lot, lots};
use crate::domain::pods::heats::{Heat, Heats, Pod};
use crate::domain::pods::profile::{PodMeasure, PodProfile};
use crate::domain::scoring::fraction::Fraction;

/// Place points are counted in 840ths, which every pod of up to 8 players can share evenly.
const PARTS: u32 = 840;

/// One player's line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PodLine {
    /// 1 for the best; tied players share a place.
    pub place: u32,
    /// What the player scored in the heats.
    pub tally: PodTally,
    /// Tribbles at the top table, for those who sat there.
    pub at_top: Option<i64>,
}

/// What one player scored in the heats; the top table is not part of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PodTally {
    pub player: PlayerId,
    /// Tribbles in all heats.
    pub total: i128,
    pub pods_won: u32,
    /// Each heat played: its number, the tribbles and the place in the pod.
    pub heats: Vec<(RoundNumber, i64, u32)>,
    place_parts: i64,
}

impl PodTally {
    /// Place points in all heats.
    pub fn place_points(&self) -> Fraction {
        Fraction::average(self.place_parts, PARTS)
    }

    fn cmp_by(&self, other: &Self, measure: PodMeasure) -> Ordering {
        match measure {
            PodMeasure::Total => self.total.cmp(&other.total),
            PodMeasure::PlacePoints => self.place_parts.cmp(&other.place_parts),
            PodMeasure::PodsWon => self.pods_won.cmp(&other.pods_won),
        }
    }

    fn add(&mut self, heat: RoundNumber, pod: &Pod, total: i64, place: u32, level: u32) {
        self.total += i128::from(total);
        if place == 1 && total > 0 {
            self.pods_won += 1;
        }
        // Those who are level share the points of their places: the mean of (size - place) and the following ones.
        let size = i64::try_from(pod.players.len()).unwrap_or(i64::MAX);
        let (place_from, level) = (i64::from(place), i64::from(level));
        let sum: i64 = (0..level).map(|more| size - place_from - more).sum();
        self.place_parts = self.place_parts.saturating_add(sum * i64::from(PARTS) / level.max(1));
        self.heats.push((heat, total, place));
    }
}

/// Everybody in order: those of the top table by its result, then all others by the heats.
///
/// Pods that are still playing count for nothing yet.
pub fn pod_standings(profile: &PodProfile, event: &Heats) -> Vec<PodLine> {
    let measures = &profile.standings.measures.value;
    let top: BTreeMap<PlayerId, (i64, u32)> = event
        .heats
        .iter()
        .filter(|heat| heat.top)
        .flat_map(|heat| &heat.pods)
        .flat_map(Pod::places)
        .map(|(player, total, place)| (player, (total, place)))
        .collect();
    let mut tallies = tallies(event);
    let place_at_top = |tally: &PodTally| top.get(&tally.player).map_or(u32::MAX, |(_, place)| *place);
    let order = |one: &PodTally, other: &PodTally| {
        let at_top = place_at_top(one).cmp(&place_at_top(other));
        // The heats do not separate players who are level at the top table: they share the place.
        let heats = if top.contains_key(&one.player) { Ordering::Equal } else { by(measures, one, other) };
        at_top.then(heats)
    };
    tallies.sort_by(|one, other| order(one, other).then(one.player.cmp(&other.player)));
    let mut place = 1;
    let mut lines: Vec<PodLine> = Vec::with_capacity(tallies.len());
    for (at, tally) in (1..).zip(tallies) {
        if lines.last().is_none_or(|before| order(&before.tally, &tally) != Ordering::Equal) {
            place = at;
        }
        let at_top = top.get(&tally.player).map(|(total, _)| *total);
        lines.push(PodLine { place, tally, at_top });
    }
    lines
}

/// The better first.
fn by(measures: &[PodMeasure], one: &PodTally, other: &PodTally) -> Ordering {
    measures
        .iter()
        .map(|measure| other.cmp_by(one, *measure))
        .find(|it| it.is_ne())
        .unwrap_or(Ordering::Equal)
}

fn tallies(event: &Heats) -> Vec<PodTally> {
    let empty = |player| PodTally { player, total: 0, pods_won: 0, heats: Vec::new(), place_parts: 0 };
    let mut tallies: BTreeMap<PlayerId, PodTally> =
        event.players.iter().map(|entrant| (entrant.id, empty(entrant.id))).collect();
    let heats = (1..).map(RoundNumber).zip(&event.heats).filter(|(_, heat)| !heat.top);
    for (number, pod) in heats.flat_map(|(number, heat)| heat.pods.iter().map(move |pod| (number, pod))) {
        let places = pod.places();
        for (player, total, place) in &places {
            let level = places.iter().filter(|(_, _, other)| other == place).count();
            if let Some(tally) = tallies.get_mut(player) {
                tally.add(number, pod, *total, *place, u32::try_from(level).unwrap_or(1));
            }
        }
    }
    tallies.into_values().collect()
}

/// Who reaches the top table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TopTableSeats {
    /// The players, best first.
    pub players: Vec<PlayerId>,
    /// How many of them won a pod.
    pub winners: usize,
    /// The next ones, in order.
    pub reserves: Vec<PlayerId>,
    /// Whether the last seat went by lot.
    pub drawn: bool,
}

/// Fewer players are left than a pod needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a pod needs {least} players, and {left} are left")]
pub struct TooFewForAPod {
    /// The fewest players of a pod.
    pub least: u32,
    /// Players left.
    pub left: usize,
}

/// Seats the top table: those who won a pod, then the best of the rest, as the profile says.
///
/// More winners than seats make the table larger, up to a full pod. Players who are level are put in the order of a
/// draw from `seed`.
///
/// # Errors
/// If fewer players are left than a pod needs.
pub fn top_table(profile: &PodProfile, event: &Heats, seed: u64) -> Result<TopTableSeats, TooFewForAPod> {
    let measures = &profile.standings.measures.value;
    let here: BTreeSet<PlayerId> =
        event.players.iter().filter(|entrant| !entrant.dropped).map(|entrant| entrant.id).collect();
    let least = profile.pods.least.value;
    if here.len() < usize::try_from(least).unwrap_or(usize::MAX) {
        return Err(TooFewForAPod { least, left: here.len() });
    }
    let lots = drawn_lots(event, seed);
    let first = profile.top_table.winners_first.value;
    let ahead = |tally: &PodTally| Reverse(first && tally.pods_won > 0);
    let order =
        |one: &PodTally, other: &PodTally| ahead(one).cmp(&ahead(other)).then(by(measures, one, other));
    let mut tallies: Vec<PodTally> =
        tallies(event).into_iter().filter(|tally| here.contains(&tally.player)).collect();
    tallies.sort_by(|one, other| {
        order(one, other).then_with(|| lots.get(&one.player).cmp(&lots.get(&other.player)))
    });
    let winners = tallies.iter().filter(|tally| tally.pods_won > 0).count();
    let size = usize::try_from(profile.top_table.size.value).unwrap_or(usize::MAX);
    let most = usize::try_from(profile.pods.most.value).unwrap_or(usize::MAX);
    let size = if first { size.max(winners.min(most)) } else { size };
    let (seated, rest) = tallies.split_at_checked(size).unwrap_or((&tallies, &[]));
    let drawn = seated.last().zip(rest.first()).is_some_and(|(last, next)| order(last, next).is_eq());
    Ok(TopTableSeats {
        players: seated.iter().map(|tally| tally.player).collect(),
        winners: seated.iter().filter(|tally| tally.pods_won > 0).count(),
        reserves: rest.iter().map(|tally| tally.player).collect(),
        drawn,
    })
}

/// Everybody's place in the draw of the next heat.
pub(super) fn drawn_lots(event: &Heats, seed: u64) -> BTreeMap<PlayerId, Lot> {
    let heats = u32::try_from(event.heats.len()).unwrap_or(u32::MAX);
    let keys = event.players.iter().map(|entrant| entrant.key.as_str());
    let lots = lots(seed, RoundNumber(heats).next(), keys);
    event.players.iter().map(|entrant| entrant.id).zip(lots).collect()
}

impl Heat {
    /// The pods that are still playing, by number from 1.
    pub fn open(&self) -> impl Iterator<Item = usize> {
        (1..).zip(&self.pods).filter(|(_, pod)| pod.totals.is_none()).map(|(number, _)| number)
    }
}
