//! What each player did in each round, in figures.

use std::collections::BTreeMap;

use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::scoring::grade::Outcome;
use crate::domain::scoring::history::{Entrant, Game, History, PlayedRound};
use crate::domain::scoring::impossible::Impossible;
use crate::domain::scoring::profile::Profile;

/// Why a history cannot be scored.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum HistoryError {
    /// A recorded result cannot have happened.
    #[error("Round {round}, table {table}: {why}.")]
    Impossible {
        /// The round.
        round: RoundNumber,
        /// The table.
        table: TableNumber,
        /// Why.
        why: Impossible,
    },
    /// A round names a player who never entered.
    #[error("Round {round} names player {player}, who is not entered. Register the player first.")]
    Unknown {
        /// The round.
        round: RoundNumber,
        /// The player.
        player: PlayerId,
    },
    /// A player cannot be in two places in one round.
    #[error("Round {round} has player {player} twice. Remove one of the two.")]
    Twice {
        /// The round.
        round: RoundNumber,
        /// The player.
        player: PlayerId,
    },
    /// Two entrants have one number.
    #[error("Player {player} is entered twice. Remove one of the two.")]
    EnteredTwice {
        /// The player.
        player: PlayerId,
    },
}

/// What a player did in one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Did {
    /// Played a game that counts.
    Game {
        /// Against whom.
        opponent: PlayerId,
        /// At which table.
        table: TableNumber,
        /// What it came to for this player.
        outcome: Outcome,
    },
    /// Sat down for a game that does not count.
    Void {
        /// Against whom.
        opponent: PlayerId,
    },
    /// Is still playing.
    Open {
        /// Against whom.
        opponent: PlayerId,
    },
    /// Had a normal bye.
    Bye,
    /// Had an earned bye.
    EarnedBye,
    /// Did not play: late, dropped or absent.
    Unplayed,
}

/// One player's rounds and sums.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// The player.
    pub player: PlayerId,
    /// One entry for each round, in order.
    pub rounds: Vec<Did>,
    /// Sum of victory points.
    pub victory_points: i64,
    /// Of these, points from byes of either kind.
    pub bye_points: i64,
    /// Sum of margins.
    pub differential: i64,
}

impl Profile {
    /// Victory points and margin of one round.
    pub(crate) fn worth(&self, did: &Did) -> (i64, i64) {
        let points = &self.points;
        match did {
            Did::Game { outcome, .. } => (outcome.victory_points, outcome.differential),
            Did::Void { .. } | Did::Open { .. } => (0, 0),
            Did::Bye => (points.bye.value, self.differential.bye.value),
            Did::EarnedBye => (points.earned_bye.value, self.margin(self.differential.earned_bye.value)),
            Did::Unplayed => (points.unplayed.value, 0),
        }
    }
}

/// Tallies every player, in order of player numbers.
///
/// # Errors
/// When the history contradicts itself or holds a result that cannot have happened.
pub fn tallies(profile: &Profile, history: &History) -> Result<Vec<Tally>, HistoryError> {
    let places = places(&history.players)?;
    let mut rounds: Vec<Vec<Did>> = vec![vec![Did::Unplayed; history.rounds.len()]; places.len()];
    for (column, round) in history.rounds.iter().enumerate() {
        let number = RoundNumber(u32::try_from(column).unwrap_or(u32::MAX)).next();
        let mut taken = vec![false; places.len()];
        for (player, did) in seats(profile, number, round)? {
            let row = *places.get(&player).ok_or(HistoryError::Unknown { round: number, player })?;
            match taken.get_mut(row) {
                Some(seen) if !*seen => *seen = true,
                _ => return Err(HistoryError::Twice { round: number, player }),
            }
            if let Some(cell) = rounds.get_mut(row).and_then(|row| row.get_mut(column)) {
                *cell = did;
            }
        }
    }
    Ok(places.into_keys().zip(rounds).map(|(player, rounds)| tally(profile, player, rounds)).collect())
}

fn places(players: &[Entrant]) -> Result<BTreeMap<PlayerId, usize>, HistoryError> {
    let mut ids: Vec<PlayerId> = players.iter().map(|entrant| entrant.id).collect();
    ids.sort_unstable();
    let pairs = ids.iter().zip(ids.iter().skip(1));
    if let Some((player, _)) = pairs.into_iter().find(|(a, b)| a == b) {
        return Err(HistoryError::EnteredTwice { player: *player });
    }
    Ok(ids.into_iter().enumerate().map(|(at, id)| (id, at)).collect())
}

fn seats(
    profile: &Profile,
    number: RoundNumber,
    round: &PlayedRound,
) -> Result<Vec<(PlayerId, Did)>, HistoryError> {
    let mut seats = Vec::with_capacity(round.games.len() * 2 + round.byes.len());
    for game in &round.games {
        seats.extend(sides(profile, number, game)?);
    }
    seats.extend(round.byes.iter().map(|player| (*player, Did::Bye)));
    seats.extend(round.earned_byes.iter().map(|player| (*player, Did::EarnedBye)));
    seats.extend(round.absent.iter().map(|player| (*player, Did::Unplayed)));
    Ok(seats)
}

fn sides(profile: &Profile, round: RoundNumber, game: &Game) -> Result<[(PlayerId, Did); 2], HistoryError> {
    let [a, b] = game.players;
    let Some(result) = &game.result else {
        return Ok([(a, Did::Open { opponent: b }), (b, Did::Open { opponent: a })]);
    };
    let table = game.table;
    let outcomes = profile.outcomes(result).map_err(|why| HistoryError::Impossible { round, table, why })?;
    Ok(match outcomes {
        None => [(a, Did::Void { opponent: b }), (b, Did::Void { opponent: a })],
        Some([for_a, for_b]) => [
            (a, Did::Game { opponent: b, table, outcome: for_a }),
            (b, Did::Game { opponent: a, table, outcome: for_b }),
        ],
    })
}

fn tally(profile: &Profile, player: PlayerId, rounds: Vec<Did>) -> Tally {
    let mut tally = Tally { player, rounds, victory_points: 0, bye_points: 0, differential: 0 };
    for did in &tally.rounds {
        let (points, margin) = profile.worth(did);
        // Saturating: `Profile::check` keeps real figures far from the limits, and others may stand in a file.
        tally.victory_points = tally.victory_points.saturating_add(points);
        tally.differential = tally.differential.saturating_add(margin);
        if matches!(did, Did::Bye | Did::EarnedBye) {
            tally.bye_points = tally.bye_points.saturating_add(points);
        }
    }
    tally
}
