//! The seeded draw: a shuffle that anybody can repeat on any machine.

use crate::domain::hash::{add_field, digest};

use crate::domain::id::RoundNumber;

/// A place in the draw; sorting by it shuffles.
pub type Lot = [u8; 32];

/// Draws the lots of players from the seed, the round and each player's key.
///
/// SHA-256 over a label, seed, round and key: nobody can choose a lucky key before the seed is known.
pub fn lots<'a>(seed: u64, round: RoundNumber, keys: impl Iterator<Item = &'a str>) -> Vec<Lot> {
    let mut content = begin(b"arbiter-draw/1", seed, round);
    let begun = content.len();
    keys.map(|key| {
        content.truncate(begun);
        add_field(&mut content, key);
        digest(&content)
    })
    .collect()
}

/// Whether the first of two players, in order of their lots, is side A.
pub fn takes_seat_a(seed: u64, round: RoundNumber, first: &str, second: &str) -> bool {
    let mut content = begin(b"arbiter-seat/1", seed, round);
    add_field(&mut content, first);
    add_field(&mut content, second);
    digest(content).first().is_none_or(|byte| byte & 1 == 0)
}

fn begin(label: &[u8], seed: u64, round: RoundNumber) -> Vec<u8> {
    [label, &seed.to_be_bytes(), &round.0.to_be_bytes()].concat()
}
