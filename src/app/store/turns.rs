//! Who waits for whom when several write: one tournament's log for itself, what all of them share for itself.

use crate::domain::id::TournamentId;

/// What is written one after the other. SQLite has one turn for everything; on PostgreSQL each is a lock of its own, in all
/// processes together. Who needs several takes them in this order, so that no two wait for one another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turn {
    /// The log of one tournament and its deck lists.
    Log(TournamentId),
    /// Ruling documents, and what people say about them.
    Library,
    /// Names, which tournaments share.
    Names,
    /// Accounts, sessions, seats, roles, and all else.
    House,
}
