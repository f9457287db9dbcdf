//! The report on a finished tournament, as JSON and as text, read back as a tournament: the same players, results and
//! ranking.

use std::process::Command;

use crate::support::played::{give, plain_plan, played, won};
use crate::support::site::fair::submission;
use crate::support::{desk_over, scenario};
use arbiter::app::export::People;
use arbiter::app::simulate::{Simulation, SimulationPlan};
use arbiter::app::{DatabaseUrl, Desk, DeskError};
use arbiter::domain::bracket::cut::{BestOf, Cut, Size};
use arbiter::domain::edition::Edition;
use arbiter::domain::id::{AtTable, PlayerId, RoundNumber, Slug, TableNumber, TournamentId};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::scoring::level::TournamentLevel;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    CloseRound, CloseTournament, Command as Act, CorrectResult, HideTournament, PairRound, PublishRound,
    RecordResult, StartCut,
};
use arbiter::domain::tournament::cut::CutDecks;
use chrono::Utc;
use serde_json::{Value, json};
use uuid::Uuid;

fn desk(folder: &tempfile::TempDir) -> Desk {
    desk_over(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")))
}

fn report(desk: &Desk, at: &Slug) -> String {
    report_as(desk, at, "json")
}

/// As an operator writes it.
fn report_as(desk: &Desk, at: &Slug, form: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.env_remove("ARBITER_DATABASE_URL").args(["tournament", "report", "--as", form, at.as_str()]);
    let output = command.args(["--database", &desk.database().to_string()]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn import(desk: &Desk, text: &str) -> Result<Slug, DeskError> {
    desk.import_from(text, People::Strangers, Utc::now()).map(|imported| imported.slug)
}

/// What a report says of results, by names: two tournaments may number their tables otherwise.
fn facts(report: &str) -> Value {
    let whole: Value = serde_json::from_str(report).unwrap();
    let rounds: Vec<Value> = whole["rounds"]
        .as_array()
        .unwrap()
        .iter()
        .map(|round| {
            let mut sides: Vec<String> = Vec::new();
            for table in round["tables"].as_array().into_iter().flatten() {
                for (own, other) in [(0, 1), (1, 0)] {
                    let [own, other] = [own, other].map(|side| &table["sides"][side]);
                    sides.push(format!(
                        "{} {} {} {} {} {}",
                        own["name"],
                        other["name"],
                        own["score"],
                        own["grade"],
                        own["differential"],
                        table["ending"]
                    ));
                }
            }
            sides.sort();
            let mut pods: Vec<Vec<String>> = Vec::new();
            for pod in round["pods"].as_array().into_iter().flatten() {
                let seats = pod["seats"].as_array().unwrap().iter();
                pods.push(
                    seats
                        .map(|seat| format!("{} {} {}", seat["name"], seat["total"], seat["place"]))
                        .collect(),
                );
                pods.last_mut().unwrap().sort();
            }
            pods.sort();
            json!([
                sides,
                pods,
                round["absent"].as_array().unwrap().iter().map(|one| &one["name"]).collect::<Vec<_>>(),
                round["byes"].as_array().unwrap().iter().map(|bye| &bye["name"]).collect::<Vec<_>>()
            ])
        })
        .collect();
    let named = |list: &Value, figures: &[&str]| -> Vec<String> {
        let each = list.as_array().into_iter().flatten();
        let one = |one: &Value| {
            json!([figures.iter().map(|it| &one[it]).collect::<Vec<_>>(), one["name"]]).to_string()
        };
        let mut all: Vec<String> = each.map(one).collect();
        all.sort();
        all
    };
    let settled = |round: &Value| round["settled"].as_array().map_or(0, Vec::len);
    json!({
        "system": whole["tournament"]["system"], "format": whole["tournament"]["format_id"],
        "rounds_planned": whole["tournament"]["rounds_planned"],
        "settled": whole["rounds"].as_array().unwrap().iter().map(settled).collect::<Vec<_>>(),
        "title": whole["tournament"]["title"], "date": whole["tournament"]["date"],
        "place": whole["tournament"]["place"], "profile": whole["tournament"]["profile"],
        "players": named(&whole["tournament"]["players"], &["from_round", "left_after_round"]),
        "ranking": named(&whole["tournament"]["ranking"], &["place"]),
        "standings": named(&whole["standings"]["lines"], &["place", "victory_points", "differential"]),
        "pod_standings": named(&whole["standings"]["pod_lines"], &["place", "total"]),
        "rounds": rounds,
    })
}

/// How many lines a report as text has, without what the lists hold that everybody sees: no list is read back.
fn lines_of_results(text: &str) -> usize {
    let parts = text.split("\n\n").filter(|part| !part.starts_with("Personnel by affiliation\n"));
    parts.map(|part| part.lines().count()).sum()
}

/// Late players, drops, no-shows, corrections, byes: whatever the simulation plays.
#[test]
fn simulated_tournaments_read_back_have_the_same_results_and_places() {
    let [folder, other, third] = [0; 3].map(|_| tempfile::tempdir().unwrap());
    let (here, there, by_text) = (desk(&folder), desk(&other), desk(&third));
    let mut read = 0;
    for (edition, players, rounds) in
        [(Edition::First, 9, 4), (Edition::First, 24, 5), (Edition::Second, 17, 5)]
    {
        let plan = SimulationPlan { edition, players, rounds, seed: 7 + u64::from(players), ..plain_plan() };
        for simulated in Simulation::prepare(&here, plan).unwrap().unwrap() {
            let simulated = simulated.unwrap();
            let slug = simulated.slug().clone();
            here.take_in(simulated).unwrap();
            let told = report(&here, &slug);
            let back = import(&there, &told).unwrap_or_else(|why| panic!("{slug}: {why}"));
            assert_eq!(facts(&report(&there, &back)), facts(&told), "{slug}");
            let text = report_as(&here, &slug, "trekcc");
            let back = import(&by_text, &text).unwrap_or_else(|why| panic!("{slug}: {why}: {text}"));
            assert_eq!(facts(&report(&by_text, &back)), facts(&told), "{slug}: {text}");
            let again = report_as(&by_text, &back, "trekcc");
            assert_eq!(lines_of_results(&again), lines_of_results(&text), "{slug}: {text}");
            read += 1;
        }
    }
    assert_eq!(read, 12);
    for desk in [&there, &by_text] {
        crate::support::all_hold(desk);
    }
}

/// A number, who sits first and second, and the score.
fn seats(report: &str) -> Vec<[Value; 5]> {
    let whole: Value = serde_json::from_str(report).unwrap();
    let rounds = whole["rounds"].as_array().unwrap().iter();
    let tables = rounds.flat_map(|round| round["tables"].as_array().unwrap());
    tables
        .map(|table| {
            let [a, b] = [0, 1].map(|side| &table["sides"][side]);
            [&table["table"], &a["name"], &b["name"], &a["score"], &b["score"]].map(Value::clone)
        })
        .collect()
}

#[test]
fn tables_and_sides_are_those_of_the_report() {
    let folder = tempfile::tempdir().unwrap();
    let here = desk(&folder);
    let at = played(&here, 1, "Kira\nOdo\nQuark\nRom\nNog\nEzri\nJake\nLeeta\nMorn");
    let told = report(&here, &at);
    for text in [told.clone(), report_as(&here, &at, "trekcc")] {
        let other = tempfile::tempdir().unwrap();
        let there = desk(&other);
        let back = import(&there, &text).unwrap();
        assert_eq!(seats(&report(&there, &back)), seats(&told), "{text}");
        crate::support::all_hold(&there);
    }
    // Numbers that no draft has say only who met whom.
    let mut renumbered: Value = serde_json::from_str(&told).unwrap();
    renumbered["rounds"][0]["tables"][0]["table"] = "77".into();
    let other = tempfile::tempdir().unwrap();
    let there = desk(&other);
    let back = import(&there, &renumbered.to_string()).unwrap();
    assert_eq!(facts(&report(&there, &back)), facts(&told));
}

/// Another report of the same title would get an address of its own; this one is here.
#[test]
fn a_report_that_was_read_back_is_refused_under_the_address_that_it_has_here() {
    let [folder, other] = [0; 2].map(|_| tempfile::tempdir().unwrap());
    let (here, there) = (desk(&folder), desk(&other));
    let at = played(&here, 1, "Kira\nOdo");
    let told = report(&here, &at);
    let back = import(&there, &told).unwrap();
    let refused = import(&there, &told).unwrap_err().to_string();
    assert!(refused.contains(&format!("“{back}” is here already")), "{refused}");
    let text = report_as(&here, &at, "trekcc");
    // As text it is the same event.
    let refused = import(&there, &text).unwrap_err().to_string();
    assert!(refused.contains(&format!("is here already as “{back}”")), "{refused}");
    let elsewhere = elsewhere(&text);
    let second = import(&there, &elsewhere).unwrap();
    assert_ne!(second, back, "in another town it is another one");
    let refused = import(&there, &elsewhere).unwrap_err().to_string();
    assert!(refused.contains(&format!("“{second}” is here already")), "{refused}");
}

/// The report of the same event in another town.
fn elsewhere(report: &str) -> String {
    let is_json = serde_json::from_str::<Value>(report).is_ok();
    let (place, other) = match is_json {
        true => ("\"place\": \"", "\"place\": \"New "),
        false => ("Place: ", "Place: New "),
    };
    let changed = report.replacen(place, other, 1);
    assert_ne!(changed, report, "it names a place");
    changed
}

/// Somebody who may open tournaments could make one so that the report of the real event is refused.
#[test]
fn a_hidden_tournament_that_looks_the_same_keeps_no_report_out() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    let at = played(&desk, 1, "Kira\nOdo\nQuark\nMorn");
    let told = report(&desk, &at);
    // The control: as long as everybody sees it, it is the same event, and the operator reads what to do.
    let refused = import(&desk, &told).unwrap_err().to_string();
    assert!(refused.contains(&format!("hide “{at}” while you import the report")), "{refused}");
    let hide = arbiter::domain::tournament::command::HideTournament { reason: "A look-alike.".into() };
    give(&desk, &at, [Act::HideTournament(hide)]);
    assert_ne!(import(&desk, &told).unwrap(), at);
}

/// Its players would be new people, under the names that they had erased.
#[test]
fn a_report_of_an_event_that_is_here_brings_no_erased_name_back() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    let at = played(&desk, 1, "Kira\nOdo\nQuark\nMorn");
    let reports = ["json", "trekcc"].map(|form| report_as(&desk, &at, form));
    assert_eq!(desk.known_people("morn", 1).unwrap().1, 1, "the control");
    desk.erase(&at, &submission(), PlayerId(4)).unwrap();
    for report in reports {
        let title = report.replace("Deep Space Open", "DEEP space open");
        for report in [report, title] {
            let refused = import(&desk, &report);
            let words = format!("is here already as “{at}”");
            assert!(
                matches!(&refused, Err(why @ DeskError::Taken(_)) if why.to_string().contains(&words)),
                "{refused:?}"
            );
        }
    }
    assert_eq!(desk.known_people("morn", 1).unwrap().1, 0);
    assert_eq!(desk.tournaments().unwrap().readable.len(), 1);
}

/// Its players would be here twice, as those of the report and as themselves.
#[test]
fn an_export_of_an_event_that_was_read_from_a_report_is_refused_until_that_is_hidden() {
    let [folder, other] = [0; 2].map(|_| tempfile::tempdir().unwrap());
    let (here, there) = (desk(&folder), desk(&other));
    // The address of the report is made from its title, so that this one has another.
    let _first = played(&here, 1, "Dukat\nWeyoun");
    let at = played(&here, 2, "Kira\nOdo\nQuark");
    let export = here.export(&at).unwrap();
    let back = import(&there, &report(&here, &at)).unwrap();
    assert_ne!(back, at, "another address");
    let refused = import(&there, &export);
    let words = format!("was read here before, as “{back}”");
    assert!(
        matches!(&refused, Err(why @ DeskError::Taken(_)) if why.to_string().contains(&words)),
        "{refused:?}"
    );
    assert_eq!(there.known_people("kira", 1).unwrap().1, 1, "one Kira");
    let hide = HideTournament { reason: "There is an export.".into() };
    give(&there, &back, [Act::HideTournament(hide)]);
    assert_eq!(import(&there, &export).unwrap(), at);
}

/// Two imports at one moment: whichever comes first, the other finds it.
#[test]
fn of_a_report_and_an_export_of_one_event_at_one_moment_one_is_taken() {
    let [folder, other] = [0; 2].map(|_| tempfile::tempdir().unwrap());
    let (here, there) = (desk(&folder), desk(&other));
    let _first = played(&here, 1, "Dukat\nWeyoun");
    let at = played(&here, 2, "Kira\nOdo\nQuark");
    let texts = [here.export(&at).unwrap(), report(&here, &at)];
    let taken = std::thread::scope(|scope| {
        let there = &there;
        let sent = texts.each_ref().map(|text| scope.spawn(move || import(there, text).is_ok()));
        sent.map(|one| one.join().unwrap())
    });
    assert_ne!(taken[0], taken[1], "{taken:?}");
    assert_eq!(there.tournaments().unwrap().readable.len(), 1);
}

/// Single and double elimination after the Swiss, one game or three, with what the director settled.
#[test]
fn a_cut_is_read_back_with_its_stages_also_as_text() {
    let [folder, other, third] = [0; 3].map(|_| tempfile::tempdir().unwrap());
    let (here, there, by_text) = (desk(&folder), desk(&other), desk(&third));
    let (mut read, mut by_lot) = (0, 0);
    for (edition, cut, seed) in [(Edition::First, 4, 1), (Edition::Second, 8, 2), (Edition::First, 2, 3)] {
        let plan = SimulationPlan {
            cut: Some(Size::try_from(cut).unwrap()),
            edition,
            players: 14,
            rounds: 4,
            people: 40,
            seed,
            ..plain_plan()
        };
        for simulated in Simulation::prepare(&here, plan).unwrap().unwrap() {
            let simulated = simulated.unwrap();
            let slug = simulated.slug().clone();
            here.take_in(simulated).unwrap();
            // Two of these simulations may hold events of one title on one day.
            let of_seed = |report: String, place: &str| report.replacen(place, &format!("{place}{seed} "), 1);
            let told = of_seed(report(&here, &slug), "\"place\": \"");
            let text = of_seed(report_as(&here, &slug, "trekcc"), "Place: ");
            let older: String = text
                .lines()
                .filter(|line| !line.starts_with("Cut: "))
                .map(|line| format!("{line}\n"))
                .collect();
            let lacking = import(&there, &older).unwrap_err().to_string();
            assert!(lacking.contains("how the cut is played"), "{slug}: {lacking}");
            match import(&there, &told) {
                Ok(back) => {
                    let again = report(&there, &back);
                    assert_eq!(facts(&again), facts(&told), "{slug}");
                    let cut = |report: &str| {
                        serde_json::from_str::<Value>(report).unwrap()["tournament"]["cut"].clone()
                    };
                    assert!(cut(&told)["seeds"].is_array());
                    for how in ["size", "best_of", "bracket", "third_place", "elimination"] {
                        assert_eq!(cut(&again)[how], cut(&told)[how], "{slug}: {how}");
                    }
                    let back = import(&by_text, &text).unwrap_or_else(|why| panic!("{slug}: {why}: {text}"));
                    assert_eq!(facts(&report(&by_text, &back)), facts(&told), "{slug}: {text}");
                    let wrong = text.replacen(", best of ", ", best in ", 1);
                    assert!(import(&by_text, &wrong).unwrap_err().to_string().starts_with("Line "), "{slug}");
                    read += 1;
                }
                Err(why) => {
                    assert!(
                        why.to_string().contains("a lot decided, or a reserve moved up"),
                        "{slug}: {why}"
                    );
                    by_lot += 1;
                }
            }
        }
    }
    assert_eq!(read + by_lot, 12);
    assert!(read >= 8, "{read} of 12");
    for desk in [&there, &by_text] {
        crate::support::all_hold(desk);
    }
}

/// A tournament of one round and a final, whose third game a correction of the second made needless.
fn with_a_needless_game(desk: &Desk) -> Slug {
    let number = TournamentId::new(Uuid::from_u128(7));
    let at = desk.create(number, &submission(), &scenario::creation("tcc-1e-2023")).unwrap();
    desk.register(&at, &submission(), "Kira\nOdo\nQuark\nRom").unwrap();
    let records = |round: u32, table: TableNumber, scores: [i64; 2]| {
        let (at, result) = (AtTable::new(RoundNumber(round), table), won(scores));
        Act::RecordResult(RecordResult { at, result })
    };
    let pairs = || {
        let pair = Act::PairRound(PairRound { absent: vec![], earned_byes: vec![] });
        [pair, Act::PublishRound(PublishRound {})]
    };
    let closes = |round: u32| Act::CloseRound(CloseRound { round: RoundNumber(round), over: Vec::new() });
    give(desk, &at, pairs());
    // Different differentials, so that no lot seeds the final.
    let first = [records(1, TableNumber(1), [100, 35]), records(1, TableNumber(2), [100, 40]), closes(1)];
    give(desk, &at, first);
    let cut = Cut { best_of: BestOf::Three, ..Cut::to(Size::ALL[0]) };
    let (told, minutes, decks) = (desk.tournament(&at).unwrap(), 60, CutDecks::Same);
    let seed = told.tournament.next_seed().unwrap();
    let seen = told.tournament.seeding(told.setup().unwrap(), cut, seed).unwrap().seeds;
    give(desk, &at, [Act::StartCut(StartCut { cut, minutes, decks, seen, given: None })]);
    give(desk, &at, pairs());
    let (one, other) = ([100, 40], [40, 100]);
    for (game, scores) in (1..).zip([one, other, one]) {
        give(desk, &at, [records(2, TableNumber(1).of_game(game), scores)]);
    }
    let second = AtTable::new(RoundNumber(2), TableNumber(1).of_game(2));
    let (was, result, reason) = (won(other), won(one), "seats mixed up".into());
    let correct = CorrectResult { at: second, was, result, reason, dispute: None };
    let end = Act::CloseTournament(CloseTournament {});
    give(desk, &at, [Act::CorrectResult(correct), closes(2), end]);
    at
}

#[test]
fn a_game_that_a_correction_made_needless_is_left_out_and_named() {
    let [folder, other, third] = [0; 3].map(|_| tempfile::tempdir().unwrap());
    let (here, there, by_text) = (desk(&folder), desk(&other), desk(&third));
    let at = with_a_needless_game(&here);
    let (told, text) = (report(&here, &at), report_as(&here, &at, "trekcc"));
    assert_eq!(text.matches(", counts for nothing)").count(), 1, "{text}");
    // The control: a game that counts cannot follow the end of its match.
    assert!(import(&by_text, &text.replace(", counts for nothing)", ")")).is_err());
    for (desk, report_of_it) in [(&there, &told), (&by_text, &text)] {
        let back = desk.import_from(report_of_it, People::Strangers, Utc::now()).unwrap();
        let note = "1 game of the cut was left out: after a correction its match was decided without it.";
        assert!(back.notes.iter().any(|told| told == note), "{:?}", back.notes);
        let again = report(desk, &back.slug);
        let whole: Value = serde_json::from_str(&again).unwrap();
        assert_eq!(whole["rounds"][1]["tables"].as_array().unwrap().len(), 2, "{again}");
        assert_eq!(facts(&again)["ranking"], facts(&told)["ranking"]);
    }
}

/// The text says that a player lost by a penalty; one of an earlier version names the code of the log.
#[test]
fn a_game_lost_by_a_penalty_is_read_back_from_a_new_text_and_an_old_one() {
    let [folder, other, third] = [0; 3].map(|_| tempfile::tempdir().unwrap());
    let (here, by_text, by_old_text) = (desk(&folder), desk(&other), desk(&third));
    let number = TournamentId::new(Uuid::from_u128(8));
    let at = here.create(number, &submission(), &scenario::creation("tcc-1e-2023")).unwrap();
    here.register(&at, &submission(), "Kira\nOdo").unwrap();
    let result = GameResult::ended([77, 10], EndReason::Disqualified { by: Side::B });
    let acts = [
        Act::PairRound(PairRound { absent: vec![], earned_byes: vec![] }),
        Act::PublishRound(PublishRound {}),
        Act::RecordResult(RecordResult { at: AtTable::new(RoundNumber(1), TableNumber(1)), result }),
        Act::CloseRound(CloseRound { round: RoundNumber(1), over: Vec::new() }),
        Act::CloseTournament(CloseTournament {}),
    ];
    give(&here, &at, acts);
    let (told, text) = (report(&here, &at), report_as(&here, &at, "trekcc"));
    assert!(told.contains("\"disqualified\""), "the code stays: {told}");
    assert!(text.contains("(77:10, lost by a penalty)"), "{text}");
    assert!(!report_as(&here, &at, "bbcode").contains("disqualified"));
    let old = text.replace(", lost by a penalty)", ", disqualified)");
    for (there, text) in [(&by_text, &text), (&by_old_text, &old)] {
        let back = import(there, text).unwrap_or_else(|why| panic!("{why}: {text}"));
        assert_eq!(facts(&report(there, &back)), facts(&told), "{text}");
    }
}

/// Round robins with an even and an odd number of players, of whom some leave and one comes late, and brackets for
/// everybody that are not full.
#[test]
fn every_system_is_read_back_as_itself() {
    let [folder, other, third] = [0; 3].map(|_| tempfile::tempdir().unwrap());
    let (here, there, by_text) = (desk(&folder), desk(&other), desk(&third));
    let (mut left, mut late, mut read) = (0, 0, 0);
    for (seed, (system, edition, players)) in (1..).zip([
        (PairingSystem::RoundRobin, Edition::First, 7),
        (PairingSystem::RoundRobin, Edition::First, 8),
        (PairingSystem::RoundRobin, Edition::Second, 6),
        (PairingSystem::RoundRobin, Edition::Second, 2),
        (PairingSystem::SingleElimination, Edition::First, 11),
        (PairingSystem::SingleElimination, Edition::Second, 8),
        (PairingSystem::DoubleElimination, Edition::First, 6),
        (PairingSystem::DoubleElimination, Edition::Second, 9),
        (PairingSystem::Swiss, Edition::First, 9),
    ]) {
        let plan =
            SimulationPlan { system, edition, players, tournaments: 6, people: 40, seed, ..plain_plan() };
        for simulated in Simulation::prepare(&here, plan).unwrap().unwrap() {
            let simulated = simulated.unwrap();
            let slug = simulated.slug().clone();
            here.take_in(simulated).unwrap();
            let (told, text) = (report(&here, &slug), report_as(&here, &slug, "trekcc"));
            let document: Value = serde_json::from_str(&told).unwrap();
            assert_eq!(document["tournament"]["system"], system.code());
            if system == PairingSystem::RoundRobin {
                let all = document["tournament"]["players"].as_array().unwrap();
                left += all.iter().filter(|one| !one["left_after_round"].is_null()).count();
                late += all.iter().filter(|one| one["from_round"] != 1).count();
            }
            let back = import(&there, &told).unwrap_or_else(|why| panic!("{slug} {system:?}: {why}"));
            assert_eq!(facts(&report(&there, &back)), facts(&told), "{slug} {system:?}");
            let back = import(&by_text, &text).unwrap_or_else(|why| panic!("{slug}: {why}: {text}"));
            assert_eq!(facts(&report(&by_text, &back)), facts(&told), "{slug}: {text}");
            read += 1;
            // Older documents say less: a bracket is seen by its stages.
            if system.is_bracket() {
                let mut older = document.clone();
                for key in ["system", "format_id", "rounds_planned"] {
                    older["tournament"].as_object_mut().unwrap().remove(key);
                }
                older["tournament"]["title"] = format!("{slug} as an older version told it").into();
                let back = import(&there, &older.to_string()).unwrap_or_else(|why| panic!("{slug}: {why}"));
                let setup = there.tournament(&back).unwrap().setup().unwrap().settings.system;
                assert_eq!(setup, system, "{slug}");
            }
        }
    }
    assert!(left > 0 && late > 0, "{left} left, {late} came late");
    assert_eq!(read, 54);
    for desk in [&there, &by_text] {
        crate::support::all_hold(desk);
    }
}

/// What was opened is rated apart, so the format has to come with the results; the rounds that were planned as well.
#[test]
fn a_sealed_tournament_that_ended_early_is_read_back_with_its_format() {
    let [folder, other] = [0; 2].map(|_| tempfile::tempdir().unwrap());
    let (desk, elsewhere) = (desk(&folder), desk(&other));
    let at = played(&desk, 1, "Kira\nOdo\nQuark\nRom");
    let mut told: Value = serde_json::from_str(&report(&desk, &at)).unwrap();
    let planned = told["tournament"]["rounds_planned"].as_u64().unwrap();
    assert!(planned > 1, "one round of {planned} was played");
    for (id, name) in [("sealed", "by identifier"), ("no-such-format", "unknown")] {
        told["tournament"]["format_id"] = id.into();
        told["tournament"]["title"] = name.into();
        let back = import(&desk, &told.to_string()).unwrap();
        let here = desk.tournament(&back).unwrap();
        let setup = here.setup().unwrap();
        assert_eq!(u64::from(setup.settings.rounds), planned);
        assert_eq!(setup.opens_pools(), id == "sealed", "{id}");
        assert_eq!(setup.format.is_some(), id == "sealed", "{id}");
    }
    told["tournament"]["system"] = "ladder".into();
    assert!(import(&desk, &told.to_string()).unwrap_err().to_string().contains("not known here"));
    // A round robin in which somebody meets two at once, or the same opponent again.
    let text = report_as(&desk, &at, "trekcc");
    assert!(text.contains(&format!("\nRounds planned: {planned}\n")), "{text}");
    let robin = text.replace("Rounds planned: ", "System: round-robin\nRounds planned: ");
    let back = import(&elsewhere, &robin).expect("one round of a round robin");
    let there = elsewhere.tournament(&back).unwrap();
    assert!(there.tournament.is_round_robin());
    let game = text.lines().find(|line| line.starts_with("Table 1: ")).unwrap();
    let places = robin.find("\nFinal ranking").unwrap();
    let again: String = robin[robin.find("\nRound 1").unwrap()..places].replace("Round 1", "Round 2");
    assert!(game.len() > 10 && again.contains(game));
    let twice = format!("{}{again}{}", &robin[..places], &robin[places..]);
    let refused = import(&desk, &twice).unwrap_err().to_string();
    assert!(refused.contains("Nobody can be paired as round 1"), "{refused}");
}

/// A higher level moves ratings more, so it has to come with the results.
#[test]
fn the_level_of_a_tournament_is_read_back_and_the_report_of_a_local_one_names_none() {
    let [folder, other] = [0; 2].map(|_| tempfile::tempdir().unwrap());
    let (here, elsewhere) = (desk(&folder), desk(&other));
    let at = played(&here, 1, "Kira\nOdo\nQuark\nRom");
    let (told, text) = (report(&here, &at), report_as(&here, &at, "trekcc"));
    assert!(!told.contains("\"level\"") && !text.contains("Level: "), "{text}");
    let level_of = |slug: &Slug| elsewhere.tournament(slug).unwrap().setup().unwrap().settings.level;
    let regional = text.replace("Rounds planned: ", "Level: regional\nRounds planned: ");
    let back = import(&elsewhere, &regional).unwrap();
    assert_eq!(level_of(&back), TournamentLevel::Regional);
    assert!(report_as(&elsewhere, &back, "trekcc").contains("\nLevel: regional\n"));
    let mut told: Value = serde_json::from_str(&told).unwrap();
    told["tournament"]["title"] = "Worlds".into();
    told["tournament"]["level"] = "worlds".into();
    let back = import(&elsewhere, &told.to_string()).unwrap();
    assert_eq!(level_of(&back), TournamentLevel::Worlds);
    assert!(report(&elsewhere, &back).contains("\"level\": \"worlds\""));
    told["tournament"]["level"] = "galactic".into();
    let refused = import(&elsewhere, &told.to_string()).unwrap_err().to_string();
    assert!(refused.contains("The level of the tournament in the report is not known here."), "{refused}");
}

/// Heats with late players and drops, and the top table, with totals of more digits than a double has.
#[test]
fn tribbles_are_read_back_with_their_pods_and_their_top_table() {
    let [folder, other, third] = [0; 3].map(|_| tempfile::tempdir().unwrap());
    let (here, there, by_text) = (desk(&folder), desk(&other), desk(&third));
    let (mut read, mut by_lot, mut with_top) = (0, 0, 0);
    for (players, rounds, seed) in [(9, 2, 1), (13, 3, 2), (30, 2, 3), (4, 1, 4)] {
        let plan = SimulationPlan { edition: Edition::Tribbles, players, rounds, seed, ..plain_plan() };
        for simulated in Simulation::prepare(&here, plan).unwrap().unwrap() {
            let simulated = simulated.unwrap();
            let slug = simulated.slug().clone();
            here.take_in(simulated).unwrap();
            let (told, text) = (report(&here, &slug), report_as(&here, &slug, "trekcc"));
            match import(&there, &told) {
                Ok(back) => {
                    assert_eq!(facts(&report(&there, &back)), facts(&told), "{slug}");
                    let back = import(&by_text, &text).unwrap_or_else(|why| panic!("{slug}: {why}: {text}"));
                    assert_eq!(facts(&report(&by_text, &back)), facts(&told), "{slug}: {text}");
                    with_top += usize::from(told.contains("\"by\": \"top table\""));
                    read += 1;
                }
                Err(why) => {
                    assert!(why.to_string().contains("a lot decided"), "{slug}: {why}");
                    by_lot += 1;
                }
            }
        }
    }
    assert_eq!(read + by_lot, 16);
    assert!(read >= 10 && with_top >= 5, "{read} read, {with_top} with a top table");
    for desk in [&there, &by_text] {
        crate::support::all_hold(desk);
    }
}

/// A pod that nobody could have played, a total that is none, names with commas and digits.
#[test]
fn a_report_on_tribbles_that_says_something_else_is_refused() {
    let [folder, other] = [0; 2].map(|_| tempfile::tempdir().unwrap());
    let (here, there) = (desk(&folder), desk(&other));
    let plan = SimulationPlan {
        edition: Edition::Tribbles,
        players: 9,
        rounds: 2,
        tournaments: 1,
        people: 20,
        ..plain_plan()
    };
    let simulated = Simulation::prepare(&here, plan).unwrap().unwrap().next().unwrap().unwrap();
    let slug = simulated.slug().clone();
    here.take_in(simulated).unwrap();
    let told: Value = serde_json::from_str(&report(&here, &slug)).unwrap();
    type Change = fn(&mut Value);
    let changes: [(Change, &str); 7] = [
        (|it| it["rounds"][0]["pods"][0]["seats"][0]["total"] = Value::Null, "result of round 1"),
        (
            |it| it["rounds"][0]["pods"][0]["seats"][0]["total"] = "9223372036854775808".into(),
            "result of round 1",
        ),
        (|it| it["rounds"][0]["pods"][0]["seats"][0]["total"] = "-5".into(), ""),
        (|it| it["rounds"][0]["pods"][0]["seats"][0]["player"] = 77.into(), "names a player 77"),
        (|it| it["rounds"][0]["byes"] = json!([{"player": 1, "name": "", "earned": false}]), "round 1"),
        (|it| it["rounds"][0]["pods"].as_array_mut().unwrap().truncate(1), ""),
        (|it| it["tournament"]["game"] = "1E".into(), "scoring profile"),
    ];
    for (number, (change, words)) in changes.into_iter().enumerate() {
        let mut changed = told.clone();
        change(&mut changed);
        let why = import(&there, &changed.to_string()).expect_err(&format!("change {number}")).to_string();
        assert!(why.contains(words), "change {number}: {why}");
    }
    // Two of one pod twice.
    let mut doubled = told.clone();
    doubled["rounds"][0]["pods"][1] = doubled["rounds"][0]["pods"][0].clone();
    assert!(import(&there, &doubled.to_string()).is_err());
    let text = report_as(&here, &slug, "trekcc");
    let commas = text.replacen("Table 1: ", &format!("Table 1: {}", ", ".repeat(200_000)), 1);
    assert!(import(&there, &commas).unwrap_err().to_string().starts_with("Line "));
    assert_eq!(there.tournaments().unwrap().readable.len(), 0, "nothing was half imported");
    // The control, with a name that looks like two seats.
    let name = text.lines().skip_while(|line| *line != "Players").nth(1).unwrap().split_once(". ").unwrap().1;
    let name = name.split(" (left").next().unwrap();
    let back = import(&there, &text.replace(name, "Kira 12, the First 7")).unwrap();
    assert!(report_as(&there, &back, "trekcc").contains("Kira 12, the First 7 "));
}

/// Whatever somebody types or cuts off in between.
#[test]
fn a_report_as_text_is_refused_with_what_is_missing() {
    let [folder, other] = [0; 2].map(|_| tempfile::tempdir().unwrap());
    let (desk, elsewhere) = (desk(&folder), desk(&other));
    let at = played(&desk, 1, "Kira – Nerys\nOdo\nQuark (left after round\nRom: Nog\nMorn");
    let told = report_as(&desk, &at, "trekcc");
    let without = |begins: &str| {
        let lines = told.lines().filter(|line| !line.starts_with(begins));
        lines.map(|line| format!("{line}\n")).collect::<String>()
    };
    let places = told.find("Final ranking").unwrap();
    for (text, words) in [
        (without("Scoring: "), "lacks the line “Scoring: …” with the scoring profile"),
        (without("Time zone: "), "lacks the line “Time zone: …”"),
        (told[..places].to_owned(), "is not over"),
        (without("1. "), ""),
        (told.replace("Final ranking", "Standings after round 1"), "is not over"),
        (told.replace("Scoring: ", "Scoring: House rules and "), "scoring profile"),
        (told.replace("FW", "FL"), ""),
        (
            told.replacen("FW +65", "FW +1", 1),
            "of the report, the grades or differentials do not follow from the score",
        ),
        (told.replace("Table 1: ", "Table 1: Zek, "), "of the report is not one that"),
        (told.replace("2. Odo", "2. Kira – Nerys"), "one number"),
        (told.replace("differential", "of a final; differential"), ""),
    ] {
        assert_ne!(text, told);
        let refused = import(&desk, &text).expect_err(&text).to_string();
        assert!(refused.contains(words), "{words}: {refused}: {text}");
    }
    let all = |desk: &Desk| desk.tournaments().unwrap().readable.len();
    assert_eq!(all(&desk), 1, "nothing was half imported");
    let back = import(&elsewhere, &told.replace('\n', "\r\n")).unwrap();
    assert_eq!(
        facts(&report(&elsewhere, &back)),
        facts(&report(&desk, &at)),
        "the control, as another system writes lines"
    );
}

#[test]
fn a_report_is_read_back_once_under_an_address_of_its_own_and_with_strangers() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    let at = played(&desk, 1, "Kira\nOdo\nQuark");
    let told = elsewhere(&report(&desk, &at));
    let back = import(&desk, &told).unwrap();
    assert_ne!(back, at, "the address is taken");
    let person = |slug: &Slug| desk.tournament(slug).unwrap().tournament.players().next().unwrap().person;
    assert_ne!(person(&back), person(&at), "nobody is taken for a namesake");
    assert!(
        matches!(import(&desk, &told), Err(DeskError::Taken(_))),
        "the same report is the same tournament"
    );
    let log = desk.tournament(&back).unwrap();
    assert_eq!(log.tournament.setup().unwrap().settings.title, "Deep Space Open");
}

#[test]
fn a_name_that_was_erased_is_read_back_as_nobodys() {
    let [folder, other] = [0; 2].map(|_| tempfile::tempdir().unwrap());
    let (here, there) = (desk(&folder), desk(&other));
    let at = played(&here, 1, "Kira\nOdo\nPlayer 8\nQuark");
    here.erase(&at, &submission(), PlayerId(4)).unwrap();
    let told = report(&here, &at);
    assert!(told.contains("\"Player 4\""), "{told}");
    let back = import(&there, &told).unwrap();
    let back = there.tournament(&back).unwrap();
    let erased: Vec<_> =
        back.tournament.players().map(|player| (back.name(player.id), player.is_erased)).collect();
    let named = |name: &str, is_erased| erased.iter().any(|one| one.1 == is_erased && one.0 == name);
    assert!(named("Kira", false) && named("Odo", false), "{erased:?}");
    // Somebody may be called so; that this is number 3 is the control.
    assert!(named("Player 8", false), "{erased:?}");
    assert_eq!(erased.iter().filter(|one| one.1).count(), 1);
    assert_eq!(there.known_people("player 4", 1).unwrap().1, 0);
    assert_eq!(there.known_people("player 8", 1).unwrap().1, 1);
}

#[test]
fn what_cannot_be_read_back_is_refused_with_its_reason_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    let at = played(&desk, 1, "Kira\nOdo\nQuark\nRom\nNog");
    let mut told: Value = serde_json::from_str(&report(&desk, &at)).unwrap();
    type Change = fn(&mut Value);
    let figures = "the grades or differentials of the report do not follow from the score";
    let changes: [(Change, &str); 15] = [
        (|it| it["rounds"][0]["tables"][0]["sides"][0]["differential"] = 1.into(), figures),
        (|it| it["rounds"][0]["tables"][0]["sides"][0]["grade"] = "MW".into(), figures),
        (
            |it| it["rounds"][0]["tables"][0]["sides"][0]["score"] = 60.into(),
            "In round 1 of the report: Table 1: ",
        ),
        (|it| it["tournament"]["state"] = "playing".into(), "is not over"),
        (|it| it["tournament"]["profile"] = "House rules".into(), "scoring profile"),
        (|it| it["tournament"]["game"] = "3E".into(), "game"),
        (|it| it["tournament"]["ranking"][0]["place"] = 2.into(), "do not give its ranking"),
        (|it| it["tournament"]["ranking"][0]["by"] = "final".into(), "how the cut is played"),
        (|it| it["rounds"][0]["pods"] = json!([{"seats": []}]), "round 1"),
        (|it| it["rounds"][0]["tables"][0]["ending"] = Value::Null, "result of round 1"),
        (|it| it["rounds"][0]["tables"][0]["ending"] = "by magic".into(), "result of round 1"),
        (|it| it["rounds"][0]["tables"][0]["sides"][0]["player"] = 77.into(), "names a player 77"),
        (|it| it["rounds"][0]["tables"][0]["sides"][0]["score"] = 99_999_999.into(), ""),
        (|it| it["tournament"]["players"][0]["name"] = "\u{202e}Kira".into(), ""),
        (|it| it["tournament"]["players"][1]["player"] = 1.into(), "one number"),
    ];
    for (number, (change, words)) in changes.into_iter().enumerate() {
        let mut changed = told.clone();
        change(&mut changed);
        let why = import(&desk, &changed.to_string()).expect_err(&format!("change {number}")).to_string();
        assert!(why.contains(words), "change {number}: {why}");
    }
    for rubbish in
        ["{\"tournament\"", "{\"tournament\":1,\"rounds\":[]}", "{\"tournament\":[],\"rounds\":{}}"]
    {
        assert!(import(&desk, rubbish).is_err(), "{rubbish}");
    }
    // A round in which two players meet somebody twice.
    let mut doubled = told.clone();
    let first = doubled["rounds"][0]["tables"][0].clone();
    doubled["rounds"][0]["tables"].as_array_mut().unwrap().push(first);
    assert!(import(&desk, &doubled.to_string()).is_err());
    assert_eq!(desk.tournaments().unwrap().readable.len(), 1);
    told["tournament"]["title"] = "Another event".into();
    import(&desk, &told.to_string()).expect("the control");
}

/// A tournament of nine players in three rounds, by seed 1, at this desk.
fn simulated(desk: &Desk) -> Slug {
    let plan = SimulationPlan { players: 9, tournaments: 1, people: 20, ..plain_plan() };
    let one = Simulation::prepare(desk, plan).unwrap().unwrap().next().unwrap().unwrap();
    let slug = one.slug().clone();
    desk.take_in(one).unwrap();
    slug
}

fn thirty_times(rounds: &Value) -> Value {
    let rounds = std::iter::repeat_n(rounds.as_array().unwrap(), 30);
    rounds.flatten().cloned().collect::<Vec<Value>>().into()
}

/// Rounds in another order would give other standings on the way, and a copy of them a longer tournament.
#[test]
fn rounds_out_of_their_order_or_more_than_a_tournament_has_are_refused() {
    let [folder, other] = [0; 2].map(|_| tempfile::tempdir().unwrap());
    let (here, there) = (desk(&folder), desk(&other));
    let slug = simulated(&here);
    let told: Value = serde_json::from_str(&report(&here, &slug)).unwrap();
    type Change = fn(&mut Value);
    let changes: [(Change, &str); 4] = [
        (|it| it["rounds"].as_array_mut().unwrap().reverse(), "round 3 is where round 1 belongs"),
        (|it| it["rounds"][0]["round"] = 7.into(), "round 7 is where round 1 belongs"),
        (
            |it| {
                it["rounds"] = thirty_times(&it["rounds"]);
            },
            "round 1 is where round 4 belongs",
        ),
        (
            |it| {
                it["rounds"] = thirty_times(&it["rounds"]);
                for (number, round) in (1..).zip(it["rounds"].as_array_mut().unwrap()) {
                    round["round"] = number.into();
                }
            },
            "has 90 rounds before any cut; a tournament has at most 20",
        ),
    ];
    for (number, (change, words)) in changes.into_iter().enumerate() {
        let mut changed = told.clone();
        change(&mut changed);
        let why = import(&there, &changed.to_string()).expect_err(&format!("change {number}")).to_string();
        assert!(why.contains(words), "change {number}: {why}");
    }
    let text = report_as(&here, &slug, "trekcc");
    let twice = text.replace("\nRound 2\n", "\nRound 3\n");
    let why = import(&there, &twice).unwrap_err().to_string();
    assert!(why.contains("round 3 is where round 2 belongs"), "{why}");
    assert_eq!(there.tournaments().unwrap().readable.len(), 0, "nothing was half imported");
    import(&there, &text).expect("the control");
}

#[test]
fn a_report_that_gives_a_number_two_names_is_refused_with_the_place() {
    let [folder, other] = [0; 2].map(|_| tempfile::tempdir().unwrap());
    let (here, there) = (desk(&folder), desk(&other));
    let slug = simulated(&here);
    let told: Value = serde_json::from_str(&report(&here, &slug)).unwrap();
    let mut side = told.clone();
    side["rounds"][1]["tables"][0]["sides"][0]["name"] = "Nobody".into();
    let why = import(&there, &side.to_string()).unwrap_err().to_string();
    assert!(why.contains("In round 2, the report calls player ") && why.contains("“Nobody”"), "{why}");
    let mut bye = told.clone();
    bye["rounds"][0]["byes"] = json!([{"player": 1, "name": "Nobody", "earned": false}]);
    let why = import(&there, &bye.to_string()).unwrap_err().to_string();
    assert!(why.contains("In round 1, the report calls player "), "{why}");
    let mut place = told.clone();
    place["tournament"]["ranking"][0]["name"] = "Nobody".into();
    let why = import(&there, &place.to_string()).unwrap_err().to_string();
    assert!(why.contains("At place 1, the ranking of the report calls player "), "{why}");
    assert_eq!(there.tournaments().unwrap().readable.len(), 0, "nothing was half imported");
}

/// They change no result, so the import goes on and says so.
#[test]
fn what_a_report_contradicts_without_changing_a_result_is_noted() {
    let [folder, other] = [0; 2].map(|_| tempfile::tempdir().unwrap());
    let (here, there) = (desk(&folder), desk(&other));
    let slug = simulated(&here);
    let told = report(&here, &slug);
    let text = report_as(&here, &slug, "trekcc");
    let line = |begins: &str| text.lines().find(|line| line.starts_with(begins)).unwrap().to_owned();
    let (game, counts) = (line("Game: "), line("Players: "));
    let mut copies = 0;
    let mut notes = |report: &str| {
        // The same report is the same tournament.
        copies += 1;
        let is_json = serde_json::from_str::<Value>(report).is_ok();
        let report = match is_json {
            true => report.replacen("\"place\": \"", &format!("\"place\": \"{copies} "), 1),
            false => report.replacen("Place: ", &format!("Place: {copies} "), 1),
        };
        there.import_from(&report, People::Strangers, Utc::now()).unwrap().notes
    };
    assert_eq!(notes(&told), Vec::<String>::new(), "the control");
    assert_eq!(notes(&text), Vec::<String>::new(), "the control");
    let changed = |change: fn(&mut Value)| {
        let mut changed: Value = serde_json::from_str(&told).unwrap();
        change(&mut changed);
        serde_json::to_string_pretty(&changed).unwrap()
    };
    for (report, words) in [
        (changed(|it| it["tournament"]["format_id"] = "2e-standard".into()), "“2e-standard”, is not known"),
        (changed(|it| it["tournament"]["format_id"] = "nope".into()), "“nope”, is not known"),
        (changed(|it| it["standings"]["lines"][0]["place"] = 5.into()), "do not follow from its results"),
        (changed(|it| it["standings"]["lines"][0]["victory_points"] = 99.into()), "do not follow"),
        (text.replace(&game, "Game: Nonsense"), "“Nonsense”, is not known"),
        (text.replacen(" points, differential ", "0 points, differential ", 1), "do not follow"),
        (text.replace(&counts, "Players: 8, rounds: 3"), "“Players: 8, rounds: 3”, but it lists"),
        (text.replace(&counts, &format!("{counts}0")), "0”, but it lists"),
    ] {
        let notes = notes(&report);
        assert!(notes.len() == 1 && notes[0].contains(words), "{words}: {notes:?}");
    }
}
