//! Whether entries about a cut are possible at their place in a log.

use crate::domain::id::AtTable;
use crate::domain::tournament::entry::MatchSettled;
use crate::domain::tournament::log_validation::{LogError, Validity, require_known};
use crate::domain::tournament::{Setup, Tournament};

impl Tournament {
    /// Nothing was recorded in it: its stages would vanish, and the final ranking would be that of the Swiss rounds.
    pub(super) fn can_take_cut_back(&self) -> Validity {
        self.has_cut()?;
        if self.cut_has_begun() { Err(LogError::CutBegun) } else { Ok(()) }
    }

    /// A match of a stage from which no other is paired yet, and which its games leave open.
    pub(super) fn can_be_settled(&self, it: &MatchSettled) -> Validity {
        self.has_cut()?;
        let stage = self.round(it.round).filter(|round| round.stage().is_some());
        let is_last = stage.is_some() && self.stages().all(|other| other.number <= it.round);
        require_known(is_last, "the last stage, round", it.round.0)?;
        let at = AtTable::new(it.round, it.table);
        self.has_table(at).and(self.is_seated(it.winner, at))?;
        let (round, table) = (it.round, it.table.table());
        if self.is_won_by_games(at) { Err(LogError::DecidedByGames { round, table }) } else { Ok(()) }
    }

    /// Whether enough games of a match of the cut were won, whatever the director said.
    fn is_won_by_games(&self, at: AtTable) -> bool {
        let profile = self.setup().and_then(Setup::profile);
        let of = self.round(at.round).and_then(|round| self.match_of(round, round.table(at.table)?));
        let score = profile.zip(of).and_then(|(profile, of)| of.score(profile, None).ok());
        score.is_some_and(|score| score.winner.is_some())
    }
}
