//! Decisions as files: written without names, read whole or not at all, shown with their origin, and never authority.

use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::site::{Response, ruled, says, silent};
use arbiter::domain::tournament::command::{Command, OpenDispute};
use arbiter::domain::tournament::teller::Teller;

const FILES: &str = "/rulings/decisions";
const QUESTION: &str = "May Bashir light the blue lamp?";
const RULING: &str = "Only the judge may light a lamp.";

/// An installation with a third tournament and one decision there, which names a judge and cites an entry.
fn with_decision() -> Fair {
    let fair = Fair::playing(&["Bashir", "Garak"]);
    ruled::first(fair.desk());
    fair.begin(3, "Third Open");
    fair.desk().register(&"third-open".parse().unwrap(), &submission(), "Bashir\nGarak").unwrap();
    let case = "/t/third-open/disputes";
    let opened = fair.send(
        &fair.operator,
        &format!("{case}/open"),
        &[("question", QUESTION), ("facts", "Bashir lit it.")],
    );
    assert_eq!(opened.status, 303, "{}", opened.text());
    let rule_on = "sample-rulings-2000/kettle A kettle may be filled once each turn. See blue lamp.";
    let cited = fair.send(&fair.operator, &format!("{case}/1/cite"), &[("rule_on", rule_on)]);
    assert_eq!(cited.status, 303, "{}", cited.text());
    assert_eq!(fair.send(&fair.operator, &format!("{case}/1/rule"), &[("text", RULING)]).status, 303);
    fair
}

fn export(fair: &Fair) -> String {
    let file = fair.page(&fair.judge, "/rulings/decisions/file");
    assert_eq!((file.status, file.header("content-type")), (200, "text/plain; charset=utf-8"));
    assert!(file.header("content-disposition").starts_with("attachment; filename=\"decisions-20"));
    file.text()
}

fn send(fair: &Fair, file: &str, intent: &str) -> Response {
    fair.send(&fair.operator, FILES, &[("text", file), ("intent", intent)])
}

fn store(fair: &Fair, file: &str) {
    let stored = send(fair, file, "store");
    assert_eq!((stored.status, stored.header("location")), (303, FILES), "{}", stored.text());
}

/// How many decisions of other installations are shown to a stranger.
fn shown(fair: &Fair) -> usize {
    fair.house.get("/rulings/precedents").send().text().matches("Not of this installation").count()
}

#[test]
fn a_file_has_no_names_no_facts_and_no_quoted_text() {
    let fair = with_decision();
    let file = export(&fair);
    assert_eq!(file.lines().count(), 2);
    for part in ["Local 2026-05-12 Lyon #1", RULING, "1E-SR 2000-10-30, kettle", "\"treatment\":\"follows\""]
    {
        assert!(file.contains(part), "{part} in {file}");
    }
    for part in ["Bashir", "Garak", "Operator", "lit it", "filled once", "facts"] {
        assert!(!file.contains(part), "{part} in {file}");
    }
    // Strangers, players and accounts without a role get no file; nobody but an operator imports one.
    assert_eq!(fair.house.get("/rulings/decisions/file").send().status, 303);
    assert_eq!(fair.page(&fair.seat(1), FILES).status, 404);
    silent(&fair.page(&fair.director, FILES), "From another installation");
    says(&fair.page(&fair.operator, FILES), "From another installation");
    for who in [&fair.director, &fair.head_judge, &fair.judge, &fair.stranger] {
        let sent = fair.send(who, FILES, &[("text", &file), ("intent", "store")]);
        assert!(matches!(sent.status, 403 | 404), "{}", sent.status);
    }
    fair.take_away("Scorekeeper");
    assert_eq!(fair.page(&fair.scorekeeper, "/rulings/decisions/file").status, 404);
}

#[test]
fn an_imported_decision_is_shown_with_its_origin_and_decides_nothing() {
    let (file, fair) = (export(&with_decision()), Fair::playing(&["Bashir", "Garak"]));
    ruled::first(fair.desk());
    let looked = send(&fair, &file, "look");
    says(&looked, "1 decision is new.");
    says(&looked, "Nothing is stored yet.");
    says(&looked, &file.lines().last().unwrap()[..12]);
    assert_eq!(shown(&fair), 0);
    for _ in 0..3 {
        store(&fair, &file);
        assert_eq!(shown(&fair), 1, "the same file again changes nothing");
    }
    says(&send(&fair, &file, "look"), "1 decision is here already.");
    for path in ["/rulings/precedents", "/rulings/precedents?q=lamp"] {
        let page = fair.house.get(path).send();
        says(&page, "Decided elsewhere");
        says(&page, "From http://");
        says(&page, RULING);
        silent(&page, "third-open");
    }
    says(&fair.house.get("/rulings/precedents").send(), "Nothing decided here yet.");
    // Beside a dispute it can be read and not cited, and the library's answer is the same as without it.
    let at = None;
    let (question, facts) = (QUESTION.to_owned(), String::new());
    fair.give(Command::OpenDispute(OpenDispute { at, question, facts, by: Teller::default(), again: false }));
    let case = format!("/t/{SLUG}/disputes/1");
    let page = fair.page(&fair.judge, &case);
    says(&page, "Decided elsewhere");
    says(&page, "Not of this installation");
    says(&page, "No earlier decision at this installation fits these words.");
    silent(&page, "Cited here today");
    assert!(!page.text().contains("value=\"local/"));
    for place in ["local/third-open/1", "local/deep-space-open/9"] {
        let cite = [("citation", place), ("quote", RULING), ("treatment", "follows"), ("confirmation", "")];
        let sent = fair.send(&fair.judge, &format!("{case}/cite"), &cite);
        assert_eq!(sent.status, 422, "{place}");
    }
    let search = "/rulings/search?edition=1E&on=2026-05-12&q=May+Bashir+light+the+blue+lamp";
    let with = fair.house.get(search).send().text();
    let removed = fair.send(&fair.operator, "/rulings/decisions/remove", &[("origin", &origin(&file))]);
    assert_eq!(removed.status, 303);
    assert_eq!(shown(&fair), 0);
    let found = |page: &str| {
        page.split("id=\"found-h\"").nth(1).unwrap().split("</section>").next().unwrap().to_owned()
    };
    assert_eq!(found(&with), found(&fair.house.get(search).send().text()));
    // It is in no statistics, and not in the feed.
    store(&fair, &file);
    says(&fair.house.get("/rulings/crib").send(), "Nothing was cited yet.");
    says(&fair.page(&fair.judge, "/rulings/report"), "0 decisions");
    silent(&fair.page(&fair.judge, "/rulings/report"), RULING);
    assert_eq!(fair.desk().precedents().unwrap().len(), 0);
    silent(&fair.page(&fair.judge, "/rulings/decisions/file"), RULING);
}

fn origin(file: &str) -> String {
    let (_, rest) = file.split_once("\"origin\":\"").unwrap();
    rest.split('"').next().unwrap().to_owned()
}

#[test]
fn what_was_altered_cut_or_forged_is_refused_and_nothing_of_it_is_stored() {
    let (file, fair) = (export(&with_decision()), Fair::new());
    let lines: Vec<&str> = file.lines().collect();
    let cases = [
        (file.replace("Only the judge", "Only no judge"), "Line 2 was changed or damaged"),
        (file.replace("http://", "http://x"), "Line 1 was changed or damaged"),
        (lines[0].to_owned(), "The file says that it has 1 decisions, and 0 are here."),
        (format!("{file}{}", lines[1]), "Line 3 was changed or damaged"),
        (file[..file.len() / 2].to_owned(), "was changed or damaged"),
        (lines[1].to_owned(), "This is not a file of decisions"),
        (String::new(), "This is not a file of decisions"),
        ("Sample Rulings".to_owned(), "This is not a file of decisions"),
        (
            format!("{} {{\"arbiter_decisions\":2}}", "0".repeat(64)),
            "A newer version of Arbiter wrote this file",
        ),
    ];
    for (text, why) in cases {
        for intent in ["look", "store"] {
            let sent = send(&fair, &text, intent);
            assert_eq!(sent.status, 422, "{why}");
            says(&sent, why);
        }
    }
    assert_eq!(shown(&fair), 0);
    let large = "x".repeat(3 * 1024 * 1024);
    assert_eq!(send(&fair, &large, "store").status, 413);
    // Pasted by a form, with its line ends, it is still whole.
    store(&fair, &file.replace('\n', "\r\n"));
    assert_eq!(shown(&fair), 1);
}

#[test]
fn the_log_of_a_tournament_held_here_counts_before_any_file() {
    let first = with_decision();
    let file = export(&first);
    let own = send(&first, &file, "store");
    assert_eq!(own.status, 422);
    says(&own, "The file says that it comes from this installation");
    // The tournament is set up elsewhere under the same number: then its own log says what was decided.
    let second = Fair::new();
    store(&second, &file);
    assert_eq!(shown(&second), 1);
    second.begin(3, "Third Open");
    assert_eq!(shown(&second), 0);
    says(&send(&second, &file, "look"), "1 decision is of a tournament held here.");
}

#[test]
fn a_newer_file_of_the_same_origin_replaces_a_decision_and_no_other_does() {
    let first = with_decision();
    let early = export(&first);
    let case = "/t/third-open/disputes/1";
    assert_eq!(first.send(&first.operator, &format!("{case}/appeal"), &[("appeal", "No.")]).status, 303);
    let word = [("outcome", "overturned"), ("word", "Everybody may."), ("alone", "yes")];
    let decided = first.send(&first.operator, &format!("{case}/decide"), &word);
    assert_eq!(decided.status, 303, "{}", decided.text());
    let late = export(&first);
    let fair = Fair::new();
    store(&fair, &early);
    says(&send(&fair, &late, "look"), "1 decision has changed since.");
    store(&fair, &late);
    let page = fair.house.get("/rulings/precedents").send();
    says(&page, "Everybody may.");
    says(&page, "Overturned on appeal");
    says(&send(&fair, &early, "look"), "1 decision is here already.");
    store(&fair, &early);
    says(&fair.house.get("/rulings/precedents").send(), "Everybody may.");
}
