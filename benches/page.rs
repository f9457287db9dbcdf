//! The standings page over a real socket: cached and compressed, not modified, or rendered again.
#![allow(
    clippy::needless_pass_by_value,
    clippy::significant_drop_tightening,
    clippy::struct_excessive_bools,
    clippy::too_many_lines,
    clippy::unused_self,
    missing_docs,
    reason = "criterion's macros make undocumented functions"
)]
#![expect(clippy::unwrap_used, reason = "a measurement that cannot be set up has to stop")]

#[path = "../tests/support/mod.rs"]
mod support;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;

use criterion::{Criterion, criterion_group, criterion_main};
use support::site::fair::{Fair, SLUG};

/// One connection that stays open, as a browser's does.
struct Connection(BufReader<TcpStream>);

impl Connection {
    fn get(&mut self, lines: &str) -> (u16, String) {
        let request = format!("GET /t/{}/standings HTTP/1.1\r\nHost: x\r\n{lines}\r\n", SLUG);
        self.0.get_mut().write_all(request.as_bytes()).unwrap();
        let (mut status, mut length, mut etag) = (0, 0, String::new());
        for number in 0.. {
            let mut line = String::new();
            self.0.read_line(&mut line).unwrap();
            let line = line.trim_end();
            if line.is_empty() {
                break;
            }
            if number == 0 {
                status = line.split(' ').nth(1).unwrap().parse().unwrap();
            }
            match line.split_once(": ") {
                Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                    length = value.parse().unwrap();
                }
                Some((name, value)) if name.eq_ignore_ascii_case("etag") => value.clone_into(&mut etag),
                _ => {}
            }
        }
        let mut body = vec![0; length];
        self.0.read_exact(&mut body).unwrap();
        (status, etag)
    }
}

fn page(criterion: &mut Criterion) {
    let names: Vec<String> = (1..=64).map(|number| format!("Player Number {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let fair = Fair::playing(&names);
    let open = || Connection(BufReader::new(TcpStream::connect(fair.house.address).unwrap()));
    let mut connection = open();
    let (status, etag) = connection.get("Accept-Encoding: br\r\n");
    assert_eq!(status, 200);
    let mut group = criterion.benchmark_group("standings of 64 players");
    group.bench_function("kept", |bench| bench.iter(|| connection.get("Accept-Encoding: br\r\n")));
    let known = format!("Accept-Encoding: br\r\nIf-None-Match: {etag}\r\n");
    group.bench_function("known to the browser", |bench| bench.iter(|| connection.get(&known)));
    let cookie = format!("Cookie: arbiter={}\r\n", fair.director.secret());
    group.bench_function("rendered anew for the director", |bench| bench.iter(|| connection.get(&cookie)));
    group.finish();
}

criterion_group!(benches, page);
criterion_main!(benches);
