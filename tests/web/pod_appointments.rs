//! The players of a Tribbles pod agree when they play: all of them have to name the same time. They and the staff see it.

use crate::support::site::fair::Fair;
use crate::support::site::{Response, says, silent};
use crate::support::slug;
use arbiter::domain::id::PlayerId;
use arbiter::web::cookie::SessionToken;
use chrono::{Days, Utc};

const SLUG: &str = "tribbles-online";
const HANDLE: &str = "kira#1701 on Discord";

fn path(rest: &str) -> String {
    format!("/t/{SLUG}{rest}")
}

/// Two pods of a heat with a deadline in seven days.
fn online() -> Fair {
    let fair = Fair::new();
    let goes = |to: &str, fields: &[(&str, &str)]| {
        let sent = fair.send(&fair.stranger, to, fields);
        assert_eq!(sent.status, 303, "{to}: {}", sent.text());
    };
    goes(
        "/new",
        &[
            ("title", SLUG),
            ("date", "2026-12-05"),
            ("time_zone", "Europe/Paris"),
            ("edition", "TR"),
            ("format", "none"),
            ("profile", "tribbles-heats"),
            ("rounds", "1"),
            ("round_minutes", "45"),
            ("round_days", "7"),
        ],
    );
    goes(&path("/players"), &[("names", "Kira\nOdo\nQuark\nRom\nNog\nLeeta\nGarak\nDax")]);
    goes(&path("/pair"), &[("round", "1")]);
    let draft = fair.page(&fair.stranger, &path("/rounds/1/staff")).text();
    let seen = draft.split("name=\"seen\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    goes(&path("/rounds/1/publish"), &[("seen", &seen), ("deadline", &in_days(7))]);
    fair
}

/// The seats of the players of each pod.
fn pods(fair: &Fair) -> Vec<Vec<SessionToken>> {
    let here = fair.desk().tournament(&slug(SLUG)).unwrap();
    let round = here.tournament.rounds().next().unwrap();
    let seats =
        |players: &[PlayerId]| players.iter().map(|player| fair.seat_at(here.id(), player.0)).collect();
    round.pods().map(|pod| seats(&pod.pod.players)).collect()
}

fn in_days(days: u64) -> String {
    Utc::now().date_naive().checked_add_days(Days::new(days)).unwrap().format("%Y-%m-%dT19:07").to_string()
}

fn names(fair: &Fair, who: &SessionToken, at: &str) -> Response {
    fair.send(who, &path("/me/appointment"), &[("at", at), ("intent", "agree")])
}

#[test]
fn a_pod_agrees_once_all_its_players_name_the_same_time() {
    let fair = online();
    let pods = pods(&fair);
    let [first, rest @ ..] = &pods[0][..] else { panic!("a pod") };
    says(&fair.page(first, &path("/me")), "Agree when to play");
    assert_eq!(names(&fair, first, &in_days(3)).status, 303);
    for (at, player) in rest.iter().enumerate() {
        let page = fair.page(player, &path("/me/appointment"));
        says(&page, "I can play on ");
        silent(&page, "<span class=\"badge settled\">Agreed</span>");
        let other = in_days(if at == 0 { 4 } else { 3 });
        assert_eq!(names(&fair, player, &other).status, 303);
    }
    silent(&fair.page(first, &path("/me")), "<dt>Agreed</dt>");
    // The one who named another day comes round.
    assert_eq!(names(&fair, &rest[0], &in_days(3)).status, 303);
    let day = Utc::now().date_naive().checked_add_days(Days::new(3)).unwrap();
    let shown = format!("{} at 19:07, Europe/Paris", day.format("%A %-d %B %Y"));
    for player in &pods[0] {
        says(&fair.page(player, &path("/me")), &shown);
        says(&fair.page(player, &path("/me/appointment")), "<span class=\"badge settled\">Agreed</span>");
    }
    says(&fair.page(&fair.stranger, &path("/rounds/1/tables/1")), &shown);
    silent(&fair.page(first, &path("/me")), "After the deadline");
    // A day after the deadline is remarked.
    for player in &pods[0] {
        assert_eq!(names(&fair, player, &in_days(9)).status, 303);
    }
    says(&fair.page(first, &path("/me")), "After the deadline");
    says(&fair.page(&fair.stranger, &path("/desk")), ", after the deadline");
    // One takes it back, and nothing is agreed.
    let cancel = [("at", ""), ("intent", "cancel")];
    assert_eq!(fair.send(first, &path("/me/appointment"), &cancel).status, 303);
    silent(&fair.page(&rest[0], &path("/me")), "<dt>Agreed</dt>");
}

#[test]
fn nobody_waits_for_a_time_from_a_player_who_dropped() {
    let fair = online();
    let pods = pods(&fair);
    let [first, rest @ ..] = &pods[0][..] else { panic!("a pod") };
    for player in rest {
        assert_eq!(names(&fair, player, &in_days(3)).status, 303);
    }
    silent(&fair.page(&rest[0], &path("/me/appointment")), "<span class=\"badge settled\">Agreed</span>");
    silent(&fair.page(&fair.stranger, &path("/desk")), "agreed for");
    assert_eq!(fair.send(first, &path("/me/leave"), &[]).status, 303);
    let page = fair.page(&rest[0], &path("/me/appointment"));
    says(&page, "<span class=\"badge settled\">Agreed</span>");
    says(&page, "<dd>Dropped</dd>");
    silent(&page, "No time yet");
    says(&fair.page(&fair.stranger, &path("/rounds/1/tables/1")), "Agreed");
    // The director reads it on the desk as in a game of two.
    says(&fair.page(&fair.stranger, &path("/desk")), "agreed for");
}

#[test]
fn nobody_else_reads_a_word_of_it() {
    let fair = online();
    let pods = pods(&fair);
    let (kira, mate, other) = (&pods[0][0], &pods[0][1], &pods[1][0]);
    fair.send(kira, &path("/me/contact"), &[("contact", HANDLE)]);
    names(&fair, kira, &in_days(3));
    says(&fair.page(mate, &path("/me/appointment")), HANDLE);
    says(&fair.page(&fair.stranger, &path("/rounds/1/tables/1")), HANDLE);
    let day = Utc::now().date_naive().checked_add_days(Days::new(3)).unwrap();
    let needles = [HANDLE.to_owned(), format!("{day}"), day.format("%-d %B").to_string()];
    let elsewhere = fair.seat_elsewhere();
    let mut shown = 0;
    for who in [other, &elsewhere, &fair.director, &fair.checker] {
        for page in [
            "",
            "/me",
            "/me/appointment",
            "/rounds/1",
            "/rounds/1.txt",
            "/log",
            "/rounds/1/tables/1",
            "/desk",
        ] {
            let answer = fair.page(who, &path(page));
            let text = answer.text();
            assert!(!needles.iter().any(|needle| text.contains(needle)), "{page}: {text}");
            shown += usize::from(answer.status == 200);
        }
    }
    assert!(shown > 16, "{shown}");
    let export = fair.desk().export(&slug(SLUG)).unwrap();
    assert!(!needles.iter().any(|needle| export.contains(needle)), "outside the log");
    for who in [&fair.stranger, &fair.director, &elsewhere] {
        assert_eq!(names(&fair, who, &in_days(5)).status, 404);
    }
}

#[test]
fn a_time_that_is_over_or_far_away_or_not_a_time_is_refused_with_its_sentence() {
    let fair = online();
    let pods = pods(&fair);
    let kira = &pods[0][0];
    for (typed, wanted) in [
        ("2020-01-01T10:00", "This time has already passed."),
        (&*in_days(80), "Choose a day in the next 60 days, or one before the deadline."),
        ("soon", "Write when you play, as day and time"),
    ] {
        let refused = names(&fair, kira, typed);
        assert_eq!(refused.status, 422, "{typed}");
        says(&refused, wanted);
        says(&refused, &format!("value=\"{typed}\""));
    }
    let without = fair.send(kira, &path("/me/appointment"), &[("at", &*in_days(3))]);
    assert_eq!(without.status, 400);
}

#[test]
fn times_named_again_and_again_are_one_line_and_none_is_named_once_the_heat_is_over() {
    let fair = online();
    let pods = pods(&fair);
    let [kira, mate, other] = [&pods[0][0], &pods[0][1], &pods[1][0]];
    for days in 1..=50 {
        assert_eq!(names(&fair, kira, &in_days(days)).status, 303);
    }
    let page = fair.page(mate, &path("/me/appointment")).text();
    assert_eq!(page.matches("I can play on ").count(), 1, "{page}");
    // A field of another pod, or another round, does not belong to this form.
    let foreign = [("at", &*in_days(3)), ("intent", "agree"), ("table", "1"), ("player", "1")];
    assert_eq!(fair.send(other, &path("/me/appointment"), &foreign).status, 400);
    let here = fair.desk().tournament(&slug(SLUG)).unwrap();
    let round = here.tournament.rounds().next().unwrap();
    for pod in round.pods() {
        let mut fields: Vec<(&str, &str)> = pod.pod.players.iter().map(|_| ("scored", "1000")).collect();
        fields.push(("intent", "record"));
        let to = path(&format!("/rounds/1/tables/{}/result", pod.table()));
        let sent = fair.send(&fair.stranger, &to, &fields);
        assert_eq!(sent.status, 303, "{}", sent.text());
    }
    assert_eq!(fair.send(&fair.stranger, &path("/rounds/1/close"), &[]).status, 303);
    let late = names(&fair, kira, &in_days(3));
    assert_eq!(late.status, 422);
    says(&late, "You have no open game with a deadline");
}
