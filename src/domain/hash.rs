//! SHA-256 and hexadecimal digits.

use std::fmt;

use hmac::digest::InvalidLength;
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The SHA-256 of text or bytes.
pub fn digest(content: impl AsRef<[u8]>) -> [u8; 32] {
    Sha256::digest(content).into()
}

/// The SHA-256 of text or bytes, in lower-case hexadecimal.
pub fn sha256(content: impl AsRef<[u8]>) -> String {
    hex(&digest(content))
}

/// The SHA-256 of content that comes in parts.
///
/// ```
/// use arbiter::domain::hash::{StreamedHash, sha256};
///
/// let mut hash = StreamedHash::default();
/// hash.add("Make it ");
/// hash.add("so.");
/// assert_eq!(hash.finish(), sha256("Make it so."));
/// ```
#[derive(Default)]
pub struct StreamedHash(Sha256);

impl StreamedHash {
    /// Adds the next part.
    pub fn add(&mut self, part: impl AsRef<[u8]>) {
        self.0.update(part);
    }

    /// The hash of all parts, in lower-case hexadecimal.
    pub fn finish(self) -> String {
        hex(&self.0.finalize())
    }
}

/// The HMAC-SHA256 of text or bytes under a secret, in lower-case hexadecimal.
///
/// # Errors
/// If the secret cannot be used.
pub(crate) fn sign(secret: impl AsRef<[u8]>, content: impl AsRef<[u8]>) -> Result<String, InvalidLength> {
    let mac = Hmac::<Sha256>::new_from_slice(secret.as_ref())?;
    Ok(hex(&mac.chain_update(content).finalize().into_bytes()))
}

/// Lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| if half < 10 { b'0' + half } else { b'a' - 10 + half };
    let mut text = vec![0; bytes.len() * 2];
    let (pairs, _) = text.as_chunks_mut::<2>();
    for (pair, byte) in pairs.iter_mut().zip(bytes) {
        *pair = [digit(byte >> 4), digit(byte & 0xf)];
    }
    String::from_utf8(text).unwrap_or_default()
}

/// A SHA-256 in hexadecimal that is the hash of one kind of content. It is kept as stated and not verified: code that
/// also has the content can check it.
macro_rules! hash {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// The hash of this content.
            pub fn of(content: impl AsRef<[u8]>) -> Self {
                Self(sha256(content))
            }

            /// The hash that a row or a request states, without computing it.
            pub fn stated(digits: impl Into<String>) -> Self {
                Self(digits.into())
            }

            /// Its 64 hexadecimal digits, in lower case.
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// Whether it is not known.
            pub const fn is_empty(&self) -> bool {
                self.0.is_empty()
            }

            /// Its first digits: enough for people to tell hashes apart.
            pub fn short(&self) -> &str {
                short_hash(&self.0)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

hash! {
    /// The hash of an entry of a match log, which depends on every entry before it. The newest is the log's head.
    EntryHash
}

hash! {
    /// The hash of a deck list's text.
    ListHash
}

hash! {
    /// The hash of the bytes of a ruling document, under which it is stored.
    DocumentHash
}

hash! {
    /// The hash of the lines of a ruling document; the same for copies that differ only in line ends.
    LinesHash
}

hash! {
    /// The hash of a text that was cited or corrected: an entry, a quotation, one line.
    TextHash
}

hash! {
    /// The hash of a card table's text: the version that a tournament pins.
    CardTableVersion
}

hash! {
    /// The hash of what the rulings library holds: it changes whenever the library does.
    LibraryVersion
}

hash! {
    /// The hash of what a form showed when it was opened, by which a later change is noticed; empty if the form does not
    /// say.
    SeenHash
}

hash! {
    /// The hash of a form's contents, by which a resent form is recognised; empty where the contents are unknown.
    FormHash
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

/// The first twelve digits of a hexadecimal hash: enough for people to tell hashes apart.
pub fn short_hash(hash: &str) -> &str {
    hash.get(..12).unwrap_or(hash)
}
