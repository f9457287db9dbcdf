//! How certain the source of a rule is, in words.

use crate::domain::source::Confidence;
use crate::messages::{Message, say};

in_english! { Confidence: |it| confidence(*it) }

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
