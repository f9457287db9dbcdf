//! What a reader should know of how a text was read.

use std::fmt;

use crate::domain::text_note::TextNote;
use crate::messages::{Language, Message, say};

/// The note as a clause.
pub const fn text_note(it: TextNote) -> Message {
    match it {
        TextNote::Utf16 => say("library-read-as-utf-16"),
        TextNote::Windows1252 => say("library-read-as-windows-1252"),
        TextNote::Changed => say("library-bytes-changed"),
    }
}

/// In English, for the console.
impl fmt::Display for TextNote {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&Language::English.speak(|| text_note(*self).to_string()))
    }
}
