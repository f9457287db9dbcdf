//! The log in words.

use arbiter::domain::id::PlayerId;
use arbiter::domain::tournament::command::{
    CloseTournament, Command, RecordResult, ReopenTournament, ReportResult,
};
use arbiter::domain::tournament::role::Role;

use super::told::{at, eventful, finish, public, round, says, table, won};
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::slug;

/// The numbers of the lines on a page.
fn lines(page: &str) -> Vec<i64> {
    let lines = page.split("id=\"line-").skip(1);
    lines.map(|line| line.split('"').next().unwrap().parse().unwrap()).collect()
}

/// What the choice of this name offers besides everything.
fn offered(page: &str, name: &str) -> Vec<String> {
    let choice = page.split(&format!("name=\"{name}\">")).nth(1).unwrap().split("</select>").next().unwrap();
    let values = choice.split("<option value=\"").skip(2);
    values.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

/// The tournament's day is in May, and its log was written today: the whole log has headings of days, and excerpts have none.
#[test]
fn an_excerpt_of_the_log_says_the_day_where_it_is_not_the_tournaments() {
    let fair = eventful();
    let times = |page: String| -> Vec<String> {
        let lines = page.split("class=\"log-when\"").skip(1);
        lines.map(|rest| rest.split("</time>").next().unwrap().to_owned()).collect()
    };
    let desk = fair.page(&fair.director, &at("/desk")).text();
    let player = fair.page(&fair.director, &at("/players/1")).text();
    for excerpt in [public(&fair, &at("")), desk, player] {
        let times = times(excerpt);
        assert!(!times.is_empty() && times.iter().all(|time| time.contains(" on ")), "{times:?}");
    }
    let whole = times(public(&fair, &at("/log")));
    assert!(!whole.is_empty() && whole.iter().all(|time| !time.contains(" on ")), "{whole:?}");
}

#[test]
fn the_log_has_a_heading_for_each_round_and_shows_one_round_or_one_subject() {
    let fair = eventful();
    let page = public(&fair, &at("/log"));
    let headings = page.split("<h3>").skip(1).map(|rest| rest.split("</h3>").next().unwrap());
    // The correction of round 1 was made while round 2 was played.
    assert_eq!(
        headings.collect::<Vec<_>>(),
        ["Round 3", "Round 2", "Round 1", "Round 2", "Round 1", "Before the first round"]
    );
    assert_eq!(page.matches("<h4>").count(), 1, "the day is said where it changes");
    assert_eq!(offered(&page, "part"), ["before", "1", "2", "3"]);
    for (name, choices) in [("part", offered(&page, "part")), ("about", offered(&page, "about"))] {
        let chosen = choices.iter().map(|value| lines(&public(&fair, &at(&format!("/log?{name}={value}")))));
        let mut all = chosen.collect::<Vec<_>>().concat();
        all.sort_unstable();
        assert_eq!(all, (1..=fair.here().sequence()).collect::<Vec<_>>(), "each line is in one {name}");
    }
    let results = public(&fair, &at("/log?part=1&about=results"));
    assert_eq!(lines(&results).len(), 5, "four results and a correction");
    says(&results, &["Corrected round 1, table 1:"]);
    assert!(
        results.contains("<option value=\"1\" selected>") && results.contains("value=\"results\" selected>")
    );
    let before = public(&fair, &at("/log?part=1&about=results&before=2"));
    says(&before, &["No line is about this."]);
    let newest = format!("href=\"{}\"", at("/log?part=1&#38;about=results"));
    assert!(before.contains(&newest), "the newest of these: {before}");
    for wrong in ["part=4", "part=after", "part=x", "about=cards"] {
        assert_eq!(fair.house.get(&at(&format!("/log?{wrong}"))).send().status, 404, "{wrong}");
    }
}

#[test]
fn what_comes_after_the_end_has_a_heading_of_its_own() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    finish(&fair, 1);
    fair.give(Command::CloseTournament(CloseTournament {}));
    assert!(!offered(&public(&fair, &at("/log")), "part").contains(&"after".to_owned()));
    fair.give(Command::ReopenTournament(ReopenTournament { reason: "a slip was found".into() }));
    let after = public(&fair, &at("/log?part=after"));
    assert_eq!(lines(&after), [fair.here().sequence()]);
    says(&after, &["After the end", "a slip was found"]);
}

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
    let newest = fair.here().sequence();
    assert_eq!(lines(&page), (1..=newest).rev().collect::<Vec<_>>(), "every line, newest first");
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
