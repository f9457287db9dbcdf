//! Logs of earlier versions, kept for good: every later version reads them, finds them valid and computes the same
//! standings. `logs/NAME.jsonl` is an export, `logs/NAME.json` the output of `arbiter verify --json` when it was
//! made.
//!
//! Those named after a system of pairing were played by `arbiter simulate --system`, and `second-edition` by
//! `--edition 2E`: its wins hold the missions that were ticked.
//!
//! Those up to `0.17` are exports of versions that did not say in the first line how long the file is. They are exported
//! with that, and are the same otherwise.
//!
//! A log here never changes. A new kind of entry needs a new log: the story below grows by it and writes today's
//! result into the folder that cargo gives to tests, to be copied here.
mod pods;
mod story;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::support::exports::unstated;
use arbiter::domain::tournament::entry::Entry;
use assert_cmd::Command;
use serde_json::Value;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/app/archive/logs")
}

/// The archived exports with their names.
fn logs() -> Vec<(String, String)> {
    let mut logs: Vec<_> = fs::read_dir(folder())
        .unwrap()
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "jsonl"))
        .map(|path| {
            (path.file_stem().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(&path).unwrap())
        })
        .collect();
    logs.sort();
    assert!(!logs.is_empty(), "the archive is empty");
    logs
}

/// The program's output, when its answer is yes.
fn arbiter(database: &Path, line: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.env_remove("ARBITER_DATABASE_URL").args(line);
    let output = command.arg("--database").arg(format!("sqlite:{}", database.display())).output().unwrap();
    assert!(output.status.success(), "{line:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn states_its_length(log: &str) -> bool {
    log.lines().next().is_some_and(|first| first.contains("\"lines\":"))
}

/// The verified facts of one tournament: the head of its log and the standings.
fn verified(json: &str) -> Value {
    let answer: Value = serde_json::from_str(json).unwrap();
    assert_eq!(answer["verified"], true);
    answer["tournaments"].clone()
}

#[test]
fn every_archived_log_verifies_and_gives_its_recorded_standings() {
    for (name, log) in logs() {
        let place = tempfile::tempdir().unwrap();
        let (database, file) = (place.path().join("a.db"), place.path().join("log.jsonl"));
        fs::write(&file, &log).unwrap();
        arbiter(&database, &["tournament", "import", file.to_str().unwrap()]);
        let then = fs::read_to_string(folder().join(format!("{name}.json"))).expect("what was verified then");
        assert_eq!(verified(&arbiter(&database, &["verify", "--json"])), verified(&then), "{name}");
        let listed: Value = serde_json::from_str(&then).unwrap();
        let slug = listed["tournaments"][0]["tournament"].as_str().unwrap();
        let again = arbiter(&database, &["tournament", "export", slug]);
        let again = if states_its_length(&log) { again } else { unstated(&again) };
        assert!(again == log, "{name} is exported otherwise");
    }
}

#[test]
fn together_the_archived_logs_hold_every_kind_of_entry() {
    let made = Path::new(env!("CARGO_TARGET_TMPDIR")).join("archive");
    fs::create_dir_all(&made).unwrap();
    let mut told = BTreeSet::new();
    for (name, (export, kinds)) in [("log", story::told()), ("pods", pods::told())] {
        let place = tempfile::tempdir().unwrap();
        let (database, file) = (place.path().join("a.db"), made.join(format!("{name}.jsonl")));
        fs::write(&file, export).unwrap();
        arbiter(&database, &["tournament", "import", file.to_str().unwrap()]);
        fs::write(made.join(format!("{name}.json")), arbiter(&database, &["verify", "--json"])).unwrap();
        told.extend(kinds);
    }

    assert!(logs().iter().any(|(_, log)| states_its_length(log)), "one of today is among them");
    let untold: Vec<_> = Entry::KINDS.iter().filter(|kind| !told.contains(**kind)).collect();
    assert!(untold.is_empty(), "not in the story: {untold:?}");
    let archived = |kind: &str| logs().iter().any(|(_, log)| log.contains(&format!("\"{kind}\"")));
    let missing: Vec<_> = Entry::KINDS.iter().filter(|kind| !archived(kind)).collect();
    assert!(
        missing.is_empty(),
        "no archived log has {missing:?}: copy {}/log.* or pods.* here",
        made.display()
    );
}
