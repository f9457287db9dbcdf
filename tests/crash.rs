//! The program is killed in the middle of writing, again and again. What it acknowledged is there, nothing is there
//! twice, and whoever did not get an answer sends the same form again and it counts once.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has to stop at once")]

mod support;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use arbiter::app::passwords::{Cost, Passwords};
use arbiter::app::{Actor, Deed, Desk};
use arbiter::domain::edition::Edition;
use arbiter::domain::id::{AccountId, SubmissionId, TournamentId};
use arbiter::domain::tournament::command::Command;
use arbiter::domain::tournament::role::Role;
use arbiter::domain::tournament::settings::{Pins, Settings};
use arbiter::store::{Account, DatabaseUrl, Grant, Store};
use chrono::Utc;
use support::client::Client;
use support::program::Program;
use tempfile::TempDir;
use uuid::Uuid;

const SLUG: &str = "crash-open";
const TABLES: u32 = 40;
const KILLS: u64 = 6;

/// A database with a published round, and a scorekeeper's session.
fn prepared(folder: &TempDir) -> Client {
    let url = DatabaseUrl::Sqlite(folder.path().join("arbiter.db"));
    let desk = Desk::new(Store::open(&url).unwrap(), Passwords::new(Cost::Weakest).unwrap());
    let now = Utc::now();
    let tournament = TournamentId::new(Uuid::from_u128(1));
    let command = Command::CreateTournament {
        settings: Settings {
            title: "Crash Open".to_owned(),
            place: String::new(),
            date: now.date_naive(),
            time_zone: "UTC".to_owned(),
            edition: Edition::First,
            rounds: 3,
            round_minutes: 75,
            deck_lists_required: false,
            options: Default::default(),
        },
        profile: Box::new(arbiter::data::scoring_profile("tcc-1e-2023").unwrap().clone()),
        format: None,
        pins: Pins { card_table: String::new(), rulings_library: String::new() },
        pairing_seed: 7,
    };
    assert_eq!(desk.create(tournament, &deed(1), &command).unwrap(), SLUG);
    let names: Vec<String> = (1..=TABLES * 2).map(|number| format!("Player Number {number}")).collect();
    desk.register(SLUG, &deed(2), &names.join("\n")).unwrap();
    let pair = Command::PairRound { absent: vec![], earned_byes: vec![] };
    for (number, command) in [(3, pair), (4, Command::PublishRound {})] {
        desk.submit(SLUG, &deed(number), |_| Ok(command.clone())).unwrap();
    }
    let account = Account {
        id: AccountId::new(Uuid::from_u128(9)),
        sign_in_name: "nog".to_owned(),
        display_name: "Nog".to_owned(),
        password_phc: None,
        is_operator: false,
        disabled: false,
        created_at: now,
    };
    desk.store().create_account(account.clone()).unwrap();
    let grant = Grant { tournament, account: account.id, role: Role::Scorekeeper, granted_at: now };
    desk.store().add_grant(grant).unwrap();
    let mut client = Client::new("");
    client.session = Some(desk.open_session(Some(&account), "test", now).unwrap().parse().unwrap());
    client
}

fn deed(number: u128) -> Deed {
    Deed {
        actor: Actor::operator(),
        submission: SubmissionId::new(Uuid::from_u128(number)),
        body: String::new(),
        now: Utc::now(),
    }
}

/// Sends the slip of a table; whether it was acknowledged, or nothing when no answer came.
fn send(client: &mut Client, table: u32) -> Option<bool> {
    let path = format!("/t/{SLUG}/rounds/1/tables/{table}/result");
    let number = Uuid::from_u128(1_000 + u128::from(table)).to_string();
    let loser = (table % 20).to_string();
    let slip = [
        ("score_a", "100"),
        ("score_b", loser.as_str()),
        ("end", "complete"),
        ("by", "a"),
        ("intent", "record"),
        ("submission", number.as_str()),
    ];
    client.post(&path, &slip).ok().map(|page| page.status == 303)
}

/// Sends every slip from several threads until the program is killed, and notes what was answered.
fn send_until_killed(
    program: Program,
    client: &Client,
    after: Duration,
) -> (TempDir, BTreeMap<u32, Option<bool>>) {
    let killed = AtomicBool::new(false);
    let url = program.url();
    std::thread::scope(|scope| {
        let writers: Vec<_> = (0..4)
            .map(|writer| {
                let mut client = client.moved_to(&url);
                let killed = &killed;
                scope.spawn(move || {
                    let mut answers = BTreeMap::new();
                    for table in (1..=TABLES).filter(|table| table % 4 == writer) {
                        if killed.load(Ordering::Acquire) {
                            break;
                        }
                        answers.insert(table, send(&mut client, table));
                    }
                    answers
                })
            })
            .collect();
        std::thread::sleep(after);
        let folder = program.kill();
        killed.store(true, Ordering::Release);
        let answers = writers.into_iter().flat_map(|writer| writer.join().unwrap()).collect();
        (folder, answers)
    })
}

fn recorded(folder: &TempDir) -> BTreeMap<u32, usize> {
    let url = DatabaseUrl::Sqlite(folder.path().join("arbiter.db"));
    let desk = Desk::new(Store::open(&url).unwrap(), Passwords::new(Cost::Weakest).unwrap());
    let found = desk.verify(Some(SLUG)).unwrap();
    assert!(found.iter().all(|found| found.holds()), "{found:?}");
    let mut counts = BTreeMap::new();
    for (_, entry) in desk.tournament(SLUG).unwrap().entries() {
        if let arbiter::domain::tournament::entry::Entry::ResultRecorded { table, .. } = entry {
            *counts.entry(table.0).or_default() += 1;
        }
    }
    counts
}

#[test]
fn killed_in_the_middle_of_writing_nothing_acknowledged_is_lost_and_nothing_counts_twice() {
    let mut unknown_outcomes = 0;
    for kill in 0..KILLS {
        let folder = tempfile::tempdir().unwrap();
        let client = prepared(&folder);
        let program = Program::serve_in(folder);
        let (folder, answers) = send_until_killed(program, &client, Duration::from_millis(15 + 20 * kill));
        let there = recorded(&folder);
        for (table, answer) in &answers {
            let times = there.get(table).copied().unwrap_or(0);
            match answer {
                Some(true) => assert_eq!(times, 1, "table {table} was acknowledged before kill {kill}"),
                Some(false) => panic!("table {table} was refused"),
                None => {
                    unknown_outcomes += 1;
                    assert!(times <= 1, "table {table} stands twice");
                }
            }
        }
        // Everybody sends again what got no answer, and what was never sent.
        let program = Program::serve_in(folder);
        let mut client = client.moved_to(&program.url());
        for table in 1..=TABLES {
            assert_eq!(send(&mut client, table), Some(true), "table {table} after kill {kill}");
        }
        let there = recorded(&program.kill());
        assert_eq!(there.len(), TABLES as usize);
        assert!(there.values().all(|times| *times == 1), "{there:?}");
    }
    assert!(unknown_outcomes > 0, "no kill fell into the middle of a sending: the test has lost its teeth");
}
