//! Series by URL: its directors run one, everybody reads it, and nobody else changes it.

use std::collections::BTreeSet;

use crate::support::played::{give, person, played, won};
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::site::{Response, says, silent};
use crate::support::slug;
use arbiter::app::Visibility;
use arbiter::app::series::record::SeriesSubmission;
use arbiter::data::series_rules;
use arbiter::domain::id::{AtTable, PlayerId, RoundNumber, Slug, SubmissionId, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::series::command::{CreateSeries, SeriesActor};
use arbiter::domain::tournament::command::{
    CloseRound, CloseTournament, Command, CorrectResult, HideTournament, PairRound, PublishRound,
    RecordResult, ReopenTournament,
};
use chrono::Utc;
use serde_json::Value;
use uuid::Uuid;

const NEW: &str = "/new-series";
const SERIES: &str = "/series/season-2026";

/// A series of the director's, with a tournament of four that counts.
fn season() -> (Fair, Slug) {
    let fair = Fair::new();
    let spring = played(fair.desk(), 77, "Kira Nerys\nOdo\nQuark\nRom");
    let begun = fair.send(
        &fair.director,
        NEW,
        &[("title", "Season 2026"), ("about", "Three <evenings>."), ("rules", "place-and-attendance")],
    );
    assert_eq!(
        (begun.status, begun.header("location")),
        (303, format!("{SERIES}/run").as_str()),
        "{}",
        begun.text()
    );
    let counted = count(&fair, &spring);
    assert_eq!(counted.status, 303, "{}", counted.text());
    (fair, spring)
}

fn count(fair: &Fair, tournament: &Slug) -> Response {
    let address = format!("https://arbiter.example/t/{tournament}/standings");
    fair.send(
        &fair.director,
        &format!("{SERIES}/tournaments"),
        &[("tournament", &address), ("intent", "count")],
    )
}

fn json(fair: &Fair, path: &str) -> Value {
    serde_json::from_str(&fair.house.get(path).send().text()).unwrap()
}

#[test]
fn everybody_reads_the_standings_with_the_sum_behind_each_place() {
    let (fair, spring) = season();
    let page = fair.house.get(SERIES).send();
    for words in [
        "data-find>",
        "Season 2026",
        "Three &#60;evenings&#62;.",
        "Kira Nerys",
        "4 players",
        "our default",
        "articleID=237",
    ] {
        says(&page, words);
    }
    silent(&page, "Run the series");
    let kira = person(fair.desk(), &spring, 1);
    let why = fair.house.get(&format!("{SERIES}/why/{kira}")).send();
    says(&why, "for attendance");
    silent(&why, "Give the bonus");
    says(&fair.house.get("/series").send(), "Season 2026");
    let log = fair.house.get(&format!("{SERIES}/log")).send();
    says(&log, "counts as it was after line");
    says(&log, "Ruth O&#39;Brien");
    says(&fair.page(&fair.director, SERIES), "Run the series");
}

#[test]
fn what_programs_read_is_what_the_page_says() {
    let (fair, _) = season();
    let page = fair.house.get(SERIES).send().text();
    let data = json(&fair, "/api/v1/series/season-2026");
    let lines = data["standings"].as_array().unwrap();
    assert_eq!((lines.len(), data["players"].as_u64()), (4, Some(4)));
    for line in lines {
        let (name, points) = (line["name"].as_str().unwrap(), line["points"].as_i64().unwrap());
        let (_, row) = page.split_once(&format!("<bdi>{name}</bdi>")).unwrap();
        let (row, _) = row.split_once("</tr>").unwrap();
        assert!(row.contains(&format!(">{points}</td>")), "{name} {points}: {row}");
    }
    assert!(page.contains(data["head"].as_str().unwrap()));
    assert_eq!(json(&fair, "/api/v1/series")["series"][0]["slug"], "season-2026");
    let csv = fair.house.get(&format!("{SERIES}/standings.csv")).send().text();
    let named: BTreeSet<&str> = csv.lines().skip(1).filter_map(|line| line.split(',').nth(1)).collect();
    assert_eq!(named, BTreeSet::from(["Kira Nerys", "Odo", "Quark", "Rom"]));
}

#[test]
fn a_tournament_that_was_only_reopened_has_no_other_places_for_programs() {
    let (fair, spring) = season();
    let said = || {
        let one = json(&fair, "/api/v1/series/season-2026")["tournaments"][0].clone();
        ["changed_since", "places_changed_since", "reopened"].map(|key| one[key].as_bool().unwrap())
    };
    assert_eq!(said(), [false; 3], "the control");
    let reopen = Command::ReopenTournament(ReopenTournament { reason: "a slip was found".into() });
    give(fair.desk(), &spring, [reopen]);
    assert_eq!(said(), [true, false, true]);
    says(&fair.house.get(SERIES).send(), "Reopened since");
    // The other side won at the first table.
    let at = AtTable::new(RoundNumber(1), TableNumber(1));
    let [was, result] = [won([100, 35]), won([35, 100])];
    let reason = "slip misread".into();
    let correct = Command::CorrectResult(CorrectResult { at, was, result, reason, dispute: None });
    give(fair.desk(), &spring, [correct, Command::CloseTournament(CloseTournament {})]);
    assert_eq!(said(), [true, true, false]);
}

#[test]
fn teams_get_the_points_of_their_places_over_the_season() {
    let (fair, _) = season();
    silent(&fair.house.get(SERIES).send(), "teams-h");
    fair.register("Kira\nOdo\nBashir\nQuark\nRom\nNog");
    let apart = format!("/t/{SLUG}/apart");
    for (group, players, team) in
        [("1", "Kira\nOdo\nBashir", "Station <b>"), ("2", "Quark\nRom\nNog", "Ferengi")]
    {
        let keep = [("players", players), ("through", ""), ("reason", "a team")];
        assert_eq!(fair.send(&fair.director, &apart, &keep).status, 303);
        let name = [("group", group), ("team", team)];
        assert_eq!(fair.send(&fair.director, &format!("{apart}/name"), &name).status, 303);
    }
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    let open = fair.here().tournament.rounds().next_back().unwrap().clone();
    for table in open.tables() {
        let at = AtTable::new(open.number, table.pair.table);
        let result = GameResult::ended([100, 40], EndReason::Complete { winner: Side::A });
        fair.give(Command::RecordResult(RecordResult { at, result }));
    }
    fair.give(Command::CloseRound(CloseRound { round: open.number, over: vec![] }));
    fair.give(Command::CloseTournament(CloseTournament {}));
    let counted = count(&fair, &slug(SLUG));
    assert_eq!(counted.status, 303, "{}", counted.text());

    // Three won and three lost, so the teams are not level: 10 and 7 for the places, and 2 for attendance.
    let page = fair.house.get(SERIES).send();
    for words in [
        "teams-h",
        "<bdi>Station &#60;b&#62;</bdi>",
        "<bdi>Ferengi</bdi>",
        ">12</td>",
        ">9</td>",
        "our default",
    ] {
        says(&page, words);
    }
    let data = json(&fair, "/api/v1/series/season-2026");
    let teams = data["teams"].as_array().unwrap();
    let figures = |number: usize| {
        ["place", "points", "tournaments_played", "tournaments_won"]
            .map(|it| teams[number][it].as_i64().unwrap())
    };
    assert_eq!((teams.len(), figures(0), figures(1)), (2, [1, 12, 1, 1], [2, 9, 1, 0]));
    let first = &teams[0]["results"][0];
    assert_eq!([&first["for_place"], &first["for_attendance"], &first["points"]], [10, 2, 12]);
    let csv = fair.house.get(&format!("{SERIES}/teams.csv")).send().text();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0], "place,team,points,tournaments played,tournaments won");
    for (line, team) in lines[1..].iter().zip(teams) {
        let wanted = format!("{},{},{},", team["place"], team["name"].as_str().unwrap(), team["points"]);
        assert!(line.starts_with(&wanted), "{line}: {wanted}");
    }
    assert_eq!(lines.len(), 3);
    // The name of a team goes with the tournament that an operator hides; its points stay.
    fair.give(Command::HideTournament(HideTournament { reason: "A test.".into() }));
    for path in [SERIES, "/api/v1/series/season-2026", "/series/season-2026/teams.csv"] {
        let page = fair.house.get(path).send();
        silent(&page, "Ferengi");
        says(&page, "12");
    }
    // What counts is what the log gave, and verifying says so.
    let found = fair.desk().verify_series().unwrap();
    assert!(found.iter().all(|one| one.holds()), "{found:?}");
}

#[test]
fn nobody_but_its_directors_and_the_operator_runs_a_series() {
    let (fair, spring) = season();
    let kira = person(fair.desk(), &spring, 1).to_string();
    let before = fair.desk().export_series(&"season-2026".parse().unwrap()).unwrap();
    let strangers = [&fair.head_judge, &fair.scorekeeper, &fair.stranger];
    let forms: [(&str, &[(&str, &str)]); 5] = [
        ("tournaments", &[("tournament", "elsewhere"), ("intent", "count")]),
        ("bonus", &[("person", &kira), ("points", "5"), ("reason", "Mine."), ("intent", "give")]),
        ("directors", &[("account", &kira), ("intent", "name")]),
        ("describe", &[("title", "Taken over"), ("about", "")]),
        ("end", &[("intent", "close")]),
    ];
    for stranger in strangers {
        assert_eq!(fair.page(stranger, &format!("{SERIES}/run")).status, 404);
        for (form, fields) in forms {
            assert_eq!(fair.send(stranger, &format!("{SERIES}/{form}"), fields).status, 404, "{form}");
        }
    }
    assert_eq!(fair.send(&fair.judge, NEW, &[("title", "Mine"), ("rules", "best-four")]).status, 404);
    // A director names nobody: only the operator does.
    let named =
        fair.send(&fair.director, &format!("{SERIES}/directors"), &[("account", &kira), ("intent", "name")]);
    assert_eq!(named.status, 404, "no such account");
    assert_eq!(fair.desk().export_series(&"season-2026".parse().unwrap()).unwrap(), before);

    let stranger = fair.desk().account_by_name("Stranger").unwrap().unwrap().id.to_string();
    let name = [("account", stranger.as_str()), ("intent", "name")];
    let refused = fair.send(&fair.director, &format!("{SERIES}/directors"), &name);
    assert_eq!(refused.status, 422);
    says(&refused, "Only the operator names directors.");
    assert_eq!(fair.send(&fair.operator, &format!("{SERIES}/directors"), &name).status, 303);
    assert_eq!(fair.page(&fair.stranger, &format!("{SERIES}/run")).status, 200);
    let leave = [("account", stranger.as_str()), ("intent", "remove")];
    let left = fair.send(&fair.stranger, &format!("{SERIES}/directors"), &leave);
    assert_eq!((left.status, left.header("location")), (303, SERIES));
    assert_eq!(fair.page(&fair.stranger, &format!("{SERIES}/run")).status, 404);
}

#[test]
fn a_bonus_is_given_and_withdrawn_on_the_page_of_a_player() {
    let (fair, spring) = season();
    let kira = person(fair.desk(), &spring, 1).to_string();
    let why = format!("{SERIES}/why/{kira}");
    let send = |fields: &[(&str, &str)]| {
        let fields: Vec<_> = [("person", kira.as_str())].into_iter().chain(fields.iter().copied()).collect();
        fair.send(&fair.director, &format!("{SERIES}/bonus"), &fields)
    };
    let given = send(&[("points", "3"), ("reason", "Lent a deck."), ("intent", "give")]);
    assert_eq!((given.status, given.header("location")), (303, why.as_str()));
    says(&fair.house.get(&why).send(), "Bonus: <bdi>Lent a deck.</bdi>");
    for (points, words) in [("x", "whole number, such as 3"), ("99", "from 1 to 10")] {
        let refused = send(&[("points", points), ("reason", "Typed in vain."), ("intent", "give")]);
        assert_eq!(refused.status, 422);
        says(&refused, words);
        says(&refused, "Typed in vain.");
    }
    let withdrawn = send(&[("number", "3"), ("reason", "By mistake."), ("intent", "withdraw")]);
    assert_eq!(withdrawn.status, 303, "{}", withdrawn.text());
    silent(&fair.house.get(&why).send(), "Lent a deck.");
    says(&fair.house.get(&format!("{SERIES}/log")).send(), "By mistake.");
}

#[test]
fn what_cannot_be_counted_is_said_and_what_was_typed_stays() {
    let (fair, spring) = season();
    let send = |tournament: &str| {
        fair.send(
            &fair.director,
            &format!("{SERIES}/tournaments"),
            &[("tournament", tournament), ("intent", "count")],
        )
    };
    for (tournament, words) in [
        ("", "Write the address of a tournament"),
        ("nowhere-at-all", "There is no tournament at “nowhere-at-all”"),
        ("A/../b", "There is no tournament at"),
        (spring.as_str(), "counts already, as it is now"),
        ("deep-space-open", "is not over yet"),
    ] {
        let refused = send(tournament);
        assert_eq!(refused.status, 422, "{tournament}");
        says(&refused, words);
        if !tournament.is_empty() {
            says(&refused, &format!("value=\"{tournament}\""));
        }
    }
}

#[test]
fn impossible_figures_are_refused_with_the_form_kept() {
    let fair = Fair::new();
    let send = |places: &str, best: &str| {
        let fields =
            [("title", "Season"), ("rules", "best-four"), ("places", places), ("best", best), ("about", "")];
        fair.send(&fair.director, NEW, &fields)
    };
    for (places, best, words) in [
        ("ten, nine", "", "first place first, such as 10, 7, 5"),
        ("1, 2", "", "no place gives more than a better one"),
        ("", "many", "Write a whole number"),
    ] {
        let refused = send(places, best);
        assert_eq!(refused.status, 422, "{places} {best}");
        says(&refused, words);
        says(&refused, "value=\"Season\"");
    }
    assert_eq!(send("8 4 2", "2").status, 303);
    let page = fair.house.get("/series/season").send();
    says(&page, "set by the director");
    says(&page, "The best 2 tournaments");
    silent(&page, "The best four");
}

/// A series of these tournaments, which a reader without an account follows.
#[test]
fn a_feed_tells_what_was_recorded_with_numbers_that_stay() {
    let (fair, _) = season();
    let feed = || fair.house.get(&format!("{SERIES}/feed.atom")).send();
    let first = feed();
    assert_eq!((first.status, first.header("content-type")), (200, "application/atom+xml; charset=utf-8"));
    says(&first, "<title>Season 2026</title>");
    says(&first, "counts as it was after line");
    says(&fair.house.get(SERIES).send(), &format!("href=\"{SERIES}/feed.atom\""));
    let ids = |of: &Response| -> Vec<String> {
        let text = of.text();
        text.split("<id>").skip(2).map(|part| part.split('<').next().unwrap().to_owned()).collect()
    };
    assert_eq!(ids(&first).len(), 2);
    let (title, about) = ("</title><script>alert(1)</script>", "");
    let described = [("title", title), ("about", about)];
    assert_eq!(fair.send(&fair.director, &format!("{SERIES}/describe"), &described).status, 303);
    let second = feed();
    silent(&second, "<script>");
    assert_eq!(ids(&second)[1..], ids(&first), "what was there keeps its number");
    assert!(ids(&second).iter().all(|id| id.starts_with("urn:uuid:")), "{:?}", ids(&second));
    let text = second.text();
    let newest = text.split("<entry>").nth(1).unwrap();
    let line = newest.split("<link href=\"").nth(1).and_then(|link| link.split('"').next()).unwrap();
    let (page, anchor) = line.rsplit_once('#').unwrap();
    let (_, path) = page.split_once("/series/").unwrap();
    says(&fair.house.get(&format!("/series/{path}")).send(), &format!("id=\"{anchor}\""));
}

#[test]
fn a_tournament_that_is_hidden_later_is_named_nowhere_on_the_pages_of_a_series() {
    let (fair, spring) = season();
    let again = [("title", "Season 2027"), ("rules", "best-four"), ("about", "")];
    assert_eq!(fair.send(&fair.director, NEW, &again).status, 303);
    let fields = [("tournament", spring.as_str()), ("intent", "count")];
    assert_eq!(fair.send(&fair.director, "/series/season-2027/tournaments", &fields).status, 303);
    let id = fair.desk().tournament(&spring).unwrap().id().to_string();
    let out = [("tournament", id.as_str()), ("reason", "A rehearsal."), ("intent", "remove")];
    assert_eq!(fair.send(&fair.director, "/series/season-2027/tournaments", &out).status, 303);
    let kira = person(fair.desk(), &spring, 1);
    let title = fair.desk().tournament(&spring).unwrap().tournament.setup().unwrap().settings.title.clone();
    let pages = [
        SERIES.to_owned(),
        format!("{SERIES}/log"),
        format!("{SERIES}/feed.atom"),
        format!("{SERIES}/why/{kira}"),
        "/api/v1/series/season-2026".to_owned(),
        "/series/season-2027/log".to_owned(),
        "/series/season-2027/feed.atom".to_owned(),
    ];
    for page in &pages {
        says(&fair.house.get(page).send(), &title);
    }
    let hidden = fair.send(&fair.operator, &format!("/t/{spring}/hide"), &[("reason", "A rehearsal.")]);
    assert_eq!(hidden.status, 303);
    for page in &pages {
        let shown = fair.house.get(page).send();
        assert_eq!(shown.status, 200, "{page}");
        silent(&shown, &title);
        silent(&shown, spring.as_str());
    }
    says(&fair.house.get(&pages[1]).send(), "A hidden tournament");
}

#[test]
fn a_director_withdraws_the_bonus_of_somebody_who_hid_since() {
    let (fair, spring) = season();
    let kira = person(fair.desk(), &spring, 1).to_string();
    let why = format!("{SERIES}/why/{kira}");
    let send = |fields: &[(&str, &str)]| {
        let fields: Vec<_> = [("person", kira.as_str())].into_iter().chain(fields.iter().copied()).collect();
        fair.send(&fair.director, &format!("{SERIES}/bonus"), &fields)
    };
    assert_eq!(send(&[("points", "3"), ("reason", "Lent a deck."), ("intent", "give")]).status, 303);
    let id = fair.desk().tournament(&spring).unwrap().id();
    fair.desk().choose_visibility(id, PlayerId(1), Visibility::Hidden, Utc::now()).unwrap();
    assert_eq!(fair.house.get(&why).send().status, 404);
    assert_eq!(fair.page(&fair.stranger, &why).status, 404);
    silent(&fair.house.get(SERIES).send(), &kira);
    let page = fair.page(&fair.director, &why);
    says(&page, "A player who is not named");
    silent(&page, "Kira Nerys");
    says(&fair.page(&fair.director, SERIES), &why);
    let withdrawn = send(&[("number", "3"), ("reason", "By mistake."), ("intent", "withdraw")]);
    assert_eq!(withdrawn.status, 303, "{}", withdrawn.text());
    silent(&fair.page(&fair.director, &why), "Lent a deck.");
}

#[test]
fn the_bonus_of_somebody_who_was_joined_to_another_is_read_and_withdrawn() {
    let (fair, spring) = season();
    let autumn = played(fair.desk(), 78, "Kira Nerys\nJake\nNog\nEzri");
    assert_eq!(count(&fair, &autumn).status, 303);
    let [kept, gone] = [&spring, &autumn].map(|at| person(fair.desk(), at, 1));
    let why = format!("{SERIES}/why/{gone}");
    let person = gone.to_string();
    let send = |fields: &[(&str, &str)]| {
        let fields: Vec<_> =
            [("person", person.as_str())].into_iter().chain(fields.iter().copied()).collect();
        fair.send(&fair.director, &format!("{SERIES}/bonus"), &fields)
    };
    assert_eq!(send(&[("points", "3"), ("reason", "Lent a deck."), ("intent", "give")]).status, 303);
    fair.desk().say_same(&autumn, &submission(), &[(PlayerId(1), kept)]).unwrap();
    for path in [SERIES, why.as_str(), format!("{SERIES}/log").as_str()] {
        silent(&fair.house.get(path).send(), "player who is not named");
    }
    says(&fair.house.get(&why).send(), &format!("/players/{kept}"));
    let standings = json(&fair, "/api/v1/series/season-2026")["standings"].as_array().unwrap().clone();
    for one in &standings {
        assert!(one["name"].is_string() && one["id"] != person, "{one}");
    }
    let twice = standings.iter().filter(|one| one["id"] == kept.to_string()).count();
    assert_eq!(twice, 2, "as the description of the field says");
    let run = fair.page(&fair.director, &format!("{SERIES}/run"));
    says(&run, "Changed since: staff corrected who 1 player is");
    says(&run, ", but staff corrected which person this is");
    silent(&run, "another place");
    silent(&run, "no place");
    let page = fair.house.get(SERIES).send();
    says(&page, "Changed since: staff corrected who 1 player is");
    says(&page, "<th scope=\"col\">By tournament</th>");

    let id = fair.desk().tournament(&autumn).unwrap().id();
    let counted = fair.desk().series(&slug("season-2026")).unwrap();
    let seen = counted.series.counted(id).unwrap().counted.head.hash.to_string();
    let again = [
        ("tournament", autumn.as_str()),
        ("intent", "again"),
        ("seen", seen.as_str()),
        ("reason", "They are one person."),
    ];
    assert_eq!(fair.send(&fair.director, &format!("{SERIES}/tournaments"), &again).status, 303);
    says(&fair.house.get(&why).send(), "Lent a deck.");
    let withdrawn = send(&[("number", "4"), ("reason", "By mistake."), ("intent", "withdraw")]);
    assert_eq!(withdrawn.status, 303, "{}", withdrawn.text());
    silent(&fair.page(&fair.director, &why), "Lent a deck.");
}

#[test]
fn whom_somebody_was_joined_to_is_looked_up_again_once_staff_tell_them_apart() {
    let (fair, spring) = season();
    let autumn = played(fair.desk(), 79, "Kira Nerys\nJake\nNog\nEzri");
    assert_eq!(count(&fair, &autumn).status, 303);
    let [kept, gone] = [&spring, &autumn].map(|at| person(fair.desk(), at, 1));
    fair.desk().say_same(&autumn, &submission(), &[(PlayerId(1), kept)]).unwrap();
    let why = || fair.house.get(&format!("{SERIES}/why/{gone}")).send();
    for _ in 0..2 {
        says(&why(), &format!("/players/{kept}"));
    }
    fair.desk().tell_apart(&autumn, &submission(), PlayerId(1)).unwrap();
    let apart = person(fair.desk(), &autumn, 1);
    assert!(apart != kept && apart != gone);
    says(&why(), &format!("/players/{apart}"));
}

#[test]
fn a_damaged_series_says_so_on_its_pages_and_hides_no_other() {
    let (fair, _) = season();
    let other = [("title", "Another season"), ("rules", "best-four"), ("about", "")];
    assert_eq!(fair.send(&fair.director, NEW, &other).status, 303);
    let health = || fair.house.get("/healthz").send();
    assert_eq!(health().status, 200, "the control");
    let marked = || {
        let all = json(&fair, "/api/v1/series")["series"].as_array().unwrap().clone();
        let damaged = all.into_iter().filter(|one| one["damaged"] == true);
        (damaged.map(|one| one["slug"].clone()).collect::<Vec<_>>(), fair.house.get("/series").send())
    };
    let (none, list) = marked();
    assert!(none.is_empty(), "{none:?}");
    silent(&list, "Damaged");
    let run = |query: &str| crate::support::database::run(fair.desk(), query);
    run("DROP TRIGGER series_log_refuses_update");
    run("UPDATE series_log SET payload = REPLACE(payload, '2026', '2027') WHERE sequence = 1");
    fair.desk().examine().unwrap();
    let sick = health();
    assert_eq!(sick.status, 503);
    says(&sick, "series season-2026");
    let (one, list) = marked();
    assert_eq!(one, ["season-2026"]);
    says(&list, "Damaged");
    for page in [SERIES.to_owned(), format!("{SERIES}/log")] {
        says(&fair.house.get(&page).send(), "The log of this series is damaged");
    }
    let api = fair.house.get("/api/v1/series/season-2026").send();
    assert_eq!(api.status, 503);
    says(&api, "{\"error\":\"The log of this series is damaged");
    for file in ["standings.csv", "teams.csv", "feed.atom"] {
        let answer = fair.house.get(&format!("{SERIES}/{file}")).send();
        assert_eq!(answer.status, 503, "{file}");
        says(&answer, "The log of this series is damaged");
    }
    let another = fair.house.get("/series/another-season").send();
    silent(&another, "The log of this series is damaged");
    says(&fair.page(&fair.operator, "/installation"), "The log of series season-2026 is damaged.");
    // It cannot even be read: the list has it, and the others.
    run(
        "UPDATE series_log SET payload = 'x' WHERE series IN (SELECT id FROM series WHERE slug = 'season-2026')",
    );
    fair.desk().examine().unwrap();
    let list = fair.house.get("/series").send();
    assert_eq!(list.status, 200);
    for words in ["Its log cannot be read.", "season-2026", "Another season"] {
        says(&list, words);
    }
    let listed = json(&fair, "/api/v1/series");
    assert_eq!((listed["count"].as_u64(), listed["series"].as_array().unwrap().len()), (Some(2), 1));
}

#[test]
fn the_list_of_series_goes_on_after_fifty_and_reads_no_log_of_another_page() {
    let fair = Fair::new();
    let begin = |number: usize| {
        let title = format!("Season {number}");
        let rules = Box::new(series_rules()[0].clone());
        let command = CreateSeries { title: title.clone(), about: String::new(), rules };
        let submission = SubmissionId::new(Uuid::new_v4());
        let actor = SeriesActor::operator();
        let sent = SeriesSubmission { actor, submission, body: title, now: Utc::now() };
        fair.desk().create_series(&command, &sent).unwrap();
    };
    (0..51).for_each(begin);
    let first = json(&fair, "/api/v1/series");
    assert_eq!(first["series"].as_array().unwrap().len(), 50);
    let second = json(&fair, first["next"].as_str().unwrap());
    assert_eq!((second["series"].as_array().unwrap().len(), second["next"].is_null()), (1, true));
    says(&fair.house.get("/series").send(), "Page 1 of 2");
    let reads = |path: &str| {
        let before = fair.desk().database_work().reads;
        assert_eq!(fair.house.get(path).send().status, 200);
        fair.desk().database_work().reads - before
    };
    assert!(reads("/series?page=2") + 40 < reads("/series"), "the page with one series reads one log");
    for nowhere in ["?page=3", "?page=0", "?page=x"] {
        assert_eq!(fair.house.get(&format!("/series{nowhere}")).send().status, 404, "{nowhere}");
    }
}
