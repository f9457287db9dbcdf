//! The card types of the three editions.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The text names no card type.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not a card type")]
pub struct NotACardType(String);

macro_rules! card_types {
    ($($(#[$doc:meta])* $name:ident $code:literal $words:literal;)+) => {
        /// What kind of card it is, as printed on it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum CardType { $($(#[$doc])* $name,)+ }

        impl CardType {
            /// The code in tables and formats.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$name => $code,)+ }
            }

            /// The words of a page, singular.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $words,)+ }
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
    Personnel "personnel" "personnel";
    Ship "ship" "ship";
    Event "event" "event";
    Interrupt "interrupt" "interrupt";
    /// A card that is both, counted as one type of its own.
    InterruptEvent "interrupt_event" "interrupt/event";
    Dilemma "dilemma" "dilemma";
    Mission "mission" "mission";
    Objective "objective" "objective";
    Incident "incident" "incident";
    Equipment "equipment" "equipment";
    /// Outposts, headquarters and stations.
    Facility "facility" "facility";
    /// Tactics of the Battle Bridge side deck.
    Tactic "tactic" "Tactic";
    /// Markers beside the game, never stocked.
    DamageMarker "damage_marker" "damage marker";
    Doorway "doorway" "doorway";
    Artifact "artifact" "artifact";
    /// Sites of a Nor.
    Site "site" "site";
    TimeLocation "time_location" "time location";
    Tribble "tribble" "Tribble";
    Trouble "trouble" "Trouble";
    QEvent "q_event" "Q event";
    QInterrupt "q_interrupt" "Q interrupt";
    QDilemma "q_dilemma" "Q dilemma";
    QArtifact "q_artifact" "Q artifact";
    QMission "q_mission" "Q mission";
}

impl CardType {
    /// Whether it is laid out as a mission.
    pub const fn is_mission(self) -> bool {
        matches!(self, Self::Mission | Self::QMission)
    }
}

impl fmt::Display for CardType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
