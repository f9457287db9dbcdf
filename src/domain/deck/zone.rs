//! The parts of a deck.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The text names no part of a deck.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not a part of a deck")]
pub struct NotAZone(String);

macro_rules! zones {
    ($($(#[$doc:meta])* $name:ident $code:literal;)+) => {
        /// A part of a deck, a side deck, or what is kept beside the deck.
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
    Missions "missions";
    /// The counted seed cards of 1E.
    SeedDeck "seed_deck";
    /// The sites that seed for free.
    Sites "sites";
    /// The draw deck.
    DrawDeck "draw_deck";
    /// The dilemma pile of 2E.
    DilemmaPile "dilemma_pile";
    /// The Q's Tent side deck.
    QsTent "qs_tent";
    /// The Battle Bridge side deck.
    BattleBridge "battle_bridge";
    /// The Q-Continuum side deck.
    QContinuum "q_continuum";
    /// The Tribble side deck.
    Tribble "tribble";
    /// The dilemmas of a Dyson Sphere.
    DysonSphere "dyson_sphere";
    /// The face-up Referee cards.
    Referee "referee";
    /// Cards a player brings from outside the game.
    Outside "outside";
    /// Cards set aside; no part of the deck.
    Aside "aside";
}
