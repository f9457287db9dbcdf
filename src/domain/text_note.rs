//! What a reader should know of how a text was read.

/// Something unusual about the bytes of a text. Said by `words::text_note`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextNote {
    Utf16,
    /// Which of two similar encodings it was is not certain.
    Windows1252,
    /// The stored bytes are not those that were imported.
    Changed,
}
