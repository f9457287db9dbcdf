//! Disks that fail: occasionally, or full again and again under many writers. Everything acknowledged is there
//! exactly once; everything else was answered with 503 and all that was typed.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::power::{desk_in, is_traceable, results};
use crate::support::client::{Client, Page};
use crate::support::hall::{SLUG, TABLES, prepared, send};
use crate::support::program::{Program, wait_for};
use crate::support::slug;
use arbiter::app::DatabaseUrl;

/// What goes wrong, as strace gets it: several calls in a row, because the program tries again twice before it refuses.
const FAILING: [&str; 3] = [
    "-e inject=fdatasync:error=EIO:when=9..14 -e inject=pwrite64:error=ENOSPC:when=61..70",
    "-e inject=fdatasync:error=ENOSPC:when=4..9 -e inject=pwrite64:error=EIO:when=143..150",
    "-e inject=fdatasync:error=EIO:when=17..22 -e inject=pwrite64:error=EIO:when=91..99",
];

/// The control: writes fail but report success.
const LYING: &str = "-e inject=pwrite64:retval=4096:when=31+67";

/// Everything typed in the form of this table is on the page that refuses it.
#[track_caller]
fn keeps_what_was_typed(page: &Page, table: u32) {
    let loser = format!("name=\"score_b\" value=\"{}\"", table % 20);
    for part in ["<dt>First score</dt><dd><bdi>100</bdi>", &loser, "Send this"] {
        assert!(page.text.contains(part), "table {table}: {part:?} is gone: {}", page.text);
    }
}

/// The program on such a disk, with a published round and a scorekeeper.
fn on_a_disk_with(faults: &str) -> (Program, Client) {
    let folder = tempfile::tempdir().unwrap();
    let client = prepared(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")));
    // Detached, so that what is killed is the program.
    let script = format!(r#"exec strace -D -f -o /dev/null -e trace=fdatasync,pwrite64 {faults} "$@""#);
    let program = Program::serve_by(&script, "sqlite:arbiter.db", folder);
    let client = client.moved_to(&program.url());
    (program, client)
}

/// Sends every slip until it is saved, then pulls the plug: the folder, and how often it was refused.
fn all_saved(program: Program, mut client: Client) -> (tempfile::TempDir, usize) {
    let mut refused = 0;
    for table in 1..=TABLES {
        wait_for(|| {
            let page = send(&mut client, table).unwrap();
            match page.status {
                303 => return Ok(()),
                503 => {
                    refused += 1;
                    keeps_what_was_typed(&page, table);
                }
                // Nobody sends a slip that often.
                429 => {}
                other => panic!("{other}: {}", page.text),
            }
            Err(format!("table {table} is never saved: {}", program.printed()))
        });
    }
    (program.kill(), refused)
}

#[test]
fn a_disk_that_fails_now_and_then_loses_nothing_that_was_acknowledged() {
    if !is_traceable() {
        return;
    }
    let rounds = if crate::support::long() { 10 } else { 1 };
    let mut refused = 0;
    for faults in FAILING.iter().cycle().take(FAILING.len() * rounds) {
        let (program, client) = on_a_disk_with(faults);
        let (folder, here) = all_saved(program, client);
        assert!(here > 0, "nothing failed under {faults}: the test has lost its teeth");
        refused += here;
        let desk = desk_in(folder.path()).unwrap();
        let checked = desk.verify(Some(&slug(SLUG))).unwrap().remove(0);
        assert!(checked.holds(), "{faults}: {}", checked.summary());
        assert_eq!(
            results(&desk).unwrap(),
            TABLES as usize,
            "{faults}: each once, however often it was sent"
        );
    }
    println!(
        "{refused} refused and kept, {} acknowledged, none lost",
        TABLES as usize * FAILING.len() * rounds
    );
}

#[test]
fn the_control_a_failing_disk_that_claims_to_have_written_loses_results() {
    if !is_traceable() {
        return;
    }
    let (program, client) = on_a_disk_with(LYING);
    // It may notice by itself that something is wrong; what it acknowledged until then is lost anyway.
    let mut client = client;
    let told =
        (1..=TABLES).filter(|table| send(&mut client, *table).is_ok_and(|page| page.status == 303)).count();
    let folder = program.kill();
    let found = desk_in(folder.path()).map_err(|error| error.to_string()).and_then(|desk| {
        let checked = desk.verify(Some(&slug(SLUG))).map_err(|error| error.to_string())?.remove(0);
        if checked.holds() {
            results(&desk).map_err(|error| error.to_string())
        } else {
            Err(checked.summary())
        }
    });
    assert!(told > 0, "nothing was acknowledged");
    assert!(
        !found.as_ref().is_ok_and(|found| *found >= told),
        "{told} acknowledged, found {found:?}: nothing was lost"
    );
}

/// As many bytes as a file of this program may have from now on.
fn limit(program: &Program, bytes: &str) {
    let pid = program.pid().to_string();
    let done = Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={bytes}:")]).status();
    assert!(done.unwrap().success());
}

#[test]
fn a_disk_that_is_full_again_and_again_under_many_writers_loses_nothing_that_was_acknowledged() {
    const WRITERS: u32 = 8;
    let folder = tempfile::tempdir().unwrap();
    let client = prepared(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")));
    // The signal would end the program; ignored, a file that may not grow is an error like any other.
    let program = Program::serve_by("trap '' XFSZ; exec \"$@\"", "sqlite:arbiter.db", folder);
    let client = client.moved_to(&program.url());
    let (refused, times) = (AtomicUsize::new(0), if crate::support::long() { 20 } else { 4 });
    let healthy = || Client::new(&program.url()).get("/healthz").is_ok_and(|page| page.status == 200);
    // A part of the tables each time: their slips come while the disk is full, until they are saved.
    let parts: Vec<Vec<u32>> =
        (0..times).map(|time| (1..=TABLES).filter(|table| table % times == time).collect()).collect();
    for tables in parts {
        limit(&program, "4096");
        let before = refused.load(Ordering::SeqCst);
        std::thread::scope(|scope| {
            for writer in 0..WRITERS {
                let (mut client, tables, program, refused) = (client.clone(), &tables, &program, &refused);
                scope.spawn(move || {
                    for table in tables.iter().filter(|table| *table / 4 % WRITERS == writer) {
                        wait_for(|| match send(&mut client, *table).unwrap() {
                            page if page.status == 303 => Ok(()),
                            page if page.status == 503 => {
                                refused.fetch_add(1, Ordering::SeqCst);
                                keeps_what_was_typed(&page, *table);
                                Err(format!("table {table} is never saved: {}", program.printed()))
                            }
                            page if page.status == 429 => Err("too often".to_owned()),
                            page => panic!("{}: {}", page.status, page.text),
                        });
                    }
                });
            }
            wait_for(|| {
                let more = refused.load(Ordering::SeqCst) > before;
                if more { Ok(()) } else { Err("the disk was never full".to_owned()) }
            });
            limit(&program, "unlimited");
        });
        wait_for(|| if healthy() { Ok(()) } else { Err("it does not recover".to_owned()) });
    }
    let folder = program.kill();
    let (all, kept) = held(folder.path());
    assert_eq!(
        (all, kept),
        (TABLES as usize, true),
        "every slip was acknowledged, so that each is there once"
    );
    println!(
        "{times} times full: {} refused and kept, {TABLES} acknowledged, none lost",
        refused.into_inner()
    );
}

/// How many results there are, and whether the log verifies.
fn held(folder: &Path) -> (usize, bool) {
    assert!(fs::metadata(folder.join("arbiter.db")).is_ok());
    let desk = desk_in(folder).unwrap();
    let checked = desk.verify(Some(&slug(SLUG))).unwrap().remove(0);
    (results(&desk).unwrap(), checked.holds())
}
