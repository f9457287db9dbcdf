//! Who plays whom in each stage, from the seeds and the matches so far.

use crate::domain::bracket::cut::{BracketOrder, Cut};
use crate::domain::bracket::double::{Feeder, MatchPart, MatchPlace, Occupant, places};
use crate::domain::bracket::elimination::{Elimination, StageName};
use crate::domain::bracket::matches::{BracketError, Match, match_between, seed_index};
use crate::domain::bracket::recorded::Recorded;
use crate::domain::id::PlayerId;
use crate::domain::scoring::profile::Profile;

/// A bracket as far as its players are known: one list of matches a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bracket {
    pub cut: Cut,
    /// The places that have no match because there are more places than players: the best seeds go on from the first
    /// stage, and in double elimination places of the losers' side are free too.
    pub free: Vec<FreePlace>,
    /// The stages from the first; one whose players are not known yet has no match.
    pub stages: Vec<Vec<Match>>,
}

/// A place that has no match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FreePlace {
    pub stage: u32,
    /// The number that the match would have within its stage.
    pub number: u32,
    /// Who goes on without a match.
    pub goes_on: Occupant,
}

/// What comes next in a bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next<'a> {
    /// A stage that has not begun: its number and its matches.
    Stage(u32, &'a [Match]),
    /// A stage in which somebody still plays.
    Playing(u32, &'a [Match]),
    /// The winner of the whole.
    Over(PlayerId),
}

impl Bracket {
    /// Plays the recorded matches into the bracket of these seeds, seed 1 first.
    ///
    /// In the first stage seed 1 meets the last, 2 the last but one, and so on, placed so that in a fixed bracket 1
    /// and 2 can only meet in the final (rule notes, section 3). With fewer players than places the best seeds have no
    /// opponent and go on.
    ///
    /// # Errors
    /// The first match that does not fit.
    pub fn of(
        profile: &Profile,
        cut: Cut,
        seeds: &[PlayerId],
        recorded: &[Recorded],
    ) -> Result<Self, BracketError> {
        let mut bracket = Self { cut, free: Vec::new(), stages: Vec::new() };
        for stage in 1..=cut.stages() {
            let mut matches = match (cut.elimination, bracket.stages.is_empty()) {
                (Elimination::Double | Elimination::DoubleOneFinal, _) => bracket.double_stage(seeds, stage),
                (Elimination::Single, true) => bracket.first_stage(seeds),
                (Elimination::Single, false) => bracket.later_stage(seeds, stage),
            };
            for one in &mut matches {
                let found = recorded.iter().find(|it| (it.stage, it.number) == (stage, one.number));
                if let Some(found) = found {
                    one.record(profile, cut.best_of, found)?;
                }
            }
            bracket.stages.push(matches);
        }
        bracket.fits(recorded)?;
        Ok(bracket)
    }

    /// Every recorded match is one of the bracket, once.
    fn fits(&self, recorded: &[Recorded]) -> Result<(), BracketError> {
        for (at, one) in recorded.iter().enumerate() {
            let Recorded { stage, number, .. } = *one;
            let before = recorded.iter().take(at);
            if before.into_iter().any(|other| (other.stage, other.number) == (stage, number)) {
                return Err(BracketError::Twice { stage, number });
            }
            let is_free = self.free.iter().any(|it| (it.stage, it.number) == (stage, number));
            if !(1..=self.places(stage)).contains(&number) || is_free {
                return Err(BracketError::NoSuchMatch { stage, number });
            }
            if !self.stage(stage).iter().any(|it| it.number == number) {
                return Err(BracketError::TooEarly { stage, number });
            }
        }
        Ok(())
    }

    /// How many matches a stage has at most; 0 if there is no such stage.
    fn places(&self, stage: u32) -> u32 {
        let last = self.cut.final_stage();
        if !self.cut.elimination.is_single() {
            let second_final = usize::from(stage > last && stage <= self.cut.stages());
            let places = places(self.cut.size, stage).len() + second_final;
            return u32::try_from(places).unwrap_or(u32::MAX);
        }
        let left = last.checked_sub(stage).filter(|_| stage > 0);
        left.map_or(0, |left| match left {
            0 if self.cut.third_place && stage > 1 => 2,
            _ => 2_u32.saturating_pow(left),
        })
    }

    /// The matches of a stage, as far as their players are known.
    pub fn stage(&self, stage: u32) -> &[Match] {
        let at = usize::try_from(stage).ok().and_then(|stage| stage.checked_sub(1));
        at.and_then(|at| self.stages.get(at)).map_or(&[], Vec::as_slice)
    }

    /// The name of a stage, such as `semi-final`.
    pub const fn name(&self, stage: u32) -> StageName {
        self.cut.stage_name(stage)
    }

    /// What comes next in the bracket.
    pub fn next(&self) -> Next<'_> {
        let mut champion = None;
        for (stage, matches) in (1..).zip(&self.stages) {
            if matches.iter().any(|one| one.winner.is_none()) {
                let begun = matches.iter().any(|one| one.recorded);
                return if begun { Next::Playing(stage, matches) } else { Next::Stage(stage, matches) };
            }
            // There is no second final if the first one decided.
            champion = matches
                .iter()
                .find(|one| one.part == MatchPart::Main)
                .and_then(|one| one.winner)
                .or(champion);
        }
        // A bracket has at least a final, and all of it is decided here.
        champion.map_or(Next::Stage(0, &[]), Next::Over)
    }
}

impl Bracket {
    /// The first stage; the seeds without an opponent go on.
    fn first_stage(&mut self, seeds: &[PlayerId]) -> Vec<Match> {
        self.play_places(seeds, 1, &places(self.cut.size, 1))
    }

    /// The matches of a stage of double elimination whose players are known.
    fn double_stage(&mut self, seeds: &[PlayerId], stage: u32) -> Vec<Match> {
        if stage <= self.cut.final_stage() {
            return self.play_places(seeds, stage, &places(self.cut.size, stage));
        }
        let last = self.stages.last().and_then(|last| last.first());
        let undefeated = self.stage(self.cut.final_stage() - 2).first().and_then(|one| one.winner);
        match last.map(|one| (one.players, one.winner)) {
            Some((_, Some(winner))) if undefeated == Some(winner) => {
                self.free.push(FreePlace { stage, number: 1, goes_on: Occupant::Known(winner) });
                Vec::new()
            }
            Some((players, Some(_))) => vec![match_between(seeds, 1, players, MatchPart::Main)],
            _ => Vec::new(),
        }
    }

    /// The matches at these places whose players are known; where somebody is missing for good, the other goes on.
    fn play_places(&mut self, seeds: &[PlayerId], stage: u32, places: &[MatchPlace]) -> Vec<Match> {
        let mut matches = Vec::new();
        for place in places {
            let number = place.number;
            match place.from.map(|feeder| self.occupant(seeds, feeder)) {
                [Occupant::Known(one), Occupant::Known(other)] => {
                    matches.push(match_between(seeds, number, [one, other], place.part));
                }
                [Occupant::Nobody, goes_on] | [goes_on, Occupant::Nobody] => {
                    self.free.push(FreePlace { stage, number, goes_on });
                }
                [Occupant::Open, _] | [_, Occupant::Open] => {}
            }
        }
        matches
    }

    /// Who comes from this feeder, by the seeds and the matches so far.
    pub fn occupant(&self, seeds: &[PlayerId], feeder: Feeder) -> Occupant {
        let known = |player: Option<PlayerId>| player.map_or(Occupant::Open, Occupant::Known);
        let (stage, number) = match feeder {
            Feeder::Seed(at) => {
                return seeds.get(at).map_or(Occupant::Nobody, |player| Occupant::Known(*player));
            }
            Feeder::Winner(stage, number) | Feeder::Loser(stage, number) => (stage, number),
        };
        let played = self.stage(stage).iter().find(|one| one.number == number);
        let free = self.free.iter().find(|it| (it.stage, it.number) == (stage, number));
        match (feeder, played, free) {
            (Feeder::Loser(..), _, Some(_)) => Occupant::Nobody,
            (Feeder::Loser(..), Some(one), None) => known(one.loser()),
            (_, _, Some(free)) => free.goes_on,
            (_, Some(one), None) => known(one.winner),
            (_, None, None) => Occupant::Open,
        }
    }

    /// The matches of a later stage of single elimination whose players are known.
    fn later_stage(&self, seeds: &[PlayerId], stage: u32) -> Vec<Match> {
        let before = stage.saturating_sub(1);
        let winners: Vec<Option<PlayerId>> = (1..=2_u32.saturating_pow(self.cut.size.stages() - before))
            .map(|number| match self.occupant(seeds, Feeder::Winner(before, number)) {
                Occupant::Known(player) => Some(player),
                Occupant::Open | Occupant::Nobody => None,
            })
            .collect();
        let mut matches: Vec<Match> = match self.cut.bracket {
            BracketOrder::Fixed => {
                let halves = (1..).zip(winners.chunks(2));
                halves
                    .filter_map(|(number, feeders)| match feeders {
                        [one, other] => {
                            Some(match_between(seeds, number, [(*one)?, (*other)?], MatchPart::Main))
                        }
                        _ => None,
                    })
                    .collect()
            }
            BracketOrder::Reseeded => {
                let winners: Option<Vec<PlayerId>> = winners.into_iter().collect();
                let mut winners = winners.unwrap_or_default();
                winners.sort_by_key(|player| seed_index(seeds, *player));
                let worst_first = winners.iter().rev();
                let half = winners.len() / 2;
                let tables = (1..).zip(winners.iter().zip(worst_first).take(half));
                tables
                    .map(|(number, (best, worst))| {
                        match_between(seeds, number, [*best, *worst], MatchPart::Main)
                    })
                    .collect()
            }
        };
        if self.cut.third_place
            && stage == self.cut.final_stage()
            && let [one, other] = self.stage(before)
            && let (Some(one), Some(other)) = (one.loser(), other.loser())
        {
            matches.push(match_between(seeds, 2, [one, other], MatchPart::ThirdPlace));
        }
        matches
    }
}
