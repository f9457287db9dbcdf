//! Who did something. Logs identify people by an opaque identifier, never by name.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::domain::id::{AccountId, PlayerId};

/// Who did something: `operator`, `account:…` or `player:7` in the log.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum ActorId {
    /// The operator at the command line.
    Operator,
    /// Somebody with an account of this installation.
    Account(AccountId),
    /// An account whose identifier this installation does not know.
    Stranger(String),
    /// A player of the tournament, who used the link to their seat.
    Player(PlayerId),
    /// Any other text, from another installation's log; empty means nobody.
    Other(String),
}

impl ActorId {
    /// The account, if it is one.
    pub const fn account(&self) -> Option<AccountId> {
        if let Self::Account(account) = self { Some(*account) } else { None }
    }
}

impl Default for ActorId {
    fn default() -> Self {
        Self::Other(String::new())
    }
}

impl fmt::Display for ActorId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Operator => f.write_str("operator"),
            Self::Account(account) => write!(f, "account:{account}"),
            Self::Player(player) => write!(f, "player:{player}"),
            Self::Stranger(text) | Self::Other(text) => f.write_str(text),
        }
    }
}

impl From<String> for ActorId {
    fn from(text: String) -> Self {
        let read = match text.split_once(':') {
            Some(("account", id)) => id.parse().map_or_else(|_| Self::Stranger(text.clone()), Self::Account),
            Some(("player", number)) => {
                number.parse().map_or_else(|_| Self::Other(text.clone()), Self::Player)
            }
            None if text == "operator" => Self::Operator,
            Some(_) | None => return Self::Other(text),
        };
        // Text that we would write differently is kept as it is: the hash covers every byte.
        if read.to_string() == text { read } else { Self::Other(text) }
    }
}

impl From<&str> for ActorId {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<ActorId> for String {
    fn from(actor: ActorId) -> Self {
        actor.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_actor_is_written_as_it_was_read() {
        let id = "67e55044-10b1-426f-9247-bb680e5fe0c8";
        let account = format!("account:{id}");
        for text in
            ["operator", &account, "account:nog", "player:7", "player:07", "player:x", "Odo", "", "a:b"]
        {
            assert_eq!(ActorId::from(text).to_string(), text);
        }
        assert_eq!(ActorId::from(account.as_str()).account(), id.parse().ok());
        assert_eq!(ActorId::from("player:7"), ActorId::Player(PlayerId(7)));
        assert_eq!(ActorId::from("account:nog"), ActorId::Stranger("account:nog".to_owned()));
        assert_eq!(ActorId::from("player:07"), ActorId::Other("player:07".to_owned()));
    }
}
