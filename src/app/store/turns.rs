//! Which writers wait for each other: writers of one tournament's log, and writers of what tournaments share.

use crate::domain::id::TournamentId;

/// A lock for writes that must happen one after the other. SQLite has one turn for everything; on PostgreSQL each is
/// a separate lock across all processes. Code that needs several takes them in this order, so that no two wait for
/// each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turn {
    /// The log of one tournament, its deck lists and the applications to it.
    Log(TournamentId),
    /// Ruling documents and statements about them.
    Library,
    /// Names, which tournaments share.
    Names,
    /// Everything else: accounts, sessions, seats, roles.
    House,
}
