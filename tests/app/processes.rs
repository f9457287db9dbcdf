//! Several processes on one PostgreSQL: one tournament does not wait for another, each continues entry by entry, and
//! the others hear at once what one process writes.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use crate::support::client::Client;
use crate::support::hall::{self, prepared, send};
use crate::support::program::{Program, wait_for};
use arbiter::app::{Actor, Desk, FormSubmission, SubmissionOutcome};
use arbiter::domain::id::{AtTable, RoundNumber, Slug, SubmissionId, TableNumber, TournamentId};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{Command, PairRound, PublishRound, RecordResult};
use arbiter::domain::tournament::role::Role;
use chrono::DateTime;
use diesel::connection::SimpleConnection;
use diesel::dsl::sql;
use diesel::sql_types::BigInt;
use diesel::{Connection, PgConnection, RunQueryDsl};
use uuid::Uuid;

/// Far longer than anything here takes.
const FOR_EVER: Duration = Duration::from_secs(60);

static NUMBERS: AtomicU32 = AtomicU32::new(1);

fn desk(url: &str) -> Desk {
    crate::support::desk_over(&url.parse().unwrap())
}

fn submission() -> FormSubmission {
    let number = u128::from(NUMBERS.fetch_add(1, Ordering::Relaxed));
    FormSubmission {
        actor: Actor { id: "account:nog".into(), role: Role::Director },
        submission: SubmissionId::new(Uuid::from_u128(number)),
        body: format!("form {number}"),
        now: DateTime::from_timestamp(1_778_570_000, 0).unwrap(),
        expects: Vec::new(),
    }
}

/// A tournament with a round of this many tables, published.
fn playing(desk: &Desk, number: u128, tables: u32) -> Slug {
    let creation = crate::support::scenario::creation("tcc-1e-2023");
    let slug = desk.create(TournamentId::new(Uuid::from_u128(number)), &submission(), &creation).unwrap();
    let names: Vec<String> = (1..=tables * 2).map(|player| format!("Player {number} {player}")).collect();
    desk.register(&slug, &submission(), &names.join("\n")).unwrap();
    let pair = Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] });
    for command in [pair, Command::PublishRound(PublishRound {})] {
        desk.submit(&slug, &submission(), |_| Ok(command.clone())).unwrap();
    }
    slug
}

fn record(desk: &Desk, slug: &Slug, table: u32) -> SubmissionOutcome {
    let win = Command::RecordResult(RecordResult {
        at: AtTable::new(RoundNumber(1), TableNumber(table)),
        result: GameResult::ended([100, 35], EndReason::Complete { winner: Side::A }),
    });
    desk.submit(slug, &submission(), |_| Ok(win.clone())).unwrap()
}

fn results(desk: &Desk, slug: &Slug) -> usize {
    desk.tournament(slug).unwrap().log.iter().filter(|line| line.kind == "result-recorded").count()
}

/// How many wait for a turn in this database.
fn waits(conn: &mut PgConnection) -> i64 {
    let query = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted \
                 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    sql::<BigInt>(query).get_result(conn).unwrap()
}

fn wait_until(mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < FOR_EVER, "it never came to that");
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn two_tournaments_do_not_wait_for_each_other_and_writes_to_one_take_turns() {
    let Some(url) = crate::support::postgres::url() else { return };
    let (one, other) = (desk(&url), desk(&url));
    let (held, free) = (playing(&one, 1, 4), playing(&one, 2, 8));
    let mut looks = PgConnection::establish(&url).unwrap();
    // Somebody is writing the next entry of one log and does not finish: later writers have to wait.
    let here = one.tournament(&held).unwrap();
    let mut busy = PgConnection::establish(&url).unwrap();
    busy.batch_execute(&format!(
        "BEGIN; INSERT INTO match_log SELECT tournament, sequence + 1, at_ms, actor, role, submission, kind, payload, \
         hash FROM match_log WHERE tournament = '{}' AND sequence = {}",
        here.id(),
        here.sequence()
    ))
    .unwrap();
    let (tell, hear) = mpsc::channel();
    std::thread::scope(|scope| {
        for (desk, tables) in [(&one, 1..=2), (&other, 3..=4)] {
            for table in tables {
                let (tell, held) = (tell.clone(), &held);
                scope.spawn(move || tell.send(record(desk, held, table)).unwrap());
            }
        }
        wait_until(|| waits(&mut looks) == 1);
        // Meanwhile the other tournament continues through both processes, and nobody waits there.
        let (told, heard) = mpsc::channel();
        for (desk, tables) in [(&one, 1..=4), (&other, 5..=8)] {
            let (told, free) = (told.clone(), &free);
            scope.spawn(move || {
                tables.for_each(|table| assert_eq!(record(desk, free, table), SubmissionOutcome::Recorded));
                told.send(()).unwrap();
            });
        }
        let done = [(); 2].map(|()| heard.recv_timeout(Duration::from_secs(60)));
        let turns = waits(&mut looks);
        busy.batch_execute("ROLLBACK").unwrap();
        assert_eq!(done, [Ok(()), Ok(())], "another tournament waited");
        assert_eq!(turns, 1, "one of the two processes waits for its turn at the locked log");
    });
    drop(tell);
    assert!(hear.iter().all(|outcome| outcome == SubmissionOutcome::Recorded));
    for desk in [&one, &other] {
        assert_eq!((results(desk, &held), results(desk, &free)), (4, 8));
    }
    crate::support::all_hold(&one);
}

#[test]
fn two_desks_at_two_tournaments_lose_nothing_and_count_nothing_twice() {
    let Some(url) = crate::support::postgres::url() else { return };
    let desks = [desk(&url), desk(&url)];
    let slugs = [playing(&desks[0], 1, 64), playing(&desks[0], 2, 64)];
    let (before, next) = (desks.each_ref().map(|desk| desk.database_work().commits), AtomicU32::new(0));
    std::thread::scope(|scope| {
        for writer in 0..32 {
            let (desks, slugs, next) = (&desks, &slugs, &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= 128 {
                        break;
                    }
                    let slug = &slugs[number as usize % 2];
                    assert_eq!(record(&desks[writer % 2], slug, number / 2 + 1), SubmissionOutcome::Recorded);
                }
            });
        }
    });
    let commits: u64 =
        desks.iter().zip(before).map(|(desk, before)| desk.database_work().commits - before).sum();
    assert!(commits < 128, "what waits for one turn shares a commit: {commits}");
    for desk in &desks {
        assert_eq!(slugs.each_ref().map(|slug| results(desk, slug)), [64, 64]);
    }
    crate::support::all_hold(&desks[0]);
}

#[test]
fn processes_hear_of_each_others_writes_without_asking() {
    let Some(url) = crate::support::postgres::url() else { return };
    let (one, other) = (desk(&url), desk(&url));
    let slug = playing(&one, 1, 2);
    let token = one.open_session(None, "test", chrono::Utc::now()).unwrap();
    // Until both listen and have heard everything that was written before.
    let heard = || (other.database_work().writes, other.identities());
    let quiet = || {
        let now = heard();
        std::thread::sleep(Duration::from_millis(300));
        now.0 > 0 && heard() == now
    };
    wait_until(quiet);
    let (writes, identities) = heard();
    let reads = other.database_work().reads;
    record(&one, &slug, 1);
    wait_until(|| heard().0 > writes);
    assert_eq!((heard().1, other.database_work().reads), (identities, reads), "a result concerns no session");
    one.sign_out(&arbiter::app::TokenHash::of(&token)).unwrap();
    wait_until(|| heard().1 > identities);
    assert_eq!(other.database_work().reads, reads);
}

/// What the browser behind this session is shown of its name on a public page.
fn greeted(client: &Client, program: &Program) -> bool {
    let page = client.moved_to(&program.url()).get(&format!("/t/{}/standings", hall::SLUG)).unwrap();
    assert_eq!(page.status, 200);
    page.text.contains("Nog")
}

#[test]
fn a_result_through_one_process_is_on_the_pages_of_the_other_and_a_sign_out_ends_the_session_there() {
    let Some(url) = crate::support::postgres::url() else { return };
    let client = prepared(&url.parse().unwrap());
    let programs = [Program::serve_on(&url), Program::serve_on(&url)];
    let mut here = client.moved_to(&programs[0].url());
    let mut there = client.moved_to(&programs[1].url());
    let public = format!("/t/{}/rounds/1", hall::SLUG);
    let looked = || Client::new(&programs[1].url()).get(&public).unwrap().text;
    let is_recorded = |text: &str| text.contains("1 of 40 results");
    for _ in 0..3 {
        assert!(!is_recorded(&looked()), "the control: it is kept as it was");
        assert!(greeted(&client, &programs[1]), "and so is the session");
    }
    assert_eq!(send(&mut here, 1).unwrap().status, 303);
    let written = Instant::now();
    wait_for(|| if is_recorded(&looked()) { Ok(()) } else { Err("the other shows the old page".to_owned()) });
    within_a_second(written);
    assert!(greeted(&client, &programs[1]));
    let desk = format!("/t/{}/desk", hall::SLUG);
    assert_eq!(there.get(&desk).unwrap().status, 200);
    assert_eq!(here.post("/sign-out", &[]).unwrap().status, 303);
    let refused = client.moved_to(&programs[1].url()).get(&desk).unwrap();
    assert!(refused.status == 303 && refused.location.contains("/sign-in"), "at once: {}", refused.status);
    let is_over = || if greeted(&client, &programs[1]) { Err("still greeted".to_owned()) } else { Ok(()) };
    let signed_out = Instant::now();
    wait_for(is_over);
    within_a_second(signed_out);
}

/// What one process did is on the pages of the others after a second at most. Only the long run measures it, alone on its
/// machine.
fn within_a_second(began: Instant) {
    let took = began.elapsed();
    println!("seen in the other process after {} ms", took.as_millis());
    assert!(!crate::support::long() || took < Duration::from_secs(1), "{took:?}");
}
