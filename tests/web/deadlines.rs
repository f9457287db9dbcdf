//! Rounds that are played over days: the deadline on every page, in the zones of the tournament and of the reader.

use std::sync::{Arc, Mutex};

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{Response, says, silent};
use crate::support::{desk_over, slug};
use arbiter::app::{DatabaseUrl, Snapshot};
use arbiter::domain::id::{AtTable, RoundNumber, TableNumber};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    ChangeSettings, CloseRound, Command, DropPlayer, PairRound, RecordResult, ReportResult,
};
use arbiter::domain::tournament::settings::Settings;
use arbiter::web::cookie::SessionToken;
use arbiter::web::routes::ROUTES;
use chrono::{DateTime, Days, Utc};

fn path(rest: &str) -> String {
    format!("/t/{SLUG}{rest}")
}

/// A draft with seven days a round.
fn drafted() -> Fair {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Rom"]);
    plays_online(&fair, Some(7));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair
}

fn plays_online(fair: &Fair, round_days: Option<u32>) {
    let settings = Settings { round_days, ..fair.here().setup().unwrap().settings.clone() };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "we play online".into() }));
}

/// The value of a hidden field of the page.
fn hidden(page: &Response, name: &str) -> String {
    let html = page.text();
    let after = html.split(&format!("name=\"{name}\" value=\"")).nth(1).unwrap();
    after.split('"').next().unwrap().to_owned()
}

fn publish(fair: &Fair, deadline: &str) -> Response {
    publish_round(fair, 1, deadline)
}

fn publish_round(fair: &Fair, round: u32, deadline: &str) -> Response {
    let round = path(&format!("/rounds/{round}"));
    let seen = hidden(&fair.page(&fair.director, &format!("{round}/staff")), "seen");
    fair.send(&fair.director, &format!("{round}/publish"), &[("seen", &seen), ("deadline", deadline)])
}

/// This many days from now, as the form writes it.
fn in_days(days: u64) -> String {
    Utc::now().date_naive().checked_add_days(Days::new(days)).unwrap().format("%Y-%m-%dT20:30").to_string()
}

fn deadline(fair: &Fair) -> Option<DateTime<Utc>> {
    fair.here().tournament.round(RoundNumber(1)).unwrap().clock.as_ref().and_then(|clock| clock.deadline)
}

#[test]
fn every_page_shows_the_deadline_with_its_day_and_zone() {
    let fair = drafted();
    says(&fair.page(&fair.director, &path("/rounds/1/staff")), "The round is played until the deadline");
    silent(&fair.page(&fair.director, &path("/rounds/1/staff")), "start the clock later");
    let typed = in_days(5);
    assert_eq!(publish(&fair, &typed).status, 303);
    let day = Utc::now().date_naive().checked_add_days(Days::new(5)).unwrap();
    let shown = format!("{} at 20:30, Europe/Paris", day.format("%A %-d %B %Y"));
    for page in ["/desk", "/rounds/1/staff", "/rounds/1", "/screen", "/rounds/1/tables/1", ""] {
        let page = fair.page(&fair.director, &path(page));
        says(&page, &shown);
        assert!(!page.text().contains("data-ends"), "nothing counts seconds");
        silent(&page, "Pause the clock");
    }
    let own = fair.page(&fair.seat(1), &path("/me"));
    says(&own, &format!("round ends on {shown}"));
    assert!(own.text().contains("data-deadline"));
    says(&fair.page(&fair.director, &path("")), "3, Swiss, 7 days each");
    says(&fair.page(&fair.director, &path("/log")), "Round 1 published, to be played until");
    let log = fair.page(&fair.director, &path("/log"));
    says(&log, &format!("to be played until {}, 20:30 CE", day.format("%-d %B %Y")));
    let forum = fair.page(&fair.director, &path("/rounds/1.txt")).text();
    assert!(forum.contains(&format!("\nDeadline: {day} 20:30, Europe/Paris\n")), "{forum}");
    let api = fair.house.get(&format!("/api/v1/tournaments/{SLUG}/rounds/1")).send().text();
    assert!(api.contains("\"ends\":\""), "{api}");
}

#[test]
fn a_player_reads_the_deadline_in_the_zone_chosen_and_everybody_else_does_not() {
    let fair = drafted();
    publish(&fair, &in_days(5));
    let player = fair.seat(1);
    let chosen = fair.send(&player, "/display/zone", &[("time_zone", "Asia/tokyo")]);
    assert_eq!(chosen.status, 303);
    let cookie = chosen.header("set-cookie");
    assert!(cookie.contains("arbiter-zone=Asia/Tokyo"), "{cookie}");
    let zone = cookie.split(';').next().unwrap();
    let with_zone = |path: &str, zone: &str| {
        let cookies = format!("{}; {zone}", fair.house.cookie_of(&player));
        fair.house.get(path).with("Cookie", &cookies).send()
    };
    let own = with_zone(&path("/me"), zone);
    says(&own, ", Asia/Tokyo");
    silent(&own, ", Europe/Paris");
    // Kept pages are made once for everybody.
    let public = with_zone(&path("/rounds/1"), zone);
    says(&public, ", Europe/Paris");
    let form = with_zone("/display", zone);
    assert!(form.text().contains("value=\"Asia/Tokyo\""));
    // An empty field forgets it, and a planted cookie names none.
    let none = fair.send(&player, "/display/zone", &[("time_zone", "")]);
    assert!(none.header("set-cookie").contains("arbiter-zone=; Path=/; Max-Age=0"));
    let planted = with_zone(&path("/me"), "arbiter-zone=<script>");
    says(&planted, ", Europe/Paris");
}

#[test]
fn a_time_zone_that_there_is_not_is_refused_and_kept_in_the_field() {
    let fair = drafted();
    let long = "x".repeat(10_000);
    for typed in ["Mars/Olympus", "<b>", "Europe/Paris; Path=/", "Europe/Paris\r\nX: y", long.as_str()] {
        let refused = fair.send(&fair.seat(1), "/display/zone", &[("time_zone", typed)]);
        assert_eq!(refused.status, 422, "{typed}");
        says(&refused, "No time zone has this name");
        assert!(!refused.text().contains("<b>"));
    }
}

#[test]
fn the_director_moves_the_deadline_once_even_from_two_pages() {
    let fair = drafted();
    publish(&fair, &in_days(5));
    let staff = fair.page(&fair.director, &path("/rounds/1/staff"));
    says(&staff, "Move the deadline");
    let seen = hidden(&staff, "seen");
    let press = |seen: &str, typed: &str| {
        let fields = [("act", "move"), ("seen", seen), ("deadline", typed), ("back", "")];
        fair.send(&fair.director, &path("/rounds/1/clock"), &fields)
    };
    assert_eq!(press(&seen, &in_days(9)).status, 303);
    let now = deadline(&fair);
    let old = press(&seen, &in_days(3));
    assert_eq!(old.status, 422);
    says(&old, "Deadline not moved");
    says(&old, "was moved in the meantime");
    assert!(old.text().contains(&in_days(3)), "what was typed is kept");
    let seen = hidden(&fair.page(&fair.director, &path("/desk")), "seen");
    for (typed, why) in [
        ("2020-01-01T10:00", "This deadline has already passed"),
        (in_days(90).as_str(), "A round lasts at most 60 days"),
        ("", "Write the deadline as day and time"),
        ("soon", "Write the deadline as day and time"),
        ("+262142-01-01T10:00", "A round lasts at most 60 days"),
    ] {
        let refused = press(&seen, typed);
        assert_eq!(refused.status, 422, "{typed}");
        says(&refused, why);
    }
    assert_eq!(deadline(&fair), now);
    let player = fair.seat(1);
    for who in [&fair.head_judge, &fair.judge, &fair.scorekeeper, &fair.checker, &fair.stranger, &player] {
        let fields = [("act", "move"), ("seen", seen.as_str()), ("deadline", &in_days(3))];
        assert_eq!(fair.send(who, &path("/rounds/1/clock"), &fields).status, 404);
        silent(&fair.page(who, &path("/rounds/1/staff")), "Move the deadline");
    }
    assert_eq!(deadline(&fair), now);
}

/// The night before clocks are put forward in the zone of the tournament, and the autumn in which they are put back.
#[test]
fn an_hour_that_is_skipped_is_no_deadline_and_one_that_comes_twice_is_its_first() {
    for (today, typed, chosen) in [
        ("2026-03-25T12:00:00Z", "2026-03-29T02:30", None),
        ("2026-03-25T12:00:00Z", "2026-03-29T03:00", Some("2026-03-29T01:00:00Z")),
        ("2026-10-20T12:00:00Z", "2026-10-25T02:30", Some("2026-10-25T00:30:00Z")),
        ("2026-10-20T12:00:00Z", "2026-10-27T23:59", Some("2026-10-27T22:59:00Z")),
    ] {
        let now: DateTime<Utc> = today.parse().unwrap();
        let fair = Fair::timed(ROUTES, &[], move || now);
        fair.register("Kira\nOdo");
        plays_online(&fair, Some(7));
        fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        let sent = publish(&fair, typed);
        assert_eq!(deadline(&fair), chosen.map(|at| at.parse().unwrap()), "{typed}");
        if chosen.is_none() {
            assert_eq!(sent.status, 422);
            says(&sent, "An hour that is skipped when clocks are put forward cannot be chosen");
            assert!(sent.text().contains(typed), "what was typed is kept");
        }
    }
}

/// Four rounds of thirty days: the deadline of the fourth falls into the night in which clocks are put forward.
#[test]
fn all_rounds_are_refused_by_the_round_whose_hour_is_skipped() {
    let now: DateTime<Utc> = "2025-12-20T12:00:00Z".parse().unwrap();
    let fair = Fair::timed(ROUTES, &[], move || now);
    fair.register("Kira\nOdo\nQuark\nRom\nNog");
    let settings = fair.here().setup().unwrap().settings.clone();
    let settings = Settings { system: PairingSystem::RoundRobin, round_days: Some(30), ..settings };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "a league".into() }));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let staff = fair.page(&fair.director, &path("/rounds/1/staff"));
    let seen = hidden(&staff, "seen");
    let all = |deadline: &str| {
        let fields = [("seen", seen.as_str()), ("deadline", deadline), ("clock", "all")];
        fair.send(&fair.director, &path("/rounds/1/publish"), &fields)
    };
    let refused = all("2025-12-29T02:30");
    assert_eq!(refused.status, 422);
    says(&refused, "With this deadline, round 4 would end at 2026-03-29T02:30, an hour that is skipped");
    silent(&refused, "Write the deadline as day and time");
    let refused = all("soon");
    assert_eq!(refused.status, 422);
    says(&refused, "Write the deadline as day and time");
    assert_eq!(all("2025-12-29T03:30").status, 303);
    assert_eq!(fair.here().tournament.rounds().len(), 5);
}

#[test]
fn the_end_of_the_last_day_is_proposed_in_the_zone_of_the_tournament() {
    // Already the next day in Paris.
    let now: DateTime<Utc> = "2026-10-20T22:30:00Z".parse().unwrap();
    let fair = Fair::timed(ROUTES, &[], move || now);
    fair.register("Kira\nOdo");
    plays_online(&fair, Some(7));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    assert!(
        fair.page(&fair.director, &path("/rounds/1/staff")).text().contains("value=\"2026-10-28T23:59\"")
    );
}

/// In Santiago clocks are put back on the way, and in Paris forward.
#[test]
fn the_end_of_the_sixtieth_day_is_proposed_and_taken_and_the_next_minute_is_not() {
    for zone in ["Europe/Paris", "America/Santiago"] {
        let now: DateTime<Utc> = "2026-03-02T12:00:00Z".parse().unwrap();
        let fair = Fair::timed(ROUTES, &[], move || now);
        fair.register("Kira\nOdo");
        let settings = fair.here().setup().unwrap().settings.clone();
        let settings = Settings { round_days: Some(60), time_zone: zone.to_owned(), ..settings };
        fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "we play online".into() }));
        fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        let draft = fair.page(&fair.director, &path("/rounds/1/staff")).text();
        assert!(draft.contains("value=\"2026-05-01T23:59\""), "{zone}");
        let refused = publish(&fair, "2026-05-02T00:00");
        assert_eq!(refused.status, 422, "{zone}");
        says(&refused, "A round lasts at most 60 days");
        assert_eq!(publish(&fair, "2026-05-01T23:59").status, 303, "{zone}");
    }
}

#[test]
fn settings_with_days_are_saved_and_days_beyond_sixty_refused() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let page = fair.page(&fair.director, &path("/settings"));
    says(&page, "Days a round");
    let was = serde_json::to_string(&fair.here().setup().unwrap().settings).unwrap();
    let send = |days: &str| {
        let fields = [
            ("title", "Deep Space Open"),
            ("place", "Online"),
            ("date", "2026-05-12"),
            ("time_zone", "Europe/Paris"),
            ("rounds", "3"),
            ("round_minutes", "75"),
            ("round_days", days),
            ("reason", "we play online"),
            ("was", &was),
        ];
        fair.send(&fair.director, &path("/settings"), &fields)
    };
    for (days, why) in
        [("0", "A round of 0 days"), ("61", "Choose 1 to 60"), ("week", "Days are a whole number")]
    {
        let refused = send(days);
        assert_eq!(refused.status, 422);
        says(&refused, why);
    }
    assert_eq!(send("14").status, 303);
    assert_eq!(fair.here().setup().unwrap().settings.round_days, Some(14));
    says(&fair.page(&fair.director, &path("/log")), "3 rounds of 14 days");
}

#[test]
fn the_desk_says_who_has_not_reported_and_how_much_time_is_left() {
    let fair = drafted();
    publish(&fair, &in_days(5));
    let desk = fair.page(&fair.director, &path("/desk"));
    says(&desk, "2 of 2 without a result, ");
    says(&desk, " left.");
    let [player, opponent] =
        fair.here().tournament.round(RoundNumber(1)).unwrap().tables().next().unwrap().pair.players;
    let [a, b] = [player, opponent].map(|one| fair.here().name(one));
    says(&desk, &format!("Table 1: {a} and {b}"));
    let at = AtTable::new(RoundNumber(1), TableNumber(1));
    let result = GameResult::ended([100, 40], EndReason::Complete { winner: Side::A });
    fair.give(Command::ReportResult(ReportResult { at, player, result }));
    // Nobody reminds who has reported.
    let reported = format!("Table 1: {a} and {b}, {a} has reported;");
    says(&fair.page(&fair.director, &path("/desk")), &reported);
    fair.give(Command::DropPlayer(DropPlayer { player: opponent, reason: "".into() }));
    let left = format!("{a} has reported, {b} has left;");
    says(&fair.page(&fair.director, &path("/desk")), &left);
    assert!(desk.text().contains("badge info"), "days are left");
    says(&fair.page(&fair.scorekeeper, &path("/desk")), "2 of 2 without a result");
    silent(&fair.page(&fair.checker, &path("/desk")), "without a result");
}

#[test]
fn after_the_deadline_the_desk_has_one_line_for_all_tables_and_nothing_else_happened() {
    let published: DateTime<Utc> = "2026-10-20T12:00:00Z".parse().unwrap();
    let now = Arc::new(Mutex::new(published));
    let clock = Arc::clone(&now);
    let fair = Fair::timed(ROUTES, &[], move || *clock.lock().unwrap());
    fair.register("Kira\nOdo\nQuark\nRom");
    plays_online(&fair, Some(7));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    // Clocks are put back on the way.
    assert_eq!(publish(&fair, "2026-10-27T13:00").status, 303);
    says(&fair.page(&fair.director, &path("/desk")), "2 of 2 without a result, 7 days left.");
    let lines = fair.here().log.len();
    *now.lock().unwrap() = "2026-10-27T14:30:00Z".parse().unwrap();
    let desk = fair.page(&fair.director, &path("/desk"));
    says(&desk, "2 of 2 without a result, the deadline passed 2 hours and 30 minutes ago.");
    assert_eq!(desk.text().matches("No result</span>").count(), 1, "one line for all");
    assert_eq!(fair.here().log.len(), lines);
}

/// The page of a player who chose this zone.
fn own_page(fair: &Fair, player: &SessionToken, zone: &str) -> Response {
    let cookies = format!("{}; arbiter-zone={zone}", fair.house.cookie_of(player));
    fair.house.get(&path("/me")).with("Cookie", &cookies).send()
}

fn deadlines(here: &Snapshot) -> Vec<DateTime<Utc>> {
    here.tournament.rounds().filter_map(|round| round.clock.as_ref()?.deadline).collect()
}

/// Clocks are put back in Paris between the first two deadlines, in New York between the last two, and never in Tokyo.
#[test]
fn three_weeks_over_the_end_of_summer_time_are_the_same_moments_for_everybody() {
    let moment = |text: &str| text.parse::<DateTime<Utc>>().unwrap();
    let now = Arc::new(Mutex::new(moment("2026-10-12T08:00:00Z")));
    let clock = Arc::clone(&now);
    let fair = Fair::timed(ROUTES, &[], move || *clock.lock().unwrap());
    let is_now = |text: &str| *now.lock().unwrap() = moment(text);
    fair.register("Kira\nOdo\nQuark\nRom");
    plays_online(&fair, Some(7));
    let (tokyo, new_york) = (fair.seat(1), fair.seat(2));
    // When it is published, the deadline as the director types it, the moment, as it is read in Paris, Tokyo and New York,
    // two days before it, and two hours and a half after it.
    let rounds = [
        (
            "2026-10-12T08:00:00Z",
            "2026-10-19T23:59",
            "2026-10-19T21:59:00Z",
            [
                "Monday 19 October 2026 at 23:59",
                "Tuesday 20 October 2026 at 06:59",
                "Monday 19 October 2026 at 17:59",
            ],
            ["2026-10-17T21:59:00Z", "2026-10-20T00:29:00Z"],
        ),
        (
            "2026-10-20T08:00:00Z",
            "2026-10-26T23:59",
            "2026-10-26T22:59:00Z",
            [
                "Monday 26 October 2026 at 23:59",
                "Tuesday 27 October 2026 at 07:59",
                "Monday 26 October 2026 at 18:59",
            ],
            ["2026-10-24T22:59:00Z", "2026-10-27T01:29:00Z"],
        ),
        (
            "2026-10-27T09:00:00Z",
            "2026-11-02T20:00",
            "2026-11-02T19:00:00Z",
            [
                "Monday 2 November 2026 at 20:00",
                "Tuesday 3 November 2026 at 04:00",
                "Monday 2 November 2026 at 14:00",
            ],
            ["2026-10-31T19:00:00Z", "2026-11-02T21:30:00Z"],
        ),
    ];
    for (number, (published, typed, _, [paris, in_tokyo, in_new_york], [before, after])) in (1..).zip(rounds)
    {
        is_now(published);
        fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        assert_eq!(publish_round(&fair, number, typed).status, 303, "round {number}");
        is_now(before);
        says(
            &fair.page(&fair.director, &path(&format!("/rounds/{number}"))),
            &format!("{paris}, Europe/Paris"),
        );
        says(&own_page(&fair, &tokyo, "Asia/Tokyo"), &format!("{in_tokyo}, Asia/Tokyo"));
        says(&own_page(&fair, &new_york, "America/New_York"), &format!("{in_new_york}, America/New_York"));
        says(&fair.page(&fair.director, &path("/desk")), "2 of 2 without a result, 2 days left.");
        is_now(after);
        let passed = "2 of 2 without a result, the deadline passed 2 hours and 30 minutes ago.";
        says(&fair.page(&fair.director, &path("/desk")), passed);
        for table in 1..=2 {
            let at = AtTable::new(RoundNumber(number), TableNumber(table));
            let result = GameResult::ended([100, 40], EndReason::Complete { winner: Side::A });
            fair.give(Command::RecordResult(RecordResult { at, result }));
        }
        fair.give(Command::CloseRound(CloseRound { round: RoundNumber(number), over: vec![] }));
    }
    let expected: Vec<_> = rounds.iter().map(|(_, _, at, _, _)| moment(at)).collect();
    assert_eq!(deadlines(&fair.here()), expected);

    // Read again from the log, and by another installation from an export.
    let again = desk_over(&DatabaseUrl::Sqlite(fair.database()));
    assert_eq!(again.tournament(&slug(SLUG)).unwrap().tournament, fair.here().tournament);
    let export = fair.desk().export(&slug(SLUG)).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let elsewhere = desk_over(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")));
    elsewhere.import(&export).unwrap();
    let imported = elsewhere.tournament(&slug(SLUG)).unwrap();
    assert_eq!(deadlines(&imported), expected);
    assert_eq!(imported.head_code(), fair.here().head_code());
}

/// A round of two tables whose deadline passed, and the fields of the page of its unfinished games.
fn overdue() -> (Fair, String) {
    let fair = drafted();
    publish(&fair, &in_days(5));
    let page = fair.page(&fair.director, &path("/rounds/1/unfinished"));
    let seen = hidden(&page, "seen");
    (fair, seen)
}

fn settle(fair: &Fair, seen: &str, choices: &[&str], intent: &str) -> Response {
    let mut fields = vec![("seen", seen), ("intent", intent)];
    fields.extend(choices.iter().map(|choice| ("choice", *choice)));
    fair.send(&fair.director, &path("/rounds/1/unfinished"), &fields)
}

fn results(fair: &Fair) -> usize {
    let here = fair.here();
    here.tournament.round(RoundNumber(1)).unwrap().tables().filter(|table| table.result.is_some()).count()
}

#[test]
fn unfinished_games_are_looked_at_before_they_count_and_all_at_once() {
    let (fair, seen) = overdue();
    let choices = ["1:no-show-b", "2:void"];
    let looked = settle(&fair, &seen, &choices, "look");
    assert_eq!(looked.status, 200);
    says(&looked, "This will be recorded");
    says(&looked, "FW ");
    says(&looked, "does not count");
    assert_eq!(results(&fair), 0, "looking records nothing");
    assert_eq!(settle(&fair, &seen, &choices, "record").status, 303);
    assert_eq!(results(&fair), 2);
    let round = fair.here().tournament.round(RoundNumber(1)).unwrap().tables().next().unwrap().clone();
    assert_eq!(round.result.unwrap().result.end, EndReason::NoShow { by: Side::B });
    says(&fair.page(&fair.director, &path("/rounds/1/staff")), "Close round 1");
}

/// The page with these choices and, for each table, both scores.
fn with_scores(fair: &Fair, seen: &str, choices: &[&str], scores: [&str; 4], intent: &str) -> Response {
    let mut fields = vec![("seen", seen), ("intent", intent)];
    fields.extend(choices.iter().map(|choice| ("choice", *choice)));
    fields.extend(scores.iter().map(|score| ("score", *score)));
    fair.send(&fair.director, &path("/rounds/1/unfinished"), &fields)
}

#[test]
fn the_score_so_far_or_a_true_tie_can_count_and_the_places_are_shown_first() {
    let (fair, seen) = overdue();
    // Scores without a choice count as the choice by the score.
    let looked = with_scores(&fair, &seen, &["", "2:tie"], ["40", "35", "", ""], "look");
    assert_eq!(looked.status, 200);
    for words in ["MW ", "TT ", "Standings before and after", "value=\"40\""] {
        says(&looked, words);
    }
    let half = with_scores(&fair, &seen, &["1:time"], ["40", "a lot", "", ""], "record");
    assert_eq!(half.status, 422);
    says(&half, "The scores of table 1 cannot be read.");
    says(&half, "value=\"a lot\"");
    assert_eq!(results(&fair), 0);
    assert_eq!(with_scores(&fair, &seen, &["", "2:tie"], ["40", "35", "", ""], "record").status, 303);
    let here = fair.here();
    let recorded = here.tournament.round(RoundNumber(1)).unwrap().tables();
    let recorded: Vec<_> = recorded.map(|table| table.result.as_ref().unwrap().result).collect();
    assert!(recorded.iter().all(|result| result.end == EndReason::Time));
    assert_eq!([recorded[0].scores, recorded[1].scores], [[40, 35], [0, 0]]);
}

#[test]
fn a_table_can_stay_open_and_one_report_can_count() {
    let (fair, _) = overdue();
    let table = fair.here().tournament.round(RoundNumber(1)).unwrap().tables().next().unwrap().clone();
    let report =
        [("score_a", "40"), ("score_b", "35"), ("end", "time"), ("round", "1"), ("intent", "record")];
    assert_eq!(fair.send(&fair.seat(table.pair.players[0].0), &path("/me/report"), &report).status, 303);
    let page = fair.page(&fair.director, &path("/rounds/1/unfinished"));
    says(&page, " reported: ");
    let seen = hidden(&page, "seen");
    assert_eq!(settle(&fair, &seen, &["1:report-a", ""], "record").status, 303);
    assert_eq!(results(&fair), 1);
}

#[test]
fn what_came_in_meanwhile_is_never_settled_away() {
    let (fair, seen) = overdue();
    let slip = [("score_a", "100"), ("score_b", "35"), ("end", "complete-a"), ("intent", "record")];
    assert_eq!(fair.send(&fair.scorekeeper, &path("/rounds/1/tables/1/result"), &slip).status, 303);
    let lines = fair.here().log.len();
    let late = settle(&fair, &seen, &["1:no-show-a", "2:void"], "record");
    assert_eq!(late.status, 422);
    says(&late, "Nothing was recorded");
    says(&late, "changed while this page was open, so nothing was recorded. What you typed is still there");
    assert_eq!(fair.here().log.len(), lines);
    let seen = hidden(&fair.page(&fair.director, &path("/rounds/1/unfinished")), "seen");
    for choices in [&[][..], &[""], &["1:no-show-a"], &["9:void"], &["2:complete-a"], &["<b>"]] {
        assert_eq!(settle(&fair, &seen, choices, "record").status, 422, "{choices:?}");
    }
    assert_eq!(fair.here().log.len(), lines);
    for who in [&fair.scorekeeper, &fair.judge, &fair.stranger, &fair.seat(1)] {
        let fields = [("seen", seen.as_str()), ("choice", "2:void"), ("intent", "record")];
        assert_eq!(fair.send(who, &path("/rounds/1/unfinished"), &fields).status, 404);
    }
}

#[test]
fn what_was_typed_for_an_unfinished_game_stays_at_its_table_when_another_gets_its_result() {
    let (fair, seen) = overdue();
    let tables = hidden(&fair.page(&fair.director, &path("/rounds/1/unfinished")), "tables");
    let mut fields = vec![("tables", tables.as_str()), ("seen", &seen), ("intent", "look")];
    fields.extend([("choice", ""), ("choice", "2:time")]);
    fields.extend(["40", "20", "55", "10"].map(|score| ("score", score)));
    let looked = fair.send(&fair.director, &path("/rounds/1/unfinished"), &fields);
    assert_eq!(looked.status, 200, "{}", looked.text());
    let slip = [("score_a", "100"), ("score_b", "35"), ("end", "complete-a"), ("intent", "record")];
    assert_eq!(fair.send(&fair.scorekeeper, &path("/rounds/1/tables/1/result"), &slip).status, 303);
    let late = fair.send(&fair.director, &path("/rounds/1/unfinished"), &fields);
    assert_eq!(late.status, 422);
    let field = |nth, score| format!("id=\"score-2-{nth}\" name=\"score\" value=\"{score}\"");
    for (nth, score) in [(1, "55"), (2, "10")] {
        assert!(late.text().contains(&field(nth, score)), "{}", late.text());
    }
    assert!(late.text().contains("value=\"2:time\" selected"), "{}", late.text());
    silent(&late, "value=\"40\"");
}

#[test]
fn what_was_typed_for_an_unfinished_game_goes_to_nobody_who_sat_down_there_meanwhile() {
    let (fair, seen) = overdue();
    let tables = hidden(&fair.page(&fair.director, &path("/rounds/1/unfinished")), "tables");
    let [one, other] = [0, 1].map(|nth| {
        let here = fair.here();
        let round = here.tournament.round(RoundNumber(1)).unwrap();
        round.tables().nth(nth).unwrap().pair.players[0].to_string()
    });
    let swap = [("one", one.as_str()), ("other", other.as_str()), ("reason", "wrong chairs")];
    assert_eq!(fair.send(&fair.director, &path("/rounds/1/repair/exchange"), &swap).status, 303);
    let mut fields = vec![("tables", tables.as_str()), ("seen", &seen), ("intent", "look")];
    fields.extend([("choice", "1:no-show-a"), ("choice", ""), ("score", "40"), ("score", "20")]);
    let late = fair.send(&fair.director, &path("/rounds/1/unfinished"), &fields);
    assert_eq!(late.status, 422);
    silent(&late, "value=\"1:no-show-a\" selected");
    silent(&late, "value=\"40\"");
}
