//! Several who write at once: nothing waits for a lock, and what arrives together shares a commit.

use std::sync::mpsc;
use std::time::Duration;

use crate::support::scenario::win_in_round_1 as win;
use crate::support::slug;
use arbiter::app::{Actor, Desk, DeskError, FormSubmission, SubmissionOutcome};
use arbiter::app::{DatabaseUrl, StoreError};
use arbiter::domain::id::{PlayerId, RoundNumber, Slug, SubmissionId, TournamentId};
use arbiter::domain::tournament::command::{
    CloseRound, CloseTournament, Command, DropPlayer, PairRound, PublishRound,
};

use arbiter::domain::tournament::role::Role;
use chrono::DateTime;
use diesel::connection::SimpleConnection;
use diesel::{Connection, SqliteConnection};
use tempfile::TempDir;
use uuid::Uuid;

const SLUG: &str = "deep-space-open";
/// Far more than anything here takes.
const FOR_EVER: Duration = Duration::from_secs(60);

fn submission(number: u128) -> FormSubmission {
    FormSubmission {
        actor: Actor { id: "account:nog".into(), role: Role::Director },
        submission: SubmissionId::new(Uuid::from_u128(number)),
        body: format!("form {number}"),
        now: DateTime::from_timestamp(1_778_570_000, 0).unwrap(),
        expects: Vec::new(),
    }
}

fn desk_in(folder: &TempDir) -> Desk {
    crate::support::desk_over(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")))
}

/// A desk with a tournament, in a folder of its own.
fn desk() -> (TempDir, Desk) {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk_in(&folder);
    create(&desk, 1);
    (folder, desk)
}

fn create(desk: &Desk, number: u128) -> Slug {
    let creation = crate::support::scenario::creation("tcc-1e-2023");
    desk.create(TournamentId::new(Uuid::from_u128(number)), &submission(number << 64), &creation).unwrap()
}

/// A round of this many players, published.
fn playing(players: u32) -> (TempDir, Desk) {
    let (folder, desk) = desk();
    let names: Vec<String> = (1..=players).map(|number| format!("Player Number {number}")).collect();
    desk.register(&slug(SLUG), &submission(2), &names.join("\n")).unwrap();
    desk.submit(&slug(SLUG), &submission(3), |_| {
        Ok(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }))
    })
    .unwrap();
    desk.submit(&slug(SLUG), &submission(4), |_| Ok(Command::PublishRound(PublishRound {}))).unwrap();
    (folder, desk)
}

/// The database locked by somebody else, so that no commit succeeds until this is dropped.
fn held(folder: &TempDir) -> SqliteConnection {
    let mut other = SqliteConnection::establish(folder.path().join("arbiter.db").to_str().unwrap()).unwrap();
    other.batch_execute("PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE").unwrap();
    other
}

/// What a thread answers, which must come.
fn answered<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let (say, hear) = mpsc::channel();
        scope.spawn(move || say.send(work()));
        hear.recv_timeout(FOR_EVER).expect("it waits for itself")
    })
}

fn wait_until(is_so: impl Fn() -> bool) {
    while !is_so() {
        std::thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn results_that_wait_together_are_committed_together() {
    let (folder, desk) = playing(128);
    let before = desk.database_work().commits;
    std::thread::scope(|scope| {
        let busy = held(&folder);
        for table in 1..=64 {
            let desk = &desk;
            scope.spawn(move || {
                let outcome =
                    desk.submit(&slug(SLUG), &submission(100 + u128::from(table)), |_| Ok(win(table, 35)));
                assert_eq!(outcome.unwrap(), SubmissionOutcome::Recorded);
            });
        }
        wait_until(|| desk.tournament_cache().waiting(&slug(SLUG)) == 64);
        drop(busy);
    });
    let commits = desk.database_work().commits - before;
    assert!(commits <= 2, "one for the first to come, one for all who came meanwhile: {commits}");
    assert_eq!(desk.tournament_cache().waiting(&slug(SLUG)), 0);
    assert!(desk.verify(None).unwrap()[0].holds());
    assert_eq!(
        desk_in(&folder).tournament(&slug(SLUG)).unwrap().head(),
        desk.tournament(&slug(SLUG)).unwrap().head()
    );

    let (_folder, desk) = playing(128);
    let before = desk.database_work().commits;
    for table in 1..=64 {
        desk.submit(&slug(SLUG), &submission(100 + u128::from(table)), |_| Ok(win(table, 35))).unwrap();
    }
    assert_eq!(
        desk.database_work().commits - before,
        64,
        "the control: who does not wait has a commit alone"
    );
}

/// Queues a result at a desk; hears whether it was written.
fn left(desk: &Desk, number: u128, result: &Command) -> Option<mpsc::Receiver<bool>> {
    let line = || {
        let (say, hear) = mpsc::channel();
        (move |is_written| say.send(is_written).unwrap(), hear)
    };
    desk.leave(&slug(SLUG), &submission(number), |_| Ok::<_, DeskError>(result.clone()), line).unwrap()
}

#[test]
fn a_queued_result_is_reported_after_its_commit_and_only_if_it_was_written_unchanged() {
    let (folder, desk) = playing(4);
    let busy = held(&folder);
    let told = left(&desk, 100, &win(1, 35)).unwrap();
    assert_eq!(desk.tournament_cache().waiting(&slug(SLUG)), 1);
    assert!(
        told.recv_timeout(Duration::from_millis(100)).is_err(),
        "nobody is told before it is on the disk"
    );
    drop(busy);
    assert!(told.recv_timeout(FOR_EVER).unwrap());
    assert_eq!(desk.tournament_cache().waiting(&slug(SLUG)), 0);
    assert!(left(&desk, 101, &win(1, 35)).is_none(), "this result was already recorded");
    assert!(left(&desk, 102, &win(1, 40)).is_none(), "a contradiction has a page of its own");
    let other = desk_in(&folder);
    other.submit(&slug(SLUG), &submission(103), |_| Ok(win(2, 35))).unwrap();
    let told = left(&desk, 104, &win(2, 35)).unwrap();
    assert!(!told.recv_timeout(FOR_EVER).unwrap(), "somebody else was first");
    assert_eq!(desk.tournament_cache().waiting(&slug(SLUG)), 0);
    assert_eq!(
        desk.submit(&slug(SLUG), &submission(104), |_| Ok(win(2, 35))).unwrap(),
        SubmissionOutcome::AlreadyThere
    );
    assert!(desk.verify(None).unwrap()[0].holds());
}

#[test]
fn an_answer_that_rests_on_an_uncommitted_write_waits_for_it() {
    let (folder, desk) = playing(2);
    std::thread::scope(|scope| {
        let busy = held(&folder);
        let first = scope.spawn(|| desk.submit(&slug(SLUG), &submission(100), |_| Ok(win(1, 35))).unwrap());
        wait_until(|| desk.tournament_cache().waiting(&slug(SLUG)) == 1);
        let (say, hear) = mpsc::channel();
        let second = &desk;
        scope.spawn(move || {
            say.send(second.submit(&slug(SLUG), &submission(101), |_| Ok(win(1, 35))).unwrap())
        });
        let early = hear.recv_timeout(Duration::from_millis(100));
        assert!(early.is_err(), "nobody hears of it before it is there: {early:?}");
        drop(busy);
        assert_eq!(first.join().unwrap(), SubmissionOutcome::Recorded);
        assert_eq!(hear.recv_timeout(FOR_EVER).unwrap(), SubmissionOutcome::AlreadyThere);
    });
}

#[test]
fn a_command_decided_on_a_failed_submission_is_decided_again() {
    let (folder, desk) = playing(4);
    let other = desk_in(&folder);
    let before = desk.tournament(&slug(SLUG)).unwrap().sequence();
    std::thread::scope(|scope| {
        // Waits in the queue of one process, while the other process writes the entry of that number.
        let mut busy = held(&folder);
        let outcomes: Vec<_> = [(1, 35), (1, 45), (2, 35)]
            .into_iter()
            .zip(100..)
            .map(|((table, loser), number)| {
                let waiting = desk.tournament_cache().waiting(&slug(SLUG));
                let desk = &desk;
                let sent = scope
                    .spawn(move || desk.submit(&slug(SLUG), &submission(number), |_| Ok(win(table, loser))));
                wait_until(|| desk.tournament_cache().waiting(&slug(SLUG)) == waiting + 1);
                sent
            })
            .collect();
        let foreign = other.tournament(&slug(SLUG)).unwrap();
        let line = foreign.log.last().unwrap().sealed.clone();
        let drop_out = Command::DropPlayer(DropPlayer { player: PlayerId(4), reason: "left".into() });
        let [entry] = &foreign.tournament.decide(&drop_out).unwrap()[..] else { panic!() };
        let payload = serde_json::to_string(entry).unwrap();
        let kind = entry.kind().to_owned();
        let line = arbiter::domain::tournament::hash_chain::SealedEntry {
            sequence: before + 1,
            payload,
            kind,
            ..line.clone()
        }
        .seal_after(&line.hash);
        let (at, submission) = (line.at.timestamp_millis(), line.submission);
        busy.batch_execute(&format!(
            "INSERT INTO match_log (tournament, sequence, at_ms, actor, role, submission, kind, payload, hash) \
             VALUES ('{}', {}, {at}, '{}', '{}', '{submission}', '{}', '{}', '{}'); COMMIT",
            foreign.id(),
            line.sequence,
            line.actor,
            line.role,
            line.kind,
            line.payload,
            line.hash
        ))
        .unwrap();
        let outcomes: Vec<SubmissionOutcome> =
            outcomes.into_iter().map(|sent| sent.join().unwrap().unwrap()).collect();
        let recorded = outcomes.iter().filter(|outcome| **outcome == SubmissionOutcome::Recorded).count();
        assert_eq!(
            recorded, 2,
            "one of the two at a table is contradicted, in whichever order they come: {outcomes:?}"
        );
    });
    assert_eq!(desk.tournament(&slug(SLUG)).unwrap().sequence(), before + 4);
    let found = &desk.verify(None).unwrap()[0];
    assert!(found.holds(), "{:?}", found.problems);
}

#[test]
fn a_command_may_read_the_desk_while_it_is_built() {
    let (_folder, desk) = playing(4);
    let outcome = answered(|| {
        desk.submit(&slug(SLUG), &submission(100), |here| {
            assert_eq!(desk.tournament(&slug(SLUG))?.head(), here.head());
            desk.precedents()?;
            // Even to write there: the command is then built once more on the result.
            desk.submit(&slug(SLUG), &submission(101), |_| Ok(win(2, 35)))?;
            Ok(win(1, 35))
        })
    });
    assert_eq!(outcome.unwrap(), SubmissionOutcome::Recorded);
    let here = desk.tournament(&slug(SLUG)).unwrap();
    let results = here.log.iter().filter(|line| line.kind == "result-recorded").count();
    assert_eq!(results, 2);
}

#[test]
fn no_reader_waits_for_somebody_elses_disk_write() {
    let (folder, desk) = playing(4);
    std::thread::scope(|scope| {
        let busy = held(&folder);
        let writer = scope.spawn(|| desk.submit(&slug(SLUG), &submission(100), |_| Ok(win(1, 35))).unwrap());
        wait_until(|| desk.tournament_cache().waiting(&slug(SLUG)) == 1);
        let here = answered(|| desk.tournament(&slug(SLUG)).unwrap());
        assert!(!writer.is_finished());
        assert!(!here.tournament.has_results(), "nothing is shown that is not committed");
        drop(busy);
        assert_eq!(writer.join().unwrap(), SubmissionOutcome::Recorded);
    });
    assert!(desk.tournament(&slug(SLUG)).unwrap().tournament.has_results());
}

#[test]
fn names_are_written_with_their_entries_in_one_commit() {
    let (folder, desk) = desk();
    let names: Vec<String> = (1..=300).map(|number| format!("Player Number {number}")).collect();
    let before = desk.database_work().commits;
    desk.register(&slug(SLUG), &submission(2), &names.join("\n")).unwrap();
    assert_eq!(desk.database_work().commits - before, 1);
    for desk in [&desk, &desk_in(&folder)] {
        let here = desk.tournament(&slug(SLUG)).unwrap();
        assert_eq!(
            (here.name(PlayerId(1)), here.name(PlayerId(300))),
            (names[0].clone(), names[299].clone())
        );
    }
    let before = desk.database_work().commits;
    for (number, name) in (10..).zip(["Kira", "Odo", "Quark"]) {
        desk.register(&slug(SLUG), &submission(number), name).unwrap();
    }
    assert_eq!(desk.database_work().commits - before, 3, "the control: three forms are three commits");
}

#[test]
fn a_refusal_leaves_no_name_behind() {
    let (_folder, desk) = playing(2);
    let known = |name: &str| crate::support::database::people_named(&desk, name);
    desk.submit(&slug(SLUG), &submission(5), |_| Ok(win(1, 35))).unwrap();
    let closed = [
        Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }),
        Command::CloseTournament(CloseTournament {}),
    ];
    desk.register(&slug(SLUG), &submission(10), "Kira").unwrap();
    assert_eq!(known("Kira"), 1, "the control: who is registered is known");
    for (number, command) in (6..).zip(closed) {
        desk.submit(&slug(SLUG), &submission(number), |_| Ok(command.clone())).unwrap();
    }
    let refused = desk.register(&slug(SLUG), &submission(11), "Odo");
    assert!(matches!(refused, Err(DeskError::Refused(_))), "{refused:?}");
    assert_eq!(known("Odo"), 0);
}

#[test]
fn a_submission_that_cannot_be_written_leaves_nothing() {
    let (_folder, desk) = playing(2);
    let sequence = desk.tournament(&slug(SLUG)).unwrap().sequence();
    let stranger = arbiter::domain::id::PersonId::new(Uuid::from_u128(77));
    let refused = desk.submit(&slug(SLUG), &submission(100), |_| {
        let names = vec![arbiter::app::NameChange::Rename(stranger, "Dax".to_owned())];
        Ok(arbiter::app::Decided::with_names(win(1, 35), names))
    });
    assert!(matches!(refused, Err(DeskError::Store(StoreError::NotFound("person")))), "{refused:?}");
    assert_eq!(desk.tournament(&slug(SLUG)).unwrap().sequence(), sequence);
    let again = desk.submit(&slug(SLUG), &submission(100), |_| Ok(win(1, 35)));
    assert_eq!(again.unwrap(), SubmissionOutcome::Recorded, "and the next one follows what is there");
}

#[test]
fn player_names_count_towards_the_memory_limit() {
    let (_folder, desk) = desk();
    let named: Vec<Slug> = (2..=5).map(|number| create(&desk, number)).collect();
    let long = |number: usize| format!("{number:03} {}", "x".repeat(56));
    let all: Vec<String> = (0..200).map(long).collect();
    for slug in &named {
        desk.register(slug, &submission(1_000), &all.join("\n")).unwrap();
    }
    let here = desk.tournament(&named[0]).unwrap();
    let (log, names): (usize, usize) = (
        here.log.iter().map(|line| line.payload.len() + line.actor.len() + line.hash.as_str().len()).sum(),
        here.names.values().map(String::len).sum(),
    );
    assert!(names == 200 * 60 && here.bytes() >= log + 2 * names, "{} for {log} and {names}", here.bytes());
    // The control: the same log without the names is smaller by more than they are long.
    let mut bare = arbiter::app::Snapshot::clone(&here);
    bare.names = Default::default();
    assert!(bare.bytes() + 2 * names <= here.bytes());
    // Tournaments that would fit without their names do not all fit with them.
    let most = 4 * bare.bytes();
    let few = crate::support::desk_over(desk.database()).holding(most);
    for slug in &named {
        few.tournament(slug).unwrap();
    }
    assert!(few.tournament_cache().bytes() <= most, "{} of {most}", few.tournament_cache().bytes());
    assert!(named.iter().any(|slug| few.tournament_cache().find(slug).is_none()));
}

#[test]
fn cached_tournaments_stay_within_the_limit_and_are_read_again_on_demand() {
    let (_folder, desk) = desk();
    let one = desk.tournament(&slug(SLUG)).unwrap().bytes();
    let slugs: Vec<Slug> = (2..=8).map(|number| create(&desk, number)).collect();
    for slug in &slugs {
        desk.register(slug, &submission(1_000), "Kira\nOdo").unwrap();
    }
    for slug in &slugs {
        desk.tournament(slug).unwrap();
    }
    assert!(
        desk.tournament_cache().bytes() >= 8 * one,
        "the control: without a bound that matters all are held"
    );

    let few = crate::support::desk_over(desk.database()).holding(3 * one + one / 2);
    for slug in &slugs {
        few.tournament(slug).unwrap();
    }
    assert!(
        few.tournament_cache().bytes() <= 3 * one + one / 2,
        "{} of {one} each",
        few.tournament_cache().bytes()
    );
    let is_held = |slug: &Slug| few.tournament_cache().find(slug).is_some();
    for slug in &slugs[..3] {
        few.tournament(slug).unwrap();
    }
    assert!(slugs[..3].iter().all(&is_held) && !is_held(&slugs[3]));
    few.tournament(&slugs[0]).unwrap();
    few.tournament(&slugs[4]).unwrap();
    assert!(is_held(&slugs[0]) && !is_held(&slugs[1]), "the one asked for longest ago goes");
    for slug in &slugs {
        let (here, there) = (few.tournament(slug).unwrap(), desk.tournament(slug).unwrap());
        assert_eq!(
            (here.head(), &here.tournament, &here.names),
            (there.head(), &there.tournament, &there.names)
        );
        assert_eq!(here.name(PlayerId(2)), "Odo");
    }
    few.submit(&slugs[0], &submission(2_000), |_| {
        Ok(Command::DropPlayer(DropPlayer { player: PlayerId(1), reason: "left".into() }))
    })
    .unwrap();
    assert_eq!(few.tournament(&slugs[0]).unwrap().head(), desk.tournament(&slugs[0]).unwrap().head());
}
