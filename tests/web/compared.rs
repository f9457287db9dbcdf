//! Every JSON answer that the route table offers, compared with its page: each row with its figures, in the same order. A
//! JSON address without a comparison fails.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::page_text::words;
use crate::support::played::{person, played};
use crate::support::site::fair::{Fair, submission};
use arbiter::domain::id::{PersonId, PlayerId, Slug};
use arbiter::web::urls;
use chrono::NaiveDate;
use serde_json::Value;

/// What a page has to say of a row: what it is called, and then its figures, all near that.
type Said = Vec<String>;

/// An address for programs, its page, and what of the answer the page has to say.
struct Pair {
    data: String,
    page: String,
    says: fn(&Value) -> Vec<Said>,
}

/// Characters before a name in which its place may be written, and after it for its other figures.
const BEFORE: usize = 60;
const AFTER: usize = 160;

/// Whether a page says each of these rows, one after the other.
fn compare(page: &str, rows: &[Said]) -> Result<(), String> {
    let text: Vec<char> = page.chars().collect();
    let mut from = 0;
    for row in rows {
        let (name, figures) = row.split_first().unwrap();
        let name_chars: Vec<char> = name.chars().collect();
        // A name may come before its row, in a heading or a note: the first place with all figures near it counts.
        let is_there = |at: &usize| {
            if text[*at..].starts_with(&name_chars) {
                let near: String = text
                    [at.saturating_sub(BEFORE)..(at + name_chars.len() + AFTER).min(text.len())]
                    .iter()
                    .collect();
                return figures.iter().all(|figure| stands_alone(&near, figure));
            }
            false
        };
        let found = (from..text.len()).find(is_there);
        from = found.ok_or_else(|| format!("{row:?} is not said after character {from} of: {page}"))? + 1;
    }
    Ok(())
}

/// Whether a text holds a figure that is no part of a longer number.
fn stands_alone(text: &str, figure: &str) -> bool {
    text.match_indices(figure).any(|(at, _)| {
        let digit = |it: Option<char>| it.is_some_and(|it| it.is_ascii_digit());
        let begins = figure.starts_with(|it: char| it.is_ascii_digit());
        let ends = figure.ends_with(|it: char| it.is_ascii_digit());
        let goes_on = |end: bool, next: Option<char>| end && digit(next);
        let (before, after) = (text[..at].chars().next_back(), text[at + figure.len()..].chars().next());
        ![(begins, before), (ends, after)].into_iter().any(|(end, next)| goes_on(end, next))
    })
}

fn text(of: &Value) -> String {
    match of {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn list<'v>(of: &'v Value, name: &str) -> impl Iterator<Item = &'v Value> {
    of[name].as_array().unwrap_or_else(|| panic!("no list {name} in {of}")).iter()
}

fn rows(of: &Value, name: &str, figures: &[&str]) -> Vec<Said> {
    list(of, name).map(|row| figures.iter().map(|figure| text(&row[figure])).collect()).collect()
}

/// A day as pages write it.
fn day(of: &Value, format: &str) -> String {
    let day: NaiveDate = of.as_str().unwrap().parse().unwrap();
    day.format(format).to_string()
}

fn balance(of: &Value) -> String {
    format!("{}–{}–{}", of["wins"], of["losses"], of["ties"])
}

fn tournaments(of: &Value) -> Vec<Said> {
    list(of, "tournaments")
        .map(|one| vec![text(&one["title"]), format!("{} players", one["players"])])
        .collect()
}

fn tournament(of: &Value) -> Vec<Said> {
    let mut said = vec![vec![text(&of["title"])]];
    said.extend(list(of, "ranking").take(3).map(|one| vec![text(&one["name"])]));
    said.extend(
        list(of, "rounds")
            .map(|one| vec![text(&one["name"]), format!("{} of {}", one["results"], one["tables"])]),
    );
    said
}

fn standings(of: &Value) -> Vec<Said> {
    rows(of, "lines", &["name", "place", "victory_points"])
}

fn round(of: &Value) -> Vec<Said> {
    let mut said = Vec::new();
    for table in list(of, "tables") {
        for side in list(table, "sides") {
            said.push(vec![text(&side["name"]), text(&side["score"]), text(&side["grade"])]);
        }
    }
    said
}

fn people(of: &Value) -> Vec<Said> {
    list(of, "people")
        .map(|one| vec![text(&one["name"]), text(&one["tournaments"]), day(&one["last"], "%-d %b %Y")])
        .collect()
}

fn one_person(of: &Value) -> Vec<Said> {
    let mut said = vec![vec![text(&of["name"]), format!("{} tournaments", of["tournaments"])]];
    said.extend(list(of, "played").map(|one| {
        vec![text(&one["title"]), day(&one["date"], "%-d %b %Y"), text(&one["place"]), balance(&one["games"])]
    }));
    said.extend(list(of, "met").map(|one| vec![text(&one["name"]), balance(&one["games"])]));
    said
}

fn all_series(of: &Value) -> Vec<Said> {
    list(of, "series")
        .map(|one| vec![text(&one["title"]), format!("{} tournaments", one["tournaments"])])
        .collect()
}

fn one_series(of: &Value) -> Vec<Said> {
    let mut said =
        vec![vec![text(&of["title"]), format!("{} players", of["players"])], vec![text(&of["about"])]];
    said.extend(rows(of, "standings", &["name", "place", "points"]));
    said.extend(
        list(of, "tournaments")
            .map(|one| vec![text(&one["title"]), day(&one["date"], "%-d %b %Y"), text(&one["players"])]),
    );
    said.push(vec![text(&of["rules"])]);
    said
}

fn ratings(of: &Value) -> Vec<Said> {
    let mut said = vec![vec![text(&of["rated"]["name"]), text(&of["method"])]];
    said.extend(list(of, "ranking").map(|one| {
        let games = format!("{} games", one["rated_games"]);
        vec![
            text(&one["name"]),
            text(&one["place"]),
            games,
            day(&one["last"], "%-d %b %Y"),
            text(&one["rating"]),
        ]
    }));
    said
}

fn fame(of: &Value) -> Vec<Said> {
    let mut said = vec![vec![
        format!("{} finished tournaments", of["tournaments"]),
        format!("{} players", of["players"]),
        format!("{} games", of["games"]),
    ]];
    for laurel in ["tournaments_won", "games_won", "tournaments_played"] {
        said.extend(rows(of, laurel, &["name", "place", "count"]));
    }
    said
}

/// Three tournaments with people in common, and a series of them.
fn community() -> (Fair, Slug, PersonId) {
    let fair = Fair::new();
    let desk = fair.desk();
    let names = "Kira Nerys\nOdo\nQuark\nRom\nNog";
    let all: Vec<Slug> = (70..73).map(|number| played(desk, number, names)).collect();
    let same = [1, 2, 3, 4].map(|player| (PlayerId(player), person(desk, &all[0], player)));
    for at in &all[1..] {
        desk.say_same(at, &submission(), &same).unwrap();
    }
    for (title, series) in [("A slug", "a-slug"), ("Another season", "another-season")] {
        let begun = [("title", title), ("rules", "place-and-attendance"), ("about", "Three evenings.")];
        assert_eq!(fair.send(&fair.director, "/new-series", &begun).status, 303);
        for at in &all[..2] {
            let count = [("tournament", at.as_str()), ("intent", "count")];
            assert_eq!(
                fair.send(&fair.director, &format!("/series/{series}/tournaments"), &count).status,
                303
            );
        }
    }
    // Player 1 has the bye everywhere.
    let odo = person(desk, &all[0], 2);
    (fair, all[0].clone(), odo)
}

fn pairs(at: &Slug, kira: PersonId) -> BTreeMap<&'static str, Vec<Pair>> {
    let api = |path: &str| format!("/api/v1{path}");
    let pair = |data: String, page: String, says| Pair { data, page, says };
    let same = |path: &str, says| vec![pair(api(path), path.to_owned(), says)];
    let here = |path: &str, says| {
        vec![pair(api(&format!("/tournaments/{at}{path}")), format!("/t/{at}{path}"), says)]
    };
    let with = |path: &str, queries: &[&str], says: fn(&Value) -> Vec<Said>| -> Vec<Pair> {
        let each = queries.iter();
        each.map(|query| pair(api(&format!("{path}{query}")), format!("{path}{query}"), says)).collect()
    };
    BTreeMap::from([
        (urls::api_tournaments::PATH, same("/tournaments", tournaments as fn(&Value) -> Vec<Said>)),
        (urls::api_tournament::PATH, here("", tournament)),
        (urls::api_standings::PATH, here("/standings", standings)),
        (urls::api_standings_after::PATH, here("/standings/1", standings)),
        (urls::api_round::PATH, here("/rounds/1", round)),
        (urls::api_people::PATH, vec![pair(api("/people"), "/players".to_owned(), people)]),
        (
            urls::api_person::PATH,
            vec![pair(api(&format!("/people/{kira}")), format!("/players/{kira}"), one_person)],
        ),
        (urls::api_all_series::PATH, same("/series", all_series)),
        (urls::api_series::PATH, same("/series/a-slug", one_series)),
        (
            urls::api_ratings::PATH,
            with("/ratings", &["", "?game=1E&kind=built&by=tcc", "?by=glicko"], ratings),
        ),
        (urls::api_hall_of_fame::PATH, with("/hall-of-fame", &["", "?year=2026"], fame)),
    ])
}

/// The same answer with every figure another one.
fn changed(of: &Value) -> Value {
    match of {
        Value::Number(number) => (number.as_i64().unwrap() + 7_001).into(),
        Value::Array(all) => all.iter().map(changed).collect(),
        Value::Object(all) => all.iter().map(|(name, one)| (name.clone(), changed(one))).collect(),
        other => other.clone(),
    }
}

#[test]
fn every_json_answer_says_what_its_page_says() {
    let (fair, at, kira) = community();
    let json = |path: &str| -> Value {
        let answer = fair.house.get(path).send();
        assert_eq!(answer.status, 200, "{path}");
        serde_json::from_str(&answer.text()).unwrap()
    };
    let (pairs, mut ordered) = (pairs(&at, kira), 0);
    for Pair { data, page, says } in pairs.values().flatten() {
        let (data, shown) = (json(data), fair.house.get(page).send());
        assert_eq!(shown.status, 200, "{page}");
        let shown = words(&shown.text());
        let wanted = says(&data);
        assert!(wanted.len() > 1, "{page} has rows: {data}");
        compare(&shown, &wanted).unwrap_or_else(|why| panic!("{page}: {why}"));
        assert!(compare(&shown, &says(&changed(&data))).is_err(), "{page}: other figures go unnoticed");
        let names: BTreeSet<&String> = wanted.iter().filter_map(|row| row.first()).collect();
        if names.len() == wanted.len() {
            let backwards: Vec<Said> = wanted.iter().rev().cloned().collect();
            assert!(compare(&shown, &backwards).is_err(), "{page}: another order goes unnoticed");
            ordered += 1;
        }
    }
    assert!(ordered > 4, "only {ordered} orders were compared");
    // Each address of the description is compared here, or is another form of what is.
    let description = json("/openapi.json");
    let described: BTreeSet<&str> = description["paths"]
        .as_object()
        .unwrap()
        .iter()
        .filter(|(_, one)| one["get"]["responses"]["200"]["content"].get("application/json").is_some())
        .map(|(path, _)| path.as_str())
        .collect();
    let report = urls::results::PATH;
    let compared: BTreeSet<&str> = pairs.keys().copied().chain([report]).collect();
    assert_eq!(described, compared);
    let whole = json(&format!("/t/{at}/results/results.json"));
    for (part, address) in [("tournament", ""), ("standings", "/standings")] {
        assert_eq!(whole[part], json(&format!("/api/v1/tournaments/{at}{address}")), "{part} of the report");
    }
    assert_eq!(whole["rounds"][0], json(&format!("/api/v1/tournaments/{at}/rounds/1")));
}

#[test]
fn a_comparison_sees_a_missing_row_a_wrong_figure_and_another_order() {
    let page = "Place Player Points 1 Kira 12 points 2 Odo 9 points";
    let row = |name: &str, figure: &str| vec![name.to_owned(), figure.to_owned()];
    assert_eq!(compare(page, &[row("Kira", "12"), row("Odo", "9")]), Ok(()), "the control");
    for wrong in [vec![row("Kira", "12"), row("Quark", "9")], vec![row("Kira", "1"), row("Odo", "99")]] {
        assert!(compare(page, &wrong).is_err(), "{wrong:?}");
    }
    assert!(compare(page, &[row("Odo", "9"), row("Kira", "12")]).is_err());
    assert!(compare(page, &[row("Kira", "2 points")]).is_err(), "a part of a number is no number");
}
