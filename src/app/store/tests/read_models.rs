//! What lists show is written with the entries or not at all.

use super::base::{Place, account, append_with, entry, now, random, submission, tournament};
use crate::app::store::{
    Appearance, Grant, NameChange, NewestEntry, PersonGame, PersonOutcome, PersonPenalty, PodPlace, Private,
    ReadModel, ReadModelChange, Store, StoreError, StoredDecisions, StoredSummary, waited_for,
};
use crate::domain::id::{PenaltyNumber, PersonId, PlayerId, RoundNumber, TableNumber, TournamentId};
use crate::domain::scoring::grade::Grade;
use crate::domain::tournament::penalty::PenaltyLevel;
use crate::domain::tournament::role::Role;

on_both! {
    lists_follow_each_entry_or_nothing_is_written
    rows_that_are_out_of_date_stay_so_until_they_are_rebuilt
    decisions_count_until_the_log_grows_or_somebody_joins_the_staff_and_go_with_an_erased_name
}

pub(super) fn player(number: u32, person: PersonId) -> Appearance {
    Appearance { player: PlayerId(number), person, place: None, wins: 0, losses: 0, ties: 0, list_from: None }
}

/// What lists show at the newest entry.
pub(super) fn model(store: &Store, id: TournamentId, appearances: Vec<Appearance>) -> ReadModel {
    let (head, number) = (store.head(id).unwrap().unwrap(), appearances.len());
    let summary = StoredSummary {
        head,
        version: 1,
        hidden: false,
        summary: format!("{number} players"),
        day: now().date_naive(),
    };
    ReadModel { summary, appearances, games: Vec::new(), penalties: Vec::new(), pods: Vec::new() }
}

/// Appends one entry after which lists show this.
fn append(
    store: &Store,
    id: TournamentId,
    (before, mut after): (&ReadModel, ReadModel),
    names: Vec<NameChange>,
) -> (ReadModel, Result<(), StoreError>) {
    let (head, sent) = (store.head(id).unwrap().unwrap(), submission());
    let next = entry(head.sequence + 1, &head.hash, &sent);
    after.summary.head = NewestEntry { sequence: next.sequence, hash: next.hash.clone() };
    let lists_show = ReadModelChange::between(before, after.clone());
    let (tell, written) = waited_for();
    let private = Private { names, lists_show, ..Private::default() };
    store.append(id, head.sequence, vec![next], sent, private, tell).unwrap();
    (after, written.wait())
}

fn lists_follow_each_entry_or_nothing_is_written(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "spring");
    let [kira, odo, quark] = [(); 3].map(|()| PersonId::new(random()));
    let none = model(&store, id, Vec::new());
    store.put_read_model(id, none.clone()).unwrap().wait().unwrap();
    let two = model(&store, id, vec![player(1, kira), player(2, odo)]);
    let (two, done) = append(&store, id, (&none, two), Vec::new());
    done.unwrap();
    assert_eq!(store.read_model(id).unwrap().as_ref(), Some(&two));

    // The second player is somebody else, the first is gone, and the game of the others is there.
    let game = PersonGame {
        round: RoundNumber(1),
        table: TableNumber(1),
        player: PlayerId(2),
        person: quark,
        opponent: odo,
        outcome: PersonOutcome::Won,
        grade: Some(Grade::FullWin),
    };
    let played = vec![player(2, quark), Appearance { place: Some(1), ties: 2, ..player(3, odo) }];
    let penalty = |number: u32, level: PenaltyLevel| PersonPenalty {
        number: PenaltyNumber(number),
        player: PlayerId(3),
        person: odo,
        kind: "slow-play".to_owned(),
        level,
    };
    let penalties = vec![penalty(1, PenaltyLevel::Note), penalty(2, PenaltyLevel::DeckToList)];
    let seat = |player: u32, person, place| {
        let (round, table) = (RoundNumber(1), TableNumber(3));
        PodPlace { round, table, player: PlayerId(player), person, place }
    };
    let pods = vec![seat(2, quark, 2), seat(3, odo, 1)];
    let after = ReadModel { games: vec![game], penalties, pods, ..model(&store, id, played) };
    let (after, done) = append(&store, id, (&two, after), Vec::new());
    done.unwrap();
    assert_eq!(store.read_model(id).unwrap().as_ref(), Some(&after));
    assert_eq!(store.appearances_of(&[kira]).unwrap(), []);
    let of_odo: Vec<_> = after.penalties.iter().map(|one| (id, one.clone())).collect();
    assert_eq!(store.penalties_of(odo).unwrap(), of_odo);
    assert_eq!(store.penalties_of(quark).unwrap(), []);
    let seated: Vec<_> = after.pods.iter().map(|one| (id, *one)).collect();
    assert_eq!(store.rated_pods(&[id]).unwrap(), seated);

    // While it is played, nothing but the summary and the penalties changes.
    let head = store.head(id).unwrap().unwrap();
    let (sent, before) = (submission(), head.hash.clone());
    let next = entry(head.sequence + 1, &before, &sent);
    let head = NewestEntry { sequence: next.sequence, hash: next.hash.clone() };
    let one = ReadModel {
        summary: StoredSummary { head, ..after.summary.clone() },
        penalties: vec![penalty(2, PenaltyLevel::DeckToList)],
        ..after
    };
    let change = ReadModelChange::summary(before, one.summary.clone(), Some(one.penalties.clone()));
    let (tell, written) = waited_for();
    let private = Private { lists_show: change, ..Private::default() };
    store.append(id, next.sequence - 1, vec![next], sent, private, tell).unwrap();
    written.wait().unwrap();
    assert_eq!(store.read_model(id).unwrap().as_ref(), Some(&one), "one was withdrawn");
    let after = one;
    let found: Vec<_> = store.appearances_of(&[odo, quark]).unwrap();
    assert_eq!(found.len(), 2, "{found:?}");

    // An entry that fails because of a name takes the rows back with it.
    let nobody = vec![NameChange::Rename(PersonId::new(random()), "Nobody".to_owned())];
    let (_, failed) = append(&store, id, (&after, model(&store, id, vec![player(4, kira)])), nobody);
    assert_eq!(failed, Err(StoreError::NotFound("person")));
    assert_eq!(store.head(id).unwrap().unwrap(), after.summary.head, "no entry");
    assert_eq!(store.read_model(id).unwrap(), Some(after), "and no row");
}

fn rows_that_are_out_of_date_stay_so_until_they_are_rebuilt(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "spring");
    let old = model(&store, id, vec![player(1, PersonId::new(random()))]);
    store.put_read_model(id, old.clone()).unwrap().wait().unwrap();
    // Somebody writes an entry and no rows, as an older program would.
    append_with(&store, id, &submission(), &[NameChange::Add(PersonId::new(random()), "Odo".into(), now())])
        .unwrap();
    let unwritten = model(&store, id, Vec::new());
    let (_, done) = append(&store, id, (&unwritten, unwritten.clone()), Vec::new());
    done.unwrap();
    assert_eq!(store.read_model(id).unwrap(), Some(old.clone()), "a change of other rows changes nothing");
    let listed = store.summaries(None).unwrap();
    assert_eq!(listed, [(id, old.summary.clone())], "and the number of its entry says that it is old");

    store.put_read_model(id, unwritten).unwrap().wait().unwrap();
    assert_eq!(store.read_model(id).unwrap(), Some(old), "the log has grown since");
    let newest = model(&store, id, Vec::new());
    store.put_read_model(id, newest.clone()).unwrap().wait().unwrap();
    assert_eq!(store.read_model(id).unwrap().as_ref(), Some(&newest));
    assert_eq!(store.summaries(Some(&[id])).unwrap(), [(id, newest.summary)]);
}

fn decisions_count_until_the_log_grows_or_somebody_joins_the_staff_and_go_with_an_erased_name(place: &Place) {
    let store = place.open();
    let (id, other) = (tournament(&store, "spring"), tournament(&store, "autumn"));
    let made = |told: &str| {
        let sequence = store.head(id).unwrap().unwrap().sequence;
        StoredDecisions { sequence, version: 1, staff: store.newest_staff().unwrap(), told: told.to_owned() }
    };
    let put = |made: StoredDecisions| store.put_decisions(id, made).unwrap().wait().unwrap();
    let stored = || store.decisions_of(&[id, other]).unwrap();
    assert_eq!(stored(), []);
    let first = made("one");
    put(first.clone());
    assert_eq!(stored(), [(id, first.clone())]);

    // Somebody joins the staff here: what was made before no longer counts, even if it is stored only now.
    let rom = account("rom");
    store.create_account(rom.clone()).unwrap();
    let grant = |tournament| Grant { tournament, account: rom.id, role: Role::Judge, granted_at: now() };
    store.add_grant(grant(other)).unwrap();
    assert_eq!(stored(), [(id, first.clone())], "at another tournament nothing changes");
    store.add_grant(grant(id)).unwrap();
    assert_eq!(stored(), []);
    put(first.clone());
    assert_eq!(stored(), []);
    put(made("two"));
    assert_eq!(stored()[0].1.told, "two");

    // The log grows: what was made before is not stored, and the number of its entry says that it is old.
    let kira = PersonId::new(random());
    let two = made("two");
    append_with(&store, id, &submission(), &[NameChange::Add(kira, "Kira".to_owned(), now())]).unwrap();
    assert_eq!(stored(), [(id, two.clone())]);
    put(StoredDecisions { told: "late".to_owned(), ..two.clone() });
    assert_eq!(stored(), [(id, two)]);
    // No text that was made before the erasure is left.
    append_with(&store, id, &submission(), &[NameChange::Erase(kira)]).unwrap();
    assert_eq!(stored(), []);
}
