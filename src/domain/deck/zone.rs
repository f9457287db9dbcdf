//! The parts of a deck.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The text names no part of a deck.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not a part of a deck")]
pub struct NotAZone(String);

macro_rules! zones {
    ($($(#[$doc:meta])* $name:ident $code:literal $words:literal;)+) => {
        /// A part of a deck, a side deck, or what lies beside the deck.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Zone { $($(#[$doc])* $name,)+ }

        impl Zone {
            /// Every zone, in the order a report lists them.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// The code in formats and JSON.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$name => $code,)+ }
            }

            /// The words players use.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $words,)+ }
            }
        }

        impl FromStr for Zone {
            type Err = NotAZone;

            fn from_str(text: &str) -> Result<Self, NotAZone> {
                match text { $($code => Ok(Self::$name),)+ _ => Err(NotAZone(text.to_owned())) }
            }
        }
    };
}

zones! {
    /// The missions, which seed for free.
    Missions "missions" "missions";
    /// The counted seed cards of 1E.
    SeedDeck "seed_deck" "seed deck";
    /// The sites that seed for free.
    Sites "sites" "sites";
    /// The draw deck.
    DrawDeck "draw_deck" "draw deck";
    /// The dilemma pile of 2E.
    DilemmaPile "dilemma_pile" "dilemma pile";
    /// The Q's Tent side deck.
    QsTent "qs_tent" "Q’s Tent";
    /// The Battle Bridge side deck.
    BattleBridge "battle_bridge" "Battle Bridge side deck";
    /// The Q-Continuum side deck.
    QContinuum "q_continuum" "Q-Continuum side deck";
    /// The Tribble side deck.
    Tribble "tribble" "Tribble side deck";
    /// The dilemmas of a Dyson Sphere.
    DysonSphere "dyson_sphere" "Dyson Sphere";
    /// The face-up Referee cards.
    Referee "referee" "Referee pile";
    /// Cards a player brings from outside the game.
    Outside "outside" "outside the game";
    /// Cards put aside; no part of the deck.
    Aside "aside" "set aside";
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
