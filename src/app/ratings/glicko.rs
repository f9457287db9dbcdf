//! Glicko-2 by the crate `skillratings`: each tournament is one period of those who played in it. In a pod, everybody has
//! won against those with fewer tribbles. Ratings are shown rounded; nothing in a log and no place at a tournament depends
//! on them.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use crate::domain::id::PersonId;
use crate::domain::scoring::grade::Grade;
use crate::domain::scoring::rating_history::{RatedTournament, RunningRatings};

/// Adds a tournament, which comes after those before it in their order.
pub fn add(running: &mut RunningRatings<Glicko2Rating>, one: &RatedTournament) {
    let before = |person| running.now().get(&person).copied().unwrap_or_default();
    let mut results: BTreeMap<PersonId, Vec<(Glicko2Rating, Outcomes)>> = BTreeMap::new();
    let mut counts: BTreeMap<PersonId, u32> = BTreeMap::new();
    let mut met = |own: PersonId, other: PersonId, outcome: Outcomes| {
        results.entry(own).or_default().push((before(other), outcome));
    };
    for game in &one.games {
        let [a, b] = game.players;
        let [grade_a, grade_b] = game.grades;
        met(a, b, outcome(grade_a));
        met(b, a, outcome(grade_b));
        game.players.iter().for_each(|player| *counts.entry(*player).or_default() += 1);
    }
    // A pod is one game, and a result against each of the others.
    for pod in &one.pods {
        for (own, place) in pod {
            let others = pod.iter().filter(|(other, _)| other != own);
            others.for_each(|(other, theirs)| met(*own, *other, outcome_in_pod(*place, *theirs)));
            *counts.entry(*own).or_default() += 1;
        }
    }
    let config = Glicko2Config::new();
    // Everybody met the ratings from before the tournament.
    let after: Vec<_> = results
        .into_iter()
        .map(|(person, results)| {
            let rating = glicko2_rating_period(&before(person), &results, &config);
            (person, rating, rounded(rating.rating), counts.get(&person).copied().unwrap_or_default())
        })
        .collect();
    running.add(one.day, after);
}

const fn outcome(grade: Grade) -> Outcomes {
    match grade {
        Grade::FullWin | Grade::ModifiedWin => Outcomes::WIN,
        Grade::TrueTie => Outcomes::DRAW,
        Grade::ModifiedLoss | Grade::FullLoss => Outcomes::LOSS,
    }
}

fn outcome_in_pod(own: u32, other: u32) -> Outcomes {
    match own.cmp(&other) {
        Ordering::Less => Outcomes::WIN,
        Ordering::Equal => Outcomes::DRAW,
        Ordering::Greater => Outcomes::LOSS,
    }
}

fn rounded(rating: f64) -> i64 {
    rating.round() as i64
}
