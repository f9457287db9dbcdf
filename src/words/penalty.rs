//! Kinds of penalty and their levels in words.

use chrono::NaiveDate;

use crate::data::penalties;
use crate::domain::tournament::penalty::{PenaltyKind, PenaltyLevel};
use crate::messages::{Message, say};

/// The name of a kind, or its code if the kind no longer exists.
pub fn kind(code: &str) -> String {
    penalties().kind(code).map_or_else(|| code.to_owned(), |known| say(&known.name).to_string())
}

/// What a kind is on a day, in a sentence or two.
pub fn kind_says(kind: &'static PenaltyKind, day: Option<NaiveDate>) -> Message {
    say(kind.says_on(day))
}

/// The name of a level.
pub const fn level(level: PenaltyLevel) -> Message {
    match level {
        PenaltyLevel::Note => say("penalty-level-note"),
        PenaltyLevel::Warning => say("penalty-level-warning"),
        PenaltyLevel::DeckToList => say("penalty-level-deck-to-list"),
        PenaltyLevel::Forfeit => say("penalty-level-forfeit"),
        PenaltyLevel::Disqualification => say("penalty-level-disqualification"),
    }
}

/// What a level means, in a sentence.
pub const fn level_says(level: PenaltyLevel) -> Message {
    match level {
        PenaltyLevel::Note => say("penalty-level-note-says"),
        PenaltyLevel::Warning => say("penalty-level-warning-says"),
        PenaltyLevel::DeckToList => say("penalty-level-deck-to-list-says"),
        PenaltyLevel::Forfeit => say("penalty-level-forfeit-says"),
        PenaltyLevel::Disqualification => say("penalty-level-disqualification-says"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn a_kind_is_told_in_the_readers_language_and_one_of_the_past_by_its_code() {
        assert_eq!(kind("of-the-past"), "of-the-past");
        assert_eq!(Language::German.speak(|| kind("slow-play")), "Zeitspiel");
    }
}
