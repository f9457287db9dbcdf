//! The numbers of a JSON text, for messages: the parser rounds what no 64 bits hold.

use crate::domain::json_text::length_of_quoted;

/// The numbers of a JSON text as they were typed, in order.
pub fn typed_numbers(text: &str) -> Vec<&str> {
    let (mut found, mut rest) = (Vec::new(), text);
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '"' => length_of_quoted(rest),
            '-' | '0'..='9' => {
                let more = |c: char| c.is_ascii_digit() || matches!(c, '+' | '-' | '.' | 'e' | 'E');
                let length = rest.find(|c: char| !more(c)).unwrap_or(rest.len());
                found.extend(rest.get(..length));
                length
            }
            other => other.len_utf8(),
        };
        rest = rest.get(length..).unwrap_or_default();
    }
    found
}
