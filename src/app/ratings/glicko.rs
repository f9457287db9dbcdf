//! Glicko-2 by the crate `skillratings`: each tournament is one period of those who played in it. Ratings are shown
//! rounded; nothing in a log and no place at a tournament depends on them.

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
    for game in &one.games {
        let [a, b] = game.players;
        let [grade_a, grade_b] = game.grades;
        results.entry(a).or_default().push((before(b), outcome(grade_a)));
        results.entry(b).or_default().push((before(a), outcome(grade_b)));
    }
    let config = Glicko2Config::new();
    // Everybody met the ratings from before the tournament.
    let after: Vec<_> = results
        .into_iter()
        .map(|(person, results)| {
            let rating = glicko2_rating_period(&before(person), &results, &config);
            (person, rating, rounded(rating.rating), u32::try_from(results.len()).unwrap_or(u32::MAX))
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

fn rounded(rating: f64) -> i64 {
    rating.round() as i64
}
