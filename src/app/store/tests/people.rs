//! People, who can be forgotten, and their deck lists.

use std::collections::BTreeMap;

use crate::app::store::{
    BegunErasure, ConsentAnswer, NameChange, NamesakeConsent, ReadModel, Store, StoreError, StoredSummary,
    fold_name,
};
use crate::domain::hash::ListHash;
use crate::domain::id::{PersonId, PlayerId, TournamentId};
use crate::domain::tournament::role::Role;

use super::base::{Place, add_person, append_with, now, random, some_tournament, submission, tournament};
use super::read_models::{model, player};

on_both! {
    people_are_found_by_any_spelling
    namesakes_played_elsewhere_where_everybody_may_see_it
    a_person_can_be_forgotten
    former_names_go_with_the_person
    an_erasure_is_noted_once_and_goes_with_the_name
    many_names_are_looked_up
    deck_lists_are_kept_by_tournament
    consents_are_asked_once_and_answered_again
    many_consents_are_answered_with_one_commit
}

fn person() -> PersonId {
    PersonId::new(random())
}

/// As if these people had been registered at a tournament.
fn appear(store: &Store, at: TournamentId, hidden: bool, people: &[PersonId]) {
    let players = people.iter().zip(1..).map(|(person, number)| player(number, *person)).collect();
    let shown = model(store, at, players);
    let shown = ReadModel { summary: StoredSummary { hidden, ..shown.summary.clone() }, ..shown };
    store.put_read_model(at, shown).unwrap().wait().unwrap();
}

/// Who plays elsewhere under one of these names.
fn named(store: &Store, here: TournamentId, names: &[&str]) -> Vec<PersonId> {
    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    let found = store.bearers_elsewhere(&names, here, usize::MAX).unwrap();
    found.into_iter().map(|(person, _)| person).collect()
}

fn people_are_found_by_any_spelling(place: &Place) {
    let store = place.open();
    let [jadzia, julian, odd] = [person(), person(), person()];
    add_person(&store, jadzia, "Jadzia DÅX", now());
    add_person(&store, jadzia, "Ezri", now());
    add_person(&store, julian, "Julian Bashir", now());
    add_person(&store, odd, "100%_\\o/", now());
    let here = tournament(&store, "names");
    appear(&store, tournament(&store, "elsewhere"), false, &[jadzia, julian, odd]);
    let found = |text: &str| named(&store, here, &[text]);
    assert_eq!(found("jadzia dax"), [jadzia]);
    assert_eq!(found("Jadzia"), [], "a part of a name is another name");
    assert_eq!(found("100%_\\O/"), [odd]);
    assert_eq!(found("100%"), []);
    assert_eq!(named(&store, here, &["odo", "julian bashir"]), [julian]);
    assert_eq!(named(&store, here, &[]), []);
    let change = |change: NameChange| append_with(&store, here, &submission(), &[change]);
    change(NameChange::Rename(julian, "Jules".to_owned())).unwrap();
    assert_eq!(found("JULES"), [julian]);
    let head = store.head(here).unwrap();
    let nobody = change(NameChange::Rename(person(), "Nobody".to_owned()));
    assert_eq!(nobody, Err(StoreError::NotFound("person")));
    assert_eq!(store.head(here).unwrap(), head, "no entry tells of a change that was not made");
}

fn namesakes_played_elsewhere_where_everybody_may_see_it(place: &Place) {
    let store = place.open();
    let (here, there) = (tournament(&store, "here"), tournament(&store, "there"));
    let [known, hidden, absent, both] = [person(), person(), person(), person()];
    for one in [known, hidden, absent, both] {
        add_person(&store, one, "Kira Nerys", now());
    }
    appear(&store, here, false, &[both]);
    appear(&store, there, false, &[known, both]);
    appear(&store, tournament(&store, "hidden"), true, &[hidden]);
    assert_eq!(named(&store, here, &["KIRA nerys"]), [known]);
    let found = store.bearers_elsewhere(&["Kira Nerys".to_owned()], here, 1).unwrap();
    assert_eq!(found, [(known, fold_name("Kira Nerys"))]);
    let mut elsewhere = named(&store, some_tournament(), &["Kira Nerys"]);
    elsewhere.sort_unstable();
    let mut all = [known, both];
    all.sort_unstable();
    assert_eq!(elsewhere, all);

    // Names beyond one statement, and no more people than asked for.
    let crowd: Vec<PersonId> = (0..1_100).map(|_| person()).collect();
    let names: Vec<String> = (0..1_100).map(|number| format!("Number {number}")).collect();
    let add = |(one, name): (&PersonId, &String)| NameChange::Add(*one, name.clone(), now());
    let added: Vec<NameChange> = crowd.iter().zip(&names).map(add).collect();
    append_with(&store, here, &submission(), &added).unwrap();
    appear(&store, tournament(&store, "crowd"), false, &crowd);
    let reads = |most: usize| {
        let before = store.reads();
        let found = store.bearers_elsewhere(&names, here, most).unwrap();
        (found.len(), store.reads() - before)
    };
    assert_eq!([reads(10), reads(500), reads(501), reads(2_000)], [(10, 1), (500, 1), (501, 2), (1_100, 3)]);
}

fn a_person_can_be_forgotten(place: &Place) {
    let store = place.open();
    let garak = person();
    add_person(&store, garak, "Elim Garak", now());
    let here = tournament(&store, "forgetting");
    appear(&store, tournament(&store, "elsewhere"), false, &[garak]);
    assert_eq!(named(&store, here, &["Elim Garak"]), [garak]);
    let change = |change: NameChange| append_with(&store, here, &submission(), &[change]);
    change(NameChange::Erase(garak)).unwrap();
    add_person(&store, garak, "Elim Garak", now());
    let unknown = Err(StoreError::NotFound("person"));
    assert_eq!(change(NameChange::Rename(garak, "Elim Garak".to_owned())), unknown);
    let left = store.person(garak).unwrap().unwrap();
    assert_eq!((left.name, left.erased), (None, true));
    assert_eq!(named(&store, here, &["Elim Garak"]), []);
    assert!(store.names(&[garak]).unwrap().is_empty());
    assert_eq!(change(NameChange::Erase(person())), unknown);
}

fn former_names_go_with_the_person(place: &Place) {
    let store = place.open();
    let [kira, nerys, apart] = [person(), person(), person()];
    add_person(&store, kira, "Kyra", now());
    add_person(&store, nerys, "Nerys", now());
    let here = tournament(&store, "corrections");
    let change = |change: NameChange| append_with(&store, here, &submission(), &[change]).unwrap();
    let former = |id| -> Vec<String> {
        store.former_names(&[id]).unwrap().into_iter().map(|(_, name)| name).collect()
    };
    for name in ["Kira", "Kyra", "Kira", "Nerys"] {
        change(NameChange::Rename(kira, name.to_owned()));
    }
    assert_eq!(former(kira), ["Kira", "Kyra"]);
    change(NameChange::Merge { gone: kira, into: nerys });
    assert_eq!((former(kira), former(nerys)), (vec![], vec!["Kira".into(), "Kyra".into(), "Nerys".into()]));
    assert!(store.person(kira).unwrap().unwrap().erased);
    let (name, at) = ("Nerys".to_owned(), now());
    change(NameChange::Separate { from: nerys, person: apart, name, at });
    assert_eq!(former(apart), former(nerys));
    change(NameChange::Erase(nerys));
    assert_eq!((former(nerys), former(apart).len()), (vec![], 3));
}

fn an_erasure_is_noted_once_and_goes_with_the_name(place: &Place) {
    let store = place.open();
    let [kira, odo] = [person(), person()];
    add_person(&store, kira, "Kira", now());
    add_person(&store, odo, "Odo", now());
    let (here, there) = (tournament(&store, "spring"), tournament(&store, "autumn"));
    let change = |change: NameChange| append_with(&store, there, &submission(), &[change]).unwrap();
    let begin =
        |person| BegunErasure { person, at: here, asked_by: "account:nog".into(), role: Role::Director };
    let begun = |person| NameChange::BeginErasure(begin(person));
    change(begun(kira));
    change(NameChange::BeginErasure(BegunErasure { at: there, ..begin(kira) }));
    change(begun(odo));
    let mut both = vec![begin(kira), begin(odo)];
    both.sort_by_key(|one| one.person.to_string());
    assert_eq!(store.begun_erasures().unwrap(), both, "the first counts");
    assert_eq!(store.names(&[kira]).unwrap().len(), 1, "the name stays");
    change(NameChange::Erase(kira));
    assert_eq!(store.begun_erasures().unwrap(), [begin(odo)]);
    // Of two who erase a name at once, the second notes nothing that nobody would complete.
    change(begun(kira));
    assert_eq!(store.begun_erasures().unwrap(), [begin(odo)]);
    store.forget_erasure(odo).unwrap();
    assert_eq!(store.begun_erasures().unwrap(), []);
}

fn many_names_are_looked_up(place: &Place) {
    let store = place.open();
    assert!(store.names(&[]).unwrap().is_empty());
    let people: BTreeMap<PersonId, String> = (0..1_100).map(|n| (person(), format!("Number {n}"))).collect();
    for (id, name) in people.iter().take(20) {
        add_person(&store, *id, name, now());
    }
    let ids: Vec<_> = people.keys().copied().collect();
    assert_eq!(store.names(&ids).unwrap(), people.into_iter().take(20).collect());
}

fn deck_lists_are_kept_by_tournament(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "spring");
    store.put_deck_text(id, &ListHash::stated("abc"), "6 Missions").unwrap();
    store.put_deck_text(id, &ListHash::stated("abc"), "6 Missions").unwrap();
    assert_eq!(store.deck_text(id, &ListHash::stated("abc")).unwrap().as_deref(), Some("6 Missions"));
    assert_eq!(store.deck_text(tournament(&store, "autumn"), &ListHash::stated("abc")).unwrap(), None);
    let stray = store.put_deck_text(some_tournament(), &ListHash::stated("abc"), "6 Missions");
    assert_eq!(stray, Err(StoreError::NotFound("tournament")));
}

fn consents_are_asked_once_and_answered_again(place: &Place) {
    let store = place.open();
    let (asked, asking) = (tournament(&store, "asked"), tournament(&store, "asking"));
    let question = |player| NamesakeConsent {
        asked,
        asking,
        person: person(),
        player: PlayerId(player),
        asked_by: "account:a".into(),
        asked_at: now(),
        answer: None,
    };
    let questions = [question(1), question(2), question(3)];
    assert!(!store.ask_consents(&"account:a".into(), &questions, 2).unwrap(), "all of it or nothing");
    assert!(store.consents_of(asked).unwrap().is_empty());
    for _ in 0..2 {
        assert!(store.ask_consents(&"account:a".into(), &questions, 3).unwrap());
    }
    assert!(store.ask_consents(&"account:b".into(), &questions, 0).unwrap_or(true), "nothing new is asked");
    let answer = |agreed| Some(ConsentAnswer { agreed, by: "operator".into(), at: now() });
    for agreed in [true, false] {
        let answered = NamesakeConsent { answer: answer(agreed), ..questions[0].clone() };
        store.answer_consents(vec![answered]).unwrap();
        let mine = |one: &NamesakeConsent| one.person == questions[0].person;
        for end in [asked, asking] {
            let found = store.consents_of(end).unwrap();
            assert_eq!((found.len(), found.into_iter().find(mine).unwrap().answer), (3, answer(agreed)));
        }
    }
    assert!(store.ask_consents(&"account:a".into(), &[question(4)], 3).unwrap(), "an answer makes room");
    let nowhere = NamesakeConsent { asked: some_tournament(), ..question(5) };
    assert_eq!(
        store.ask_consents(&"account:a".into(), &[nowhere], 9),
        Err(StoreError::NotFound("tournament"))
    );
}

fn many_consents_are_answered_with_one_commit(place: &Place) {
    let store = place.open();
    let (asked, asking) = (tournament(&store, "asked"), tournament(&store, "asking"));
    let answered = |by: &str, player| NamesakeConsent {
        asked,
        asking,
        person: person(),
        player: PlayerId(player),
        asked_by: by.into(),
        asked_at: now(),
        answer: Some(ConsentAnswer { agreed: true, by: by.into(), at: now() }),
    };
    let question = NamesakeConsent { answer: None, ..answered("account:a", 1) };
    assert!(store.ask_consents(&"account:a".into(), std::slice::from_ref(&question), 1).unwrap());
    let mut all: Vec<_> = (2..1_200).map(|player| answered("account:b", player)).collect();
    all.push(NamesakeConsent {
        person: question.person,
        player: question.player,
        ..answered("account:b", 1)
    });
    // The same again: the last one counts.
    all.extend(all.last().cloned());
    let before = store.commits();
    store.answer_consents(all.clone()).unwrap();
    assert_eq!(store.commits(), before + 1);
    let found = store.consents_of(asking).unwrap();
    assert_eq!(found.len(), 1_199);
    let of_question = found.iter().find(|one| one.person == question.person).unwrap();
    assert_eq!(of_question.asked_by, question.asked_by, "who asked stays");
    assert_eq!(of_question.answer, all[0].answer);
    store.answer_consents(Vec::new()).unwrap();
    assert_eq!(store.commits(), before + 1, "nothing to write, no commit");
    let nowhere = NamesakeConsent { asking: some_tournament(), ..answered("account:b", 3) };
    let half = vec![answered("account:b", 2), nowhere];
    assert_eq!(store.answer_consents(half), Err(StoreError::NotFound("tournament")));
    assert_eq!(store.consents_of(asking).unwrap().len(), 1_199, "all of it or nothing");
}
