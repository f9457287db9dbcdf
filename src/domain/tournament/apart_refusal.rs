//! Why players cannot be kept apart, or let meet.

use crate::domain::id::{GroupNumber, RoundNumber};

/// Why a command about players who are kept apart is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ApartRefusal {
    /// A group has two players or more.
    TooFew,
    /// Too many players in one group.
    TooManyPlayers { most: usize },
    /// Too many groups.
    TooManyGroups { most: usize },
    /// The rounds in which they would be kept apart are over.
    Over { through: RoundNumber, next: RoundNumber },
    /// These players are already kept apart.
    Already(GroupNumber),
    /// A name that does not fit on a line.
    TeamName { most: usize },
    /// Another team has this name.
    NameOfAnother(GroupNumber),
    /// There is no such group.
    NoSuchGroup(GroupNumber),
}
