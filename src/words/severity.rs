//! How serious what a check finds is, in words.

use crate::domain::deck::severity::Severity;
use crate::messages::{Message, say};

/// Within a sentence: `warning`.
pub const fn severity(of: Severity) -> Message {
    match of {
        Severity::Error => say("deck-severity-error"),
        Severity::Warning => say("deck-severity-warning"),
        Severity::Note => say("deck-severity-note"),
    }
}
