//! What the scores of pods would change in the standings: shown before they are recorded, never stored.

use std::collections::BTreeMap;

use crate::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use crate::domain::pods::heats::Heats;
use crate::domain::pods::ranking::{PodLine, pod_standings};
use crate::domain::pods::score::PodScore;
use crate::domain::scoring::fraction::Fraction;
use crate::domain::tournament::{Setup, Tournament};

/// A player's line in the standings of pods, before and after.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PodShift {
    pub player: PlayerId,
    /// The place, before and after; `None` while nobody has scored.
    pub place: [Option<u32>; 2],
    /// The tribbles of all heats, before and after.
    pub total: [i128; 2],
    /// The place points, before and after.
    pub place_points: [Fraction; 2],
}

impl PodShift {
    fn between([was, is]: [&PodLine; 2], begun: [bool; 2]) -> Self {
        let [had, has] = begun;
        Self {
            player: is.tally.player,
            place: [had.then_some(was.place), has.then_some(is.place)],
            total: [was.tally.total, is.tally.total],
            place_points: [was.tally.place_points(), is.tally.place_points()],
        }
    }

    fn is_none(&self) -> bool {
        let [place, next_place] = self.place;
        let [total, next_total] = self.total;
        let [points, next_points] = self.place_points;
        place == next_place && total == next_total && points == next_points
    }
}

impl Tournament {
    /// Every player whose line in the standings would change if the pods of a round had these scores, in order of their
    /// new places. Empty in a tournament of games of two.
    pub fn what_if_scored(&self, round: RoundNumber, scores: &[(TableNumber, PodScore)]) -> Vec<PodShift> {
        let Some(rules) = self.setup().and_then(Setup::pods) else { return Vec::new() };
        let heats = self.standings_heats(round);
        let scored = scores.iter().fold(heats.clone(), |heats, (table, score)| {
            self.with_score(heats, AtTable::new(round, *table), score)
        });
        let lines = |heats: &Heats| pod_standings(&rules.profile, heats);
        let (before, after) = (lines(&heats), lines(&scored));
        let begun = [&before, &after].map(|lines| lines.iter().any(|line| !line.tally.heats.is_empty()));
        let before: BTreeMap<PlayerId, PodLine> =
            before.into_iter().map(|line| (line.tally.player, line)).collect();
        let shifts =
            after.iter().filter_map(|is| Some(PodShift::between([before.get(&is.tally.player)?, is], begun)));
        shifts.filter(|shift| !shift.is_none()).collect()
    }
}
