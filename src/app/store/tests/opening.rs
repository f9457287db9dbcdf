//! Opening: what is created, what is refused, what is left alone.

use std::cell::RefCell;

use crate::app::store::{DatabaseUrl, Store, StoreError, TableUpdate, TableVersion, migrate};

use super::base::{Place, account, append, now, submission, tournament};

on_both! {
    the_tables_go_up_down_and_up
    a_newer_version_s_database_is_refused
    somebody_else_s_database_is_left_alone
    two_may_open_a_new_database_at_once
    before_its_tables_change_a_file_is_copied_and_a_server_is_not
    only_an_older_database_says_how_far_the_change_of_its_tables_is
    a_look_names_the_version_of_the_tables_and_changes_none
}

fn the_tables_go_up_down_and_up(place: &Place) {
    drop(place.open());
    drop(place.open());
    tournament(&place.open(), "spring");
    migrate::revert_all(&place.url).unwrap();
    assert!(place.sql("SELECT * FROM match_log").is_err(), "the tables are gone");
    let store = place.open();
    assert!(store.tournaments().unwrap().is_empty());
    tournament(&store, "spring");
}

fn a_newer_version_s_database_is_refused(place: &Place) {
    drop(place.open());
    place.sql("INSERT INTO __diesel_schema_migrations (version) VALUES ('29991231000000')").unwrap();
    let refused = Store::open(&place.url);
    assert!(matches!(refused, Err(StoreError::NewerSchema { .. })), "{refused:?}");
    assert!(migrate::revert_all(&place.url).is_err());
}

fn somebody_else_s_database_is_left_alone(place: &Place) {
    place.sql("CREATE TABLE photographs (id INTEGER)").unwrap();
    let file = || match &place.url {
        DatabaseUrl::Sqlite(path) => std::fs::read(path).unwrap(),
        DatabaseUrl::Postgres(_) => Vec::new(),
    };
    let before = file();
    let refused = Store::open(&place.url);
    assert!(matches!(refused, Err(StoreError::NotArbiter(_))), "{refused:?}");
    let refused = Store::look(&place.url);
    assert!(matches!(refused, Err(StoreError::NotArbiter(_))), "{refused:?}");
    assert!(file() == before, "not even how its program keeps its journal was changed");
    assert!(place.sql("SELECT * FROM tournaments").is_err(), "nothing was added to it");
}

fn two_may_open_a_new_database_at_once(place: &Place) {
    let opened: Vec<_> = std::thread::scope(|scope| {
        let openers: Vec<_> = (0..4).map(|_| scope.spawn(|| Store::open(&place.url))).collect();
        openers.into_iter().map(|opener| opener.join().unwrap()).collect()
    });
    for store in &opened {
        store.as_ref().unwrap().ping().unwrap();
    }
}

fn before_its_tables_change_a_file_is_copied_and_a_server_is_not(place: &Place) {
    let id = tournament(&place.open(), "spring");
    append(&place.open(), id, &submission()).unwrap();
    let entries = place.open().log_since(id, 0).unwrap();
    assert_eq!(*place.open().update(), TableUpdate::None, "nothing changes");
    let copies = || {
        let files = std::fs::read_dir(place.folder()).unwrap();
        let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
        names.filter(|name| name.contains(".before-")).collect::<Vec<_>>()
    };
    assert_eq!(copies(), [""; 0]);
    // An older version has not the newest table. However often it comes to this, there is one copy.
    for _ in 0..3 {
        migrate::revert_last(&place.url).unwrap();
        let store = place.open();
        let kept = match store.update() {
            TableUpdate::Copied(kept) => kept.clone(),
            other => {
                assert_eq!((other, place.url.is_shared()), (&TableUpdate::NotCopied, true));
                continue;
            }
        };
        assert_eq!(copies(), [kept.file_name().unwrap().to_str().unwrap()], "and nothing unfinished");
        // The copy is as the older version left it: with the entries, without the newest table.
        let of_before = Place::beside(&kept);
        of_before.sql("SELECT 1 FROM match_log").unwrap();
        let newest = migrate::revert_last(&of_before.url);
        assert!(newest.is_ok(), "an older program goes on with it: {newest:?}");
        assert_eq!(store.log_since(id, 0).unwrap(), entries);
    }
}

fn only_an_older_database_says_how_far_the_change_of_its_tables_is(place: &Place) {
    let told = || {
        let told = RefCell::new(Vec::new());
        drop(Store::open_noting(&place.url, None, &|done, of| told.borrow_mut().push((done, of))).unwrap());
        told.into_inner()
    };
    assert_eq!(told(), [], "a new one");
    assert_eq!(told(), [], "one of this version");
    migrate::revert_last(&place.url).unwrap();
    migrate::revert_last(&place.url).unwrap();
    assert_eq!(told(), [(0, 2), (1, 2), (2, 2)]);
    assert_eq!(told(), []);
}

fn a_look_names_the_version_of_the_tables_and_changes_none(place: &Place) {
    let look = || Store::look(&place.url).map(|(_, tables)| tables);
    if place.url.is_shared() {
        assert_eq!(look(), Ok(TableVersion::None));
        assert!(place.sql("SELECT * FROM __diesel_schema_migrations").is_err(), "and there still are none");
    } else {
        assert!(matches!(look(), Err(StoreError::CannotOpen { .. })));
        assert!(!place.path("arbiter.db").exists());
    }
    tournament(&place.open(), "spring");
    assert_eq!(look(), Ok(TableVersion::Current));
    migrate::revert_last(&place.url).unwrap();
    migrate::revert_last(&place.url).unwrap();
    for _ in 0..2 {
        assert_eq!(look(), Ok(TableVersion::Older(2)));
    }
    // The control: opening it changes them.
    assert_ne!(*place.open().update(), TableUpdate::None);
    assert_eq!(look(), Ok(TableVersion::Current));
    place.sql("INSERT INTO __diesel_schema_migrations (version) VALUES ('29991231000000')").unwrap();
    assert!(matches!(look(), Err(StoreError::NewerSchema { .. })));
}

#[test]
fn without_room_for_the_copy_the_tables_stay_as_they_are() {
    let place = Place::sqlite();
    tournament(&place.open(), "spring");
    migrate::revert_last(&place.url).unwrap();
    // A folder of that name is in the way of the copy.
    let Ok(TableUpdate::Copied(kept)) = Store::open(&place.url).map(|store| store.update().clone()) else {
        panic!()
    };
    migrate::revert_last(&place.url).unwrap();
    std::fs::remove_file(&kept).unwrap();
    std::fs::create_dir_all(kept.join("in-the-way")).unwrap();
    let refused = Store::open(&place.url).map(drop).unwrap_err().to_string();
    assert!(
        refused.contains("no copy of it could be kept") && refused.contains("nothing was changed"),
        "{refused}"
    );
    std::fs::remove_dir_all(&kept).unwrap();
    // The change is still to come.
    assert_eq!(*place.open().update(), TableUpdate::Copied(kept));
}

#[test]
fn a_typing_mistake_creates_no_file() {
    let place = Place::sqlite();
    let path = place.path("a.db");
    for scheme in ["", "sqlite3:", "sqlite://", "postgress:", "file:"] {
        assert!(format!("{scheme}{}", path.display()).parse::<DatabaseUrl>().is_err());
    }
    let nowhere: DatabaseUrl = "postgres:///none?host=/nowhere".parse().unwrap();
    assert!(matches!(Store::open(&nowhere), Err(StoreError::CannotOpen { .. })));
    let no_folder = DatabaseUrl::Sqlite(place.path("none/a.db"));
    assert!(matches!(Store::open(&no_folder), Err(StoreError::CannotOpen { .. })));
    assert_eq!(std::fs::read_dir(place.folder()).unwrap().count(), 0);
}

#[test]
fn what_is_no_database_is_refused_and_kept() {
    let place = Place::sqlite();
    let path = place.path("arbiter.db");
    std::fs::write(&path, "Dear diary, ".repeat(500)).unwrap();
    let refused = Store::open(&place.url);
    assert!(matches!(refused, Err(StoreError::CannotOpen { .. })), "{refused:?}");
    assert_eq!(std::fs::read(&path).unwrap(), "Dear diary, ".repeat(500).as_bytes());
}

#[test]
fn an_empty_file_in_the_place_of_the_database_takes_nothing_with_it() {
    let place = Place::sqlite();
    let store = place.open();
    let id = tournament(&store, "spring");
    let (here, away, log) = (place.path("arbiter.db"), place.path("away.db"), place.path("arbiter.db-wal"));
    std::fs::rename(&here, &away).unwrap();
    std::fs::copy(&log, place.path("kept-wal")).unwrap();
    std::fs::write(&here, "").unwrap();
    for refused in [append(&store, id, &submission()), store.log_since(id, 0).map(drop)] {
        assert!(
            matches!(&refused, Err(StoreError::CannotOpen { cause, .. }) if cause.contains("is empty")),
            "{refused:?}"
        );
    }
    drop(store);
    // As a killed process leaves it: the newest writes are in a log next to the file, which is gone.
    std::fs::copy(place.path("kept-wal"), &log).unwrap();
    let refused = Store::open(&place.url);
    assert!(
        matches!(&refused, Err(StoreError::CannotOpen { cause, .. }) if cause.contains("-wal")),
        "{refused:?}"
    );
    assert_eq!(std::fs::read(&log).unwrap(), std::fs::read(place.path("kept-wal")).unwrap());
    std::fs::remove_file(&here).unwrap();
    assert!(Store::open(&place.url).is_err(), "nor is a new one begun beside it");
    std::fs::rename(&away, &here).unwrap();
    assert_eq!(place.open().log_since(id, 0).unwrap().len(), 1);
}

#[test]
fn the_file_is_one_file_when_the_last_store_is_gone() {
    let place = Place::sqlite();
    let store = place.open();
    let other = store.clone();
    tournament(&store, "spring");
    drop(store);
    other.ping().unwrap();
    assert!(place.path("arbiter.db-wal").exists());
    drop(other);
    assert!(!place.path("arbiter.db-wal").exists());
}

#[test]
fn a_store_at_rest_only_reads() {
    let place = Place::sqlite();
    let id = tournament(&place.open(), "spring");
    crate::app::store::backup::backup(&place.open(), &place.path("copy.db"), now(), |_| Ok(())).unwrap();
    let copy = Store::open_read_only(&place.path("copy.db")).unwrap();
    assert_eq!(copy.log_since(id, 0).unwrap().len(), 1);
    assert_eq!(copy.create_account(account("kira")), Err(StoreError::ReadOnly));
    assert!(Store::open_read_only(&place.path("none.db")).is_err());
    assert!(!place.path("none.db").exists());
}
