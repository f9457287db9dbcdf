//! Judges record while one account sends its worst requests over eighty connections: the real program and its limits.
//! In `./check` everything is recorded; with `--long` 99 of 100 in under a second, as `docs/performance.md` says.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use arbiter::app::{Account, DatabaseUrl, Desk, FormSubmission, Grant};
use arbiter::domain::id::{AccountId, SubmissionId, TournamentId};
use arbiter::domain::tournament::role::Role;
use chrono::Utc;
use uuid::Uuid;

use crate::support::client::Client;
use crate::support::hall::{SLUG, playing, submission};
use crate::support::program::Program;
use crate::support::slug;

const CONNECTIONS: usize = 80;
const JUDGES: u32 = 5;
/// What each judge records, below the number from which even a judge is asked to slow down.
const EACH: u32 = 60;

/// Somebody with a session, and a role somewhere.
fn enters(desk: &Desk, number: u128, at: TournamentId, role: Role) -> Client {
    let account = Account {
        id: AccountId::new(Uuid::from_u128(number)),
        sign_in_name: format!("somebody-{number}"),
        display_name: format!("Somebody {number}"),
        password_phc: None,
        is_operator: false,
        disabled: false,
        created_at: Utc::now(),
        rights: Default::default(),
    };
    let grant = Grant { tournament: at, account: account.id, role, granted_at: Utc::now() };
    crate::support::database::enter(desk, &account, &[grant]);
    let mut client = Client::new("");
    client.session = Some(desk.open_session(Some(&account), "test", Utc::now()).unwrap().parse().unwrap());
    client
}

/// A hall with judges, and a tournament set up only to be slow, with its director.
fn prepared(url: &DatabaseUrl) -> (Vec<Client>, Client) {
    let desk = crate::support::desk_over(url);
    assert_eq!(playing(&desk, "Hall Open", 80), SLUG);
    let here = desk.tournament(&slug(SLUG)).unwrap();
    let judges = (0..JUDGES).map(|n| enters(&desk, 100 + u128::from(n), here.id(), Role::Judge)).collect();
    let slow = TournamentId::new(Uuid::from_u128(2));
    let created = arbiter::domain::tournament::command::CreateTournament {
        settings: here.setup().unwrap().settings.clone(),
        profile: Box::new(arbiter::data::scoring_profile("tcc-1e-2023").unwrap().clone()),
        format: None,
        pins: here.setup().unwrap().pins.clone(),
        pairing_seed: 7,
    };
    let created = arbiter::domain::tournament::command::Command::CreateTournament(created);
    let slug = desk.create(slow, &submission(900), &created).unwrap();
    let names: Vec<String> = (0..1_024).map(|n| format!("{}{n:x}", "a".repeat(50))).collect();
    for (part, number) in names.chunks(512).zip(901..) {
        let submission =
            FormSubmission { submission: SubmissionId::new(Uuid::from_u128(number)), ..submission(number) };
        desk.register(&slug, &submission, &part.join("\n")).unwrap();
    }
    (judges, enters(&desk, 200, slow, Role::Director))
}

/// The costliest things that one account may ask for, each in its turn.
fn worst(enemy: &mut Client, number: usize) {
    let list = "1+Nobody+Knows+This+One%0A".replace('+', " ").replace("%0A", "\n").repeat(18_000);
    let slow = "/t/hall-open-2";
    // The answers do not matter; most of these requests are refused.
    let _ = match number % 6 {
        0 => enemy.get(&format!("{slow}/players")),
        1 => enemy.get(&format!("{slow}/pair")),
        2 => enemy.post("/deck-check", &[("format", "1e-open"), ("list", &list)]),
        3 => enemy.post("/rulings/import", &[("name", "x.txt"), ("text", &"* a: b\n".repeat(100_000))]),
        4 => enemy.get(&format!("/rulings/search?q={}&edition=1E&on=2026-05-12", "lamp+".repeat(90))),
        _ => enemy.post(
            &format!("{slow}/pair"),
            &[("round", "1"), ("submission", &Uuid::from_u128(number as u128).to_string())],
        ),
    };
}

#[test]
fn judges_record_while_one_account_sends_its_worst_requests_over_eighty_connections() {
    let folder = tempfile::tempdir().unwrap();
    let (judges, enemy) = prepared(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")));
    let program = Program::serve_in(folder);
    let each = if crate::support::long() { EACH } else { 8 };
    let (over, asked) = (AtomicBool::new(false), AtomicU64::new(0));
    let mut took: Vec<Duration> = std::thread::scope(|scope| {
        for number in 0..CONNECTIONS {
            let (mut enemy, over, asked) = (enemy.moved_to(&program.url()), &over, &asked);
            scope.spawn(move || {
                for turn in (number..).step_by(7) {
                    if over.load(Ordering::SeqCst) {
                        return;
                    }
                    worst(&mut enemy, turn);
                    asked.fetch_add(1, Ordering::SeqCst);
                }
            });
        }
        while asked.load(Ordering::SeqCst) < CONNECTIONS as u64 / 4 {
            std::thread::sleep(Duration::from_millis(20));
        }
        let recording: Vec<_> = (0..JUDGES)
            .zip(&judges)
            .map(|(number, judge)| {
                let mut judge = judge.moved_to(&program.url());
                scope.spawn(move || {
                    (0..each).map(|turn| records(&mut judge, number, turn)).collect::<Vec<_>>()
                })
            })
            .collect();
        let took = recording.into_iter().flat_map(|judge| judge.join().unwrap()).collect();
        over.store(true, Ordering::SeqCst);
        took
    });
    took.sort();
    let of = |share: usize| took[(took.len() * share / 100).min(took.len() - 1)];
    let figures = format!(
        "{} recorded beside {} of the worst requests: half within {:?}, 99 of 100 within {:?}, the slowest {:?}",
        took.len(),
        asked.into_inner(),
        of(50),
        of(99),
        took[took.len() - 1]
    );
    println!("{figures}");
    assert!(!crate::support::long() || of(99) < Duration::from_secs(1), "{figures}");
}

/// A slip while tables are left, then a penalty; how long until it was acknowledged.
fn records(judge: &mut Client, number: u32, turn: u32) -> Duration {
    let table = number + turn * JUDGES + 1;
    let submission = Uuid::from_u128(50_000 + u128::from(table)).to_string();
    let start = Instant::now();
    let page = if table <= 40 {
        let slip = [("score_a", "100"), ("score_b", "35"), ("end", "complete-a"), ("intent", "record")];
        let path = format!("/t/{SLUG}/rounds/1/tables/{table}/result");
        judge.post(&path, &[&slip[..], &[("submission", &submission)]].concat())
    } else {
        let player = (table % 80 + 1).to_string();
        let penalty = [
            ("player", player.as_str()),
            ("kind", "conduct"),
            ("level", "note"),
            ("round", "1"),
            ("reason", "late"),
        ];
        judge.post(&format!("/t/{SLUG}/penalties"), &[&penalty[..], &[("submission", &submission)]].concat())
    };
    let page = page.unwrap();
    assert_eq!(page.status, 303, "{}", page.text);
    start.elapsed()
}
