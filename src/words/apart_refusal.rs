//! Why players cannot be kept apart, or let meet, in words.

use crate::domain::tournament::apart_refusal::ApartRefusal;
use crate::messages::{Message, say};

in_english! { ApartRefusal: apart_refusal }

/// Why players cannot be kept apart, or let meet.
pub fn apart_refusal(it: &ApartRefusal) -> Message {
    match it {
        ApartRefusal::TooFew => say("refusal-apart-too-few"),
        ApartRefusal::TooManyPlayers { most } => say("refusal-apart-too-many-players").with("most", most),
        ApartRefusal::TooManyGroups { most } => say("refusal-apart-too-many-groups").with("most", most),
        ApartRefusal::Over { through, next } => {
            say("refusal-apart-over").with("through", through).with("next", next)
        }
        ApartRefusal::Already(group) => say("refusal-apart-already").with("group", group),
        ApartRefusal::TeamName { most } => say("refusal-apart-team-name").with("most", most),
        ApartRefusal::NameOfAnother(group) => say("refusal-apart-name-of-another").with("group", group),
        ApartRefusal::NoSuchGroup(group) => say("refusal-apart-no-such-group").with("group", group),
    }
}
