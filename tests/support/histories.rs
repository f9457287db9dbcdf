//! Tournaments in order, for tests of standings and pairing.
#![allow(dead_code, clippy::unwrap_used, clippy::indexing_slicing, reason = "each test file uses its part")]

use arbiter::data::scoring_profile;
use arbiter::domain::id::{PlayerId, RoundNumber, TableNumber};
use arbiter::domain::pairing::algorithm::Algorithm;
use arbiter::domain::pairing::swiss::pair;
use arbiter::domain::pairing::{PairedRound, PairingRequest};
use arbiter::domain::scoring::history::{Entrant, Game, History, PlayedRound};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};

/// A player who is there from the first round; the key is the number.
pub fn entrant(id: u32) -> Entrant {
    Entrant {
        id: PlayerId(id),
        key: format!("p{id}"),
        from_round: RoundNumber(1),
        dropped_after: None,
        rating: None,
    }
}

/// Players 1 to `count`.
pub fn players(count: u32) -> History {
    History { players: (1..=count).map(entrant).collect(), rounds: Vec::new() }
}

/// A game at a table with this ending.
pub fn game(table: u32, players: [u32; 2], scores: [i64; 2], end: EndReason) -> Game {
    let result = Some(GameResult::ended(scores, end));
    Game { table: TableNumber(table), players: players.map(PlayerId), result }
}

/// `a` wins 100 to `b`'s points.
pub fn win(table: u32, a: u32, b: u32, points: i64) -> Game {
    game(table, [a, b], [100, points], EndReason::Complete { winner: Side::A })
}

/// A tie at time.
pub fn tie(table: u32, a: u32, b: u32) -> Game {
    game(table, [a, b], [50, 50], EndReason::Time)
}

/// A round of these games.
pub fn round(games: Vec<Game>) -> PlayedRound {
    PlayedRound { games, ..PlayedRound::default() }
}

/// A small repeatable source of numbers.
pub struct Dice(pub u64);

impl Dice {
    /// A number below `below`.
    pub fn roll(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }
}

/// A tournament of shuffled rounds, with byes when the number is odd; rematches happen.
pub fn shuffled(count: u32, rounds: u32, seed: u64) -> History {
    let mut dice = Dice(seed);
    let mut history = players(count);
    for _ in 0..rounds {
        let mut order: Vec<u32> = (1..=count).collect();
        for at in (1..order.len()).rev() {
            order.swap(at, usize::try_from(dice.roll(at as u64 + 1)).unwrap());
        }
        let games = (1..).zip(order.chunks_exact(2)).map(|(table, pair)| match dice.roll(4) {
            0 => tie(table, pair[0], pair[1]),
            1 => game(table, [pair[0], pair[1]], [60, 30], EndReason::Time),
            _ => win(table, pair[0], pair[1], 10 * dice.roll(10) as i64),
        });
        let mut played = round(games.collect());
        played.byes = order.chunks_exact(2).remainder().iter().map(|player| PlayerId(*player)).collect();
        history.rounds.push(played);
    }
    history
}

/// The next round of a history, paired by an algorithm.
pub fn asked(history: &History, seed: u64, algorithm: Algorithm) -> PairingRequest<'_> {
    let round = RoundNumber(u32::try_from(history.rounds.len()).unwrap() + 1);
    PairingRequest {
        history,
        round,
        seed,
        sitting_out: &[],
        earned_byes: &[],
        apart: &[],
        never: &[],
        again: &[],
        fixed: &[],
        algorithm,
    }
}

/// Plays the next round as it is paired, with ties and all five grades: 15 in 100 end level, 25 at time. Some leave.
pub fn play(history: &mut History, seed: u64, dice: &mut Dice) -> PairedRound {
    let profile = scoring_profile("tcc-1e-2023").unwrap();
    let paired = pair(profile, &asked(history, seed, Algorithm::NEWEST)).unwrap();
    let games = paired.pairings.iter().map(|pairing| {
        let (table, [a, b]) = (pairing.table.0, pairing.players.map(|player| player.0));
        let [a, b] = if dice.roll(2) == 0 { [a, b] } else { [b, a] };
        match dice.roll(100) {
            0..15 => tie(table, a, b),
            15..40 => game(table, [a, b], [60, 30], EndReason::Time),
            _ => win(table, a, b, 10 * dice.roll(10) as i64),
        }
    });
    let mut played = round(games.collect());
    played.byes = paired.bye.iter().map(|bye| bye.player).collect();
    history.rounds.push(played);
    let leaver = dice.roll(40 * history.players.len() as u64) as usize;
    if let Some(leaver) = history.players.get_mut(leaver) {
        leaver.dropped_after.get_or_insert(RoundNumber(history.rounds.len() as u32));
    }
    paired
}

/// A Swiss tournament with ties and all five grades.
pub fn played(count: u32, rounds: u32, seed: u64) -> History {
    let (mut history, mut dice) = (players(count), Dice(seed));
    for _ in 0..rounds {
        play(&mut history, seed, &mut dice);
    }
    history
}
