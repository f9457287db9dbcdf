//! Whether the standings still give a cut that has started its seeds: a result may have been corrected since.

use std::collections::BTreeMap;

use crate::domain::id::{AtTable, PlayerId};
use crate::domain::scoring::result::GameResult;
use crate::domain::scoring::standings::{Standings, standings};
use crate::domain::scoring::tally::HistoryError;
use crate::domain::tournament::cut::StartedCut;
use crate::domain::tournament::what_if::with;
use crate::domain::tournament::{Setup, Tournament};

/// How the standings would seed a cut that has started otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OtherSeeds {
    /// Who would be in and is not, the best first.
    pub enter: Vec<PlayerId>,
    /// Who would not be in, in the order of their seeds.
    pub miss: Vec<PlayerId>,
    /// Whether anybody would have another seed; if not, only reserves change their order.
    pub moves_seeds: bool,
}

impl Tournament {
    /// How the cut that has started would be seeded by the standings now, with another result at a table if one is given;
    /// `None` if no other way.
    ///
    /// # Errors
    /// If a result is impossible.
    pub fn other_seeds(
        &self,
        other: Option<(AtTable, GameResult)>,
    ) -> Result<Option<OtherSeeds>, HistoryError> {
        let (Some(profile), Some(started)) = (self.setup().and_then(Setup::profile), self.cut()) else {
            return Ok(None);
        };
        let history = self.history();
        let history = match other {
            Some((at, result)) => with(history, at, result),
            None => history,
        };
        Ok(started.seeded_by(&standings(profile, &history)?))
    }
}

impl StartedCut {
    /// How these standings would seed it; `None` if no other way, or if they did not give the seeds. Players whom they do not
    /// separate stay in their order, as it was drawn.
    pub fn seeded_by(&self, standings: &Standings) -> Option<OtherSeeds> {
        if self.given.is_some() || self.after.0 == 0 {
            return None;
        }
        let seeds = self.first_seeds();
        let size = seeds.len();
        let was: Vec<PlayerId> = seeds.into_iter().chain(self.first_reserves.iter().copied()).collect();
        let lines = standings.lines.iter();
        let places: BTreeMap<PlayerId, u32> = lines.map(|line| (line.tally.player, line.place)).collect();
        let mut now = was.clone();
        now.sort_by_key(|player| places.get(player).copied().unwrap_or(u32::MAX));
        if now == was {
            return None;
        }
        let top = |order: &[PlayerId]| -> Vec<PlayerId> { order.iter().take(size).copied().collect() };
        let (was, now) = (top(&was), top(&now));
        Some(OtherSeeds {
            enter: now.iter().copied().filter(|player| !was.contains(player)).collect(),
            miss: was.iter().copied().filter(|player| !now.contains(player)).collect(),
            moves_seeds: was != now,
        })
    }

    /// The seeds as it started, before anybody moved up.
    fn first_seeds(&self) -> Vec<PlayerId> {
        let mut seeds = self.seeds.clone();
        for moved in self.moved_up.iter().rev() {
            for seed in seeds.iter_mut().filter(|seed| **seed == moved.reserve) {
                *seed = moved.left;
            }
        }
        seeds
    }
}
