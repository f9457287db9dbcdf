//! When the players of a pod can play: each has their own word, and the end forgets all of them.

use chrono::TimeDelta;

use super::base::{Place, append_with, now, some_tournament, submission, tournament};
use crate::app::store::{PodTime, Store, StoreError};
use crate::domain::id::{PlayerId, RoundNumber, TournamentId};

on_both! {
    a_player_names_one_time_a_round_and_takes_it_back
    the_times_of_another_tournament_and_round_are_apart
}

fn said(store: &Store, id: TournamentId, round: u32) -> Vec<(u32, i64)> {
    let all = store.pod_times(id, RoundNumber(round)).unwrap().into_iter();
    all.map(|PodTime { player, at }| (player.0, (at - now()).num_hours())).collect()
}

fn note(store: &Store, id: TournamentId, player: u32, hours: Option<i64>) -> Result<(), StoreError> {
    let at = hours.map(|hours| now() + TimeDelta::hours(hours));
    store.note_pod_time(id, i64::MAX, RoundNumber(1), PlayerId(player), at)
}

fn a_player_names_one_time_a_round_and_takes_it_back(place: &Place) {
    let store = place.open();
    let id = tournament(&store, "here");
    for (player, hours) in [(7, Some(1)), (3, Some(2)), (7, Some(2)), (9, None)] {
        note(&store, id, player, hours).unwrap();
    }
    assert_eq!(said(&store, id, 1), [(3, 2), (7, 2)]);
    note(&store, id, 3, None).unwrap();
    note(&store, id, 3, None).unwrap();
    assert_eq!(said(&store, id, 1), [(7, 2)]);
    assert_eq!(note(&store, some_tournament(), 1, Some(1)), Err(StoreError::NotFound("tournament")));
}

fn the_times_of_another_tournament_and_round_are_apart(place: &Place) {
    let store = place.open();
    let (id, other) = (tournament(&store, "here"), tournament(&store, "there"));
    note(&store, id, 7, Some(1)).unwrap();
    note(&store, other, 7, Some(5)).unwrap();
    assert_eq!(said(&store, id, 2), []);
    // Nothing but the end forgets them.
    append_with(&store, id, &submission(), &[]).unwrap();
    assert_eq!(said(&store, id, 1), [(7, 1)]);
    super::appointments::ends(&store, id);
    assert_eq!(said(&store, id, 1), []);
    assert_eq!(said(&store, other, 1), [(7, 5)]);
}
