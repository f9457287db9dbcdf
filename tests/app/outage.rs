//! The disk is full, the database is away, or the database does not answer: the program says so, loses nothing that
//! was typed, and recovers by itself.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::support::client::{Client, Page};
use crate::support::hall::{SLUG, prepared, send};
use crate::support::program::{Program, wait_for};
use crate::support::slug;
use arbiter::app::DatabaseUrl;
use tempfile::TempDir;

/// How long a test waits for what has to come; only something that hangs takes this long.
const AGES: Duration = Duration::from_secs(60);

/// A program on a database with a published round, and somebody signed in at it.
struct Hall {
    program: Program,
    scorekeeper: Client,
}

impl Hall {
    /// Started by a script, which may move the database from `arbiter.db` to where it is to be.
    fn opened(script: &str, file: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let client = prepared(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")));
        Self::of(client, |folder| Program::serve_by(script, &format!("sqlite:{file}"), folder), folder)
    }

    fn of(client: Client, start: impl FnOnce(TempDir) -> Program, folder: TempDir) -> Self {
        let program = start(folder);
        Self { scorekeeper: client.moved_to(&program.url()), program }
    }

    fn look(&self, path: &str) -> Page {
        Client::new(&self.program.url()).get(path).unwrap()
    }

    /// Waits until the work of the start is done, which reads side by side. A connection that is opened while its log
    /// file goes reports a failing disk, and so do those beside it.
    fn has_its_connections(&self) {
        wait_for(|| {
            let printed = self.program.printed();
            let missing =
                ["everything is read ahead", "every log is verified"].map(|done| !printed.contains(done));
            if missing == [false, false] { Ok(()) } else { Err(printed) }
        });
    }

    fn health(&self) -> (u16, String) {
        let page = self.look("/healthz");
        (page.status, page.text)
    }

    /// Nobody writes anything meanwhile.
    fn recovers(&self) {
        let deadline = Instant::now() + AGES;
        while self.health().0 != 200 {
            assert!(Instant::now() < deadline, "still {:?}", self.health());
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    /// A result before the failure, one during it, and the same again afterwards.
    fn endures(&mut self, begin: impl FnOnce(&Program), end: impl FnOnce(&Program), what: &str) {
        let desk = format!("/t/{SLUG}/desk");
        assert_eq!(send(&mut self.scorekeeper, 1).unwrap().status, 303);
        assert_eq!(self.health(), (200, "ok\n".to_owned()));
        assert!(!self.scorekeeper.get(&desk).unwrap().text.contains("Nothing can be recorded"));
        begin(&self.program);
        let refused = send(&mut self.scorekeeper, 2).unwrap();
        assert_eq!(refused.status, 503, "{}", refused.text);
        assert!(refused.text.contains(what), "{}", refused.text);
        assert!(refused.head.to_lowercase().contains("retry-after: "), "{}", refused.head);
        let kept = ["<dt>First score</dt><dd><bdi>100</bdi>", "name=\"score_b\" value=\"2\"", "Send this"];
        assert!(kept.iter().all(|part| refused.text.contains(part)), "{}", refused.text);
        let (status, word) = self.health();
        assert!(status == 503 && word.contains(what), "{status} {word}");
        let staff = self.scorekeeper.get(&desk).unwrap();
        assert!(staff.status == 200 && staff.text.contains(&format!("Nothing can be recorded now: {what}")));
        let public = self.look(&format!("/t/{SLUG}/rounds/1"));
        assert!(public.status == 200 && !public.text.contains("Nothing can be recorded"), "reading goes on");
        end(&self.program);
        self.recovers();
        assert!(!self.scorekeeper.get(&desk).unwrap().text.contains("Nothing can be recorded"));
        assert_eq!(send(&mut self.scorekeeper, 2).unwrap().status, 303);
        let log = self.look(&format!("/t/{SLUG}/log")).text;
        assert!(["table 1", "table 2"].iter().all(|table| log.contains(table)), "{log}");
    }
}

/// A disk of three megabytes, mounted where only the program and we see it; absent where the kernel does not allow that.
fn small_disk() -> Option<Hall> {
    let allowed = Command::new("unshare")
        .args(["-Urm", "mount", "-t", "tmpfs", "none", "/mnt"])
        .status()
        .is_ok_and(|status| status.success());
    if !allowed {
        return crate::support::absent(
            "mounting without root",
            "allow user namespaces: sysctl kernel.unprivileged_userns_clone=1",
        );
    }
    let script = r#"mkdir disk && exec unshare -Urm sh -c '
        mount -t tmpfs -o size=3m none disk && cp arbiter.db* disk && cd disk && exec "$@"' sh "$@""#;
    Some(Hall::opened(script, "arbiter.db"))
}

/// The folder of the small disk, as its program sees it.
fn disk(program: &Program) -> PathBuf {
    Path::new("/proc").join(program.pid().to_string()).join("cwd")
}

#[test]
fn on_a_full_disk_nothing_typed_is_lost_and_writing_resumes_once_there_is_space() {
    let Some(mut hall) = small_disk() else { return };
    let fill = |program: &Program| {
        let mut filler = fs::File::create(disk(program).join("filler")).unwrap();
        for size in [4096, 1] {
            while filler.write_all(&vec![0; size]).is_ok() {}
        }
    };
    let free = |program: &Program| fs::remove_file(disk(program).join("filler")).unwrap();
    hall.endures(fill, free, "the disk is full");
}

#[test]
fn a_file_that_may_not_grow_is_reported_and_writing_resumes_once_it_may() {
    // The signal would end the program; ignored, a file that may not grow is an error like any other.
    let mut hall = Hall::opened("trap '' XFSZ; exec \"$@\"", "arbiter.db");
    let limit = |program: &Program, bytes: &str| {
        let pid = program.pid().to_string();
        let done = Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={bytes}:")]).status();
        assert!(done.unwrap().success());
    };
    hall.endures(
        |program| limit(program, "4096"),
        |program| limit(program, "unlimited"),
        "the disk or the connection to the database fails",
    );
}

#[test]
fn a_database_that_was_moved_away_accepts_no_slips_and_resumes_once_it_is_back() {
    let mut hall = Hall::opened("exec \"$@\"", "arbiter.db");
    let moved = |program: &Program, from: &str, to: &str| {
        fs::rename(program.folder().join(from), program.folder().join(to)).unwrap();
    };
    hall.endures(
        |program| moved(program, "arbiter.db", "elsewhere.db"),
        |program| moved(program, "elsewhere.db", "arbiter.db"),
        "the database is not there, or cannot be opened",
    );
}

#[test]
fn a_database_that_is_gone_is_noticed_before_anybody_sends_a_slip() {
    let hall = Hall::opened("exec \"$@\"", "arbiter.db");
    assert_eq!(hall.health().0, 200);
    fs::rename(hall.program.folder().join("arbiter.db"), hall.program.folder().join("b.db")).unwrap();
    let deadline = Instant::now() + AGES;
    while hall.health().0 == 200 {
        assert!(Instant::now() < deadline, "nobody noticed");
        std::thread::sleep(Duration::from_millis(100));
    }
    fs::rename(hall.program.folder().join("b.db"), hall.program.folder().join("arbiter.db")).unwrap();
    hall.recovers();
}

/// How many entries `arbiter verify` finds in this file, and what it says.
fn verified(file: &Path) -> (String, String) {
    let database = format!("sqlite:{}", file.display());
    let output =
        crate::support::program::arbiter().args(["verify", "--database", &database]).output().unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    let entries = said.split("; ").find_map(|part| Some(part.split_once(" entries")?.0.to_owned()));
    (entries.unwrap_or_default(), said)
}

/// Copies like an operator; not in this process, which would release the locks of a file that it has open.
fn cp(from: &Path, to: &Path) {
    assert!(Command::new("cp").args([from, to]).status().unwrap().success());
}

#[test]
fn during_a_round_a_copy_of_the_database_file_alone_has_what_was_recorded() {
    let mut hall = Hall::opened("exec \"$@\"", "arbiter.db");
    assert_eq!(send(&mut hall.scorekeeper, 1).unwrap().status, 303);
    let (here, copy) = (hall.program.folder().join("arbiter.db"), hall.program.folder().join("copy.db"));
    let (all, said) = verified(&here);
    assert!(!all.is_empty(), "{said}");
    wait_for(|| {
        cp(&here, &copy);
        let (held, said) = verified(&copy);
        if held == all {
            return Ok(());
        }
        let _ = fs::remove_file(hall.program.folder().join("copy.db.heads"));
        Err(format!("{held} of {all}: {said}"))
    });
}

#[test]
fn a_log_file_that_is_removed_while_the_site_runs_loses_nothing() {
    let mut hall = Hall::opened("export RUST_LOG=info,arbiter::cli=debug; exec \"$@\"", "arbiter.db");
    assert_eq!(send(&mut hall.scorekeeper, 1).unwrap().status, 303);
    hall.has_its_connections();
    fs::remove_file(hall.program.folder().join("arbiter.db-wal")).unwrap();
    assert_eq!(send(&mut hall.scorekeeper, 2).unwrap().status, 303);
    let (all, said) = verified(&hall.program.folder().join("arbiter.db"));
    let folder = hall.program.kill();
    let (held, _) = verified(&folder.path().join("arbiter.db"));
    assert!(!held.is_empty() && held == all, "{held} of {all}: {said}");
}

#[test]
fn what_is_lost_with_the_log_file_after_a_crash_is_reported_at_the_start_and_to_monitoring() {
    let mut hall = Hall::opened("exec \"$@\"", "arbiter.db");
    for table in 1..=3 {
        assert_eq!(send(&mut hall.scorekeeper, table).unwrap().status, 303);
    }
    let folder = hall.program.kill();
    fs::remove_file(folder.path().join("arbiter.db-wal")).unwrap();
    let program = Program::serve_in(folder);
    let said = program.printed();
    assert!(said.contains("LOST: ") && said.contains(SLUG) && said.contains("arbiter.db.heads"), "{said}");
    let health = || Client::new(&program.url()).get("/healthz").unwrap();
    wait_for(|| if health().status == 200 { Err("nobody examined it".to_owned()) } else { Ok(()) });
    assert_eq!((health().status, health().text), (503, format!("damaged: {SLUG}\n")));
}

#[cfg(unix)]
#[test]
fn a_read_only_database_gives_one_clear_line_and_no_site() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    use std::os::unix::process::CommandExt as _;
    let folder = tempfile::tempdir().unwrap();
    prepared(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")));
    let file = folder.path().join("arbiter.db");
    let allow = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    // Root may write anywhere, so that the program is started as somebody else.
    let root = fs::metadata(folder.path()).unwrap().uid() == 0;
    let start = |user: Option<u32>| {
        let mut command = crate::support::program::arbiter();
        command.args(["serve", "--listen", "127.0.0.1:0"]).current_dir(folder.path());
        command.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::piped());
        user.map(|user| command.uid(user));
        command.spawn().unwrap()
    };
    allow(&file, 0o444);
    allow(folder.path(), 0o555);
    let output = start(root.then_some(65_534)).wait_with_output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.lines().count() == 1 && said.contains("read-only"), "{said}");
    // The control: with permission to write, the site starts.
    allow(folder.path(), 0o755);
    allow(&file, 0o644);
    let mut site = start(None);
    std::thread::sleep(Duration::from_millis(1_500));
    assert!(site.try_wait().unwrap().is_none());
    site.kill().unwrap();
    site.wait().unwrap();
}

#[test]
fn backups_are_written_on_schedule_and_a_fixed_number_is_kept() {
    let hall = Hall::opened("exec \"$@\" --backup-every 1s --backup-to kept --backup-keep 2", "arbiter.db");
    let kept = || -> Vec<PathBuf> {
        let files = fs::read_dir(hall.program.folder().join("kept")).into_iter().flatten();
        let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
        files.retain(|path| path.to_str().unwrap().ends_with("Z.db"));
        files.sort();
        files
    };
    let mut first = None;
    wait_for(|| {
        let now = kept();
        first = first.take().or_else(|| now.first().cloned());
        if now.len() == 2 && first.as_ref().is_some_and(|first| !now.contains(first)) {
            return Ok(());
        }
        Err(format!("{now:?}: {}", hall.program.printed()))
    });
    let newest = kept().pop().unwrap();
    let (_, said) = verified(&newest);
    assert!(said.contains(": verified;"), "{said}");
}

/// The processes of a PostgreSQL server, stopped; they go on when this is dropped.
struct Stopped(Vec<String>);

impl Stopped {
    fn server(url: &str) -> Self {
        let (_, folder) = url.split_once("host=").unwrap();
        let stopped = Self(crate::support::postgres::processes(Path::new(folder)));
        stopped.signal("-STOP");
        stopped
    }

    fn signal(&self, signal: &str) {
        assert!(Command::new("kill").arg(signal).args(&self.0).status().unwrap().success());
    }
}

impl Drop for Stopped {
    fn drop(&mut self) {
        self.signal("-CONT");
    }
}

/// How many visitors were told that the database does not answer.
static ANSWERED: AtomicUsize = AtomicUsize::new(0);

#[test]
fn while_the_database_is_silent_everybody_is_answered_and_recording_resumes_by_itself() {
    let Some(url) = crate::support::postgres::url() else { return };
    let client = prepared(&url.parse().unwrap());
    let hall = Hall::of(client, |_| Program::serve_on(&url), tempfile::tempdir().unwrap());
    let home = hall.look("/");
    assert_eq!(home.status, 200);
    let style = home.text.split('"').find(|part| part.ends_with(".css")).unwrap().to_owned();
    let stopped = Stopped::server(&url);
    std::thread::sleep(Duration::from_millis(1_100)); // until a head from memory is too old
    std::thread::scope(|scope| {
        let visitors: Vec<_> = (0..90)
            .map(|number| {
                let (hall, mut staff) = (&hall, hall.scorekeeper.clone());
                scope.spawn(move || {
                    let page = match number % 3 {
                        0 => hall.look("/"),
                        1 => hall.look(&format!("/t/{SLUG}/standings")),
                        _ => send(&mut staff, number % 40 + 1).unwrap(),
                    };
                    ANSWERED.fetch_add(1, Ordering::SeqCst);
                    page
                })
            })
            .collect();
        std::thread::sleep(Duration::from_millis(500));
        assert_ne!(hall.health().0, 0);
        assert_eq!(hall.look(&style).status, 200, "the error page keeps its looks");
        let answered = ANSWERED.load(Ordering::SeqCst);
        assert!(answered < 90, "both came while others still waited for the database");
        for visitor in visitors {
            let page = visitor.join().unwrap();
            assert_eq!(page.status, 503, "{}", page.text);
            assert!(page.head.to_lowercase().contains("retry-after: "), "{}", page.head);
        }
    });
    let (status, word) = hall.health();
    assert!(status == 503 && word.contains("the database does not answer"), "{status} {word}");
    drop(stopped);
    hall.recovers();
    assert_eq!(hall.look("/").status, 200);
    assert_eq!(send(&mut hall.scorekeeper.clone(), 2).unwrap().status, 303);
}

/// Many send slips of one round; each gets its answer, or an error page with what they typed.
fn storm(hall: &Hall, tables: std::ops::RangeInclusive<u32>) -> Vec<(u32, Page)> {
    std::thread::scope(|scope| {
        let sent: Vec<_> = tables
            .map(|table| {
                let mut staff = hall.scorekeeper.clone();
                scope.spawn(move || (table, send(&mut staff, table).unwrap()))
            })
            .collect();
        sent.into_iter().map(|sent| sent.join().unwrap()).collect()
    })
}

/// Everything acknowledged is there once, and everything else kept what was typed.
fn nothing_is_lost(hall: &Hall, url: &str, sent: &[(u32, Page)]) {
    let desk = arbiter::app::Desk::open(
        &url.parse().unwrap(),
        arbiter::app::passwords::Passwords::new(arbiter::app::passwords::Cost::Weakest).unwrap(),
    );
    let desk = desk.unwrap();
    crate::support::all_hold(&desk);
    let log = desk.tournament(&slug(SLUG)).unwrap();
    let results = |table: u32| {
        let of = format!("\"table\":{table},");
        log.log.iter().filter(|line| line.kind == "result-recorded" && line.payload.contains(&of)).count()
    };
    for (table, page) in sent {
        match page.status {
            303 => assert_eq!(results(*table), 1, "table {table} was acknowledged"),
            503 => {
                assert!(results(*table) <= 1);
                let typed = format!("name=\"score_b\" value=\"{}\"", table % 20);
                assert!(page.text.contains(&typed) && page.text.contains("Send this"), "{}", page.text);
            }
            other => panic!("{other}: {}", page.text),
        }
    }
    // Everybody sends theirs again; it counts once.
    for (table, _) in sent {
        assert_eq!(send(&mut hall.scorekeeper.clone(), *table).unwrap().status, 303);
    }
    let log = desk.tournament(&slug(SLUG)).unwrap();
    assert_eq!(log.log.iter().filter(|line| line.kind == "result-recorded").count(), sent.len());
}

#[test]
fn a_database_server_that_dies_under_load_and_comes_back_loses_nothing_and_needs_no_restart_of_ours() {
    let Some(server) = crate::support::postgres::Own::start() else { return };
    let url = server.url();
    let client = prepared(&url.parse().unwrap());
    let hall = Hall::of(client, |_| Program::serve_on(&url), tempfile::tempdir().unwrap());
    let mut sent = storm(&hall, 1..=8);
    assert!(
        sent.iter().all(|(_, page)| page.status == 303),
        "the control: while it is there all is recorded"
    );
    std::thread::scope(|scope| {
        let storms = scope.spawn(|| storm(&hall, 9..=24));
        server.kill();
        sent.extend(storms.join().unwrap());
    });
    let away = storm(&hall, 25..=28);
    assert!(away.iter().all(|(_, page)| page.status == 503), "nothing is acknowledged that cannot be kept");
    assert_eq!(hall.health().0, 503);
    sent.extend(away);
    server.start_again();
    hall.recovers();
    nothing_is_lost(&hall, &url, &sent);
}

#[test]
fn while_a_database_server_is_frozen_nothing_typed_is_lost_and_recording_resumes_once_it_answers() {
    let Some(server) = crate::support::postgres::Own::start() else { return };
    let url = server.url();
    let client = prepared(&url.parse().unwrap());
    let hall = Hall::of(client, |_| Program::serve_on(&url), tempfile::tempdir().unwrap());
    let mut sent = storm(&hall, 1..=8);
    let stopped = std::thread::scope(|scope| {
        let storms = scope.spawn(|| storm(&hall, 9..=24));
        let stopped = Stopped::server(&url);
        sent.extend(storms.join().unwrap());
        stopped
    });
    let (table, page) = storm(&hall, 25..=25).remove(0);
    assert_eq!(page.status, 503);
    sent.push((table, page));
    drop(stopped);
    hall.recovers();
    nothing_is_lost(&hall, &url, &sent);
}
