//! Series by URL: its directors run one, everybody reads it, and nobody else changes it.

use std::collections::BTreeSet;

use crate::support::played::{person, played};
use crate::support::site::fair::Fair;
use crate::support::site::{Response, says, silent};
use arbiter::domain::id::Slug;
use serde_json::Value;

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
    says(&fair.house.get("/series/season").send(), "set by the director");
}
