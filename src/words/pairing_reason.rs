//! Why two players were paired, as a page says it.

use crate::domain::id::PlayerId;
use crate::domain::tournament::pairing_reason::PairingReason;
use crate::messages::{Message, english, say};

/// The reason, with the names of the players. The log holds the program's reasons as English sentences, for ever: they
/// are quoted.
pub fn words(reason: &PairingReason, name: impl Fn(PlayerId) -> String) -> Message {
    match reason.given() {
        Some(given) => say("pairing-by-hand").with("reason", given),
        None => say("pairing-quoted").with("reason", english(reason.words(name))),
    }
}
