//! Masks a session's CSRF token differently on every page.
//!
//! A page that contains a secret and repeats somebody else's text must not be compressed: its length reveals how much
//! of the secret was guessed (BREACH). A token that looks different every time cannot be guessed that way.

use subtle::{Choice, ConstantTimeEq};

use crate::domain::hash::hex;

/// The token under a new random mask: the mask, followed by the masked token. Empty without randomness, and then the
/// form is refused.
pub fn masked(token: &str) -> String {
    let Some(token) = bytes(token) else { return String::new() };
    let mut pad = vec![0; token.len()];
    match getrandom::fill(&mut pad) {
        Ok(()) => hex(&pad) + &hex(&xor(&pad, &token)),
        Err(_) => String::new(),
    }
}

/// Whether a form sent this token, masked or not.
pub fn is_token(sent: &str, token: &str) -> bool {
    let (Some(sent), Some(token)) = (bytes(sent), bytes(token)) else { return false };
    let (pad, under) = sent.split_at(sent.len() / 2);
    let is: Choice = xor(pad, under).ct_eq(&token) | sent.ct_eq(&token);
    is.into() && !token.is_empty()
}

fn xor(one: &[u8], other: &[u8]) -> Vec<u8> {
    one.iter().zip(other).map(|(one, other)| one ^ other).collect()
}

/// Lower-case hexadecimal digits as bytes.
fn bytes(text: &str) -> Option<Vec<u8>> {
    let digit = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return None };
    pairs.iter().map(|[high, low]| Some(digit(*high)? << 4 | digit(*low)?)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOKEN: &str = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

    #[test]
    fn a_token_is_written_differently_each_time_and_known_every_time() {
        let (one, other) = (masked(TOKEN), masked(TOKEN));
        assert_ne!(one, other);
        assert!(!one.contains(TOKEN));
        for sent in [&one, &other, TOKEN] {
            assert!(is_token(sent, TOKEN), "{sent}");
        }
    }

    #[test]
    fn nothing_else_is_taken_for_the_token() {
        let stranger = masked(&TOKEN.replace('9', "8"));
        let cut = &masked(TOKEN)[2..];
        let zeros = "0".repeat(128);
        for sent in ["", "00", "zz", &TOKEN[2..], cut, &zeros, &stranger, &format!("{TOKEN}{TOKEN}")] {
            assert!(!is_token(sent, TOKEN), "{sent}");
        }
        assert!(!is_token("", ""));
        assert!(!is_token(&masked(""), ""));
    }
}
