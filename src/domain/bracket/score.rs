//! The score of a match in games.

use crate::domain::bracket::cut::BestOf;
use crate::domain::scoring::impossible::Impossible;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::{GameResult, Side};

/// How far a match has got.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// Games won at side A and side B. A tie, a double loss or a void game counts for nobody.
    pub wins: [u32; 2],
    /// The games played until the match was won, or all of them.
    pub games: usize,
    /// Who won, if enough games are won.
    pub winner: Option<Side>,
}

impl Score {
    /// The score after these games; those after the end of the match are ignored.
    ///
    /// # Errors
    /// Why a game cannot have happened under the profile.
    pub fn of(profile: &Profile, best_of: BestOf, results: &[GameResult]) -> Result<Self, Impossible> {
        let mut score = Self { wins: [0, 0], games: 0, winner: None };
        for result in results {
            if score.winner.is_some() {
                break;
            }
            score.games += 1;
            if let Some([a, b]) = profile.outcomes(result)? {
                let [for_a, for_b] = &mut score.wins;
                *for_a += u32::from(a.grade < b.grade);
                *for_b += u32::from(b.grade < a.grade);
            }
            let is_won = |seat: &Side| seat.of(score.wins) >= best_of.wins();
            score.winner = [Side::A, Side::B].into_iter().find(is_won);
        }
        Ok(score)
    }
}
