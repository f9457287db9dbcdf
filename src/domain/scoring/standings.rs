//! The standings: every player in order, places shared if every tie-breaker is equal, and on request the arithmetic
//! behind a line.

use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::scoring::fraction::Fraction;
use crate::domain::scoring::grade::Grade;
use crate::domain::scoring::history::{Entrant, History};
use crate::domain::scoring::measure::{Measure, Measured, StrengthMode, Term, TermOrigin};
use crate::domain::scoring::order::{
    Book, Schedule, between, numbered_rounds, of_opponents, place, schedule, standing_after_each,
};
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::record::Record;
use crate::domain::scoring::tally::{Did, HistoryError, Rows, Tally, tallies};
use crate::domain::source::Source;

/// The standings of a tournament so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// The tie-breakers in the order they were applied, with their sources.
    pub measures: Vec<(Measure, Source)>,
    /// Everybody, best first; players who share a place are in order of player number.
    pub lines: Vec<StandingsLine>,
    rows: Rows,
    /// What each player, by row, adds to an opponent's strength of schedule.
    strengths: Vec<i64>,
    /// Strength of schedule, by row.
    schedules: Vec<Schedule>,
}

/// One player's line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StandingsLine {
    /// 1 for the best. Players whom no tie-breaker separates share a place, and the next place is skipped.
    pub place: u32,
    /// Rounds, sums and games.
    pub tally: Tally,
    /// Victory points of the opponents played, summed or averaged as the profile says.
    pub strength_of_schedule: Fraction,
    /// Strength of schedule of the opponents played, if the profile ranks by it.
    pub opponents_strength: Option<Fraction>,
    /// Victory points after each round, added up, if the profile ranks by them.
    pub cumulative_points: Option<i64>,
    /// The rating, if the profile ranks by it and the director gave it.
    pub rating: Option<i64>,
    /// How often each result occurred.
    pub record: Record,
    /// Victory points from the games of tied players against each other, if that tie-breaker was applied.
    pub head_to_head: Option<Fraction>,
    /// The first player of the next better place, and the measure that put this line below; `None` at the top.
    pub behind: Option<(PlayerId, Measure)>,
}

impl StandingsLine {
    /// The value of a measure; `None` if it does not apply, as head-to-head between players who are not tied.
    pub fn value(&self, measure: Measure) -> Option<Fraction> {
        match measure {
            Measure::VictoryPoints => Some(Fraction::whole(self.tally.victory_points)),
            Measure::StrengthOfSchedule => Some(self.strength_of_schedule),
            Measure::Differential => Some(Fraction::whole(self.tally.differential)),
            Measure::HeadToHead => self.head_to_head,
            Measure::OpponentsStrength => self.opponents_strength,
            Measure::FullWins => Some(Fraction::whole(self.record.count(Grade::FullWin).into())),
            Measure::ModifiedWins => Some(Fraction::whole(self.record.count(Grade::ModifiedWin).into())),
            Measure::FewestLosses => {
                let losses = Grade::LOSSES.into_iter().map(|grade| self.record.count(grade));
                Some(Fraction::whole(losses.map(i64::from).sum()))
            }
            Measure::FewestFullLosses => Some(Fraction::whole(self.record.count(Grade::FullLoss).into())),
            Measure::CumulativeVictoryPoints => self.cumulative_points.map(Fraction::whole),
            Measure::Rating => self.rating.map(Fraction::whole),
        }
    }
}

/// Computes the standings.
///
/// The order is the profile's `tie_breakers`. In the rules text it ends with a random draw; here, players tied in
/// everything share their place instead.
///
/// ```
/// use arbiter::data::scoring_profile;
/// use arbiter::domain::id::{PlayerId, RoundNumber, TableNumber};
/// use arbiter::domain::scoring::history::{Entrant, Game, History, PlayedRound};
/// use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
/// use arbiter::domain::scoring::standings::standings;
///
/// let entrant = |id| Entrant {
///     id: PlayerId(id),
///     key: format!("player {id}"),
///     from_round: RoundNumber(1),
///     dropped_after: None,
///     rating: None,
/// };
/// let end = EndReason::Complete { winner: Side::B };
/// let game = Game {
///     table: TableNumber(1),
///     players: [PlayerId(1), PlayerId(2)],
///     result: Some(GameResult::ended([35, 100], end)),
/// };
/// let round = PlayedRound { games: vec![game], ..PlayedRound::default() };
/// let history = History { players: vec![entrant(1), entrant(2)], rounds: vec![round] };
///
/// let standings = standings(scoring_profile("tcc-1e-2023").unwrap(), &history)?;
/// assert_eq!(standings.lines[0].tally.player, PlayerId(2));
/// assert_eq!(standings.lines[1].place, 2);
/// # Ok::<(), arbiter::domain::scoring::tally::HistoryError>(())
/// ```
///
/// # Errors
/// If the history contradicts itself or holds a result that cannot have happened.
pub fn standings(profile: &Profile, history: &History) -> Result<Standings, HistoryError> {
    let rows = Rows::of(&history.players)?;
    let tallies = tallies(profile, history)?;
    let book = Book::new(profile, &history.players, rows, &tallies);
    let mut met = vec![None; tallies.len()];
    let (order, groups) = book.rank(&tallies, &mut met);
    let mut tallies: Vec<Option<Tally>> = tallies.into_iter().map(Some).collect();
    let mut lines = Vec::with_capacity(tallies.len());
    let mut better: Option<PlayerId> = None;
    for group in groups {
        let place = place(&group);
        let behind = better.zip(group.below);
        for (row, first) in order
            .get(group.rows)
            .into_iter()
            .flatten()
            .zip(std::iter::once(true).chain(std::iter::repeat(false)))
        {
            let Some(tally) = tallies.get_mut(*row).and_then(Option::take) else { continue };
            if first {
                better = Some(tally.player);
            }
            let strength = |of: &[Schedule]| of.get(*row).map(|one| one.value(profile));
            lines.push(StandingsLine {
                place,
                strength_of_schedule: strength(&book.schedules).unwrap_or(Fraction::ZERO),
                opponents_strength: strength(&book.opponents),
                cumulative_points: book.cumulative.get(*row).copied(),
                rating: book.rating(*row),
                record: Record::of(&tally),
                head_to_head: met.get(*row).copied().flatten(),
                behind,
                tally,
            });
        }
    }
    let order = &profile.standings.tie_breakers.value;
    let measures = order.iter().map(|measure| (*measure, profile.source_of(*measure))).collect();
    let Book { rows, strengths, schedules, .. } = book;
    Ok(Standings { measures, lines, rows, strengths, schedules })
}

/// Everybody's place, by row: players in order of their numbers.
pub(crate) fn places(profile: &Profile, players: &[Entrant], rows: Rows, tallies: &[Tally]) -> Vec<u32> {
    let book = Book::new(profile, players, rows, tallies);
    let mut places = vec![0; tallies.len()];
    let (order, groups) = book.rank(tallies, &mut vec![None; tallies.len()]);
    for group in groups {
        let place = place(&group);
        for row in order.get(group.rows).into_iter().flatten() {
            places.get_mut(*row).into_iter().for_each(|slot| *slot = place);
        }
    }
    places
}

impl Standings {
    /// Why a line has its place: each tie-breaker in order, with its arithmetic. `profile` must be the one used for
    /// the standings.
    pub fn measure_line(&self, profile: &Profile, line: &StandingsLine) -> Vec<Measured> {
        let one = |(measure, _): &(Measure, Source)| {
            let terms = self.terms(profile, line, *measure);
            Measured {
                measure: *measure,
                value: line.value(*measure),
                divided_by: self.divided_by(profile, line, *measure),
                terms,
            }
        };
        self.measures.iter().map(one).collect()
    }

    /// The terms of a measure, in order of rounds; none for a plain count.
    fn terms(&self, profile: &Profile, line: &StandingsLine, measure: Measure) -> Vec<Term> {
        let tally = &line.tally;
        let met = |(round, opponent, value)| Term { round, origin: TermOrigin::Game(opponent), value };
        match measure {
            Measure::StrengthOfSchedule => {
                schedule(profile, &self.rows, &self.strengths, tally).map(met).collect()
            }
            Measure::OpponentsStrength => self
                .of_opponents(profile, tally)
                .map(|(round, opponent, schedule)| met((round, opponent, schedule.sum)))
                .collect(),
            Measure::VictoryPoints | Measure::Differential => {
                numbered_rounds(tally).filter_map(|(round, did)| term(profile, round, did, measure)).collect()
            }
            Measure::CumulativeVictoryPoints => standing_after_each(profile, tally)
                .map(|(round, value)| Term { round, origin: TermOrigin::Standing, value })
                .collect(),
            Measure::HeadToHead => self.games_between_level(line),
            Measure::FullWins
            | Measure::ModifiedWins
            | Measure::FewestLosses
            | Measure::FewestFullLosses
            | Measure::Rating => Vec::new(),
        }
    }

    /// The divisor of an average.
    fn divided_by(&self, profile: &Profile, line: &StandingsLine, measure: Measure) -> Option<u32> {
        if profile.standings.strength_of_schedule.value == StrengthMode::Sum {
            return None;
        }
        let meetings = match measure {
            Measure::StrengthOfSchedule => {
                let met = schedule(profile, &self.rows, &self.strengths, &line.tally);
                u32::try_from(met.count()).unwrap_or(u32::MAX)
            }
            Measure::OpponentsStrength => {
                self.of_opponents(profile, &line.tally).map(|(.., schedule)| schedule.meetings).sum()
            }
            Measure::VictoryPoints
            | Measure::Differential
            | Measure::HeadToHead
            | Measure::FullWins
            | Measure::ModifiedWins
            | Measure::FewestLosses
            | Measure::FewestFullLosses
            | Measure::CumulativeVictoryPoints
            | Measure::Rating => 0,
        };
        (meetings > 0).then_some(meetings)
    }

    fn of_opponents(
        &self,
        profile: &Profile,
        tally: &Tally,
    ) -> impl Iterator<Item = (RoundNumber, PlayerId, Schedule)> {
        of_opponents(profile, &self.rows, &self.strengths, &self.schedules, tally)
    }

    /// Those without a rating among the players who are tied with a line in every measure before it: a rating separates only
    /// if everybody has one. Nobody if all of them have one, or none, or if nobody is tied with the line.
    pub fn without_rating(&self, line: &StandingsLine) -> Vec<PlayerId> {
        if self.measures.iter().all(|(measure, _)| *measure != Measure::Rating) {
            return Vec::new();
        }
        let earlier = self.before(Measure::Rating);
        let level = self.lines.iter().filter(|other| is_level(other, line, &earlier));
        let (rated, unrated): (Vec<_>, Vec<_>) = level.partition(|other| other.rating.is_some());
        if rated.is_empty() {
            return Vec::new();
        }
        unrated.into_iter().map(|other| other.tally.player).collect()
    }

    /// The measures that are applied before this one.
    fn before(&self, last: Measure) -> Vec<Measure> {
        self.measures.iter().map(|(measure, _)| *measure).take_while(|measure| *measure != last).collect()
    }

    /// The games of a line's player against those who are tied in every measure before head-to-head.
    fn games_between_level(&self, line: &StandingsLine) -> Vec<Term> {
        if line.head_to_head.is_none() {
            return Vec::new();
        }
        let earlier = self.before(Measure::HeadToHead);
        let level = |other: &&StandingsLine| is_level(other, line, &earlier);
        // Tied players are next to each other, around the line's own place.
        let at = usize::try_from(line.place).unwrap_or(usize::MAX).saturating_sub(1).min(self.lines.len());
        let (above, below) = self.lines.split_at(at);
        let level: Vec<PlayerId> = (above.iter().rev().take_while(level))
            .chain(below.iter().take_while(level))
            .map(|other| other.tally.player)
            .collect();
        let mut terms: Vec<Term> = level.iter().flat_map(|other| between(&line.tally, *other)).collect();
        terms.sort_by_key(|term| term.round);
        terms
    }
}

fn is_level(one: &StandingsLine, other: &StandingsLine, by: &[Measure]) -> bool {
    by.iter().all(|measure| one.value(*measure) == other.value(*measure))
}

fn term(profile: &Profile, round: RoundNumber, did: &Did, measure: Measure) -> Option<Term> {
    let origin = match did {
        Did::Game { opponent, .. } => TermOrigin::Game(*opponent),
        Did::Bye => TermOrigin::Bye,
        Did::EarnedBye => TermOrigin::EarnedBye,
        Did::Unplayed => TermOrigin::Unplayed,
        Did::Void { .. } | Did::Open { .. } => return None,
    };
    let (points, margin) = profile.points_and_margin(did);
    let value = if measure == Measure::Differential { margin } else { points };
    Some(Term { round, origin, value })
}
