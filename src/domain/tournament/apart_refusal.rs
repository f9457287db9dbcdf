//! Why players cannot be kept apart, or let meet.

use crate::domain::id::{GroupNumber, RoundNumber};

/// Why a command about players who are kept apart is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ApartRefusal {
    /// A group has two players or more.
    #[error("Choose at least two players to keep apart.")]
    TooFew,
    /// Too many players in one group.
    #[error("Choose at most {most} players to keep apart at once.")]
    TooManyPlayers { most: usize },
    /// Too many groups.
    #[error("At most {most} groups can be kept apart. Let one of them meet first.")]
    TooManyGroups { most: usize },
    /// The rounds in which they would be kept apart are over.
    #[error("Round {through} has been paired. Choose round {next} or a later one.")]
    Over { through: RoundNumber, next: RoundNumber },
    /// The same players are already kept apart.
    #[error("These players are already kept apart, as group {0}. Let them meet first, then choose again.")]
    Already(GroupNumber),
    /// A name that no line holds.
    #[error("Write a name of 1 to {most} characters, on one line.")]
    TeamName { most: usize },
    /// Another team has this name.
    #[error("Group {0} is the team of this name. Choose another name.")]
    NameOfAnother(GroupNumber),
    /// There is no such group.
    #[error("There is no group {0} any more. Load the page again.")]
    NoSuchGroup(GroupNumber),
}
