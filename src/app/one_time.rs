//! One-time codes: those of an app (RFC 6238, six digits, thirty seconds) and recovery codes.

use chrono::{DateTime, Utc};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use totp_rs::{Builder, Secret, Totp};

use crate::app::error::DeskError;
use crate::domain::hash::digest;

/// How many recovery codes an account gets.
pub const RECOVERY_CODES: usize = 10;

/// Letters and digits that are not easily confused.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// 24 characters of five bits: too many to guess, so a plain hash is enough.
const LENGTH: usize = 24;
/// They are shown in groups of this length.
const PIECE: usize = 6;

/// A code as somebody typed it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TypedCode {
    /// Six digits from an app.
    OfApp(String),
    /// A recovery code.
    Recovery(String),
}

impl TypedCode {
    /// Reads a code, ignoring spaces, hyphens and case.
    pub fn read(text: &str) -> Option<Self> {
        let plain: String = text.chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
        if plain.len() == 6 && plain.bytes().all(|byte| byte.is_ascii_digit()) {
            return Some(Self::OfApp(plain));
        }
        let plain: String = plain.to_ascii_lowercase().chars().map(unify_character).collect();
        let fits = plain.len() == LENGTH && plain.bytes().all(|byte| ALPHABET.contains(&byte));
        fits.then_some(Self::Recovery(plain))
    }
}

/// Replaces characters that people confuse.
const fn unify_character(character: char) -> char {
    match character {
        'o' => '0',
        'i' | 'l' => '1',
        character => character,
    }
}

/// A new secret of 160 bits, in base 32.
///
/// # Errors
/// If the operating system gives no randomness.
pub fn random_secret() -> Result<String, DeskError> {
    let mut bytes = [0; 20];
    getrandom::fill(&mut bytes).map_err(|error| DeskError::Randomness(error.to_string()))?;
    Ok(Secret::from(bytes).to_base32())
}

/// The secret in groups, for typing into the app.
pub fn in_pieces(secret: &str) -> String {
    pieces(secret, 4, " ")
}

/// The URI in the QR code.
pub fn address(secret: &str, account: &str) -> String {
    let account = utf8_percent_encode(account, NON_ALPHANUMERIC);
    format!("otpauth://totp/Arbiter:{account}?secret={secret}&issuer=Arbiter")
}

/// The time step with this code: the current one, the one before or the one after.
pub fn step(secret: &str, code: &str, now: DateTime<Utc>) -> Option<i64> {
    let seconds = u64::try_from(now.timestamp()).ok()?;
    i64::try_from(totp(secret)?.check(code, seconds)?).ok()
}

fn totp(secret: &str) -> Option<Totp> {
    let secret = Secret::try_from_base32(secret).ok()?;
    Builder::new().with_secret(secret).build().ok()
}

/// Derives the recovery codes from a secret seed.
pub fn recovery_codes(seed: &str) -> Vec<String> {
    (0..RECOVERY_CODES).map(|number| recovery_code(&digest(format!("{seed}\n{number}")))).collect()
}

fn recovery_code(digest: &[u8; 32]) -> String {
    let characters = digest.iter().take(LENGTH).filter_map(|byte| ALPHABET.get(usize::from(byte % 32)));
    pieces(&characters.map(|character| char::from(*character)).collect::<String>(), PIECE, "-")
}

fn pieces(text: &str, length: usize, between: &str) -> String {
    let characters: Vec<char> = text.chars().collect();
    let pieces = characters.chunks(length).map(|piece| piece.iter().collect::<String>());
    pieces.collect::<Vec<_>>().join(between)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(second, 0).unwrap()
    }

    #[test]
    fn the_codes_are_those_of_the_standard_with_one_step_of_tolerance() {
        // RFC 6238, appendix B, the last six digits.
        let secret = Secret::from(*b"12345678901234567890").to_base32();
        for (second, code) in
            [(59, "287082"), (1_111_111_109, "081804"), (1_234_567_890, "005924"), (2_000_000_000, "279037")]
        {
            let shown = totp(&secret).unwrap().generate(u64::try_from(second).unwrap());
            assert_eq!(shown.to_string(), code);
            assert_eq!(step(&secret, code, at(second)), Some(second / 30));
            for near in [-30, 30] {
                assert_eq!(step(&secret, code, at(second + near)), Some(second / 30), "{near}");
            }
            for far in [61, 90] {
                assert_eq!(step(&secret, code, at(second + far)), None, "{far}");
            }
        }
        assert_eq!(step("", "287082", at(59)), None);
        assert_eq!(step(&secret, "287082", at(-59)), None);
    }

    #[test]
    fn a_code_is_read_however_it_is_spaced() {
        let app = |text: &str| TypedCode::read(text) == Some(TypedCode::OfApp("081804".to_owned()));
        assert!(app("081804") && app(" 081 804 ") && app("08-18-04") && app("081\u{a0}804"));
        let codes = recovery_codes("a seed");
        let plain = codes[0].replace('-', "");
        let recovery = |text: &str| TypedCode::read(text) == Some(TypedCode::Recovery(plain.clone()));
        assert!(
            recovery(&codes[0]) && recovery(&plain.to_uppercase()) && recovery(&codes[0].replace('-', " "))
        );
        assert!(recovery(&codes[0].replace('0', "O").replace('1', "l")), "{}", codes[0]);
        for wrong in ["", "08180", "0818045", "08180x", "٠٨١٨٠٤", &plain[1..], "u23456789012345678901234"]
        {
            assert_eq!(TypedCode::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn recovery_codes_are_ten_and_all_differ() {
        let mut codes = recovery_codes("a seed");
        assert_eq!(codes, recovery_codes("a seed"));
        assert!(codes.iter().all(|code| code.len() == 27 && TypedCode::read(code).is_some()), "{codes:?}");
        codes.extend(recovery_codes("another seed"));
        codes.sort();
        codes.dedup();
        assert_eq!(codes.len(), 2 * RECOVERY_CODES);
    }

    #[test]
    fn a_secret_has_160_bits_and_its_address_names_the_account() {
        let secret = random_secret().unwrap();
        assert_eq!(secret.len(), 32);
        assert_ne!(secret, random_secret().unwrap());
        assert_eq!(in_pieces("ABCDEFGHIJ"), "ABCD EFGH IJ");
        let address = address("ABCD", "Ruth O'Brien: <b>&x");
        assert_eq!(
            address,
            "otpauth://totp/Arbiter:Ruth%20O%27Brien%3A%20%3Cb%3E%26x?secret=ABCD&issuer=Arbiter"
        );
    }
}
