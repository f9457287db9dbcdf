//! The commands that look after data: list, export, import, verify, backup, restore, user.

use crate::support::slug;
use std::path::{Path, PathBuf};

use crate::support::{database, desk_over};
use arbiter::app::DatabaseUrl;
use arbiter::app::{Actor, FormSubmission};
use arbiter::domain::edition::Edition;
use arbiter::domain::id::{AtTable, RoundNumber, SubmissionId, TableNumber, TournamentId};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::Command as Ask;
use arbiter::domain::tournament::command::{CreateTournament, PairRound, PublishRound, RecordResult};
use assert_cmd::Command;
use chrono::Utc;
use tempfile::TempDir;
use uuid::Uuid;

const SLUG: &str = "deep-space-open";

/// A folder with a database in which one round is under way.
pub struct Folder(TempDir);

impl Folder {
    fn empty() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub fn with_a_tournament() -> Self {
        let folder = Self::empty();
        let url = DatabaseUrl::Sqlite(folder.database());
        let desk = desk_over(&url);
        let id = TournamentId::new(Uuid::from_u128(1));
        desk.create(id, &submission(1), &crate::support::scenario::creation("tcc-1e-2023")).unwrap();
        desk.register(&slug(SLUG), &submission(2), "Kira\nOdo\nQuark").unwrap();
        let pair = Ask::PairRound(PairRound { absent: vec![], earned_byes: vec![] });
        let result = GameResult::ended([100, 35], EndReason::Complete { winner: Side::A });
        let record =
            Ask::RecordResult(RecordResult { at: AtTable::new(RoundNumber(1), TableNumber(1)), result });
        for (number, command) in (3..).zip([pair, Ask::PublishRound(PublishRound {}), record]) {
            desk.submit(&slug(SLUG), &submission(number), |_| Ok(command.clone())).unwrap();
        }
        folder
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn database(&self) -> PathBuf {
        self.path("arbiter.db")
    }

    fn arbiter(&self, database: &Path, line: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
        command.current_dir(self.0.path()).env_remove("ARBITER_DATABASE_URL");
        command.args(line).arg("--database").arg(format!("sqlite:{}", database.display()));
        command
    }

    fn run(&self, line: &[&str]) -> Said {
        Said::of(self.arbiter(&self.database(), line))
    }
}

/// What a command said, and its exit code.
struct Said {
    code: i32,
    out: String,
    err: String,
}

impl Said {
    fn of(mut command: Command) -> Self {
        let output = command.output().unwrap();
        Self {
            code: output.status.code().unwrap(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

fn submission(number: u128) -> FormSubmission {
    FormSubmission {
        actor: Actor::operator(),
        submission: SubmissionId::new(Uuid::from_u128(number)),
        body: number.to_string(),
        now: Utc::now(),
        expects: Vec::new(),
    }
}

#[test]
fn looking_never_creates_a_database() {
    let folder = Folder::empty();
    for line in [&["verify"][..], &["tournament", "list"], &["tournament", "export", "x"], &["user", "list"]]
    {
        let said = folder.run(line);
        assert_eq!(said.code, 2, "{line:?}");
        assert!(said.err.contains("there is no such database"), "{}", said.err);
    }
    assert!(!folder.database().exists());
}

#[test]
fn a_mistyped_address_is_refused_and_creates_nothing() {
    let folder = Folder::empty();
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.current_dir(folder.0.path()).args(["user", "list", "--database", "postgress://host/db"]);
    let said = Said::of(command);
    assert_eq!(said.code, 2);
    assert_eq!(std::fs::read_dir(folder.0.path()).unwrap().count(), 0);
}

#[test]
fn looking_makes_no_tables_on_a_server() {
    let Some(database) = crate::support::postgres::url() else { return };
    let folder = Folder::empty();
    let run = |line: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
        command.current_dir(folder.0.path()).args(line).args(["--database", &database]);
        Said::of(command)
    };
    // The cards that come with the program are there without a database.
    assert_ne!(run(&["cards", "find", "Tribbles"]).code, 2);
    let looks =
        [&["verify"][..], &["backup", "b.db"], &["tournament", "list"], &["user", "list"], &["verify"]];
    for line in looks {
        let said = run(line);
        assert_eq!(said.code, 2, "{line:?}");
        assert!(said.err.contains("there are no tables in it"), "{line:?}: {}", said.err);
    }
    assert!(!folder.path("b.db").exists());
    // The control: what brings something in makes them.
    assert_eq!(run(&["simulate", "--seed", "8", "--players", "8"]).code, 0);
    assert_eq!(run(&["verify"]).code, 0);
}

#[test]
fn a_report_is_written_in_every_format_and_only_for_its_tournament() {
    let folder = Folder::with_a_tournament();
    let report = |slug: &str, form: &str| folder.run(&["tournament", "report", slug, "--as", form]);
    let text = report(SLUG, "trekcc");
    assert_eq!(text.code, 0, "{}", text.err);
    assert!(text.out.contains("\nRound 1\nTable 1: ") && text.out.contains("\nBye: "), "{}", text.out);
    assert!(report(SLUG, "csv").out.starts_with("round,table,player,name,"));
    assert!(report(SLUG, "bbcode").out.contains("[b]Round 1[/b]"));
    let json: serde_json::Value = serde_json::from_str(&report(SLUG, "json").out).unwrap();
    assert_eq!(json["standings"]["lines"].as_array().unwrap().len(), 3);
    assert_eq!(report("nowhere", "csv").code, 2);
    let unknown = report(SLUG, "pdf");
    assert_eq!(unknown.code, 2);
    assert!(unknown.err.contains("bbcode"), "it says which there are: {}", unknown.err);
}

#[test]
fn a_damaged_log_gives_no_report_and_an_export_with_a_warning() {
    let folder = Folder::with_a_tournament();
    let report = || folder.run(&["tournament", "report", SLUG, "--as", "trekcc"]);
    let export = || folder.run(&["tournament", "export", SLUG]);
    let before = export();
    assert_eq!((report().code, before.code, before.err.as_str()), (0, 0, ""), "the control");
    let desk = desk_over(&DatabaseUrl::Sqlite(folder.database()));
    database::run(&desk, "DROP TRIGGER match_log_refuses_update");
    let change =
        "UPDATE match_log SET payload = REPLACE(payload, '100,35', '100,95') WHERE kind = 'result-recorded'";
    database::run(&desk, change);
    drop(desk);
    let refused = report();
    assert_eq!((refused.code, refused.out.as_str()), (1, ""), "{}", refused.err);
    for words in [SLUG, "is damaged", "No report is made from it", "arbiter verify"] {
        assert!(refused.err.contains(words), "{words}: {}", refused.err);
    }
    let taken_along = export();
    assert_eq!(taken_along.code, 0, "{}", taken_along.err);
    assert!(taken_along.out.contains("100,95") && taken_along.out != before.out, "{}", taken_along.out);
    assert!(taken_along.err.contains("is damaged, and so is this export"), "{}", taken_along.err);
}

#[test]
fn an_export_is_imported_elsewhere_and_exported_again_byte_for_byte() {
    let folder = Folder::with_a_tournament();
    let export = folder.run(&["tournament", "export", SLUG]);
    assert_eq!(export.code, 0);
    let file = folder.path("export.jsonl");
    std::fs::write(&file, &export.out).unwrap();
    let elsewhere = folder.path("elsewhere.db");
    let import = ["tournament", "import", file.to_str().unwrap()];
    let first = Said::of(folder.arbiter(&elsewhere, &import));
    assert_eq!(first.code, 0, "{}", first.err);
    let again = Said::of(folder.arbiter(&elsewhere, &["tournament", "export", SLUG]));
    assert_eq!(again.out, export.out);
    let twice = Said::of(folder.arbiter(&elsewhere, &import));
    assert_eq!(twice.code, 1, "refused, not unusable");
    assert!(twice.err.contains("is here already"), "{}", twice.err);
}

#[test]
fn an_import_says_which_card_table_is_missing() {
    let folder = Folder::with_a_tournament();
    let url = DatabaseUrl::Sqlite(folder.database());
    let desk = desk_over(&url);
    let mut ask = crate::support::scenario::creation("tcc-1e-2023");
    let Ask::CreateTournament(CreateTournament { pins, settings, .. }) = &mut ask else {
        panic!("a creation")
    };
    arbiter::data::card_table(Edition::First).version().clone_into(&mut pins.card_table);
    "Judged by what all have".clone_into(&mut settings.title);
    desk.create(TournamentId::new(Uuid::from_u128(2)), &submission(20), &ask).unwrap();
    drop(desk);
    let imported = |slug: &str| {
        let file = folder.path(slug);
        std::fs::write(&file, folder.run(&["tournament", "export", slug]).out).unwrap();
        let line = ["tournament", "import", file.to_str().unwrap()];
        let said = Said::of(folder.arbiter(&folder.path("elsewhere.db"), &line));
        assert_eq!(said.code, 0, "{}", said.err);
        said.err
    };
    // The scenario pins a table that no program has.
    let said = imported(SLUG);
    for words in ["First Edition card table", "version cards,", "arbiter cards import FILE"] {
        assert!(said.contains(words), "{words}: {said}");
    }
    assert_eq!(imported("judged-by-what-all-have"), "");
}

#[test]
fn a_changed_export_fails() {
    let folder = Folder::with_a_tournament();
    let export = folder.run(&["tournament", "export", SLUG]).out.replace("100,35", "100,45");
    let file = folder.path("export.jsonl");
    std::fs::write(&file, export).unwrap();
    let said = Said::of(
        folder.arbiter(&folder.path("elsewhere.db"), &["tournament", "import", file.to_str().unwrap()]),
    );
    assert_eq!(said.code, 1, "{}", said.err);
    assert!(said.err.contains("was changed"), "{}", said.err);
}

#[test]
fn a_file_that_is_no_export_is_refused_by_line_and_in_plain_words() {
    let folder = Folder::with_a_tournament();
    let export = folder.run(&["tournament", "export", SLUG]).out;
    let lines: Vec<&str> = export.lines().collect();
    let with_second = |second: &str| format!("{}\n{second}\n", lines.first().unwrap());
    let report = |form: &str| folder.run(&["tournament", "report", SLUG, "--as", form]).out;
    for (text, words) in [
        ("1\n".to_owned(), "Choose an export (.jsonl), or the results of a finished tournament as JSON"),
        ("[\"tournament\",1]\n".to_owned(), "This file cannot be imported."),
        (report("csv"), "CSV and BBCode cannot be read back."),
        (report("bbcode"), "CSV and BBCode cannot be read back."),
        (with_second("1"), "Line 2 of the export cannot be used: it is not a JSON object in { }"),
        (
            with_second(r#"{"line":"person","id":"00000000-0000-4000-8000-000000000000"}"#),
            "Line 2 of the export cannot be used: “name” is missing",
        ),
        (
            with_second(r#"{"line":"person","id":7,"name":"Kira"}"#),
            "a value is not of the kind that belongs there",
        ),
        (with_second(r#"{"line":"prophecy"}"#), "“prophecy” is not known here"),
        (with_second(r#"{"line":"person""#), "it ends too early"),
        (with_second(r#"{"line":,}"#), "it is no longer JSON"),
    ] {
        let mut command = folder.arbiter(&folder.path("elsewhere.db"), &["tournament", "import", "-"]);
        let said = {
            let output = command.write_stdin(text.clone()).output().unwrap();
            (output.status.code(), String::from_utf8(output.stderr).unwrap())
        };
        assert_eq!(said.0, Some(2), "{text}: {}", said.1);
        assert!(said.1.contains(words), "{text}: {}", said.1);
        assert!(!said.1.contains("expected"), "{}", said.1);
    }
}

#[cfg(unix)]
#[test]
fn the_database_of_a_new_installation_is_private() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::empty();
    assert_eq!(folder.run(&["user", "add", "ruth"]).code, 0);
    let mode = std::fs::metadata(folder.database()).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "{mode:o}");
}

#[test]
fn verify_prints_the_standings_it_recomputed() {
    let folder = Folder::with_a_tournament();
    let said = folder.run(&["verify", "--json"]);
    assert_eq!(said.code, 0, "{}", said.err);
    let json: serde_json::Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!(json["verified"], true);
    assert_eq!(json["tournaments"][0]["tournament"], SLUG);
    assert_eq!(json["tournaments"][0]["standings"][0]["victory_points"], 4);
    assert_eq!(folder.run(&["verify", "no-such-tournament"]).code, 2);
}

#[test]
fn verify_names_a_changed_document_and_a_changed_card_table() {
    let folder = Folder::with_a_tournament();
    let desk = desk_over(&DatabaseUrl::Sqlite(folder.database()));
    let document = |stem: &str, sha256: &str| {
        database::run(
            &desk,
            &format!(
                "INSERT INTO ruling_documents (sha256, stem, bytes, meta, imported_at_ms, imported_by) \
                 VALUES ('{sha256}', '{stem}', CAST('The text.' AS BLOB), '{{}}', 0, 'operator')"
            ),
        );
    };
    let embedded = arbiter::data::card_table(Edition::Tribbles);
    document("sound", &arbiter::domain::hash::sha256("The text."));
    database::put_card_table(&desk, embedded, embedded.version().as_str(), "a sound table", true);
    assert_eq!(folder.run(&["verify"]).code, 0, "the control");
    document("spoilt", &"5".repeat(64));
    database::put_card_table(&desk, embedded, &"7".repeat(64), "a spoilt table", true);
    let said = folder.run(&["verify"]);
    assert_eq!(said.code, 1);
    for words in ["“spoilt” (555555555555…)", "777777777777… (a spoilt table)", "restore a backup"] {
        assert!(said.out.contains(words), "{words}: {}", said.out);
    }
    assert!(!said.out.contains("sound"), "{}", said.out);
    let json: serde_json::Value = serde_json::from_str(&folder.run(&["verify", "--json"]).out).unwrap();
    assert_eq!((&json["verified"], &json["holdings"]["documents"]), (&false.into(), &2.into()));
    assert_eq!(json["holdings"]["problems"].as_array().unwrap().len(), 2);
}

#[test]
fn verify_names_rows_of_no_tournament_and_a_missing_one_and_rebuilds_both() {
    let folder = Folder::with_a_tournament();
    let desk = desk_over(&DatabaseUrl::Sqlite(folder.database()));
    assert_eq!(folder.run(&["verify"]).code, 0, "the control");
    for (spoil, told) in [
        (
            "PRAGMA foreign_keys = OFF; INSERT INTO appearances (tournament, player, person, wins, losses, ties) \
             VALUES ('x', 1, 'y', 0, 0, 0)",
            "appearances: LISTS DIFFER, 1 row belongs to no tournament",
        ),
        ("DELETE FROM summaries", "LISTS DIFFER from this log"),
    ] {
        database::run(&desk, spoil);
        let said = folder.run(&["verify"]);
        assert!(said.code == 1 && said.out.contains(told), "{told}: {}", said.out);
        let json: serde_json::Value = serde_json::from_str(&folder.run(&["verify", "--json"]).out).unwrap();
        assert_eq!(json["verified"], false);
        let said = folder.run(&["verify", "--rebuild"]);
        assert!(said.code == 0 && !said.out.contains("LISTS DIFFER"), "{}", said.out);
        assert_eq!(folder.run(&["verify"]).code, 0);
    }
}

#[test]
fn a_changed_score_in_the_file_does_not_verify_and_stops_the_backup() {
    let folder = Folder::with_a_tournament();
    // All that SQLite holds back in its -wal goes into the file first.
    assert_eq!(folder.run(&["verify"]).code, 0);
    let bytes = std::fs::read(folder.database()).unwrap();
    let at = bytes.windows(6).position(|six| six == b"100,35").expect("the score is in the file");
    let mut spoilt = bytes;
    spoilt[at + 4] = b'4';
    std::fs::write(folder.database(), spoilt).unwrap();
    let said = folder.run(&["verify"]);
    assert_eq!(said.code, 1);
    assert!(said.out.contains("DOES NOT VERIFY"), "{}", said.out);
    let backup = folder.path("backup.db");
    assert_eq!(folder.run(&["backup", backup.to_str().unwrap()]).code, 1);
    assert!(!backup.exists(), "a backup that does not verify is no backup");
}

#[test]
fn a_backup_is_restored_and_the_old_database_is_kept() {
    let folder = Folder::with_a_tournament();
    let export = folder.run(&["tournament", "export", SLUG]).out;
    let backup = folder.path("backup.db");
    let line = ["backup", backup.to_str().unwrap()];
    assert_eq!(folder.run(&line).code, 0);
    let again = folder.run(&line);
    assert_eq!(again.code, 1, "a backup overwrites nothing, which is a refusal");
    assert!(again.err.contains("exists already"), "{}", again.err);
    assert_eq!(again.err.matches("backup.db").count(), 1, "the file is named once: {}", again.err);

    let other = Folder::with_a_tournament();
    let said = other.run(&["restore", backup.to_str().unwrap()]);
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("is kept as"), "{}", said.out);
    assert_eq!(other.run(&["tournament", "export", SLUG]).out, export);
    let kept = std::fs::read_dir(other.0.path()).unwrap().filter_map(Result::ok);
    assert!(kept.map(|file| file.file_name()).any(|name| name.to_string_lossy().contains("before-restore")));
}

#[test]
fn a_backup_is_not_restored_onto_itself() {
    let folder = Folder::with_a_tournament();
    let backup = folder.path("backup.db");
    let file = backup.to_str().unwrap();
    assert_eq!(folder.run(&["backup", file]).code, 0);
    let before = std::fs::read(&backup).unwrap();
    let said = Said::of(folder.arbiter(&backup, &["restore", file]));
    assert_eq!(said.code, 2, "{}", said.out);
    assert!(said.err.contains("this is the database itself"), "{}", said.err);
    assert_eq!(std::fs::read(&backup).unwrap(), before);
    // The control: a copy of it is another file.
    let copy = folder.path("copy.db");
    std::fs::copy(&backup, &copy).unwrap();
    assert_eq!(Said::of(folder.arbiter(&copy, &["restore", file])).code, 0);
}

/// As in a shell that has none of the settings of the service.
#[test]
fn a_backup_becomes_a_new_database_only_where_one_is_named() {
    let folder = Folder::with_a_tournament();
    let backup = folder.path("backup.db");
    let file = backup.to_str().unwrap();
    assert_eq!(folder.run(&["backup", file]).code, 0);
    let elsewhere = tempfile::tempdir().unwrap();
    let here = elsewhere.path().canonicalize().unwrap().join("arbiter.db");
    let restore = |more: &[&str], variable: Option<&str>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
        command.current_dir(elsewhere.path()).env_remove("ARBITER_DATABASE_URL").args(["restore", file]);
        command.args(more).envs(variable.map(|named| ("ARBITER_DATABASE_URL", named)));
        Said::of(command)
    };
    let refused = restore(&[], None);
    assert_eq!((refused.code, here.exists()), (2, false), "{}", refused.out);
    let next = format!("--database sqlite:{}", here.display());
    assert!(refused.err.contains("no database was named") && refused.err.contains(&next), "{}", refused.err);
    for (more, variable) in
        [(&["--database", "sqlite:arbiter.db"][..], None), (&[], Some("sqlite:arbiter.db"))]
    {
        let said = restore(more, variable);
        assert_eq!(said.code, 0, "{}", said.err);
        assert!(said.out.contains(&format!("{} is a new file", here.display())), "{}", said.out);
        std::fs::remove_file(&here).unwrap();
    }
    // The control: over a database that is there, the folder says enough.
    std::fs::copy(folder.database(), &here).unwrap();
    let said = restore(&[], None);
    assert!(said.code == 0 && said.out.contains("is kept as"), "{} {}", said.out, said.err);
}

#[test]
fn a_site_that_does_not_start_for_its_settings_makes_no_database() {
    let folder = Folder::empty();
    // An address of nobody: with the settings in order it cannot listen either.
    let line = ["serve", "--listen", "192.0.2.1:8080"];
    let said = folder.run(&line);
    assert!(said.code == 2 && said.err.contains("nothing encrypts it"), "{}", said.err);
    assert_eq!(std::fs::read_dir(folder.0.path()).unwrap().count(), 0);
    let said = folder.run(&[&line[..], &["--plain-http-lan"]].concat());
    assert!(said.code == 2 && folder.database().exists(), "the control: {}", said.err);
}

#[test]
fn a_backup_into_a_missing_folder_names_the_file() {
    let folder = Folder::with_a_tournament();
    let file = folder.path("no-such-folder").join("backup.db");
    let said = folder.run(&["backup", file.to_str().unwrap()]);
    assert_eq!(said.code, 2);
    assert!(said.err.starts_with(&format!("arbiter: {}: ", file.display())), "{}", said.err);
    assert!(!said.err.contains("unfinished"), "{}", said.err);
}

#[test]
fn a_broken_backup_leaves_the_database_alone() {
    let folder = Folder::with_a_tournament();
    let before = folder.run(&["tournament", "export", SLUG]).out;
    let rubbish = folder.path("rubbish.db");
    std::fs::write(&rubbish, b"not a database").unwrap();
    let said = folder.run(&["restore", rubbish.to_str().unwrap()]);
    assert_eq!(said.code, 2);
    assert_eq!(said.err.matches("rubbish.db").count(), 1, "the file is named once: {}", said.err);
    assert_eq!(folder.run(&["tournament", "export", SLUG]).out, before);
}

#[test]
fn an_operator_is_added_once_and_gets_a_link() {
    let folder = Folder::empty();
    let said = folder.run(&["user", "add", "ruth"]);
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("/reset/"), "{}", said.out);
    let twice = folder.run(&["user", "add", "Ruth"]);
    assert_eq!(twice.code, 1, "the same name in other letters is the same name");
    assert!(twice.err.contains("somebody already signs in with this name"), "{}", twice.err);
    assert_eq!(folder.run(&["user", "add", " "]).code, 2, "no name is no argument");
    assert!(folder.run(&["user", "list"]).out.contains("no password yet"));
    assert_eq!(folder.run(&["user", "reset", "nobody"]).code, 2);
    let other = folder.run(&["user", "reset", "ruth"]).out;
    assert!(other.contains("/reset/") && other != said.out);
}

#[test]
fn wrong_arguments_exit_with_2() {
    let folder = Folder::empty();
    for line in [&["no-such-command"][..], &["verify", "--no-such-flag"], &["backup"], &["tournament"]] {
        assert_eq!(folder.run(line).code, 2, "{line:?}");
    }
    let mut help = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    assert_eq!(
        Said::of({
            help.arg("--help");
            help
        })
        .code,
        0
    );
}
