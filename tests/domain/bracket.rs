//! The cut: seeds, brackets and the final ranking, compared with another way to calculate them.

use std::collections::BTreeSet;

use crate::support::forms::Dice;
use crate::support::histories::{players, round, shuffled, tie, win};
use arbiter::data::scoring_profile;
use arbiter::domain::bracket::cut::{BestOf, BracketOrder, Cut, Size};
use arbiter::domain::bracket::double::MatchPart;
use arbiter::domain::bracket::matches::{BracketError, Match};
use arbiter::domain::bracket::ranking::{By, Ranked, TieOrder, ranking};
use arbiter::domain::bracket::recorded::Recorded;
use arbiter::domain::bracket::seeding::{Seeding, Separation};
use arbiter::domain::bracket::stages::{Bracket, Next};
use arbiter::domain::id::{PlayerId, RoundNumber};
use arbiter::domain::scoring::history::History;
use arbiter::domain::scoring::measure::Measure;
use arbiter::domain::scoring::profile::Profile;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::scoring::standings::{Standings, standings};

fn profile() -> &'static Profile {
    scoring_profile("tcc-1e-2023").unwrap()
}

/// A Swiss whose standings are 1, 2, 3 and so on: the lower number always wins, by different differentials.
fn swiss(count: u32) -> History {
    let mut history = players(count);
    let games = (1..=count / 2).map(|table| {
        let score = i64::from(count / 2 + 1 - table);
        win(table, table, count + 1 - table, 99 - score)
    });
    history.rounds = vec![round(games.collect())];
    history
}

fn ranked(history: &History) -> Standings {
    standings(profile(), history).unwrap()
}

/// The standings' own order, which these brackets are seeded by.
fn order(standings: &Standings) -> Vec<PlayerId> {
    standings.lines.iter().map(|line| line.tally.player).collect()
}

fn cut(players: u32, bracket: BracketOrder) -> Cut {
    Cut { bracket, ..Cut::to(Size::try_from(players).unwrap()) }
}

fn won(winner: Side) -> GameResult {
    let scores = if winner == Side::A { [100, 35] } else { [35, 100] };
    GameResult::ended(scores, EndReason::Complete { winner })
}

fn record(stage: u32, one: &Match, winner: Side) -> Recorded {
    Recorded { stage, number: one.number, players: one.players, games: vec![won(winner)], winner: None }
}

/// Plays a whole cut at random; returns the records and who lost in which stage.
fn by_chance(cut: Cut, seeds: &[PlayerId], dice: &mut Dice) -> (Vec<Recorded>, Vec<(u32, PlayerId)>) {
    let (mut recorded, mut lost) = (Vec::new(), Vec::new());
    loop {
        let bracket = Bracket::of(profile(), cut, seeds, &recorded).unwrap();
        let Next::Stage(stage, matches) = bracket.next() else {
            assert!(matches!(bracket.next(), Next::Over(_)));
            return (recorded, lost);
        };
        for one in matches {
            let winner = if dice.often(60) { Side::A } else { Side::B };
            let loser = winner.other().of(one.players);
            if one.part == MatchPart::Main {
                lost.push((stage, loser));
            }
            recorded.push(record(stage, one, winner));
        }
    }
}

#[test]
fn the_first_stage_pairs_the_best_with_the_last_and_separates_the_best_two() {
    for size in Size::ALL {
        let history = swiss(40);
        let standings = ranked(&history);
        let seeding = Seeding::of(&standings, &history, size, 0, &[]).unwrap();
        let bracket =
            Bracket::of(profile(), cut(size.players(), BracketOrder::Fixed), &seeding.seeds, &[]).unwrap();
        let Next::Stage(1, matches) = bracket.next() else { panic!("{:?}", bracket.next()) };
        assert_eq!(matches.len() * 2, size.players() as usize);
        let seed = |player| seeding.seeds.iter().position(|other| *other == player).unwrap() as u32 + 1;
        for one in matches {
            let [best, worst] = one.players.map(seed);
            assert!(best < worst);
            assert_eq!(best + worst, size.players() + 1);
        }
        // If the better seed always wins, the final is 1 against 2, and every stage pairs in the same way.
        let mut recorded = Vec::new();
        let over = loop {
            let bracket =
                Bracket::of(profile(), cut(size.players(), BracketOrder::Fixed), &seeding.seeds, &recorded)
                    .unwrap();
            match bracket.next() {
                Next::Stage(stage, matches) => {
                    let left = size.players() >> (stage - 1);
                    let sums = matches.iter().map(|one| one.players.map(seed).iter().sum::<u32>());
                    assert!(sums.into_iter().all(|sum| sum == left + 1), "stage {stage} of {size:?}");
                    recorded.extend(matches.iter().map(|one| record(stage, one, Side::A)));
                }
                Next::Over(winner) => break winner,
                Next::Playing(..) => panic!("nothing is open"),
            }
        };
        assert_eq!(seed(over), 1);
    }
}

#[test]
fn a_reseeded_bracket_pairs_the_best_left_with_the_worst_left() {
    let history = swiss(40);
    let seeds = order(&ranked(&history))[..16].to_vec();
    for throw in 0..50 {
        let (recorded, _) = by_chance(cut(16, BracketOrder::Reseeded), &seeds, &mut Dice(throw));
        let mut left: Vec<PlayerId> = seeds.clone();
        for stage in 1..=4 {
            let of_stage: Vec<&Recorded> = recorded.iter().filter(|one| one.stage == stage).collect();
            let met: BTreeSet<BTreeSet<PlayerId>> =
                of_stage.iter().map(|one| one.players.into_iter().collect()).collect();
            let expected: BTreeSet<BTreeSet<PlayerId>> = (0..left.len() / 2)
                .map(|at| [left[at], left[left.len() - 1 - at]].into_iter().collect())
                .collect();
            assert_eq!(met, expected, "stage {stage}, draw {throw}");
            let gone: Vec<PlayerId> = of_stage
                .iter()
                .map(|one| if one.games[0].scores == [100, 35] { one.players[1] } else { one.players[0] })
                .collect();
            left.retain(|player| !gone.contains(player));
        }
    }
}

#[test]
fn the_ranking_is_the_bracket_first_and_then_the_swiss_whose_standings_never_change() {
    let history = swiss(40);
    let before = ranked(&history);
    for throw in 0..120 {
        let mut dice = Dice(throw);
        let size = Size::ALL[dice.throw(5)];
        let bracket = if dice.often(50) { BracketOrder::Fixed } else { BracketOrder::Reseeded };
        let cut = Cut { third_place: dice.often(50), ..cut(size.players(), bracket) };
        let seeds = order(&before)[..size.players() as usize].to_vec();
        let (recorded, lost) = by_chance(cut, &seeds, &mut dice);
        let seeding = Seeding::of(&before, &history, size, 0, &recorded).unwrap();
        assert_eq!(seeding.seeds, seeds);
        let bracket = Bracket::of(profile(), cut, &seeds, &recorded).unwrap();
        let ranked: Vec<Ranked> = ranking(&before, &bracket, &BTreeSet::new());

        // Another way to say it: everybody's key is the stage they lost in, then their place in the Swiss.
        let third =
            recorded.iter().find(|one| cut.third_place && (one.stage, one.number) == (size.stages(), 2));
        let third = third.filter(|_| size.stages() > 1);
        let key = |player: PlayerId| {
            let swiss = before.lines.iter().position(|line| line.tally.player == player).unwrap();
            let stage = lost.iter().find(|(_, other)| *other == player).map(|(stage, _)| *stage);
            let entered = seeds.contains(&player);
            let beaten = third.is_some_and(|one| {
                let loser = if one.games[0].scores == [100, 35] { one.players[1] } else { one.players[0] };
                loser == player
            });
            (!entered, std::cmp::Reverse(stage.unwrap_or(if entered { 99 } else { 0 })), beaten, swiss)
        };
        let mut expected = order(&before);
        expected.sort_by_key(|player| key(*player));
        assert_eq!(ranked.iter().map(|one| one.player).collect::<Vec<_>>(), expected, "draw {throw}");
        let places: Vec<u32> = ranked.iter().map(|one| one.place).collect();
        assert_eq!(places, (1..=40).collect::<Vec<_>>());
        assert_eq!(self::ranked(&history), before);
    }
}

#[test]
fn what_decided_a_place_is_named() {
    let history = swiss(40);
    let standings = ranked(&history);
    let seeds = order(&standings)[..8].to_vec();
    let cut = Cut { third_place: true, ..cut(8, BracketOrder::Fixed) };
    let (recorded, _) = by_chance(cut, &seeds, &mut Dice(3));
    let words = |recorded: &[Recorded]| {
        let bracket = Bracket::of(profile(), cut, &seeds, recorded).unwrap();
        let told = ranking(&standings, &bracket, &BTreeSet::new());
        told.iter().take(9).map(|one| one.by.to_string()).collect::<Vec<_>>()
    };
    let quarter = "quarter-final, then Swiss";
    let whole = ["final", "final", "third place", "third place", quarter, quarter, quarter, quarter, "Swiss"];
    assert_eq!(words(&recorded), whole);
    let still = "still in, then Swiss";
    let part = [still, still, still, still, quarter, quarter, quarter, quarter, "Swiss"];
    assert_eq!(words(&recorded[..4]), part);
    let none = Bracket::of(profile(), cut, &seeds, &[]).unwrap();
    let ranked = ranking(&standings, &none, &BTreeSet::new());
    assert!(ranked.len() > 8);
    assert!(ranked[..8].iter().all(|one| one.by == By::StillIn(TieOrder::Swiss)));
}

#[test]
fn a_player_who_drops_before_the_cut_is_skipped_and_one_who_drops_in_it_keeps_the_seed() {
    let mut history = swiss(10);
    let whole = order(&ranked(&history));
    let size = Size::try_from(4).unwrap();
    let line = Seeding::of(&ranked(&history), &history, size, 0, &[]).unwrap().line.unwrap();
    assert_eq!((line.last_in, line.first_out), (whole[3], whole[4]));
    assert_eq!(line.by, Separation::TieBreaker(Measure::Differential));

    let second = whole[1];
    let at = history.players.iter().position(|entrant| entrant.id == second).unwrap();
    history.players[at].dropped_after = Some(RoundNumber(1));
    let without = Seeding::of(&ranked(&history), &history, size, 0, &[]).unwrap();
    assert_eq!(without.seeds, [whole[0], whole[2], whole[3], whole[4]]);
    assert_eq!(without.reserves, whole[5..]);

    let walk_over = Recorded {
        stage: 1,
        number: 2,
        players: [second, whole[2]],
        games: Vec::new(),
        winner: Some(Side::B),
    };
    let kept = Seeding::of(&ranked(&history), &history, size, 0, &[walk_over]).unwrap();
    assert_eq!(kept.seeds, whole[..4]);
    let few = Seeding::of(&ranked(&history), &history, Size::try_from(16).unwrap(), 0, &[]).unwrap_err();
    assert_eq!(few.left, 9);
}

#[test]
fn players_tied_on_everything_are_drawn_and_a_recorded_stage_shows_the_draw() {
    let mut history = players(8);
    history.rounds = vec![round((1..=4).map(|table| tie(table, table * 2 - 1, table * 2)).collect())];
    let standings = ranked(&history);
    let size = Size::try_from(4).unwrap();
    let draws: BTreeSet<Vec<PlayerId>> =
        (0..40).map(|seed| Seeding::of(&standings, &history, size, seed, &[]).unwrap().seeds).collect();
    assert!(draws.len() > 20, "a draw gives everybody a chance");
    let again = Seeding::of(&standings, &history, size, 7, &[]).unwrap();
    assert_eq!(again, Seeding::of(&standings, &history, size, 7, &[]).unwrap());
    assert_eq!(again.line.unwrap().by, Separation::Draw);
    assert_eq!(again.drawn[0].len(), 8);

    // Another draw was made in the hall: the matches that were played say so.
    let played = [[8, 1], [2, 5]].map(|two| two.map(PlayerId));
    let recorded: Vec<Recorded> = (1..)
        .zip(played)
        .map(|(number, players)| Recorded {
            stage: 1,
            number,
            players,
            games: vec![won(Side::A)],
            winner: None,
        })
        .collect();
    let seeding = Seeding::of(&standings, &history, size, 7, &recorded).unwrap();
    assert_eq!(seeding.seeds, [8, 2, 5, 1].map(PlayerId));
    Bracket::of(profile(), cut(4, BracketOrder::Fixed), &seeding.seeds, &recorded).unwrap();
}

/// Every way to choose this many of these players and put them into an order.
fn every_choice(of: &[PlayerId], many: usize) -> Vec<Vec<PlayerId>> {
    if many == 0 {
        return vec![Vec::new()];
    }
    let firsts = of.iter().flat_map(|first| {
        let rest: Vec<PlayerId> = of.iter().copied().filter(|other| other != first).collect();
        let after = every_choice(&rest, many - 1).into_iter();
        after.map(|after| [vec![*first], after].concat()).collect::<Vec<_>>()
    });
    firsts.collect()
}

#[test]
fn the_seeds_are_one_of_the_choices_in_which_nobody_is_placed_before_a_better_player() {
    let mut several = 0;
    for seed in 0..120 {
        let count = 4 + seed as u32 % 4;
        let history = shuffled(count, seed as u32 % 3, seed);
        let standings = ranked(&history);
        let place =
            |player: PlayerId| standings.lines.iter().find(|line| line.tally.player == player).unwrap().place;
        let everybody = order(&standings);
        for size in [2, 4] {
            let fits = |chosen: &&Vec<PlayerId>| {
                let out = everybody.iter().filter(|player| !chosen.contains(player));
                let worst = chosen.iter().map(|player| place(*player)).max().unwrap();
                chosen.is_sorted_by_key(|player| place(*player))
                    && out.map(|player| place(*player)).all(|place| place >= worst)
            };
            let all = every_choice(&everybody, size);
            let right: BTreeSet<&Vec<PlayerId>> = all.iter().filter(fits).collect();
            let size = Size::try_from(size as u32).unwrap();
            let drawn: BTreeSet<Vec<PlayerId>> = (0..if right.len() > 24 { 1 } else { 200 })
                .map(|draw| Seeding::of(&standings, &history, size, draw, &[]).unwrap().seeds)
                .collect();
            assert!(drawn.iter().all(|seeds| right.contains(seeds)), "{seed}");
            if (2..=6).contains(&right.len()) {
                several += 1;
                assert_eq!(drawn.len(), right.len(), "{seed}: each of them is drawn some time");
            }
        }
    }
    assert!(several > 5, "{several}");
}

#[test]
fn a_match_of_three_is_won_by_two_games_and_a_tie_counts_for_nobody() {
    let history = swiss(4);
    let seeds = order(&ranked(&history))[..2].to_vec();
    let cut = Cut { best_of: BestOf::Three, ..cut(2, BracketOrder::Fixed) };
    let level = GameResult::ended([55, 55], EndReason::Time);
    let of = |games: Vec<GameResult>, winner: Option<Side>| {
        let recorded = Recorded { stage: 1, number: 1, players: [seeds[1], seeds[0]], games, winner };
        let bracket = Bracket::of(profile(), cut, &seeds, &[recorded])?;
        Ok((bracket.stage(1)[0].wins, bracket.stage(1)[0].winner))
    };
    // The record names the sides the other way round: the wins follow the players.
    assert_eq!(of(vec![won(Side::A)], None), Ok(([0, 1], None)));
    assert_eq!(of(vec![won(Side::A), won(Side::B), level, won(Side::A)], None), Ok(([1, 2], Some(seeds[1]))));
    assert_eq!(of(vec![level], None), Ok(([0, 0], None)));
    assert_eq!(of(vec![level], Some(Side::B)), Ok(([0, 0], Some(seeds[0]))), "the director settles it");
    let (stage, number) = (1, 1);
    let late = of(vec![won(Side::A), won(Side::A), won(Side::B)], None);
    assert_eq!(late, Err(BracketError::AfterTheEnd { stage, number, game: 3 }));
    let other = of(vec![won(Side::A), won(Side::A)], Some(Side::B));
    assert_eq!(other, Err(BracketError::NotTheWinner { stage, number }));
}

#[test]
fn a_wrong_bracket_is_refused_by_stage_and_match() {
    let history = swiss(8);
    let seeds = order(&ranked(&history))[..4].to_vec();
    let of = |recorded: &[Recorded]| {
        Bracket::of(profile(), cut(4, BracketOrder::Fixed), &seeds, recorded).map(|_| ())
    };
    let record =
        |stage, number, players| Recorded { stage, number, players, games: vec![won(Side::A)], winner: None };
    let first = record(1, 1, [seeds[0], seeds[3]]);
    assert_eq!(of(std::slice::from_ref(&first)), Ok(()));
    assert_eq!(of(&[first.clone(), first.clone()]), Err(BracketError::Twice { stage: 1, number: 1 }));
    let of_final = record(2, 1, [seeds[0], seeds[1]]);
    assert_eq!(of(&[first, of_final]), Err(BracketError::TooEarly { stage: 2, number: 1 }));
    for (stage, number) in [(1, 3), (1, 0), (3, 1), (0, 1), (2, 2)] {
        let gone = record(stage, number, [seeds[0], seeds[3]]);
        assert_eq!(of(&[gone]), Err(BracketError::NoSuchMatch { stage, number }));
    }
    let expected = [seeds[0], seeds[3]];
    let others = record(1, 1, [seeds[0], seeds[2]]);
    assert_eq!(of(&[others]), Err(BracketError::OtherPlayers { stage: 1, number: 1, expected }));
}
