//! Ruling documents, card tables, settings.

use arbiter::app::store::{Asked, CardTable, NewStatement, Put, RulingDocument, StoreError};
use arbiter::domain::edition::Edition;

use super::base::{Place, minutes, now};

on_both! {
    a_document_is_held_once
    corrections_are_numbered_by_document
    statements_are_numbered_and_a_form_sent_twice_counts_once
    statements_refuse_to_be_changed
    a_question_is_open_until_it_is_settled_once
    card_tables_are_kept_by_version
    a_table_kept_for_a_tournament_is_never_the_newest
    settings_are_the_same_for_all
}

fn document(sha256: &str) -> RulingDocument {
    RulingDocument {
        sha256: sha256.into(),
        stem: format!("current-rulings-{sha256}"),
        bytes: vec![0, 1, 0xff, b'\'', 0x80],
        meta: "{\"edition\":\"1E\"}".into(),
        imported_at: now(),
        imported_by: "operator".into(),
    }
}

fn a_document_is_held_once(place: &Place) {
    let store = place.open();
    assert_eq!(store.put_document(document("b")).unwrap(), Put::Stored);
    assert_eq!(store.put_document(document("a")).unwrap(), Put::Stored);
    let renamed = RulingDocument { stem: "other".into(), ..document("a") };
    assert_eq!(store.put_document(renamed).unwrap(), Put::AlreadyHeld);
    assert_eq!(store.documents().unwrap(), [document("a"), document("b")]);
    assert_eq!(store.document("a").unwrap(), Some(document("a")));
    assert_eq!(store.document("c").unwrap(), None);
}

fn corrections_are_numbered_by_document(place: &Place) {
    let store = place.open();
    store.put_document(document("a")).unwrap();
    store.put_document(document("b")).unwrap();
    let correct = |sha256: &str| store.correct_document(sha256, now(), "operator", "{}");
    assert_eq!((correct("b"), correct("a"), correct("b")), (Ok(1), Ok(1), Ok(2)));
    assert_eq!(correct("c"), Err(StoreError::NotFound("document")));
    let all: Vec<_> = store.corrections().unwrap().into_iter().map(|one| (one.sha256, one.number)).collect();
    assert_eq!(all, [("a".into(), 1), ("b".into(), 1), ("b".into(), 2)]);
}

fn said(submission: &str, withdraws: Option<i64>) -> NewStatement {
    NewStatement {
        sha256: "a".into(),
        kind: "split".into(),
        withdraws,
        at: now(),
        by: "account:kira".into(),
        reason: "The scan broke the line.".into(),
        statement: "{}".into(),
        submission: submission.into(),
    }
}

fn statements_are_numbered_and_a_form_sent_twice_counts_once(place: &Place) {
    let store = place.open();
    assert_eq!(store.state(said("one", None)), Err(StoreError::NotFound("document")));
    store.put_document(document("a")).unwrap();
    let before = store.library_stamp().unwrap();
    let numbers = ["one", "one", "two"].map(|submission| store.state(said(submission, None)));
    assert_eq!(numbers, [Ok(1), Ok(1), Ok(2)]);
    assert_ne!(store.library_stamp().unwrap(), before, "whoever kept the library reads it again");
    assert_eq!(store.state(said("three", Some(1))), Ok(3));
    assert_eq!(store.state(said("three", Some(1))), Ok(3));
    assert_eq!(store.state(said("four", Some(1))), Err(StoreError::NotFound("statement")), "taken back once");
    assert!(store.state(said("five", Some(9))).is_err(), "there is no such statement");
    let all = store.statements().unwrap();
    assert_eq!(all.iter().map(|one| one.number).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(all[0].made, said("one", None));
    assert_eq!(all[2].made.withdraws, Some(1));
}

fn statements_refuse_to_be_changed(place: &Place) {
    let store = place.open();
    store.put_document(document("a")).unwrap();
    store.state(said("one", None)).unwrap();
    for query in ["UPDATE ruling_statements SET reason = ''", "DELETE FROM ruling_statements"] {
        assert!(place.sql(query).is_err(), "{query}");
    }
    assert_eq!(store.statements().unwrap().len(), 1);
}

fn a_question_is_open_until_it_is_settled_once(place: &Place) {
    let store = place.open();
    let asked = |submission: &str, settles| Asked {
        settles,
        edition: Edition::Second,
        day: "2011-03-05".parse().unwrap(),
        at: minutes(3),
        by: "account:kira".into(),
        words: submission.into(),
        submission: submission.into(),
    };
    let numbers = ["one", "one", "two"].map(|submission| store.keep_question(asked(submission, None)));
    assert_eq!(numbers, [Ok(1), Ok(1), Ok(2)]);
    assert_eq!(store.open_questions().unwrap()[0], (1, asked("one", None)));
    assert_eq!(store.keep_question(asked("three", Some(1))), Ok(3));
    for settles in [1, 3, 9] {
        let refused = store.keep_question(asked("four", Some(settles)));
        assert_eq!(refused, Err(StoreError::NotFound("question")), "{settles}");
    }
    let open: Vec<i64> = store.open_questions().unwrap().iter().map(|(number, _)| *number).collect();
    assert_eq!(open, [2]);
    for query in ["UPDATE ruling_questions SET words = ''", "DELETE FROM ruling_questions"] {
        assert!(place.sql(query).is_err(), "{query}");
    }
}

fn card_tables_are_kept_by_version(place: &Place) {
    let store = place.open();
    let table = |version: &str, edition, minute| CardTable {
        version: version.into(),
        edition,
        bytes: version.as_bytes().repeat(1_000),
        imported_at: minutes(minute),
        note: "from a file".into(),
        imported: true,
    };
    for one in
        [table("one", Edition::First, 2), table("two", Edition::Second, 3), table("old", Edition::First, 1)]
    {
        assert_eq!(store.put_card_table(one).unwrap(), Put::Stored);
    }
    assert_eq!(store.put_card_table(table("one", Edition::First, 9)).unwrap(), Put::AlreadyHeld);
    assert_eq!(store.latest_card_table(Edition::First).unwrap(), Some(table("one", Edition::First, 2)));
    assert_eq!(store.latest_card_table(Edition::Tribbles).unwrap(), None);
    assert_eq!(store.card_table("old").unwrap(), Some(table("old", Edition::First, 1)));
    let versions: Vec<_> = store.card_tables().unwrap().into_iter().map(|row| row.version).collect();
    assert_eq!(versions, ["two", "one", "old"]);
}

fn a_table_kept_for_a_tournament_is_never_the_newest(place: &Place) {
    let store = place.open();
    let table = |version: &str, minute, imported| CardTable {
        version: version.into(),
        edition: Edition::First,
        bytes: version.into(),
        imported_at: minutes(minute),
        note: "a table".into(),
        imported,
    };
    store.put_card_table(table("kept", 5, false)).unwrap();
    assert_eq!(store.latest_card_table(Edition::First).unwrap(), None);
    store.put_card_table(table("brought", 2, true)).unwrap();
    assert_eq!(store.latest_card_table(Edition::First).unwrap(), Some(table("brought", 2, true)));
    assert_eq!(store.put_card_table(table("brought", 9, false)).unwrap(), Put::AlreadyHeld);
    assert_eq!(store.card_table("brought").unwrap(), Some(table("brought", 2, true)), "still imported");
    // An import that gives just this table makes it the newest.
    assert_eq!(store.put_card_table(table("kept", 7, true)).unwrap(), Put::Stored);
    assert_eq!(store.latest_card_table(Edition::First).unwrap(), Some(table("kept", 7, true)));
    assert_eq!(store.card_tables().unwrap().len(), 2);
}

fn settings_are_the_same_for_all(place: &Place) {
    let store = place.open();
    assert_eq!(store.setting("key").unwrap(), None);
    let given: Vec<String> = std::thread::scope(|scope| {
        let askers: Vec<_> = (0..8)
            .map(|n| {
                let store = &store;
                scope.spawn(move || store.setting_or("key", &n.to_string()).unwrap())
            })
            .collect();
        askers.into_iter().map(|asker| asker.join().unwrap()).collect()
    });
    assert!(given.iter().all(|one| *one == given[0]), "{given:?}");
    store.put_setting("key", "new").unwrap();
    assert_eq!(store.setting_or("key", "newer").unwrap(), "new");
}
