//! Where a player is once a cut has started: still in it, out of it, or waiting to move up.

use crate::domain::bracket::matches::Match;
use crate::domain::bracket::ranking::{By, Ranked, ranking};
use crate::domain::bracket::stages::Bracket;
use crate::domain::id::PlayerId;
use crate::domain::scoring::standings::standings;
use crate::domain::tournament::Tournament;
use crate::domain::tournament::cut::StartedCut;
use crate::domain::tournament::cut_bracket::CutError;

/// Where a player is in a cut that has started. A place is that of the final ranking; only a correction can change it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CutPosition {
    /// They may have another match.
    PlaysOn { seed: u32 },
    /// They won or lost the final or the match for third place.
    Finished { place: u32 },
    /// They lost before that; others of the same stage may still play, and then the place is open.
    KnockedOut { place: Option<u32> },
    /// They take a place in the cut if as many players leave it before they play; 1 is the first reserve.
    Reserve { number: usize },
    /// They are not in it, and nobody can move up any more.
    NotIn { place: u32 },
}

impl Tournament {
    /// Where a player is in the cut; `None` before one has started.
    ///
    /// # Errors
    /// If a result is impossible, or the matches make no bracket.
    pub fn cut_position(&self, player: PlayerId) -> Result<Option<CutPosition>, CutError> {
        let (Some(setup), Some(started)) = (self.setup(), self.cut()) else { return Ok(None) };
        let profile = setup.profile().ok_or(CutError::InPods)?;
        let bracket = self.bracket_with(profile, started, None)?;
        let seed = started.seed_of(player);
        if let Some(seed) = seed.filter(|_| bracket.plays_on(player)) {
            return Ok(Some(CutPosition::PlaysOn { seed }));
        }
        if let Some(number) = self.reserve_number(started, player) {
            return Ok(Some(CutPosition::Reserve { number }));
        }
        let history = self.history();
        let standings = standings(profile, &history)?;
        let ranked =
            ranking(&standings, &bracket, &history.gone()).into_iter().find(|one| one.player == player);
        Ok(ranked.map(|one| CutPosition::ended(&one, &bracket)))
    }

    /// How many reserves who are still here come before this one, and this one; `None` once nobody can move up.
    fn reserve_number(&self, started: &StartedCut, player: PlayerId) -> Option<usize> {
        let mut waiting = started.reserves.iter().filter(|reserve| !self.is_away(**reserve));
        let before = waiting.position(|reserve| *reserve == player)?;
        self.reserves_can_move_up().then_some(before + 1)
    }
}

impl CutPosition {
    /// Of somebody who has no match to come.
    fn ended(one: &Ranked, bracket: &Bracket) -> Self {
        let place = one.place;
        match one.by {
            By::Final | By::ThirdPlace => Self::Finished { place },
            By::OutIn(..) | By::StillIn(_) => {
                let last = bracket.stages.iter().rfind(|stage| is_played_by(stage, one.player));
                let is_known = last.is_some_and(|stage| stage.iter().all(|other| other.winner.is_some()));
                Self::KnockedOut { place: is_known.then_some(place) }
            }
            By::Swiss => Self::NotIn { place },
        }
    }
}

fn is_played_by(matches: &[Match], player: PlayerId) -> bool {
    matches.iter().any(|one| one.players.contains(&player))
}
