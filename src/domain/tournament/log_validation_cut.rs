//! Whether entries about a cut are possible at their place in a log.

use std::collections::BTreeMap;

use crate::domain::bracket::stages::{Bracket, Next};
use crate::domain::id::{AtTable, PlayerId};
use crate::domain::tournament::cut::StartedCut;
use crate::domain::tournament::entry::{MatchSettled, StagePaired};
use crate::domain::tournament::log_validation::{LogError, NumberOf, Validity, next, require_known};
use crate::domain::tournament::{Setup, Tournament};

impl Tournament {
    /// Nothing was recorded in it: its stages would vanish, and the final ranking would be that of the Swiss rounds.
    pub(super) fn can_take_cut_back(&self) -> Validity {
        self.has_cut()?;
        if self.cut_has_begun() { Err(LogError::CutBegun) } else { Ok(()) }
    }

    /// The next stage of the bracket, with all of its matches.
    pub(super) fn can_be_a_stage(&self, it: &StagePaired) -> Validity {
        let started = self.has_cut()?;
        self.is_next_round(it.round)?;
        next(
            NumberOf::Stage,
            it.stage,
            self.stages().last().and_then(|round| round.stage()).unwrap_or_default(),
        )?;
        let seated = it.tables.iter().flat_map(|table| table.players);
        if it.stage > started.cut.stages() || !seated.into_iter().all(|it| started.seeds.contains(&it)) {
            return Err(LogError::Seeds { size: started.cut.size.players() });
        }
        self.seats(it.round, &it.tables, None, &[])?;
        self.has_true_seeds(it)?;
        if self.is_of_bracket(started, it) { Ok(()) } else { Err(LogError::OtherMatches(it.round)) }
    }

    /// Whether the bracket gives these matches now, and no other one: the tournament could end without it.
    fn is_of_bracket(&self, started: &StartedCut, it: &StagePaired) -> bool {
        let profile = self.setup().and_then(Setup::profile);
        let bracket = profile.and_then(|profile| self.bracket_with(profile, started, None).ok());
        let Some(Next::Stage(stage, matches)) = bracket.as_ref().map(Bracket::next) else { return false };
        let wanted: BTreeMap<u32, [PlayerId; 2]> =
            matches.iter().map(|one| (one.number, one.players)).collect();
        let found: BTreeMap<u32, [PlayerId; 2]> =
            it.tables.iter().map(|table| (table.place(), table.players)).collect();
        stage == it.stage && found.len() == it.tables.len() && found == wanted
    }

    /// A match of a stage from which no other is paired yet, and which its games leave open.
    pub(super) fn can_be_settled(&self, it: &MatchSettled) -> Validity {
        self.has_cut()?;
        let stage = self.round(it.round).filter(|round| round.stage().is_some());
        let is_last = stage.is_some() && self.stages().all(|other| other.number <= it.round);
        require_known(is_last, NumberOf::LastStage, it.round.0)?;
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
