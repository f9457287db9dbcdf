//! Appointments and contacts: of two players, changed by those who saw the last one, and gone with the end or the name.

use chrono::TimeDelta;

use super::base::{Place, add_person, append_with, entry, now, random, submission, tournament};
use super::read_models::{model, player};
use crate::app::store::{
    Appointment, NameChange, Private, SeatClaim, Store, StoreError, migrate, waited_for,
};
use crate::domain::id::{PersonId, PlayerId, RoundNumber, TournamentId};

on_both! {
    of_two_who_note_an_appointment_the_second_has_seen_the_first
    a_contact_is_of_one_tournament_and_goes_with_the_name
    a_contact_stays_with_its_player_who_becomes_another_person
    contacts_of_people_become_contacts_of_players
    a_contact_is_not_written_again_by_somebody_who_did_not_see_that_it_went
    an_appointment_is_not_written_by_somebody_who_did_not_see_the_end
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
    writes_kind(store, id, "result-recorded", private);
}

/// Appends an entry of this kind.
fn writes_kind(store: &Store, id: TournamentId, kind: &str, private: Private) {
    let (head, sent) = (store.head(id).unwrap().unwrap(), submission());
    let mut next = entry(head.sequence + 1, &head.hash, &sent);
    kind.clone_into(&mut next.kind);
    let next = next.seal_after(&head.hash);
    let (tell, written) = waited_for();
    store.append(id, head.sequence, vec![next], sent, private, tell).unwrap();
    written.wait().unwrap();
}

pub(super) fn ends(store: &Store, id: TournamentId) {
    writes_kind(store, id, "tournament-closed", Private::default());
}

fn of_two_who_note_an_appointment_the_second_has_seen_the_first(place: &Place) {
    let store = place.open();
    let (id, other) = (tournament(&store, "here"), tournament(&store, "there"));
    assert_eq!(store.note_appointment(id, i64::MAX, at(1, 3), None), Ok(true));
    assert_eq!(store.note_appointment(id, i64::MAX, at(2, 7), None), Ok(false), "another one is there");
    assert_eq!(
        store.note_appointment(id, i64::MAX, at(1, 7), None),
        Ok(true),
        "the same one is no contradiction"
    );
    assert_eq!(store.note_appointment(id, i64::MAX, at(2, 7), Some(at(1, 3).at)), Ok(true));
    assert_eq!(store.appointments(id, RoundNumber(1)), Ok(vec![at(2, 7)]));
    assert_eq!(store.appointments(id, RoundNumber(2)), Ok(vec![]));
    assert_eq!(store.appointments(other, RoundNumber(1)), Ok(vec![]));
    assert_eq!(store.cancel_appointment(id, at(1, 3)), Ok(false), "it was changed");
    assert_eq!(store.cancel_appointment(id, at(2, 3)), Ok(true));
    assert_eq!(store.cancel_appointment(id, at(2, 3)), Ok(true), "twice is once");
    assert_eq!(store.appointments(id, RoundNumber(1)), Ok(vec![]));
    let nowhere = super::base::some_tournament();
    assert_eq!(
        store.note_appointment(nowhere, i64::MAX, at(1, 3), None),
        Err(StoreError::NotFound("tournament"))
    );
}

fn seat(tournament: TournamentId, player: u32) -> SeatClaim {
    SeatClaim { tournament, player: PlayerId(player) }
}

/// Says how a player is reached, with everything in view.
fn says(store: &Store, seat: SeatClaim, handle: &str) {
    let seen = store.head(seat.tournament).unwrap().unwrap().sequence;
    store.change_contact(seat, seen, handle.to_owned()).unwrap()
}

/// Writes who the players 1, 2 … of a tournament are.
fn play(store: &Store, id: TournamentId, people: &[PersonId]) {
    let appearances = (1..).zip(people).map(|(number, person)| player(number, *person)).collect();
    store.put_read_model(id, model(store, id, appearances)).unwrap().wait().unwrap();
}

fn a_contact_is_of_one_tournament_and_goes_with_the_name(place: &Place) {
    let store = place.open();
    let (id, other) = (tournament(&store, "here"), tournament(&store, "there"));
    let (kira, odo) = (PersonId::new(random()), PersonId::new(random()));
    for person in [kira, odo] {
        add_person(&store, person, "Somebody", now());
    }
    play(&store, id, &[kira, odo]);
    play(&store, other, &[odo, kira]);
    for player in [1, 2] {
        says(&store, seat(id, player), "first");
        says(&store, seat(id, player), "second");
        says(&store, seat(other, player), "elsewhere");
    }
    let reached =
        || [(id, 1), (id, 2), (other, 1), (other, 2)].map(|(at, n)| store.contact(seat(at, n)).unwrap());
    assert_eq!(reached(), ["second", "second", "elsewhere", "elsewhere"]);
    says(&store, seat(id, 2), "");
    assert_eq!(reached(), ["second", "", "elsewhere", "elsewhere"]);
    says(&store, seat(id, 2), "again");
    append_with(&store, id, &submission(), &[NameChange::Erase(kira)]).unwrap();
    assert_eq!(reached(), ["", "again", "elsewhere", ""]);
}

fn a_contact_stays_with_its_player_who_becomes_another_person(place: &Place) {
    let store = place.open();
    let (id, other) = (tournament(&store, "here"), tournament(&store, "there"));
    let [kira, known, apart] = [(); 3].map(|()| PersonId::new(random()));
    for person in [kira, known] {
        add_person(&store, person, "Somebody", now());
    }
    play(&store, id, &[kira]);
    play(&store, other, &[known]);
    let before = store.head(id).unwrap().unwrap().sequence;
    says(&store, seat(other, 1), "elsewhere");
    // Somebody who played before, and whose new record is erased with the same entry; the rows are of the time before.
    let names = vec![NameChange::Merge { gone: kira, into: known }];
    says(&store, seat(id, 1), "kira#1710");
    writes(&store, id, Private { names, ..Private::default() });
    assert_eq!(store.contact(seat(id, 1)).unwrap(), "kira#1710");
    // The player did not see who that is by now.
    store.change_contact(seat(id, 1), before, "kira#1701".to_owned()).unwrap();
    play(&store, id, &[known]);
    // That was somebody else.
    let name = "Somebody".to_owned();
    let names = vec![NameChange::Separate { from: known, person: apart, name, at: now() }];
    writes(&store, id, Private { names, ..Private::default() });
    play(&store, id, &[apart]);
    let reached = || [id, other].map(|at| store.contact(seat(at, 1)).unwrap());
    assert_eq!(reached(), ["kira#1701", "elsewhere"]);
    writes(&store, id, Private { names: vec![NameChange::Erase(apart)], ..Private::default() });
    assert_eq!(reached(), ["", "elsewhere"]);
    // A player whose erased name another tournament still has to take.
    writes(&store, other, Private { contacts_gone: vec![PlayerId(1)], ..Private::default() });
    assert_eq!(reached(), ["", ""]);
}

/// What was kept by person is kept by player from then on, at each tournament.
fn contacts_of_people_become_contacts_of_players(place: &Place) {
    let store = place.open();
    let (id, other) = (tournament(&store, "here"), tournament(&store, "there"));
    let (kira, odo) = (PersonId::new(random()), PersonId::new(random()));
    play(&store, id, &[kira, odo]);
    play(&store, other, &[odo, kira]);
    says(&store, seat(id, 2), "odo here");
    says(&store, seat(other, 2), "kira there");
    drop(store);
    while place.sql("SELECT person FROM contacts").is_err() {
        migrate::revert_last(&place.url).unwrap();
    }
    let of_people =
        format!("INSERT INTO contacts (tournament, person, handle) VALUES ('{id}', '{kira}', 'kira here')");
    place.sql(&of_people).unwrap();
    let stray =
        format!("INSERT INTO contacts (tournament, person, handle) VALUES ('{id}', 'nobody', 'gone')");
    place.sql(&stray).unwrap();
    let store = place.open();
    let reached =
        [(id, 1), (id, 2), (other, 1), (other, 2)].map(|(at, n)| store.contact(seat(at, n)).unwrap());
    assert_eq!(reached, ["kira here", "odo here", "", "kira there"]);
}

/// Somebody who has not seen the entry that deleted it does not write it again.
fn a_contact_is_not_written_again_by_somebody_who_did_not_see_that_it_went(place: &Place) {
    let store = place.open();
    for kind in ["tournament-closed", "registration-withdrawn", "name-erased"] {
        let id = tournament(&store, kind);
        let seen = store.head(id).unwrap().unwrap().sequence;
        append_with(&store, id, &submission(), &[]).unwrap();
        let changes = |handle: &str| store.change_contact(seat(id, 1), seen, handle.to_owned());
        assert_eq!(changes("the control"), Ok(()), "{kind}: another entry deletes nothing");
        writes_kind(&store, id, kind, Private { contacts_gone: vec![PlayerId(1)], ..Private::default() });
        assert_eq!(changes("late"), Err(StoreError::Stale), "{kind}");
        assert_eq!(store.contact(seat(id, 1)).unwrap(), "", "{kind}");
        says(&store, seat(id, 1), "on purpose");
    }
}

fn an_appointment_is_not_written_by_somebody_who_did_not_see_the_end(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "here");
    let seen = store.head(id).unwrap().unwrap().sequence;
    append_with(&store, id, &submission(), &[]).unwrap();
    assert_eq!(store.note_appointment(id, seen, at(1, 3), None), Ok(true), "another entry deletes nothing");
    ends(&store, id);
    assert_eq!(store.note_appointment(id, seen, at(1, 3), None), Err(StoreError::Stale));
    assert_eq!(store.appointments(id, RoundNumber(1)), Ok(vec![]));
    let now = store.head(id).unwrap().unwrap().sequence;
    assert_eq!(store.note_appointment(id, now, at(1, 3), None), Ok(true), "somebody who saw it");
}

fn the_end_forgets_appointments_and_contacts_of_its_tournament(place: &Place) {
    let store = place.open();
    let (id, other) = (tournament(&store, "here"), tournament(&store, "there"));
    for there in [id, other] {
        store.note_appointment(there, i64::MAX, at(1, 3), None).unwrap();
        says(&store, seat(there, 3), "kira");
    }
    let reached = |there: TournamentId| store.contact(seat(there, 3)).unwrap();
    append_with(&store, id, &submission(), &[]).unwrap();
    assert_eq!(reached(id), "kira", "the control: another entry forgets nothing");
    ends(&store, id);
    assert_eq!(reached(id), "");
    assert_eq!(store.appointments(id, RoundNumber(1)), Ok(vec![]));
    assert_eq!(reached(other), "kira");
    assert_eq!(store.appointments(other, RoundNumber(1)).unwrap().len(), 1);
}
