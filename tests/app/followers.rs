//! Open pages follow a tournament by a stream: they hear of each result and of nothing else, within a limit of streams.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Duration;

use arbiter::app::DatabaseUrl;

use crate::support::client::Client;
use crate::support::hall::{SLUG, prepared, send};
use crate::support::program::{Program, wait_for};

/// A stream that is read line by line.
struct Follower(BufReader<TcpStream>);

impl Follower {
    fn of(program: &Program) -> Self {
        let address = program.url().trim_start_matches("http://").to_owned();
        let mut stream = TcpStream::connect(&address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        write!(stream, "GET /t/{SLUG}/live HTTP/1.1\r\nHost: {address}\r\n\r\n").unwrap();
        Self(BufReader::new(stream))
    }

    /// The next line that begins like this, without its beginning.
    fn next(&mut self, begins: &str) -> String {
        loop {
            let mut line = String::new();
            assert!(self.0.read_line(&mut line).unwrap() > 0, "the stream ended before “{begins}”");
            if let Some(rest) = line.trim_end().strip_prefix(begins) {
                return rest.to_owned();
            }
        }
    }
}

fn playing() -> (Program, Client) {
    let folder = tempfile::tempdir().unwrap();
    let client = prepared(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")));
    let program = Program::serve_in(folder);
    let client = client.moved_to(&program.url());
    (program, client)
}

#[test]
fn a_follower_is_told_only_the_new_head_of_each_result() {
    let (program, mut client) = playing();
    let mut followers: Vec<Follower> = (0..20).map(|_| Follower::of(&program)).collect();
    let head = |client: &mut Client| client.get(&format!("/t/{SLUG}/head")).unwrap().text;
    for follower in &mut followers {
        assert_eq!(follower.next("HTTP/1.1 "), "200 OK");
        assert_eq!(follower.next("content-type: "), "text/event-stream");
        assert_eq!(follower.next("data: "), head(&mut client), "the first message says where the log is");
    }
    for table in 1..=3 {
        assert_eq!(send(&mut client, table).unwrap().status, 303);
        let mut told = followers.iter_mut().map(|follower| {
            assert_eq!(follower.next("event: "), "changed");
            follower.next("data: ")
        });
        let newest = told.next().unwrap();
        assert!(told.all(|other| other == newest));
        // The page of the head is made at most once a second.
        wait_for(
            || if head(&mut client) == newest { Ok(()) } else { Err(format!("{newest} is not the head")) },
        );
    }
    let none = client.get("/t/no-such-open/live").unwrap();
    assert_eq!(none.status, 404);
}

#[test]
fn streams_take_at_most_half_of_the_connections_and_free_them_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("arbiter.db");
    let mut client = prepared(&DatabaseUrl::Sqlite(path.clone()));
    // 300 files: 100 connections, 50 places to follow, of which 16 are for accounts.
    let program =
        Program::serve_by("ulimit -n 300; exec \"$@\"", &format!("sqlite:{}", path.display()), folder);
    client = client.moved_to(&program.url());
    let mut followers: Vec<Follower> = (0..34).map(|_| Follower::of(&program)).collect();
    for follower in &mut followers {
        assert_eq!(follower.next("HTTP/1.1 "), "200 OK");
    }
    assert_eq!(
        Follower::of(&program).next("HTTP/1.1 "),
        "204 No Content",
        "this page asks now and then instead"
    );
    assert_eq!(send(&mut client, 1).unwrap().status, 303, "results go on");
    drop(followers);
    // Those who are gone are noticed when nothing more can be sent to them.
    wait_for(|| {
        let table = client.get(&format!("/t/{SLUG}/standings")).map_err(|error| error.to_string())?.status;
        let answer = Follower::of(&program).next("HTTP/1.1 ");
        if answer == "200 OK" { Ok(()) } else { Err(format!("{table} {answer}")) }
    });
}
