//! Why a round cannot be paired, in words.

use crate::domain::awaited::NotAwaited;
use crate::domain::pairing::PairingError;
use crate::messages::{Message, say};
use crate::words::impossible::history_error;

in_english! {
    PairingError: pairing_error,
    NotAwaited: |_| not_awaited(),
}

/// Why a round cannot be paired.
pub fn pairing_error(it: &PairingError) -> Message {
    match it {
        PairingError::History(why) => history_error(why),
        PairingError::NoSuchRound => say("pairing-error-no-such-round"),
        PairingError::NotPlaying { player, round } => {
            say("pairing-error-not-playing").with("player", player).with("round", round)
        }
        PairingError::TooWide => say("pairing-error-too-wide"),
        PairingError::ByTimetable => say("pairing-error-by-timetable"),
        PairingError::NotAwaited(NotAwaited) => not_awaited(),
    }
}

/// Nobody is waiting for the answer any more.
pub(super) const fn not_awaited() -> Message {
    say("not-awaited")
}
