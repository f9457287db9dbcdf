//! Players who are kept apart: relatives, or the members of a team or a club. No source has a rule for it; directors
//! have always done it by hand.

use crate::domain::id::{GroupNumber, PlayerId, RoundNumber};
use crate::domain::reason::Reason;
use crate::domain::teams::Team;
use crate::domain::tournament::entry::PlayersKeptApart;

/// The most players of one group.
pub const MOST_IN_A_GROUP: usize = 64;

/// The most characters of a team's name.
pub const LONGEST_TEAM_NAME: usize = 60;

/// The most groups of a tournament at a time.
pub const MOST_GROUPS: usize = 64;

/// Players who are paired with each other only if every other pairing has such a pair, too. In pods they sit together only
/// if every other seating has one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApartGroup {
    pub number: GroupNumber,
    /// The players of the group, at least two.
    pub players: Vec<PlayerId>,
    /// The last round in which they are kept apart; `None` for all rounds.
    pub through: Option<RoundNumber>,
    /// Why they are kept apart, for staff.
    pub reason: Reason,
    /// The public name that makes the group a team; `None` for families and others.
    pub team: Option<String>,
}

impl ApartGroup {
    pub(super) fn of(it: &PlayersKeptApart) -> Self {
        let PlayersKeptApart { group, players, through, reason } = it.clone();
        Self { number: group, players, through, reason, team: None }
    }

    /// The team that it is, if it has a public name.
    pub fn as_team(&self) -> Option<Team<'_>> {
        let name = self.team.as_deref()?;
        Some(Team { group: self.number, name, players: &self.players })
    }

    /// Whether its players are kept apart in a round.
    pub(super) fn holds_in(&self, round: RoundNumber) -> bool {
        self.through.is_none_or(|last| round <= last)
    }

    /// The pairs of the group.
    pub(super) fn pairs(&self) -> impl Iterator<Item = [PlayerId; 2]> {
        let after = |at: usize| self.players.iter().skip(at + 1);
        self.players.iter().enumerate().flat_map(move |(at, one)| after(at).map(|other| [*one, *other]))
    }
}
