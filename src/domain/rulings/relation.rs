//! What a ruling does, or is said to do, to earlier text.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

use crate::domain::reason::Reason;
use crate::domain::rulings::document::WorkKey;

#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
/// What happens to the earlier text.
pub enum RelationEffect {
    Replaces,
    Deletes,
    /// From now on the opposite applies.
    Reverses,
    /// The earlier text is changed.
    Amends,
    /// Something is added to it.
    AddsTo,
    /// It applies to fewer cases.
    Narrows,
    /// The earlier text still applies.
    Confirms,
    /// The earlier text is explained.
    Clarifies,
    /// Nothing, although one might think so.
    Leaves,
    /// The text of a card is corrected.
    Erratum,
}

/// How much of the earlier text is affected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// All of the earlier text.
    Whole,
    /// A sentence, a paragraph or a section.
    Part,
}

#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
/// A work that a document names; most of them are not in the library.
pub enum NamedWork {
    Glossary,
    Rulebook,
    /// An earlier issue of the Current Rulings.
    CurrentRulings,
    /// Earlier documents of its own series: “this entry” is the one under the same heading there.
    OwnSeries,
    /// The card itself.
    Card,
    /// The document does not say.
    Unnamed,
}

/// One printed statement about earlier text.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Relation {
    /// What happens to the earlier text.
    pub does: RelationEffect,
    /// How much of it is affected.
    pub scope: Scope,
    /// The work that contains the earlier text.
    pub source: NamedWork,
    /// Its heading there, or the card.
    pub heading: String,
    /// The paragraph that says so, from 1; 0 if it follows from the kind of entry.
    pub paragraph: u32,
}

/// The evidence for a relation that is not printed. It names no person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unprinted {
    /// The two texts were compared.
    Read {
        /// What each of them says, in brief.
        reason: String,
    },
    /// A person asserts the relation.
    Asserted {
        /// The day on which it was asserted.
        on: NaiveDate,
        /// The reason given.
        reason: Option<Reason>,
    },
}

impl Unprinted {
    /// Evidence from comparing the texts.
    pub fn read(reason: &str) -> Self {
        Self::Read { reason: reason.trim_end_matches('.').to_owned() }
    }
}

impl RelationEffect {
    /// What a person can assert: what one entry does to another, and that it corrects a card.
    pub const ASSERTED: [Self; 10] = [
        Self::Replaces,
        Self::Deletes,
        Self::Reverses,
        Self::Amends,
        Self::AddsTo,
        Self::Narrows,
        Self::Confirms,
        Self::Clarifies,
        Self::Leaves,
        Self::Erratum,
    ];

    /// Whether it does more to the earlier text than confirm or explain it.
    pub const fn touches(self) -> bool {
        !matches!(self, Self::Confirms | Self::Clarifies | Self::Leaves)
    }

    /// Whether the earlier text no longer applies as it did.
    pub const fn changes(self) -> bool {
        matches!(self, Self::Replaces | Self::Deletes | Self::Reverses | Self::Amends)
    }
}

impl NamedWork {
    /// The works that exist but may not be in the library.
    pub const NAMED: [Self; 4] = [Self::Glossary, Self::Rulebook, Self::CurrentRulings, Self::Card];

    /// Whether a series is the text that is named, which only the series of the document can tell if it means its own
    /// ([`NamedWork::OwnSeries`]).
    pub fn is(self, work: &WorkKey) -> bool {
        matches!(
            (self, work.name()),
            (Self::Glossary, "GL" | "GLOSSARY")
                | (Self::Rulebook, "RB" | "RULEBOOK")
                | (Self::CurrentRulings, "CR")
        )
    }

    /// Whether this work can have absorbed an entry of the series: answers and rulings go into the Rulebook and the
    /// Glossary, never the other way round.
    pub fn may_be(self, work: &WorkKey) -> bool {
        match self {
            Self::Card => false,
            Self::OwnSeries | Self::Unnamed => true,
            Self::CurrentRulings => self.is(work),
            Self::Glossary => !Self::Rulebook.is(work),
            Self::Rulebook => !Self::Glossary.is(work),
        }
    }
}
