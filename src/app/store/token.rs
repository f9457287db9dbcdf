//! Session tokens and link codes are stored only as hashes, so a stolen backup opens no session.

use std::fmt;

use crate::domain::hash::{hex, sha256};

/// The SHA-256 of a token or code. The token itself is random, so no salt is needed.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TokenHash(String);

impl TokenHash {
    /// Hashes the token of a browser or link.
    pub fn of(token: &str) -> Self {
        Self(sha256(token))
    }

    /// A hash that belongs to the short code of a seat. Its first letter is not a digit of any other hash: so nobody can
    /// present a code where tokens are asked for, and guess it without being counted.
    pub fn of_code(hash: &[u8; 32]) -> Self {
        Self(format!("s{}", hex(hash)))
    }

    /// The hash in hexadecimal. It identifies a session on a page but cannot be used to sign in.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As stored, or as a form names a session or link; one that nobody has matches none.
    pub fn stored(hash: impl Into<String>) -> Self {
        Self(hash.into())
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}
