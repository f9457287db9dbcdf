//! Kinds of acts that are undone to the byte, and what rests on each.

use crate::support::scenario::Scenario;
use crate::undo::{Undoing, newest};
use arbiter::domain::id::PlayerId;
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::command::{CloseCheckIn, Command, NoteCheckIns, OpenCheckIn, PairWhoIsHere};

const FOUR: [&str; 4] = ["Kira", "Odo", "Quark", "Nog"];

/// The newest act is undone to the state before it, and redone to the state after it.
fn both_ways(before: &Scenario, after: &Scenario) {
    let at = newest(after);
    let back = after.clone().undoes(at).goes();
    assert_eq!(back.tournament.state(), before.tournament.state());
    assert_eq!(Tournament::replay(&back.log), back.tournament);
    let again = back.redoes(at).goes();
    assert_eq!(again.tournament.state(), after.tournament.state());
    assert_eq!(Tournament::replay(&again.log), again.tournament);
}

/// A line is not undone, because these rest on it.
fn rests(told: &Scenario, line: usize, on: &str) {
    told.clone().undoes(line).is_refused(&format!(
        "Line {line} stays, because later acts rest on it: {on}. Undo those first, the newest before the others."
    ));
}

fn ticks(told: &Scenario, here: &[&str], gone: &[&str]) -> Scenario {
    let of = |names: &[&str]| -> Vec<PlayerId> { names.iter().map(|name| told.player(name)).collect() };
    let noted = NoteCheckIns { here: of(here), gone: of(gone) };
    told.clone().give(Command::NoteCheckIns(noted)).goes()
}

#[test]
fn ticks_are_undone_until_the_same_player_is_ticked_again_or_a_round_is_paired_by_them() {
    let told = Scenario::with_players(FOUR);
    let opened = told.clone().give(Command::OpenCheckIn(OpenCheckIn {})).goes();
    both_ways(&told, &opened);
    let kira = ticks(&opened, &["Kira"], &[]);
    both_ways(&opened, &kira);
    let three = ticks(&kira, &["Odo", "Quark"], &[]);
    let (open, first, second) = (newest(&opened), newest(&kira), newest(&three));
    // The ticks of the others stay.
    let back = three.clone().undoes(first).goes();
    let is_here = |name: &str| back.tournament.check_in().unwrap().is_here(back.player(name));
    assert_eq!(FOUR.map(is_here), [false, true, true, false]);
    // She says herself that she is here, so the first tick cannot come back under hers.
    let herself = ticks(&back, &["Kira"], &[]);
    let own = newest(&herself);
    herself.redoes(first).is_refused(&format!(
        "Line {first} stays undone, because later acts were recorded without it: line {own}. Undo those first, the \
         newest before the others."
    ));
    let gone = ticks(&three, &[], &["Kira"]);
    both_ways(&three, &gone);
    rests(&gone, first, &format!("line {}", newest(&gone)));
    rests(&three, open, &format!("lines {first} and {second}"));
    let closed = three.clone().give(Command::CloseCheckIn(CloseCheckIn {})).goes();
    both_ways(&three, &closed);
    let paired = three.clone().give(Command::PairWhoIsHere(PairWhoIsHere { drop: vec![] })).goes();
    let pairing = newest(&paired);
    rests(&paired, second, &format!("line {pairing}"));
    let nobody = paired.undoes(pairing).goes().undoes(second).goes().undoes(first).goes().undoes(open).goes();
    assert_eq!(nobody.tournament.state(), told.tournament.state());
}
