//! The exact solver behind the pairing: a perfect matching of least cost, found with the blossom algorithm.

use integer_blossom::{max_weight_matching, min_weight_perfect_matching};

use crate::domain::pairing::objective::{Objective, Scale};

/// Pairs an even number of vertices at the lowest total cost. `None` if the costs are too large to compare.
///
/// Returns pairs with the lower vertex first, in order.
pub fn least_cost(vertices: usize, cost: impl Fn(usize, usize) -> Objective) -> Option<Vec<(usize, usize)>> {
    if vertices == 0 || !vertices.is_multiple_of(2) {
        return (vertices == 0).then(Vec::new);
    }
    let mut costs = Vec::with_capacity(vertices * vertices);
    let mut largest = [0; 9];
    for a in 0..vertices {
        for b in 0..vertices {
            // The solver reads only the upper triangle.
            let cost = if a < b { cost(a, b) } else { Objective::default() };
            for (most, field) in largest.iter_mut().zip(cost.fields()) {
                *most = field.max(*most);
            }
            costs.push(cost);
        }
    }
    let scale = Scale::new(&from_fields(largest), vertices / 2)?;
    let mates = if scale.is_narrow() {
        let weights: Option<Vec<i64>> =
            costs.iter().map(|cost| i64::try_from(scale.weight(cost)).ok()).collect();
        min_weight_perfect_matching(&weights?, vertices)
    } else {
        let weights: Vec<i128> = costs.iter().map(|cost| scale.weight(cost)).collect();
        min_weight_perfect_matching(&weights, vertices)
    };
    Some(mates.into_iter().enumerate().filter(|(a, b)| a < b).collect())
}

/// The largest number of pairs that can be formed from the allowed ones.
pub fn most_pairs(vertices: usize, allowed: impl Fn(usize, usize) -> bool) -> usize {
    let mut weights = Vec::with_capacity(vertices * vertices);
    for a in 0..vertices {
        weights.extend((0..vertices).map(|b| i32::from(a < b && allowed(a, b))));
    }
    max_weight_matching(&weights, vertices).into_iter().flatten().count() / 2
}

const fn from_fields(fields: [u64; 9]) -> Objective {
    let [
        rematches,
        former_byes,
        bye_groups_below,
        bye_places_below,
        rematch_recency,
        float,
        float_squares,
        repeat_floats,
        not_kept_apart,
    ] = fields;
    Objective {
        rematches,
        former_byes,
        bye_groups_below,
        bye_places_below,
        rematch_recency,
        float,
        float_squares,
        repeat_floats,
        not_kept_apart,
    }
}
