//! What a player needs for the cut, compared with every way in which small fields can go on.

use arbiter::data::scoring_profile;
use arbiter::domain::bracket::cut::Size;
use arbiter::domain::bracket::prospects::{Outlook, Prospect, prospects};
use arbiter::domain::id::{PlayerId, RoundNumber};
use arbiter::domain::scoring::grade::Grade;
use arbiter::domain::scoring::history::{History, PlayedRound};
use arbiter::domain::scoring::profile::Profile;
use arbiter::domain::scoring::result::{EndReason, Forfeiting, GameResult, Side};
use arbiter::domain::scoring::standings::standings;

use crate::support::histories::{Dice, players, round, shuffled, win};

const PROFILES: [&str; 2] = ["tcc-1e-2023", "decipher-2e-2002"];

fn profile(at: u64) -> &'static Profile {
    let at = usize::try_from(at).unwrap() % PROFILES.len();
    scoring_profile(PROFILES[at]).unwrap()
}

/// Results that lead to every pair of grades that the profile knows.
fn results(profile: &Profile) -> Vec<GameResult> {
    let ends = [
        EndReason::Complete { winner: Side::A },
        EndReason::Complete { winner: Side::B },
        EndReason::Time,
        EndReason::CardForfeit { by: Forfeiting::Both },
        EndReason::BothAbsent,
        EndReason::Void,
    ];
    let goal = profile.scores.win_threshold.value;
    let scores = [[0, 0], [30, 10], [10, 30], [goal, 10], [10, goal]];
    let all = ends.into_iter().flat_map(|end| scores.map(|scores| GameResult::ended(scores, end)));
    let mut seen = Vec::new();
    let new = all.filter(|result| {
        let Ok(outcomes) = profile.outcomes(result) else { return false };
        let grades = outcomes.map(|both| both.map(|one| one.grade));
        let is_new = !seen.contains(&grades);
        seen.push(grades);
        is_new
    });
    new.collect()
}

/// The newest round without its results.
fn reopened(mut history: History) -> History {
    history.rounds.last_mut().unwrap().games.iter_mut().for_each(|game| game.result = None);
    history
}

/// Every way in which the games without a result can end.
fn endings(history: &History, profile: &Profile) -> Vec<History> {
    let mut all = vec![history.clone()];
    for table in 0..history.rounds.last().unwrap().games.len() {
        let with = |history: &History| {
            let each = results(profile).into_iter().map(|result| {
                let mut history = history.clone();
                history.rounds.last_mut().unwrap().games[table].result.get_or_insert(result);
                history
            });
            each.collect::<Vec<_>>()
        };
        all = all.iter().flat_map(with).collect();
    }
    all
}

/// For each ending: the player's grade, their points, how many others have more, how many at least as many, and the place
/// among those who are left.
fn told(ends: &[History], profile: &Profile, player: PlayerId) -> Vec<(Option<Grade>, i64, [usize; 3])> {
    let one = |history: &History| {
        let left = |id: PlayerId| history.players.iter().any(|it| it.id == id && it.dropped_after.is_some());
        let lines = standings(profile, history).unwrap().lines;
        let lines: Vec<_> = lines.into_iter().filter(|line| !left(line.tally.player)).collect();
        let at = lines.iter().position(|line| line.tally.player == player).unwrap();
        let points = lines[at].tally.victory_points;
        let others = || lines.iter().filter(|line| line.tally.player != player);
        let above = others().filter(|line| line.tally.victory_points > points).count();
        let level = others().filter(|line| line.tally.victory_points >= points).count();
        let grade = history.rounds.last().unwrap().games.iter().find_map(|game| {
            let seat = game.players.iter().position(|one| *one == player)?;
            Some(profile.outcomes(&game.result?).unwrap()?[seat].grade)
        });
        (grade, points, [above, level, at])
    };
    ends.iter().map(one).collect()
}

fn of_points(rows: &[Prospect], grade: Option<Grade>, points: i64) -> Outlook {
    let row = rows.iter().find(|row| row.points == points && (row.grade.is_none() || row.grade == grade));
    row.unwrap_or_else(|| panic!("{points} points are not among {rows:?}")).outlook
}

#[test]
fn in_the_last_round_it_is_said_exactly_when_points_decide() {
    let mut decided = [0, 0, 0];
    for seed in 0..24 {
        let (profile, count) = (profile(seed), 5 + u32::try_from(seed % 3).unwrap());
        let mut history = reopened(shuffled(count, 3, seed));
        if seed % 4 == 0 {
            history.players[0].dropped_after = Some(RoundNumber(3));
        }
        let ends = endings(&history, profile);
        for (size, player) in [2, 4].into_iter().flat_map(|size| (2..=count).map(move |one| (size, one))) {
            let player = PlayerId(player);
            let rows = prospects(profile, &history, Size::try_from(size).unwrap(), player, 0).unwrap();
            let told = told(&ends, profile, player);
            let places = usize::try_from(size).unwrap();
            for row in &rows {
                let same: Vec<_> =
                    told.iter().filter(|(grade, ..)| row.grade.is_none() || *grade == row.grade).collect();
                assert!(!same.is_empty(), "{row:?} cannot happen");
                assert!(same.iter().all(|(_, points, _)| *points == row.points), "{row:?}");
                let safe = same.iter().all(|(.., [_, level, _])| *level < places);
                let lost = same.iter().all(|(.., [above, ..])| *above >= places);
                let expected = if safe {
                    Outlook::In
                } else if lost {
                    Outlook::Out
                } else {
                    Outlook::Open
                };
                assert_eq!(row.outlook, expected, "seed {seed}, cut to {size}, player {player}, {row:?}");
                // And the standings, tie-breakers included, agree.
                assert!(!safe || same.iter().all(|(.., [_, _, at])| *at < places));
                assert!(!lost || same.iter().all(|(.., [_, _, at])| *at >= places));
                decided[row.outlook as usize] += 1;
            }
        }
    }
    assert!(decided.iter().all(|times| *times >= 30), "{decided:?}");
}

#[test]
fn before_the_last_round_nothing_is_promised_that_may_not_hold() {
    let mut decided = [0, 0, 0];
    let mut dice = Dice(5);
    for seed in 0..200 {
        let (profile, count) = (profile(seed), 6 + u32::try_from(seed % 7).unwrap());
        let history = reopened(shuffled(count, 4, seed));
        let size = [2, 4][usize::try_from(seed % 2).unwrap()];
        let all: Vec<_> = (1..=count)
            .map(|player| {
                prospects(profile, &history, Size::try_from(size).unwrap(), PlayerId(player), 1).unwrap()
            })
            .collect();
        for _ in 0..10 {
            let ended = ended(&history, profile, &mut dice);
            let lines = standings(profile, &ended).unwrap().lines;
            for (at, line) in lines.iter().enumerate() {
                let rows = &all[usize::try_from(line.tally.player.0).unwrap() - 1];
                let outlook = of_points(rows, None, line.tally.victory_points);
                let is_in = at < usize::try_from(size).unwrap();
                assert!(outlook != Outlook::In || is_in, "seed {seed}: {line:?} was promised");
                assert!(outlook != Outlook::Out || !is_in, "seed {seed}: {line:?} was written off");
                decided[outlook as usize] += 1;
            }
        }
    }
    assert!(decided.iter().all(|times| *times >= 30), "{decided:?}");
}

/// The round in play and one more, ended by chance.
fn ended(history: &History, profile: &Profile, dice: &mut Dice) -> History {
    let results = results(profile);
    let mut end = |game: &mut arbiter::domain::scoring::history::Game| {
        game.result = Some(results[usize::try_from(dice.roll(results.len() as u64)).unwrap()]);
    };
    let mut history = history.clone();
    history.rounds.last_mut().unwrap().games.iter_mut().for_each(&mut end);
    let count = u32::try_from(history.players.len()).unwrap();
    let games = (0..count / 2).map(|table| win(table + 1, 2 * table + 1, 2 * table + 2, 0));
    let mut last: PlayedRound = round(games.collect());
    last.byes = (count % 2 == 1).then_some(PlayerId(count)).into_iter().collect();
    last.games.iter_mut().for_each(&mut end);
    history.rounds.push(last);
    history
}

#[test]
fn who_left_has_no_prospects_and_who_cannot_be_caught_is_in() {
    let profile = profile(0);
    let mut history = players(4);
    history.players[3].dropped_after = Some(RoundNumber(1));
    history.rounds.push(round(vec![win(1, 1, 2, 0), win(2, 3, 4, 0)]));
    let size = Size::try_from(4).unwrap();
    assert_eq!(prospects(profile, &history, size, PlayerId(4), 1), Ok(Vec::new()));
    let rows = prospects(profile, &history, size, PlayerId(1), 0).unwrap();
    assert_eq!(rows.len(), 1);
    assert_eq!((rows[0].grade, rows[0].outlook), (None, Outlook::In), "three are left for four places");
}

/// All rounds are published at once, and two of them, whichever, are still played.
#[test]
fn with_two_rounds_in_play_nothing_is_promised_that_may_not_hold() {
    let mut decided = [0, 0, 0];
    let mut dice = Dice(11);
    for seed in 0..200 {
        let (profile, count) = (profile(seed), 6 + 2 * u32::try_from(seed % 3).unwrap());
        let mut history = shuffled(count, 5, seed);
        for at in [usize::try_from(seed % 4).unwrap(), 4] {
            history.rounds[at].games.iter_mut().for_each(|game| game.result = None);
        }
        let size = [2, 4][usize::try_from(seed % 2).unwrap()];
        let all: Vec<_> = (1..=count)
            .map(|player| {
                prospects(profile, &history, Size::try_from(size).unwrap(), PlayerId(player), 0).unwrap()
            })
            .collect();
        let results = results(profile);
        for _ in 0..10 {
            let mut ended = history.clone();
            for game in ended.rounds.iter_mut().flat_map(|round| &mut round.games) {
                let drawn = results[usize::try_from(dice.roll(results.len() as u64)).unwrap()];
                game.result.get_or_insert(drawn);
            }
            let lines = standings(profile, &ended).unwrap().lines;
            for (at, line) in lines.iter().enumerate() {
                let rows = &all[usize::try_from(line.tally.player.0).unwrap() - 1];
                let outlook = of_points(rows, None, line.tally.victory_points);
                let is_in = at < usize::try_from(size).unwrap();
                assert!(outlook != Outlook::In || is_in, "seed {seed}: {line:?} was promised");
                assert!(outlook != Outlook::Out || !is_in, "seed {seed}: {line:?} was written off");
                decided[outlook as usize] += 1;
            }
        }
    }
    assert!(decided.iter().all(|times| *times >= 30), "{decided:?}");
}

#[test]
fn of_rounds_in_play_at_once_something_is_said_once_two_are_left() {
    let profile = profile(0);
    let mut history = players(4);
    for [one, other] in [[[1, 2], [3, 4]], [[1, 3], [2, 4]], [[1, 4], [2, 3]]] {
        history.rounds.push(round(vec![win(1, one[0], one[1], 0), win(2, other[0], other[1], 0)]));
    }
    let size = Size::try_from(2).unwrap();
    let told = |open: &[(usize, usize)], player: u32| {
        let mut history = history.clone();
        for (at, table) in open {
            history.rounds[*at].games[*table].result = None;
        }
        let rows = prospects(profile, &history, size, PlayerId(player), 0).unwrap();
        rows.into_iter().map(|row| (row.grade.is_some(), row.points, row.outlook)).collect::<Vec<_>>()
    };
    let both = |rounds: &[usize]| rounds.iter().flat_map(|at| [(*at, 0), (*at, 1)]).collect::<Vec<_>>();
    assert_eq!(told(&both(&[0, 1, 2]), 1), Vec::new(), "three rounds are open");
    for open in [&[0, 1][..], &[0, 2], &[1, 2], &[2], &[0], &[]] {
        assert!((1..=4).all(|player| !told(&both(open), player).is_empty()), "{open:?}");
    }
    // Players 1 and 3 have won: only 3 can have as much as 1 who wins both games, and 4 who loses both is behind 1 and 3.
    let (one, four) = (told(&both(&[1, 2]), 1), told(&both(&[1, 2]), 4));
    assert_eq!(one.first(), Some(&(false, 12, Outlook::In)));
    assert_eq!(one.last(), Some(&(false, 4, Outlook::Open)), "who loses two of three games is not out");
    assert_eq!(four.first(), Some(&(false, 8, Outlook::Open)));
    assert_eq!(four.last(), Some(&(false, 0, Outlook::Out)));
    // Of two rounds, player 1 has one game open, so each way in which it can end is a row.
    let single = told(&[(1, 0), (2, 1)], 1);
    assert!(single.len() > 2 && single.iter().all(|(with_grade, ..)| *with_grade), "{single:?}");
}
