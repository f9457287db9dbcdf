//! Whose deck lists everybody sees, and from when. Nobody's is shown without the player's consent.

use chrono::{DateTime, Datelike, Utc};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// How many places of the final standings count as finalists, unless the director says otherwise. Our default: the
/// sources are silent.
pub const FINALISTS: u32 = 4;

/// The most places of the final standings that can count as finalists. More than the largest cut has: these are places
/// of the standings, with or without a cut.
pub const MOST_FINALISTS: u32 = 64;

/// Whose lists are shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum Lists {
    /// Nobody's list is shown.
    #[default]
    None,
    /// The winner's; of several who share the first place, each one's.
    Winner,
    /// Those of the best places of the final standings.
    Finalists,
    /// Everybody's list is shown.
    All,
}

impl Lists {
    /// Every choice, from the least to the most.
    pub const ALL: [Self; 4] = [Self::None, Self::Winner, Self::Finalists, Self::All];

    /// The code in forms.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }

    /// The choice with this code.
    pub fn of(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lists| lists.code() == code)
    }
}

/// Whose deck lists everybody sees, and from when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Publication {
    pub lists: Lists,
    /// How many places of the final standings are finalists.
    pub finalists: u32,
    /// From when; `None` means from the end of the tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<DateTime<Utc>>,
    /// Whether that time may come before the end, when opponents still play against the lists.
    pub before_end: bool,
}

impl Default for Publication {
    fn default() -> Self {
        Self { lists: Lists::None, finalists: FINALISTS, at: None, before_end: false }
    }
}

/// Why a publication cannot be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PublicationError {
    /// A number of finalists that no tournament has.
    Finalists,
    /// Before the end there is no winner yet.
    NobodyHasWon,
    /// A year so far away that other programs cannot handle it.
    Year,
    /// Before the end needs a time.
    NoTime,
}

impl Publication {
    /// Whether any list is shown at some time, so that players are asked.
    pub fn asks_players(&self) -> bool {
        self.lists != Lists::None
    }

    /// Checks that it can be done.
    ///
    /// # Errors
    /// What cannot.
    pub fn check(&self) -> Result<(), PublicationError> {
        if !(2..=MOST_FINALISTS).contains(&self.finalists) {
            return Err(PublicationError::Finalists);
        }
        if self.before_end && self.lists != Lists::All {
            return Err(PublicationError::NobodyHasWon);
        }
        if self.before_end && self.at.is_none() {
            return Err(PublicationError::NoTime);
        }
        if self.at.is_some_and(|at| !(2000..=2199).contains(&at.year())) {
            return Err(PublicationError::Year);
        }
        Ok(())
    }

    /// Whether players who share this place of the final standings are among those shown.
    pub const fn includes(&self, place: u32) -> bool {
        match self.lists {
            Lists::None => false,
            Lists::Winner => place == 1,
            Lists::Finalists => place <= self.finalists,
            Lists::All => true,
        }
    }
}

/// What a player said about showing the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Consent {
    /// Whether the player agrees.
    pub agrees: bool,
    /// Whether that covers the time before the end.
    pub before_end: bool,
}
