//! Who is in the cut: the seeds, the line below them and the reserves.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::domain::bracket::cut::Size;
use crate::domain::bracket::recorded::{Recorded, bracket_order};
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::pairing::draw::{Lot, lots};
use crate::domain::scoring::history::History;
use crate::domain::scoring::measure::Measure;
use crate::domain::scoring::standings::{Standings, StandingsLine};

/// Who plays on, and who is next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seeding {
    /// The players of the cut, seed 1 first.
    pub seeds: Vec<PlayerId>,
    /// What separates the last seed from the first reserve; `None` if everybody plays on.
    pub line: Option<CutLine>,
    /// Everybody else who is still in the tournament, in the order in which they move up.
    pub reserves: Vec<PlayerId>,
    /// Groups whom no tie-breaker separates, in the order that was drawn.
    pub drawn: Vec<Vec<PlayerId>>,
}

/// The line between the last seed and the first reserve.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CutLine {
    /// The last player in.
    pub last_in: PlayerId,
    /// The first player out.
    pub first_out: PlayerId,
    /// What separates the last player in from the first out.
    pub by: Separation,
}

/// What separates two players at the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Separation {
    /// The tie-breaker that put them apart.
    TieBreaker(Measure),
    /// Nothing but the draw.
    Draw,
}

impl CutLine {
    /// The line between these two by the standings; `None` if somebody is not in them, or the first out is ahead now because
    /// a result was corrected after the cut began.
    pub fn between(standings: &Standings, last_in: PlayerId, first_out: PlayerId) -> Option<Self> {
        let line = |player| standings.lines.iter().find(|line| line.tally.player == player);
        let (last, first) = (line(last_in)?, line(first_out)?);
        let by = separation(standings, last, first);
        (last.place <= first.place).then_some(Self { last_in, first_out, by })
    }
}

impl Separation {
    /// The name in JSON: that of the tie-breaker, or `draw`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::TieBreaker(measure) => measure.code(),
            Self::Draw => "draw",
        }
    }
}

/// What becomes of the seed of a player who left after the last round and has not played in the cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VacantSeed {
    /// All behind it move up by one, as before the first match.
    Closed,
    /// The first reserve takes it, so that nobody else's opponent changes. Without a reserve it stays, and the opponent goes on
    /// without a game.
    Replaced,
}

/// Fewer players are left than the cut takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub struct TooFew {
    pub size: Size,
    /// Players left in the tournament.
    pub left: usize,
}

impl Seeding {
    /// Seeds the cut from the final Swiss standings.
    ///
    /// Players who dropped are passed over, unless they did so after they had played in the cut. Players who share a
    /// place are put in the order of a draw, as the rules text ends its tie-breakers with one; the draw is that of
    /// the round after the last one, from `seed`. Where the first stage is already recorded, it shows how another
    /// draw fell, and that counts.
    ///
    /// # Errors
    /// If fewer players are left than the cut takes.
    pub fn of(
        standings: &Standings,
        history: &History,
        size: Size,
        seed: u64,
        recorded: &[Recorded],
    ) -> Result<Self, TooFew> {
        Self::with_vacant(standings, history, size, seed, (recorded, VacantSeed::Closed))
    }

    /// Seeds a cut; the caller says what becomes of the seeds of players who left.
    ///
    /// # Errors
    /// If fewer players are left than the cut takes.
    pub fn with_vacant(
        standings: &Standings,
        history: &History,
        size: Size,
        seed: u64,
        (recorded, vacant): (&[Recorded], VacantSeed),
    ) -> Result<Self, TooFew> {
        let last = RoundNumber(u32::try_from(history.rounds.len()).unwrap_or(u32::MAX));
        let began = recorded.iter().filter(|one| !one.games.is_empty() || one.winner.is_some());
        let playing: BTreeSet<PlayerId> = began.flat_map(|one| one.players).collect();
        let dropped = history.players.iter().filter(|entrant| entrant.dropped_after.is_some());
        let gone: BTreeSet<PlayerId> =
            dropped.map(|entrant| entrant.id).filter(|player| !playing.contains(player)).collect();
        let left_late = |player: PlayerId| {
            let entrant = history.players.iter().find(|entrant| entrant.id == player);
            vacant == VacantSeed::Replaced && entrant.is_some_and(|it| it.dropped_after == Some(last))
        };
        let stays =
            |line: &&StandingsLine| !gone.contains(&line.tally.player) || left_late(line.tally.player);
        let left: Vec<&StandingsLine> = standings.lines.iter().filter(stays).collect();
        let places = usize::try_from(size.players()).unwrap_or(usize::MAX);
        if left.len() < places {
            return Err(TooFew { size, left: left.len() });
        }
        let mut order = draw_ties(&left, history, seed);
        as_recorded(&mut order, places, recorded);
        let player = |line: &&StandingsLine| line.tally.player;
        let mut seeds = order.clone();
        let mut reserves = VecDeque::from(seeds.split_off(places.min(seeds.len())));
        reserves.retain(|line| !gone.contains(&line.tally.player));
        for line in seeds.iter_mut().filter(|line| gone.contains(&line.tally.player)) {
            if let Some(reserve) = reserves.pop_front() {
                *line = reserve;
            }
        }
        Ok(Self {
            line: seeds.last().zip(reserves.front()).map(|(last, first)| CutLine {
                last_in: last.tally.player,
                first_out: first.tally.player,
                by: separation(standings, last, first),
            }),
            seeds: seeds.iter().map(player).collect(),
            reserves: reserves.iter().map(player).collect(),
            drawn: shared_places(&order),
        })
    }

    /// Seeds everybody who is still in, in drawn order: for an elimination bracket without rounds before it.
    pub fn of_everybody(standings: &Standings, history: &History, seed: u64) -> Self {
        let dropped = history.players.iter().filter(|entrant| entrant.dropped_after.is_some());
        let gone: BTreeSet<PlayerId> = dropped.map(|entrant| entrant.id).collect();
        let here = standings.lines.iter().filter(|line| !gone.contains(&line.tally.player));
        let order = draw_ties(&here.collect::<Vec<_>>(), history, seed);
        Self {
            seeds: order.iter().map(|line| line.tally.player).collect(),
            line: None,
            reserves: Vec::new(),
            drawn: shared_places(&order),
        }
    }
}

/// The lines, those with a shared place in drawn order.
fn draw_ties<'a>(left: &[&'a StandingsLine], history: &History, seed: u64) -> Vec<&'a StandingsLine> {
    let played = u32::try_from(history.rounds.len()).unwrap_or(u32::MAX);
    let keys = history.players.iter().map(|entrant| entrant.key.as_str());
    let lots = lots(seed, RoundNumber(played).next(), keys);
    let players = history.players.iter().map(|entrant| entrant.id);
    let lots: BTreeMap<PlayerId, Lot> = players.zip(lots).collect();
    let mut order = left.to_vec();
    order.sort_by_key(|line| (line.place, lots.get(&line.tally.player)));
    order
}

/// The groups who share a place.
fn shared_places(order: &[&StandingsLine]) -> Vec<Vec<PlayerId>> {
    let groups = order.chunk_by(|one, other| one.place == other.place).filter(|group| group.len() > 1);
    groups.map(|group| group.iter().map(|line| line.tally.player).collect()).collect()
}

/// Exchanges players who share a place, so that the first stage is the recorded one where it can be. Which of two players is
/// recorded first says nothing: what was drawn stays where it fits.
fn as_recorded(order: &mut [&StandingsLine], size: usize, recorded: &[Recorded]) {
    let slots = bracket_order(size);
    let slots_of = |one: &Recorded| {
        let at = usize::try_from(one.number).ok().and_then(|number| number.checked_sub(1));
        at.and_then(|at| slots.chunks(2).nth(at)).and_then(|two| <[usize; 2]>::try_from(two).ok())
    };
    let first_stage = recorded.iter().filter(|one| one.stage == 1);
    let matches = first_stage.filter_map(|one| Some((slots_of(one)?, one.players)));
    let is_at = |order: &[&StandingsLine], player: PlayerId, slot: usize| {
        order.get(slot).is_some_and(|line| line.tally.player == player)
    };
    let both_ways = |[a, b]: [PlayerId; 2]| [[a, b], [b, a]];
    let drawn = |order: &[&StandingsLine], [best, worst]: [usize; 2], players: [PlayerId; 2]| {
        both_ways(players).into_iter().any(|[a, b]| is_at(order, a, best) && is_at(order, b, worst))
    };
    let (stay, moved): (Vec<_>, Vec<_>) =
        matches.partition(|(slots, players)| drawn(order, *slots, *players));
    let mut fixed: BTreeSet<usize> = stay.into_iter().flat_map(|(slots, _)| slots).collect();
    for (slots, players) in moved {
        let fits = |order: &[&StandingsLine], player: PlayerId, slot: usize| {
            let line = order.iter().find(|line| line.tally.player == player);
            line.zip(order.get(slot)).is_some_and(|(own, there)| own.place == there.place)
        };
        let ways = both_ways(players).into_iter();
        let ways = ways.filter(|way| way.iter().zip(slots).all(|(player, slot)| fits(order, *player, slot)));
        let stays =
            |way: &[PlayerId; 2]| way.iter().zip(slots).any(|(player, slot)| is_at(order, *player, slot));
        let players = ways.min_by_key(|way| !stays(way));
        for (player, slot) in players.into_iter().flatten().zip(slots) {
            let from = order.iter().position(|line| line.tally.player == player);
            if let Some(from) = from.filter(|from| !fixed.contains(from)) {
                order.swap(from, slot);
                fixed.insert(slot);
            }
        }
    }
}

/// Of the measures that separate the places from one to the other, the one that came first split the two. Their values may
/// differ in an earlier one that did not apply, as a rating does not where somebody who was tied has none.
fn separation(standings: &Standings, last: &StandingsLine, first: &StandingsLine) -> Separation {
    let between = standings.lines.iter().filter(|line| last.place < line.place && line.place <= first.place);
    let split: BTreeSet<Measure> =
        between.filter_map(|line| line.behind).map(|(_, measure)| measure).collect();
    let by = standings.measures.iter().map(|(measure, _)| *measure).find(|measure| split.contains(measure));
    by.map_or(Separation::Draw, Separation::TieBreaker)
}
