//! The names of accounts, and what they were before.

use std::collections::BTreeSet;
use std::thread;

use diesel::prelude::*;

use crate::app::store::account_names::NamesSeen;
use crate::app::store::schema::staff_history;
use crate::app::store::{
    Account, AccountErasure, Grant, Private, Store, StoreError, StoredDecisions, TokenHash, UsedName,
    waited_for,
};
use crate::domain::id::{AccountId, TournamentId};
use crate::domain::tournament::role::Role;

use super::base::{
    Place, account, entry, live_session, minutes, now, random, session, statements_written, submission,
    tournament,
};

on_both! {
    names_of_accounts_change_and_those_of_before_keep_their_time
    an_erased_account_leaves_numbers_and_no_name
    who_acts_at_a_tournament_is_remembered_there_as_staff_are
    a_new_name_writes_as_much_for_somebody_known_at_a_thousand_tournaments
    decisions_are_made_again_where_an_account_with_a_new_name_acted
}

const FILL: &str = include_str!("../../../../migrations/sqlite/2026-11-29-000463_everybody_who_acted/up.sql");

/// What a write that depends on the names of all accounts has to find.
pub fn seen(store: &Store) -> NamesSeen {
    store.known_names().unwrap().seen
}

/// What the staff of a tournament are and were called.
pub fn staff_names(store: &Store, at: TournamentId) -> Vec<String> {
    store.staff_ever(at).unwrap().names.into_iter().map(|one| one.name).collect()
}

/// A name that changes is written once, by one who saw all others; what was made with it is made again.
fn names_of_accounts_change_and_those_of_before_keep_their_time(place: &Place) {
    let store = place.open();
    let (id, elsewhere) = (tournament(&store, "spring"), tournament(&store, "autumn"));
    let (rom, nog) = (account("rom"), account("nog"));
    store.create_account(rom.clone()).unwrap();
    let alone = seen(&store);
    store.create_account(nog.clone()).unwrap();
    let both = seen(&store);
    assert_ne!(alone, both);
    let grant = Grant { tournament: id, account: rom.id, role: Role::Judge, granted_at: now() };
    store.add_grants(vec![grant.clone(), Grant { tournament: elsewhere, ..grant }]).unwrap();
    assert_eq!((store.renames().unwrap(), store.newest_staff().unwrap()), (0, 2));
    let name = |id, name: &str, minute, seen| store.rename_account(id, name, minutes(minute), seen);
    assert_eq!(name(rom.id, "Zek", 1, alone), Err(StoreError::Stale), "somebody came");
    assert_eq!(name(rom.id, "Zek", 1, both), Ok(()));
    assert_eq!(name(nog.id, "Zek", 1, both), Err(StoreError::Stale), "somebody was faster");
    assert_eq!(name(rom.id, "Rom of Ferenginar", 5, seen(&store)), Ok(()));
    assert_eq!(
        (store.renames().unwrap(), staff_names(&store, id)),
        (4, vec_of(["Rom of Ferenginar", "ROM", "Zek"]))
    );
    assert_eq!(store.staffed_since(2).unwrap(), BTreeSet::from([id, elsewhere]));
    assert_eq!(store.account(rom.id).unwrap().unwrap().sign_in_name, rom.sign_in_name);
    let used = |name: &str, from: Option<i64>, until: Option<i64>| UsedName {
        account: rom.id,
        name: name.to_owned(),
        from: from.map(minutes),
        until: until.map(minutes),
    };
    let of_rom = store.known_names().unwrap().names.into_iter().filter(|one| one.account == rom.id);
    let times =
        [used("Rom of Ferenginar", Some(5), None), used("ROM", None, Some(1)), used("Zek", Some(1), Some(5))];
    assert_eq!(of_rom.collect::<Vec<_>>(), times);
    let nobody = name(AccountId::new(random()), "Nobody", 6, seen(&store));
    assert!(matches!(nobody, Err(StoreError::NotFound(_))));
    // Of many at once, each of whom saw that the name is nobody's, one gets it.
    let free = seen(&store);
    let stores = [place.open(), place.open()];
    let winners: usize = thread::scope(|scope| {
        let tries: Vec<_> = (0..20)
            .map(|n: usize| {
                let (store, id) = (&stores[n % 2], if n.is_multiple_of(3) { rom.id } else { nog.id });
                scope.spawn(move || match store.rename_account(id, "Grand Nagus", minutes(9), free) {
                    Ok(()) => 1,
                    Err(StoreError::Stale) => 0,
                    Err(error) => panic!("{error}"),
                })
            })
            .collect();
        tries.into_iter().map(|one| one.join().unwrap()).sum()
    });
    assert_eq!(winners, 1);
}

fn vec_of<const N: usize>(texts: [&str; N]) -> Vec<String> {
    texts.map(str::to_owned).to_vec()
}

/// What other processes compare with what they know never goes back, and says where decisions have to be made again.
fn an_erased_account_leaves_numbers_and_no_name(place: &Place) {
    let store = place.open();
    let (id, elsewhere) = (tournament(&store, "spring"), tournament(&store, "autumn"));
    let (rom, nog) = (account("rom"), account("nog"));
    for one in [&rom, &nog] {
        store.create_account(one.clone()).unwrap();
        let grant = Grant { tournament: id, account: one.id, role: Role::Judge, granted_at: now() };
        store.add_grant(grant).unwrap();
    }
    store.rename_account(nog.id, "Zek", minutes(1), seen(&store)).unwrap();
    let (staff, renames, before) = (store.newest_staff().unwrap(), store.renames().unwrap(), seen(&store));
    store.create_session(session("a", Some(nog.id))).unwrap();
    store.put_feed_address(nog.id, &TokenHash::of("feed"), now()).unwrap();
    assert_eq!(store.put_on_shelf(nog.id, "glossary/1", 9, now()), Ok(true));
    let erase = || store.erase_account(nog.id, minutes(2));
    assert_eq!(erase(), Ok(AccountErasure::Erased));
    assert_eq!(erase(), Err(StoreError::NotFound("account")));
    assert_eq!((store.account(nog.id).unwrap(), store.grants_of(nog.id).unwrap()), (None, vec![]));
    assert_eq!(live_session(&store, &TokenHash::of("a"), now()).unwrap(), None);
    assert!(store.newest_staff().unwrap() > staff && store.renames().unwrap() > renames);
    assert_eq!(store.staffed_since(staff).unwrap(), BTreeSet::from([id]));
    assert_eq!(staff_names(&store, id), ["ROM"]);
    assert_eq!(store.staff_ever(id).unwrap().erased_at, Some(minutes(2)));
    assert_eq!(store.staff_ever(elsewhere).unwrap().erased_at, None);
    let known: Vec<String> = store.known_names().unwrap().names.into_iter().map(|one| one.name).collect();
    assert_eq!(known, ["ROM"]);
    // An account that comes in its place makes the former names no newer.
    store.create_account(account("leeta")).unwrap();
    assert_ne!(seen(&store), before);
    let grant = Grant { tournament: elsewhere, account: rom.id, role: Role::Judge, granted_at: now() };
    let newest = store.newest_staff().unwrap();
    store.add_grant(grant).unwrap();
    assert_eq!(store.staffed_since(newest).unwrap(), BTreeSet::from([elsewhere]));
    let boss = Account { is_operator: true, ..account("boss") };
    store.create_account(boss.clone()).unwrap();
    assert_eq!(store.erase_account(boss.id, now()), Ok(AccountErasure::LastOperator));
    assert!(store.account(boss.id).unwrap().is_some());
}

/// Appends an entry of an account.
fn act(store: &Store, at: TournamentId, account: AccountId, is_first_act: bool) {
    let (head, sent) = (store.head(at).unwrap().unwrap(), submission());
    let mut next = entry(head.sequence + 1, &head.hash, &sent);
    next.actor = format!("account:{account}");
    let (tell, written) = waited_for();
    let private = Private { is_first_act, ..Private::default() };
    store.append(at, head.sequence, vec![next.seal_after(&head.hash)], sent, private, tell).unwrap();
    written.wait().unwrap();
}

/// An operator acts without a role. Of those who acted before anybody remembered them, the logs tell.
fn who_acts_at_a_tournament_is_remembered_there_as_staff_are(place: &Place) {
    let store = place.open();
    let [spring, autumn] = ["spring", "autumn"].map(|slug| tournament(&store, slug));
    let (rom, nog) = (account("rom"), account("nog"));
    [&rom, &nog].into_iter().for_each(|one| store.create_account(one.clone()).unwrap());
    act(&store, spring, rom.id, true);
    act(&store, spring, rom.id, true);
    act(&store, spring, AccountId::new(random()), true);
    act(&store, autumn, nog.id, false);
    let names = || [spring, autumn].map(|at| staff_names(&store, at));
    assert_eq!(names(), [vec_of(["ROM"]), vec_of([])], "nobody of another installation");
    let (_, fill) = FILL.split_once("INSERT INTO").unwrap();
    let (fill, _) = fill.split_once(';').unwrap();
    for _ in 0..2 {
        place.sql(&format!("INSERT INTO {fill}")).unwrap();
        assert_eq!(names(), [vec_of(["ROM"]), vec_of(["NOG"])]);
    }
    let numbers = || [spring, autumn].map(|at| store.head_and_staff(at).unwrap().1);
    let before = numbers();
    store.rename_account(rom.id, "Zek", minutes(1), seen(&store)).unwrap();
    assert!(numbers()[0] > before[0] && numbers()[1] == before[1], "only where he acted");
    let before = numbers();
    assert_eq!(store.erase_account(nog.id, minutes(2)), Ok(AccountErasure::Erased));
    assert!(numbers()[1] > before[1] && numbers()[0] == before[0]);
    assert_eq!(store.staff_ever(autumn).unwrap().erased_at, Some(minutes(2)));
}

/// This many tournaments without an entry, each of which knows the account.
fn known_at(place: &Place, account: AccountId, many: usize) -> BTreeSet<TournamentId> {
    let all: BTreeSet<TournamentId> = (0..many).map(|_| TournamentId::new(random())).collect();
    let rows = all.iter().enumerate().map(|(n, id)| {
        format!(
            "INSERT INTO tournaments (id, slug, created_at_ms) VALUES ('{id}', 'many-{n}', 0); \
             INSERT INTO staff_history (number, tournament, account) VALUES ({}, '{id}', '{account}');",
            n + 1
        )
    });
    place.sql(&format!("BEGIN; {} COMMIT;", rows.collect::<String>())).unwrap();
    all
}

fn a_new_name_writes_as_much_for_somebody_known_at_a_thousand_tournaments(place: &Place) {
    let store = place.open();
    let (rom, nog) = (account("rom"), account("nog"));
    [&rom, &nog].into_iter().for_each(|one| store.create_account(one.clone()).unwrap());
    let everywhere = known_at(place, rom.id, 1_100);
    let spring = tournament(&store, "spring");
    store
        .add_grant(Grant { tournament: spring, account: nog.id, role: Role::Judge, granted_at: now() })
        .unwrap();
    let joined = || -> Vec<(i64, String, String)> {
        let rows = store.read(|conn| Ok(staff_history::table.order(staff_history::number).load(conn)?));
        rows.unwrap()
    };
    let written = |id: AccountId, name: &str| {
        let (names, before) = (seen(&store), statements_written(&store));
        store.rename_account(id, name, minutes(1), names).unwrap();
        statements_written(&store) - before
    };
    let (rows, staff) = (joined(), store.newest_staff().unwrap());
    let (few, many) = (written(nog.id, "Brunt"), written(rom.id, "Zek"));
    assert!(many < few + 10, "{few} {many}");
    assert_eq!(joined(), rows, "nor is a row of a tournament changed");
    let mut changed = everywhere.clone();
    changed.insert(spring);
    assert_eq!(store.staffed_since(staff).unwrap(), changed);
    // What an erasure adds to each of them comes in few statements where each costs a round trip.
    let (staff, before) = (store.newest_staff().unwrap(), statements_written(&store));
    assert_eq!(store.erase_account(rom.id, minutes(2)), Ok(AccountErasure::Erased));
    let erased = statements_written(&store) - before;
    assert!(!place.url.is_shared() || erased < 100, "{erased}");
    assert_eq!(store.staffed_since(staff).unwrap(), everywhere);
    for id in everywhere.iter().take(2) {
        assert_eq!(store.staff_ever(*id).unwrap().erased_at, Some(minutes(2)));
    }
}

fn decisions_are_made_again_where_an_account_with_a_new_name_acted(place: &Place) {
    let store = place.open();
    let [spring, autumn] = ["spring", "autumn"].map(|slug| tournament(&store, slug));
    let (rom, nog) = (account("rom"), account("nog"));
    [&rom, &nog].into_iter().for_each(|one| store.create_account(one.clone()).unwrap());
    act(&store, spring, rom.id, true);
    act(&store, autumn, nog.id, true);
    let make = |id: TournamentId| {
        let (sequence, staff) = (store.head(id).unwrap().unwrap().sequence, store.newest_staff().unwrap());
        let made = StoredDecisions { sequence, version: 1, staff, told: "[]".to_owned() };
        store.put_decisions(id, made).unwrap().wait().unwrap();
    };
    let current = || -> Vec<TournamentId> {
        store.decisions_of(&[spring, autumn]).unwrap().into_iter().map(|(id, _)| id).collect()
    };
    [spring, autumn].into_iter().for_each(make);
    assert_eq!(current().len(), 2, "the control");
    store.rename_account(rom.id, "Zek", minutes(1), seen(&store)).unwrap();
    assert_eq!(current(), [autumn]);
    make(spring);
    assert_eq!(current().len(), 2);
    // Somebody who has another name by then, and acts there from now on.
    act(&store, autumn, rom.id, true);
    assert_eq!(current(), [spring]);
    make(autumn);
    assert_eq!(store.erase_account(nog.id, minutes(2)), Ok(AccountErasure::Erased));
    assert_eq!(current(), [spring]);
}
