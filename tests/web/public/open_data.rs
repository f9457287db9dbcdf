//! What programs read: the same as the pages say, and nothing that they do not.

use std::collections::BTreeSet;

use arbiter::app::FormSubmission;
use arbiter::domain::id::{PlayerId, RoundNumber};
use arbiter::domain::tournament::command::{
    ChangeSettings, CloseRound, CloseTournament, Command, DropPlayer, HideTournament, PairRound,
    PublishRound, RecordResult, ReopenTournament,
};
use arbiter::domain::tournament::settings::Settings;
use arbiter::web::routes::ROUTES;
use chrono::{NaiveDate, TimeDelta, Utc};
use serde_json::Value;

use super::told::{at, eventful, finish, pair, public, record, round, says, table, won, words};
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::slug;

fn api(path: &str) -> String {
    format!("/api/v1/tournaments/{SLUG}{path}")
}

fn json(fair: &Fair, path: &str) -> Value {
    let answer = fair.house.get(path).send();
    assert_eq!(
        (answer.status, answer.header("content-type")),
        (200, "application/json; charset=utf-8"),
        "{path}"
    );
    serde_json::from_str(&answer.text()).unwrap()
}

fn texts(of: &Value, name: &str) -> Vec<String> {
    of.as_array().unwrap().iter().map(|one| one[name].as_str().unwrap().to_owned()).collect()
}

/// Cells of a CSV file without its header, which is checked.
fn rows(fair: &Fair, path: &str, header: &str) -> Vec<Vec<String>> {
    let answer = fair.house.get(path).send();
    assert_eq!((answer.status, answer.header("content-type")), (200, "text/csv; charset=utf-8"), "{path}");
    let text = answer.text();
    assert!(text.starts_with(header), "{text}");
    let mut sheet = csv::Reader::from_reader(text.as_bytes());
    sheet.records().map(|row| row.unwrap().iter().map(str::to_owned).collect()).collect()
}

#[test]
fn standings_and_rounds_in_json_match_their_pages() {
    let fair = eventful();
    for (address, page) in [("/standings", "/standings"), ("/standings/2", "/standings/2")] {
        let standings = json(&fair, &api(address));
        let page = words(&public(&fair, &at(page)));
        let mut from = 0;
        let lines = standings["lines"].as_array().unwrap();
        assert!(lines.len() >= 9, "{standings}");
        for line in lines {
            let name = line["name"].as_str().unwrap();
            let there = page[from..].find(name).unwrap_or_else(|| panic!("{name} after byte {from}: {page}"));
            from += there;
            let told = &page[from..(from + 200).min(page.len())];
            for figure in ["place", "victory_points"] {
                let figure = line[figure].to_string();
                assert!(
                    told.contains(&figure) || page[..from].ends_with(&format!("{figure} ")),
                    "{figure}: {told}"
                );
            }
        }
    }
    for number in 1..=3 {
        let found = json(&fair, &api(&format!("/rounds/{number}")));
        let page = public(&fair, &at(&format!("/rounds/{number}")));
        let tables = found["tables"].as_array().unwrap();
        assert_eq!(tables.len(), round(&fair, number).tables().len());
        for table in tables {
            for side in table["sides"].as_array().unwrap() {
                says(&page, &[side["name"].as_str().unwrap()]);
                if let (Some(grade), Some(margin)) = (side["grade"].as_str(), side["differential"].as_i64()) {
                    let margin =
                        if margin == 0 { "0".to_owned() } else { format!("{margin:+}").replace('-', "−") };
                    says(&page, &[&format!("{grade} {margin}")]);
                }
            }
        }
        let byes = round(&fair, number).bye.iter().len() + round(&fair, number).earned_byes.len();
        assert_eq!(found["byes"].as_array().unwrap().len(), byes);
        says(&page, &texts(&found["absent"], "name").iter().map(String::as_str).collect::<Vec<_>>());
    }
    let whole = json(&fair, &api(""));
    assert_eq!(whole["players"].as_array().unwrap().len(), fair.here().tournament.players().count());
    assert_eq!((&whole["state"], whole["rounds"].as_array().unwrap().len()), (&"playing".into(), 3));
    assert_eq!(whole["head"], fair.here().head_code().to_string());
}

#[test]
fn a_draft_a_hidden_tournament_and_an_erased_name_are_nowhere() {
    let fair = eventful();
    finish(&fair, 3);
    pair(&fair, &[], &[]);
    let drafts = [
        api("/rounds/4"),
        at("/rounds/4.csv"),
        api("/standings/4"),
        api("/rounds/99"),
        at("/rounds/0.csv"),
        at("/results/anything.txt"),
        "/api/v1/tournaments/nowhere".to_owned(),
        "/api/v1/nothing".to_owned(),
        "/api/v1/tournaments?page=2".to_owned(),
        "/api/v1/tournaments?page=x".to_owned(),
    ];
    for path in &drafts {
        let answer = fair.house.get(path).send();
        assert_eq!(answer.status, 404, "{path}");
        if path.starts_with("/api/") {
            let told: Value = serde_json::from_str(&answer.text()).unwrap();
            assert_eq!(told["error"], "This page does not exist, or you may not see it.", "{path}");
        }
    }
    let files = [
        api(""),
        api("/standings"),
        api("/rounds/1"),
        at("/standings.csv"),
        at("/rounds/1.csv"),
        at("/results/trekcc.txt"),
        at("/results/bbcode.txt"),
        at("/results/results.csv"),
        at("/results/results.json"),
    ];
    let read = |path: &str| {
        let answer = fair.house.get(path).send();
        assert_eq!(answer.status, 200, "{path}");
        answer.text()
    };
    let seen = |path: &String| read(path).contains("Quark");
    assert!(files.iter().all(seen), "control: the name is in all of them");
    fair.give(Command::PublishRound(PublishRound {}));
    assert_eq!(fair.house.get(&drafts[0]).send().status, 200, "control: published, it is there");
    fair.desk().erase(&slug(SLUG), &submission(), PlayerId(3)).unwrap();
    assert!(!files.iter().any(seen));
    let lists = ["/api/v1/tournaments", "/calendar.ics", "/feed.atom"];
    let listed = |path: &&str| read(path).contains(SLUG);
    assert!(lists.iter().all(listed), "control: it is listed");
    fair.give(Command::HideTournament(HideTournament { reason: "It was a test.".into() }));
    assert!(!lists.iter().any(listed));
    for path in &files {
        assert_eq!(fair.house.get(path).send().status, 404, "{path}");
        assert_eq!(fair.page(&fair.stranger, path).status, 404, "{path}");
        assert_eq!(fair.page(&fair.judge, path).status, 200, "{path}: who works there still reads it");
    }
}

#[test]
fn a_spreadsheet_gets_a_line_for_each_player_and_no_formula() {
    let fair = Fair::playing(&["=1+1", "Zoë, the \"First\"", "Odo", "@SUM(A1)", "-Nog"]);
    record(&fair, table(1, 1), won([100, 35]));
    finish(&fair, 1);
    let standings = rows(&fair, &at("/standings.csv"), "place,player,name,victory points,differential,");
    assert_eq!(standings.len(), 5);
    let names: BTreeSet<&str> = standings.iter().map(|row| row[2].as_str()).collect();
    assert_eq!(names, BTreeSet::from(["'=1+1", "Zoë, the \"First\"", "Odo", "'@SUM(A1)", "'-Nog"]));
    let results = rows(&fair, &at("/rounds/1.csv"), "round,table,player,name,opponent,");
    assert_eq!(results.len(), 5, "two a table, and the bye");
    assert_eq!(results, rows(&fair, &at("/results/results.csv"), "round,"));
    let byes: Vec<_> = results.iter().filter(|row| row[11] == "bye").collect();
    assert_eq!((byes.len(), byes[0][4].as_str()), (1, ""));
    let complete: Vec<_> = results.iter().filter(|row| row[11] == "complete").collect();
    assert!(complete.len() >= 2);
    for row in complete {
        let other = results.iter().find(|other| other[2] == row[4]).unwrap();
        assert_eq!((&row[9], &row[10]), (&other[10], &other[9]), "the score from the other side");
        assert!(["FW", "FL"].contains(&row[6].as_str()));
    }
}

#[test]
fn the_rows_of_a_player_add_up_to_the_standings() {
    let fair = eventful();
    let standings = rows(&fair, &at("/standings.csv"), "place,player,name,victory points,differential,");
    let results = rows(&fair, &at("/results/results.csv"), "round,");
    let figure = |cell: &str| if cell.is_empty() { 0 } else { cell.parse::<i64>().unwrap() };
    for line in &standings {
        let own = || results.iter().filter(|row| row[2] == line[1]);
        let sum = |column: usize| own().map(|row| figure(&row[column])).sum::<i64>();
        assert_eq!((sum(7), sum(8)), (figure(&line[3]), figure(&line[4])), "{}", line[2]);
    }
    for (why, counts) in [("bye", ["4", "0"]), ("earned bye", ["4", "100"]), ("absent", ["0", "0"])] {
        let row = results.iter().find(|row| row[11] == why).unwrap_or_else(|| panic!("control: {why}"));
        assert_eq!([row[7].as_str(), row[8].as_str()], counts, "{why}");
        assert_eq!((row.len(), row[4].as_str(), row[9].as_str()), (13, "", ""), "{why}: nobody sat opposite");
    }
}

#[test]
fn the_sheet_of_the_standings_says_why_equal_points_differ() {
    let fair = eventful();
    let told = json(&fair, &api("/standings"));
    let measures: Vec<&str> =
        told["tie_breakers"].as_array().unwrap().iter().map(|code| code.as_str().unwrap()).collect();
    assert!(measures.contains(&"strength-of-schedule"), "control: {measures:?}");
    let text = fair.house.get(&at("/standings.csv")).send().text();
    let head: Vec<&str> = text.lines().next().unwrap().split(',').collect();
    assert_eq!(head.iter().collect::<BTreeSet<_>>().len(), head.len(), "no column twice: {head:?}");
    let page = words(&public(&fair, &at("/standings"))).to_lowercase();
    for name in head.iter().skip(14).filter(|name| **name != "behind by") {
        assert!(page.contains(name), "“{name}” is a word of the page");
    }
    let column =
        |name: &str| head.iter().position(|one| *one == name).unwrap_or_else(|| panic!("{name}: {head:?}"));
    let (schedule, behind) = (column("strength of schedule"), column("behind by"));
    let sheet = rows(&fair, &at("/standings.csv"), "place,");
    let lines = told["lines"].as_array().unwrap();
    assert_eq!(sheet.len(), lines.len());
    let mut separated = 0;
    for (row, line) in sheet.iter().zip(lines) {
        let of = line["tie_breakers"].as_array().unwrap();
        let of = of.iter().find(|one| one["measure"] == "strength-of-schedule").unwrap();
        assert_eq!(row[schedule], of["value"].as_str().unwrap());
        let by = line["behind_by"].as_str();
        assert_eq!(row[behind].is_empty(), by.is_none());
        let Some(above) = line["behind"].as_u64() else { continue };
        let above = lines.iter().find(|one| one["player"] == above).unwrap();
        let equal = above["victory_points"] == line["victory_points"];
        assert_eq!(equal, by != Some("victory-points"), "{line}");
        separated += u32::from(equal);
    }
    assert!(separated > 0, "control: somebody is behind with the same points");
    assert_eq!(lines[0]["behind"], Value::Null);
}

#[test]
fn the_report_for_trekcc_and_for_a_forum_has_the_whole_tournament() {
    let fair = Fair::playing(&["Kira [b]", "Odo"]);
    let first = fair.house.get(&at("/results/trekcc.txt")).send().text();
    assert!(first.contains(", no result yet"), "{first}");
    let [a, b] = round(&fair, 1).table(table(1, 1).table).unwrap().pair.players;
    record(&fair, table(1, 1), won([100, 35]));
    finish(&fair, 1);
    fair.give(Command::CloseTournament(CloseTournament {}));
    let (a, b) = (fair.here().name(a), fair.here().name(b));
    let text = fair.house.get(&at("/results/trekcc.txt")).send().text();
    let rounds = format!("Round 1\nTable 1: {a} FW +65 – {b} FL -65 (100:35)\n");
    assert!(text.contains(&rounds), "{rounds}\nis not in\n{text}");
    assert!(
        text.contains(&format!("Final ranking\n1. {a}: ")) && text.contains(&format!("\n2. {b}: ")),
        "{text}"
    );
    assert!(text.contains("Players\n1. Kira [b]\n2. Odo\n"), "{text}");
    let forum = fair.house.get(&at("/results/bbcode.txt")).send().text();
    assert!(forum.contains("Kira (b)") && !forum.contains("Kira [b]"), "{forum}");
    assert_eq!(forum.matches("[list]").count(), forum.matches("[/list]").count());
    assert_eq!(forum.matches("[b]").count(), forum.matches("[/b]").count());
    let whole = json(&fair, &at("/results/results.json"));
    assert_eq!(texts(&whole["tournament"]["ranking"], "name"), [a.clone(), b]);
    let all = json(&fair, "/api/v1/tournaments");
    let line = all["tournaments"].as_array().unwrap().iter().find(|line| line["slug"] == SLUG).unwrap();
    assert_eq!(
        (&line["winners"][0], &line["state"], &all["next"]),
        (&a.into(), &"closed".into(), &Value::Null)
    );
    for path in
        ["/results/trekcc.txt", "/results/bbcode.txt", "/results/results.csv", "/results/results.json"]
    {
        assert!(public(&fair, &at("")).contains(&at(path)), "{path} is offered");
    }
}

/// Who left is not the same as who was away, in each form of the report.
#[test]
fn every_report_says_after_which_round_somebody_left() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom"]);
    finish(&fair, 1);
    let sheet = |path: &str| fair.house.get(&at(path)).send().text();
    let before = ["/results/results.csv", "/results/bbcode.txt", "/results/trekcc.txt"].map(sheet);
    assert!(before.iter().all(|text| !text.contains("left after")), "the control: {before:?}");
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(4), reason: "last train".into() }));
    pair(&fair, &[], &[]);
    fair.give(Command::PublishRound(PublishRound {}));
    finish(&fair, 2);
    let text = sheet("/results/results.csv");
    assert!(text.lines().next().unwrap().ends_with(",corrected,left after round"), "{text}");
    let results = rows(&fair, &at("/results/results.csv"), "round,");
    assert_eq!(results.len(), 7, "{text}");
    for row in &results {
        let left = if row[2] == "4" { "1" } else { "" };
        assert_eq!((row.len(), row[13].as_str()), (14, left), "{row:?}");
    }
    let round = rows(&fair, &at("/rounds/1.csv"), "round,");
    assert!(round.iter().all(|row| row.len() == 13), "a round by itself says what was played: {round:?}");
    let forum = sheet("/results/bbcode.txt");
    assert_eq!(forum.matches("left after").count(), 1, "{forum}");
    assert!(forum.contains(" [b]Rom[/b] (left after round 1): "), "{forum}");
    assert!(sheet("/results/trekcc.txt").contains("4. Rom (left after round 1)\n"));
}

#[test]
fn a_report_on_pods_says_after_which_heat_somebody_left() {
    let fair = super::super::tribbles::after_one_heat();
    let event = slug("tribble-trouble");
    let read = |form: &str| fair.house.get(&format!("/t/tribble-trouble/results/{form}")).send().text();
    assert!(!read("results.csv").contains("left") && !read("bbcode.txt").contains("left"), "the control");
    let name = fair.desk().tournament(&event).unwrap().name(PlayerId(2));
    fair.desk()
        .submit(&event, &submission(), |_| {
            Ok(Command::DropPlayer(DropPlayer { player: PlayerId(2), reason: "last train".into() }))
        })
        .unwrap();
    let sheet = read("results.csv");
    let mut lines = sheet.lines();
    assert_eq!(lines.next(), Some("round,table,player,name,total,place in the pod,left after heat"));
    let told: Vec<&str> = lines.filter(|line| !line.ends_with(',')).collect();
    let [line] = told[..] else { panic!("one of them left: {sheet}") };
    assert!(line.contains(&format!(",2,{name},")) && line.ends_with(",1"), "{line}");
    assert!(read("bbcode.txt").contains(&format!(" [b]{name}[/b] (left after heat 1): ")));
}

#[test]
fn pods_are_listed_with_their_tribbles() {
    let fair = super::super::tribbles::after_one_heat();
    let found =
        |path: &str| fair.house.get(&format!("/api/v1/tournaments/tribble-trouble{path}")).send().text();
    let standings: Value = serde_json::from_str(&found("/standings")).unwrap();
    let lines = standings["pod_lines"].as_array().unwrap();
    assert_eq!((lines.len(), &lines[0]["place"]), (9, &1.into()));
    let heat: Value = serde_json::from_str(&found("/rounds/1")).unwrap();
    let seats = heat["pods"].as_array().unwrap().iter().flat_map(|pod| pod["seats"].as_array().unwrap());
    let total: i64 = seats.map(|seat| seat["total"].as_str().unwrap().parse::<i64>().unwrap()).sum();
    let counted = lines.iter().map(|line| line["total"].as_str().unwrap().parse::<i64>().unwrap());
    assert!(total > 0 && total == counted.sum::<i64>());
    let sheet = fair.house.get("/t/tribble-trouble/rounds/1.csv").send().text();
    assert_eq!(sheet.lines().count(), 10, "{sheet}");
    let text = fair.house.get("/t/tribble-trouble/results/trekcc.txt").send().text();
    assert!(text.contains(" tribbles"), "{text}");
}

#[test]
fn the_list_goes_on_after_a_hundred_tournaments() {
    let fair = Fair::new();
    for number in 0..130 {
        fair.begin(1_000 + number, &format!("Weekly {number}"));
    }
    let first = json(&fair, "/api/v1/tournaments");
    let second = json(&fair, first["next"].as_str().unwrap());
    let all: BTreeSet<String> =
        [&first, &second].iter().flat_map(|page| texts(&page["tournaments"], "slug")).collect();
    assert_eq!(first["tournaments"].as_array().unwrap().len(), 100);
    assert!(all.len() >= 130 && second["next"].is_null());
    assert_eq!(fair.house.get("/feed.atom").send().text().matches("<entry>").count(), 50);
}

#[test]
fn a_calendar_and_a_feed_hold_titles_that_cannot_break_out() {
    let fair = Fair::new();
    let bad = "</title><script>alert(1)</script>; BEGIN:VEVENT, \\ & co";
    fair.begin(77, bad);
    let all = json(&fair, "/api/v1/tournaments")["tournaments"].as_array().unwrap().len();
    let calendar = fair.house.get("/calendar.ics").send();
    assert_eq!(calendar.header("content-type"), "text/calendar; charset=utf-8");
    let text = calendar.text();
    assert!(text.starts_with("BEGIN:VCALENDAR\r\n") && text.ends_with("END:VCALENDAR\r\n"), "{text}");
    assert_eq!(text.lines().filter(|line| *line == "BEGIN:VEVENT").count(), all, "{text}");
    assert_eq!(text.lines().filter(|line| line.starts_with("DTSTART;VALUE=DATE:")).count(), all, "{text}");
    assert!(text.lines().all(|line| line.len() <= 75), "{text}");
    let feed = fair.house.get("/feed.atom").send();
    assert_eq!(feed.header("content-type"), "application/atom+xml; charset=utf-8");
    let text = feed.text();
    assert!(!text.contains("<script>") && text.matches("<entry>").count() == all, "{text}");
    assert_eq!(text.matches("<title>").count(), all + 1);
}

#[test]
fn a_calendar_and_a_feed_name_the_same_things_under_every_address_of_the_machine() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let lines = |path: &str, host: &str, begins: &str| -> Vec<String> {
        let text = fair.house.get(path).with("Host", host).send().text();
        assert!(text.contains(&format!("http://{host}/t/")), "the links are for this reader: {text}");
        text.lines().map(str::trim).filter(|line| line.starts_with(begins)).map(str::to_owned).collect()
    };
    let id = fair.here().id();
    for (path, begins, own) in [
        ("/calendar.ics", "UID:", format!("UID:{id}")),
        ("/feed.atom", "<id>urn:", format!("<id>urn:uuid:{id}</id>")),
    ] {
        let [one, other] = ["localhost:8080", "192.168.1.20:8080"].map(|host| lines(path, host, begins));
        assert_eq!(one, other, "{path}");
        assert!(one.contains(&own), "{own}: {one:?}");
    }
    let calendar = fair.house.get("/calendar.ics").send().text();
    assert!(calendar.contains("PRODID:-//Arbiter//Tournaments//EN\r\n"), "{calendar}");
}

/// The first day of the tournament in the calendar, and the day after its last one.
fn days(fair: &Fair) -> [NaiveDate; 2] {
    let text = fair.house.get("/calendar.ics").send().text();
    let event = text.split("BEGIN:VEVENT").find(|event| event.contains("Deep Space Open")).unwrap();
    ["DTSTART", "DTEND"].map(|name| {
        let begins = format!("{name};VALUE=DATE:");
        let day = event.lines().find_map(|line| line.strip_prefix(begins.as_str()));
        NaiveDate::parse_from_str(day.unwrap_or_else(|| panic!("{name}: {event}")), "%Y%m%d").unwrap()
    })
}

#[test]
fn the_calendar_has_every_day_of_a_tournament() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let day = |month, day| NaiveDate::from_ymd_opt(2026, month, day).unwrap();
    assert_eq!(days(&fair), [day(5, 12), day(5, 13)], "one day");
    let settings = fair.here().setup().unwrap().settings.clone();
    let change = |settings| {
        fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "another plan".into() }));
    };
    // Three rounds of a week each.
    change(Settings { round_days: Some(7), ..settings.clone() });
    assert_eq!(days(&fair), [day(5, 12), day(6, 3)]);
    // A round on the first day, one on the next, and one that was entered two days later.
    let give = |command: Command, now| {
        let sent = FormSubmission { now, ..submission() };
        fair.desk().submit(&slug(SLUG), &sent, |_| Ok(command.clone())).unwrap();
    };
    let noon = (Utc::now().date_naive() + TimeDelta::days(1)).and_hms_opt(12, 0, 0).unwrap().and_utc();
    change(Settings { date: noon.date_naive(), ..settings });
    for (number, later, last) in [(1, 0, 0), (2, 1, 1), (3, 3, 1)] {
        let now = noon + TimeDelta::days(later);
        give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }), now);
        give(Command::PublishRound(PublishRound {}), now);
        let until = noon.date_naive() + TimeDelta::days(last + 1);
        assert_eq!(days(&fair), [noon.date_naive(), until], "round {number}");
        let result = won([100, 35]);
        give(Command::RecordResult(RecordResult { at: table(number, 1), result }), now);
        give(Command::CloseRound(CloseRound { round: RoundNumber(number), over: vec![] }), now);
    }
}

/// When the tournament was changed, as the calendar says it twice and with a number, and as the feed says it.
fn revisions(fair: &Fair) -> (String, u32, String) {
    let calendar = fair.house.get("/calendar.ics").send().text();
    let uid = format!("UID:{}", fair.here().id());
    let event = calendar.split("BEGIN:VEVENT").find(|event| event.contains(&uid)).unwrap();
    let said = |name: &str| {
        let line = event.lines().find_map(|line| line.strip_prefix(name));
        line.unwrap_or_else(|| panic!("{name} {event}")).to_owned()
    };
    assert_eq!(said("DTSTAMP:"), said("LAST-MODIFIED:"));
    let feed = fair.house.get("/feed.atom").send().text();
    let id = format!("urn:uuid:{}", fair.here().id());
    let entry = feed.split("<entry>").find(|entry| entry.contains(&id)).unwrap();
    let updated = entry.split("<updated>").nth(1).and_then(|rest| rest.split('<').next()).unwrap();
    (said("DTSTAMP:"), said("SEQUENCE:").parse().unwrap(), updated.to_owned())
}

#[test]
fn a_calendar_and_a_feed_tell_that_something_changed_and_never_go_back() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let give = |hours: i64, command: Command| {
        let sent = FormSubmission { now: Utc::now() + TimeDelta::hours(hours), ..submission() };
        fair.desk().submit(&slug(SLUG), &sent, |_| Ok(command.clone())).unwrap();
        revisions(&fair)
    };
    let begun = revisions(&fair);
    let settings = fair.here().setup().unwrap().settings.clone();
    let settings = Settings { place: "Paris".into(), ..settings };
    let moved = give(1, Command::ChangeSettings(ChangeSettings { settings, reason: "another hall".into() }));
    assert!(moved.0 > begun.0 && moved.1 > begun.1 && moved.2 > begun.2, "{begun:?} {moved:?}");
    let paired = give(2, Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    assert_eq!(paired, moved, "a draft tells nothing");
    let published = give(3, Command::PublishRound(PublishRound {}));
    assert!(published.0 > moved.0 && published.1 > moved.1 && published.2 > moved.2, "{published:?}");
    let result = won([100, 35]);
    assert_eq!(give(4, Command::RecordResult(RecordResult { at: table(1, 1), result })), published);
    give(5, Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    let closed = give(6, Command::CloseTournament(CloseTournament {}));
    assert!(closed.0 > published.0 && closed.1 > published.1 && closed.2 > published.2, "{closed:?}");
    // By a clock that was set back.
    let reopened = give(5, Command::ReopenTournament(ReopenTournament { reason: "a slip".into() }));
    assert!((&reopened.0, &reopened.2) == (&closed.0, &closed.2) && reopened.1 > closed.1, "{reopened:?}");
    let again = give(7, Command::CloseTournament(CloseTournament {}));
    assert!(again.0 > closed.0 && again.1 > reopened.1 && again.2 > closed.2, "{again:?}");
}

/// Where a value does not have the shape that the description promises: a required part that is missing, or one that is
/// not described.
fn misshapen(value: &Value, shape: &Value, schemas: &Value, at: &str) -> Vec<String> {
    if let Some(named) = shape["$ref"].as_str() {
        return misshapen(value, &schemas[named.rsplit('/').next().unwrap()], schemas, at);
    }
    if let Some(choices) = shape["anyOf"].as_array().or(shape["oneOf"].as_array()) {
        let wrong: Vec<_> = choices.iter().map(|one| misshapen(value, one, schemas, at)).collect();
        return if wrong.iter().any(Vec::is_empty) { Vec::new() } else { wrong.concat() };
    }
    let kind = |wanted: &[&str]| match shape["type"].as_str() {
        Some(stated) if !wanted.contains(&stated) => vec![format!("{at} is no {stated}")],
        Some(_) | None => Vec::new(),
    };
    match value {
        Value::Array(all) => {
            let each = all.iter().map(|one| misshapen(one, &shape["items"], schemas, &format!("{at}[]")));
            each.flatten().collect()
        }
        Value::Object(parts) => {
            let Some(known) = shape["properties"].as_object() else {
                let each = parts.iter().map(|(name, part)| {
                    misshapen(part, &shape["additionalProperties"], schemas, &format!("{at}.{name}"))
                });
                return each.flatten().collect();
            };
            let required = shape["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
            let missing =
                required.filter(|name| !parts.contains_key(*name)).map(|name| format!("{at} lacks {name}"));
            let strange = parts.keys().filter(|name| !known.contains_key(*name));
            let strange = strange.map(|name| format!("{at} has {name}"));
            let deeper = parts.iter().filter_map(|(name, part)| {
                Some(misshapen(part, known.get(name)?, schemas, &format!("{at}.{name}")))
            });
            missing.chain(strange).chain(deeper.flatten()).collect()
        }
        Value::Null if shape["nullable"] == true => Vec::new(),
        Value::Null => vec![format!("{at} is null")],
        Value::Bool(_) => kind(&["boolean"]),
        Value::Number(_) => kind(&["integer", "number"]),
        Value::String(_) => kind(&["string"]),
    }
}

/// Every address that answers programs is described, and every description is of an address that is there.
#[test]
fn the_description_for_programs_has_each_of_their_addresses() {
    let fair = eventful();
    // Its address is the sample of the route table.
    let begun = [("title", "A slug"), ("rules", "best-four")];
    assert_eq!(fair.send(&fair.director, "/new-series", &begun).status, 303);
    let description = json(&fair, "/openapi.json");
    let described: BTreeSet<&str> =
        description["paths"].as_object().unwrap().keys().map(String::as_str).collect();
    let kinds = ["application/json", "text/csv", "text/calendar", "application/atom+xml"];
    let nobody = arbiter::web::param::sample("person");
    let person = fair.here().tournament.players().next().unwrap().person;
    // Nobody has met anybody here; tests/web/compared.rs reads it. The other is a way to a person, and not data.
    let elsewhere = [arbiter::web::urls::api_head_to_head::PATH, arbiter::web::urls::api_who_is::PATH];
    assert!(elsewhere.iter().all(|path| described.contains(path)));
    let way = &description["paths"][elsewhere[1]]["get"]["responses"];
    assert!(way["303"]["headers"]["Location"].is_object() && way.get("200").is_none(), "{way}");
    let mut met = 0;
    let asked = ROUTES.iter().filter(|route| route.method == arbiter::web::route::Method::Get);
    for route in asked.filter(|route| !elsewhere.contains(&route.path)) {
        let path = route.sample().replace("frankfurt-autumn", SLUG).replace(nobody, &person.to_string());
        let answer = fair.house.get(&path).send();
        let kind = answer.header("content-type").to_owned();
        // A stream begins only where the server runs; here there is none to give.
        let is_stream = answer.status == 204;
        let is_data = is_stream || answer.status == 200 && kinds.iter().any(|data| kind.starts_with(data));
        // The input of `arbiter pair`, the health of the program, and the description itself.
        let apart = ["/openapi.json", "/healthz"].contains(&route.path) || route.path.ends_with("/history");
        assert_eq!(
            is_data && !apart,
            described.contains(route.path),
            "{}: {} {kind}",
            route.path,
            answer.status
        );
        met += usize::from(is_data && !apart);
        if is_data && !apart && !is_stream {
            let content = &description["paths"][route.path]["get"]["responses"]["200"]["content"];
            let stated = kind.split(';').next().unwrap();
            assert!(content.get(stated).is_some(), "{}: {kind} is not in {content}", route.path);
        }
        if is_data && !apart && kind.starts_with("application/json") {
            let shape =
                &description["paths"][route.path]["get"]["responses"]["200"]["content"]["application/json"];
            let given: Value = serde_json::from_str(&answer.text()).unwrap();
            let wrong = misshapen(&given, &shape["schema"], &description["components"]["schemas"], "");
            assert!(wrong.is_empty(), "{}: {wrong:?}", route.path);
            // The control: without its first part it is not what was promised.
            let mut less = given.as_object().unwrap().clone();
            let first = less.keys().next().unwrap().clone();
            less.remove(&first);
            let wrong = misshapen(&less.into(), &shape["schema"], &description["components"]["schemas"], "");
            assert!(wrong.iter().any(|it| it.ends_with(&first)), "{}: {wrong:?}", route.path);
        }
    }
    assert!(met >= 10, "{met}");
    let live = &description["paths"]["/t/{tournament}/live"]["get"]["responses"];
    assert!(live["200"]["content"]["text/event-stream"].is_object() && live["204"].is_object(), "{live}");
    let schemas = &description["components"]["schemas"];
    let document = json(&fair, &api("/standings"));
    for name in document.as_object().unwrap().keys() {
        assert!(schemas["StandingsDocument"]["properties"].get(name).is_some(), "{name}: {schemas}");
    }
}

/// A program that checks a list gets what the description says, whatever the list.
#[test]
fn a_deck_check_has_the_shape_that_its_description_states() {
    let fair = Fair::new();
    let description = json(&fair, "/openapi.json");
    let responses = &description["paths"]["/api/v1/deck-check"]["post"]["responses"];
    let shape = |status: &str| &responses[status]["content"]["application/json"]["schema"];
    let check = |format: &str, list: &str| {
        let ask = fair.house.ask("POST", "/api/v1/deck-check").with("Content-Type", "application/json");
        let sent = serde_json::json!({ "format": format, "list": list, "on": "2026-05-12" });
        let answer = ask.body(sent.to_string()).send();
        (answer.status, serde_json::from_str::<Value>(&answer.text()).unwrap())
    };
    let list = "Missions\n6 Excavation\nDraw deck\n# a remark\n2 Kevin Uxbrigde\n3 No Such Card At All\n\
                1 Amanda Rogers\nx Data\n";
    let (status, given) = check("1e-open", list);
    assert_eq!(status, 200, "{given}");
    assert!(["lines", "other_lines", "faults"].iter().all(|part| given[part][0].is_object()), "{given}");
    assert_eq!(misshapen(&given, shape("200"), &Value::Null, ""), [""; 0]);
    let mut other = given;
    other["legal"] = "no".into();
    other["faults"][0]["mood"] = 1.into();
    let wrong = misshapen(&other, shape("200"), &Value::Null, "");
    assert_eq!(wrong, [".faults[] has mood", ".legal is no boolean"], "the control");
    let (status, refused) = check("no-such-format", "");
    assert_eq!(status, 422, "{refused}");
    assert_eq!(misshapen(&refused, shape("422"), &Value::Null, ""), [""; 0]);
    for (status, sent) in [(400, "[1]".to_owned()), (413, " ".repeat(600_000))] {
        let ask = fair.house.ask("POST", "/api/v1/deck-check").with("Content-Type", "application/json");
        let answer = ask.body(sent).send();
        assert_eq!(answer.status, status, "{}", answer.text());
        let refused: Value = serde_json::from_str(&answer.text()).unwrap();
        assert_eq!(misshapen(&refused, shape(&status.to_string()), &Value::Null, ""), [""; 0]);
    }
}

#[test]
fn what_a_program_sends_and_what_it_is_refused_with_is_described() {
    let fair = Fair::new();
    let description = json(&fair, "/openapi.json");
    let post = &description["paths"]["/api/v1/deck-check"]["post"];
    let body = &post["requestBody"];
    let schema = &body["content"]["application/json"]["schema"];
    assert_eq!(
        (&body["required"], &schema["required"]),
        (&Value::Bool(true), &serde_json::json!(["format", "list"]))
    );
    for needed in ["format", "list"] {
        assert!(schema["properties"][needed].is_object(), "{needed}: {schema}");
    }
    let ask = fair.house.ask("POST", "/api/v1/deck-check").with("Content-Type", "text/plain");
    let unread = ask.body("{}".to_owned()).send();
    let get = |path: &str| fair.house.get(path).send();
    let row = |path: &str| description["paths"][path]["get"].clone();
    for (answer, status, operation) in [
        (unread, 415, post.clone()),
        (get("/api/v1/tournaments?q=%ff"), 400, row("/api/v1/tournaments")),
        (get("/api/v1/people?q=%00"), 400, row("/api/v1/people")),
        (get("/api/v1/tournaments/nowhere"), 404, row("/api/v1/tournaments/{tournament}")),
        (get("/t/nowhere/standings.csv"), 404, row("/t/{tournament}/standings.csv")),
    ] {
        assert_eq!(answer.status, status, "{}", answer.text());
        let content = &operation["responses"][status.to_string()]["content"];
        let kind = answer.header("content-type").split(';').next().unwrap().to_owned();
        assert!(content[&kind].is_object(), "{status} {kind}: {content}");
        if kind == "application/json" {
            let refused: Value = serde_json::from_str(&answer.text()).unwrap();
            assert_eq!(misshapen(&refused, &content[&kind]["schema"], &Value::Null, ""), [""; 0]);
        }
        for other in ["429", "503"] {
            assert!(operation["responses"][other]["content"].is_object(), "{other}: {operation}");
        }
        let often = operation["responses"]["429"]["description"].as_str().unwrap();
        assert!(often.contains(" at once, and then one every "), "{often}");
    }
    for (path, name) in [
        ("/api/v1/tournaments", "page"),
        ("/api/v1/tournaments", "year"),
        ("/api/v1/people/{person}", "opponents"),
        ("/api/v1/series/{series}", "page"),
    ] {
        let parameters = row(path)["parameters"].clone();
        let found = parameters.as_array().unwrap().iter().find(|one| one["name"] == name);
        assert_eq!(found.unwrap()["schema"]["type"], "integer", "{path}: {name}");
    }
}

/// A file that comes in several forms is described in each.
#[test]
fn each_form_of_a_file_is_described() {
    let fair = eventful();
    let description = json(&fair, "/openapi.json");
    for (path, file) in [
        (arbiter::web::urls::round_file::PATH, "/rounds/1.csv"),
        (arbiter::web::urls::round_file::PATH, "/rounds/1.txt"),
        (arbiter::web::urls::results::PATH, "/results/results.json"),
        (arbiter::web::urls::results::PATH, "/results/results.csv"),
        (arbiter::web::urls::results::PATH, "/results/trekcc.txt"),
        (arbiter::web::urls::results::PATH, "/results/bbcode.txt"),
    ] {
        let answer = fair.house.get(&at(file)).send();
        assert_eq!(answer.status, 200, "{file}");
        let kind = answer.header("content-type").split(';').next().unwrap().to_owned();
        let content = &description["paths"][path]["get"]["responses"]["200"]["content"];
        assert!(content.get(&kind).is_some(), "{file}: {kind} is not in {content}");
    }
}

#[test]
fn a_tournament_without_rounds_has_empty_standings() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let standings = json(&fair, &api("/standings"));
    assert_eq!((&standings["after_round"], &standings["lines"]), (&Value::Null, &Value::Null));
    assert_eq!(json(&fair, &api(""))["state"], "registration");
    assert!(!public(&fair, &at("")).contains("/results/"), "nothing to take along yet");
}

#[test]
fn a_round_is_text_to_paste_into_a_forum() {
    let fair = Fair::playing(&["Kira [b]", "Odo"]);
    let file = at("/rounds/1.txt");
    assert!(fair.house.get(&at("/rounds/1")).send().text().contains(&format!("href=\"{file}\"")));
    let ask = || fair.house.get(&file).send();
    let text = ask();
    assert_eq!((text.status, text.header("content-type")), (200, "text/plain; charset=utf-8"));
    let text = text.text();
    assert!(text.contains("Round 1\n\nTable 1: ") && text.contains("Kira (b)"), "{text}");
    assert!(text.contains("no result yet") && text.contains("1 of 1 results are not in yet."), "{text}");
    fair.give(crate::support::scenario::win_in_round_1(1, 40));
    let text = ask().text();
    assert!(text.contains("(100:40)") && text.contains(" FW +60") && !text.contains("not in yet"), "{text}");
    for none in ["/rounds/2.txt", "/rounds/0.txt", "/rounds/x.txt", "/rounds/.txt", "/rounds/1.txt.csv"] {
        assert_eq!(fair.house.get(&at(none)).send().status, 404, "{none}");
    }
}
