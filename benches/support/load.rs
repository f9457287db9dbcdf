//! A load generator: connections that stay open, as a browser's do, and forms as a browser sends them.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use arbiter::web::cookie::SessionToken;
use arbiter::web::urls::escaped;

/// Connections per thread, each with one request in flight.
const CONNECTIONS: usize = 32;
/// Threads that ask.
const THREADS: usize = 2;

/// An answer.
pub struct Reply {
    pub status: u16,
    pub body: Vec<u8>,
}

/// One browser: a connection, perhaps a session, and its own address behind the proxy that we imitate.
pub struct Browser {
    stream: BufReader<TcpStream>,
    authority: String,
    pub session: Option<SessionToken>,
}

/// Every request comes from another household: rate limits are not what is measured.
fn household() -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed) % 4_000;
    format!("10.1.{}.{}", number / 250, number % 250 + 1)
}

impl Browser {
    pub fn at(authority: &str, session: Option<&SessionToken>) -> Self {
        let stream = TcpStream::connect(authority).unwrap();
        stream.set_nodelay(true).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        Self { stream: BufReader::new(stream), authority: authority.to_owned(), session: session.cloned() }
    }

    fn head(&self, line: &str) -> String {
        let cookie = self.session.as_ref().map(|token| format!("Cookie: arbiter={}\r\n", token.secret()));
        format!(
            "{line} HTTP/1.1\r\nHost: {}\r\nX-Forwarded-For: {}\r\nAccept-Encoding: gzip\r\n{}",
            self.authority,
            household(),
            cookie.unwrap_or_default()
        )
    }

    fn ask(&mut self, path: &str) {
        let request = self.head(&format!("GET {path}")) + "\r\n";
        self.stream.get_mut().write_all(request.as_bytes()).unwrap();
    }

    fn answer(&mut self) -> Reply {
        let (mut status, mut length, mut line) = (0, 0, String::new());
        loop {
            line.clear();
            self.stream.read_line(&mut line).unwrap();
            let text = line.trim_end();
            if text.is_empty() {
                break;
            }
            if status == 0 {
                status = text.split(' ').nth(1).unwrap().parse().unwrap();
            } else if let Some((name, value)) = text.split_once(": ")
                && name.eq_ignore_ascii_case("content-length")
            {
                length = value.parse().unwrap();
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).unwrap();
        Reply { status, body }
    }

    pub fn get(&mut self, path: &str) -> Reply {
        self.ask(path);
        self.answer()
    }

    /// Sends a form with the token of the session.
    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Reply {
        let mut pairs: Vec<String> =
            fields.iter().map(|(name, value)| format!("{}={}", escaped(name), escaped(value))).collect();
        pairs.extend(self.session.as_ref().map(|session| format!("csrf={}", session.csrf())));
        let body = pairs.join("&");
        let origin = format!("Origin: http://{}\r\n", self.authority);
        let kind = "Content-Type: application/x-www-form-urlencoded\r\n";
        let length = format!("Content-Length: {}\r\n\r\n", body.len());
        let request = self.head(&format!("POST {path}")) + &origin + kind + &length + &body;
        self.stream.get_mut().write_all(request.as_bytes()).unwrap();
        self.answer()
    }
}

/// Open pages that follow a tournament, each by a stream of its own.
pub struct Followers {
    streams: Vec<TcpStream>,
}

impl Followers {
    /// Opens the streams, and reads where each begins.
    pub fn of(authority: &str, path: &str, count: usize) -> Self {
        let mut streams = Vec::new();
        for _ in 0..count {
            let mut browser = Browser::at(authority, None);
            browser.ask(path);
            let mut stream = browser.stream.into_inner();
            // The answer begins with the head of the log, in one message.
            let (mut read, mut buffer) = (Vec::new(), [0; 1_024]);
            while !String::from_utf8_lossy(&read).contains("data: ") {
                let length = stream.read(&mut buffer).unwrap();
                assert!(length > 0, "nobody is told: {}", String::from_utf8_lossy(&read));
                read.extend_from_slice(&buffer[..length]);
            }
            stream.set_nonblocking(true).unwrap();
            streams.push(stream);
        }
        Self { streams }
    }

    /// Waits until each is told of a change; how long that took since this moment.
    pub fn told(&mut self, since: Instant) -> Vec<Duration> {
        let share = self.streams.len().div_ceil(THREADS);
        std::thread::scope(|scope| {
            let threads: Vec<_> = self
                .streams
                .chunks_mut(share)
                .map(|mine| scope.spawn(move || told_all(mine, since)))
                .collect();
            threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
        })
    }
}

fn told_all(streams: &mut [TcpStream], since: Instant) -> Vec<Duration> {
    let mut waiting: Vec<&mut TcpStream> = streams.iter_mut().collect();
    let mut told = Vec::new();
    let mut buffer = [0; 1_024];
    while !waiting.is_empty() {
        assert!(since.elapsed() < Duration::from_secs(30), "{} are not told", waiting.len());
        waiting.retain_mut(|stream| match stream.read(&mut buffer) {
            Ok(length) if String::from_utf8_lossy(&buffer[..length]).contains("event: changed") => {
                told.push(since.elapsed());
                false
            }
            Ok(length) => {
                assert!(length > 0, "a stream ended");
                true // a sign of life
            }
            Err(error) => {
                assert_eq!(error.kind(), std::io::ErrorKind::WouldBlock);
                true
            }
        });
    }
    told
}

/// Requests one page as fast as possible for a while; returns answers per second, all of which must be 200.
pub fn pages_a_second(
    authority: &str,
    path: &str,
    session: Option<&SessionToken>,
    for_so_long: Duration,
) -> f64 {
    let start = Instant::now();
    let answered: usize = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS)
            .map(|_| {
                scope.spawn(|| {
                    let mut browsers: Vec<_> =
                        (0..CONNECTIONS).map(|_| Browser::at(authority, session)).collect();
                    let mut answered = 0;
                    while start.elapsed() < for_so_long {
                        browsers.iter_mut().for_each(|browser| browser.ask(path));
                        for browser in &mut browsers {
                            assert_eq!(browser.answer().status, 200, "{path}");
                            answered += 1;
                        }
                    }
                    answered
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    answered as f64 / start.elapsed().as_secs_f64()
}

/// The outcome of requests sent at a steady pace, whether or not earlier ones were answered.
pub struct Paced {
    pub took: Vec<Duration>,
    pub refused: usize,
}

/// Requests a page this often per second for a while, each request at its due time.
pub fn paced(authority: &str, path: &str, a_second: u32, for_so_long: Duration) -> Paced {
    const BROWSERS: u32 = 40;
    let start = Instant::now();
    let all: Vec<(Duration, u16)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..BROWSERS)
            .map(|mine| {
                scope.spawn(move || {
                    let mut browser = Browser::at(authority, None);
                    let mut answers = Vec::new();
                    for number in (mine..).step_by(BROWSERS as usize) {
                        let due = Duration::from_secs(1) * number / a_second;
                        if due > for_so_long {
                            return answers;
                        }
                        std::thread::sleep(due.saturating_sub(start.elapsed()));
                        let status = browser.get(path).status;
                        // Measured from the due time: waiting for a connection counts.
                        answers.push((start.elapsed().saturating_sub(due), status));
                    }
                    answers
                })
            })
            .collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    let refused = all.iter().filter(|(_, status)| *status != 200).count();
    Paced { took: all.into_iter().map(|(took, _)| took).collect(), refused }
}

/// The time within which this percentage was answered, in milliseconds.
pub fn percentile(took: &mut [Duration], percent: usize) -> f64 {
    took.sort_unstable();
    took[(took.len() - 1) * percent / 100].as_secs_f64() * 1_000.0
}

pub fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
