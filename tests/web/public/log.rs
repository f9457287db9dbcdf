//! The log in words.

use arbiter::domain::id::PlayerId;
use arbiter::domain::tournament::command::{Command, RecordResult, ReportResult};
use arbiter::domain::tournament::role::Role;

use super::told::{at, eventful, public, round, says, table, won};
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::slug;

#[test]
fn the_log_page_says_who_when_and_why_for_each_entry() {
    let fair = eventful();
    let page = public(&fair, &at("/log"));
    let head = fair.here().head_code().to_string();
    says(
        &page,
        &[
            "Round 3 published, 75 minutes on the clock.",
            "Pairings of round 3 changed by hand.",
            "Reason: they came in one car",
            "A draft of round 2 discarded.",
            "Reason: somebody arrived",
            "Corrected round 1, table 1:",
            "Reason: slip misread",
            "Rom left, after round 1.",
            "Reason: last train",
            "Rom came back, from round 3.",
            "Ezri registered, from round 2.",
            "Tournament set up: Deep Space Open, Lyon, 12 May 2026, First Edition, 3 rounds of 75 minutes.",
            "operator",
            &format!("arbiter verify {SLUG}"),
            &head,
        ],
    );
    let lines: Vec<i64> = page
        .split("id=\"line-")
        .skip(1)
        .map(|line| line.split('"').next().unwrap().parse().unwrap())
        .collect();
    let newest = fair.here().sequence();
    assert_eq!(lines, (1..=newest).rev().collect::<Vec<_>>(), "every line, newest first");
    let older = public(&fair, &at("/log?before=3"));
    assert!(
        older.contains("id=\"line-2\"") && !older.contains("id=\"line-3\"") && older.contains("Newest lines")
    );
    assert_eq!(fair.house.get(&at("/log?before=rubbish")).send().status, 404);
    says(&public(&fair, &at("/log?before=0")), &["No lines before that number."]);
}

#[test]
fn the_log_names_staff_with_their_role_and_players_by_name() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let by = |id: String, role, command: Command| {
        let actor = arbiter::app::Actor { id: id.into(), role };
        let submission = arbiter::app::FormSubmission { actor, ..submission() };
        fair.desk().submit(&slug(SLUG), &submission, |_| Ok(command.clone())).unwrap();
    };
    let kira = round(&fair, 1)
        .tables()
        .next()
        .unwrap()
        .pair
        .players
        .iter()
        .position(|player| player.0 == 1)
        .unwrap();
    let result = if kira == 0 { won([100, 5]) } else { won([5, 100]) };
    let report = Command::ReportResult(ReportResult { at: table(1, 1), player: PlayerId(1), result });
    by("player:1".to_owned(), Role::Player, report);
    let director = fair.desk().accounts().unwrap();
    let ruth = director.iter().find(|account| account.display_name.starts_with("Ruth")).unwrap();
    by(
        format!("account:{}", ruth.id),
        Role::Director,
        Command::RecordResult(RecordResult { at: table(1, 1), result }),
    );
    let page = public(&fair, &at("/log"));
    says(
        &page,
        &[
            "Kira reported round 1, table 1:",
            "Kira, player",
            "Recorded round 1, table 1:",
            "Ruth O'Brien <b>, director",
        ],
    );
    assert!(!page.contains("O'Brien <b>"), "escaped");
}
