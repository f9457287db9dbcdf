//! The report on a tournament, and the one on all rulings.

use arbiter::domain::id::{AtTable, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{Command, CorrectResult, RecordResult};
use arbiter::domain::tournament::dispute::AppealOutcome;

use super::told::{appeal, at, called, decide, open, public, rule, ruled_on, says, silent};
use crate::support::site::fair::Fair;
use crate::support::site::ruled;

const REPORT: &str = "/report";
const ALL: &str = "/rulings/report";

fn result(scores: [i64; 2], end: EndReason) -> GameResult {
    GameResult::ended(scores, end)
}

fn table(number: u32) -> AtTable {
    AtTable::new(RoundNumber(1), TableNumber(number))
}

/// A round played: one game conceded, one corrected.
fn played() -> Fair {
    let fair = ruled_on();
    let record = |at, result| {
        let result = fair.here().profile().unwrap().with_ticks(result);
        fair.give(Command::RecordResult(RecordResult { at, result }))
    };
    record(table(1), result([100, 40], EndReason::Complete { winner: Side::A }));
    record(table(2), result([30, 20], EndReason::Concession { by: Side::B }));
    let was = result([100, 40], EndReason::Complete { winner: Side::A });
    fair.give(Command::CorrectResult(CorrectResult {
        at: table(1),
        was,
        result: result([60, 40], EndReason::Time),
        reason: "The slip was read upside down.".into(),
        dispute: None,
    }));
    fair
}

#[test]
fn the_report_counts_what_happened() {
    let fair = played();
    let report = fair.page(&fair.scorekeeper, &at(REPORT));
    assert_eq!(report.status, 200);
    for words in [
        "4 players, 0 entered late, 0 left early",
        "0 of 3 played",
        "1 dispute; median time to a ruling: under a minute",
        "<tr><td>time was called</td><td class=\"num\">1</td></tr>",
        "<tr><td>conceded</td><td class=\"num\">1</td></tr>",
        "Round 1, table 2: ",
        "conceded)",
        "Round 1, table 1: ",
        "became",
        "Reason: <bdi>The slip was read upside down.",
        "1E-SR 2000-10-30, blue lamp</span>",
        "Every decision rests on a citation.",
        &fair.here().head_code().to_string(),
    ] {
        says(&report, words);
    }
    silent(&report, "To the rules committee");
    for session in [&fair.stranger, &fair.seat(1)] {
        assert_eq!(fair.page(session, &at(REPORT)).status, 404);
    }
    says(&fair.page(&fair.director, &at("/desk")), &format!("href=\"{}\"", at(REPORT)));
}

#[test]
fn an_empty_tournament_has_a_report_too() {
    let fair = Fair::new();
    let report = fair.page(&fair.director, &at(REPORT));
    assert_eq!(report.status, 200);
    says(&report, "No round was played.");
    says(&report, "0 players");
    says(&report, "No decision yet.");
    silent(&report, "Every decision rests on a citation.");
}

#[test]
fn questions_without_authority_become_a_letter_that_names_nobody() {
    let fair = called();
    ruled::second(fair.desk());
    rule(&fair, 1, "Kira is right, says Ruth; Odo is not.");
    let report = fair.page(&fair.judge, &at(REPORT));
    says(&report, "1 decision rests on no citation.");
    let text = report.text();
    let letter = text.split("id=\"letter\" dir=\"auto\">").nth(1).unwrap().split("</pre>").next().unwrap();
    for words in [
        "To the rules committee",
        "At Deep Space Open, Lyon, 12 May 2026, judges had to decide",
        "1. Does the blue lamp count as one of the thirty? (First Edition)",
        "Facts: Player C counted from thirty-one; Player C&#39;s opponent did not.",
        "Ruled: Player C is right, says a member of staff; Player D is not.",
        "Local 2026-05-12 Lyon R1 #1, not appealed",
        "We looked in: 1E-SR 2000-10-30; 1E-LS 2027-01-01.",
    ] {
        assert!(letter.contains(words), "{words}: {letter}");
    }
    for name in ["Kira", "Brien", "Odo", "Ruth", "2E-"] {
        assert!(!letter.contains(name), "{name}: {letter}");
    }
    says(&report, "data-copy=\"letter\"");
    let french = fair.house.get(&at(REPORT)).with("Accept-Language", "fr").within(&fair.judge).send();
    says(&french, "12 mai 2026");
    says(&french, "At Deep Space Open, Lyon, 12 May 2026, judges had to decide");
}

#[test]
fn an_open_dispute_is_not_a_question_without_authority() {
    let fair = called();
    says(&fair.page(&fair.judge, &at(REPORT)), "no ruling");
    silent(&fair.page(&fair.judge, &at(REPORT)), "To the rules committee");
}

#[test]
fn the_grounds_of_all_rulings_are_for_staff() {
    let fair = ruled_on();
    appeal(&fair, 1, "No.");
    decide(&fair, 1, AppealOutcome::Overturned, "Kira is wrong.");
    open(&fair, "May Rom hum?", "");
    rule(&fair, 2, "Rom may hum.");
    for session in [&fair.operator, &fair.judge, &fair.stranger] {
        let page = fair.page(session, ALL);
        assert_eq!(page.status, 200);
        for words in [
            "2 decisions",
            "1 overturned",
            "1 without a citation",
            "1E-SR 2000-10-30, blue lamp</span>",
            "Most overturned",
            "May Player",
            "To the rules committee",
        ] {
            says(&page, words);
        }
        silent(&page, "May Rom");
        says(&fair.page(session, "/rulings"), "href=\"/rulings/report\"");
    }
    let link = format!("href=\"{}\"", at("/disputes/2"));
    says(&fair.page(&fair.judge, ALL), &link);
    silent(&fair.page(&fair.stranger, ALL), &link);
    assert_eq!(fair.page(&fair.seat(1), ALL).status, 404);
    silent(&public(&fair, "/rulings"), "href=\"/rulings/report\"");
    // An account that lost its last role helps nowhere.
    fair.take_away("Judge");
    assert_eq!(fair.page(&fair.judge, ALL).status, 404);
}

#[test]
fn a_question_without_an_answer_is_kept_until_somebody_settles_it() {
    let fair = super::told::called();
    let search = "/rulings/search?q=trumpet%20in%20the%20rain&edition=1E&on=2026-05-12";
    let keep = "Keep the question for the rules committee";
    says(&fair.page(&fair.judge, search), "Nothing in this library decides this");
    says(&fair.page(&fair.judge, search), keep);
    silent(&fair.page(&fair.scorekeeper, search), keep);
    silent(&public(&fair, search), keep);
    silent(&fair.page(&fair.judge, "/rulings/search?q=blue%20lamp&edition=1E&on=2026-05-12"), keep);
    let fields = [("q", "trumpet in <i>the rain"), ("edition", "1E"), ("on", "2026-05-12")];
    assert_eq!(fair.send(&fair.scorekeeper, "/rulings/questions", &fields).status, 404);
    let sent = fair.send(&fair.judge, "/rulings/questions", &fields);
    assert_eq!((sent.status, sent.header("location")), (303, "/rulings/report#gaps-h"));
    // Another form with the same question leads to the one that is kept.
    let again = fair.send(&fair.judge, "/rulings/questions", &fields);
    assert_eq!((again.status, again.header("location")), (303, "/rulings/report#gaps-h"));
    assert_eq!(fair.desk().library_log().unwrap().open.len(), 1);
    for broken in [
        [("q", ""), fields[1], fields[2]],
        [fields[0], ("edition", "9E"), fields[2]],
        [fields[0], fields[1], ("on", "soon")],
    ] {
        assert_eq!(fair.send(&fair.judge, "/rulings/questions", &broken).status, 422, "{broken:?}");
    }
    let report = fair.page(&fair.director, "/rulings/report");
    says(&report, "trumpet in &#60;i&#62;the rain");
    says(&report, "First Edition, law of 12 May 2026, kept by Judge on");
    says(&report, "1. trumpet in &#60;i&#62;the rain (First Edition)\n   Nobody had to rule on it yet.");
    let settle = "/rulings/questions/settled";
    let empty = fair.send(&fair.director, settle, &[("number", "1"), ("reason", "")]);
    assert_eq!(empty.status, 422);
    says(&empty, "Not taken off. Say what settled it.");
    let done = [("number", "1"), ("reason", "The committee ruled.")];
    assert_eq!(fair.send(&fair.director, settle, &done).status, 303);
    silent(&fair.page(&fair.director, "/rulings/report"), "trumpet");
    let again = fair.send(&fair.judge, settle, &done);
    assert_eq!(again.status, 422);
    says(&again, "This was taken back already, or is not there.");
    let number = ("submission", "00000000-0000-4000-8000-000000000007");
    let in_german = fair.house.post(settle, &[done[0], done[1], number]).with("Accept-Language", "de");
    let in_german = in_german.within(&fair.judge).send();
    says(&in_german, "Das wurde schon zurückgenommen oder ist nicht da.");
}

#[test]
fn a_question_kept_or_settled_twice_in_one_form_counts_once_and_never_with_other_words() {
    let fair = Fair::new();
    let send = |number: &str, path: &str, fields: &[(&str, &str)]| {
        let number = format!("6f1c1b1e-0a5e-4c7e-9a57-0d6f6f0c6b0{number}");
        let fields = [fields, &[("submission", number.as_str())]].concat();
        fair.house.post(path, &fields).within(&fair.judge).send()
    };
    let keep = |words| {
        let fields = [("q", words), ("edition", "1E"), ("on", "2026-05-12")];
        send("1", "/rulings/questions", &fields)
    };
    assert_eq!([keep("May it rain?").status, keep("May it rain?").status], [303, 303]);
    let other = keep("May it snow?");
    assert_eq!(other.status, 409);
    says(&other, "“May it rain?” is asked");
    says(&other, "“May it snow?” is asked");
    let open = || fair.desk().library_log().unwrap().open.len();
    assert_eq!(open(), 1);
    let settle = |reason| send("2", "/rulings/questions/settled", &[("number", "1"), ("reason", reason)]);
    assert_eq!([settle("It may.").status, settle("It may.").status], [303, 303], "a double click");
    let other = settle("It may not.");
    assert_eq!(other.status, 409);
    says(&other, "question 1 is settled. Reason: It may.");
    says(&other, "Reason: It may not.");
    assert_eq!(open(), 0);
}
