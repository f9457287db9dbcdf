//! Kinds of penalty and their levels in words. The file of penalties says the same in English.

use crate::domain::tournament::penalty::PenaltyLevel;
use crate::messages::{Message, say};

/// The name of a kind, or its code if the kind no longer exists.
pub fn kind(code: &str) -> String {
    match code {
        "deck-mismatch" => say("penalty-deck-mismatch"),
        "deck-changed" => say("penalty-deck-changed"),
        "deck-count" => say("penalty-deck-count"),
        "proxy" => say("penalty-proxy"),
        "marked-cards" => say("penalty-marked-cards"),
        "notes" => say("penalty-notes"),
        "slow-play" => say("penalty-slow-play"),
        "play-procedure" => say("penalty-play-procedure"),
        "scouting" => say("penalty-scouting"),
        "conduct" => say("penalty-conduct"),
        "other" => say("penalty-other"),
        unknown => return unknown.to_owned(),
    }
    .to_string()
}

/// What a kind is, in a sentence or two; nothing for a kind that no longer exists.
pub fn kind_says(code: &str) -> Message {
    match code {
        "deck-mismatch" => say("penalty-deck-mismatch-says"),
        "deck-changed" => say("penalty-deck-changed-says"),
        "deck-count" => say("penalty-deck-count-says"),
        "proxy" => say("penalty-proxy-says"),
        "marked-cards" => say("penalty-marked-cards-says"),
        "notes" => say("penalty-notes-says"),
        "slow-play" => say("penalty-slow-play-says"),
        "play-procedure" => say("penalty-play-procedure-says"),
        "scouting" => say("penalty-scouting-says"),
        "conduct" => say("penalty-conduct-says"),
        "other" => say("penalty-other-says"),
        _ => Message::empty(),
    }
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
    fn kinds_and_levels_are_told_as_their_file_tells_them_and_none_is_missing() {
        let known = crate::data::penalties();
        let apostrophes = |text: &str| text.replace('\'', "’");
        for one in &known.kinds {
            assert_eq!(kind(&one.code), apostrophes(&one.name));
            assert_eq!(kind_says(&one.code).to_string(), apostrophes(&one.says));
        }
        for one in &known.levels {
            assert_eq!(level(one.code).to_string(), apostrophes(&one.name));
            assert_eq!(level_says(one.code).to_string(), apostrophes(&one.says));
        }
        assert_eq!(kind("of-the-past"), "of-the-past");
        assert_eq!(Language::German.speak(|| kind("slow-play")), "Zeitspiel");
    }
}
