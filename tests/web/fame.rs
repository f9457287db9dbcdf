//! Ratings and the hall of fame by URL: they follow from finished tournaments, and name nobody who does not want it.

use crate::support::played::{person, played};
use crate::support::site::fair::{Fair, submission};
use crate::support::site::{says, silent};
use arbiter::app::Visibility;
use arbiter::domain::id::{PlayerId, Slug};
use chrono::Utc;

/// Kira won three tournaments against Odo, who is the same person at each.
fn three() -> (Fair, Vec<Slug>) {
    let fair = Fair::new();
    let desk = fair.desk();
    let all: Vec<Slug> = (70..73).map(|number| played(desk, number, "Kira Nerys\nOdo")).collect();
    let same = [1, 2].map(|player| (PlayerId(player), person(desk, &all[0], player)));
    for at in &all[1..] {
        desk.say_same(at, &submission(), &same).unwrap();
    }
    (fair, all)
}

#[test]
fn ratings_are_shown_by_game_kind_and_formula_with_their_rules() {
    let (fair, all) = three();
    let page = fair.house.get("/ratings").send();
    says(&page, "data-find>");
    for words in
        ["First Edition, constructed", "Kira Nerys", "3 games", "our default", "articleID=3461", "Brackets"]
    {
        says(&page, words);
    }
    for by in ["decipher", "tcc", "glicko"] {
        let page = fair.house.get(&format!("/ratings?game=1E&kind=built&by={by}")).send();
        for words in ["Kira Nerys", "a bye, or a game to which a player did not come, is not rated"] {
            says(&page, words);
        }
    }
    for (by, of_level) in [("decipher", "2, Regional: k 32"), ("tcc", "2, Regional: k 28")] {
        let page = fair.house.get(&format!("/ratings?game=1E&kind=built&by={by}")).send();
        for words in [of_level, "As long as every tournament is at the lowest level"] {
            says(&page, words);
        }
    }
    // The control: no level moves Glicko-2.
    assert!(!fair.house.get("/ratings?by=glicko").send().text().contains("lowest level"));
    for nowhere in ["?game=2E", "?kind=opened", "?by=elo", "?page=2", "?page=x"] {
        assert_eq!(fair.house.get(&format!("/ratings{nowhere}")).send().status, 404, "{nowhere}");
    }
    let record = fair.house.get(&format!("/players/{}", person(fair.desk(), &all[0], 1))).send();
    let alike = "the formulas of Decipher and The Continuing Committee give the same ratings";
    for words in ["Ratings", "Glicko-2", "Rating over time", "<polyline points=", alike] {
        says(&record, words);
    }
    assert_eq!(Fair::new().house.get("/ratings").send().status, 200, "before anything was played");
}

#[test]
fn the_hall_of_fame_names_who_won_most_of_all_time_and_in_a_year() {
    let (fair, _) = three();
    for path in ["/hall-of-fame", "/hall-of-fame?year=2026"] {
        let page = fair.house.get(path).send();
        for words in [
            "data-find=",
            "Most tournaments won",
            "Kira Nerys",
            "3 finished tournaments",
            "2 players",
            "3 games",
        ] {
            says(&page, words);
        }
    }
    says(&fair.house.get("/hall-of-fame?year=2026").send(), "2026 in figures");
    for nowhere in ["1999", "x", "99999999999"] {
        assert_eq!(fair.house.get(&format!("/hall-of-fame?year={nowhere}")).send().status, 404);
    }
}

#[test]
fn what_tells_of_one_tournament_names_its_players_however_they_want_to_be_found() {
    let (fair, all) = three();
    let id = fair.desk().tournament(&all[0]).unwrap().id();
    let of_it = ["", "/standings.csv", "/rounds/1.csv", "/log"].map(|page| format!("/t/{}{page}", all[0]));
    let rows = ["/", "/feed.atom", "/api/v1/tournaments"].map(str::to_owned);
    let newest = fair.house.get("/api/v1/tournaments").send().text();
    let newest: serde_json::Value = serde_json::from_str(&newest).unwrap();
    let winner = newest["tournaments"][0]["winners"][0].as_str().unwrap();
    let player = PlayerId(if winner == "Odo" { 2 } else { 1 });
    for wish in [Visibility::Initials, Visibility::Hidden] {
        fair.desk().choose_visibility(id, player, wish, Utc::now()).unwrap();
        for page in of_it.iter().chain(&rows) {
            says(&fair.house.get(page).send(), winner);
        }
        for page in ["/players", "/ratings", "/hall-of-fame"] {
            silent(&fair.house.get(page).send(), winner);
        }
    }
}

#[test]
fn who_hides_or_is_erased_is_gone_from_ratings_hall_of_fame_and_series_at_once() {
    let (fair, all) = three();
    let desk = fair.desk();
    let begun = [("title", "Season"), ("rules", "best-four"), ("about", "")];
    assert_eq!(fair.send(&fair.director, "/new-series", &begun).status, 303);
    let count = [("tournament", all[0].as_str()), ("intent", "count")];
    assert_eq!(fair.send(&fair.director, "/series/season/tournaments", &count).status, 303);
    let kira = person(desk, &all[0], 1);
    let why = format!("/series/season/why/{kira}");
    let bonus = [
        ("person", kira.to_string()),
        ("points", "1".into()),
        ("reason", "Fair.".into()),
        ("intent", "give".into()),
    ];
    let bonus: Vec<(&str, &str)> = bonus.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(fair.send(&fair.director, "/series/season/bonus", &bonus).status, 303);
    let pages = [
        "/ratings",
        "/hall-of-fame",
        "/series/season",
        "/series/season/log",
        "/series/season/standings.csv",
        "/api/v1/series/season",
        "/api/v1/ratings",
        "/api/v1/hall-of-fame",
        "/series/season/feed.atom",
    ];
    let each = |check: fn(&crate::support::site::Response, &str), words: &str| {
        for page in pages {
            check(&fair.house.get(page).send(), words);
        }
    };
    each(says, "Kira Nerys");
    assert_eq!(fair.house.get(&why).send().status, 200);
    let id = desk.tournament(&all[0]).unwrap().id();
    desk.choose_visibility(id, PlayerId(1), Visibility::Hidden, Utc::now()).unwrap();
    each(silent, "Kira");
    assert_eq!(fair.house.get(&why).send().status, 404);
    silent(&fair.house.get("/api/v1/series/season").send(), &kira.to_string());
    desk.choose_visibility(id, PlayerId(1), Visibility::Name, Utc::now()).unwrap();
    each(says, "Kira Nerys");
    desk.erase(&all[2], &submission(), PlayerId(1)).unwrap();
    each(silent, "Kira");
    says(&fair.house.get("/series/season").send(), "A player who is not named");
}
