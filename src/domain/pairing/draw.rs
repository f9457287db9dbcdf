//! The seeded draw: a shuffle that anybody can repeat on any machine.

use crate::domain::hash::{add_field, digest};

use crate::domain::id::RoundNumber;

/// A place in the draw; sorting by it shuffles.
pub type Lot = [u8; 32];

/// Draws the lot of a player from the seed, the round and the player's key.
///
/// SHA-256 over a label, seed, round and key: nobody can choose a key for a good lot before the seed is known.
pub fn lot(seed: u64, round: RoundNumber, key: &str) -> Lot {
    hash(b"arbiter-draw/1", seed, round, &[key])
}

/// Whether the first of two players, in order of their lots, takes seat A.
pub fn takes_seat_a(seed: u64, round: RoundNumber, first: &str, second: &str) -> bool {
    hash(b"arbiter-seat/1", seed, round, &[first, second]).first().is_none_or(|byte| byte & 1 == 0)
}

fn hash(label: &[u8], seed: u64, round: RoundNumber, keys: &[&str]) -> Lot {
    let mut content = [label, &seed.to_be_bytes(), &round.0.to_be_bytes()].concat();
    for key in keys {
        add_field(&mut content, key);
    }
    digest(content)
}
