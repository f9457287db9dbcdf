//! What another result would change in the standings: shown before a correction, never stored.

use std::collections::BTreeMap;

use crate::domain::awaited::{Awaited, NotAwaited};
use crate::domain::id::{AtTable, PlayerId, RoundNumber};
use crate::domain::scoring::fraction::Fraction;
use crate::domain::scoring::history::History;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::{EndReason, GameResult};
use crate::domain::scoring::standings::{StandingsLine, standings};
use crate::domain::scoring::tally::HistoryError;
use crate::domain::tournament::round::{Phase, Table};
use crate::domain::tournament::{Setup, Tournament};

/// A player's line in the standings, before and after.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shift {
    pub player: PlayerId,
    /// The place, before and after.
    pub place: [u32; 2],
    /// The victory points, before and after.
    pub victory_points: [i64; 2],
    /// The differential, before and after.
    pub differential: [i64; 2],
    /// The strength of schedule, before and after.
    pub strength_of_schedule: [Fraction; 2],
}

impl Shift {
    fn between(was: &StandingsLine, is: &StandingsLine) -> Self {
        Self {
            player: is.tally.player,
            place: [was.place, is.place],
            victory_points: [was.tally.victory_points, is.tally.victory_points],
            differential: [was.tally.differential, is.tally.differential],
            strength_of_schedule: [was.strength_of_schedule, is.strength_of_schedule],
        }
    }

    /// Whether the place, the points or the differential change.
    pub const fn is_own(&self) -> bool {
        let [place, next_place] = self.place;
        let [points, next_points] = self.victory_points;
        let [margin, next_margin] = self.differential;
        place != next_place || points != next_points || margin != next_margin
    }

    fn is_none(&self) -> bool {
        let [was, is] = self.strength_of_schedule;
        !self.is_own() && was == is
    }
}

/// Why the effect of another result cannot be shown.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WhatIfError {
    /// The result cannot have happened.
    #[error(transparent)]
    Impossible(#[from] HistoryError),
    /// Nobody waits for the answer any more.
    #[error(transparent)]
    NotAwaited(#[from] NotAwaited),
}

impl Tournament {
    /// Every player whose line in the standings would change with `result` at this table, in order of their new
    /// places. Empty if there is no such table.
    ///
    /// # Errors
    /// If the result is impossible, or nobody waits any more.
    pub fn what_if(
        &self,
        at: AtTable,
        result: GameResult,
        awaited: &Awaited,
    ) -> Result<Vec<Shift>, WhatIfError> {
        self.what_if_all([(at, result)], awaited)
    }

    /// Every player whose line in the standings would change with these results, in order of their new places.
    ///
    /// # Errors
    /// Like [`Tournament::what_if`].
    pub fn what_if_all(
        &self,
        results: impl IntoIterator<Item = (AtTable, GameResult)>,
        awaited: &Awaited,
    ) -> Result<Vec<Shift>, WhatIfError> {
        let Some(profile) = self.setup().and_then(Setup::profile) else { return Ok(Vec::new()) };
        let history = self.history();
        let changed =
            results.into_iter().fold(history.clone(), |history, (at, result)| with(history, at, result));
        shifts([profile, profile], [&history, &changed], awaited)
    }

    /// Every player whose line in the standings is different in `other`, such as this tournament without one of its
    /// acts. Empty where pods are played.
    ///
    /// # Errors
    /// If a result is impossible there, or nobody waits any more.
    pub fn shifts_to(&self, other: &Self, awaited: &Awaited) -> Result<Vec<Shift>, WhatIfError> {
        let profile = |of: &Self| of.setup().and_then(Setup::profile).cloned();
        let (Some(was), Some(is)) = (profile(self), profile(other)) else { return Ok(Vec::new()) };
        shifts([&was, &is], [&self.history(), &other.history()], awaited)
    }

    /// The earlier rounds in which these two met, see
    /// [`EndReason::is_meeting`](crate::domain::scoring::result::EndReason::is_meeting).
    pub fn met_before(&self, round: RoundNumber, players: [PlayerId; 2]) -> Vec<RoundNumber> {
        let [a, b] = players;
        let played = self.rounds().filter(|it| it.number < round && it.phase() != Phase::Draft);
        let met = |table: &Table| {
            let ended = table.result.as_ref().map(|recorded| recorded.result.end);
            table.side_of(b).is_some() && ended.is_none_or(EndReason::is_meeting)
        };
        played.filter(|it| it.table_of(a).is_some_and(met)).map(|it| it.number).collect()
    }
}

fn shifts(
    [was, is]: [&Profile; 2],
    [history, changed]: [&History; 2],
    awaited: &Awaited,
) -> Result<Vec<Shift>, WhatIfError> {
    awaited.check()?;
    let before = standings(was, history)?.lines;
    awaited.check()?;
    let before: BTreeMap<PlayerId, StandingsLine> =
        before.into_iter().map(|line| (line.tally.player, line)).collect();
    let after = standings(is, changed)?.lines;
    let shifts =
        awaited.each(&after).filter_map(|is| Some(Shift::between(before.get(&is.tally.player)?, is)));
    let shifts = shifts.filter(|shift| !shift.is_none()).collect();
    awaited.check()?;
    Ok(shifts)
}

/// The history with this result at a table.
pub(super) fn with(mut history: History, at: AtTable, result: GameResult) -> History {
    let numbered = (1..).map(RoundNumber).zip(&mut history.rounds);
    let games = numbered.filter(|(number, _)| *number == at.round).flat_map(|(_, round)| &mut round.games);
    for game in games.filter(|game| game.table == at.table) {
        game.result = Some(result);
    }
    history
}
