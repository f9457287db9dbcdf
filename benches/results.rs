//! Results recorded into one tournament through the desk by 1, 8 and 64 concurrent writers: in a small event, in a
//! large one, and at the end of a long log. SQLite, with every commit on the disk before the answer.
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

#[path = "../tests/support/scenario.rs"]
mod scenario;

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use arbiter::app::DatabaseUrl;
use arbiter::app::passwords::{Cost, Passwords};
use arbiter::app::{Actor, Desk, FormSubmission};
use arbiter::domain::id::{AtTable, RoundNumber, Slug, SubmissionId, TableNumber, TournamentId};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    CloseRound, Command, ExportTournament, PairRound, PublishRound, RecordResult,
};
use arbiter::domain::tournament::role::Role;
use chrono::DateTime;
use uuid::Uuid;

/// The fewest results behind a figure.
const RESULTS: usize = 1_000;

struct Hall {
    desk: Desk,
    slug: Slug,
    players: u32,
    numbers: AtomicUsize,
    _folder: tempfile::TempDir,
}

impl Hall {
    fn of(players: u32) -> Self {
        let folder = tempfile::tempdir_in(std::env::current_dir().unwrap().join("target")).unwrap();
        let url = DatabaseUrl::Sqlite(folder.path().join("arbiter.db"));
        let desk = Desk::open(&url, Passwords::new(Cost::Weakest).unwrap()).unwrap();
        let numbers = AtomicUsize::new(1);
        let mut hall = Self { desk, slug: Slug::of_title(""), players, numbers, _folder: folder };
        let creation = scenario::creation("tcc-1e-2023");
        let id = TournamentId::new(Uuid::from_u128(1));
        hall.slug = hall.desk.create(id, &hall.submission(), &creation).unwrap();
        let names: Vec<String> = (1..=players).map(|number| format!("Player Number {number}")).collect();
        for names in names.chunks(500) {
            hall.desk.register(&hall.slug, &hall.submission(), &names.join("\n")).unwrap();
        }
        hall
    }

    fn submission(&self) -> FormSubmission {
        let number = self.numbers.fetch_add(1, Ordering::Relaxed);
        FormSubmission {
            actor: Actor { id: "account:nog".into(), role: Role::Director },
            submission: SubmissionId::new(Uuid::from_u128(number as u128)),
            body: format!("form {number}"),
            now: DateTime::from_timestamp(1_778_570_000, 0).unwrap(),
            expects: Vec::new(),
        }
    }

    fn give(&self, command: Command) {
        self.desk.submit(&self.slug, &self.submission(), |_| Ok(command.clone())).unwrap();
    }

    /// Plays a round; gives how long each result took, and all of them together.
    fn round(&self, number: u32, writers: usize) -> (Vec<Duration>, Duration) {
        self.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        self.give(Command::PublishRound(PublishRound {}));
        let (next, took) = (AtomicUsize::new(1), Mutex::new(Vec::new()));
        let tables = self.players as usize / 2;
        let start = Instant::now();
        std::thread::scope(|scope| {
            for _ in 0..writers {
                scope.spawn(|| {
                    let mut mine = Vec::new();
                    loop {
                        let table = next.fetch_add(1, Ordering::Relaxed);
                        if table > tables {
                            break;
                        }
                        let asked = Instant::now();
                        self.give(win(number, table as u32));
                        mine.push(asked.elapsed());
                    }
                    took.lock().unwrap().extend(mine);
                });
            }
        });
        let all = start.elapsed();
        self.give(Command::CloseRound(CloseRound { round: RoundNumber(number), over: vec![] }));
        (took.into_inner().unwrap(), all)
    }
}

fn win(round: u32, table: u32) -> Command {
    Command::RecordResult(RecordResult {
        at: AtTable::new(RoundNumber(round), TableNumber(table)),
        result: GameResult::ended([100, i64::from(table % 90)], EndReason::Complete { winner: Side::A }),
    })
}

/// How busy the machine is: a figure measured under other load says little.
fn load() -> String {
    std::fs::read_to_string("/proc/loadavg")
        .unwrap_or_default()
        .split(' ')
        .next()
        .unwrap_or_default()
        .to_owned()
}

fn resident_kilobytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).unwrap_or_default()
}

fn storm() {
    println!(
        "results into one tournament: players, writers, results a second, p50 and p99 in ms (load {})",
        load()
    );
    for players in [64, 2_000] {
        for writers in [1, 8, 64] {
            let (mut took, mut all, mut commits) = (Vec::new(), Duration::ZERO, 0);
            while took.len() < RESULTS {
                let hall = Hall::of(players);
                for round in 1..=3 {
                    let before = hall.desk.database_work().commits;
                    let (one, together) = hall.round(round, writers);
                    // Four more: paired, published, closed.
                    commits += hall.desk.database_work().commits - before - 3;
                    took.extend(one);
                    all += together;
                }
                assert!(hall.desk.verify(None).unwrap()[0].holds());
            }
            took.sort_unstable();
            let at = |percent: usize| took[(took.len() - 1) * percent / 100].as_secs_f64() * 1_000.0;
            let rate = took.len() as f64 / all.as_secs_f64();
            let (p50, p99, results) = (at(50), at(99), took.len());
            println!(
                "{players:>6} {writers:>4} {rate:>9.0}/s {p50:>8.2} {p99:>8.2}   {results} results, {commits} commits"
            );
        }
    }
}

/// One result after a short and after a long log: its time, and its memory while readers hold every state.
fn long_log() {
    println!(
        "one result after this many entries: ms, and kilobytes while every state is held (load {})",
        load()
    );
    for entries in [100, 10_000, 100_000] {
        let hall = Hall::of(64);
        for round in 1..=2 {
            hall.round(round, 1);
        }
        hall.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        hall.give(Command::PublishRound(PublishRound {}));
        let mut number = hall.desk.tournament(&hall.slug).unwrap().sequence();
        let left = AtomicUsize::new(usize::try_from(entries - number).unwrap_or_default());
        let left = &left;
        std::thread::scope(|scope| {
            for _ in 0..32 {
                let hall = &hall;
                scope.spawn(move || {
                    // Fills the log and leaves the tournament as it is.
                    while left
                        .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |it| it.checked_sub(1))
                        .is_ok()
                    {
                        hall.give(Command::ExportTournament(ExportTournament {}));
                    }
                });
            }
        });
        number = hall.desk.tournament(&hall.slug).unwrap().sequence().max(number);
        let (before, mut took, mut held) = (resident_kilobytes(), Duration::ZERO, Vec::new());
        for table in 1..=32 {
            let start = Instant::now();
            hall.give(win(3, table));
            took += start.elapsed();
            held.push(hall.desk.tournament(&hall.slug).unwrap());
        }
        let each = took.as_secs_f64() * 1_000.0 / 32.0;
        let grown = resident_kilobytes().saturating_sub(before) as f64 / 32.0;
        println!("{number:>8} entries {each:>8.3} ms {grown:>8.1} KB");
    }
}

fn main() {
    storm();
    long_log();
}
