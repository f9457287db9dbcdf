//! The desk over a real database: sent twice, sent at once, exported, verified, tampered with.

use std::sync::Barrier;

use crate::support::database::{count, people_named, put_list};
use crate::support::program::{Program, wait_for};
use crate::support::scenario::win_in_round_1 as win;
use crate::support::slug;
use arbiter::app::DatabaseUrl;
use arbiter::app::{Actor, Decided, Desk, DeskError, FormSubmission, SubmissionOutcome};
use arbiter::domain::actor::ActorId;
use arbiter::domain::awaited::Awaited;
use arbiter::domain::id::{AtTable, PlayerId, RoundNumber, Slug, SubmissionId, TableNumber, TournamentId};
use arbiter::domain::tournament::command::{
    CloseRound, Command, PairRound, PublishRound, RecordResult, RegisterPlayers, ReportResult, SubmitDeck,
};
use arbiter::domain::tournament::expected::Expected;
use arbiter::domain::tournament::hash_chain::SealedEntry;
use arbiter::domain::tournament::player_refusal::PlayerRefusal;
use arbiter::domain::tournament::refusal::Refusal;
use arbiter::domain::tournament::role::Role;
use arbiter::domain::tournament::stale_refusal::StaleRefusal;
use chrono::{DateTime, Utc};
use diesel::connection::SimpleConnection;
use diesel::{Connection, SqliteConnection};
use tempfile::TempDir;
use uuid::Uuid;

/// A desk over an empty database in a folder of its own.
struct House {
    desk: Desk,
    folder: TempDir,
}

const SLUG: &str = "deep-space-open";

fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_778_570_000, 0).unwrap()
}

fn submission(number: u128, body: &str) -> FormSubmission {
    FormSubmission {
        actor: Actor { id: "account:nog".into(), role: Role::Scorekeeper },
        submission: SubmissionId::new(Uuid::from_u128(number)),
        body: body.to_owned(),
        now: now(),
        expects: Vec::new(),
    }
}

fn desk_in(folder: &TempDir, file: &str) -> Desk {
    let url = DatabaseUrl::Sqlite(folder.path().join(file));
    crate::support::desk_over(&url)
}

impl House {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let desk = desk_in(&folder, "arbiter.db");
        let id = TournamentId::new(Uuid::from_u128(1));
        assert_eq!(
            desk.create(id, &submission(1, "create"), &crate::support::scenario::creation("tcc-1e-2023"))
                .unwrap(),
            SLUG
        );
        Self { desk, folder }
    }

    fn with_players(count: u32) -> Self {
        let house = Self::new();
        let names: Vec<String> = (1..=count).map(|number| format!("Player Number {number}")).collect();
        house.desk.register(&slug(SLUG), &submission(2, "register"), &names.join("\n")).unwrap();
        house
    }

    fn playing(count: u32) -> Self {
        let house = Self::with_players(count);
        house.give(3, "pair", Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] })).unwrap();
        house.give(4, "publish", Command::PublishRound(PublishRound {})).unwrap();
        house
    }

    fn give(&self, number: u128, body: &str, command: Command) -> Result<SubmissionOutcome, DeskError> {
        self.desk.submit(&slug(SLUG), &submission(number, body), |_| Ok(command.clone()))
    }

    fn entries(&self) -> usize {
        self.desk.tournament(&slug(SLUG)).unwrap().log.len()
    }
}

#[test]
fn a_form_sent_twice_counts_once_and_gets_the_same_answer() {
    let house = House::playing(4);
    let before = house.entries();
    assert_eq!(house.give(10, "100-35", win(1, 35)).unwrap(), SubmissionOutcome::Recorded);
    assert_eq!(house.give(10, "100-35", win(1, 35)).unwrap(), SubmissionOutcome::Recorded);
    assert_eq!(house.entries(), before + 1);
    let again = crate::support::desk_over(house.desk.database());
    let answer = again.submit(&slug(SLUG), &submission(10, "100-35"), |_| Ok(win(1, 35))).unwrap();
    assert_eq!(answer, SubmissionOutcome::Recorded, "also after a restart");
    assert_eq!(house.entries(), before + 1);
}

#[test]
fn one_more_entry_copies_no_line_of_the_log_and_parses_none_again() {
    let house = House::playing(4);
    let before = house.desk.tournament(&slug(SLUG)).unwrap();
    house.give(10, "100-35", win(1, 35)).unwrap();
    let after = house.desk.tournament(&slug(SLUG)).unwrap();
    assert_eq!(after.log.len(), before.log.len() + 1);
    assert!(before.log.iter().zip(after.log.iter()).all(|(old, new)| std::ptr::eq(old, new)));
    // The control: a desk that reads the log has lines of its own.
    let again = crate::support::desk_over(house.desk.database()).tournament(&slug(SLUG)).unwrap();
    assert!(!after.log.iter().zip(again.log.iter()).any(|(old, new)| std::ptr::eq(old, new)));
}

#[test]
fn a_form_that_showed_something_else_records_nothing_but_is_answered_as_before_if_it_came_before() {
    let house = House::playing(2);
    let round = RoundNumber(1);
    let open = house.desk.tournament(&slug(SLUG)).unwrap().tournament.round(round).unwrap().open_hash();
    let send = |number| {
        let sent = submission(number, "100-35").expecting([Expected::OpenTables(round, open.clone())]);
        house.desk.submit(&slug(SLUG), &sent, |_| Ok(win(1, 35)))
    };
    assert_eq!(send(10).unwrap(), SubmissionOutcome::Recorded);
    let before = house.entries();
    let stale = send(11);
    assert!(
        matches!(stale, Err(DeskError::Refused(Refusal::Stale(StaleRefusal::OpenTablesChanged)))),
        "{stale:?}"
    );
    assert_eq!(send(10).unwrap(), SubmissionOutcome::Recorded, "the same form again");
    assert_eq!(house.entries(), before);
    // The control: a form that showed nothing is only decided.
    assert_eq!(house.give(12, "100-35", win(1, 35)).unwrap(), SubmissionOutcome::AlreadyThere);
    // What follows from a form comes after what that form changed.
    let sent = submission(13, "close").expecting([Expected::OpenTables(round, open.clone())]);
    assert!(sent.followed_by("pair").expects.is_empty());
}

#[test]
fn the_same_form_with_another_body_is_refused_with_both_shown() {
    let house = House::playing(4);
    house.give(10, "/result\n100-35", win(1, 35)).unwrap();
    match house.give(10, "/result\n100-45", win(1, 45)) {
        Err(DeskError::SentDifferently { first, now }) => {
            assert_eq!((first.as_str(), now.as_str()), ("/result\n100-35", "/result\n100-45"));
        }
        other => panic!("{other:?}"),
    }
}

/// Anybody who has an export knows the numbers of forms, and nothing of what was in them.
#[test]
fn what_was_sent_first_is_told_to_its_sender_alone_and_on_the_same_form() {
    let house = House::playing(4);
    house.give(10, "/result\n100-35", win(1, 35)).unwrap();
    let other = Actor { id: "account:rom".into(), role: Role::Scorekeeper };
    let by = |actor: Actor, body: &str| {
        let sent = FormSubmission { actor, ..submission(10, body) };
        house.desk.submit(&slug(SLUG), &sent, |_| Ok(win(1, 45)))
    };
    for (actor, body) in [
        (other.clone(), "/result\n100-45"),
        (Actor { id: ActorId::Player(PlayerId(1)), role: Role::Player }, "/result\n100-45"),
        (submission(10, "").actor, "/call\n100-45"),
    ] {
        let refused = by(actor, body);
        assert!(matches!(&refused, Err(DeskError::NumberUsed { now }) if now == body), "{refused:?}");
        assert!(!refused.unwrap_err().to_string().contains("100-35"));
    }
    // The controls: the sender reads it, and the same content is recorded already, from any sender.
    let again = by(submission(10, "").actor, "/result\n100-45");
    assert!(matches!(again, Err(DeskError::SentDifferently { .. })), "{again:?}");
    assert_eq!(by(other, "/result\n100-35").unwrap(), SubmissionOutcome::Recorded);
}

#[test]
fn registering_twice_with_one_form_keeps_each_name_once() {
    let house = House::new();
    for _ in 0..2 {
        house.desk.register(&slug(SLUG), &submission(2, "register"), "Kira\nOdo").unwrap();
    }
    assert_eq!(house.desk.tournament(&slug(SLUG)).unwrap().tournament.players().count(), 2);
    assert_eq!(people_named(&house.desk, "KIRA"), 1);
}

#[test]
fn two_scorekeepers_at_one_table_never_overwrite_each_other() {
    for race in 0..20_u128 {
        let house = House::playing(2);
        let barrier = Barrier::new(2);
        let outcomes: Vec<SubmissionOutcome> = std::thread::scope(|scope| {
            let send = |number: u128, loser: i64| {
                barrier.wait();
                house.give(number, &loser.to_string(), win(1, loser)).unwrap()
            };
            let one = scope.spawn(move || send(100 + race, 35));
            let other = scope.spawn(move || send(200 + race, 45));
            vec![one.join().unwrap(), other.join().unwrap()]
        });
        let recorded = outcomes.iter().filter(|outcome| **outcome == SubmissionOutcome::Recorded).count();
        let contradicts =
            outcomes.iter().filter(|outcome| **outcome == SubmissionOutcome::Contradicts).count();
        assert_eq!((recorded, contradicts), (1, 1));
        let kinds: Vec<String> =
            house.desk.tournament(&slug(SLUG)).unwrap().log.iter().map(|line| line.kind.clone()).collect();
        assert!(kinds.ends_with(&["result-recorded".to_owned(), "result-contradicted".to_owned()]));
    }
}

#[test]
fn a_name_corrected_or_erased_changes_in_every_process_and_at_every_tournament() {
    let house = House::with_players(2);
    let (other, first, second) = one_person_twice(&house);
    let seen = |desk: &Desk, slug: &Slug| desk.tournament(slug).unwrap().name(PlayerId(1));
    let head = other.tournament(&first).unwrap().head_code();
    let by_operator = |number, body| FormSubmission { actor: Actor::operator(), ..submission(number, body) };
    house.desk.rename(&first, &by_operator(22, "right"), PlayerId(1), "Kira").unwrap();
    for slug in [&first, &second] {
        assert_eq!((seen(&house.desk, slug), seen(&other, slug)), ("Kira".to_owned(), "Kira".to_owned()));
    }
    assert_ne!(
        other.tournament(&first).unwrap().head_code(),
        head,
        "two sheets with two names have two codes"
    );
    for _ in 0..2 {
        house.desk.erase(&first, &by_operator(23, "gone"), PlayerId(1)).unwrap();
    }
    for slug in [&first, &second] {
        assert_eq!(seen(&other, slug), "Player 1");
    }
    let kinds = |slug: &Slug| {
        other.tournament(slug).unwrap().log.iter().filter(|it| it.kind == "name-erased").count()
    };
    assert_eq!((kinds(&first), kinds(&second)), (1, 1), "sent twice, recorded once");
}

/// Two tournaments at which one person plays as the first player, and another process that has read both.
fn one_person_twice(house: &House) -> (Desk, Slug, Slug) {
    let elsewhere = TournamentId::new(Uuid::from_u128(2));
    let creation = crate::support::scenario::creation("tcc-1e-2023");
    let second = house.desk.create(elsewhere, &submission(20, "again"), &creation).unwrap();
    let persons =
        vec![house.desk.tournament(&slug(SLUG)).unwrap().tournament.player(PlayerId(1)).unwrap().person];
    let register = |_: &_| Ok(Command::RegisterPlayers(RegisterPlayers { persons: persons.clone() }));
    house.desk.submit(&second, &submission(21, "in"), register).unwrap();
    let other = desk_in(&house.folder, "arbiter.db");
    for slug in [&slug(SLUG), &second] {
        let seen = other.tournament(slug).unwrap().name(PlayerId(1));
        assert_eq!(seen, "Player Number 1", "the other process keeps the name");
    }
    (other, slug(SLUG), second)
}

#[test]
fn an_erasure_that_stops_halfway_leaves_no_log_behind_and_goes_on_when_it_is_asked_again() {
    let house = House::with_players(2);
    let (other, first, second) = one_person_twice(&house);
    let seen = |slug: &Slug| other.tournament(slug).unwrap().name(PlayerId(1));
    let erase = |number, body| {
        let sent = FormSubmission { actor: Actor::operator(), ..submission(number, body) };
        house.desk.erase(&first, &sent, PlayerId(1))
    };
    // The first tournament knows this number from another form, so that its own entry fails.
    house.desk.rename(&first, &submission(22, "another form"), PlayerId(2), "Kira").unwrap();
    assert!(matches!(erase(22, "gone"), Err(DeskError::NumberUsed { .. })));
    assert_eq!((seen(&first).as_str(), seen(&second).as_str()), ("Player Number 1", "Player 1"));
    for number in [23, 24] {
        erase(number, "gone").unwrap();
    }
    assert_eq!((seen(&first).as_str(), seen(&second).as_str()), ("Player 1", "Player 1"));
    let erased = |slug: &Slug| {
        other.tournament(slug).unwrap().log.iter().filter(|it| it.kind == "name-erased").count()
    };
    assert_eq!((erased(&first), erased(&second)), (1, 1), "each log says it once");
}

#[test]
fn an_erasure_takes_how_a_person_is_reached_at_each_tournament_also_where_it_stops_halfway() {
    let house = House::with_players(2);
    let (other, first, second) = one_person_twice(&house);
    let says = |slug: &Slug, player: u32, contact: &str| {
        other.change_contact(&other.tournament(slug).unwrap(), PlayerId(player), contact).unwrap();
    };
    says(&first, 2, "odo@ds9");
    for slug in [&first, &second] {
        says(slug, 1, "kira@ds9");
    }
    let reached = || {
        [&first, &second].map(|slug| other.contact(&other.tournament(slug).unwrap(), PlayerId(1)).unwrap())
    };
    assert_eq!(reached(), ["kira@ds9", "kira@ds9"]);
    house.desk.rename(&first, &submission(22, "another form"), PlayerId(2), "Odo").unwrap();
    let sent = FormSubmission { actor: Actor::operator(), ..submission(22, "gone") };
    assert!(house.desk.erase(&first, &sent, PlayerId(1)).is_err());
    assert_eq!(reached(), ["kira@ds9", ""], "with the entry that says so");
    assert_eq!(other.complete_erasures(now()).unwrap(), 1);
    assert_eq!(reached(), ["", ""]);
    assert_eq!(count(&other, "contacts"), 1, "that of somebody else");
}

/// An erasure that stops after the second tournament's log says so: the first knows its number from another form.
fn half_erased(house: &House) -> (Desk, Slug, Slug) {
    let (other, first, second) = one_person_twice(house);
    house.desk.rename(&first, &submission(22, "another form"), PlayerId(2), "Kira").unwrap();
    let sent = FormSubmission { actor: Actor::operator(), ..submission(22, "gone") };
    assert!(house.desk.erase(&first, &sent, PlayerId(1)).is_err());
    assert_eq!(other.tournament(&second).unwrap().name(PlayerId(1)), "Player 1");
    assert_eq!(people_named(&other, "Player Number 1"), 1, "lists show the name");
    assert_eq!(count(&other, "erasures"), 1);
    (other, first, second)
}

#[test]
fn an_erasure_that_stopped_halfway_is_completed_after_a_start_in_the_name_of_those_who_asked() {
    let house = House::with_players(2);
    let (_, first, second) = half_erased(&house);
    let restarted = desk_in(&house.folder, "arbiter.db");
    assert_eq!(restarted.complete_erasures(now()).unwrap(), 1);
    assert_eq!(people_named(&restarted, "Player Number 1"), 0);
    assert_eq!(count(&restarted, "erasures"), 0);
    for slug in [&first, &second] {
        let here = restarted.tournament(slug).unwrap();
        assert_eq!(here.name(PlayerId(1)), "Player 1");
        let erased: Vec<_> = here.log.iter().filter(|it| it.kind == "name-erased").collect();
        assert_eq!(erased.len(), 1, "{slug}");
        assert_eq!((erased[0].actor.as_str(), erased[0].role.as_str()), ("operator", "operator"));
        assert!(!restarted.export(slug).unwrap().contains("Player Number 1"));
    }
    assert!(restarted.verify(None).unwrap().iter().all(|found| found.holds() && !found.lists_differ));
    let head = restarted.tournament(&first).unwrap().head();
    assert_eq!(restarted.complete_erasures(now()).unwrap(), 0, "nothing is left");
    assert_eq!(restarted.tournament(&first).unwrap().head(), head);
}

#[test]
fn an_erasure_is_completed_though_the_player_was_told_apart_meanwhile() {
    let house = House::with_players(2);
    let (other, first, second) = half_erased(&house);
    let apart = FormSubmission { actor: Actor::operator(), ..submission(24, "somebody else") };
    other.tell_apart(&first, &apart, PlayerId(1)).unwrap();
    assert_eq!(other.complete_erasures(now()).unwrap(), 1);
    let named = |slug: &Slug| other.tournament(slug).unwrap().name(PlayerId(1));
    assert_eq!((named(&first).as_str(), named(&second).as_str()), ("Player Number 1", "Player 1"));
    assert_eq!(people_named(&other, "Player Number 1"), 1, "that of the other person");
    assert_eq!(count(&other, "erasures"), 0);
}

#[test]
fn an_erasure_that_was_refused_before_any_log_said_so_is_not_completed_later() {
    let house = House::with_players(2);
    let (other, first, second) = one_person_twice(&house);
    // Here it is the second tournament that knows the number.
    house.desk.register(&second, &submission(22, "another form"), "Kira").unwrap();
    let sent = FormSubmission { actor: Actor::operator(), ..submission(22, "gone") };
    assert!(matches!(house.desk.erase(&first, &sent, PlayerId(1)), Err(DeskError::NumberUsed { .. })));
    assert_eq!((count(&other, "erasures"), other.complete_erasures(now()).unwrap()), (0, 0));
    for slug in [&first, &second] {
        assert_eq!(other.tournament(slug).unwrap().name(PlayerId(1)), "Player Number 1");
    }
}

#[test]
fn the_program_completes_at_its_start_what_was_interrupted() {
    let house = House::with_players(2);
    let (other, ..) = half_erased(&house);
    let _program = Program::serve_in(house.folder);
    wait_for(|| match people_named(&other, "Player Number 1") {
        0 => Ok(()),
        _ => Err("the name is still there".to_owned()),
    });
}

#[test]
fn an_export_holds_neither_an_erased_name_nor_a_former_one() {
    let house = House::with_players(2);
    let rename = |number, name: &str| {
        house.desk.rename(&slug(SLUG), &submission(number, name), PlayerId(1), name).unwrap();
    };
    rename(20, "Kyra Nerys");
    rename(21, "Kira Nerys");
    let export = || house.desk.export(&slug(SLUG)).unwrap();
    assert!(export().contains("Kira Nerys") && !export().contains("Kyra"), "control: the name of today");
    assert_eq!(count(&house.desk, "former_names"), 2);
    house.desk.erase(&slug(SLUG), &submission(22, "gone"), PlayerId(1)).unwrap();
    for name in ["Player Number 1", "Kyra", "Kira", "Nerys"] {
        assert!(!export().contains(name), "{name}");
    }
    assert_eq!(count(&house.desk, "former_names"), 0);
}

#[test]
fn a_damaged_log_keeps_nobody_from_being_erased_and_says_so_once_it_is_mended() {
    let house = House::with_players(2);
    let (_, first, second) = one_person_twice(&house);
    let there = house.desk.tournament(&second).unwrap();
    house.desk.change_contact(&there, PlayerId(1), "kira@ds9").unwrap();
    let path = house.folder.path().join("arbiter.db");
    let mut file = SqliteConnection::establish(path.to_str().unwrap()).unwrap();
    let mut write = |change: &str| {
        let update = format!(
            "PRAGMA busy_timeout = 5000; DROP TRIGGER IF EXISTS match_log_refuses_update; UPDATE match_log SET \
             actor = {change} WHERE tournament IN (SELECT id FROM tournaments WHERE slug = '{second}')"
        );
        file.batch_execute(&update).unwrap();
    };
    write("actor || 'x'");
    let (desk, beside) = (desk_in(&house.folder, "arbiter.db"), desk_in(&house.folder, "arbiter.db"));
    let damaged = desk.id_at(&second).unwrap();
    let both = [&desk, &beside];
    let seen = |desk: &Desk, slug: &Slug| desk.tournament(slug).unwrap().name(PlayerId(1));
    for desk in both {
        assert_eq!(seen(desk, &second), "Player Number 1");
        assert!(desk.tournament(&second).unwrap().broken.is_some());
    }
    let pages = both.map(|desk| desk.head_of(damaged));
    let erase = |desk: &Desk, number| {
        let sent = FormSubmission { actor: Actor::operator(), ..submission(number, "gone") };
        desk.erase(&first, &sent, PlayerId(1)).unwrap();
    };
    erase(&desk, 22);
    assert_eq!(count(&desk, "contacts"), 0, "without an entry there, too");
    for (desk, page) in both.into_iter().zip(pages) {
        assert_eq!((seen(desk, &first).as_str(), seen(desk, &second).as_str()), ("Player 1", "Player 1"));
        assert_ne!(desk.head_of(damaged), page, "no page is shown that was made before");
    }
    // Once the log is mended, asking again completes it.
    write("substr(actor, 1, length(actor) - 1)");
    let mended = desk_in(&house.folder, "arbiter.db");
    erase(&mended, 23);
    let entries = |slug: &Slug| {
        mended.tournament(slug).unwrap().log.iter().filter(|it| it.kind == "name-erased").count()
    };
    assert_eq!((entries(&first), entries(&second)), (1, 1));
}

#[test]
fn of_two_who_erase_a_name_at_once_neither_is_refused() {
    for _ in 0..20 {
        let house = House::with_players(2);
        let (other, first, second) = one_person_twice(&house);
        std::thread::scope(|scope| {
            for (number, desk, slug) in [(30, &house.desk, &first), (31, &other, &second)] {
                scope.spawn(move || {
                    let sent = FormSubmission { actor: Actor::operator(), ..submission(number, "gone") };
                    desk.erase(slug, &sent, PlayerId(1)).unwrap();
                });
            }
        });
        for slug in [&first, &second] {
            let here = other.tournament(slug).unwrap();
            assert_eq!(here.name(PlayerId(1)), "Player 1");
            assert!(here.tournament.player(PlayerId(1)).unwrap().is_erased);
        }
    }
}

#[test]
fn two_processes_on_one_file_lose_nothing() {
    let house = House::playing(64);
    let other = desk_in(&house.folder, "arbiter.db");
    let before = house.entries();
    std::thread::scope(|scope| {
        for (which, desk) in [&house.desk, &other].into_iter().enumerate() {
            scope.spawn(move || {
                for table in (1..=32_u32).filter(|table| *table as usize % 2 == which) {
                    let number = 1_000 + u128::from(table);
                    desk.submit(&slug(SLUG), &submission(number, "win"), |_| Ok(win(table, 35))).unwrap();
                }
            });
        }
    });
    assert_eq!(house.entries(), before + 32);
    assert!(house.desk.verify(None).unwrap()[0].holds());
}

#[test]
fn an_export_with_a_deck_list_comes_back_with_the_list() {
    let house = House::playing(2);
    let here = house.desk.tournament(&slug(SLUG)).unwrap();
    let list = "6 Missions\n1 “Kevin Uxbridge”\n";
    let sha256 = arbiter::domain::hash::ListHash::of(list);
    put_list(&house.desk, here.id(), &sha256, list);
    let deck = Command::SubmitDeck(SubmitDeck {
        player: PlayerId(1),
        sha256,
        errors: 0,
        cards: 7,
        by_staff: true,
        agrees: None,
    });
    house.give(10, "deck", deck).unwrap();
    let text = house.desk.export(&slug(SLUG)).unwrap();
    assert!(text.contains("Kevin Uxbridge"));
    let elsewhere = desk_in(&house.folder, "elsewhere.db");
    assert_eq!(elsewhere.import(&text).unwrap(), SLUG);
    assert_eq!(elsewhere.export(&slug(SLUG)).unwrap(), text);
    assert!(matches!(elsewhere.import(&text), Err(DeskError::Taken(_))), "twice is refused");
}

#[test]
fn an_export_with_a_changed_score_is_refused_as_a_whole() {
    let house = House::playing(2);
    house.give(10, "100-35", win(1, 35)).unwrap();
    let text = house.desk.export(&slug(SLUG)).unwrap().replace("100,35", "100,45");
    let elsewhere = desk_in(&house.folder, "elsewhere.db");
    assert!(matches!(elsewhere.import(&text), Err(DeskError::Unsound(_))));
    assert!(elsewhere.tournaments().unwrap().readable.is_empty());
    assert_eq!(people_named(&elsewhere, "Player Number 1"), 0, "nothing half-stored");
}

#[test]
fn an_entry_that_is_not_an_object_is_not_imported_though_its_chain_verifies() {
    let house = House::with_players(2);
    let log = house.desk.tournament(&slug(SLUG)).unwrap().log.clone();
    let last = log.last().unwrap();
    let with_payload = |payload: &str| {
        let entry = SealedEntry { payload: payload.to_owned(), ..last.sealed.clone() };
        let entry = entry.seal_after(&log[log.len() - 2].hash);
        let mut line = serde_json::to_value(&entry).unwrap();
        line["line"] = "entry".into();
        let text = house.desk.export(&slug(SLUG)).unwrap();
        let (before, _) = text.trim_end().rsplit_once('\n').unwrap();
        desk_in(&house.folder, &format!("{}.db", payload.len())).import(&format!("{before}\n{line}\n"))
    };
    for (payload, words) in [
        (r#"["player-dropped",1,0,"left"]"#, "it is not a JSON object"),
        (r#"{"entry":"prophecy"}"#, "“prophecy” is not known here"),
        (r#"{"entry":"player-dropped","player":1,"reason":"x"}"#, "“after_round” is missing"),
    ] {
        let refused = with_payload(payload).unwrap_err();
        assert!(matches!(refused, DeskError::Unreadable { .. }), "{refused:?}");
        assert!(refused.to_string().contains(words), "{refused}");
    }
    with_payload(&last.payload).unwrap();
}

#[test]
fn an_import_names_the_line_it_cannot_use() {
    let house = House::with_players(2);
    let text = house.desk.export(&slug(SLUG)).unwrap() + "rubbish\n";
    let elsewhere = desk_in(&house.folder, "elsewhere.db");
    let line = text.lines().count();
    match elsewhere.import(&text) {
        Err(DeskError::Unusable(why)) => {
            let words = why.to_string();
            assert!(words.starts_with(&format!("Line {line} of the export cannot be used")), "{words}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn verify_recomputes_the_standings_and_names_a_changed_entry() {
    let house = House::playing(4);
    house.give(10, "100-35", win(1, 35)).unwrap();
    let found = &house.desk.verify(Some(&slug(SLUG))).unwrap()[0];
    assert!(found.holds());
    assert_eq!(found.standings[0].victory_points, Some(4));

    let mut log: Vec<SealedEntry> =
        house.desk.tournament(&slug(SLUG)).unwrap().sealed_entries().cloned().collect();
    let last = log.len() - 1;
    log[last].payload = log[last].payload.replace("100,35", "100,45");
    let broken = arbiter::domain::tournament::hash_chain::verify(TournamentId::new(Uuid::from_u128(1)), &log);
    assert_eq!(
        broken.unwrap_err().to_string(),
        format!("entry {} was changed: its content does not give its hash", last + 1)
    );
}

#[test]
fn names_can_be_erased_without_breaking_the_log() {
    let house = House::playing(2);
    let snapshot = house.desk.tournament(&slug(SLUG)).unwrap();
    assert_eq!(snapshot.name(PlayerId(1)), "Player Number 1");
    assert!(snapshot.log.iter().all(|line| !line.payload.contains("Number 1")), "no name in the chain");
    house.desk.erase(&slug(SLUG), &submission(30, "erase"), PlayerId(1)).unwrap();
    let snapshot = house.desk.tournament(&slug(SLUG)).unwrap();
    assert_eq!(snapshot.name(PlayerId(1)), "Player 1");
    assert!(house.desk.verify(None).unwrap()[0].holds());
}

#[test]
fn display_names_are_built_once_and_again_only_when_a_name_changes() {
    let house = House::playing(8);
    let here = || house.desk.tournament(&slug(SLUG)).unwrap();
    let before = here();
    assert_eq!(before.name(PlayerId(3)), "Player Number 3");
    for table in 1..=4 {
        house.give(10 + u128::from(table), "win", win(table, 35)).unwrap();
    }
    let after = here();
    assert!(after.sequence() > before.sequence());
    assert!(std::ptr::eq(before.display_names(), after.display_names()), "a result names nobody");
    house.desk.rename(&slug(SLUG), &submission(20, "rename"), PlayerId(3), "Player Number 4").unwrap();
    let renamed = here();
    assert!(!std::ptr::eq(after.display_names(), renamed.display_names()));
    assert_eq!(
        renamed.display_names().pair([PlayerId(3), PlayerId(4)]),
        ["Player Number 4 (3)", "Player Number 4 (4)"]
    );
    assert_eq!(after.name(PlayerId(3)), "Player Number 3", "the older state keeps its names");
}

#[test]
fn a_sentence_of_the_rules_is_shown_with_names() {
    let house = House::with_players(12);
    let snapshot = house.desk.tournament(&slug(SLUG)).unwrap();
    let refusal = |player| PlayerRefusal::NotDropped.of(PlayerId(player));
    assert_eq!(
        [snapshot.refusal(&refusal(12)), snapshot.refusal(&refusal(99)), refusal(12).to_string()],
        ["Player Number 12", "Player 99", "#12"]
            .map(|who| format!("{who} has not dropped and is paired as usual."))
    );
}

#[test]
fn two_tournaments_of_one_title_have_two_addresses() {
    let house = House::new();
    let id = TournamentId::new(Uuid::from_u128(2));
    let slug = house
        .desk
        .create(id, &submission(9, "again"), &crate::support::scenario::creation("tcc-1e-2023"))
        .unwrap();
    assert_eq!(slug, "deep-space-open-2");
}

#[test]
fn an_export_that_nobody_waits_for_stops_halfway() {
    let house = House::playing(100);
    let whole = Awaited::for_looks(u64::MAX);
    house.desk.export_while(&slug(SLUG), &whole).unwrap();
    assert!(whole.looks() >= 100, "{}", whole.looks());
    let leaves = Awaited::for_looks(50);
    assert!(matches!(house.desk.export_while(&slug(SLUG), &leaves), Err(DeskError::NotAwaited(_))));
    assert_eq!(leaves.looks(), 51, "no step is done after the asker has left");
}

#[test]
fn a_round_that_nobody_waits_for_is_not_paired() {
    let house = House::playing(4);
    let mut number = 100;
    let mut give = |command: Command| {
        number += 1;
        assert_eq!(house.give(number, "", command).unwrap(), SubmissionOutcome::Recorded);
    };
    let pair = Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] });
    // After three rounds everybody has met, so that only the exact search pairs the next.
    for round in (1..=3).map(RoundNumber) {
        if round > RoundNumber(1) {
            give(pair.clone());
            give(Command::PublishRound(PublishRound {}));
        }
        for table in 1..=2 {
            let Command::RecordResult(RecordResult { result, .. }) = win(table, 35) else { unreachable!() };
            let at = AtTable::new(round, TableNumber(table));
            give(Command::RecordResult(RecordResult { at, result }));
        }
        give(Command::CloseRound(CloseRound { round, over: vec![] }));
    }
    let before = house.entries();
    let asks = |number, looks| {
        let decided = Decided { awaited: Awaited::for_looks(looks), ..pair.clone().into() };
        house.desk.submit(&slug(SLUG), &submission(number, "pair"), |_| Ok(decided.clone()))
    };
    assert!(matches!(asks(500, 0), Err(DeskError::NotAwaited(_))));
    assert_eq!(house.entries(), before, "nothing is recorded");
    assert_eq!(asks(501, u64::MAX).unwrap(), SubmissionOutcome::Recorded, "the control");
}

#[test]
fn a_player_fills_no_log_and_staff_go_on() {
    let house = House::playing(2);
    let at = AtTable::new(RoundNumber(1), TableNumber(1));
    let here = house.desk.tournament(&slug(SLUG)).unwrap();
    let player = here.tournament.rounds().next().unwrap().tables().next().unwrap().pair.players[0];
    let actor = Actor { id: ActorId::Player(player), role: Role::Player };
    let report = |number: u32| {
        let Command::RecordResult(RecordResult { result, .. }) = win(1, i64::from(number % 2)) else {
            unreachable!()
        };
        let sent =
            FormSubmission { actor: actor.clone(), ..submission(1_000 + u128::from(number), "report") };
        let command = Command::ReportResult(ReportResult { at, player, result });
        house.desk.submit(&slug(SLUG), &sent, |_| Ok(command.clone()))
    };
    for number in 0..200 {
        assert_eq!(report(number).unwrap(), SubmissionOutcome::Recorded);
    }
    let entries = house.entries();
    assert_eq!(report(200).unwrap_err(), DeskError::Refused(Refusal::SentEnough(200)));
    assert_eq!(house.entries(), entries);
    assert_eq!(house.give(2_000, "record", win(1, 35)).unwrap(), SubmissionOutcome::Recorded, "the control");
}
