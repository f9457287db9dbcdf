//! People, who can be forgotten, and their deck lists.

use std::collections::BTreeMap;

use arbiter::domain::id::PersonId;
use arbiter::store::StoreError;

use crate::base::{Place, now, random, some_tournament, tournament};

on_both! {
    people_are_found_by_any_spelling
    a_person_can_be_forgotten
    many_names_are_looked_up
    deck_lists_are_kept_by_tournament
}

fn person() -> PersonId {
    PersonId::new(random())
}

fn people_are_found_by_any_spelling(place: &Place) {
    let store = place.open();
    let [jadzia, julian, odd] = [person(), person(), person()];
    store.add_person(jadzia, "Jadzia DÅX", now()).unwrap();
    store.add_person(jadzia, "Ezri", now()).unwrap();
    store.add_person(julian, "Julian Bashir", now()).unwrap();
    store.add_person(odd, "100%_\\o/", now()).unwrap();
    let found = |text: &str| -> Vec<_> {
        store.people_named(&[text.to_owned()]).unwrap().into_iter().map(|person| person.id).collect()
    };
    assert_eq!(found("jadzia dax"), [jadzia]);
    assert_eq!(found("Jadzia"), [], "a part of a name is another name");
    assert_eq!(found("100%_\\O/"), [odd]);
    assert_eq!(found("100%"), []);
    assert_eq!(store.people_named(&["odo".to_owned(), "julian bashir".to_owned()]).unwrap().len(), 1);
    assert!(store.people_named(&[]).unwrap().is_empty());
    store.rename_person(julian, "Jules").unwrap();
    assert_eq!(found("JULES"), [julian]);
    assert_eq!(store.rename_person(person(), "Nobody"), Err(StoreError::NotFound("person")));
}

fn a_person_can_be_forgotten(place: &Place) {
    let store = place.open();
    let garak = person();
    store.add_person(garak, "Elim Garak", now()).unwrap();
    store.erase_person(garak).unwrap();
    store.add_person(garak, "Elim Garak", now()).unwrap();
    assert_eq!(store.rename_person(garak, "Elim Garak"), Err(StoreError::NotFound("person")));
    let left = store.person(garak).unwrap().unwrap();
    assert_eq!((left.name, left.erased), (None, true));
    assert!(store.people_named(&["Elim Garak".to_owned()]).unwrap().is_empty());
    assert!(store.names(&[garak]).unwrap().is_empty());
    assert_eq!(store.erase_person(person()), Err(StoreError::NotFound("person")));
}

fn many_names_are_looked_up(place: &Place) {
    let store = place.open();
    assert!(store.names(&[]).unwrap().is_empty());
    let people: BTreeMap<PersonId, String> = (0..1_100).map(|n| (person(), format!("Number {n}"))).collect();
    for (id, name) in people.iter().take(20) {
        store.add_person(*id, name, now()).unwrap();
    }
    let ids: Vec<_> = people.keys().copied().collect();
    assert_eq!(store.names(&ids).unwrap(), people.into_iter().take(20).collect());
}

fn deck_lists_are_kept_by_tournament(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "spring");
    store.put_deck_text(id, "abc", "6 Missions").unwrap();
    store.put_deck_text(id, "abc", "6 Missions").unwrap();
    assert_eq!(store.deck_text(id, "abc").unwrap().as_deref(), Some("6 Missions"));
    assert_eq!(store.deck_text(tournament(&store, "autumn"), "abc").unwrap(), None);
    let stray = store.put_deck_text(some_tournament(), "abc", "6 Missions");
    assert_eq!(stray, Err(StoreError::NotFound("tournament")));
}
