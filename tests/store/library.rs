//! Ruling documents, card tables, settings.

use arbiter::domain::edition::Edition;
use arbiter::store::{CardTable, Put, RulingDocument, StoreError};

use crate::base::{Place, minutes, now};

on_both! {
    a_document_is_held_once
    corrections_are_numbered_by_document
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
