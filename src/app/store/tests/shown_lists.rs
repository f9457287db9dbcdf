//! The lists that everybody sees are written apart from the entries that change them.

use std::collections::{BTreeMap, BTreeSet};

use super::base::{Place, entry, now, random, submission, tournament};
use crate::app::store::shown_lists::ListsMark;
use crate::app::store::{NameChange, Private, SeenList, SeenListsChange, Store, StoreError, waited_for};
use crate::domain::card::CardId;
use crate::domain::id::{PersonId, PlayerId, TournamentId};

on_both! {
    rows_are_written_under_the_newest_mark_alone
    who_read_before_the_rows_were_removed_writes_nothing_more
    lists_are_found_by_a_card_from_their_time_on_the_best_place_first
}

fn list(number: u32, person: PersonId, place: Option<u32>) -> SeenList {
    SeenList { player: PlayerId(number), person, place, from: now(), read_from: format!("list {number}") }
}

fn card(id: &str) -> CardId {
    CardId(id.to_owned())
}

fn cards(ids: &[&str]) -> BTreeSet<CardId> {
    ids.iter().map(|id| card(id)).collect()
}

fn put(store: &Store, id: TournamentId, mark: &ListsMark, change: SeenListsChange) {
    store.put_seen_lists(id, mark, change).unwrap().wait().unwrap();
}

fn mark(store: &Store, id: TournamentId) -> ListsMark {
    store.lists_mark(id).unwrap().unwrap()
}

fn is_read(store: &Store, id: TournamentId, mark: &ListsMark) {
    store.lists_are_read(id, mark).unwrap().wait().unwrap();
}

fn forget(store: &Store, id: TournamentId) {
    store.forget_seen_lists(id, random()).unwrap().wait().unwrap();
}

/// Two lists under the mark of the first entry.
fn marked(store: &Store, id: TournamentId, people: [PersonId; 2]) -> SeenListsChange {
    forget(store, id);
    assert_eq!(mark(store, id).sequence, 1);
    marked_with(store, id, &mark(store, id), people)
}

/// Two lists under this mark.
fn marked_with(store: &Store, id: TournamentId, mark: &ListsMark, people: [PersonId; 2]) -> SeenListsChange {
    let [one, other] = people;
    let change = SeenListsChange {
        gone: Vec::new(),
        lists: vec![list(1, one, Some(2)), list(2, other, Some(1))],
        cards: vec![(PlayerId(1), cards(&["spock", "worf"])), (PlayerId(2), cards(&["spock"]))],
    };
    put(store, id, mark, change.clone());
    assert_eq!(store.seen_lists(id).unwrap(), change.lists);
    change
}

/// Appends an entry that marks the lists.
fn append(store: &Store, id: TournamentId, names: Vec<NameChange>) -> Result<(), StoreError> {
    let (head, sent) = (store.head(id).unwrap().unwrap(), submission());
    let next = entry(head.sequence + 1, &head.hash, &sent);
    let (tell, written) = waited_for();
    let private = Private { names, marks_lists: true, ..Private::default() };
    store.append(id, head.sequence, vec![next], sent, private, tell).unwrap();
    written.wait()
}

fn rows_are_written_under_the_newest_mark_alone(place: &Place) {
    let store = place.open();
    let (id, other) = (tournament(&store, "spring"), tournament(&store, "autumn"));
    let [kira, odo] = [(); 2].map(|()| PersonId::new(random()));
    let unmarked = SeenListsChange { lists: vec![list(3, kira, None)], ..SeenListsChange::default() };
    forget(&store, id);
    let before = mark(&store, id);
    is_read(&store, id, &before);
    put(&store, id, &before, unmarked.clone());
    assert_eq!(store.seen_lists(id).unwrap(), [], "nothing marks it");
    let change = marked(&store, id, [kira, odo]);
    let first = mark(&store, id);
    let elsewhere = marked(&store, other, [odo, kira]);

    // An entry that fails leaves no mark, and one that is written does.
    let nobody = vec![NameChange::Rename(PersonId::new(random()), "Nobody".to_owned())];
    assert_eq!(append(&store, id, nobody), Err(StoreError::NotFound("person")));
    assert_eq!(mark(&store, id), first);
    append(&store, id, Vec::new()).unwrap();
    assert_eq!(store.lists_to_read().unwrap(), BTreeMap::from([(id, 2), (other, 1)]));

    // What was read before that entry is too late.
    let gone = SeenListsChange { gone: vec![PlayerId(1), PlayerId(2)], ..SeenListsChange::default() };
    put(&store, id, &first, gone);
    is_read(&store, id, &first);
    let second = mark(&store, id);
    assert_eq!(second.sequence, 2);
    assert_eq!(store.seen_lists(id).unwrap(), change.lists);

    // One list is gone, the other has no place any more and the cards that it had.
    let later =
        SeenListsChange { gone: vec![PlayerId(2)], lists: vec![list(1, kira, None)], cards: Vec::new() };
    put(&store, id, &second, later.clone());
    assert_eq!(store.seen_lists(id).unwrap(), later.lists);
    let held = BTreeMap::from([(PlayerId(1), cards(&["spock", "worf"]))]);
    assert_eq!(store.cards_of_lists(id).unwrap(), held);
    is_read(&store, id, &second);
    assert_eq!(store.lists_mark(id).unwrap(), None);
    put(&store, id, &second, unmarked);
    assert_eq!(store.seen_lists(id).unwrap(), later.lists, "it has been read");
    assert_eq!(store.seen_lists(other).unwrap(), elsewhere.lists);

    forget(&store, id);
    assert_eq!(store.seen_lists(id).unwrap(), []);
    assert_eq!(store.cards_of_lists(id).unwrap(), BTreeMap::new());
    assert_eq!(mark(&store, id).sequence, 2);
}

/// The number of the entry alone does not tell one reason from another.
fn who_read_before_the_rows_were_removed_writes_nothing_more(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "spring");
    let [kira, odo] = [(); 2].map(|()| PersonId::new(random()));
    append(&store, id, Vec::new()).unwrap();
    let by_entry = mark(&store, id);
    let change = marked_with(&store, id, &by_entry, [kira, odo]);
    forget(&store, id);
    let removed = mark(&store, id);
    assert_eq!((by_entry.sequence, removed.sequence), (2, 2));
    let late = SeenListsChange { lists: vec![list(3, kira, None)], ..SeenListsChange::default() };
    let none_written_under = |before: &ListsMark| {
        put(&store, id, before, late.clone());
        is_read(&store, id, before);
        assert_eq!(store.seen_lists(id).unwrap(), []);
    };
    none_written_under(&by_entry);
    assert_eq!(mark(&store, id), removed);
    // Nor does who read between two removals.
    forget(&store, id);
    none_written_under(&removed);
    let newest = mark(&store, id);
    put(&store, id, &newest, change.clone());
    is_read(&store, id, &newest);
    assert_eq!((store.lists_mark(id).unwrap(), store.seen_lists(id).unwrap()), (None, change.lists));
}

fn lists_are_found_by_a_card_from_their_time_on_the_best_place_first(place: &Place) {
    let store = place.open();
    let (id, other) = (tournament(&store, "spring"), tournament(&store, "autumn"));
    let [kira, odo] = [(); 2].map(|()| PersonId::new(random()));
    let there = marked(&store, id, [kira, odo]);
    marked(&store, other, [odo, kira]);
    let holding = |id: &str, most| store.tournaments_with_card(&card(id), most).unwrap();
    assert_eq!(holding("worf", 2), Some(BTreeSet::from([id, other])));
    assert_eq!(holding("tuvok", 2), Some(BTreeSet::new()));
    assert_eq!([holding("worf", 1), holding("spock", 3)], [None, None], "there are more rows");
    let of_these = |of: &[TournamentId], id: &str| store.holding_card(of, &card(id)).unwrap();
    assert_eq!(of_these(&[id, other], "spock"), BTreeSet::from([id, other]));
    assert_eq!(of_these(&[other], "spock"), BTreeSet::from([other]));
    assert_eq!(of_these(&[id, other], "tuvok"), BTreeSet::new());
    let spring = id;
    let found = |id: &str, at, part| store.lists_with_card(spring, &card(id), at, part).unwrap();
    let best_first = [there.lists[1].clone(), there.lists[0].clone()];
    assert_eq!(found("spock", now(), (0, 9)), best_first);
    assert_eq!(found("spock", now(), (0, 1)), best_first[..1]);
    assert_eq!(found("spock", now(), (1, 9)), best_first[1..]);
    assert_eq!(
        found("spock", now() - chrono::TimeDelta::milliseconds(1), (0, 9)),
        [],
        "not before their time"
    );
    assert_eq!(found("worf", now(), (0, 9)).len(), 1);
}
