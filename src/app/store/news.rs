//! What one process tells the others: that there is something new, and of which kind.

/// What kind of news there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum News {
    /// Something was written.
    Written,
    /// And it may concern who somebody is, what they are called, or what they may.
    Identities,
}
