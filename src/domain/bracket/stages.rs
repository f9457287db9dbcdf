//! Who plays whom in each stage, from the seeds and the matches so far.

use crate::domain::bracket::cut::{BestOf, BracketOrder, Cut, stage_name};
use crate::domain::bracket::recorded::{Recorded, bracket_order};
use crate::domain::bracket::score::Score;
use crate::domain::id::PlayerId;
use crate::domain::scoring::impossible::Impossible;
use crate::domain::scoring::profile::Profile;

/// One match of the bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    /// The match within its stage, from 1.
    pub number: u32,
    /// The players, the better seed first.
    pub players: [PlayerId; 2],
    /// Whether it is played for third place.
    pub third_place: bool,
    /// Whether anything is recorded of it.
    pub recorded: bool,
    /// Games won by each player, in the order of `players`.
    pub wins: [u32; 2],
    pub winner: Option<PlayerId>,
}

impl Match {
    /// The player who lost; `None` as long as nobody has won.
    pub fn loser(&self) -> Option<PlayerId> {
        let winner = self.winner?;
        self.players.into_iter().find(|player| *player != winner)
    }
}

/// A bracket as far as its players are known: one list of matches a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bracket {
    pub cut: Cut,
    /// Who goes on from the first stage without a match, with its number: the best seeds, if the bracket has more places
    /// than players.
    pub byes: Vec<(u32, PlayerId)>,
    /// The stages from the first; one whose players are not known yet has no match.
    pub stages: Vec<Vec<Match>>,
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

/// Why the recorded matches do not form a bracket for these seeds.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BracketError {
    /// A match that the bracket does not have.
    #[error("stage {stage} has no match {number}")]
    NoSuchMatch { stage: u32, number: u32 },
    /// A match is recorded before those that decide its players.
    #[error(
        "stage {stage}, match {number}: its players are not decided yet; record the stage before it first"
    )]
    TooEarly { stage: u32, number: u32 },
    /// A match is recorded twice.
    #[error("stage {stage}, match {number} is recorded twice; take one of the two out")]
    Twice { stage: u32, number: u32 },
    /// Other players than the bracket's.
    #[error("stage {stage}, match {number} is between other players")]
    OtherPlayers {
        stage: u32,
        number: u32,
        /// Who should play.
        expected: [PlayerId; 2],
    },
    /// A game after the match was decided.
    #[error("stage {stage}, match {number}: game {game} follows after the match was won; take it out")]
    AfterTheEnd {
        stage: u32,
        number: u32,
        /// The game, from 1.
        game: usize,
    },
    /// The winner named is not the one that the games give.
    #[error("stage {stage}, match {number}: the games say that the other player won; correct one of the two")]
    NotTheWinner { stage: u32, number: u32 },
    /// A result that cannot be.
    #[error("stage {stage}, match {number}: {why}")]
    Impossible { stage: u32, number: u32, why: Impossible },
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
        let (first, byes) = first_stage(cut, seeds);
        let mut stages: Vec<Vec<Match>> = Vec::new();
        for stage in 1..=cut.size.stages() {
            let mut matches = match stages.last() {
                None => first.clone(),
                Some(last) => later_stage(cut, seeds, stage, last, if stage == 2 { &byes } else { &[] }),
            };
            for one in &mut matches {
                let found = recorded.iter().find(|it| (it.stage, it.number) == (stage, one.number));
                if let Some(found) = found {
                    one.record(profile, cut.best_of, found)?;
                }
            }
            stages.push(matches);
        }
        let bracket = Self { cut, byes, stages };
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
            let left = self.cut.size.stages().checked_sub(stage).filter(|_| stage > 0);
            let places = left.map_or(0, |left| match left {
                0 if self.cut.third_place && stage > 1 => 2,
                _ => 2_u32.saturating_pow(left),
            });
            let is_bye = stage == 1 && self.byes.iter().any(|(other, _)| *other == number);
            if !(1..=places).contains(&number) || is_bye {
                return Err(BracketError::NoSuchMatch { stage, number });
            }
            if !self.stage(stage).iter().any(|it| it.number == number) {
                return Err(BracketError::TooEarly { stage, number });
            }
        }
        Ok(())
    }

    /// The matches of a stage, as far as their players are known.
    pub fn stage(&self, stage: u32) -> &[Match] {
        let at = usize::try_from(stage).ok().and_then(|stage| stage.checked_sub(1));
        at.and_then(|at| self.stages.get(at)).map_or(&[], Vec::as_slice)
    }

    /// The name of a stage, such as `semi-final`.
    pub fn name(&self, stage: u32) -> String {
        stage_name(self.cut.size.stages().saturating_sub(stage))
    }

    /// What comes next.
    pub fn next(&self) -> Next<'_> {
        let mut champion = None;
        for (stage, matches) in (1..).zip(&self.stages) {
            if matches.iter().any(|one| one.winner.is_none()) {
                let begun = matches.iter().any(|one| one.recorded);
                return if begun { Next::Playing(stage, matches) } else { Next::Stage(stage, matches) };
            }
            champion = matches.iter().find(|one| !one.third_place).and_then(|one| one.winner);
        }
        // A bracket has at least a final, and all of it is decided here.
        champion.map_or(Next::Stage(0, &[]), Next::Over)
    }
}

impl Match {
    fn record(&mut self, profile: &Profile, best_of: BestOf, found: &Recorded) -> Result<(), BracketError> {
        let Recorded { stage, number, .. } = *found;
        let turned = match (found.players, self.players) {
            ([a, b], [x, y]) if (a, b) == (x, y) => false,
            ([a, b], [x, y]) if (a, b) == (y, x) => true,
            _ => return Err(BracketError::OtherPlayers { stage, number, expected: self.players }),
        };
        let score = Score::of(profile, best_of, &found.games);
        let score = score.map_err(|why| BracketError::Impossible { stage, number, why })?;
        if score.games < found.games.len() {
            return Err(BracketError::AfterTheEnd { stage, number, game: score.games + 1 });
        }
        let wins = score.wins;
        let winner = match (score.winner, found.winner) {
            (Some(won), Some(named)) if won != named => {
                return Err(BracketError::NotTheWinner { stage, number });
            }
            (won, named) => won.or(named),
        };
        self.recorded = true;
        self.winner = winner.map(|seat| seat.of(found.players));
        self.wins = if turned { [wins[1], wins[0]] } else { wins };
        Ok(())
    }
}

/// The first stage: its matches, and who goes on without one.
fn first_stage(cut: Cut, seeds: &[PlayerId]) -> (Vec<Match>, Vec<(u32, PlayerId)>) {
    let places = usize::try_from(cut.size.players()).unwrap_or(usize::MAX);
    let (mut matches, mut byes) = (Vec::new(), Vec::new());
    for (number, slots) in (1..).zip(bracket_order(places).chunks(2)) {
        let players: Vec<PlayerId> = slots.iter().filter_map(|slot| seeds.get(*slot)).copied().collect();
        match players.as_slice() {
            [one, other] => matches.push(between(seeds, number, [*one, *other], false)),
            [alone] => byes.push((number, *alone)),
            _ => {}
        }
    }
    (matches, byes)
}

/// The matches of a later stage whose players are known, from the stage before and those who had no match there.
fn later_stage(
    cut: Cut,
    seeds: &[PlayerId],
    stage: u32,
    last: &[Match],
    byes: &[(u32, PlayerId)],
) -> Vec<Match> {
    let won = last.iter().map(|one| (one.number, one.winner));
    let mut from: Vec<(u32, Option<PlayerId>)> =
        won.chain(byes.iter().map(|(number, player)| (*number, Some(*player)))).collect();
    from.sort_by_key(|(number, _)| *number);
    let winners: Vec<Option<PlayerId>> = from.into_iter().map(|(_, winner)| winner).collect();
    let mut matches: Vec<Match> = match cut.bracket {
        BracketOrder::Fixed => {
            let halves = (1..).zip(winners.chunks(2));
            halves
                .filter_map(|(number, feeders)| match feeders {
                    [one, other] => Some(between(seeds, number, [(*one)?, (*other)?], false)),
                    _ => None,
                })
                .collect()
        }
        BracketOrder::Reseeded => {
            let winners: Option<Vec<PlayerId>> = winners.into_iter().collect();
            let mut winners = winners.unwrap_or_default();
            winners.sort_by_key(|player| place(seeds, *player));
            let worst_first = winners.iter().rev();
            let half = winners.len() / 2;
            let tables = (1..).zip(winners.iter().zip(worst_first).take(half));
            tables.map(|(number, (best, worst))| between(seeds, number, [*best, *worst], false)).collect()
        }
    };
    if cut.third_place
        && stage == cut.size.stages()
        && let [one, other] = last
        && let (Some(one), Some(other)) = (one.loser(), other.loser())
    {
        matches.push(between(seeds, 2, [one, other], true));
    }
    matches
}

fn place(seeds: &[PlayerId], player: PlayerId) -> usize {
    seeds.iter().position(|other| *other == player).unwrap_or(usize::MAX)
}

fn between(seeds: &[PlayerId], number: u32, mut players: [PlayerId; 2], third_place: bool) -> Match {
    players.sort_by_key(|player| place(seeds, *player));
    Match { number, players, third_place, recorded: false, wins: [0, 0], winner: None }
}
