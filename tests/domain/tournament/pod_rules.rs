//! What pods play with, and what is written down, changes until the first score.

use crate::support::scenario::Scenario;
use arbiter::domain::id::{AtTable, RoundNumber, TableNumber};
use arbiter::domain::pods::score::{PodCounting, PodScore};
use arbiter::domain::tournament::command::{ChangePodRules, Command, RecordPod, ReportPod};

const FOUR: [&str; 4] = ["Kira", "Odo", "Quark", "Rom"];

fn changes(told: &Scenario, troubles: bool, counting: PodCounting) -> Scenario {
    let reason = "the Troubles arrived by post".to_owned();
    told.clone().give(Command::ChangePodRules(ChangePodRules { troubles, counting, reason }))
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
fn games_of_two_have_no_troubles() {
    changes(&Scenario::with_players(FOUR), true, PodCounting::Totals)
        .is_refused("This tournament is played in games of two, and that is for pods.");
}
