//! Twenty years of tournaments, made by `arbiter simulate`: what a start, every public page and a person known from elsewhere
//! cost, in reads and bytes. Times are printed. The long run plays 20,000 tournaments of 5,000 people (`ARBITER_ARCHIVE` says another number), the usual one 60.
#![cfg(target_os = "linux")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use arbiter::app::known_people::KnownPerson;
use arbiter::app::person_record::RecordPages;
use arbiter::app::{Actor, Desk, FormSubmission};
use arbiter::domain::id::{SubmissionId, TournamentId};
use arbiter::web::guard::Guard;
use arbiter::web::routes::ROUTES;
use arbiter::web::site::Site;
use uuid::Uuid;

use crate::memory::held;
use crate::support::program::{Program, arbiter};
use crate::support::scenario::creation;
use crate::support::site::{House, config};
use crate::support::{desk_over, long};

/// The most kilobytes of memory after all pages were visited.
const MEMORY: u64 = 200_000;
/// The most bytes of a public page, as it travels.
const BYTES: usize = 60_000;
/// The most reads of the database for a page that nobody has seen.
const READS: u64 = 60;
/// This many pages of each kind are measured for time; of the others only status and bytes count.
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
    let database = database_in(&folder);
    let (count, people) = (tournaments.to_string(), (tournaments / 4).max(60).to_string());
    println!("{}", simulate(&database, &["--tournaments", &count, "--people", &people]));
    let desk = desk_over(&database.parse().unwrap());
    let slugs = slugs(&desk);
    assert_eq!(slugs.len(), tournaments);
    // As in any archive that somebody has used: each tournament stores what was decided there.
    desk.precedents().unwrap();
    let of_people = pages_of_people(&desk);
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
        "/rulings/precedents",
        "/rulings/precedents?q=question",
    ] {
        found.note(path, visitor.open(path));
    }
    for path in &of_people {
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
        for part in ["", "/standings", "/charts", "/rounds/1", "/log"] {
            let path = format!("/t/{slug}{part}");
            let seen = visitor.open(&path);
            found.note(&path, seen);
            if number >= RECENT && !long() && part == "/charts" {
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
    known_people_cost_the_same(&database_in(&folder));
    let charts: Vec<String> = slugs.iter().take(RECENT).map(|slug| format!("/t/{slug}/charts")).collect();
    pages_cost_few_reads(&database_in(&folder), &[of_people, charts].concat());
    round_robins_cost_few_reads();
}

fn database_in(folder: &tempfile::TempDir) -> String {
    format!("sqlite:{}", folder.path().join("arbiter.db").display())
}

/// Plays tournaments into a database, and what was said of it.
fn simulate(database: &str, wish: &[&str]) -> String {
    let simulated = arbiter().args(["--database", database, "simulate"]).args(wish).output().unwrap();
    assert!(simulated.status.success(), "{}", String::from_utf8_lossy(&simulated.stderr));
    String::from_utf8_lossy(&simulated.stdout).trim().to_owned()
}

/// The addresses of all tournaments, the newest first.
fn slugs(desk: &Desk) -> Vec<String> {
    desk.newest_entries().unwrap().into_iter().map(|(slug, _)| slug.to_string()).collect()
}

/// The pages of some people, and what each played against the opponent met last.
fn pages_of_people(desk: &Desk) -> Vec<String> {
    let first = RecordPages { tournaments: 1, opponents: 1 };
    let of = |one: KnownPerson| {
        let record = desk.person_record(one.person, first, chrono::Utc::now()).unwrap();
        let against = record.met.first().map(|met| format!("/players/{}/against/{}", one.person, met.person));
        [Some(format!("/players/{}", one.person)), against]
    };
    let people = desk.known_people("", 1).unwrap().0.into_iter().take(RECENT);
    let pages: Vec<String> = people.flat_map(of).flatten().collect();
    assert!(pages.len() > RECENT, "{pages:?}");
    pages
}

/// Opens pages that nobody has seen: however long the archive is, each asks the database a few times and is small. What
/// everybody's pages share (lists, ratings, past decisions) is in memory, as it is some seconds after a start.
fn pages_cost_few_reads(database: &str, paths: &[String]) {
    let desk = desk_over(&database.parse().unwrap());
    desk.newest_ratings().unwrap();
    desk.newest_hall_of_fame().unwrap();
    let mut site = Site::new(ROUTES, config(&[]), desk).unwrap();
    site.guards.off.push(Guard::Rate);
    let house = House::of(site);
    let shared = ["/players", "/tournaments", "/ratings", "/hall-of-fame", "/rulings/precedents"];
    for path in shared {
        assert_eq!(house.get(path).send().status, 200, "{path}");
    }
    let (mut most, mut took) = ((0, ""), Vec::new());
    let searched = ["/rulings/precedents?q=question", "/rulings/precedents?q=player"];
    for path in paths.iter().map(String::as_str).chain(searched) {
        let (before, begun) = (house.site.desk.database_work().reads, Instant::now());
        let page = house.get(path).with("Accept-Encoding", "gzip").send();
        took.push(begun.elapsed());
        let reads = house.site.desk.database_work().reads - before;
        assert_eq!(page.status, 200, "{path}");
        assert!(page.body.len() <= BYTES, "{path}: {} bytes", page.body.len());
        assert!(reads <= READS, "{path}: {reads} reads");
        most = most.max((reads, path));
    }
    took.sort_unstable();
    println!(
        "{} pages nobody has seen: at most {} reads ({}); half within {} µs, the slowest {} µs",
        took.len(),
        most.0,
        most.1,
        took[took.len() / 2].as_micros(),
        took[took.len() - 1].as_micros(),
    );
}

/// Only a round robin has a crosstable.
fn round_robins_cost_few_reads() {
    let folder = tempfile::tempdir().unwrap();
    let database = database_in(&folder);
    simulate(&database, &["--system", "round-robin", "--players", "12", "--tournaments", "3"]);
    let parts = ["/crosstable", "/charts", "/standings"];
    let slugs = slugs(&desk_over(&database.parse().unwrap()));
    let pages = slugs.iter().flat_map(|slug| parts.map(|part| format!("/t/{slug}{part}")));
    pages_cost_few_reads(&database, &pages.collect::<Vec<_>>());
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
