//! Tournaments for measurements, made through the desk, in the database that the measured program serves.

use std::sync::atomic::{AtomicU64, Ordering};

use arbiter::app::passwords::{Cost, Passwords};
use arbiter::app::{Actor, Desk, FormSubmission};
use arbiter::domain::id::{RoundNumber, Slug, SubmissionId, TournamentId};
use arbiter::domain::tournament::command::{CloseRound, Command, ExportTournament, PairRound, PublishRound};
use arbiter::domain::tournament::role::Role;
use arbiter::web::cookie::SessionToken;
use chrono::Utc;
use uuid::Uuid;

use super::load::Browser;
use crate::scenario;

static NUMBERS: AtomicU64 = AtomicU64::new(1);

fn number() -> u128 {
    u128::from(NUMBERS.fetch_add(1, Ordering::Relaxed))
}

/// A database with scorekeepers, used by the measured program.
pub struct Hall {
    pub url: String,
    pub desk: Desk,
    pub operators: Vec<SessionToken>,
    _folder: Option<tempfile::TempDir>,
}

/// One tournament in it.
pub struct Event {
    pub slug: Slug,
    tables: u32,
    round: u32,
}

impl Hall {
    /// In a new SQLite file, with this many operators signed in.
    pub fn new(operators: usize) -> Self {
        let target = std::env::current_dir().unwrap().join("target");
        std::fs::create_dir_all(&target).unwrap();
        let folder = tempfile::tempdir_in(target).unwrap();
        let url = format!("sqlite:{}", folder.path().join("arbiter.db").display());
        Self { _folder: Some(folder), ..Self::on(url, operators) }
    }

    /// In the database with this URL.
    pub fn on(url: String, operators: usize) -> Self {
        let passwords = Passwords::new(Cost::Weakest).unwrap();
        let desk = Desk::open(&url.parse().unwrap(), passwords).unwrap();
        let operators = (0..operators).map(|_| operator(&desk)).collect();
        Self { url, desk, operators, _folder: None }
    }

    fn submission(&self) -> FormSubmission {
        let number = number();
        FormSubmission {
            actor: Actor { id: "operator".into(), role: Role::Operator },
            submission: SubmissionId::new(Uuid::from_u128(number)),
            body: format!("form {number}"),
            now: Utc::now(),
            expects: Vec::new(),
        }
    }

    fn give(&self, slug: &Slug, command: Command) {
        self.desk.submit(slug, &self.submission(), |_| Ok(command.clone())).unwrap();
    }

    /// A tournament with its first round published.
    pub fn event(&self, players: u32) -> Event {
        self.next(self.registered(players))
    }

    /// A tournament whose players are registered.
    pub fn registered(&self, players: u32) -> Event {
        let event = Event { slug: self.opened(), tables: players / 2, round: 0 };
        let names: Vec<String> = (1..=players).map(|player| format!("Player Number {player}")).collect();
        for names in names.chunks(500) {
            self.desk.register(&event.slug, &self.submission(), &names.join("\n")).unwrap();
        }
        event
    }

    /// This tournament with its next round paired and shown to staff alone.
    pub fn drafted(&self, event: Event) -> Event {
        self.give(&event.slug, Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        Event { round: event.round + 1, ..event }
    }

    /// A tournament without players.
    pub fn opened(&self) -> Slug {
        let id = TournamentId::new(Uuid::from_u128(number() << 64));
        self.desk.create(id, &self.submission(), &scenario::creation("tcc-1e-2023")).unwrap()
    }

    /// The next round, published.
    pub fn next(&self, event: Event) -> Event {
        if event.round > 0 {
            self.give(
                &event.slug,
                Command::CloseRound(CloseRound { round: RoundNumber(event.round), over: vec![] }),
            );
        }
        let event = self.drafted(event);
        self.give(&event.slug, Command::PublishRound(PublishRound {}));
        event
    }

    /// Appends entries that do not change the tournament until the log has this many.
    pub fn lengthen(&self, event: &Event, entries: i64) {
        let missing = entries - self.desk.tournament(&event.slug).unwrap().sequence();
        std::thread::scope(|scope| {
            for writer in 0..32 {
                scope.spawn(move || {
                    (writer..missing).step_by(32).for_each(|_| {
                        self.give(&event.slug, Command::ExportTournament(ExportTournament {}));
                    });
                });
            }
        });
    }

    /// How many results the log contains.
    pub fn results(&self, event: &Event) -> usize {
        let here = self.desk.tournament(&event.slug).unwrap();
        here.log.iter().filter(|line| line.kind == "result-recorded").count()
    }
}

impl Event {
    /// Sends the results of the round in play; each waits for its answer, which must be that it is recorded.
    pub fn record(&self, browser: &mut Browser, table: u32) {
        let path = format!("/t/{}/rounds/{}/tables/{table}/result", self.slug, self.round);
        let (loser, number) = ((table % 90).to_string(), Uuid::from_u128(number()).to_string());
        let slip = [
            ("score_a", "100"),
            ("score_b", &loser),
            ("end", "complete"),
            ("by", "a"),
            ("intent", "record"),
            ("submission", &number),
        ];
        let reply = browser.post(&path, &slip);
        assert_eq!(reply.status, 303, "{path}: {}", String::from_utf8_lossy(&reply.body));
    }

    pub fn tables(&self) -> std::ops::RangeInclusive<u32> {
        1..=self.tables
    }

    pub fn page(&self, of: &str) -> String {
        format!("/t/{}{of}", self.slug)
    }

    pub fn round_page(&self, of: &str) -> String {
        format!("/t/{}/rounds/{}{of}", self.slug, self.round)
    }
}

fn operator(desk: &Desk) -> SessionToken {
    let account = desk.add_account(&format!("nog-{}", number()), Utc::now()).unwrap();
    desk.open_session(Some(&account), "bench", Utc::now()).unwrap().parse().unwrap()
}
