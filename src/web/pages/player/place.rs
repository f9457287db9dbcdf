//! Where a player is now. Players never see a draft.

use crate::app::Snapshot;
use crate::domain::id::{AtTable, PlayerId};
use crate::domain::scoring::result::{GameResult, Side};
use crate::domain::tournament::round::{Phase, RecordedResult, Round, Table};
use crate::web::error::PageError;
use crate::web::messages::say;
use crate::web::refused::FormError;
use crate::web::words;

/// A player at a table.
#[derive(Clone, Copy)]
pub struct PlayerAtTable<'a> {
    pub here: &'a Snapshot,
    pub round: &'a Round,
    pub table: &'a Table,
    pub side: Side,
}

impl<'a> PlayerAtTable<'a> {
    /// Their table in the round that matters now, open or closed. If all rounds of a timetable are played at once, that is
    /// the first one in which they have a game without a result.
    pub fn newest(here: &'a Snapshot, player: PlayerId) -> Option<Self> {
        let waits = |round: &&Round| {
            round.phase() == Phase::Playing
                && round.table_of(player).is_some_and(|table| table.result.is_none())
        };
        let round = here.tournament.rounds().find(waits).or_else(|| here.tournament.shown_round())?;
        let table = round.table_of(player)?;
        Some(Self { here, round, table, side: table.side_of(player)? })
    }

    /// Their table in the round in play.
    pub fn playing(here: &'a Snapshot, player: PlayerId) -> Option<Self> {
        Self::newest(here, player).filter(|place| place.round.phase() == Phase::Playing)
    }

    /// The table for commands.
    pub fn at(&self) -> AtTable {
        AtTable::new(self.round.number, self.table.pair.table)
    }

    /// The other player's name.
    pub fn opponent(&self) -> String {
        self.here.name(self.side.other().of(self.table.pair.players))
    }

    /// The player's own report and the opponent's.
    pub fn reports(&self) -> [Option<&'a RecordedResult>; 2] {
        let [a, b] = &self.table.reports;
        match self.side {
            Side::A => [a.as_ref(), b.as_ref()],
            Side::B => [b.as_ref(), a.as_ref()],
        }
    }

    /// A result in a sentence, the player's own points first: `you 100, Odo 35; time was called`.
    pub fn result_in_words(&self, result: &GameResult) -> String {
        let opponent = self.opponent();
        let own = words::score(self.side.of(result.scores));
        let other = words::score(self.side.other().of(result.scores));
        let ending = words::ending_for(self.side, result.end, &opponent);
        say("player-place-result")
            .with("own", own)
            .with("opponent", opponent)
            .with("other", other)
            .with("ending", ending)
            .to_string()
    }

    /// What a result counts for the player, in words.
    ///
    /// # Errors
    /// The sentence that says why it is impossible.
    pub fn points_in_words(&self, result: &GameResult) -> Result<[String; 2], PageError> {
        let profile = self.here.profile()?;
        let outcomes = profile.outcomes(result).map_err(FormError::Impossible)?;
        let none = || say("player-games-does-not-count").to_string();
        let side = |of: Side| outcomes.map_or_else(none, |both| worth(&of.of(both)));
        Ok([side(self.side), side(self.side.other())])
    }
}

fn worth(outcome: &crate::domain::scoring::grade::Outcome) -> String {
    say("player-place-worth")
        .with("grade", outcome.grade.code())
        .with("margin", words::signed_number(outcome.differential))
        .with("points", outcome.victory_points)
        .to_string()
}
