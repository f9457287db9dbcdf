//! Whose version of the facts it is. Players appear in the log by number, so that a name can be erased.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::domain::id::PlayerId;

/// Whose version of the facts it is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Teller {
    /// Nobody said.
    #[default]
    Unsaid,
    /// Both players, who agree.
    Both,
    /// A member of staff who saw it.
    Staff,
    /// A player, written `#7` in the log.
    Player(PlayerId),
    /// Other words, from older logs.
    Other(String),
}

const BOTH: &str = "both players";
const STAFF: &str = "seen by staff";

impl fmt::Display for Teller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unsaid => Ok(()),
            Self::Both => f.write_str(BOTH),
            Self::Staff => f.write_str(STAFF),
            Self::Player(player) => write!(f, "#{player}"),
            Self::Other(words) => f.write_str(words),
        }
    }
}

impl From<String> for Teller {
    fn from(text: String) -> Self {
        let player = || text.strip_prefix('#').and_then(|number| number.parse().ok()).map(Self::Player);
        match text.as_str() {
            "" => Self::Unsaid,
            BOTH => Self::Both,
            STAFF => Self::Staff,
            // `#07` is not how the log writes a number, so it stays as it is.
            _ => player().filter(|read| read.to_string() == text).unwrap_or(Self::Other(text)),
        }
    }
}

impl From<Teller> for String {
    fn from(teller: Teller) -> Self {
        teller.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_written_as_it_was_read() {
        for text in ["", "both players", "seen by staff", "#7", "#07", "#", "#x", "Odo", "Both players"] {
            assert_eq!(Teller::from(text.to_owned()).to_string(), text);
        }
        assert_eq!(Teller::from("#7".to_owned()), Teller::Player(PlayerId(7)));
    }
}
