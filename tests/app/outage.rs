//! The disk is full, the database is away, the database says nothing: the program says so, loses nothing that was
//! typed, and goes on by itself.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::support::client::{Client, Page};
use crate::support::hall::{SLUG, prepared, send};
use crate::support::program::Program;
use arbiter::app::store::DatabaseUrl;
use tempfile::TempDir;

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

    fn health(&self) -> (u16, String) {
        let page = self.look("/healthz");
        (page.status, page.text)
    }

    /// Nobody writes anything meanwhile.
    fn recovers(&self) {
        let deadline = Instant::now() + Duration::from_secs(8);
        while self.health().0 != 200 {
            assert!(Instant::now() < deadline, "still {:?}", self.health());
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    /// A slip before, one while writing does not work, and the same again once it does.
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
fn without_leave_to_write_more_the_same_is_said_and_writing_resumes_with_it() {
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
fn a_database_that_was_moved_away_takes_no_slips_and_goes_on_once_it_is_back() {
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
    let deadline = Instant::now() + Duration::from_secs(8);
    while hall.health().0 == 200 {
        assert!(Instant::now() < deadline, "nobody noticed");
        std::thread::sleep(Duration::from_millis(100));
    }
    fs::rename(hall.program.folder().join("b.db"), hall.program.folder().join("arbiter.db")).unwrap();
    hall.recovers();
}

/// The processes of a PostgreSQL server, stopped; they go on when this is dropped.
struct Stopped(Vec<String>);

impl Stopped {
    fn server(url: &str) -> Self {
        let (_, folder) = url.split_once("host=").unwrap();
        let first = fs::read_to_string(Path::new(folder).join("data/postmaster.pid")).unwrap();
        let postmaster = first.lines().next().unwrap().to_owned();
        let children =
            Command::new("ps").args(["-o", "pid=", "--ppid", &postmaster]).output().unwrap().stdout;
        let children = String::from_utf8(children).unwrap();
        let mut all = vec![postmaster];
        all.extend(children.split_whitespace().map(str::to_owned));
        let stopped = Self(all);
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

#[test]
fn while_the_database_says_nothing_everybody_is_answered_and_it_goes_on_by_itself() {
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
                    let start = Instant::now();
                    let page = match number % 3 {
                        0 => hall.look("/"),
                        1 => hall.look(&format!("/t/{SLUG}/standings")),
                        _ => send(&mut staff, number % 40 + 1).unwrap(),
                    };
                    (page, start.elapsed())
                })
            })
            .collect();
        std::thread::sleep(Duration::from_millis(500));
        let start = Instant::now();
        assert_ne!(hall.health().0, 0);
        assert_eq!(hall.look(&style).status, 200, "the error page keeps its looks");
        assert!(start.elapsed() < Duration::from_secs(1), "{:?}", start.elapsed());
        for visitor in visitors {
            let (page, took) = visitor.join().unwrap();
            assert_eq!(page.status, 503, "{}", page.text);
            assert!(page.head.to_lowercase().contains("retry-after: "), "{}", page.head);
            assert!(took < Duration::from_secs(6), "{took:?}");
        }
    });
    let (status, word) = hall.health();
    assert!(status == 503 && word.contains("the database does not answer"), "{status} {word}");
    drop(stopped);
    hall.recovers();
    assert_eq!(hall.look("/").status, 200);
    assert_eq!(send(&mut hall.scorekeeper.clone(), 2).unwrap().status, 303);
}
