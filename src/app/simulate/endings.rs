//! How simulated games end.

use crate::app::simulate::event::SimulatedTournament;
use crate::app::simulate::random_source::RandomSource;
use crate::domain::id::PlayerId;
use crate::domain::scoring::result::{EndReason, Forfeiting, GameResult, Side};

impl SimulatedTournament {
    /// The stronger player wins more often; some games end at time, some are not played. In a match that goes on until
    /// somebody wins, nobody is kept from winning it.
    pub(super) fn result(&mut self, players: [PlayerId; 2], goes_on: bool) -> GameResult {
        let [a, b] = players.map(|player| self.strengths.get(&player).copied().unwrap_or(500));
        let favour = (500 + a.saturating_sub(b) / 2).saturating_sub(b.saturating_sub(a) / 2);
        let winner = if self.chance.often(favour.clamp(50, 950)) { Side::A } else { Side::B };
        let sided = |won: i64, lost: i64| winner.of([[won, lost], [lost, won]]);
        let lost = fives(&mut self.chance, 19);
        let (scores, end) = match self.chance.below(100) {
            0 => ([0, 0], EndReason::NoShow { by: winner.other() }),
            1 => (sided(lost, 0), EndReason::Concession { by: winner.other() }),
            2..=4 => ([lost, lost], EndReason::Time),
            5..=13 => {
                let less = fives(&mut self.chance, 10).min(lost);
                (sided(lost.max(less + 5).min(95), less), EndReason::Time)
            }
            14..=16 => {
                let less = fives(&mut self.chance, 10).min(lost);
                self.rare_end(winner, goes_on, sided(lost.max(less + 5).min(95), less))
            }
            _ => (sided(100, lost), EndReason::Complete { winner }),
        };
        let went_first = Some(if self.chance.often(500) { Side::A } else { Side::B });
        let profile = self.here.tournament.setup().and_then(|setup| setup.profile());
        let result = GameResult { went_first, ..GameResult::ended(scores, end) };
        profile.map_or(result, |profile| profile.with_ticks(result))
    }

    fn rare_end(&mut self, winner: Side, goes_on: bool, scores: [i64; 2]) -> ([i64; 2], EndReason) {
        let loser = winner.other();
        match self.chance.below(if goes_on { 4 } else { 7 }) {
            0 => (scores, EndReason::DeckedOut),
            1 => (scores, EndReason::Card { winner }),
            2 => (
                scores,
                EndReason::CardForfeit { by: if loser == Side::A { Forfeiting::A } else { Forfeiting::B } },
            ),
            3 => (scores, EndReason::Disqualified { by: loser }),
            4 => (scores, EndReason::CardForfeit { by: Forfeiting::Both }),
            5 => ([0, 0], EndReason::BothAbsent),
            _ => ([0, 0], EndReason::Void),
        }
    }
}

/// A score in steps of five, of fewer steps than these.
fn fives(chance: &mut RandomSource, steps: u64) -> i64 {
    i64::try_from(chance.below(steps) * 5).unwrap_or_default()
}
