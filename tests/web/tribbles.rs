//! A Tribbles tournament from page to page: set up, heats, phones that agree and disagree, the top table, paper.

use crate::support::site::Response;
use crate::support::site::fair::{Fair, submission};
use crate::support::slug;
use arbiter::app::{FormSubmission, Snapshot};
use chrono::{TimeDelta, Utc};

use arbiter::domain::id::{PersonId, PlayerId, TableNumber};
use arbiter::domain::tournament::command::{Command, PublishRound};
use arbiter::domain::tournament::round::RoundKind;
use arbiter::web::cookie::SessionToken;

const NEW: [(&str, &str); 9] = [
    ("title", "Tribble Trouble"),
    ("place", "Vienna"),
    ("date", "2026-12-05"),
    ("time_zone", "Europe/Vienna"),
    ("edition", "TR"),
    ("format", "none"),
    ("profile", "tribbles-heats"),
    ("rounds", "1"),
    ("round_minutes", "45"),
];

const NAMES: &str = "Kira\nOdo\nQuark <i>\nNog\nRom\nLeeta\nDax\nWorf\nEzri";

/// Nine players, as yet without a heat.
struct Event {
    fair: Fair,
}

fn at(path: &str) -> String {
    format!("/t/tribble-trouble{path}")
}

fn has(page: &Response, wanted: &str) {
    let text = page.text();
    assert!(text.contains(wanted), "{wanted:?} is not in: {text}");
}

impl Event {
    fn new(also: &[(&'static str, &'static str)]) -> Self {
        let fair = Fair::new();
        let given = |name: &str| also.iter().any(|(other, _)| *other == name);
        let fields: Vec<(&str, &str)> =
            NEW.iter().filter(|(name, _)| !given(name)).chain(also).copied().collect();
        let sent = fair.send(&fair.stranger, "/new", &fields);
        assert_eq!(
            (sent.status, sent.header("location")),
            (303, "/t/tribble-trouble/desk"),
            "{}",
            sent.text()
        );
        let event = Self { fair };
        event.goes("/players", &[("names", NAMES)]);
        event
    }

    fn here(&self) -> std::sync::Arc<Snapshot> {
        self.fair.desk().tournament(&slug("tribble-trouble")).unwrap()
    }

    fn page(&self, path: &str) -> Response {
        let page = self.fair.page(&self.fair.stranger, &at(path));
        assert_eq!(page.status, 200, "{path}: {}", page.text());
        page
    }

    fn send(&self, path: &str, fields: &[(&str, &str)]) -> Response {
        self.fair.send(&self.fair.stranger, &at(path), fields)
    }

    /// Sends a form that is accepted.
    fn goes(&self, path: &str, fields: &[(&str, &str)]) {
        let sent = self.send(path, fields);
        assert_eq!(sent.status, 303, "{path}: {}", sent.text());
    }

    fn begins(&self, round: u32) {
        self.goes("/pair", &[("round", &round.to_string())]);
        self.publishes(round);
    }

    fn publishes(&self, round: u32) {
        let draft = self.page(&format!("/rounds/{round}/staff")).text();
        let seen =
            draft.split("name=\"seen\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
        self.goes(&format!("/rounds/{round}/publish"), &[("seen", &seen)]);
    }

    fn seats(&self, round: usize, table: u32) -> Vec<PlayerId> {
        let here = self.here();
        let round = here.tournament.rounds().nth(round - 1).unwrap();
        round.pod(TableNumber(table)).unwrap().pod.players.clone()
    }

    fn records(&self, round: u32, table: u32, totals: &[&str]) {
        let mut fields: Vec<(&str, &str)> = totals.iter().map(|total| ("scored", *total)).collect();
        fields.push(("intent", "record"));
        self.goes(&format!("/rounds/{round}/tables/{table}/result"), &fields);
    }

    fn phone(&self, player: PlayerId) -> SessionToken {
        self.fair.seat_at(self.here().id(), player.0)
    }

    fn reports(&self, phone: &SessionToken, totals: &[&str]) -> Response {
        let mut fields: Vec<(&str, &str)> = totals.iter().map(|total| ("scored", *total)).collect();
        fields.extend([("round", "1"), ("intent", "record")]);
        self.fair.send(phone, &at("/me/report"), &fields)
    }
}

/// Nine players after one heat.
pub fn after_one_heat() -> Fair {
    let event = Event::new(&[]);
    event.begins(1);
    event.records(1, 1, &["638386", "10110", "0", "1101", "0"]);
    event.records(1, 2, &["50", "5", "4", "3"]);
    event.goes("/rounds/1/close", &[]);
    event.fair
}

#[test]
fn a_director_runs_heats_and_a_top_table_to_the_end_and_everybody_can_follow_them() {
    let event = Event::new(&[("troubles", "yes")]);
    has(&event.page("/desk"), "Pair heat 1");
    has(&event.page("/pair"), "9 players: 2 pods of 5 and 4");
    event.goes("/pair", &[("round", "1")]);
    let draft = event.page("/rounds/1/staff");
    has(&draft, "Heat 1: draft");
    has(&draft, "no two players meet again");
    has(&draft, " data-swap=\"1\""); // its names are tapped to swap two
    assert!(!draft.text().contains("Quark <i>") && draft.text().contains("Quark "), "escaped");
    assert_eq!(
        event.fair.page(&event.fair.scorekeeper, &at("/rounds/1")).status,
        404,
        "a draft is for staff"
    );
    event.publishes(1);
    for path in ["/rounds/1", "/screen", "/print/pairings/1", "/print/names/1", "/print/slips/1", "/", ""] {
        let page = event.page(if path == "/" { "/standings" } else { path });
        assert!(!page.text().contains("<i>"), "{path}: names are escaped");
    }
    has(&event.page("/print/slips/1"), "With Troubles");
    has(&event.page("/rounds/1/staff"), "Take the publication back");
    assert_eq!(event.page("/print/slips/1").text().matches(">signed<").count(), 9, "everybody characters");
    has(&event.page("/rounds/1"), "Seated with seed");
    for path in ["/rounds/1", "/standings"] {
        has(&event.page(path), "<meta property=\"og:description\"");
    }
    has(&event.page("/rounds/1"), "data-find=\".panel\"");
    has(&event.page("/rounds/1/staff"), "<table class=\"rows\" data-find>");
    has(&event.page("/log"), "Heat 1 published, 45 minutes on the clock.");
    has(&event.page("/desk"), "Playing");

    // A preview before it is recorded.
    let table = "/rounds/1/tables/1/result";
    let fields: Vec<(&str, &str)> =
        ["638,386", "10110", "0", "1101", "0"].map(|total| ("scored", total)).to_vec();
    let look = event.send(table, &fields);
    assert_eq!(look.status, 200);
    has(&look, "This will be recorded");
    has(&look, "638,386");
    assert!(event.here().tournament.rounds().next().unwrap().pods().all(|pod| pod.result.is_none()));
    let bad = event.send(table, &fields[..4]);
    assert_eq!(bad.status, 422);
    let bad: Vec<(&str, &str)> = ["1", "2", "3", "4", "many"].map(|total| ("scored", total)).to_vec();
    let bad = event.send(table, &bad);
    assert_eq!(bad.status, 422);
    has(&bad, "Write a whole number for");
    has(&bad, "value=\"many\"");
    let fraction: Vec<(&str, &str)> = ["1.5", "2", "3", "4", "5"].map(|total| ("scored", total)).to_vec();
    let bad = event.send(table, &fraction);
    assert_eq!(bad.status, 422);
    has(&bad, "“1.5” for ");
    has(&bad, "value=\"1.5\"");

    event.records(1, 1, &["638,386", "10110", "0", "1101", "0"]);
    event.records(1, 2, &["9223372036854775807", "5", "4", "3"]);
    has(&event.page("/rounds/1"), "9,223,372,036,854,775,807");
    has(&event.page("/standings"), "638,386");
    has(&event.page("/standings"), "data-find"); // nine players, who look for their own line
    let first = event.seats(1, 1)[0];
    let why = event.page(&format!("/standings/why/{}", first.0));
    has(&why, "By the heats: tribbles, then place points.");
    has(&why, "638,386 tribbles, place 1 in the pod");
    event.goes("/rounds/1/close", &[]);
    has(&event.page("/desk"), "Seat the top table");
    has(&event.fair.page(&event.phone(first), &at("/me")), "Your final place appears here");

    let top = event.page("/top-table");
    has(&top, "won a pod");
    let seen =
        top.text().split("name=\"seen\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(event.send("/top-table", &[("seen", "1 2 3 4")]).status, 422, "others than were seen");
    event.goes("/top-table", &[("seen", &seen)]);
    assert_eq!(event.here().tournament.rounds().next_back().unwrap().kind, RoundKind::TopTable);
    has(&event.page("/rounds/2/staff"), "Top table: draft");
    event.publishes(2);
    let seated = event.seats(2, 1);
    let other = event.seats(1, 1).into_iter().find(|player| !seated.contains(player)).unwrap();
    has(&event.fair.page(&event.phone(other), &at("/me")), "You are not at the top table.");
    let repair = event.page("/rounds/2/repair");
    has(&repair, "The heats say who sits at the top table, so nobody changes places there.");
    has(&repair, "discard the draft and seat the top table again: the next best player comes in.");
    assert!(!repair.text().contains("Open the newest heat"));
    event.records(2, 1, &["1", "2", "3", "4"]);
    event.goes("/rounds/2/close", &[]);
    has(&event.fair.page(&event.phone(other), &at("/me")), "No table follows.");
    has(&event.page("/desk"), "Close the tournament");
    event.goes("/close", &[]);
    let last = event.seats(2, 1)[3];
    let standings = event.page("/standings").text();
    assert!(standings.contains("Final standings after the top table"));
    let name = event.here().name(last).replace('<', "&#60;").replace('>', "&#62;");
    let first_line = standings.split("<tbody>").nth(1).unwrap().split("</tr>").next().unwrap().to_owned();
    assert!(first_line.contains(&name), "{name} is not in {first_line}");
    let phone = event.fair.page(&event.phone(last), &at("/me")).text();
    assert!(phone.contains("You won") && phone.contains("panel kind-round finish"), "{phone}");
    assert!(phone.contains(&format!("Won by {name}")), "{phone}");
    assert!(phone.contains("4 tribbles at the top table, "), "{phone}");
    for report in ["/results/bbcode.txt", "/results/trekcc.txt"] {
        let told = event.page(report).text();
        assert!(told.contains("top table; 4 tribbles there, ") && told.contains(" in the heats\n"), "{told}");
    }
    has(&event.page(&format!("/standings/why/{}", last.0)), "By the top table: 4 tribbles there.");
    for path in ["/print/standings", "/report", "/settings", "/players", "/log", ""] {
        event.page(path);
    }
    let person = event.here().tournament.player(first).unwrap().person;
    let record = event.fair.house.get(&format!("/players/{person}")).send();
    assert_eq!(record.status, 200);
    for told in ["pods: 1, first in 1", "In pods", "The top table does not count here."] {
        has(&record, told);
    }
    assert_eq!(record.text().matches(">1–0–0</td>").count(), 4, "the four others of the pod");
    let of = |player: &PlayerId| event.here().tournament.player(*player).unwrap().person;
    let people: Vec<PersonId> = event.seats(1, 1).iter().map(of).collect();
    for (both, told) in [
        ([0, 1], ["had more in 1 pod", ">More</td>"]),
        ([1, 0], ["had more in 0 pods", ">Fewer</td>"]),
        ([2, 4], ["as many in 1", ">As many</td>"]),
    ] {
        let [one, other] = both.map(|seat: usize| people[seat]);
        let page = event.fair.house.get(&format!("/players/{one}/against/{other}")).send();
        assert_eq!(page.status, 200, "{}", page.text());
        told.into_iter()
            .chain(["heat 1", "The top table does not count here."])
            .for_each(|it| has(&page, it));
        assert!(!page.text().contains("games-h"), "they played no games: {}", page.text());
    }
    let elsewhere = event.here().tournament.player(event.seats(1, 2)[0]).unwrap().person;
    let page = event.fair.house.get(&format!("/players/{person}/against/{elsewhere}")).send();
    assert_eq!(page.status, 404, "they shared no heat");
}

#[test]
fn a_fixed_table_that_a_pod_does_not_keep_is_named() {
    let event = Event::new(&[]);
    for player in 1..=9 {
        let (player, table) = (player.to_string(), (10 + player).to_string());
        let fields = [("player", player.as_str()), ("table", table.as_str()), ("reason", "near the door")];
        event.goes("/fixed-tables", &fields);
    }
    event.goes("/pair", &[("round", "1")]);
    let told = |path: &str| event.page(path).text().matches("which was set first. Not kept: table ").count();
    assert_eq!(told("/rounds/1/staff"), 2);
    event.publishes(1);
    assert_eq!(told("/rounds/1"), 2);
}

#[test]
fn an_open_row_of_a_heat_takes_the_total_of_each_player() {
    let event = Event::new(&[]);
    event.begins(1);
    let open = |page: &Response| page.text().matches(" data-record=\"").count();
    let page = event.page("/rounds/1/staff");
    assert_eq!(open(&page), 2);
    let seated: Vec<String> = event.seats(1, 1).iter().map(ToString::to_string).collect();
    let (to, seated) = (at("/rounds/1/tables/1/result"), seated.join(" "));
    has(&page, &format!(" data-record=\"{to}\" data-table=\"1\" data-seated=\"{seated}\""));
    for part in ["<template id=\"entry\"", "<label data-each>", "name=\"scored\"", "id=\"jump\""] {
        assert_eq!(page.text().matches(part).count(), 1, "{part}");
    }
    event.records(1, 1, &["5", "4", "3", "2", "1"]);
    assert_eq!(open(&event.page("/rounds/1/staff")), 1);
    event.records(1, 2, &["5", "4", "3", "2"]);
    let page = event.page("/rounds/1/staff");
    assert!(!page.text().contains("id=\"entry\""), "no row is open");

    let rounds = Event::new(&[("every_round", "yes")]);
    rounds.begins(1);
    let page = rounds.page("/rounds/1/staff");
    assert_eq!((open(&page), page.text().contains("id=\"entry\"")), (0, false), "a page has every round");
    has(&page, "id=\"news\""); // what no part shows after a refusal
}

#[test]
fn totals_are_undone_in_their_row_by_who_recorded_them_and_once_more_after_they_were_recorded_again() {
    let event = Event::new(&[]);
    event.begins(1);
    let undo = || at(&format!("/log/{}/undo", event.here().log.len()));
    let offered = |path: &str, to: &str| event.page(path).text().contains(&format!("data-undo=\"{to}\""));
    assert!(!event.page("/rounds/1/staff").text().contains("data-undo"));
    event.records(1, 1, &["5", "4", "3", "2", "1"]);
    let first = undo();
    // On a page of the open tables, too, and to nobody else.
    for path in ["/rounds/1/staff", "/rounds/1/staff?show=open"] {
        assert!(offered(path, &first), "{path}");
    }
    let other = event.fair.page(&event.fair.operator, &at("/rounds/1/staff"));
    assert!(other.status == 200 && !other.text().contains("data-undo"), "{}", other.text());
    let sent = event.send(first.trim_start_matches(&at("")), &[("intent", "undo"), ("reason", "mistyped")]);
    assert_eq!(sent.status, 303, "{}", sent.text());
    assert!(!event.page("/rounds/1/staff").text().contains("data-undo"));
    event.records(1, 1, &["50", "4", "3", "2", "1"]);
    assert!(offered("/rounds/1/staff", &undo()) && !offered("/rounds/1/staff", &first));
    let again = undo();
    let sent = event.send(again.trim_start_matches(&at("")), &[("intent", "undo"), ("reason", "mistyped")]);
    assert_eq!(sent.status, 303, "{}", sent.text());
    assert!(event.here().tournament.rounds().next().unwrap().pods().all(|pod| pod.result.is_none()));
}

#[test]
fn a_heat_is_closed_and_the_next_one_seated_with_two_clicks() {
    let event = Event::new(&[("rounds", "2")]);
    event.begins(1);
    event.records(1, 1, &["5", "4", "3", "2", "1"]);
    event.records(1, 2, &["5", "4", "3", "2"]);
    let both = "<button class=\"btn primary\" data-icon=\"pair\" name=\"intent\" value=\"pair\">Close and pair heat 2</button>";
    for page in ["/desk", "/rounds/1/staff"] {
        has(&event.page(page), both);
    }
    let sent = event.send("/rounds/1/close", &[("intent", "pair")]);
    assert_eq!((sent.status, sent.header("location")), (303, at("/rounds/2/staff").as_str()));
    event.publishes(2);
    event.records(2, 1, &["5", "4", "3", "2", "1"]);
    event.records(2, 2, &["5", "4", "3", "2"]);
    for page in ["/desk", "/rounds/2/staff"] {
        let page = event.page(page).text();
        assert!(!page.contains("Close and pair"), "the top table follows the last heat: {page}");
    }
}

#[test]
fn phones_that_agree_record_and_phones_that_differ_wait_for_staff() {
    let event = Event::new(&[]);
    event.begins(1);
    let seats = event.seats(1, 2);
    let (one, two, outside) =
        (event.phone(seats[0]), event.phone(seats[1]), event.phone(event.seats(1, 1)[0]));
    let mine = event.fair.page(&one, &at("/me"));
    has(&mine, "Report the result");
    has(&event.fair.page(&one, &at("/me/report")), "What did everybody score?");
    has(&event.fair.page(&one, &at("/me/call")), "Call a judge");
    let called = event.fair.send(&one, &at("/me/call"), &[("round", "1"), ("question", "Who went out?")]);
    assert_eq!(called.status, 303, "{}", called.text());
    has(&event.page("/disputes/1"), "Who went out?");
    has(&event.page("/desk"), "Judge call");
    assert_eq!(event.reports(&one, &["4", "3", "2", "1"]).status, 303);
    has(&event.fair.page(&one, &at("/me")), "Waiting for the others");
    has(&event.fair.page(&two, &at("/me")), "Is that right?");
    // A player of another pod reports only that one.
    assert_eq!(event.reports(&outside, &["4", "3", "2", "1"]).status, 422);
    assert_eq!(event.reports(&two, &["40", "3", "2", "1"]).status, 303);
    has(&event.fair.page(&two, &at("/me")), "Your reports differ");
    has(&event.page("/rounds/1/staff"), "Settle conflict");
    has(&event.page("/rounds/1/tables/2"), "Take this one");
    let close = event.send("/rounds/1/close", &[]);
    assert_eq!(close.status, 422);
    has(&close, "contradicting results at table 2");
    assert_eq!(event.reports(&two, &["4", "3", "2", "1"]).status, 303);
    let pod =
        |event: &Event| event.here().tournament.rounds().next().unwrap().pod(TableNumber(2)).unwrap().clone();
    assert!(pod(&event).result.is_some(), "two say the same, and nobody says otherwise");

    // Another slip does not overwrite it: staff keep or correct, with a reason.
    let other: Vec<(&str, &str)> = ["9", "3", "2", "1"]
        .map(|total| ("scored", total))
        .into_iter()
        .chain([("intent", "record")])
        .collect();
    let sent = event.send("/rounds/1/tables/2/result", &other);
    assert_eq!(sent.status, 409);
    let seen =
        sent.text().split("name=\"seen\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(event.send("/rounds/1/tables/2/keep", &[("seen", "0"), ("reason", "x")]).status, 422);
    event.goes("/rounds/1/tables/2/keep", &[("seen", &seen), ("reason", "the slip of table 1")]);
    assert!(!pod(&event).in_conflict());
    let form = event.page("/rounds/1/tables/2/correct").text();
    let was = form.split("name=\"was\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let was = was.replace("&#34;", "\"").replace("&quot;", "\"");
    let mut fields: Vec<(&str, &str)> = ["9", "3", "2", "1"].map(|total| ("scored", total)).to_vec();
    fields.push(("was", &was));
    let without = event.send("/rounds/1/tables/2/correct", &fields);
    assert_eq!(without.status, 422);
    has(&without, "Write down the reason");
    fields.push(("reason", "misread"));
    event.goes("/rounds/1/tables/2/correct", &fields);
    assert_eq!(event.send("/rounds/1/tables/2/correct", &fields).status, 422, "it was changed meanwhile");
    let page = event.page("/rounds/1");
    has(&page, "Corrections");
    has(&page, "Reason: <bdi>misread</bdi>");
}

#[test]
fn five_rounds_of_a_game_are_typed_round_by_round() {
    let event = Event::new(&[("every_round", "yes")]);
    event.begins(1);
    let page = event.page("/rounds/1/tables/2");
    assert_eq!(page.text().matches("name=\"scored\"").count(), 20);
    // Seat by seat; an empty field is a round without a score.
    let mut typed = vec![""; 20];
    typed[0] = "1000";
    typed[4] = "50";
    typed[6] = "100";
    event.records(1, 2, &typed);
    has(&event.page("/rounds/1"), "1,050");
    has(&event.page("/log"), "1,050 (1,000 + 0 + 0 + 0 + 50)");
    has(&event.page("/print/slips/1"), ">5:<");
}

#[test]
fn teams_sit_apart_and_a_draft_names_the_pair_that_could_not() {
    let event = Event::new(&[]);
    event.goes("/apart", &[("players", "Kira\nOdo\nNog"), ("through", ""), ("reason", "one club")]);
    has(&event.page("/apart"), "sit together only if every other seating");
    event.goes("/apart/name", &[("group", "1"), ("team", "Station <b>")]);
    event.goes("/pair", &[("round", "1")]);
    // Three in two pods: two of them sit together.
    has(&event.page("/rounds/1/staff"), "not kept apart: ");
    event.publishes(1);
    has(&event.page("/rounds/1"), "1 pair that was to be kept apart sits together.");
    has(&event.page("/log"), "1 pair that was to be kept apart sits together");
    event.records(1, 1, &["638386", "10110", "0", "1101", "0"]);
    event.records(1, 2, &["50", "5", "4", "3"]);
    has(&event.page("/standings"), "Table of teams");
    let teams = event.page("/teams");
    has(&teams, "Station &#60;b&#62;");
    has(&teams, "teams with the same sum share a place");
    assert!(!teams.text().contains("Points of those who count"), "pods give no victory points");
}

#[test]
fn pods_that_time_ended_are_recorded_as_they_are_and_marked() {
    let event = Event::new(&[]);
    event.begins(1);
    has(&event.page("/rounds/1/staff"), "Unfinished games");
    let page = event.page("/rounds/1/unfinished");
    assert_eq!(page.text().matches("name=\"scored\"").count(), 9);
    has(&page, "id=\"table-2-scored-0\"");
    has(&page, "Quark &#60;i&#62;");
    let seen =
        page.text().split("name=\"seen\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let sends = |intent: &str, scores: [&str; 9]| {
        let mut fields: Vec<(&str, &str)> = scores.iter().map(|score| ("scored", *score)).collect();
        fields.extend([("seen", seen.as_str()), ("intent", intent)]);
        event.send("/rounds/1/unfinished", &fields)
    };
    let refused = sends("look", ["", "", "", "", "", "12", "", "x", "0"]);
    assert_eq!(refused.status, 422);
    has(&refused, "Correct the scores of table 2");
    has(&refused, "value=\"12\"");
    let scores = ["", "", "", "", "", "1,200", "40", "3", "0"];
    let looked = sends("look", scores);
    assert_eq!(looked.status, 200);
    has(&looked, "1,200");
    // Nobody had a place before; the five at table 1 share the fourth with the player who scored nothing.
    has(&looked, "Standings before and after");
    for (moved, players) in [("– → 1<", 1), ("– → 2<", 1), ("– → 3<", 1), ("– → 4<", 6), ("0 → 1,200<", 1)]
    {
        assert_eq!(looked.text().matches(moved).count(), players, "{moved}");
    }
    assert!(!refused.text().contains("Standings before and after"), "nothing was looked at");
    assert_eq!(event.here().tournament.rounds().next().unwrap().open_pods().count(), 2, "only looked at");
    assert_eq!(sends("record", scores).status, 303);
    assert_eq!(event.here().tournament.rounds().next().unwrap().open_pods().count(), 1, "table 1 plays on");
    assert_eq!(sends("record", scores).status, 422, "the page is an older one");
    for path in ["/rounds/1", "/rounds/1/staff", "/rounds/1/tables/2", "/log"] {
        has(&event.page(path), if path == "/log" { "not finished in time" } else { "ot finished" });
    }
    event.records(1, 1, &["5", "4", "3", "2", "1"]);
    event.goes("/rounds/1/close", &[]);
    assert_eq!(event.fair.page(&event.fair.stranger, &at("/rounds/1/unfinished")).status, 404);
}

#[test]
fn pages_for_games_of_two_do_not_open_for_pods_and_the_other_way_round() {
    let event = Event::new(&[]);
    for path in ["/bracket", "/settings/values"] {
        assert_eq!(event.fair.page(&event.fair.stranger, &at(path)).status, 404, "{path}");
    }
    let fair = &event.fair;
    let duel = fair.page(&fair.director, "/t/deep-space-open/top-table");
    assert_eq!((duel.status, duel.header("location")), (303, "/t/deep-space-open/desk"));
    let wrong: Vec<(&str, &str)> = NEW
        .iter()
        .map(|(name, value)| (*name, if *name == "profile" { "tcc-1e-2023" } else { *value }))
        .collect();
    let refused = fair.send(&fair.stranger, "/new", &wrong);
    assert_eq!(refused.status, 422);
    has(&refused, "Choose a profile of Tribbles, or another edition.");
    let two = fair.send(&fair.stranger, &at("/players"), &[("names", "One more")]);
    assert_eq!(two.status, 303);
}

#[test]
fn troubles_and_counting_change_on_the_settings_page_until_the_first_score() {
    let event = Event::new(&[]);
    let was = || {
        let page = event.page("/settings").text();
        let form = page.split("/settings/pods\"").nth(1).unwrap().to_owned();
        form.split("name=\"was\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    let first = was();
    let ticks = |was: &str, reason: &str| {
        event.send(
            "/settings/pods",
            &[
                ("troubles", "yes"),
                ("every_round", "yes"),
                ("top_size", "4"),
                ("reason", reason),
                ("was", was),
            ],
        )
    };
    let silent = ticks(&first, "");
    assert_eq!(silent.status, 422);
    has(&silent, "Write it down in a few words.");
    assert_eq!(ticks(&first, "as announced").status, 303);
    has(&event.page("/settings"), "with Troubles, every round written down");
    has(&event.page("/log"), "Pods now play with Troubles, every round written down.");
    // A page that was opened before, and rubbish.
    for stale in [first.as_str(), "", "x"] {
        let page =
            event.send("/settings/pods", &[("top_size", "4"), ("reason", "back again"), ("was", stale)]);
        assert_eq!(page.status, 409, "{stale}");
        for words in
            ["Two versions of the settings", "with Troubles", "every round written down", "totals only"]
        {
            has(&page, words);
        }
        has(&page, "Reason: as announced");
        // Both were shown, so the same form counts when it is sent again.
        has(&page, &format!("name=\"was\" value=\"{}\"", was()));
    }
    let now = was();
    event.goes("/settings/pods", &[("top_size", "4"), ("reason", "back again"), ("was", &now)]);
    event.begins(1);
    event.records(1, 1, &["638386", "10110", "0", "1101", "0"]);
    let late = ticks(&was(), "too late");
    assert_eq!(late.status, 422);
    has(&late, "Table 1 of heat 1 has a score or a report, so the counting and the Troubles stay.");
    // How many play at the top table is another matter: it changes no score.
    let now = was();
    let top = |size: &str| {
        event.send("/settings/pods", &[("top_size", size), ("reason", "six trophies"), ("was", &now)])
    };
    for (size, why) in [("9", "The top table has 4 to 8 players, as a pod does."), ("six", "such as 4.")] {
        let page = top(size);
        assert_eq!(page.status, 422, "{size}");
        has(&page, why);
        has(&page, &format!("name=\"top_size\" value=\"{size}\""));
    }
    assert_eq!(top("6").status, 303);
    has(&event.page("/log"), "The top table now has 6 players.");
    has(&event.page("/settings"), "name=\"top_size\" value=\"6\"");
}

#[test]
fn a_heat_shows_open_tables_or_those_over_time() {
    let event = Event::new(&[]);
    event.goes("/pair", &[("round", "1")]);
    let then = FormSubmission { now: Utc::now() - TimeDelta::minutes(50), ..submission() };
    let publish = |_: &Snapshot| Ok(Command::PublishRound(PublishRound {}));
    event.fair.desk().submit(&slug("tribble-trouble"), &then, publish).unwrap();
    let page = |show: &str| event.fair.page(&event.fair.operator, &at(&format!("/rounds/1/staff{show}")));
    let rows = |page: &Response| -> Vec<bool> {
        [1, 2].map(|table| page.text().contains(&format!("<tr id=\"table-{table}\""))).into()
    };
    let shown = |show: &str| rows(&page(show));
    let record = |table: u32| {
        let totals = ["638386", "10110", "0", "1101", "0"];
        event.records(1, table, &totals[..event.seats(1, table).len()]);
    };
    assert_eq!(shown(""), [true, true]);
    for words in ["Open: 2", "Over time: 2"] {
        has(&page(""), words);
    }
    record(1);
    for show in ["?show=open", "?show=late"] {
        assert_eq!(shown(show), [false, true], "{show}");
        let here = format!("href=\"{}\" aria-current=\"true\"", at(&format!("/rounds/1/staff{show}")));
        has(&page(show), &here);
        // Open pages hear of changes, and exchange the pods that they show.
        for live in [format!("data-live=\"{}\"", at("/rounds/1/staff")), "data-events=\"".to_owned()] {
            has(&page(show), &live);
        }
        has(&page(show), "<tr id=\"table-2\" data-part=\"table-2\"");
    }
    let own = event.page("/rounds/1/staff?show=open");
    assert_eq!(rows(&own), [true, true], "to be undone where it was recorded");
    record(2);
    has(&page("?show=open"), "Every table has a result.");
    has(&page("?show=late"), "No table is over time.");
    event.goes("/rounds/1/close", &[]);
    assert_eq!(shown("?show=open"), [true, true], "a heat that is over has no open tables");
}

#[test]
fn pods_of_a_heat_in_play_change_on_their_own_page_until_something_is_reported() {
    let event = Event::new(&[]);
    event.begins(1);
    has(&event.page("/rounds/1/staff"), "/t/tribble-trouble/rounds/1/repair");
    let (first, second) = (event.seats(1, 1), event.seats(1, 2));
    let page = event.page("/rounds/1/repair");
    has(&page, "Change pods of heat 1");
    has(&page, "Everybody has a place. Register the late player first; then choose them here.");
    let (one, other) = (first[0].to_string(), second[0].to_string());
    let swap = |one: &str, other: &str, reason: &str| {
        event.send("/rounds/1/repair/exchange", &[("one", one), ("other", other), ("reason", reason)])
    };
    for (sent, words) in [
        (swap(&one, &other, ""), "Write down the reason. Everyone can read it in the log."),
        (swap(&one, &first[1].to_string(), "kept"), "Both sit at table 1. Choose players of two pods."),
        (swap(&one, "", "kept"), "Nothing was changed"),
    ] {
        assert_eq!(sent.status, 422);
        has(&sent, words);
        has(&sent, &format!("list=\"seated\" autocomplete=\"off\" value=\"{one}\""));
    }
    assert_eq!(swap(&one, &other, "a family").status, 303);
    assert_eq!((event.seats(1, 1)[0], event.seats(1, 2)[0]), (second[0], first[0]));
    has(&event.page("/log"), "Heat 1 changed by hand while it was played; table 1: ");
    // A late player joins the pod with the fewest players.
    event.goes("/players", &[("names", "Miles")]);
    has(&event.page("/rounds/1/repair"), "The late player joins table 2, the pod with the fewest players.");
    // Every pod as small has somebody from whom Miles is kept apart, and the page says so before.
    let keeps_apart = |name: &str, other: PlayerId| {
        let players = format!("{name}\n{}", event.here().name(other));
        event.goes("/apart", &[("players", &players), ("through", ""), ("reason", "a family")]);
    };
    keeps_apart("Miles", event.seats(1, 2)[1]);
    has(&event.page("/rounds/1/repair"), "although they are kept apart");
    event.goes("/rounds/1/repair/late", &[("player", "10"), ("reason", "a late shuttle")]);
    assert_eq!(event.seats(1, 2)[4], PlayerId(10));
    has(&event.fair.page(&event.phone(PlayerId(10)), &at("/me")), "able 2");
    // Another one finds a pod as small without anybody like that.
    event.goes("/players", &[("names", "Keiko")]);
    keeps_apart("Keiko", event.seats(1, 1)[1]);
    has(&event.page("/rounds/1/repair"), "joins table 2 instead, a pod of the same size");
    // Once both pods have a score, nobody changes any more.
    for table in [1, 2] {
        event.records(1, table, &["638386", "10110", "0", "1101", "0"]);
    }
    let page = event.page("/rounds/1/repair");
    has(&page, "Fewer than two pods are open, so nobody can change places.");
    has(&page, "Every pod of heat 1 is full, or something was reported there");
    let late = swap(&one, &other, "too late");
    assert_eq!(late.status, 422);
    has(&late, "so its players stay");
    // Somebody without a role, and a stranger's table.
    let fields = [("one", one.as_str()), ("other", other.as_str()), ("reason", "mine")];
    let phone = event.phone(PlayerId(1));
    let sent = event.fair.send(&phone, &at("/rounds/1/repair/exchange"), &fields);
    assert!([403, 404].contains(&sent.status), "{}", sent.status);
}

#[test]
fn what_was_typed_for_players_who_changed_pods_meanwhile_goes_to_nobody_else() {
    let event = Event::new(&[]);
    event.begins(1);
    let seated = |table| {
        let players: Vec<String> = event.seats(1, table).iter().map(ToString::to_string).collect();
        players.join(" ")
    };
    let (first, second, before) = (event.seats(1, 1), event.seats(1, 2), seated(1));
    has(&event.page("/rounds/1/tables/1"), &format!("name=\"seated\" value=\"{before}\""));
    let phone = event.phone(first[1]);
    has(&event.fair.page(&phone, &at("/me/report")), &format!("name=\"seated\" value=\"{before}\""));
    let fields = |seated: &'static str, more: &[(&'static str, &'static str)]| {
        let typed = ["50", "40", "30", "20", "10"].map(|total| ("scored", total));
        [&typed[..], &[("seated", seated)], more].concat()
    };
    let stale: &'static str = before.leak();
    assert_eq!(event.send("/rounds/1/tables/1/result", &fields(stale, &[("intent", "look")])).status, 200);
    let (one, other) = (first[0].to_string(), second[0].to_string());
    event.goes("/rounds/1/repair/exchange", &[("one", &one), ("other", &other), ("reason", "a family")]);
    let gone = event.here().name(first[0]).replace('<', "&#60;").replace('>', "&#62;");
    let refused = [
        event.send("/rounds/1/tables/1/result", &fields(stale, &[("intent", "look")])),
        event.send("/rounds/1/tables/1/result", &fields(stale, &[("intent", "record")])),
        event.fair.send(&phone, &at("/me/report"), &fields(stale, &[("round", "1"), ("intent", "look")])),
        event.fair.send(&phone, &at("/me/report"), &fields(stale, &[("round", "1"), ("intent", "record")])),
    ];
    for sent in refused {
        assert_eq!(sent.status, 409, "{}", sent.text());
        has(&sent, "but players have changed tables since: table 1 now has ");
        has(&sent, &format!("For players who sit elsewhere now you typed: {gone} 50."));
        has(&sent, "value=\"40\"");
        assert!(!sent.text().contains("value=\"50\""), "what was typed for one player is at another's place");
        has(&sent, &format!("name=\"seated\" value=\"{}\"", seated(1)));
    }
    let begun =
        |event: &Event| event.here().tournament.rounds().next().unwrap().pods().any(|pod| pod.is_begun());
    assert!(!begun(&event), "nothing was recorded");
    let now: &'static str = seated(1).leak();
    event.goes("/rounds/1/tables/1/result", &fields(now, &[("intent", "record")]));
    let was = [("was", "{\"totals\":[50,40,30,20,10]}"), ("reason", "misread")];
    let corrected = event.send("/rounds/1/tables/1/correct", &fields(stale, &was));
    assert_eq!(corrected.status, 409, "{}", corrected.text());
    has(&corrected, "misread");
}

#[test]
fn what_was_typed_for_an_unfinished_pod_stays_at_its_table_when_another_gets_its_score() {
    let event = Event::new(&[]);
    event.begins(1);
    let page = event.page("/rounds/1/unfinished").text();
    let hidden = |name: &str| {
        let value = page.split(&format!("name=\"{name}\" value=\"")).nth(1).unwrap();
        value.split('"').next().unwrap().to_owned()
    };
    let (seen, tables) = (hidden("seen"), hidden("tables"));
    let typed = ["11", "12", "13", "14", "15", "21", "22", "23", "24"];
    let mut fields = typed.map(|score| ("scored", score)).to_vec();
    fields.extend([("seen", seen.as_str()), ("tables", &tables), ("intent", "look")]);
    assert_eq!(event.send("/rounds/1/unfinished", &fields).status, 200);
    event.records(1, 1, &["5", "4", "3", "2", "1"]);
    let late = event.send("/rounds/1/unfinished", &fields);
    assert_eq!(late.status, 422);
    for (seat, score) in ["21", "22", "23", "24"].into_iter().enumerate() {
        has(&late, &format!("id=\"table-2-scored-{seat}\" name=\"scored\" value=\"{score}\""));
    }
    assert!(!late.text().contains("value=\"11\""));
}

#[test]
fn the_same_swap_of_two_pods_by_two_people_does_not_cancel_itself() {
    let event = Event::new(&[]);
    event.begins(1);
    let page = event.page("/rounds/1/repair").text();
    let seen = page.split("name=\"seen\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let firsts = || [1, 2].map(|table| event.seats(1, table)[0]);
    let [one, other] = firsts();
    let (first, second) = (one.to_string(), other.to_string());
    let fields =
        [("one", first.as_str()), ("other", second.as_str()), ("seen", seen), ("reason", "a family")];
    event.goes("/rounds/1/repair/exchange", &fields);
    let late = event.send("/rounds/1/repair/exchange", &fields);
    assert_eq!(late.status, 409, "{}", late.text());
    has(&late, "Someone else changed who sits where");
    assert_eq!(firsts(), [other, one]);
}

#[test]
fn chosen_pods_are_looked_at_first_and_then_seated_again() {
    let event = Event::new(&[]);
    event.begins(1);
    let again = "/rounds/1/repair/again";
    let seated = || [1, 2].map(|table| event.seats(1, table));
    let before = seated();
    has(&event.page("/rounds/1/repair"), "Seat some pods again");
    let looked = event.send(again, &[("table", "1"), ("table", "2"), ("intent", "look")]);
    assert_eq!(looked.status, 200);
    has(&looked, "These pods would play. Nothing is changed yet.");
    has(&looked, "Nobody would sit with an opponent of an earlier heat.");
    assert_eq!(seated(), before);
    let html = looked.text();
    let seats: Vec<&str> =
        html.split("name=\"seat\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    let record = |reason: &str| {
        let fields = [("seat", seats[0]), ("seat", seats[1]), ("reason", reason), ("intent", "record")];
        event.send(again, &fields)
    };
    has(&record(" "), "Write down the reason.");
    assert_eq!(record("two clubs").status, 303);
    let after = seated();
    assert_eq!(after.each_ref().map(Vec::len), [5, 4]);
    assert!(before[1].iter().any(|player| after[0].contains(player)));
    has(&event.page("/rounds/1"), "Changed by the director: two clubs");
    event.records(1, 2, &["638386", "10110", "0", "1101"]);
    for fields in [
        &[("intent", "look")][..],
        &[("table", "1"), ("intent", "look")],
        &[("table", "1"), ("table", "2"), ("intent", "look")],
        &[("seat", "1"), ("intent", "record"), ("reason", "why")],
        &[("seat", "1:x"), ("intent", "record"), ("reason", "why")],
        &[("intent", "record"), ("reason", "why")],
    ] {
        assert_eq!(event.send(again, fields).status, 422, "{fields:?}");
    }
}

#[test]
fn a_preview_of_pods_of_before_a_swap_is_recorded_by_nobody() {
    let event = Event::new(&[]);
    event.begins(1);
    let again = "/rounds/1/repair/again";
    let looked = event.send(again, &[("table", "1"), ("table", "2"), ("intent", "look")]).text();
    let form = looked.split("<form").find(|form| form.contains("name=\"seat\"")).unwrap();
    let hidden = |name: &str| -> Vec<&str> {
        let start = format!("name=\"{name}\" value=\"");
        form.split(&start).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
    };
    let (seats, seen) = (hidden("seat"), hidden("seen"));
    let [one, other] = [1, 2].map(|table| event.seats(1, table)[0].to_string());
    let swap = [("one", one.as_str()), ("other", other.as_str()), ("reason", "a family")];
    event.goes("/rounds/1/repair/exchange", &swap);
    let now = || [1, 2].map(|table| event.seats(1, table));
    let before = now();
    let record = |seen: &str| {
        let fields = [("seat", seats[0]), ("seat", seats[1]), ("reason", "two clubs"), ("seen", seen)];
        event.send(again, &[&fields[..], &[("intent", "record")]].concat())
    };
    let late = record(seen[0]);
    assert_eq!(late.status, 409, "{}", late.text());
    has(&late, "Someone else changed who sits where");
    assert_eq!(now(), before);
    let fresh = event.page("/rounds/1/repair").text();
    let fresh = fresh.split("name=\"seen\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(record(fresh).status, 303, "who has seen it may still seat them so");
}

#[test]
fn a_report_that_comes_after_the_score_says_what_is_recorded() {
    let event = Event::new(&[]);
    event.begins(1);
    let phone = event.phone(event.seats(1, 2)[0]);
    event.records(1, 2, &["50", "5", "4", "3"]);
    let late = event.reports(&phone, &["9", "8", "7", "6"]);
    assert_eq!(late.status, 422);
    has(&late, "already has a result");
    has(&late, "Recorded: ");
    has(&late, " 50, ");
    let html = late.text();
    assert!(html.contains("data-over=\"") && !html.contains("name=\"scored\""), "{html}");
}

/// Nine players after one heat, with the top table published.
fn top_table_published() -> Event {
    let event = Event { fair: after_one_heat() };
    let top = event.page("/top-table").text();
    let seen = top.split("name=\"seen\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    event.goes("/top-table", &[("seen", &seen)]);
    event.publishes(2);
    event
}

#[test]
fn the_desk_names_who_left_the_top_table_before_anything_was_reported_there() {
    let event = top_table_published();
    assert!(!event.page("/desk").text().contains("left the top table"), "the control");
    let gone = event.seats(2, 1)[0];
    event.goes(&format!("/players/{gone}/drop"), &[("reason", "a train")]);
    let desk = event.page("/desk");
    has(&desk, " left the top table before anything was reported there.");
    has(&desk, "Take its publication back, discard the draft and seat the top table again, with ");
    event.records(2, 1, &["1", "2", "3", "4"]);
    assert!(!event.page("/desk").text().contains("left the top table"), "nobody else can come in");
}

#[test]
fn a_total_is_corrected_after_the_top_table_and_the_desk_names_who_would_sit_there() {
    let event = top_table_published();
    let was = "{\"totals\":[638386,10110,0,1101,0]}";
    let mut fields: Vec<(&str, &str)> =
        ["638386", "10110", "5000", "1101", "0"].map(|total| ("scored", total)).to_vec();
    fields.extend([("was", was), ("reason", "misread")]);
    // As long as it can be seated again, it would be seated from another total.
    let waits = event.send("/rounds/1/tables/1/correct", &fields);
    assert_eq!(waits.status, 422);
    has(&waits, "The top table is already seated from this result");
    event.records(2, 1, &["1", "2", "3", "4"]);
    let before = event.seats(2, 1);
    assert!(!event.page("/desk").text().contains("By the corrected totals"), "the control");
    event.goes("/rounds/1/tables/1/correct", &fields);
    assert_eq!(event.seats(2, 1), before);
    let desk = event.page("/desk");
    let enters = event.here().name(event.seats(1, 1)[2]).replace('<', "&#60;").replace('>', "&#62;");
    has(&desk, &format!("By the corrected totals {enters} would sit at the top table, and "));
    has(&desk, "The top table has begun, so its players stay.");
}

/// Nine players of whom one of the smaller pod dropped while the heat is played; with the number and the name.
fn one_of_four_drops() -> (Event, String, String) {
    let event = Event::new(&[]);
    event.begins(1);
    let here = event.here();
    let (gone, name) = event
        .seats(1, 2)
        .into_iter()
        .map(|player| (player, here.name(player)))
        .find(|(_, name)| !name.contains('<'))
        .unwrap();
    event.goes(&format!("/players/{gone}/drop"), &[("reason", "a train")]);
    (event, gone.to_string(), name)
}

#[test]
fn with_fewer_players_left_than_a_pod_needs_the_desk_offers_the_end_alone() {
    let event = Event::new(&[("rounds", "2")]);
    event.begins(1);
    event.records(1, 1, &["638386", "10110", "0", "1101", "0"]);
    event.records(1, 2, &["50", "5", "4", "3"]);
    event.goes("/rounds/1/close", &[]);
    for player in 1..=5 {
        event.goes(&format!("/players/{player}/drop"), &[("reason", "a train")]);
    }
    has(&event.page("/desk"), "Pair heat 2");
    event.goes("/players/6/drop", &[("reason", "the same train")]);
    let desk = event.page("/desk");
    has(&desk, "3 players are left, and a pod needs 4. Close the tournament: the heats played decide.");
    has(&desk, &format!("action=\"{}\"", at("/close")));
    for gone in ["Pair heat 2", "Seat the top table now"] {
        assert!(!desk.text().contains(gone), "{gone} leads to a refusal: {}", desk.text());
    }
    event.goes("/close", &[]);
    has(&event.page("/desk"), "Reopen the tournament");
}

#[test]
fn a_player_who_dropped_from_a_heat_in_play_makes_room_on_its_page() {
    let (event, gone, name) = one_of_four_drops();
    let page = event.page("/rounds/1/repair");
    has(&page, &format!(">{name}, table 2, dropped</option>"));
    has(&page, "No longer counted because they dropped:");
    has(&page, &format!("{name} (dropped)"));
    assert!(!page.text().contains(", without a place"), "the control: nobody is late");
    let one = event.seats(1, 1)[0];
    let fields = [("one", one.to_string()), ("other", gone.clone()), ("reason", "level again".to_owned())];
    let fields = fields.each_ref().map(|(field, value)| (*field, value.as_str()));
    event.goes("/rounds/1/repair/exchange", &fields);
    assert_eq!([event.seats(1, 1).len(), event.seats(1, 2).len()], [4, 4]);
    assert!(event.seats(1, 2).contains(&one));
    let page = event.page("/rounds/1/repair");
    assert!(!page.text().contains("No longer counted because they dropped:"));
    // The score has a number for each of the four who play.
    event.records(1, 2, &["50", "5", "4", "3"]);
}

#[test]
fn a_late_player_takes_the_place_of_one_who_dropped_from_a_heat() {
    let (event, gone, name) = one_of_four_drops();
    event.goes("/players", &[("names", "Miles")]);
    let page = event.page("/rounds/1/repair");
    has(&page, ">Miles, without a place</option>");
    has(&page, "The late player takes the place of");
    has(&page, "who dropped, at table 2, the pod with the fewest players.");
    event.goes("/rounds/1/repair/late", &[("player", "10"), ("reason", "a late shuttle")]);
    let seats = event.seats(1, 2);
    assert_eq!(seats.len(), 4);
    assert!(
        seats.contains(&PlayerId(10)) && !seats.iter().any(|player| player.to_string() == gone),
        "{name}"
    );
    has(&event.page("/rounds/1/repair"), "Everybody has a place.");
}

#[test]
fn pods_are_seated_again_without_a_player_who_dropped_or_the_publication_is_taken_back() {
    let (event, _, name) = one_of_four_drops();
    let again = "/rounds/1/repair/again";
    let alone = event.send(again, &[("table", "2"), ("intent", "look")]);
    assert_eq!(alone.status, 422);
    has(&alone, "Pods at these tables need 4 players in all, but only 3 are left there.");
    let looked = event.send(again, &[("table", "1"), ("table", "2"), ("intent", "look")]);
    assert_eq!(looked.status, 200, "{}", looked.text());
    let html = looked.text();
    let seats: Vec<&str> =
        html.split("name=\"seat\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    let fields = [("seat", seats[0]), ("seat", seats[1]), ("reason", "one left"), ("intent", "record")];
    event.goes(again, &fields);
    assert_eq!([event.seats(1, 1).len(), event.seats(1, 2).len()], [4, 4]);
    // Otherwise the whole heat is seated again.
    let (event, ..) = one_of_four_drops();
    let page = event.page("/rounds/1/staff").text();
    let (before, _) = page.split_once("\">Take the publication back</a>").unwrap();
    let path = before.rsplit('"').next().unwrap().to_owned();
    let undo = [("intent", "undo"), ("reason", "one left")];
    let undone = event.fair.send(&event.fair.stranger, &path, &undo);
    assert_eq!(undone.status, 303, "{}", undone.text());
    let draft = event.here().tournament.draft().map(|draft| draft.number.0);
    assert_eq!(draft, Some(1));
    event.goes("/rounds/1/discard", &[("reason", "one left")]);
    event.begins(1);
    assert_eq!([event.seats(1, 1).len(), event.seats(1, 2).len()], [4, 4], "without {name}");
}

#[test]
fn a_late_player_is_told_why_no_pod_of_the_heat_takes_another_one() {
    let event = Event::new(&[]);
    event.goes("/players/9/drop", &[("reason", "a train")]);
    event.begins(1);
    event.records(1, 1, &["50", "5", "4", "3"]);
    event.goes("/players", &[("names", "Miles\nKeiko")]);
    has(&event.page("/rounds/1/repair"), "The late player joins table 2, the pod with the fewest players.");
    event.goes("/rounds/1/repair/late", &[("player", "10"), ("reason", "a late shuttle")]);
    let why =
        "Table 1 has the fewest players in heat 1 and keeps them, because something was reported there.";
    has(&event.page("/rounds/1/repair"), why);
    let late = event.send("/rounds/1/repair/late", &[("player", "11"), ("reason", "a late shuttle")]);
    assert_eq!(late.status, 422);
    has(&late, why);
    assert_eq!([event.seats(1, 1).len(), event.seats(1, 2).len()], [4, 5]);
}

#[test]
fn a_heat_that_was_changed_by_hand_says_so_and_proves_nothing_any_more() {
    let event = Event::new(&[]);
    event.begins(1);
    let proved = "It is proved that no seating has fewer such pairs.";
    has(&event.page("/rounds/1"), proved);
    let [one, other] = [1, 2].map(|table| event.seats(1, table)[0].to_string());
    let fields = [("one", one.as_str()), ("other", other.as_str()), ("reason", "a family")];
    event.goes("/rounds/1/repair/exchange", &fields);
    let page = event.page("/rounds/1");
    has(&page, "Changed by the director: a family");
    assert!(!page.text().contains(proved), "the proof is of the seating before");
}

#[test]
fn pods_have_ratings_of_their_own_and_their_page_says_how_they_count() {
    let event = Event { fair: after_one_heat() };
    event.goes("/close", &[]);
    let desk = event.fair.desk();
    crate::support::played::played(desk, 7, "Dukat\nDamar");
    desk.newest_ratings().unwrap();
    let get = |path: &str| event.fair.house.get(path).send();
    let pods = get("/ratings?game=TR&kind=built");
    assert_eq!(pods.status, 200, "{}", pods.text());
    for words in [
        "Tribbles, constructed",
        "more tribbles in a pod are a win against everybody with fewer",
        "default of the project: in a pod",
        "Nobody has 3 rated games yet.",
    ] {
        has(&pods, words);
    }
    assert!(!pods.text().contains("Decipher"), "no formula for games of two");
    assert!(!pods.text().contains("Games nobody played"), "no pod is a bye");
    assert_eq!(get("/ratings?game=TR&kind=built&by=decipher").status, 404);
    let of_two = get("/ratings?game=1E&kind=built&by=decipher");
    assert!(!of_two.text().contains("in a pod"), "{}", of_two.text());
    // A link to another game leads to a method by which it is rated.
    for page in [pods, of_two] {
        let text = page.text().replace("&#38;", "&").replace("&amp;", "&");
        let links = text.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
        let links: Vec<&str> = links.filter(|to| to.starts_with("/ratings?")).collect();
        assert!(!links.is_empty(), "{text}");
        for to in links {
            assert_eq!(get(to).status, 200, "{to}");
        }
    }
    let api: serde_json::Value =
        serde_json::from_str(&get("/api/v1/ratings?game=TR&kind=built").text()).unwrap();
    assert_eq!((api["by"].as_str(), api["methods"].to_string()), (Some("glicko"), "[\"glicko\"]".to_owned()));
}
