//! What was acknowledged but is no longer in the database is reported, by name and number.

use crate::support::played::{person, played};
use crate::support::site::fair::submission as by_operator;
use crate::support::slug;
use std::path::Path;
use std::process::Command;

use arbiter::app::DatabaseUrl;
use arbiter::app::Desk;
use arbiter::app::Visibility;
use arbiter::app::passwords::{Cost, Passwords};
use arbiter::app::progress::ProgressListener;
use arbiter::domain::id::PlayerId;
use tempfile::TempDir;

use super::base::{House, SLUG, desk_on, id, now, submission, win};

/// As an operator copies: not by this process, which would end SQLite's locks.
fn cp(from: &Path, to: &Path) {
    assert!(Command::new("cp").args([from, to]).status().unwrap().success());
}

/// The desk closed, so that the file is the whole database.
fn closed(house: House) -> TempDir {
    let House { desk, folder } = house;
    drop(desk);
    folder
}

fn reopened(folder: TempDir) -> House {
    House { desk: desk_on(&folder.path().join("arbiter.db")), folder }
}

/// A database replaced by an older copy of itself; and the number of its newest entry.
fn set_back() -> (TempDir, i64) {
    let folder = closed(House::playing());
    cp(&folder.path().join("arbiter.db"), &folder.path().join("old.db"));
    let house = reopened(folder);
    house.give(90, "again", win(1, 30)).unwrap();
    let last = house.desk.tournament(&slug(SLUG)).unwrap().sequence();
    let folder = closed(house);
    cp(&folder.path().join("old.db"), &folder.path().join("arbiter.db"));
    (folder, last)
}

fn run(folder: &TempDir, line: &[&str]) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.env_remove("ARBITER_DATABASE_URL").args(line);
    command.arg("--database").arg(format!("sqlite:{}", folder.path().join("arbiter.db").display()));
    let output = command.output().unwrap();
    (output.status.code().unwrap(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
}

#[test]
fn a_second_folder_that_is_not_there_is_told() {
    let (folder, _) = set_back();
    let words = "is no folder, so it is left out";
    for (second, is_told) in [(folder.path().to_owned(), false), (folder.path().join("stick"), true)] {
        let line = ["verify", "--heads-in", second.to_str().unwrap()];
        let (_, said) = run(&folder, &line);
        assert_eq!(said.contains(words), is_told, "{said}");
    }
}

#[test]
fn an_older_copy_in_place_of_the_database_is_reported_until_the_director_accepts_it() {
    let (folder, last) = set_back();
    let (code, said) = run(&folder, &["verify"]);
    let lost = format!("LOST: “{SLUG}”: entry {last} of 12 May 2026, 07:13:20 UTC was recorded and is lost");
    assert!(code == 1 && said.contains(&lost) && said.contains("arbiter.db.heads"), "{code} {said}");
    // It is still reported after recording has continued beyond that number.
    let house = reopened(folder);
    assert_eq!(house.desk.renew_heads().unwrap().len(), 1);
    house.give(91, "another", win(1, 20)).unwrap();
    house.give(92, "and another", win(2, 20)).unwrap();
    let [loss] = house.desk.renew_heads().unwrap().try_into().unwrap();
    assert!(loss.sentence().contains("is not the one that was recorded"), "{}", loss.sentence());
    // The control, and the way to accept it.
    std::fs::remove_file(house.path("arbiter.db.heads")).unwrap();
    assert_eq!(house.desk.renew_heads().unwrap(), []);
    let (code, said) = house.run(&["verify"]);
    assert!(code == 0 && !said.contains("LOST"), "{said}");
}

#[test]
fn a_start_looks_for_what_was_noted_last_and_compares_all_logs_only_if_it_is_missing() {
    let (folder, _) = set_back();
    let house = reopened(folder);
    assert!(!house.desk.has_newest_entries().unwrap());
    assert_eq!(house.desk.renew_heads().unwrap().len(), 1);
    assert!(!house.desk.has_newest_entries().unwrap(), "a start does not end the report");

    // The control, with many more lines than are looked at.
    let place = house.path("arbiter.db.heads");
    std::fs::remove_file(&place).unwrap();
    house.desk.renew_heads().unwrap();
    let line = std::fs::read_to_string(&place).unwrap().lines().nth(1).unwrap().to_owned();
    std::fs::write(&place, format!("{line}\n").repeat(5_000)).unwrap();
    let before = house.desk.database_work().reads;
    assert!(house.desk.has_newest_entries().unwrap());
    assert_eq!(house.desk.database_work().reads - before, 1);
}

#[test]
fn the_examination_of_a_start_keeps_only_the_newest_line_of_each_log() {
    let house = House::playing();
    let lines = || std::fs::read_to_string(house.path("arbiter.db.heads")).unwrap().lines().count();
    house.desk.examine().unwrap();
    assert!(lines() > 2, "the control");
    house.desk.examine_and_renew().unwrap();
    assert_eq!(lines(), 2, "the title and one log");
    assert_eq!(house.desk.damaged_logs(), []);
}

#[test]
fn a_database_without_its_newest_part_names_the_tournament_that_it_lost() {
    let house = House::playing();
    let away = tempfile::tempdir().unwrap();
    for name in ["arbiter.db", "arbiter.db.heads"] {
        cp(&house.path(name), &away.path().join(name));
    }
    let (code, said) = run(&away, &["verify"]);
    assert!(code == 1 && said.contains(&format!("LOST: the tournament “{SLUG}” is gone")), "{code} {said}");
    std::fs::remove_file(away.path().join("arbiter.db.heads")).unwrap();
    let (code, said) = run(&away, &["verify"]);
    assert!(code == 0 && said.contains("No tournaments"), "the control: {code} {said}");
}

#[test]
fn a_second_folder_reports_it_when_the_whole_disk_was_replaced() {
    let (house, stick) = (House::playing(), tempfile::tempdir().unwrap());
    let url = DatabaseUrl::Sqlite(house.path("arbiter.db"));
    let noting = |url: &DatabaseUrl| {
        let passwords = Passwords::new(Cost::Weakest).unwrap();
        Desk::open_noting(url, Some(stick.path()), passwords, &ProgressListener::default()).unwrap()
    };
    assert_eq!(noting(&url).renew_heads().unwrap(), []);
    let new = tempfile::tempdir().unwrap();
    let url = DatabaseUrl::Sqlite(new.path().join("arbiter.db"));
    let other = noting(&url);
    let [loss] = other.losses().unwrap().try_into().unwrap();
    assert_eq!(
        (loss.log().to_string(), loss.place),
        (SLUG.to_owned(), stick.path().join("arbiter.db.heads"))
    );
}

#[test]
fn verify_reads_a_backup_without_changing_it_and_finds_what_was_changed() {
    let house = House::playing();
    let backup = house.path("friday.db");
    assert_eq!(house.run(&["backup", backup.to_str().unwrap()]).0, 0);
    let before = std::fs::read(&backup).unwrap();
    let look = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
        let database = format!("sqlite:{}", backup.display());
        let output = command.args(["verify", "--database", &database]).output().unwrap();
        (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
    };
    let (code, said) = look();
    assert!(code == 0 && said.contains("as it was made") && said.contains(": verified;"), "{code} {said}");
    assert_eq!(std::fs::read(&backup).unwrap(), before);
    // A bit of a form that was sent, which no log covers.
    let mut spoilt = before.clone();
    let middle = spoilt.windows(8).position(|part| part == b"register").unwrap();
    spoilt[middle] ^= 1;
    std::fs::write(&backup, spoilt).unwrap();
    let (code, said) = look();
    assert!(code == 1 && said.contains("NOT AS IT WAS MADE"), "{code} {said}");
}

#[test]
fn a_restore_erases_and_hides_again_what_was_asked_for_since_the_backup() {
    let house = House::playing();
    let backup = house.path("friday.db");
    assert_eq!(house.run(&["backup", backup.to_str().unwrap()]).0, 0);
    let people = [1, 2, 3].map(|player| person(&house.desk, &slug(SLUG), player));
    house.desk.erase(&slug(SLUG), &submission(90, "erase"), PlayerId(2)).unwrap();
    house.desk.choose_visibility(id(), PlayerId(3), Visibility::Hidden, now()).unwrap();
    let folder = closed(house);
    let restore = ["restore", backup.to_str().unwrap()];
    let (code, said) = run(&folder, &restore);
    let again = said.contains("Erased again") && said.contains("names: 1.") && said.contains("players: 1.");
    assert!(code == 0 && again, "{code} {said}");
    let house = reopened(folder);
    let named = house.desk.public_names(&people).unwrap();
    assert_eq!(named.into_keys().collect::<Vec<_>>(), people[..1]);
    assert!(house.desk.is_erased(people[1]).unwrap());
    assert!(house.desk.verify(None).unwrap().iter().all(|found| found.holds()));

    // Nothing is done again that the backup has.
    let saturday = house.path("saturday.db");
    assert_eq!(house.run(&["backup", saturday.to_str().unwrap()]).0, 0);
    let folder = closed(house);
    let (code, said) = run(&folder, &["restore", saturday.to_str().unwrap()]);
    assert!(code == 0 && !said.contains("again"), "{code} {said}");
}

#[test]
fn a_restore_hides_everybody_who_was_said_to_be_the_person_that_was_hidden_since() {
    // Whether it was said at the seat that was always theirs, or at the one that became theirs.
    for said_elsewhere in [false, true] {
        let house = House::playing();
        let elsewhere = played(&house.desk, 2, "Kira\nQuark");
        let there = house.desk.tournament(&elsewhere).unwrap().id();
        let backup = house.path("friday.db");
        assert_eq!(house.run(&["backup", backup.to_str().unwrap()]).0, 0);
        let (kira, namesake) = (person(&house.desk, &slug(SLUG), 1), person(&house.desk, &elsewhere, 1));
        house.desk.say_same(&elsewhere, &by_operator(), &[(PlayerId(1), kira)]).unwrap();
        assert_eq!(person(&house.desk, &elsewhere, 1), kira);
        let seat = if said_elsewhere { there } else { id() };
        house.desk.choose_visibility(seat, PlayerId(1), Visibility::Hidden, now()).unwrap();
        let folder = closed(house);
        let (code, said) = run(&folder, &["restore", backup.to_str().unwrap()]);
        assert!(code == 0 && said.contains("players: 2."), "{said_elsewhere}: {code} {said}");
        let house = reopened(folder);
        assert_eq!(person(&house.desk, &elsewhere, 1), namesake, "they are two again");
        let quark = person(&house.desk, &elsewhere, 2);
        let named = house.desk.public_names(&[kira, namesake, quark]).unwrap();
        assert_eq!(named.into_keys().collect::<Vec<_>>(), [quark], "the last is the control");
        // A second restore has nothing left to do.
        let saturday = house.path("saturday.db");
        assert_eq!(house.run(&["backup", saturday.to_str().unwrap()]).0, 0);
        let folder = closed(house);
        let (code, said) = run(&folder, &["restore", saturday.to_str().unwrap()]);
        assert!(code == 0 && !said.contains("again"), "{said_elsewhere}: {code} {said}");
    }
}

#[test]
fn a_restore_says_what_the_backup_lacks_and_is_not_reported_for_ever() {
    let house = House::playing();
    let backup = house.path("friday.db");
    assert_eq!(house.run(&["backup", backup.to_str().unwrap()]).0, 0);
    house.give(90, "again", win(1, 30)).unwrap();
    let last = house.desk.tournament(&slug(SLUG)).unwrap().sequence();
    let folder = closed(house);
    let (code, said) = run(&folder, &["restore", backup.to_str().unwrap()]);
    let missing = format!("Not in this backup: “{SLUG}”: entry {last} of");
    assert!(code == 0 && said.contains(&missing), "{code} {said}");
    assert_eq!(run(&folder, &["verify"]).0, 0, "what was noted of the old database is kept with it");
    let kept = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap());
    assert!(kept.into_iter().any(|name| name.starts_with("arbiter.db.heads.before-restore-")));
}
