//! JSON as it was typed: what a parser does not keep is found in the text.

/// The length of the text in quotation marks that begins here, in bytes; the rest of it if they are never closed.
pub(crate) fn length_of_quoted(text: &str) -> usize {
    let mut escaped = false;
    for (at, byte) in text.bytes().enumerate().skip(1) {
        match byte {
            b'"' if !escaped => return at + 1,
            b'\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    text.len()
}
