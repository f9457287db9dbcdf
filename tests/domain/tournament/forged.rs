//! Entries that nobody can have decided are refused in a log from elsewhere.

use crate::support::reason;
use crate::support::scenario::{End, Scenario};
use arbiter::domain::id::{AtTable, RoundNumber, TableNumber};
use arbiter::domain::pods::score::PodScore;
use arbiter::domain::scoring::result::GameResult;
use arbiter::domain::tournament::command::{Command, RecordPod};
use arbiter::domain::tournament::entry::{Entry, PodCorrected, ResultCorrected};

const FOUR: [&str; 4] = ["Kira", "Odo", "Quark", "Nog"];
const ONE: RoundNumber = RoundNumber(1);

/// Why this entry cannot be next.
fn follows(told: &Scenario, entry: &Entry) -> Result<(), String> {
    told.tournament.can_follow(entry).map_err(|why| why.to_string())
}

#[test]
fn a_correction_of_a_result_that_is_not_the_recorded_one_is_detected() {
    let told = Scenario::with_players(FOUR).starts_round();
    let (AtTable { round, table }, _) = told.place("Kira");
    let [stands, other] = [40, 30].map(|points| told.result("Kira", 100, points, End::Complete));
    let corrects = |told: &Scenario, was: GameResult, result: GameResult| {
        let reason = reason("misread");
        let entry = ResultCorrected { round, table, was, result, reason, dispute: None };
        follows(told, &Entry::ResultCorrected(entry))
    };
    let refused = Err(format!(
        "it corrects a result at table {} of round {round} that is not the recorded one",
        table.table()
    ));
    assert_eq!(corrects(&told, stands, other), refused, "nothing is recorded there");
    let told = told.records("Kira", 100, 40, End::Complete).goes();
    assert_eq!(corrects(&told, other, stands), refused);
    assert_eq!(corrects(&told, stands, other), Ok(()), "the control");
}

#[test]
fn a_correction_of_a_score_that_is_not_the_recorded_one_is_detected() {
    let told = Scenario::in_pods().registers(FOUR).starts_round();
    let at = AtTable::new(ONE, TableNumber(1));
    let [stands, other] = [[90, 8, 0, 0], [80, 8, 0, 0]].map(|totals| PodScore::Totals(totals.to_vec()));
    let corrects = |told: &Scenario, was: &PodScore, score: &PodScore| {
        let (was, score, reason) = (was.clone(), score.clone(), reason("misread"));
        let AtTable { round, table } = at;
        let entry = PodCorrected { round, table, was, score, reason, dispute: None };
        follows(told, &Entry::PodCorrected(entry))
    };
    let refused = Err("it corrects a result at table 1 of round 1 that is not the recorded one".to_owned());
    assert_eq!(corrects(&told, &stands, &other), refused, "nothing is recorded there");
    let told = told.give(Command::RecordPod(RecordPod { at, score: stands.clone() })).goes();
    assert_eq!(corrects(&told, &other, &stands), refused);
    assert_eq!(corrects(&told, &stands, &other), Ok(()), "the control");
}
