//! Terms of a sign-up: a last moment, a number of places, and when nobody new can play.

use crate::support::scenario::Scenario;
use crate::undo::{Undoing, newest};
use crate::undo_kinds::{both_ways, rests};
use arbiter::domain::bracket::cut::{Cut, Size};
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::command::{ChangeFormat, ChangeSignUp, CloseTournament, Command, StartCut};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::sign_up::{MOST_PLACES, SignUp};
use chrono::{DateTime, TimeDelta, Utc};

const FOUR: [&str; 4] = ["Kira", "Odo", "Quark", "Nog"];

fn noon() -> DateTime<Utc> {
    "2026-05-10T12:00:00Z".parse().unwrap()
}

fn terms(most: Option<u32>) -> SignUp {
    SignUp { until: noon(), most, asks_deck: false }
}

fn offers(told: Scenario, terms: SignUp) -> Scenario {
    told.give(Command::ChangeSignUp(ChangeSignUp { terms }))
}

#[test]
fn a_sign_up_is_open_until_its_last_moment_and_closed_by_moving_it() {
    let told = Scenario::with_players(FOUR);
    assert!(told.tournament.sign_up().is_none() && told.tournament.open_sign_up(noon()).is_none());
    let told = offers(told, terms(None)).goes();
    let open = |told: &Scenario, at: DateTime<Utc>| told.tournament.open_sign_up(at).is_some();
    let second = TimeDelta::seconds(1);
    assert!(open(&told, noon() - second) && !open(&told, noon()), "the last moment itself is too late");
    offers(told.clone(), terms(None)).adds_nothing();
    let hour_earlier = SignUp { until: noon() - TimeDelta::hours(1), ..terms(None) };
    let told = offers(told, hour_earlier).goes();
    assert!(!open(&told, noon() - second));
    // Opened again.
    let told = offers(told, terms(Some(6))).goes();
    assert!(open(&told, noon() - second));
    assert_eq!(Tournament::replay(&told.log), told.tournament);
}

#[test]
fn free_places_are_counted_by_who_plays_and_never_fall_below_none() {
    let told = Scenario::with_players(FOUR);
    assert_eq!(told.tournament.places_left(), None, "nobody opened a sign-up");
    let left = |told: &Scenario, most| offers(told.clone(), terms(most)).goes().tournament.places_left();
    assert_eq!(left(&told, None), None);
    assert_eq!(left(&told, Some(6)), Some(2));
    assert_eq!(left(&told, Some(3)), Some(0), "four play already");
    let told = told.drops("Nog").goes();
    assert_eq!((left(&told, Some(6)), told.tournament.places_taken()), (Some(3), 3));
}

#[test]
fn terms_that_nobody_can_mean_are_refused() {
    let told = Scenario::with_players(FOUR);
    let places = format!("A sign-up has 1 to {MOST_PLACES} places. Leave the box empty for no limit.");
    offers(told.clone(), terms(Some(0))).is_refused(&places);
    offers(told.clone(), terms(Some(MOST_PLACES + 1))).is_refused(&places);
    offers(told.clone(), terms(Some(MOST_PLACES))).goes();
    let late = SignUp { until: noon() + TimeDelta::days(400 * 365), ..terms(None) };
    offers(told, late).is_refused("Choose a last day in the years 2000 to 2199.");
}

#[test]
fn lists_are_asked_for_while_a_format_can_check_them() {
    let with_list = || SignUp { asks_deck: true, ..terms(None) };
    let told = offers(Scenario::with_players(FOUR), with_list()).goes();
    assert!(told.tournament.sign_up_asks_deck());
    let none = Command::ChangeFormat(ChangeFormat { format: None, reason: "a relaxed day".into() });
    let told = told.give(none).goes();
    assert!(!told.tournament.sign_up_asks_deck(), "there is nothing to check a list with");
    let other = SignUp { most: Some(9), ..with_list() };
    offers(told, other)
        .is_refused("This tournament does not check decks. Choose a deck format in the settings first.");
}

#[test]
fn nobody_signs_up_once_the_cut_has_started_or_the_tournament_is_over() {
    let told = offers(Scenario::with_players(FOUR), terms(None)).goes().plays_a_round();
    let early = noon() - TimeDelta::hours(1);
    assert!(told.tournament.open_sign_up(early).is_some(), "late entries are welcome between rounds");
    let ended = told.clone().give(Command::CloseTournament(CloseTournament {})).goes();
    assert!(ended.tournament.open_sign_up(early).is_none());
    offers(ended, terms(Some(5))).is_refused(
        "The tournament is closed and its standings are final. Reopen it with a reason to change anything.",
    );
    let size = Size::try_from(2).unwrap();
    let cut = Cut::to(size);
    let (setup, seed) = (told.tournament.setup().unwrap(), told.tournament.next_seed().unwrap());
    let seen = told.tournament.seeding(setup, cut, seed).unwrap().seeds;
    let told = told
        .give(Command::StartCut(StartCut { cut, minutes: 90, decks: CutDecks::Same, seen, given: None }))
        .goes();
    assert!(told.tournament.open_sign_up(early).is_none());
    offers(told, terms(Some(5))).is_refused(
        "The bracket has started: only its players play on. Take it back first if that was a mistake.",
    );
}

#[test]
fn terms_are_undone_until_somebody_is_registered() {
    let told = Scenario::with_players(FOUR);
    let opened = offers(told.clone(), terms(None)).goes();
    let open = newest(&opened);
    both_ways(&told, &opened);
    assert!(!told.tournament.had_sign_up());
    assert!(opened.clone().undoes(open).goes().tournament.had_sign_up(), "some may wait");
    let changed = offers(opened.clone(), terms(Some(8))).goes();
    let change = newest(&changed);
    both_ways(&opened, &changed);
    rests(&changed, open, &format!("line {change}"));
    let joined = changed.registers(["Leeta"]);
    let joining = newest(&joined);
    joined.clone().undoes(change).is_refused(&format!(
        "Line {change} stays, because later acts rest on it: line {joining}. Of these, line {joining} is never \
         undone: correct what is wrong in its own way."
    ));
}
