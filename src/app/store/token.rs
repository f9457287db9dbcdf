//! Session tokens and link codes are stored only as hashes, so a stolen backup opens no session.

use std::fmt;

use crate::domain::hash::sha256;

/// The SHA-256 of a token or code. The token itself is random, so no salt is needed.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TokenHash(String);

impl TokenHash {
    /// Hashes the token of a browser or link.
    pub fn of(token: &str) -> Self {
        Self(sha256(token))
    }

    /// The hash in hexadecimal. It identifies a session on a page but cannot be used to sign in.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As stored, or as a form names a session or link; one that nobody has names none.
    pub fn stored(hash: impl Into<String>) -> Self {
        Self(hash.into())
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}
