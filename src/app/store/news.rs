//! What one process tells the others: that something was written, and of which kind.

/// What kind of news there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum News {
    /// Something was written.
    Written,
    /// Something that may change identities, names or rights.
    Identities,
}
