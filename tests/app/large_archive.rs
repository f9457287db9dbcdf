//! Twenty years of tournaments, made by `arbiter simulate`: what a start, every public page and a person known from elsewhere
//! cost. The long run plays 20,000 tournaments of 5,000 people (`ARBITER_ARCHIVE` says another number), the usual one 60.
#![cfg(target_os = "linux")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use arbiter::app::{Actor, FormSubmission};
use arbiter::domain::id::{SubmissionId, TournamentId};
use uuid::Uuid;

use crate::memory::held;
use crate::support::program::{Program, arbiter};
use crate::support::scenario::creation;
use crate::support::{desk_over, long};

/// The most kilobytes of memory after all pages were visited.
const MEMORY: u64 = 200_000;
/// The most bytes of a public page, as it travels.
const BYTES: usize = 60_000;
/// So many pages of each kind are measured for time; of the others only status and bytes count.
const RECENT: usize = 25;

struct Visitor {
    stream: BufReader<TcpStream>,
    number: u32,
}

impl Visitor {
    fn at(program: &Program) -> Self {
        Self { stream: BufReader::new(TcpStream::connect(program.address()).unwrap()), number: 0 }
    }

    /// Opens a page, each time from another household; its bytes as they travel, the page, and how long it took.
    fn open(&mut self, path: &str) -> (u16, Vec<u8>, Duration) {
        self.number += 1;
        let household = format!("10.{}.{}.1", self.number / 250 % 250, self.number % 250);
        let asked = Instant::now();
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {household}\r\nAccept-Encoding: gzip\r\n\r\n"
        );
        self.stream.get_mut().write_all(request.as_bytes()).unwrap();
        let (mut status, mut length, mut line) = (0, 0, String::new());
        loop {
            line.clear();
            self.stream.read_line(&mut line).unwrap();
            let text = line.trim_end().to_ascii_lowercase();
            match text.split_once(": ") {
                _ if text.is_empty() => break,
                Some(("content-length", bytes)) => length = bytes.parse().unwrap(),
                _ if status == 0 => status = text.split(' ').nth(1).unwrap().parse().unwrap(),
                _ => {}
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).unwrap();
        (status, body, asked.elapsed())
    }
}

/// What was found on all pages.
#[derive(Default)]
struct Found {
    pages: usize,
    largest: (usize, String),
    took: Vec<(Duration, String)>,
}

impl Found {
    fn note(&mut self, path: &str, (status, body, took): (u16, Vec<u8>, Duration)) {
        assert_eq!(status, 200, "{path}");
        assert!(body.len() <= BYTES, "{path}: {} bytes", body.len());
        self.pages += 1;
        if body.len() > self.largest.0 {
            self.largest = (body.len(), path.to_owned());
        }
        self.took.push((took, path.to_owned()));
    }
}

#[test]
fn twenty_years_of_tournaments_are_open_at_once_and_stay_small() {
    let tournaments: usize = match std::env::var("ARBITER_ARCHIVE") {
        Ok(number) => number.parse().unwrap(),
        Err(_) if long() => 20_000,
        Err(_) => 60,
    };
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("arbiter.db").display());
    let (count, people) = (tournaments.to_string(), (tournaments / 4).max(60).to_string());
    let simulated = arbiter()
        .args(["--database", &database, "simulate", "--tournaments", &count, "--people", &people])
        .output()
        .unwrap();
    assert!(simulated.status.success(), "{}", String::from_utf8_lossy(&simulated.stderr));
    println!("{}", String::from_utf8_lossy(&simulated.stdout).trim());
    let desk = desk_over(&database.parse().unwrap());
    let slugs: Vec<String> =
        desk.newest_entries().unwrap().into_iter().map(|(slug, _)| slug.to_string()).collect();
    assert_eq!(slugs.len(), tournaments);
    drop(desk);

    let program =
        Program::start(&["serve", "--database", &database, "--trusted-proxies", "127.0.0.1"], folder);
    let (mut visitor, mut found) = (Visitor::at(&program), Found::default());
    let first = visitor.open("/");
    println!("first page: {} bytes, {:.1} ms", first.1.len(), first.2.as_secs_f64() * 1_000.0);
    found.note("/", first);
    for path in [
        "/players",
        "/tournaments",
        "/ratings",
        "/hall-of-fame",
        "/api/v1/tournaments",
        "/feed.atom",
        "/calendar.ics",
    ] {
        found.note(path, visitor.open(path));
    }
    // The last pages of the lists as well.
    for page in [2, tournaments / 100 + 1] {
        for list in ["/tournaments", "/players"] {
            let path = format!("{list}?page={page}");
            let (status, body, took) = visitor.open(&path);
            assert!(status == 200 || status == 404, "{path}: {status}");
            assert!(body.len() <= BYTES);
            found.took.push((took, path));
        }
    }
    for (number, slug) in slugs.iter().enumerate() {
        for part in ["", "/standings", "/rounds/1", "/log"] {
            let path = format!("/t/{slug}{part}");
            let seen = visitor.open(&path);
            found.note(&path, seen);
            if number >= RECENT && !long() && part == "/standings" {
                break;
            }
        }
    }
    let memory = held(&program);
    let mut took = std::mem::take(&mut found.took);
    took.sort_unstable();
    let at = |percent: usize| &took[(took.len() * percent / 100).min(took.len() - 1)];
    println!(
        "{} pages, none refused; the largest {} has {} bytes; half within {:.1} ms, 99 of 100 within {:.1} ms, the \
         slowest {} {:.1} ms; {memory} KB of memory",
        found.pages,
        found.largest.1,
        found.largest.0,
        at(50).0.as_secs_f64() * 1_000.0,
        at(99).0.as_secs_f64() * 1_000.0,
        at(100).1,
        at(100).0.as_secs_f64() * 1_000.0,
    );
    assert!(memory <= MEMORY, "{memory} KB");
    let folder = program.kill();
    known_people_cost_the_same(&format!("sqlite:{}", folder.path().join("arbiter.db").display()));
}

fn submission(number: u128) -> FormSubmission {
    FormSubmission {
        actor: Actor::operator(),
        submission: SubmissionId::new(Uuid::from_u128(number)),
        body: number.to_string(),
        now: chrono::Utc::now(),
    }
}

/// Twelve players of a new tournament are said to be known: no log but the new one is read for it.
fn known_people_cost_the_same(database: &str) {
    let desk = desk_over(&database.parse().unwrap());
    let names: Vec<String> =
        desk.known_people("", 1).unwrap().0.into_iter().take(12).map(|one| one.name).collect();
    assert_eq!(names.len(), 12);
    let slug = desk
        .create(TournamentId::new(Uuid::from_u128(77)), &submission(1), &creation("tcc-1e-2023"))
        .unwrap();
    desk.register(&slug, &submission(2), &names.join("\n")).unwrap();
    let here = desk.tournament(&slug).unwrap();
    let mut same: Vec<_> =
        desk.namesakes(&here).unwrap().into_iter().map(|one| (one.player, one.person)).collect();
    same.dedup_by_key(|(player, _)| *player);
    assert_eq!(same.len(), 12);
    let (before, logs, begun) = (desk.database_work(), desk.logs_read_for_lists(), Instant::now());
    desk.say_same(&slug, &submission(3), &same).unwrap();
    let (after, took) = (desk.database_work(), begun.elapsed());
    println!(
        "twelve people are known: {} µs, {} reads, {} commits",
        took.as_micros(),
        after.reads - before.reads,
        after.commits - before.commits
    );
    assert_eq!(desk.logs_read_for_lists(), logs, "no log is read for it");
    assert!(after.reads - before.reads <= 400, "{}", after.reads - before.reads);
}
