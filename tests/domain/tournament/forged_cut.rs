//! What nobody can have written about a cut is refused in a log from elsewhere.

use crate::support::reason;
use crate::support::scenario::{End, Scenario};
use arbiter::domain::bracket::cut::{Cut, Size};
use arbiter::domain::tournament::command::{Command, ReportResult, StartCut};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::entry::{CutWithdrawn, Entry};

/// Why this entry cannot be next.
fn follows(told: &Scenario, entry: &Entry) -> Result<(), String> {
    told.tournament.can_follow(entry).map_err(|why| why.to_string())
}

/// Four of five play on, also for third place; nothing of it is paired yet.
fn cut_to_four() -> Scenario {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog"]).plays_a_round();
    let cut = Cut { third_place: true, ..Cut::to(Size::try_from(4_u32).unwrap()) };
    let (setup, seed) = (told.tournament.setup().unwrap(), told.tournament.next_seed().unwrap());
    let seen = told.tournament.seeding(setup, cut, seed).unwrap().seeds;
    let start = StartCut { cut, minutes: 60, decks: CutDecks::Same, seen, given: None };
    told.give(Command::StartCut(start)).goes()
}

#[test]
fn a_cut_that_is_taken_back_after_something_was_recorded_in_it_is_detected() {
    let told = cut_to_four().starts_round();
    let best = told.name(told.tournament.cut().unwrap().seeds[0]).to_owned();
    let (at, _) = told.place(&best);
    let (player, result) = (told.player(&best), told.result(&best, 100, 40, End::Complete));
    let reported = told.clone().give(Command::ReportResult(ReportResult { at, player, result })).goes();
    let played = told.clone().plays_the_rest();
    let over = played.clone().closes().goes().plays_a_round();
    let back = Entry::CutWithdrawn(CutWithdrawn { reason: reason("one more round first") });
    assert_eq!(follows(&told, &back), Ok(()), "the control");
    for begun in [reported, played, over] {
        assert_eq!(
            follows(&begun, &back),
            Err("it takes back a cut in which something was recorded".to_owned())
        );
    }
}
