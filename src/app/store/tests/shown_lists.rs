//! The lists that everybody sees are written apart from the entries that change them.

use std::collections::{BTreeMap, BTreeSet};

use super::base::{Place, entry, now, random, submission, tournament};
use crate::app::store::{NameChange, Private, SeenList, SeenListsChange, Store, StoreError, waited_for};
use crate::domain::card::CardId;
use crate::domain::id::{PersonId, PlayerId, TournamentId};

on_both! {
    rows_are_written_under_the_newest_mark_alone
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

fn put(store: &Store, id: TournamentId, mark: i64, change: SeenListsChange) {
    store.put_seen_lists(id, mark, change).unwrap().wait().unwrap();
}

/// Two lists under the mark of the first entry.
fn marked(store: &Store, id: TournamentId, people: [PersonId; 2]) -> SeenListsChange {
    store.forget_seen_lists(id).unwrap().wait().unwrap();
    assert_eq!(store.lists_mark(id).unwrap(), Some(1));
    let [one, other] = people;
    let change = SeenListsChange {
        gone: Vec::new(),
        lists: vec![list(1, one, Some(2)), list(2, other, Some(1))],
        cards: vec![(PlayerId(1), cards(&["spock", "worf"])), (PlayerId(2), cards(&["spock"]))],
    };
    put(store, id, 1, change.clone());
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
    put(&store, id, 1, unmarked.clone());
    assert_eq!(store.seen_lists(id).unwrap(), [], "nothing marks it");
    let change = marked(&store, id, [kira, odo]);
    let elsewhere = marked(&store, other, [odo, kira]);

    // An entry that fails leaves no mark, and one that is written does.
    let nobody = vec![NameChange::Rename(PersonId::new(random()), "Nobody".to_owned())];
    assert_eq!(append(&store, id, nobody), Err(StoreError::NotFound("person")));
    assert_eq!(store.lists_mark(id).unwrap(), Some(1));
    append(&store, id, Vec::new()).unwrap();
    assert_eq!(store.lists_to_read().unwrap(), BTreeMap::from([(id, 2), (other, 1)]));

    // What was read before that entry is too late.
    let gone = SeenListsChange { gone: vec![PlayerId(1), PlayerId(2)], ..SeenListsChange::default() };
    put(&store, id, 1, gone);
    store.lists_are_read(id, 1).unwrap().wait().unwrap();
    assert_eq!(store.lists_mark(id).unwrap(), Some(2));
    assert_eq!(store.seen_lists(id).unwrap(), change.lists);

    // One list is gone, the other has no place any more and the cards that it had.
    let later =
        SeenListsChange { gone: vec![PlayerId(2)], lists: vec![list(1, kira, None)], cards: Vec::new() };
    put(&store, id, 2, later.clone());
    assert_eq!(store.seen_lists(id).unwrap(), later.lists);
    let held = BTreeMap::from([(PlayerId(1), cards(&["spock", "worf"]))]);
    assert_eq!(store.cards_of_lists(id).unwrap(), held);
    store.lists_are_read(id, 2).unwrap().wait().unwrap();
    assert_eq!(store.lists_mark(id).unwrap(), None);
    put(&store, id, 2, unmarked);
    assert_eq!(store.seen_lists(id).unwrap(), later.lists, "it has been read");
    assert_eq!(store.seen_lists(other).unwrap(), elsewhere.lists);

    store.forget_seen_lists(id).unwrap().wait().unwrap();
    assert_eq!(store.seen_lists(id).unwrap(), []);
    assert_eq!(store.cards_of_lists(id).unwrap(), BTreeMap::new());
    assert_eq!(store.lists_mark(id).unwrap(), Some(2));
}

fn lists_are_found_by_a_card_from_their_time_on_the_best_place_first(place: &Place) {
    let store = place.open();
    let (id, other) = (tournament(&store, "spring"), tournament(&store, "autumn"));
    let [kira, odo] = [(); 2].map(|()| PersonId::new(random()));
    let there = marked(&store, id, [kira, odo]);
    marked(&store, other, [odo, kira]);
    assert_eq!(store.tournaments_with_card(&card("worf")).unwrap(), BTreeSet::from([id, other]));
    assert_eq!(store.tournaments_with_card(&card("tuvok")).unwrap(), BTreeSet::new());
    let found = |at| store.lists_with_card(&[id], &card("spock"), at).unwrap();
    let best_first = vec![there.lists[1].clone(), there.lists[0].clone()];
    assert_eq!(found(now()), BTreeMap::from([(id, best_first)]));
    assert_eq!(found(now() - chrono::TimeDelta::milliseconds(1)), BTreeMap::new(), "not before their time");
    let both = store.lists_with_card(&[id, other], &card("worf"), now()).unwrap();
    assert_eq!(both.into_values().map(|lists| lists.len()).collect::<Vec<_>>(), [1, 1]);
}
