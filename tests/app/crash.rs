//! The program is killed in the middle of writing, again and again, while many people send forms of many kinds.
//! Everything acknowledged is there, nothing is there twice, no round is half there, and a form without an answer can
//! be sent again and counts once. With one program on SQLite, and with two on one PostgreSQL of which one is killed
//! while the other continues.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, mpsc};
use std::time::Duration;

use crate::support::client::Client;
use crate::support::program::Program;
use crate::support::slug;
use arbiter::app::DatabaseUrl;
use arbiter::app::{Desk, Snapshot};
use arbiter::domain::tournament::round::Phase;
use chrono::Utc;
use uuid::Uuid;

const SLUG: &str = "crash-open";
const PLAYERS: u32 = 48;
const WRITERS: usize = 16;
/// Dropping more would leave nobody to pair.
const FEWEST_ACTIVE: usize = 30;

/// How often the program is killed.
fn kills() -> u32 {
    if crate::support::long() { 100 } else { 15 }
}

/// One form that somebody sends.
#[derive(Debug, Clone)]
struct Form {
    path: String,
    fields: Vec<(&'static str, String)>,
    number: Uuid,
}

/// The outcome of a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outcome {
    Acknowledged,
    Refused,
    Unknown,
}

/// Forms get numbers of their own over the whole test.
static NUMBERS: AtomicU32 = AtomicU32::new(1_000);

impl Form {
    fn new(path: &str, fields: &[(&'static str, &str)]) -> Self {
        let number = Uuid::from_u128(u128::from(NUMBERS.fetch_add(1, Ordering::Relaxed)));
        let fields = fields.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        Self { path: format!("/t/{SLUG}/{path}"), fields, number }
    }

    fn send(&self, client: &mut Client) -> Outcome {
        let number = self.number.to_string();
        let mut fields: Vec<(&str, &str)> =
            self.fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        fields.push(("submission", &number));
        match client.post(&self.path, &fields).map(|page| page.status) {
            Ok(303) => Outcome::Acknowledged,
            // Too many requests is a refusal as well: nothing is recorded.
            Ok(409 | 422 | 429) => Outcome::Refused,
            // On a slow machine it timed out, but may still have been recorded.
            Ok(503) | Err(_) => Outcome::Unknown,
            Ok(other) => panic!("{other} for {self:?}"),
        }
    }
}

fn slip(round: u32, table: u32) -> Form {
    let loser = (table % 20).to_string();
    let fields =
        [("score_a", "100"), ("score_b", &loser), ("end", "complete"), ("by", "a"), ("intent", "record")];
    Form::new(&format!("rounds/{round}/tables/{table}/result"), &fields)
}

fn penalty(player: u32, round: u32) -> Form {
    let kind = &arbiter::data::penalties().kinds[0].code;
    let (player, round) = (player.to_string(), round.to_string());
    let fields = [
        ("player", player.as_str()),
        ("kind", kind),
        ("level", "note"),
        ("round", &round),
        ("reason", "late"),
    ];
    Form::new("penalties", &fields)
}

/// A tournament with a published round, and as many operators as there are writers.
fn prepared(url: &DatabaseUrl) -> Vec<Client> {
    let desk = desk_at(url);
    let now = Utc::now();
    assert_eq!(crate::support::hall::playing(&desk, "Crash Open", PLAYERS), SLUG);
    let operator = |number: usize| {
        let account = desk.add_account(&format!("nog-{number}"), now).unwrap();
        let mut client = Client::new("");
        client.session = Some(desk.open_session(Some(&account), "test", now).unwrap().parse().unwrap());
        client
    };
    (0..WRITERS).map(operator).collect()
}

fn desk_at(url: &DatabaseUrl) -> Desk {
    crate::support::desk_over(url)
}

/// What one of the many at the desk sends: their share of the results, extra time, a drop, and penalties without end,
/// so that something is always in flight.
fn share(here: &Snapshot, writer: usize) -> Vec<Form> {
    let Some(round) = here.tournament.rounds().next_back() else { return Vec::new() };
    let number = round.number.0;
    let mut forms = Vec::new();
    if round.phase() == Phase::Playing {
        let tables = round.missing().map(|table| table.pair.table.0);
        for table in tables.filter(|table| *table as usize % (WRITERS - 1) == writer - 1) {
            let extra = [("minutes", "1"), ("reason", "a judge was called")];
            forms.push(Form::new(&format!("rounds/{number}/tables/{table}/time"), &extra));
            forms.push(slip(number, table));
        }
    }
    let active: Vec<u32> =
        here.tournament.players().filter(|player| player.is_active()).map(|player| player.id.0).collect();
    if active.len() > FEWEST_ACTIVE && writer == 1 {
        forms.push(Form::new(&format!("players/{}/drop", active[0]), &[("reason", "had to leave")]));
    }
    forms.extend((0..40).map(|_| penalty(active[writer % active.len()], 1)));
    forms
}

/// What the director does over and over: closes the round, pairs the next, publishes it. Ends when no answer comes.
fn directs(client: &mut Client, round: u32, note: &dyn Fn(Form, Outcome)) -> Option<()> {
    let sent = |form: Form, client: &mut Client| {
        let outcome = form.send(client);
        note(form, outcome);
        (outcome != Outcome::Unknown).then_some(())
    };
    sent(Form::new(&format!("rounds/{round}/close"), &[]), client)?;
    let next = round + 1;
    sent(Form::new("pair", &[("round", &next.to_string())]), client)?;
    let page = client.get(&format!("/t/{SLUG}/rounds/{next}/staff")).ok()?;
    let seen = page.text.split("name=\"seen\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    if let Some(seen) = seen {
        sent(Form::new(&format!("rounds/{next}/publish"), &[("seen", seen)]), client)?;
    }
    std::thread::sleep(Duration::from_millis(10));
    Some(())
}

/// Lets everybody send, each to one of the programs, kills one of them after this many answers and restarts it, and
/// notes the answers.
fn send_until_killed(
    programs: &mut Vec<Program>,
    victim: usize,
    again: &dyn Fn(Program) -> Program,
    clients: &[Client],
    here: &Snapshot,
    after: usize,
) -> Vec<(Form, Outcome)> {
    let killed = AtomicBool::new(false);
    let urls: Vec<String> = programs.iter().map(Program::url).collect();
    let noted = Mutex::new(Vec::new());
    let (answered, answers) = mpsc::channel();
    let note = |form: Form, outcome: Outcome| {
        noted.lock().unwrap().push((form, outcome));
        answered.send(()).unwrap();
    };
    let round = here.tournament.rounds().next_back().unwrap();
    std::thread::scope(|scope| {
        for (writer, client) in clients.iter().enumerate() {
            let mut client = client.moved_to(&urls[writer % urls.len()]);
            let (killed, note) = (&killed, &note);
            scope.spawn(move || {
                let ended = || killed.load(Ordering::Acquire);
                if writer == 0 {
                    // A round that was only drafted when the program was killed is published first.
                    let from =
                        if round.phase() == Phase::Draft { round.number.0 - 1 } else { round.number.0 };
                    while !ended() && directs(&mut client, from, note).is_some() {}
                } else {
                    for form in share(here, writer) {
                        if ended() {
                            break;
                        }
                        let outcome = form.send(&mut client);
                        note(form, outcome);
                        if outcome == Outcome::Unknown {
                            break;
                        }
                    }
                }
            });
        }
        answers.iter().take(after).for_each(drop);
        let started = again(programs.remove(victim));
        programs.insert(victim, started);
        killed.store(true, Ordering::Release);
    });
    noted.into_inner().unwrap()
}

/// The verified log in the database, with its submissions. Each submission is one run of entries.
fn proved(url: &DatabaseUrl) -> (std::sync::Arc<Snapshot>, BTreeMap<Uuid, usize>) {
    let desk = desk_at(url);
    let found = desk.verify(Some(&slug(SLUG))).unwrap();
    assert!(found.iter().all(|found| found.holds()), "{:?}", found[0].problems);
    assert!(!found[0].lists_differ, "what lists show is that of the log");
    desk.summaries().unwrap();
    assert_eq!(desk.logs_read_for_lists(), 0, "and of its newest entry");
    let here = desk.tournament(&slug(SLUG)).unwrap();
    for round in here.tournament.rounds() {
        let seated = round.tables().len() * 2 + usize::from(round.bye.is_some());
        assert!(seated >= FEWEST_ACTIVE, "round {} has only {seated} players", round.number);
    }
    let mut runs: BTreeMap<Uuid, usize> = BTreeMap::new();
    let mut before = None;
    for entry in &here.log {
        let number: Uuid = entry.submission.to_string().parse().unwrap();
        if before != Some(number) {
            *runs.entry(number).or_default() += 1;
        }
        before = Some(number);
    }
    (here, runs)
}

#[test]
fn killed_in_the_middle_of_writing_nothing_acknowledged_is_lost_and_nothing_counts_twice() {
    let folder = tempfile::tempdir().unwrap();
    let url = DatabaseUrl::Sqlite(folder.path().join("arbiter.db"));
    let clients = prepared(&url);
    endures(&url, &clients, vec![Program::serve_in(folder)], &|victim| Program::serve_in(victim.kill()));
}

#[test]
fn of_two_processes_on_one_postgresql_either_may_be_killed_in_the_middle_of_writing() {
    let Some(address) = crate::support::postgres::url() else { return };
    let url: DatabaseUrl = address.parse().unwrap();
    let clients = prepared(&url);
    let programs = vec![Program::serve_on(&address), Program::serve_on(&address)];
    endures(&url, &clients, programs, &|victim| {
        victim.kill();
        Program::serve_on(&address)
    });
}

/// Kills one of the programs again and again; each time everything acknowledged is there, and nothing is there twice.
fn endures(
    url: &DatabaseUrl,
    clients: &[Client],
    mut programs: Vec<Program>,
    again: &dyn Fn(Program) -> Program,
) {
    let (mut open, mut kept_unanswered, mut acknowledged) = (Vec::<Form>::new(), 0, 0);
    let kills = kills();
    for kill in 0..=kills {
        // Everybody sends again what got no answer.
        for (form, client) in open.drain(..).zip(clients.iter().cycle()) {
            let mut client = client.moved_to(&programs[0].url());
            let answered = (0..5).any(|_| form.send(&mut client) != Outcome::Unknown);
            assert!(answered, "{form:?} after kill {kill}");
        }
        if kill == kills {
            break;
        }
        let here = desk_at(url).tournament(&slug(SLUG)).unwrap();
        let after = (8 + 4 * (kill * 37 % 25)) as usize;
        let victim = kill as usize % programs.len();
        let sent = send_until_killed(&mut programs, victim, again, clients, &here, after);
        let (_, runs) = proved(url);
        assert!(runs.values().all(|runs| *runs == 1), "a submission is recorded twice after kill {kill}");
        for (form, outcome) in sent {
            let there = runs.contains_key(&form.number);
            match outcome {
                Outcome::Acknowledged => {
                    acknowledged += usize::from(there);
                    // Where the log said so already, as for a round that is closed, there is no entry to find.
                    let settled = form.path.ends_with("/close") || form.path.ends_with("/publish");
                    assert!(there || settled, "{form:?} was acknowledged before kill {kill}");
                }
                Outcome::Refused => assert!(!there, "{form:?} was refused and is there"),
                Outcome::Unknown => {
                    kept_unanswered += usize::from(there);
                    open.push(form);
                }
            }
        }
    }
    let (here, runs) = proved(url);
    assert!(runs.values().all(|runs| *runs == 1), "sent again, a form counted twice");
    println!("{acknowledged} acknowledged, {kept_unanswered} kept without an answer");
    assert!(kept_unanswered > 0, "no kill fell into the middle of a sending: the test has lost its teeth");
    assert!(acknowledged > 100, "{acknowledged}");
    let kinds: BTreeSet<&str> = here.log.iter().map(|entry| entry.kind.as_str()).collect();
    for kind in [
        "result-recorded",
        "penalty-issued",
        "time-extended",
        "player-dropped",
        "round-closed",
        "round-paired",
        "round-published",
    ] {
        assert!(kinds.contains(kind), "{kind} is missing in {kinds:?}");
    }
    assert!(here.tournament.rounds().len() > 2, "{}", here.tournament.rounds().len());
}
