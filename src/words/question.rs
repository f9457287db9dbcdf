//! What a dispute asks, for people to read. Of a call without words the log holds an empty question, and each reader is
//! told in their own language that a judge is needed.

use crate::domain::tournament::dispute::Dispute;
use crate::messages::say;

/// What a dispute asks.
pub fn question_words(dispute: &Dispute) -> String {
    asked_words(&dispute.question.text)
}

/// What a dispute asks, where another sentence follows: a word alone gets its full stop.
pub fn question_sentence(dispute: &Dispute) -> String {
    as_sentence(question_words(dispute))
}

fn as_sentence(mut asked: String) -> String {
    // What closes brackets and quotation marks ends no sentence by itself.
    let words = asked.trim_end_matches([')', '”', '“', '»', '"', ' ', '\u{a0}']);
    if words.ends_with(char::is_alphanumeric) {
        asked.push('.');
    }
    asked
}

/// What was asked, as the log holds it.
pub fn asked_words(asked: &str) -> String {
    if asked.is_empty() { say("all-call-without-words").to_string() } else { asked.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn a_call_without_words_is_told_in_the_readers_language_and_words_stay_as_they_are() {
        assert_eq!(asked_words(""), "A judge is needed.");
        assert_eq!(Language::German.speak(|| asked_words("")), "Ein Schiedsrichter wird gebraucht.");
        assert_eq!(Language::French.speak(|| asked_words("")), "On demande un arbitre.");
        // An older log holds the sentence in the caller's language.
        let older = "On demande un arbitre.";
        assert_eq!(Language::German.speak(|| asked_words(older)), older);
    }

    #[test]
    fn a_question_before_another_sentence_ends_as_one() {
        for (asked, told) in [
            ("beam", "beam."),
            ("beam (twice)", "beam (twice)."),
            ("« beam »", "« beam »."),
            ("Does it count?", "Does it count?"),
            ("Who said “now”?", "Who said “now”?"),
            ("“Does it count?”", "“Does it count?”"),
            ("Now!", "Now!"),
        ] {
            assert_eq!(as_sentence(asked.to_owned()), told);
        }
    }
}
