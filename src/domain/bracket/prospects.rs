//! What a player still needs to play on in the cut, by points alone.

use std::collections::{BTreeMap, BTreeSet};

use crate::domain::bracket::cut::Size;
use crate::domain::id::PlayerId;
use crate::domain::scoring::grade::Grade;
use crate::domain::scoring::history::{History, PlayedRound};
use crate::domain::scoring::measure::Measure;
use crate::domain::scoring::profile::{Endings, Profile};
use crate::domain::scoring::tally::{HistoryError, tallies};
use crate::domain::scoring::treatment::EndingTreatment;

/// The most rounds in play or to come of which anything is said: the last two.
const MOST_UNFINISHED: u32 = 2;

/// Whether a total of points is enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outlook {
    /// The player is in, whatever the others do.
    In,
    /// It depends on the others, or on tie-breakers.
    Open,
    /// Enough others will have more points.
    Out,
}

/// What a total of points leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prospect {
    /// How the player's game has to end for it; `None` if it takes more than the game in play, or no game.
    pub grade: Option<Grade>,
    /// The victory points after the last round.
    pub points: i64,
    /// Whether the points are enough.
    pub outlook: Outlook,
}

/// What `player` reaches with each result, the most points first.
///
/// `rounds_left` is how many rounds follow the newest of `history`. The answer looks at points alone: tied players may be
/// on either side of the line. If one round is left to finish, every table counts for itself, so [`Outlook::Open`] means
/// that results exist for both. Of two, whether the second is in play, as in a league, or to come, only the tables of one are
/// looked at in this way: everybody may still win or lose their game of the other against any opponent. So
/// [`Outlook::In`] and [`Outlook::Out`] always hold, and [`Outlook::Open`] may be said where the results left decide.
/// Players who left do not play on, and nobody is expected to leave or to come back.
///
/// Empty if the player has left, if points are not the first tie-breaker, or while more than two rounds are left to finish.
///
/// # Errors
/// If the history contradicts itself or contains an impossible result.
pub fn prospects(
    profile: &Profile,
    history: &History,
    size: Size,
    player: PlayerId,
    rounds_left: u32,
) -> Result<Vec<Prospect>, HistoryError> {
    let active = history.players.iter().filter(|one| one.dropped_after.is_none());
    let active: BTreeSet<PlayerId> = active.map(|one| one.id).collect();
    let by_points = profile.standings.tie_breakers.value.first() == Some(&Measure::VictoryPoints);
    let open: Vec<&PlayedRound> =
        history.rounds.iter().filter(|round| open_games(round).next().is_some()).collect();
    let unfinished = u32::try_from(open.len()).unwrap_or(u32::MAX).saturating_add(rounds_left);
    if !by_points || !active.contains(&player) || unfinished > MOST_UNFINISHED {
        return Ok(Vec::new());
    }
    let points = tallies(profile, history)?.into_iter().map(|tally| (tally.player, tally.victory_points));
    let points: BTreeMap<PlayerId, i64> = points.filter(|(player, _)| active.contains(player)).collect();
    let endings = GameEndings::of(profile);
    // The player's own game is looked at exactly, if they have one.
    let own = open.iter().rposition(|round| open_games(round).any(|game| game.contains(&player)));
    let exact = own.or(open.len().checked_sub(1));
    let (mut tables, mut more_games) = (Vec::new(), BTreeMap::<PlayerId, u32>::new());
    for (at, round) in open.into_iter().enumerate() {
        if Some(at) == exact {
            tables.extend(open_games(round));
        } else {
            open_games(round).flatten().for_each(|one| *more_games.entry(one).or_default() += 1);
        }
    }
    let slack = endings.slack(profile, rounds_left);
    let race = Race { points, tables, more_games, game: endings.extremes(), slack, endings };
    Ok(race.prospects(player, size, rounds_left))
}

/// The games of a round that have no result.
fn open_games(round: &PlayedRound) -> impl Iterator<Item = [PlayerId; 2]> {
    round.games.iter().filter(|game| game.result.is_none()).map(|game| game.players)
}

/// How a game can end for both, with their points; `None` if it does not count.
struct GameEndings(Vec<[(Option<Grade>, i64); 2]>);

impl GameEndings {
    fn of(profile: &Profile) -> Self {
        let Endings {
            complete,
            time,
            decked_out,
            card,
            card_forfeit_by_one,
            card_forfeit_by_both,
            concession,
            no_show,
            disqualified,
            both_absent,
            void,
            concession_is_asked: _,
            decked_out_is_asked: _,
        } = &profile.endings;
        let all = [
            complete,
            time,
            decked_out,
            card,
            card_forfeit_by_one,
            card_forfeit_by_both,
            concession,
            no_show,
            disqualified,
            both_absent,
            void,
        ];
        let mut pairs: Vec<[Option<Grade>; 2]> =
            all.into_iter().flat_map(|ending| pairs(ending.value)).collect();
        pairs.sort_unstable();
        pairs.dedup();
        let points = |grade: Option<Grade>| grade.map_or(0, |grade| profile.points_of(grade).value);
        Self(pairs.into_iter().map(|pair| pair.map(|grade| (grade, points(grade)))).collect())
    }

    /// The fewest and the most points that a game can bring.
    fn extremes(&self) -> [i64; 2] {
        let points = || self.0.iter().flatten().map(|(_, points)| *points);
        [points().min(), points().max()].map(Option::unwrap_or_default)
    }

    /// The fewest and the most points that the rounds to come can bring to somebody whose opponent nobody knows.
    fn slack(&self, profile: &Profile, rounds_left: u32) -> [i64; 2] {
        let other = [&profile.points.bye, &profile.points.earned_bye, &profile.points.unplayed];
        let all = self.0.iter().flatten().map(|(_, points)| *points);
        let all: Vec<i64> = all.chain(other.map(|points| points.value)).collect();
        let ends = [all.iter().min(), all.iter().max()];
        ends.map(|end| end.copied().unwrap_or_default().saturating_mul(i64::from(rounds_left)))
    }
}

/// The grades that both can get.
fn pairs(treatment: EndingTreatment) -> Vec<[Option<Grade>; 2]> {
    let won = |winner, loser| [[Some(winner), Some(loser)], [Some(loser), Some(winner)]];
    let full = won(Grade::FullWin, Grade::FullLoss);
    let modified = won(Grade::ModifiedWin, Grade::ModifiedLoss);
    let level = [Some(Grade::TrueTie); 2];
    match treatment {
        EndingTreatment::WinnerTakesFullWin | EndingTreatment::OutsideWin => full.to_vec(),
        EndingTreatment::FullWinByScore => full.into_iter().chain([level]).collect(),
        EndingTreatment::ModifiedWinByScore => modified.into_iter().chain([level]).collect(),
        EndingTreatment::TrueTie => vec![level],
        EndingTreatment::DoubleLoss => vec![[Some(Grade::FullLoss); 2]],
        EndingTreatment::NotCounted => vec![[None; 2]],
    }
}

/// Everybody who can still be in the cut, and what is still being played.
struct Race {
    points: BTreeMap<PlayerId, i64>,
    /// The open games of one round.
    tables: Vec<[PlayerId; 2]>,
    /// How many games of other rounds each player has open.
    more_games: BTreeMap<PlayerId, u32>,
    endings: GameEndings,
    /// The fewest and the most points that one of them can bring.
    game: [i64; 2],
    /// The fewest and the most points that the rounds to come can bring.
    slack: [i64; 2],
}

impl Race {
    fn prospects(&self, player: PlayerId, size: Size, rounds_left: u32) -> Vec<Prospect> {
        let have = self.points.get(&player).copied().unwrap_or_default();
        let plays = self.tables.iter().any(|table| table.contains(&player));
        let own = self.endings.0.iter().map(|[own, _]| *own);
        let more = self.more_games.get(&player).copied().unwrap_or_default();
        if rounds_left == 0 && more == 0 && plays {
            let graded: BTreeSet<Grade> = own.filter_map(|(grade, _)| grade).collect();
            let points = |grade| own_points(&self.endings, grade);
            let rows = graded
                .into_iter()
                .map(|grade| self.prospect(player, size, Some(grade), have + points(grade)));
            return rows.collect();
        }
        let games = rounds_left + more + u32::from(plays);
        let gains: BTreeSet<i64> = own.map(|(_, points)| points).collect();
        let mut totals = BTreeSet::from([have]);
        for _ in 0..games {
            totals = totals.iter().flat_map(|total| gains.iter().map(move |gain| total + gain)).collect();
        }
        totals.into_iter().rev().map(|total| self.prospect(player, size, None, total)).collect()
    }

    fn prospect(&self, player: PlayerId, size: Size, grade: Option<Grade>, points: i64) -> Prospect {
        let [sure, possible] = self.others(player, grade, points);
        let places = usize::try_from(size.players()).unwrap_or(usize::MAX);
        let outlook = if possible < places {
            Outlook::In
        } else if sure >= places {
            Outlook::Out
        } else {
            Outlook::Open
        };
        Prospect { grade, points, outlook }
    }

    /// The fewest and the most points that a player can get beside the table.
    fn beside(&self, player: PlayerId) -> [i64; 2] {
        let games = i64::from(self.more_games.get(&player).copied().unwrap_or_default());
        let [[fewest, most], [least, greatest]] = [self.game, self.slack];
        [least + fewest * games, greatest + most * games]
    }

    /// How many others have more than `points` in any case, and how many can have as many or more.
    fn others(&self, player: PlayerId, grade: Option<Grade>, points: i64) -> [usize; 2] {
        let above = |one: PlayerId, gain: i64| {
            let [fewest, most] = self.beside(one);
            let has = self.points.get(&one).filter(|_| one != player).map(|has| has + gain);
            [has.is_some_and(|has| has + fewest > points), has.is_some_and(|has| has + most >= points)]
                .map(usize::from)
        };
        let playing: BTreeSet<PlayerId> = self.tables.iter().flatten().copied().collect();
        let done = self.points.keys().filter(|one| !playing.contains(one)).map(|one| above(*one, 0));
        let tables = self.tables.iter().map(|[a, b]| {
            let seen_from = |own: bool, got: Option<Grade>| !own || grade.is_none() || got == grade;
            let ends = self.endings.0.iter().filter(|[for_a, for_b]| {
                seen_from(*a == player, for_a.0) && seen_from(*b == player, for_b.0)
            });
            let counts = ends.map(|[for_a, for_b]| {
                let ([sure_a, may_a], [sure_b, may_b]) = (above(*a, for_a.1), above(*b, for_b.1));
                [sure_a + sure_b, may_a + may_b]
            });
            let counts: Vec<[usize; 2]> = counts.collect();
            let least = counts.iter().map(|[sure, _]| *sure).min().unwrap_or_default();
            [least, counts.iter().map(|[_, may]| *may).max().unwrap_or_default()]
        });
        done.chain(tables).fold([0, 0], |[sure, possible], [a, b]| [sure + a, possible + b])
    }
}

fn own_points(endings: &GameEndings, wanted: Grade) -> i64 {
    let own = endings.0.iter().map(|[own, _]| *own);
    own.filter(|(grade, _)| *grade == Some(wanted)).map(|(_, points)| points).next().unwrap_or_default()
}
