//! Glicko-2 by the crate `skillratings`: each tournament is one period of those who played in it. Ratings are shown
//! rounded; nothing in a log and no place at a tournament depends on them.

use std::collections::BTreeMap;

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use crate::domain::id::PersonId;
use crate::domain::scoring::grade::Grade;
use crate::domain::scoring::rating_history::{RatedTournament, RatingHistories, add_steps};

/// Everybody's ratings after these tournaments, which are in order.
pub fn histories(tournaments: &[RatedTournament]) -> RatingHistories {
    let config = Glicko2Config::new();
    let (mut histories, mut now) = (RatingHistories::new(), BTreeMap::<PersonId, Glicko2Rating>::new());
    for one in tournaments {
        let mut results: BTreeMap<PersonId, Vec<(Glicko2Rating, Outcomes)>> = BTreeMap::new();
        for game in &one.games {
            let [a, b] = game.players;
            let [grade_a, grade_b] = game.grades;
            let before = |person| now.get(&person).copied().unwrap_or_default();
            results.entry(a).or_default().push((before(b), outcome(grade_a)));
            results.entry(b).or_default().push((before(a), outcome(grade_b)));
        }
        let mut after = Vec::new();
        for (person, results) in results {
            let before = now.get(&person).copied().unwrap_or_default();
            let rating = glicko2_rating_period(&before, &results, &config);
            after.push((person, rounded(rating.rating), u32::try_from(results.len()).unwrap_or(u32::MAX)));
            // The others of this tournament met the rating before it.
            now.insert(person, rating);
        }
        add_steps(&mut histories, one, after);
    }
    histories
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
