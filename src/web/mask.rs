//! Masks a session's CSRF token differently on every page.
//!
//! A page that contains a secret and repeats somebody else's text must not be compressed: its length reveals how much
//! of the secret was guessed (BREACH). A token that looks different every time cannot be guessed that way.

use std::cell::RefCell;

use subtle::{Choice, ConstantTimeEq};

use crate::domain::hash::hex;

/// The token under a new random mask: the mask, followed by the masked token. Empty without randomness, and then the
/// form is refused.
pub fn masked(token: &str) -> String {
    let Some(token) = bytes(token) else { return String::new() };
    let mut both = vec![0; 2 * token.len()];
    let (pad, under) = both.split_at_mut(token.len());
    if fill(pad).is_err() {
        return String::new();
    }
    for (under, (pad, token)) in under.iter_mut().zip(pad.iter().zip(&token)) {
        *under = pad ^ token;
    }
    hex(&both)
}

/// How many random bytes are asked of the system at once: enough for 32 pages.
const POOL: usize = 1_024;

/// Fills a mask with random bytes that nobody else gets.
fn fill(pad: &mut [u8]) -> Result<(), getrandom::Error> {
    thread_local! {
        static UNUSED: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }
    UNUSED.with_borrow_mut(|unused| {
        if unused.len() < pad.len() {
            let mut fresh = vec![0; POOL.max(pad.len())];
            getrandom::fill(&mut fresh)?;
            *unused = fresh;
        }
        let left = unused.len() - pad.len();
        pad.copy_from_slice(unused.split_at(left).1);
        unused.truncate(left);
        Ok(())
    })
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
    fn no_mask_is_used_twice() {
        let masks: std::collections::BTreeSet<String> =
            (0..200).map(|_| masked(TOKEN)[..64].to_owned()).collect();
        assert_eq!(masks.len(), 200);
        assert!(!masks.iter().any(|mask| mask.starts_with("00000000")));
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
