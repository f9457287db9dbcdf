//! The clock of a round on every page: started apart from publishing, paused, resumed, more time for everybody.

use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::site::{Response, says, silent};
use crate::support::slug;
use arbiter::app::FormSubmission;
use arbiter::domain::id::RoundNumber;
use arbiter::domain::tournament::command::{Command, PairRound, PublishPairings, SetClock};
use arbiter::domain::tournament::round_clock::ClockChange;
use chrono::{DateTime, TimeDelta, Utc};

const PAGES: [&str; 5] = ["/rounds/1", "/rounds/1/staff", "/desk", "/screen", "/rounds/1/tables/1"];

fn path(rest: &str) -> String {
    format!("/t/{SLUG}{rest}")
}

/// Round 1 is published, and its clock waits.
fn waiting() -> Fair {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Rom"]);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishPairings(PublishPairings {}));
    fair
}

/// Sets the clock as if it had been done this many minutes before this moment.
fn before(now: DateTime<Utc>, fair: &Fair, minutes: i64, change: ClockChange) {
    let then = FormSubmission { now: now - TimeDelta::minutes(minutes), ..submission() };
    let set = SetClock { round: RoundNumber(1), change, seen: 0 };
    fair.desk().submit(&slug(SLUG), &then, |_| Ok(Command::SetClock(set.clone()))).unwrap();
}

/// Presses a button of the clock.
fn press(fair: &Fair, fields: &[(&str, &str)]) -> Response {
    fair.send(&fair.director, &path("/rounds/1/clock"), fields)
}

fn lines(fair: &Fair) -> usize {
    fair.here().log.len()
}

#[test]
fn the_director_publishes_now_and_starts_the_clock_when_everybody_sits() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let draft = fair.page(&fair.director, &path("/rounds/1/staff"));
    says(&draft, "Publish, start the clock later");
    let html = draft.text();
    let seen = html.split("name=\"seen\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let sent = fair.send(&fair.director, &path("/rounds/1/publish"), &[("seen", seen), ("clock", "later")]);
    assert_eq!(sent.status, 303);
    for page in PAGES {
        let shown = fair.page(&fair.director, &path(page));
        says(&shown, "not started yet");
        assert!(!shown.text().contains("data-ends"), "{page}: nothing counts");
    }
    says(&fair.page(&fair.seat(1), &path("/me")), "75:00");
    says(&fair.page(&fair.seat(1), &path("/me")), "round not started yet");
    says(&fair.page(&fair.director, &path("")), "Not started yet. ");
    says(&fair.page(&fair.director, &path("/log")), "75 minutes on the clock, which waits for its start.");
    assert_eq!(
        press(&fair, &[("act", "start"), ("seen", "0"), ("back", "desk")]).header("location"),
        path("/desk")
    );
    for page in PAGES {
        let shown = fair.page(&fair.director, &path(page));
        silent(&shown, "not started yet");
    }
    assert!(fair.page(&fair.seat(1), &path("/me")).text().contains("data-ends"));
}

#[test]
fn a_pause_is_shown_on_every_page_and_nobody_is_late_in_it() {
    let fair = waiting();
    let now = Utc::now();
    before(now, &fair, 80, ClockChange::Started);
    says(&fair.page(&fair.director, &path("/desk")), "5 minutes over");
    before(now, &fair, 78, ClockChange::Paused);
    for page in PAGES {
        let shown = fair.page(&fair.director, &path(page));
        says(&shown, "paused at");
        silent(&shown, " over<");
    }
    says(&fair.page(&fair.seat(1), &path("/me")), "73:00");
    says(&fair.page(&fair.seat(1), &path("/me")), "round paused at");
    says(&fair.page(&fair.director, &path("")), "Paused at");
    let api = fair.house.get(&format!("/api/v1/tournaments/{SLUG}/rounds/1")).send().text();
    assert!(api.contains("\"seconds_left\":4380") && api.contains("\"ends\":null"), "{api}");
    let to = press(&fair, &[("act", "resume"), ("seen", "0")]);
    assert_eq!((to.status, to.header("location")), (303, &*path("/rounds/1/staff")));
    let desk = fair.page(&fair.director, &path("/desk"));
    says(&desk, "Pause the clock");
    assert!(desk.text().contains("data-ends"));
}

/// The tournament is dated months ago, so each day is another one than its own, as on the second day of a weekend.
#[test]
fn on_another_day_a_clock_that_runs_names_the_day_only_on_a_page_that_is_kept() {
    let fair = waiting();
    let today = Utc::now().with_timezone(&chrono_tz::Europe::Paris);
    let day = format!(" on {}", today.format("%-d %B %Y"));
    before(Utc::now(), &fair, 0, ClockChange::Started);
    let staff = fair.page(&fair.director, &path("/rounds/1/staff"));
    says(&staff, "75 minutes from ");
    says(&staff, "ends at ");
    silent(&staff, &day);
    before(Utc::now(), &fair, 0, ClockChange::Paused);
    silent(&fair.page(&fair.director, &path("/rounds/1/staff")), &day);
    assert!(fair.house.get(&path("/rounds/1")).send().text().contains(&day[1..]), "{day}");
}

#[test]
fn everybody_gets_the_minutes_once_even_from_two_pages() {
    let fair = waiting();
    before(Utc::now(), &fair, 0, ClockChange::Started);
    let give = [("act", "more"), ("minutes", "5"), ("seen", "0")];
    assert_eq!(press(&fair, &give).status, 303);
    let before = lines(&fair);
    let again = press(&fair, &give);
    assert_eq!(again.status, 422);
    says(
        &again,
        "Everybody in round 1 has 5 extra minutes by now, and this page showed 0: nothing of yours was recorded.",
    );
    assert_eq!(lines(&fair), before);
    says(&fair.page(&fair.director, &path("/desk")), "Everybody has 5 minutes more than planned.");
    for (minutes, why) in [
        ("", "Minutes are a whole number, such as 5"),
        ("soon", "Minutes are a whole number, such as 5"),
        ("999", "more minutes would give everybody"),
        ("-6", "cannot be taken back"),
    ] {
        let refused = press(&fair, &[("act", "more"), ("minutes", minutes), ("seen", "5")]);
        assert_eq!(refused.status, 422, "{minutes}");
        says(&refused, why);
    }
    assert_eq!(lines(&fair), before);
    assert_eq!(press(&fair, &[("act", "more"), ("minutes", "−5"), ("seen", "5")]).status, 303);
    silent(&fair.page(&fair.director, &path("/desk")), "more than planned");
}

#[test]
fn pressed_twice_or_from_an_old_page_a_button_of_the_clock_counts_once() {
    let fair = waiting();
    let start = [("act", "start"), ("seen", "0"), ("submission", "00000000-0000-0000-0000-00000000c10c")];
    for _ in 0..2 {
        let sent = fair.house.post(&path("/rounds/1/clock"), &start).within(&fair.director).send();
        assert_eq!(sent.status, 303);
    }
    let started = lines(&fair);
    // Somebody else pressed it, too: what they wanted is so.
    assert_eq!(press(&fair, &[("act", "start"), ("seen", "0")]).status, 303);
    assert_eq!(lines(&fair), started);
    assert_eq!(press(&fair, &[("act", "pause"), ("seen", "0")]).status, 303);
    let old = press(&fair, &[("act", "start"), ("seen", "0")]);
    assert_eq!(old.status, 422);
    says(&old, "was started before and is paused now");
    assert_eq!(lines(&fair), started + 1);
}

#[test]
fn only_the_director_sets_the_clock() {
    let fair = waiting();
    let before = lines(&fair);
    let player = fair.seat(1);
    let others = [&fair.head_judge, &fair.judge, &fair.scorekeeper, &fair.checker, &fair.stranger, &player];
    for who in others {
        let sent = fair.send(who, &path("/rounds/1/clock"), &[("act", "start"), ("seen", "0")]);
        assert_eq!(sent.status, 404);
        for page in ["/desk", "/rounds/1/staff"] {
            assert!(!fair.page(who, &path(page)).text().contains("Start the clock"), "{page}");
        }
    }
    assert_eq!(lines(&fair), before);
    says(&fair.page(&fair.director, &path("/rounds/1/staff")), "Start the clock");
}
