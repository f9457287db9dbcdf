//! Which decisions a file for another installation has.

use chrono::{DateTime, Utc};

use crate::domain::precedent::shared::MOST_IN_FILE;
use crate::domain::precedent::shared_decision::SharedDecision;

/// The first of these decisions that another installation takes from a file of this time, as many as a file holds. `read`
/// gives the words of some of them, in their order.
///
/// # Errors
/// Those of `read`.
pub fn first_to_travel<K, E>(
    mut known: impl Iterator<Item = K>,
    written: DateTime<Utc>,
    read: impl Fn(&[K]) -> Result<Vec<SharedDecision>, E>,
) -> Result<Vec<SharedDecision>, E> {
    let mut taken = Vec::new();
    while taken.len() < MOST_IN_FILE {
        let some: Vec<K> = known.by_ref().take(MOST_IN_FILE).collect();
        if some.is_empty() {
            break;
        }
        taken.extend(read(&some)?.into_iter().filter(|decision| decision.may_travel(written)));
    }
    taken.truncate(MOST_IN_FILE);
    Ok(taken)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::precedent::shared::UnfitDecisions;
    use crate::domain::precedent::shared::tests::{WRITTEN, decision, time};
    use std::cell::Cell;
    use std::ops::RangeInclusive;

    /// The numbers of the decisions in the file if these of 1,002 travel nowhere, and how many were read.
    fn taken_without(unfit: &[u32]) -> (Vec<u32>, usize) {
        let reads = Cell::new(0);
        let one = |number: &u32| {
            let mut one = decision(*number);
            if unfit.contains(number) {
                one.settled = time("2190-01-01T00:00:00Z");
            }
            one
        };
        let read = |some: &[u32]| -> Result<Vec<SharedDecision>, UnfitDecisions> {
            reads.set(reads.get() + some.len());
            Ok(some.iter().map(one).collect())
        };
        let taken = first_to_travel(1..=1_002, time(WRITTEN), read).unwrap();
        (taken.iter().map(|one| one.number.0).collect(), reads.get())
    }

    #[test]
    fn a_decision_that_no_installation_takes_leaves_its_place_to_an_older_one() {
        let all = |numbers: RangeInclusive<u32>| numbers.collect::<Vec<u32>>();
        assert_eq!(taken_without(&[]), (all(1..=1_000), 1_000), "no more is read than the file holds");
        assert_eq!(taken_without(&[1, 2]), (all(3..=1_002), 1_002));
        assert_eq!(taken_without(&[1]).0, all(2..=1_001));
        assert_eq!(taken_without(&[1, 2, 3]).0, all(4..=1_002), "there are no more");
    }
}
