//! Why two players were paired, or why a player has the bye, frozen in the log.

use serde::{Deserialize, Serialize};

use crate::domain::id::PlayerId;

/// Prefix of the director's reason for a pairing made by hand.
const BY_HAND: &str = "Changed by hand: ";

/// Why a pairing was made: the algorithm's words with players as `#7`, or a person's words, unchanged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PairingReason(String);

impl PairingReason {
    /// The algorithm's words; the closure names players through the function it is given.
    pub fn of_pairing(words: impl FnOnce(fn(PlayerId) -> String) -> String) -> Self {
        Self(words(|player| format!("#{player}")))
    }

    /// The words of the director who changed it.
    pub fn by_hand(reason: &str) -> Self {
        Self(format!("{BY_HAND}{reason}"))
    }

    /// What the director wrote, if it was made by hand.
    pub fn given(&self) -> Option<&str> {
        self.0.strip_prefix(BY_HAND)
    }

    /// As the log holds it.
    pub fn written(&self) -> &str {
        &self.0
    }

    /// In words, with the names of the players.
    pub fn words(&self, name: impl Fn(PlayerId) -> String) -> String {
        if self.0.starts_with(BY_HAND) {
            return self.0.clone();
        }
        let mut parts = self.0.split('#');
        let mut named = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let digits = part.len() - part.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let (number, rest) = part.split_at(digits);
            match number.parse() {
                Ok(number) => named.push_str(&name(PlayerId(number))),
                Err(_) => named.extend(["#", number]),
            }
            named.push_str(rest);
        }
        named
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_put_into_the_words_of_the_pairing_alone() {
        let name = |player: PlayerId| format!("player {player}");
        let floats = PairingReason::of_pairing(|number| format!("{} floats down", number(PlayerId(7))));
        assert_eq!(floats.words(name), "player 7 floats down");
        assert_eq!(PairingReason::by_hand("#7 asked").words(name), "Changed by hand: #7 asked");
    }
}
