//! One person at several tournaments, by URL: nobody is taken for another until staff say so.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test stops where it fails")]

mod web;

use arbiter::domain::id::{PersonId, PlayerId};
use arbiter::domain::tournament::command::Command;
use arbiter::domain::tournament::dispute::Judge;
use arbiter::domain::tournament::penalty::Level;
use web::Response;
use web::fair::{Fair, SLUG, deed};

const OTHER: &str = "elsewhere";

/// Kira and Odo played elsewhere, Kira was warned there; both are registered here as anybody is, Kira first.
fn fair() -> Fair {
    let fair = Fair::new();
    fair.desk().register(OTHER, &deed(), "Kira Nerys\nOdo").unwrap();
    let warning = Command::IssuePenalty {
        player: PlayerId(1),
        judge: Judge::default(),
        kind: "scouting".to_owned(),
        level: Level::Warning,
        round: None,
        reason: "looked at another table".to_owned(),
        dispute: None,
    };
    fair.desk().submit(OTHER, &deed(), |_| Ok(warning.clone())).unwrap();
    fair.register("KIRA nerys\nOdo\nQuark");
    fair
}

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn person(fair: &Fair, tournament: &str, player: u32) -> PersonId {
    let here = fair.desk().tournament(tournament).unwrap();
    here.tournament.player(PlayerId(player)).unwrap().person
}

fn same(fair: &Fair, player: u32, elsewhere: u32) -> String {
    format!("{player}:{}", person(fair, OTHER, elsewhere))
}

fn says(page: &Response, words: &str) {
    assert!(page.text().contains(words), "“{words}” is missing: {}", page.text());
}

fn silent(page: &Response, words: &str) {
    assert!(!page.text().contains(words), "“{words}” stands there: {}", page.text());
}

#[test]
fn a_name_known_from_elsewhere_is_offered_and_taken_for_nobody() {
    let fair = fair();
    assert_ne!(person(&fair, SLUG, 1), person(&fair, OTHER, 1));
    let players = fair.page(&fair.director, &at("/players"));
    says(&players, "Known from earlier?");
    says(&players, "<bdi>KIRA nerys</bdi>, played at <a href=\"/t/elsewhere\">Elsewhere</a> (12 May 2026)");
    silent(&players, "<bdi>Quark</bdi>, played");
    silent(&fair.page(&fair.director, &at("/players/1")), "At other tournaments");
    silent(&fair.page(&fair.judge, &at("/players")), "Known from earlier?");
}

#[test]
fn staff_say_who_is_the_same_person_and_the_past_is_there() {
    let fair = fair();
    let (kira, odo) = (same(&fair, 1, 1), same(&fair, 2, 2));
    let before = person(&fair, SLUG, 1);
    let given = fair.send(&fair.director, &at("/players/known"), &[("same", &kira), ("same", &odo)]);
    assert_eq!((given.status, given.header("location")), (303, at("/players").as_str()));
    assert_eq!(person(&fair, SLUG, 1), person(&fair, OTHER, 1));
    assert_eq!(person(&fair, SLUG, 2), person(&fair, OTHER, 2));
    let record = fair.page(&fair.judge, &at("/players/1"));
    says(&record, "Scouting other tables, Warning (Elsewhere, 12 May 2026)");
    says(&record, "Staff put right which person Kira Nerys is, across tournaments.");
    silent(&fair.page(&fair.director, &at("/players")), "Known from earlier?");
    // What was typed at the door is forgotten: the name stands once, with the person.
    let left = fair.desk().store().person(before).unwrap().unwrap();
    assert_eq!((left.name, left.erased), (None, true));
    // Erasing the person then erases the name at both tournaments.
    fair.send(&fair.director, &at("/players/1/erase"), &[]);
    for slug in [SLUG, OTHER] {
        silent(&fair.house.get(&format!("/t/{slug}/log")).send(), "Kira");
        silent(&fair.house.get(&format!("/t/{slug}/log")).send(), "KIRA");
    }
}

#[test]
fn a_wrong_guess_is_taken_back() {
    let fair = fair();
    fair.send(&fair.director, &at("/players/known"), &[("same", &same(&fair, 1, 1))]);
    says(&fair.page(&fair.director, &at("/players/1")), "That was somebody else");
    let apart = fair.send(&fair.director, &at("/players/1/apart"), &[]);
    assert_eq!(apart.status, 303);
    assert_ne!(person(&fair, SLUG, 1), person(&fair, OTHER, 1));
    let record = fair.page(&fair.director, &at("/players/1"));
    silent(&record, "At other tournaments");
    says(&record, "<h1><bdi>Kira Nerys</bdi></h1>");
    let again = fair.send(&fair.director, &at("/players/1/apart"), &[]);
    assert_eq!(again.status, 422);
    says(&again, "Kira Nerys is not known from any other tournament.");
}

#[test]
fn nobody_becomes_two_people_or_somebody_of_another_name() {
    let fair = fair();
    let entries = fair.here().sequence();
    let refused = |sent: &[(&str, &str)], words: &str| {
        let page = fair.send(&fair.director, &at("/players/known"), sent);
        assert_eq!(page.status, 422, "{sent:?}");
        says(&page, words);
    };
    refused(&[], "Nobody is chosen. Tick the players who are the same person.");
    // Odo’s person for Kira, and a person that nobody offered.
    let foreign = same(&fair, 1, 2);
    refused(&[("same", &foreign)], "no longer known under the same name");
    let unknown = format!("1:{}", uuid::Uuid::from_u128(9));
    refused(&[("same", &unknown)], "no longer known under the same name");
    // Two players of one name cannot both be the same person.
    fair.register("kira NERYS");
    let (first, last) = (same(&fair, 1, 1), same(&fair, 4, 1));
    refused(&[("same", &first), ("same", &last)], "is already registered in this tournament.");
    let rubbish = fair.send(&fair.director, &at("/players/known"), &[("same", "rubbish")]);
    assert_eq!(rubbish.status, 400);
    assert_eq!(fair.here().sequence(), entries + 1, "only the registration");
}
