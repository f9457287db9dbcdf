//! The three games that share the cards' universe but not their rules.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Which game a tournament, a card or a ruling belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Edition {
    /// First Edition, 1994 on.
    #[serde(rename = "1E")]
    First,
    /// Second Edition, 2002 on.
    #[serde(rename = "2E")]
    Second,
    /// Tribbles, the side game with its own cards.
    #[serde(rename = "TR")]
    Tribbles,
}

/// The text is not `1E`, `2E` or `TR`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not an edition: write 1E, 2E or TR")]
pub struct NotAnEdition(String);

impl Edition {
    /// Every edition, in the order in which a page offers them.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Tribbles];

    /// The code used in files, addresses and citations.
    pub const fn code(self) -> &'static str {
        match self {
            Self::First => "1E",
            Self::Second => "2E",
            Self::Tribbles => "TR",
        }
    }

    /// The name players use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "First Edition",
            Self::Second => "Second Edition",
            Self::Tribbles => "Tribbles",
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Edition {
    type Err = NotAnEdition;

    fn from_str(text: &str) -> Result<Self, NotAnEdition> {
        match text.to_ascii_uppercase().as_str() {
            "1E" => Ok(Self::First),
            "2E" => Ok(Self::Second),
            "TR" => Ok(Self::Tribbles),
            _ => Err(NotAnEdition(text.to_owned())),
        }
    }
}
