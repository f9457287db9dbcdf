//! The program over HTTP, in its own process, as browsers use it: `cargo bench --bench http -- kept results`.
//!
//! Without arguments all rows are measured. Rows with a limit are compared with a bare actix server, alternating.
//! Each acknowledgement is looked up in the log.
#![allow(
    clippy::needless_pass_by_value,
    clippy::significant_drop_tightening,
    clippy::struct_excessive_bools,
    clippy::too_many_lines,
    clippy::unused_self,
    missing_docs,
    reason = "a measurement explains itself by what it prints"
)]
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::float_arithmetic,
    reason = "a measurement that cannot be set up has to stop, and prints"
)]

#[path = "../tests/support/proxy.rs"]
mod proxy;
#[path = "../tests/support/scenario.rs"]
mod scenario;
mod support;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use arbiter::domain::tournament::role::Role;
use arbiter::web::route::{Cache, Method, Route, Who};
use arbiter::web::routes::ROUTES;
use arbiter::web::urls;
use proxy::{Proxy, Visitors};
use support::hall::{Event, Hall};
use support::load::{Browser, Followers, median, paced, pages_a_second, percentile};
use support::server::{Server, be_hello_if_asked};

/// A row of the table, by name.
type Row = (&'static str, fn());

const ROWS: [Row; 10] = [
    ("kept", kept),
    ("head", head),
    ("followers", followers),
    ("storm", storm),
    ("cost", cost),
    ("results", results),
    ("postgres", postgres),
    ("processes", processes),
    ("staff", staff),
    ("start", start),
];

fn main() {
    be_hello_if_asked();
    let wanted: Vec<String> =
        std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    for (name, row) in ROWS {
        if wanted.is_empty() || wanted.iter().any(|wanted| wanted == name) {
            let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
            println!("\n{name} (load {})", load.split(' ').next().unwrap_or_default());
            row();
        }
    }
}

/// Writers, each with a connection that stays open, spread over these addresses.
fn writers(authorities: &[&str], count: usize) -> Vec<Browser> {
    authorities.iter().cycle().take(count).map(|authority| Browser::at(authority, None)).collect()
}

/// How fast a round is reported.
#[derive(Clone, Copy)]
enum Pace {
    /// Each writer sends the next result when the last one is answered.
    Unpaced,
    /// This many results become due each second, whether or not the earlier ones are answered; each counts from then on.
    Due(u32),
}

/// Plays the round of an event with these writers at once; returns the time of each result.
fn played(hall: &Hall, event: &Event, writers: &mut [Browser], pace: Pace) -> (Vec<Duration>, Duration) {
    let (next, took, before) = (AtomicU32::new(1), Mutex::new(Vec::new()), hall.results(event));
    let last = *event.tables().end();
    let start = Instant::now();
    std::thread::scope(|scope| {
        for browser in writers {
            let (next, took) = (&next, &took);
            scope.spawn(move || {
                loop {
                    let table = next.fetch_add(1, Ordering::Relaxed);
                    if table > last {
                        break;
                    }
                    // No single session may write as often as one load generator does.
                    browser.session = Some(hall.operators[table as usize % hall.operators.len()].clone());
                    let asked = match pace {
                        Pace::Unpaced => Instant::now(),
                        Pace::Due(a_second) => {
                            let due = start + Duration::from_secs(1) * table / a_second;
                            std::thread::sleep(due.saturating_duration_since(Instant::now()));
                            due
                        }
                    };
                    event.record(browser, table);
                    took.lock().unwrap().push(asked.elapsed());
                }
            });
        }
    });
    let all = start.elapsed();
    assert_eq!(
        hall.results(event),
        before + last as usize,
        "each acknowledged result stands once in the log"
    );
    (took.into_inner().unwrap(), all)
}

/// What the bare server and two pages of Archon (commit 69d44e9: 64 players, 3 rounds, two workers, PostgreSQL) answered a
/// second on one machine on 22 November 2026, as the review of performance of that day says. Archon is not part of this
/// repository and is not run here, so its pages are compared through the bare server.
const HELLO_THEN: f64 = 111_500.0;
const ARCHON_THEN: [(&str, f64); 2] = [("a member's page", 58.5), ("the standings to print", 233.0)];

/// Row 1: cached pages, for strangers and for somebody who is signed in, compared with a bare server; row 14: the same
/// standings beside Archon, which is not measured here.
fn kept() {
    let hall = Hall::new(1);
    let mut event = hall.event(64);
    let server = Server::arbiter(&hall.url);
    let mut writer = [Browser::at(&server.authority, None)];
    for _ in 0..3 {
        played(&hall, &event, &mut writer, Pace::Unpaced);
        event = hall.next(event);
    }
    let session = &hall.operators[0];
    let slower = against_hello(
        &server,
        &[("home", "/".to_owned()), ("standings of 64", event.page("/standings"))],
        Some(session),
    );
    let signed_in = slower.last().unwrap();
    for (page, a_second) in ARCHON_THEN {
        let archon = HELLO_THEN / a_second;
        println!(
            "standings of 64, signed in: {:.0} times as fast as {page} of Archon, 1/{archon:.0} of hello in the review",
            archon / signed_in
        );
    }
}

/// Row 16: whether anything has changed.
fn head() {
    let hall = Hall::new(0);
    let event = hall.event(64);
    against_hello(&Server::arbiter(&hall.url), &[("head", event.page("/head"))], None);
}

/// Row 18: how soon everybody who follows a tournament is told of a result, and the memory of each open page.
fn followers() {
    const FOLLOWERS: usize = 10_000;
    // The program keeps half of its files for other connections, and this process holds the other ends.
    if most_open_files() < 32_768 {
        println!("raise the limit of open files first: ulimit -n 32768");
        return;
    }
    let hall = Hall::new(1);
    let event = hall.event(64);
    let server = Server::arbiter(&hall.url);
    let before = server.memory();
    let mut open = Followers::of(&server.authority, &event.page("/live"), FOLLOWERS);
    let each = (server.memory().saturating_sub(before)) as f64 / FOLLOWERS as f64;
    let mut writer = Browser::at(&server.authority, Some(&hall.operators[0]));
    let (mut slowest, mut took) = (Vec::new(), Vec::new());
    for table in event.tables() {
        let sent = Instant::now();
        event.record(&mut writer, table);
        let mut told = open.told(sent);
        slowest.push(percentile(&mut told, 100));
        took.extend(told);
    }
    println!(
        "{FOLLOWERS} followers, {} results: told after p50 {:.0}, p99 {:.0} ms, the last of all after {:.0} ms; {each:.1} KiB each",
        slowest.len(),
        percentile(&mut took, 50),
        percentile(&mut took, 99),
        slowest.iter().copied().fold(0.0, f64::max),
    );
}

/// How many files this process and those that it starts may have open.
fn most_open_files() -> u64 {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap();
    let line = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    line.split_whitespace().nth(3).and_then(|most| most.parse().ok()).unwrap_or(u64::MAX)
}

/// Compares each page with the bare server, for a stranger and then with the session; how many times as slow each was.
fn against_hello(
    server: &Server,
    pages: &[(&str, String)],
    session: Option<&arbiter::web::cookie::SessionToken>,
) -> Vec<f64> {
    let (hello, second) = (Server::hello(), Duration::from_secs(1));
    let mut slower = Vec::new();
    for (name, path) in pages {
        for session in std::iter::once(None).chain(session.map(Some)) {
            let reply = Browser::at(&server.authority, session).get(path);
            let mut turns = [Vec::new(), Vec::new()];
            for _ in 0..5 {
                turns[0].push(pages_a_second(&hello.authority, "/", None, second));
                turns[1].push(pages_a_second(&server.authority, path, session, second));
            }
            let [bare, ours] = turns.map(median);
            let who = if session.is_some() { "signed in" } else { "a stranger" };
            println!(
                "{name}, {who}: {ours:.0}/s of {bare:.0}/s, 1/{:.2}; {} bytes",
                bare / ours,
                reply.body.len()
            );
            slower.push(bare / ours);
        }
    }
    slower
}

/// Row 2: the standings of 2,000 players, requested a hundred times a second while results come in.
fn storm() {
    for a_second in [0, 1, 10] {
        let hall = Hall::new(1);
        let event = hall.event(2_000);
        let server = Server::arbiter(&hall.url);
        let path = event.page("/standings");
        server.browser().get(&path);
        let for_so_long = Duration::from_secs(10);
        let used = server.used();
        let mut views = std::thread::scope(|scope| {
            let views = scope.spawn(|| paced(&server.authority, &path, 100, for_so_long));
            let mut browser = Browser::at(&server.authority, Some(&hall.operators[0]));
            for table in 1..=10 * a_second {
                std::thread::sleep(Duration::from_millis(1_000 / u64::from(a_second) - 2));
                event.record(&mut browser, table);
            }
            views.join().unwrap()
        });
        assert_eq!(hall.results(&event), 10 * a_second as usize);
        println!(
            "{a_second} results a second: p50 {:.2}, p99 {:.2} ms, {} of {} refused, {:.1} s of CPU, {} MB",
            percentile(&mut views.took, 50),
            percentile(&mut views.took, 99),
            views.refused,
            views.took.len(),
            (server.used() - used).as_secs_f64(),
            server.most_memory()
        );
    }
}

/// Row 3: what one result costs the server, in a small event, in a large one, and at the end of a long log; row 7:
/// the page of that round.
fn cost() {
    for (players, entries) in [(64, 0), (2_000, 0), (64, 100_000)] {
        let hall = Hall::new(16);
        let mut event = hall.event(players);
        hall.lengthen(&event, entries);
        let server = Server::arbiter(&hall.url);
        let mut browsers: Vec<_> =
            hall.operators.iter().map(|operator| Browser::at(&server.authority, Some(operator))).collect();
        browsers[0].get(&event.page("/desk"));
        let (mut used, mut count) = (Duration::ZERO, 0);
        while count < 800 {
            let before = server.used();
            for table in event.tables() {
                event.record(&mut browsers[table as usize % 16], table);
                count += 1;
            }
            used += server.used() - before;
            if count < 800 {
                event = hall.next(event);
            }
        }
        let each = used.as_secs_f64() * 1_000.0 / f64::from(count);
        let round = server.each(40, |_| assert_eq!(browsers[0].get(&event.round_page("/staff")).status, 200));
        let entries = hall.desk.tournament(&event.slug).unwrap().sequence();
        println!(
            "{players} players, {entries} entries: {each:.2} ms CPU a result, {round:.1} ms the round's page"
        );
    }
}

/// Row 4: results into one event.
fn results() {
    for players in [64, 2_000] {
        for writers in [1, 64] {
            let hall = Hall::new(64);
            storm_of_results(&hall, players, (writers, Pace::Unpaced), 1, "SQLite");
        }
        // 64 writers who wait for their answers cannot be answered within 25 ms unless 2,560 a second are: what a hall
        // asks for is a rate.
        let hall = Hall::new(64);
        storm_of_results(&hall, players, (64, Pace::Due(2_000)), 1, "SQLite, 2,000 due a second");
    }
}

fn storm_of_results(hall: &Hall, players: u32, writing: (usize, Pace), processes: usize, on: &str) {
    let (count, pace) = writing;
    let event = hall.event(players);
    let servers: Vec<_> = (0..processes).map(|_| Server::arbiter(&hall.url)).collect();
    servers.iter().for_each(|server| drop(server.browser().get(&event.page("/rounds/1"))));
    let authorities: Vec<&str> = servers.iter().map(|server| server.authority.as_str()).collect();
    let figures = results_at(hall, event, writers(&authorities, count), pace);
    let of = if processes == 1 { "one process" } else { "two processes" };
    println!("{on}, {of}, {players} players, {count} writers: {figures}");
}

/// Plays rounds of an event with these writers; the rate and the times in words.
fn results_at(hall: &Hall, event: Event, mut browsers: Vec<Browser>, pace: Pace) -> String {
    let mut event = event;
    let (mut took, mut all) = (Vec::new(), Duration::ZERO);
    for round in 1.. {
        let (each, together) = played(hall, &event, &mut browsers, pace);
        took.extend(each);
        all += together;
        if took.len() >= 600 || round == 12 {
            break;
        }
        event = hall.next(event);
    }
    let rate = took.len() as f64 / all.as_secs_f64();
    let (p50, p99) = (percentile(&mut took, 50), percentile(&mut took, 99));
    format!("{rate:.0}/s, p50 {p50:.1}, p99 {p99:.1} ms")
}

/// An empty database on a PostgreSQL server, which has to be named.
fn server_to_fill() -> Option<String> {
    let url = std::env::var_os("ARBITER_BENCH_POSTGRES").and_then(|url| url.into_string().ok());
    if url.is_none() {
        println!("name an empty database of its own: ARBITER_BENCH_POSTGRES=postgres://…");
    }
    url
}

/// Row 17: one, two and four processes on PostgreSQL, reached directly and through a proxy: a page that is kept, and
/// results from 64 writers.
fn processes() {
    let Some(url) = server_to_fill() else { return };
    let hall = Hall::on(url, 64);
    for count in [1, 2, 4] {
        let servers: Vec<_> = (0..count).map(|_| Server::arbiter(&hall.url)).collect();
        // Directly only with one: without a proxy nobody spreads the readers.
        let direct = (count == 1).then(|| ("no proxy", servers[0].authority.clone(), None));
        let programs: Vec<&str> = servers.iter().map(|it| it.authority.as_str()).collect();
        let nginx = Proxy::nginx(&programs, Visitors::WhereTheySay)
            .map(|it| ("nginx", it.authority.clone(), Some(it)));
        let caddy = Proxy::caddy(&programs, Visitors::WhereTheySay)
            .map(|it| ("Caddy", it.authority.clone(), Some(it)));
        for (name, authority, proxy) in [direct, nginx, caddy].into_iter().flatten() {
            let event = hall.event(512);
            let path = event.page("/standings");
            let mut reader = Browser::at(&authority, None);
            // Until each process has made the page.
            (0..4 * count).for_each(|_| assert_eq!(reader.get(&path).status, 200));
            let used = || servers.iter().map(Server::used).sum::<Duration>();
            let before = used();
            let views =
                (0..5).map(|_| pages_a_second(&authority, &path, None, Duration::from_secs(1))).collect();
            let cpu = (used() - before).as_secs_f64();
            let views = median(views);
            let figures = results_at(&hall, event, writers(&[&authority], 64), Pace::Unpaced);
            println!(
                "{count} behind {name}: {views:.0} views/s ({cpu:.1} s of their CPU in 5 s); results {figures}"
            );
            drop(proxy);
        }
    }
}

/// Row 5: the same on PostgreSQL with synchronous commits, one process and two; also row 13.
fn postgres() {
    let Some(url) = server_to_fill() else { return };
    let hall = Hall::on(url, 64);
    for (players, processes) in [(512, 1), (512, 2), (2_000, 1)] {
        storm_of_results(&hall, players, (64, Pace::Unpaced), processes, "PostgreSQL");
    }
    register(&hall);
}

/// Row 6: the pages of staff at 2,000 players, in each state that they show differently; row 13: 512 names in one form.
fn staff() {
    let hall = Hall::new(16);
    let server = Server::arbiter(&hall.url);
    let event = hall.event(2_000);
    for table in event.tables().take(100) {
        let operator = &hall.operators[table as usize % hall.operators.len()];
        event.record(&mut Browser::at(&server.authority, Some(operator)), table);
    }
    staff_pages(&hall, &server, &event, "a round in play, with 100 results");
    let event = hall.registered(2_000);
    staff_pages(&hall, &server, &event, "before the first round");
    staff_pages(&hall, &server, &hall.drafted(event), "a round that is a draft");
    register(&hall);
}

/// What each page costs that the route table lets staff open in a tournament. A page that is not there in this state is
/// named; one that is kept is told apart.
fn staff_pages(hall: &Hall, server: &Server, event: &Event, state: &str) {
    const TIMES: u32 = 20;
    let may_open = |row: &&Route| match row.who {
        Who::Anyone => true,
        Who::At(roles) => roles.iter().any(|role| Role::STAFF.contains(role)),
        Who::SignedIn | Who::Openers | Who::Asserters | Who::Operator | Who::Monitors | Who::Nobody => false,
    };
    // Strangers apply with a code, and a stream of changes has no end.
    let measured = |row: &&Route| {
        row.method == Method::Get
            && row.path.starts_with(urls::tournament::PATH)
            && row.path != urls::live::PATH
            && !row.path.contains("{code}")
    };
    println!("{state}:");
    let (mut absent, mut most) = (Vec::new(), 0.0_f64);
    for (row, operator) in ROUTES.iter().filter(measured).filter(may_open).zip(hall.operators.iter().cycle())
    {
        let path = row.sample().replace("frankfurt-autumn", event.slug.as_str());
        // No single session may read as often as all these pages are.
        let mut browser = Browser::at(&server.authority, Some(operator));
        let status = browser.get(&path).status;
        if status != 200 {
            absent.push(format!("{} ({status})", row.path));
            continue;
        }
        let each = server.each(TIMES, |_| assert_eq!(browser.get(&path).status, 200, "{path}"));
        let kept = if row.cache == Cache::Public { ", kept" } else { "" };
        println!("  {}: {each:.1} ms CPU{kept}", row.path);
        most = most.max(each);
    }
    println!("  the most: {most:.1} ms CPU; not there: {}", absent.join(", "));
}

fn register(hall: &Hall) {
    let (slug, server) = (hall.opened(), Server::arbiter(&hall.url));
    let mut browser = Browser::at(&server.authority, Some(&hall.operators[0]));
    browser.get(&format!("/t/{slug}/players"));
    let names: Vec<String> = (1..=512).map(|player| format!("Another {player} Player")).collect();
    let form = [("names", names.join("\n")), ("submission", uuid::Uuid::from_u128(7 << 100).to_string())];
    let form = form.each_ref().map(|(name, value)| (*name, value.as_str()));
    let asked = Instant::now();
    let reply = browser.post(&format!("/t/{slug}/players"), &form);
    let took = asked.elapsed().as_secs_f64() * 1_000.0;
    assert_eq!(reply.status, 303, "{}", String::from_utf8_lossy(&reply.body));
    assert_eq!(hall.desk.tournament(&slug).unwrap().tournament.players().count(), 512);
    println!("512 names registered in {took:.0} ms");
}

/// Row 15: the first page after a start.
fn start() {
    let hall = Hall::new(1);
    let event = hall.event(300);
    for after in [Duration::ZERO, Duration::from_secs(1)] {
        let mut took = Vec::new();
        for _ in 0..5 {
            let server = Server::just_started(&hall.url);
            std::thread::sleep(after);
            let asked = Instant::now();
            assert_eq!(server.browser().get(&event.page("")).status, 200);
            took.push(asked.elapsed());
        }
        let (median, slowest) = (percentile(&mut took, 50), percentile(&mut took, 100));
        println!("first page {after:?} after the start: {median:.1} ms, the slowest of five {slowest:.1}");
    }
}
