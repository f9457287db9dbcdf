//! Identifiers that cannot be mixed up. The domain never invents one: they are made at the edge.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use uuid::Uuid;

macro_rules! uuids {
    ($($(#[$doc:meta])* $name:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(Uuid);

        impl $name {
            /// Wraps an identifier made at the edge.
            pub const fn new(id: Uuid) -> Self {
                Self(id)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = uuid::Error;

            fn from_str(text: &str) -> Result<Self, uuid::Error> {
                text.parse().map(Self)
            }
        }
    )+};
}

macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u32);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = std::num::ParseIntError;

            fn from_str(text: &str) -> Result<Self, std::num::ParseIntError> {
                text.parse().map(Self)
            }
        }
    )+};
}

uuids! {
    /// One tournament, from registration to final standings.
    TournamentId;
    /// A person, the same one in every tournament; the name stands in a table that can be erased.
    PersonId;
    /// Somebody who can sign in.
    AccountId;
    /// One sending of one form, chosen by the page; sent twice it counts once.
    SubmissionId;
}

numbers! {
    /// A player's number within one tournament, from 1 in order of registration.
    PlayerId;
    /// A round, from 1.
    RoundNumber;
    /// A table within a round, from 1.
    TableNumber;
    /// A penalty within one tournament, from 1.
    PenaltyNumber;
    /// A dispute within one tournament, from 1.
    DisputeNumber;
}

impl RoundNumber {
    /// The round after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

/// A table of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AtTable {
    /// The round.
    pub round: RoundNumber,
    /// The table.
    pub table: TableNumber,
}

impl AtTable {
    /// Names a table of a round.
    pub const fn new(round: RoundNumber, table: TableNumber) -> Self {
        Self { round, table }
    }
}
