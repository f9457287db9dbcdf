//! What one process tells the others: that there is something new, and of which kind.

/// What kind of news there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum News {
    /// Something was written.
    Written,
    /// And it may concern who somebody is, what they are called, or what they may.
    Identities,
}

impl News {
    /// The word that travels.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Written => "written",
            Self::Identities => "identities",
        }
    }

    /// What a word means; one that is not known means everything.
    pub fn of(word: &str) -> Self {
        if word == Self::Written.word() { Self::Written } else { Self::Identities }
    }
}
