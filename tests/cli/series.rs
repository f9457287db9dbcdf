//! `arbiter series`, and what verify, backup and restore do with the logs of series.

use std::path::Path;
use std::process::Output;

use crate::fuzz::{Tally, changed, many};
use crate::support::desk_over;
use crate::support::forms::Dice;
use crate::support::played::played;
use arbiter::app::DatabaseUrl;
use arbiter::app::series::record::{SeriesSubmission, TournamentToCount};
use arbiter::data::series_rules;
use arbiter::domain::id::SubmissionId;
use arbiter::domain::series::command::{CreateSeries, SeriesActor};
use assert_cmd::Command;
use chrono::Utc;
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
    let alone = run(&["verify-file", "season.jsonl"], "other.db");
    assert_eq!(alone.status.code(), Some(2), "{}", text(&alone));
    for next in ["the export of a series", "tools/verify.py", "arbiter series import FILE"] {
        assert!(text(&alone).contains(next), "{}", text(&alone));
    }
    let imported = run(&["series", "import", "season.jsonl"], "other.db");
    assert!(imported.status.success(), "{}", text(&imported));
    assert_eq!(run(&["series", "export", "season-2026"], "other.db").stdout, export.stdout);
    let again = run(&["series", "import", "season.jsonl"], "other.db");
    assert_eq!(again.status.code(), Some(1), "{}", text(&again));
    assert!(text(&again).contains("is here already"));
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

#[test]
fn whatever_log_of_a_series_is_imported_it_is_stored_whole_or_refused() {
    let folder = tempfile::tempdir().unwrap();
    with_a_series(folder.path());
    let export = arbiter(folder.path(), &["series", "export", "season-2026"], "arbiter.db").stdout;
    let export = String::from_utf8(export).unwrap();
    let (mut dice, mut tally) = (Dice(23), Tally::default());
    for _ in 0..many() {
        let input = changed(&export, &mut dice);
        tally.run(folder.path(), &["series", "import", "--database", "sqlite:b.db", "-"], &input);
    }
    tally.refused_some("series import");
    let verified = arbiter(folder.path(), &["verify"], "b.db");
    assert!(verified.status.success(), "{}", text(&verified));
}
