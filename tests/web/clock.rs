//! A wrong clock changes no order, and is reported.

use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::site::{says, silent};
use crate::support::slug;
use arbiter::app::FormSubmission;
use arbiter::domain::tournament::command::{Command, PairRound, PublishRound};
use chrono::{TimeDelta, Utc};

#[test]
fn a_clock_that_was_set_back_is_reported_on_the_log_page_and_by_verify() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let told = || {
        let page = fair.house.get(&format!("/t/{SLUG}/log")).send().text();
        let verified = fair.desk().verify(Some(&slug(SLUG))).unwrap().remove(0);
        assert!(verified.holds(), "it is no damage: {:?}", verified.problems);
        (page.contains("clock was put back before line"), verified.notes)
    };
    assert_eq!(told(), (false, vec![]), "the control");
    let late = FormSubmission { now: Utc::now() - TimeDelta::minutes(75), ..submission() };
    fair.desk().register(&slug(SLUG), &late, "Quark").unwrap();
    let (page, notes) = told();
    assert!(
        page && notes.len() == 1 && notes[0].starts_with("the clock was put back before entry "),
        "{notes:?}"
    );
}

#[test]
fn a_clock_set_forward_during_a_round_is_an_entry_and_is_shown_wherever_times_are_read() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let page = |path: &str| fair.page(&fair.director, &format!("/t/{SLUG}{path}"));
    let (from, now) = (Utc::now() + TimeDelta::minutes(5), Utc::now() + TimeDelta::minutes(190));
    let before = fair.here().sequence();
    silent(&page("/log"), "clock was put");
    silent(&page("/rounds/1/staff"), "The clock jumped");
    fair.desk().note_clock_jump(from, now).unwrap();
    // Another process on the same machine noticed it too, a few seconds later.
    let later = TimeDelta::seconds(5);
    fair.desk().note_clock_jump(from + later, now + later).unwrap();
    assert_eq!(fair.here().sequence(), before + 1);
    says(&page("/log"), "The computer’s clock was put forward by 3 hours and 5 minutes.");
    says(&page("/log"), &format!("clock was put forward before line {}, from ", before + 1));
    says(&page("/rounds/1/staff"), "The clock jumped");
    says(&page("/rounds/1/staff"), "put forward by 3 hours and 5 minutes while this round was played");
    let verified = fair.desk().verify(Some(&slug(SLUG))).unwrap().remove(0);
    assert!(verified.holds() && verified.notes[0].starts_with("the clock was put forward before entry "));
    // Back again is another jump.
    fair.desk().note_clock_jump(now + later, from + later).unwrap();
    assert_eq!(fair.here().sequence(), before + 2);
    says(&page("/log"), "The computer’s clock was put back by 3 hours and 5 minutes.");
    // Where nobody plays, no time matters.
    let quiet = fair.desk().tournament(&slug("elsewhere")).unwrap();
    assert!(!quiet.log.is_empty() && quiet.log.iter().all(|line| line.kind != "clock-jumped"));
}

#[test]
fn a_round_on_another_day_than_the_tournament_names_the_day() {
    let day = |now: &str| {
        let fair = Fair::with_players(&["Kira", "Odo"]);
        let pair = Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] });
        for command in [pair, Command::PublishRound(PublishRound {})] {
            let submission = FormSubmission { now: now.parse().unwrap(), ..submission() };
            fair.desk().submit(&slug(SLUG), &submission, |_| Ok(command.clone())).unwrap();
        }
        let page = fair.house.get(&format!("/t/{SLUG}/rounds/1")).send().text();
        page.contains("13 May 2026, ") && page.contains(" to ")
    };
    assert!(!day("2026-05-12T09:00:00Z"));
    assert!(day("2026-05-13T09:00:00Z"));
}
