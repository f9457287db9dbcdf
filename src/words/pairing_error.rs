//! Why a round cannot be paired, in words.

use crate::domain::awaited::NotAwaited;
use crate::domain::pairing::PairingError;
use crate::messages::{Message, say};
use crate::words::impossible::history_error;

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
        PairingError::NotAwaited(NotAwaited) => say("pairing-error-not-awaited"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::id::{PlayerId, RoundNumber};
    use crate::domain::scoring::tally::HistoryError;

    #[test]
    fn a_round_that_cannot_be_paired_is_explained_as_at_the_console() {
        for it in [
            PairingError::History(HistoryError::EnteredTwice { player: PlayerId(7) }),
            PairingError::NoSuchRound,
            PairingError::NotPlaying { player: PlayerId(7), round: RoundNumber(3) },
            PairingError::TooWide,
            PairingError::ByTimetable,
            PairingError::NotAwaited(NotAwaited),
        ] {
            assert_eq!(pairing_error(&it).to_string(), it.to_string());
        }
    }
}
