//! Matches of the cut in which one of the two has left, or both have.

use crate::domain::id::{AtTable, PlayerId, TableNumber};
use crate::domain::scoring::profile::Profile;
use crate::domain::tournament::round::{Phase, Round, Table};
use crate::domain::tournament::{Setup, Tournament};

/// A match that nobody has won, between a player who has left and one who is still here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WalkOver {
    /// The first game of the match.
    pub at: AtTable,
    pub left: PlayerId,
    /// The opponent, who goes on.
    pub goes_on: PlayerId,
    pub step: WalkOverStep,
}

/// A match that nobody has won, between two players who have both left: nobody will ever report it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DesertedMatch {
    /// The first game of the match.
    pub at: AtTable,
    pub players: [PlayerId; 2],
    pub step: WalkOverStep,
}

/// What brings a match on that somebody has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WalkOverStep {
    /// The pairings are a draft: first they are published.
    Publish,
    /// Nothing is recorded of the match: who left did not appear.
    Record,
    /// Something is: the director names who goes on.
    Name,
}

impl Tournament {
    /// The matches of the newest stage of the cut that wait because one player has left.
    pub fn walk_overs(&self) -> Vec<WalkOver> {
        let profile = self.setup().and_then(Setup::profile);
        let Some((round, profile)) = self.stages().next_back().zip(profile) else { return Vec::new() };
        let waits = |first: &Table| {
            let [left, goes_on] = self.left_and_here(first)?;
            let (at, step) = self.open_match(profile, round, first)?;
            Some(WalkOver { at, left, goes_on, step })
        };
        round.first_games().filter_map(waits).collect()
    }

    /// The matches of the newest stage of the cut that wait although both players have left.
    pub fn deserted_matches(&self) -> Vec<DesertedMatch> {
        let profile = self.setup().and_then(Setup::profile);
        let Some((round, profile)) = self.stages().next_back().zip(profile) else { return Vec::new() };
        let waits = |first: &Table| {
            let (at, step) = self.open_match(profile, round, first).filter(|_| self.both_left(first))?;
            Some(DesertedMatch { at, players: first.pair.players, step })
        };
        round.first_games().filter_map(waits).collect()
    }

    /// The first game of a match that nobody has won, and what brings it on without one of its players.
    fn open_match(&self, profile: &Profile, round: &Round, first: &Table) -> Option<(AtTable, WalkOverStep)> {
        let of = self.match_of(round, first)?;
        if of.is_decided(profile).ok()? {
            return None;
        }
        let step = match round.phase() {
            Phase::Draft => WalkOverStep::Publish,
            Phase::Playing if first.result.is_none() => WalkOverStep::Record,
            Phase::Playing | Phase::Closed => WalkOverStep::Name,
        };
        Some((AtTable::new(round.number, TableNumber(of.table())), step))
    }

    /// Whether the two players at a table have both left.
    pub fn both_left(&self, table: &Table) -> bool {
        table.pair.players.into_iter().all(|player| self.is_away(player))
    }

    /// The first game of a player's match in the newest stage, if it is published and nobody has won the match, and the
    /// opponent, who goes on if the player leaves.
    pub(super) fn open_match_of(&self, player: PlayerId) -> Option<(AtTable, PlayerId)> {
        let profile = self.setup()?.profile()?;
        let round = self.stages().next_back().filter(|round| round.is_published())?;
        let first = round.first_games().find(|first| first.side_of(player).is_some())?;
        let of = self.match_of(round, first)?;
        if of.is_decided(profile).ok()? {
            return None;
        }
        let opponent = first.pair.players.into_iter().find(|other| *other != player)?;
        let at = AtTable::new(round.number, TableNumber(of.table()));
        (!self.is_away(opponent)).then_some((at, opponent))
    }

    /// The player at a table who has left, and the opponent who is still here; `None` unless one of the two has left.
    pub fn left_and_here(&self, table: &Table) -> Option<[PlayerId; 2]> {
        let [a, b] = table.pair.players;
        match [a, b].map(|player| self.is_away(player)) {
            [true, false] => Some([a, b]),
            [false, true] => Some([b, a]),
            [true, true] | [false, false] => None,
        }
    }
}
