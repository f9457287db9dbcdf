//! Twenty years of tournaments, made by `arbiter simulate`: what a start, every public page and a person known from elsewhere
//! cost, in reads and bytes. Times are printed. The long run plays 20,000 tournaments of 5,000 people (`ARBITER_ARCHIVE` says another number), the usual one 60.
//! `ARBITER_BENCH_POSTGRES` names an empty database of a server, which then holds them; without it they are in a file.
#![cfg(target_os = "linux")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use arbiter::app::known_people::KnownPerson;
use arbiter::app::person_record::RecordPages;
use arbiter::app::series::record::{SeriesSubmission, TournamentToCount};
use arbiter::app::{Actor, Desk, FormSubmission};
use arbiter::data::series_rules;
use arbiter::domain::actor::ActorId;
use arbiter::domain::id::{SubmissionId, TournamentId};
use arbiter::domain::series::command::{CreateSeries, SeriesActor};
use arbiter::domain::tournament::role::Role;
use arbiter::web::cookie::SessionToken;
use arbiter::web::guard::Guard;
use arbiter::web::routes::ROUTES;
use arbiter::web::site::Site;
use uuid::Uuid;

use crate::memory::held;
use crate::support::database::count;
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
/// As many more for the page of a card: those of the lists that it names, and the names of their players.
const READS_OF_LISTS: u64 = 40;
/// The most commits to say that twelve people are known: the entry, what their tournaments agreed, and one to spare.
const COMMITS: u64 = 3;
/// The addresses of the archive's own tournaments begin like this.
const ARCHIVE: &str = "/t/simulated-1e-1-";
/// Tournaments of other kinds beside it: how their addresses begin, the wish, and pages that the others do not have.
const BESIDE: [(&str, &[&str], &[&str]); 5] = [
    ("/t/simulated-1e-2-", &["--seed", "2", "--cut", "8"], &["/standings", "/bracket", "/bracket/screen"]),
    ("/t/simulated-2e-3-", &["--seed", "3", "--edition", "2E", "--cut", "4"], &["/standings", "/bracket"]),
    (
        "/t/simulated-tr-4-",
        &["--seed", "4", "--edition", "TR", "--players", "13", "--rounds", "3"],
        &["/standings", "/rounds/1", "/standings/why/1", "/screen"],
    ),
    (
        "/t/simulated-1e-5-",
        &["--seed", "5", "--system", "double-elimination", "--players", "12"],
        &["/bracket", "/bracket/screen"],
    ),
    (
        "/t/simulated-1e-6-",
        &["--seed", "6", "--system", "round-robin", "--players", "12"],
        &["/crosstable", "/timetable", "/charts", "/standings"],
    ),
];
/// This many pages of each kind are measured for time; of the others only status and bytes count.
const RECENT: usize = 25;
/// The pages of this many tournaments are opened, spread over the whole archive.
const VISITED: usize = 20_000;

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
    let (number, people) = (tournaments.to_string(), (tournaments / 4).max(60).to_string());
    println!("{}", simulate(&database, &["--tournaments", &number, "--people", &people]));
    for (_, wish, _) in BESIDE {
        simulate(&database, &[wish, &["--tournaments", "3", "--people", "24", "--beside-others"]].concat());
    }
    let desk = desk_over(&database.parse().unwrap());
    let (slugs, others): (Vec<String>, Vec<String>) =
        addresses(&desk).into_iter().partition(|address| address.starts_with(ARCHIVE));
    assert_eq!((slugs.len(), others.len()), (tournaments, 3 * BESIDE.len()));
    // As in any archive that somebody has used: each tournament stores what was decided there, and once all were examined
    // the lists that everybody sees are read.
    desk.precedents().unwrap();
    desk.examine().unwrap();
    for table in ["shown_lists", "list_cards", "penalties", "decisions", "pod_places"] {
        let rows = count(&desk, table);
        println!("{rows} rows in {table}");
        assert!(rows > 0, "{table} is empty, so nothing that reads it is measured");
    }
    let (of_people, of_lists) = (pages_of_people(&desk), pages_of_lists(&desk, &slugs));
    let of_series = pages_of_series(&desk, &slugs);
    drop(desk);
    let of_cards = pages_of_cards(&database, &of_lists);
    let mut of_others = Vec::new();
    for address in &others {
        for (_, _, parts) in BESIDE.into_iter().filter(|(begins, ..)| address.starts_with(*begins)) {
            of_others.extend(["", "/log"].iter().chain(parts).map(|part| format!("{address}{part}")));
        }
    }

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
    for path in [&of_people, &of_lists, &of_cards, &of_series, &of_others].into_iter().flatten() {
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
    let visited = slugs.iter().step_by(slugs.len().div_ceil(VISITED));
    for (number, address) in visited.enumerate() {
        for part in ["", "/standings", "/charts", "/rounds/1", "/log"] {
            let path = format!("{address}{part}");
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
    let _folder = program.kill();
    known_people_cost_the_same(&database);
    let charts: Vec<String> = slugs.iter().take(RECENT).map(|address| format!("{address}/charts")).collect();
    let of_lists: Vec<String> = of_lists.into_iter().take(3 * RECENT).collect();
    let unseen = [of_people, of_lists, of_cards, of_series, of_others, charts].concat();
    pages_cost_few_reads(&database, &unseen);
}

/// The empty database that somebody names, or a new file.
fn database_in(folder: &tempfile::TempDir) -> String {
    let file = || format!("sqlite:{}", folder.path().join("arbiter.db").display());
    std::env::var("ARBITER_BENCH_POSTGRES").unwrap_or_else(|_| file())
}

/// Plays tournaments into a database, and what was said of it.
fn simulate(database: &str, wish: &[&str]) -> String {
    let simulated = arbiter().args(["--database", database, "simulate"]).args(wish).output().unwrap();
    assert!(simulated.status.success(), "{}", String::from_utf8_lossy(&simulated.stderr));
    String::from_utf8_lossy(&simulated.stdout).trim().to_owned()
}

/// The addresses of all tournaments, the newest first.
fn addresses(desk: &Desk) -> Vec<String> {
    desk.newest_entries().unwrap().into_iter().map(|(slug, _)| format!("/t/{slug}")).collect()
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

/// The pages of the deck lists that everybody sees: of each tournament that shows some all of them, their cards, and the first.
fn pages_of_lists(desk: &Desk, addresses: &[String]) -> Vec<String> {
    let of = |address: &String| {
        let slug = address.trim_start_matches("/t/").parse().unwrap();
        let shown = desk.tournament(&slug).unwrap().shown_lists(chrono::Utc::now()).unwrap();
        shown.first().map(|list| [String::new(), "/cards".to_owned(), format!("/{}", list.player)])
    };
    let shown = addresses.iter().filter_map(|address| Some((address, of(address)?)));
    let pages: Vec<String> =
        shown.flat_map(|(address, parts)| parts.map(|part| format!("{address}/lists{part}"))).collect();
    assert!(pages.len() > RECENT, "{pages:?}");
    pages
}

/// The pages of cards in the first of these lists.
fn pages_of_cards(database: &str, of_lists: &[String]) -> Vec<String> {
    let house = house(desk_over(&database.parse().unwrap()));
    let list = house.get(&of_lists[2]).send();
    assert_eq!(list.status, 200, "{}", of_lists[2]);
    let text = list.text();
    let links = text.split("href=\"").skip(1).filter_map(|after| after.split('"').next());
    let cards: Vec<String> =
        links.filter(|link| link.starts_with("/cards/")).take(RECENT).map(str::to_owned).collect();
    assert_eq!(cards.len(), RECENT, "{text}");
    let played = house.get(&cards[0]).send().text();
    assert!(played.contains("/lists/"), "{}: it names lists: {played}", cards[0]);
    cards
}

/// A season of some of the tournaments, and its pages.
fn pages_of_series(desk: &Desk, addresses: &[String]) -> Vec<String> {
    let sent = || SeriesSubmission {
        actor: SeriesActor::operator(),
        submission: SubmissionId::new(Uuid::new_v4()),
        body: String::new(),
        now: chrono::Utc::now(),
    };
    let rules = Box::new(series_rules()[0].clone());
    let create = CreateSeries { title: "Season".into(), about: String::new(), rules };
    let series = desk.create_series(&create, &sent()).unwrap();
    for address in addresses.iter().take(RECENT) {
        let tournament = &address.trim_start_matches("/t/").parse().unwrap();
        let asked = TournamentToCount { tournament, again: None, reason: "" };
        desk.count_in_series(&series, &asked, &sent()).unwrap();
    }
    let first = desk.series_table(&desk.series(&series).unwrap()).unwrap().lines[0].line.person;
    let parts = [String::new(), "/log".to_owned(), format!("/why/{first}"), "/standings.csv".to_owned()];
    let pages = parts.map(|part| format!("/series/{series}{part}"));
    ["/series".to_owned()].into_iter().chain(pages).collect()
}

/// The pages of a desk, however often somebody asks.
fn house(desk: Desk) -> House {
    let mut site = Site::new(ROUTES, config(&[]), desk).unwrap();
    site.guards.off.push(Guard::Rate);
    House::of(site)
}

/// Opens pages that nobody has seen: however long the archive is, each asks the database a few times and is small. What
/// everybody's pages share (lists, ratings, past decisions) is in memory, as it is some seconds after a start.
fn pages_cost_few_reads(database: &str, paths: &[String]) {
    let desk = desk_over(&database.parse().unwrap());
    desk.newest_ratings().unwrap();
    desk.newest_hall_of_fame().unwrap();
    let house = house(desk);
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
        let lists = if path.starts_with("/cards/") { READS_OF_LISTS } else { 0 };
        assert!(reads <= READS + lists, "{path}: {reads} reads");
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

fn submission(actor: &Actor, number: u128) -> FormSubmission {
    FormSubmission {
        actor: actor.clone(),
        submission: SubmissionId::new(Uuid::from_u128(number)),
        body: number.to_string(),
        now: chrono::Utc::now(),
        expects: Vec::new(),
    }
}

/// Twelve players of a new tournament are said to be known, by an operator with an account: no log but the new one is read,
/// and however many tournaments they played, it takes few reads and commits.
fn known_people_cost_the_same(database: &str) {
    let desk = desk_over(&database.parse().unwrap());
    let account = desk.add_account("Benjamin", chrono::Utc::now()).unwrap();
    let operator = Actor { id: ActorId::Account(account.id), role: Role::Operator };
    let session = desk.open_session(Some(&account), "test", chrono::Utc::now()).unwrap().parse().unwrap();
    let known = desk.known_people("", 1).unwrap().0;
    // In order of the names; those beside the archive have the same ones.
    let mut names: Vec<String> = known.into_iter().map(|one| one.name).collect();
    names.dedup();
    names.truncate(12);
    assert_eq!(names.len(), 12);
    let sent = |number| submission(&operator, number);
    let slug =
        desk.create(TournamentId::new(Uuid::from_u128(77)), &sent(1), &creation("tcc-1e-2023")).unwrap();
    desk.register(&slug, &sent(2), &names.join("\n")).unwrap();
    let house = house(desk);
    let desk = &house.site.desk;
    staff_page_costs_few_reads(&house, &session, &format!("/t/{slug}/players"));
    let here = desk.tournament(&slug).unwrap();
    let mut known = desk.namesakes(&here).unwrap().listed;
    known.sort_by_key(|one| (one.player, std::cmp::Reverse(one.at.len())));
    let mut same: Vec<_> = known.into_iter().map(|one| (one.player, one.person)).collect();
    same.dedup_by_key(|(player, _)| *player);
    assert_eq!(same.len(), 12);
    let (before, logs, begun) = (desk.database_work(), desk.logs_read_for_lists(), Instant::now());
    desk.say_same(&slug, &sent(3), &same).unwrap();
    let (after, took) = (desk.database_work(), begun.elapsed());
    let (reads, commits) = (after.reads - before.reads, after.commits - before.commits);
    println!("twelve people are known: {} µs, {reads} reads, {commits} commits", took.as_micros());
    assert_eq!(desk.logs_read_for_lists(), logs, "no log is read for it");
    assert!(reads <= READS, "{reads}");
    assert!(commits <= COMMITS, "{commits}");
    let agreed = desk.consents_of(&here).unwrap().len();
    println!("{agreed} answers of tournaments are stored");
    assert!(agreed >= 2 * 12, "{agreed}");
    // Their penalties at other tournaments are on the page of each.
    staff_page_costs_few_reads(&house, &session, &format!("/t/{slug}/players/1"));
}

/// A page that only staff read.
fn staff_page_costs_few_reads(house: &House, session: &SessionToken, path: &str) {
    let open = || house.get(path).with("Accept-Encoding", "gzip").within(session).send();
    // What everybody's pages share is in memory, as it is some seconds after a start.
    assert_eq!(open().status, 200, "{path}");
    let (before, begun) = (house.site.desk.database_work().reads, Instant::now());
    let page = open();
    let (took, reads) = (begun.elapsed(), house.site.desk.database_work().reads - before);
    println!("{path}: {} µs, {reads} reads, {} bytes", took.as_micros(), page.body.len());
    assert!(page.status == 200 && page.body.len() <= BYTES, "{path}: {}", page.body.len());
    assert!(reads <= READS, "{path}: {reads} reads");
}
