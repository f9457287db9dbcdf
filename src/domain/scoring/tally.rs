//! What each player did in each round, in numbers.

use std::fmt;
use std::ops::{Deref, Range};
use std::sync::Arc;

use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::scoring::grade::Outcome;
use crate::domain::scoring::history::{Entrant, Game, History, PlayedRound};
use crate::domain::scoring::impossible::Impossible;
use crate::domain::scoring::profile::Profile;

/// Why a history cannot be scored.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum HistoryError {
    /// A recorded result is impossible.
    Impossible {
        round: RoundNumber,
        /// The table in that round.
        table: TableNumber,
        /// Why the result is impossible.
        why: Impossible,
    },
    /// A round names a player who never entered.
    Unknown { round: RoundNumber, player: PlayerId },
    /// A player cannot be in two places in one round.
    Twice { round: RoundNumber, player: PlayerId },
    /// Two players have the same number.
    EnteredTwice { player: PlayerId },
}

/// What a player did in one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Did {
    /// Played a game that counts.
    Game {
        opponent: PlayerId,
        table: TableNumber,
        /// The outcome for this player.
        outcome: Outcome,
    },
    /// Sat down for a game that does not count.
    Void { opponent: PlayerId },
    /// Is still playing.
    Open { opponent: PlayerId },
    /// Had a normal bye.
    Bye,
    /// Had an earned bye.
    EarnedBye,
    /// Did not play: late entry, dropped or absent.
    Unplayed,
}

/// One player's rounds and sums.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    pub player: PlayerId,
    /// One entry for each round, in order.
    pub rounds: OwnRounds,
    /// Sum of victory points over all rounds.
    pub victory_points: i64,
    /// The part of them that comes from byes of either kind.
    pub bye_points: i64,
    /// Sum of margins over all rounds.
    pub differential: i64,
}

/// What one player did in each round, in order: a part of one list for all players.
#[derive(Clone)]
pub struct OwnRounds {
    all: Arc<Vec<Did>>,
    own: Range<usize>,
}

impl Deref for OwnRounds {
    type Target = [Did];

    fn deref(&self) -> &[Did] {
        self.all.get(self.own.clone()).unwrap_or_default()
    }
}

impl fmt::Debug for OwnRounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl PartialEq for OwnRounds {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for OwnRounds {}

impl Profile {
    /// Victory points and margin of one round.
    pub(crate) fn points_and_margin(&self, did: &Did) -> (i64, i64) {
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
/// If the history contradicts itself or contains an impossible result.
pub fn tallies(profile: &Profile, history: &History) -> Result<Vec<Tally>, HistoryError> {
    tallies_of(profile, &history.players, &history.rounds)
}

/// Tallies these players over some of the rounds.
///
/// # Errors
/// Like [`tallies`].
pub(crate) fn tallies_of(
    profile: &Profile,
    players: &[Entrant],
    played: &[PlayedRound],
) -> Result<Vec<Tally>, HistoryError> {
    let rows = Rows::of(players)?;
    let columns = played.len();
    // A player who does not appear in a round has not played it.
    let mut all = vec![Did::Unplayed; rows.players.len() * columns];
    let mut column = 0;
    each_round(profile, &rows, played, |at, seats| {
        for (row, (_, did)) in at.iter().zip(seats) {
            all.get_mut(row * columns + column).into_iter().for_each(|slot| *slot = *did);
        }
        column += 1;
    })?;
    let all = Arc::new(all);
    let tally = |(row, player): (usize, &PlayerId)| {
        let rounds = OwnRounds { all: Arc::clone(&all), own: row * columns..(row + 1) * columns };
        Tally::of(profile, *player, rounds)
    };
    Ok(rows.players.iter().enumerate().map(tally).collect())
}

/// Reports round by round the rows of those who appear in it, and who did what, in the same order.
///
/// # Errors
/// Like [`tallies`].
pub(crate) fn each_round(
    profile: &Profile,
    rows: &Rows,
    played: &[PlayedRound],
    mut tell: impl FnMut(&[usize], &[(PlayerId, Did)]),
) -> Result<(), HistoryError> {
    let mut seats = Vec::new();
    let mut at = Vec::new();
    let mut seen = vec![RoundNumber(0); rows.players.len()];
    for (number, round) in (1..).map(RoundNumber).zip(played) {
        // Read every result of the round before looking anybody up.
        seats.clear();
        at.clear();
        take_seats(profile, number, round, &mut seats)?;
        for (player, _) in &seats {
            let (round, player) = (number, *player);
            let row = rows.row(player).ok_or(HistoryError::Unknown { round, player })?;
            match seen.get_mut(row).filter(|seen| **seen < round) {
                Some(seen) => *seen = round,
                None => return Err(HistoryError::Twice { round, player }),
            }
            at.push(row);
        }
        tell(&at, &seats);
    }
    Ok(())
}

/// Players in order of their numbers, and the row of each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Rows {
    pub(crate) players: Vec<PlayerId>,
    /// Whether the players are numbered 1, 2, 3 and so on, as they mostly are.
    in_turn: bool,
}

impl Rows {
    /// The rows of these players.
    ///
    /// # Errors
    /// If two of them have the same number.
    pub(crate) fn of(players: &[Entrant]) -> Result<Self, HistoryError> {
        let mut players: Vec<PlayerId> = players.iter().map(|entrant| entrant.id).collect();
        players.sort_unstable();
        let mut pairs = players.iter().zip(players.iter().skip(1));
        if let Some((player, _)) = pairs.find(|(a, b)| a == b) {
            return Err(HistoryError::EnteredTwice { player: *player });
        }
        let in_turn = (1..).zip(&players).all(|(number, player)| player.0 == number);
        Ok(Self { players, in_turn })
    }

    /// The row of a player.
    pub(crate) fn row(&self, player: PlayerId) -> Option<usize> {
        if !self.in_turn {
            return self.players.binary_search(&player).ok();
        }
        let row = usize::try_from(player.0).ok()?.checked_sub(1)?;
        (row < self.players.len()).then_some(row)
    }
}

fn take_seats(
    profile: &Profile,
    number: RoundNumber,
    round: &PlayedRound,
    seats: &mut Vec<(PlayerId, Did)>,
) -> Result<(), HistoryError> {
    for game in &round.games {
        seats.extend(sides(profile, number, game)?);
    }
    seats.extend(round.byes.iter().map(|player| (*player, Did::Bye)));
    seats.extend(round.earned_byes.iter().map(|player| (*player, Did::EarnedBye)));
    seats.extend(round.absent.iter().map(|player| (*player, Did::Unplayed)));
    Ok(())
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

impl Tally {
    /// A player's rounds, added up.
    fn of(profile: &Profile, player: PlayerId, rounds: OwnRounds) -> Self {
        let (mut victory_points, mut bye_points, mut differential) = (0_i64, 0_i64, 0_i64);
        for did in rounds.iter() {
            let (points, margin) = profile.points_and_margin(did);
            // Saturating: `Profile::check` keeps real values far from the limits, but a file may contain others.
            victory_points = victory_points.saturating_add(points);
            differential = differential.saturating_add(margin);
            if matches!(did, Did::Bye | Did::EarnedBye) {
                bye_points = bye_points.saturating_add(points);
            }
        }
        Self { player, rounds, victory_points, bye_points, differential }
    }
}
