//! A real streaming replica: strangers are answered from it while it has everything that the process knows of, people with
//! a session never are, and when it stands still or is gone the primary answers.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use arbiter::app::{Desk, ReplicaReport, ReplicaState};
use diesel::connection::SimpleConnection;
use diesel::dsl::sql;
use diesel::sql_types::BigInt;
use diesel::{Connection, PgConnection, RunQueryDsl};

use crate::support::client::Client;
use crate::support::hall::{SLUG, prepared, send};
use crate::support::postgres::Own;
use crate::support::program::{Program, arbiter, wait_for};
use crate::support::{desk_over, slug};

const TOKEN: &str = "0123456789-abcdefghij";

fn at_server(url: &str, query: &str) {
    PgConnection::establish(url).unwrap().batch_execute(query).unwrap();
}

/// How many entries this server has.
fn entries(url: &str) -> i64 {
    let mut conn = PgConnection::establish(url).unwrap();
    sql::<BigInt>("SELECT count(*) FROM match_log").get_result(&mut conn).unwrap()
}

fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    wait_for(|| if is_so() { Ok(()) } else { Err(format!("it never came to that: {what}")) });
}

/// A program that reads from the replica.
fn serving(primary: &Own, replica: &Own) -> Program {
    let (database, from) = (primary.url(), replica.url());
    let line = ["serve", "--database", &database, "--read-from", &from, "--metrics-token", TOKEN];
    Program::start(&line, tempfile::tempdir().unwrap())
}

/// A figure of the replica from `/metrics`; `None` if there is none.
fn figure(program: &Program, name: &str) -> Option<u64> {
    let mut stream = TcpStream::connect(program.address()).unwrap();
    let ask = format!(
        "GET /metrics HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {TOKEN}\r\nConnection: close\r\n\r\n",
        program.address()
    );
    stream.write_all(ask.as_bytes()).unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    let name = format!("arbiter_replica_{name} ");
    text.lines().find_map(|line| line.strip_prefix(&name)?.trim().parse().ok())
}

fn is_level(program: &Program) -> bool {
    figure(program, "level") == Some(1)
}

fn look(program: &Program, path: &str) -> String {
    let page = Client::new(&program.url()).get(path).unwrap();
    assert_eq!(page.status, 200, "{}", page.text);
    page.text
}

#[test]
fn strangers_read_from_the_replica_and_nobody_sees_less_than_they_sent() {
    let Some(primary) = Own::start() else { return };
    let client = prepared(&primary.url().parse().unwrap());
    let replica = primary.replica();
    let program = serving(&primary, &replica);
    let round = format!("/t/{SLUG}/rounds/1");
    wait_until("level", || is_level(&program));
    let before = figure(&program, "reads_total").unwrap();
    wait_until("strangers are answered from it", || {
        for path in ["/", &round, "/players", "/api/v1/tournaments", "/tournaments"] {
            look(&program, path);
        }
        figure(&program, "reads_total").unwrap() >= before + 5
    });
    // Somebody with a session is not, whatever they look at.
    let mut writer = client.moved_to(&program.url());
    let asked = figure(&program, "reads_total").unwrap() + figure(&program, "passed_on_total").unwrap();
    for path in [&round, "/players", &format!("/t/{SLUG}/desk")] {
        assert_eq!(writer.get(path).unwrap().status, 200, "{path}");
    }
    let now = figure(&program, "reads_total").unwrap() + figure(&program, "passed_on_total").unwrap();
    assert_eq!(now, asked);
    // It stands still, and a result comes in.
    at_server(&replica.url(), "SELECT pg_wal_replay_pause()");
    assert_eq!(send(&mut writer, 1).unwrap().status, 303);
    assert!(entries(&replica.url()) < entries(&primary.url()), "the control: it is not there");
    let is_there = |text: &str| text.contains("1 of 40 results");
    // Everybody sees it as soon as without a replica: a page is made once a second.
    wait_until("seen by those who sent it", || is_there(&writer.get(&round).unwrap().text));
    wait_until("seen by strangers", || is_there(&look(&program, &round)));
    wait_until("behind", || figure(&program, "behind_milliseconds").unwrap() > 1_000);
    assert_eq!(figure(&program, "level"), Some(0));
    assert!(figure(&program, "behind_bytes").unwrap() > 0);
    let (reads, passed_on) = (figure(&program, "reads_total"), figure(&program, "passed_on_total"));
    look(&program, "/players");
    assert_eq!(figure(&program, "reads_total"), reads, "nothing is read from it");
    assert!(figure(&program, "passed_on_total") > passed_on, "but from the primary");
    // It goes on.
    at_server(&replica.url(), "SELECT pg_wal_replay_resume()");
    wait_until("level again", || is_level(&program));
    assert!(figure(&program, "behind_milliseconds").unwrap() < 1_000);
    assert!(is_there(&look(&program, &round)));
    wait_until("it answers again", || {
        look(&program, "/players");
        figure(&program, "reads_total") > reads
    });
    // What another process writes is not behind either, once it was heard of.
    let other = Program::serve_on(&primary.url());
    assert_eq!(figure(&other, "level"), None, "the control: it has no replica");
    at_server(&replica.url(), "SELECT pg_wal_replay_pause()");
    assert_eq!(send(&mut client.moved_to(&other.url()), 2).unwrap().status, 303);
    wait_until("heard", || look(&program, &round).contains("2 of 40 results"));
    let desk = desk_over(&primary.url().parse().unwrap());
    crate::support::all_hold(&desk);
}

#[test]
fn when_the_replica_is_gone_the_primary_answers_and_when_it_is_back_it_answers_again() {
    let Some(primary) = Own::start() else { return };
    prepared(&primary.url().parse().unwrap());
    let replica = primary.replica();
    let program = serving(&primary, &replica);
    wait_until("level", || is_level(&program));
    replica.kill();
    // At once, with connections that were open.
    for _ in 0..20 {
        look(&program, "/players");
    }
    wait_until("noticed", || figure(&program, "level") == Some(0));
    replica.start_again();
    wait_until("back", || is_level(&program));
    // One that becomes a primary itself has a history of its own from then on.
    at_server(&replica.url(), "SELECT pg_promote()");
    at_server(&replica.url(), "CREATE TABLE of_its_own (id INTEGER)");
    wait_until("foreign", || !is_level(&program));
    let reads = figure(&program, "reads_total");
    std::thread::sleep(std::time::Duration::from_millis(2_500));
    look(&program, "/players");
    assert_eq!((figure(&program, "level"), figure(&program, "reads_total")), (Some(0), reads));
    // Begun without one, it is looked for.
    replica.kill();
    let early = serving(&primary, &replica);
    look(&early, "/players");
    assert_eq!(figure(&early, "level"), Some(0));
}

fn report(desk: &Desk, is_it: impl Fn(&ReplicaReport) -> bool) -> ReplicaReport {
    wait_until("the replica was looked at", || is_it(&desk.replica().unwrap()));
    desk.replica().unwrap()
}

#[test]
fn only_a_replica_of_this_database_is_read() {
    let Some(primary) = Own::start() else { return };
    let url = primary.url().parse().unwrap();
    let _ = prepared(&url);
    let known = |report: &ReplicaReport| report.state != ReplicaState::Unknown;
    // The primary itself, another database of it, another server.
    at_server(&primary.url(), "CREATE DATABASE another");
    let another = primary.url().replacen("/postgres?", "/another?", 1);
    let elsewhere = Own::start().unwrap();
    for wrong in [primary.url(), another, elsewhere.url()] {
        let desk = desk_over(&url).reading_from(&wrong.parse().unwrap()).unwrap();
        let found = report(&desk, known);
        assert_eq!((found.state, found.is_level), (ReplicaState::Foreign, false), "{wrong}");
        let here = desk.for_stranger(|| desk.tournament(&slug(SLUG)).unwrap());
        assert!(here.sequence() > 0 && desk.replica().unwrap().reads == 0, "the primary answers");
    }
    let nowhere = "postgres:///none?host=/nowhere".parse().unwrap();
    let desk = desk_over(&url).reading_from(&nowhere).unwrap();
    assert!(matches!(report(&desk, known).state, ReplicaState::Away(_)));
    assert!(desk.for_stranger(|| desk.tournament(&slug(SLUG))).is_ok());
    // A file has none.
    let folder = tempfile::tempdir().unwrap();
    let file = format!("sqlite:{}", folder.path().join("a.db").display()).parse().unwrap();
    assert!(desk_over(&file).reading_from(&url).is_err());
    assert!(desk_over(&url).reading_from(&file).is_err());
}

#[test]
fn the_doctor_says_how_far_the_replica_is_behind() {
    let Some(primary) = Own::start() else { return };
    let client = prepared(&primary.url().parse().unwrap());
    let replica = primary.replica();
    let says = || {
        let (database, from) = (primary.url(), replica.url());
        let line = ["doctor", "--database", &database, "--read-from", &from];
        let output = arbiter().args(line).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        text.lines().find(|line| line.contains(" replica: ")).unwrap_or_default().to_owned()
    };
    let well = says();
    assert!(well.starts_with("well  replica: ") && well.contains("level"), "{well}");
    at_server(&replica.url(), "SELECT pg_wal_replay_pause()");
    let program = Program::serve_on(&primary.url());
    assert_eq!(send(&mut client.moved_to(&program.url()), 1).unwrap().status, 303);
    let ill = says();
    assert!(ill.starts_with("MEND  replica: ") && ill.contains(" behind; all pages"), "{ill}");
}
