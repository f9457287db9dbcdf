//! One rule of a format: what it demands, how serious a breach is, where it is written.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::domain::card::{CardType, Trait};
use crate::domain::deck::severity::Severity;
use crate::domain::deck::zone::Zone;
use crate::domain::source::Confidence;

/// A rule, as a format file states it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// Its id, unique within the format, such as `seed-deck-at-most`.
    pub id: String,
    /// The rule in one sentence, for the page that shows the format.
    pub says: String,
    /// How serious a breach is.
    pub severity: Severity,
    /// Documents and headings.
    pub citations: Vec<String>,
    /// How well it is known.
    pub confidence: Confidence,
    /// First day of the rule; asked only when a date is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<NaiveDate>,
    /// Last day of the rule; after it the rule does not apply, even without a date.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<NaiveDate>,
    /// The rule applies only if one of these titles is in the deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub when: Vec<String>,
    /// The rule does not apply if one of these titles is in the deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unless: Vec<String>,
    /// What the rule demands of a deck.
    pub demand: Demand,
}

impl Rule {
    /// Whether the rule applies on that day; without a day, whether it still applies.
    pub fn acts(&self, on: Option<NaiveDate>) -> bool {
        match on {
            None => self.until.is_none(),
            Some(day) => {
                self.from.is_none_or(|from| from <= day) && self.until.is_none_or(|until| day <= until)
            }
        }
    }
}

/// What a rule demands of a deck. A kind of rule is code; its figures are data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Demand {
    /// An exact number of cards in a part.
    Exactly { zone: Zone, cards: u32 },
    /// A maximum of cards in a part.
    AtMost { zone: Zone, cards: u32 },
    /// A minimum of cards in a part.
    AtLeast {
        zone: Zone,
        cards: u32,
        /// Whether a part without cards is allowed.
        #[serde(default)]
        only_if_used: bool,
    },
    /// The usual number of cards in a part: fewer are allowed, and pointed out.
    Usually { zone: Zone, cards: u32 },
    /// Only these types in a part.
    OnlyTypes { zone: Zone, types: Vec<CardType> },
    /// Only cards with this fact in a part, such as the `Ref` icon.
    OnlyWith { zone: Zone, fact: Trait },
    /// Cards of these types may be in these parts and nowhere else.
    OnlyAtHome { types: Vec<CardType>, home: Vec<Zone> },
    /// Cards of these types may not be in these parts.
    NotIn { types: Vec<CardType>, zones: Vec<Zone> },
    /// Only these parts are used.
    OnlyZones { zones: Vec<Zone> },
    /// No card twice in a part.
    AllDifferent { zone: Zone },
    /// A minimum of cards in these parts together.
    TotalAtLeast { zones: Vec<Zone>, cards: u32 },
    /// A maximum of copies of one card in these parts together.
    AtMostCopies {
        zones: Vec<Zone>,
        copies: u32,
        /// Whether cards of one title are copies regardless of subtitle.
        #[serde(default, skip_serializing_if = "is_not")]
        by_title: bool,
        /// Titles that allow more by their own text.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        except: Vec<String>,
    },
    /// At most one copy of a card that says so itself.
    OnePerDeck,
    /// No two missions of one location unless they are universal.
    UniqueLocations {
        /// Which pairs of missions are compared.
        #[serde(default, skip_serializing_if = "Pairs::is_all")]
        pairs: Pairs,
    },
    /// A minimum of missions of one kind.
    MissionsOf { sort: MissionSort, cards: u32 },
    /// A side deck needs the card that opens it.
    NeedsOpener {
        /// The side deck.
        zone: Zone,
        /// Titles that open it besides those in the card table.
        #[serde(default)]
        also: Vec<String>,
        /// Where the opener must be.
        stands_in: Vec<Zone>,
        /// What to tell the player to add.
        opener: String,
    },
    /// Every card carries one of these legality tokens in some printing.
    Pool {
        tokens: Vec<String>,
        /// What players call the pool.
        name: String,
    },
    /// Every card has a printing in one of these sets.
    OnlySets {
        /// The codes of the releases in the card table.
        sets: Vec<String>,
        /// Their names, in the same order.
        names: Vec<String>,
    },
    /// Each card at most as often as in the pool that the player opened or drafted.
    FromPool {
        /// Titles that everybody may add, in any number.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        free: Vec<String>,
    },
    /// A deck holds none of these cards.
    Banned { titles: Vec<String> },
    /// These cards are not played, and nothing else is asked: one entry of a list that changed from day to day.
    NotTitles {
        titles: Vec<String>,
        /// Why, as the end of a sentence.
        because: String,
    },
    /// A note if a part holds cards; without a part, whenever the rule applies.
    Remember {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        zone: Option<Zone>,
        /// What the note tells the players to remember.
        remember: String,
    },
    /// No card with this fact, such as 2E cards in a 1E format that does not opt in.
    NotWith {
        fact: Trait,
        /// Why, as the end of a sentence.
        because: String,
    },
    /// A note if cards with this fact are in the deck.
    Mentions {
        fact: Trait,
        /// What the note tells the players to remember.
        remember: String,
        /// No note if one of these titles is in the deck.
        #[serde(default)]
        unless: Vec<String>,
    },
    /// No card of the Tribbles game, known by its number of tribbles and its power, that this game does not have.
    NotOfTribbles { powers: Vec<String> },
    /// Facilities of another affiliation beside Borg personnel.
    BorgFacilities,
    /// No card released after the day in question, or less than a number of days before it.
    ReleasedByThen {
        /// Days between the release and the first day on which the card may be played. With 0 the rule is about cards
        /// that were not out at all; with more, only about those that were out too short a time.
        #[serde(default, skip_serializing_if = "is_zero")]
        days: u32,
    },
}

impl Demand {
    /// Whether it keeps single cards out of every deck, so that a format may still allow one.
    pub const fn keeps_cards_out(&self) -> bool {
        matches!(
            self,
            Self::Pool { .. }
                | Self::OnlySets { .. }
                | Self::FromPool { .. }
                | Self::Banned { .. }
                | Self::NotTitles { .. }
                | Self::NotWith { .. }
                | Self::ReleasedByThen { .. }
        )
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
const fn is_not(claim: &bool) -> bool {
    !*claim
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Which missions of one location a rule is about: that a Mission II is the place of its original was ruled later than
/// that a mission is there only once.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pairs {
    #[default]
    All,
    /// Two that are both double-sided, or both not.
    Alike,
    /// A double-sided one and one that is not.
    DoubleSided,
}

impl Pairs {
    /// Whether it is about all of them, the default.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
    const fn is_all(&self) -> bool {
        matches!(self, Self::All)
    }
}

/// Kinds of missions that a rule can ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MissionSort {
    /// Missions on a planet.
    Planet,
    Space,
    Headquarters,
    NoHeadquarters,
    AlphaQuadrant,
}

impl MissionSort {
    /// The words of a page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Planet => "planet",
            Self::Space => "space",
            Self::Headquarters => "headquarters",
            Self::NoHeadquarters => "other than headquarters",
            Self::AlphaQuadrant => "Alpha Quadrant",
        }
    }
}
