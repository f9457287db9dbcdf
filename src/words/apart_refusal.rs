//! Why players cannot be kept apart, or let meet, in words.

use crate::domain::tournament::apart_refusal::ApartRefusal;
use crate::messages::{Message, say};

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::id::{GroupNumber, RoundNumber};

    #[test]
    fn players_are_not_kept_apart_for_the_same_reasons_as_at_the_console() {
        for it in [
            ApartRefusal::TooFew,
            ApartRefusal::TooManyPlayers { most: 12 },
            ApartRefusal::TooManyGroups { most: 12 },
            ApartRefusal::Over { through: RoundNumber(3), next: RoundNumber(3) },
            ApartRefusal::Already(GroupNumber(6)),
            ApartRefusal::TeamName { most: 12 },
            ApartRefusal::NameOfAnother(GroupNumber(6)),
            ApartRefusal::NoSuchGroup(GroupNumber(6)),
        ] {
            assert_eq!(apart_refusal(&it).to_string(), it.to_string());
        }
    }
}
