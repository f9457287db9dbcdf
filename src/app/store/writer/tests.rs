//! One thread, on a file of its own.

use std::sync::mpsc::{Receiver, sync_channel};

use diesel::connection::SimpleConnection;
use diesel::dsl::sql;
use diesel::sql_types::{BigInt, Text};
use diesel::{RunQueryDsl, SqliteConnection};
use tempfile::TempDir;

use super::*;
use crate::app::store::news::News;
use crate::app::store::writer::job::{Notice, Task};

type Answer = Receiver<Result<(), StoreError>>;

fn desk() -> (TempDir, Desk) {
    let folder = tempfile::tempdir().unwrap();
    let url = DatabaseUrl::Sqlite(folder.path().join("a.db"));
    let mut conn = connection::open(&url, Purpose::Create).unwrap();
    let tables = "CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT); \
                  CREATE TABLE replies (note INTEGER REFERENCES notes (id) DEFERRABLE INITIALLY DEFERRED)";
    sqlite(&mut conn).batch_execute(tables).unwrap();
    let (file, log) = (files::identity(&url), files::log_identity(&url));
    let unsettled = Unsettled::default();
    (
        folder,
        Desk {
            url,
            conn: Some(conn),
            file,
            log,
            unsettled,
            health: Arc::default(),
            heads: Arc::default(),
            announcer: None,
            looks: true,
        },
    )
}

fn sqlite(conn: &mut AnyConnection) -> &mut SqliteConnection {
    match conn {
        AnyConnection::Sqlite(conn) => conn,
        #[cfg(feature = "postgres")]
        AnyConnection::Postgres(_) => panic!("not opened here"),
    }
}

fn job(query: &'static str) -> (Box<dyn Job>, Answer) {
    let (reply, answer) = sync_channel(1);
    let work = move |conn: &mut AnyConnection| Ok(sqlite(conn).batch_execute(query)?);
    let notice = Notice { news: News::Written, noted: None };
    let tell = move |outcome| reply.send(outcome).unwrap();
    (Box::new(Task { work, notice, outcome: None, tell }), answer)
}

fn carry_out(desk: &mut Desk, queries: &[&'static str]) -> Vec<Result<(), StoreError>> {
    let (batch, answers): (Vec<_>, Vec<_>) = queries.iter().map(|query| job(query)).unzip();
    desk.carry_out(None, batch);
    answers.into_iter().map(|answer| answer.recv().unwrap()).collect()
}

fn notes(desk: &mut Desk) -> i64 {
    let conn = desk.conn.get_or_insert_with(|| connection::open(&desk.url, Purpose::Write).unwrap());
    sql::<BigInt>("SELECT count(*) FROM notes").get_result(sqlite(conn)).unwrap()
}

#[test]
fn a_failing_job_does_not_sink_its_batch() {
    let (_folder, mut desk) = desk();
    let answers = carry_out(
        &mut desk,
        &[
            "INSERT INTO notes VALUES (1, 'a')",
            "INSERT INTO notes VALUES (2, 'half'); INSERT INTO notes VALUES (1, 'again')",
            "INSERT INTO notes VALUES (3, 'c')",
        ],
    );
    assert!(matches!(&answers[..], [Ok(()), Err(StoreError::Database(_)), Ok(())]), "{answers:?}");
    assert_eq!(notes(&mut desk), 2, "nothing of the failing job is kept");
}

#[test]
fn a_full_disk_fails_only_what_does_not_fit() {
    let (_folder, mut desk) = desk();
    let answers = carry_out(
        &mut desk,
        &[
            "INSERT INTO notes VALUES (1, 'a')",
            "PRAGMA max_page_count = 1; INSERT INTO notes VALUES (2, hex(zeroblob(1000000)))",
            "INSERT INTO notes VALUES (3, 'c')",
        ],
    );
    assert_eq!(answers, [Ok(()), Err(StoreError::DiskFull), Ok(())]);
    assert_eq!(notes(&mut desk), 2);
    assert_eq!(carry_out(&mut desk, &["INSERT INTO notes VALUES (4, 'd')"]), [Ok(())], "and goes on");
}

#[test]
fn a_read_only_database_says_so() {
    let (_folder, mut desk) = desk();
    let answers = carry_out(&mut desk, &["PRAGMA query_only = ON; INSERT INTO notes VALUES (1, 'a')"]);
    assert_eq!(answers, [Err(StoreError::ReadOnly)]);
    assert_eq!(carry_out(&mut desk, &["INSERT INTO notes VALUES (1, 'a')"]), [Ok(())]);
}

#[test]
fn when_the_commit_fails_nobody_is_told_that_it_is_saved() {
    let (_folder, mut desk) = desk();
    let answers =
        carry_out(&mut desk, &["INSERT INTO notes VALUES (1, 'a')", "INSERT INTO replies VALUES (9)"]);
    assert!(
        answers.iter().all(|answer| matches!(answer, Err(StoreError::Unavailable { .. }))),
        "{answers:?}"
    );
    assert_eq!(notes(&mut desk), 0);
}

#[test]
fn a_lost_file_is_not_created_again() {
    let (folder, mut desk) = desk();
    desk.conn = None;
    std::fs::remove_file(folder.path().join("a.db")).unwrap();
    let answers = carry_out(&mut desk, &["INSERT INTO notes VALUES (1, 'a')"]);
    assert!(matches!(&answers[..], [Err(StoreError::CannotOpen { .. })]), "{answers:?}");
    assert!(!folder.path().join("a.db").exists());
}

#[test]
fn nothing_is_written_into_a_file_that_was_moved_away() {
    let (folder, mut desk) = desk();
    let (here, away) = (folder.path().join("a.db"), folder.path().join("b.db"));
    std::fs::rename(&here, &away).unwrap();
    let answers = carry_out(&mut desk, &["INSERT INTO notes VALUES (1, 'a')"]);
    assert!(matches!(&answers[..], [Err(StoreError::CannotOpen { .. })]), "{answers:?}");
    std::fs::rename(&away, &here).unwrap();
    assert_eq!(carry_out(&mut desk, &["INSERT INTO notes VALUES (1, 'a')"]), [Ok(())], "and goes on");
    assert_eq!(notes(&mut desk), 1);
    // Control: without the check, the write goes into the file that was moved away.
    std::fs::rename(&here, &away).unwrap();
    desk.file = None;
    assert_eq!(carry_out(&mut desk, &["INSERT INTO notes VALUES (2, 'b')"]), [Ok(())]);
}

/// How many notes a copy of the main file contains.
fn copied(folder: &TempDir) -> Result<i64, String> {
    let (here, copy) = (folder.path().join("a.db"), folder.path().join("copy.db"));
    // Not opened by this process, which would release SQLite's locks.
    assert!(std::process::Command::new("cp").args([&here, &copy]).status().unwrap().success());
    let mut conn = connection::bare_sqlite(&copy, Purpose::AtRest).unwrap();
    sql::<BigInt>("SELECT count(*) FROM notes").get_result(&mut conn).map_err(|error| error.to_string())
}

#[test]
fn in_a_quiet_moment_everything_is_brought_into_the_file_itself() {
    let (folder, mut desk) = desk();
    desk.unsettled.note();
    desk.settle();
    carry_out(&mut desk, &["INSERT INTO notes VALUES (1, 'a')"]);
    assert_eq!(copied(&folder), Ok(0), "the control: before that moment it stands in the log alone");
    desk.settle();
    assert_eq!(copied(&folder), Ok(1));
    // It does not wait for a reader at an older moment, and catches up in the next idle one.
    let mut reader = connection::bare_sqlite(&folder.path().join("a.db"), Purpose::Write).unwrap();
    reader.batch_execute("BEGIN; SELECT * FROM notes").unwrap();
    carry_out(&mut desk, &["INSERT INTO notes VALUES (2, 'b')"]);
    desk.settle();
    carry_out(&mut desk, &["INSERT INTO notes VALUES (3, 'c')"]);
    assert_eq!(copied(&folder), Ok(1));
    reader.batch_execute("COMMIT").unwrap();
    desk.settle();
    assert_eq!(copied(&folder), Ok(3));
    connection::assert_settings(sqlite(desk.conn.as_mut().unwrap()), Purpose::Write).unwrap();
}

#[test]
fn what_stands_in_a_log_that_was_removed_is_saved_before_anything_else_is_written() {
    let (folder, mut desk) = desk();
    let log = folder.path().join("a.db-wal");
    carry_out(&mut desk, &["INSERT INTO notes VALUES (1, 'a')"]);
    std::fs::remove_file(&log).unwrap();
    assert_eq!(carry_out(&mut desk, &["INSERT INTO notes VALUES (2, 'b')"]), [Ok(())]);
    assert_eq!(notes(&mut desk), 2);
    assert!(log.exists() && copied(&folder) == Ok(1), "the first was saved, and a new log begun");
    // Even when nobody is writing.
    std::fs::remove_file(&log).unwrap();
    desk.look();
    assert_eq!(copied(&folder), Ok(2));
    // Control: without the check, the write is acknowledged into a log that is gone.
    desk.log = files::log_identity(&desk.url);
    carry_out(&mut desk, &["INSERT INTO notes VALUES (3, 'c')"]);
    std::fs::remove_file(&log).unwrap();
    desk.log = None;
    assert_eq!(carry_out(&mut desk, &["INSERT INTO notes VALUES (4, 'd')"]), [Ok(())]);
    assert_eq!(copied(&folder), Ok(2));
}

#[test]
fn while_a_removed_log_cannot_be_saved_nothing_is_acknowledged() {
    let (folder, mut desk) = desk();
    sqlite(desk.conn.as_mut().unwrap()).batch_execute("PRAGMA busy_timeout = 10").unwrap();
    let mut reader = connection::bare_sqlite(&folder.path().join("a.db"), Purpose::Write).unwrap();
    reader.batch_execute("BEGIN; SELECT * FROM notes").unwrap();
    carry_out(&mut desk, &["INSERT INTO notes VALUES (1, 'a')"]);
    std::fs::remove_file(folder.path().join("a.db-wal")).unwrap();
    let refused = carry_out(&mut desk, &["INSERT INTO notes VALUES (2, 'b')"]);
    assert!(
        matches!(&refused[..], [Err(StoreError::CannotOpen { cause, .. })] if cause.contains("-wal")),
        "{refused:?}"
    );
    reader.batch_execute("COMMIT").unwrap();
    assert_eq!(carry_out(&mut desk, &["INSERT INTO notes VALUES (3, 'c')"]), [Ok(())]);
    assert_eq!(notes(&mut desk), 2, "the first and the third");
}

#[test]
fn the_writer_keeps_its_settings_after_a_failure() {
    let (_folder, mut desk) = desk();
    carry_out(&mut desk, &["PRAGMA query_only = ON; INSERT INTO notes VALUES (1, 'a')"]);
    carry_out(&mut desk, &["INSERT INTO notes VALUES (1, 'a')"]);
    let conn = sqlite(desk.conn.as_mut().unwrap());
    connection::assert_settings(conn, Purpose::Write).unwrap();
    let mode: String = sql::<Text>("PRAGMA synchronous").get_result(conn).unwrap();
    assert_eq!(mode, "2");
}
