//! What pods play with, and what is written down, changes until the first score.

use crate::support::scenario::Scenario;
use arbiter::domain::actor::ActorId;
use arbiter::domain::id::{AtTable, EntryNumber, RoundNumber, TableNumber};
use arbiter::domain::pods::score::{PodCounting, PodScore};
use arbiter::domain::source::Confidence;
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::command::{
    ChangePodRules, Command, RecordPod, RedoAct, ReportPod, SeatTopTable, UndoAct, Undoer,
};

const FOUR: [&str; 4] = ["Kira", "Odo", "Quark", "Rom"];

fn changes(told: &Scenario, troubles: bool, counting: PodCounting) -> Scenario {
    let reason = "the Troubles arrived by post".into();
    let top_size = told.tournament.setup().unwrap().pods().map_or(4, |it| it.profile.top_table.size.value);
    told.clone().give(Command::ChangePodRules(ChangePodRules { troubles, counting, top_size, reason }))
}

fn seats_at_top(told: &Scenario, top_size: u32) -> Scenario {
    let rules = told.tournament.setup().unwrap().pods().unwrap();
    let (troubles, counting, reason) = (rules.troubles, rules.counting, "six trophies".into());
    told.clone().give(Command::ChangePodRules(ChangePodRules { troubles, counting, top_size, reason }))
}

fn totals(at: AtTable) -> Command {
    Command::RecordPod(RecordPod { at, score: PodScore::Totals(vec![100, 10, 1, 0]) })
}

#[test]
fn the_troubles_and_the_counting_change_until_the_first_score() {
    let told = Scenario::in_pods().registers(FOUR).starts_round();
    let rules = |told: &Scenario| {
        let rules = told.tournament.setup().unwrap().pods().unwrap().clone();
        (rules.troubles, rules.counting)
    };
    let (had, counted) = rules(&told);
    changes(&told, had, counted).adds_nothing();
    let told = changes(&told, !had, PodCounting::Rounds).goes();
    assert_eq!(rules(&told), (!had, PodCounting::Rounds));
    let at = AtTable::new(RoundNumber(1), TableNumber(1));
    told.clone()
        .give(totals(at))
        .is_refused("Table 1: This tournament writes down every round of a game. Send the rounds.");
    let told = changes(&told, !had, PodCounting::Totals).goes();
    let words = "Table 1 of heat 1 has a score or a report, so the counting and the Troubles stay. Nothing was \
                 changed; single scores can be corrected.";
    changes(&told.clone().give(totals(at)).goes(), had, PodCounting::Totals).is_refused(words);
    let player = told.tournament.round(RoundNumber(1)).unwrap().pods().next().unwrap().pod.players[0];
    let report = ReportPod { at, player, score: PodScore::Totals(vec![100, 10, 1, 0]) };
    changes(&told.give(Command::ReportPod(report)).goes(), had, PodCounting::Totals).is_refused(words);
}

#[test]
fn the_size_of_the_top_table_changes_until_it_is_seated() {
    let eight = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir"];
    let mut told = Scenario::in_pods().registers(eight).starts_round();
    for table in [1, 2] {
        told = told.give(totals(AtTable::new(RoundNumber(1), TableNumber(table)))).goes();
    }
    let told = seats_at_top(&told, 6).goes().closes().goes();
    let size =
        |told: &Scenario| told.tournament.setup().unwrap().pods().unwrap().profile.top_table.size.clone();
    assert_eq!((size(&told).value, size(&told).confidence), (6, Confidence::Organiser));
    seats_at_top(&told, 6).adds_nothing();
    for none in [0, 3, 9, u32::MAX] {
        seats_at_top(&told, none).is_refused("The top table has 4 to 8 players, as a pod does.");
    }
    let rules = told.tournament.setup().unwrap().pods().unwrap();
    let seed = told.tournament.next_seed().unwrap();
    let seen = told.tournament.top_table_now(rules, seed).unwrap().players;
    assert_eq!(seen.len(), 6);
    let seated = told.give(Command::SeatTopTable(SeatTopTable { seen })).goes();
    seats_at_top(&seated, 5).is_refused(
        "The top table is seated, and nothing follows it. Discard its draft if that was a mistake.",
    );
}

fn act(number: usize) -> (ActSpan, Undoer) {
    let number = EntryNumber(u32::try_from(number).unwrap());
    (ActSpan { first: number, last: number }, Undoer { id: ActorId::Operator, directs: true })
}

fn undoes(told: &Scenario, number: usize) -> Scenario {
    let (span, by) = act(number);
    told.clone().give(Command::UndoAct(UndoAct { span, by, reason: "a slip".into() }))
}

/// A heat with its scores, and the numbers of the last score and of the change of the top table after it.
fn played_and_resized() -> (Scenario, usize, usize) {
    let eight = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir"];
    let mut told = Scenario::in_pods().registers(eight).starts_round();
    for table in [1, 2] {
        told = told.give(totals(AtTable::new(RoundNumber(1), TableNumber(table)))).goes();
    }
    let scored = told.log.len();
    let told = seats_at_top(&told, 6).goes();
    let resized = told.log.len();
    (told, scored, resized)
}

fn seats_top_table(told: Scenario) -> Scenario {
    let rules = told.tournament.setup().unwrap().pods().unwrap();
    let seed = told.tournament.next_seed().unwrap();
    let seen = told.tournament.top_table_now(rules, seed).unwrap().players;
    told.give(Command::SeatTopTable(SeatTopTable { seen }))
}

#[test]
fn no_score_rests_on_the_size_of_the_top_table_nor_the_size_on_a_score() {
    let (told, scored, resized) = played_and_resized();
    let without_score = undoes(&told, scored).goes();
    let open = without_score.tournament.round(RoundNumber(1)).unwrap().open_pods().count();
    assert_eq!(open, 1, "the score is taken back, and the size stays");
    let told = told.closes().goes();
    let back = undoes(&told, resized).goes();
    let size =
        |told: &Scenario| told.tournament.setup().unwrap().pods().unwrap().profile.top_table.size.value;
    assert_eq!((size(&told), size(&back)), (6, 4));
    let seated = seats_top_table(told).goes();
    let seating = seated.log.len();
    undoes(&seated, resized).is_refused(&format!(
        "Line {resized} stays, because later acts rest on it: line {seating}. Undo those first, the newest before the \
         others."
    ));
    let draft_away = undoes(&seated, seating).goes();
    let smaller = seats_at_top(&draft_away, 5).goes();
    let (span, by) = act(seating);
    let again = Command::RedoAct(RedoAct { span, by, reason: "after all".into() });
    let changed = smaller.log.len();
    smaller.give(again).is_refused(&format!(
        "Line {seating} stays undone, because later acts were recorded without it: line {changed}. Undo those first, \
         the newest before the others."
    ));
}

#[test]
fn a_change_of_the_troubles_still_rests_on_no_score() {
    let told = Scenario::in_pods().registers(FOUR).starts_round();
    let had = told.tournament.setup().unwrap().pods().unwrap().troubles;
    let told = changes(&told, !had, PodCounting::Totals).goes();
    let changed = told.log.len();
    let told = told.give(totals(AtTable::new(RoundNumber(1), TableNumber(1)))).goes();
    let scored = told.log.len();
    undoes(&told, changed).is_refused(&format!(
        "Line {changed} stays, because later acts rest on it: line {scored}. Undo those first, the newest before the \
         others."
    ));
}

#[test]
fn games_of_two_have_no_troubles() {
    changes(&Scenario::with_players(FOUR), true, PodCounting::Totals)
        .is_refused("This tournament is played in games of two, and that is for pods.");
}
