//! A wrong clock changes no order, and is reported.

use crate::support::site::fair::{Fair, SLUG, deed};
use arbiter::app::Deed;
use arbiter::domain::tournament::command::{Command, PairRound, PublishRound};
use chrono::{TimeDelta, Utc};

#[test]
fn a_clock_that_was_put_back_is_told_on_the_log_page_and_by_verify() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let told = || {
        let page = fair.house.get(&format!("/t/{SLUG}/log")).send().text();
        let verified = fair.desk().verify(Some(SLUG)).unwrap().remove(0);
        assert!(verified.holds(), "it is no damage: {:?}", verified.problems);
        (page.contains("clock was put back before line"), verified.notes)
    };
    assert_eq!(told(), (false, vec![]), "the control");
    let late = Deed { now: Utc::now() - TimeDelta::minutes(75), ..deed() };
    fair.desk().register(SLUG, &late, "Quark").unwrap();
    let (page, notes) = told();
    assert!(
        page && notes.len() == 1 && notes[0].starts_with("the clock was put back before entry "),
        "{notes:?}"
    );
}

#[test]
fn a_round_on_another_day_than_the_tournament_names_the_day() {
    let day = |now: &str| {
        let fair = Fair::with_players(&["Kira", "Odo"]);
        let pair = Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] });
        for command in [pair, Command::PublishRound(PublishRound {})] {
            let deed = Deed { now: now.parse().unwrap(), ..deed() };
            fair.desk().submit(SLUG, &deed, |_| Ok(command.clone())).unwrap();
        }
        let page = fair.house.get(&format!("/t/{SLUG}/rounds/1")).send().text();
        page.contains("13 May 2026, ") && page.contains(" to ")
    };
    assert!(!day("2026-05-12T09:00:00Z"));
    assert!(day("2026-05-13T09:00:00Z"));
}
