//! The values of the rules in words, in the reader's language.
//!
//! `domain` holds values; these modules say them by messages, for the desk, the pages and the console alike. As plain
//! text ([`Display`](std::fmt::Display)) a value is in English, whatever this thread speaks: for logs, exports, JSON and
//! the operator.

use std::fmt;

use crate::messages::{Language, Message, say};

/// [`Display`](std::fmt::Display) of values of the rules, by the function that says each of them.
macro_rules! in_english {
    ($($kind:ty: $say:expr),+ $(,)?) => { $(
        impl ::std::fmt::Display for $kind {
            fn fmt(&self, to: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                to.write_str(&$crate::words::told_in_english(self, $say))
            }
        }
    )+ };
}

pub mod apart_refusal;
pub mod bracket_error;
pub mod broken_chain;
pub mod cards;
pub mod citing;
pub mod clock_refusal;
pub mod decisions;
pub mod deck;
pub mod deck_refusal;
pub mod deck_rule;
pub mod draw;
pub mod figures;
pub mod finding;
pub(crate) mod gaps_letter;
pub mod grading;
pub(crate) mod head_code;
pub mod impossible;
pub mod library;
mod log_error;
pub mod measure;
pub mod numbers;
pub mod pairing_error;
pub mod pairing_reason;
pub mod penalty;
pub mod people;
pub mod pinned;
pub mod plain_text;
pub mod player_refusal;
pub mod pod_refusal;
pub mod pods;
pub mod publication;
pub mod question;
pub mod quoted;
pub mod ranking;
pub mod refusal;
pub mod relation;
pub mod result;
pub mod round_name;
pub mod series_refusal;
pub mod series_rules;
pub mod settings_error;
pub mod severity;
pub mod sign_up;
pub mod source;
pub mod stale_refusal;
pub mod standing;
pub mod system_refusal;
pub mod text_note;
pub mod undecided;
pub mod undo_refusal;

/// What is said, in English whatever this thread speaks.
pub fn in_english<Told: fmt::Display>(tell: impl FnOnce() -> Told) -> String {
    Language::English.speak(|| tell().to_string())
}

/// What is said of a value, in English whatever this thread speaks.
fn told_in_english<Value, Told: fmt::Display>(it: &Value, tell: impl FnOnce(&Value) -> Told) -> String {
    in_english(|| tell(it))
}

/// A sentence and those that follow it.
fn sentences(first: Message, further: impl IntoIterator<Item = Message>) -> Message {
    further
        .into_iter()
        .fold(first, |before, next| say("all-sentences").with("before", before).with("next", next))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::deck::zone::Zone;
    use crate::domain::id::PlayerId;
    use crate::domain::tournament::player_refusal::PlayerRefusal;
    use crate::words::deck::zone;

    #[test]
    fn plain_text_is_english_while_a_german_is_spoken_to_and_the_rest_is_german() {
        let refused = PlayerRefusal::NoDeck.of(PlayerId(7));
        let (plain, said, after) = Language::German.speak(|| {
            let plain = refused.to_string();
            (plain, refusal::refusal_without_names(&refused).to_string(), Language::spoken())
        });
        assert_eq!(plain, "#7 has not handed in a deck list yet.");
        assert_eq!(said, "#7 hat noch keine Deckliste abgegeben.");
        assert_eq!(after, Language::German, "the thread has its language back");
    }

    #[test]
    fn a_value_within_a_message_is_said_in_the_readers_language() {
        let told = || say("deck-and").with("first", zone(Zone::DrawDeck)).with("last", zone(Zone::Missions));
        assert_eq!(told().to_string(), "draw deck and missions");
        let german = Language::German.speak(|| told().to_string());
        assert_eq!(german, "Draw-Deck und Missionen");
    }
}
