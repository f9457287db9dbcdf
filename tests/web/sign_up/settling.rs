//! What the director does with applications and with the terms.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use super::{applies, at, far, nobody_sends, open, receipt, registered, settles, ticks};
use crate::support::site::fair::Fair;
use crate::support::site::{says, silent};
use arbiter::domain::id::PlayerId;
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::tournament::command::{
    ChangeSettings, ChangeSignUp, Command, DropPlayer, PairRound, PublishRound,
};
use arbiter::domain::tournament::settings::Settings;
use arbiter::domain::tournament::sign_up::SignUp;
use arbiter::web::routes::ROUTES;
use chrono::{DateTime, TimeDelta, Utc};

#[test]
fn a_director_opens_a_sign_up_and_players_come_in_by_it() {
    let fair = Fair::with_players(&["Kira"]);
    silent(&fair.page(&fair.director, &at("")), "Sign-up open");
    says(&receipt(&fair, &at("/sign-up")), "Nobody can sign up now.");
    says(&fair.page(&fair.director, &at("/players")), "Let players sign up");
    let opened = fair.send(
        &fair.director,
        &at("/applications/terms"),
        &[("until", "2190-05-11T20:00"), ("most", "3"), ("asks_deck", "yes"), ("intent", "open")],
    );
    assert_eq!(opened.status, 303);
    let overview = fair.house.get(&at("")).send();
    for words in ["Sign-up open until 11 May 2190, 20:00", "1 of 3 places taken", "/sign-up\">Sign up</a>"] {
        says(&overview, words);
    }
    let to = applies(&fair, "Odo");
    says(&receipt(&fair, &to), "You are 1st on the list. 2 places are free.");
    says(&fair.page(&fair.director, &at("/desk")), "1 application waits.");
    silent(&fair.page(&fair.judge, &at("/desk")), "application");
    let page = fair.page(&fair.director, &at("/applications"));
    for words in ["1 player on the list", "No list", "Accept the one who waits", "as a QR code"] {
        says(&page, words);
    }
    assert_eq!(settles(&fair, &fair.director, &ticks(&fair, &["Odo"]), "accept").status, 303);
    assert_eq!(registered(&fair), ["Kira", "Odo"]);
    says(&fair.house.get(&at("")).send(), "2 of 3 places taken");
    // The receipt leads to the seat, and claiming it works.
    let accepted = receipt(&fair, &to);
    says(&accepted, "You have a place");
    let code = to.rsplit('/').next().unwrap();
    says(&accepted, &format!("/seat/{code}"));
    let claimed = nobody_sends(&fair, &format!("/seat/{code}"), &[]);
    assert_eq!((claimed.status, claimed.header("location")), (303, at("/me").as_str()));
    silent(&fair.page(&fair.director, &at("/desk")), "application waits");
    let closed = fair.send(&fair.director, &at("/applications/terms"), &[("intent", "close")]);
    assert_eq!(closed.status, 303);
    silent(&fair.house.get(&at("")).send(), "Sign-up open");
    assert_eq!(nobody_sends(&fair, &at("/sign-up"), &[("name", "Rom")]).status, 422);
}

#[test]
fn places_are_counted_when_the_director_accepts_and_free_again_when_somebody_drops() {
    let fair = open(Some(3), &["Kira", "Odo"]);
    let names = ["Quark", "Rom", "Nog"];
    let receipts = names.map(|name| applies(&fair, name));
    let page = fair.page(&fair.director, &at("/applications"));
    says(&page, ">Accept the first</button>");
    let all = ticks(&fair, &names);
    let refused = settles(&fair, &fair.director, &all, "accept");
    assert_eq!(refused.status, 422);
    says(&refused, "More players are ticked than places are free: 3 and 1.");
    assert_eq!(
        all.iter().filter(|id| refused.text().contains(&format!("{id}\" checked"))).count(),
        3,
        "the ticks are still there"
    );
    assert_eq!(settles(&fair, &fair.director, &[], "accept").status, 422);
    assert_eq!(settles(&fair, &fair.director, &[], "").status, 400);
    // The director may take somebody out of turn.
    assert_eq!(settles(&fair, &fair.director, &all[1..2], "accept").status, 303);
    assert_eq!(registered(&fair), ["Kira", "Odo", "Rom"]);
    says(&receipt(&fair, &receipts[0]), "You are 1st on the list. No place is free now.");
    says(&receipt(&fair, &at("/sign-up")), "All places are taken");
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 422);
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(1), reason: "".into() }));
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    assert_eq!(registered(&fair), ["Kira", "Odo", "Rom", "Quark"]);
}

#[test]
fn a_round_robin_accepts_as_many_as_its_timetable_has_numbers_and_says_so() {
    let fair = open(None, &["Kira", "Odo", "Jadzia"]);
    let settings = fair.here().setup().unwrap().settings.clone();
    let settings = Settings { system: PairingSystem::RoundRobin, ..settings };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "everybody meets".into() }));
    let names = ["Quark", "Rom", "Nog"];
    let receipts = names.map(|name| applies(&fair, name));
    says(&fair.page(&fair.director, &at("/applications")), ">Accept all 3</button>");
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    silent(&receipt(&fair, &receipts[1]), "place is free");
    fair.give(Command::PublishRound(PublishRound {}));
    let page = fair.page(&fair.director, &at("/applications"));
    says(&page, ">Accept the first</button>");
    says(&page, "the timetable takes 1 more player");
    says(&receipt(&fair, &receipts[1]), "You are 2nd on the list. 1 place is free.");
    let refused = settles(&fair, &fair.director, &ticks(&fair, &names), "accept");
    assert_eq!(refused.status, 422);
    says(&refused, "The timetable has one free number, so only one more player can enter.");
    says(&refused, "take its publication back");
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    assert_eq!(registered(&fair), ["Kira", "Odo", "Jadzia", "Quark"]);
    let page = fair.page(&fair.director, &at("/applications"));
    says(&page, "the timetable takes no more players");
    silent(&page, "value=\"fit\"");
    let full = "is drawn and takes no more players, so nobody else can be accepted now.";
    says(&receipt(&fair, &receipts[1]), full);
    // A page from before it was full.
    let refused = settles(&fair, &fair.director, &[], "fit");
    assert_eq!(refused.status, 422);
    says(&refused, "The timetable has no free number, so nobody else can enter.");
}

#[test]
fn a_sign_up_opened_by_mistake_is_undone_and_who_waits_already_is_still_accepted() {
    let fair = open(None, &["Kira"]);
    let opening = fair.here().sequence();
    let path = at(&format!("/log/{opening}/undo"));
    says(&fair.page(&fair.director, &at("/log")), &path);
    says(&fair.page(&fair.director, &path), "No sign-up is open.");
    applies(&fair, "Odo");
    let undo = [("intent", "undo"), ("reason", "the wrong tournament")];
    assert_eq!(fair.send(&fair.director, &path, &undo).status, 303);
    assert!(fair.here().tournament.sign_up().is_none());
    assert_eq!(nobody_sends(&fair, &at("/sign-up"), &[("name", "Quark")]).status, 422);
    // Odo waits, and the desk says so.
    says(&fair.page(&fair.director, &at("/desk")), "1 application waits.");
    let ticked = ticks(&fair, &["Odo"]);
    assert_eq!(settles(&fair, &fair.director, &ticked, "accept").status, 303);
    assert_eq!(registered(&fair), ["Kira", "Odo"]);
    // Now the terms do not come back under the registration.
    let redo = [("intent", "redo"), ("reason", "it was right")];
    let refused = fair.send(&fair.director, &path, &redo);
    assert_eq!(refused.status, 422);
    says(&refused, "stays undone, because later acts were recorded without it");
}

#[test]
fn two_directors_settle_nobody_twice() {
    let fair = open(None, &[]);
    let second = fair.account("Second", Some(arbiter::domain::tournament::role::Role::Director));
    applies(&fair, "Kira");
    applies(&fair, "Odo");
    let both = ticks(&fair, &["Kira", "Odo"]);
    assert_eq!(settles(&fair, &fair.director, &both[..1], "accept").status, 303);
    for intent in ["accept", "decline", "back"] {
        let late = settles(&fair, &second, &both, intent);
        assert_eq!(late.status, 422, "{intent}");
        says(&late, "Someone else settled one of these applications in the meantime");
    }
    assert_eq!(registered(&fair), ["Kira"]);
    assert_eq!(settles(&fair, &second, &both[1..], "decline").status, 303);
    assert_eq!(settles(&fair, &fair.director, &both[1..], "accept").status, 422);
    assert_eq!(settles(&fair, &fair.director, &both[1..], "back").status, 303);
    // At the same moment: every applicant becomes one player.
    for number in 0..20 {
        applies(&fair, &format!("Player {number}"));
    }
    let fair = Arc::new(fair);
    let directors = [fair.director.clone(), second];
    let threads = directors.map(|who| {
        let fair = Arc::clone(&fair);
        std::thread::spawn(move || settles(&fair, &who, &[], "fit").status)
    });
    let mut answers = threads.map(|thread| thread.join().unwrap());
    answers.sort_unstable();
    assert!(answers == [303, 422] || answers == [303, 303], "{answers:?}");
    let mut names = registered(&fair);
    assert_eq!(names.len(), 22);
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 22);
}

#[test]
fn a_thousand_wait_and_no_more_and_the_page_still_works() {
    let fair = open(None, &[]);
    for number in 0..1_000 {
        applies(&fair, &format!("Player {number}"));
    }
    let full = nobody_sends(&fair, &at("/sign-up"), &[("name", "One more")]);
    assert_eq!(full.status, 422);
    says(&full, "1000 players wait already");
    says(&full, "value=\"One more\"");
    let page = fair.page(&fair.director, &at("/applications"));
    says(&page, "1000 players on the list");
    let ids: Vec<String> = page
        .text()
        .split("name=\"application\" value=\"")
        .skip(1)
        .map(|rest| rest.split_once('"').unwrap().0.to_owned())
        .collect();
    assert_eq!(ids.len(), 1_000);
    let many = settles(&fair, &fair.director, &ids, "accept");
    assert_eq!(many.status, 422);
    says(&many, "1000 names at once are too many");
    // A flood is declined at once, and makes room.
    assert_eq!(settles(&fair, &fair.director, &ids, "decline").status, 303);
    applies(&fair, "One more");
}

#[test]
fn a_button_pressed_twice_is_no_error_and_nothing_typed_is_lost() {
    let fair = open(None, &[]);
    let to = applies(&fair, "Kira");
    let ticked = ticks(&fair, &["Kira"]);
    let declines = |word: &str| {
        let fields = [("application", ticked[0].as_str()), ("word", word), ("intent", "decline")];
        fair.send(&fair.director, &at("/applications"), &fields)
    };
    let long = declines(&"x".repeat(501));
    assert_eq!(long.status, 422);
    says(&long, &"x".repeat(501));
    for _ in 0..2 {
        assert_eq!(declines("The hall is full.").status, 303);
    }
    let other = declines("Come next year.");
    assert_eq!(other.status, 422, "somebody else wrote another word");
    says(&receipt(&fair, &to), "The hall is full.");
    for intent in ["back", "back"] {
        assert_eq!(settles(&fair, &fair.director, &ticked, intent).status, 303);
    }
    let nobody =
        fair.send(&fair.director, &at("/applications"), &[("word", "No room"), ("intent", "decline")]);
    assert_eq!(nobody.status, 422);
    says(&nobody, "No room</textarea>");
    assert_eq!(settles(&fair, &fair.director, &ticked, "delete").status, 422, "it waits");
    assert_eq!(settles(&fair, &fair.director, &ticked, "decline").status, 303);
    for _ in 0..2 {
        assert_eq!(settles(&fair, &fair.director, &ticked, "delete").status, 303);
    }
    assert_eq!(receipt(&fair, &to).status, 404);
}

#[test]
fn a_flood_is_declined_and_deleted_by_two_buttons_without_scripts() {
    let fair = open(None, &[]);
    let keeps = applies(&fair, "Kira");
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    for number in 0..40 {
        applies(&fair, &format!("Player {number}"));
    }
    says(&fair.page(&fair.director, &at("/applications")), "Decline all 40");
    assert_eq!(settles(&fair, &fair.director, &[], "decline-all").status, 303);
    says(&fair.page(&fair.director, &at("/applications")), "Delete all 40");
    assert_eq!(settles(&fair, &fair.director, &[], "delete-all").status, 303);
    let page = fair.page(&fair.director, &at("/applications"));
    says(&page, "No player is waiting.");
    silent(&page, "Player 7");
    for intent in ["decline-all", "delete-all"] {
        assert_eq!(settles(&fair, &fair.director, &[], intent).status, 303, "pressed twice");
    }
    says(&receipt(&fair, &keeps), "You have a place");
    assert_eq!(registered(&fair), ["Kira"]);
}

#[test]
fn a_moment_that_is_over_opens_nothing_and_is_said_at_its_field() {
    let seconds = Arc::new(AtomicI64::new(0));
    let clock = Arc::clone(&seconds);
    let start: DateTime<Utc> = "2026-05-01T08:00:00Z".parse().unwrap();
    let fair = Fair::timed(ROUTES, &[], move || start + TimeDelta::seconds(clock.load(Ordering::Relaxed)));
    let director = &fair.director;
    let sends = |until: &str, most: &str, intent: &str| {
        let fields = [("until", until), ("most", most), ("intent", intent)];
        fair.send(director, &at("/applications/terms"), &fields)
    };
    let page = || fair.page(director, &at("/applications"));
    says(&page(), "value=\"2026-05-11T20:00\"");
    seconds.store(11 * 86_400, Ordering::Relaxed);
    says(&page(), "value=\"2026-05-12T23:59\"");
    seconds.store(30 * 86_400, Ordering::Relaxed);
    silent(&page(), "value=\"2026-");
    let late = sends("2026-05-11T20:00", "8", "open");
    assert_eq!(late.status, 422);
    says(&late, "This time has already passed. Choose a later one.");
    says(&late, "value=\"8\"");
    assert!(fair.here().tournament.sign_up().is_none());
    let skipped = sends("2027-03-28T02:30", "8", "open");
    assert_eq!(skipped.status, 422);
    says(&skipped, "in the time zone Europe/Paris. An hour that is skipped when clocks are put forward");
    for (until, most) in [("", "8"), ("soon", ""), ("2026-07-01T20:00", "a few"), ("2026-07-01T20:00", "0")] {
        assert_eq!(sends(until, most, "open").status, 422, "{until} {most}");
    }
    assert_eq!(sends("2026-07-01T20:00", "8", "open").status, 303);
    // Closed by the director, at a second that the form does not show.
    seconds.fetch_add(17, Ordering::Relaxed);
    assert_eq!(sends("", "", "close").status, 303);
    let closed = fair.here().tournament.sign_up().unwrap().clone();
    assert_eq!((closed.until, closed.most), (start + TimeDelta::seconds(30 * 86_400 + 17), Some(8)));
    seconds.fetch_add(60, Ordering::Relaxed);
    assert_eq!(sends("", "", "close").status, 303, "once more changes nothing");
    assert_eq!(fair.here().tournament.sign_up(), Some(&closed));
    says(&page(), "The sign-up is closed. Choose a later moment to open it again.");
    let shown = "2026-05-31T10:00";
    says(&page(), &format!("value=\"{shown}\""));
    assert_eq!(sends(shown, "8", "open").status, 422, "it would stay closed");
    assert_eq!(sends(shown, "9", "open").status, 303, "more places for those who wait");
    let terms = fair.here().tournament.sign_up().unwrap().clone();
    assert_eq!((terms.until, terms.most), (closed.until, Some(9)));
    assert_eq!(sends("2026-07-01T20:00", "9", "open").status, 303);
    says(&fair.house.get(&at("/sign-up")).send(), "Apply for a place");
}

#[test]
fn closing_keeps_what_another_director_changed_meanwhile() {
    let fair = open(Some(8), &[]);
    let terms = SignUp { until: far(), most: Some(12), asks_deck: false };
    fair.give(Command::ChangeSignUp(ChangeSignUp { terms }));
    // The page of the second director still shows eight places.
    let stale = [("until", "2190-05-11T20:00"), ("most", "8"), ("asks_deck", "yes"), ("intent", "close")];
    assert_eq!(fair.send(&fair.director, &at("/applications/terms"), &stale).status, 303);
    let closed = fair.here().tournament.sign_up().unwrap().clone();
    assert_eq!((closed.most, closed.asks_deck), (Some(12), false));
    assert!(closed.until < far());
}
