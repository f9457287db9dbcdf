//! The players to be paired, in seeded order, and what each possible table would cost.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::pairing::draw::{Lot, lot};
use crate::domain::pairing::objective::Objective;
use crate::domain::pairing::{PairingError, PairingRequest};
use crate::domain::scoring::history::{Entrant, History};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::standings::standings;
use crate::domain::scoring::tally::{Did, Tally};

/// One player to be paired.
#[derive(Debug, Clone)]
pub struct Contender {
    /// The player.
    pub player: PlayerId,
    /// What the draw is made from.
    pub key: String,
    /// Victory points before this round.
    pub points: i64,
    /// What the bye would cost.
    pub bye: Objective,
    /// Byes had before.
    pub former_byes: u32,
    /// Opponents met before, by position in the field, with the rounds of their meetings.
    pub met: BTreeMap<usize, Vec<RoundNumber>>,
    /// Opponents to be kept apart from, by position in the field.
    pub apart: BTreeSet<usize>,
    floats_down: u32,
    floats_up: u32,
    place: u32,
    lot: Lot,
}

/// Everybody to be paired: highest points first, then by lot.
#[derive(Debug, Clone)]
pub struct Field {
    /// The players in order.
    pub contenders: Vec<Contender>,
}

impl Field {
    /// Gathers those who play this round.
    ///
    /// # Errors
    /// When the history cannot be scored, or an earned bye belongs to somebody who does not play.
    pub fn gather(profile: &Profile, request: &PairingRequest<'_>) -> Result<Self, PairingError> {
        let round = request.round;
        let history = before(request.history, round)?;
        let lines = standings(profile, &history)?.lines;
        let tallies: BTreeMap<PlayerId, (&Tally, u32)> =
            lines.iter().map(|line| (line.tally.player, (&line.tally, line.place))).collect();
        let playing: BTreeSet<PlayerId> = active(request).collect();
        if let Some(player) = request.earned_byes.iter().find(|player| !playing.contains(player)) {
            return Err(PairingError::NotPlaying { player: *player, round });
        }
        let floats = Floats::count(profile, &tallies);
        let mut contenders: Vec<Contender> = history
            .players
            .iter()
            .filter(|entrant| playing.contains(&entrant.id) && !request.earned_byes.contains(&entrant.id))
            .filter_map(|entrant| {
                let (tally, place) = tallies.get(&entrant.id)?;
                Some(contender(profile, request, entrant, tally, *place, &floats))
            })
            .collect();
        // The player's number comes last and only matters if two players share a key.
        contenders.sort_by(|a, b| {
            b.points.cmp(&a.points).then_with(|| (a.lot, &a.key, a.player).cmp(&(b.lot, &b.key, b.player)))
        });
        let mut field = Self { contenders };
        field.note_byes();
        field.note_meetings(&history, request.apart);
        Ok(field)
    }

    /// What it costs to pair two positions; the position after the last stands for the bye.
    pub fn cost(&self, a: usize, b: usize) -> Objective {
        match (self.contenders.get(a), self.contenders.get(b)) {
            (Some(first), Some(second)) => pair_cost(first, second, b),
            (Some(one), None) | (None, Some(one)) => one.bye,
            (None, None) => Objective::default(),
        }
    }

    /// Whether two positions may be paired without a rematch.
    pub fn fresh(&self, a: usize, b: usize) -> bool {
        self.contenders.get(a).is_none_or(|contender| !contender.met.contains_key(&b))
    }

    fn note_byes(&mut self) {
        let points: BTreeSet<i64> = self.contenders.iter().map(|contender| contender.points).collect();
        let places: BTreeSet<u32> = self.contenders.iter().map(|contender| contender.place).collect();
        let below_points: BTreeMap<i64, u64> = points.into_iter().zip(0..).collect();
        let below_place: BTreeMap<u32, u64> = places.into_iter().rev().zip(0..).collect();
        for contender in &mut self.contenders {
            contender.bye = Objective {
                former_byes: u64::from(contender.former_byes),
                bye_groups_below: below_points.get(&contender.points).copied().unwrap_or(0),
                bye_places_below: below_place.get(&contender.place).copied().unwrap_or(0),
                ..Objective::default()
            };
        }
    }

    fn note_meetings(&mut self, history: &History, apart: &[[PlayerId; 2]]) {
        let at: BTreeMap<PlayerId, usize> =
            self.contenders.iter().enumerate().map(|(at, contender)| (contender.player, at)).collect();
        let both = |players: [PlayerId; 2]| {
            let [a, b] = players.map(|player| at.get(&player).copied());
            a.zip(b).filter(|(a, b)| a != b)
        };
        for (round, played) in (1..).map(RoundNumber).zip(&history.rounds) {
            let meetings = played.games.iter().filter(|game| game.is_meeting());
            for (a, b) in meetings.filter_map(|game| both(game.players)) {
                for (one, other) in [(a, b), (b, a)] {
                    if let Some(contender) = self.contenders.get_mut(one) {
                        contender.met.entry(other).or_default().push(round);
                    }
                }
            }
        }
        for (a, b) in apart.iter().filter_map(|pair| both(*pair)) {
            for (one, other) in [(a, b), (b, a)] {
                if let Some(contender) = self.contenders.get_mut(one) {
                    contender.apart.insert(other);
                }
            }
        }
    }
}

/// Those who take part in a round, before earned byes.
pub fn active<'a>(request: &'a PairingRequest<'_>) -> impl Iterator<Item = PlayerId> + 'a {
    let round = request.round;
    let takes_part = move |entrant: &&Entrant| {
        entrant.from_round <= round
            && entrant.dropped_after.is_none_or(|last| last >= round)
            && !request.sitting_out.contains(&entrant.id)
    };
    request.history.players.iter().filter(takes_part).map(|entrant| entrant.id)
}

/// The history as it stood before a round.
///
/// # Errors
/// When there is no such round.
pub fn before(history: &History, round: RoundNumber) -> Result<Cow<'_, History>, PairingError> {
    let earlier = round.0.checked_sub(1).ok_or(PairingError::NoSuchRound)?;
    let earlier = usize::try_from(earlier).unwrap_or(usize::MAX);
    Ok(match history.rounds.get(..earlier) {
        Some(rounds) if rounds.len() < history.rounds.len() => {
            Cow::Owned(History { players: history.players.clone(), rounds: rounds.to_vec() })
        }
        _ => Cow::Borrowed(history),
    })
}

fn contender(
    profile: &Profile,
    request: &PairingRequest<'_>,
    entrant: &Entrant,
    tally: &Tally,
    place: u32,
    floats: &Floats,
) -> Contender {
    let earned = profile.pairing.earned_bye_counts_as_bye.value;
    let byes = tally
        .rounds
        .iter()
        .filter(|did| matches!(did, Did::Bye) || (earned && matches!(did, Did::EarnedBye)))
        .count();
    let (floats_down, floats_up) = floats.of(entrant.id);
    Contender {
        player: entrant.id,
        key: entrant.key.clone(),
        points: tally.victory_points,
        bye: Objective::default(),
        former_byes: u32::try_from(byes).unwrap_or(u32::MAX),
        met: BTreeMap::new(),
        apart: BTreeSet::new(),
        floats_down,
        floats_up,
        place,
        lot: lot(request.seed, request.round, &entrant.key),
    }
}

fn pair_cost(first: &Contender, second: &Contender, at_second: usize) -> Objective {
    let gap = first.points.abs_diff(second.points);
    let met = first.met.get(&at_second).and_then(|rounds| rounds.last());
    let (higher, lower) = if first.points > second.points { (first, second) } else { (second, first) };
    let repeats = if gap > 0 { u64::from(higher.floats_down) + u64::from(lower.floats_up) } else { 0 };
    Objective {
        rematches: u64::from(met.is_some()),
        rematch_recency: met.map_or(0, |round| u64::from(round.0)),
        float: gap,
        float_squares: gap.saturating_mul(gap),
        repeat_floats: repeats,
        not_kept_apart: u64::from(first.apart.contains(&at_second)),
        ..Objective::default()
    }
}

/// How often each player was paired down and up in earlier rounds.
struct Floats(BTreeMap<PlayerId, (u32, u32)>);

impl Floats {
    fn count(profile: &Profile, tallies: &BTreeMap<PlayerId, (&Tally, u32)>) -> Self {
        let mut points: BTreeMap<PlayerId, i64> = tallies.keys().map(|player| (*player, 0)).collect();
        let mut floats: BTreeMap<PlayerId, (u32, u32)> = BTreeMap::new();
        let rounds = tallies.values().map(|(tally, _)| tally.rounds.len()).max().unwrap_or(0);
        for round in 0..rounds {
            let mut gained = Vec::with_capacity(tallies.len());
            for (player, (tally, _)) in tallies {
                let Some(did) = tally.rounds.get(round) else { continue };
                gained.push((*player, profile.worth(did).0));
                // A void game does not count, so nobody has floated in it.
                let (Did::Game { opponent, .. } | Did::Open { opponent }) = did else { continue };
                let (down, up) = floats.entry(*player).or_default();
                match points.get(player).cmp(&points.get(opponent)) {
                    std::cmp::Ordering::Greater => *down += 1,
                    std::cmp::Ordering::Less => *up += 1,
                    std::cmp::Ordering::Equal => {}
                }
            }
            for (player, more) in gained {
                let points = points.entry(player).or_default();
                *points = points.saturating_add(more);
            }
        }
        Self(floats)
    }

    fn of(&self, player: PlayerId) -> (u32, u32) {
        self.0.get(&player).copied().unwrap_or_default()
    }
}
