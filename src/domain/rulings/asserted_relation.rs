//! What a person says that one entry does to another.
//!
//! Printed relations ([`relation`](crate::domain::rulings::relation)) stand in the documents. What is not printed is law
//! here only when somebody asserts it, by name and with a reason.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::domain::rulings::relation::{Scope, Source, Treatment};

/// An entry by its address.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The document.
    pub stem: String,
    /// The entry's part of the address.
    pub slug: String,
}

/// What a relation is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "held", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Target {
    /// An entry that is held.
    Entry(Place),
    /// A text that is known to exist and is not held.
    Named {
        /// Where it stands.
        source: Source,
        /// Under which heading.
        heading: String,
    },
}

/// What one entry does to another text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Assertion {
    /// The entry that does it.
    pub from: Place,
    /// What it does.
    pub does: Treatment,
    /// To how much of the other text.
    pub scope: Scope,
    /// The other text.
    pub to: Target,
    /// The paragraph of the other entry that is meant, from 1; none where nobody named one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paragraph: Option<u32>,
}

/// An assertion that stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asserted {
    /// Its number among all statements.
    pub number: i64,
    /// When.
    pub at: DateTime<Utc>,
    /// By whom: `account:…`.
    pub by: String,
    /// Why.
    pub reason: String,
    /// What is asserted.
    pub assertion: Assertion,
    /// For whom it counts.
    pub reach: Reach,
}

/// For whom an assertion counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reach {
    /// For everybody: an operator asserted it, or somebody before there were proposals.
    Everybody,
    /// At the tournaments of who proposed it.
    Proposed,
    /// For everybody, since this person confirmed it.
    Confirmed {
        /// Who: `account:…` or `operator`.
        by: String,
        /// When.
        at: DateTime<Utc>,
    },
}

impl Asserted {
    /// Whether it counts only at the tournaments of who proposed it.
    pub fn is_proposed(&self) -> bool {
        self.reach == Reach::Proposed
    }
}
