//! The card types of the three editions.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The text names no card type.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not a card type")]
pub struct NotACardType(String);

macro_rules! card_types {
    ($($(#[$doc:meta])* $name:ident $code:literal;)+) => {
        /// What kind of card it is, as printed on it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum CardType { $($(#[$doc])* $name,)+ }

        impl CardType {
            /// The code in tables and formats.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$name => $code,)+ }
            }
        }

        impl FromStr for CardType {
            type Err = NotACardType;

            fn from_str(text: &str) -> Result<Self, NotACardType> {
                match text { $($code => Ok(Self::$name),)+ _ => Err(NotACardType(text.to_owned())) }
            }
        }
    };
}

card_types! {
    /// People.
    Personnel "personnel";
    Ship "ship";
    Event "event";
    Interrupt "interrupt";
    /// A card that is both, counted as one type of its own.
    InterruptEvent "interrupt_event";
    Dilemma "dilemma";
    Mission "mission";
    Objective "objective";
    Incident "incident";
    Equipment "equipment";
    /// Outposts, headquarters and stations.
    Facility "facility";
    /// Tactics of the Battle Bridge side deck.
    Tactic "tactic";
    /// Markers beside the game, never stocked.
    DamageMarker "damage_marker";
    Doorway "doorway";
    Artifact "artifact";
    /// Sites of a Nor.
    Site "site";
    TimeLocation "time_location";
    Tribble "tribble";
    Trouble "trouble";
    QEvent "q_event";
    QInterrupt "q_interrupt";
    QDilemma "q_dilemma";
    QArtifact "q_artifact";
    QMission "q_mission";
}

impl CardType {
    /// Whether it is laid out as a mission.
    pub const fn is_mission(self) -> bool {
        matches!(self, Self::Mission | Self::QMission)
    }
}
