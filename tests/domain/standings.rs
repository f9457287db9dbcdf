//! Standings: whole tournaments calculated by hand.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::support::histories::{entrant, game, players, round, shuffled, tie, win};
use arbiter::data::scoring_profile;
use arbiter::domain::bracket::seeding::{CutLine, Separation};
use arbiter::domain::id::{PlayerId, RoundNumber};
use arbiter::domain::scoring::fraction::Fraction;
use arbiter::domain::scoring::grade::Outcome;
use arbiter::domain::scoring::history::History;
use arbiter::domain::scoring::measure::{Measure, StrengthMode};
use arbiter::domain::scoring::profile::Profile;
use arbiter::domain::scoring::result::{EndReason, Side};
use arbiter::domain::scoring::standings::{Standings, StandingsLine, standings};
use arbiter::domain::scoring::tally::HistoryError;
use proptest::prelude::*;

fn profile() -> Profile {
    scoring_profile("tcc-1e-2014").unwrap().clone()
}

fn ranked(profile: &Profile, history: &History) -> Standings {
    standings(profile, history).unwrap()
}

/// Place, player, victory points, schedule, differential.
fn rows(standings: &Standings) -> Vec<(u32, u32, i64, String, i64)> {
    let row = |line: &StandingsLine| {
        let tally = &line.tally;
        let schedule = line.strength_of_schedule.to_string();
        (line.place, tally.player.0, tally.victory_points, schedule, tally.differential)
    };
    standings.lines.iter().map(row).collect()
}

fn row(
    place: u32,
    player: u32,
    points: i64,
    schedule: &str,
    differential: i64,
) -> (u32, u32, i64, String, i64) {
    (place, player, points, schedule.to_owned(), differential)
}

/// Two rounds with a bye, a drop, a late entry, a no-show and a void game.
fn eventful() -> History {
    let mut history = players(5);
    let mut first = round(vec![win(1, 1, 2, 35), tie(2, 3, 4)]);
    first.byes = vec![PlayerId(5)];
    let mut second =
        round(vec![win(1, 1, 5, 60), game(2, [3, 2], [0, 0], EndReason::NoShow { by: Side::B })]);
    second.earned_byes = vec![PlayerId(6)];
    history.players[3].dropped_after = Some(RoundNumber(1));
    history.players.push(entrant(6));
    history.players[5].from_round = RoundNumber(2);
    history.rounds = vec![first, second];
    history
}

#[test]
fn a_small_tournament_with_everything_in_it_matches_the_hand_calculation() {
    // 1: FW +65, FW +40.  3: TT, no-show win +100.  5: bye, FL −40.  6: late, earned bye +100.
    // 4: TT, dropped.  2: FL −65, no-show loss −100.
    // Schedules: 1 met 2 (0) and 5 (4); 3 met 4 (2), the no-show adds nothing; 4 met 3 (6); 5 met 1 (8); 2 met 1 (8).
    let found = ranked(&profile(), &eventful());
    assert_eq!(
        rows(&found),
        [
            row(1, 1, 8, "4", 105),
            row(2, 3, 6, "2", 100),
            row(3, 5, 4, "8", -40),
            row(4, 6, 4, "0", 100),
            row(5, 4, 2, "6", 0),
            row(6, 2, 0, "8", -165),
        ]
    );
    assert_eq!(found.lines[2].record.byes, 1);
    assert_eq!((found.lines[3].record.earned_byes, found.lines[3].record.unplayed), (1, 1));
}

#[test]
fn the_switches_of_the_profile_change_the_schedule() {
    let mut profile = profile();
    let schedule = |profile: &Profile, player: u32| {
        let found = ranked(profile, &eventful());
        let line = found.lines.iter().find(|line| line.tally.player == PlayerId(player)).unwrap();
        line.strength_of_schedule.to_string()
    };
    assert_eq!(schedule(&profile, 1), "4");
    profile.standings.strength_of_schedule.value = StrengthMode::Average;
    assert_eq!(schedule(&profile, 1), "2");
    profile.standings.strength_counts_byes_of_opponents.value = false;
    assert_eq!(schedule(&profile, 1), "0", "all of 5's points are from the bye");
    assert_eq!(schedule(&profile, 3), "2");
    profile.standings.strength_counts_no_shows.value = true;
    assert_eq!(schedule(&profile, 3), "1", "2 and 0 shared by two");
}

#[test]
fn an_average_is_kept_as_an_exact_fraction() {
    let mut profile = profile();
    profile.standings.strength_of_schedule.value = StrengthMode::Average;
    let mut history = players(6);
    history.rounds = vec![
        round(vec![win(1, 1, 2, 0), tie(2, 3, 4)]),
        round(vec![win(1, 1, 3, 0), win(2, 2, 5, 0)]),
        round(vec![win(1, 1, 6, 0), tie(2, 3, 2)]),
    ];
    // 1 met 2 (6), 3 (4) and 6 (0).
    let found = ranked(&profile, &history);
    assert_eq!(found.lines[0].strength_of_schedule, Fraction::average(10, 3));
    let words = found.measure_line(&profile, &found.lines[0])[2].arithmetic(|player| format!("P{player}"));
    assert_eq!(words, "10/3 = (P2 6 + P3 4 + P6 0) / 3");
}

#[test]
fn a_place_is_explained_by_its_arithmetic() {
    let found = ranked(&profile(), &eventful());
    let measured = found.measure_line(&profile(), &found.lines[2]);
    let words: Vec<String> =
        measured.iter().map(|one| one.arithmetic(|player| format!("P{player}"))).collect();
    assert_eq!(
        words,
        ["4 = bye 4 + P1 0", "does not apply", "8 = P1 8", "-40 = bye 0 + P1 -40", "8 = 4 + 4"]
    );
    assert_eq!(found.lines[3].behind, Some((PlayerId(5), Measure::StrengthOfSchedule)));
    assert_eq!(found.lines[0].behind, None);
    assert!(found.measures.iter().all(|(_, source)| !source.citation.is_empty()));
}

#[test]
fn players_tied_on_everything_share_their_place_and_the_next_is_skipped() {
    let mut history = players(4);
    history.rounds = vec![round(vec![win(1, 1, 2, 50), win(2, 1 + 2, 4, 50)])];
    history.players.push(entrant(5));
    history.rounds[0].byes = vec![PlayerId(5)];
    // 1 and 3 are tied; so are 2 and 4; the bye has no differential.
    let found = ranked(&profile(), &history);
    assert_eq!(
        rows(&found),
        [
            row(1, 1, 4, "0", 50),
            row(1, 3, 4, "0", 50),
            row(3, 5, 4, "0", 0),
            row(4, 2, 0, "4", -50),
            row(4, 4, 0, "4", -50)
        ]
    );
}

#[test]
fn head_to_head_separates_tied_players_only_when_all_of_them_met() {
    let mut profile = profile();
    profile.standings.tie_breakers.value = vec![Measure::VictoryPoints, Measure::HeadToHead];
    let mut history = players(6);
    // 1 beat 2, both beat nobody else's better: 1 and 2 have 4 each; 3 stays away.
    history.rounds = vec![
        round(vec![win(1, 1, 2, 50), win(2, 4, 3, 50)]),
        round(vec![win(1, 2, 5, 50), win(2, 6, 1, 50)]),
    ];
    // 1, 2, 4 and 6 have 4 points, and not all of them met: the place is shared by four.
    let places: Vec<u32> = ranked(&profile, &history).lines.iter().map(|line| line.place).collect();
    assert_eq!(places, [1, 1, 1, 1, 5, 5]);
    // Without 4 and 6 the two are alone and their game decides.
    let mut two = players(2);
    two.rounds = vec![round(vec![win(1, 2, 1, 50)]), round(Vec::new())];
    two.rounds[1].byes = vec![PlayerId(1)];
    let found = ranked(&profile, &two);
    assert_eq!(found.lines[0].tally.player, PlayerId(2));
    assert_eq!(found.lines[1].behind, Some((PlayerId(2), Measure::HeadToHead)));
    // A second meeting the other way round makes them level again.
    two.rounds[1] = round(vec![win(1, 1, 2, 50)]);
    assert_eq!(ranked(&profile, &two).lines[1].place, 1);
}

#[test]
fn meeting_one_of_three_more_often_gives_nobody_an_advantage() {
    let mut profile = profile();
    profile.standings.tie_breakers.value = vec![Measure::VictoryPoints, Measure::HeadToHead];
    let mut history = players(3);
    // A circle of wins, and 1 and 2 meet again and tie; 3 gets the same two points elsewhere.
    history.players.push(entrant(4));
    history.rounds = vec![
        round(vec![win(1, 1, 2, 50)]),
        round(vec![win(1, 2, 3, 50)]),
        round(vec![win(1, 3, 1, 50)]),
        round(vec![tie(1, 1, 2), tie(2, 3, 4)]),
    ];
    let found = ranked(&profile, &history);
    assert!(found.lines[..3].iter().all(|line| line.place == 1 && line.value(Measure::HeadToHead).is_none()));
}

#[test]
fn a_void_game_counts_for_nothing_and_an_open_one_not_yet() {
    let mut history = players(4);
    let mut open = win(2, 3, 4, 0);
    open.result = None;
    history.rounds = vec![round(vec![game(1, [1, 2], [100, 0], EndReason::Void), open])];
    let found = ranked(&profile(), &history);
    let found = rows(&found);
    assert!(found.len() == 4 && found.iter().all(|row| (row.0, row.2, row.4) == (1, 0, 0)));
}

#[test]
fn a_round_is_added_up_once_the_player_has_played_it() {
    let mut profile = profile();
    profile.standings.tie_breakers.value = vec![Measure::CumulativeVictoryPoints];
    let mut history = players(5);
    let mut second = round(vec![win(1, 1, 3, 35), game(2, [2, 4], [0, 0], EndReason::Void)]);
    second.byes = vec![PlayerId(5)];
    history.rounds = vec![round(vec![win(1, 1, 2, 35), win(2, 3, 4, 35)]), second];
    let sums = |history: &History| {
        let of = |player: u32| {
            let ranked = ranked(&profile, history);
            let line = ranked.lines.iter().find(|line| line.tally.player == PlayerId(player)).unwrap();
            line.value(Measure::CumulativeVictoryPoints).unwrap().to_string()
        };
        [1, 2, 3, 4, 5].map(of)
    };
    let closed = sums(&history);
    assert_eq!(closed, ["12", "0", "8", "0", "4"], "4 and then 8; a void game adds up the points before it");
    let result = history.rounds[1].games[0].result.take();
    assert_eq!(sums(&history), ["4", "0", "4", "0", "4"], "players 1 and 3 still play");
    history.rounds[1].games[0].result = result;
    assert_eq!(sums(&history), closed);
}

#[test]
fn differential_comes_before_schedule_where_the_profile_says_so() {
    // Essen 2000: two unbeaten players, the higher differential is first.
    let mut history = players(4);
    history.rounds = vec![round(vec![win(1, 1, 3, 90), win(2, 2, 4, 10)])];
    let decipher = scoring_profile("decipher-1e-1998").unwrap();
    assert_eq!(ranked(decipher, &history).lines[0].tally.player, PlayerId(2));
}

#[test]
fn a_history_that_contradicts_itself_is_refused_with_the_place() {
    let twice = History { rounds: vec![round(vec![win(1, 1, 2, 0), win(2, 1, 3, 0)])], ..players(3) };
    let unknown = History { rounds: vec![round(vec![win(1, 1, 9, 0)])], ..players(3) };
    let lost = game(7, [1, 2], [70, 0], EndReason::Complete { winner: Side::A });
    let impossible = History { rounds: vec![round(vec![lost])], ..players(2) };
    let refused = |history: &History| standings(&profile(), history).unwrap_err();
    assert!(matches!(refused(&twice), HistoryError::Twice { player: PlayerId(1), .. }));
    assert!(matches!(refused(&unknown), HistoryError::Unknown { player: PlayerId(9), .. }));
    let why = "Round 1, table 7: a win needs 100 points that count; the winner has 70";
    assert!(refused(&impossible).to_string().starts_with(why));
    let mut entered = players(2);
    entered.players.push(entrant(1));
    assert!(matches!(refused(&entered), HistoryError::EnteredTwice { player: PlayerId(1) }));
}

/// The standings calculated in the plainest way, game by game and player by player, as a control of the tables that the
/// program fills.
struct Plain<'a> {
    profile: &'a Profile,
    history: &'a History,
}

impl Plain<'_> {
    /// The games of a player: the opponent, and what each counted.
    fn games(&self, player: PlayerId) -> Vec<(PlayerId, Outcome)> {
        let all = self.history.rounds.iter().flat_map(|round| &round.games);
        let own = all.filter_map(|game| {
            let seat = game.players.iter().position(|one| *one == player)?;
            let outcomes = self.profile.outcomes(&game.result?).unwrap()?;
            Some((game.players[1 - seat], outcomes[seat]))
        });
        own.collect()
    }

    fn byes(&self, player: PlayerId) -> i64 {
        self.history.rounds.iter().filter(|round| round.byes.contains(&player)).count() as i64
    }

    fn points(&self, player: PlayerId, with_byes: bool) -> i64 {
        let games = self.games(player).into_iter().map(|(_, outcome)| outcome.victory_points);
        let byes = if with_byes { self.byes(player) * self.profile.points.bye.value } else { 0 };
        games.sum::<i64>() + byes
    }

    /// Points of a player's opponents, and how many meetings they come from.
    fn schedule(&self, player: PlayerId) -> (i64, u32) {
        let with_byes = self.profile.standings.strength_counts_byes_of_opponents.value;
        let games = self.games(player);
        (games.iter().map(|(opponent, _)| self.points(*opponent, with_byes)).sum(), games.len() as u32)
    }

    fn averaged(&self, (sum, meetings): (i64, u32)) -> Fraction {
        match self.profile.standings.strength_of_schedule.value {
            StrengthMode::Sum => Fraction::whole(sum),
            StrengthMode::Average => Fraction::average(sum, meetings),
        }
    }

    fn value(&self, measure: Measure, level: &[PlayerId], player: PlayerId) -> Option<Fraction> {
        let games = self.games(player);
        let graded = |codes: &[&str]| {
            let count = games.iter().filter(|(_, outcome)| codes.contains(&outcome.grade.code())).count();
            Some(Fraction::whole(count as i64))
        };
        match measure {
            Measure::FullWins => graded(&["FW"]),
            Measure::ModifiedWins => graded(&["MW"]),
            // The fewer the better.
            Measure::FewestLosses => graded(&["ML", "FL"]).map(|count| Fraction::whole(-count.numerator())),
            Measure::FewestFullLosses => graded(&["FL"]).map(|count| Fraction::whole(-count.numerator())),
            Measure::OpponentsStrength => {
                let schedules = games.iter().map(|(opponent, _)| self.schedule(*opponent));
                let (sums, meetings): (Vec<i64>, Vec<u32>) = schedules.unzip();
                Some(self.averaged((sums.iter().sum(), meetings.iter().sum())))
            }
            Measure::CumulativeVictoryPoints => {
                let after = |rounds: usize| {
                    let rounds = self.history.rounds[..rounds].to_vec();
                    let history = History { rounds, ..self.history.clone() };
                    Plain { profile: self.profile, history: &history }.points(player, true)
                };
                Some(Fraction::whole((1..=self.history.rounds.len()).map(after).sum()))
            }
            Measure::Rating => None,
            Measure::VictoryPoints => Some(Fraction::whole(self.points(player, true))),
            Measure::Differential => {
                let margins: i64 = games.iter().map(|(_, outcome)| outcome.differential).sum();
                Some(Fraction::whole(margins + self.byes(player) * self.profile.differential.bye.value))
            }
            Measure::StrengthOfSchedule => Some(self.averaged(self.schedule(player))),
            Measure::HeadToHead => {
                let meetings = |one: PlayerId, other: PlayerId| {
                    self.games(one).into_iter().filter(|(opponent, _)| *opponent == other).count()
                };
                let pairs = level.iter().flat_map(|one| level.iter().map(move |other| (*one, *other)));
                let counts: Vec<usize> = pairs
                    .filter(|(one, other)| one < other)
                    .map(|(one, other)| meetings(one, other))
                    .collect();
                let all_met = counts.first().is_some_and(|first| *first > 0);
                let equally = counts.windows(2).all(|pair| pair[0] == pair[1]);
                let among = games.iter().filter(|(opponent, _)| level.contains(opponent));
                let points: i64 = among.map(|(_, outcome)| outcome.victory_points).sum();
                (all_met && equally).then(|| Fraction::whole(points))
            }
        }
    }

    /// Tied players, separated by one measure after the other: the groups that share a place, the best first.
    fn parted(&self, level: Vec<PlayerId>, measures: &[Measure]) -> Vec<Vec<PlayerId>> {
        let Some((measure, rest)) = measures.split_first() else { return vec![level] };
        let mut groups: BTreeMap<_, Vec<PlayerId>> = BTreeMap::new();
        for player in &level {
            groups.entry(Reverse(self.value(*measure, &level, *player))).or_default().push(*player);
        }
        groups.into_values().flat_map(|group| self.parted(group, rest)).collect()
    }
}

#[test]
fn thousands_of_simulated_tournaments_match_the_plainest_calculation() {
    let (mut shared, mut parted) = (0, 0);
    for seed in 0..1_500 {
        let history = shuffled(seed as u32 % 13, seed as u32 / 13 % 6, seed);
        let ids =
            ["tcc-1e-2023", "decipher-1e-1998", "tcc-2e-2010", "tcc-2e-2010, full", "tcc-2e-2010, averaged"];
        for id in ids {
            let mut profile = scoring_profile(id.split(',').next().unwrap()).unwrap().clone();
            if id.ends_with("averaged") {
                profile.standings.strength_of_schedule.value = StrengthMode::Average;
                // Each of the later measures comes first once.
                profile.standings.tie_breakers.value.rotate_left(seed as usize % 8);
            }
            if id.ends_with("full") {
                // The other reading of “fewest losses”, as the first measure that may differ.
                profile.standings.tie_breakers.value = vec![Measure::FewestFullLosses, Measure::FewestLosses];
            }
            let profile = &profile;
            let (found, plain) = (ranked(profile, &history), Plain { profile, history: &history });
            let measures: Vec<Measure> = found.measures.iter().map(|(measure, _)| *measure).collect();
            let players = history.players.iter().map(|player| player.id).collect();
            let mut expected = Vec::new();
            for group in plain.parted(players, &measures) {
                let place = expected.len() as u32 + 1;
                shared += group.len() - 1;
                expected.extend(group.into_iter().map(|player| (place, player)));
            }
            let lines: Vec<_> = found.lines.iter().map(|line| (line.place, line.tally.player)).collect();
            if history.players.is_empty() {
                assert!(lines.is_empty());
                continue;
            }
            assert_eq!(lines, expected, "{id}, {seed}");
            for line in &found.lines {
                let own = |measure| plain.value(measure, &[], line.tally.player).unwrap();
                assert_eq!(Fraction::whole(line.tally.victory_points), own(Measure::VictoryPoints));
                assert_eq!(Fraction::whole(line.tally.differential), own(Measure::Differential));
                assert_eq!(line.strength_of_schedule, own(Measure::StrengthOfSchedule));
                parted += usize::from(line.head_to_head.is_some());
            }
        }
    }
    assert!(shared > 1_000 && parted > 100, "the hard cases are there: {shared} share, {parted} parted");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(80))]

    #[test]
    fn the_order_of_players_tables_and_sides_changes_no_figure(count in 0_u32..20, rounds in 0_u32..7, seed: u64) {
        let profile = scoring_profile("tcc-1e-2023").unwrap();
        let history = shuffled(count, rounds, seed);
        let mut turned = history.clone();
        turned.players.reverse();
        for (number, round) in turned.rounds.iter_mut().enumerate() {
            let turn = number % round.games.len().max(1);
            round.games.rotate_left(turn);
            for game in round.games.iter_mut().step_by(2) {
                game.players.reverse();
                let result = game.result.as_mut().unwrap();
                result.scores.reverse();
                result.end = match result.end {
                    EndReason::Complete { winner } => EndReason::Complete { winner: winner.other() },
                    other => other,
                };
            }
        }
        let [straight, turned] = [&history, &turned].map(|it| ranked(profile, it));
        let told = |standings: &Standings| -> Vec<_> {
            let figures = |line: &StandingsLine| {
                let measures = standings.measures.iter().map(|(measure, _)| line.value(*measure)).collect::<Vec<_>>();
                (line.place, line.tally.player, measures)
            };
            standings.lines.iter().map(figures).collect()
        };
        prop_assert_eq!(told(&straight), told(&turned));
    }

    #[test]
    fn everybody_is_listed_once_and_places_follow_the_figures(count in 0_u32..20, rounds in 0_u32..7, seed: u64) {
        for id in ["tcc-1e-2023", "decipher-1e-1998"] {
            let profile = scoring_profile(id).unwrap();
            let history = shuffled(count, rounds, seed);
            let found = ranked(profile, &history);
            prop_assert_eq!(found.lines.len(), history.players.len());
            for (at, pair) in found.lines.windows(2).enumerate() {
                let shared = pair[0].place == pair[1].place;
                prop_assert!(shared || pair[1].place as usize == at + 2);
                prop_assert!(!shared || pair[0].tally.player < pair[1].tally.player);
                let values = |line: &StandingsLine| -> Vec<_> {
                    let known = found.measures.iter().take(found.measures.len() - 1);
                    known.map(|(measure, _)| line.value(*measure)).collect()
                };
                prop_assert!(values(&pair[0]) >= values(&pair[1]));
                prop_assert!(!shared || values(&pair[0]) == values(&pair[1]));
            }
            let points: i64 = found.lines.iter().map(|line| line.tally.differential).sum();
            prop_assert_eq!(points, 0, "what one wins another loses");
            for line in &found.lines {
                for measured in found.measure_line(profile, line).iter().filter(|one| one.value.is_some()) {
                    let sum: i64 = measured.terms.iter().map(|term| term.value).sum();
                    prop_assert_eq!(measured.value.unwrap(), Fraction::whole(sum));
                }
            }
        }
    }
}

#[test]
fn a_rating_separates_only_if_everybody_who_is_tied_has_one() {
    let mut profile = profile();
    profile.standings.tie_breakers.value = vec![Measure::VictoryPoints, Measure::Rating];
    let mut history = players(4);
    history.rounds = vec![round(vec![tie(1, 1, 2), tie(2, 3, 4)])];
    for (player, rating) in [(0, 1500), (1, 1510), (2, 1490)] {
        history.players[player].rating = Some(rating);
    }
    let places =
        |history: &History| ranked(&profile, history).lines.iter().map(|line| line.place).collect::<Vec<_>>();
    let without = |history: &History| {
        let found = ranked(&profile, history);
        found.lines.iter().map(|line| found.without_rating(line)).collect::<Vec<_>>()
    };
    assert_eq!(places(&history), [1, 1, 1, 1]);
    assert_eq!(without(&history), vec![vec![PlayerId(4)]; 4]);
    history.players[3].rating = Some(1510);
    assert_eq!(places(&history), [1, 1, 3, 4]);
    assert!(without(&history).iter().all(Vec::is_empty));
    history.players.iter_mut().for_each(|player| player.rating = None);
    assert!(without(&history).iter().all(Vec::is_empty), "nobody has one");
}

#[test]
fn a_line_names_the_measure_that_put_two_apart_and_no_rating_that_did_not_apply() {
    let mut profile = profile();
    profile.standings.tie_breakers.value =
        vec![Measure::VictoryPoints, Measure::Rating, Measure::Differential];
    let mut history = players(6);
    history.rounds = vec![round(vec![win(1, 1, 2, 35), win(2, 3, 4, 50), win(3, 5, 6, 60)])];
    for (player, rating) in [(0, 1500), (2, 1600)] {
        history.players[player].rating = Some(rating);
    }
    let by = |history: &History, last_in: u32, first_out: u32| {
        let standings = ranked(&profile, history);
        CutLine::between(&standings, PlayerId(last_in), PlayerId(first_out)).unwrap().by
    };
    // Player 5 has as many points and no rating.
    assert_eq!(by(&history, 1, 3), Separation::TieBreaker(Measure::Differential));
    assert_eq!(by(&history, 1, 5), Separation::TieBreaker(Measure::Differential));
    assert_eq!(by(&history, 5, 2), Separation::TieBreaker(Measure::VictoryPoints));
    assert_eq!(by(&history, 1, 1), Separation::Draw);
    history.players[4].rating = Some(1400);
    assert_eq!(by(&history, 3, 1), Separation::TieBreaker(Measure::Rating));
    assert_eq!(by(&history, 3, 2), Separation::TieBreaker(Measure::VictoryPoints));
}
