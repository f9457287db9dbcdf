//! SHA-256 and hexadecimal digits.

use sha2::{Digest, Sha256};

/// The SHA-256 of text or bytes.
pub fn digest(content: impl AsRef<[u8]>) -> [u8; 32] {
    Sha256::digest(content).into()
}

/// The SHA-256 of text or bytes, in lower-case hexadecimal.
pub fn sha256(content: impl AsRef<[u8]>) -> String {
    hex(&digest(content))
}

/// Lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(if half < 10 { b'0' + half } else { b'a' - 10 + half });
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        text.push(digit(byte >> 4));
        text.push(digit(byte & 0xf));
    }
    text
}

/// Adds a field to bytes to be hashed. Its length goes first, so that no two lists of fields have the same bytes.
///
/// ```
/// use arbiter::domain::hash::add_field;
///
/// let (mut one, mut other) = (Vec::new(), Vec::new());
/// add_field(&mut one, "ab");
/// add_field(&mut one, "c");
/// add_field(&mut other, "a");
/// add_field(&mut other, "bc");
/// assert_ne!(one, other);
/// ```
pub fn add_field(bytes: &mut Vec<u8>, field: impl AsRef<[u8]>) {
    let field = field.as_ref();
    bytes.extend((field.len() as u64).to_be_bytes());
    bytes.extend(field);
}

/// As much of a hash in hexadecimal as tells one from another where people read it.
pub fn short_hash(hash: &str) -> &str {
    hash.get(..12).unwrap_or(hash)
}
