//! A field full of names that also played elsewhere: a page lists some of them, says how many more there are, and goes on
//! once they are settled.

use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::site::{Response, says, silent};
use crate::support::slug;
use arbiter::domain::id::PlayerId;
use arbiter::domain::tournament::role::Role;

const OTHER: &str = "elsewhere";

/// This many players, each of whom has a namesake at another tournament of the same director.
fn fair(players: u32) -> Fair {
    let fair = Fair::new();
    fair.also_elsewhere("Ruth O'Brien <b>", Role::Director);
    let names: Vec<String> = (1..=players).map(|number| format!("Ensign {number}")).collect();
    // One form takes no more than 512.
    for some in names.chunks(500) {
        fair.desk().register(&slug(OTHER), &submission(), &some.join("\n")).unwrap();
        fair.register(&some.join("\n"));
    }
    fair
}

fn players(fair: &Fair) -> Response {
    fair.page(&fair.director, &format!("/t/{SLUG}/players"))
}

/// How many boxes there are to tick.
fn boxes(page: &Response) -> usize {
    page.text().matches("name=\"same\"").count()
}

fn line(number: u32) -> String {
    format!("<bdi>Ensign {number}</bdi>, played at")
}

#[test]
fn two_hundred_are_listed_and_the_next_comes_once_one_is_settled() {
    let fair = fair(300);
    let page = players(&fair);
    assert_eq!(boxes(&page), 200);
    says(&page, "100 more will come once you have settled these");
    says(&page, &line(1));
    says(&page, &line(200));
    silent(&page, &line(201));
    // The list of all players, in which names are sought, leads to the page on which every player has their namesakes.
    let last = fair.page(&fair.director, &format!("/t/{SLUG}/players/300"));
    says(&page, &format!("href=\"/t/{SLUG}/players/300\""));
    assert_eq!(boxes(&last), 1);
    says(&last, &line(300));
    silent(&last, "more will come");

    let there = fair.desk().tournament(&slug(OTHER)).unwrap();
    let same = |number: u32| {
        let player = PlayerId(number);
        format!("{player}:{}", there.tournament.player(player).unwrap().person)
    };
    let settle = |numbers: &[u32]| {
        let same: Vec<String> = numbers.iter().map(|number| same(*number)).collect();
        let fields: Vec<(&str, &str)> = same.iter().map(|one| ("same", one.as_str())).collect();
        let sent = fair.send(&fair.director, &format!("/t/{SLUG}/players/known"), &fields);
        assert_eq!(sent.status, 303, "{}", sent.text());
        players(&fair)
    };
    let page = settle(&[1]);
    assert_eq!(boxes(&page), 200);
    says(&page, "99 more will come");
    silent(&page, &line(1));
    says(&page, &line(201));
    let rest: Vec<u32> = (2..=100).collect();
    let page = settle(&rest);
    assert_eq!(boxes(&page), 200);
    silent(&page, "more will come");
    says(&page, &line(300));
}

#[test]
fn beyond_a_thousand_nobody_counts_and_the_store_is_asked_no_more_often() {
    let reads = |players: u32, words: &str| {
        let fair = fair(players);
        let path = format!("/t/{SLUG}/players");
        fair.page(&fair.director, &path); // the tournament is in memory from here on
        let before = fair.desk().database_work().reads;
        let page = fair.page(&fair.director, &path);
        assert_eq!(boxes(&page), 200);
        says(&page, words);
        fair.desk().database_work().reads - before
    };
    let few = reads(300, "100 more will come");
    let many = reads(1_100, "At least 800 more will come");
    assert!(many <= few + 1, "one more for the next five hundred names: {many} after {few}");
}
