//! Results: reported, recorded, contradicted, corrected.

use crate::support::scenario::{End, Scenario};
use arbiter::domain::id::{AtTable, RoundNumber, TableNumber};
use arbiter::domain::tournament::command::{
    ChangeProfile, CloseRound, Command, CorrectResult, KeepResult, RecordResult, ReportResult,
};

#[test]
fn a_result_counts_what_the_profile_says() {
    let told =
        Scenario::with_players(["Kira", "Odo"]).starts_round().records("Kira", 100, 35, End::Complete).goes();
    assert_eq!(told.stands("Kira"), (1, 4, 65));
    assert_eq!(told.stands("Odo"), (2, 0, -65));
}

#[test]
fn a_card_imposed_double_forfeit_was_a_true_tie_in_2000() {
    let told = Scenario::new("decipher-1e-1998")
        .registers(["Kira", "Odo"])
        .starts_round()
        .records("Kira", 60, 20, End::BothForfeit)
        .goes();
    assert_eq!(told.stands("Kira"), (1, 1, 0));
    assert_eq!(told.stands("Odo"), (1, 1, 0), "the place is shared");
}

#[test]
fn concession_no_show_and_disqualification_cost_the_cap() {
    for end in [End::Concedes, End::NoShow, End::Disqualified] {
        let told = Scenario::with_players(["Kira", "Odo"]).starts_round().records("Kira", 20, 10, end).goes();
        assert_eq!(told.stands("Kira"), (2, 0, -100));
        assert_eq!(told.stands("Odo"), (1, 4, 100));
    }
}

#[test]
fn time_gives_a_modified_win_and_equal_scores_a_true_tie() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round().records("Kira", 40, 35, End::Time);
    assert_eq!(told.goes().stands("Kira"), (1, 3, 5));
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round().records("Kira", 40, 40, End::Time);
    assert_eq!(told.goes().stands("Kira"), (1, 2, 0));
}

#[test]
fn a_result_that_the_rules_make_impossible_is_refused() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round();
    let refused = told.records("Kira", 40, 35, End::Complete);
    let decision =
        refused.tournament.decide(&Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    assert!(decision.is_err(), "nothing was recorded");
}

#[test]
fn the_same_result_twice_counts_once() {
    Scenario::with_players(["Kira", "Odo"])
        .starts_round()
        .records("Kira", 100, 35, End::Complete)
        .goes()
        .records("Kira", 100, 35, End::Complete)
        .adds_nothing();
}

#[test]
fn a_contradicting_result_overwrites_nothing_and_blocks_the_round_until_settled() {
    let told = Scenario::with_players(["Kira", "Odo"])
        .starts_round()
        .records("Kira", 100, 35, End::Complete)
        .goes()
        .records("Kira", 100, 45, End::Complete)
        .goes();
    assert_eq!(told.stands("Kira"), (1, 4, 65), "the first result remains");
    assert_eq!(told.log.last().unwrap().entry.kind(), "result-contradicted");
    let (at, _) = told.place("Kira");
    told.closes()
        .is_refused("Round 1 cannot close yet: contradicting results at table 1.")
        .give(Command::KeepResult(KeepResult { at, reason: "the slip says 35".into() }))
        .goes()
        .closes()
        .goes();
}

#[test]
fn a_correction_says_why_and_keeps_the_previous_result() {
    let told = Scenario::with_players(["Kira", "Odo"])
        .starts_round()
        .records("Kira", 100, 35, End::Complete)
        .closes()
        .goes();
    let (at, _) = told.place("Kira");
    let was = told.result("Kira", 100, 35, End::Complete);
    let result = told.result("Kira", 100, 45, End::Complete);
    let correct = |reason: &str| {
        Command::CorrectResult(CorrectResult { at, was, result, reason: reason.into(), dispute: None })
    };
    let told = told
        .give(correct(" "))
        .is_refused("Write down the reason. Everyone can read it in the log.")
        .give(correct("read as 35, was 45"))
        .goes();
    assert_eq!(told.stands("Kira"), (1, 4, 55), "the standings follow at once");
    let table = told.tournament.rounds().next().unwrap().tables().next().unwrap();
    assert_eq!(table.corrections[0].was.result, was);
    told.give(correct("again")).is_refused(
        "The result of table 1 in round 1 was changed while this page was open. Look at what is recorded now and correct it again if it is still wrong.",
    );
}

#[test]
fn two_players_who_report_the_same_need_no_scorekeeper() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round();
    let (at, _) = told.place("Kira");
    let result = told.result("Kira", 100, 35, End::Complete);
    let (kira, odo) = (told.player("Kira"), told.player("Odo"));
    let report = |player| Command::ReportResult(ReportResult { at, player, result });
    let told = told.give(report(kira)).goes().give(report(kira)).adds_nothing();
    assert!(
        told.tournament.rounds().next().unwrap().tables().next().unwrap().result.is_none(),
        "one player alone makes nothing final"
    );
    let told = told.give(report(odo)).goes();
    assert_eq!(told.stands("Kira"), (1, 4, 65));
}

#[test]
fn two_players_who_disagree_wait_for_the_director() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round();
    let (at, _) = told.place("Kira");
    let kira = Command::ReportResult(ReportResult {
        at,
        player: told.player("Kira"),
        result: told.result("Kira", 100, 35, End::Complete),
    });
    let odo = Command::ReportResult(ReportResult {
        at,
        player: told.player("Odo"),
        result: told.result("Odo", 100, 35, End::Complete),
    });
    let told = told.give(kira).goes().give(odo).goes();
    let table = told.tournament.rounds().next().unwrap().tables().next().unwrap();
    assert!(table.result.is_none() && table.in_conflict());
    let told = told.records("Kira", 100, 35, End::Complete).goes();
    assert!(!told.tournament.rounds().next().unwrap().tables().next().unwrap().in_conflict());
}

#[test]
fn players_report_only_at_their_own_table() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]).starts_round();
    let (at, _) = told.place("Kira");
    let stranger = ["Odo", "Quark", "Rom"].into_iter().find(|name| told.place(name).0 != at).unwrap();
    let player = told.player(stranger);
    let result = told.result("Kira", 100, 35, End::Complete);
    let words = format!(
        "{stranger} does not sit at table {} in round 1. Report the result of your own table.",
        at.table
    );
    told.give(Command::ReportResult(ReportResult { at, player, result })).is_refused(&words);
}

#[test]
fn a_profile_under_which_a_recorded_result_could_not_have_happened_is_refused() {
    let told = Scenario::with_players(["Kira", "Odo"]).plays_a_round();
    let profile = arbiter::data::scoring_profile("tcc-1e-2023").unwrap();
    let to = |threshold: &str| {
        let values = [("scores.win_threshold", threshold)];
        let profile = profile.with_values(values, "a longer game", None).unwrap();
        Command::ChangeProfile(ChangeProfile { profile: Box::new(profile), reason: "a longer game".into() })
    };
    told.clone().give(to("140")).is_refused(
        "Under this profile a recorded result could not have happened. Round 1, table 1: a win needs 140 points \
         that count; the winner has 100. Correct the result or keep the profile.",
    );
    told.give(to("90")).goes();
}

#[test]
fn an_unknown_table_is_named() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round();
    let result = told.result("Kira", 100, 35, End::Complete);
    told.give(Command::RecordResult(RecordResult {
        at: AtTable::new(RoundNumber(1), TableNumber(9)),
        result,
    }))
    .is_refused("Round 1 has no table 9. Check the number on the slip.");
}
