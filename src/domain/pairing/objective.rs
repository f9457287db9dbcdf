//! What makes one pairing better than another: integers, compared in order.

use std::ops::Add;

/// What a pairing, or one table of it, costs. Compared field by field in this order; less is better.
///
/// That nobody is left unpaired is more important than all of these. It always holds, so it is not a field.
///
/// The order follows the project's rule notes (tournament-rules, section 3; the sources are silent, so these are
/// defaults). Rematches are avoided wherever that is possible, as in GEMP's Swiss, which never pairs one. Among
/// pairings with equally few, the whole bye comes next: nobody gets a second bye while it could go to somebody
/// without one, and then the lowest player gets it. Which of several rematches is played comes after that, since no
/// rule speaks of how long ago a meeting was.
///
/// Float is compared as a sum first, because the parity certificate proves it, and then as a sum of squares, so that
/// two short floats beat one long one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Objective {
    /// Pairs that have met before.
    pub rematches: u64,
    /// Byes that the player with the bye has already had.
    pub former_byes: u64,
    /// Occupied score groups below the one with the bye.
    pub bye_groups_below: u64,
    /// Occupied places in the standings below the one with the bye.
    pub bye_places_below: u64,
    /// Sum of the last rounds in which these pairs met; a lower sum means longer ago.
    pub rematch_recency: u64,
    /// Sum of the differences in victory points.
    pub float: u64,
    /// Sum of the squares of these differences.
    pub float_squares: u64,
    /// Repeated floats in the same direction, each counted with its earlier ones.
    pub repeat_floats: u64,
    /// Pairs that should have been kept apart.
    pub not_kept_apart: u64,
}

/// One level of the comparison; says how far a pairing is proved best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// The number of rematches.
    Rematches,
    Bye,
    /// The sum of the floats.
    Float,
    /// The levels before it together.
    All,
}

impl Level {
    /// The name on a page: “proved down to …”.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rematches => "rematches",
            Self::Bye => "bye",
            Self::Float => "float",
            Self::All => "all",
        }
    }
}

impl Objective {
    /// The fields in order of weight.
    pub const fn fields(&self) -> [u64; 9] {
        [
            self.rematches,
            self.former_byes,
            self.bye_groups_below,
            self.bye_places_below,
            self.rematch_recency,
            self.float,
            self.float_squares,
            self.repeat_floats,
            self.not_kept_apart,
        ]
    }
}

impl Add for Objective {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        // Saturating: `Scale` has already refused numbers this large.
        Self {
            rematches: self.rematches.saturating_add(other.rematches),
            former_byes: self.former_byes.saturating_add(other.former_byes),
            bye_groups_below: self.bye_groups_below.saturating_add(other.bye_groups_below),
            bye_places_below: self.bye_places_below.saturating_add(other.bye_places_below),
            rematch_recency: self.rematch_recency.saturating_add(other.rematch_recency),
            float: self.float.saturating_add(other.float),
            float_squares: self.float_squares.saturating_add(other.float_squares),
            repeat_floats: self.repeat_floats.saturating_add(other.repeat_floats),
            not_kept_apart: self.not_kept_apart.saturating_add(other.not_kept_apart),
        }
    }
}

impl std::iter::Sum for Objective {
    fn sum<I: Iterator<Item = Self>>(costs: I) -> Self {
        costs.fold(Self::default(), Add::add)
    }
}

/// Turns costs into single integers whose sums compare as the objectives do.
#[derive(Debug, Clone, Copy)]
pub struct Scale {
    radices: [i128; 9],
    total: i128,
}

impl Scale {
    /// A scale for sums of `pairs` costs, none above `largest` in any field. `None` if it would not fit.
    pub fn new(largest: &Objective, pairs: usize) -> Option<Self> {
        let pairs = i128::try_from(pairs).ok()?;
        let mut radices = [1; 9];
        let mut total: i128 = 1;
        for (radix, field) in radices.iter_mut().zip(largest.fields()) {
            *radix = i128::from(field).checked_mul(pairs)?.checked_add(1)?;
            total = total.checked_mul(*radix)?;
        }
        // The solver doubles weights and uses a quarter of the range as infinity.
        (total < 1 << 118).then_some(Self { radices, total })
    }

    /// The weight of one cost on this scale.
    pub fn weight(&self, cost: &Objective) -> i128 {
        self.radices
            .iter()
            .zip(cost.fields())
            .fold(0, |weight, (radix, field)| weight * radix + i128::from(field))
    }

    /// Whether every weight fits into 64 bits with the headroom that the solver needs.
    pub const fn is_narrow(&self) -> bool {
        self.total < 1 << 56
    }
}
