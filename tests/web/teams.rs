//! The table of teams.

use crate::support::site::fair::Fair;
use crate::support::site::{Response, says, silent};
use arbiter::domain::bracket::cut::{Cut, Size};
use arbiter::domain::id::{AtTable, PlayerId};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    ChangeSettings, CloseRound, CloseTournament, Command, PairRound, PublishRound, RecordResult, StartCut,
};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::settings::Settings;
use serde_json::Value;

const APART: &str = "/t/deep-space-open/apart";
const TEAMS: &str = "/t/deep-space-open/teams";
const API: &str = "/api/v1/tournaments/deep-space-open/teams";

const PLAYERS: [&str; 8] = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir"];

fn keep(fair: &Fair, players: &str, reason: &str) {
    let fields = [("players", players), ("through", ""), ("reason", reason)];
    assert_eq!(fair.send(&fair.director, APART, &fields).status, 303);
}

fn name(fair: &Fair, group: &str, team: &str) -> Response {
    fair.send(&fair.director, &format!("{APART}/name"), &[("group", group), ("team", team)])
}

#[test]
fn everybody_sees_the_teams_with_the_places_that_were_added() {
    let fair = Fair::with_players(&PLAYERS);
    keep(&fair, "Kira\nOdo\nBashir", "the station");
    keep(&fair, "Quark\nRom\nNog\nLeeta", "the bar");
    keep(&fair, "Garak\nBashir", "they had a quarrel");
    says(&fair.house.get(TEAMS).send(), "There are no teams here.");
    assert_eq!(name(&fair, "1", "Station <b>").status, 303);
    assert_eq!(name(&fair, "2", "Ferengi").status, 303);
    says(&fair.house.get(TEAMS).send(), "No places yet.");
    let none: Value = serde_json::from_str(&fair.house.get(API).send().text()).unwrap();
    assert_eq!(none["teams"], Value::Array(Vec::new()));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    let open = fair.here().tournament.rounds().next_back().unwrap().clone();
    for table in open.tables() {
        let at = AtTable::new(open.number, table.pair.table);
        let end = EndReason::Complete { winner: Side::A };
        let result = GameResult::ended([100, 40], end);
        fair.give(Command::RecordResult(RecordResult { at, result }));
    }
    let page = fair.house.get(TEAMS).send();
    for words in [
        "Teams by the places so far",
        "Station &#60;b&#62;",
        "Ferengi",
        "Not counted: ",
        "a team had at most 4",
    ] {
        says(&page, words);
    }
    for private in ["the station", "the bar", "quarrel", "Garak"] {
        silent(&page, private);
    }
    says(&fair.house.get("/t/deep-space-open/standings").send(), "Table of teams");
    let (data, sheet) = (fair.house.get(API).send(), fair.house.get(&format!("{TEAMS}.csv")).send());
    assert_eq!((data.status, sheet.status), (200, 200));
    let (data, sheet) = (data.text(), sheet.text());
    let told: Value = serde_json::from_str(&data).unwrap();
    let teams = told["teams"].as_array().unwrap();
    assert_eq!((teams.len(), told["is_final"].as_bool()), (2, Some(false)));
    let lines: Vec<csv::StringRecord> =
        csv::Reader::from_reader(sheet.as_bytes()).records().map(Result::unwrap).collect();
    for (line, team) in lines.iter().zip(teams) {
        assert_eq!(line[1], *team["name"].as_str().unwrap());
        for (cell, key) in [(0, "place"), (2, "sum_of_places"), (3, "sum_of_points")] {
            assert_eq!(line[cell], team[key].to_string(), "{key}");
        }
        let counted = team["counted"].as_array().unwrap();
        assert_eq!((counted.len(), line[4].matches('(').count()), (3, 3));
        let sum: u64 = counted.iter().map(|one| one["place"].as_u64().unwrap()).sum();
        assert_eq!(team["sum_of_places"], sum);
        let named =
            |one: &Value| line[4].contains(&format!("{} ({})", one["name"].as_str().unwrap(), one["place"]));
        assert!(counted.iter().all(named), "{line:?}");
    }
    assert_eq!(lines.len(), 2, "{sheet}");
    for private in ["the station", "the bar", "quarrel", "Garak"] {
        assert!(!data.contains(private) && !sheet.contains(private), "{private}");
    }
    let round = fair.here().tournament.rounds().next_back().unwrap().number;
    fair.give(Command::CloseRound(CloseRound { round, over: vec![] }));
    fair.give(Command::CloseTournament(CloseTournament {}));
    says(&fair.house.get(TEAMS).send(), "Final places of the teams");
    let told: Value = serde_json::from_str(&fair.house.get(API).send().text()).unwrap();
    assert_eq!(told["is_final"], true);
}

/// No round counts there, so the places are those of the bracket, and nobody has points.
#[test]
fn teams_have_their_places_in_a_bracket_too() {
    let fair = Fair::with_players(&PLAYERS[..6]);
    let settings = fair.here().setup().unwrap().settings.clone();
    let settings = Settings { system: PairingSystem::SingleElimination, ..settings };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "one evening".into() }));
    keep(&fair, "Kira\nOdo\nQuark", "the station");
    keep(&fair, "Rom\nNog\nLeeta", "the bar");
    assert_eq!(name(&fair, "1", "Station").status, 303);
    assert_eq!(name(&fair, "2", "Ferengi").status, 303);
    let seen = (1..=6).map(PlayerId).collect();
    let cut = Cut::to(Size::try_from(8).unwrap());
    let given = Some("by hand".into());
    fair.give(Command::StartCut(StartCut { cut, minutes: 60, decks: CutDecks::Same, seen, given }));
    says(&fair.house.get(TEAMS).send(), "No places yet.");
    // The better seed wins every match.
    for stage in 0..3 {
        fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        fair.give(Command::PublishRound(PublishRound {}));
        let round = fair.here().tournament.rounds().next_back().unwrap().clone();
        for table in round.tables() {
            let at = AtTable::new(round.number, table.pair.table);
            let end = EndReason::Complete { winner: Side::A };
            let result = GameResult::ended([100, 40], end);
            fair.give(Command::RecordResult(RecordResult { at, result }));
        }
        fair.give(Command::CloseRound(CloseRound { round: round.number, over: vec![] }));
        if stage == 0 {
            says(&fair.house.get(TEAMS).send(), "Teams by the places so far");
        }
    }
    fair.give(Command::CloseTournament(CloseTournament {}));
    let page = fair.house.get(TEAMS).send();
    says(&page, "Final places of the teams");
    silent(&page, "Points of those who count");
    let told: Value = serde_json::from_str(&fair.house.get(API).send().text()).unwrap();
    assert_eq!(told["is_final"], true);
    let forum = fair.house.get("/t/deep-space-open/results/bbcode.txt").send().text();
    assert!(forum.contains("[*]1. [b]Kira[/b]: final\n"), "no round gave figures: {forum}");
    // Two share place 3, and two share place 5: 1, 2 and 3 against 3, 5 and 5.
    let teams = told["teams"].as_array().unwrap().iter();
    let sums: Vec<_> = teams.map(|team| team["sum_of_places"].as_u64()).collect();
    assert_eq!(sums, [Some(6), Some(13)]);
    assert_eq!(told["teams"][0]["name"], "Station");
    assert_eq!(told["teams"][0]["sum_of_points"], Value::Null);
}

#[test]
fn a_refused_name_stays_in_its_field() {
    let fair = Fair::with_players(&PLAYERS);
    keep(&fair, "Kira\nOdo", "a family");
    keep(&fair, "Quark\nRom", "brothers");
    let long = "x".repeat(70);
    let page = name(&fair, "2", &long);
    assert_eq!(page.status, 422);
    says(&page, "Write a name of 1 to 60 characters, on one line.");
    says(&page, &format!("value=\"{long}\""));
    for (group, words) in [
        ("", "The form does not say which group"),
        ("x", "The form does not say which group"),
        ("9", "There is no group 9 any more."),
    ] {
        let page = name(&fair, group, "Ferengi");
        assert_eq!(page.status, 422, "{group}");
        says(&page, words);
    }
    silent(&fair.house.get("/t/deep-space-open/standings").send(), "Table of teams");
}
