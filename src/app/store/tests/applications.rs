//! Applications: sent once, settled once, and gone with the end of the tournament.

use super::base::{Place, entry, now, submission, tournament};
use crate::app::store::{
    Application, ApplicationState, Applied, CheckedList, NameChange, Private, SeatClaim, Settlement, Store,
    StoreError, TokenHash, waited_for,
};
use crate::domain::id::{PersonId, PlayerId, TournamentId};
use uuid::Uuid;

on_both! {
    an_application_sent_twice_is_one_and_the_order_is_that_of_arrival
    the_list_ends_where_it_is_full
    accepting_is_one_transaction_with_the_log
    of_two_who_settle_the_same_one_is_too_late
    a_list_changes_while_it_waits_and_not_after
    a_contact_changes_while_it_waits_and_not_after
    the_end_forgets_all_applications_and_keeps_the_seats
    nobody_applies_who_did_not_see_the_end
}

fn application(name: &str) -> Application {
    Application {
        id: format!("id of {name}"),
        token: TokenHash::of(name),
        number: 0,
        at: now(),
        name: name.to_owned(),
        deck: String::new(),
        checked: None,
        contact: String::new(),
        state: ApplicationState::Waiting,
    }
}

fn applies(store: &Store, id: TournamentId, name: &str) -> Applied {
    store.apply(id, i64::MAX, application(name), 100).unwrap()
}

fn names(store: &Store, id: TournamentId) -> Vec<String> {
    store.applications(id).unwrap().into_iter().map(|one| one.name).collect()
}

/// Who a player of this number is.
fn person(player: u32) -> PersonId {
    PersonId::new(Uuid::from_u128(player.into()))
}

/// Appends an entry of this kind with applications accepted by it.
fn accepts(store: &Store, id: TournamentId, kind: &str, accepted: &[(&str, u32)]) -> Result<(), StoreError> {
    let (head, sent) = (store.head(id)?.unwrap(), submission());
    let mut next = entry(head.sequence + 1, &head.hash, &sent);
    kind.clone_into(&mut next.kind);
    let next = next.seal_after(&head.hash);
    let mut private = Private::default();
    for (name, player) in accepted {
        private.names.push(NameChange::Add(person(*player), (*name).to_owned(), now()));
        private.accepted.push((format!("id of {name}"), PlayerId(*player)));
    }
    let (tell, written) = waited_for();
    store.append(id, head.sequence, vec![next], sent, private, tell)?;
    written.wait()
}

fn an_application_sent_twice_is_one_and_the_order_is_that_of_arrival(place: &Place) {
    let store = place.open();
    let (id, other) = (tournament(&store, "here"), tournament(&store, "there"));
    for name in ["Kira", "Odo", "Kira", "Quark"] {
        assert_eq!(applies(&store, id, name), Applied::Listed);
    }
    let otherwise = Application { name: "Gul Dukat".to_owned(), ..application("Kira") };
    assert_eq!(store.apply(id, i64::MAX, otherwise, 100), Ok(Applied::Otherwise));
    let reached = Application { contact: "kira@ds9".to_owned(), ..application("Kira") };
    assert_eq!(store.apply(id, i64::MAX, reached, 100), Ok(Applied::Otherwise));
    assert_eq!(names(&store, id), ["Kira", "Odo", "Quark"]);
    assert_eq!(store.waiting_applications(id), Ok(3));
    let quark = store.application(id, &TokenHash::of("Quark")).unwrap().unwrap();
    assert_eq!(store.place_on_list(id, quark.number), Ok(3));
    assert_eq!(store.application(other, &TokenHash::of("Quark")), Ok(None), "a receipt is of one tournament");
    assert!(store.withdraw_application(id, TokenHash::of("Kira")).unwrap());
    assert!(!store.withdraw_application(id, TokenHash::of("Kira")).unwrap());
    assert_eq!(store.place_on_list(id, quark.number), Ok(2));
    let nowhere = super::base::some_tournament();
    assert_eq!(
        store.apply(nowhere, i64::MAX, application("Rom"), 100),
        Err(StoreError::NotFound("tournament"))
    );
}

fn the_list_ends_where_it_is_full(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "here");
    let sends = |name: &str| store.apply(id, i64::MAX, application(name), 2).unwrap();
    assert_eq!(["Kira", "Odo", "Quark"].map(sends), [Applied::Listed, Applied::Listed, Applied::Full]);
    assert_eq!(sends("Odo"), Applied::Listed, "who is on it stays on it");
    store.settle_applications(id, vec!["id of Odo".to_owned()], Settlement::Declined(String::new())).unwrap();
    assert_eq!(sends("Quark"), Applied::Listed);
}

fn accepting_is_one_transaction_with_the_log(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "here");
    for name in ["Kira", "Odo"] {
        applies(&store, id, name);
    }
    accepts(&store, id, "player-registered", &[("Kira", 1)]).unwrap();
    let kira = store.application(id, &TokenHash::of("Kira")).unwrap().unwrap();
    assert_eq!((kira.name.as_str(), kira.state), ("", ApplicationState::Accepted(PlayerId(1))));
    let seat = SeatClaim { tournament: id, player: PlayerId(1) };
    assert_eq!(store.seat_by_token(&TokenHash::of("Kira")), Ok(Some(seat)), "the receipt is the link");
    assert_eq!(store.seat_by_token(&TokenHash::of("Odo")), Ok(None));
    assert_eq!(store.waiting_applications(id), Ok(1));
    // One of two no longer waits: nothing of the other is recorded either.
    let head = store.head(id).unwrap();
    let both = accepts(&store, id, "player-registered", &[("Odo", 2), ("Kira", 3)]);
    assert_eq!(both, Err(StoreError::Stale));
    assert_eq!(store.head(id).unwrap(), head);
    assert_eq!(store.seat_by_token(&TokenHash::of("Odo")), Ok(None));
    assert_eq!(names(&store, id), ["", "Odo"]);
    assert_eq!(store.person(person(2)), Ok(None));
    // The same form again, although the name is no longer here to compare.
    assert_eq!(applies(&store, id, "Kira"), Applied::Listed);
    assert_eq!(store.waiting_applications(id), Ok(1));
}

fn of_two_who_settle_the_same_one_is_too_late(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "here");
    for name in ["Kira", "Odo", "Quark"] {
        applies(&store, id, name);
    }
    let ids = |names: &[&str]| names.iter().map(|name| format!("id of {name}")).collect::<Vec<_>>();
    let settles = |names: &[&str], settled: Settlement| store.settle_applications(id, ids(names), settled);
    let declined = |word: &str| Settlement::Declined(word.to_owned());
    settles(&["Kira"], declined("full")).unwrap();
    assert_eq!(settles(&["Odo", "Kira"], declined("late")), Err(StoreError::Stale));
    assert_eq!(settles(&["Quark", "Odo"], Settlement::Deleted), Err(StoreError::Stale), "both wait");
    assert_eq!(store.waiting_applications(id), Ok(2), "Odo still waits");
    settles(&["Kira"], declined("full")).unwrap();
    assert_eq!(accepts(&store, id, "player-registered", &[("Kira", 1)]), Err(StoreError::Stale));
    for _ in 0..2 {
        settles(&["Kira"], Settlement::Waiting).unwrap();
    }
    accepts(&store, id, "player-registered", &[("Kira", 1)]).unwrap();
    for late in [declined(""), Settlement::Waiting, Settlement::Deleted] {
        assert_eq!(settles(&["Kira"], late), Err(StoreError::Stale), "a player is in");
    }
    assert!(!store.withdraw_application(id, TokenHash::of("Kira")).unwrap());
    settles(&["Odo"], declined("")).unwrap();
    for _ in 0..2 {
        settles(&["Odo"], Settlement::Deleted).unwrap();
    }
    assert_eq!(names(&store, id), ["", "Quark"]);
    assert_eq!(settles(&["Odo"], Settlement::Waiting), Err(StoreError::Stale), "nothing is left to put back");
}

fn a_list_changes_while_it_waits_and_not_after(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "here");
    applies(&store, id, "Kira");
    let checked = Some(CheckedList { errors: 2, cards: 60 });
    let changes = |text: &str| {
        store.change_application_list(id, TokenHash::of("Kira"), text.to_owned(), checked).unwrap()
    };
    assert!(changes("6 Missions"));
    assert_eq!(store.applications(id).unwrap()[0].deck, "", "not read with a thousand others");
    accepts(&store, id, "player-registered", &[("Kira", 1)]).unwrap();
    assert!(!changes("another"));
    let kira = || store.application(id, &TokenHash::of("Kira")).unwrap().unwrap();
    assert_eq!(store.applications(id).unwrap()[0].deck, "6 Missions");
    assert_eq!((kira().deck.as_str(), kira().checked), ("6 Missions", checked), "until it is handed in");
    store.forget_application_list(id, "id of Kira".to_owned()).unwrap();
    assert_eq!(kira().deck, "");
}

fn a_contact_changes_while_it_waits_and_not_after(place: &Place) {
    let store = place.open();
    let (id, other) = (tournament(&store, "here"), tournament(&store, "there"));
    for name in ["Kira", "Odo"] {
        applies(&store, id, name);
    }
    let changes = |there: TournamentId, contact: &str| {
        let receipt = TokenHash::of("Kira");
        store.change_application_contact(there, receipt, contact.to_owned()).unwrap()
    };
    let contacts = || {
        let all = store.applications(id).unwrap();
        all.into_iter().map(|one| (one.number, one.contact)).collect::<Vec<_>>()
    };
    assert!(!changes(other, "kira#1701"), "a receipt is of one tournament");
    assert!(changes(id, "kira#1710"));
    assert!(changes(id, "kira#1701"));
    assert_eq!(contacts(), [(1, "kira#1701".to_owned()), (2, String::new())], "the place stays");
    store
        .settle_applications(id, vec!["id of Kira".to_owned()], Settlement::Declined(String::new()))
        .unwrap();
    assert!(!changes(id, "late"), "declined");
    store.settle_applications(id, vec!["id of Kira".to_owned()], Settlement::Waiting).unwrap();
    accepts(&store, id, "player-registered", &[("Kira", 1)]).unwrap();
    assert!(!changes(id, "late"), "a player is in");
    assert_eq!(contacts(), [(1, String::new()), (2, String::new())]);
    assert_eq!(
        store.contact(SeatClaim { tournament: id, player: PlayerId(1) }).unwrap(),
        "kira#1701",
        "as it was at that moment, not when it was read"
    );
}

fn the_end_forgets_all_applications_and_keeps_the_seats(place: &Place) {
    let store = place.open();
    let (id, other) = (tournament(&store, "here"), tournament(&store, "there"));
    for name in ["Kira", "Odo"] {
        applies(&store, id, name);
    }
    let elsewhere = Application { token: TokenHash::of("Morn there"), ..application("Morn") };
    store.apply(other, i64::MAX, elsewhere, 100).unwrap();
    accepts(&store, id, "player-registered", &[("Kira", 1)]).unwrap();
    accepts(&store, id, "round-closed", &[]).unwrap();
    assert_eq!(names(&store, id).len(), 2, "the control: another entry forgets nothing");
    accepts(&store, id, "tournament-closed", &[]).unwrap();
    assert!(names(&store, id).is_empty());
    assert_eq!(names(&store, other), ["Morn"]);
    assert!(store.seat_by_token(&TokenHash::of("Kira")).unwrap().is_some());
    // Reopened, and the form sent again: it is a seat already.
    assert_eq!(applies(&store, id, "Kira"), Applied::Listed);
    assert!(names(&store, id).is_empty());
}

fn nobody_applies_who_did_not_see_the_end(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "here");
    let seen = store.head(id).unwrap().unwrap().sequence;
    accepts(&store, id, "result-recorded", &[]).unwrap();
    assert_eq!(store.apply(id, seen, application("Kira"), 100), Ok(Applied::Listed), "nothing was deleted");
    accepts(&store, id, "tournament-closed", &[]).unwrap();
    assert_eq!(store.apply(id, seen, application("Odo"), 100), Err(StoreError::Stale));
    assert_eq!(names(&store, id), Vec::<String>::new());
    let now = store.head(id).unwrap().unwrap().sequence;
    assert_eq!(store.apply(id, now, application("Odo"), 100), Ok(Applied::Listed), "somebody who saw it");
}
