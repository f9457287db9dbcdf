//! Appointments and contacts: of two players, changed by those who saw the last one, and gone with the end or the name.

use chrono::TimeDelta;

use super::base::{Place, add_person, append_with, entry, now, random, submission, tournament};
use crate::app::store::{Appointment, NameChange, Private, Store, StoreError, waited_for};
use crate::domain::id::{PersonId, PlayerId, RoundNumber, TournamentId};

on_both! {
    of_two_who_note_an_appointment_the_second_has_seen_the_first
    a_contact_is_of_one_tournament_and_goes_with_the_name
    a_contact_goes_along_when_its_player_becomes_another_person
    the_end_forgets_appointments_and_contacts_of_its_tournament
}

fn at(hours: i64, by: u32) -> Appointment {
    Appointment::new(
        RoundNumber(1),
        [PlayerId(7), PlayerId(3)],
        now() + TimeDelta::hours(hours),
        PlayerId(by),
    )
}

/// Appends an entry with this private data.
fn writes(store: &Store, id: TournamentId, private: Private) {
    let (head, sent) = (store.head(id).unwrap().unwrap(), submission());
    let next = entry(head.sequence + 1, &head.hash, &sent);
    let (tell, written) = waited_for();
    store.append(id, head.sequence, vec![next], sent, private, tell).unwrap();
    written.wait().unwrap();
}

pub(super) fn ends(store: &Store, id: TournamentId) {
    let (head, sent) = (store.head(id).unwrap().unwrap(), submission());
    let mut next = entry(head.sequence + 1, &head.hash, &sent);
    "tournament-closed".clone_into(&mut next.kind);
    let next = next.seal_after(&head.hash);
    let (tell, written) = waited_for();
    store.append(id, head.sequence, vec![next], sent, Private::default(), tell).unwrap();
    written.wait().unwrap();
}

fn of_two_who_note_an_appointment_the_second_has_seen_the_first(place: &Place) {
    let store = place.open();
    let (id, other) = (tournament(&store, "here"), tournament(&store, "there"));
    assert_eq!(store.note_appointment(id, at(1, 3), None), Ok(true));
    assert_eq!(store.note_appointment(id, at(2, 7), None), Ok(false), "another one is there");
    assert_eq!(store.note_appointment(id, at(1, 7), None), Ok(true), "the same one is no contradiction");
    assert_eq!(store.note_appointment(id, at(2, 7), Some(at(1, 3).at)), Ok(true));
    assert_eq!(store.appointments(id, RoundNumber(1)), Ok(vec![at(2, 7)]));
    assert_eq!(store.appointments(id, RoundNumber(2)), Ok(vec![]));
    assert_eq!(store.appointments(other, RoundNumber(1)), Ok(vec![]));
    assert_eq!(store.cancel_appointment(id, at(1, 3)), Ok(false), "it was changed");
    assert_eq!(store.cancel_appointment(id, at(2, 3)), Ok(true));
    assert_eq!(store.cancel_appointment(id, at(2, 3)), Ok(true), "twice is once");
    assert_eq!(store.appointments(id, RoundNumber(1)), Ok(vec![]));
    let nowhere = super::base::some_tournament();
    assert_eq!(store.note_appointment(nowhere, at(1, 3), None), Err(StoreError::NotFound("tournament")));
}

fn a_contact_is_of_one_tournament_and_goes_with_the_name(place: &Place) {
    let store = place.open();
    let (id, other) = (tournament(&store, "here"), tournament(&store, "there"));
    let (kira, odo) = (PersonId::new(random()), PersonId::new(random()));
    for person in [kira, odo] {
        add_person(&store, person, "Somebody", now());
        store.change_contact(id, person, "first".to_owned()).unwrap();
        store.change_contact(id, person, "second".to_owned()).unwrap();
    }
    store.change_contact(other, kira, "elsewhere".to_owned()).unwrap();
    assert_eq!(store.contact(id, kira).unwrap(), "second");
    store.change_contact(id, odo, String::new()).unwrap();
    assert_eq!(store.contact(id, odo).unwrap(), "");
    store.change_contact(id, odo, "again".to_owned()).unwrap();
    append_with(&store, id, &submission(), &[NameChange::Erase(kira)]).unwrap();
    assert_eq!([id, other].map(|there| store.contact(there, kira).unwrap()), ["", ""]);
    assert_eq!(store.contact(id, odo).unwrap(), "again");
}

fn a_contact_goes_along_when_its_player_becomes_another_person(place: &Place) {
    let store = place.open();
    let (id, other) = (tournament(&store, "here"), tournament(&store, "there"));
    let [kira, known, apart, odo] = [(); 4].map(|()| PersonId::new(random()));
    for person in [kira, known, odo] {
        add_person(&store, person, "Somebody", now());
    }
    store.change_contact(id, kira, "kira#1701".to_owned()).unwrap();
    store.change_contact(other, known, "elsewhere".to_owned()).unwrap();
    let reached = |who: PersonId| [id, other].map(|there| store.contact(there, who).unwrap());
    // Somebody who played before, and whose new record is erased with the same entry.
    let names = vec![NameChange::Merge { gone: kira, into: known }];
    writes(&store, id, Private { names, contacts_move: vec![(kira, known)], ..Private::default() });
    assert_eq!([kira, known].map(reached), [["", ""], ["kira#1701", "elsewhere"]]);
    // That was somebody else: only what is written here goes along, and the name takes it with it.
    let name = "Somebody".to_owned();
    let names = vec![NameChange::Separate { from: known, person: apart, name, at: now() }];
    writes(&store, id, Private { names, contacts_move: vec![(known, apart)], ..Private::default() });
    assert_eq!([known, apart].map(reached), [["", "elsewhere"], ["kira#1701", ""]]);
    // A person who said nothing takes nothing along.
    writes(&store, id, Private { contacts_move: vec![(odo, known)], ..Private::default() });
    assert_eq!([odo, known].map(reached), [["", ""], ["", "elsewhere"]]);
    writes(&store, id, Private { names: vec![NameChange::Erase(apart)], ..Private::default() });
    assert_eq!(reached(apart), ["", ""]);
}

fn the_end_forgets_appointments_and_contacts_of_its_tournament(place: &Place) {
    let store = place.open();
    let (id, other) = (tournament(&store, "here"), tournament(&store, "there"));
    let kira = PersonId::new(random());
    for there in [id, other] {
        store.note_appointment(there, at(1, 3), None).unwrap();
        store.change_contact(there, kira, "kira".to_owned()).unwrap();
    }
    append_with(&store, id, &submission(), &[]).unwrap();
    assert_eq!(store.contact(id, kira).unwrap(), "kira", "the control: another entry forgets nothing");
    ends(&store, id);
    assert_eq!(store.contact(id, kira).unwrap(), "");
    assert_eq!(store.appointments(id, RoundNumber(1)), Ok(vec![]));
    assert_eq!(store.contact(other, kira).unwrap(), "kira");
    assert_eq!(store.appointments(other, RoundNumber(1)).unwrap().len(), 1);
}
