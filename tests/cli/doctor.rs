//! `arbiter doctor`: what is well, what to mend, and nothing changed.

use std::fs;
use std::path::Path;
use std::process::Command;

use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection, SqliteConnection};
use serde_json::Value;

use crate::support::desk_over;
use crate::support::postgres::Own;
use crate::support::program::{Program, arbiter, other_clock};

/// What it found, and its exit code.
fn looks(folder: &Path, line: &[&str]) -> (Vec<(String, bool, String)>, Option<i32>) {
    found_by(arbiter().current_dir(folder).args(["doctor", "--json"]).args(line))
}

fn found_by(doctor: &mut Command) -> (Vec<(String, bool, String)>, Option<i32>) {
    let output = doctor.output().unwrap();
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

    for (last, is_well) in [("2999-01-01", true), ("2020-01-01", false)] {
        let (found, _) = looks(folder.path(), &["--security-expires", last]);
        let (_, well, says) = found.iter().find(|(about, ..)| about == "contact").unwrap();
        assert!(*well == is_well && says.contains(last), "{last}: {says}");
    }

    let proxied = ["--public-origin", "https://arbiter.example"];
    let trusting = [&proxied[..], &["--trusted-proxies", "172.17.0.1,10.0.0.4"]].concat();
    for (line, is_well, words) in [
        (&proxied[..], false, "Name the address from which it connects with --trusted-proxies"),
        (&trusting[..], true, "172.17.0.1 or 10.0.0.4 says where visitors come from."),
    ] {
        let (found, _) = looks(folder.path(), line);
        let (_, well, says) = found.iter().find(|(about, ..)| about == "proxy").unwrap();
        assert!(*well == is_well && says.contains(words), "{line:?}: {says}");
    }

    // The first backup makes one folder, but none for it to be in.
    for (kept, is_well, words) in [
        ("nowhere/kept", false, "Make the folder"),
        ("nowhere", true, "nowhere is not there yet; the first backup makes it."),
    ] {
        let (found, _) = looks(folder.path(), &["--backup-every", "15m", "--backup-to", kept]);
        let (_, well, says) = found.iter().find(|(about, ..)| about == "backup folder").unwrap();
        assert!(*well == is_well && says.contains(words), "{kept}: {says}");
    }
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

#[test]
fn backups_that_cannot_be_listed_are_not_told_as_none() {
    let folder = tempfile::tempdir().unwrap();
    simulated(folder.path());
    fs::write(folder.path().join("kept"), "a file with the name of the folder").unwrap();
    let (found, _) = looks(folder.path(), &GOOD);
    let (_, well, says) = found.iter().find(|(about, ..)| about == "backups").unwrap();
    assert!(!well && says.starts_with("They cannot be listed: ") && says.contains("kept"), "{says}");
    assert!(!says.contains("There is none"), "{says}");
}

/// Of a database that is named without a folder, as it is unless somebody names another.
#[test]
fn a_backup_beside_the_database_is_found_wherever_the_program_is_started() {
    let folder = tempfile::tempdir().unwrap();
    simulated(folder.path());
    let backups = |database: &str, more: &[&str]| {
        let (found, _) = looks(folder.path(), &[&["--database", database][..], more].concat());
        found.into_iter().find(|(about, ..)| about == "backups").unwrap()
    };
    let whole = format!("sqlite:{}", folder.path().join("arbiter.db").display());
    let named = ["sqlite:arbiter.db", "sqlite:./arbiter.db", whole.as_str()];
    for database in named {
        assert!(!backups(database, &[]).1, "the control: there is none beside {database}");
    }
    let output = arbiter().current_dir(folder.path()).args(["backup", "mine.db"]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for database in named {
        // Where it is also the folder of backups, it counts once.
        for more in [vec![], vec!["--backup-to", "."]] {
            let (_, well, says) = backups(database, &more);
            assert!(well && says.starts_with("The newest of 1 is of "), "{database} {more:?}: {says}");
        }
    }
}

#[test]
fn the_machine_the_database_program_and_the_way_of_the_phones_are_named() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("kept")).unwrap();
    simulated(folder.path());
    let said = |line: &[&str], about: &str| {
        let (found, _) = looks(folder.path(), &[&GOOD[2..], line].concat());
        found.into_iter().find(|(one, ..)| one == about).unwrap()
    };
    let alone = ["--listen", "127.0.0.1:0"];
    assert_eq!(said(&alone, "phones").2, "Only this machine opens the site.");
    let (_, well, open) = said(&["--listen", "192.0.2.7:8080", "--plain-http-lan"], "phones");
    assert!(well && open == "They open http://192.0.2.7:8080.", "{open}");
    assert!(said(&alone, "engine").2.starts_with("SQLite 3."));
    let limited = |files: u32| {
        let line = format!("ulimit -n {files}; exec \"$0\" doctor --json");
        let mut doctor = Command::new("sh");
        doctor.current_dir(folder.path()).args(["-c", &line]).arg(arbiter().get_program());
        let (found, _) = found_by(&mut doctor);
        found.into_iter().find(|(about, ..)| about == "open files").unwrap()
    };
    let (_, well, says) = limited(500);
    assert!(!well && says.contains("150 pages") && says.contains("LimitNOFILE"), "{says}");
    let (_, well, says) = limited(1_024);
    assert!(well && says.contains("412 pages"), "{says}");
}

/// A shell has none of the settings of the site.
#[test]
fn beside_a_site_that_runs_nothing_is_told_of_its_settings() {
    let site = Program::serve();
    let database = format!("sqlite:{}", site.folder().join("arbiter.db").display());
    let said = |listen: &str, about: &str| {
        let (found, _) = looks(site.folder(), &["--database", &database, "--listen", listen]);
        found.into_iter().find(|(one, ..)| one == about).unwrap()
    };
    for (about, beside, alone) in [
        ("settings", "with settings of its own", "Only this machine reaches"),
        ("phones", "has settings of its own", "Only this machine opens the site."),
    ] {
        let (_, well, says) = said(site.address(), about);
        assert!(well && says.contains(beside) && !says.contains(alone), "{says}");
        let control = said("127.0.0.1:0", about).2;
        assert!(control.contains(alone), "{control}");
    }
    let plan = |listen: &str| said(listen, "backup plan").1;
    assert!(!plan(site.address()), "nobody writes any");
    let output = arbiter().args(["backup", "--database", &database]).arg(site.folder().join("b.db")).output();
    let output = output.unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(plan(site.address()) && !plan("127.0.0.1:0"), "the last is the control");
}

#[test]
fn of_a_database_on_a_server_one_process_writes_the_backups_and_nothing_is_noted_beside_it() {
    let Some(server) = Own::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("kept")).unwrap();
    drop(desk_over(&server.url().parse().unwrap()));
    let database = server.url();
    let line = ["--listen", "127.0.0.1:0", "--backup-to", "kept", "--database", database.as_str()];
    let said = |about: &str| {
        let (found, _) = looks(folder.path(), &line);
        found.into_iter().find(|(one, ..)| one == about).unwrap()
    };
    let (_, well, says) = said("log");
    assert!(well && says.contains("nothing is compared"), "{says}");
    assert!(!said("backup plan").1, "nobody wrote any");
    let backup = ["backup", "kept/now.db", "--database", database.as_str()];
    let output = arbiter().current_dir(folder.path()).args(backup).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let (_, well, says) = said("backup plan");
    assert!(well && says.contains("Another process may have a plan of its own"), "{says}");
}

#[test]
fn a_server_that_may_lose_what_it_acknowledged_is_named() {
    let Some(server) = Own::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let database = ["--database", &server.url()];
    let (found, _) = looks(folder.path(), &database);
    // The server of the tests is told not to wait for its disk.
    let (_, well, says) = found.iter().find(|(about, ..)| about == "engine").unwrap();
    assert!(
        !well && says.starts_with("PostgreSQL ") && says.contains("with fsync and full_page_writes off"),
        "{says}"
    );
    let (_, well, says) = found.iter().find(|(about, ..)| about == "connections").unwrap();
    assert!(*well && says.contains("opens up to 13"), "{says}");
}

#[test]
fn a_clock_that_is_behind_the_log_and_a_log_that_lost_entries_are_named() {
    let folder = tempfile::tempdir().unwrap();
    simulated(folder.path());
    let (found, _) = looks(folder.path(), &GOOD);
    assert!(!ill(&found).contains(&"clock") && !ill(&found).contains(&"log"), "the control: {found:?}");
    if let Some(library) = other_clock() {
        let mut doctor = arbiter();
        doctor.current_dir(folder.path()).args(["doctor", "--json"]).args(GOOD);
        let (found, _) = found_by(doctor.env("LD_PRELOAD", library).env("FAKETIME", "-30y"));
        assert!(ill(&found).contains(&"clock"), "{found:?}");
    }
    let mut file = SqliteConnection::establish(folder.path().join("arbiter.db").to_str().unwrap()).unwrap();
    file.batch_execute(
        "DROP TRIGGER match_log_refuses_delete; \
         DELETE FROM match_log WHERE sequence = (SELECT MAX(sequence) FROM match_log)",
    )
    .unwrap();
    let (found, _) = looks(folder.path(), &GOOD);
    assert!(ill(&found).contains(&"log"), "{found:?}");
}

#[test]
fn a_database_that_cannot_be_opened_is_something_to_mend_beside_the_other_looks() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("kept")).unwrap();
    let (without, _) = looks(folder.path(), &GOOD);
    let abouts = |found: &[(String, bool, String)]| -> Vec<String> {
        found.iter().map(|(about, ..)| about.clone()).collect()
    };
    fs::write(folder.path().join("broken.db"), "no database at all, and long enough to be one".repeat(40))
        .unwrap();
    for (database, next) in [
        ("sqlite:broken.db", "arbiter restore FILE --database sqlite:/"),
        ("postgres://nobody@127.0.0.1:1/nothing", "Start the server"),
    ] {
        let (found, code) = looks(folder.path(), &[&GOOD[..], &["--database", database]].concat());
        assert_eq!(code, Some(1), "{found:?}");
        let (_, well, says) = found.iter().find(|(about, ..)| about == "database").unwrap();
        assert!(!well && says.contains("It cannot be used: ") && says.contains(next), "{says}");
        let here = abouts(&found);
        let of_files = |about: &&String| ["disk", "sync"].contains(&about.as_str());
        for about in
            abouts(&without).iter().filter(|about| database.starts_with("sqlite") || !of_files(about))
        {
            assert!(here.contains(about), "{database}: {about} is not looked at: {here:?}");
        }
    }
}

#[test]
fn each_fault_of_a_database_has_the_advice_that_mends_it() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("kept")).unwrap();
    simulated(folder.path());
    let newer = "INSERT INTO __diesel_schema_migrations (version) VALUES ('20991231000000')";
    let file = folder.path().join("arbiter.db");
    SqliteConnection::establish(file.to_str().unwrap()).unwrap().batch_execute(newer).unwrap();
    for (database, about, words) in [
        ("sqlite:arbiter.db", "database", "use that version. Nothing is lost: that version goes on with it."),
        ("sqlite:kept", "database", "Name a file in this folder"),
        ("sqlite:nowhere/x.db", "folder", "There is no folder nowhere.Make the folder"),
        ("sqlite:nowhere/x.db", "database", "none can be made.Make the folder"),
    ] {
        let (found, code) = looks(folder.path(), &[&GOOD[..], &["--database", database]].concat());
        assert_eq!(code, Some(1), "{database}: {found:?}");
        let (_, well, says) = found.iter().find(|(one, ..)| one == about).unwrap();
        assert!(
            !well && says.replace("version.Nothing", "version. Nothing").contains(words),
            "{database}: {says}"
        );
        assert!(!says.contains("backup"), "{database}: {says}");
    }
    assert!(!folder.path().join("nowhere").exists());
}

#[test]
fn a_database_on_a_server_that_lacks_letters_is_refused_with_the_way_to_one_that_has_them() {
    let Some(server) = Own::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    simulated(folder.path());
    assert!(arbiter().current_dir(folder.path()).args(["backup", "b.db"]).status().unwrap().success());
    let mut at_server = PgConnection::establish(&server.url()).unwrap();
    let advice = "createdb --encoding UTF8 --template template0 NAME";
    for encoding in ["LATIN1", "SQL_ASCII"] {
        let with = "LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0";
        at_server.batch_execute(&format!("CREATE DATABASE {encoding} ENCODING '{encoding}' {with}")).unwrap();
        let named = format!("@/{}?", encoding.to_lowercase());
        let database = ["--database", &server.url().replace("@/postgres?", &named)];
        for (line, code) in [(&["serve", "--listen", "127.0.0.1:0"][..], 1), (&["restore", "b.db"][..], 2)] {
            let output = arbiter().current_dir(folder.path()).args(line).args(database).output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(code), "{line:?}: {said}");
            assert!(said.contains(encoding) && said.contains(advice), "{line:?}: {said}");
        }
        let (found, code) = looks(folder.path(), &database);
        let (_, well, says) = found.iter().find(|(about, ..)| about == "database").unwrap();
        assert!(!well && says.contains(advice) && !says.contains("Start the server"), "{says}");
        assert_eq!(code, Some(1));
    }
}

#[test]
fn a_role_that_may_not_read_the_tables_is_told_so() {
    let Some(server) = Own::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    drop(desk_over(&server.url().parse().unwrap()));
    let mut at_server = PgConnection::establish(&server.url()).unwrap();
    at_server.batch_execute("CREATE ROLE guest LOGIN").unwrap();
    let database = ["--database", &server.url().replace("postgres@", "guest@")];
    let (found, code) = looks(folder.path(), &database);
    let (_, well, says) = found.iter().find(|(about, ..)| about == "database").unwrap();
    assert!(!well && says.contains("Name the role that owns the tables"), "{says}");
    assert_eq!(code, Some(1));
}

/// The newest change of the tables: its number, and what takes it back.
fn newest_change() -> (String, String) {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/sqlite");
    let newest = fs::read_dir(all).unwrap().map(|one| one.unwrap().path()).max().unwrap();
    let name = newest.file_name().unwrap().to_str().unwrap();
    let number = name.split('_').next().unwrap().replace('-', "");
    (number, fs::read_to_string(newest.join("down.sql")).unwrap())
}

#[test]
fn tables_of_an_older_version_are_named_and_only_a_start_changes_them() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("kept")).unwrap();
    simulated(folder.path());
    let (number, back) = newest_change();
    let path = folder.path().join("arbiter.db");
    let file = || SqliteConnection::establish(path.to_str().unwrap()).unwrap();
    let older = format!("{back}; DELETE FROM __diesel_schema_migrations WHERE version = '{number}'");
    file().batch_execute(&older).unwrap();
    let run = |line: &[&str]| arbiter().current_dir(folder.path()).args(line).output().unwrap();
    let names = || -> Vec<String> {
        let files = fs::read_dir(folder.path()).unwrap().map(|one| one.unwrap().file_name());
        files.map(|name| name.into_string().unwrap()).filter(|name| name.contains(".before-")).collect()
    };
    // However often somebody looks, the next start still has it to do.
    for _ in 0..2 {
        let (found, _) = looks(folder.path(), &GOOD);
        let (_, well, says) = found.iter().find(|(about, ..)| about == "database").unwrap();
        assert!(*well && says.contains("of an older version") && says.contains("makes 1 change."), "{says}");
        assert!(found.iter().any(|(about, ..)| about == "engine"), "the other looks go on: {found:?}");
    }
    for line in [
        &["verify"][..],
        &["verify", "--rebuild"],
        &["tournament", "list"],
        &["backup", "b.db"],
        &["user", "list"],
    ] {
        let refused = run(line);
        assert_eq!(refused.status.code(), Some(2), "{line:?}");
        let why = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(why.contains("tables are of an older version") && why.contains("arbiter serve"), "{why}");
    }
    assert_eq!(names(), [""; 0], "nothing was changed, so no copy was needed");
    assert!(!folder.path().join("b.db").exists());
    // The control: what writes brings them up to date, as the start does, and keeps the copy that is documented.
    let more = run(&["simulate", "--seed", "8", "--players", "8"]);
    assert!(more.status.success(), "{}", String::from_utf8_lossy(&more.stderr));
    assert_eq!(names(), [format!("arbiter.db.before-{number}")]);
    for line in [&["verify"][..], &["tournament", "list"], &["backup", "b.db"]] {
        assert_eq!(run(line).status.code(), Some(0), "{line:?}");
    }
    let (found, _) = looks(folder.path(), &GOOD);
    assert!(found.iter().any(|(about, _, says)| about == "database" && says.contains("2 tournaments")));
}

/// An operator who types them there believes that backups are written, or that the hall reaches the site.
#[test]
fn a_setting_of_the_site_before_a_command_is_refused_and_not_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let run = |line: &[&str]| arbiter().current_dir(folder.path()).args(line).output().unwrap();
    for (line, words) in [
        (
            &["--backup-every", "15m", "--backup-to", "kept", "serve"][..],
            "write “--backup-every” after “serve”: before it, it counts for nothing",
        ),
        (&["--plain-http-lan", "demo"], "write “--plain-http-lan” after “demo”"),
        (&["--listen", "0.0.0.0:0", "doctor"], "write “--listen” after “doctor”"),
    ] {
        let refused = run(line);
        assert_eq!(refused.status.code(), Some(2), "{line:?}");
        let why = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(why.contains(words), "{line:?}: {why}");
    }
    // The control: where the data is may be said before a command too.
    simulated(folder.path());
    let listed = run(&["--database", "sqlite:arbiter.db", "tournament", "list"]);
    assert!(listed.status.success(), "{}", String::from_utf8_lossy(&listed.stderr));
}

/// Who types it believes that the demo shows their tournaments, or fills them with its own.
#[test]
fn the_demo_refuses_a_database_because_it_has_its_own() {
    let folder = tempfile::tempdir().unwrap();
    for (line, setting) in [
        (&["demo", "--database", "sqlite:mine.db"][..], "--database"),
        (&["--database", "sqlite:mine.db", "demo"], "--database"),
        (&["demo", "--heads-in", "stick"], "--heads-in"),
    ] {
        let refused = arbiter().current_dir(folder.path()).args(line).output().unwrap();
        assert_eq!(refused.status.code(), Some(2), "{line:?}");
        let why = String::from_utf8_lossy(&refused.stderr).into_owned();
        let words = format!("leave out “{setting}”: the demo has a database of its own");
        assert!(why.contains(&words), "{line:?}: {why}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    // A variable names the database of the other commands. This one stops at the address.
    let other = arbiter()
        .current_dir(folder.path())
        .env("ARBITER_DATABASE_URL", "sqlite:mine.db")
        .args(["demo", "--listen", "192.0.2.1:0", "--plain-http-lan"])
        .output()
        .unwrap();
    let why = String::from_utf8_lossy(&other.stderr).into_owned();
    assert!(why.contains("192.0.2.1:0") && !why.contains("leave out"), "{why}");
}

/// A database with one simulated tournament.
fn simulated(folder: &Path) {
    let line = ["simulate", "--seed", "7", "--players", "8", "--database", "sqlite:arbiter.db"];
    let output = arbiter().current_dir(folder).args(line).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
