//! The standings: every player in order, places shared where every tie-breaker is level, each figure explained.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::scoring::fraction::Fraction;
use crate::domain::scoring::history::History;
use crate::domain::scoring::measure::{Measure, Measured, Origin, StrengthMode, Term};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::tally::{Did, HistoryError, Tally, tallies};
use crate::domain::source::Source;

/// The standings of a tournament so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// The tie-breakers in the order they were applied, with their sources.
    pub measures: Vec<(Measure, Source)>,
    /// Everybody, the best first; among players who share a place, by player number.
    pub lines: Vec<Line>,
}

/// One player's line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// 1 for the best; shared by players whom no tie-breaker parts, and then the next place is skipped.
    pub place: u32,
    /// Rounds, sums and games.
    pub tally: Tally,
    /// Victory points of the opponents played, summed or averaged as the profile says.
    pub strength_of_schedule: Fraction,
    /// How often each result occurred.
    pub record: Record,
    /// Why this place: each tie-breaker in order, with its arithmetic.
    pub measures: Vec<Measured>,
    /// The next better place's first player and the measure that put this line below; none at the top.
    pub behind: Option<(PlayerId, Measure)>,
}

/// How often each result occurred.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Record {
    /// Full wins, modified wins, true ties, modified losses and full losses, in this order.
    pub grades: [u32; 5],
    /// Normal byes.
    pub byes: u32,
    /// Earned byes.
    pub earned_byes: u32,
    /// Rounds not played.
    pub unplayed: u32,
}

/// Computes the standings.
///
/// Source of the order: the profile's `tie_breakers`. The rules text ends in a draw of lots; here players level in
/// everything share their place instead.
///
/// # Errors
/// When the history contradicts itself or holds a result that cannot have happened.
pub fn standings(profile: &Profile, history: &History) -> Result<Standings, HistoryError> {
    let tallies = tallies(profile, history)?;
    let book = Book::new(profile, &tallies);
    let order = &profile.standings.tie_breakers.value;
    let mut groups: Vec<Group> = vec![Group { rows: (0..tallies.len()).collect(), below: None }];
    let mut met: BTreeMap<usize, Measured> = BTreeMap::new();
    for measure in order {
        groups = groups.into_iter().flat_map(|group| book.split(group, *measure, &mut met)).collect();
    }
    let mut lines = Vec::with_capacity(tallies.len());
    let mut better: Option<PlayerId> = None;
    for group in groups {
        let place = u32::try_from(lines.len()).unwrap_or(u32::MAX).saturating_add(1);
        let mut first = None;
        for row in group.rows {
            let Some(tally) = tallies.get(row) else { continue };
            first = first.or(Some(tally.player));
            lines.push(Line {
                place,
                strength_of_schedule: book.strength(tally),
                record: record(tally),
                measures: order
                    .iter()
                    .map(|measure| match measure {
                        Measure::HeadToHead => met.remove(&row).unwrap_or_else(not_applied),
                        _ => book.measured(tally, *measure),
                    })
                    .collect(),
                behind: better.zip(group.below),
                tally: tally.clone(),
            });
        }
        better = first;
    }
    let measures = order.iter().map(|measure| (*measure, profile.source_of(*measure))).collect();
    Ok(Standings { measures, lines })
}

/// Players still level, and the measure that put them below the group before.
struct Group {
    rows: Vec<usize>,
    below: Option<Measure>,
}

struct Book<'a> {
    profile: &'a Profile,
    tallies: &'a [Tally],
    /// What each player, in order of rows, adds to the schedule of an opponent.
    strengths: Vec<i64>,
}

impl<'a> Book<'a> {
    fn new(profile: &'a Profile, tallies: &'a [Tally]) -> Self {
        let byes = profile.standings.strength_counts_byes_of_opponents.value;
        let strengths = tallies
            .iter()
            .map(|tally| {
                if byes {
                    tally.victory_points
                } else {
                    tally.victory_points.saturating_sub(tally.bye_points)
                }
            })
            .collect();
        Self { profile, tallies, strengths }
    }

    fn row(&self, player: PlayerId) -> Option<usize> {
        self.tallies.binary_search_by_key(&player, |tally| tally.player).ok()
    }

    /// The meetings that count for strength of schedule, with the opponent's points.
    fn schedule(&self, tally: &Tally) -> impl Iterator<Item = Term> {
        let no_shows = self.profile.standings.strength_counts_no_shows.value;
        numbered(tally).filter_map(move |(round, did)| match did {
            Did::Game { opponent, outcome, .. } if outcome.played || no_shows => {
                let value = *self.row(*opponent).and_then(|row| self.strengths.get(row))?;
                Some(Term { round, origin: Origin::Game(*opponent), value })
            }
            _ => None,
        })
    }

    fn strength(&self, tally: &Tally) -> Fraction {
        let added = |(sum, count): (i64, u32), term: Term| (sum.saturating_add(term.value), count + 1);
        let (sum, meetings) = self.schedule(tally).fold((0, 0), added);
        match self.profile.standings.strength_of_schedule.value {
            StrengthMode::Sum => Fraction::whole(sum),
            StrengthMode::Average => Fraction::average(sum, meetings),
        }
    }

    fn value(&self, tally: &Tally, measure: Measure) -> Fraction {
        match measure {
            Measure::VictoryPoints => Fraction::whole(tally.victory_points),
            Measure::StrengthOfSchedule => self.strength(tally),
            Measure::Differential => Fraction::whole(tally.differential),
            // Has a value only within a group of level players, see `head_to_head`.
            Measure::HeadToHead => Fraction::ZERO,
        }
    }

    fn measured(&self, tally: &Tally, measure: Measure) -> Measured {
        let value = Some(self.value(tally, measure));
        let average = self.profile.standings.strength_of_schedule.value == StrengthMode::Average;
        let terms: Vec<Term> = match measure {
            Measure::StrengthOfSchedule => self.schedule(tally).collect(),
            _ => numbered(tally).filter_map(|(round, did)| self.term(round, did, measure)).collect(),
        };
        let divided_by = (measure == Measure::StrengthOfSchedule && average && !terms.is_empty())
            .then(|| u32::try_from(terms.len()).unwrap_or(u32::MAX));
        Measured { measure, value, terms, divided_by }
    }

    fn term(&self, round: RoundNumber, did: &Did, measure: Measure) -> Option<Term> {
        let origin = match did {
            Did::Game { opponent, .. } => Origin::Game(*opponent),
            Did::Bye => Origin::Bye,
            Did::EarnedBye => Origin::EarnedBye,
            Did::Unplayed => Origin::Unplayed,
            Did::Void { .. } | Did::Open { .. } => return None,
        };
        let (points, margin) = self.profile.worth(did);
        let value = if measure == Measure::Differential { margin } else { points };
        Some(Term { round, origin, value })
    }

    /// Parts one group of level players by one measure, the best first; rows keep the order of player numbers.
    fn split(&self, group: Group, measure: Measure, met: &mut BTreeMap<usize, Measured>) -> Vec<Group> {
        if group.rows.len() < 2 {
            return vec![group];
        }
        let values: Vec<Fraction> = if measure == Measure::HeadToHead {
            let Some(games) = self.head_to_head(&group.rows) else {
                return vec![group];
            };
            let values = games.iter().filter_map(|measured| measured.value).collect();
            met.extend(group.rows.iter().copied().zip(games));
            values
        } else {
            let tallies = group.rows.iter().filter_map(|row| self.tallies.get(*row));
            tallies.map(|tally| self.value(tally, measure)).collect()
        };
        let mut parts: BTreeMap<Reverse<Fraction>, Vec<usize>> = BTreeMap::new();
        for (row, value) in group.rows.into_iter().zip(values) {
            parts.entry(Reverse(value)).or_default().push(row);
        }
        let below = std::iter::once(group.below).chain(std::iter::repeat(Some(measure)));
        parts.into_values().zip(below).map(|(rows, below)| Group { rows, below }).collect()
    }

    /// Points from the games within the group; none unless every two of it met, all equally often.
    fn head_to_head(&self, rows: &[usize]) -> Option<Vec<Measured>> {
        let tallies: Vec<&Tally> = rows.iter().filter_map(|row| self.tallies.get(*row)).collect();
        let mut meetings = None;
        let mut all = Vec::with_capacity(tallies.len());
        for tally in &tallies {
            // Nobody can have met more opponents than there were rounds: spares large groups the count below.
            if tallies.len() > tally.rounds.len() + 1 {
                return None;
            }
            let mut terms = Vec::new();
            for other in tallies.iter().filter(|other| other.player != tally.player) {
                let games: Vec<Term> = between(tally, other.player).collect();
                if games.is_empty() || *meetings.get_or_insert(games.len()) != games.len() {
                    return None;
                }
                terms.extend(games);
            }
            terms.sort_by_key(|term| term.round);
            let sum = terms.iter().fold(0, |sum: i64, term| sum.saturating_add(term.value));
            let value = Some(Fraction::whole(sum));
            all.push(Measured { measure: Measure::HeadToHead, value, terms, divided_by: None });
        }
        Some(all)
    }
}

fn not_applied() -> Measured {
    Measured { measure: Measure::HeadToHead, value: None, terms: Vec::new(), divided_by: None }
}

/// A player's games against one other that were really played.
fn between(tally: &Tally, other: PlayerId) -> impl Iterator<Item = Term> {
    numbered(tally).filter_map(move |(round, did)| match did {
        Did::Game { opponent, outcome, .. } if *opponent == other && outcome.played => {
            Some(Term { round, origin: Origin::Game(other), value: outcome.victory_points })
        }
        _ => None,
    })
}

fn numbered(tally: &Tally) -> impl Iterator<Item = (RoundNumber, &Did)> {
    (1..).map(RoundNumber).zip(&tally.rounds)
}

fn record(tally: &Tally) -> Record {
    let mut record = Record::default();
    for did in &tally.rounds {
        match did {
            Did::Game { outcome, .. } => {
                if let Some(count) = record.grades.get_mut(outcome.grade as usize) {
                    *count += 1;
                }
            }
            Did::Bye => record.byes += 1,
            Did::EarnedBye => record.earned_byes += 1,
            Did::Unplayed => record.unplayed += 1,
            Did::Void { .. } | Did::Open { .. } => {}
        }
    }
    record
}
