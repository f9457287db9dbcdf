//! Ratings: the same in any order of import, and the same as an independent program reckons them.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::sync::Arc;

use super::lists::on_both;
use crate::support::played::{give, heats, person, plain_plan, play, played};
use crate::support::scenario::creation;
use crate::support::site::fair::submission;
use crate::support::{database, desk_over};
use arbiter::app::export::People;
use arbiter::app::person_record::{PersonRecord, RecordPages};
use arbiter::app::ratings::table::{DRAWN, RatingMethod, RatingPool};
use arbiter::app::simulate::{Simulation, SimulationPlan};
use arbiter::app::{DatabaseUrl, Desk, Visibility};
use arbiter::data::rating_systems;
use arbiter::domain::bracket::cut::Size;
use arbiter::domain::edition::Edition;
use arbiter::domain::id::{PersonId, PlayerId, Slug, TournamentId};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::scoring::grade::Grade;
use arbiter::domain::scoring::level::TournamentLevel;
use arbiter::domain::scoring::rating::RatedGame;
use arbiter::domain::scoring::rating_history::{RatedPod, RatedTournament};
use arbiter::domain::tournament::command::{Command as Ask, HideTournament};
use arbiter::domain::tournament::round::Table;
use chrono::{NaiveDate, TimeDelta, Utc};
use serde_json::{Value, json};
use uuid::Uuid;

const SIMULATED: u64 = 2_000;

/// Numbers that look random and are the same in every run.
struct Dice(u64);

impl Dice {
    fn throw(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

/// Tournaments of 4 to 23 of 90 people over fourteen years, several on some days, of every level, with every grade, and
/// most of them with pods of up to eight as well, in which some are level.
fn simulated() -> Vec<RatedTournament> {
    let mut dice = Dice(7);
    let grades = [
        [Grade::FullWin, Grade::FullLoss],
        [Grade::FullLoss, Grade::FullWin],
        [Grade::ModifiedWin, Grade::ModifiedLoss],
        [Grade::ModifiedLoss, Grade::ModifiedWin],
        [Grade::TrueTie, Grade::TrueTie],
        [Grade::FullLoss, Grade::FullLoss],
    ];
    let begun = NaiveDate::from_ymd_opt(2004, 3, 6).unwrap();
    let mut one = |_| {
        let id = TournamentId::new(Uuid::from_u128(
            u128::from(dice.throw(1 << 31)) << 40 | u128::from(dice.throw(1 << 31)),
        ));
        let day = begun + TimeDelta::days(dice.throw(5_300).cast_signed());
        let first = dice.throw(90);
        let level = TournamentLevel::ALL[usize::try_from(first % 5).unwrap()];
        let players = 4 + dice.throw(20);
        let mut games = Vec::new();
        for _ in 0..2 + dice.throw(3) {
            let turn = dice.throw(players);
            let seat = |at: u64| {
                PersonId::new(Uuid::from_u128(u128::from(1 + (first + (at + turn) % players * 7) % 90)))
            };
            for table in 0..players / 2 {
                let players = [seat(2 * table), seat(2 * table + 1)];
                let [a, b] = players;
                if a != b {
                    games
                        .push(RatedGame { players, grades: grades[usize::try_from(dice.throw(6)).unwrap()] });
                }
            }
        }
        let mut pods: Vec<RatedPod> = Vec::new();
        for _ in 0..dice.throw(3) {
            let size = usize::try_from(4 + dice.throw(5)).unwrap();
            let seats: Vec<u64> = (0..players).collect();
            for pod in seats.chunks(size).filter(|pod| pod.len() > 1) {
                let place = |at: &u64| {
                    let person = PersonId::new(Uuid::from_u128(u128::from(1 + (first + at * 7) % 90)));
                    (person, 1 + u32::try_from(dice.throw(8)).unwrap())
                };
                pods.push(pod.iter().map(place).collect());
            }
        }
        RatedTournament { id, day, level, games, pods }
    };
    (0..SIMULATED).map(&mut one).collect()
}

fn ratings(method: RatingMethod, tournaments: &[RatedTournament]) -> BTreeMap<String, Vec<i64>> {
    let mut tournaments = tournaments.to_vec();
    tournaments.sort_by_key(|one| (one.day, one.id));
    let all = method.histories(&tournaments, usize::MAX).into_iter();
    all.map(|(person, steps)| (person.to_string(), steps.iter().map(|step| step.rating()).collect()))
        .collect()
}

fn told(tournaments: &[RatedTournament], spoilt: bool) -> Value {
    let method = |method: RatingMethod| {
        let mut ratings = ratings(method, tournaments);
        if spoilt {
            ratings.values_mut().next().unwrap()[0] += 1;
        }
        let system = match method {
            RatingMethod::Formula(number) => {
                let system = &rating_systems()[number];
                json!({
                    "id": system.id,
                    "start": system.start.value,
                    "floor": system.never_falls_below.value,
                    "least": system.least_stake.value,
                })
            }
            RatingMethod::Glicko => Value::Null,
        };
        json!({ "name": method.name(), "system": system, "ratings": ratings })
    };
    let tournament = |one: &RatedTournament| {
        let game = |game: &RatedGame<PersonId>| {
            let [a, b] = game.players.map(|person| person.to_string());
            let [grade_a, grade_b] = game.grades.map(Grade::code);
            json!([a, b, grade_a, grade_b])
        };
        let games: Vec<Value> = one.games.iter().map(game).collect();
        let pod = |pod: &RatedPod| -> Vec<Value> {
            pod.iter().map(|(person, place)| json!([person.to_string(), place])).collect()
        };
        let pods: Vec<Vec<Value>> = one.pods.iter().map(pod).collect();
        let (id, day) = (one.id.to_string(), one.day.to_string());
        json!({ "id": id, "day": day, "level": one.level.code(), "games": games, "pods": pods })
    };
    let tournaments: Vec<Value> = tournaments.iter().map(tournament).collect();
    let methods: Vec<Value> = RatingMethod::all().into_iter().map(method).collect();
    json!({ "tournaments": tournaments, "methods": methods })
}

fn second_opinion(told: &Value) -> (bool, String) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/app/ratings.py");
    let mut python =
        Command::new("python3").arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    python.stdin.take().unwrap().write_all(told.to_string().as_bytes()).unwrap();
    let output = python.wait_with_output().unwrap();
    (output.status.success(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn an_independent_program_reckons_the_same_ratings_over_two_thousand_tournaments() {
    let tournaments = simulated();
    let games: usize = tournaments.iter().map(|one| one.games.len()).sum();
    assert!(games > 30_000, "{games}");
    let pods: usize = tournaments.iter().map(|one| one.pods.len()).sum();
    assert!(pods > 3_000, "{pods}");
    let (agrees, differences) = second_opinion(&told(&tournaments, false));
    assert!(agrees, "{differences}");
    let (agrees, _) = second_opinion(&told(&tournaments[..20], true));
    assert!(!agrees, "the control: one point more is noticed");
    let mut lower = told(&tournaments[..200], false);
    assert!(second_opinion(&lower).0);
    lower["tournaments"].as_array_mut().unwrap().iter_mut().for_each(|one| one["level"] = "local".into());
    assert!(!second_opinion(&lower).0, "the control: so is a level that nobody counts");
}

#[test]
fn of_twenty_years_only_what_a_page_shows_is_kept_and_the_newest_ratings_are_the_same() {
    let mut tournaments = simulated();
    tournaments.sort_by_key(|one| (one.day, one.id));
    let mut left_out = 0;
    for method in RatingMethod::all() {
        let most = method.steps_shown(FIRST_EDITION);
        assert_eq!(most, if method == RatingMethod::Formula(0) { DRAWN } else { 1 });
        let (all, kept) = (method.histories(&tournaments, usize::MAX), method.histories(&tournaments, most));
        assert_eq!(kept.len(), all.len());
        for (person, steps) in &kept {
            let whole = &all[person];
            assert_eq!(steps.as_slice(), &whole[whole.len().saturating_sub(most)..]);
            left_out += whole.len() - steps.len();
        }
    }
    assert!(left_out > 30_000, "{left_out}");
}

/// A tournament as its log has it: the games of its rounds, or of its bracket if that is all that was played.
fn as_logged(desk: &Desk, at: &Slug) -> RatedTournament {
    let here = desk.tournament(at).unwrap();
    let (settings, profile) = (&here.setup().unwrap().settings, here.profile().unwrap());
    let mut tables: Vec<_> = Vec::new();
    for round in here.tournament.rounds() {
        if round.stage().is_none() || settings.system.is_bracket() {
            tables.extend(round.tables().map(|table| (round.number, table.pair.table, table)));
        }
    }
    tables.sort_by_key(|(round, number, _)| (*round, *number));
    let game = |table: &Table| {
        let result = &table.result.as_ref()?.result;
        let outcomes = profile.outcomes(result).unwrap().filter(|_| result.end.is_meeting())?;
        let players = table.pair.players.map(|player| here.tournament.player(player).unwrap().person);
        Some(RatedGame { players, grades: outcomes.map(|outcome| outcome.grade) })
    };
    let games = tables.into_iter().filter_map(|(.., table)| game(table)).collect();
    RatedTournament { id: here.id(), day: settings.date, level: settings.level, games, pods: Vec::new() }
}

#[test]
fn the_games_of_a_bracket_for_everybody_are_rated_and_those_of_a_cut_are_not() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk_over(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")));
    let systems = [
        (PairingSystem::SingleElimination, None),
        (PairingSystem::DoubleElimination, None),
        (PairingSystem::Swiss, Some(Size::try_from(4).unwrap())),
    ];
    let (mut all, mut of_brackets, mut stages) = (Vec::new(), 0, 0);
    for (seed, (system, cut)) in (5..).zip(systems) {
        let plan = SimulationPlan { system, cut, tournaments: 3, people: 12, seed, ..plain_plan() };
        for simulated in Simulation::prepare(&desk, plan).unwrap().unwrap() {
            let simulated = simulated.unwrap();
            let slug = simulated.slug().clone();
            desk.take_in(simulated).unwrap();
            let one = as_logged(&desk, &slug);
            of_brackets += if system.is_bracket() { one.games.len() } else { 0 };
            stages += desk.tournament(&slug).unwrap().tournament.stages().count();
            all.push(one);
        }
    }
    assert!(of_brackets > 30, "{of_brackets} games of brackets");
    assert!(stages > 15, "{stages}");
    let (agrees, differences) = second_opinion(&told(&all, false));
    assert!(agrees, "{differences}");
    let found = desk.newest_ratings().unwrap();
    for method in RatingMethod::all() {
        let wanted = ratings(method, &all);
        assert!(wanted.len() > 8, "{wanted:?}");
        for (person, steps) in wanted {
            let of = found.of_person(person.parse().unwrap());
            let (.., known) =
                of.into_iter().find(|(of, by, _)| (*of, *by) == (FIRST_EDITION, method)).unwrap();
            assert_eq!(known.last().unwrap().rating(), *steps.last().unwrap(), "{person} {}", method.name());
        }
    }
}

const FIRST_EDITION: RatingPool = RatingPool { game: Edition::First, opened: false };

/// Kira and Odo at two tournaments, Kira and Nog at the third.
fn three(desk: &Desk) -> [Slug; 3] {
    let all = [played(desk, 1, "Kira\nOdo"), played(desk, 2, "Kira\nOdo"), played(desk, 3, "Kira\nNog")];
    let same = |player, of: &Slug| (PlayerId(player), person(desk, of, player));
    desk.say_same(&all[1], &submission(), &[same(1, &all[0]), same(2, &all[0])]).unwrap();
    desk.say_same(&all[2], &submission(), &[same(1, &all[0])]).unwrap();
    all
}

fn newest(desk: &Desk, who: PersonId) -> Vec<(RatingMethod, i64, u32)> {
    let ratings = desk.newest_ratings().unwrap();
    let of = ratings.of_person(who).into_iter().filter(|(pool, ..)| *pool == FIRST_EDITION);
    of.map(|(_, method, steps)| (method, steps.last().unwrap().rating(), steps.last().unwrap().games))
        .collect()
}

#[test]
fn ratings_follow_from_finished_tournaments_in_any_order_of_import() {
    let folder = tempfile::tempdir().unwrap();
    let desk_in = |name: &str| desk_over(&DatabaseUrl::Sqlite(folder.path().join(name)));
    let here = desk_in("here.db");
    let all = three(&here);
    let kira = person(&here, &all[0], 1);
    let found = newest(&here, kira);
    assert_eq!(found.len(), 3);
    assert!(found.iter().all(|(_, _, games)| *games == 3), "{found:?}");
    let all_steps = here.newest_ratings().unwrap();
    let steps: Vec<usize> = all_steps.of_person(kira).into_iter().map(|(.., steps)| steps.len()).collect();
    assert_eq!(steps, [3, 1, 1], "only of the formula that is drawn more than the newest is kept");
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
        let there = desk_in(&format!("{order:?}.db"));
        for at in order {
            there.import_from(&here.export(&all[at]).unwrap(), People::Same, Utc::now()).unwrap();
            // Asked in between, so that what is kept in memory is of another order.
            there.newest_ratings().unwrap();
        }
        assert_eq!(newest(&there, kira), found, "{order:?}");
    }
}

/// Somebody wins one game at a tournament of this level: the best rating afterwards by each formula, and the export.
fn won_at(url: &DatabaseUrl, number: u128, level: TournamentLevel, day: &str) -> (Vec<i64>, String) {
    let desk = desk_over(url);
    let Ask::CreateTournament(mut created) = creation("tcc-1e-2023") else { unreachable!() };
    created.settings.level = level;
    created.settings.date = day.parse().unwrap();
    let id = TournamentId::new(Uuid::from_u128(number));
    let at = desk.create(id, &submission(), &Ask::CreateTournament(created)).unwrap();
    desk.register(&at, &submission(), "Kira\nOdo").unwrap();
    play(&desk, &at);
    (best(&desk, &at), desk.export(&at).unwrap())
}

fn best(desk: &Desk, at: &Slug) -> Vec<i64> {
    let rated = [1, 2].map(|player| newest(desk, person(desk, at, player)));
    let by = |formula| {
        let all =
            rated.iter().flatten().filter(move |(method, ..)| *method == RatingMethod::Formula(formula));
        all.map(|(_, rating, _)| *rating).max().unwrap()
    };
    vec![by(0), by(1)]
}

#[test]
fn a_game_moves_ratings_by_the_level_of_its_tournament_and_a_local_one_names_no_level() {
    on_both(|url| {
        // By Decipher's formula, and by that of The Continuing Committee, which got five levels in 2014.
        for (number, level, day, rated) in [
            (1, TournamentLevel::Local, "2026-05-12", [1_508, 1_508]),
            (2, TournamentLevel::Regional, "2026-05-12", [1_516, 1_514]),
            (3, TournamentLevel::Regional, "2014-06-03", [1_516, 1_516]),
            (4, TournamentLevel::Worlds, "2026-05-12", [1_532, 1_532]),
        ] {
            let (best_here, told) = won_at(url, number, level, day);
            assert_eq!(best_here, rated, "{level:?} on {day}");
            let named = format!("\"level\":\"{}\"", level.code());
            // An export holds each entry as a text.
            let entries = told.replace('\\', "");
            assert_eq!(entries.contains(&named), level != TournamentLevel::Local, "{entries}");
            let says = entries.contains("\"level\"");
            assert_eq!(says, level != TournamentLevel::Local, "as before there were levels");
            let folder = tempfile::tempdir().unwrap();
            let there = desk_over(&DatabaseUrl::Sqlite(folder.path().join("there.db")));
            let at = there.import_from(&told, People::Same, Utc::now()).unwrap().slug;
            assert_eq!(best(&there, &at), rated, "taken along by the export");
        }
    });
}

#[test]
fn a_hidden_tournament_is_not_rated_and_an_erased_name_is_gone_from_the_ranking() {
    on_both(|url| {
        let desk = desk_over(url);
        let all = three(&desk);
        let (kira, odo) = (person(&desk, &all[0], 1), person(&desk, &all[0], 2));
        let ranking = || desk.newest_ratings().unwrap().ranking(FIRST_EDITION, RatingMethod::Formula(0));
        assert_eq!(ranking().len(), 1, "only Kira has three rated games");
        assert_eq!(desk.public_names(&[kira]).unwrap()[&kira], "Kira");
        desk.erase(&all[0], &submission(), PlayerId(1)).unwrap();
        assert!(desk.public_names(&[kira]).unwrap().is_empty());
        let hide = Ask::HideTournament(HideTournament { reason: "A test.".into() });
        give(&desk, &all[1], [hide]);
        assert!(ranking().is_empty());
        assert!(newest(&desk, odo).iter().all(|(_, _, games)| *games == 1));
    });
}

#[test]
fn ratings_are_computed_again_once_a_finished_tournament_changes_and_not_before() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk_over(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")));
    let all = three(&desk);
    let (ratings, fame) = (desk.newest_ratings().unwrap(), desk.newest_hall_of_fame().unwrap());
    let is_kept = || {
        let (now, fame_now) = (desk.newest_ratings().unwrap(), desk.newest_hall_of_fame().unwrap());
        [Arc::ptr_eq(&ratings, &now), Arc::ptr_eq(&fame, &fame_now)]
    };
    assert_eq!(is_kept(), [true, true]);
    let id = TournamentId::new(Uuid::from_u128(4));
    let under_way = desk.create(id, &submission(), &creation("tcc-1e-2023")).unwrap();
    desk.register(&under_way, &submission(), "Quark\nRom").unwrap();
    assert_eq!(is_kept(), [true, true], "what is played counts at its end");
    let hide = Ask::HideTournament(HideTournament { reason: "A test.".into() });
    give(&desk, &all[1], [hide]);
    assert_eq!(is_kept(), [false, false]);
}

const FIRST: RecordPages = RecordPages { tournaments: 1, opponents: 1 };

const TRIBBLES: RatingPool = RatingPool { game: Edition::Tribbles, opened: false };

#[test]
fn pods_in_which_two_people_sat_are_counted_for_both_and_a_hidden_tournament_is_not() {
    on_both(|url| {
        let desk = desk_over(url);
        let at = heats(&desk, 1, "Kira\nOdo\nQuark\nRom", 2026);
        let both = |one: u32, other: u32| [one, other].map(|player| person(&desk, &at, player));
        let counts = |of: [PersonId; 2]| {
            let between = desk.head_to_head(of, 1).unwrap();
            assert_eq!(between.balance.games(), 0, "no games of two");
            let rounds: Vec<u32> = between.in_pods.iter().map(|(_, pod)| pod.round.0).collect();
            ([between.pods.wins, between.pods.losses, between.pods.ties], rounds)
        };
        let newest_first = vec![3, 2, 1];
        assert_eq!(counts(both(1, 2)), ([3, 0, 0], newest_first.clone()), "without the top table");
        assert_eq!(counts(both(2, 1)), ([0, 3, 0], newest_first.clone()));
        assert_eq!(counts(both(3, 4)), ([0, 0, 3], newest_first));
        assert!(counts(both(1, 1)).1.is_empty(), "nobody meets themselves");
        assert!(desk.head_to_head(both(1, 2), 2).unwrap().in_pods.is_empty(), "one page");
        give(&desk, &at, [Ask::HideTournament(HideTournament { reason: "A test.".into() })]);
        assert!(counts(both(1, 2)).1.is_empty());
    });
}

#[test]
fn pods_are_rated_by_the_method_for_many_players_and_the_top_table_is_not() {
    on_both(|url| {
        let desk = desk_over(url);
        let at = heats(&desk, 1, "Kira\nOdo\nQuark\nRom", 2026);
        let ratings = desk.newest_ratings().unwrap();
        assert_eq!(ratings.pools(), [TRIBBLES]);
        let ranking = ratings.ranking(TRIBBLES, RatingMethod::Glicko);
        let of = |player: u32| {
            let who = person(&desk, &at, player);
            ranking.iter().find(|(one, _)| *one == who).unwrap().1
        };
        assert_eq!(
            ranking.iter().map(|(_, step)| step.games).collect::<Vec<_>>(),
            [3; 4],
            "a pod is one game"
        );
        assert!(of(1).rating() > of(2).rating() && of(2).rating() > of(3).rating(), "{ranking:?}");
        assert_eq!(of(3).rating(), of(4).rating(), "they are level");
        for who in 1..=4 {
            let all = ratings.of_person(person(&desk, &at, who));
            assert!(all.iter().all(|(_, method, _)| *method == RatingMethod::Glicko), "no formula for two");
        }
        assert!(desk.verify(None).unwrap().iter().all(|found| !found.lists_differ));
        let record = |player: u32| desk.person_record(person(&desk, &at, player), FIRST, Utc::now()).unwrap();
        let (kira, rom) = (record(1), record(4));
        let counts = [kira.pods, rom.pods].map(|of| [of.pods, of.first]);
        assert_eq!(counts, [[3, 3], [3, 0]], "three heats");
        assert_eq!(kira.years[0].pods, kira.pods, "by year");
        assert_eq!(kira.played[0].pods, kira.pods, "by tournament");
        assert_eq!(desk.newest_hall_of_fame().unwrap().years[&2026].pods, 3);
        let met = |of: &PersonRecord, player: u32| {
            let who = person(&desk, &at, player);
            let one = of.met_in_pods.iter().find(|one| one.person == who).unwrap();
            [one.balance.wins, one.balance.losses, one.balance.ties]
        };
        assert_eq!((kira.pod_opponents, kira.met_in_pods.len(), met(&kira, 4)), (3, 3, [3, 0, 0]));
        assert_eq!([met(&rom, 1), met(&rom, 2), met(&rom, 3)], [[0, 3, 0], [0, 3, 0], [0, 0, 3]]);
        assert_eq!((kira.opponents, kira.balance.games()), (0, 0), "no games of two");
        let odo = (desk.tournament(&at).unwrap().id(), PlayerId(2));
        desk.choose_visibility(odo.0, odo.1, Visibility::Hidden, Utc::now()).unwrap();
        let kira = record(1);
        assert!(kira.met_in_pods.iter().all(|one| one.person != person(&desk, &at, 2)));
        assert_eq!((kira.pod_opponents, kira.unnamed_in_pods.wins, kira.pods.pods), (2, 3, 3));
        // The control: without the rows of the pods nobody is rated, and the rows come from the log.
        database::run(&desk, "DELETE FROM pod_places");
        let without = desk_over(url);
        assert!(without.newest_ratings().unwrap().pools().is_empty());
        let alone = without.person_record(person(&desk, &at, 1), FIRST, Utc::now()).unwrap();
        assert_eq!((alone.pods.pods, alone.pod_opponents), (0, 0));
        assert!(without.verify(None).unwrap()[0].lists_differ);
        without.rebuild(None).unwrap();
        let again = desk_over(url).newest_ratings().unwrap().ranking(TRIBBLES, RatingMethod::Glicko);
        assert_eq!(again, ranking);
    });
}
