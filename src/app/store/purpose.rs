//! What a connection to the database is opened for.

/// What a connection is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Writes, and creates the file when it is not there.
    Create,
    /// Writes to a database that is there.
    Write,
    /// Only reads from a database that others write to.
    Read,
    /// Only reads from a file at rest, and creates nothing beside it.
    AtRest,
}

impl Purpose {
    /// Whether nothing may be written through it.
    pub const fn is_reading(self) -> bool {
        matches!(self, Self::Read | Self::AtRest)
    }
}
