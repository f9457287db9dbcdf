//! One logical card and its printings.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::domain::card::kind::CardType;
use crate::domain::card::title_folding::fold_title;
use crate::domain::deck::zone::Zone;

/// The stable slug of a logical card, such as `kevin-uxbridge`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub String);

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// No code of a column of card tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownCode;

macro_rules! words {
    ($(#[$doc:meta])* $name:ident: $($(#[$variant:meta])* $value:ident $code:literal;)+) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$variant])* $value,)+ }

        impl $name {
            /// The code in the table.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$value => $code,)+ }
            }
        }

        impl FromStr for $name {
            type Err = UnknownCode;

            fn from_str(text: &str) -> Result<Self, UnknownCode> {
                match text {
                    $($code => Ok(Self::$value),)+
                    _ => Err(UnknownCode),
                }
            }
        }
    };
}

words! {
    /// How often a card may be in play.
    Uniqueness:
    /// No rule of its own (verb cards).
    None "none";
    /// One in play.
    Unique "unique";
    /// Any number.
    Universal "universal";
    /// Neither, such as versions of the Borg Queen.
    Enigma "enigma";
}

words! {
    /// Where a mission or dilemma belongs.
    Place:
    /// A mission on a planet.
    Planet "planet";
    /// A mission in space.
    Space "space";
    /// Either, by choice (`[S/P]`).
    Either "space-or-planet";
    /// Both at once (`[S][P]`).
    Both "space-and-planet";
    /// A 2E dilemma for either.
    Dual "dual";
    /// A 2E headquarters.
    Headquarters "headquarters";
}

words! {
    /// Facts that only some rules ask for.
    Trait:
    /// A mission with two faces (CR 2000-10-30, Mission II).
    DoubleSided "double-sided";
    /// A 2E card playable in 1E only where the format opts in.
    SecondEdition "second-edition";
    /// At most one in a deck by its own text.
    OnePerDeck "one-per-deck";
    /// Retired to the Hall of Fame in 2026 (2E).
    HallOfFame "hall-of-fame";
    /// No part of any deck (Trouble of the Tribbles game, damage markers).
    NotForDecks "not-for-decks";
    /// Carries the `Ref` icon.
    Referee "ref";
    /// Carries the `AU` icon.
    AlternateUniverse "au";
    /// Where its title ends and its subtitle begins is our inference (2E).
    NameInferred "name-inferred";
}

/// One printing: the exact plugin name, the release and its legality.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printing {
    /// The exact `LackeyCCG` name, decoration included; what exported decks contain.
    pub name: String,
    /// Release code; case matters (`twt` and `TWT` differ).
    pub release: String,
    /// Legality tokens joined by `_`, as in the plugin's `Set` field.
    pub legality: String,
    /// The number by which id lists name it: `set.number` in 2E, gemp’s `set_number` in 1E; empty if unknown.
    pub number: String,
}

impl Printing {
    /// The legality tokens, such as `Trad` or `Open`.
    pub fn tokens(&self) -> impl Iterator<Item = &str> {
        self.legality.split('_').filter(|token| !token.is_empty())
    }
}

/// A card as the rules see it, whatever its printing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// The stable slug.
    pub id: CardId,
    /// The full title without decoration; in 2E with the subtitle.
    pub title: String,
    /// The title without its subtitle, of 2E personnel and ships that have one; otherwise empty.
    pub name: String,
    pub kind: CardType,
    pub uniqueness: Uniqueness,
    /// Planet, space, headquarters …; missions and dilemmas only.
    pub place: Option<Place>,
    /// Affiliations in lower case.
    pub affiliations: Vec<String>,
    /// Facility class in 1E; whose headquarters in 2E.
    pub class: String,
    /// `alpha`, `gamma`, `delta`, `mirror`; missions only.
    pub quadrant: String,
    /// Mission location where known, such as `Wolf 359`.
    pub location: String,
    /// The side deck it opens, when it is a doorway to one.
    pub opens: Option<Zone>,
    /// Further facts.
    pub traits: Vec<Trait>,
    /// Printings, oldest first.
    pub printings: Vec<Printing>,
}

impl Card {
    /// Whether the fact holds of the card.
    pub fn is(&self, fact: Trait) -> bool {
        self.traits.contains(&fact)
    }

    /// Whether any printing carries the legality token: legality of a card is the union of its printings.
    pub fn has_token(&self, token: &str) -> bool {
        self.printings.iter().any(|printing| printing.tokens().any(|held| held == token))
    }

    /// The mission's own name without the location, in 2E.
    pub fn mission_name(&self) -> Option<&str> {
        let name = self.title.strip_prefix(self.location.as_str())?.trim();
        (self.kind.is_mission() && !self.location.is_empty() && !name.is_empty()).then_some(name)
    }

    /// What two missions share when they are the same place (CR 2000-10-30, Mission II):
    /// the location where it is known, else the title without ` II`.
    pub fn location_key(&self) -> String {
        let title = self.title.strip_suffix(" II").unwrap_or(&self.title);
        if self.location.is_empty() {
            return format!("title {}", fold_title(title));
        }
        let key = match fold_title(&self.location).as_str() {
            // Both misspellings are on the original missions; the document corrects them.
            "typhone expanse" => "typhon expanse".to_owned(),
            "beta stromgen" => "beta stromgren".to_owned(),
            other => other.to_owned(),
        };
        format!("at {key}")
    }
}
