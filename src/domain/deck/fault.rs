//! What a player must change, or should know, before the deck is played.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::domain::deck::finding::DeckFinding;
use crate::domain::deck::severity::Severity;
use crate::domain::deck::zone::Zone;
use crate::domain::source::Confidence;

/// What is wrong with how a list is written, whatever the format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, strum::EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ReadingFault {
    /// Lines that name no card.
    UnknownCard,
    /// A number of copies that cannot be used.
    UnreadableQuantity,
    /// No line names a card.
    NoCards,
    /// A line that may mean another number of copies.
    OtherNumber,
    /// A line that may be a card or a heading.
    CardOrHeading,
    /// A heading that is not known.
    UnknownHeading,
    /// A heading that counts its cards wrongly.
    HeadingCount,
    /// A key that one object of a JSON file has twice.
    RepeatedKey,
    /// A title of which there are several versions.
    SeveralVersions,
    /// Cards in no part of the list, which their types placed.
    PlacedByType,
    /// The format was not played on that day.
    FormatOfAnotherDay,
    /// The list is of another game.
    OtherEdition,
}

/// What finds a fault.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum FaultRule {
    /// Reading the list.
    Reading(ReadingFault),
    /// The rule of a format with this id, such as `seed-deck-at-most`.
    Format(String),
}

impl FaultRule {
    /// The rule's code, as reports write it.
    pub fn code(&self) -> &str {
        match self {
            Self::Reading(fault) => fault.into(),
            Self::Format(id) => id,
        }
    }
}

impl From<String> for FaultRule {
    fn from(code: String) -> Self {
        code.parse().map_or(Self::Format(code), Self::Reading)
    }
}

impl From<FaultRule> for String {
    fn from(rule: FaultRule) -> Self {
        rule.code().to_owned()
    }
}

/// One finding, with the rule and its source.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// The rule that found it.
    pub rule: FaultRule,
    /// How much the fault weighs.
    pub severity: Severity,
    /// The part of the deck, where it concerns one.
    pub zone: Option<Zone>,
    /// What, where and what to do next.
    #[serde(rename = "message")]
    pub finding: DeckFinding,
    /// Lines of the list it concerns.
    pub lines: Vec<usize>,
    /// The titles of the cards it concerns.
    pub cards: Vec<String>,
    /// Where the rule is written.
    pub citations: Vec<String>,
    /// How well the rule is known; `None` for faults of reading.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub confidence: Option<Confidence>,
}
