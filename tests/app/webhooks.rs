//! The program is killed while it tells another service of entries: each still arrives, and one that arrives twice
//! has the same number, so that the receiver can tell.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::{Arc, Mutex};

use crate::support::program::Program;
use crate::support::site::fair::submission;
use crate::support::{desk_over, scenario};
use arbiter::app::webhooks::sender::{PATIENCE, Sender};
use arbiter::app::{DatabaseUrl, Desk};
use arbiter::domain::id::{Slug, TournamentId};
use chrono::{TimeDelta, Utc};
use diesel::connection::SimpleConnection as _;
use diesel::{Connection as _, SqliteConnection};
use serde_json::Value;
use uuid::Uuid;

/// A letter as it arrived.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Got {
    delivery: String,
    body: String,
}

impl Got {
    fn sequence(&self) -> i64 {
        serde_json::from_str::<Value>(&self.body).unwrap()["sequence"].as_i64().unwrap()
    }
}

fn read(stream: &TcpStream) -> Got {
    let mut lines = BufReader::new(stream.try_clone().unwrap());
    let (mut length, mut delivery) = (0, String::new());
    loop {
        let mut line = String::new();
        if lines.read_line(&mut line).unwrap() == 0 || line.trim().is_empty() {
            break;
        }
        let (name, value) = line.trim().split_once(": ").unwrap_or_default();
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.parse().unwrap(),
            "arbiter-delivery" => delivery = value.to_owned(),
            _ => {}
        }
    }
    let mut body = vec![0; length];
    lines.read_exact(&mut body).unwrap();
    Got { delivery, body: String::from_utf8(body).unwrap() }
}

fn say_yes(stream: &mut TcpStream) {
    stream.write_all(b"HTTP/1.1 204 Yes\r\nContent-Length: 0\r\nConnection: close\r\n\r\n").unwrap();
}

/// When the program dies.
#[derive(Debug, Clone, Copy)]
enum Dies {
    BeforeTheAnswer,
    BetweenAnswerAndNote,
    AfterTheNote,
}

fn desk_in(folder: &Path) -> Desk {
    desk_over(&DatabaseUrl::Sqlite(folder.join("arbiter.db")))
}

/// A tournament of which an address has yet to hear; returns the numbers of those entries.
fn with_news(desk: &Desk, address: &str) -> (Slug, Vec<i64>) {
    let creation = scenario::creation("tcc-1e-2023");
    let at = desk.create(TournamentId::new(Uuid::from_u128(1)), &submission(), &creation).unwrap();
    desk.add_webhook(&desk.tournament(&at).unwrap(), address, Utc::now()).unwrap().unwrap();
    let before = desk.tournament(&at).unwrap().sequence();
    desk.register(&at, &submission(), "Kira\nOdo\nQuark\nRom").unwrap();
    let after = desk.tournament(&at).unwrap().sequence();
    (at, (before + 1..=after).collect())
}

/// What arrives if the program dies at this moment and another goes on.
fn arrived(dies: Dies) -> (Vec<i64>, Vec<Got>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/", listener.local_addr().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let (at, wanted) = with_news(&desk_in(folder.path()), &address);
    let database = format!("sqlite:{}", folder.path().join("arbiter.db").display());
    let program = Program::start(&["serve", "--database", &database, "--webhooks-to-private"], folder);
    let mut got = Vec::new();
    let next = || listener.accept().unwrap().0;

    let mut stream = next();
    got.push(read(&stream));
    let folder = match dies {
        Dies::BeforeTheAnswer => program.kill(),
        Dies::BetweenAnswerAndNote => {
            // While this holds the lock of the database, nothing can be noted.
            let file = program.folder().join("arbiter.db").display().to_string();
            let mut lock = SqliteConnection::establish(&file).unwrap();
            lock.batch_execute("PRAGMA busy_timeout = 20000; BEGIN IMMEDIATE").unwrap();
            say_yes(&mut stream);
            // It has read the answer once it closes the connection.
            assert_eq!(stream.read(&mut [0]).unwrap_or(0), 0);
            let folder = program.kill();
            lock.batch_execute("ROLLBACK").unwrap();
            folder
        }
        Dies::AfterTheNote => {
            say_yes(&mut stream);
            // The next one is sent once the first is noted.
            got.push(read(&next()));
            program.kill()
        }
    };
    drop(stream);

    let rest: Arc<Mutex<Vec<Got>>> = Arc::default();
    let keeps = Arc::clone(&rest);
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            keeps.lock().unwrap().push(read(&stream));
            say_yes(&mut stream);
        }
    });
    let (desk, sender) = (desk_in(folder.path()), Sender::new(true, PATIENCE));
    let now = Utc::now();
    assert_eq!(
        desk.deliver_webhooks(&sender, now).unwrap().arrived,
        0,
        "the address is reserved for the process that died, for a minute"
    );
    while desk.deliver_webhooks(&sender, now + TimeDelta::seconds(90)).unwrap().arrived > 0 {}
    assert_eq!(desk.tournament(&at).unwrap().sequence(), *wanted.last().unwrap());
    got.extend(rest.lock().unwrap().iter().cloned());
    (wanted, got)
}

#[test]
fn whenever_the_program_dies_each_entry_arrives_and_a_repeated_one_has_its_number() {
    for (dies, repeated) in
        [(Dies::BeforeTheAnswer, 0), (Dies::BetweenAnswerAndNote, 0), (Dies::AfterTheNote, 1)]
    {
        let (wanted, got) = arrived(dies);
        let sequences: Vec<i64> = got.iter().map(Got::sequence).collect();
        // In order, with exactly one of them twice.
        let mut expected = wanted.clone();
        expected.insert(repeated, wanted[repeated]);
        assert_eq!(sequences, expected, "{dies:?}");
        assert_eq!(got[repeated], got[repeated + 1], "{dies:?}: the same letter under the same number");
        let mut numbers: Vec<&String> = got.iter().map(|one| &one.delivery).collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(
            numbers.len(),
            wanted.len(),
            "{dies:?}: a receiver that drops known numbers has each once"
        );
    }
}
