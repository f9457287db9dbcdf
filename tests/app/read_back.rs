//! The JSON report on a finished tournament, read back as a tournament: the same players, results and ranking.

use std::process::Command;

use crate::support::desk_over;
use crate::support::played::played;
use arbiter::app::export::People;
use arbiter::app::simulate::{Simulation, SimulationPlan};
use arbiter::app::{DatabaseUrl, Desk, DeskError};
use arbiter::domain::edition::Edition;
use arbiter::domain::id::Slug;
use arbiter::domain::pairing::system::PairingSystem;
use chrono::Utc;
use serde_json::{Value, json};

fn desk(folder: &tempfile::TempDir) -> Desk {
    desk_over(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")))
}

/// As an operator writes it.
fn report(desk: &Desk, at: &Slug) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.env_remove("ARBITER_DATABASE_URL").args(["tournament", "report", "--as", "json", at.as_str()]);
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
            json!([
                sides,
                round["byes"].as_array().unwrap().iter().map(|bye| &bye["name"]).collect::<Vec<_>>()
            ])
        })
        .collect();
    let named = |list: &Value, figures: &[&str]| -> Vec<Value> {
        let each = list.as_array().into_iter().flatten();
        each.map(|one| json!([one["name"], figures.iter().map(|it| &one[it]).collect::<Vec<_>>()])).collect()
    };
    json!({
        "title": whole["tournament"]["title"], "date": whole["tournament"]["date"],
        "place": whole["tournament"]["place"], "profile": whole["tournament"]["profile"],
        "players": named(&whole["tournament"]["players"], &["from_round", "left_after_round"]),
        "ranking": named(&whole["tournament"]["ranking"], &["place"]),
        "standings": named(&whole["standings"]["lines"], &["place", "victory_points", "differential"]),
        "rounds": rounds,
    })
}

/// Late players, drops, no-shows, corrections, byes: whatever the simulation plays.
#[test]
fn simulated_tournaments_read_back_have_the_same_results_and_places() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there) = (desk(&folder), desk(&other));
    let mut read = 0;
    for (edition, players, rounds) in
        [(Edition::First, 9, 4), (Edition::First, 24, 5), (Edition::Second, 17, 5)]
    {
        let plan = SimulationPlan {
            system: PairingSystem::Swiss,
            round_days: None,
            cut: None,
            edition,
            players,
            rounds,
            tournaments: 4,
            people: 60,
            seed: 7 + u64::from(players),
        };
        for simulated in Simulation::prepare(&here, plan).unwrap().unwrap() {
            let simulated = simulated.unwrap();
            let slug = simulated.slug().clone();
            here.take_in(simulated).unwrap();
            let told = report(&here, &slug);
            let back = import(&there, &told).unwrap_or_else(|why| panic!("{slug}: {why}"));
            assert_eq!(facts(&report(&there, &back)), facts(&told), "{slug}");
            read += 1;
        }
    }
    assert_eq!(read, 12);
    assert!(there.verify(None).unwrap().iter().all(|found| found.holds()));
}

#[test]
fn a_report_is_read_back_once_under_an_address_of_its_own_and_with_strangers() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    let at = played(&desk, 1, "Kira\nOdo\nQuark");
    let told = report(&desk, &at);
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
fn what_cannot_be_read_back_is_refused_with_its_reason_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    let at = played(&desk, 1, "Kira\nOdo\nQuark\nRom\nNog");
    let told: Value = serde_json::from_str(&report(&desk, &at)).unwrap();
    type Change = fn(&mut Value);
    let changes: [(Change, &str); 12] = [
        (|it| it["tournament"]["state"] = "playing".into(), "is not over"),
        (|it| it["tournament"]["profile"] = "House rules".into(), "scoring profile"),
        (|it| it["tournament"]["game"] = "3E".into(), "game"),
        (|it| it["tournament"]["ranking"][0]["place"] = 2.into(), "do not give its ranking"),
        (|it| it["tournament"]["ranking"][0]["by"] = "final".into(), "cut"),
        (|it| it["rounds"][0]["pods"] = json!([{}]), "Tribbles"),
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
    import(&desk, &told.to_string()).expect("the control");
}
