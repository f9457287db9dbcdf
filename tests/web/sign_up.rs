//! Players apply for a place by a public page, and a director accepts them.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{Response, says, silent};
use arbiter::data;
use arbiter::domain::id::{PlayerId, SubmissionId};
use arbiter::domain::tournament::command::{
    ChangeFormat, ChangePublication, ChangeSignUp, CloseTournament, Command, DropPlayer, HideTournament,
};
use arbiter::domain::tournament::publication::{Lists, Publication};
use arbiter::domain::tournament::sign_up::SignUp;
use arbiter::web::cookie::SessionToken;
use arbiter::web::routes::ROUTES;
use chrono::{DateTime, TimeDelta, Utc};

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn terms(most: Option<u32>) -> Command {
    let terms = SignUp { until: Utc::now() + TimeDelta::days(3), most, asks_deck: true };
    Command::ChangeSignUp(ChangeSignUp { terms })
}

/// A sign-up with so many places, and these players registered.
fn open(most: Option<u32>, players: &[&str]) -> Fair {
    let fair = if players.is_empty() { Fair::new() } else { Fair::with_players(players) };
    fair.give(terms(most));
    fair
}

fn number() -> String {
    SubmissionId::new(arbiter::app::sessions::random_uuid().unwrap()).to_string()
}

/// Sends a form without any session.
fn nobody_sends(fair: &Fair, path: &str, fields: &[(&str, &str)]) -> Response {
    let number = number();
    let mut all = fields.to_vec();
    all.push(("submission", &number));
    fair.house.post(path, &all).send()
}

/// Applies and returns the address of the receipt.
fn applies(fair: &Fair, name: &str) -> String {
    applies_with(fair, name, "")
}

fn applies_with(fair: &Fair, name: &str, list: &str) -> String {
    let sent = nobody_sends(fair, &at("/sign-up"), &[("name", name), ("list", list)]);
    assert_eq!(sent.status, 303, "{}", sent.text());
    sent.header("location").to_owned()
}

fn receipt(fair: &Fair, to: &str) -> Response {
    fair.house.get(to).send()
}

/// The values of the boxes beside these names on the director’s page.
fn ticks(fair: &Fair, names: &[&str]) -> Vec<String> {
    let page = fair.page(&fair.director, &at("/applications")).text();
    let value = |name: &&str| {
        let (before, _) = page.split_once(&format!("<bdi>{name}</bdi>")).expect("on the list");
        let (_, box_) = before.rsplit_once("name=\"application\" value=\"").unwrap();
        box_.split_once('"').unwrap().0.to_owned()
    };
    names.iter().map(value).collect()
}

fn settles(fair: &Fair, who: &SessionToken, ticks: &[String], intent: &str) -> Response {
    let mut fields: Vec<(&str, &str)> = ticks.iter().map(|id| ("application", id.as_str())).collect();
    fields.push(("intent", intent));
    fair.send(who, &at("/applications"), &fields)
}

fn registered(fair: &Fair) -> Vec<String> {
    let here = fair.here();
    here.tournament.players().map(|player| here.name(player.id)).collect()
}

#[test]
fn a_director_opens_a_sign_up_and_players_come_in_by_it() {
    let fair = Fair::with_players(&["Kira"]);
    silent(&fair.page(&fair.director, &at("")), "Sign-up open");
    says(&receipt(&fair, &at("/sign-up")), "Nobody can sign up now.");
    says(&fair.page(&fair.director, &at("/players")), "Let players sign up");
    says(&fair.page(&fair.director, &at("/applications")), "2026-05-11T20:00");
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
fn nothing_that_is_sent_is_public_before_it_is_accepted() {
    let fair = open(None, &["Kira"]);
    let to = applies(&fair, "Gul <b>Dukat</b>");
    let decline = |word: &str| {
        let tick = ticks(&fair, &["Gul &#60;b&#62;Dukat&#60;/b&#62;"]).remove(0);
        let fields = [("application", tick.as_str()), ("word", word), ("intent", "decline")];
        fair.send(&fair.director, &at("/applications"), &fields)
    };
    let seat = fair.seat(1);
    for path in ["", "/log", "/sign-up", "/standings", "/print/names"] {
        for who in [None, Some(&seat), Some(&fair.judge), Some(&fair.scorekeeper)] {
            let asked = fair.house.get(&at(path));
            let page = who.map_or_else(|| fair.house.get(&at(path)).send(), |who| asked.within(who).send());
            silent(&page, "Dukat");
        }
    }
    for who in [&seat, &fair.head_judge, &fair.judge, &fair.stranger] {
        assert_eq!(fair.page(who, &at("/applications")).status, 404);
        assert_eq!(settles(&fair, who, &[], "fit").status, 404);
        let close = fair.send(who, &at("/applications/terms"), &[("intent", "close")]);
        assert_eq!(close.status, 404);
    }
    // Nobody reads a receipt by guessing, or at another tournament.
    assert_eq!(receipt(&fair, &at(&format!("/sign-up/{}", "0".repeat(64)))).status, 404);
    assert_eq!(receipt(&fair, &to.replace(SLUG, "elsewhere")).status, 404);
    // What the director says is read by the player alone, and both are escaped.
    assert_eq!(decline("full <i>house</i>").status, 303);
    says(&receipt(&fair, &to), "full &#60;i&#62;house");
    silent(&fair.page(&fair.director, &at("/applications")), "<b>Dukat");
    silent(&fair.house.get(&at("/log")).send(), "house");
    assert_eq!(registered(&fair), ["Kira"]);
    fair.give(Command::HideTournament(HideTournament { reason: "spam".to_owned() }));
    assert_eq!(receipt(&fair, &at("/sign-up")).status, 404);
    assert_eq!(receipt(&fair, &to).status, 404);
    assert_eq!(nobody_sends(&fair, &at("/sign-up"), &[("name", "Rom")]).status, 404);
}

#[test]
fn a_double_click_applies_once_and_other_words_under_its_number_are_refused() {
    let fair = open(None, &[]);
    let number = number();
    let sends = |name: &str| {
        let fields = [("name", name), ("list", ""), ("submission", number.as_str())];
        fair.house.post(&at("/sign-up"), &fields).send()
    };
    let first = sends("Kira");
    for _ in 0..50 {
        let again = sends("  Kira ");
        assert_eq!((again.status, again.header("location")), (303, first.header("location")));
    }
    assert_eq!(sends("Odo").status, 409);
    says(&fair.page(&fair.director, &at("/applications")), "1 player on the list");
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    assert_eq!(sends("Kira").header("location"), first.header("location"), "after it was accepted, too");
    assert_eq!(registered(&fair), ["Kira"]);
    let nil = "00000000-0000-0000-0000-000000000000";
    for number in ["", nil, "x"] {
        let sent = fair.house.post(&at("/sign-up"), &[("name", "Rom"), ("submission", number)]).send();
        assert_eq!(sent.status, 400, "{number}");
    }
    // The receipt cannot be derived from what the database holds, nor from another form's number.
    assert_ne!(applies(&fair, "Kira"), first.header("location"));
}

#[test]
fn names_and_lists_that_cannot_be_used_come_back_with_everything_typed() {
    let fair = open(None, &[]);
    let long = "x".repeat(61);
    for name in [
        "",
        "  ",
        "Od\u{202e}o",
        "Ki\u{200b}ra",
        long.as_str(),
        "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
    ] {
        let list = "1 Some Unreadable Card";
        let sent = nobody_sends(&fair, &at("/sign-up"), &[("name", name), ("list", list)]);
        assert_eq!(sent.status, 422, "{name}");
        says(&sent, list);
        says(&sent, "Type your name");
    }
    let endless = "x".repeat(20_001);
    let sent = nobody_sends(&fair, &at("/sign-up"), &[("name", "Kira"), ("list", &endless)]);
    assert_eq!(sent.status, 422);
    says(&sent, "The list has 20001 characters; at most 20000 fit.");
    says(&sent, "value=\"Kira\"");
    // Control: the same name and a shorter list go in, however faulty the list is.
    let to = applies_with(&fair, "Kira", "1 Some Unreadable Card");
    says(&receipt(&fair, &to), "fault");
    // A list for a tournament that asks for none is dropped.
    let none = ChangeFormat { format: None, reason: "a relaxed day".to_owned() };
    fair.give(Command::ChangeFormat(none));
    let to = applies_with(&fair, "Odo", data::DEMO_DECK);
    silent(&receipt(&fair, &to), "Your deck list");
    silent(&receipt(&fair, &at("/sign-up")), "deck list along");
}

#[test]
fn a_list_sent_along_is_checked_changed_and_handed_in_by_accepting() {
    let fair = open(None, &[]);
    let to = applies_with(&fair, "Kira", "1 Some Unreadable Card");
    let changes = |list: &str| nobody_sends(&fair, &format!("{to}/list"), &[("list", list)]).status;
    assert_eq!(changes(&"x".repeat(20_001)), 422);
    assert_eq!(changes(data::DEMO_DECK), 303);
    says(&fair.page(&fair.director, &at("/applications")), "cards, ");
    silent(&fair.page(&fair.director, &at("/applications")), "1 Some Unreadable Card");
    applies(&fair, "Odo");
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    let here = fair.here();
    let deck = |player| here.tournament.player(PlayerId(player)).unwrap().deck.clone();
    assert!(deck(1).is_some() && deck(2).is_none());
    let kept = fair.desk().deck(&SLUG.parse().unwrap(), PlayerId(1)).unwrap().unwrap();
    assert_eq!(kept.0, data::DEMO_DECK.replace("\r\n", "\n"));
    silent(&fair.page(&fair.director, &at("/applications")), "Lists to hand in");
    assert_eq!(changes("1 Another Card"), 422, "it no longer waits");
    assert_eq!(nobody_sends(&fair, &format!("{to}/withdraw"), &[]).status, 422);
    assert_eq!(registered(&fair), ["Kira", "Odo"]);
}

#[test]
fn a_list_that_was_not_handed_in_is_kept_until_it_is() {
    let fair = open(None, &[]);
    let to = applies_with(&fair, "Kira", data::DEMO_DECK);
    let format = fair.here().tournament.setup().unwrap().format.clone();
    let change = |format: Option<arbiter::domain::deck::Format>| {
        let reason = "a slip".to_owned();
        fair.give(Command::ChangeFormat(ChangeFormat { format: format.map(Box::new), reason }));
    };
    // As if the program died between the two: the player is in, the list is not.
    change(None);
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    let deck = || fair.here().tournament.player(PlayerId(1)).unwrap().deck.clone();
    assert_eq!(registered(&fair), ["Kira"]);
    assert!(deck().is_none());
    says(&receipt(&fair, &to), "Your list is not handed in");
    says(&fair.page(&fair.director, &at("/applications")), "Hand the lists in again");
    change(format);
    for _ in 0..3 {
        assert_eq!(settles(&fair, &fair.director, &[], "lists").status, 303);
    }
    assert!(deck().is_some());
    silent(&receipt(&fair, &to), "Your list is not handed in");
    silent(&fair.page(&fair.director, &at("/applications")), "Hand the lists in again");
    assert_eq!(fair.here().log.iter().filter(|line| line.entry().kind() == "deck-submitted").count(), 1);
}

#[test]
fn a_late_list_is_handed_in_by_the_director_and_shown_to_nobody() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    fair.give(terms(None));
    let publication = Publication { lists: Lists::All, ..Publication::default() };
    fair.give(Command::ChangePublication(ChangePublication { publication }));
    applies_with(&fair, "Quark", data::DEMO_DECK);
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    let here = fair.here();
    let quark = here.tournament.player(PlayerId(3)).unwrap();
    assert!(quark.deck.is_some() && quark.from_round.0 == 2);
    assert!(quark.consent.is_some_and(|consent| !consent.agrees), "the player was not asked");
}

#[test]
fn an_application_is_taken_back_for_good() {
    let fair = open(None, &[]);
    let (kira, odo) = (applies(&fair, "Kira"), applies(&fair, "Odo"));
    says(&receipt(&fair, &odo), "You are 2nd on the list.");
    assert_eq!(nobody_sends(&fair, &format!("{kira}/withdraw"), &[]).status, 303);
    assert_eq!(receipt(&fair, &kira).status, 404);
    assert_eq!(nobody_sends(&fair, &format!("{kira}/withdraw"), &[]).status, 404);
    says(&receipt(&fair, &odo), "You are 1st on the list.");
    silent(&fair.page(&fair.director, &at("/applications")), "Kira");
}

#[test]
fn places_are_counted_when_the_director_accepts_and_free_again_when_somebody_drops() {
    let fair = open(Some(3), &["Kira", "Odo"]);
    let names = ["Quark", "Rom", "Nog"];
    let receipts = names.map(|name| applies(&fair, name));
    let page = fair.page(&fair.director, &at("/applications"));
    says(&page, "Accept the first 1");
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
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(1), reason: String::new() }));
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    assert_eq!(registered(&fair), ["Kira", "Odo", "Rom", "Quark"]);
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
        says(&late, "Somebody else settled one of these applications meanwhile");
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
fn the_same_name_is_told_to_the_director_and_not_to_the_sender() {
    let fair = open(None, &["Kira Nerys"]);
    let known = applies(&fair, "nerys KIRA");
    let other = applies(&fair, "Odo");
    let [known, other] = [&known, &other].map(|to| receipt(&fair, to).text());
    assert_eq!(known.matches("<p>").count(), other.matches("<p>").count());
    assert!(!known.contains("Same name") && !known.contains("already"));
    says(&fair.page(&fair.director, &at("/applications")), "Same name as player 1");
    applies(&fair, "Odo");
    says(&fair.page(&fair.director, &at("/applications")), "Twice on this list");
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
fn the_last_moment_ends_the_sign_up_on_every_page() {
    let seconds = Arc::new(AtomicI64::new(0));
    let clock = Arc::clone(&seconds);
    let start: DateTime<Utc> = "2026-05-01T08:00:00Z".parse().unwrap();
    let fair = Fair::timed(ROUTES, &[], move || start + TimeDelta::seconds(clock.load(Ordering::Relaxed)));
    let terms = SignUp { until: start + TimeDelta::seconds(60), most: None, asks_deck: false };
    fair.give(Command::ChangeSignUp(ChangeSignUp { terms }));
    says(&fair.house.get(&at("")).send(), "Sign-up open until 1 May 2026, 10:01 CEST");
    let number = number();
    let sends = |name: &str, number: &str| {
        fair.house.post(&at("/sign-up"), &[("name", name), ("submission", number)]).send()
    };
    seconds.store(59, Ordering::Relaxed);
    assert_eq!(sends("Kira", &number).status, 303);
    seconds.store(60, Ordering::Relaxed);
    assert_eq!(sends("Kira", &number).status, 303, "the second half of a double click");
    let late = sends("Odo", &self::number());
    assert_eq!(late.status, 422);
    says(&late, "The sign-up is closed, so nothing was sent.");
    // The overview is kept for everybody, and still knows the moment.
    std::thread::sleep(std::time::Duration::from_millis(1_100));
    silent(&fair.house.get(&at("")).send(), "Sign-up open");
    // Who waits can still be accepted.
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    assert_eq!(registered(&fair), ["Kira"]);
}

#[test]
fn the_end_deletes_the_applications_and_the_receipt_still_finds_the_seat() {
    let fair = open(None, &[]);
    let receipts = ["Kira", "Odo"].map(|name| applies(&fair, name));
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    let late = applies(&fair, "Nog");
    let pair = arbiter::domain::tournament::command::PairRound { absent: vec![], earned_byes: vec![] };
    fair.give(Command::PairRound(pair));
    fair.give(Command::PublishRound(arbiter::domain::tournament::command::PublishRound {}));
    fair.give(crate::support::scenario::win_in_round_1(1, 40));
    let round = arbiter::domain::id::RoundNumber(1);
    fair.give(Command::CloseRound(arbiter::domain::tournament::command::CloseRound { round, over: vec![] }));
    says(&receipt(&fair, &late), "on the list");
    fair.give(Command::CloseTournament(CloseTournament {}));
    assert_eq!(receipt(&fair, &late).status, 404);
    let code = receipts[0].rsplit('/').next().unwrap();
    let after = receipt(&fair, &receipts[0]);
    assert_eq!((after.status, after.header("location")), (303, format!("/seat/{code}").as_str()));
    assert!(fair.desk().applications(&fair.here()).unwrap().is_empty());
    assert_eq!(nobody_sends(&fair, &at("/sign-up"), &[("name", "Rom")]).status, 422);
}
