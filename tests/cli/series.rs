//! `arbiter series`, and what verify, backup and restore do with the logs of series.

use std::path::Path;
use std::process::Output;
use std::sync::Arc;

use crate::fuzz::{Tally, changed, many};
use crate::independent::season::{exchange_places, sealed_again, season};
use crate::support::desk_over;
use crate::support::forms::Dice;
use crate::support::played::played;
use arbiter::app::DatabaseUrl;
use arbiter::app::series::SeriesSnapshot;
use arbiter::app::series::record::{SeriesSubmission, TournamentToCount};
use arbiter::data::series_rules;
use arbiter::domain::hash::EntryHash;
use arbiter::domain::id::SubmissionId;
use arbiter::domain::series::command::{CreateSeries, SeriesActor};
use arbiter::domain::tournament::head::HeadCode;
use assert_cmd::Command;
use chrono::Utc;
use serde_json::{Value, json};
use uuid::Uuid;

fn sent(body: &str) -> SeriesSubmission {
    let submission = SubmissionId::new(Uuid::new_v4());
    SeriesSubmission { actor: SeriesActor::operator(), submission, body: body.to_owned(), now: Utc::now() }
}

fn with_a_series(folder: &Path) {
    let desk = desk_over(&DatabaseUrl::Sqlite(folder.join("arbiter.db")));
    let tournament = played(&desk, 1, "Kira\nOdo\nQuark\nRom");
    let rules = Box::new(series_rules()[0].clone());
    let create = CreateSeries { title: "Season 2026".into(), about: String::new(), rules };
    let series = desk.create_series(&create, &sent("begin")).unwrap();
    let asked = TournamentToCount { tournament: &tournament, again: None, reason: "" };
    desk.count_in_series(&series, &asked, &sent("count")).unwrap();
}

fn arbiter(folder: &Path, line: &[&str], database: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.current_dir(folder).env_remove("ARBITER_DATABASE_URL").args(line);
    command.args(["--database", &format!("sqlite:{database}")]).output().unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn a_series_is_listed_exported_imported_backed_up_restored_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let run = |line: &[&str], database: &str| arbiter(folder.path(), line, database);
    with_a_series(folder.path());
    let listed = run(&["series", "list"], "arbiter.db");
    assert_eq!(text(&listed), "season-2026  Season 2026  1 tournament\n");
    let verified = run(&["verify"], "arbiter.db");
    assert!(verified.status.success() && text(&verified).contains("series season-2026: verified; 2 entries"));

    let export = run(&["series", "export", "season-2026"], "arbiter.db");
    assert!(export.status.success());
    std::fs::write(folder.path().join("season.jsonl"), &export.stdout).unwrap();
    let imported = run(&["series", "import", "season.jsonl"], "other.db");
    assert!(imported.status.success(), "{}", text(&imported));
    assert_eq!(run(&["series", "export", "season-2026"], "other.db").stdout, export.stdout);
    let again = run(&["series", "import", "season.jsonl"], "other.db");
    assert_eq!(again.status.code(), Some(1), "{}", text(&again));
    assert!(text(&again).contains("is here already"));
    let few = ["simulate", "--players", "4", "--rounds", "1", "--tournaments", "2", "--out", "both"];
    assert!(run(&few, "none.db").status.success());
    std::fs::write(folder.path().join("both/SEASON.JSONL"), &export.stdout).unwrap();
    let both = run(&["tournament", "import", "both"], "both.db");
    assert!(both.status.success(), "{}", text(&both));
    assert!(
        text(&both).contains("Imported 2 tournaments and 1 series; each log verifies."),
        "{}",
        text(&both)
    );
    assert_eq!(run(&["series", "export", "season-2026"], "both.db").stdout, export.stdout);
    let missing = run(&["series", "export", "nowhere"], "other.db");
    assert_eq!(missing.status.code(), Some(2));
    assert!(text(&missing).contains("arbiter series list"));

    assert!(run(&["backup", "backup.db"], "arbiter.db").status.success());
    let restored = run(&["restore", "backup.db"], "restored.db");
    assert!(restored.status.success(), "{}", text(&restored));
    assert_eq!(run(&["series", "export", "season-2026"], "restored.db").stdout, export.stdout);

    // Changed behind the program's back: verify says so, and no backup is made of it.
    let desk = desk_over(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")));
    crate::support::database::run(&desk, "DROP TRIGGER series_log_refuses_update");
    crate::support::database::run(
        &desk,
        "UPDATE series_log SET payload = REPLACE(payload, 'Season', 'Saison')",
    );
    drop(desk);
    let changed = run(&["verify"], "arbiter.db");
    assert_eq!(changed.status.code(), Some(1));
    assert!(text(&changed).contains("series season-2026: DOES NOT VERIFY"), "{}", text(&changed));
    assert!(!run(&["backup", "second.db"], "arbiter.db").status.success());
}

/// The export of a series of three tournaments, of which the best one of a player counts, and its state.
fn exported(folder: &Path) -> (String, Arc<SeriesSnapshot>) {
    let desk = desk_over(&DatabaseUrl::Sqlite(folder.join("arbiter.db")));
    let (series, _) = season(&desk, 1);
    (desk.export_series(&series).unwrap(), desk.series(&series).unwrap())
}

/// What `verify-file` says of a file alone, and its exit code.
fn alone(folder: &Path, export: &str, more: &[&str]) -> (Option<i32>, String) {
    std::fs::write(folder.join("alone.jsonl"), export).unwrap();
    let line = [&["verify-file", "alone.jsonl"][..], more].concat();
    let output = arbiter(folder, &line, "none.db");
    (output.status.code(), text(&output))
}

#[test]
fn the_export_of_a_series_verifies_alone_and_says_what_it_cannot_compare() {
    let folder = tempfile::tempdir().unwrap();
    let (export, here) = exported(folder.path());
    let (code, said) = alone(folder.path(), &export, &[]);
    assert_eq!(code, Some(0), "{said}");
    let counts = format!("8 entries, 3 tournaments, checksum {}", here.head());
    assert!(said.contains(&format!("series season-2026: verified; {counts}\n")), "{said}");
    assert_eq!(said.matches("its places are not compared").count(), 3, "{said}");
    assert!(said.contains("tools/verify.py SERIES TOURNAMENT"), "{said}");
    assert!(!folder.path().join("none.db").exists(), "it needs no database");

    let newest = here.head_code().to_string();
    let (code, json) = alone(folder.path(), &export, &["--json", "--head", &newest]);
    let told: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((code, &told["verified"], &told["head_code"]["holds"]), (Some(0), &json!(true), &json!(true)));
    let stated = [&told["series"], &told["entries"], &told["tournaments"], &told["problems"]];
    assert_eq!(stated, [&json!("season-2026"), &json!(8), &json!(3), &json!([])]);
    assert_eq!(told["head"], here.head().to_string());
    assert_eq!(told["notes"].as_array().unwrap().len(), 4, "{told}");
    let standings = told["standings"].as_array().unwrap();
    assert_eq!((standings.len(), &told["players"]), (here.standings().len(), &json!(standings.len())));
    for (line, ours) in standings.iter().zip(here.standings()) {
        let bonus: i64 = ours.bonuses.iter().map(|(_, points)| points).sum();
        let figures = ["place", "person", "points", "bonus", "won", "played"].map(|key| line[key].clone());
        let wanted = json!([ours.place, ours.person, ours.points, bonus, ours.won, ours.results.len()]);
        assert_eq!(json!(figures), wanted);
        let counted = line["results"].as_array().unwrap().iter().map(|one| one["points"].as_i64().unwrap());
        assert_eq!(counted.sum::<i64>() + bonus, ours.points, "{line}");
    }

    let other = HeadCode::of(8, &EntryHash::of("another")).to_string();
    let (code, json) = alone(folder.path(), &export, &["--json", "--head", &other]);
    let told: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        (code, &told["verified"], &told["head_code"]["holds"]),
        (Some(1), &json!(true), &json!(false))
    );
    let (code, said) = alone(folder.path(), &export, &["--head", &HeadCode::of(9, &here.head()).to_string()]);
    assert_eq!(code, Some(1));
    assert!(said.contains("it ends at entry 8"), "{said}");
}

#[test]
fn a_changed_series_does_not_verify_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (export, _) = exported(folder.path());
    let lines: Vec<&str> = export.lines().collect();
    let without = |at: usize| {
        let left = lines.iter().enumerate().filter(|(number, _)| *number != at);
        left.map(|(_, line)| format!("{line}\n")).collect::<String>()
    };
    let bonus = |change: fn(&mut Value)| sealed_again(&export, "bonus-given", 1, &change);
    for (what, changed, words) in [
        ("a changed place", export.replacen(r#"\"place\":2"#, r#"\"place\":1"#, 1), ""),
        ("a larger bonus", export.replacen(r#"\"points\":4"#, r#"\"points\":5"#, 1), ""),
        ("a larger bonus in a new chain", bonus(|it| it["points"] = 11.into()), "entry 6 (bonus-given)"),
        (
            "a bonus for somebody else in a new chain",
            bonus(|it| it["person"] = Uuid::from_u128(7).to_string().into()),
            "entry 6 (bonus-given)",
        ),
        (
            "a place below 1 in a new chain",
            sealed_again(&export, "tournament-counted", 0, &|it| it["results"][0]["place"] = 0.into()),
            "entry 2 (tournament-counted)",
        ),
        ("a missing entry", without(3), ""),
        ("a missing end", without(8), "line 1 says that the file has 9 lines, but it ends after line 8"),
    ] {
        assert_ne!(changed, export, "{what}");
        let (code, said) = alone(folder.path(), &changed, &[]);
        assert_eq!(code, Some(1), "{what}: {said}");
        assert!(
            said.contains("series season-2026: DOES NOT VERIFY") && said.contains(words),
            "{what}: {said}"
        );
        let (code, json) = alone(folder.path(), &changed, &["--json"]);
        let told: Value = serde_json::from_str(&json).unwrap();
        assert_eq!((code, &told["verified"]), (Some(1), &json!(false)), "{what}");
        assert!(!told["problems"].as_array().unwrap().is_empty(), "{what}: {told}");
    }
    // In a new chain and in order: only the log of the tournament shows it, and the answer says which that is.
    let exchanged = sealed_again(&export, "tournament-counted", 2, &exchange_places);
    let (code, said) = alone(folder.path(), &exchanged, &[]);
    assert_eq!((code, said.matches("its places are not compared").count()), (Some(0), 3), "{said}");

    let second = format!("{export}{}\n", lines[0]);
    for unusable in [
        lines[0].replace("\"version\":1", "\"version\":9"),
        second,
        sealed_again(&export, "series-closed", 0, &|it| it["entry"] = "series-sold".into()),
        export[..export.len() - 40].to_owned(),
    ] {
        let (code, said) = alone(folder.path(), &unusable, &[]);
        assert_eq!(code, Some(2), "{unusable:.80}: {said}");
        assert!(!said.contains("tournament export"), "{said}");
    }
}

#[test]
fn whatever_log_of_a_series_is_imported_it_is_stored_whole_or_refused() {
    let folder = tempfile::tempdir().unwrap();
    with_a_series(folder.path());
    let export = arbiter(folder.path(), &["series", "export", "season-2026"], "arbiter.db").stdout;
    let export = String::from_utf8(export).unwrap();
    let (mut dice, mut tally) = (Dice(23), Tally::default());
    for _ in 0..many() {
        let input = changed(&export, &mut dice);
        let imported =
            tally.run(folder.path(), &["series", "import", "--database", "sqlite:b.db", "-"], &input);
        // What is imported verifies alone.
        let alone = Tally::default().run(folder.path(), &["verify-file", "-"], &input);
        assert!(alone.status.success() || !imported.status.success(), "{}", text(&alone));
    }
    tally.refused_some("series import");
    let verified = arbiter(folder.path(), &["verify"], "b.db");
    assert!(verified.status.success(), "{}", text(&verified));
}
