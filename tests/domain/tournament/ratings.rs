//! Ratings that players bring, and the ties that they break.

use crate::support::scenario::{End, Scenario};
use arbiter::domain::actor::ActorId;
use arbiter::domain::id::{EntryNumber, PlayerId};
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::command::{Command, RatePlayers, UndoAct, Undoer};
use arbiter::domain::tournament::player_rating::PlayerRating;

/// Four players under a profile whose last tie-breaker is the rating; all games end in the same tie.
fn tied() -> Scenario {
    let mut told =
        Scenario::new("tcc-2e-2010").registers(["Kira", "Odo", "Quark", "Rom"]).goes().starts_round();
    for name in ["Kira", "Odo", "Quark", "Rom"] {
        if told.tournament.rounds().next().unwrap().table_of(told.player(name)).unwrap().result.is_none() {
            told = told.records(name, 50, 50, End::Time).goes();
        }
    }
    told
}

fn rates(told: Scenario, ratings: &[(PlayerId, Option<u32>)]) -> Scenario {
    let ratings = ratings.iter().map(|(player, rating)| PlayerRating { player: *player, rating: *rating });
    told.give(Command::RatePlayers(RatePlayers { ratings: ratings.collect() }))
}

fn place(told: &Scenario, name: &str) -> u32 {
    told.stands(name).0
}

#[test]
fn ratings_separate_tied_players_only_if_each_of_them_has_one() {
    let all = ["Kira", "Odo", "Quark", "Rom"];
    let places = |told: &Scenario| all.map(|name| place(told, name));
    let [kira, odo, quark, rom] = [1, 2, 3, 4].map(PlayerId);
    let told = tied();
    assert_eq!(places(&told), [1; 4]);
    let three = rates(told, &[(kira, Some(1_400)), (odo, Some(1_684)), (quark, Some(0))]).goes();
    assert_eq!(places(&three), [1; 4], "one of them has none");
    let four = rates(three, &[(rom, Some(1_512))]).goes();
    assert_eq!(places(&four), [3, 1, 4, 2]);
    let corrected = rates(four, &[(kira, Some(9_999)), (rom, Some(1_684))]).goes();
    assert_eq!(places(&corrected), [1, 2, 4, 2]);
    let taken = rates(corrected, &[(quark, None)]).goes();
    assert_eq!(places(&taken), [1; 4]);
}

#[test]
fn only_what_is_new_is_recorded_and_it_can_be_undone() {
    let [kira, odo] = [PlayerId(1), PlayerId(2)];
    let told = rates(tied(), &[(odo, Some(1_500)), (kira, Some(1_400))]).goes();
    rates(told.clone(), &[(kira, Some(1_400)), (odo, Some(1_500))]).adds_nothing();
    let rating = |told: &Scenario, player| told.tournament.player(player).unwrap().rating;
    assert_eq!((rating(&told, kira), rating(&told, odo)), (Some(1_400), Some(1_500)));
    let last = EntryNumber(u32::try_from(told.log.len()).unwrap());
    let by = Undoer { id: ActorId::Operator, directs: true };
    let undo = UndoAct { span: ActSpan { first: last, last }, by, reason: "the wrong list".into() };
    let undone = told.give(Command::UndoAct(undo)).goes();
    assert_eq!((rating(&undone, kira), rating(&undone, odo)), (None, None));
}

#[test]
fn ratings_that_mean_nothing_are_refused_with_the_name() {
    let [kira, stranger] = [PlayerId(1), PlayerId(9)];
    rates(tied(), &[(kira, Some(10_000))]).is_refused("The rating of Kira is a number from 0 to 9999.");
    rates(tied(), &[(kira, Some(1)), (kira, Some(2))])
        .is_refused("Kira has two ratings here. Keep one line.");
    rates(tied(), &[(kira, Some(1)), (stranger, Some(2))])
        .is_refused("Nobody has number 9 in this tournament. Check the number on the player list.");
}
