//! What somebody had before them when they stated something.

use std::fmt;

use serde::Serialize;

/// How something looked when somebody made a statement about it: another fingerprint shows that it changed since.
/// Empty if there was nothing to see.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[serde(transparent)]
pub struct Fingerprint(String);

impl Fingerprint {
    /// As a form sent it, or as the thing itself says.
    pub fn stated(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// Whether there was nothing to see.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
