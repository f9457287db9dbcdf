//! A match of a bracket, and why what is recorded does not fit it.

use crate::domain::bracket::cut::BestOf;
use crate::domain::bracket::double::MatchPart;
use crate::domain::bracket::recorded::Recorded;
use crate::domain::bracket::score::Score;
use crate::domain::id::PlayerId;
use crate::domain::scoring::impossible::Impossible;
use crate::domain::scoring::profile::Profile;

/// One match of the bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    /// The match within its stage, from 1.
    pub number: u32,
    /// The players, the better seed first.
    pub players: [PlayerId; 2],
    pub part: MatchPart,
    /// Whether anything is recorded of it.
    pub recorded: bool,
    /// Games won by each player, in the order of `players`.
    pub wins: [u32; 2],
    pub winner: Option<PlayerId>,
}

impl Match {
    /// The player who lost; `None` until somebody has won.
    pub fn loser(&self) -> Option<PlayerId> {
        let winner = self.winner?;
        self.players.into_iter().find(|player| *player != winner)
    }
}

/// Why the recorded matches do not form a bracket for these seeds.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BracketError {
    /// A match that the bracket does not have.
    NoSuchMatch { stage: u32, number: u32 },
    /// A match is recorded before those that decide its players.
    TooEarly { stage: u32, number: u32 },
    /// A match is recorded twice.
    Twice { stage: u32, number: u32 },
    /// Other players than the bracket's.
    OtherPlayers {
        stage: u32,
        number: u32,
        /// The players whom the bracket pairs.
        expected: [PlayerId; 2],
    },
    /// A game after the match was decided.
    AfterTheEnd {
        stage: u32,
        number: u32,
        /// The game, from 1.
        game: usize,
    },
    /// The winner named is not the one that the games give.
    NotTheWinner { stage: u32, number: u32 },
    /// A result that is impossible.
    Impossible { stage: u32, number: u32, why: Impossible },
}

impl Match {
    /// Takes in what is recorded of it.
    ///
    /// # Errors
    /// If it does not fit.
    pub(super) fn record(
        &mut self,
        profile: &Profile,
        best_of: BestOf,
        found: &Recorded,
    ) -> Result<(), BracketError> {
        let Recorded { stage, number, .. } = *found;
        let turned = match (found.players, self.players) {
            ([a, b], [x, y]) if (a, b) == (x, y) => false,
            ([a, b], [x, y]) if (a, b) == (y, x) => true,
            _ => return Err(BracketError::OtherPlayers { stage, number, expected: self.players }),
        };
        let score = Score::of(profile, best_of, &found.games);
        let score = score.map_err(|why| BracketError::Impossible { stage, number, why })?;
        if score.games < found.games.len() {
            return Err(BracketError::AfterTheEnd { stage, number, game: score.games + 1 });
        }
        let wins = score.wins;
        let winner = match (score.winner, found.winner) {
            (Some(won), Some(named)) if won != named => {
                return Err(BracketError::NotTheWinner { stage, number });
            }
            (won, named) => won.or(named),
        };
        self.recorded = true;
        self.winner = winner.map(|seat| seat.of(found.players));
        self.wins = if turned { [wins[1], wins[0]] } else { wins };
        Ok(())
    }
}

/// The seed of a player, counted from 0.
pub(super) fn seed_index(seeds: &[PlayerId], player: PlayerId) -> usize {
    seeds.iter().position(|other| *other == player).unwrap_or(usize::MAX)
}

/// A match of these two, the better seed first.
pub(super) fn match_between(
    seeds: &[PlayerId],
    number: u32,
    mut players: [PlayerId; 2],
    part: MatchPart,
) -> Match {
    players.sort_by_key(|player| seed_index(seeds, *player));
    Match { number, players, part, recorded: false, wins: [0, 0], winner: None }
}
