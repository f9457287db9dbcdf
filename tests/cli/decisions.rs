//! Decisions between installations by the console: written without names, stored once, removed by their origin.

use std::fs;
use std::path::Path;

use arbiter::app::DatabaseUrl;
use arbiter::domain::hash::sha256;
use arbiter::domain::tournament::command::{Command, OpenDispute};
use arbiter::domain::tournament::teller::Teller;
use serde_json::Value;
use tempfile::TempDir;

use crate::fuzz::{Tally, changed, desk_in, many};
use crate::support::forms::Dice;
use crate::support::hall::{SLUG, playing, submission};
use crate::support::program::arbiter;
use crate::support::scenario::it_counts;
use crate::support::slug;

const LYON: [&str; 2] = ["--public-origin", "https://lyon.example"];

/// An installation with one decision; its database is `a.db`.
fn decided() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk_in(&folder.path().join("a.db"));
    playing(&desk, "Hall Open", 8);
    let question = "Does the blue lamp count?".to_owned();
    let facts = "Player Number 3 lit it.".to_owned();
    let opened =
        Command::OpenDispute(OpenDispute { at: None, question, facts, by: Teller::default(), again: false });
    for (number, command) in [(5, opened), (6, it_counts())] {
        desk.submit(&slug(SLUG), &submission(number), |_| Ok(command.clone())).unwrap();
    }
    folder
}

/// What `arbiter decisions` said over a database of the folder, and its exit code.
fn decisions(folder: &Path, database: &str, line: &[&str]) -> (Option<i32>, String) {
    let database = format!("--database=sqlite:{database}");
    let output = arbiter().current_dir(folder).args(["decisions"]).args(line).arg(database).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}

fn exported(folder: &Path) -> String {
    let (code, file) = decisions(folder, "a.db", &[&["export"], &LYON[..]].concat());
    assert_eq!(code, Some(0), "{file}");
    file
}

/// How many decisions a database holds of Lyon.
fn held(folder: &Path, database: &str) -> u64 {
    let (code, said) = decisions(folder, database, &["list", "--json"]);
    assert_eq!(code, Some(0), "{said}");
    let origins: Vec<Value> = serde_json::from_str(&said).unwrap();
    origins.iter().map(|one| one["decisions"].as_u64().unwrap()).sum()
}

#[test]
fn decisions_go_to_another_installation_once_and_are_removed_by_their_origin() {
    let folder = decided();
    let file = exported(folder.path());
    assert_eq!(file.lines().count(), 2);
    assert!(
        file.contains("blue lamp") && file.contains("It counts.") && file.contains("https://lyon.example")
    );
    assert!(!file.contains("Player Number") && !file.contains("lit it"), "no names and no facts: {file}");
    fs::write(folder.path().join("lyon.txt"), &file).unwrap();
    let run = |line: &[&str]| decisions(folder.path(), "b.db", line);
    // Looking creates no database and stores nothing.
    assert_eq!(run(&["import", "--look", "lyon.txt"]).0, Some(2));
    assert!(!folder.path().join("b.db").exists());
    let (code, said) = run(&["import", "lyon.txt"]);
    assert_eq!(code, Some(0), "{said}");
    let last: String = file.lines().last().unwrap().chars().take(12).collect();
    for words in ["lyon.txt: from https://lyon.example", "1 decision is new.", &last] {
        assert!(said.contains(words), "{words}: {said}");
    }
    let (code, said) = run(&["import", "--look", "--json", "lyon.txt"]);
    let looked: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((code, &looked["known"], &looked["stored"]), (Some(0), &1.into(), &false.into()));
    assert!(run(&["import", "lyon.txt"]).1.contains("1 decision is here already."));
    assert_eq!(held(folder.path(), "b.db"), 1);
    assert!(run(&["list"]).1.contains("https://lyon.example  1"));
    let (code, said) = run(&["remove", "https://paris.example"]);
    assert!(code == Some(2) && said.contains("there are no decisions from"), "{said}");
    assert_eq!(held(folder.path(), "b.db"), 1);
    assert_eq!(
        run(&["remove", "https://lyon.example"]),
        (Some(0), "Removed 1 from https://lyon.example.\n".to_owned())
    );
    assert_eq!(held(folder.path(), "b.db"), 0);
    assert!(run(&["list"]).1.contains("No decisions of other installations."));
}

#[test]
fn a_file_from_here_an_altered_one_and_one_without_an_origin_are_refused() {
    let folder = decided();
    let file = exported(folder.path());
    fs::write(folder.path().join("own.txt"), &file).unwrap();
    fs::write(folder.path().join("altered.txt"), file.replace("It counts.", "It does not.")).unwrap();
    let own = [&["import", "own.txt"], &LYON[..]].concat();
    let (code, said) = decisions(folder.path(), "a.db", &own);
    assert!(
        code == Some(2) && said.contains("own.txt: The file says that it comes from this installation"),
        "{said}"
    );
    let (code, said) = decisions(folder.path(), "a.db", &["import", "own.txt"]);
    assert!(code == Some(0) && said.contains("1 decision is of a tournament held here."), "{said}");
    let (code, said) = decisions(folder.path(), "b.db", &["import", "altered.txt"]);
    assert!(code == Some(2) && said.contains("altered.txt: Line 2 was changed or damaged"), "{said}");
    assert_eq!(held(folder.path(), "b.db"), 0);
    let (code, said) = decisions(folder.path(), "a.db", &["export"]);
    assert!(code == Some(2) && said.contains("--public-origin"), "{said}");
}

/// A file of these lines whose hashes fit, so that its content is judged and not its chain.
fn chained(lines: &str) -> String {
    let mut hash = "arbiter-decisions".to_owned();
    let link = |line: &str| {
        hash = sha256(format!("{hash}\n{line}"));
        format!("{hash} {line}\n")
    };
    lines.lines().map(link).collect()
}

/// The lines of a file without their hashes.
fn bare(file: &str) -> String {
    let lines: Vec<&str> = file.lines().map(|line| &line[65..]).collect();
    lines.join("\n")
}

#[test]
fn a_file_with_times_or_an_origin_that_no_installation_writes_is_refused_with_a_sentence() {
    let folder = decided();
    let bare = bare(&exported(folder.path()));
    for (from, to, says) in [
        ("\"written\":\"20", "\"written\":\"21", "Line 1 is not understood: it is dated in the future"),
        (
            "\"settled\":\"20",
            "\"settled\":\"21",
            "Line 2 is not understood: its decision is dated after the file",
        ),
        (
            "\"day\":\"20",
            "\"day\":\"21",
            "Line 2 is not understood: its day is before the game appeared or years after",
        ),
        ("https://lyon.example", "javascript:alert(1)", "Line 1 is not understood: its origin is no address"),
    ] {
        let forged = bare.replacen(from, to, 1);
        assert_ne!(forged, bare, "{from}");
        fs::write(folder.path().join("forged.txt"), chained(&forged)).unwrap();
        let (code, said) = decisions(folder.path(), "b.db", &["import", "forged.txt"]);
        assert!(code == Some(2) && said.contains(says), "{says}: {said}");
        assert_eq!(held(folder.path(), "b.db"), 0, "{says}");
    }
}

#[test]
fn whatever_file_of_decisions_is_imported_it_is_stored_whole_or_refused() {
    let folder = decided();
    let file = exported(folder.path());
    let bare = bare(&file);
    assert_eq!(chained(&bare), file, "the control");
    let (mut dice, mut tally) = (Dice(19), Tally::default());
    for number in 0..many() {
        let input = match number % 2 {
            0 => changed(&file, &mut dice),
            _ => chained(&String::from_utf8_lossy(&changed(&bare, &mut dice))).into_bytes(),
        };
        let line = ["decisions", "import", "--database", "sqlite:b.db", "-"];
        tally.run(folder.path(), &line, &input);
    }
    tally.took("decisions import", tally.codes[0], 20);
    tally.refused_some("decisions import");
    let desk = crate::support::desk_over(&DatabaseUrl::Sqlite(folder.path().join("b.db")));
    assert!(!desk.decisions_elsewhere().unwrap().decisions.is_empty(), "what was stored can be read");
    let before = desk.database_work().reads;
    desk.decisions_elsewhere().unwrap();
    assert_eq!(desk.database_work().reads - before, 1, "then it is asked only whether anything has changed");
}
