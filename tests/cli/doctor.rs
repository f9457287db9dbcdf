//! `arbiter doctor`: what is well, what to mend, and nothing changed.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::support::program::arbiter;

/// What it found, and its exit code.
fn looks(folder: &Path, line: &[&str]) -> (Vec<(String, bool, String)>, Option<i32>) {
    let output = arbiter().current_dir(folder).args(["doctor", "--json"]).args(line).output().unwrap();
    let told: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&output.stderr)));
    let text = |look: &Value, key: &str| look[key].as_str().unwrap().to_owned();
    let all = told["looks"].as_array().unwrap().iter();
    let all: Vec<_> = all
        .map(|look| {
            assert_eq!(look["well"] == true, text(look, "mend").is_empty(), "{look}");
            (text(look, "about"), look["well"] == true, text(look, "says") + &text(look, "mend"))
        })
        .collect();
    assert_eq!(told["well"] == true, output.status.code() == Some(0));
    (all, output.status.code())
}

fn ill(looks: &[(String, bool, String)]) -> Vec<&str> {
    looks.iter().filter(|(_, well, _)| !well).map(|(about, ..)| about.as_str()).collect()
}

/// Settings under which everything is well, on a free port.
const GOOD: [&str; 6] = ["--listen", "127.0.0.1:0", "--backup-every", "15m", "--backup-to", "kept"];

#[test]
fn a_machine_that_is_ready_is_well_and_nothing_is_made_on_it() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("kept")).unwrap();
    let (found, code) = looks(folder.path(), &GOOD);
    // Only the disk of the machine that tests can be full or slow.
    assert!(ill(&found).iter().all(|about| ["disk", "sync"].contains(about)), "{found:?}");
    assert!(code == Some(0) || !ill(&found).is_empty());
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|one| one.unwrap().file_name()).collect();
    assert_eq!(left, ["kept"], "no database and no file of its own");
    assert_eq!(fs::read_dir(folder.path().join("kept")).unwrap().count(), 0);
}

#[test]
fn what_to_mend_is_said_with_the_next_step() {
    let folder = tempfile::tempdir().unwrap();
    let (found, code) = looks(folder.path(), &["--listen", "0.0.0.0:0"]);
    assert_eq!(code, Some(1));
    let said = |about: &str| found.iter().find(|(one, ..)| one == about).unwrap().2.clone();
    assert!(said("settings").contains("--plain-http-lan"), "{}", said("settings"));
    assert!(said("backup plan").contains("--backup-every 15m"));

    let (found, _) = looks(folder.path(), &["--backup-every", "15m", "--backup-to", "nowhere"]);
    assert!(ill(&found).contains(&"backup folder"), "{found:?}");
    assert!(!folder.path().join("nowhere").exists());
}

#[test]
fn a_database_without_a_backup_is_named() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("kept")).unwrap();
    let done = |line: &[&str]| {
        let output = arbiter().current_dir(folder.path()).args(line).output().unwrap();
        assert!(output.status.success(), "{line:?}: {}", String::from_utf8_lossy(&output.stderr));
    };
    done(&["simulate", "--seed", "7", "--players", "8", "--database", "sqlite:arbiter.db"]);
    let (found, _) = looks(folder.path(), &GOOD);
    assert!(ill(&found).contains(&"backups"), "{found:?}");
    assert!(found.iter().any(|(about, _, says)| about == "database" && says.contains("1 tournament")));
    done(&["backup", "kept/now.db"]);
    let (found, _) = looks(folder.path(), &GOOD);
    assert!(!ill(&found).contains(&"backups"), "{found:?}");
}
