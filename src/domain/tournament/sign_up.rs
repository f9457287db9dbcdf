//! Sign-up: until when players may apply for a place by themselves, and how many places there are.

use chrono::{DateTime, Datelike, Utc};
use serde::{Deserialize, Serialize};

/// The most places that a sign-up may have: the largest field that is paired.
pub const MOST_PLACES: u32 = 2_000;

/// Under which terms players sign up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SignUp {
    /// Until when; closing it moves this to the moment of closing.
    pub until: DateTime<Utc>,
    /// How many places there are; `None` without a limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u32>,
    /// Whether players may send a deck list along.
    pub asks_deck: bool,
}

/// Why a sign-up cannot be opened like this.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SignUpError {
    /// No places, or more than can be paired.
    Places,
    /// A year so far away that other programs cannot handle it.
    Year,
}

impl SignUp {
    /// Checks that these terms can be offered.
    ///
    /// # Errors
    /// What cannot.
    pub fn check(&self) -> Result<(), SignUpError> {
        if self.most.is_some_and(|most| !(1..=MOST_PLACES).contains(&most)) {
            return Err(SignUpError::Places);
        }
        if (2000..=2199).contains(&self.until.year()) { Ok(()) } else { Err(SignUpError::Year) }
    }
}
