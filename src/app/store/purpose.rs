//! What a connection to the database is opened for.

/// The purpose of a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Writes, and creates the file if it does not exist.
    Create,
    /// Writes to an existing database.
    Write,
    /// Only reads from a database that others write to.
    Read,
    /// Only reads from a file that nobody writes to, and creates no companions.
    AtRest,
}

impl Purpose {
    /// Whether the transaction only reads.
    pub const fn is_reading(self) -> bool {
        matches!(self, Self::Read | Self::AtRest)
    }
}
