//! The match log: nothing is lost, duplicated or changed.

use std::collections::{BTreeMap, BTreeSet};
use std::thread;

use crate::app::store::log_marks::GROWN_AFTER;
use crate::app::store::match_log::IS_RULING;
use crate::app::store::url::DatabaseUrl;
use crate::app::store::{
    Answered, ReadModelChange, StoreError, StoredSubmission, Submission, TournamentDump, TournamentRow,
};
use crate::domain::hash::{EntryHash, FormHash, ListHash};
use crate::domain::id::PersonId;
use crate::domain::tournament::entry::LogKind;
use crate::domain::tournament::hash_chain::{SealedEntry, genesis, verify};
use diesel::prelude::*;
use uuid::Uuid;

use super::base::{
    Place, append, append_entries, create, entry, now, slug, some_tournament, statements_written, submission,
    tournament,
};

on_both! {
    what_is_appended_is_read_back
    one_entry_is_one_statement_on_a_server
    logs_with_a_ruling_are_found_with_their_ends
    the_second_to_follow_an_entry_is_stale
    a_submission_counts_once
    a_batch_of_entries_is_whole_or_not_at_all
    entries_that_do_not_follow_are_refused
    an_unknown_tournament_has_no_log
    a_short_name_is_taken_once
    a_tournament_is_created_once
    a_tournament_is_taken_over_whole_or_not_at_all
    many_writers_lose_and_double_nothing
    one_failing_writer_does_not_sink_the_others
    the_same_submission_at_once_counts_once
    nothing_changes_or_deletes_an_entry
    nothing_changes_or_deletes_a_deck_list
    a_broken_connection_is_replaced
    the_mark_of_all_logs_says_which_have_grown
    what_has_grown_is_found_without_walking_through_all_logs
}

fn one_entry_is_one_statement_on_a_server(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "spring");
    let before = statements_written(&store);
    for _ in 0..16 {
        append(&store, id, &submission()).unwrap();
    }
    let each = statements_written(&store) - before;
    // The single statement refuses everything that the separate ones refuse.
    let sent = submission();
    append(&store, id, &sent).unwrap();
    assert!(matches!(append(&store, id, &sent), Err(StoreError::Duplicate(_))));
    let other = submission();
    let stale = append_entries(
        &store,
        id,
        3,
        (vec![entry(4, &EntryHash::stated("no such hash"), &other)], other.clone(), vec![]),
    );
    assert_eq!(stale, Err(StoreError::Stale));
    let head = store.head(id).unwrap().unwrap();
    let false_hash = vec![entry(head.sequence + 1, &EntryHash::stated("no such hash"), &other)];
    let unchained = append_entries(&store, id, head.sequence, (false_hash, other.clone(), vec![]));
    assert_eq!(unchained, Err(StoreError::Stale));
    assert_eq!(store.head(id).unwrap(), Some(head.clone()));
    assert_eq!(store.find_submission(id, other.id).unwrap(), None, "nothing is left of what was refused");
    // The control: two entries take separate statements.
    let next = entry(head.sequence + 1, &head.hash, &other);
    let second = entry(head.sequence + 2, &next.hash, &other);
    let before = statements_written(&store);
    append_entries(&store, id, head.sequence, (vec![next, second], other, vec![])).unwrap();
    let long = statements_written(&store) - before;
    if place.url.is_shared() {
        // The beginning, the entry with its submission, the end.
        assert_eq!((each, long), (3 * 16, 6));
    }
}

fn what_is_appended_is_read_back(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "spring");
    let head = store.head(id).unwrap().unwrap();
    let sent = submission();
    let second = entry(2, &head.hash, &sent);
    let third = entry(3, &second.hash, &sent);
    append_entries(&store, id, 1, (vec![second.clone(), third.clone()], sent.clone(), vec![])).unwrap();

    assert_eq!(store.log_since(id, 1).unwrap(), [second, third.clone()]);
    assert_eq!(store.head(id).unwrap().unwrap().sequence, 3);
    assert_eq!(store.heads().unwrap(), [(id, 3)]);
    assert_eq!(store.heads_with_rulings(None).unwrap(), BTreeMap::new());
    assert_eq!(verify(id, &store.log_since(id, 0).unwrap()), Ok(third.hash));
    let stored = store.find_submission(id, sent.id).unwrap().unwrap();
    assert_eq!((stored.submission, stored.first_sequence, stored.last_sequence), (sent.clone(), 2, 3));
    let answered = store.answered_submissions(id).unwrap();
    assert_eq!(answered.last(), Some(&Answered { submission: sent.id, first: 2, last: 3, is_as_sent: true }));
    assert_eq!((answered.len(), store.last_answered(id).unwrap()), (2, 3));
    assert_eq!(store.last_answered(some_tournament()).unwrap(), 0);

    let row = TournamentRow { id, slug: "spring".parse().unwrap(), created_at: now() };
    assert_eq!(store.by_slug(&slug("spring")).unwrap(), Some(row.clone()));
    assert_eq!(store.tournament(id).unwrap(), Some(row.clone()));
    assert_eq!(store.tournaments().unwrap(), [row]);
    assert_eq!(store.by_slug(&slug("autumn")).unwrap(), None);

    drop(store);
    assert_eq!(place.open().log_since(id, 0).unwrap().len(), 3, "reopening keeps all");
}

fn logs_with_a_ruling_are_found_with_their_ends(place: &Place) {
    let store = place.open();
    let [spring, autumn] = ["spring", "autumn"].map(|slug| tournament(&store, slug));
    append(&store, autumn, &submission()).unwrap();
    for at in [2, 3] {
        let (head, sent) = (store.head(spring).unwrap().unwrap(), submission());
        let ruling = entry(at, &head.hash, &sent);
        let ruling = SealedEntry { kind: "ruling-given".to_owned(), ..ruling }.seal_after(&head.hash);
        append_entries(&store, spring, at - 1, (vec![ruling], sent, vec![])).unwrap();
    }
    append(&store, spring, &submission()).unwrap();
    assert_eq!(store.heads_with_rulings(None).unwrap(), BTreeMap::from([(spring, 4)]));
    assert_eq!(store.heads_with_rulings(Some(&[autumn, spring])).unwrap(), BTreeMap::from([(spring, 4)]));
    assert_eq!(store.heads_with_rulings(Some(&[autumn])).unwrap(), BTreeMap::new());
}

fn the_second_to_follow_an_entry_is_stale(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "spring");
    let head = store.head(id).unwrap().unwrap();
    let (one, other) = (submission(), submission());
    append_entries(&store, id, 1, (vec![entry(2, &head.hash, &one)], one, vec![])).unwrap();
    let refused = append_entries(&store, id, 1, (vec![entry(2, &head.hash, &other)], other.clone(), vec![]));
    assert_eq!(refused, Err(StoreError::Stale));
    let ahead = append_entries(&store, id, 5, (vec![entry(6, &head.hash, &other)], other.clone(), vec![]));
    assert_eq!(ahead, Err(StoreError::Stale), "a gap is refused as well");
    assert_eq!(store.find_submission(id, other.id).unwrap(), None);
    assert_eq!(store.head(id).unwrap().unwrap().sequence, 2);
}

fn a_submission_counts_once(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "spring");
    let sent = submission();
    append(&store, id, &sent).unwrap();
    let changed =
        Submission { body_sha256: FormHash::stated("other"), answer: "never".into(), ..sent.clone() };
    for again in [sent.clone(), changed] {
        let Err(StoreError::Duplicate(first)) = append(&store, id, &again) else { panic!("counted twice") };
        assert_eq!((first.submission, first.first_sequence), (sent.clone(), 2));
    }
    let late =
        append_entries(&store, id, 0, (vec![entry(1, &EntryHash::default(), &sent)], sent.clone(), vec![]));
    assert!(matches!(late, Err(StoreError::Duplicate(_))), "however old the page is");
    assert_eq!(store.head(id).unwrap().unwrap().sequence, 2);

    let elsewhere = tournament(&store, "autumn");
    append(&store, elsewhere, &sent).unwrap();
}

fn a_batch_of_entries_is_whole_or_not_at_all(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "spring");
    // A text that PostgreSQL cannot store; on SQLite, a trigger that rejects the row.
    if matches!(place.url, crate::app::store::DatabaseUrl::Sqlite(_)) {
        place
            .sql("CREATE TRIGGER t BEFORE INSERT ON match_log WHEN NEW.sequence = 4 BEGIN SELECT RAISE(ABORT, 'no'); END")
            .unwrap();
    }
    let sent = submission();
    let mut head = store.head(id).unwrap().unwrap().hash;
    let follow = |sequence| {
        let entry = entry(sequence, &head, &sent);
        head.clone_from(&entry.hash);
        entry
    };
    let mut round: Vec<_> = (2..=5).map(follow).collect();
    round[2].payload = "\0".into();
    let refused = append_entries(&store, id, 1, (round, sent.clone(), vec![]));
    assert!(matches!(refused, Err(StoreError::Database(_))), "{refused:?}");
    assert_eq!(store.head(id).unwrap().unwrap().sequence, 1);
    assert_eq!(store.find_submission(id, sent.id).unwrap(), None);
}

fn entries_that_do_not_follow_are_refused(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "spring");
    let sent = submission();
    for numbers in [vec![3], vec![2, 4], vec![2, 2], vec![1]] {
        let entries = numbers.iter().map(|sequence| entry(*sequence, &EntryHash::default(), &sent)).collect();
        assert_eq!(
            append_entries(&store, id, 1, (entries, sent.clone(), vec![])),
            Err(StoreError::Misnumbered)
        );
    }
}

fn an_unknown_tournament_has_no_log(place: &Place) {
    let store = place.open();
    let (id, sent) = (some_tournament(), submission());
    assert_eq!(store.head(id).unwrap(), None);
    let refused =
        append_entries(&store, id, 0, (vec![entry(1, &EntryHash::default(), &sent)], sent.clone(), vec![]));
    assert!(matches!(refused, Err(StoreError::NotFound(_) | StoreError::Database(_))), "{refused:?}");
    assert_eq!(refused, Err(StoreError::NotFound("tournament")));
    assert!(store.log_since(id, 0).unwrap().is_empty());
}

fn a_short_name_is_taken_once(place: &Place) {
    let store = place.open();
    tournament(&store, "spring");
    let other = some_tournament();
    assert_eq!(create(&store, other, "spring"), Err(StoreError::SlugTaken));
    assert_eq!(store.tournament(other).unwrap(), None);
    assert_eq!(store.head(other).unwrap(), None);
    create(&store, other, "spring-2").unwrap();
}

fn a_tournament_is_created_once(place: &Place) {
    let store = place.open();
    let (id, sent) = (some_tournament(), submission());
    let row = TournamentRow { id, slug: "spring".parse().unwrap(), created_at: now() };
    let first = vec![entry(1, &EntryHash::default(), &sent)];
    store.create_tournament(&row, first.clone(), sent.clone(), ReadModelChange::default()).unwrap();
    let again = store.create_tournament(&row, first, sent, ReadModelChange::default());
    assert!(matches!(again, Err(StoreError::Duplicate(_))), "{again:?}");
    assert_eq!(create(&store, id, "other"), Err(StoreError::Stale));
}

fn a_tournament_is_taken_over_whole_or_not_at_all(place: &Place) {
    let store = place.open();
    tournament(&store, "spring");
    let (id, sent, person) = (some_tournament(), submission(), PersonId::new(Uuid::from_u128(7)));
    let taken = TournamentDump {
        tournament: TournamentRow { id, slug: "spring".parse().unwrap(), created_at: now() },
        people: vec![(person, "Kira".into())],
        renamed: BTreeSet::from([person]),
        decks: vec![(ListHash::stated("d1"), "1 Tricorder".into())],
        entries: vec![entry(1, &genesis(id), &sent)],
        submissions: vec![stored_submission(sent)],
        lists_show: ReadModelChange::default(),
        marks_lists: true,
    };
    assert_eq!(store.take_over(taken.clone()), Err(StoreError::SlugTaken));
    assert_eq!(store.person(person).unwrap(), None, "nothing of it stays");
    assert_eq!(store.deck_text(id, &ListHash::stated("d1")).unwrap(), None);

    let row = TournamentRow { slug: "autumn".parse().unwrap(), ..taken.tournament.clone() };
    store.take_over(TournamentDump { tournament: row, ..taken.clone() }).unwrap();
    assert_eq!(store.deck_text(id, &ListHash::stated("d1")).unwrap().as_deref(), Some("1 Tricorder"));
    assert_eq!(store.log_since(id, 0).unwrap(), taken.entries);
    let mark = store.lists_mark(id).unwrap();
    assert_eq!(mark.map(|mark| mark.sequence), Some(1), "its lists are to be read");
    let unknown = String::new();
    assert_eq!(
        store.former_names(&[person]).unwrap(),
        [(person, unknown.clone())],
        "the file does not say it"
    );

    // Somebody who is known here keeps the name stored here; the other is hidden in what was written elsewhere.
    let (other, sent) = (some_tournament(), submission());
    let again = TournamentDump {
        tournament: TournamentRow { id: other, slug: "winter".parse().unwrap(), created_at: now() },
        people: vec![(person, "Kira Nerys".into())],
        entries: vec![entry(1, &genesis(other), &sent)],
        submissions: vec![stored_submission(sent)],
        ..taken
    };
    store.take_over(again).unwrap();
    assert_eq!(store.person(person).unwrap().unwrap().name.as_deref(), Some("Kira"));
    let former = [(person, unknown), (person, "Kira Nerys".to_owned())];
    assert_eq!(store.former_names(&[person]).unwrap(), former);
}

fn stored_submission(submission: Submission) -> StoredSubmission {
    StoredSubmission { submission, first_sequence: 1, last_sequence: 1 }
}

fn many_writers_lose_and_double_nothing(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "spring");
    let sent: Vec<Submission> = thread::scope(|scope| {
        let writers: Vec<_> = (0..16)
            .map(|_| {
                let store = store.clone();
                scope.spawn(move || {
                    let all: Vec<_> = (0..50).map(|_| submission()).collect();
                    for one in &all {
                        append(&store, id, one).unwrap();
                    }
                    all
                })
            })
            .collect();
        writers.into_iter().flat_map(|writer| writer.join().unwrap()).collect()
    });
    let log = store.log_since(id, 1).unwrap();
    assert!(log.iter().map(|entry| entry.sequence).eq(2..=801), "no gaps");
    let wanted: BTreeSet<_> = sent.iter().map(|sent| sent.id).collect();
    assert_eq!(log.iter().map(|entry| entry.submission).collect::<BTreeSet<_>>(), wanted);
    verify(id, &store.log_since(id, 0).unwrap()).unwrap();
}

fn one_failing_writer_does_not_sink_the_others(place: &Place) {
    let store = place.open();
    let good = tournament(&store, "good");
    thread::scope(|scope| {
        for writer in 0..8 {
            let store = store.clone();
            scope.spawn(move || {
                for _ in 0..20 {
                    if writer % 2 == 0 {
                        append(&store, good, &submission()).unwrap();
                    } else {
                        let (id, sent) = (some_tournament(), submission());
                        let refused = append_entries(
                            &store,
                            id,
                            0,
                            (vec![entry(1, &EntryHash::default(), &sent)], sent.clone(), vec![]),
                        );
                        assert_eq!(refused, Err(StoreError::NotFound("tournament")));
                    }
                }
            });
        }
    });
    assert_eq!(store.head(good).unwrap().unwrap().sequence, 81);
}

fn the_same_submission_at_once_counts_once(place: &Place) {
    // Two stores: two processes, as far as the database can tell.
    let stores = [place.open(), place.open()];
    let id = tournament(&stores[0], "spring");
    for round in 0..20 {
        let sent = submission();
        let kept: usize = thread::scope(|scope| {
            let tries: Vec<_> = (0..8)
                .map(|n: usize| {
                    let (store, sent) = (&stores[n % 2], &sent);
                    scope.spawn(move || match append(store, id, sent) {
                        Ok(()) => 1,
                        Err(StoreError::Duplicate(_)) => 0,
                        Err(error) => panic!("{error}"),
                    })
                })
                .collect();
            tries.into_iter().map(|one| one.join().unwrap()).sum()
        });
        assert_eq!(kept, 1);
        assert_eq!(stores[0].head(id).unwrap().unwrap().sequence, round + 2);
    }
}

fn nothing_changes_or_deletes_an_entry(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "spring");
    let before = store.log_since(id, 0).unwrap();
    let mut attempts = vec![
        "UPDATE match_log SET payload = 'x'".to_owned(),
        "DELETE FROM match_log".to_owned(),
        "UPDATE submissions SET answer = 'x'".to_owned(),
        "DELETE FROM submissions".to_owned(),
    ];
    let protections = match place.url {
        crate::app::store::DatabaseUrl::Sqlite(_) => {
            attempts.push("REPLACE INTO match_log SELECT tournament, sequence, at_ms, actor, role, submission, kind, 'x', hash FROM match_log".into());
            ["DROP TRIGGER match_log_refuses_update", "DROP TRIGGER match_log_refuses_delete"]
        }
        crate::app::store::DatabaseUrl::Postgres(_) => {
            attempts.push("TRUNCATE match_log".into());
            attempts.push("TRUNCATE submissions".into());
            [
                "DROP TRIGGER match_log_refuses_change ON match_log",
                "DROP TRIGGER match_log_refuses_truncate ON match_log",
            ]
        }
    };
    for attempt in &attempts {
        let refused = place.sql(attempt).unwrap_err().to_string();
        assert!(refused.contains("only ever added to"), "{attempt}: {refused}");
    }
    assert_eq!(store.log_since(id, 0).unwrap(), before);
    // The control: without the protection the same statement does its damage.
    for protection in protections {
        place.sql(protection).unwrap();
    }
    place.sql(&attempts[0]).unwrap();
    assert_ne!(store.log_since(id, 0).unwrap(), before);
    verify(id, &store.log_since(id, 0).unwrap()).unwrap_err();
}

fn nothing_changes_or_deletes_a_deck_list(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "spring");
    store.put_deck_text(id, &ListHash::stated("d1"), "6 Missions").unwrap();
    let mut attempts = vec!["UPDATE deck_texts SET text = '6 Data'", "DELETE FROM deck_texts"];
    let protections = match place.url {
        crate::app::store::DatabaseUrl::Sqlite(_) => {
            attempts.push("REPLACE INTO deck_texts SELECT tournament, sha256, '6 Data' FROM deck_texts");
            ["DROP TRIGGER deck_texts_refuses_update", "DROP TRIGGER deck_texts_refuses_delete"]
        }
        crate::app::store::DatabaseUrl::Postgres(_) => {
            attempts.push("TRUNCATE deck_texts");
            [
                "DROP TRIGGER deck_texts_refuses_change ON deck_texts",
                "DROP TRIGGER deck_texts_refuses_truncate ON deck_texts",
            ]
        }
    };
    for attempt in &attempts {
        let refused = place.sql(attempt).unwrap_err().to_string();
        assert!(refused.contains("only ever added to"), "{attempt}: {refused}");
    }
    store.put_deck_text(id, &ListHash::stated("d1"), "6 Data").unwrap();
    assert_eq!(
        store.deck_text(id, &ListHash::stated("d1")).unwrap().as_deref(),
        Some("6 Missions"),
        "the first stays"
    );
    // The control: without the protection the same statement does its damage.
    for protection in protections {
        place.sql(protection).unwrap();
    }
    place.sql(attempts[0]).unwrap();
    assert_eq!(store.deck_text(id, &ListHash::stated("d1")).unwrap().as_deref(), Some("6 Data"));
}

fn a_broken_connection_is_replaced(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "spring");
    append(&store, id, &submission()).unwrap();
    if matches!(place.url, crate::app::store::DatabaseUrl::Postgres(_)) {
        // As when the server restarts.
        let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                   WHERE datname = current_database() AND pid <> pg_backend_pid()";
        place.sql(end).unwrap();
    }
    assert_eq!(store.head(id).unwrap().unwrap().sequence, 2);
    append(&store, id, &submission()).unwrap();
    store.ping().unwrap();
    assert_eq!(store.head(id).unwrap().unwrap().sequence, 3);
}

/// The client sets nothing: without `recursive_triggers`, REPLACE does not fire the triggers on deletion.
#[test]
fn replacing_is_refused_to_a_client_that_sets_nothing() {
    let place = Place::sqlite();
    let store = place.open();
    let id = tournament(&store, "spring");
    store.put_deck_text(id, &ListHash::stated("d1"), "6 Missions").unwrap();
    let before = store.log_since(id, 0).unwrap();
    let replace = |table: &str, with: &str| {
        place.sql(&format!(
            "PRAGMA recursive_triggers = OFF; INSERT OR REPLACE INTO {table} SELECT {with} FROM {table}"
        ))
    };
    let ways = [
        ("match_log", "tournament, sequence, at_ms, actor, role, submission, kind, 'x', hash"),
        ("submissions", "tournament, submission, body_sha256, 'x', first_sequence, last_sequence, answer"),
        ("deck_texts", "tournament, sha256, '6 Data'"),
    ];
    for (table, with) in ways {
        let refused = replace(table, with).unwrap_err().to_string();
        assert!(refused.contains("only ever added to"), "{table}: {refused}");
    }
    assert_eq!(store.log_since(id, 0).unwrap(), before);
    // The control: without the protection the same statement does its damage.
    for (table, with) in ways {
        place.sql(&format!("DROP TRIGGER {table}_refuses_replace")).unwrap();
        replace(table, with).unwrap();
    }
    assert_ne!(store.log_since(id, 0).unwrap(), before);
}

fn the_mark_of_all_logs_says_which_have_grown(place: &Place) {
    let (store, other) = (place.open(), place.open());
    let none = store.mark_of_logs().unwrap();
    let (spring, autumn) = (tournament(&store, "spring"), tournament(&store, "autumn"));
    let begun = store.mark_of_logs().unwrap();
    assert_eq!(store.mark_of_logs().unwrap(), begun, "nothing has grown");
    let grown = |mark| {
        let (now, mut grown) = store.grown_since(mark).unwrap();
        grown.sort_unstable();
        assert_eq!(now, store.mark_of_logs().unwrap());
        grown
    };
    let head = |of| store.head(of).unwrap().map_or(0, |head| head.sequence);
    append(&other, autumn, &submission()).unwrap();
    assert_ne!(store.mark_of_logs().unwrap(), begun, "by another process");
    assert!(grown(&begun).contains(&(autumn, head(autumn))));
    append(&store, spring, &submission()).unwrap();
    append(&store, spring, &submission()).unwrap();
    let mut both = vec![(spring, head(spring)), (autumn, head(autumn))];
    both.sort_unstable();
    assert_eq!([grown(&begun), grown(&none)], [both.clone(), both]);
}

/// What SQLite says of a step of its plan.
#[derive(QueryableByName)]
struct Step {
    #[diesel(sql_type = diesel::sql_types::Text)]
    detail: String,
}

fn what_has_grown_is_found_without_walking_through_all_logs(place: &Place) {
    if !matches!(place.url, DatabaseUrl::Sqlite(_)) {
        return;
    }
    let store = place.open();
    let plan_of = |query: &str| {
        let query = format!("EXPLAIN QUERY PLAN {query}").replace('?', "1");
        let steps: Vec<Step> = store.read(|conn| Ok(diesel::sql_query(&query).load(conn)?)).unwrap();
        steps.into_iter().map(|step| step.detail).collect::<Vec<_>>().join("; ")
    };
    let plan = plan_of(GROWN_AFTER);
    assert!(plan.contains("(rowid>?)") && !plan.contains("SCAN"), "{plan}");
    // The control: SQLite tells of a walk.
    let walk = plan_of(&GROWN_AFTER.replace("+tournament", "tournament"));
    assert!(walk.contains("SCAN match_log"), "{walk}");
}

#[test]
fn the_index_on_rulings_is_that_of_their_kind() {
    let kind: &str = LogKind::RulingGiven.into();
    assert_eq!(IS_RULING, format!("kind = '{kind}'"));
    for index in [
        include_str!("../../../../migrations/sqlite/2026-11-25-000170_rulings_of_tournaments/up.sql"),
        include_str!("../../../../migrations/postgres/2026-11-25-000170_rulings_of_tournaments/up.sql"),
    ] {
        assert!(index.contains(&format!("WHERE {IS_RULING};")), "{index}");
    }
}
