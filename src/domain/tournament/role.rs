//! Who acts at a tournament.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// What a person is at one tournament. A person may have several roles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Runs this installation; may do everything in every tournament.
    Operator,
    /// Tournament director: runs the tournament and has the final word.
    Director,
    /// Decides appeals and may rule on any dispute.
    HeadJudge,
    /// Rules on disputes.
    Judge,
    /// Records results.
    Scorekeeper,
    /// Checks deck lists.
    DeckChecker,
    /// Plays; acts only for their own seat.
    Player,
}

/// The text does not name a role.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not a role")]
pub struct NotARole(String);

impl Role {
    /// The roles that a director may give to a helper.
    pub const STAFF: [Self; 5] =
        [Self::Director, Self::HeadJudge, Self::Judge, Self::Scorekeeper, Self::DeckChecker];

    /// Whether a holder of this role has the final word on a dispute.
    pub const fn has_last_word(self) -> bool {
        matches!(self, Self::Director | Self::HeadJudge)
    }

    /// The code in the log and the database.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }
}

impl FromStr for Role {
    type Err = NotARole;

    fn from_str(text: &str) -> Result<Self, NotARole> {
        [Self::Operator, Self::Player]
            .into_iter()
            .chain(Self::STAFF)
            .find(|role| role.code() == text)
            .ok_or_else(|| NotARole(text.to_owned()))
    }
}
