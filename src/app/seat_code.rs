//! The short code of a seat: what a player types who cannot scan the private link.
//!
//! A code is made from the link, so it comes and goes with it, and only its hash is stored. It has 48 bits, and each
//! hash takes 256 steps, so somebody who steals a backup needs 2^56 steps to try every code. Guessing over the network
//! is slowed down by [`Guesser::Code`](crate::app::throttle::Guesser).

use crate::app::store::TokenHash;
use crate::domain::hash::digest;

/// No vowels, so that no code is a word, and nothing that looks like something else.
const ALPHABET: &[u8; 28] = b"23456789BCDFGHJKMNPQRSTVWXYZ";
/// Characters of a code.
const LENGTH: usize = 10;
/// How often a code is hashed.
const STEPS: u32 = 256;

/// A short code, as stored and compared: capitals without spaces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatCode(String);

impl SeatCode {
    /// The code of a private link.
    pub fn of_link(link: &str) -> Self {
        let mut rest = digest(format!("arbiter-seat-code/1\n{link}"))
            .iter()
            .take(16)
            .fold(0_u128, |sum, byte| (sum << 8) | u128::from(*byte));
        let mut code = String::with_capacity(LENGTH);
        for _ in 0..LENGTH {
            let at = usize::try_from(rest % 28).unwrap_or_default();
            code.push(ALPHABET.get(at).copied().map_or('2', char::from));
            rest /= 28;
        }
        Self(code)
    }

    /// Reads what somebody typed, ignoring case, spaces and hyphens. `None` if it cannot be a code.
    pub fn parse(text: &str) -> Option<Self> {
        let meant =
            text.chars().filter(|character| !character.is_whitespace() && !"-–—.".contains(*character));
        let code: String = meant.take(LENGTH + 1).map(|character| character.to_ascii_uppercase()).collect();
        let fits = code.len() == LENGTH && code.bytes().all(|byte| ALPHABET.contains(&byte));
        fits.then_some(Self(code))
    }

    /// In two groups, as people read it: `7KQ4M-2XWRT`.
    pub fn in_groups(&self) -> String {
        let (first, second) = self.0.split_at_checked(LENGTH / 2).unwrap_or((&self.0, ""));
        format!("{first}-{second}")
    }

    /// What is stored of it.
    pub fn hash(&self) -> TokenHash {
        let mut hash = digest(format!("arbiter-seat-code-hash/1\n{}", self.0));
        for _ in 1..STEPS {
            hash = digest(hash);
        }
        TokenHash::of_code(&hash)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_code_follows_from_its_link_and_differs_from_that_of_every_other() {
        let codes: BTreeSet<String> =
            (0..2_000).map(|at| SeatCode::of_link(&format!("link {at}")).0).collect();
        assert_eq!(codes.len(), 2_000);
        assert_eq!(SeatCode::of_link("link 1"), SeatCode::of_link("link 1"));
        let used: BTreeSet<u8> = codes.iter().flat_map(|code| code.bytes()).collect();
        assert_eq!(used.len(), ALPHABET.len(), "every character is used");
    }

    #[test]
    fn a_code_is_understood_as_people_type_it_and_nothing_else_is_one() {
        let code = SeatCode::of_link("a link");
        for typed in [
            code.0.clone(),
            code.in_groups(),
            code.in_groups().to_lowercase(),
            format!("  {} ", code.in_groups().replace('-', " ")),
        ] {
            assert_eq!(SeatCode::parse(&typed), Some(code.clone()), "{typed}");
        }
        let (short, long) = (&code.0[..9], format!("{}2", code.0));
        for wrong in ["", short, &long, "AEIOU-11111", "ééééé-ééééé", &"2".repeat(4_000)] {
            assert_eq!(SeatCode::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_stored_hash_is_no_hash_of_a_link() {
        let stored = SeatCode::of_link("a link").hash();
        assert!(!stored.as_str().bytes().all(|byte| byte.is_ascii_hexdigit()));
        assert!(TokenHash::of("a link").as_str().bytes().all(|byte| byte.is_ascii_hexdigit()));
    }
}
