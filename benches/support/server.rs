//! The measured program in its own process, and a bare actix server for comparison.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use actix_web::{App, HttpResponse, HttpServer, web};

use super::load::Browser;

/// The argument with which a bench starts itself as a bare server.
const HELLO: &str = "--bare-hello";

/// A running server. Dropping it kills it.
pub struct Server {
    child: Child,
    pub authority: String,
}

impl Server {
    /// `arbiter serve` on this database, once it has read its rulings and its cards.
    pub fn arbiter(database: &str) -> Self {
        let server = Self::just_started(database);
        server.settle();
        server
    }

    /// `arbiter serve` on this database, as soon as it answers.
    pub fn just_started(database: &str) -> Self {
        let authority = free_address();
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
        command.args(["serve", "--database", database, "--listen", &authority]);
        command.args(["--trusted-proxies", "127.0.0.1"]).env("RUST_LOG", "error");
        Self::of(command, authority)
    }

    /// A server that does the minimum for an answer.
    pub fn hello() -> Self {
        let authority = free_address();
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args([HELLO, &authority]);
        Self::of(command, authority)
    }

    fn of(mut command: Command, authority: String) -> Self {
        let child = command.stdout(Stdio::null()).stderr(Stdio::inherit()).spawn().unwrap();
        let start = Instant::now();
        while std::net::TcpStream::connect(&authority).is_err() {
            assert!(start.elapsed() < Duration::from_secs(60), "no server at {authority}");
            std::thread::sleep(Duration::from_millis(2));
        }
        Self { child, authority }
    }

    fn settle(&self) {
        let start = Instant::now();
        loop {
            let before = self.used();
            std::thread::sleep(Duration::from_millis(300));
            if self.used() - before <= Duration::from_millis(10) {
                return;
            }
            assert!(start.elapsed() < Duration::from_secs(60), "the server is never idle");
        }
    }

    /// The CPU time of the process.
    pub fn used(&self) -> Duration {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        let after_name = stat.rsplit_once(") ").unwrap().1;
        let ticks: u64 =
            after_name.split(' ').skip(11).take(2).map(|ticks| ticks.parse::<u64>().unwrap()).sum();
        Duration::from_millis(ticks * 10)
    }

    /// The peak memory of the process, in megabytes.
    pub fn most_memory(&self) -> u64 {
        self.kibibytes("VmHWM:") / 1_024
    }

    /// The memory of the process now, in KiB.
    pub fn memory(&self) -> u64 {
        self.kibibytes("VmRSS:")
    }

    fn kibibytes(&self, what: &str) -> u64 {
        let status = std::fs::File::open(format!("/proc/{}/status", self.child.id())).unwrap();
        let mut lines = BufReader::new(status).lines().map(Result::unwrap);
        let line = lines.find(|line| line.starts_with(what)).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    /// The server's CPU time per request, in milliseconds.
    pub fn each(&self, times: u32, mut request: impl FnMut(u32)) -> f64 {
        let before = self.used();
        (0..times).for_each(&mut request);
        (self.used() - before).as_secs_f64() * 1_000.0 / f64::from(times)
    }

    pub fn browser(&self) -> Browser {
        Browser::at(&self.authority, None)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

fn free_address() -> String {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}

/// Serves the bare answer when this process was started for that, and ends then.
pub fn be_hello_if_asked() {
    let mut arguments = std::env::args().skip_while(|argument| argument != HELLO);
    if arguments.next().is_none() {
        return;
    }
    let authority = arguments.next().unwrap();
    let app = || App::new().default_service(web::to(|| async { HttpResponse::Ok().body("Hello") }));
    let server = HttpServer::new(app).workers(2).bind(authority).unwrap().run();
    actix_web::rt::System::new().block_on(server).unwrap();
    std::process::exit(0);
}
