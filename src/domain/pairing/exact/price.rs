//! What each possible pair costs, as one number. Sums of these numbers compare as the objectives do.

use std::fmt::Debug;
use std::ops::{Add, Mul, Range, Shl, Shr, Sub};

use crate::domain::pairing::exact::row::ByNumber;
use crate::domain::pairing::field::Field;
use crate::domain::pairing::objective::Objective;

/// An integer type wide enough for the costs of a field.
pub trait Weight:
    Copy
    + Ord
    + Default
    + Debug
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Shr<u32, Output = Self>
    + Shl<u32, Output = Self>
    + TryFrom<i128>
{
}

impl Weight for i64 {}
impl Weight for i128 {}

/// What one unit of each field of the objective weighs, and which pairs are allowed.
pub struct Levels {
    units: [i128; 9],
    /// The cost of the most expensive pair.
    largest: i128,
    vertices: usize,
    /// The only allowed cost of the bye, with no rematch; `None` if every pair is allowed.
    only_bye: Option<Objective>,
}

impl Levels {
    /// For pairings without rematches, with the bye where it costs least. `None` if the numbers do not fit.
    pub fn without_rematches(field: &Field<'_>, known: Option<&Objective>) -> Option<Self> {
        let pairs = field.contenders.len() as u64 / 2;
        let best = field.contenders.iter().map(|one| one.bye).min().unwrap_or_default();
        let bound = known.filter(|known| {
            known.rematches == 0
                && Objective { float: 0, float_squares: 0, repeat_floats: 0, not_kept_apart: 0, ..**known }
                    == best
        });
        let most = most(field);
        let float = bound.map_or(most.float.saturating_mul(pairs), |known| known.float);
        Self::new(
            field,
            [0, 0, 0, 0, 0],
            float,
            &Objective {
                rematches: 0,
                rematch_recency: 0,
                former_byes: 0,
                bye_groups_below: 0,
                bye_places_below: 0,
                ..most
            },
            Some(best),
        )
    }

    /// For all pairings. `None` if the numbers do not fit.
    pub fn of_all_pairings(field: &Field<'_>) -> Option<Self> {
        let pairs = (field.contenders.len() as u64).div_ceil(2);
        let most = most(field);
        let neighbours = (0..field.contenders.len()).step_by(2).map(|at| field.cost(at, at + 1));
        let rematches = neighbours.map(|cost| cost.rematches).sum::<u64>();
        // A pair who should never meet may cost many rematches, and is as recent as one.
        let tables = rematches.min(pairs);
        let upper = [
            rematches,
            most.former_byes,
            most.bye_groups_below,
            most.bye_places_below,
            most.rematch_recency.checked_mul(tables)?,
        ];
        Self::new(field, upper, most.float.checked_mul(pairs)?, &most, None)
    }

    /// `upper` and `float` bound the sums of a best pairing; `most` bounds one pair.
    fn new(
        field: &Field<'_>,
        upper: [u64; 5],
        float: u64,
        most: &Objective,
        only_bye: Option<Objective>,
    ) -> Option<Self> {
        let vertices = field.contenders.len().next_multiple_of(2);
        let pairs = vertices as u64 / 2;
        let floating = pairs.min(float);
        let [rematches, former, groups, places, recency] = upper;
        let sums = [
            rematches,
            former,
            groups,
            places,
            recency,
            float,
            float.checked_mul(most.float)?,
            floating.checked_mul(most.repeat_floats)?,
            pairs.checked_mul(most.not_kept_apart)?,
        ];
        let mut units = [1_i128; 9];
        let mut unit: i128 = 1;
        for (slot, sum) in units.iter_mut().zip(sums).rev() {
            *slot = unit;
            unit = unit.checked_mul(i128::from(sum) + 1)?;
        }
        let fields = most.fields().into_iter().zip(units);
        let largest =
            fields.map(|(field, unit)| i128::from(field).checked_mul(unit)).sum::<Option<i128>>()?;
        let levels = Self { units, largest, vertices, only_bye };
        levels.fits(124).then_some(levels)
    }

    /// Whether prices fit into this many bits; they stay below a few times the heaviest pair for each vertex.
    fn fits(&self, bits: u32) -> bool {
        let vertices = i128::try_from(self.vertices).unwrap_or(i128::MAX).saturating_add(2);
        self.largest.saturating_mul(vertices).saturating_mul(8) < 1 << bits
    }

    /// Whether 64 bits are enough.
    pub fn is_narrow(&self) -> bool {
        self.fits(62)
    }

    // Doubled, so that half of a difference is an integer.
    fn weigh<W: Weight>(&self, cost: &Objective) -> Option<W> {
        let fields = cost.fields().into_iter().zip(self.units);
        let sum = fields.map(|(field, unit)| i128::from(field).checked_mul(unit)).sum::<Option<i128>>()?;
        W::try_from(sum.checked_mul(2)?).ok()
    }
}

/// The most that one pair can cost, field by field.
fn most(field: &Field<'_>) -> Objective {
    let all = &field.contenders;
    let float = all.first().zip(all.last()).map_or(0, |(first, last)| first.points.abs_diff(last.points));
    let down = all.iter().map(|one| one.floats_down).max().unwrap_or(0);
    let up = all.iter().map(|one| one.floats_up).max().unwrap_or(0);
    let met =
        (0..all.len()).flat_map(|at| field.met_positions(at)).map(|(_, round)| u64::from(round.0)).max();
    let apart = (0..all.len()).any(|at| field.apart_positions(at).next().is_some());
    let bye = |of: fn(&Objective) -> u64| all.iter().map(|one| of(&one.bye)).max().unwrap_or(0);
    Objective {
        rematches: field.most_rematches(),
        former_byes: bye(|cost| cost.former_byes),
        bye_groups_below: bye(|cost| cost.bye_groups_below),
        bye_places_below: bye(|cost| cost.bye_places_below),
        rematch_recency: met.unwrap_or(0),
        float,
        float_squares: float.saturating_mul(float),
        repeat_floats: u64::from(down) + u64::from(up),
        not_kept_apart: u64::from(apart),
    }
}

/// The positions of players with equal points.
pub struct PointGroup {
    pub players: Range<usize>,
    points: i64,
}

/// The price of each pair, doubled.
pub struct Prices<W> {
    /// The number of players, plus the bye if it is odd.
    pub vertices: usize,
    pub players: usize,
    pub groups: Vec<PointGroup>,
    pub group_of: ByNumber<usize>,
    /// What one more float by a player costs.
    pub down: ByNumber<W>,
    pub up: ByNumber<W>,
    /// For each player, in order, the others whose pair costs more or is impossible.
    special: Vec<Vec<(usize, Option<W>)>>,
    bye: Vec<Option<W>>,
    /// The points of each group.
    points: ByNumber<W>,
    float: W,
    square: W,
}

impl<W: Weight> Prices<W> {
    /// Prices at these levels. `None` if they do not fit.
    pub fn new(field: &Field<'_>, levels: &Levels) -> Option<Self> {
        let all = &field.contenders;
        let mut groups: Vec<PointGroup> = Vec::new();
        let mut group_of = Vec::with_capacity(all.len());
        for (at, contender) in all.iter().enumerate() {
            match groups.last_mut() {
                Some(group) if group.points == contender.points => group.players.end = at + 1,
                _ => groups.push(PointGroup { players: at..at + 1, points: contender.points }),
            }
            group_of.push(groups.len() - 1);
        }
        let [.., float, square, repeat, _] = levels.units;
        let again = |floats: u32| W::try_from(repeat.checked_mul(i128::from(floats) * 2)?).ok();
        let down: Vec<W> = all.iter().map(|one| again(one.floats_down)).collect::<Option<_>>()?;
        let up: Vec<W> = all.iter().map(|one| again(one.floats_up)).collect::<Option<_>>()?;
        let points = groups.iter().map(|group| W::try_from(group.points.into()).ok());
        let points: Vec<W> = points.collect::<Option<_>>()?;
        // A unit that does not fit belongs to a field without gaps, or `Levels` would have refused the largest gap.
        let unit = |unit: i128| W::try_from(unit * 2).unwrap_or_default();
        let special = (0..all.len()).map(|at| special(field, levels, at)).collect::<Option<_>>()?;
        let bye = |one: &Objective| match levels.only_bye {
            Some(only) => Some((*one == only).then(W::default)),
            None => levels.weigh(one).map(Some),
        };
        Some(Self {
            vertices: levels.vertices,
            players: all.len(),
            groups,
            group_of: group_of.into(),
            down: down.into(),
            up: up.into(),
            special,
            bye: all.iter().map(|one| bye(&one.bye)).collect::<Option<_>>()?,
            points: points.into(),
            float: unit(float),
            square: unit(square),
        })
    }

    /// The price of the difference in points between two groups.
    pub fn gap(&self, one: usize, other: usize) -> W {
        let (one, other) = (self.points.of(one), self.points.of(other));
        let gap = one.max(other) - one.min(other);
        // Cannot overflow: `Levels` has weighed the largest gap.
        gap * self.float + gap * gap * self.square
    }

    /// The others for whom a player's price is not the usual one.
    pub fn special(&self, player: usize) -> &[(usize, Option<W>)] {
        self.special.get(player).map(Vec::as_slice).unwrap_or_default()
    }

    /// The price of the bye; `None` if this player must not have it.
    pub fn bye(&self, player: usize) -> Option<W> {
        self.bye.get(player).copied().flatten()
    }

    /// The price of a pair; `None` if it is impossible.
    pub fn of(&self, one: usize, other: usize) -> Option<W> {
        let (one, other) = (one.min(other), one.max(other));
        if other >= self.players {
            return self.bye(one);
        }
        let more = match self.special(one).binary_search_by_key(&other, |(other, _)| *other) {
            Ok(at) => self.special(one).get(at)?.1?,
            Err(_) => W::default(),
        };
        let (above, below) = (self.group_of.of(one), self.group_of.of(other));
        Some(if above == below {
            more
        } else {
            self.gap(above, below) + self.down.of(one) + self.up.of(other) + more
        })
    }
}

fn special<W: Weight>(field: &Field<'_>, levels: &Levels, at: usize) -> Option<Vec<(usize, Option<W>)>> {
    let mut others: Vec<usize> =
        field.met_positions(at).iter().map(|(other, _)| *other).chain(field.apart_positions(at)).collect();
    others.sort_unstable();
    others.dedup();
    let one = |other: usize| {
        let cost = field.cost(at, other);
        if cost.rematches > 0 && levels.only_bye.is_some() {
            return Some((other, None));
        }
        let Objective { rematches, rematch_recency, not_kept_apart, .. } = cost;
        let more = Objective { rematches, rematch_recency, not_kept_apart, ..Objective::default() };
        Some((other, Some(levels.weigh(&more)?)))
    };
    others.into_iter().map(one).collect()
}
