//! Backups can be restored, and restoring never destroys what it replaces.

use std::fs;
use std::path::Path;

use crate::app::store::backup::{
    BackupTurn, Leftovers, Trust, backup, backup_time, backups_in, clear_leftovers, in_progress, new_name,
    remove_oldest, restore,
};
use crate::app::store::seal::{self, Seal};
use crate::app::store::unfinished::Unfinished;
use crate::app::store::{DatabaseUrl, Store, StoreError, TokenHash, migrate};
use crate::domain::hash::ListHash;
use crate::domain::tournament::hash_chain::verify;
use chrono::{DateTime, Timelike as _, Utc};
use diesel::connection::SimpleConnection as _;
use diesel::{Connection as _, RunQueryDsl as _};

use super::base::{
    Place, account, append, live_session, minutes, now, session, slug, submission, tournament,
};

on_both! {
    a_restored_backup_equals_the_original
    a_backup_runs_beside_the_writers
    a_backup_that_does_not_verify_is_none
    a_used_database_is_not_filled_or_is_kept
}

fn at() -> DateTime<Utc> {
    now()
}

/// The application's check of a copy: every hash chain holds.
fn chains(store: &Store) -> Result<(), String> {
    for tournament in store.tournaments().map_err(|error| error.to_string())? {
        let log = store.log_since(tournament.id, 0).map_err(|error| error.to_string())?;
        verify(tournament.id, &log).map_err(|error| error.to_string())?;
    }
    Ok(())
}

fn filled_store(place: &Place) -> Store {
    let store = place.open();
    for slug in ["spring", "autumn"] {
        let id = tournament(&store, slug);
        for _ in 0..20 {
            append(&store, id, &submission()).unwrap();
        }
        store.put_deck_text(id, &ListHash::stated("abc"), "6 Missions").unwrap();
    }
    let quark = account("quark");
    store.create_account(quark.clone()).unwrap();
    store.create_session(session("a", Some(quark.id))).unwrap();
    store
}

fn logs(store: &Store) -> Vec<String> {
    let mut all = Vec::new();
    for row in store.tournaments().unwrap() {
        all.push(format!("{row:?} {:?}", store.log_since(row.id, 0).unwrap()));
        all.push(format!("{:?}", store.deck_text(row.id, &ListHash::stated("abc")).unwrap()));
    }
    all.push(format!("{:?}", store.accounts().unwrap()));
    all
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

fn a_restored_backup_equals_the_original(place: &Place) {
    let store = filled_store(place);
    let copy = place.path("backup.db");
    backup(&store, &copy, at(), chains).unwrap();
    assert_eq!(
        backup(&store, &copy, at(), chains),
        Err(StoreError::AlreadyExists(copy.display().to_string()))
    );
    assert_eq!(logs(&Store::open_read_only(&copy).unwrap()), logs(&store));
    assert!(
        !names(place.folder()).iter().any(|name| name.contains("unfinished")),
        "{:?}",
        names(place.folder())
    );

    // Into the same kind of database, as if on another computer.
    let other = match place.url {
        DatabaseUrl::Sqlite(_) => Place::sqlite(),
        DatabaseUrl::Postgres(_) => Place::postgres().unwrap(),
    };
    assert_eq!(restore(&copy, &other.url, at(), Trust::Sealed, chains).unwrap(), None);
    let restored = other.open();
    assert_eq!(logs(&restored), logs(&store));
    assert!(live_session(&restored, &TokenHash::of("a"), now()).unwrap().is_some(), "nobody is logged out");
    let id = restored.by_slug(&slug("spring")).unwrap().unwrap().id;
    append(&restored, id, &submission()).unwrap();
    chains(&restored).unwrap();
}

fn a_backup_runs_beside_the_writers(place: &Place) {
    let store = filled_store(place);
    let id = store.by_slug(&slug("spring")).unwrap().unwrap().id;
    std::thread::scope(|scope| {
        let writer = scope.spawn(|| (0..200).for_each(|_| append(&store, id, &submission()).unwrap()));
        for number in 0..5 {
            backup(&store, &place.path(&format!("backup-{number}.db")), at(), chains).unwrap();
        }
        writer.join().unwrap();
    });
    chains(&store).unwrap();
}

fn a_backup_that_does_not_verify_is_none(place: &Place) {
    let store = filled_store(place);
    let copy = place.path("backup.db");
    let refused = backup(&store, &copy, at(), |_| Err("entry 3 was changed".into()));
    assert_eq!(refused, Err(StoreError::Unverified("entry 3 was changed".into())));
    assert!(
        !names(place.folder()).iter().any(|name| name.starts_with("backup")),
        "{:?}",
        names(place.folder())
    );
    store.ping().unwrap();
}

fn a_used_database_is_not_filled_or_is_kept(place: &Place) {
    let store = filled_store(place);
    let copy = place.path("backup.db");
    backup(&store, &copy, at(), chains).unwrap();
    let id = store.by_slug(&slug("spring")).unwrap().unwrap().id;
    append(&store, id, &submission()).unwrap();
    let later = logs(&store);
    let in_use = restore(&copy, &place.url, at(), Trust::Sealed, chains);
    match &place.url {
        DatabaseUrl::Sqlite(_) => assert!(matches!(in_use, Err(StoreError::InUse(_))), "{in_use:?}"),
        DatabaseUrl::Postgres(_) => {
            assert!(matches!(in_use, Err(StoreError::NotEmpty(_))), "{in_use:?}");
        }
    }
    assert_eq!(logs(&store), later);
    append(&store, id, &submission()).unwrap();
    let later = logs(&store);
    drop(store);
    if let DatabaseUrl::Sqlite(path) = &place.url {
        let kept = restore(&copy, &place.url, at(), Trust::Sealed, chains).unwrap().unwrap();
        assert_eq!(logs(&place.open()), logs(&Store::open_read_only(&copy).unwrap()));
        assert_eq!(kept.parent(), path.parent());
        assert_eq!(logs(&Store::open(&DatabaseUrl::Sqlite(kept)).unwrap()), later, "the old one is whole");
    }
}

#[test]
fn a_backup_crosses_from_postgres_to_sqlite_and_back() {
    let Some(place) = Place::postgres() else { return };
    let store = filled_store(&place);
    let copy = place.path("backup.db");
    backup(&store, &copy, at(), chains).unwrap();
    let laptop = Place::sqlite();
    restore(&copy, &laptop.url, at(), Trust::Sealed, chains).unwrap();
    assert_eq!(logs(&laptop.open()), logs(&store));
    backup(&laptop.open(), &laptop.path("home.db"), at(), chains).unwrap();
    let server = Place::postgres().unwrap();
    restore(&laptop.path("home.db"), &server.url, at(), Trust::Sealed, chains).unwrap();
    assert_eq!(logs(&server.open()), logs(&store));
}

/// A backup with the tables of an older version.
fn older_backup(place: &Place, backup: &Path) -> std::path::PathBuf {
    let path = place.path("older.db");
    fs::write(&path, unsealed(&fs::read(backup).unwrap())).unwrap();
    migrate::revert_last(&DatabaseUrl::Sqlite(path.clone())).unwrap();
    let mut conn = diesel::SqliteConnection::establish(path.to_str().unwrap()).unwrap();
    conn.batch_execute("PRAGMA journal_mode = DELETE").unwrap();
    drop(conn);
    seal::mark(&path).unwrap();
    Seal::write(&path, at()).unwrap();
    path
}

/// A backup may be larger than the memory that many systems give to temporary files.
#[test]
fn a_server_is_filled_from_the_backup_itself_and_an_older_one_is_copied_beside_it() {
    let Some(place) = Place::postgres() else { return };
    let store = filled_store(&place);
    let copy = place.path("backup.db");
    backup(&store, &copy, at(), chains).unwrap();
    let older = older_backup(&place, &copy);
    let before = names(place.folder());
    for (file, is_copied) in [(&copy, false), (&older, true)] {
        let content = fs::read(file).unwrap();
        let server = Place::postgres().unwrap();
        let looked = |read: &Store| {
            let DatabaseUrl::Sqlite(path) = read.url() else { panic!("a backup is a file") };
            assert_eq!(path != file, is_copied, "{path:?}");
            assert_eq!(path.parent(), file.parent(), "beside it");
            assert_eq!(names(place.folder()) != before, is_copied);
            chains(read)
        };
        restore(file, &server.url, at(), Trust::Sealed, looked).unwrap();
        assert_eq!(logs(&server.open()), logs(&store));
        assert_eq!(names(place.folder()), before);
        assert_eq!(fs::read(file).unwrap(), content, "the backup stays as it was");
    }
    // What changes it meanwhile is noticed before anything counts.
    let server = Place::postgres().unwrap();
    let spoils = |_: &Store| {
        let mut content = fs::read(&copy).unwrap();
        // A part of the header that SQLite leaves to others.
        content[75] ^= 1;
        fs::write(&copy, content).map_err(|error| error.to_string())
    };
    let spoilt = restore(&copy, &server.url, at(), Trust::Sealed, spoils).unwrap_err().to_string();
    assert!(spoilt.contains("changed while it was read"), "{spoilt}");
    assert!(server.open().tournaments().unwrap().is_empty());
}

#[test]
#[cfg(target_os = "linux")]
fn a_copy_is_made_elsewhere_where_no_file_can_be_made_beside_the_backup() {
    // Nobody makes a file there, not even root.
    let apart = Unfinished::create_to_read(Path::new("/sys/backup.db")).unwrap();
    assert!(apart.path().starts_with(std::env::temp_dir()), "{:?}", apart.path());
    let place = Place::sqlite();
    let beside = Unfinished::create_to_read(&place.path("backup.db")).unwrap();
    assert_eq!(beside.path().parent(), Some(place.folder()));
}

/// A second factor that stays behind would let anybody in who knows the password.
#[test]
fn a_second_factor_and_its_recovery_codes_move_with_their_account() {
    let Some(server) = Place::postgres() else { return };
    let store = server.open();
    let quark = account("quark");
    store.create_account(quark.clone()).unwrap();
    store.begin_factor(quark.id, "JBSWY3DPEHPK3PXP", now()).unwrap();
    store.put_recovery_codes(quark.id, vec![TokenHash::of("one"), TokenHash::of("two")]).unwrap();
    let of = |store: &Store| {
        let mut codes = store.recovery_codes(quark.id).unwrap();
        codes.sort();
        (store.factor(quark.id).unwrap(), codes)
    };
    assert!(of(&store).0.is_some() && of(&store).1.len() == 2);
    let copy = server.path("move.db");
    backup(&store, &copy, at(), chains).unwrap();
    for other in [Place::sqlite(), Place::postgres().unwrap()] {
        restore(&copy, &other.url, at(), Trust::Sealed, |_| Ok(())).unwrap();
        assert_eq!(of(&other.open()), of(&store), "{other:?}", other = other.url);
    }
}

/// Each table of the schema is copied; the list of migrations belongs to each database.
#[test]
fn a_copy_leaves_no_table_out() {
    let place = Place::sqlite();
    drop(place.open());
    let crate::app::store::DatabaseUrl::Sqlite(path) = &place.url else { panic!() };
    let mut conn = diesel::SqliteConnection::establish(path.to_str().unwrap()).unwrap();
    let all = "SELECT group_concat(name) FROM (SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE \
               'sqlite_%' AND name <> '__diesel_schema_migrations' ORDER BY name)";
    let there: String = diesel::dsl::sql::<diesel::sql_types::Text>(all).get_result(&mut conn).unwrap();
    let mut copied = crate::app::store::copy_tables::COPIED.to_vec();
    copied.sort_unstable();
    assert_eq!(there.split(',').collect::<Vec<_>>(), copied);
}

/// Every way to damage a backup leaves the running database byte for byte unchanged.
#[test]
fn a_spoilt_backup_leaves_the_old_database_untouched() {
    let place = Place::sqlite();
    let copy = place.path("backup.db");
    {
        let store = filled_store(&place);
        backup(&store, &copy, at(), chains).unwrap();
        let id = store.by_slug(&slug("spring")).unwrap().unwrap().id;
        append(&store, id, &submission()).unwrap();
    }
    let whole = fs::read(&copy).unwrap();
    let old = fs::read(place.path("arbiter.db")).unwrap();
    let spoilt = place.path("spoilt.db");
    let seal = whole.len() - unsealed(&whole).len();
    let lengths =
        [0, 10, 100, 4096, whole.len() / 2, whole.len() - 4096, whole.len() - seal, whole.len() - 1];
    let mut ways: Vec<Vec<u8>> = lengths.map(|n| whole[..n].to_vec()).into();
    ways.push(vec![0; whole.len()]);
    ways.push(b"SQLite format 3\0 and then something else".repeat(200));
    for way in ways {
        fs::write(&spoilt, &way).unwrap();
        let refused = restore(&spoilt, &place.url, at(), Trust::Sealed, chains);
        assert!(refused.is_err(), "{} bytes were restored", way.len());
        assert_eq!(fs::read(place.path("arbiter.db")).unwrap(), old);
        assert_eq!(names(place.folder()), ["arbiter.db", "arbiter.db.heads", "backup.db", "spoilt.db"]);
    }
    assert!(restore(&place.path("none.db"), &place.url, at(), Trust::Sealed, chains).is_err());
    let unwanted = restore(&copy, &place.url, at(), Trust::Sealed, |_| Err("no".into()));
    assert_eq!(unwanted, Err(StoreError::Unverified("no".into())));
    assert_eq!(fs::read(place.path("arbiter.db")).unwrap(), old);
}

/// The database in a backup, without its seal.
fn unsealed(backup: &[u8]) -> Vec<u8> {
    let seal = b"\nArbiter backup 1 of ";
    let end = backup.windows(seal.len()).rposition(|part| part == seal).expect("a backup is sealed");
    let mut database = backup[..end].to_vec();
    database[68..72].fill(0);
    database
}

#[test]
fn only_what_backup_made_is_restored_and_anything_else_only_when_it_holds_something() {
    let place = Place::sqlite();
    let copy = place.path("backup.db");
    backup(&filled_store(&place), &copy, at(), chains).unwrap();
    let to = DatabaseUrl::Sqlite(place.path("new.db"));
    let plain = place.path("plain.db");
    fs::write(&plain, unsealed(&fs::read(&copy).unwrap())).unwrap();
    let refused = restore(&plain, &to, at(), Trust::Sealed, chains).unwrap_err().to_string();
    assert!(refused.contains("it lacks the mark") && refused.contains("--even-so"), "{refused}");
    restore(&plain, &to, at(), Trust::EvenSo, chains).unwrap();
    assert_eq!(logs(&Store::open(&to).unwrap()), logs(&Store::open_read_only(&copy).unwrap()));
    // A copy of the main file alone, made while everything was still in the write-ahead log.
    let empty = Place::sqlite();
    drop(empty.open());
    let refused =
        restore(&empty.path("arbiter.db"), &to, at(), Trust::EvenSo, chains).unwrap_err().to_string();
    assert!(refused.contains("no account and no tournament"), "{refused}");
    // A backup of a new, empty installation is a backup too.
    let of_nothing = place.path("nothing.db");
    backup(&empty.open(), &of_nothing, at(), chains).unwrap();
    restore(&of_nothing, &DatabaseUrl::Sqlite(place.path("other.db")), at(), Trust::Sealed, chains).unwrap();
}

#[test]
fn each_of_500_flipped_bits_in_a_backup_is_noticed() {
    let place = Place::sqlite();
    let copy = place.path("backup.db");
    backup(&filled_store(&place), &copy, at(), chains).unwrap();
    let whole = fs::read(&copy).unwrap();
    let (spoilt, to) = (place.path("flipped.db"), DatabaseUrl::Sqlite(place.path("new.db")));
    for number in 0..500 {
        let mut flipped = whole.clone();
        // 4,099 is prime, so the flips hit ever different places in a page.
        flipped[number * 4_099 % whole.len()] ^= 1 << (number % 8);
        fs::write(&spoilt, &flipped).unwrap();
        let noticed = restore(&spoilt, &to, at(), Trust::Sealed, |_| Ok(()));
        assert!(matches!(noticed, Err(StoreError::File { .. })), "bit {number}: {noticed:?}");
    }
    // The control: without the seal most of them pass.
    let plain = unsealed(&whole);
    let passes = |number: &usize| {
        let mut flipped = plain.clone();
        flipped[number * 4_099 % plain.len()] ^= 1 << (number % 8);
        fs::write(&spoilt, &flipped).unwrap();
        restore(&spoilt, &to, at(), Trust::EvenSo, chains).is_ok()
    };
    assert!((0..40).filter(passes).count() > 10);
}

#[test]
fn nobody_works_in_a_backup_by_accident_and_looking_changes_nothing() {
    let place = Place::sqlite();
    let copy = place.path("backup.db");
    backup(&filled_store(&place), &copy, at(), chains).unwrap();
    let before = fs::read(&copy).unwrap();
    let refused = Store::open(&DatabaseUrl::Sqlite(copy.clone())).unwrap_err().to_string();
    assert!(refused.contains("it is a backup") && refused.contains("arbiter restore"), "{refused}");
    chains(&Store::open_read_only(&copy).unwrap()).unwrap();
    assert_eq!(fs::read(&copy).unwrap(), before);
    assert_eq!(backup_time(&copy), Ok(Some(at().with_nanosecond(0).unwrap())));
    assert_eq!(backup_time(&place.path("arbiter.db")), Ok(None));
}

#[test]
fn two_restores_in_one_moment_keep_both_old_files() {
    let place = Place::sqlite();
    let copy = place.path("backup.db");
    backup(&filled_store(&place), &copy, at(), chains).unwrap();
    let [first, second] =
        [(); 2].map(|()| restore(&copy, &place.url, at(), Trust::Sealed, chains).unwrap().unwrap());
    assert!(first != second && first.exists() && second.exists(), "{first:?} {second:?}");
}

/// Only root can try it: nobody else gives files away.
#[cfg(unix)]
#[test]
fn what_root_restores_belongs_to_the_user_who_owns_the_replaced_file_or_else_its_folder() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};
    let place = Place::sqlite();
    let copy = place.path("backup.db");
    backup(&filled_store(&place), &copy, at(), chains).unwrap();
    let folder = place.path("service");
    fs::create_dir(&folder).unwrap();
    let database = folder.join("arbiter.db");
    let restored = || {
        let kept = restore(&copy, &DatabaseUrl::Sqlite(database.clone()), at(), Trust::Sealed, chains);
        let owned = fs::metadata(&database).unwrap();
        (kept.unwrap(), owned.uid(), owned.gid(), owned.permissions().mode() & 0o777)
    };
    let own = fs::metadata(&folder).unwrap().uid();
    assert_eq!(restored().1, own, "the control");
    let service = 65_534;
    if chown(&database, Some(service), Some(service)).is_err() {
        return;
    }
    let (kept, user, group, mode) = restored();
    assert_eq!((user, group, mode), (service, service, 0o600));
    assert_eq!(fs::metadata(kept.unwrap()).unwrap().uid(), service, "what was there stays theirs");
    fs::remove_file(&database).unwrap();
    chown(&folder, Some(service), Some(service)).unwrap();
    let (kept, user, ..) = restored();
    assert_eq!((kept, user), (None, service));
}

#[test]
fn a_flipped_bit_in_an_entry_is_noticed() {
    let place = Place::sqlite();
    let copy = place.path("backup.db");
    backup(&filled_store(&place), &copy, at(), chains).unwrap();
    let whole = unsealed(&fs::read(&copy).unwrap());
    let needle = b"\"text\":\"";
    let places: Vec<usize> =
        whole.windows(needle.len()).enumerate().filter(|(_, w)| w == needle).map(|(at, _)| at).collect();
    assert!(places.len() >= 40);
    for at_byte in places.into_iter().step_by(7) {
        let mut flipped = whole.clone();
        flipped[at_byte + 3] ^= 1;
        let spoilt = place.path("flipped.db");
        fs::write(&spoilt, &flipped).unwrap();
        let noticed =
            restore(&spoilt, &DatabaseUrl::Sqlite(place.path("new.db")), at(), Trust::EvenSo, chains);
        assert!(matches!(noticed, Err(StoreError::Unverified(_))), "{noticed:?}");
        assert!(!place.path("new.db").exists());
        // The control: SQLite's own check does not notice it.
        restore(&spoilt, &DatabaseUrl::Sqlite(place.path("new.db")), at(), Trust::EvenSo, |_| Ok(()))
            .unwrap();
        fs::remove_file(place.path("new.db")).unwrap();
    }
}

#[test]
fn a_live_file_is_not_taken_for_a_backup() {
    let place = Place::sqlite();
    let store = filled_store(&place);
    let refused = restore(
        &place.path("arbiter.db"),
        &DatabaseUrl::Sqlite(place.path("new.db")),
        at(),
        Trust::Sealed,
        chains,
    );
    assert!(matches!(refused, Err(StoreError::File { .. })), "{refused:?}");
    store.ping().unwrap();
}

#[test]
fn a_damaged_database_can_be_replaced_and_is_kept() {
    let place = Place::sqlite();
    let copy = place.path("backup.db");
    backup(&filled_store(&place), &copy, at(), chains).unwrap();
    let old = place.path("arbiter.db");
    fs::write(&old, "not a database any more").unwrap();
    fs::write(place.path("arbiter.db-wal"), "left over").unwrap();
    let kept = restore(&copy, &place.url, at(), Trust::Sealed, chains).unwrap().unwrap();
    assert_eq!(logs(&place.open()), logs(&Store::open_read_only(&copy).unwrap()));
    assert_eq!(fs::read(&kept).unwrap(), b"not a database any more");
}

/// An unfinished copy as a process that was killed leaves it: nobody holds its lock any more.
fn left_by_a_killed_one(path: &Path) -> Vec<String> {
    let suffixes = ["", "-wal", "-journal", "-lock"];
    suffixes
        .map(|suffix| {
            let file = format!("{}{suffix}", path.display());
            fs::write(&file, "a whole copy").unwrap();
            file
        })
        .into()
}

#[test]
fn what_a_killed_backup_or_restore_left_is_cleared_away_and_nothing_else() {
    let place = Place::sqlite();
    drop(filled_store(&place));
    let before = names(place.folder());
    let left = ["arbiter.db.restoring-77-1795000000123", "friday.db.unfinished-78-1795000000124"]
        .map(|name| place.path(name));
    left.iter().for_each(|path| drop(left_by_a_killed_one(path)));
    // It was killed when only the lock existed.
    fs::write(place.path("b.db.restoring-79-1-lock"), "").unwrap();
    let others = ["notes.restoring-the-house", "x.restoring-1.txt", "a.db-wal"];
    others.iter().for_each(|name| fs::write(place.path(name), "mine").unwrap());
    let found = clear_leftovers(&place.url);
    let bare = place.path("b.db.restoring-79-1");
    assert_eq!(found.cleared, [left[0].clone(), bare, left[1].clone()]);
    assert_eq!(found.left, [""; 0].map(std::path::PathBuf::from));
    let mut expected = [before, others.map(str::to_owned).into()].concat();
    expected.sort();
    assert_eq!(names(place.folder()), expected);
    assert_eq!(clear_leftovers(&place.url), Leftovers::default());
}

#[test]
fn the_copy_of_a_restore_that_still_runs_is_left_alone_and_one_without_a_lock_is_told() {
    let place = Place::sqlite();
    let copy = place.path("backup.db");
    backup(&filled_store(&place), &copy, at(), chains).unwrap();
    let old = place.path("new.db.restoring-77");
    fs::write(&old, "from before there were locks").unwrap();
    let target = DatabaseUrl::Sqlite(place.path("new.db"));
    let in_the_middle = |copy: &Store| {
        let running = |names: Vec<String>| names.iter().filter(|name| name.contains(".restoring-")).count();
        let files = running(names(place.folder()));
        let found = clear_leftovers(&target);
        assert_eq!((found.cleared.len(), found.left.as_slice()), (0, [old.clone()].as_slice()));
        assert_eq!(running(names(place.folder())), files, "nothing of it was removed");
        chains(copy)
    };
    restore(&copy, &target, at(), Trust::Sealed, in_the_middle).unwrap();
    assert!(old.exists(), "nothing shows that nobody writes it any more");
    let rest: Vec<String> =
        names(place.folder()).into_iter().filter(|name| name.contains(".restoring-")).collect();
    assert_eq!(rest, ["new.db.restoring-77"], "a restore that ends leaves nothing");
}

/// The files of a folder that other users have rights on.
#[cfg(unix)]
fn readable_by_others(folder: &Path) -> Vec<String> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |name: &String| fs::metadata(folder.join(name)).unwrap().permissions().mode();
    names(folder).into_iter().filter(|name| mode(name) & 0o077 != 0).collect()
}

#[cfg(unix)]
#[test]
fn a_database_its_companions_and_its_copies_are_private() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = Place::sqlite();
    let store = filled_store(&place);
    assert!(names(place.folder()).contains(&"arbiter.db-wal".to_owned()), "{:?}", names(place.folder()));
    assert!(names(place.folder()).contains(&"arbiter.db-shm".to_owned()));
    let copy = place.path("backup.db");
    backup(&store, &copy, at(), chains).unwrap();
    assert_eq!(readable_by_others(place.folder()), [""; 0]);
    drop(store);
    // The control, and the worst case: files of an earlier version, open to everybody.
    for name in ["arbiter.db", "backup.db"] {
        fs::set_permissions(place.path(name), fs::Permissions::from_mode(0o644)).unwrap();
    }
    assert_eq!(readable_by_others(place.folder()), ["arbiter.db", "backup.db"]);
    let kept = restore(&copy, &place.url, at(), Trust::Sealed, chains).unwrap().unwrap();
    assert!(kept.exists());
    assert_eq!(readable_by_others(place.folder()), ["backup.db"], "only what the operator left open");
}

#[test]
fn of_the_backups_in_a_folder_so_many_stay_and_other_files_are_left_alone() {
    let place = Place::sqlite();
    let store = filled_store(&place);
    let folder = place.path("kept");
    let write = |minute| {
        let file = new_name(&folder, &place.url, minutes(minute)).unwrap();
        backup(&store, &file, minutes(minute), chains).unwrap();
        file
    };
    let written: Vec<_> = (0..5).map(write).collect();
    fs::write(folder.join("arbiter-backup-notes.txt"), "mine").unwrap();
    backup(&store, &folder.join("friday.db"), minutes(0), chains).unwrap();
    remove_oldest(&folder, &place.url, 2, &written[4]).unwrap();
    let mut kept = backups_in(&folder, &place.url).unwrap();
    kept.sort_by_key(|kept| kept.made);
    let names: Vec<_> = kept.iter().map(|kept| kept.path.file_name().unwrap().to_str().unwrap()).collect();
    assert_eq!(names.len(), 3, "{names:?}");
    assert!(
        names[0] == "friday.db" && names[1..].iter().all(|name| name.starts_with("arbiter-backup-")),
        "{names:?}"
    );
    assert!(folder.join("arbiter-backup-notes.txt").exists());
    // The database in use is never opened, whatever its name.
    assert!(backups_in(place.folder(), &place.url).unwrap().is_empty());
    append(&store, store.by_slug(&slug("spring")).unwrap().unwrap().id, &submission()).unwrap();
    let again = new_name(&folder, &place.url, minutes(4)).unwrap();
    assert!(again.to_str().unwrap().ends_with("-2.db"), "{again:?}");
}

#[test]
fn a_backup_that_was_just_written_stays_even_if_the_clock_was_put_back() {
    let place = Place::sqlite();
    let (store, folder) = (filled_store(&place), place.path("kept"));
    let write = |minute| {
        let file = new_name(&folder, &place.url, minutes(minute)).unwrap();
        backup(&store, &file, minutes(minute), chains).unwrap();
        remove_oldest(&folder, &place.url, 2, &file).unwrap();
        file
    };
    let (first, second) = (write(10), write(11));
    assert!(first.exists() && second.exists());
    let back = write(0);
    assert!(back.exists() && second.exists() && !first.exists());
    let next = write(1);
    assert!(next.exists() && second.exists() && !back.exists());
}

#[test]
fn one_backup_at_a_time_is_written_into_a_folder_and_a_form_begins_one() {
    let place = Place::sqlite();
    let (folder, one, other) = (place.path("kept"), submission().id, submission().id);
    let take = |asked| BackupTurn::take(&folder, &place.url, asked, now()).unwrap();
    let begun = || in_progress(&folder, &place.url).unwrap();
    assert_eq!(begun(), None, "there is no folder yet");
    let turn = take(one).unwrap();
    assert_eq!(begun().map(|begun| begun.timestamp()), Some(now().timestamp()));
    assert!(take(other).is_none(), "another press");
    // The scheduled one waits for it.
    let (ended, end) = std::sync::mpsc::channel();
    std::thread::scope(|threads| {
        threads.spawn(|| {
            let waited = BackupTurn::wait(&folder, &place.url, minutes(15)).unwrap();
            ended.send(in_progress(&folder, &place.url).unwrap()).unwrap();
            drop(waited);
        });
        assert!(end.recv_timeout(std::time::Duration::from_millis(200)).is_err(), "not beside it");
        drop(turn);
        let since = end.recv().unwrap().map(|begun| begun.timestamp());
        assert_eq!(since, Some(minutes(15).timestamp()));
    });
    assert_eq!(begun(), None);
    assert!(take(one).is_none(), "a form that is sent again begins no second backup");
    assert_eq!(begun(), None);
    assert!(take(other).is_some(), "the control");
    assert!(take(one).is_some(), "only the last one is remembered");
    // What it leaves in the folder is no backup, and no leftover of one.
    assert_eq!(backups_in(&folder, &place.url), Ok(vec![]));
    assert_eq!(clear_leftovers(&DatabaseUrl::Sqlite(folder.join("a.db"))), Leftovers::default());
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
}

#[test]
fn two_who_look_at_once_take_each_other_for_no_backup() {
    let place = Place::sqlite();
    let folder = place.path("kept");
    drop(BackupTurn::wait(&folder, &place.url, now()).unwrap());
    let other = fs::File::open(folder.join("arbiter-backup-lock")).unwrap();
    other.lock_shared().unwrap();
    assert_eq!(in_progress(&folder, &place.url), Ok(None));
}

#[test]
#[cfg(target_os = "linux")]
fn why_no_turn_can_be_had_is_said() {
    // Nobody makes a file there, not even root.
    let taken = BackupTurn::wait(Path::new("/sys"), &Place::sqlite().url, now());
    let Err(StoreError::File { path, cause }) = &taken else { panic!("{taken:?}") };
    assert_eq!(path, "/sys/arbiter-backup-lock");
    assert!(!cause.contains("No such file"), "{cause}");
}

#[test]
fn a_folder_that_cannot_be_read_is_not_an_empty_one() {
    let place = Place::sqlite();
    let folder = place.path("kept");
    assert_eq!(backups_in(&folder, &place.url), Ok(vec![]), "there is no folder yet");
    // What is no folder lists nothing, not even for root.
    fs::write(&folder, "a file with the name of the folder").unwrap();
    let found = backups_in(&folder, &place.url);
    let Err(StoreError::File { path, .. }) = &found else { panic!("{found:?}") };
    assert_eq!(*path, folder.display().to_string());
}

#[cfg(unix)]
#[test]
fn a_file_of_another_user_hides_no_backup() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = Place::sqlite();
    let (store, folder) = (filled_store(&place), place.path("kept"));
    let file = new_name(&folder, &place.url, now()).unwrap();
    backup(&store, &file, now(), chains).unwrap();
    let closed = |name: &str| {
        fs::write(folder.join(name), "of another user").unwrap();
        fs::set_permissions(folder.join(name), fs::Permissions::from_mode(0o0)).unwrap();
    };
    closed("copied.db");
    let found = backups_in(&folder, &place.url).unwrap();
    assert_eq!(found.iter().map(|kept| &kept.path).collect::<Vec<_>>(), [&file]);
    // Root reads everything; anybody else hears of a backup that nobody can use.
    closed("arbiter-backup-20000101T000000Z.db");
    let is_root = fs::read(folder.join("copied.db")).is_ok();
    assert_eq!(backups_in(&folder, &place.url).is_ok(), is_root);
}
