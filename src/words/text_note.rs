//! What a reader should know of how a text was read.

use crate::domain::text_note::TextNote;
use crate::messages::{Message, say};

in_english! { TextNote: |it| text_note(*it) }

/// The note as a clause.
pub const fn text_note(it: TextNote) -> Message {
    match it {
        TextNote::Utf16 => say("library-read-as-utf-16"),
        TextNote::Windows1252 => say("library-read-as-windows-1252"),
        TextNote::Changed => say("library-bytes-changed"),
    }
}
