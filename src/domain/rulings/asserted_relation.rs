//! What a person says that one entry does to another.
//!
//! Printed relations ([`relation`](crate::domain::rulings::relation)) are in the documents. What is not printed
//! counts only when somebody asserts it, by name and with a reason.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::domain::actor::ActorId;
use crate::domain::reason::Reason;
use crate::domain::rulings::relation::{NamedWork, RelationEffect, Scope, Unprinted};

/// An entry, identified by its address.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryAddress {
    /// The document's file stem.
    pub stem: String,
    /// The entry's part of the address.
    pub slug: String,
}

/// The text that a relation affects.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "held", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Target {
    /// An entry in the library.
    Entry(EntryAddress),
    /// A text that exists but is not in the library.
    Named {
        /// The work that contains it.
        source: NamedWork,
        /// The heading of the text in that work.
        heading: String,
    },
}

/// What one entry does to another text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Assertion {
    /// The entry that does it.
    pub from: EntryAddress,
    /// What the entry does to the other text.
    pub does: RelationEffect,
    /// How much of the other text it concerns.
    pub scope: Scope,
    /// The other text.
    pub to: Target,
    /// The paragraph of the other entry, from 1; `None` if nobody named one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paragraph: Option<u32>,
}

/// An assertion that has not been withdrawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asserted {
    /// Its number in the library's log.
    pub number: i64,
    /// When the relation was asserted.
    pub at: DateTime<Utc>,
    /// Who asserted the relation: `account:…`.
    pub by: ActorId,
    /// The reason given.
    pub reason: Option<Reason>,
    pub assertion: Assertion,
    /// For whom the assertion counts.
    pub reach: Reach,
}

/// For whom an assertion counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reach {
    /// For everybody: an operator asserted it, or it is older than the rule on proposals.
    Everybody,
    /// At the tournaments of the person who proposed it.
    Proposed,
    /// For everybody, because this person confirmed it.
    Confirmed {
        /// Who confirmed it: `account:…` or `operator`.
        by: ActorId,
        /// When the assertion was confirmed.
        at: DateTime<Utc>,
        /// The reason given.
        reason: Option<Reason>,
    },
}

impl Asserted {
    /// The evidence that it gives, which names no person.
    pub(super) fn evidence(&self) -> Unprinted {
        Unprinted::Asserted { on: self.at.date_naive(), reason: self.reason.clone() }
    }

    /// Whether it counts only at the tournaments of the person who proposed it.
    pub fn is_proposed(&self) -> bool {
        self.reach == Reach::Proposed
    }
}
