//! How certain the source of a rule is, in words.

use crate::domain::source::Confidence;
use crate::messages::{Message, say};

/// How well a rule is known.
pub const fn confidence(confidence: Confidence) -> Message {
    match confidence {
        Confidence::Seen => say("names-confidence-seen"),
        Confidence::Inferred => say("names-confidence-inferred"),
        Confidence::Memory => say("names-confidence-memory"),
        Confidence::Default => say("names-confidence-default"),
        Confidence::Organiser => say("names-confidence-organiser"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_confidence_is_told_as_on_the_console() {
        for one in Confidence::ALL {
            assert_eq!(confidence(one).to_string(), one.words());
        }
    }
}
