//! What nobody can have written about a cut is refused in a log from elsewhere.

use crate::support::reason;
use crate::support::scenario::{End, Scenario};
use arbiter::domain::bracket::cut::{Cut, Size};
use arbiter::domain::tournament::command::{Command, ReportResult, StartCut};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::entry::{CutWithdrawn, Entry, StagePaired};

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

/// Whether the next stage of this cut can follow, and what becomes of it with this change.
fn paired_with(told: &Scenario, change: &dyn Fn(&mut StagePaired)) -> Result<(), String> {
    let paired = told.clone().pairs().goes();
    let Entry::StagePaired(stage) = &paired.log.last().unwrap().entry else { panic!("a stage") };
    let mut stage = stage.clone();
    change(&mut stage);
    follows(told, &Entry::StagePaired(stage))
}

/// The stage as versions wrote it that kept the sentence alone.
fn sentences_alone(it: &mut StagePaired) {
    it.tables.iter_mut().for_each(|table| table.cause = None);
}

#[test]
fn a_stage_with_other_matches_than_the_bracket_gives_is_detected() {
    let semi_finals = cut_to_four();
    let finals = semi_finals.clone().plays_a_round();
    for (told, round) in [(&semi_finals, 2), (&finals, 3)] {
        assert_eq!(paired_with(told, &|_| {}), Ok(()), "the control");
        assert_eq!(paired_with(told, &sentences_alone), Ok(()), "as older logs have it");
        let refused = Err(format!(
            "the bracket gives other matches than those of round {round}, or the stage before it is not over"
        ));
        assert_eq!(paired_with(told, &|it| drop(it.tables.pop())), refused, "a match is missing");
        let exchanged = |it: &mut StagePaired| {
            sentences_alone(it);
            let (one, other) = (it.tables[0].players[1], it.tables[1].players[1]);
            it.tables[0].players[1] = other;
            it.tables[1].players[1] = one;
        };
        assert_eq!(paired_with(told, &exchanged), refused, "others meet");
        let renumbered = |it: &mut StagePaired| it.tables[1].place = Some(7);
        assert_eq!(paired_with(told, &renumbered), refused, "the bracket has no such match");
    }
}
