//! The power fails in the middle of writing. The real program runs under a tracer that records everything it hands to
//! the disk; for many moments, the disk is reconstructed as it could be then: what was synced is there, and each
//! other write is there, torn or missing. Everything acknowledged before that moment must be in the log.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::support::hall::{SLUG, prepared, send};
use crate::support::program::{Program, wait_for};
use crate::support::slug;
use arbiter::app::DatabaseUrl;
use arbiter::app::passwords::{Cost, Passwords};
use arbiter::app::{Desk, DeskError, StoreError};

const SLIPS: u32 = 30;
/// After these results it is quiet long enough for the write-ahead log to be moved into the file.
const PAUSES: [u32; 3] = [10, 20, SLIPS];
/// “HTTP/1.1 303”, as the tracer writes it.
const SAVED: &str = r"\x48\x54\x54\x50\x2f\x31\x2e\x31\x20\x33\x30\x33";

/// The two files that a database is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Name {
    Database,
    Log,
}

/// What the program asked the system to do.
#[derive(Debug)]
enum Act {
    Write {
        name: Name,
        offset: usize,
        bytes: Vec<u8>,
    },
    Cut {
        name: Name,
        length: usize,
    },
    Remove {
        name: Name,
    },
    Sync {
        name: Name,
    },
    /// Somebody was told that a slip is saved.
    Told,
}

type Disk = BTreeMap<Name, Vec<u8>>;

/// Text or bytes in `\x2f\x74` notation.
fn bytes(text: &str) -> Vec<u8> {
    text.split("\\x").skip(1).map(|digits| u8::from_str_radix(&digits[..2], 16).unwrap()).collect()
}

fn name(text: &str) -> Option<Name> {
    let path = String::from_utf8(bytes(text)).ok()?;
    if path.ends_with("/arbiter.db") {
        Some(Name::Database)
    } else {
        path.ends_with("/arbiter.db-wal").then_some(Name::Log)
    }
}

/// `1795.25 pwrite64(4<\x2f…>, "\x37…", 24, 0) = 24`: when, and what.
fn read(line: &str) -> Option<(f64, Act)> {
    let (at, call) = line.split_once(' ')?;
    let (what, rest) = call.split_once('(')?;
    let (arguments, result) = rest.rsplit_once(") = ")?;
    if result.starts_with('-') {
        return None;
    }
    let act = if call.contains(SAVED) {
        Act::Told
    } else if what == "unlink" {
        Act::Remove { name: name(arguments)? }
    } else {
        let name = name(arguments.split_once('<')?.1.split_once('>')?.0)?;
        let last = |after: &str| arguments.rsplit_once(after)?.1.parse().ok();
        match what {
            "pwrite64" => {
                Act::Write { name, offset: last(", ")?, bytes: bytes(arguments.split('"').nth(1)?) }
            }
            "ftruncate" => Act::Cut { name, length: last(", ")? },
            "fdatasync" | "fsync" => Act::Sync { name },
            other => panic!("{other} on a database is not foreseen"),
        }
    };
    Some((at.parse().ok()?, act))
}

/// Everything the tracer saw, in order.
fn acts(folder: &Path) -> Vec<Act> {
    let mut all = Vec::new();
    for file in fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
        if file.file_name().unwrap().to_str().unwrap().starts_with("trace.") {
            all.extend(fs::read_to_string(file).unwrap().lines().filter_map(read));
        }
    }
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    all.into_iter().map(|(_, act)| act).collect()
}

/// Numbers that look random and are the same in every run.
struct Dice(u64);

impl Dice {
    fn throw(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

fn carry_out(file: &mut Vec<u8>, act: &Act, torn_at: Option<usize>) {
    match act {
        Act::Write { offset, bytes, .. } => {
            let bytes = &bytes[..torn_at.unwrap_or(bytes.len()).min(bytes.len())];
            if file.len() < offset + bytes.len() {
                file.resize(offset + bytes.len(), 0);
            }
            file[*offset..offset + bytes.len()].copy_from_slice(bytes);
        }
        Act::Cut { length, .. } => file.resize(*length, 0),
        Act::Remove { .. } | Act::Sync { .. } | Act::Told => {}
    }
}

/// The disk if the power fails after these acts, and how many results were acknowledged. A lying disk ignores syncs.
fn after(before: &Disk, acts: &[Act], lies: bool, dice: &mut Dice) -> (Disk, usize) {
    let (mut disk, mut told) = (before.clone(), 0);
    let mut waiting: BTreeMap<Name, Vec<&Act>> = BTreeMap::new();
    for act in acts {
        match act {
            Act::Write { name, .. } | Act::Cut { name, .. } => {
                disk.entry(*name).or_default();
                waiting.entry(*name).or_default().push(act);
            }
            Act::Remove { name } => {
                disk.remove(name);
                waiting.remove(name);
            }
            Act::Sync { name } if !lies => {
                for act in waiting.remove(name).unwrap_or_default() {
                    carry_out(disk.get_mut(name).unwrap(), act, None);
                }
            }
            Act::Sync { .. } => {}
            Act::Told => told += 1,
        }
    }
    for (name, acts) in waiting {
        for act in acts {
            // 45 of 100 never reached the disk, and 15 reached it in part.
            let torn_at = match dice.throw(100) {
                0..45 => continue,
                45..60 => Some(512 * usize::try_from(dice.throw(9)).unwrap()),
                _ => None,
            };
            carry_out(disk.get_mut(&name).unwrap(), act, torn_at);
        }
    }
    (disk, told)
}

/// How many results a program finds that starts on this disk; an error if it cannot start.
fn found(disk: &Disk) -> Result<usize, String> {
    let folder = tempfile::tempdir().unwrap();
    for (name, content) in disk {
        let file = if *name == Name::Database { "arbiter.db" } else { "arbiter.db-wal" };
        fs::write(folder.path().join(file), content).unwrap();
    }
    let desk = desk_in(folder.path()).map_err(|error| error.to_string())?;
    let checked = desk.verify(Some(&slug(SLUG))).map_err(|error| error.to_string())?.remove(0);
    if checked.holds() { results(&desk).map_err(|error| error.to_string()) } else { Err(checked.summary()) }
}

pub fn desk_in(folder: &Path) -> Result<Desk, StoreError> {
    Desk::open(&DatabaseUrl::Sqlite(folder.join("arbiter.db")), Passwords::new(Cost::Weakest).unwrap())
}

pub fn results(desk: &Desk) -> Result<usize, DeskError> {
    let here = desk.tournament(&slug(SLUG))?;
    Ok(here.log.iter().filter(|entry| entry.kind == "result-recorded").count())
}

/// Whether every thread of the program has been seen to end.
fn is_whole(folder: &Path) -> bool {
    let traces = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut traces = traces.filter(|path| path.file_name().unwrap().to_str().unwrap().starts_with("trace."));
    traces.all(|path| fs::read_to_string(path).unwrap().ends_with("+++\n"))
}

pub fn is_traceable() -> bool {
    let traced = std::process::Command::new("strace").args(["-o", "/dev/null", "true"]).status();
    if traced.is_ok_and(|status| status.success()) {
        return true;
    }
    crate::support::absent("strace", "apt-get install strace").unwrap_or(false)
}

#[test]
fn whenever_the_power_goes_what_was_acknowledged_is_there() {
    if !is_traceable() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let client = prepared(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")));
    let before = Disk::from([(Name::Database, fs::read(folder.path().join("arbiter.db")).unwrap())]);
    let calls = "pwrite64,write,writev,sendto,sendmsg,fdatasync,fsync,ftruncate,unlink";
    // Detached, so that what is killed is the program.
    let script = format!(r#"exec strace -D -ff -ttt -y -xx -s 2000000 -e trace={calls} -o trace "$@""#);
    let program = Program::serve_by(&script, "sqlite:arbiter.db", folder);
    let mut client = client.moved_to(&program.url());
    for table in 1..=SLIPS {
        assert_eq!(send(&mut client, table).unwrap().status, 303);
        if PAUSES.contains(&table) {
            std::thread::sleep(Duration::from_millis(2_600));
        }
    }
    let folder = program.kill();
    wait_for(|| if is_whole(folder.path()) { Ok(()) } else { Err("the tracer does not end".to_owned()) });
    let acts = acts(folder.path());
    let count = |wanted: fn(&Act) -> bool| acts.iter().filter(|act| wanted(act)).count();
    assert_eq!(count(|act| matches!(act, Act::Told)), SLIPS as usize, "every answer was seen");
    let into_the_file = count(|act| matches!(act, Act::Write { name: Name::Database, .. }));
    assert!(into_the_file > 0, "the write-ahead log was never brought in: half of the test is missing");
    let points = if crate::support::long() { 1_000 } else { 80 };
    let (mut lost, mut dice) = (0, Dice(7));
    for point in 1..=points {
        let acts = &acts[..acts.len() * point / points];
        let (disk, told) = after(&before, acts, false, &mut dice);
        let found_there = found(&disk);
        assert!(
            found_there.as_ref().is_ok_and(|found| *found >= told),
            "after {} acts {told} slips were acknowledged: {found_there:?}",
            acts.len()
        );
        // The control: on a disk that lies about having written, the same moments lose results.
        let (disk, told) = after(&before, acts, true, &mut dice);
        lost += usize::from(!found(&disk).is_ok_and(|found| found >= told));
    }
    println!("{points} points: none lost; on a disk that lies, {lost}");
    assert!(lost > points / 2, "only {lost} of {points}: the test has lost its teeth");
}
