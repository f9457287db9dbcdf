//! Why a round cannot be paired without a rematch: a short proof.

use serde::{Deserialize, Serialize};

use crate::domain::awaited::Awaited;
use crate::domain::id::PlayerId;
use crate::domain::pairing::field::Field;
use crate::domain::pairing::matching::most_pairs;

/// The largest field for which the reason is sought; it takes one matching per player.
const LARGEST: usize = 100;

/// Groups of an odd number of players who have met everybody outside their group except a few helpers. There are
/// fewer helpers than groups. Each group needs a helper for its leftover player, so one group goes without.
///
/// This is the Gallai–Edmonds decomposition of the pairs that have not met. Tutte and Berge proved that there is no
/// other kind of obstacle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Obstacle {
    /// The groups; each has an odd number of players.
    pub groups: Vec<Vec<PlayerId>>,
    /// The players whom members of the groups could still meet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub helpers: Vec<PlayerId>,
    /// Whether the bye is one of the helpers.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bye_helps: bool,
}

impl Obstacle {
    /// Finds the obstacle. `None` if the field is too large to search, there is no obstacle, or nobody is waiting.
    pub fn find(field: &Field<'_>, awaited: &Awaited) -> Option<Self> {
        let players = field.contenders.len();
        if players > LARGEST {
            return None;
        }
        let vertices = players + players % 2;
        let most = most_pairs(vertices, |a, b| field.fresh(a, b));
        if most * 2 == vertices {
            return None;
        }
        let spare: Vec<usize> = awaited
            .each(0..vertices)
            .filter(|one| most_pairs(vertices, |a, b| a != *one && b != *one && field.fresh(a, b)) == most)
            .collect();
        let outside = (0..vertices).filter(|one| !spare.contains(one));
        let helpers: Vec<usize> =
            outside.filter(|one| spare.iter().any(|other| fresh(field, *one, *other))).collect();
        let player = |at: &usize| field.contenders.get(*at).map(|contender| contender.player);
        Some(Self {
            groups: components(field, spare)
                .iter()
                .map(|group| group.iter().filter_map(player).collect())
                .collect(),
            helpers: helpers.iter().filter_map(player).collect(),
            bye_helps: helpers.contains(&players),
        })
    }
}

fn fresh(field: &Field<'_>, a: usize, b: usize) -> bool {
    a != b && field.fresh(a.min(b), a.max(b))
}

/// Splits positions into groups connected by pairs that have not met.
fn components(field: &Field<'_>, mut left: Vec<usize>) -> Vec<Vec<usize>> {
    let mut groups = Vec::new();
    while let Some(start) = left.pop() {
        let mut group = vec![start];
        let mut reached = 0;
        while let Some(from) = group.get(reached).copied() {
            let (more, rest): (Vec<usize>, Vec<usize>) =
                left.iter().partition(|other| fresh(field, from, **other));
            group.extend(more);
            left = rest;
            reached += 1;
        }
        group.sort_unstable();
        groups.push(group);
    }
    groups.sort();
    groups
}
